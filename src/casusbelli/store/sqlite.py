"""SQLite store: one file, one writer at a time, durable commits (WAL, synchronous=FULL), group commit.

Syncing to disk takes longer than writing. So consecutive writers share a commit: each is a savepoint of one
transaction, a writer with nobody waiting behind it commits for all of them, and all wait for that commit before they go
on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Event, Lock, Semaphore
from time import monotonic
from typing import Final

from casusbelli.store import private
from casusbelli.store.store import Clash, Columns, Row, Store, StoreDown, Tx, UnusableStore, check_tables

BUSY_SECONDS = 10.0
MOST_TOGETHER, TOGETHER_SECONDS = 64, 0.02
MEMORY = ":memory:"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY")
WRITER_CACHE, READER_CACHE = 16_000, 2_000  # KiB at most per connection
IDLE_READERS = 8  # kept open for reuse; more than most machines have processors
MOST_READERS = 64  # at the same time; further readers wait
NOT_OURS: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
}
CLOCK = "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
NOW = f"SELECT {CLOCK} AS now"


class SqliteTx(Tx):
    lock = ""  # a writer holds the whole file, so rows need no locks
    skip = ""

    def __init__(self, connection: sqlite3.Connection, shift: Callable[[], int]) -> None:
        self.connection = connection
        self.shift = shift
        self.asked: tuple[int, float] | None = None

    def all(self, sql: str, *values: object) -> list[Row]:
        cursor = self.connection.execute(sql, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    def run(self, sql: str, *values: object) -> int:
        return self.connection.execute(sql, values).rowcount

    def queue(self, sql: str, *values: object) -> None:
        self.connection.execute(sql, values)  # a local file has no round trip to save, so the write runs at once

    def ahead(self, sql: str, *values: object) -> None:
        """Nothing is sent: a query is answered when it is asked."""

    def now(self) -> int:
        """The database's time: read once, then advanced by this process's own clock."""
        if self.asked is None:
            self.asked = int(self.connection.execute(NOW).fetchone()[0]), monotonic()
        at, since = self.asked
        return at + int((monotonic() - since) * 1000) + self.shift()


class Shared:
    """A database transaction shared by several writers (group commit)."""

    def __init__(self) -> None:
        self.begun = monotonic()
        self.members = 0
        self.ended = Event()
        self.fault: sqlite3.Error | None = None


class SqliteStore(Store):
    dialect = "sqlite"
    clock = CLOCK
    is_shared = False

    def __init__(self, path: str, shift: Callable[[], int] | None = None, create: bool = True) -> None:
        super().__init__(shift, create)
        self.path = path
        self.readers = Readers(self._connect)
        self.turn = Lock()  # SQLite lets writers poll for the lock; within this process a lock wakes the next one
        self.counting = Lock()
        self.waiting = 0  # writers waiting for their turn
        self.shared: Shared | None = None  # the open group; used only by the writer whose turn it is
        with _translated():
            if path != MEMORY:
                self._prepare(Path(path))
            self.writer = self._connect(WRITER_CACHE)
        try:
            self.migrate()
        except BaseException:
            self.close()
            raise

    def _prepare(self, file: Path) -> None:
        """Check that the file is ours before changing anything in it; create it if there is none."""
        if not file.exists():
            if not self.create:
                raise UnusableStore("does not exist; start `casus serve` once to make it")
            file.parent.mkdir(mode=private.FOLDER, parents=True, exist_ok=True)
            private.create(file)
        for beside in ("", "-wal", "-shm"):
            private.narrow(Path(f"{file}{beside}"))
        if file.stat().st_size == 0:
            return
        connection = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None)
        try:
            tx = SqliteTx(connection, self.shift)
            check_tables(tx, self.columns(tx), self.create)
        except sqlite3.DatabaseError as fault:
            if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
                raise UnusableStore("is no SQLite database") from fault
            raise
        finally:
            connection.close()

    def _connect(self, cache: int = READER_CACHE) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            for pragma in (*PRAGMAS, f"cache_size=-{cache}"):
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    @contextmanager
    def _write(self) -> Iterator[Tx]:
        self._take_turn()
        shared = None
        try:
            with _translated():
                shared = self._joined()
                try:
                    with self._member(shared):
                        yield SqliteTx(self.writer, self.shift)
                finally:
                    self._hand_on(shared)
        finally:
            self.turn.release()
            if shared is not None:  # a refusal, too, may rest on what another member wrote and readers cannot see yet
                self._wait_for(shared)
                with _translated():
                    if shared.fault is not None:  # and which was not kept
                        raise shared.fault

    def _take_turn(self) -> None:
        with self.counting:
            self.waiting += 1
        try:
            if not self.turn.acquire(timeout=BUSY_SECONDS):
                raise StoreDown("others have been writing for too long; try again in a moment")
        finally:
            with self.counting:
                self.waiting -= 1

    def _joined(self) -> Shared:
        if self.shared is None:
            self.writer.execute("BEGIN IMMEDIATE")
            self.shared = Shared()
        return self.shared

    @contextmanager
    def _member(self, shared: Shared) -> Iterator[None]:
        """Run one member. If it fails, it alone is rolled back, unless the database rolled back everything: then all
        fail."""
        try:
            self.writer.execute("SAVEPOINT member")
            yield
            self.writer.execute("RELEASE member")
            shared.members += 1
        except BaseException as fault:
            try:
                self.writer.execute("ROLLBACK TO member")
                self.writer.execute("RELEASE member")
            except sqlite3.Error as gone:
                shared.fault = fault if isinstance(fault, sqlite3.Error) else gone
            raise

    def _hand_on(self, shared: Shared) -> None:
        """Hand the group on to the next waiting writer, or commit it."""
        full = shared.members >= MOST_TOGETHER or monotonic() - shared.begun > TOGETHER_SECONDS
        if not self.waiting or full or shared.fault is not None:
            self._end(shared)

    def _end(self, shared: Shared) -> None:
        try:
            if shared.fault is None:
                self.writer.execute("COMMIT" if shared.members else "ROLLBACK")
        except sqlite3.Error as fault:
            shared.fault = fault
        if self.writer.in_transaction:
            with suppress(sqlite3.Error):
                self.writer.execute("ROLLBACK")
        self.shared = None
        shared.ended.set()

    def _wait_for(self, shared: Shared) -> None:
        """Wait for the commit. If the writer that was to commit gave up waiting for its turn, one of the others does
        it."""
        while not shared.ended.wait(TOGETHER_SECONDS):
            if self.turn.acquire(blocking=False):
                try:
                    if self.shared is shared:
                        self._end(shared)
                finally:
                    self.turn.release()

    @contextmanager
    def _read(self) -> Iterator[Tx]:
        if self.path == MEMORY:
            with self._write() as tx:
                yield tx
            return
        with _translated(), self.readers.one() as connection, _transaction(connection, "BEGIN"):
            yield SqliteTx(connection, self.shift)

    def _ask(self, sql: str, values: Columns) -> list[Columns]:
        if self.path == MEMORY:
            with self._write():
                return self.writer.execute(sql, values).fetchall()
        with _translated(), self.readers.one() as connection:
            return connection.execute(sql, values).fetchall()

    async def _ask_from_loop(self, sql: str, values: Columns) -> list[Columns] | None:
        """Readers wait for nobody, and the file is on this machine."""
        return self._ask(sql, values) if self.path != MEMORY and self.readers.idle else None

    def connect_ahead(self, count: int) -> None:
        with _translated(), ExitStack() as returning:
            for _number in range(count if self.path != MEMORY else 0):
                returning.enter_context(self.readers.one())

    def translated(self) -> AbstractContextManager[None]:
        return _translated()

    def pool_state(self) -> dict[str, float]:
        idle, every = len(self.readers.idle), len(self.readers.all)
        return {"used": every - idle, "idle": idle, "most": MOST_READERS, "waiting": self.waiting}

    def columns(self, tx: Tx) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        sql = "SELECT m.name AS t, c.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) c"
        for row in tx.all(sql + " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'"):
            found.setdefault(row["t"], set()).add(row["c"])
        return found

    def only_one(self, tx: Tx) -> None:
        """Nothing to lock: the writer holds the file already."""

    def back_up(self, path: str) -> None:
        """Online backup: a consistent snapshot, while other connections go on writing."""
        with self.used(), _translated():
            private.create(Path(path))
            source, copy = sqlite3.connect(self.path), sqlite3.connect(path)
            try:
                source.backup(copy)
            finally:
                source.close()
                copy.close()

    def _shut(self) -> None:
        self.readers.close()
        self.writer.close()


class Readers:
    """A connection pool for readers. Connections belong to no thread: a web server's pool ends idle threads and starts
    new ones."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.room = Semaphore(MOST_READERS)
        self.idle: list[sqlite3.Connection] = []  # last in, first out: that cache is the freshest
        self.all: set[sqlite3.Connection] = set()
        self.lock = Lock()

    @contextmanager
    def one(self) -> Iterator[sqlite3.Connection]:
        if not self.room.acquire(timeout=BUSY_SECONDS):
            raise StoreDown("too many others are reading; try again in a moment")
        try:
            connection = self._taken()
            try:
                yield connection
            finally:
                self._put_back(connection)
        finally:
            self.room.release()

    def _taken(self) -> sqlite3.Connection:
        with self.lock:
            if self.idle:
                return self.idle.pop()
        connection = self.connect()
        with self.lock:
            self.all.add(connection)
        return connection

    def _put_back(self, connection: sqlite3.Connection) -> None:
        with self.lock:
            if len(self.idle) < IDLE_READERS and not connection.in_transaction:
                self.idle.append(connection)
                return
            self.all.discard(connection)
        connection.close()

    def close(self) -> None:
        """Close all connections; no reader is active any more."""
        with self.lock:
            connections, self.all, self.idle = self.all, set(), []
        for connection in connections:
            connection.close()


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has rolled it back already
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
            raise StoreDown(f"the database is not available: {fault}") from fault
        raise
    except sqlite3.DatabaseError as fault:
        code = getattr(fault, "sqlite_errorcode", None)
        if code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise StoreDown(f"the database is damaged: {fault}") from fault
        raise
