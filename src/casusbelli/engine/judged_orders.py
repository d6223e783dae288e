"""Orders and what became of them, as objects: what a log holds as text, read by the rules of its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from casusbelli.core.events import Event, OrdersJudged
from casusbelli.core.orders import Order
from casusbelli.core.said import Text
from casusbelli.core.verdicts import Outcomes, Why
from casusbelli.engine.component import Rules


class JudgedOrder(Struct, frozen=True):
    """``written`` is the order as text, for one that these rules do not know; ``said`` is the reason in words."""

    phase: str
    owner: str
    written: str
    order: Order | None
    results: Outcomes
    reason: Why | None
    said: Text
    unit: int | None
    ordered: bool


def judged_orders(rules: Rules, events: Iterable[Event]) -> Iterator[JudgedOrder]:
    """Of these events of a game, in their order."""
    for event in events:
        if isinstance(event, OrdersJudged):
            for row in event.judgements:
                order = rules.order_of(row.order, event.phase)
                yield JudgedOrder(
                    event.phase, row.owner, row.order, order, row.results, row.why, row.text, row.unit, row.ordered
                )
