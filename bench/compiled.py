"""P4 and P6: batches of battles and whole games, compiled by numba (extra ``sim``). Compilation is not included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench.games import PHASES
from bench.measure import Figure, each, median
from bench.movement import peer_times
from casusbelli.core.adjudicator import numbers
from casusbelli.core.battle import Battle
from casusbelli.sim.arena import Arena
from casusbelli.sim.compiled import Batch
from casusbelli.variants import board

PEER = 300  # battles: enough for the median of the ``diplomacy`` package
ROUNDS = 5


def battles(found: list[Battle]) -> Iterator[Figure]:
    batch = Batch.of(list(map(numbers, found)))
    batch.judge()
    ours = median(each([batch.judge] * ROUNDS)) / len(found)
    control = median(peer_times(found[:PEER])[0])
    yield Figure("P4", f"a batch of {len(found):,} battles, compiled; process()", ours, control, "3 us, 250 x")


def games(count: int) -> Iterator[Figure]:
    arena = Arena(board("standard"))
    for player, target in (("random", "100000"), ("dumbbot", "")):
        some = max(1, count // (1 if player == "random" else 20))
        arena.play(1, PHASES, (player,))
        phases = sum(game.phases for game in arena.play(some, PHASES, (player,)))
        time = median(each([partial(arena.play, some, PHASES, (player,))] * ROUNDS))
        what = f"{player} self-play, compiled, {PHASES} phases a game"
        yield Figure("P6", what, phases / time * 1_000_000, None, target, "phases/s")
