"""American armies: one a year from winter 1917, if the ocean is open (R6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from casusbelli.core.board import date_key
from casusbelli.core.events import Event, Judgement, OrdersJudged, UnitPlaced, UnitsRouted
from casusbelli.core.orders import ARMY, Directive, Order
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Result
from casusbelli.rules.component import Component, Place, Rules, RulesClash, Turn
from casusbelli.rules.forms import Form
from casusbelli.rules.options import Choice, Option, choice
from casusbelli.rules.shown import Consequence, Mark, Panel
from casusbelli.rules.steps import QuietStep
from casusbelli.rules.world_war_one.facts import (
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
    Refused,
    all_units,
    idle,
    is_american,
    option,
    side,
)
from casusbelli.rules.world_war_one.ocean import barriers, voyages


class AmericanArmies(Component[None]):
    name = "world-war-one-america"
    prefix = PREFIX
    table = TABLE
    options = (
        choice(
            "us_default", "auto waive", "No centre named: the army goes to the first that is open, or stays (WA-22)."
        ),
        choice("us_centre", "ep_owned vacant", "The centre: owned by the Entente and vacant, or only vacant (WA-23)."),
        choice(
            "us_nationality",
            "centre_owner america",
            "The army is of the country that owns the centre, or of America itself (WA-26).",
        ),
        choice("us_upkeep", "free counts", "Is the army supplied from America, or does it need a centre (WA-27)?"),
        Option(
            "america_gates",
            "NAO,MAO",
            Choice(("NAO,MAO", "NAO,MAO,NWG")),
            "The seas that America lies on (WA-24).",
        ),
    )
    forms = (
        Form(
            EstablishArmy,
            "(america|american|usa|us) [:] [build] [(army|a)] [:] [(in|to|at)] {place}",
            "A",
            "Say where the American army of this winter lands (WA-22).",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "From winter 1917 on an American army lands every year in Edinburgh, Liverpool, London or Brest (R6)."
        if option(rules, "us_centre") == "ep_owned":
            yield "The centre must be vacant and belong to a country of the Entente (WA-23)."
        else:
            yield "The centre must be vacant (WA-23)."
        gates = option(rules, "america_gates").replace(",", ", ")
        yield f"From America, on {gates}, a way over seas without Central fleets must lead there (WA-24)."
        late = "to the first of these that is open" if option(rules, "us_default") == "auto" else "nowhere"
        yield f"If the Entente names none, the army goes {late} (WA-22). An army that cannot come is lost (WA-23)."
        whose = "America" if option(rules, "us_nationality") == "america" else "the country that owns the centre"
        free = option(rules, "us_upkeep") == "free"
        need = "needs no centre and is never removed" if free else "needs a centre like any other"
        yield f"The army is of {whose}; it {need} (WA-26, WA-27)."

    def names(self, rules: Rules) -> Mapping[str, str]:
        own = option(rules, "us_nationality") == "america"
        return dict.fromkeys(("America", "American", "USA", "US"), AMERICA) if own else {}

    # --- state: what a unit is marked with

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"american_armies": sorted(str(unit) for unit in all_units(t) if is_american(t, unit))}

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("american_armies",)

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        return marked(t, table)

    # --- orders

    def asks(self, t: Turn) -> Mapping[str, str]:
        asked = t.state.step == WINTER and ENTENTE not in t.state.vacant and any(_open(t))
        return {ENTENTE: "American army"} if asked else {}

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        """Before the first army its time is the reason, in whatever phase somebody asks for it."""
        return (self.admits(t, seat, order) if _early(t) else None) or order

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if seat == ENTENTE and t.state.step == WINTER:
            yield from (EstablishArmy(shore) for shore in _open(t))

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        if seat != ENTENTE:
            partner = side(t, seat) == ENTENTE
            return Refused.CAPTAINS.says(whom=ENTENTE) if partner else Refused.NOT_YOUR_SIDE.says(whom=AMERICA)
        return no_army(t, order.place) if isinstance(order, EstablishArmy) else None

    # --- adjustments, by WA-27

    def owes(self, t: Turn, owner: str) -> int:
        if option(t, "us_upkeep") == "free":
            return sum(unit.owner == owner and is_american(t, unit) for unit in t.state.units.values())
        return -1 if t.state.step == WINTER and expected(t) == owner else 0

    def keeps(self, t: Turn, unit: Unit) -> bool:
        return option(t, "us_upkeep") == "free" and is_american(t, unit)

    def steps(self, rules: Rules) -> Iterator[Place]:
        """WA-28: the army takes its place before anything is built."""
        yield Place(QuietStep("america", "W", _land), (WINTER,), ("builds",))

    # --- what there is to see

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """An army from which the enemy can be marched to is worth more than one that waits for a convoy."""
        return (1.0 if _marches(t, order.place) else 0.5) if isinstance(order, EstablishArmy) else 0.0

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        if seat != ENTENTE or t.state.step != WINTER:
            return
        shore = _landing(t, orders)
        if shore is not None:
            route = ", ".join(t.kept(voyages)[shore].route)
            yield Consequence(f"an American army lands in {_name(t, shore)} by {route}", rule="R6")

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        if t.state.year < FIRST_ARMY:
            return
        rows = tuple((_name(t, shore), *_prospect(t, shore)) for shore in SHORES)
        default = next((shore for shore in SHORES if _obstacle(t, shore) is None), None)
        if option(t, "us_default") == "waive":
            note = "If none is named, no army comes (WA-22)."
        else:
            note = f"If none is named: {_name(t, default)} (WA-22)." if default else "No army can come (WA-23)."
        yield Panel("America", ("centre", "", "route or obstacle"), rows, note, tuple(_marks(t)))


def marked(t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
    """Units put up by hand are marked."""
    here = {str(unit): unit for unit in t.state.units.values()}
    beaten = {str(routed.unit): routed for routed in t.state.routed.values()}
    for text in table.get("american_armies", ()):
        unit = beaten[text].unit if text in beaten else here.get(text)
        if unit is None:
            raise RulesClash(f"american_armies: there is no {text!r}")
        yield UnitPlaced(unit.id, unit.owner, unit.kind, unit.at, {AMERICAN: ""})
        if text in beaten:
            yield UnitsRouted((beaten[text],), tuple(sorted(t.state.contested)))


def _marches(t: Turn, place: str) -> bool:
    """Is there an enemy's centre on the same land?"""
    seen = [place]
    for here in seen:  # grows while it is walked
        seen += [to for to in t.board.reach[ARMY][here] if to not in seen]
    return any(side(t, t.state.centers.get(code, "")) == CENTRAL for code in seen)


