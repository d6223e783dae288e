"""P1 and P2: one movement phase, from numbers and through the public API."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bench import peer
from bench.measure import Figure, each, median
from casusbelli.core import kernel
from casusbelli.core.adjudicator import Numbers, adjudicate, numbers
from casusbelli.core.battle import Battle
from casusbelli.core.units import Position

Action = Callable[[], object]


def kernel_times(battles: Iterable[Battle]) -> list[float]:
    """From orders as numbers to verdicts as numbers."""
    return each([judging(numbers(battle)) for battle in battles])


def judging(given: Numbers) -> Action:
    n = len(given.where)
    told = ([0] * n, [0] * n, [-1] * n, [-1] * n, [0] * n)
    return lambda: kernel.judge(*given, *told)


def api_times(battles: Iterable[Battle]) -> list[float]:
    return each([lambda b=b: whole_phase(b) for b in battles])  # type: ignore[misc]


def whole_phase(battle: Battle) -> None:
    """Parse the position, check legality, adjudicate, and give every verdict its reason."""
    position = Position(battle.board, battle.position.units)
    for verdict in adjudicate(Battle(position, battle.orders)).orders:
        _ = verdict.words, verdict.reason


def peer_times(battles: list[Battle]) -> tuple[list[float], list[float], list[float]]:
    """For each phase: ``process()``, the resolver within it alone, and ``set_orders()`` for all powers."""
    game = peer.new_game()
    ordering: list[float] = []
    processing = each(_ready(game, battles, ordering, game.process))
    resolving = each(_ready(game, battles, [], game._resolve_moves))
    return processing, resolving, ordering


def _ready(game: Any, battles: list[Battle], ordering: list[float], then: Action) -> Iterator[Action]:
    """``then`` for each phase, which is set up before."""
    for battle in battles:
        texts = peer.as_text(battle.orders)
        peer.place(game, battle.position)
        ordering += each([lambda texts=texts: peer.order(game, texts)])  # type: ignore[misc]
        if then == game._resolve_moves:
            game._determine_orders()
            game._add_coasts()
        yield then


def figures(battles: list[Battle]) -> Iterator[Figure]:
    processing, resolving, ordering = peer_times(battles)
    both = [a + b for a, b in zip(processing, ordering, strict=True)]
    kernel_times(battles)
    inner = median(kernel_times(battles))
    yield Figure("P1", "adjudicate, numbers to numbers; process()", inner, median(processing), "25 x, 40 us")
    yield Figure("P1", "the same; the resolver in process() alone", inner, median(resolving))
    api_times(battles)
    outer = median(api_times(battles))
    yield Figure("P2", "adjudicate, objects, legality, reasons; set_orders() + process()", outer, median(both), "8 x")
    yield Figure("P2", "the same; process() alone", outer, median(processing))
