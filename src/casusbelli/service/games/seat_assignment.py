"""Seat assignment by preference lists: the matching that satisfies the players best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from casusbelli.engine.dice import Dice

Thing = TypeVar("Thing")
UNWANTED = 1_000  # cost of a seat not on the list: worse than any place on it


def dealt(dice: Dice, seats: Sequence[str], wishes: Sequence[Sequence[str]]) -> list[str]:
    """The seat of each player, in the order in which they applied. Ties are broken by the dice of the game, so that
    anybody can verify the result once the seed is public."""
    players = shuffled(dice, "players", range(len(wishes)))
    given = deal(shuffled(dice, "seats", seats), {str(player): wishes[player] for player in players})
    return [given[str(player)] for player in range(len(wishes))]


def shuffled(dice: Dice, what: str, things: Sequence[Thing]) -> list[Thing]:
    """Fisher-Yates shuffle: from the last place to the second, each is swapped with the one that a roll names."""
    order = list(things)
    for place in range(len(order), 1, -1):
        other = dice.roll(f"deal/{what}/{place}", place)
        order[place - 1], order[other - 1] = order[other - 1], order[place - 1]
    return order


def deal(seats: Sequence[str], wishes: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Player -> seat, minimizing the sum of the ranks on their lists (the Hungarian method, by shortest augmenting
    paths). Seats that a player does not list come last. Ties depend on the order of players and seats: shuffle them
    first."""
    players = list(wishes)
    if len(players) > len(seats):
        raise ValueError(f"{len(players)} players for {len(seats)} seats")
    cost = [[_cost(wishes[player], seat) for seat in seats] for player in players]
    rows, columns = len(players), len(seats)
    potential, price = [0] * (rows + 1), [0] * (columns + 1)
    taker = [0] * (columns + 1)
    for row in range(1, rows + 1):
        way = _way(cost, row, potential, price, taker)
        column = way[0]
        for before in way[1:]:
            taker[column] = taker[before]
            column = before
        taker[column] = row
    return {players[row - 1]: seats[column - 1] for column, row in enumerate(taker) if column and row}


def _cost(wish: Sequence[str], seat: str) -> int:
    return wish.index(seat) ** 2 if seat in wish else UNWANTED


def _way(
    cost: Sequence[Sequence[int]], row: int, potential: list[int], price: list[int], taker: list[int]
) -> list[int]:
    """The shortest augmenting path that gives this player a seat: columns from the free one back to the start."""
    columns = len(price) - 1
    least = [UNWANTED**2] * (columns + 1)
    came = [0] * (columns + 1)
    done = [False] * (columns + 1)
    taker[0], at = row, 0
    while True:
        done[at] = True
        here, step, following = taker[at], UNWANTED**2, 0
        for column in range(1, columns + 1):
            if done[column]:
                continue
            reduced = cost[here - 1][column - 1] - potential[here] - price[column]
            if reduced < least[column]:
                least[column], came[column] = reduced, at
            if least[column] < step:
                step, following = least[column], column
        for column in range(columns + 1):
            if done[column]:
                potential[taker[column]] += step
                price[column] -= step
            else:
                least[column] -= step
        at = following
        if taker[at] == 0:
            break
    way = [at]
    while at:
        at = came[at]
        way.append(at)
    return way
