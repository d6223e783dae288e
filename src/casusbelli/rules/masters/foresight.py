"""What orders of the Masters Rules would cause: line by line what counts, what pays for it, what falls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Disband, Hold, MovementOrder, Order
from casusbelli.rules.component import Turn
from casusbelli.rules.masters.ballots import allowance
from casusbelli.rules.masters.facts import AID, Aid, Disarm, Influence, Remove, called, is_own, on, powers_of
from casusbelli.rules.masters.funds import AIDED, BASE, funded
from casusbelli.rules.masters.sites import base, local_refusal, recipient
from casusbelli.rules.shown import Consequence


def order_count(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """The running count of orders (MA-13)."""
    if any(isinstance(order, Influence) for order in orders):
        used = sum(isinstance(order, (Influence, MovementOrder)) and not isinstance(order, Hold) for order in orders)
        yield Consequence(f"{used} of {allowance(t, seat)} orders used", rule="MR2.6")


def winter_consequences(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """The ledger: what each line is paid for with (M3.4). What cannot be followed costs nothing."""
    standing = [order for order in orders if is_own(order)]
    for _number, line in funded(t, seat, standing):
        if line.paid == BASE:
            yield Consequence(f"{line.order}: paid for with one of the {base(t, line.power)} units due", rule="M3.4")
        elif line.paid == AIDED:
            yield Consequence(f"{line.order}: only if {line.power} is aided", certain=False, rule="MR6.12")
        elif isinstance(line.order, Disarm):
            yield Consequence(f"{line.order.unit} goes, whatever is required", rule="MR5.1")
        elif isinstance(line.order, (Disband, Remove)):
            sure = not on(t, AID)
            yield Consequence(f"{line.order.unit} goes if a loss is still required", certain=sure, rule="MA-58")
    yield from _left_to_rule(t, seat, standing)


def _left_to_rule(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    """Losses that nobody names, and units due that nobody uses."""
    spent = [line for _number, line in funded(t, seat, orders)]
    for power in powers_of(t, seat):
        lines = [line for line in spent if line.power == power]
        missing = -base(t, power) - sum(isinstance(line.order, (Disband, Disarm, Remove)) for line in lines)
        idle = base(t, power) - sum(line.paid == BASE for line in lines)
        if missing > 0:
            text = f"{missing} more of {power} go by the rule for civil disorder, unless it is aided"
            yield Consequence(text, certain=not on(t, AID), rule="MR1.12")
        if idle > 0:
            yield Consequence(f"{idle} of the {base(t, power)} units due to {power} pay for nothing", rule="M3.4")


def aid_consequences(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    for order in dict.fromkeys(orders):
        if isinstance(order, Aid) and local_refusal(t, seat, order) is None:
            owner = recipient(t, order) or ""
            spared = base(t, owner) < 0
            text = "is spared a loss" if spared else "may build or annex once more"
            yield Consequence(f"{called(t, owner)} {text}", certain=spared, rule="MR6.5, MR6.6")
