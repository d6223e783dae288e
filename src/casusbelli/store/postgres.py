"""PostgreSQL, for more than one process: rows are locked one by one, statements see what has been committed."""

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
STARTING = "SELECT pg_advisory_xact_lock(7162883)"  # any number, so long as it is always the same

Connection = psycopg.Connection[DictRow]


class PostgresTx(Tx):
    lock = " FOR UPDATE"
    skip = " FOR UPDATE SKIP LOCKED"

    def __init__(self, connection: Connection, shift: Callable[[], int]) -> None:
        self.connection = connection
        self.shift = shift
        self.asked: tuple[int, float] | None = None

    def all(self, sql: str, *values: object) -> list[Row]:
        return self.connection.execute(_dialect(sql), values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        return self.connection.execute(_dialect(sql), values).rowcount

    def many(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(_dialect(sql), values)

    def now(self) -> int:
        """The server is asked once; how much later it is since then we can tell by ourselves."""
        if self.asked is None:
            self.asked = int(self.all(NOW)[0]["now"]), monotonic()
        at, since = self.asked
        return at + int((monotonic() - since) * 1000) + self.shift()


class PostgresStore(Store):
    dialect = "postgres"

    def __init__(self, url: str, shift: Callable[[], int] | None = None) -> None:
        super().__init__(shift)
        keywords: dict[str, Any] = {"row_factory": dict_row, "connect_timeout": WAIT_SECONDS}
        self.pool: ConnectionPool[Connection] = ConnectionPool(
            url, kwargs=keywords, min_size=1, max_size=CONNECTIONS, timeout=WAIT_SECONDS, open=False
        )
        with _translated():
            self.pool.open(wait=True, timeout=WAIT_SECONDS)
        self.migrate()

    @contextmanager
    def write(self) -> Iterator[Tx]:
        with _translated(), self.pool.connection() as connection:
            connection.isolation_level = connection.read_only = None
            with connection.transaction():
                yield PostgresTx(connection, self.shift)

    @contextmanager
    def read(self) -> Iterator[Tx]:
        with _translated(), self.pool.connection() as connection:
            connection.isolation_level, connection.read_only = psycopg.IsolationLevel.REPEATABLE_READ, True
            with connection.transaction():
                yield PostgresTx(connection, self.shift)

    def translated(self) -> AbstractContextManager[None]:
        return _translated()

    def only_one(self, tx: Tx) -> None:
        tx.all(STARTING)

    def close(self) -> None:
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
