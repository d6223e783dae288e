"""American armies: one lands each year from Winter 1917 on, if a sea route is open (R6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from casusbelli.core.events import Event, Judgement, OrdersJudged, UnitPlaced, UnitsRouted
from casusbelli.core.legality import located
from casusbelli.core.orders import ARMY, Directive, Order
from casusbelli.core.phases import Phase
from casusbelli.core.said import Cell, Said, Term, Text, power, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Result
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, RulesClash, StepSlot, Turn
from casusbelli.engine.display import Consequence, Example, Look, Mark, Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.options import OneOf, Option, choice
from casusbelli.engine.panel_forms import Group, Place, PlacesForm
from casusbelli.engine.steps import QuietStep
from casusbelli.packs.world_war_one.facts import (
    AMERICA,
    AMERICAN,
    CENTRAL,
    ENTENTE,
    FIRST_ARMY,
    PREFIX,
    SHORES,
    TABLE,
    WINTER,
    EstablishArmy,
    WarRefusal,
    all_units,
    idle,
    is_american,
    option,
    side,
)
from casusbelli.packs.world_war_one.ocean import barriers, voyages


class AmericanArmies(Component[None]):
    name = "world-war-one-america"
    title = said("ww1.chapter-america")
    public = True
    prefix = PREFIX
    table = TABLE
    options = (
        choice("us_default", "auto waive", said("ww1.us-default")),
        choice("us_centre", "ep_owned vacant", said("ww1.us-centre")),
        choice(
            "us_nationality",
            "centre_owner america",
            said("ww1.us-nationality"),
        ),
        choice("us_upkeep", "free counts", said("ww1.us-upkeep")),
        Option(
            "america_gates",
            "NAO,MAO",
            OneOf(("NAO,MAO", "NAO,MAO,NWG")),
            said("ww1.america-gates"),
        ),
    )
    forms = (
        Form(
            EstablishArmy,
            "(america|american|usa|us) [:] [build] [(army|a)] [:] [(in|to|at)] {place}",
            "A",
            said("ww1.establish-army"),
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        gates = [located(rules.board, sea) for sea in option(rules, "america_gates").split(",")]
        yield said("ww1.army-rule")
        yield said("ww1.centre-rule", which=option(rules, "us_centre"))
        yield said("ww1.way-rule", gates=gates)
        yield Example(said("ww1.way-example"))
        yield said("ww1.default-rule", how=option(rules, "us_default"))
        yield said("ww1.landing-rule")
        yield said("ww1.nationality-rule", whose=option(rules, "us_nationality"), upkeep=option(rules, "us_upkeep"))

    def names(self, rules: Rules) -> Mapping[str, str]:
        own = option(rules, "us_nationality") == "america"
        return dict.fromkeys(("America", "American", "USA", "US"), AMERICA) if own else {}

    # --- state: American units carry a mark

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"american_armies": sorted(str(unit) for unit in all_units(t) if is_american(t, unit))}

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        return marked(t, table)

    # --- orders

    def also_asks(self, t: Turn) -> Mapping[str, Text]:
        asked = t.state.step == WINTER and ENTENTE not in t.state.vacant and any(_open(t))
        return {ENTENTE: said("ww1.ask-army")} if asked else {}

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """Before Winter 1917 the date is the reason of the refusal, in any phase."""
        return (self.admits(t, seat, order) if _early(t) else None) or order

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if seat == ENTENTE and t.state.step == WINTER:
            yield from (EstablishArmy(shore) for shore in _open(t))

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        if seat != ENTENTE:
            partner = side(t, seat) == ENTENTE
            return (WarRefusal.CAPTAINS if partner else WarRefusal.NOT_YOUR_SIDE).says(
                whom=power(ENTENTE if partner else AMERICA)
            )
        return no_army(t, order.place) if isinstance(order, EstablishArmy) else None

    # --- adjustments, by WA-27

    def extra_builds(self, t: Turn, owner: str) -> int:
        if option(t, "us_upkeep") == "free":
            return sum(unit.owner == owner and is_american(t, unit) for unit in t.state.units.values())
        return -1 if t.state.step == WINTER and expected(t) == owner else 0

    def keeps_unit(self, t: Turn, unit: Unit) -> bool:
        return option(t, "us_upkeep") == "free" and is_american(t, unit)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        """The army lands before anything is built (WA-28)."""
        yield StepSlot(QuietStep("america", "W", _land), (WINTER,), (step_names.BUILDS,))

    # --- previews, advice and panels

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """An army that can march to the enemy is worth more than one that needs a convoy."""
        return (1.0 if _marches(t, order.place) else 0.5) if isinstance(order, EstablishArmy) else 0.0

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        if seat != ENTENTE or t.state.step != WINTER:
            return
        shore = _landing(t, orders)
        if shore is not None:
            route = t.memo(voyages)[shore].route
            by = [_name(t, sea) for sea in route]
            yield Consequence(said("ww1.army-lands", place=_name(t, shore), route=by), rule="R6")

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        if t.state.year < FIRST_ARMY:
            return
        form = landings(said("ww1.america-centre"), (_prospect(t, shore) for shore in SHORES))
        default = next((shore for shore in SHORES if _obstacle(t, shore) is None), None)
        if option(t, "us_default") == "waive":
            note = said("ww1.america-waived")
        else:
            note = said("ww1.america-default", place=_name(t, default)) if default else said("ww1.america-none")
        yield Panel(said("ww1.panel-america"), note=note, marks=tuple(_marks(t)), form=form)


def marked(t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
    """Marks the American armies of a position that is set up by hand."""
    here = {str(unit): unit for unit in t.state.units.values()}
    beaten = {str(routed.unit): routed for routed in t.state.routed.values()}
    for text in table.get("american_armies", ()):
        unit = beaten[text].unit if text in beaten else here.get(text)
        if unit is None:
            raise RulesClash(said("ww1.no-such-american-army", army=repr(text)))
        yield UnitPlaced(unit.id, unit.owner, unit.kind, unit.at, {AMERICAN: ""})
        if text in beaten:
            yield UnitsRouted((beaten[text],), tuple(sorted(t.state.contested)))


def _marches(t: Turn, place: str) -> bool:
    """Can an army reach a center of the Central Powers over land from here?"""
    seen = [place]
    for here in seen:  # grows while it is walked
        seen += [to for to in t.board.reach[ARMY][here] if to not in seen]
    return any(side(t, t.state.centers.get(code, "")) == CENTRAL for code in seen)


def _early(t: Turn) -> bool:
    return t.state.now.day < Phase("W", FIRST_ARMY).day


def _name(t: Turn, place: str) -> Term:
    return located(t.board, place)


def no_army(t: Turn, place: str) -> Refusal | None:
    """Why no American army can land here this winter, or None (WA-23, WA-24). The order of the checks is fixed."""
    if _early(t) or t.state.now.season != "W":
        return WarRefusal.US_NOT_YET.says()
    return _obstacle(t, place)


def _obstacle(t: Turn, place: str) -> Refusal | None:
    if place not in SHORES:
        return WarRefusal.US_NO_PORT.says(shores=[_name(t, shore) for shore in SHORES])
    if option(t, "us_centre") == "ep_owned" and side(t, t.state.centers.get(place, "")) != ENTENTE:
        return WarRefusal.US_NOT_ENTENTE.says(place=_name(t, place), whom=_owner(t, place))
    unit = t.position.find(place)
    if unit is not None:
        return WarRefusal.US_OCCUPIED.says(other=unit, place=_name(t, place))
    found = t.memo(voyages)[place]
    if not found.route:
        return WarRefusal.US_BLOCKED.says(place=_name(t, place), fleets=[_name(t, sea) for sea in found.barring])
    return None


def _owner(t: Turn, place: str) -> Cell:
    owner = t.state.centers.get(place)
    return power(owner) if owner else said("core.nobody")


def _open(t: Turn) -> Iterator[str]:
    return (shore for shore in SHORES if no_army(t, shore) is None)


def _landing(t: Turn, orders: Iterable[Order]) -> str | None:
    """Where this winter's army lands with these orders (WA-22, WA-28)."""
    open_ = tuple(_open(t))
    named = (order.place for order in orders if isinstance(order, EstablishArmy))
    chosen = next((place for place in named if place in open_), None)
    if chosen is None and option(t, "us_default") == "auto":
        return next(iter(open_), None)
    return chosen


