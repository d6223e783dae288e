"""The Great War II (rx22): a war of two sides from spring 1914, with the calendar of its own as data.

Italy is closed and neutral until a coin falls in spring 1915. Two American armies come over the ocean from spring 1917:
they are French, live on centres beyond the sea, and wait off the board until they are ordered ashore. Russia falls into
civil disorder in fall 1918. Twenty-four units on the board and as many centres win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from msgspec import Struct, convert

from casusbelli.core.board import LAND, Board, Border, Province
from casusbelli.core.events import Event, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import ARMY, FLEET, Move, Order
from casusbelli.core.state import Outcome
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, RulesClash, Turn
from casusbelli.rules.options import Option
from casusbelli.rules.shown import Mark, Panel
from casusbelli.rules.spec import Pack
from casusbelli.rules.steps import QuietStep
from casusbelli.rules.world_war_one.alliances import Alliances, collapse, flip
from casusbelli.rules.world_war_one.america import marked
from casusbelli.rules.world_war_one.calendars import GREAT_WAR as GREAT_WAR_DATES
from casusbelli.rules.world_war_one.facts import (
    AMERICAN,
    CENTRAL,
    ENTENTE,
    SEATS,
    Refused,
    all_units,
    idle,
    is_american,
    missing,
    option,
    side,
    sides_of,
    still_fighting,
)
from casusbelli.rules.world_war_one.fronts import ClosedLands, next_events
from casusbelli.rules.world_war_one.ocean import Voyage, barriers, enemies, voyage
from casusbelli.rules.world_war_one.talks import PeaceTalks

TABLE = "great-war"
GATES = ("NAO", "MAO")  # the western edge of the board
LANDINGS = ("NAO", "IRI", "MAO")  # an army may land wherever these touch
TRANSPORTS = (("USA", "America"), ("USB", "America's second port"))  # one army waits in each
COIN, ARMIES_FROM, REVOLUTION, NEEDED = 1915, 1917, 1918, 24


class GreatWarFronts(ClosedLands):
    name = "great-war-fronts"
    table = TABLE
    first = "S1914M"

    def dates(self, rules: Rules) -> str:
        return GREAT_WAR_DATES


class GreatWarSides(Alliances):
    table = TABLE
    coin_falls = "spring 1915"
    places = LANDINGS
    options: ClassVar[tuple[Option, ...]] = tuple(
        known for known in Alliances.options if known.key in ("side_is_one_country", "team_seats")
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "England, France and Russia are the Entente, Germany, Austria and Turkey the Central Powers."
        yield "Each country owns, builds and removes for itself."
        yield "A coin says in spring 1915 on whose side Italy is; it moves that season. Until then nobody orders it."
        yield "From fall 1918 on Russia is in civil disorder."
        if option(rules, "side_is_one_country") == "true":
            yield "The countries of a side do not dislodge each other, nor cut each other's support."
        if option(rules, "team_seats") == "true":
            yield "Each country has a seat of its own; the captains order those whose seat is empty."

    def names(self, rules: Rules) -> Mapping[str, str]:
        return {**super().names(rules), "Allies": ENTENTE}

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(QuietStep("coin", "S", _coin), (), ("S-movement",))
        yield Place(QuietStep("collapse", "S", _revolution), ("S-retreats",), ("F-movement",))


def _coin(t: Turn) -> Iterator[Event]:
    if t.state.year >= COIN:
        yield from flip(t)


def _revolution(t: Turn) -> Iterator[Event]:
    return collapse(t, REVOLUTION)


class Armies(Struct, frozen=True):
    """``known``: the numbers of all American units there have been. ``spent``: those that are not replaced."""

    known: tuple[int, ...] = ()
    spent: int = 0


class Expedition(Component[Armies]):
    """American armies wait in provinces beyond the board. From there a passage leads to every western coast: they are
    ordered ashore, and supported, like any other army; nobody goes back."""

    name = "great-war-america"
    table = TABLE
    sentences = (
        "From spring 1917 on two American armies wait off the board, in USA and USB; no more than two are in the game.",
        "They may be ordered to any coast of NAO, IRI or MAO if a way over seas without Central fleets leads there.",
        "They are French units, and need no centres of France.",
        "One that is dislodged with nowhere to retreat is replaced before the next spring; one disbanded is not.",
    )

    def initial(self, board: Board) -> Armies:
        return Armies()

    def evolve(self, own: Armies, event: Event) -> Armies:
        """Only what is annihilated is replaced: nobody goes back to America by disbanding."""
        if isinstance(event, UnitPlaced) and AMERICAN in event.marks:
            return Armies((*own.known, event.id), own.spent)
        if isinstance(event, UnitsRemoved) and event.cause == "disbanded":
            return Armies(own.known, own.spent + len({*event.ids} & {*own.known}))
        return own

    def knows(self, t: Turn, seat: str | None) -> Armies:
        return t.own(self)

    def charts(self, board: Board, rules: Rules) -> Board:
        for lacking in missing(board, LANDINGS):
            raise RulesClash(lacking)
        return board.kept(_with_america)

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(QuietStep("embarkation", "S", _embark), (), ("S-movement",))

    def show(self, t: Turn) -> Mapping[str, Any]:
        armies = sorted(str(unit) for unit in all_units(t) if is_american(t, unit))
        return {"american_armies": armies, "american_armies_disbanded": t.own(self).spent}

    def placed(self, own: Armies, table: Mapping[str, Any]) -> Armies:
        return Armies(own.known, convert(table.get("american_armies_disbanded", own.spent), int))

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("american_armies", "american_armies_disbanded")

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        return marked(t, table)

    def owes(self, t: Turn, owner: str) -> int:
        return sum(unit.owner == owner and is_american(t, unit) for unit in t.state.units.values())

    def keeps(self, t: Turn, unit: Unit) -> bool:
        return is_american(t, unit)

    def objects(self, t: Turn) -> bool:
        return any(t.position.find(code) is not None for code, _name in TRANSPORTS)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        if not isinstance(order, Move) or order.unit.at not in dict(TRANSPORTS):
            return None
        found = voyage(t.board, GATES, enemies(t), order.to)
        if found.route:
            return None
        return Refused.US_BLOCKED.says(place=t.board.province[order.to].name, fleets=", ".join(found.barring))

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        waiting = [code for code, _name in TRANSPORTS if t.position.find(code) is not None]
        if not waiting:
            return
        ways = {shore: voyage(t.board, GATES, enemies(t), shore) for shore in _shores(t.board)}
        rows = tuple((t.board.province[shore].name, *_prospect(way)) for shore, way in ways.items())
        note = f"Waiting beyond the ocean: {', '.join(f'A {code}' for code in waiting)}, of France."
        yield Panel("America", ("coast", "", "route or obstacle"), rows, note, tuple(_marks(t, ways)))


def _with_america(board: Board) -> Board:
    ways = tuple(Border(ARMY, code, to, passage=True) for code, _name in TRANSPORTS for to in _shores(board))
    beyond = tuple(Province(code, name, LAND) for code, name in TRANSPORTS)
    return replace(board, provinces=(*board.provinces, *beyond), borders=(*board.borders, *ways))


def _shores(board: Board) -> tuple[str, ...]:
    """Where an army may land: the coasts of the western seas."""
    coasts = (board.province_of[to] for sea in LANDINGS for to in board.adjacent[FLEET][sea])
    return tuple(code for code in dict.fromkeys(coasts) if board.can_stand(ARMY, code))


def _prospect(way: Voyage) -> tuple[str, str]:
    return ("✓", ", ".join(way.route)) if way.route else ("✗", f"fleets bar it in {', '.join(way.barring)}")


def _marks(t: Turn, ways: Mapping[str, Voyage]) -> Iterator[Mark]:
    for shore, way in ways.items():
        if way.route:
            yield Mark((*way.route, shore), "route", text=f"from America to {t.board.province[shore].name}")
    yield from barriers(t, ways)


def _embark(t: Turn) -> Iterator[Event]:
    if t.state.year < ARMIES_FROM:
        return
    lost = t.own(Expedition).spent
    wanted = len(TRANSPORTS) - lost - sum(is_american(t, unit) for unit in all_units(t))
    free = [code for code, _name in TRANSPORTS if t.position.find(code) is None]
    for number, code in enumerate(free[: max(wanted, 0)], t.state.next_id):
        yield UnitPlaced(number, "France", ARMY, code, {AMERICAN: code, "landed": f"S{t.state.year}"})


class TwentyFour(Component[None]):
    name = "great-war-victory"
    table = TABLE
    sentences = (
        "A side with 24 units on the board and 24 centres after Winter has won.",
        "A side with neither a unit nor a centre after Winter has lost.",
        "If neither side has a unit on the board after Winter, the game is a draw.",
    )

    def steps(self, rules: Rules) -> Iterator[Place]:
        yield Place(QuietStep("W-verdict", "W", _nothing), ("builds",), ("last-eliminations",))

    def show(self, t: Turn) -> Mapping[str, Any]:
        units = _units(t)
        return {"pieces": {"entente": units[ENTENTE], "central": units[CENTRAL]}}

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("pieces",)

    def scores(self, t: Turn) -> Mapping[str, int]:
        return _units(t)

    def winner(self, t: Turn) -> Outcome | None:
        if t.state.step != "W-verdict":
            return None
        units, centers = _units(t), _centers(t)
        won = tuple(seat for seat in SEATS if min(units[seat], centers[seat]) >= NEEDED)
        if won:
            return Outcome("solo", won)
        if not any(units.values()):
            return Outcome("draw", SEATS)
        left = still_fighting(t)
        return Outcome("survivor", left) if len(left) == 1 else None

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        units, centers = _units(t), _centers(t)
        rows = tuple((name, str(units[name]), str(centers[name]), str(NEEDED)) for name in SEATS)
        yield Panel("The war", ("side", "units", "centres", "needed of each"), rows)
        yield next_events(t, _coming(t))


def _coming(t: Turn) -> Iterator[tuple[str, str]]:
    if not sides_of(t).italy:
        yield f"S{max(COIN, t.state.year + 1)}", "the coin assigns Italy"
    if not sides_of(t).disorder:
        yield f"F{REVOLUTION}", "Russia is in civil disorder"
    if t.state.year < ARMIES_FROM:
        yield f"S{ARMIES_FROM}", "two American armies may come"


def _nothing(_t: Turn) -> Iterator[Event]:
    yield from ()


def _units(t: Turn) -> dict[str, int]:
    """On the board: not in America, and not those of a country that nobody orders."""
    here = [unit.owner for unit in all_units(t) if unit.at not in dict(TRANSPORTS) and not idle(t, unit.owner)]
    return {seat: sum(side(t, owner) == seat for owner in here) for seat in SEATS}


def _centers(t: Turn) -> dict[str, int]:
    owners = [owner for owner in t.state.centers.values() if not idle(t, owner)]
    return {seat: sum(side(t, owner) == seat for owner in owners) for seat in SEATS}


GREAT_WAR = Pack(
    "great-war",
    "The Great War II: two sides from spring 1914, two American armies, 24 units to win",
    (GreatWarFronts(), GreatWarSides(), Expedition(), TwentyFour(), PeaceTalks()),
    {"base.cd_removal": "classic"},
    frozenset({"solo", "survivor", "draws", "closures"}),
)
