"""G: how the cost grows with the size of the board, and the worst case: seas full of fleets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bench.boards import made_up_board
from bench.measure import Figure, each, median
from bench.movement import api_times, kernel_times
from bench.positions import phases
from casusbelli.core.battle import Battle
from casusbelli.core.board import Board
from casusbelli.core.convoys import Carriers

SIZES = ((35, 7), (75, 12), (150, 20), (400, 34))  # provinces, powers


def figures(count: int) -> Iterator[Figure]:
    for provinces, powers in SIZES:
        yield from _growth(provinces, powers, count)
    for provinces, powers in ((75, 7), (400, 34)):
        board = made_up_board(7, provinces, powers, 0.6)
        battles = list(phases(board, count, 2, _share(board, 0.7), 0.0, fleets=0.8, convoys=1.0))
        times = kernel_times(battles)
        what = f"{provinces} provinces full of fleets, all armies convoyed, adjudicate"
        yield Figure("G", f"{what}, median", median(times))
        yield Figure("G", f"{what}, worst", max(times))
        yield Figure("G", f"{what}, worst per unit", max(_per_unit(times, battles)))
        yield from _searches(battles[: max(1, count // 25)], f"{provinces} provinces full of fleets")


def _growth(provinces: int, powers: int, count: int) -> Iterator[Figure]:
    board = made_up_board(7, provinces, powers)
    battles = list(phases(board, count, 1, _share(board, 0.4)))
    what = f"{provinces} provinces, {powers} powers, {_share(board, 0.4)[0]} units"
    times = kernel_times(battles)
    yield Figure("G", f"{what}: adjudicate, numbers", median(times))
    yield Figure("G", f"{what}: per unit", median(_per_unit(times, battles)))
    yield Figure("G", f"{what}: adjudicate, objects", median(api_times(battles)))


def _share(board: Board, share: float) -> tuple[int, int]:
    units = round(len(board.provinces) * share)
    return units, units


def _per_unit(times: list[float], battles: list[Battle]) -> list[float]:
    return [time / len(battle.position.units) for time, battle in zip(times, battles, strict=True)]


def _searches(battles: list[Battle], where: str) -> Iterator[Figure]:
    """The time of every convoy query with a cold cache; the minimum of two runs, because other load would distort the
    maximum."""
    first, second = (_asked(battles) for _run in range(2))
    joining, needing = ([min(pair) for pair in zip(*runs, strict=True)] for runs in zip(first, second, strict=True))
    yield Figure("G", f"{where}: which coasts fleets join, worst", max(joining), target="1000")
    yield Figure("G", f"{where}: is this fleet needed, median of {len(needing)}", median(needing))
    yield Figure("G", f"{where}: is this fleet needed, worst", max(needing), target="1000")


def _asked(battles: list[Battle]) -> tuple[list[float], list[float]]:
    joining: list[float] = []
    needing: list[float] = []
    for battle in battles:
        board = replace(battle.board)  # a board with an empty cache of convoy routes
        board.carriers(0)
        joining += each([partial(board.carriers, battle.position.carriers)])
        needing += each(_questions(battle, board.carriers(battle.position.carriers)))
    return joining, needing


def _questions(battle: Battle, carriers: Carriers) -> Iterator[Callable[[], bool]]:
    fleets = [sea for sea, bit in battle.board.carrier.items() if bit & battle.position.carriers]
    for army in battle.position.units:
        for to in sorted(carriers.landings(army.at))[::7]:
            for fleet in fleets[::5]:
                yield partial(carriers.useful, fleet, army.at, to)
