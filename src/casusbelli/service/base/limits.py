"""Rate limits in memory, one set per process: they slow down guessing and flooding, and are not exact counters."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from casusbelli.core.said import said
from casusbelli.service.base.service_errors import too_many

KEPT = 20_000


class Limits:
    """Token buckets, one per person and action: every act takes a token, and tokens are refilled over time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, on: bool = True) -> None:
        self.on = on
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens, time of update
        self.lock = Lock()

    def spend(self, what: str, who: str, most: int, seconds: float) -> None:
        """Allow a burst of ``most``, refilled over ``seconds``."""
        if not self.on:
            return
        with self.lock:
            now = self.clock()
            left, since = self.buckets.pop((what, who), (float(most), now))
            left = min(float(most), left + (now - since) * most / seconds)
            self.buckets[what, who] = (left - 1 if left >= 1 else left, now)  # a refused act costs nothing
            if len(self.buckets) > KEPT:
                self.buckets.popitem(last=False)
        if left < 1:
            wait = (1 - left) * seconds / most
            act = said(f"service.act-{what.replace(' ', '-')}")
            raise too_many(said("service.too-often", act=act), seconds=wait)

    def forget(self, what: str, who: str) -> None:
        with self.lock:
            self.buckets.pop((what, who), None)
