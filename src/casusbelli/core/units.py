"""A unit on the board, and a position: who stands where."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.orders import FLEET, Piece


class Unit(Struct, frozen=True, gc=False):
    """A unit keeps its ``id`` for life: rules may say more about "the army raised in Moscow" wherever it marches."""

    id: int
    owner: str
    kind: str
    at: str

    @property
    def piece(self) -> Piece:
        return Piece(self.kind, self.at)

    def __str__(self) -> str:
        return f"{self.kind} {self.at}"


class Position:
    """Units on a board, found by province. At most one unit stands in a province."""

    __slots__ = ("at", "board", "carriers", "units")

    def __init__(self, board: Board, units: Iterable[Unit]) -> None:
        self.board = board
        self.units = tuple(units)
        self.at: dict[str, Unit] = {}
        self.carriers = 0
        province_of, carrier = board.province_of, board.carrier
        for unit in self.units:
            province = province_of.get(unit.at)
            if province is None:
                raise ValueError(f"{unit.owner} {unit}: {board.name} has no location {unit.at!r}")
            if province in self.at:
                raise ValueError(f"{unit.owner} {unit}: {self.at[province]} of {self.at[province].owner} stands there")
            self.at[province] = unit
            if unit.kind == FLEET:
                self.carriers |= carrier[province]

        if len({unit.id for unit in self.units}) != len(self.units):
            raise ValueError("two units have the same id; every unit needs its own")

    def find(self, location: str) -> Unit | None:
        """The unit in the province of ``location``, whichever coast is meant."""
        province = self.board.province_of.get(location)
        return None if province is None else self.at.get(province)
