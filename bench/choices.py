"""P3: listing all legal orders of a position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench import peer
from bench.measure import Figure, each, median
from casusbelli.core.battle import Battle
from casusbelli.core.legal_orders import options
from casusbelli.core.units import Position


def fresh(battle: Battle) -> Position:
    return Position(battle.board, battle.position.units)


def figures(warming: list[Battle], battles: list[Battle]) -> Iterator[Figure]:
    """Times for new positions on a board that is cached."""
    for battle in warming:
        options(fresh(battle))
    first = median(each([partial(options, fresh(battle)) for battle in battles]))
    again = median(each([partial(options, fresh(battle)) for battle in battles]))
    control = median(_peer_times(battles))
    yield Figure("P3", "all legal orders of a new position; get_all_possible_orders()", first, control, "12 x")
    yield Figure("P3", "the same, of a position seen before", again, control)


def _peer_times(battles: list[Battle]) -> list[float]:
    game = peer.new_game()
    times = []
    for battle in battles:
        peer.place(game, battle.position)
        times += each([game.get_all_possible_orders])
    return times
