"""Adjudicated orders as objects, parsed from the text in a log by the rules of its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from casusbelli.core.events import Event, OrdersJudged
from casusbelli.core.orders import Order
from casusbelli.core.said import Text
from casusbelli.core.verdicts import Outcomes, Why
from casusbelli.engine.component import Rules


class JudgedOrder(Struct, frozen=True):
    """An order and its verdict. ``written`` is the text, for orders that these rules don't know; ``said`` is the reason
    as a message."""

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
    """The adjudicated orders among these events of a game, in their sequence."""
    for event in events:
        if isinstance(event, OrdersJudged):
            for row in event.judgements:
                order = rules.order_of(row.order, event.phase)
                yield JudgedOrder(
                    event.phase, row.owner, row.order, order, row.results, row.why, row.text, row.unit, row.ordered
                )
