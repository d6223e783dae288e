"""Timing functions and report lines."""

from __future__ import annotations

import gc
import platform
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path


@dataclass(frozen=True)
class Figure:
    """One line of the report. Times are in microseconds unless ``unit`` says otherwise; of "phases/s" more is
    better."""

    id: str
    what: str
    ours: float
    control: float | None = None
    target: str = ""
    unit: str = "us"

    @property
    def ratio(self) -> float | None:
        if self.control is None:
            return None
        return self.ours / self.control if self.unit.endswith("/s") else self.control / self.ours

    def __str__(self) -> str:
        digits = 2 if self.unit == "ms" and self.ours < 10 else 1
        line = f"{self.id:<4}{self.what:<66}{self.ours:>10.{digits}f} {self.unit}"
        if self.control is not None:
            line += f"   diplomacy {self.control:>9.1f} {self.unit}   {self.ratio:>6.1f} x"
        return f"{line}   (target {self.target})" if self.target else line

    def as_data(self) -> dict[str, object]:
        return {**asdict(self), "ratio": self.ratio}


def each(actions: Iterable[Callable[[], object]]) -> list[float]:
    """CPU time of each action in microseconds, so that other load does not count. Actions may be created lazily, which
    does not count either."""
    gc.collect()
    times = []
    for action in actions:
        start = time.process_time_ns()
        action()
        times.append((time.process_time_ns() - start) / 1000)
    return times


def best(actions: Sequence[Callable[[], object]], rounds: int = 5) -> list[float]:
    """The minimum time of each action over several rounds, since the machine has other work."""
    return [min(times) for times in zip(*(each(actions) for _round in range(rounds)), strict=True)]


median = statistics.median


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    packages = ("casusbelli", "diplomacy", "msgspec")
    return {"python": platform.python_version(), **{name: metadata.version(name) for name in packages}}
