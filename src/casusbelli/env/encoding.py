"""States and orders as arrays of a fixed shape (docs/research.md). 0 always means nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from casusbelli.core.board import Board
from casusbelli.core.orders import (
    FLEET,
    Build,
    Convoy,
    Directive,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from casusbelli.core.phases import Phase
from casusbelli.core.state import State
from casusbelli.core.units import Unit

Numbers = npt.NDArray[np.int16]
PROVINCE_FEATURES = ("unit kind", "unit owner", "unit coast", "dislodged kind", "dislodged owner", "centre owner")
PHASE_FEATURES = ("season", "kind", "year", "seat")
ORDER_FEATURES = ("kind", "unit kind", "unit at", "target at", "to", "power", "words")
SEASONS, KINDS = "SFW", "MRATPQX"
ORDER_KINDS = (Hold, Move, SupportHold, SupportMove, Convoy, Retreat, Disband, Build, Waive)
WORDS = 997  # directives are encoded by a number computed from their text, modulo this


class Encoding:
    """The numbering of one board: locations and provinces in the map's order, owners in the order of the powers,
    followed by others."""

    def __init__(self, board: Board, seats: Sequence[str]) -> None:
        self.board = board
        self.place: Mapping[str, int] = {at: n for n, at in enumerate(board.province_of, 1)}
        self.row: Mapping[str, int] = {province.code: n for n, province in enumerate(board.provinces)}
        self.owner: Mapping[str, int] = {power: n for n, power in enumerate(board.power, 1)}
        self.seat: Mapping[str, int] = {seat: n for n, seat in enumerate(seats, 1)}
        self.first = Phase.of(board.calendar.start).year

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.row) + 1, len(PROVINCE_FEATURES)

    def state(self, state: State, seat: str) -> Numbers:
        """A row for each province, and a last one for the phase and the viewer."""
        table = np.zeros(self.shape, np.int16)
        for unit in state.units.values():
            row = self.row[self.board.province_of[unit.at]]
            table[row, 0:3] = (_kind(unit), self._owner(unit.owner), self.place[unit.at])
        for routed in state.routed.values():
            row = self.row[self.board.province_of[routed.unit.at]]
            table[row, 3:5] = (_kind(routed.unit), self._owner(routed.unit.owner))
        for center, owner in state.centers.items():
            table[self.row[center], 5] = self._owner(owner)
        now = state.now
        season, kind = SEASONS.find(now.season) + 1, KINDS.find(now.kind) + 1
        year = now.year - self.first + 1  # years before the map's first one are 0
        table[-1, : len(PHASE_FEATURES)] = (season, kind, max(0, year), self.seat[seat])
        return table

    def orders(self, orders: Sequence[Order | None], most: int) -> Numbers:
        """A row for each order, in the sequence in which they are offered. A missing order is a row of zeros."""
        table = np.zeros((most, len(ORDER_FEATURES)), np.int16)
        for row, order in enumerate(orders[:most]):
            if order is not None:
                table[row] = self._order(order)
        return table

    def _order(self, order: Order) -> tuple[int, ...]:
        kind = ORDER_KINDS.index(type(order)) + 1 if type(order) in ORDER_KINDS else len(ORDER_KINDS) + 1
        unit, target = getattr(order, "unit", None), getattr(order, "target", None)
        to = str(getattr(order, "to", "") or getattr(order, "place", ""))
        power = str(getattr(order, "power", ""))
        return (
            kind,
            _kind(unit),
            self.place.get(unit.at, 0) if isinstance(unit, Piece) else 0,
            self.place.get(target.at, 0) if isinstance(target, Piece) else 0,
            self.place.get(to, 0),
            self._owner(power) if power else 0,
            _words(order) if isinstance(order, Directive) else 0,
        )

    def _owner(self, owner: str) -> int:
        return self.owner.get(owner, len(self.owner) + 1)


def _words(order: Directive) -> int:
    return sum(n * ord(sign) for n, sign in enumerate(str(order), 1)) % WORDS


def _kind(unit: Unit | Piece | None) -> int:
    if unit is None:
        return 0
    return 2 if unit.kind == FLEET else 1
