"""Funding of adjustment orders from the top of a seat's list to the bottom (M3.4, steps 3 and 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from casusbelli.core.legality import located
from casusbelli.core.orders import Build, Disband, Order
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Turn
from casusbelli.packs.masters.facts import (
    AID,
    REBELLION,
    Aid,
    Annex,
    Disarm,
    MastersRefusal,
    RaiseRebel,
    Remove,
    is_own,
    on,
    spoken,
)
from casusbelli.packs.masters.sites import author, base, funds_rebels

COSTLY = (Build, RaiseRebel, Annex, Aid)
BASE, AIDED, NOTHING, FREE = "base", "aid", "nothing", "free"


class FundedOrder(NamedTuple):
    """An adjustment order and what pays for it: the base, aid if it comes, nothing, or no payment needed."""

    seat: str
    power: str
    order: Order
    paid: str


def funded(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[tuple[int, FundedOrder]]:
    """The adjustment orders among these, by number, each with what pays for it. Only the base pays for aid and, as a
    rule, for rebels (MA-63)."""
    left: dict[str, int] = {}
    for number, order in enumerate(orders):
        power = author(t, seat, order, left) if is_own(order) else None
        if power is None:
            continue
        paid = FREE
        if isinstance(order, COSTLY):
            rest = left.setdefault(power, max(0, base(t, power)))
            paid = BASE if rest > 0 else AIDED if _may_wait(t, order) else NOTHING
            left[power] = rest - (paid == BASE)
        yield number, FundedOrder(seat, power, order, paid)


def _may_wait(t: Turn, order: Order) -> bool:
    """True if received aid can pay for the order (MR6.5, MR6.7)."""
    return on(t, AID) and (isinstance(order, (Build, Annex)) or (isinstance(order, RaiseRebel) and funds_rebels(t)))


def overdrawn(t: Turn, seat: str, orders: Sequence[Order]) -> dict[int, Refusal]:
    """Orders that neither the base nor aid can pay for. Orders refused for other reasons cost nothing."""
    refused = dict(_repeated(t, seat, orders))
    left = [number for number in range(len(orders)) if number not in refused]
    kept = [orders[number] for number in left]
    short = {left[n]: MastersRefusal.NO_ENTITLEMENT.says() for n, line in funded(t, seat, kept) if line.paid == NOTHING}
    return refused | short | dict(_losses_beyond(t, seat, orders, refused))


def _repeated(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[tuple[int, Refusal]]:
    """A second construction in one place, a second loss of one unit, a second annexation of one center. The same
    construction may be written several times for its weight (MR3.8)."""
    seen: dict[tuple[str, str], Order] = {}
    for number, order in enumerate(orders):
        if isinstance(order, Build):
            first = seen.setdefault(("build", _place(t, order.unit.at)), order)
            if first is not order and not (first == order and on(t, REBELLION)):
                yield number, MastersRefusal.TWO_BUILDS.says(place=located(t.board, order.unit.at))
        elif isinstance(order, (Disband, Disarm, Remove)):
            if ("loss", _place(t, order.unit.at)) in seen:
                yield number, MastersRefusal.GOES_ALREADY.says(unit=order.unit)
            seen["loss", _place(t, order.unit.at)] = order
        elif isinstance(order, Annex):
            if ("annex", order.place) in seen:
                whom, place = spoken(t, author(t, seat, order) or seat), located(t.board, order.place)
                yield number, MastersRefusal.ALREADY_HOME.says(place=place, whom=whom)
            seen["annex", order.place] = order


def _place(t: Turn, at: str) -> str:
    return t.board.province_of.get(at, at)


def _losses_beyond(
    t: Turn, seat: str, orders: Sequence[Order], refused: Mapping[int, Refusal]
) -> Iterator[tuple[int, Refusal]]:
    """More removals than can be required."""
    named: dict[str, int] = {}
    for number, order in enumerate(orders):
        power = author(t, seat, order) if isinstance(order, (Disband, Remove)) else None
        if power is not None and number not in refused:
            named[power] = named.get(power, 0) + 1
            if named[power] > max(0, -base(t, power)):
                yield number, MastersRefusal.NO_LOSS.says(whom=spoken(t, power))
