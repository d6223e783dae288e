"""No early and no late orders: who writes against the clock has a receipt if and only if his orders were judged."""

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

from casusbelli.service import games, orders, seating, worker
from casusbelli.service.errors import Refused
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Clock as Timetable
from casusbelli.service.settings import Settings
from casusbelli.store import open_store
from tests.chaos.storm import RULES, SEATS, people
from tests.service.conftest import Clock
from tests.service.tables import duel, made

RACES, FEW = 10_000, 60  # orders that are sent about the time of a deadline
GAMES, WRITERS = 4, 4
WINDOW = 0.06  # seconds before and after it
PATIENT = Settings(clock=Timetable(length=1, early=False), misses=0)


@dataclass
class Race:
    """One phase of some games, with writers who send until it is over."""

    house: House
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
                receipt = orders.submit(self.house, self.sitting[seat], game, seat, phase, token)
            except Refused as fault:
                if (fault.status, fault.code) != (409, "phase-closed"):
                    raise
                with self.told:
                    self.sent, self.late = self.sent + 1, self.late + 1
                continue
            with self.told:
                self.sent += 1
                self.receipts.setdefault((game, seat), []).append((receipt.n, token))

    def run(self, jump: bool) -> None:
        """Deadlines come up, by themselves or because the clock jumps; judges and writers are at it all the while."""
        with self.house.write() as tx:
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
        while not stop.is_set() and any(games.info(self.house, anybody, g)["phase"] == phase for g in self.games):
            worker.judge_due(self.house)

    def check(self, phase: str) -> None:
        """The last receipt of each seat is what was judged, and nothing else was."""
        for game in self.games:
            with self.house.read() as tx:
                rows = tx.all("SELECT body FROM events WHERE game = ? ORDER BY seq", game)
                drafts = tx.all("SELECT * FROM drafts WHERE game = ?", game)
            facts = [json.loads(row["body"]) for row in rows]
            [revealed] = [e for e in facts if e["event"].startswith("orders-revealed") and e["phase"] == phase]
            assert drafts == []  # what came too late is nowhere
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
        house = House(store)
        one, other = people(house)
        race = Race(house, dict(zip(SEATS, (one, other), strict=True)), [], clock)
        round_ = 0
        while race.sent < races:
            if round_ % 4 == 0:
                put_away(house, race.games)
                race.games = [begun(house, one, other) for _ in range(GAMES)]
            race.run(jump=round_ % 3 == 0)
            round_ += 1
        return race
    finally:
        store.close()


def put_away(house: House, played: list[str]) -> None:
    """Nobody has more than so many games at a time."""
    with house.write() as tx:
        for game in played:
            tx.run("UPDATE games SET status = 'cancelled', deadline = NULL, due = NULL WHERE id = ?", game)


def begun(house: House, one: Who, other: Who) -> str:
    game = made(house, one, RULES, settings=PATIENT)
    seating.join(house, one, game, SEATS[0])
    seating.join(house, other, game, SEATS[1])
    return game


def test_an_order_counts_if_and_only_if_it_has_a_receipt(database: str, clock: Clock, full: bool) -> None:
    race = raced(database, clock, RACES if full else FEW)
    assert race.late > 0  # the boundary was crossed
    assert race.sent > race.late


def test_the_last_instant(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the deadline itself it is too late, a millisecond before it is not."""
    game, ada, bob = duel(house, clock=Timetable(length=60, early=False))
    with house.read() as tx:
        row = tx.one("SELECT phase, deadline FROM games WHERE id = ?", game)
        kind = type(tx)
    assert row is not None
    monkeypatch.setattr(kind, "now", lambda _tx: row["deadline"] - 1)
    assert orders.submit(house, ada, game, "Entente", row["phase"], "in time").at < row["deadline"]
    assert worker.judge_due(house) == 0
    monkeypatch.setattr(kind, "now", lambda _tx: row["deadline"])
    with pytest.raises(Refused, check=lambda fault: fault.code == "phase-closed"):
        orders.submit(house, bob, game, "Central", row["phase"], "too late")
    assert worker.judge_due(house) == 1
    with house.read() as tx:
        found = [json.loads(e["body"]) for e in tx.all("SELECT body FROM events WHERE game = ?", game)]
    [revealed] = [e for e in found if e["event"].startswith("orders-revealed")]
    assert set(revealed["refused"]) == {"Entente"}
    assert revealed["silent"] == ["Central"]
