"""The simplest bots: random, holding, and greedy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from casusbelli.bots.order_choice import RUIN, advised, best
from casusbelli.bots.seat_view import SeatView, adjusted
from casusbelli.core.orders import Build, Hold, Move, Order, Piece, Retreat

RARE = 8  # the probability of giving an offered directive is 1 / RARE


@dataclass(frozen=True)
class RandomBot:
    """Gives any legal order with equal probability, and sometimes a directive."""

    name: str = "random"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        chosen = _one_of_each(scene, scene.decisions)
        for directive in scene.directives:
            wanted = not scene.rng.randrange(RARE) and scene.worth(directive) > RUIN
            if wanted and scene.stands([*chosen, directive]):
                chosen.append(directive)
        return chosen


def _one_of_each(scene: SeatView, decisions: Sequence[Sequence[Order]]) -> list[Order]:
    """One order for each decision, with at most one build or removal in a province."""
    chosen: list[Order] = []
    for orders in decisions:
        left = [order for order in orders if not _taken(scene, order, chosen)]
        if left:
            chosen.append(scene.rng.choice(left))
    return chosen


def _taken(scene: SeatView, order: Order, chosen: Sequence[Order]) -> bool:
    """Whether something is already built or removed in this province."""
    piece = adjusted(order)
    if piece is None:
        return False
    code = scene.board.province_of[piece.at]
    return any(scene.board.province_of[other.at] == code for other in map(adjusted, chosen) if other is not None)


@dataclass(frozen=True)
class HoldBot:
    """Holds, retreats when it must, builds what it can."""

    name: str = "hold"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        chosen: list[Order] = []
        for orders in scene.decisions:
            still = next((order for order in orders if isinstance(order, Hold)), None)
            left = [order for order in orders if not _taken(scene, order, chosen)]
            chosen += [still] if still else left[:1]
        return chosen


@dataclass(frozen=True)
class GreedyBot:
    """Moves each unit along the shortest path to the nearest center that is not ours, to different ones if possible,
    without supports. Retreats wherever it can."""

    name: str = "greedy"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        chosen: list[Order] = []
        taken: set[str] = set()
        for orders in scene.decisions:
            left = [order for order in orders if not _taken(scene, order, chosen)]
            left = [order for order in left if isinstance(order, Retreat)] or left
            if not left:
                continue
            order = best(left, partial(self._worth, scene, taken), scene.rng)
            chosen.append(order)
            place = _target(order)
            taken |= {scene.board.province_of[place.at]} if place is not None else set()
        return advised(scene, chosen)

    def _worth(self, scene: SeatView, taken: set[str], order: Order) -> float:
        """Prefer near goals and avoid moving two units to one place. Build near the front, and remove units far from
        it."""
        place = _target(order)
        if place is None:
            return -100.0
        near = -float(scene.far[place.kind][place.at])
        crowded = 50.0 if scene.board.province_of[place.at] in taken else 0.0
        leaves = adjusted(order) is not None and not isinstance(order, Build)
        return (-near if leaves else near) + 3 * scene.worth(order) - crowded


def _target(order: Order) -> Piece | None:
    """The location in which the order puts its unit, or None."""
    if isinstance(order, Retreat) or (isinstance(order, Move) and not order.via):
        return Piece(order.unit.kind, order.to)
    return order.unit if isinstance(order, Hold) else adjusted(order)
