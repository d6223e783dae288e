"""Panels of Formal Diplomacy: wars, points, spheres, where units may go, and results of the last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, Judgement, OrdersJudged, OrdersRevealed
from casusbelli.core.legality import located
from casusbelli.core.orders import Move
from casusbelli.core.pairs import pair
from casusbelli.core.phases import Phase
from casusbelli.core.said import Cell, Said, phase, power, said, season, whose
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Result
from casusbelli.core.wording import result_row
from casusbelli.engine.component import Component, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.marks import Look
from casusbelli.engine.panel_forms import (
    Entry,
    Gauge,
    Group,
    LedgerForm,
    MeterForm,
    Place,
    PlacesForm,
    Relation,
    RelationsForm,
)
from casusbelli.packs.formal.advice import WarAdvice
from casusbelli.packs.formal.facts import (
    POINTS,
    TABLE,
    Declared,
    DeclareSphere,
    SphereEnded,
    SupportSphere,
    UndoSphere,
    WarDeclared,
    WarsEnded,
    at_war,
    barriers,
    contests_sphere,
    option,
    powers_of,
    spheres_of,
    unit_in,
    war_of,
)
from casusbelli.packs.formal.foresight import WarForesight
from casusbelli.packs.formal.points import FALL_RULES, Ledger, Points, holdings, ledger_of, points
from casusbelli.packs.formal.spheres import SpheresOfInfluence
from casusbelli.packs.formal.war import Wars

LOG_LENGTH = 30  # lines of the points log that are shown


class Diary(Struct, frozen=True):
    """The last turn that was adjudicated.

    ``acts``: surrenders, declarations and given-up spheres in order (R-F6); ``void``: void orders; ``contests``:
    verdicts on sphere declarations, each before those on its supports; ``silent``: phases and seats without orders.
    """

    phase: str = ""
    acts: tuple[tuple[str, str, str], ...] = ()  # act, power, the powers or province it concerns
    void: tuple[Judgement, ...] = ()
    contests: tuple[Judgement, ...] = ()
    silent: tuple[tuple[str, str], ...] = ()


class Screens(WarForesight, WarAdvice, Component[Diary]):
    name = "formal-screens"
    prefix = TABLE
    table = TABLE

    # --- state

    def initial(self, board: Board) -> Diary:
        return Diary()

    def evolve(self, own: Diary, event: Event) -> Diary:
        if isinstance(event, OrdersRevealed):
            last = Diary(event.phase) if Phase.of(event.phase).is_movement else own
            return replace(last, silent=(*last.silent, *((event.phase, seat) for seat in event.silent)))
        if isinstance(event, OrdersJudged):
            return _judged(own, event.judgements)
        act = _act(event)
        return own if act is None else replace(own, acts=(*own.acts, act))

    def show(self, t: Turn) -> Mapping[str, Any]:
        rows = t.own(self).void
        return {"void": [{"power": r.owner, "order": r.order, "reason": r.reason, "text": str(r.text)} for r in rows]}

    def past(self, t: Turn) -> tuple[str, ...]:
        return ("void",)

    def knows(self, t: Turn, seat: str | None) -> Diary:
        """Hides the orders of units that other rules hide from the seat."""
        own = t.own(self)
        void, contests = _seen(t, seat, own.void), _seen(t, seat, own.contests)
        if len(void) == len(own.void) and len(contests) == len(own.contests):
            return own
        return replace(own, void=void, contests=contests)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("void",)

    # --- what is told

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        """Without a seat, as for spectators and the game master, the panels cover all powers and the options."""
        yield _war_and_peace(t)
        if t.rules.has(POINTS):
            yield _victory_points(t)
        mine = tuple(t.board.power) if seat is None else powers_of(t, seat)
        last = t.own(self)
        tables = [_log(t)] if t.rules.has(POINTS) else []
        tables += [_spheres(t, seat), _ways(t, mine), _press(t, mine)]
        tables += [_acts(t, last), _void(last), _contests(t, last)]
        if seat is None:
            tables += [_silent(last), _options(t)]
        yield from (panel for panel in tables if panel.rows)


def _judged(own: Diary, rows: Sequence[Judgement]) -> Diary:
    """Adds void orders and sphere contests. Sphere orders are recognized by their canonical text, as events are folded
    without a grammar; the rows stay as they are because the state is hashed in stored games."""
    void = tuple(row for row in rows if Result.ILLEGAL in row.results and row.ordered)
    contests = tuple(row for row in rows if contests_sphere(row.order) and Result.ILLEGAL not in row.results)
    if not void and not contests:
        return own
    return replace(own, void=(*own.void, *void), contests=(*own.contests, *contests))


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
    piece = unit_in(row.order, t.board.province_of)
    return None if piece is None else Unit(row.unit or 0, row.owner, piece.kind, piece.at)


# --- war and peace


def _war_and_peace(t: Turn) -> Panel:
    pairs = tuple(tie for two in combinations(t.board.power, 2) for tie in _between(t, *two))
    form = RelationsForm[Cell](tuple(t.board.power), pairs, said("formal.at-peace"), itself="-")
    return Panel(said("formal.panel-war"), note=said("formal.panel-war-note"), form=form)


def _between(t: Turn, one: str, other: str) -> Iterator[Relation[Cell]]:
    """A war, or one that begins next turn."""
    two, own = pair(one, other), war_of(t)
    war = own.wars.get(two) or own.coming.get(two)
    if war is None:
        return
    coming, brief = two in own.coming, _declared(war)
    state = said("formal.war-by", by=map(power, war.by)) if war.by else said("formal.war")
    since = season(war.since) if war.since else None
    if coming:
        brief = said("formal.next-turn", declared=brief)
    yield Relation(one, other, "ending" if coming else "war", state, since=since, brief=brief or None, changed=coming)


def _declared(war: Declared) -> Cell:
    """ "Italy S1901"; "" for a war that was set up by hand."""
    if not war.by:
        return war.since
    return said("formal.declared", by=map(power, war.by), since=season(war.since)) if war.since else _row(war.by)


def _row(owners: Sequence[str]) -> Said:
    return said("core.row", items=map(power, owners))


def _press(t: Turn, mine: Sequence[str]) -> Panel:
    """Pairs of powers that may not write to each other (W4, R-F30)."""
    pairs = ((one, other) for one in mine for other in t.board.power if at_war(t, one, other))
    once = (two for two in pairs if two[1] not in mine or two[0] < two[1])
    closed = option(t, "press")
    note = said("formal.public-open" if closed == "private" else "formal.public-closed")
    blocked = tuple(Relation[Cell](one, other, "closed", _why_closed(t, one, other)) for one, other in once)
    if closed == "off" or not blocked:
        return Panel(said("formal.panel-press"), note=note)
    powers = tuple(dict.fromkeys((*mine, *(tie.other for tie in blocked))))
    columns = (said("formal.power"), said("formal.why")) if len(mine) == 1 else ()
    return Panel(said("formal.panel-press"), note=note, form=RelationsForm(powers, blocked, columns=columns))


def _why_closed(t: Turn, one: str, other: str) -> Said:
    declared = _declared(war_of(t).wars[pair(one, other)])
    return said("formal.at-war-since", declared=declared) if declared else said("formal.at-war")


# --- points


def _victory_points(t: Turn) -> Panel:
    now, falls = points(t), len(_falls(t))
    gauges = []
    for own in t.board.power:
        gain, end = _projected(t, own, now[own], falls)
        gauges.append(Gauge[Cell](power(own), now[own], power=own, expected=end, details=(gain, str(end))))
    columns = (said("formal.power"), said("formal.points"), said("formal.each-fall"), said("formal.at-the-end"))
    most = max(1, *now.values(), *(gauge.expected or 0 for gauge in gauges))
    form = MeterForm[Cell](tuple(gauges), most, columns=columns)
    return Panel(said("formal.panel-points"), note=_counter(t), form=form)


def _projected(t: Turn, own: str, now: int, falls: int) -> tuple[str, int]:
    """Points for the present holdings per Fall, and at the end of the game if they stay unchanged (R-F4)."""
    won, lost = holdings(t, own)
    gain = len(won) - len(lost)
    if option(t, "vp") == "cumulative":
        end = now + gain * falls
    else:
        end = now - _last_count(ledger_of(t), own) + gain if falls else now
    return f"{gain:+d}" if gain else "0", end


def _last_count(ledger: Ledger, own: str) -> int:
    """The points of the last Fall count, which the next count replaces."""
    rows = (e for e in ledger.booked if e.rule in FALL_RULES and e.season == ledger.counted)
    return sum(entry.change for entry in rows if entry.power == own)


def _to_come(t: Turn) -> range:
    """The turns that are not finished yet."""
    own = ledger_of(t)
    over = t.state.outcome is not None or t.state.now.is_adjustments  # Winter belongs to the turn before
    return range(own.turn + over, int(option(t, "turns")) + 1)


def _falls(t: Turn) -> list[int]:
    return [turn for turn in _to_come(t) if turn % len(ledger_of(t).seasons) == 0]


def _counter(t: Turn) -> Said:
    """ "7 of 20: 14 turns, 7 Falls left"."""
    turn, turns = ledger_of(t).turn, option(t, "turns")
    return said("formal.counter", turn=turn, turns=turns, left=len(_to_come(t)), falls=len(_falls(t)))


def _log(t: Turn) -> Panel:
    booked = ledger_of(t).booked[-LOG_LENGTH:]
    entries = tuple(
        Entry[Cell](e.power, season(e.season), e.change, e.why, text=f"{e.change:+d}", rule=e.rule) for e in booked
    )
    columns = tuple(said(f"formal.log-{column}") for column in ("season", "power", "points", "rule", "why"))
    form = LedgerForm[Cell](entries, columns, ("when", "power", "amount", "rule", "cause"))
    return Panel(said("formal.panel-log"), form=form)


# --- the map


def _spheres(t: Turn, seat: str | None) -> Panel:
    own = spheres_of(t)
    mine = powers_of(t, seat) if seat is not None and t.state.now.is_movement else ()
    groups: dict[str, list[Place[Cell]]] = {}
    for place, holder in sorted(own.held.items()):
        since: Cell = season(own.since[place]) if own.since.get(place) else ""
        undo = str(UndoSphere(place)) if holder in mine else ""
        note = said("formal.mark-held", holder=power(holder))
        groups.setdefault(holder, []).append(Place(place, located(t.board, place), note, (since, undo)))
    form = PlacesForm[Cell](
        tuple(Group("held", power(holder), tuple(held), holder) for holder, held in groups.items()),
        tuple(said(f"formal.spheres-{column}") for column in ("province", "holder", "since", "undo")),
    )
    return Panel(said("formal.panel-spheres"), form=form)


def _ways(t: Turn, mine: Sequence[str]) -> Panel:
    """Where units may move: freely, only in a war, or only in a war with the holder of a sphere."""
    units = [unit for unit in t.position.units if unit.owner in mine] if t.state.now.is_movement else []
    ways: dict[Way, dict[str, list[Unit]]] = {}
    for unit in units:
        moves = (order for order in t.survey.orders(unit) if isinstance(order, Move))
        for place in dict.fromkeys(t.board.province_of[order.to] for order in moves):
            ways.setdefault(_way(t, unit, place), {}).setdefault(place, []).append(unit)
    groups = (_way_group(t, way, ways[way]) for way in sorted(ways, key=lambda way: (RANK.index(way[0]), way[1])))
    columns = tuple(said(f"formal.ways-{column}") for column in ("province", "way", "units"))
    return Panel(
        said("formal.panel-ways"), note=said("formal.panel-ways-note"), form=PlacesForm(tuple(groups), columns)
    )


def _way_group(t: Turn, way: Way, entered: Mapping[str, Sequence[Unit]]) -> Group[Cell]:
    kind, foes = way
    caption = said(f"formal.way-{kind}", foes=map(power, foes))
    places = (
        Place[Cell](place, located(t.board, place), None, (said("core.row", items=map(whose, units)),))
        for place, units in sorted(entered.items())
    )
    return Group(LOOKS[kind], caption, tuple(places), foes[0] if foes else "")


Way = tuple[str, tuple[str, ...]]
LOOKS: Final[Mapping[str, Look]] = {"free": "free", "dwo": "hostile", "sphere": "asks"}
RANK: Final = tuple(LOOKS)


def _way(t: Turn, unit: Unit, place: str) -> tuple[str, tuple[str, ...]]:
    blocks = list(barriers(t, unit, place))
    foes = tuple(dict.fromkeys(owner for owner, _what in blocks))
    if not blocks:
        return "free", ()
    return ("sphere" if any(what == "sphere" for _owner, what in blocks) else "dwo"), foes


# --- the last turn


def _acts(t: Turn, last: Diary) -> Panel:
    columns = (said("formal.last-step"), said("formal.last-power"), said("formal.last-of"))
    rows = tuple((said(f"formal.act-{what.lower()}"), power(by), _concerned(t, of)) for what, by, of in last.acts)
    return Panel(said("formal.panel-last-acts"), columns, rows, _date(last))


def _concerned(t: Turn, of: str) -> Said:
    """The powers, or the province, that an act names."""
    names = of.split(", ")
    return said(
        "core.row", items=[located(t.board, name) if name in t.board.province else power(name) for name in names]
    )


def _date(last: Diary) -> Said:
    return said("core.row", items=[season(Phase.of(last.phase).date)])


def _void(last: Diary) -> Panel:
    rows = tuple((power(row.owner), row.order, said("core.row-why", why=row.text)) for row in last.void)
    columns = (said("formal.last-power"), said("formal.last-order"), said("formal.last-why"))
    return Panel(said("formal.panel-last-void"), columns, rows, _date(last))


def _contests(t: Turn, last: Diary) -> Panel:
    """Sphere declarations of the last turn with their strengths (O6)."""
    judged = [(t.rules.order_of(row.order, last.phase), row) for row in last.contests]
    helped = [order for order, row in judged if isinstance(order, SupportSphere) and Result.GIVEN in row.results]
    made = [(order, row) for order, row in judged if isinstance(order, DeclareSphere)]
    rows = tuple(
        (power(row.owner), row.order, 1 + _help(order, helped), result_row(row.order, row.words, row.text))
        for order, row in made
    )
    columns = tuple(said(f"formal.last-{column}") for column in ("power", "order", "strength", "result"))
    return Panel(said("formal.panel-last-spheres"), columns, rows, _date(last))


def _help(made: DeclareSphere, helped: Sequence[SupportSphere]) -> int:
    return sum((order.target, order.place) == (made.unit, made.place) for order in helped)


def _silent(last: Diary) -> Panel:
    rows = tuple((phase(when), power(seat)) for when, seat in last.silent)
    return Panel(said("formal.panel-last-silent"), (said("formal.phase"), said("formal.seat")), rows, _date(last))


def _options(t: Turn) -> Panel:
    parts = [part for part in (Wars, SpheresOfInfluence, Points) if t.rules.has(part.name)]
    known = [option for part in parts for option in part.options]
    rows = tuple((one.title, one.label(option(t, one.key))) for one in sorted(known, key=lambda one: one.key))
    return Panel(said("formal.panel-options"), (said("formal.option"), said("formal.value")), rows)
