"""Explains to a player why their seat has nothing to decide in the open phase."""

from __future__ import annotations

from casusbelli.core.orders import Build, Waive
from casusbelli.core.said import Said, said
from casusbelli.core.state import State
from casusbelli.engine.asking import concerned, may_choose
from casusbelli.engine.on_offer import decisions, directives
from casusbelli.engine.ruleset import RuleSet


def why_unasked(rules: RuleSet, state: State, seat: str) -> Said:
    """The reason why ``seat`` is not asked; if it may still write optional orders, that is said instead."""
    if may_choose(rules, state, seat) or next(directives(rules, state, seat, waiting=True), None) is not None:
        return said("engine.idle-optional")
    if seat in concerned(rules, state):
        return _no_choice(rules, state, seat)
    now = state.now
    if now.is_movement:
        return said("engine.idle-no-units")
    if now.is_retreats:
        return said("engine.idle-none-dislodged")
    return said("engine.idle-no-adjustments" if now.is_adjustments else "engine.idle-others")


def _no_choice(rules: RuleSet, state: State, seat: str) -> Said:
    """The seat has something to do, but rules or the position leave it only one way to do it."""
    left = [orders[0] for orders in decisions(rules, state, seat) if orders]
    if not left:
        return said("engine.idle-nothing-open")
    if state.now.is_movement:
        return said("engine.idle-one-order")
    if state.now.is_retreats:
        return said("engine.idle-no-way-out")
    waived = [isinstance(order, (Build, Waive)) for order in left]
    if all(waived):
        return said("engine.idle-no-site")
    return said("engine.idle-all-must-go" if not any(waived) else "engine.idle-no-site-and-all-must-go")
