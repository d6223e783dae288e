"""Writers that share a commit on SQLite: each is all or nothing, and none is answered before the disk has it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

from casusbelli.store import Clash, StoreDown, open_store
from casusbelli.store.sqlite import SqliteStore

WRITERS = 16


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[SqliteStore]:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    assert isinstance(store, SqliteStore)
    yield store
    store.close()


def names(store: SqliteStore) -> list[str]:
    """The names as another process reads them."""
    other = sqlite3.connect(store.path)
    try:
        return [row[0] for row in other.execute("SELECT name FROM facts WHERE name <> 'audit' ORDER BY name")]
    finally:
        other.close()


def commits(store: SqliteStore) -> list[str]:
    seen: list[str] = []
    store.writer.set_trace_callback(lambda sql: seen.append(sql) if sql in ("COMMIT", "ROLLBACK") else None)
    return seen


def all_at_once(store: SqliteStore, count: int, act: str = "") -> list[BaseException | None]:
    """Writers that all wait for their turn, a quarter of which may fail; returns the result of each."""
    ready = threading.Barrier(count + 1)

    def write(number: int) -> BaseException | None:
        ready.wait()
        try:
            with store.write() as tx:
                tx.add("facts", name=f"{number:03}", value="one")
                tx.add("facts", name=f"{number:03} more", value="two")
                if act and number % 4 == 0:
                    tx.add("facts", name=f"{number:03}", value="again") if act == "clash" else _break_off()
        except (Clash, StoreDown, KeyError) as fault:
            return fault
        return None if f"{number:03}" in names(store) else AssertionError("answered too early")

    with ThreadPoolExecutor(count) as pool:
        with store.write():
            told = [pool.submit(write, number) for number in range(count)]
            ready.wait()
            sleep(0.1)
        return [one.result(30) for one in told]


def _break_off() -> None:
    raise KeyError


def test_they_share(shelf: SqliteStore) -> None:
    seen = commits(shelf)
    assert all_at_once(shelf, WRITERS) == [None] * WRITERS
    assert len(names(shelf)) == 2 * WRITERS
    assert 0 < len(seen) < WRITERS


@pytest.mark.parametrize(("act", "kind"), [("clash", Clash), ("breaks off", KeyError)])
def test_who_fails_fails_alone(shelf: SqliteStore, act: str, kind: type[BaseException]) -> None:
    told = all_at_once(shelf, WRITERS, act)
    for number, fault in enumerate(told):
        assert isinstance(fault, kind) if number % 4 == 0 else fault is None
    whole = [f"{number:03}{more}" for number in range(WRITERS) if number % 4 for more in ("", " more")]
    assert names(shelf) == whole


def test_a_commit_that_fails_fails_for_all(shelf: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.writer.execute("PRAGMA max_page_count=1")  # as many as there are
    told = []

    def fill(number: int) -> None:
        try:
            with shelf.write() as tx:
                tx.add("facts", name=f"{number}", value="x" * 50_000)
        except StoreDown as fault:
            told.append(fault)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(fill, range(8)))
    assert len(told) == 8
    shelf.writer.execute("PRAGMA max_page_count=1000000")
    fill(1)
    assert names(shelf) == ["1"]


def test_somebody_who_gives_up_waiting(shelf: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer before left the commit to this one, which then commits itself."""
    shelf.waiting = 1  # somebody, it seems
    with shelf.write() as tx:
        tx.add("facts", name="a", value="b")
    assert names(shelf) == ["a"]


def test_nobody_waits_for_ever(shelf: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casusbelli.store.sqlite.BUSY_SECONDS", 0.05)
    with shelf.write(), ThreadPoolExecutor(1) as pool:
        with pytest.raises(StoreDown):
            pool.submit(lambda: shelf.write().__enter__()).result(10)
        assert shelf.waiting == 0


def test_a_refusal_does_not_rest_on_what_was_not_kept(shelf: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """A member that refuses may have seen what another one wrote. If their commit fails, it must be tried again."""
    monkeypatch.setattr("casusbelli.store.sqlite.TOGETHER_SECONDS", 5.0)

    def spoil() -> None:
        with shelf.write() as tx:
            tx.run("PRAGMA defer_foreign_keys = ON")
            tx.add("notes", game="none", account="none", text="", at=0)

    def refuse() -> None:
        with shelf.write():
            raise KeyError("refused")

    with ThreadPoolExecutor(2) as pool:
        with suppress(Clash), shelf.write():  # this one shares their commit as well
            ends = [pool.submit(act) for act in (spoil, refuse)]
            while shelf.waiting < 2:
                sleep(0.001)
        assert [type(end.exception()) for end in ends] == [Clash, Clash]
