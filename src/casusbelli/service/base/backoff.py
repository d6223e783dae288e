"""Back-off for background threads: a failing round is retried at growing intervals, and the log gets one traceback for
each fault and one line a minute instead of a traceback for every try."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from traceback import extract_tb
from typing import Final

from casusbelli.store import StoreDown

FIRST_SECONDS: Final = 0.5
LONGEST_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 60.0  # between two lines about faults whose traceback has been logged
MOST_KINDS: Final = 100

Kind = tuple[str, str, int | None]


class Backoff:
    """Back-off of one thread. ``what`` names the failing task in the log; ``tell`` is called whenever something is
    logged."""

    def __init__(
        self,
        what: str,
        log: logging.Logger,
        tell: Callable[[str], None] = lambda _told: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.what, self.log, self.tell, self.clock = what, log, tell, clock
        self.in_a_row = 0
        self.unreported = 0
        self.reported = -inf
        self.waited = -inf
        self.kinds: set[Kind] = set()

    def worked(self) -> None:
        self.in_a_row = 0

    def failed(self, fault: Exception) -> float:
        """Log it if it is time; return the seconds to wait before the next try."""
        self.in_a_row += 1
        self.unreported += 1
        kind, now = _kind(fault), self.clock()
        if kind not in self.kinds and len(self.kinds) < MOST_KINDS:
            self.kinds.add(kind)
            self.log.error("%s failed", self.what, exc_info=fault)
            self._reported(fault, now)
        elif now - self.reported >= QUIET_SECONDS:
            self.log.error("%s failed %d more times; last: %s", self.what, self.unreported, _sentence(fault))
            self._reported(fault, now)
        return min(LONGEST_SECONDS, FIRST_SECONDS * 2.0 ** min(self.in_a_row - 1, 10))

    def waits(self, fault: StoreDown, report: Callable[[str], None]) -> None:
        """The database is down, which is no fault of this thread: logged once a minute."""
        now = self.clock()
        if now - self.waited >= QUIET_SECONDS:
            self.waited = now
            report(f"waiting for the database: {fault}")

    def _reported(self, fault: Exception, now: float) -> None:
        self.unreported, self.reported = 0, now
        with suppress(Exception):  # the callback may be what is broken
            self.tell(_sentence(fault))


def _kind(fault: Exception) -> Kind:
    """Identify a fault by where it was raised: its message may name another game each time."""
    frames = extract_tb(fault.__traceback__)
    return type(fault).__name__, frames[-1].filename if frames else "", frames[-1].lineno if frames else None


def _sentence(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"
