"""Victory points, the turn counter, and the end of the game (V)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PhaseOpened, StepBegan
from casusbelli.core.state import Outcome
from casusbelli.rules.component import Component, Place, Rules, Turn
from casusbelli.rules.formal.facts import (
    POINTS,
    TABLE,
    PointsBooked,
    SphereEnded,
    WarDeclared,
    WarsEnded,
    option,
    season,
)
from casusbelli.rules.options import choice, number
from casusbelli.rules.steps import QuietStep

COUNT = "formal-count"
FALL_RULES = ("V3", "V5")
_TIES = {
    "shared": "Powers with equally many points win together (R-F2).",
    "most_centres": "Of powers with equally many points the one with most centres wins (R-F2).",
    "fewer_declarations": "Of powers with equally many points the one that declared fewest wars wins (R-F2).",
}
_SURRENDERS = {
    "per_enemy": "A surrender costs a point for each enemy (V7).",
    "once": "A surrender costs one point, however many enemies there are (V7, R-F8).",
}


class Ledger(Struct, frozen=True):
    """``turn``: the running turn, S1901 being 1; ``placed``: a turn set up by hand, which the next movement phase is;
    ``counted``: the season of the last count. ``first`` and ``seasons`` tell how turns are counted."""

    booked: tuple[PointsBooked, ...] = ()
    opening: Mapping[str, int] = {}  # points set up by hand
    turn: int = 0
    placed: int = 0
    counted: str = ""
    first: int = 1901
    seasons: tuple[str, ...] = ("S", "F")


class Points(Component[Ledger]):
    name = POINTS
    prefix = TABLE
    table = TABLE
    options = (
        number("turns", 20, 2, 60, "The game ends after so many turns, two a year (V1, R-F1).", step=2, advanced=False),
        choice("tie", "shared most_centres fewer_declarations", "Equal points: shared, or who has the edge (R-F2)."),
        choice(
            "draw",
            "off unanimous",
            "May the game end in a draw if everybody agrees (R-F3)?",
            implies={"unanimous": {"draws.draw": "dias"}},
        ),
        choice("dead", "ranked cannot_win", "Can an eliminated power win (R-F12)?"),
        choice("vp", "cumulative final_snapshot", "Holdings count every Fall, or only those of the last (R-F4)."),
        choice("sur_cost", "per_enemy once", "A surrender costs a point for each enemy, or one in all (R-F8)."),
    )
    events = (PointsBooked,)

    def explains(self, rules: Rules) -> Iterator[str]:
        yield f"The game ends after {rules.option('formal.turns')} turns; most victory points win (V1, V2)."
        yield "It ends at once when no more than one power is left; the points decide then, too (R-F3)."
        yield _TIES[rules.option("formal.tie")]
        if rules.option("formal.dead") == "ranked":
            yield "An eliminated power keeps its points, and may win with them (R-F12)."
        else:
            yield "An eliminated power does not win while others are left (R-F12)."
        yield "Every Fall: a point for each centre outside one's home, one less for each home centre lost (V3, V5)."
        if rules.option("formal.vp") == "final_snapshot":
            yield "Of these only what is held at the last count is worth anything (R-F4)."
        yield "A declaration of war and a sphere that a foreign unit enters cost a point each (V6, V8)."
        yield _SURRENDERS[rules.option("formal.sur_cost")]
        yield "A surrender is worth a point to everybody who is surrendered to (V4)."
        yield "No number of supply centres wins the game (Z1)."

    # --- state

    def initial(self, board: Board) -> Ledger:
        calendar = board.calendar
        seasons = tuple(dict.fromkeys(phase[0] for phase in calendar.phases if phase[1] == "M"))
        return Ledger(first=int(calendar.start[1:5]), seasons=seasons)

    def evolve(self, own: Ledger, event: Event) -> Ledger:
        if isinstance(event, StepBegan) and event.step.endswith("-movement"):
            counted = (event.year - own.first) * len(own.seasons) + own.seasons.index(event.step[0]) + 1
            turn = own.placed or (own.turn + 1 if own.turn else counted)
            return replace(own, turn=turn, placed=0)
        if isinstance(event, PhaseOpened) and not event.phase.endswith("M") and (own.placed or not own.turn):
            return replace(own, turn=own.placed or _turn_of(own, event.phase), placed=0)
        if isinstance(event, StepBegan) and event.step == COUNT:
            return replace(own, counted=f"{own.seasons[-1]}{event.year:04}")
        if isinstance(event, PointsBooked):
            return replace(own, booked=(*own.booked, event))
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = ledger_of(t)
        return {
            "victory_points": points(t),
            "turn": own.turn,
            "turns": int(option(t, "turns")),
            "log": [to_builtins(entry) for entry in own.booked],
        }

    def placed(self, own: Ledger, table: Mapping[str, Any]) -> Ledger:
        return replace(own, opening=table.get("victory_points", own.opening), placed=table.get("turn", 0))

    corrigible = ("victory_points",)

    def corrected(self, t: Turn, table: Mapping[str, Any]) -> Ledger:
        own, now = ledger_of(t), points(t)
        wanted = {**now, **convert(table["victory_points"], dict[str, int])}
        return replace(own, opening={p: own.opening.get(p, 0) + wanted[p] - now[p] for p in now})

    def knows(self, t: Turn, seat: str | None) -> Ledger:
        return ledger_of(t)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("victory_points", "turn", "turns", "log")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        return isinstance(event, self.events)

    def recounts(self, board: Board, event: Event) -> str | None:
        return (
            f"{event.power} {event.change:+} ({event.rule}): {event.why}" if isinstance(event, PointsBooked) else None
        )

    # --- the count and the end

    def steps(self, rules: Rules) -> Iterator[Place]:
        last = [phase[0] for phase in rules.board.calendar.phases if phase[1] == "M"][-1]
        yield Place(QuietStep(COUNT, last, _count), ("capture",), ("eliminations",))

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """V4, V6, V7, V8: points that are won and lost during the turn."""
        when = season(t)
        if isinstance(event, WarDeclared):
            yield PointsBooked(event.by, -1, "V6", when, f"declared war on {event.on}")
        elif isinstance(event, WarsEnded) and event.surrendered:
            cost = 1 if option(t, "sur_cost") == "once" else len(event.enemies)
            yield PointsBooked(event.by, -cost, "V7", when, f"surrendered to {', '.join(event.enemies)}")
            for enemy in event.enemies:
                yield PointsBooked(enemy, 1, "V4", when, f"{event.by} surrendered")
        elif isinstance(event, SphereEnded) and event.cause == "entered":
            place = t.board.province[event.province].name
            yield PointsBooked(event.holder, -1, "V8", when, f"{event.by} entered the sphere in {place}")

    def scores(self, t: Turn) -> Mapping[str, int]:
        return points(t)

    def winner(self, t: Turn) -> Outcome | None:
        """V2; R-F3: nothing else ends the game, unless nobody is left to play against."""
        left = [power for power in t.board.power if power in t.holdings]  # after the last count nobody is put out
        over = t.state.step == COUNT and ledger_of(t).turn >= int(option(t, "turns"))
        if not over and (len(left) > 1 or t.state.step not in ("eliminations", "last-eliminations")):
            return None
        return Outcome("points", _best(t, left))


def _turn_of(own: Ledger, phase: str) -> int:
    """The turn that a phase belongs to: a Winter to that of its Fall."""
    season = own.seasons.index(phase[0]) + 1 if phase[0] in own.seasons else len(own.seasons)
    return (int(phase[1:5]) - own.first) * len(own.seasons) + season


def ledger_of(t: Turn) -> Ledger:
    known: Ledger = t.state.own[POINTS]
    return known


def points(t: Turn) -> dict[str, int]:
    """The victory points now. With final_snapshot of the Fall counts only the last one counts (R-F4)."""
    own = ledger_of(t)
    total = {power: own.opening.get(power, 0) for power in t.board.power}
    snapshot = option(t, "vp") == "final_snapshot"
    for entry in own.booked:
        old = snapshot and entry.rule in FALL_RULES and entry.season != own.counted
        if entry.power in total and not old:
            total[entry.power] += entry.change
    return total


def holdings(t: Turn, power: str) -> tuple[list[str], list[str]]:
    """V3, V5: centres outside the home country, and home centres that another power holds."""
    home, owned = t.board.power[power].home, t.state.owned(power)
    lost = [c for c in home if t.state.centers.get(c, power) != power and t.state.centers[c] in t.board.power]
    return [center for center in owned if center not in home], lost


def _count(t: Turn) -> Iterator[Event]:
    for power in t.board.power:
        won, lost = holdings(t, power)
        if won:
            yield PointsBooked(power, len(won), "V3", season(t), f"holds {', '.join(won)}")
        if lost:
            yield PointsBooked(power, -len(lost), "V5", season(t), f"others hold {', '.join(lost)}")


def _best(t: Turn, left: list[str]) -> tuple[str, ...]:
    """V2, R-F2, R-F12."""
    table = points(t)
    able = left if option(t, "dead") == "cannot_win" and left else list(t.board.power)
    first = [power for power in able if table[power] == max(table[other] for other in able)]
    said = option(t, "tie")
    if said == "shared":
        return tuple(first)
    edge = {power: _edge(t, power, said) for power in first}
    return tuple(power for power in first if edge[power] == max(edge.values()))


def _edge(t: Turn, power: str, said: str) -> int:
    if said == "most_centres":
        return len(t.state.owned(power))
    return -sum(entry.rule == "V6" and entry.power == power for entry in ledger_of(t).booked)
