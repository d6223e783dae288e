"""Victory points, the turn counter, and the end of the game (V)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PhaseOpened, StepBegan
from casusbelli.core.legality import located
from casusbelli.core.phases import Phase, dated
from casusbelli.core.said import Said, Text, power, province, said
from casusbelli.core.state import Outcome
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, FieldPath, Rules, StepSlot, Turn
from casusbelli.engine.display import Example
from casusbelli.engine.options import choice, number
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.formal.facts import (
    POINTS,
    TABLE,
    PointsBooked,
    PointsBookedInWords,
    SphereEnded,
    WarDeclared,
    WarsEnded,
    option,
    season,
)
from casusbelli.packs.formal.formal_rulebook import points_chapter

COUNT = "formal-count"
FALL_RULES = ("V3", "V5")


class Ledger(Struct, frozen=True):
    """The log of victory points and the turn counter.

    ``turn``: the running turn, S1901 being 1; ``placed``: the number, set by hand, of the next movement turn;
    ``counted``: the season of the last count; ``first`` and ``seasons``: what turns are counted from.
    """

    booked: tuple[PointsBooked, ...] = ()
    opening: Mapping[str, int] = {}  # points of a position set up by hand
    turn: int = 0
    placed: int = 0
    counted: str = ""
    first: int = 1901
    seasons: tuple[str, ...] = ("S", "F")


class Points(Component[Ledger]):
    name = POINTS
    title = said("formal.chapter-points")
    public = True
    prefix = TABLE
    table = TABLE
    options = (
        number("turns", 20, 2, 60, said("formal.turns"), step=2, advanced=False),
        choice("tie", "shared most_centres fewer_declarations", said("formal.tie")),
        choice(
            "draw",
            "off unanimous",
            said("formal.draw"),
            implies={"unanimous": {"draws.draw": "dias"}},
        ),
        choice("dead", "ranked cannot_win", said("formal.dead")),
        choice("vp", "cumulative final_snapshot", said("formal.vp")),
        choice("sur_cost", "per_enemy once", said("formal.sur-cost")),
    )
    events = (PointsBooked, PointsBookedInWords)
    headlines = ("formal.booked", "formal.booked-in-words")
    drama: ClassVar[Mapping[str, float]] = {"formal.booked": 0.0, "formal.booked-in-words": 0.0}  # told with the causes

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return points_chapter(rules)

    # --- state

    def initial(self, board: Board) -> Ledger:
        calendar = board.calendar
        return Ledger(first=Phase.of(calendar.start).year, seasons=calendar.seasons)

    def evolve(self, own: Ledger, event: Event) -> Ledger:
        if isinstance(event, StepBegan) and step_names.is_movement(event.step):
            counted = (
                (event.year - own.first) * len(own.seasons) + own.seasons.index(step_names.season_of(event.step)) + 1
            )
            turn = own.placed or (own.turn + 1 if own.turn else counted)
            return replace(own, turn=turn, placed=0)
        if isinstance(event, PhaseOpened) and not Phase.of(event.phase).is_movement and (own.placed or not own.turn):
            return replace(own, turn=own.placed or _turn_of(own, event.phase), placed=0)
        if isinstance(event, StepBegan) and event.step == COUNT:
            return replace(own, counted=dated(own.seasons[-1], event.year))
        if isinstance(event, PointsBooked):
            return replace(own, booked=(*own.booked, event))
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = ledger_of(t)
        return {
            "victory_points": points(t),
            "turn": own.turn,
            "turns": int(option(t, "turns")),
            "log": [{**to_builtins(entry), "why": str(entry.why)} for entry in own.booked],
            "settled": [[e.power, e.change, e.rule, e.season] for e in _looked_up(t)],
        }

    def past(self, t: Turn) -> tuple[str, ...]:
        return ("log",)

    def implied(self, t: Turn) -> Iterator[FieldPath]:
        yield "turns"
        yield from (("victory_points", power) for power, count in points(t).items() if not count)
        if ledger_of(t).turn == _turn_of(ledger_of(t), t.state.phase):
            yield "turn"

    def placed(self, own: Ledger, table: Mapping[str, Any]) -> Ledger:
        """``settled`` is part of the points, and the rest of them was there at the opening."""
        rows = convert(table.get("settled", ()), tuple[tuple[str, int, str, str], ...])
        booked = tuple(PointsBooked(*row, why="") for row in rows)
        opening = convert(table.get("victory_points", own.opening), dict[str, int])
        for entry in booked:
            opening[entry.power] = opening.get(entry.power, 0) - entry.change
        counted = next((entry.season for entry in booked if entry.rule in FALL_RULES), "")
        return replace(own, booked=booked, opening=opening, placed=table.get("turn", 0), counted=counted)

    corrigible: ClassVar[Mapping[str, Text]] = {"victory_points": said("formal.record-points")}

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Ledger:
        own, now = ledger_of(t), points(t)
        wanted = {**now, **convert(table["victory_points"], dict[str, int])}
        return replace(own, opening={p: own.opening.get(p, 0) + wanted[p] - now[p] for p in now})

    def recounts(self, board: Board, event: Event) -> Text | None:
        if not isinstance(event, PointsBooked):
            return None
        code = "formal.booked-in-words" if isinstance(event.why, str) else "formal.booked"
        n, gained = abs(event.change), event.change > 0
        return said(code, power=power(event.power), n=n, gained=gained, why=_whose(event))

    # --- the count and the end

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        last = rules.board.calendar.seasons[-1]
        yield StepSlot(QuietStep(COUNT, last, _count), (step_names.CAPTURE,), (step_names.ELIMINATIONS,))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """V4, V6, V7, V8: points for declarations, surrenders and entered spheres."""
        when = season(t)
        if isinstance(event, WarDeclared):
            yield PointsBooked(event.by, -1, "V6", when, said("formal.why-declared", on=power(event.on)))
        elif isinstance(event, WarsEnded) and event.surrendered:
            cost = 1 if option(t, "sur_cost") == "once" else len(event.enemies)
            yield PointsBooked(
                event.by, -cost, "V7", when, said("formal.why-surrendered", foes=map(power, event.enemies))
            )
            for enemy in event.enemies:
                yield PointsBooked(enemy, 1, "V4", when, said("formal.why-enemy-surrendered", by=power(event.by)))
        elif isinstance(event, SphereEnded) and event.cause == "entered":
            why = said("formal.why-entered", by=power(event.by), place=located(t.board, event.province))
            yield PointsBooked(event.holder, -1, "V8", when, why)

    def scores(self, t: Turn) -> Mapping[str, int]:
        return points(t)

    def winner(self, t: Turn) -> Outcome | None:
        """V2: points decide after the last turn, or as soon as no opponent is left (R-F3)."""
        left = [owner for owner in t.board.power if owner in t.holdings]  # the last count eliminates nobody
        over = t.state.step == COUNT and ledger_of(t).turn >= int(option(t, "turns"))
        if not over and (len(left) > 1 or t.state.step not in (step_names.ELIMINATIONS, step_names.LAST_ELIMINATIONS)):
            return None
        return Outcome("points", _best(t, left))


def _whose(event: PointsBooked) -> Text:
    """The reason, with the power that it is a reason for."""
    why = event.why
    return Said(why.code, {**why.values, "power": power(event.power)}) if isinstance(why, Said) else why


def _turn_of(own: Ledger, phase: str) -> int:
    """The turn of a phase; a Winter belongs to the turn of its Fall."""
    opened = Phase.of(phase)
    season = own.seasons.index(opened.season) + 1 if opened.season in own.seasons else len(own.seasons)
    return (opened.year - own.first) * len(own.seasons) + season


def ledger_of(t: Turn) -> Ledger:
    known: Ledger = t.state.own[POINTS]
    return known


def points(t: Turn) -> dict[str, int]:
    """The victory points now. With final_snapshot of the Fall counts only the last one counts (R-F4)."""
    own = ledger_of(t)
    total = {owner: own.opening.get(owner, 0) for owner in t.board.power}
    snapshot = option(t, "vp") == "final_snapshot"
    for entry in own.booked:
        old = snapshot and entry.rule in FALL_RULES and entry.season != own.counted
        if entry.power in total and not old:
            total[entry.power] += entry.change
    return total


def _looked_up(t: Turn) -> Iterator[PointsBooked]:
    """The entries that later counts look up: those of the last count, which the next one replaces, and declarations,
    which break ties."""
    own = ledger_of(t)
    replaced = option(t, "vp") == "final_snapshot"
    ties = option(t, "tie") == "fewer_declarations"
    for entry in own.booked:
        if (replaced and entry.rule in FALL_RULES and entry.season == own.counted) or (ties and entry.rule == "V6"):
            yield entry


def holdings(t: Turn, owner: str) -> tuple[list[str], list[str]]:
    """V3, V5: owned centers outside the home country, and home centers that another power owns."""
    home, owned = t.board.power[owner].home, t.state.owned(owner)
    lost = [c for c in home if t.state.centers.get(c, owner) != owner and t.state.centers[c] in t.board.power]
    return [center for center in owned if center not in home], lost


def _count(t: Turn) -> Iterator[Event]:
    for owner in t.board.power:
        won, lost = holdings(t, owner)
        if won:
            yield PointsBooked(owner, len(won), "V3", season(t), said("formal.why-holds", centers=map(province, won)))
        if lost:
            yield PointsBooked(owner, -len(lost), "V5", season(t), said("formal.why-lost", centers=map(province, lost)))


def _best(t: Turn, left: list[str]) -> tuple[str, ...]:
    """The winners by points, after tie-breaks (V2, R-F2, R-F12)."""
    table = points(t)
    able = left if option(t, "dead") == "cannot_win" and left else list(t.board.power)
    first = [owner for owner in able if table[owner] == max(table[other] for other in able)]
    tie = option(t, "tie")
    if tie == "shared":
        return tuple(first)
    edge = {owner: _edge(t, owner, tie) for owner in first}
    return tuple(owner for owner in first if edge[owner] == max(edge.values()))


def _edge(t: Turn, owner: str, tie: str) -> int:
    if tie == "most_centres":
        return len(t.state.owned(owner))
    return -sum(entry.rule == "V6" and entry.power == owner for entry in ledger_of(t).booked)
