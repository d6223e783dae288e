"""A storm: the service over HTTP, as processes that are killed and stopped, with a database that crashes, a network
that breaks, disks that forget and clocks that jump; and real clients who write down what they see.

    python -m tests.chaos.storm --minutes 4
    python -m tests.chaos.storm --database sqlite --minutes 4 --seed 7
    python -m tests.chaos.storm --mutant no-lock --minutes 1

Afterwards nothing may be lost, doubled, torn, early or late (``audit.py``). A mutant is the service with one of its
safeguards taken out (``mutants.py``): the storm must notice each of them.
Exit codes: 0 all is well, 1 something is not, 2 the storm could not be run.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from sqlite3 import DatabaseError
from threading import Event, Thread
from typing import Any

from casusbelli.service.base.service import Service
from casusbelli.store import StoreDown, UnusableStore, open_store
from tests.chaos.audit import Audit
from tests.chaos.blows import Blows, ups
from tests.chaos.databases import Database, embedded, postgres_server
from tests.chaos.history import History
from tests.chaos.machines import Machines, free_port
from tests.chaos.mutants import MUTANTS, without_keys
from tests.chaos.people import Player, made_players
from tests.chaos.sinks import Sinks, open_sinks
from tests.chaos.tables import Table, opened_table, played

RULES = (
    "standard",
    "formal",
    "international-relations",
    "masters",
    "factional",
    "great-war",
    "build-anywhere",
    "calendar",
    "disarmament",
    "formal-war",
    "treaties",
    "minor-powers",
    "neutral-armies",
    "variable-control",
    "free-builds",
    "rebellion",
    "annexation",
    "foreign-aid",
    "formal-spheres",
    "last-year",
)
DUEL = "world-war-one"  # two seats: most phases for the time
PLAYERS = 16  # enough for a game of two factions in each power
DRAIN = 3.0  # seconds until all news has reached everybody


@dataclass
class Storm:
    args: argparse.Namespace
    folder: Path
    database: Database
    sinks: Sinks
    history: History = field(default_factory=History)
    tables: list[Table] = field(default_factory=list)
    stop: Event = field(default_factory=Event)  # the players
    silence: Event = field(default_factory=Event)  # the listeners
    began: float = 0.0

    def __post_init__(self) -> None:
        self.chance = random.Random(self.args.seed)
        self.rules: Iterator[str] = itertools.cycle(RULES if self.args.players >= PLAYERS else RULES[:5])
        self.machines = Machines(self.folder, self.args.mutant, self.database.env)
        self.blows = Blows(self.machines, self.database, random.Random(self.chance.random()), self.args.blows)

    def run(self) -> dict[str, Any]:
        try:
            self._start()
            players = made_players(self.args.players, self.machines.ports, self.history, self.sinks, self.args.seed)
            slots = [
                Thread(target=self._slot, args=(players, n < self.args.slow), name=f"slot {n}", daemon=True)
                for n in range(self.args.games + self.args.slow)
            ]
            self.sinks.fails = 0.02
            self.began, processor = time.monotonic(), time.process_time()
            for slot in slots:
                slot.start()
            with suppress(KeyboardInterrupt):  # ended before its time, and audited all the same
                self.blows.rage(self.began + self.args.minutes * 60, self.args.pause)
            seconds = time.monotonic() - self.began
            self.stop.set()
            for slot in slots:
                slot.join(60)
            self._calm()
        finally:
            self.stop.set()
            self.silence.set()
            self.machines.close()
        return {
            "seconds": round(seconds),
            "processor of the clients": round(time.process_time() - processor),
            "processor of the service": round(sum(machine.processor for machine in self.machines.all.values())),
        }

    def _start(self) -> None:
        common = ("--no-demo", "--no-limits", "--bots", "0", "--private-hooks")
        mail = ("--smtp", f"smtp://127.0.0.1:{self.sinks.smtp}", "--mail-from", "casus@example.org")
        url = ("--url", "http://127.0.0.1:8000")
        count = 1 if self.args.database == "sqlite" else 2
        for n in range(count):
            self._add(f"web-{n}", "web", *common, *url)
        for n in range(count):
            self._add(f"worker-{n}", "worker", *common, *mail, *url)
        for name in self.machines.all:
            self.machines.start(name)
        if not self.machines.await_web():
            raise SystemExit(f"storm: the service does not start; see {self.folder}")
        if self.args.mutant == "no-unique-key":
            without_keys(self.database.direct)

    def _add(self, name: str, role: str, *args: str) -> None:
        self.machines.add(name, role, "--database", self.database.url_for(name), *args)

    def _slot(self, players: list[Player], slow: bool) -> None:
        """One game after another."""
        chance = random.Random(self.chance.random())
        while not self.stop.is_set():
            rules = DUEL if slow or chance.random() < 0.5 else next(self.rules)
            try:
                table = opened_table(rules, players, self.history, chance, self.silence, slow)
                if table is not None:
                    self.tables.append(table)
                    played(table, self.stop, self.args.phases)
            except Exception as fault:  # a client that is at fault proves nothing
                self.history.fault(f"a client of {rules} failed: {type(fault).__name__}: {fault}")
                if self.args.verbose:
                    raise
            self.stop.wait(0.1)

    def _calm(self) -> None:
        """No more phases; then the last news arrives."""
        if not self.machines.await_web():
            self.history.fault("the service has not come back")
        for machine in self.machines.all.values():
            if machine.role == "worker":
                self.machines.kill(machine.name, signal.SIGTERM)
        time.sleep(DRAIN)

    def audit(self) -> tuple[dict[str, Any], list[str]]:
        """What was counted, and all faults."""
        spans = ups(self.machines, self.blows.outages)
        try:
            with closing(open_store(self.database.direct)) as store:
                found = Audit(Service(store), self.history, self.tables, self.sinks, spans, began=self.began)
                found.check()
        except (StoreDown, UnusableStore, DatabaseError) as fault:
            return {"faults": 1}, [*self.history.faults, f"the database cannot be read: {fault}"]
        return found.summary(), found.faults


def run(args: argparse.Namespace) -> int:
    with ExitStack() as ending:
        folder = Path(args.keep or ending.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.mkdir(exist_ok=True)
        folder.chmod(0o755)
        kind = embedded(folder) if args.database == "sqlite" else postgres_server(folder, args.bouncer)
        database = ending.enter_context(kind)
        storm = Storm(args, folder, database, ending.enter_context(open_sinks(free_port())))
        record = {"database": args.database, "seed": args.seed, "mutant": args.mutant, **storm.run()}
        summary, faults = storm.audit()
        record |= {"blows": storm.blows.counts.total(), **storm.blows.counts, **summary}
        if args.keep:
            storm.history.keep(folder / "history.jsonl")
        print(json.dumps(record, indent=2))
        for fault in faults[:20]:
            print(f"  {fault[:2000]}")
        return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", choices=("postgres", "sqlite"), default="postgres")
    parser.add_argument("--bouncer", action="store_true", help="put PgBouncer before the server")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--games", type=int, default=14, help="games at the same time")
    parser.add_argument("--slow", type=int, default=2, help="and so many in which every phase runs to its deadline")
    parser.add_argument("--phases", type=int, default=40, help="phases of a game, after which another one begins")
    parser.add_argument("--pause", type=float, default=12.0, help="seconds between two blows, on average")
    parser.add_argument("--blows", nargs="*", default=(), help="these kinds only, such as kill_one or lose_power")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mutant", choices=MUTANTS)
    parser.add_argument("--keep", help="a folder for the logs, the history and the database")
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    try:
        return run(args)
    except SystemExit as why:  # it could not be run
        print(why, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
