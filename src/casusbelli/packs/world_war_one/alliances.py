"""The two sides: seats and commands, the coin toss for Italy, the collapse of Russia (WW0, R2, R5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, ClassVar

from msgspec import convert, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import DiceRolled, Event, UnitsRemoved
from casusbelli.core.legality import date_said, located
from casusbelli.core.orders import Build, Directive, Disband, Move, Order, Retreat
from casusbelli.core.said import Cell, Text, power, said, whose
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import step_names
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import NOBODY, Component, FieldPath, Modifiers, Rules, Seat, StepSlot, Turn
from casusbelli.engine.display import Consequence, Example, Panel
from casusbelli.engine.options import Option, choice
from casusbelli.engine.panel_forms import Gauge, MeterForm
from casusbelli.engine.steps import NOWHERE, QuietStep
from casusbelli.packs.world_war_one.facts import (
    ALLIANCE,
    AMERICA,
    CAPITALS,
    CENTRAL,
    COLLAPSE,
    COUNTRIES,
    ENTENTE,
    ITALY,
    PREFIX,
    ROME,
    RUSSIA,
    SEATS,
    SHORES,
    SIDES,
    TABLE,
    WINTER,
    Coin,
    ItalyJoined,
    RussiaCollapsed,
    Sides,
    WarRefusal,
    all_units,
    idle,
    missing,
    option,
    side,
    sides_of,
)

SHOWN: Mapping[str, str | None] = {ENTENTE: "entente", CENTRAL: "central", "": None}
PLACED = {name: seat for seat, name in SHOWN.items()}


class Alliances(Component[Sides]):
    name = SIDES
    title = said("ww1.chapter-sides")
    public = True
    prefix = PREFIX
    table = TABLE
    options: ClassVar[tuple[Option, ...]] = (
        choice(
            "coin",
            "with_w1914_result before_w1914_orders",
            said("ww1.coin"),
            advanced=False,
        ),
        choice("side_is_one_country", "false true", said("ww1.side-is-one-country")),
        choice(
            "russia_cd_from",
            "fall_1917 s1917_retreats",
            said("ww1.russia-cd-from"),
        ),
        choice("team_seats", "false true", said("ww1.team-seats"), advanced=False),
    )
    dice = ("Italy/{year}/coin",)
    events = (ItalyJoined, RussiaCollapsed)
    drama: ClassVar[Mapping[str, float]] = {"ww1.italy-joins": 5.0, "ww1.russia-collapses": 8.0}
    coin_falls: ClassVar[str] = "W1914"
    places: ClassVar[tuple[str, ...]] = (*CAPITALS[ENTENTE], *CAPITALS[CENTRAL], ROME, *SHORES)

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("ww1.powers-rule", team=option(rules, "team_seats"))
        yield said("ww1.countries-rule")
        yield Example(said("ww1.capture-example"))
        yield said("ww1.partners-rule", friends=option(rules, "side_is_one_country"))
        yield said("ww1.coin-rule", when=option(rules, "coin"))
        yield said("ww1.collapse-rule", since=option(rules, "russia_cd_from"))
        yield Example(said("ww1.collapse-example"))

    def checks(self, rules: Rules) -> Iterator[Text]:
        return missing(rules.board, (*COUNTRIES, *self.places))

    # --- state

    def initial(self, board: Board) -> Sides:
        return Sides()

    def evolve(self, own: Sides, event: Event) -> Sides:
        if isinstance(event, RussiaCollapsed):
            return replace(own, disorder=True)
        if isinstance(event, DiceRolled) and _is_coin(event):
            return replace(own, coin=Coin(event.label, event.roll, "", event.source))
        if isinstance(event, ItalyJoined):
            coin = replace(own.coin, side=SHOWN[event.side] or "") if own.coin is not None else None
            return replace(own, italy=event.side, coin=coin)
        return own

    def show(self, t: Turn) -> Mapping[str, Any]:
        own = sides_of(t)
        return {
            "sides": {country: SHOWN[side(t, country) or ""] for country in COUNTRIES},
            "russia_in_disorder": own.disorder,
            "coin": to_builtins(own.coin),
        }

    def past(self, t: Turn) -> tuple[str, ...]:
        return ("coin",)

    def implied(self, t: Turn) -> Iterator[FieldPath]:
        yield from (("sides", country) for country in ALLIANCE)

    def placed(self, own: Sides, table: Mapping[str, Any]) -> Sides:
        given = {country: PLACED[name] for country, name in table.get("sides", {}).items()}
        wrong = next((country for country, seat in given.items() if ALLIANCE.get(country, seat) != seat), None)
        if wrong is not None:
            raise ValueError(f"{wrong} is always {SHOWN[ALLIANCE[wrong]]}")
        return Sides(
            given.get(ITALY, own.italy),
            convert(table.get("russia_in_disorder", own.disorder), bool),
            convert(table.get("coin"), Coin | None),
        )

    def recounts(self, board: Board, event: Event) -> Text | None:
        if isinstance(event, DiceRolled) and _is_coin(event):
            return ""  # told with the side that Italy joins
        if isinstance(event, ItalyJoined):
            return said("ww1.italy-joins", side=power(event.side), roll=event.roll, parity=parity(event.roll))
        return said("ww1.russia-collapses") if isinstance(event, RussiaCollapsed) else None

    # --- who orders whom

    def names(self, rules: Rules) -> Mapping[str, str]:
        return {"EP": ENTENTE, "Entente Powers": ENTENTE, "CP": CENTRAL, "Central Powers": CENTRAL}

    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        team = option(rules, "team_seats") == "true"
        others = tuple(seat for seat in seats if team or seat.name not in COUNTRIES)
        return (*(Seat(name, tuple(c for c in COUNTRIES if ALLIANCE.get(c) == name)) for name in SEATS), *others)

    def commander_of(self, t: Turn, owner: str) -> str | None:
        """The captain of a side orders its countries, except those that have a player of their own (WA-6, WA-34)."""
        if idle(t, owner):
            return NOBODY
        seat = side(t, owner)
        own_seat = owner in COUNTRIES and option(t, "team_seats") == "true" and owner not in t.state.vacant
        return owner if seat is not None and own_seat else seat

    def understands(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """Explains why the seat may not order the named unit or country; allowed orders are read as usual."""
        if isinstance(order, Directive):
            return None
        why = _no_command(t, seat, nation, power(nation)) if nation is not None else None
        if why is None and isinstance(order, Build):
            return _no_build(t, seat, t.board.province_of[order.unit.at], nation)
        return why or _no_command(t, seat, *_ordered(t, order))

    def modifiers(self, t: Turn) -> Modifiers:
        """Civil disorder of Russia (B-7, WA-14), and partners that do not harm each other (WA-7)."""
        disorder = frozenset({RUSSIA}) if sides_of(t).disorder else frozenset()
        if option(t, "side_is_one_country") == "false":
            return Modifiers(disorder=disorder)
        led = [country for country in (*COUNTRIES, AMERICA) if not idle(t, country)]
        pairs = frozenset((a, b) for a, b in permutations(led, 2) if side(t, a) == side(t, b))
        return Modifiers(friends=pairs, disorder=disorder)

    # --- the coin and the collapse

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        if option(rules, "coin") == "before_w1914_orders":
            yield StepSlot(QuietStep("early-coin", "F", flip), ("F-verdict",), (step_names.ADJUSTMENTS,))
        yield StepSlot(QuietStep("coin", "W", flip), (step_names.BUILDS,), ("W-verdict",))
        fall = QuietStep("collapse", "S", _collapse)
        if option(rules, "russia_cd_from") == "fall_1917":
            yield StepSlot(fall, (step_names.retreats("S"), "S-verdict"), (step_names.movement("F"),))
        else:
            yield StepSlot(fall, (step_names.battle("S"),), (step_names.retreats("S"),))

    # --- previews, advice and panels

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        hurts = option(t, "side_is_one_country") == "false"
        for order in orders:
            unit = _unit_of(t, order)
            other = t.position.find(order.to) if isinstance(order, Move) else None
            if unit and other and hurts and _partners(t, unit.owner, other.owner):
                hurt = said("ww1.hurts-partner", order=order, unit=other, owner=power(other.owner))
                yield Consequence(hurt, certain=False, rule="WA-7")
            if unit and t.state.now.season == "F":
                yield from _takes(t, order, unit)

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        """A partner's loss is a loss of the side: do not attack its unit or take its center."""
        unit = t.position.find(order.unit.at) if isinstance(order, Move) else None
        if unit is None or not isinstance(order, Move):
            return 0.0
        other = t.position.find(order.to)
        hurt = {other.owner if other else "", t.state.centers.get(t.board.province_of[order.to], "")} - {unit.owner}
        return -float(sum(side(t, owner) == side(t, unit.owner) for owner in hurt))

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        columns = tuple(
            said(f"ww1.sides-{column}") for column in ("country", "side", "centres", "units", "owed", "now")
        )
        countries = tuple(self._countries(t))
        most = max(1, *(gauge.value or 0 for gauge in countries))
        form = MeterForm(countries, most, columns=columns, value_column=2)
        yield Panel(said("ww1.panel-sides"), note=_coin_note(sides_of(t).coin), form=form, standings=True)

    def _countries(self, t: Turn) -> Iterator[Gauge[Cell]]:
        """The centers of each country; in winter with the builds or, below 0, removals that it owes (WA-9)."""
        owed = due(t) if t.state.step == WINTER else {}
        for country in (*COUNTRIES, AMERICA):
            units = sum(unit.owner == country for unit in all_units(t))
            centers = len(t.state.owned(country))
            if country in COUNTRIES or units or centers:
                count = owed.get(country, 0)
                told = bool(owed) and not (count > 0 and idle(t, country))  # an idle country builds nothing
                seat = side(t, country)
                where = said("ww1.side-named", side=power(seat)) if seat else said("ww1.unassigned")
                left = f"{count:+d}" if told else ""
                details = (where, units, left, self._standing(t, country))
                yield Gauge(power(country), centers, power=country, details=details)

    def _standing(self, t: Turn, country: str) -> Text:
        if country == RUSSIA and idle(t, country):
            return said("ww1.in-disorder")
        return said("ww1.not-active", date=date_said(self.coin_falls)) if idle(t, country) else ""


