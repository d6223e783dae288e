"""What is done to the service in a storm, and when what was up."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from threading import Event

from tests.chaos.audit import Span
from tests.chaos.databases import Database
from tests.chaos.machines import Machines
from tests.chaos.network import State

BEGINS = 1.5  # seconds until a worker that has started works
FORGETS = 17.0  # longer than the silence that counts as an outage


@dataclass
class Blows:
    machines: Machines
    database: Database
    chance: random.Random
    only: Sequence[str] = ()
    stop: Event = field(default_factory=Event)
    counts: Counter[str] = field(default_factory=Counter)
    outages: list[Span] = field(default_factory=list)  # when the database could not be reached, or not be trusted

    def kinds(self) -> list[Callable[[], None]]:
        if self.only:
            return [getattr(self, name) for name in self.only]
        usual = [self.kill_one] * 12 + [self.suspend_one] * 3 + [self.kill_role] * 2 + [self.suspend_long]
        return usual + [getattr(self, name) for name in self.database.blows for _n in range(3)]

    def rage(self, end: float, pause: float) -> None:
        """Until ``end``. Each kind comes about as often as it is listed, beginning with one of each."""
        kinds = self.kinds()
        first = self.chance.sample(sorted(set(kinds), key=lambda kind: kind.__name__), len(set(kinds)))
        while time.monotonic() < end:
            if self.stop.wait(min(self.chance.uniform(0.5, 1.5) * pause, max(0.0, end - time.monotonic()))):
                return
            if time.monotonic() < end:
                kind = first.pop() if first else self.chance.choice(kinds)
                kind()
                self.counts[kind.__name__.replace("_", " ")] += 1

    # --- processes

    def kill_one(self) -> None:
        name = self.chance.choice(sorted(self.machines.all))
        self.machines.kill(name)
        self._rest(self.chance.choice((0.0, 0.0, 1.5)))
        self.machines.start(name)

    def kill_role(self) -> None:
        """All web processes, or all workers, at the same moment."""
        role = self.chance.choice(("web", "worker"))
        names = [name for name, machine in self.machines.all.items() if machine.role == role]
        for name in names:
            self.machines.kill(name)
        for name in names:
            self.machines.start(name)

    def suspend_one(self) -> None:
        self._suspend(self.chance.uniform(0.5, 5.0))

    def suspend_long(self) -> None:
        """Longer than the silence after which others take a process for dead."""
        self._suspend(FORGETS)

    def _suspend(self, seconds: float) -> None:
        name = self.chance.choice(sorted(self.machines.all))
        self.machines.suspend(name)
        self._rest(seconds)
        self.machines.wake(name)

    def _rest(self, seconds: float) -> None:
        self.stop.wait(seconds)

    # --- the database and what lies between

    @contextmanager
    def _outage(self) -> Iterator[None]:
        began = time.time()
        yield
        self.outages.append((began, time.time() + BEGINS))

    def crash_database(self) -> None:
        with self._outage():
            self.database.crash()

    def cut_network(self) -> None:
        """The connections break, and no new ones come about."""
        self._partition("cut", self.chance.uniform(0.5, 6.0))

    def stall_network(self) -> None:
        """Drop everything without closing a connection."""
        self._partition("stalled", self.chance.choice((2.0, 6.0, FORGETS)))

    def _partition(self, state: State, seconds: float) -> None:
        """Between the database and one process, or all."""
        everybody = sorted(self.machines.all)
        cut_off = everybody if self.chance.random() < 0.4 else [self.chance.choice(everybody)]
        with self._outage() if cut_off == everybody else nullcontext():
            self.database.network(state, cut_off)
            self._rest(seconds)
            self.database.network("open", cut_off)

    def lose_power(self) -> None:
        """All processes die, and what was not on the disk yet is lost, in part or as a whole."""
        with self._outage():
            for name in self.machines.all:
                self.machines.kill(name)
            self.database.lose_power(self.chance)
            for name in self.machines.all:
                self.machines.start(name)

    def slow_disk(self) -> None:
        with self._outage():
            self._disk(delay=self.chance.choice((50, 300)), seconds=5.0)

    def fill_disk(self) -> None:
        with self._outage():
            self._disk(full=1, seconds=3.0)

    def _disk(self, seconds: float, **what: int) -> None:
        self.database.disk(**what)
        self._rest(seconds)
        self.database.disk(**dict.fromkeys(what, 0))

    def jump_clock(self) -> None:
        """The clock of the database goes wrong, and is set right again."""
        with self._outage():
            self._disk(clock=self.chance.choice((-40, -7, 7, 40)), seconds=4.0)

    def jump_clock_of_service(self) -> None:
        """The clock of all processes of the service goes wrong."""
        self.database.service_clock(self.chance.choice((-40, -7, 7, 40)))
        self._rest(4.0)
        self.database.service_clock(0)


def ups(machines: Machines, outages: Sequence[Span]) -> list[Span]:
    """When some worker ran, with a database."""
    workers = [machine for machine in machines.all.values() if machine.role == "worker"]
    spans = merged([(a + BEGINS, b) for machine in workers for a, b in machine.ups if b > a + BEGINS])
    for begin, end in outages:
        spans = [part for a, b in spans for part in ((a, min(b, begin)), (max(a, end), b)) if part[1] > part[0]]
    return spans


def merged(spans: Sequence[Span]) -> list[Span]:
    found: list[list[float]] = []
    for begin, end in sorted(map(tuple, spans)):
        if found and begin <= found[-1][1]:
            found[-1][1] = max(found[-1][1], end)
        else:
            found.append([begin, end])
    return [tuple(span) for span in found]
