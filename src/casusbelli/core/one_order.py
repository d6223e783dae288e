"""Decides which of several orders for one unit counts (DATC 4.D.3), and the verdicts on the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.legality import refuse
from casusbelli.core.orders import Order
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal, Result, Verdict

AnyOrder = TypeVar("AnyOrder", bound=Order)


def illegal(power: str, order: Order, why: Refusal, unit: Unit | None = None) -> Verdict:
    """The verdict on an order that is not followed. It names the unit only if it is the power's own."""
    mine = unit if unit is not None and unit.owner == power else None
    return Verdict(power, order, mine, Result.ILLEGAL, why.reason, None, why.said)


class OneOrderEach(Generic[AnyOrder]):
    """Collects orders as they are read, keeping one legal order for each unit. ``blank`` is the order of a unit whose
    orders contradict each other, if under the rulings none of them counts."""

    def __init__(self, board: Board, rule: str, blank: Callable[[Unit], AnyOrder]) -> None:
        self.board = board
        self.rule = rule
        self.blank = blank
        self.chosen: dict[int, AnyOrder] = {}  # unit id -> the order that counts
        self.entries: list[Verdict | int] = []  # as written: a final verdict, or a unit's id

    def refuse(self, verdict: Verdict) -> None:
        self.entries.append(verdict)

    def take(self, power: str, order: AnyOrder, unit: Unit) -> None:
        if unit.id not in self.chosen:
            self.chosen[unit.id] = order
            self.entries.append(unit.id)
        else:
            self._take_again(power, order, unit)

    def _take_again(self, power: str, order: AnyOrder, unit: Unit) -> None:
        earlier = self.chosen[unit.id]
        # Repeating an order is no contradiction, but after a contradiction no order counts.
        if self.rule == "first" or (order == earlier and unit.id in self.entries):
            self.entries.append(self._void(power, order, unit, Reason.SECOND_ORDER))
            return
        reason = Reason.SECOND_ORDER if self.rule == "last" else Reason.CONTRADICTORY
        if unit.id in self.entries:
            self.entries[self.entries.index(unit.id)] = self._void(power, earlier, unit, reason)
        if self.rule == "last":
            self.chosen[unit.id] = order
            self.entries.append(unit.id)
        else:
            self.chosen[unit.id] = self.blank(unit)
            self.entries.append(self._void(power, order, unit, reason))

    def overrule(self, unit: Unit) -> None:
        """Replace the unit's order by something that was not written. It counts as a hold, so a written hold agrees
        with it."""
        order = self.chosen.get(unit.id)
        if order is not None and unit.id in self.entries and order != self.blank(unit):
            void = self._void(unit.owner, order, unit, Reason.SECOND_ORDER)
            self.entries[self.entries.index(unit.id)] = replace(void, result=Result.INVALID)

    def _void(self, power: str, order: AnyOrder, unit: Unit, reason: Reason) -> Verdict:
        return illegal(power, order, refuse(self.board, reason, unit=unit), unit)

    @cached_property
    def counted(self) -> set[int]:
        """The units that have an order of their own, after all orders have been read."""
        return {entry for entry in self.entries if isinstance(entry, int)}

    def told(self, made: dict[int, Verdict]) -> Iterator[Verdict]:
        """The verdicts in the order of writing, then those of units without a written order."""
        for entry in self.entries:
            yield made[entry] if isinstance(entry, int) else entry
        counted = self.counted
        yield from (verdict for number, verdict in made.items() if number not in counted)
