"""Choose among orders by their value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from casusbelli.bots.seat_view import SeatView
from casusbelli.core.orders import Build, Directive, Hold, Order

RUIN = -5.0  # in centers: below this no bot gives an order, not even at random. Rules rate void or suicidal orders so.
MOST_DIRECTIVES = 40  # for one seat in one phase
UNIT = 1.0  # what a new unit is worth, in centers: a directive that is worth more may take its place


def best(orders: Sequence[Order], worth: Callable[[Order], float], rng: Random) -> Order:
    """The most valuable order, or a random one of several."""
    values = [worth(order) for order in orders]
    top = max(values)
    return rng.choice([order for order, value in zip(orders, values, strict=True) if value == top])


def advised(scene: SeatView, orders: Sequence[Order]) -> list[Order]:
    """These orders with the directives that the rules recommend, the best first, as far as they are accepted together.
    A unit that would only hold may do something for a directive instead, and one that is worth more than a new unit is
    given instead of a build."""
    rated = [(scene.worth(directive), n, directive) for n, directive in enumerate(scene.directives)]
    good = [(worth, directive) for worth, _n, directive in sorted(rated, key=lambda r: (-r[0], r[1])) if worth > 0]
    chosen = list(orders)
    for worth, directive in good[:MOST_DIRECTIVES]:
        ways = [chosen, _without_hold(chosen, directive), *([_without_build(chosen)] if worth > UNIT else [])]
        for beside in ways:
            if scene.stands([*beside, directive]):
                chosen = [*beside, directive]
                break
    return chosen


def _without_hold(orders: Sequence[Order], directive: Directive) -> list[Order]:
    unit = getattr(directive, "unit", None)
    return [order for order in orders if not (isinstance(order, Hold) and order.unit == unit)]


def _without_build(orders: Sequence[Order]) -> list[Order]:
    """The orders without the last build."""
    builds = [n for n, order in enumerate(orders) if isinstance(order, Build)]
    return [order for n, order in enumerate(orders) if n not in builds[-1:]]
