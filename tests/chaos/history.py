"""What the clients of a storm saw, in the order of one clock."""

from __future__ import annotations

import itertools
import json
import time
from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.chaos.linear import Op

SeatPhase = tuple[str, str, str]  # game, phase, seat


@dataclass(frozen=True, slots=True)
class Sight:
    """A client read that this phase was open."""

    phase: str
    began: float
    ended: float


@dataclass(frozen=True)
class Past:
    """A client read the list of phases."""

    phases: tuple[str, ...]
    began: float
    ended: float


@dataclass(frozen=True)
class Letter:
    """A message. ``id``: from the receipt; empty if the answer was lost."""

    seat: str
    text: str
    id: str
    to: tuple[str, ...] = ()


@dataclass
class History:
    """Lists are only appended to, which threads may do at the same time."""

    seats: dict[SeatPhase, list[Op]] = field(default_factory=lambda: defaultdict(list))
    votes: dict[tuple[str, str, str], list[Op]] = field(default_factory=lambda: defaultdict(list))  # game, motion, seat
    sights: dict[str, list[Sight]] = field(default_factory=lambda: defaultdict(list))  # by game, like the following
    pasts: dict[str, list[Past]] = field(default_factory=lambda: defaultdict(list))
    letters: dict[str, list[Letter]] = field(default_factory=lambda: defaultdict(list))
    receipts: dict[str, list[tuple[str, str, int, int]]] = field(default_factory=lambda: defaultdict(list))
    """Seat, phase, n, at."""
    faults: list[str] = field(default_factory=list)
    fault_times: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    def seat(self, key: SeatPhase, op: Op) -> None:
        self.seats[key].append(op)
        self.counts[op.what] += 1

    def fault(self, text: str) -> None:
        self.fault_times.append(now())
        self.faults.append(f"{time.strftime('%H:%M:%S')} {text}")

    def keep(self, file: Path) -> None:
        """Write it down, one line an operation, for those who look for the cause of a fault."""
        with file.open("w", encoding="utf-8") as out:
            for key, ops in self.seats.items():
                for op in ops:
                    out.write(json.dumps([*key, asdict(op)]) + "\n")


def now() -> float:
    return time.monotonic()


def token(history: History, name: str) -> str:
    """A text that is written only once."""
    return f"token {name} {next(history.numbers)}"


def counted(texts: Any) -> str:
    """The token among the lines of an adjudicated draft."""
    return next((text for text in texts if text.startswith("token ")), "")
