"""Consequences of orders under the Masters Rules: what counts, what pays for it, and what is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Disband, Hold, MovementOrder, Order
from casusbelli.core.said import said
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Consequence, Cost
from casusbelli.packs.masters.ballots import allowance
from casusbelli.packs.masters.facts import (
    AID,
    ANNEXATION,
    Aid,
    Disarm,
    Influence,
    Remove,
    is_own,
    on,
    powers_of,
    spoken,
)
from casusbelli.packs.masters.funds import AIDED, BASE, funded
from casusbelli.packs.masters.sites import base, local_refusal, recipient


def order_count(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """The running count of orders (MA-13)."""
    if any(isinstance(order, Influence) for order in orders):
        used = sum(isinstance(order, (Influence, MovementOrder)) and not isinstance(order, Hold) for order in orders)
        yield Consequence(said("masters.orders-used", used=used, n=allowance(t, seat)), rule="MR2.6")


def winter_consequences(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """The payment for each order (M3.4). An invalid order costs nothing."""
    standing = [order for order in orders if is_own(order)]
    for _number, line in funded(t, seat, standing):
        if line.paid == BASE:
            paid = said("masters.paid", order=line.order, n=base(t, line.power))
            yield Consequence(paid, rule="M3.4", cost=Cost("masters.cost", 1))
        elif line.paid == AIDED:
            told = said("masters.if-aided", order=line.order, power=spoken(t, line.power))
            yield Consequence(told, certain=False, rule="MR6.12")
        elif isinstance(line.order, Disarm):
            yield Consequence(said("masters.goes", unit=line.order.unit), rule="MR5.1")
        elif isinstance(line.order, (Disband, Remove)):
            sure = not on(t, AID)
            yield Consequence(said("masters.goes-if-required", unit=line.order.unit), certain=sure, rule="MA-58")
    yield from _left_to_rule(t, seat, standing)


def _left_to_rule(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """Required losses that are not named, and units due that are not used."""
    spent = [line for _number, line in funded(t, seat, orders)]
    for power in powers_of(t, seat):
        lines = [line for line in spent if line.power == power]
        missing = -base(t, power) - sum(isinstance(line.order, (Disband, Disarm, Remove)) for line in lines)
        idle = base(t, power) - sum(line.paid == BASE for line in lines)
        if missing > 0:
            told = said("masters.go-by-rule", n=missing, power=spoken(t, power), aid=on(t, AID))
            yield Consequence(told, certain=not on(t, AID), rule="MR1.12")
        if idle > 0:
            told = said("masters.idle", idle=idle, n=base(t, power), power=spoken(t, power))
            yield Consequence(told, rule="M3.4")


class AidForesight(Screen):
    """Consequences of aid."""

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        for order in dict.fromkeys(orders):
            if isinstance(order, Aid) and local_refusal(t, seat, order) is None:
                owner = recipient(t, order) or ""
                spared = base(t, owner) < 0
                code = "masters.is-spared" if spared else "masters.may-spend"
                told = said(code, power=spoken(t, owner), annexes=on(t, ANNEXATION))
                yield Consequence(told, certain=spared, rule="MR6.5, MR6.6")
