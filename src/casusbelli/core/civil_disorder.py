"""The sequence of civil disorder removals, for a power that does not order enough of them (DATC 4.D.8)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from math import inf

from casusbelli.core.board import Board
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.units import Unit


def removal_order(
    units: Iterable[Unit], board: Board, rule: str, home: Collection[str], owned: Collection[str]
) -> list[Unit]:
    """The units in removal order: farthest first, fleets before armies, then by province name.

    ``classic`` (1971, 1982) measures the distance to the nearest home center, owned or not: armies over all provinces,
    each sea counting one, fleets as fleets move. ``2023`` counts provinces to the nearest owned center, ``country``
    (2000) to the country.
    """

    def urgency(unit: Unit) -> tuple[float, bool, str]:
        province = board.province_of[unit.at]
        return -_distance(unit, board, rule, home, owned), unit.kind == ARMY, board.province[province].name

    return sorted(units, key=urgency)


def _distance(unit: Unit, board: Board, rule: str, home: Collection[str], owned: Collection[str]) -> float:
    if rule == "classic" and unit.kind == FLEET:
        return _fleet_distance(unit.at, home, board)
    if rule == "country":
        territory = {code for power in board.powers if power.name == unit.owner for code in power.territory}
        return _province_distance(unit, territory or home, board)
    return _province_distance(unit, home if rule == "classic" else owned, board)


def _province_distance(unit: Unit, goals: Collection[str], board: Board) -> float:
    return _steps(board.province_of[unit.at], goals, lambda province: board.neighbors[province])


def _fleet_distance(start: str, goals: Collection[str], board: Board) -> float:
    coasts = {at for at, province in board.province_of.items() if province in goals}
    return _steps(start, coasts, lambda at: board.adjacent[FLEET][at])


def _steps(start: str, goals: Collection[str], onward: Callable[[str], Iterable[str]]) -> float:
    seen, frontier, steps = {start}, [start], 0
    while frontier:
        if any(place in goals for place in frontier):
            return steps
        frontier = list(dict.fromkeys(to for place in frontier for to in onward(place) if to not in seen))
        seen.update(frontier)
        steps += 1
    return inf
