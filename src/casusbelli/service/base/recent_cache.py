"""LRU caches of what takes long to make: parsed drafts, small pictures, stories, boards, pages.

Each is bounded, by bytes or by entries of a known size, and what nobody has asked for in a while is dropped: positions
that are over, pages of readers who have left.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from casusbelli.service.base.process_figures import figures

IDLE_SECONDS: Final = 15 * 60.0
MB: Final = 1024 * 1024

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


class CacheEntry(NamedTuple, Generic[V]):
    """``used``: when somebody asked for it last."""

    value: V
    weight: int
    used: float


def _one(_key: object, _value: object) -> int:
    return 1


@dataclass
class RecentCache(Generic[K, V]):
    """``most``: the weight of all entries; ``weigh``: that of one, which is 1 if they are to be counted. ``name``: the
    name under which its reads are counted, if they are."""

    most: int
    name: str = ""
    weigh: Callable[[K, V], int] = _one
    clock: Callable[[], float] = monotonic
    known: OrderedDict[K, CacheEntry[V]] = field(default_factory=OrderedDict)
    size: int = 0
    lock: Lock = field(default_factory=Lock)

    def find(self, key: K, make: Callable[[], V]) -> V:
        known = self.known.get(key)
        if self.name:
            figures.count("cache_reads", f"{self.name}-{'hit' if known else 'miss'}")
        return self.keep(key, make()) if known is None else self._used(key, known)

    def get(self, key: K) -> V | None:
        known = self.known.get(key)
        return None if known is None else self._used(key, known)

    def _used(self, key: K, known: CacheEntry[V]) -> V:
        with self.lock:
            if self.known.get(key) is known:
                self.known[key] = known._replace(used=self.clock())
                self.known.move_to_end(key)
        return known.value

    def keep(self, key: K, found: V) -> V:
        entry = CacheEntry(found, self.weigh(key, found), self.clock())
        with self.lock:
            replaced = self.known.pop(key, None)
            self.known[key] = entry
            self.size += entry.weight - (replaced.weight if replaced else 0)
            self._make_room(entry.used - IDLE_SECONDS)
        return found

    def entries(self) -> list[tuple[K, CacheEntry[V]]]:
        """All entries, those first that nobody has asked for in the longest time."""
        with self.lock:
            return [*self.known.items()]

    def drop(self, key: K) -> None:
        with self.lock:
            gone = self.known.pop(key, None)
            self.size -= gone.weight if gone else 0

    def _make_room(self, since: float) -> None:
        while self.known and (self.size > self.most or next(iter(self.known.values())).used < since):
            _key, gone = self.known.popitem(last=False)
            self.size -= gone.weight


ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=str)  # markup, for instance
UNPACKED: Final = 6
"""A structure takes at most so many times the memory of its packed form, and ``BESIDES``."""
BESIDES: Final = 1_000


def structure_bytes(_key: object, value: object) -> int:
    """The memory that a structure takes. Measuring it exactly would take longer than making it."""
    return BESIDES + UNPACKED * len(ENCODER.encode(value))


@dataclass(frozen=True)
class CacheKind(Generic[K, V]):
    """A cache that each process has of one kind of thing. ``most`` and ``weigh``: as in ``RecentCache``."""

    name: str
    most: int
    weigh: Callable[[K, V], int] = _one


@dataclass
class Caches:
    """The caches of one service, made when they are first used."""

    known: dict[str, RecentCache[Any, Any]] = field(default_factory=dict)

    def of(self, kind: CacheKind[K, V]) -> RecentCache[K, V]:
        found = self.known.get(kind.name)
        return found or self.known.setdefault(kind.name, RecentCache(kind.most, kind.name, kind.weigh))
