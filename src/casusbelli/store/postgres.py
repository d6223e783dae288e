"""PostgreSQL store, for several processes: row locks, and READ COMMITTED isolation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from time import monotonic
from typing import Any, LiteralString

import psycopg
from psycopg.rows import DictRow, dict_row
from psycopg_pool import ConnectionPool, PoolTimeout

from casusbelli.store.store import Clash, Row, Store, StoreDown, Tx

CONNECTIONS = 16
WAIT_SECONDS = 5.0
NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now"
STARTING = "SELECT pg_advisory_xact_lock(7162883)"  # any number, as long as it never changes
OWN_TABLES = (
    "table_schema = current_schema() AND table_name IN"
    " (SELECT tablename FROM pg_tables WHERE schemaname = current_schema())"
)

Connection = psycopg.Connection[DictRow]


class PostgresTx(Tx):
    """A transaction that saves round trips: each one is another chance for a concurrent transaction to get in between.
    BEGIN, writes whose row count nobody needs and COMMIT are queued and sent with the next query. The clock is read
    with the first query, after it has run, so that a transaction that waited for a lock reads the time at which it got
    it."""

    lock = " FOR UPDATE"
    skip = " FOR UPDATE SKIP LOCKED"

    def __init__(self, connection: Connection, begin: LiteralString, shift: Callable[[], int]) -> None:
        self.connection = connection
        self.shift = shift
        self.unsent: list[tuple[LiteralString, Sequence[object]]] = [(begin, ())]
        self.begun = False
        self.asked: tuple[int, float] | None = None

    def all(self, sql: str, *values: object) -> list[Row]:
        if self.asked is None:
            found, clock = self._send((_dialect(sql), values), (NOW, ()))
            self.asked = int(clock.fetchall()[0]["now"]), monotonic()
        else:
            (found,) = self._send((_dialect(sql), values))
        return found.fetchall()

    def run(self, sql: str, *values: object) -> int:
        (done,) = self._send((_dialect(sql), values))
        return done.rowcount

    def queue(self, sql: str, *values: object) -> None:
        self.unsent.append((_dialect(sql), values))

    def flush(self) -> None:
        if self.unsent:
            self._send()

    def discard(self) -> None:
        del self.unsent[int(not self.begun) :]

    def now(self) -> int:
        """The database's time: read once, then advanced by this process's own clock."""
        if self.asked is None:
            (clock,) = self._send((NOW, ()))
            self.asked = int(clock.fetchall()[0]["now"]), monotonic()
        at, since = self.asked
        return at + int((monotonic() - since) * 1000) + self.shift()

    def end(self) -> None:
        """Send what is queued and commit."""
        if not self.begun and len(self.unsent) == 1:
            return
        (ended,) = self._send(("COMMIT", ()))
        if ended.statusmessage != "COMMIT":
            raise StoreDown("a statement had failed; nothing of this was kept")

    def _send(self, *more: tuple[LiteralString, Sequence[object]]) -> list[psycopg.Cursor[DictRow]]:
        """Send the queue and these statements in one round trip; return the results of these."""
        unsent, self.unsent, self.begun = [*self.unsent, *more], [], True
        if len(unsent) == 1:
            return [self.connection.execute(*unsent[0])]
        with self.connection.pipeline():
            sent = [self.connection.execute(sql, values) for sql, values in unsent]
        return sent[len(sent) - len(more) :]


class PostgresStore(Store):
    dialect = "postgres"

    def __init__(self, url: str, shift: Callable[[], int] | None = None, create: bool = True) -> None:
        super().__init__(shift, create)
        keywords: dict[str, Any] = {"row_factory": dict_row, "connect_timeout": WAIT_SECONDS, "autocommit": True}
        self.pool: ConnectionPool[Connection] = ConnectionPool(
            url, kwargs=keywords, min_size=1, max_size=CONNECTIONS, timeout=WAIT_SECONDS, open=False
        )
        with _translated():
            self.pool.open(wait=True, timeout=WAIT_SECONDS)
        try:
            self.migrate()
        except BaseException:
            self.close()
            raise

    def _write(self) -> AbstractContextManager[Tx]:
        return self._transaction("BEGIN")

    def _read(self) -> AbstractContextManager[Tx]:
        return self._transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    @contextmanager
    def _transaction(self, begin: LiteralString) -> Iterator[Tx]:
        """The pool rolls back a transaction that did not commit."""
        with _translated(), self.pool.connection() as connection:
            tx = PostgresTx(connection, begin, self.shift)
            yield tx
            tx.end()

    def translated(self) -> AbstractContextManager[None]:
        return _translated()

    def columns(self, tx: Tx) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for row in tx.all("SELECT table_name, column_name FROM information_schema.columns WHERE " + OWN_TABLES):
            found.setdefault(row["table_name"], set()).add(row["column_name"])
        return found

    def only_one(self, tx: Tx) -> None:
        tx.all(STARTING)

    def _shut(self) -> None:
        self.pool.close()


@cache
def _dialect(sql: str) -> LiteralString:
    return sql.replace("%", "%%").replace("?", "%s")


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except psycopg.errors.UniqueViolation as fault:
        raise Clash(str(fault)) from fault
    except (psycopg.errors.DiskFull, psycopg.errors.OutOfMemory) as fault:
        raise StoreDown(f"the database is full: {fault}") from fault
    except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as fault:
        raise StoreDown(f"the database is not to be had: {fault}") from fault
