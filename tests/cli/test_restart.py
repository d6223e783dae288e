"""A running service is replaced, drained and logged, without refusing or losing anything."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from bench.restart import through_restarts
from tests.cli.test_service import CASUS, SECONDS, casus, served
from tests.service.conftest import database  # noqa: F401 # a fixture

pytestmark = pytest.mark.full


def rows(data: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(casus(data, "processes", "--json").output)
    return found


def until(what: Callable[[], Any], seconds: float = SECONDS) -> Any:
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


@contextmanager
def all_ended(data: Path) -> Iterator[None]:
    """Ends successors as well, which are nobody's children."""
    try:
        yield
    finally:
        for pid in pids_in(data):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def pids_in(data: Path) -> list[int]:
    """Of all processes that have not signed off, whatever version has migrated the database."""
    with closing(sqlite3.connect(data / "games.db")) as connection:
        return [pid for (pid,) in connection.execute("SELECT pid FROM processes")]


def test_a_successor_takes_over(tmp_path: Path) -> None:
    """The socket, the lock and the address; the old process ends with 0 once the new one is ready."""
    with served(tmp_path, "--no-demo", "--bots", "0") as (process, said), all_ended(tmp_path):
        address = said[-1].split()[2]
        [before] = until(lambda: rows(tmp_path))
        assert (before["pid"], before["role"], before["host"]) == (process.pid, "all", os.uname().nodename)
        with urlopen(f"{address}/livez", timeout=SECONDS) as answer:
            assert answer.status == 200
        assert casus(tmp_path, "restart").output == f"{before['id']}: replaced\n"
        assert process.wait(SECONDS) == 0
        [after] = rows(tmp_path)
        assert after["status"] == "ready"
        assert after["pid"] != process.pid
        with urlopen(f"{address}/livez", timeout=SECONDS) as answer:
            assert answer.status == 200
        second = subprocess.run(
            [*CASUS, "serve", "--port", "0", "--data", str(tmp_path)], capture_output=True, check=False, text=True
        )
        assert f"is already in use by process {after['pid']} (" in second.stderr
        assert casus(tmp_path, "drain", "--all").output == f"{after['id']}: ended\n"
        assert rows(tmp_path) == []
        with pytest.raises(URLError):
            urlopen(f"{address}/livez", timeout=SECONDS)


def test_a_successor_that_does_not_start(tmp_path: Path) -> None:
    """The old process goes on, and the command that asked for the restart says why."""
    with served(tmp_path, "--no-demo", "--bots", "0") as (process, said), all_ended(tmp_path):
        [before] = until(lambda: rows(tmp_path))
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            connection.execute("INSERT INTO migrations VALUES ('999_future', 1)")
            connection.execute("UPDATE processes SET asked = 'restart'")
        told = until(lambda: told_by(tmp_path))
        assert told == "it ended with exit code 1"
        with urlopen(f"{said[-1].split()[2]}/livez", timeout=SECONDS) as answer:
            assert answer.status == 200
        assert process.poll() is None
        assert before["pid"] == process.pid


def told_by(data: Path) -> str:
    with closing(sqlite3.connect(data / "games.db")) as connection:
        return str(connection.execute("SELECT told FROM processes").fetchone()[0])


@pytest.mark.both_databases
def test_nobody_is_refused_through_restarts(database: str) -> None:  # noqa: F811
    """Neither on kept connections nor on new ones, and every saved order is there (``python -m bench.restart`` does
    this at a higher rate)."""
    done = through_restarts(database, rate=50, seconds=15, count=1)
    assert (done.sent, dict(done.failures)) == (750, {})
    assert done.saved