def _is_coin(event: DiceRolled) -> bool:
    return event.label.startswith(f"{ITALY}/") and event.label.endswith("/coin")


def flip(t: Turn) -> Iterator[Event]:
    """Tosses the coin for Italy: an even roll takes it to the Entente (WA-5)."""
    if not sides_of(t).italy:
        rolled = t.dice.rolled(f"{ITALY}/{t.state.year}/coin")
        yield rolled
        yield ItalyJoined(CENTRAL if rolled.roll % 2 else ENTENTE, rolled.label, rolled.roll)


def _collapse(t: Turn) -> Iterator[Event]:
    return collapse(t, COLLAPSE)


def collapse(t: Turn, since: int) -> Iterator[Event]:
    """Russia falls into civil disorder (WA-13). Its units that still have to retreat are disbanded (B-7)."""
    if t.state.year >= since and not sides_of(t).disorder:
        yield RussiaCollapsed()
        lost = tuple(number for number, routed in t.state.routed.items() if routed.unit.owner == RUSSIA)
        if lost:
            yield UnitsRemoved(lost, "civil-disorder")


def _partners(t: Turn, one: str, another: str) -> bool:
    return one != another and side(t, one) is not None and side(t, one) == side(t, another)


def _takes(t: Turn, order: Order, unit: Unit) -> Iterator[Consequence]:
    """Warns that a unit in a partner's center takes it after Fall (WA-8)."""
    place = t.board.province_of[order.to if isinstance(order, (Move, Retreat)) else unit.at]
    owner = t.state.centers.get(place, "")
    if _partners(t, unit.owner, owner) and not isinstance(order, Disband):
        told = said(
            "ww1.takes", order=order, place=located(t.board, place), owner=power(unit.owner), other=power(owner)
        )
        yield Consequence(told, certain=False, rule="WA-8")


