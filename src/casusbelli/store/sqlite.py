"""One file, one writer at a time. A commit is on the disk before it is answered (WAL, synchronous=FULL)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from threading import Lock, local
from typing import Final

from casusbelli.store.store import Clash, Row, Store, StoreDown, Tx

BUSY_SECONDS = 10.0
MEMORY = ":memory:"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", "cache_size=-32000")
NOT_OURS: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
}
NOW = "SELECT CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER) AS now"


class SqliteTx(Tx):
    lock = ""  # whoever writes holds the whole file
    skip = ""

    def __init__(self, connection: sqlite3.Connection, shift: Callable[[], int]) -> None:
        self.connection = connection
        self.shift = shift

    def all(self, sql: str, *values: object) -> list[Row]:
        cursor = self.connection.execute(sql, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    def run(self, sql: str, *values: object) -> int:
        return self.connection.execute(sql, values).rowcount

    def now(self) -> int:
        return int(self.connection.execute(NOW).fetchone()[0]) + self.shift()


class SqliteStore(Store):
    dialect = "sqlite"

    def __init__(self, path: str, shift: Callable[[], int] | None = None) -> None:
        super().__init__(shift)
        self.path = path
        self.mine = local()
        self.open: list[sqlite3.Connection] = []
        self.turn = Lock()  # SQLite lets writers wait by polling; among ourselves the next one is woken
        with _translated():
            if path != MEMORY:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.writer = self._connect()
        self.migrate()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self.open.append(connection)
        return connection

    @contextmanager
    def write(self) -> Iterator[Tx]:
        if not self.turn.acquire(timeout=BUSY_SECONDS):
            raise StoreDown("others have been writing for too long; try again in a moment")
        try:
            with _translated(), _transaction(self.writer, "BEGIN IMMEDIATE"):
                yield SqliteTx(self.writer, self.shift)
        finally:
            self.turn.release()

    @contextmanager
    def read(self) -> Iterator[Tx]:
        if self.path == MEMORY:
            with self.write() as tx:
                yield tx
            return
        with _translated():
            connection = getattr(self.mine, "reader", None)
            if connection is None:
                connection = self.mine.reader = self._connect()
            with _transaction(connection, "BEGIN"):
                yield SqliteTx(connection, self.shift)

    def translated(self) -> AbstractContextManager[None]:
        return _translated()

    def only_one(self, tx: Tx) -> None:
        """The writer holds the file already."""

    def backup(self, path: str) -> None:
        """The whole database as it is at one moment, while others go on writing."""
        with _translated():
            source, copy = sqlite3.connect(self.path), sqlite3.connect(path)
            try:
                source.backup(copy)
            finally:
                source.close()
                copy.close()

    def close(self) -> None:
        for connection in self.open:
            connection.close()


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has taken it back already
            connection.execute("ROLLBACK")
        raise


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as fault:
        raise Clash(str(fault)) from fault
    except sqlite3.OperationalError as fault:
        code: int | None = getattr(fault, "sqlite_errorcode", None)
        if code is not None and code & 0xFF in NOT_OURS:
            raise StoreDown(f"the database is not to be had: {fault}") from fault
        raise
