"""A full disk and a database that is down are refusals rather than damage: status 503 with a time to try again, no
receipt and nothing half-written. When there is space again, or the database is back, everything continues by itself."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import lobby, order_entry, seating
from casusbelli.service.ops import worker
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from casusbelli.store.sqlite import SqliteStore
from casusbelli.web.security import csrf_of
from tests.chaos.books import Books
from tests.chaos.own_postgres import BINARIES, own_postgres, start_postgres, stop_postgres
from tests.service.tables import made, person
from tests.web.application import the_app
from tests.web.conftest import opened

pytestmark = pytest.mark.drawn(1, of="chaos")

RULES, SEATS = "world-war-one", ("Entente", "Central")
HASTE = Settings(clock=Clock(early=True), misses=0)
MOST = 2_000  # attempts until the disk is full


@pytest.fixture(scope="module")
def app() -> FastAPI:
    return the_app()


class Player:
    """A player who writes orders over HTTP and counts receipts."""

    def __init__(self, client: TestClient, service: Service) -> None:
        self.client, self.service, self.given, self.last = client, service, 0, ""
        self.who, self.other = person(service, "Ada"), person(service, "Bob")
        self.game = made(service, self.who, RULES, settings=HASTE)
        seating.join(service, self.who, self.game, SEATS[0])
        seating.join(service, self.other, self.game, SEATS[1])
        self.phase: str = lobby.info(service, self.who, self.game)["phase"]
        self.cookie = accounts.new_session(service, str(self.who.account))

    def asks(self, method: str, what: str = "", body: Any = None) -> Any:
        self.client.cookies.set("casus_session", self.cookie)
        headers = {"X-CSRF-Token": csrf_of(self.cookie)}
        more = {} if body is None else {"json": body}
        return self.client.request(method, f"/api/v1/games/{self.game}{what}", headers=headers, **more)

    def writes(self, text: str) -> bool:
        """True with a receipt; otherwise the refusal must say when to try again."""
        answer = self.asks("PUT", "/orders", {"phase": self.phase, "orders": text})
        if answer.status_code == 200:
            self.given, self.last = self.given + 1, text
            return True
        check_refusal(answer)
        return False

    def finds(self) -> None:
        """The saved orders are those with a receipt, and no others."""
        found = self.asks("GET", "/orders").json()
        assert (found["draft"], found["text"]) == (self.given, self.last)

    def ends(self) -> None:
        """The phase is adjudicated by itself, with the orders that were saved last."""
        order_entry.ready(self.service, self.who, self.game, None, self.phase, True)
        order_entry.ready(self.service, self.other, self.game, None, self.phase, True)
        with stop_at_the_end() as stop:
            thread = Thread(target=worker.work, args=(self.service, stop))
            thread.start()
            for _try in range(600):
                if lobby.info(self.service, self.who, self.game)["phase"] != self.phase:
                    break
                stop.wait(0.1)
            stop.set()
            thread.join()
        books = Books()
        books.check(self.service)
        assert (books.faults, books.phases) == ([], 1)


@contextmanager
def stop_at_the_end() -> Iterator[Event]:
    stop = Event()
    try:
        yield stop
    finally:
        stop.set()


def check_refusal(answer: Any) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.json()["code"] == "database-down"
    assert int(answer.headers["Retry-After"]) > 0


# --- a full disk


@contextmanager
def no_more_pages(store: SqliteStore) -> Iterator[None]:
    store.writer.execute("PRAGMA max_page_count=1")  # no more than there are
    yield
    store.writer.execute("PRAGMA max_page_count=1000000")


@contextmanager
def no_larger_files(store: SqliteStore) -> Iterator[None]:
    """Limit the size of files: writes fail halfway as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{store.path}-wal").stat().st_size + 6_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def a_full_volume(store: SqliteStore) -> Iterator[None]:
    ballast = Path(store.path).with_name("ballast")
    with ballast.open("wb", buffering=0) as out, suppress(OSError):
        while out.write(b"x" * 4096):
            pass
    yield
    ballast.unlink()


@contextmanager
def small_volume(folder: Path) -> Iterator[Path]:
    """A volume of twelve megabytes, where one can be mounted."""
    mounting = ["mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mounting, capture_output=True, check=False).returncode:
        pytest.skip("mounting a small volume takes root")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(app: FastAPI, path: Path, full: AbstractContextManager[None], store: SqliteStore) -> None:
    with opened(app, Service(store)) as client:
        player = Player(client, Service(store))
        assert player.writes("before")
        with full:
            refused = 0
            for number in range(MOST):
                refused += not player.writes(f"{number} {'y' * 150}\n" * 70)
                if refused == 5:
                    break
            assert refused == 5
            player.finds()
        assert player.writes("and after it")
        player.finds()
        player.ends()
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("full", [no_more_pages, no_larger_files])
def test_a_full_disk(app: FastAPI, tmp_path: Path, full: Any) -> None:
    path = tmp_path / "games.db"
    with closing(open_store(f"sqlite:///{path}")) as store:
        assert isinstance(store, SqliteStore)
        fill(app, path, full(store), store)


def test_a_full_volume(app: FastAPI, tmp_path: Path) -> None:
    with small_volume(tmp_path) as folder, closing(open_store(f"sqlite:///{folder / 'games.db'}")) as store:
        assert isinstance(store, SqliteStore)
        fill(app, folder / "games.db", a_full_volume(store), store)


# --- a database that is down


@pytest.mark.skipif(not BINARIES, reason="no PostgreSQL is installed that could be stopped")
def test_a_database_that_is_down(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casusbelli.store.postgres.WAIT_SECONDS", 1.0)
    with own_postgres(5498) as (url, data), closing(open_store(url)) as store, opened(app, Service(store)) as client:
        player = Player(client, Service(store))
        assert player.writes("before")
        stop_postgres(data)
        assert not player.writes("meanwhile")
        for path in ("", "/orders", "/state", "/press"):
            check_refusal(player.asks("GET", path))
        check_refusal(client.get("/healthz"))
        page = client.get(f"/games/{player.game}")
        assert (page.status_code, page.headers["Retry-After"].isdigit()) == (503, True)
        start_postgres(data, 5498)
        assert any(player.writes("and after it") for _try in range(30))
        player.finds()
        player.ends()
