"""What is on screen: war and peace, points, spheres, where one may go, and what became of the last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, Judgement, OrdersJudged, OrdersRevealed
from casusbelli.core.orders import Move, Order
from casusbelli.core.units import Unit
from casusbelli.rules.component import Component, Turn
from casusbelli.rules.formal.advice import appraised
from casusbelli.rules.formal.facts import (
    POINTS,
    TABLE,
    Declared,
    SphereEnded,
    UndoSphere,
    WarDeclared,
    WarsEnded,
    at_war,
    barriers,
    option,
    pair,
    powers_of,
    spheres_of,
    war_of,
)
from casusbelli.rules.formal.foresight import foreseen
from casusbelli.rules.formal.points import FALL_RULES, Ledger, Points, holdings, ledger_of, points
from casusbelli.rules.formal.spheres import SpheresOfInfluence
from casusbelli.rules.formal.war import Wars
from casusbelli.rules.shown import Consequence, Mark, Panel

LOG_LENGTH = 30  # lines of the points log that are shown
LAST = "Last turn: "
SPHERE = " SOI "  # in the text of a declaration and of its support


class Diary(Struct, frozen=True):
    """The last turn that was judged. ``acts``: surrenders, declarations and cancelled spheres as they came (R-F6);
    ``contests``: verdicts on declarations of spheres, each before those on its supports; ``silent``: phase and seat of
    those who sent nothing."""

    phase: str = ""
    acts: tuple[tuple[str, str, str], ...] = ()  # what, who, of or on whom
    void: tuple[Judgement, ...] = ()
    contests: tuple[Judgement, ...] = ()
    silent: tuple[tuple[str, str], ...] = ()


class Screens(Component[Diary]):
    name = "formal-screens"
    prefix = TABLE
    table = TABLE

    # --- state

    def initial(self, board: Board) -> Diary:
        return Diary()

    def evolve(self, own: Diary, event: Event) -> Diary:
        if isinstance(event, OrdersRevealed):
            last = Diary(event.phase) if event.phase.endswith("M") else own
            return replace(last, silent=(*last.silent, *((event.phase, seat) for seat in event.silent)))
        if isinstance(event, OrdersJudged):
            return _judged(own, event.judgements)
        act = _act(event)
        return own if act is None else replace(own, acts=(*own.acts, act))

    def show(self, t: Turn) -> Mapping[str, Any]:
        rows = t.own(self).void
        return {"void": [{"power": r.owner, "order": r.order, "reason": r.reason, "text": r.text} for r in rows]}

    def knows(self, t: Turn, seat: str | None) -> Diary:
        """Where rules hide units, what they were ordered is hidden with them."""
        own = t.own(self)
        void, contests = _seen(t, seat, own.void), _seen(t, seat, own.contests)
        if len(void) == len(own.void) and len(contests) == len(own.contests):
            return own
        return replace(own, void=void, contests=contests)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("void",)

    # --- what is told

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        return foreseen(t, seat, orders)

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        return appraised(t, seat, order)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        """Those without a seat see what concerns everybody, and who plays how; the game-master is one of them."""
        yield _war_and_peace(t)
        if t.rules.has(POINTS):
            yield _victory_points(t)
        mine = tuple(t.board.power) if seat is None else powers_of(t, seat)
        last = t.own(self)
        tables = [_log(t)] if t.rules.has(POINTS) else []
        tables += [_spheres(t, seat), _ways(t, mine), _press(t, mine)]
        tables += [_acts(last), _void(last), _contests(last)]
        if seat is None:
            tables += [_silent(last), _options(t)]
        yield from (panel for panel in tables if panel.rows)


def _judged(own: Diary, rows: Sequence[Judgement]) -> Diary:
    void = tuple(row for row in rows if "illegal" in row.words and row.ordered)
    contests = tuple(row for row in rows if SPHERE in row.order and "illegal" not in row.words and not _undoes(row))
    if not void and not contests:
        return own
    return replace(own, void=(*own.void, *void), contests=(*own.contests, *contests))


def _undoes(row: Judgement) -> bool:
    return row.order.startswith("Undo")


def _act(event: Event) -> tuple[str, str, str] | None:
    if isinstance(event, WarsEnded) and event.surrendered:
        return "SUR", event.by, ", ".join(event.enemies)
    if isinstance(event, WarDeclared):
        return "DWO", event.by, event.on
    if isinstance(event, SphereEnded) and event.cause == "undone":
        return "Undo", event.holder, event.province
    return None


def _seen(t: Turn, seat: str | None, rows: tuple[Judgement, ...]) -> tuple[Judgement, ...]:
    units = ((row, _unit_of(t, row)) for row in rows)
    return tuple(row for row, unit in units if unit is not None and t.rules.sees(t, seat, unit))


def _unit_of(t: Turn, row: Judgement) -> Unit | None:
    """The unit that was ordered, where it stood."""
    words = row.order.split()
    places = (n for n, word in enumerate(words) if n and word in t.board.province_of)
    return next((Unit(row.unit or 0, row.owner, words[n - 1], words[n]) for n in places), None)


# --- war and peace


def _war_and_peace(t: Turn) -> Panel:
    rows = tuple((one, *(_between(t, one, other) for other in t.board.power)) for one in t.board.power)
    return Panel("War and peace", ("", *t.board.power), rows, "at war: who declared it, and when")


def _between(t: Turn, one: str, other: str) -> str:
    if one == other:
        return "-"
    two = pair(one, other)
    if two in war_of(t).wars:
        return _declared(war_of(t).wars[two]) or "war"
    return f"{_declared(war_of(t).coming[two])}, next turn" if two in war_of(t).coming else ""


def _declared(war: Declared) -> str:
    """ "Italy S1901"; "" for a war that was set up by hand."""
    return f"{', '.join(war.by)} {war.since}".strip()


def _press(t: Turn, mine: Sequence[str]) -> Panel:
    """W4, R-F30: closed channels."""
    pairs = ((one, other) for one in mine for other in t.board.power if at_war(t, one, other))
    once = (two for two in pairs if two[1] not in mine or two[0] < two[1])
    rows = tuple((one, other, f"at war: {_between(t, one, other)}".removesuffix(": war")) for one, other in once)
    said = option(t, "press")
    note = "public messages are open" if said == "private" else "public messages are closed between enemies too"
    return Panel("Closed press", ("between", "and", "why"), rows if said != "off" else (), note)


# --- points


def _victory_points(t: Turn) -> Panel:
    now, falls = points(t), len(_falls(t))
    rows = tuple((power, str(now[power]), *_projected(t, power, now[power], falls)) for power in t.board.power)
    columns = ("power", "points", "each Fall", "at the end")
    return Panel("Victory points", columns, rows, _counter(t))


def _projected(t: Turn, power: str, now: int, falls: int) -> tuple[str, str]:
    """What the holdings of today are worth in a Fall, and the points at the end if they stay as they are (R-F4)."""
    won, lost = holdings(t, power)
    gain = len(won) - len(lost)
    if option(t, "vp") == "cumulative":
        end = now + gain * falls
    else:
        end = now - _last_count(ledger_of(t), power) + gain if falls else now
    return f"{gain:+d}" if gain else "0", str(end)


def _last_count(own: Ledger, power: str) -> int:
    """What the last Fall brought, which the next will replace."""
    rows = (e for e in own.booked if e.rule in FALL_RULES and e.season == own.counted)
    return sum(entry.change for entry in rows if entry.power == power)


def _to_come(t: Turn) -> range:
    """The turns that are not over yet."""
    own = ledger_of(t)
    over = t.state.outcome is not None or t.state.phase.endswith("A")  # Winter belongs to the turn before
    return range(own.turn + over, int(option(t, "turns")) + 1)


def _falls(t: Turn) -> list[int]:
    return [turn for turn in _to_come(t) if turn % len(ledger_of(t).seasons) == 0]


def _counter(t: Turn) -> str:
    """ "7 of 20: 14 turns, 7 Falls left"."""
    left, falls = len(_to_come(t)), len(_falls(t))
    told = f"{left} turn{'' if left == 1 else 's'}, {falls} Fall{'' if falls == 1 else 's'} left"
    return f"{ledger_of(t).turn} of {option(t, 'turns')}: {told}"


def _log(t: Turn) -> Panel:
    rows = tuple((e.season, e.power, f"{e.change:+d}", e.rule, e.why) for e in ledger_of(t).booked[-LOG_LENGTH:])
    return Panel("Points log", ("season", "power", "points", "rule", "why"), rows)


# --- the map


def _spheres(t: Turn, seat: str | None) -> Panel:
    own = spheres_of(t)
    mine = powers_of(t, seat) if seat is not None and t.state.phase.endswith("M") else ()
    rows = tuple(
        (place, holder, own.since.get(place, ""), str(UndoSphere(place)) if holder in mine else "")
        for place, holder in sorted(own.held.items())
    )
    marks = tuple(Mark((place,), "held", holder, f"sphere of {holder}") for place, holder, *_ in rows)
    return Panel("Spheres", ("province", "holder", "since", "yours to undo"), rows, marks=marks)


def _ways(t: Turn, mine: Sequence[str]) -> Panel:
    """Where units may move now: freely, after a declaration of war, or only as enemies of the holder of a sphere."""
    units = [unit for unit in t.position.units if unit.owner in mine] if t.state.phase.endswith("M") else []
    rows = tuple((unit.owner, str(unit), *way) for unit in units for way in _ways_of(t, unit))
    note = "free; DWO: not without war; sphere: a sphere of influence, not without war with its holder"
    return Panel("Where may I go", ("power", "unit", "way", "war with", "provinces"), rows, note)


def _ways_of(t: Turn, unit: Unit) -> Iterator[tuple[str, str, str]]:
    ways: dict[tuple[str, str], list[str]] = {}
    moves = (order for order in t.survey.orders(unit) if isinstance(order, Move))
    for place in dict.fromkeys(t.board.province_of[order.to] for order in moves):
        ways.setdefault(_way(t, unit, place), []).append(place)
    rank = ("free", "DWO", "sphere")
    for way, foes in sorted(ways, key=lambda found: (rank.index(found[0]), found[1])):
        yield way, foes, ", ".join(sorted(ways[way, foes]))


def _way(t: Turn, unit: Unit, place: str) -> tuple[str, str]:
    blocks = list(barriers(t, unit, place))
    foes = ", ".join(dict.fromkeys(power for power, _what in blocks))
    if not blocks:
        return "free", ""
    return ("sphere" if any(what == "sphere" for _power, what in blocks) else "DWO"), foes


# --- the last turn


def _acts(last: Diary) -> Panel:
    return Panel(f"{LAST}diplomacy", ("step", "power", "of or on"), last.acts, last.phase[:5])


def _void(last: Diary) -> Panel:
    rows = tuple((row.owner, row.order, row.text) for row in last.void)
    return Panel(f"{LAST}void orders", ("power", "order", "why"), rows, last.phase[:5])


def _contests(last: Diary) -> Panel:
    """O6: declarations with their strengths."""
    made = [row for row in last.contests if not _supports(row)]
    rows = tuple((row.owner, row.order, str(1 + _help(last, row)), _result(row)) for row in made)
    return Panel(f"{LAST}spheres declared", ("power", "order", "strength", "result"), rows, last.phase[:5])


def _supports(row: Judgement) -> bool:
    return " S " in row.order


def _help(last: Diary, made: Judgement) -> int:
    helped = (row for row in last.contests if _supports(row) and row.order.endswith(f" S {made.order}"))
    return sum("given" in row.words for row in helped)


def _result(row: Judgement) -> str:
    return f"{', '.join(row.words)}{f': {row.text}' if row.text else ''}"


def _silent(last: Diary) -> Panel:
    return Panel(f"{LAST}no orders", ("phase", "seat"), last.silent, last.phase[:5])


def _options(t: Turn) -> Panel:
    parts = [part for part in (Wars, SpheresOfInfluence, Points) if t.rules.has(part.name)]
    known = [option for part in parts for option in part.options]
    rows = tuple((f"{TABLE}.{key}", option(t, key)) for key in sorted(known.key for known in known))
    return Panel("Options of Formal Diplomacy", ("option", "value"), rows)
