"""Counters and histograms of this process, which travel to `/metrics` by way of its row in the database."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

BOUNDS: Final[Mapping[str, tuple[float, ...]]] = {
    "lateness_seconds": (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0),
    "adjudication_seconds": (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
    "bot_turn_seconds": (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
    "delivery_seconds": (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
}
"""The upper bounds of the histograms' buckets."""


Gauges = Callable[[], Mapping[str, float]]
"""What is measured when somebody asks: values by kind."""


@dataclass
class ProcessFigures:
    counts: dict[tuple[str, str], int] = field(default_factory=dict)  # by name and kind
    gauges: dict[str, Gauges] = field(default_factory=dict)
    buckets: dict[str, list[int]] = field(default_factory=dict)
    sums: dict[str, float] = field(default_factory=dict)
    waiting: dict[str, dict[str, float]] = field(default_factory=dict)  # since when each member of a queue waits
    lock: Lock = field(default_factory=Lock)

    def count(self, name: str, kind: str, n: int = 1) -> None:
        with self.lock:
            self.counts[name, kind] = self.counts.get((name, kind), 0) + n

    def observe(self, name: str, value: float) -> None:
        """Add a value to the histogram of this name."""
        bounds = BOUNDS[name]
        with self.lock:
            found = self.buckets.setdefault(name, [0] * (len(bounds) + 1))
            found[bisect_left(bounds, value)] += 1
            self.sums[name] = self.sums.get(name, 0.0) + value

    def queue(self, name: str, members: Collection[str]) -> None:
        """Note who waits in a queue right now."""
        now = time.monotonic()
        with self.lock:
            before = self.waiting.get(name, {})
            self.waiting[name] = {one: before.get(one, now) for one in members}

    def as_json(self) -> dict[str, Any]:
        now = time.monotonic()
        with self.lock:
            queues = {
                name: (len(found), now - min(found.values(), default=now)) for name, found in self.waiting.items()
            }
            return {
                "counts": [[name, kind, n] for (name, kind), n in self.counts.items()],
                "gauges": [[name, kind, n] for name, asked in self.gauges.items() for kind, n in asked().items()],
                "histograms": {name: [*found, self.sums[name]] for name, found in self.buckets.items()},
                "queues": {name: [length, round(age, 3)] for name, (length, age) in queues.items()},
            }


figures: Final = ProcessFigures()
"""Those of this process."""
