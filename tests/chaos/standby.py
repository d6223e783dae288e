"""A standby is promoted when the primary has died: what each level of synchronous_commit costs and what it loses.

python -m tests.chaos.standby
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread

import psycopg

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import lobby, order_entry, seating
from casusbelli.store import StoreDown, open_store
from tests.chaos.machines import free_port
from tests.chaos.network import Network
from tests.chaos.own_postgres import own_postgres, postgres, start_postgres, stop_postgres
from tests.service.tables import person

LEVELS = ("off", "local", "on", "remote_apply")
SECONDS, HICCUP, WRITERS = 2.0, 0.3, 4
PATIENCE = 30.0


@dataclass
class Outcome:
    """``lost``: receipts that the new primary does not know. ``times``: milliseconds for each save."""

    level: str
    receipts: list[tuple[str, str, int]] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    lost: int = 0

    def told(self) -> str:
        times = sorted(self.times)
        p50, p99 = statistics.median(times), times[int(len(times) * 0.99)]
        return (
            f"{self.level:13} {len(times):6} saves, p50 {p50:5.1f} ms, p99 {p99:6.1f} ms, {self.lost:4} receipts lost"
        )


@contextmanager
def pair() -> Iterator[tuple[str, str, Path, Path, Network]]:
    """A primary and its synchronous standby: their addresses, their folders, and the line between them."""
    port, other = free_port(), free_port()
    with own_postgres(port) as (url, data), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        line = Network(port)
        copy = Path(folder) / "data"
        Path(folder).chmod(0o777)
        postgres("pg_basebackup", "-D", str(copy), "-h", "127.0.0.1", "-p", str(line.port), "-U", "postgres", "-R")
        start_postgres(copy, other)
        try:
            with psycopg.connect(url, autocommit=True) as admin:
                admin.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
                admin.execute("SELECT pg_reload_conf()")
                _await_standby(admin)
            yield url, url.replace(f":{port}/", f":{other}/"), data, copy, line
        finally:
            line.close()
            stop_postgres(copy)
            shutil.rmtree(copy, ignore_errors=True)
            start_postgres(data, port)  # own_postgres stops it once more


def _await_standby(admin: psycopg.Connection[tuple[object, ...]]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if admin.execute("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'").fetchone():
            return
        time.sleep(0.05)
    raise SystemExit("storm: the standby does not follow")


def promoted(level: str) -> Outcome:
    """Save orders until the primary dies, just after its line to the standby has begun to stall."""
    found = Outcome(level)
    with pair() as (url, other, data, copy, line):
        with closing(open_store(f"{url}?options=-c%20synchronous_commit%3D{level}")) as store:
            service, stop = Service(store), Event()
            games = [_game(service, n) for n in range(WRITERS)]
            writers = [Thread(target=_write, args=(service, *game, found, stop)) for game in games]
            for writer in writers:
                writer.start()
            time.sleep(SECONDS)
            line.set("stalled")
            time.sleep(HICCUP)
            stop_postgres(data)
            stop.set()
            for writer in writers:
                writer.join()
        postgres("pg_ctl", "-D", str(copy), "-w", "promote")
        with closing(open_store(other)) as store, store.read() as tx:
            there = {(row["game"], row["seat"], row["n"]) for row in tx.all("SELECT game, seat, n FROM receipts")}
        found.lost = len({*found.receipts} - there)
    return found


def _game(service: Service, number: int) -> tuple[Who, str]:
    one, two = (person(service, f"{name}{number}") for name in ("Ada", "Bob"))
    game = lobby.create(service, one, Setup(name="Failover", rules="world-war-one", settings=Settings(clock=Clock())))
    seating.join(service, one, game, "Entente")
    seating.join(service, two, game, "Central")
    return one, game


def _write(service: Service, who: Who, game: str, found: Outcome, stop: Event) -> None:
    phase, count = lobby.info(service, who, game)["phase"], 0
    while not stop.is_set():
        began, count = time.perf_counter(), count + 1
        with suppress(StoreDown):
            receipt = order_entry.submit(service, who, game, None, phase, f"token {count}")
            found.times.append((time.perf_counter() - began) * 1000)
            found.receipts.append((game, receipt.seat, receipt.n))


def main(levels: Sequence[str] = LEVELS) -> None:
    for level in levels:
        print(promoted(level).told(), flush=True)


if __name__ == "__main__":
    main()
