"""Searches over likely plans: tries its own, and changes to the best one, against likely plans of the others, and picks
what does best on average. DumbBot supplies likely plans, and the points of the game rate the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from casusbelli.bots.dumbbot import support, unit_orders
from casusbelli.bots.heat import heat
from casusbelli.bots.order_choice import advised
from casusbelli.bots.seat_view import SeatView
from casusbelli.core.orders import Directive, Hold, Order
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.component import Turn
from casusbelli.engine.on_offer import is_at_once

Plan = tuple[Order, ...]
WON = 20.0  # in centers
THREATENED = 0.25  # the discount for a center that an adjacent rival could take
BEHIND = 0.5  # so many centers behind the best plan, in the sum over the guesses so far, a plan is given up
ADVICE = 0.5  # the weight of the rules' rating of an order, part of which shows in the points as well


@dataclass(frozen=True)
class SearchBot:
    """A search bot that tries ``plans`` of its own and then changes to the best of them, each against ``guesses`` about
    the others. ``trials``: how many adjudications a movement phase may take if all seats search. The fewer seats there
    are, the more changes each of them can try. It counts instead of a clock, so that a game can be repeated."""

    plans: int = 8
    guesses: int = 4
    trials: int = 500
    name: str = "search"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        plan = self._best(scene) if _moves(scene) else unit_orders(scene)
        return advised(scene, plan)

    def _best(self, scene: SeatView) -> Plan:
        first = _plans(scene, self.plans)
        race = Race(scene, _beside(scene, first[0]), _elsewhere(scene, self.guesses))
        for plan in first:
            race.enters(plan)
        most = self.trials // max(1, len(scene.rules.names))
        for _change in range(most):  # a change that was tried before is not counted as a trial
            if race.trials >= most:
                break
            race.enters(_changed(scene, race.best))
        return race.best


@dataclass
class Race:
    """Plans that are tried against the same guesses about the others. One that falls behind is given up."""

    scene: SeatView
    beside: Plan
    guesses: Sequence[Mapping[str, Plan]]
    trials: int = 0
    best: Plan = ()
    tried: set[Plan] = field(default_factory=set)
    marks: list[float] = field(default_factory=list)  # of the best plan: what it was worth after each guess

    def enters(self, plan: Plan) -> None:
        if plan in self.tried:
            return
        self.tried.add(plan)
        marks: list[float] = []
        for n, guess in enumerate(self.guesses):
            worth = _outcome(self.scene, plan, self.beside, guess)
            marks.append(worth + (marks[-1] if marks else 0.0))
            self.trials += 1
            if self.marks and marks[n] < self.marks[n] - BEHIND:
                return
        if not self.marks or marks[-1] > self.marks[-1]:
            self.best, self.marks = plan, marks


def _moves(scene: SeatView) -> bool:
    return bool(scene.decisions) and any(isinstance(order, Hold) for order in scene.decisions[0])


def _plans(scene: SeatView, count: int) -> list[Plan]:
    """Different plans for all our units, from DumbBot."""
    worth = heat(scene)
    drawn = dict.fromkeys(tuple(unit_orders(scene, worth)) for _draw in range(3 * count))
    return list(drawn)[:count]


def _changed(scene: SeatView, plan: Plan) -> Plan:
    """The plan with other orders for one or two units, or with an attack or a defense by two units together."""
    orders = list(plan)
    one = scene.rng.randrange(len(orders))
    orders[one] = scene.rng.choice(scene.decisions[one])
    helpers = [n for n in range(len(orders)) if n != one]
    scene.rng.shuffle(helpers)
    for other in helpers:
        help_ = support(scene, scene.decisions[other], orders[one])
        if help_ is not None:
            orders[other] = help_
            return tuple(orders)
    if helpers and scene.rng.randrange(2):
        orders[helpers[0]] = scene.rng.choice(scene.decisions[helpers[0]])
    return tuple(orders)


def _beside(scene: SeatView, plan: Plan) -> Plan:
    """The directives to give along with orders, without which moves may be void. Directives of a unit are left out, as
    they replace its order."""
    given = (order for order in advised(scene, plan) if isinstance(order, Directive))
    return tuple(order for order in given if not hasattr(order, "unit") and not is_at_once(scene.rules, order))


def _elsewhere(scene: SeatView, count: int) -> list[dict[str, Plan]]:
    """Guesses about the orders of the other seats."""
    guesses: list[dict[str, Plan]] = [{} for _guess in range(count)]
    for seat in scene.rules.names:
        if seat != scene.seat and seat not in scene.turn.state.vacant:
            there = SeatView.of(scene.rules, scene.turn.state, seat, Random(scene.rng.random()))
            worth = heat(there) if there.decisions else None
            for guess in guesses if worth is not None else ():
                guess[seat] = tuple(unit_orders(there, worth))
    return guesses


def _outcome(scene: SeatView, plan: Plan, beside: Plan, others: Mapping[str, Plan]) -> float:
    orders = {**others, scene.seat: (*plan, *beside)}
    _events, after = play.process(scene.rules, scene.turn.state, orders)
    return value(scene, after) + ADVICE * sum(scene.worth(order) for order in plan)


def value(scene: SeatView, state: State) -> float:
    """The value of a position to our seat, in centers: its lead over the others in points, and in the centers that it
    has or is about to have, which lead to points."""
    t = scene.rules.turn(state)
    points = {seat: scene.rules.rates(t, seat) for seat in scene.rules.names}
    held = _prospects(t)
    centres = {seat: held.get(seat, 0.0) for seat in points}
    return _lead(points, scene.seat) + _lead(centres, scene.seat) + WON * _victory(scene, state)


def _lead(counts: Mapping[str, float], seat: str) -> float:
    others = [count for name, count in counts.items() if name != seat]
    return counts[seat] - sum(others) / max(1, len(others))


def _victory(scene: SeatView, state: State) -> float:
    """Our share of the victory, negative if others have won. A side of a power wins with the power."""
    winners = state.outcome.winners if state.outcome is not None else ()
    ours = {scene.seat, *scene.mine}
    won = any(winner in ours or scene.seat in _seated(scene, winner) for winner in winners)
    return (1.0 if won else -1.0) / len(winners) if winners else 0.0


def _seated(scene: SeatView, winner: str) -> Sequence[str]:
    return scene.rules.seated(winner) if winner in scene.board.power else ()


def _prospects(t: Turn) -> dict[str, float]:
    """Seat -> the centers of the owners that it commands, including those in which their units stand, less a discount
    for centers that others could take. Owners without a commander count by themselves."""
    board, units = t.board, t.state.units.values()
    side = {owner: t.rules.commander_of(t, owner) or owner for owner in t.state.owners}
    standing = {board.province_of[unit.at]: side[unit.owner] for unit in units}
    near: dict[str, set[str]] = {}
    for unit in units:
        for to in board.reach[unit.kind][unit.at]:
            near.setdefault(board.province_of[to], set()).add(side[unit.owner])
    held: dict[str, float] = {}
    for code in board.centers:
        owner = t.state.centers.get(code)
        holder = standing.get(code) or (side[owner] if owner is not None else None)
        if holder is not None:
            open_ = code not in standing and not near.get(code, set()) <= {holder}
            held[holder] = held.get(holder, 0.0) + 1.0 - (THREATENED if open_ else 0.0)
    return held
