"""The legal orders that a seat is offered in the open phase: decisions for its units, and directives.

Everything is computed from what the seat may know (``RuleSet.seen``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import State
from casusbelli.engine.component import Step, Turn
from casusbelli.engine.ruleset import RuleSet


def decisions(rules: RuleSet, state: State, seat: str) -> Iterator[Sequence[Order]]:
    """The seat's decisions, not counting directives: for each unit, build or removal the orders to choose from. One
    order from each makes a full set of orders."""
    t, step = rules.seen(state, seat), rules.step[state.step]
    offered = iter(step.offers(t, rules.deputy_for(t, seat)))
    check = rules.forbids(t)
    if check is None:
        return offered
    return ([order for order in orders if check(seat, order) is None] for orders in offered)


def directives(rules: RuleSet, state: State, seat: str, waiting: bool = False) -> Iterator[Directive]:
    """Every directive the seat may give now. ``waiting``: only those that are carried out when the phase is closed."""
    t, step = rules.seen(state, seat), rules.step[state.step]
    check = rules.forbids(t)
    for component in rules.answering("offers"):
        if waiting and not any(state.now.kind in form.kinds for form in component.forms):
            continue
        offered = component.offers(t, seat)
        if waiting:
            offered = (order for order in offered if not is_at_once(rules, order))
        if not component.offers_only_valid:
            yield from (order for order in offered if _stands(rules, t, step, seat, order))
        elif check is not None:
            yield from (order for order in offered if check(seat, order) is None)
        else:
            yield from offered


def _stands(rules: RuleSet, t: Turn, step: Step, seat: str, order: Directive) -> bool:
    form = rules.grammar.of.get(type(order))  # putting into words why an order is for another phase takes long
    if form is None or not form.is_for(t.state.now.kind):
        return False
    return rules.refusal(t, step, seat, order) is None and not rules.weighs(t, seat, (order,))


def is_at_once(rules: RuleSet, order: Order) -> bool:
    """Is this order carried out immediately, and not when the phase is closed?"""
    return isinstance(order, Directive) and rules.grammar.of[type(order)].at_once
