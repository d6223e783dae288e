"""Fair scheduling of bots: whose bots think next, and for how long. CPU time is shared between accounts.

Seconds are charged to the first person in the game, or to its owner where only bots play. Guests come after all
registered accounts, because anybody can create many guests.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Final

HALF_LIFE: Final = 1800.0  # half-life in seconds of the time an account has used
QUOTA: Final = 900.0  # quota of one account in seconds; about a third of one process
FORGOTTEN: Final = 0.01
GUESTS: Final = "guests"


@dataclass(frozen=True)
class BotsTurn:
    """A game whose bots owe orders. ``people``: does anybody but bots play in it?"""

    game: str
    account: str
    people: bool
    guest: bool = False

    @property
    def pool(self) -> str:
        return GUESTS if self.guest else self.account

    @property
    def keys(self) -> tuple[str, str, str]:
        return f"pool {self.pool}", f"account {self.account}", f"game {self.game}"


class BotTime:
    """CPU time used by bots. Shared by all threads of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = Lock()
        self.used: dict[str, tuple[float, float]] = {}  # key -> seconds, and when they were updated

    def spend(self, waiting: BotsTurn, seconds: float) -> None:
        with self.lock:
            now = self.clock()
            for key in waiting.keys:
                self.used[key] = (self._of(key, now) + seconds, now)
            if len(self.used) > 10_000:
                self.used = {key: used for key, used in self.used.items() if self._of(key, now) > FORGOTTEN}

    def in_order(self, waiting: Iterable[BotsTurn]) -> list[BotsTurn]:
        """Games with people first, then by least time used; those over their quota are left out."""
        with self.lock:
            now = self.clock()
            sums = {one: tuple(self._of(key, now) for key in one.keys) for one in waiting}
        allowed = (one for one, (_pool, account, _game) in sums.items() if account < QUOTA)
        return sorted(allowed, key=lambda one: (not one.people, *sums[one], one.game))

    def _of(self, key: str, now: float) -> float:
        seconds, since = self.used.get(key, (0.0, now))
        return float(seconds * 0.5 ** ((now - since) / HALF_LIFE))