def nationality(t: Turn, shore: str) -> str:
    """The owner of the army: that of the center or, if that is no active Entente country, its home power (WA-26)."""
    if option(t, "us_nationality") == "america":
        return AMERICA
    owner = t.state.centers.get(shore, "")
    if side(t, owner) == ENTENTE and not idle(t, owner):
        return owner
    return next(power.name for power in t.board.powers if shore in power.home)


def expected(t: Turn) -> str | None:
    """The owner of this winter's army, by the orders so far."""
    shore = _landing(t, t.orders.get(ENTENTE, ()))
    return None if shore is None else nationality(t, shore)


def _land(t: Turn) -> Iterator[Event]:
    orders = [order for order in dict.fromkeys(t.orders.get(ENTENTE, ())) if isinstance(order, EstablishArmy)]
    shore = _landing(t, orders)
    if orders:
        yield OrdersJudged(t.state.phase, tuple(_judged(t, order, shore) for order in orders))
    if shore is not None:
        marks = {AMERICAN: shore, "landed": f"W{t.state.year}"}
        yield UnitPlaced(t.state.next_id, nationality(t, shore), ARMY, shore, marks)


def _judged(t: Turn, order: EstablishArmy, shore: str | None) -> Judgement:
    if order.place == shore:
        return Judgement(ENTENTE, str(order), (str(Result.SUCCEEDS),))
    why = no_army(t, order.place)
    code, text = (why.code, why.said) if why is not None else ("too-many", said("ww1.one-army"))
    return Judgement(ENTENTE, str(order), (str(Result.FAILS),), code, text)


