"""Which seats must send orders in a phase: those that have something to do and more than one way to do it.

The step and the rules say which seats have something to do (``Step.asks``, ``Component.also_asks``). Whether a seat has
a choice follows from the orders it is offered, whichever rule removed the others. A seat without a choice is not waited
for and does not count as silent.

A phase that asks no seat is skipped; if it changes something nevertheless, it is opened and closed at once. A rule with
``also_asks`` keeps it open: it may have reasons that no offer shows (International Relations, R-71).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from casusbelli.core.orders import Order, Waive
from casusbelli.core.said import Text
from casusbelli.core.state import State
from casusbelli.engine.component import Turn
from casusbelli.engine.movement import MovementStep, by_commander
from casusbelli.engine.on_offer import decisions, directives
from casusbelli.engine.ruleset import RuleSet


@dataclass
class Duties:
    """The duties of each seat in a turn, from the step itself and from other rules, and results of checks so far."""

    own: Mapping[str, Text]
    besides: Mapping[str, Text]
    asked: dict[str, Text | None] = field(default_factory=dict)


def duties(rules: RuleSet, state: State) -> Duties:
    """The duties of a turn, computed once."""
    t = rules.turn(state)
    known = t.memo(_known)
    if not known:
        known.append(Duties(rules.step[state.step].asks(t), rules.also_asks(t)))
    return known[0]


def _known(_t: Turn) -> list[Duties]:
    return []


def asked(rules: RuleSet, state: State, heard: Container[str] = ()) -> Iterator[tuple[str, Text]]:
    """The seats that are asked for something, and for what, except those already ``heard``."""
    found = duties(rules, state)
    for seat in dict.fromkeys((*found.own, *found.besides)):
        if seat not in heard:
            if seat not in found.asked:
                found.asked[seat] = _asked_for(rules, state, seat, found.own.get(seat), found.besides.get(seat))
            what = found.asked[seat]
            if what is not None:
                yield seat, what


def _asked_for(rules: RuleSet, state: State, seat: str, own: Text | None, besides: Text | None) -> Text | None:
    if may_choose(rules, state, seat):
        return own if own is not None else besides
    declares = next(directives(rules, state, seat, waiting=True), None) is not None
    return (besides if besides is not None else own) if declares else None


def concerned(rules: RuleSet, state: State) -> frozenset[str]:
    """The seats that have something to do, whether or not that leaves them a choice."""
    found = duties(rules, state)
    return frozenset((*found.own, *found.besides))


def is_held(rules: RuleSet, state: State) -> bool:
    """True if rules keep the phase open because a seat might declare something."""
    return bool(duties(rules, state).besides)


def is_forced(rules: RuleSet, state: State) -> bool:
    """True if a phase without choices still changes something, such as a forced removal."""
    offered = (orders for seat in concerned(rules, state) for orders in decisions(rules, state, seat))
    return any(orders and not isinstance(orders[0], Waive) for orders in offered)


# --- is there a choice?


def may_choose(rules: RuleSet, state: State, seat: str) -> bool:
    """Can the seat write more than one full set of orders, not counting directives?"""
    t, step = rules.seen(state, seat), rules.step[state.step]
    if isinstance(step, MovementStep) and rules.forbids(t) is None:  # the usual case, without listing orders
        reach, units = t.board.reach, t.memo(by_commander).get(rules.deputy_for(t, seat), ())
        if any(reach[unit.kind][unit.at] for unit in units):
            return True
    return leaves_choice(decisions(rules, state, seat))


def leaves_choice(offered: Iterable[Sequence[Order]]) -> bool:
    """Does this offer leave a choice? If some of several units must be removed, the same units are offered once for
    each removal; if none may stay, there is nothing to choose."""
    for orders, times in groupby(offered):
        if len(orders) > 1 and (isinstance(orders[-1], Waive) or _of_one_unit(orders) or len(orders) > len([*times])):
            return True
    return False


def _of_one_unit(orders: Sequence[Order]) -> bool:
    first, second = (getattr(order, "unit", None) for order in orders[:2])
    return first == second
