"""Promises that a seat gave in quick phrases, and whether it kept them, read from the messages and the orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from casusbelli.bots import SeatMessage, SeatView
from casusbelli.bots.promises import DEEDS, Lands, Promise, agreed, breaks
from casusbelli.core.orders import Order
from casusbelli.core.phases import Phase

Given = Mapping[str, Sequence[Order]]


@dataclass
class PledgeCount:
    """The promises of one seat, by the id of the proposal. One that its partner has broken binds nobody any longer."""

    seat: str
    made: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)
    void: set[str] = field(default_factory=set)

    def note(self, scene: SeatView, messages: Sequence[SeatMessage], orders: Given) -> None:
        """Look at the orders of a phase. ``scene``: before they were carried out."""
        if not Phase.of(scene.phase).is_movement:
            return
        lands, over = Lands.of(scene), {*self.broken, *self.void}
        for promise in agreed(messages):
            if promise.id in over or not promise.holds_in(scene.phase):
                continue
            is_broken = _breaks(scene, lands, promise, orders.get(promise.giver, ()))
            if promise.giver == self.seat:
                self.made.add(promise.id)
                self.broken |= {promise.id} if is_broken else set()
            elif promise.partner == self.seat and is_broken:
                self.void.add(promise.id)

    def told(self) -> dict[str, int]:
        return {"made": len(self.made), "kept": len(self.made - self.broken), "broken": len(self.broken)}


def _breaks(scene: SeatView, lands: Lands, promise: Promise, orders: Sequence[Order]) -> bool:
    if promise.kind in DEEDS:
        return all(str(order) != promise.order for order in orders)
    return any(breaks(scene, lands, promise, order) for order in orders)