def _marks(t: Turn) -> Iterator[Mark]:
    """Marks open routes, and the fleets that block the others."""
    for shore in SHORES:
        why, found = _obstacle(t, shore), t.memo(voyages)[shore]
        if why is None:
            yield Mark((*found.route, shore), "route", text=said("ww1.from-america", place=_name(t, shore)))
            yield Mark((shore,), "site", text=said("ww1.may-land"), label=said("ww1.american-army"))
        elif found.route:
            yield Mark((shore,), "note", text=why.said, label=said("ww1.no-american-army"))
    yield from barriers(t, t.memo(voyages))


def _prospect(t: Turn, shore: str) -> Prospect:
    why, way = _obstacle(t, shore), t.memo(voyages)[shore]
    route = said("core.row", items=[_name(t, sea) for sea in way.route])
    return Prospect(why is None, Place(shore, _name(t, shore), route if why is None else why.said))


class Prospect(NamedTuple):
    """A coast with the way to it, or with what bars it."""

    open: bool
    place: Place[Cell]


def landings(heading: Said, prospects: Iterable[Prospect]) -> PlacesForm[Cell]:
    """Where an army from America can land, and where it cannot."""
    told = tuple(prospects)
    groups = (
        Group[Cell](
            look, said("ww1.america-landing", open=open_), tuple(one.place for one in told if one.open == open_)
        )
        for look, open_ in LANDING
    )
    columns = (heading, said("ww1.america-landings"), said("ww1.america-route"))
    return PlacesForm(tuple(group for group in groups if group.places), columns, noted=True)


LANDING: Final[tuple[tuple[Look, bool], ...]] = (("site", True), ("closed", False))
