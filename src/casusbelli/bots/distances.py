"""Distances on a board for bots: locations of a kind of unit, their neighbors, and moves to the nearest goal."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

from casusbelli.core.board import Board
from casusbelli.core.orders import ARMY, FLEET

Node = tuple[str, str]
"""A kind of unit and its location: an army in Kiel is not a fleet in Kiel."""
Sum = Callable[[Sequence[float]], float]
"""A function of a number for each node."""
FAR = 99


@dataclass(frozen=True)
class Distances:
    """The nodes of one board, each with a number, and their neighbors by province: a province with two coasts counts
    once."""

    nodes: tuple[Node, ...]
    number: Mapping[Node, int]
    provinces: tuple[str, ...]  # the province of each node
    around: tuple[Sum, ...]  # node -> sums the neighboring values, with the maximum of each province

    @classmethod
    def of(cls, board: Board) -> Distances:
        nodes = tuple((kind, at) for kind in (ARMY, FLEET) for at in board.province_of if board.can_stand(kind, at))
        number = {node: n for n, node in enumerate(nodes)}
        provinces = tuple(board.province_of[at] for _kind, at in nodes)
        around = tuple(_sum(_by_province(board, number, kind, at)) for kind, at in nodes)
        return cls(nodes, number, provinces, around)


def _sum(beside: Sequence[Sequence[int]]) -> Sum:
    """A function that sums values over ``beside``, the nodes of each neighboring province. Nearly every province has
    one node, for which this is fast."""
    if len(beside) < 2 or any(len(there) > 1 for there in beside):
        return lambda worth: sum(max(worth[n] for n in there) for there in beside)
    pick = itemgetter(*(there[0] for there in beside))
    return lambda worth: sum(pick(worth))


def _by_province(board: Board, number: Mapping[Node, int], kind: str, at: str) -> tuple[tuple[int, ...], ...]:
    table: dict[str, list[int]] = {}
    for to in board.reach[kind][at]:
        if (kind, to) in number:
            table.setdefault(board.province_of[to], []).append(number[kind, to])
    return tuple(map(tuple, table.values()))


def steps_to(board: Board, kind: str, goals: Iterable[str]) -> Mapping[str, int]:
    """Location -> number of moves to the nearest of these provinces, for this kind of unit; a large number without a
    path."""
    ways = board.reach[kind]
    back: dict[str, list[str]] = {at: [] for at in board.province_of}
    for at, row in ways.items():
        for to in row:
            back[to].append(at)
    wanted = set(goals)
    far = {at: 0 if code in wanted else FAR for at, code in board.province_of.items()}
    queue = deque(at for at, steps in far.items() if steps == 0)
    while queue:
        here = queue.popleft()
        for at in back[here]:
            if far[at] == FAR:
                far[at] = far[here] + 1
                queue.append(at)
    return far
