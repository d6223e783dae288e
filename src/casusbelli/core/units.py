"""A unit on the board, and a position: where the units are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.orders import FLEET, Order, Piece

__all__ = ["Occupied", "Position", "Unit"]


class Unit(Struct, frozen=True, gc=False):
    """A unit keeps its ``id`` for life, so that rules can attach notes to it ("the army raised in Moscow") wherever it
    moves."""

    id: int
    owner: str
    kind: str
    at: str

    @property
    def piece(self) -> Piece:
        return Piece(self.kind, self.at)

    def __str__(self) -> str:
        return f"{self.kind} {self.at}"


class Occupied(ValueError):
    """A unit is put where another is; ``args`` are the two."""

    @property
    def unit(self) -> Unit:
        unit: Unit = self.args[0]
        return unit

    @property
    def other(self) -> Unit:
        other: Unit = self.args[1]
        return other

    def __str__(self) -> str:
        return f"{self.unit.owner} {self.unit}: {self.other} of {self.other.owner} stands there"


class Position:
    """Units on a board, by province, at most one in each. ``legal`` caches orders already found to be legal here, each
    with its unit, so that they are not checked again when the phase is adjudicated."""

    __slots__ = ("at", "board", "carriers", "legal", "units")

    def __init__(self, board: Board, units: Iterable[Unit]) -> None:
        self.board = board
        self.units = tuple(units)
        self.legal: dict[Order, Unit] = {}
        province_of, carrier = board.province_of, board.carrier
        self.at: dict[str, Unit] = {province_of.get(unit.at, ""): unit for unit in self.units}
        if "" in self.at or len(self.at) != len(self.units):
            self._check_places()
        if len({unit.id for unit in self.units}) != len(self.units):
            raise ValueError("two units have the same id; every unit needs its own")
        self.carriers = 0  # the bits of all fleets at sea
        for province, unit in self.at.items():
            if unit.kind == FLEET:
                self.carriers |= carrier[province]

    def _check_places(self) -> None:
        there: dict[str, Unit] = {}
        for unit in self.units:
            province = self.board.province_of.get(unit.at)
            if province is None:
                raise ValueError(f"{unit.owner} {unit}: {self.board.name} has no location {unit.at!r}")
            if province in there:
                raise Occupied(unit, there[province])
            there[province] = unit

    def find(self, location: str) -> Unit | None:
        """The unit in the province of ``location``, whichever coast is meant."""
        province = self.board.province_of.get(location)
        return None if province is None else self.at.get(province)
