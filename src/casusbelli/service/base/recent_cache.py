"""An LRU cache of what takes long to make: parsed drafts, small pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class DraftKey(NamedTuple):
    """The text of a seat in one position of a game; ``chain`` is the hash of everything that has happened. Parsing a
    text costs more than everything that a page does with the result."""

    game: str
    chain: str
    seat: str
    text: str


class PictureKey(NamedTuple):
    """The small picture of a position: of this game, or of the start of all games that are set up like it."""

    game: str
    chain: str
    theme: str


@dataclass
class RecentCache(Generic[K, V]):
    """``most``: entries."""

    most: int
    known: OrderedDict[K, V] = field(default_factory=OrderedDict)
    lock: Lock = field(default_factory=Lock)

    def find(self, key: K, make: Callable[[], V]) -> V:
        found = self.known.get(key) or make()
        with self.lock:
            self.known[key] = found
            self.known.move_to_end(key)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        return found
