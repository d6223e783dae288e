from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Order
from casusbelli.rules.component import Consequence, Turn


def foreseen(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    return iter(())
