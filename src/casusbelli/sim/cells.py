"""A board and a game of the standard rules as small numbers, and how compiled functions find them.

A *node* is a kind of unit and a location, ``kind * locations + location``; -1 is nobody or nothing. Compiled functions
get the addresses of all tables, in one tuple for the board and one for the game: that costs nothing to hand on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from casusbelli.core import kernel
from casusbelli.core.adjudicator import numbers
from casusbelli.core.battle import Battle
from casusbelli.core.board import COAST, Board
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.units import Position
from casusbelli.sim.compiled import address, compiled

RANDOM, DUMBBOT = 0, 1
PLAYERS = {"random": RANDOM, "dumbbot": DUMBBOT}
SPRING, FALL = 0, 1
MOVEMENT, RETREATS, ADJUSTMENTS = 0, 1, 2
KINDS = (ARMY, FLEET)
YEAR, SEASON, KIND, PLAYED, ENDED, WINNER, UNITS, ROUTED, CHANGES = range(9)  # indexes into the clock

HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY = range(5)  # the codes of the kernel
BY_LAND, BY_SEA, EITHER = kernel.BY_LAND, kernel.BY_SEA, kernel.EITHER


class Land(NamedTuple):
    """A board, as addresses of arrays (``tables``)."""

    places: int
    locations: int
    powers: int
    goal: int  # number of centers that wins
    province: Any  # location -> province
    mainland: Any  # province -> the location that is the province
    reach_at: Any  # node -> where its row in ``reach`` begins
    reach: Any  # locations
    near: Any  # node x province: can it support there?
    beside_at: Any  # province -> where its row in ``beside`` begins
    beside: Any  # provinces
    lanes_at: Any
    lanes: Any
    center: Any  # province -> whether it is a center
    site_at: Any  # power -> where its row in ``sites`` begins
    sites: Any  # nodes where it can build
    coast: Any  # province -> whether armies can land there
    stand: Any  # node -> whether a unit can be there
    friend: Any
    rulings: Any


class CompiledGame(NamedTuple):
    """A game, as addresses of arrays. Each is a row of ``cells``."""

    clock: Any  # YEAR counted from the first, SEASON and so on
    kind: Any
    at: Any  # location
    where: Any  # province
    owner: Any
    task: Any
    mate: Any
    goal: Any
    route: Any
    to: Any  # location
    unit_at: Any  # province -> unit
    owns: Any  # center -> power
    result: Any
    reason: Any
    other: Any
    dislodger: Any
    by_sea: Any
    contested: Any  # province
    lost_kind: Any  # routed units
    lost_at: Any
    lost_owner: Any
    barred: Any  # province that a routed unit must not enter
    refuge: Any  # location that it retreats to
    due: Any  # power -> number of builds, negative for removals
    change: Any  # adjustments: the node of a build, -1 for a waive, -2 - unit for a removal
    changed: Any  # the power of each
    queue: Any
    seen: Any
    strength: Any
    rivals: Any
    attack: Any
    defence: Any
    list: Any
    homes: Any
    waited: Any
    goes: Any  # whether it has decided
    policy: Any
    lack: Any  # zeros: on the boards that are compiled, moves are of full strength
    scratch: Any
    bars: Any  # unit x province
    floats: Any  # three rows of nodes: the value of a location, and two for scratch
    chance: Any


ROWS = CompiledGame._fields.index("scratch")


@compiled
def land_of(flat, starts, places, locations, powers, goal):
    """The tables of a board, stored consecutively in ``flat``."""
    return Land(
        places, locations, powers, goal,
        address(flat, starts[0]), address(flat, starts[1]), address(flat, starts[2]), address(flat, starts[3]),
        address(flat, starts[4]), address(flat, starts[5]), address(flat, starts[6]), address(flat, starts[7]),
        address(flat, starts[8]), address(flat, starts[9]), address(flat, starts[10]), address(flat, starts[11]),
        address(flat, starts[12]), address(flat, starts[13]), address(flat, starts[14]), address(flat, starts[15]),
    )  # fmt: skip


@compiled
def game_of(cells, scratch, bars, floats, chance):
    w = cells.shape[1]
    return CompiledGame(
        address(cells, 0), address(cells, w), address(cells, 2 * w), address(cells, 3 * w), address(cells, 4 * w),
        address(cells, 5 * w), address(cells, 6 * w), address(cells, 7 * w), address(cells, 8 * w),
        address(cells, 9 * w), address(cells, 10 * w), address(cells, 11 * w), address(cells, 12 * w),
        address(cells, 13 * w), address(cells, 14 * w), address(cells, 15 * w), address(cells, 16 * w),
        address(cells, 17 * w), address(cells, 18 * w), address(cells, 19 * w), address(cells, 20 * w),
        address(cells, 21 * w), address(cells, 22 * w), address(cells, 23 * w), address(cells, 24 * w),
        address(cells, 25 * w), address(cells, 26 * w), address(cells, 27 * w), address(cells, 28 * w),
        address(cells, 29 * w), address(cells, 30 * w), address(cells, 31 * w), address(cells, 32 * w),
        address(cells, 33 * w), address(cells, 34 * w), address(cells, 35 * w), address(cells, 36 * w),
        address(cells, 37 * w),
        address(scratch, 0), address(bars, 0), address(floats, 0), address(chance, 0),
    )  # fmt: skip


def tables(board: Board, at: Mapping[str, int]) -> list[Sequence[int]]:
    """The tables of ``Land``, in its order."""
    given = numbers(Battle(Position(board, ()), {}))
    codes = [province.code for province in board.provinces]
    nodes = [(kind, place) for kind in KINDS for place in at]
    reach_at, reach = _rows([at[to] for to in board.reach[kind][place]] for kind, place in nodes)
    near = [int(code in board.near[kind][place]) for kind, place in nodes for code in codes]
    beside_at, beside = _rows([board.number[to] for to in board.neighbors[code]] for code in codes)
    site_at, sites = _rows(
        [
            n
            for n, (kind, place) in enumerate(nodes)
            if board.province_of[place] in home and board.can_stand(kind, place)
        ]
        for home in (power.home for power in board.powers)
    )
    powers = range(len(board.powers))
    return [
        [board.number[place] for place in at],
        [at[code] for code in codes],
        reach_at, reach, near, beside_at, beside,
        given.lanes_at, given.lanes,
        [int(province.center) for province in board.provinces],
        site_at, sites,
        [int(province.terrain == COAST) for province in board.provinces],
        [int(board.can_stand(kind, place)) for kind, place in nodes],
        [int(a == b) for a in powers for b in powers],
        given.rulings,
    ]  # fmt: skip


def _rows(rows: Iterator[list[int]]) -> tuple[list[int], list[int]]:
    """The start of each row, and all rows concatenated."""
    starts, flat = [0], [0] * 0
    for row in rows:
        flat += row
        starts.append(len(flat))
    return starts, flat
