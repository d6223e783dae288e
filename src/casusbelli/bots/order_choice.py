"""Choosing among orders by what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from casusbelli.bots.seat_view import SeatView
from casusbelli.core.orders import Directive, Hold, Order

RUIN = -5.0  # in centres: what nobody does, not even by chance; rules say so of what is void or gives the game away
MOST_DIRECTIVES = 40  # of one seat in one phase


def best(orders: Sequence[Order], worth: Callable[[Order], float], rng: Random) -> Order:
    """The order of the greatest worth; among equals any."""
    values = [worth(order) for order in orders]
    top = max(values)
    return rng.choice([order for order, value in zip(orders, values, strict=True) if value == top])


def advised(scene: SeatView, orders: Sequence[Order]) -> list[Order]:
    """These orders, and the directives that the rules think worth giving beside them, the best first, as far as they
    stand together. A unit that would only hold may do something for a directive instead."""
    rated = [(scene.worth(directive), n, directive) for n, directive in enumerate(scene.directives)]
    good = [directive for worth, _n, directive in sorted(rated, key=lambda r: (-r[0], r[1])) if worth > 0]
    chosen = list(orders)
    for directive in good[:MOST_DIRECTIVES]:
        for beside in (chosen, _without_hold(chosen, directive)):
            if scene.stands([*beside, directive]):
                chosen = [*beside, directive]
                break
    return chosen


def _without_hold(orders: Sequence[Order], directive: Directive) -> list[Order]:
    unit = getattr(directive, "unit", None)
    return [order for order in orders if not (isinstance(order, Hold) and order.unit == unit)]
