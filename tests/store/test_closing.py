"""Closing a store in use: what its users have begun is finished, what they begin later is refused."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread

import pytest

from casusbelli.store import Store, StoreDown, open_store
from casusbelli.store.sqlite import SqliteStore
from tests.service.conftest import clock, database, store  # noqa: F401 # fixtures

pytestmark = pytest.mark.both_databases

CLOSED_IN_USE = """
import sys
from threading import Thread
from time import sleep
from casusbelli.store import StoreDown, open_store

def use(write):
    try:
        while True:
            with store.write() if write else store.read() as tx:
                if write:
                    tx.run("INSERT INTO facts (name, value) VALUES ('x', '1')"
                           " ON CONFLICT (name) DO UPDATE SET value = facts.value || '1'")
                tx.all("SELECT a.name, b.name FROM migrations a, migrations b, migrations c ORDER BY a.name || b.name")
    except StoreDown:
        ended.append(write)

for number in range(int(sys.argv[2])):
    store, ended = open_store(sys.argv[1]), []
    threads = [Thread(target=use, args=(n % 2 == 0,)) for n in range(6)]
    for thread in threads:
        thread.start()
    sleep(0.01 * number)
    store.close()
    for thread in threads:
        thread.join()
    assert len(ended) == 6, ended
"""


def test_closed_while_in_use(database: str, full: bool) -> None:  # noqa: F811
    """In a process of its own: a connection closed in the middle of a statement ends the process, not the statement."""
    command = [sys.executable, "-X", "faulthandler", "-c", CLOSED_IN_USE, database, "40" if full else "4"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def held(store: Store, write: bool, has_begun: Event, go_on: Event) -> int:  # noqa: F811
    with store.write() if write else store.read() as tx:
        has_begun.set()
        assert go_on.wait(30)
        if write:
            tx.add("facts", name="late", value="kept")
        return len(tx.all("SELECT name FROM migrations"))


@pytest.mark.parametrize("write", [True, False])
def test_who_has_begun_is_waited_for(store: Store, database: str, write: bool) -> None:  # noqa: F811
    has_begun, go_on = Event(), Event()
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(held, store, write, has_begun, go_on)
        assert has_begun.wait(30)
        closing = Thread(target=store.close)
        closing.start()
        while not store.uses.closed:
            time.sleep(0.001)
        for begin in (store.read, store.write):
            with pytest.raises(StoreDown, match="closed"), begin():
                pass
        assert closing.is_alive()
        go_on.set()
        assert answer.result(30)
        closing.join(30)
    again = open_store(database)
    with again.read() as tx:
        assert [row["value"] for row in tx.all("SELECT value FROM facts WHERE name = 'late'")] == ["kept"] * write
    again.close()


def test_who_takes_too_long_keeps_his_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casusbelli.store.store.CLOSING_SECONDS", 0.05)
    opened = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    assert isinstance(opened, SqliteStore)
    with opened.write() as tx:
        opened.close()
        tx.add("facts", name="late", value="kept")
        closed = opened.uses.is_shut
    assert (closed, opened.uses.is_shut) == (False, True)
    assert not opened.readers.all
    opened.close()  # a second time does no harm
    assert not (tmp_path / "x.db-wal").exists()
