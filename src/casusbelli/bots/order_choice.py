"""Choose among orders by their value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from casusbelli.bots.seat_view import SeatView
from casusbelli.core.orders import Directive, Hold, Order

RUIN = -5.0  # in centers: below this no bot gives an order, not even at random. Rules rate void or suicidal orders so.
MOST_DIRECTIVES = 40  # for one seat in one phase


def best(orders: Sequence[Order], worth: Callable[[Order], float], rng: Random) -> Order:
    """The most valuable order, or a random one of several."""
    values = [worth(order) for order in orders]
    top = max(values)
    return rng.choice([order for order, value in zip(orders, values, strict=True) if value == top])


def advised(scene: SeatView, orders: Sequence[Order]) -> list[Order]:
    """These orders with the directives that the rules recommend, the best first, as far as they are accepted together.
    A unit that would only hold may do something for a directive instead."""
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
