"""What cached values take in memory."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from casusbelli.core.board import Board
from casusbelli.drawing.board_art import BoardArt
from casusbelli.engine.ruleset import RuleSet
from casusbelli.service.base.recent_cache import Caches

SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Board, BoardArt, RuleSet)
"""What cached values refer to, but what many games share."""
ENTRY_BYTES = {
    "boards": 850_000,
    "drafts as shown": 20_000,
    "situations": 8_000,
    "conversation counts": 8_000,
}
"""The most that one entry takes of the caches that count theirs."""


def memory_of(value: object) -> int:
    """The bytes that a value takes with everything that it refers to and others do not."""
    seen: set[int] = set()
    left, size = [value], 0
    while left:
        one = left.pop()
        if id(one) not in seen and not isinstance(one, SHARED):
            seen.add(id(one))
            size += sys.getsizeof(one)
            left += gc.get_referents(one)
    return size


def check_weights(caches: Caches) -> set[str]:
    """Every entry takes at most what its cache takes it for. Returns the names of the caches that have entries."""
    for name, cache in caches.known.items():
        for entry in cache.known.values():
            most = ENTRY_BYTES.get(name, entry.weight)
            assert memory_of(entry.value) <= most, name
    return {name for name, cache in caches.known.items() if cache.known}
