"""What the steps of the standard game share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from casusbelli.core.events import (
    Judgement,
    OrdersJudged,
    OrdersRevealed,
)
from casusbelli.core.legality import refuse
from casusbelli.core.orders import Order, Piece
from casusbelli.core.verdicts import Reason, Refusal, Verdict
from casusbelli.core.wording import named, sentence
from casusbelli.rules.component import Turn

DAY = 24  # hours
NOWHERE = Piece("", "")


def commanded(t: Turn, owners: Iterable[str]) -> dict[str, str]:
    """Owner -> the seat that orders it, for those that somebody orders."""
    found = ((owner, t.rules.commander(t, owner)) for owner in dict.fromkeys(owners))
    return {owner: seat for owner, seat in found if seat is not None}


def orders_by_owner(t: Turn) -> dict[str, list[Order]]:
    """The orders of the phase under the owners of the units they are for."""
    province_of = t.board.province_of
    beaten = {province_of[routed.unit.at]: routed.unit for routed in t.state.routed.values()}
    table: dict[str, list[Order]] = {}
    for seat in t.rules.seat_names():
        for order in t.orders.get(seat, ()):
            at = getattr(order, "unit", NOWHERE).at
            unit = beaten.get(province_of.get(at, "")) or t.position.find(at)
            table.setdefault(unit.owner if unit else seat, []).append(order)
    return table


def revealed(t: Turn) -> OrdersRevealed:
    asked = t.rules.seat_names()
    orders = {seat: tuple(map(str, t.orders[seat])) for seat in asked if t.orders.get(seat)}
    return OrdersRevealed(t.state.phase, orders)


def judged(verdicts: Sequence[Verdict], t: Turn) -> OrdersJudged:
    rows = (
        Judgement(
            v.power,
            str(v.order),
            v.words,
            v.reason.code,
            sentence(v, t.board) or (f"dislodged by {named(v.dislodged_by)}" if v.dislodged_by else ""),
            v.unit.id if v.unit else None,
            v.ordered,
        )
        for v in verdicts
    )
    return OrdersJudged(t.state.phase, tuple(rows))


class SilentStep:
    """A step that never asks."""

    def asks(self, t: Turn) -> Mapping[str, str]:
        return {}

    def offers(self, t: Turn, seat: str) -> Iterable[Order]:
        return ()

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return refuse(t.board, Reason.WRONG_PHASE)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        return refuse(t.board, Reason.WRONG_PHASE)
