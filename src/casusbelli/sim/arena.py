"""Whole games of the standard rules, compiled: random play and DumbBot, thousands of phases at once.

Every phase is the one that ``Model.step`` would make of the same orders; a test plays games both ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from casusbelli.core.board import HOME, Board
from casusbelli.core.orders import (
    Build,
    Convoy,
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
from casusbelli.deprecated import renamed
from casusbelli.sim import cells
from casusbelli.sim.cells import (
    ADJUSTMENTS,
    BY_SEA,
    CHANGES,
    ENDED,
    HOLD,
    KIND,
    KINDS,
    MOVE,
    MOVEMENT,
    PLAYED,
    PLAYERS,
    RETREATS,
    ROUTED,
    SEASON,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    UNITS,
    WINNER,
    YEAR,
    CompiledGame,
    Land,
)
from casusbelli.sim.compiled import Cells, compiled, scratch_size
from casusbelli.sim.compiled_dumbbot import heat
from casusbelli.sim.compiled_phases import carry_out, write

__all__ = ["Arena", "CompiledTable", "PlayedGames"]


@compiled
def play(board, table, phases, writes, judges):
    """Play this many phases, or until somebody has won; or only one half of a phase."""
    land, game = cells.land_of(*board), cells.game_of(*table)
    for _phase in range(phases):
        if game.clock[ENDED]:
            break
        if writes:
            write(land, game)
        if judges:
            carry_out(land, game)


@compiled
def heat_of(board, table, power):
    heat(power, cells.land_of(*board), cells.game_of(*table))


class PlayedGames(NamedTuple):
    """The result of a game: its number of phases, the power that won or "", and the number of centers by power."""

    phases: int
    winner: str
    centers: dict[str, int]


class Arena:
    """The standard rules on one board. For a board with dated borders or another calendar, use ``Model``."""

    def __init__(self, board: Board) -> None:
        if board.patches or board.closed or board.calendar.phases != ("SM", "SR", "FM", "FR", "WA"):
            raise ValueError(f"{board.name}: only boards that stay as they are, with the usual year, are compiled")
        if board.builds != HOME or board.neutral_units or board.neutral_centers:
            raise ValueError(
                f"{board.name}: boards with neutral units or builds elsewhere than at home are not compiled"
            )
        if board.lacking:
            raise ValueError(f"{board.name}: boards with borders that weaken moves are not compiled")
        self.board = board
        self.places = list(board.province_of)
        self.powers = [power.name for power in board.powers]
        at = {location: n for n, location in enumerate(self.places)}
        self.start = [(n, KINDS.index(u.kind), at[u.at]) for n, power in enumerate(board.powers) for u in power.units]
        self.most = max(len(self.start), len(board.centers))
        tables = cells.tables(board, at)
        starts = np.cumsum([0, *map(len, tables)])
        flat = np.array([number for table in tables for number in table], np.int64)
        self.land = (flat, starts, len(board.provinces), len(at), len(self.powers), board.victory)

    def table(self, players: Sequence[str] = ("random",), seed: int = 1) -> CompiledTable:
        """A new game. ``players``: ``random`` or ``dumbbot``, assigned to the powers in turn."""
        return CompiledTable(self, players, seed)

    def play(self, games: int, phases: int, players: Sequence[str] = ("random",), seed: int = 1) -> list[PlayedGames]:
        """Play many games one after another, each of at most this many phases."""
        table = self.table(players, seed)
        start, played = table.cells.copy(), []
        for _game in range(games):
            table.cells[:] = start
            table.play(phases)
            played.append(table.played)
        return played


class CompiledTable:
    """A game that can be inspected between its phases."""

    def __init__(self, arena: Arena, players: Sequence[str], seed: int) -> None:
        board, self.arena = arena.board, arena
        width = max(len(arena.places), 2 * arena.most, len(Land._fields))
        self.cells: Cells = np.zeros((cells.ROWS, width), np.int64)
        scratch = np.zeros(scratch_size(len(board.provinces), width), np.int64)
        bars = np.zeros(width * len(board.provinces), np.int64)
        floats = np.zeros(6 * len(arena.places))
        self.floats: npt.NDArray[np.float64] = floats
        chance = np.array([(seed * 0x9E3779B97F4A7C15 + 1) % 2**64 or 1], np.uint64)
        self.numbers = (self.cells, scratch, bars, floats, chance)
        for i, (owner, kind, at) in enumerate(arena.start):
            self.row("owner")[i], self.row("kind")[i], self.row("at")[i] = owner, kind, at
        self.row("clock")[[UNITS, WINNER]] = len(arena.start), -1
        self.row("owns")[:] = -1
        for n, power in enumerate(board.powers):
            self.row("policy")[n] = PLAYERS[players[n % len(players)]]
            for center in power.first_centers:
                self.row("owns")[board.number[center]] = n

    def row(self, name: str) -> Any:
        return self.cells[CompiledGame._fields.index(name)]

    def play(self, phases: int = 1) -> None:
        play(self.arena.land, self.numbers, phases, True, True)

    def write(self) -> None:
        """Have the players write their orders, which ``judge`` adjudicates."""
        play(self.arena.land, self.numbers, 1, True, False)

    def judge(self) -> None:
        play(self.arena.land, self.numbers, 1, False, True)

    def heat(self, power: str) -> dict[tuple[str, str], float]:
        """The value of every location to a power, as rated by DumbBot."""
        heat_of(self.arena.land, self.numbers, self.arena.powers.index(power))
        count = len(self.arena.places)
        nodes = [(kind, at) for kind in KINDS for at in self.arena.places]
        stands = self.arena.board.can_stand
        return {node: float(self.floats[n]) for n, node in enumerate(nodes[: 2 * count]) if stands(*node)}

    # --- as objects

    @property
    def played(self) -> PlayedGames:
        clock, powers = self.row("clock"), self.arena.powers
        held = np.bincount(self.row("owns")[self.row("owns") >= 0], minlength=len(powers))
        winner = powers[clock[WINNER]] if clock[ENDED] else ""
        return PlayedGames(int(clock[PLAYED]), winner, dict(zip(powers, map(int, held), strict=True)))

    @property
    def ended(self) -> bool:
        return bool(self.row("clock")[ENDED])

    @property
    def phase(self) -> str:
        clock = self.row("clock")
        season = "W" if clock[KIND] == ADJUSTMENTS else "SF"[clock[SEASON]]
        first = Phase.of(self.arena.board.calendar.start).year
        return str(Phase(season, int(first + clock[YEAR]), "MRA"[clock[KIND]]))

    @property
    def centers(self) -> dict[str, str]:
        owners = zip(self.arena.board.provinces, self.row("owns"), strict=False)
        return {province.code: self.arena.powers[owner] for province, owner in owners if owner >= 0}

    @property
    def units(self) -> list[tuple[str, Piece]]:
        return [(self._power("owner", i), self._piece("kind", "at", i)) for i in range(self.row("clock")[UNITS])]

    @property
    def routed(self) -> list[tuple[str, Piece]]:
        lost = range(self.row("clock")[ROUTED])
        return [(self._power("lost_owner", k), self._piece("lost_kind", "lost_at", k)) for k in lost]

    def orders(self) -> dict[str, list[Order]]:
        """The orders of the open phase, by power."""
        told: dict[str, list[Order]] = {power: [] for power in self.arena.powers}
        for power, order in self._written():
            told[power].append(order)
        return told

    def _written(self) -> Iterator[tuple[str, Order]]:
        clock = self.row("clock")
        if clock[KIND] == MOVEMENT:
            for i, (power, piece) in enumerate(self.units):
                yield power, self._order(i, piece)
        elif clock[KIND] == RETREATS:
            for k, (power, piece) in enumerate(self.routed):
                to = self.row("refuge")[k]
                yield power, Disband(piece) if to < 0 else Retreat(piece, self.arena.places[to])
        else:
            for k in range(clock[CHANGES]):
                yield self._power("changed", k), self._change(self.row("change")[k])

    def _order(self, i: int, piece: Piece) -> Order:
        task, mate = self.row("task")[i], self.row("mate")[i]
        if task == MOVE:
            return Move(piece, self.arena.places[self.row("to")[i]], via=bool(self.row("route")[i] == BY_SEA))
        if task == HOLD:
            return Hold(piece)
        target = self._piece("kind", "at", mate)
        if task == SUPPORT_HOLD:
            return SupportHold(piece, target)
        to = self.arena.board.provinces[self.row("goal")[i]].code
        return SupportMove(piece, target, to) if task == SUPPORT_MOVE else Convoy(piece, target, to)

    def _change(self, node: int) -> Order:
        if node <= -2:
            return Disband(self._piece("kind", "at", -2 - node))
        if node < 0:
            return Waive()
        kind, at = divmod(node, len(self.arena.places))
        return Build(Piece(KINDS[kind], self.arena.places[at]))

    def _power(self, row: str, i: int) -> str:
        return self.arena.powers[int(self.row(row)[i])]

    def _piece(self, kind: str, at: str, i: int) -> Piece:
        return Piece(KINDS[self.row(kind)[i]], self.arena.places[self.row(at)[i]])


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
