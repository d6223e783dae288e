"""Looks one phase ahead: tries its own likely plans against likely plans of the others and takes the one that does best
on average. What is likely is what DumbBot might do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from casusbelli.bots.advice import advised
from casusbelli.bots.dumbbot import unit_orders
from casusbelli.bots.heat import heat
from casusbelli.bots.scene import Scene
from casusbelli.core.orders import Hold, Order
from casusbelli.core.state import State
from casusbelli.rules import play

Plan = tuple[Order, ...]
SQUARES, CENTRES, POINTS = 0.7, 0.3, 0.02  # what the value of a position is made of
THREATENED = 0.25  # of a centre that a rival next door could take


@dataclass(frozen=True)
class SearchBot:
    """``plans`` of its own, ``guesses`` at what the others do, and a limit in seconds or none."""

    plans: int = 10
    guesses: int = 6
    seconds: float | None = None
    name: str = "search"

    def orders(self, scene: Scene) -> Sequence[Order]:
        plan = self._best(scene) if _moves(scene) else unit_orders(scene)
        return advised(scene, plan)

    def _best(self, scene: Scene) -> Sequence[Order]:
        ends = monotonic() + self.seconds if self.seconds is not None else None
        own = list(_plans(scene, self.plans))
        others = [_elsewhere(scene) for _guess in range(self.guesses)]
        total = dict.fromkeys(own, 0.0)
        for guess in others:
            for plan in own:
                total[plan] += self._outcome(scene, plan, guess)
            if ends is not None and monotonic() > ends:
                break
        return max(own, key=total.__getitem__)

    def _outcome(self, scene: Scene, plan: Plan, others: dict[str, Plan]) -> float:
        _events, after = play.process(scene.rules, scene.turn.state, {**others, scene.seat: plan})
        advice = sum(scene.worth(order) for order in plan)
        return value(scene, after) + advice / len(scene.board.centers)


def _moves(scene: Scene) -> bool:
    return bool(scene.decisions) and any(isinstance(order, Hold) for order in scene.decisions[0])


def _plans(scene: Scene, count: int) -> Iterator[Plan]:
    """Different plans for all of our units: DumbBot's, and DumbBot's with one order changed."""
    known: dict[Plan, None] = {}
    worth = heat(scene)
    for n in range(3 * count):
        plan = unit_orders(scene, worth)
        if n % 3 == 2:
            one = scene.rng.randrange(len(plan))
            plan[one] = scene.rng.choice(scene.decisions[one])
        if len(known) < count:
            known[tuple(plan)] = None
    return iter(known)


def _elsewhere(scene: Scene) -> dict[str, Plan]:
    """What the other seats might do, as far as we can tell."""
    plans: dict[str, Plan] = {}
    for seat in scene.rules.names:
        if seat != scene.seat and seat not in scene.turn.state.vacant:
            there = Scene.of(scene.rules, scene.turn.state, seat, Random(scene.rng.random()))
            plan = tuple(unit_orders(there))
            if plan:
                plans[seat] = plan
    return plans


def value(scene: Scene, state: State) -> float:
    """What a position is worth to our side: its share of the squares of everybody's centres, its share of the centres,
    and where the game is played for points, how far its points are above the others'."""
    mine = scene.mine
    outcome = state.outcome
    if outcome is not None:
        return 2.0 * any(winner == scene.seat or winner in mine or _is_of(scene, winner) for winner in outcome.winners)
    held = _prospects(scene, state)
    ours = sum(count for owner, count in held.items() if owner in mine)
    squares = ours**2 + sum(count**2 for owner, count in held.items() if owner not in mine)
    base = SQUARES * ours**2 / max(1.0, squares) + CENTRES * ours / len(scene.board.centers)
    return base + POINTS * _lead(scene, state)


def _is_of(scene: Scene, winner: str) -> bool:
    """A side of a power wins with it."""
    return winner in scene.board.power and scene.seat in scene.rules.seated(winner)


def _prospects(scene: Scene, state: State) -> dict[str, float]:
    """Owner -> centres, those counted that its units stand in; a bit less of what a rival could take."""
    board = scene.board
    standing = {board.province_of[unit.at]: unit for unit in state.units.values()}
    near: dict[str, set[str]] = {}
    for unit in state.units.values():
        for to in board.reach[unit.kind][unit.at]:
            near.setdefault(board.province_of[to], set()).add(unit.owner)
    held: dict[str, float] = {}
    for code in board.centers:
        unit_there = standing.get(code)
        owner = unit_there.owner if unit_there is not None else state.centers.get(code)
        if owner is not None:
            open_ = unit_there is None and not near.get(code, set()) <= {owner}
            held[owner] = held.get(owner, 0.0) + 1.0 - (THREATENED if open_ else 0.0)
    return held


def _lead(scene: Scene, state: State) -> float:
    if not scene.rules.with_hook["scores"]:
        return 0.0
    points = scene.rules.scores(scene.rules.turn(state))
    ours = [n for owner, n in points.items() if owner in scene.mine or owner == scene.seat]
    others = [n for owner, n in points.items() if owner not in scene.mine and owner != scene.seat]
    return sum(ours) / max(1, len(ours)) - sum(others) / max(1, len(others))