def _unit_of(t: Turn, order: Order) -> Unit | None:
    """The unit that the order is for."""
    at = t.board.province_of.get(getattr(order, "unit", NOWHERE).at, "")
    beaten = (routed.unit for routed in t.state.routed.values() if t.board.province_of[routed.unit.at] == at)
    return next(beaten, None) or t.position.find(at)


def _ordered(t: Turn, order: Order) -> tuple[str, Cell]:
    """The owner of the unit that the order is for, and the unit in words."""
    unit = _unit_of(t, order)
    return (unit.owner, whose(unit)) if unit is not None else ("", "")


def _no_command(t: Turn, seat: str, owner: str, what: Cell) -> Refusal | None:
    if owner in SEATS:
        return None if owner == seat or side(t, seat) == owner else WarRefusal.NOT_YOUR_SIDE.says(whom=what)
    if (
        owner not in (*COUNTRIES, AMERICA)
        or t.rules.commander_of(t, owner) == seat
        or t.rules.orderable_by_others(t, owner)
    ):
        return None
    if idle(t, owner):
        return _idle(owner)
    foreign = side(t, owner) != (seat if seat in SEATS else side(t, seat))
    return WarRefusal.NOT_YOUR_SIDE.says(whom=what) if foreign else None


def _idle(owner: str) -> Refusal:
    return (WarRefusal.CIVIL_DISORDER if owner == RUSSIA else WarRefusal.ITALY_NOT_ACTIVE).says()


def _no_build(t: Turn, seat: str, place: str, nation: str | None) -> Refusal | None:
    """Why nothing can be built here: a country builds at home (WA-9), and an unnamed one is that whose home it is."""
    led = [country for country in COUNTRIES if t.rules.commander_of(t, country) == seat]
    mine = [nation] if nation in COUNTRIES else led
    if any(place in t.rules.build_sites(t, country) for country in mine):
        return None
    whose = next((country for country in COUNTRIES if place in t.state.home.get(country, ())), "")
    if idle(t, whose) and nation not in COUNTRIES:
        return _idle(whose)
    return WarRefusal.NOT_HOME.says(place=located(t.board, place), whom=map(power, mine or [seat]))


def _coin_note(coin: Coin | None) -> Text:
    if coin is None:
        return ""
    return said("ww1.coin-note", roll=coin.roll, parity=parity(coin.roll), side=coin.side, source=coin.source)


def parity(roll: int) -> str:
    return "odd" if roll % 2 else "even"
