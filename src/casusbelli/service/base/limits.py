"""How often somebody may do something. Kept in memory, by each process for itself: it slows down guessing and flooding,
and does not count anything."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from casusbelli.core.said import said
from casusbelli.service.base.service_errors import too_many

KEPT = 20_000


class Limits:
    """Everybody has a bucket for each thing: every act takes one out, and time fills it up again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, on: bool = True) -> None:
        self.on = on
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, when
        self.lock = Lock()

    def spend(self, what: str, who: str, most: int, seconds: float) -> None:
        """``most`` of them at once, and as many again in ``seconds``."""
        if not self.on:
            return
        with self.lock:
            now = self.clock()
            left, since = self.buckets.pop((what, who), (float(most), now))
            left = min(float(most), left + (now - since) * most / seconds)
            self.buckets[what, who] = (left - 1 if left >= 1 else left, now)  # what is refused costs nothing
            if len(self.buckets) > KEPT:
                self.buckets.popitem(last=False)
        if left < 1:
            wait = (1 - left) * seconds / most
            act = said(f"service.act-{what.replace(' ', '-')}")
            raise too_many(said("service.too-often", act=act), seconds=wait)

    def forget(self, what: str, who: str) -> None:
        with self.lock:
            self.buckets.pop((what, who), None)
