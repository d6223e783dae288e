"""My bot: each unit goes for the nearest supply center that is not ours."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.bots import SeatView, adjusted
from casusbelli.core.orders import Move, Order, Retreat


class MyBot:
    name = "my-bot"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        """One order of each decision: what a unit does, what is built or removed. Orders that cannot stand beside those
        that were chosen before are left out."""
        chosen: list[Order] = []
        for offered in scene.decisions:
            left = [order for order in offered if adjusted(order) is None or scene.stands([*chosen, order])]
            if left:
                chosen.append(min(left, key=lambda order: (self._distance(scene, order), scene.rng.random())))
        return chosen

    def _distance(self, scene: SeatView, order: Order) -> float:
        """How far the unit is from its goal after this order, less what the rules of the game think of it."""
        if isinstance(order, Retreat) or (isinstance(order, Move) and not order.via):
            near = scene.far[order.unit.kind][order.to]
        else:
            near = 100
        return near - scene.worth(order)
