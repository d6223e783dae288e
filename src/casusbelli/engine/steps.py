"""Base classes and helpers shared by the steps of the standard game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from casusbelli.core.board import Board
from casusbelli.core.events import Event, Judgement, OrdersJudged
from casusbelli.core.legality import refuse
from casusbelli.core.orders import Directive, Order, Piece, text_of
from casusbelli.core.said import Text
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal, Verdict
from casusbelli.core.wording import reason_said
from casusbelli.engine.component import Turn

__all__ = [
    "DAY",
    "NOWHERE",
    "CouncilStep",
    "QuietStep",
    "SilentStep",
    "Work",
    "orders_by_owner",
    "seasons",
]

DAY = 24  # hours
NOWHERE = Piece("", "")


def seasons(board: Board) -> tuple[str, ...]:
    """The seasons with a movement phase, by their letters."""
    return board.calendar.seasons


def commanded(t: Turn, owners: Iterable[str]) -> dict[str, str]:
    """Owner -> the seat that orders it, without owners that no seat orders."""
    found = ((owner, t.rules.commander_of(t, owner)) for owner in dict.fromkeys(owners))
    return {owner: seat for owner, seat in found if seat is not None}


def orders_by_owner(t: Turn, units: Iterable[Unit]) -> dict[str, list[Order]]:
    """The orders of the phase to these units, by the units' owners. If several seats order one unit, the single order
    they amount to. Directives are left to the rules and not included."""
    province_of = t.board.province_of
    here = {province_of[unit.at]: unit for unit in units}
    table: dict[str, list[Order]] = {}
    for seat in t.rules.seat_names():
        for order in t.orders.get(seat, ()):
            if not isinstance(order, Directive):
                unit = here.get(province_of.get(getattr(order, "unit", NOWHERE).at, ""))
                table.setdefault(unit.owner if unit else seat, []).append(order)
    for unit in here.values() if t.rules.hears("settled") else ():
        settled = t.rules.settled(t, unit)
        if settled is not None:
            others = [order for order in table.get(unit.owner, ()) if not _to(unit, order, province_of)]
            table[unit.owner] = [*others, settled.order]
    return table


def _to(unit: Unit, order: Order, province_of: Mapping[str, str]) -> bool:
    return province_of.get(getattr(order, "unit", NOWHERE).at) == province_of[unit.at]


def judged(verdicts: Sequence[Verdict], t: Turn) -> OrdersJudged:
    rows = (
        Judgement(
            v.power,
            text_of(v.order),
            v.words,
            v.reason.code,
            reason_said(v, t.board),
            v.unit.id if v.unit else None,
            v.ordered,
        )
        for v in verdicts
    )
    return OrdersJudged(t.state.phase, tuple(rows))


class SilentStep:
    """Base of steps that never ask for orders."""

    silent: Text = ""
    title: Text = ""

    def asks(self, t: Turn) -> Mapping[str, Text]:
        return {}

    def offers(self, t: Turn, seat: str) -> Iterable[Sequence[Order]]:
        return ()

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return refuse(t.board, Reason.WRONG_PHASE)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        return refuse(t.board, Reason.WRONG_PHASE)


Work = Callable[[Turn], Iterable[Event]]


@dataclass(frozen=True)
class QuietStep(SilentStep):
    """A step between the orders and their consequences, or between phases."""

    name: str
    season: str
    work: Work
    kind: str = ""
    hours: int = 0

    def run(self, t: Turn) -> Iterable[Event]:
        return self.work(t)


@dataclass(frozen=True)
class CouncilStep:
    """A phase with directives only. ``asked`` says which seats are asked for what; ``work`` processes what they
    write."""

    name: str
    season: str
    kind: str
    hours: int
    silent: Text
    asked: Callable[[Turn], Mapping[str, Text]]
    work: Work
    title: Text = ""

    def asks(self, t: Turn) -> Mapping[str, Text]:
        return self.asked(t)

    def offers(self, t: Turn, seat: str) -> Iterable[Sequence[Order]]:
        return ()

    def complete(self, t: Turn, order: Order) -> Order | Refusal:
        return refuse(t.board, Reason.WRONG_PHASE)

    def refuse(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        return refuse(t.board, Reason.WRONG_PHASE)

    def run(self, t: Turn) -> Iterable[Event]:
        return self.work(t)
