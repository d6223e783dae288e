"""Cache of parsed drafts: parsing a text costs more than everything that a page does with the result."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

from casusbelli.engine.drafts import Draft

MOST = 4096  # a few KB each


@dataclass(frozen=True)
class DraftKey:
    """Cache key: the text of a seat in one position of a game; ``chain`` is the hash of everything that has
    happened."""

    game: str
    chain: str
    seat: str
    text: str


@dataclass
class DraftCache:
    known: OrderedDict[DraftKey, Draft] = field(default_factory=OrderedDict)
    lock: Lock = field(default_factory=Lock)

    def find(self, key: DraftKey, make: Callable[[], Draft]) -> Draft:
        draft = self.known.get(key) or make()
        with self.lock:
            self.known[key] = draft
            self.known.move_to_end(key)
            if len(self.known) > MOST:
                self.known.popitem(last=False)
        return draft
