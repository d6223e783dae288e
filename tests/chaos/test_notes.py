"""Workers that empty the outbox are killed again and again until it is empty: every message was sent at least once,
each time with the same id, and to the holder of the seat."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.games import seating
from casusbelli.store import open_store
from tests.chaos.sender import shift
from tests.service.tables import made, person

pytestmark = pytest.mark.drawn(1, of="chaos")

WORKERS, PATIENCE = 2, 400.0
SEATS = ("Entente", "Central")
OF_THE_PAST = "seat-left"


def reader(service: Service, name: str) -> Who:
    who, email = person(service, name), f"{name.lower()}@example.org"
    with service.write() as tx:
        tx.change("accounts", {"id": who.account}, email=email, confirmed=email)
    return who


def furnished(service: Service, count: int) -> None:
    """Games that have begun; in every other one a seat has a new player."""
    for number in range(count):
        one, other = reader(service, f"One{number}"), reader(service, f"Other{number}")
        game = made(service, one, "world-war-one")
        for who, seat in zip((one, other), SEATS, strict=True):
            seating.join(service, who, game, seat)
        if number % 2:
            seating.leave(service, other, game)
            seating.join(service, reader(service, f"New{number}"), game, SEATS[1])


def crew(database: str, file: Path, start: float) -> list[subprocess.Popen[str]]:
    """Start all workers. They begin together, or the first would be done while the second is still starting."""
    command = [sys.executable, "-m", "tests.chaos.sender", database, str(file), str(start)]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(WORKERS)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    return processes


def waiting(service: Service) -> int:
    sql = (
        "SELECT (SELECT COUNT(*) FROM outbox WHERE due IS NOT NULL)"
        " + (SELECT COUNT(*) FROM deliveries WHERE due IS NOT NULL) AS n"
    )
    with service.read() as tx:
        row = tx.one(sql)
    assert row is not None
    return int(row["n"])


def killed_until_empty(service: Service, database: str, file: Path, start: float) -> int:
    """Kill workers until the outbox is empty; return how often. At first they hardly live at all, or a fast machine
    would be done before anybody is killed; they live a little longer from time to time, so that it ends."""
    rounds, end = 0, time.monotonic() + PATIENCE
    while waiting(service):
        assert time.monotonic() < end, f"{waiting(service)} notes still wait after {rounds} rounds"
        processes = crew(database, file, start)
        time.sleep(random.uniform(0.0, 0.1 * (rounds + 1)))
        for process in processes:
            process.send_signal(signal.SIGKILL)
            process.communicate()
        rounds += 1
    return rounds * WORKERS


def arrived(file: Path) -> Iterator[tuple[str, str, str, str | None]]:
    """Id, recipient, content, seat. A line torn by a kill is skipped."""
    for line in file.read_text(encoding="utf-8").splitlines():
        with suppress(json.JSONDecodeError):
            name, _channel, account, kind, seat = json.loads(line)
            yield name, account, kind, seat


def test_nothing_is_lost_and_nobody_else_is_told(database: str, tmp_path: Path, long: bool) -> None:
    start, file = time.time(), tmp_path / "arrived"
    store = open_store(database, lambda: shift(start))
    service = Service(store)
    furnished(service, 100 if long else 4)
    file.touch()
    kills = killed_until_empty(service, database, file, start)
    with service.read() as tx:
        sql = (
            "SELECT d.note, d.batch, d.fault, o.kind, o.game, o.seat, a.name, s.account = o.account AS holds"
            " FROM deliveries d JOIN outbox o ON o.id = d.note JOIN accounts a ON a.id = o.account"
            " LEFT JOIN seats s ON s.game = o.game AND s.seat = o.seat WHERE d.channel = 'mail'"
        )
        rows = tx.all(sql)
    store.close()
    told = list(arrived(file))
    counts, readers = Counter(name for name, *_ in told), {name: account for name, account, *_ in told}
    assert kills > WORKERS, "nobody was killed in the middle"
    assert len({(name, account) for name, account, *_ in told}) == len(counts), "one name, two readers"
    for row in rows:
        due = row["kind"] == OF_THE_PAST or bool(row["holds"])
        assert (counts[row["note"]] > 0) == due, (row, kills)
        assert not due or readers[row["note"]] == row["name"]
    assert set(counts) <= {row["note"] for row in rows}
    assert {row["kind"] for row in rows} >= {"begun", "your-turn", OF_THE_PAST}
