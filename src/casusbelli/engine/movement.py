"""Movement and retreats, as a component: orders, the battle, dislodged units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from casusbelli.core import retreats as rout
from casusbelli.core.adjudicator import ContestVerdict, Verdicts, adjudicate
from casusbelli.core.battle import Battle
from casusbelli.core.events import (
    Claim,
    ClaimsJudged,
    ContestPart,
    Event,
    Judgement,
    OrdersJudged,
    UnitPlaced,
    UnitsMoved,
    UnitsRemoved,
    UnitsRouted,
)
from casusbelli.core.legality import refusal, refuse, understand
from casusbelli.core.orders import Hold, Order
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal, Result, Verdict
from casusbelli.core.wording import reason_said
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.first_position import first_units
from casusbelli.engine.options import choice
from casusbelli.engine.steps import DAY, NOWHERE, SilentStep, commanded, judged, orders_by_owner, seasons

SILENT_MOVEMENT: Final = said("engine.silent-movement")
MOVEMENT: Final = said("engine.movement")
SILENT_RETREATS: Final = said("engine.silent-retreats")
RETREATS: Final = said("engine.retreats")
ORDERS: Final = said("engine.ask-orders")


@dataclass(frozen=True)
class MovementStep:
    """The movement phase, in which orders are collected. They are adjudicated in ``BattleStep``."""

    season: str
    kind: str = "M"
    hours: int = 2 * DAY
    silent: Text = SILENT_MOVEMENT
    title: Text = MOVEMENT

    @property
    def name(self) -> str:
        return step_names.movement(self.season)

    def asks(self, t: Turn) -> Mapping[str, Text]:
        return dict.fromkeys(t.memo(by_commander), ORDERS)

    def offers(self, t: Turn, seat: str) -> Iterator[Sequence[Order]]:
        return map(t.survey.orders, t.memo(by_commander).get(seat, ()))

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        if refusal(order, t.position) is None:
            return order  # an order that is legal as written is on offer
        return understand(order, t.position, None, t.rules.rulings)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        unit = t.position.find(getattr(order, "unit", NOWHERE).at)
        if unit is None or t.rules.commander_of(t, unit.owner) != seat:
            return refuse(t.board, Reason.NOT_YOURS, other=unit, owner=unit.owner if unit else "nobody")
        return None

    def run(self, t: Turn) -> Iterable[Event]:
        return ()


def by_commander(t: Turn) -> dict[str, list[Unit]]:
    """Seat -> the units it orders."""
    seats = commanded(t, (unit.owner for unit in t.position.units))
    units: dict[str, list[Unit]] = {}
    for unit in t.position.units:
        if unit.owner in seats:
            units.setdefault(seats[unit.owner], []).append(unit)
    return units


@dataclass(frozen=True)
class BattleStep(SilentStep):
    """Adjudicate the orders of the movement phase. This step asks no seat."""

    season: str
    kind: str = ""
    hours: int = 0

    @property
    def name(self) -> str:
        return step_names.battle(self.season)

    def run(self, t: Turn) -> Iterator[Event]:
        fought = battle(t)
        verdicts = adjudicate(fought)
        engaged = {part.unit.id for made in verdicts.contests for part in (made.claimant, *made.supports) if part.unit}
        yield judged([v for v in verdicts.orders if v.ordered or v.unit is None or v.unit.id not in engaged], t)
        if fought.contests:
            yield ClaimsJudged(tuple(_claim(contest, t) for contest in verdicts.contests))
        yield from _outcome(verdicts, t)


def battle(t: Turn) -> Battle:
    """The adjudicator's input: the position, all orders, and the modifiers of the rules."""
    orders, modifiers = orders_by_owner(t, t.position.units), t.rules.modifiers(t)
    return Battle(
        t.position,
        orders,
        modifiers.friends,
        modifiers.contests,
        modifiers.contests_bounce,
        modifiers.contests_cut,
        modifiers.disorder | _leaderless(t),
        void=dict(_void(t, orders)),
        rulings=t.rules.rulings,
        sides=modifiers.sides,
    )


def _leaderless(t: Turn) -> frozenset[str]:
    """Powers whose seat is vacant: their units hold without supporting each other (common base B-7). Powers whose units
    others may order are not among them."""
    if not t.state.vacant:
        return frozenset()
    owners = {unit.owner for unit in t.position.units if unit.owner in t.board.power}
    return frozenset(
        owner
        for owner in owners
        if t.rules.commander_of(t, owner) is None and not t.rules.orderable_by_others(t, owner)
    )


def _void(t: Turn, orders: Mapping[str, Sequence[Order]]) -> Iterator[tuple[Order, Refusal]]:
    """Orders that rules void now that all orders are known; a unit that has no other order holds."""
    if not t.rules.hears("voids"):
        return
    for order in chain.from_iterable(orders.values()):
        unit = t.position.find(getattr(order, "unit", NOWHERE).at)
        why = t.rules.voids(t, unit, order) if unit is not None and not isinstance(order, Hold) else None
        if why is not None:
            yield order, why


def _claim(made: ContestVerdict, t: Turn) -> Claim:
    place = made.contest.province
    return Claim(place, _part(made.claimant, place, t), tuple(_part(verdict, place, t) for verdict in made.supports))


def _part(verdict: Verdict, place: str, t: Turn) -> ContestPart:
    assert verdict.unit is not None  # only units of the battle take part in a contest
    fate = (str(verdict.fate),) if verdict.fate else ()
    text = reason_said(verdict, t.board, place)
    return ContestPart(verdict.unit, (str(verdict.result), *fate), verdict.reason.code, text)


