"""No early and no late orders: a writer near the deadline has a receipt if and only if the orders were adjudicated."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock as Timetable
from casusbelli.service.base.settings import Settings
from casusbelli.service.games import lobby, order_entry, seating
from casusbelli.service.ops import worker
from casusbelli.store import open_store
from tests.service.conftest import Clock
from tests.service.tables import duel, made, person

pytestmark = pytest.mark.drawn(1, of="chaos")

RULES, SEATS = "world-war-one", ("Entente", "Central")
RACES, FEW = 10_000, 60  # orders sent near a deadline
GAMES, WRITERS = 4, 4
WINDOW = 0.06  # seconds before and after the deadline
PATIENT = Settings(clock=Timetable(length=1, early=False), misses=0)


@dataclass
class Race:
    """One phase of some games, with writers that send until it is over."""

    service: Service
    sitting: dict[str, Who]
    games: list[str]
    clock: Clock
    receipts: dict[tuple[str, str], list[tuple[int, str]]] = field(default_factory=dict)
    sent: int = 0
    late: int = 0
    told: threading.Lock = field(default_factory=threading.Lock)

    def write(self, number: int, phase: str, stop: threading.Event) -> None:
        chance, count = Random(number), 0
        while not stop.is_set():
            game, seat, count = chance.choice(self.games), chance.choice(SEATS), count + 1
            token = f"token {number} {count}"
            try:
                receipt = order_entry.submit(self.service, self.sitting[seat], game, seat, phase, token)
            except ServiceError as fault:
                if (fault.status, fault.code) != (409, "phase-closed"):
                    raise
                with self.told:
                    self.sent, self.late = self.sent + 1, self.late + 1
                continue
            with self.told:
                self.sent += 1
                self.receipts.setdefault((game, seat), []).append((receipt.n, token))

    def run(self, jump: bool) -> None:
        """Let deadlines pass, by themselves or because the clock jumps, while workers and writers are busy."""
        with self.service.write() as tx:
            row = tx.one("SELECT phase FROM games WHERE id = ?", self.games[0])
            now = tx.now()
            for game in self.games:
                ahead = 10**6 if jump else int(WINDOW * 1000)
                tx.run("UPDATE games SET deadline = ?, due = ? WHERE id = ?", now + ahead, now + ahead, game)
        assert row is not None
        stop = threading.Event()
        with ThreadPoolExecutor(WRITERS + 2) as pool, stopped(stop):
            writers = [pool.submit(self.write, n, row["phase"], stop) for n in range(WRITERS)]
            judges = [pool.submit(self.judge, row["phase"], stop) for _ in range(2)]
            time.sleep(WINDOW)
            if jump:
                self.clock.ahead += 10**6
            for judge in judges:
                judge.result(60)
            time.sleep(WINDOW / 2)
            stop.set()
            for writer in writers:
                writer.result(60)
        self.check(row["phase"])

    def judge(self, phase: str, stop: threading.Event) -> None:
        anybody = self.sitting[SEATS[0]]
        while not stop.is_set() and any(lobby.info(self.service, anybody, g)["phase"] == phase for g in self.games):
            worker.judge_due(self.service)

    def check(self, phase: str) -> None:
        """Exactly the orders of each seat's last receipt were adjudicated."""
        for game in self.games:
            with self.service.read() as tx:
                rows = tx.all("SELECT body FROM events WHERE game = ? ORDER BY seq", game)
                drafts = tx.all("SELECT * FROM drafts WHERE game = ?", game)
            facts = [json.loads(row["body"]) for row in rows]
            [revealed] = [e for e in facts if e["event"].startswith("orders-revealed") and e["phase"] == phase]
            assert drafts == []  # late orders were not stored
            for seat in SEATS:
                last = max(self.receipts.get((game, seat), []), default=(0, None))[1]
                counted = [line[0] for line in revealed["refused"].get(seat, [])]
                assert counted == ([last] if last else []), (game, seat)
        self.receipts.clear()


@contextmanager
def stopped(stop: threading.Event) -> Iterator[None]:
    try:
        yield
    finally:
        stop.set()


def raced(database: str, clock: Clock, races: int) -> Race:
    store = open_store(database, clock)
    try:
        service = Service(store)
        one, other = (person(service, seat) for seat in SEATS)
        race = Race(service, dict(zip(SEATS, (one, other), strict=True)), [], clock)
        round_ = 0
        while race.sent < races:
            if round_ % 4 == 0:
                put_away(service, race.games)
                race.games = [begun(service, one, other) for _ in range(GAMES)]
            race.run(jump=round_ % 3 == 0)
            round_ += 1
        return race
    finally:
        store.close()


def put_away(service: Service, played: list[str]) -> None:
    """Close games: nobody may have more than so many at a time."""
    with service.write() as tx:
        for game in played:
            tx.run("UPDATE games SET status = 'cancelled', deadline = NULL, due = NULL WHERE id = ?", game)


def begun(service: Service, one: Who, other: Who) -> str:
    game = made(service, one, RULES, settings=PATIENT)
    seating.join(service, one, game, SEATS[0])
    seating.join(service, other, game, SEATS[1])
    return game


@pytest.mark.both_databases
def test_an_order_counts_if_and_only_if_it_has_a_receipt(database: str, clock: Clock, long: bool) -> None:
    race = raced(database, clock, RACES if long else FEW)
    assert race.late > 0  # the boundary was crossed
    assert race.sent > race.late


def test_the_last_instant(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the deadline itself it is too late, a millisecond before it is not."""
    game, ada, bob = duel(service, clock=Timetable(length=60, early=False))
    with service.read() as tx:
        row = tx.one("SELECT phase, deadline FROM games WHERE id = ?", game)
        kind = type(tx)
    assert row is not None
    monkeypatch.setattr(kind, "now", lambda _tx: row["deadline"] - 1)
    assert order_entry.submit(service, ada, game, "Entente", row["phase"], "in time").at < row["deadline"]
    assert worker.judge_due(service) == 0
    monkeypatch.setattr(kind, "now", lambda _tx: row["deadline"])
    with pytest.raises(ServiceError, check=lambda fault: fault.code == "phase-closed"):
        order_entry.submit(service, bob, game, "Central", row["phase"], "too late")
    assert worker.judge_due(service) == 1
    with service.read() as tx:
        found = [json.loads(e["body"]) for e in tx.all("SELECT body FROM events WHERE game = ?", game)]
    [revealed] = [e for e in found if e["event"].startswith("orders-revealed")]
    assert set(revealed["refused"]) == {"Entente"}
    assert revealed["silent"] == ["Central"]
