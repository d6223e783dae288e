"""The connections, files and memory that a store uses, whatever threads read from it."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from threading import Barrier

import pytest

from casusbelli.store import Store, StoreDown, open_store
from casusbelli.store.sqlite import IDLE_READERS, SqliteStore
from tests.service.conftest import clock, database, store  # noqa: F401 # fixtures

THREADS, BURSTS = 24, 10
LARGE = 12_000_000  # bytes: more than one reader may cache
SCATTERED = 200_000_000  # bytes that were freed in other threads' heaps; ten bursts that leak take 640 million
FILES_EACH = 2  # the database and its write-ahead log; the index of that is mapped
pytestmark = [
    pytest.mark.both_databases,
    pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files in /proc"),
]


def open_files(of: str = "") -> int:
    """The open files of this process whose names begin like this."""
    found = 0
    for entry in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            found += str(entry.readlink()).startswith(of)
    return found


def memory() -> int:
    """The resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def burst(store: Store) -> None:  # noqa: F811
    """New threads that all read at the same moment, as a web server starts them after a quiet time."""
    together = Barrier(THREADS)

    def read(_number: int) -> int:
        with store.read() as tx:
            together.wait(120)
            return int(tx.all("SELECT SUM(LENGTH(value)) AS n FROM facts WHERE name LIKE 'large%'")[0]["n"] or 0)

    with ThreadPoolExecutor(THREADS) as pool:
        assert set(pool.map(read, range(THREADS))) == {LARGE}


def bursts(path: str, count: int) -> int:
    """Burst after burst on a new database. Returns the bytes by which this process has grown since the first one."""
    opened = open_store(f"sqlite:///{path}")
    assert isinstance(opened, SqliteStore)
    with opened.write() as tx:
        for number in range(12):
            tx.add("facts", name=f"large {number}", value="x" * (LARGE // 12))
    burst(opened)
    files, taken = open_files(path), memory()
    for _burst in range(count):
        burst(opened)
        assert open_files(path) <= files
        assert len(opened.readers.all) == len(opened.readers.idle) <= IDLE_READERS
    grown = memory() - taken
    opened.close()
    assert open_files(path) == 0
    return grown


@pytest.mark.full
def test_bursts(tmp_path: Path, full: bool) -> None:
    """In a process of its own: what other tests have left scattered in this one's heaps is not the store's."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        grown = process.submit(bursts, str(tmp_path / "x.db"), 200 if full else BURSTS).result()
    assert grown < SCATTERED


def test_a_soak(tmp_path: Path, full: bool) -> None:
    """Thousands of new threads, one after the other."""
    opened = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    assert isinstance(opened, SqliteStore)
    files = open_files(str(tmp_path))
    for number in range(20_000 if full else 1_000):
        with ThreadPoolExecutor(1) as pool:
            pool.submit(read_once, opened).result(30)
        assert number % 100 or open_files(str(tmp_path)) <= files + FILES_EACH
    assert len(opened.readers.all) == 1
    opened.close()


def read_once(store: Store) -> None:  # noqa: F811
    with store.read() as tx:
        tx.all("SELECT 1 AS one FROM facts")


def test_readers_that_fail(tmp_path: Path) -> None:
    opened = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    assert isinstance(opened, SqliteStore)
    for _try in range(200):
        with pytest.raises(KeyError), opened.read():
            raise KeyError
    read_once(opened)
    assert len(opened.readers.all) == 1
    opened.close()


def test_too_many_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that waits too long is refused, and those after it are not."""
    monkeypatch.setattr("casusbelli.store.sqlite.MOST_READERS", 2)
    monkeypatch.setattr("casusbelli.store.sqlite.BUSY_SECONDS", 0.1)
    opened = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    with opened.read(), opened.read(), pytest.raises(StoreDown), opened.read():
        pass
    read_once(opened)
    opened.close()


def test_both_databases(store: Store) -> None:  # noqa: F811
    """A burst leaves no more connections behind than a pool may keep."""
    files = open_files()
    for _burst in range(BURSTS):
        with ThreadPoolExecutor(THREADS) as pool:
            list(pool.map(lambda _number: read_once(store), range(THREADS)))
    assert open_files() - files <= 2 * 16