def _outcome(verdicts: Verdicts, t: Turn) -> Iterator[Event]:
    """The events of a battle: moves, dislodged and lost units. Units that nobody orders do not retreat (B-7)."""
    moves = [(after.id, after.at) for after in verdicts.units if after.at != t.state.units[after.id].at]
    owners = {beaten.unit.owner for beaten in verdicts.dislodged}
    led = {
        owner for owner in owners if t.rules.commander_of(t, owner) is not None or t.rules.orderable_by_others(t, owner)
    }
    routed = tuple(beaten for beaten in verdicts.dislodged if beaten.retreats and beaten.unit.owner in led)
    lost = tuple(b.unit.id for b in verdicts.dislodged if not b.retreats)
    abandoned = tuple(b.unit.id for b in verdicts.dislodged if b.retreats and b.unit.owner not in led)
    yield UnitsRouted(routed, tuple(sorted(verdicts.contested)))
    if lost:
        yield UnitsRemoved(lost, "destroyed")
    if abandoned:
        yield UnitsRemoved(abandoned, "civil-disorder")
    if moves:
        yield UnitsMoved(tuple(moves))


# --- retreats


@dataclass(frozen=True)
class RetreatStep:
    season: str
    kind: str = "R"
    hours: int = DAY
    silent: Text = SILENT_RETREATS
    title: Text = RETREATS

    @property
    def name(self) -> str:
        return step_names.retreats(self.season)

    def asks(self, t: Turn) -> Mapping[str, Text]:
        owners = commanded(t, (routed.unit.owner for routed in t.state.routed.values()))
        return dict.fromkeys(owners.values(), RETREATS)

    def offers(self, t: Turn, seat: str) -> Iterator[Sequence[Order]]:
        for beaten in t.state.routed.values():
            if t.rules.commander_of(t, beaten.unit.owner) == seat:
                yield rout.retreat_options(beaten.unit, beaten.retreats)

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return order

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        field = self._rout(t, {})
        owners = dict.fromkeys(beaten.unit.owner for beaten in t.state.routed.values())
        mine = [owner for owner in owners if t.rules.commander_of(t, owner) == seat]
        whys = [rout.retreat_refusal(owner, order, field) for owner in mine]
        if None in whys:
            return None
        told = [why for why in whys if why is not None]
        if told:  # of several owners, ask the one that owns the unit
            return next((why for why in told if why.reason is not Reason.NOT_YOURS), told[0])
        why = rout.retreat_refusal(next(iter(owners), seat), order, field)
        return why or refuse(t.board, Reason.NOT_YOURS, other="that unit", owner="another")

    def _rout(self, t: Turn, orders: Mapping[str, Sequence[Order]]) -> rout.Rout:
        return rout.Rout(
            t.position,
            {routed.unit: routed.retreats for routed in t.state.routed.values()},
            orders,
            {routed.unit: t.board.province_of[routed.by.at] for routed in t.state.routed.values()},
            t.state.contested,
            t.rules.rulings,
        )

    def run(self, t: Turn) -> Iterator[Event]:
        if not t.state.routed:
            return
        beaten = [routed.unit for routed in t.state.routed.values()]
        orders = orders_by_owner(t, beaten)
        void = list(_void_retreats(t, orders, beaten))
        legal = {owner: [o for o in told if all(o is not v for v, _row in void)] for owner, told in orders.items()}
        verdicts = rout.judge_retreats(self._rout(t, legal))
        if void:
            yield OrdersJudged(t.state.phase, tuple(row for _order, row in void))
        yield judged(verdicts.orders, t)
        saved = tuple((unit.id, unit.at) for unit in verdicts.units if unit.id in t.state.routed)
        if saved:
            yield UnitsMoved(saved)
        if verdicts.lost:
            yield UnitsRemoved(tuple(unit.id for unit in verdicts.lost), "disbanded")


def _void_retreats(
    t: Turn, orders: Mapping[str, Sequence[Order]], beaten: Sequence[Unit]
) -> Iterator[tuple[Order, Judgement]]:
    """Retreats that rules void now that all orders are known; a unit that has no other order is disbanded."""
    there = {t.board.province_of[unit.at]: unit for unit in beaten}
    for order in chain.from_iterable(orders.values()):
        unit = there.get(t.board.province_of.get(getattr(order, "unit", NOWHERE).at, ""))
        why = t.rules.voids(t, unit, order) if unit is not None else None
        if unit is not None and why is not None:
            words = (str(Result.ILLEGAL),)
            yield order, Judgement(unit.owner, str(order), words, why.code, why.said, unit.id)


class Movement(Component[None]):
    """Movement and retreats, twice a year. The rulebook's introduction explains them (book_play.py)."""

    name = "movement"
    options = (choice("units", "map none", said("engine.movement-units")),)

    def begin(self, rules: Rules) -> Iterator[Event]:
        if rules.option("movement.units") == "none":
            return
        for number, (owner, piece) in enumerate(first_units(rules)):
            yield UnitPlaced(number, owner, piece.kind, piece.at)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        before: tuple[str, ...] = ()
        for season in seasons(rules.board):
            yield StepSlot(MovementStep(season), after=before)
            yield StepSlot(BattleStep(season), after=(step_names.movement(season),))
            yield StepSlot(RetreatStep(season), after=(step_names.battle(season),))
            before = (step_names.retreats(season),)
