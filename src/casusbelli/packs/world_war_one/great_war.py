"""The Great War II (rx22): two sides from Spring 1914, with a calendar of its own.

Italy is closed and neutral until a coin is tossed in Spring 1915. From Spring 1917 on two American armies wait off the
board until they are ordered ashore; they are French units, supplied from overseas. Russia falls into civil disorder in
Fall 1918. A side wins with 24 units on the board and 24 centers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from msgspec import Struct, convert

from casusbelli.core.board import LAND, Board, Border, Province
from casusbelli.core.events import Event, UnitPlaced, UnitsRemoved
from casusbelli.core.legality import located
from casusbelli.core.orders import ARMY, FLEET, Move, Order, Piece
from casusbelli.core.said import Cell, Term, Text, power, said
from casusbelli.core.state import Outcome
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Check, Component, Rules, RulesClash, StepSlot, Turn
from casusbelli.engine.display import Example, Mark, Panel
from casusbelli.engine.options import Option
from casusbelli.engine.panel_forms import Gauge, MeterForm, Place, Threshold
from casusbelli.engine.spec import Minute, Pack
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.world_war_one.alliances import Alliances, collapse, flip
from casusbelli.packs.world_war_one.america import Prospect, landings, marked
from casusbelli.packs.world_war_one.calendars import GREAT_WAR as GREAT_WAR_DATES
from casusbelli.packs.world_war_one.facts import (
    AMERICAN,
    CENTRAL,
    ENTENTE,
    SEATS,
    WarRefusal,
    all_units,
    idle,
    is_american,
    missing,
    option,
    side,
    sides_of,
    still_fighting,
)
from casusbelli.packs.world_war_one.fronts import ClosedLands, next_events
from casusbelli.packs.world_war_one.ocean import Voyage, barriers, enemies, voyage
from casusbelli.packs.world_war_one.talks import PeaceTalks

TABLE = "great-war"
GATES = ("NAO", "MAO")  # the western edge of the board
LANDINGS = ("NAO", "IRI", "MAO")  # an army may land wherever these touch
TRANSPORTS = (("USA", "America"), ("USB", "America's second port"))  # one army waits in each
COIN, ARMIES_FROM, REVOLUTION, NEEDED = 1915, 1917, 1918, 24


class GreatWarFronts(ClosedLands):
    name = "great-war-fronts"
    title = said("ww1.chapter-fronts")
    table = TABLE
    first = "S1914M"

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("ww1.gw-fronts-rule")
        yield from super().explains(rules)

    def dates(self, rules: Rules) -> str:
        return GREAT_WAR_DATES


class GreatWarSides(Alliances):
    table = TABLE
    coin_falls = "S1915"
    places = LANDINGS
    options: ClassVar[tuple[Option, ...]] = tuple(
        known for known in Alliances.options if known.key in ("side_is_one_country", "team_seats")
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("ww1.gw-sides-rule", team=option(rules, "team_seats"))
        yield said("ww1.gw-countries-rule")
        yield Example(said("ww1.capture-example"))
        yield said("ww1.gw-partners-rule", friends=option(rules, "side_is_one_country"))
        yield said("ww1.gw-coin-rule")
        yield said("ww1.gw-collapse-rule")
        yield Example(said("ww1.collapse-example"))

    def names(self, rules: Rules) -> Mapping[str, str]:
        return {**super().names(rules), "Allies": ENTENTE}

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(QuietStep("coin", "S", _coin), (), (step_names.movement("S"),))
        yield StepSlot(
            QuietStep("collapse", "S", _revolution), (step_names.retreats("S"),), (step_names.movement("F"),)
        )


def _coin(t: Turn) -> Iterator[Event]:
    if t.state.year >= COIN:
        yield from flip(t)


def _revolution(t: Turn) -> Iterator[Event]:
    return collapse(t, REVOLUTION)


class Armies(Struct, frozen=True):
    """``known``: ids of all American units so far. ``spent``: how many of them are not replaced."""

    known: tuple[int, ...] = ()
    spent: int = 0


class Expedition(Component[Armies]):
    """American armies wait in provinces off the board, from which passages lead to every western coast.

    They are ordered ashore, and supported, like any other army. No army can go back.
    """

    name = "great-war-america"
    title = said("ww1.chapter-america")
    public = True
    table = TABLE
    sentences = (
        said("ww1.gw-armies-rule"),
        said("ww1.gw-landing-rule"),
        Example(said("ww1.gw-landing-example")),
        said("ww1.gw-french-rule"),
        said("ww1.gw-replaced-rule"),
    )

    def initial(self, board: Board) -> Armies:
        return Armies()

    def evolve(self, own: Armies, event: Event) -> Armies:
        """Only armies that had no retreat are replaced: disbanding is no way back to America."""
        if isinstance(event, UnitPlaced) and AMERICAN in event.marks:
            return Armies((*own.known, event.id), own.spent)
        if isinstance(event, UnitsRemoved) and event.cause == "disbanded":
            return Armies(own.known, own.spent + len({*event.ids} & {*own.known}))
        return own

    def charts(self, board: Board, rules: Rules) -> Board:
        for lacking in missing(board, LANDINGS):
            raise RulesClash(lacking)
        return board.memo(_with_america)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(QuietStep("embarkation", "S", _embark), (), (step_names.movement("S"),))

    def show(self, t: Turn) -> Mapping[str, Any]:
        armies = sorted(str(unit) for unit in all_units(t) if is_american(t, unit))
        return {"american_armies": armies, "american_armies_disbanded": t.own(self).spent}

    def placed(self, own: Armies, table: Mapping[str, Any]) -> Armies:
        return Armies(own.known, convert(table.get("american_armies_disbanded", own.spent), int))

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        return marked(t, table)

    def extra_builds(self, t: Turn, owner: str) -> int:
        return sum(unit.owner == owner and is_american(t, unit) for unit in t.state.units.values())

    def keeps_unit(self, t: Turn, unit: Unit) -> bool:
        return is_american(t, unit)

    def forbids(self, t: Turn) -> Check | None:
        waiting = any(t.position.find(code) is not None for code, _name in TRANSPORTS)
        return partial(_blocked, t) if waiting else None

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        waiting = [code for code, _name in TRANSPORTS if t.position.find(code) is not None]
        if not waiting:
            return
        ways = {shore: voyage(t.board, GATES, enemies(t), shore) for shore in _shores(t.board)}
        form = landings(said("ww1.america-coast"), (_prospect(t.board, shore, way) for shore, way in ways.items()))
        note = said("ww1.gw-waiting", units=[Piece(ARMY, code) for code in waiting])
        yield Panel(said("ww1.panel-america"), note=note, marks=tuple(_marks(t, ways)), form=form)


def _blocked(t: Turn, _seat: str, order: Order) -> Refusal | None:
    if not isinstance(order, Move) or order.unit.at not in dict(TRANSPORTS):
        return None
    found = voyage(t.board, GATES, enemies(t), order.to)
    if found.route:
        return None
    return WarRefusal.US_BLOCKED.says(place=located(t.board, order.to), fleets=_named(t.board, found.barring))


def _with_america(board: Board) -> Board:
    ways = tuple(Border(ARMY, code, to, passage=True) for code, _name in TRANSPORTS for to in _shores(board))
    beyond = tuple(Province(code, name, LAND) for code, name in TRANSPORTS)
    return replace(board, provinces=(*board.provinces, *beyond), borders=(*board.borders, *ways))


def _shores(board: Board) -> tuple[str, ...]:
    """Where an army may land: the coasts of the western seas."""
    coasts = (board.province_of[to] for sea in LANDINGS for to in board.adjacent[FLEET][sea])
    return tuple(code for code in dict.fromkeys(coasts) if board.can_stand(ARMY, code))


def _prospect(board: Board, shore: str, way: Voyage) -> Prospect:
    route = said("core.row", items=_named(board, way.route))
    told = route if way.route else said("ww1.barred-in", fleets=_named(board, way.barring))
    return Prospect(bool(way.route), Place(shore, located(board, shore), told))


def _named(board: Board, seas: Iterable[str]) -> list[Term]:
    return [located(board, sea) for sea in seas]


def _marks(t: Turn, ways: Mapping[str, Voyage]) -> Iterator[Mark]:
    for shore, way in ways.items():
        if way.route:
            yield Mark((*way.route, shore), "route", text=said("ww1.from-america", place=located(t.board, shore)))
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
    title = said("ww1.chapter-victory")
    public = True
    table = TABLE
    sentences = (
        said("ww1.gw-won-rule"),
        said("ww1.gw-lost-rule"),
        said("ww1.gw-nobody-rule"),
    )

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(QuietStep("W-verdict", "W", _nothing), (step_names.BUILDS,), (step_names.LAST_ELIMINATIONS,))

    def show(self, t: Turn) -> Mapping[str, Any]:
        units = _units(t)
        return {"pieces": {"entente": units[ENTENTE], "central": units[CENTRAL]}}

    def implied(self, t: Turn) -> tuple[str, ...]:
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
        named = {name: said("ww1.side-named", side=power(name)) for name in SEATS}
        gauges = tuple(
            Gauge[Cell](named[name], units[name], power=name, details=(centers[name], NEEDED)) for name in SEATS
        )
        columns = tuple(said(f"ww1.war-{column}") for column in ("side", "units", "centres", "each"))
        goal = (Threshold[Cell](NEEDED, said("ww1.war-each")),)
        yield Panel(said("ww1.panel-war"), form=MeterForm(gauges, NEEDED, marks=goal, columns=columns))
        yield next_events(t, _coming(t))


def _coming(t: Turn) -> Iterator[tuple[str, Text]]:
    if not sides_of(t).italy:
        yield f"S{max(COIN, t.state.year + 1)}", said("ww1.event-coin")
    if not sides_of(t).disorder:
        yield f"F{REVOLUTION}", said("ww1.event-collapse")
    if t.state.year < ARMIES_FROM:
        yield f"S{ARMIES_FROM}", said("ww1.gw-event-armies")


def _nothing(_t: Turn) -> Iterator[Event]:
    yield from ()


def _units(t: Turn) -> dict[str, int]:
    """Units on the board by side, without those in America and those of idle countries."""
    here = [unit.owner for unit in all_units(t) if unit.at not in dict(TRANSPORTS) and not idle(t, unit.owner)]
    return {seat: sum(side(t, owner) == seat for owner in here) for seat in SEATS}


def _centers(t: Turn) -> dict[str, int]:
    owners = [owner for owner in t.state.centers.values() if not idle(t, owner)]
    return {seat: sum(side(t, owner) == seat for owner in owners) for seat in SEATS}


GREAT_WAR = Pack(
    "great-war",
    said("ww1.pack-great-war"),
    (GreatWarSides(), GreatWarFronts(), Expedition(), TwentyFour(), PeaceTalks()),
    {"base.cd_removal": "classic"},
    frozenset({"solo", "survivor", "draws", "closures"}),
    said("ww1.pack-great-war-about"),
    variant=True,
    minute=Minute.of("ww1.great-war-minute"),
    years=8,
)
