"""Databases that are not ours or too new are refused before anything in them is changed; ours are private."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import psycopg
import pytest

from casusbelli.store import Store, StoreDown, UnusableStore, open_store, private
from casusbelli.store.sqlite import SqliteStore
from tests.service.conftest import clock, database, store  # noqa: F401 # fixtures

pytestmark = pytest.mark.both_databases

SOMEBODY_ELSES = {
    "other tables": ["CREATE TABLE invoices (id INTEGER)"],
    "a list of other migrations": [
        "CREATE TABLE migrations (id INTEGER, migration TEXT)",
        "CREATE TABLE users (id TEXT)",
    ],
    "a list like ours": ["CREATE TABLE migrations (name TEXT, at BIGINT)", "CREATE TABLE games (id INTEGER)"],
}


def run(database: str, *statements: str) -> None:  # noqa: F811
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()
        return
    with psycopg.connect(database, autocommit=True) as other:
        for statement in statements:
            other.execute(statement.encode())


@pytest.mark.parametrize("kind", SOMEBODY_ELSES)
def test_somebody_elses(database: str, kind: str) -> None:  # noqa: F811
    run(database, *SOMEBODY_ELSES[kind])
    file = Path(database.removeprefix("sqlite:///"))
    before = file.read_bytes() if file.exists() else b""
    with pytest.raises(UnusableStore, match="is not a database of Casus Belli"):
        open_store(database)
    assert before == (file.read_bytes() if file.exists() else b"")


def test_a_newer_one(database: str, store: Store) -> None:  # noqa: F811
    store.close()
    open_store(database, create=False).close()
    run(database, "INSERT INTO migrations (name, at) VALUES ('999_future', 1)")
    with pytest.raises(UnusableStore, match=r"newer version of Casus Belli .*999_future"):
        open_store(database)


def test_none_is_made(database: str) -> None:  # noqa: F811
    with pytest.raises(UnusableStore, match="start `casus serve` once"):
        open_store(database, create=False)
    if database.startswith("sqlite"):
        assert not Path(database.removeprefix("sqlite:///")).exists()
    open_store(database).close()


def test_no_database_at_all(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_text("Dear diary, " * 1000)
    with pytest.raises(UnusableStore, match="is no SQLite database"):
        open_store(f"sqlite:///{file}")
    file.write_bytes(b"")
    open_store(f"sqlite:///{file}").close()


def test_a_damaged_one(tmp_path: Path) -> None:
    """Callers learn that the database is down, and see no error of ours."""
    file = tmp_path / "games.db"
    opened = open_store(f"sqlite:///{file}")
    with opened.write() as tx:
        for number in range(200):
            tx.add("facts", name=str(number), value="x" * 5000)
    assert isinstance(opened, SqliteStore)
    opened.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as out:
        out.seek(4096 * 40)
        out.write(os.urandom(4096 * 100))
    with pytest.raises(StoreDown), opened.read() as tx:
        tx.all("SELECT SUM(LENGTH(value)) AS n FROM facts")
    opened.close()


# --- who may read the files


def modes(folder: Path) -> dict[str, int]:
    return {file.name: S_IMODE(file.stat().st_mode) for file in folder.rglob("*") if file.is_file()}


def test_files_are_private(tmp_path: Path) -> None:
    """Whatever the umask is."""
    before = os.umask(0)
    try:
        opened = open_store(f"sqlite:///{tmp_path / 'data' / 'games.db'}")
        assert isinstance(opened, SqliteStore)
        opened.back_up(str(tmp_path / "data" / "copy.db"))
    finally:
        os.umask(before)
    assert modes(tmp_path) == dict.fromkeys(("games.db", "games.db-wal", "games.db-shm", "copy.db"), 0o600)
    assert S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    opened.close()


def test_files_of_before_are_narrowed(tmp_path: Path) -> None:
    opened = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    again = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    assert set(modes(tmp_path).values()) == {0o600}
    for each in (opened, again):
        each.close()


def test_a_mode_that_cannot_be_narrowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.db"
    open_store(f"sqlite:///{file}").close()
    file.chmod(0o640)
    refuse: Callable[..., None] = lambda *_: (_ for _ in ()).throw(PermissionError())  # noqa: E731 # somebody else's
    monkeypatch.setattr(Path, "chmod", refuse)
    with pytest.raises(UnusableStore, match=r"games\.db can be read by others \(mode 640\).*chmod it to 600"):
        open_store(f"sqlite:///{file}")


def test_a_log_is_narrowed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.touch(0o644)
    log.chmod(0o644)
    with log.open("w") as out:
        before = os.dup(2)
        os.dup2(out.fileno(), 2)
        try:
            with private.private_umask():
                pass
        finally:
            os.dup2(before, 2)
            os.close(before)
    assert S_IMODE(log.stat().st_mode) == 0o600
