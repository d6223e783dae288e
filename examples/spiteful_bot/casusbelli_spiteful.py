"""A bot that picks one neighbour and goes for it, whatever that costs."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.bots import SeatView
from casusbelli.core.orders import Move, Order


class SpitefulBot:
    name = "spiteful"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return [self._chosen(scene, offered) for offered in scene.decisions]

    def _chosen(self, scene: SeatView, offered: Sequence[Order]) -> Order:
        """The way into a centre of the victim; else any order at all."""
        victim = self._victim(scene)
        attacks = [
            order
            for order in offered
            if isinstance(order, Move) and scene.centers.get(scene.board.province_of[order.to]) == victim
        ]
        return scene.rng.choice(attacks or offered)

    def _victim(self, scene: SeatView) -> str:
        """The same in the whole game: the next in the list of powers that still has a centre."""
        powers = list(scene.board.power)
        mine = max((powers.index(owner) for owner in scene.mine if owner in powers), default=0)
        others = [*powers[mine + 1 :], *powers[:mine]]
        return next((power for power in others if power in scene.centers.values()), "")