def _early(t: Turn) -> bool:
    return date_key(t.state.phase) < date_key(f"W{FIRST_ARMY}")


def _name(t: Turn, place: str) -> str:
    return t.board.province[place].name


def no_army(t: Turn, place: str) -> Refusal | None:
    """Why no American army lands here this winter; None if one may (WA-23, WA-24). The tests have this order."""
    if _early(t) or t.state.phase[:1] != "W":
        return Refused.US_NOT_YET.says()
    return _obstacle(t, place)


def _obstacle(t: Turn, place: str) -> Refusal | None:
    if place not in SHORES:
        return Refused.US_NO_PORT.says(shores=", ".join(_name(t, shore) for shore in SHORES))
    if option(t, "us_centre") == "ep_owned" and side(t, t.state.centers.get(place, "")) != ENTENTE:
        return Refused.US_NOT_ENTENTE.says(place=_name(t, place), whom=t.state.centers.get(place, "nobody"))
    unit = t.position.find(place)
    if unit is not None:
        return Refused.US_OCCUPIED.says(other=unit, place=_name(t, place))
    found = t.kept(voyages)[place]
    if not found.route:
        return Refused.US_BLOCKED.says(place=_name(t, place), fleets=", ".join(found.barring))
    return None


def _open(t: Turn) -> Iterator[str]:
    return (shore for shore in SHORES if no_army(t, shore) is None)


def _landing(t: Turn, orders: Iterable[Order]) -> str | None:
    """Where this winter's army lands, by these orders (WA-22, WA-28)."""
    open_ = tuple(_open(t))
    named = (order.place for order in orders if isinstance(order, EstablishArmy))
    chosen = next((place for place in named if place in open_), None)
    if chosen is None and option(t, "us_default") == "auto":
        return next(iter(open_), None)
    return chosen


def nationality(t: Turn, shore: str) -> str:
    """WA-26: whose the army is; where no active country of the Entente owns the centre, whose home it is."""
    if option(t, "us_nationality") == "america":
        return AMERICA
    owner = t.state.centers.get(shore, "")
    if side(t, owner) == ENTENTE and not idle(t, owner):
        return owner
    return next(power.name for power in t.board.powers if shore in power.home)


def expected(t: Turn) -> str | None:
    """Whose the army of this winter will be."""
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
    code, text = (why.code, why.text) if why is not None else ("too-many", "one army lands each winter")
    return Judgement(ENTENTE, str(order), (str(Result.FAILS),), code, text)


def _marks(t: Turn) -> Iterator[Mark]:
    """The ways that are open, and the fleets in those that are not."""
    for shore in SHORES:
        why, found = _obstacle(t, shore), t.kept(voyages)[shore]
        if why is None:
            yield Mark((*found.route, shore), "route", text=f"from America to {_name(t, shore)}")
            yield Mark((shore,), "site", text="an American army may land here", label="American army")
        elif found.route:
            yield Mark((shore,), "note", text=why.text, label="no American army")
    yield from barriers(t, t.kept(voyages))


def _prospect(t: Turn, shore: str) -> tuple[str, str]:
    why = _obstacle(t, shore)
    return ("✗", why.text) if why is not None else ("✓", ", ".join(t.kept(voyages)[shore].route))
