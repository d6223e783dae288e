"""PostgreSQL store, for several processes: row locks, and READ COMMITTED isolation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from functools import lru_cache
from time import monotonic
from typing import Any, LiteralString

import psycopg
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool, PoolTimeout

from casusbelli.store.backup_files import dump
from casusbelli.store.statements import OUTDATED, PreparedStatements, Statement, StatementResult
from casusbelli.store.store import Clash, Columns, Row, Store, StoreDown, Tx

CONNECTIONS = 16
KEPT_SHARE = 8  # event loops keep an eighth of the connections
TEXTS = 2_000  # to cache; lists of values make many of them
WAIT_SECONDS, SOON_SECONDS = 5.0, 0.001
CLOCK: LiteralString = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
NOW: LiteralString = f"SELECT {CLOCK} AS now"
HELLO = "SELECT pg_backend_pid() AS pid, set_config('idle_in_transaction_session_timeout', '15s', false)"
"""A process that was stopped or cut off in the middle of a transaction does not keep a game locked for longer."""
LIVELY = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
STARTING = "SELECT pg_advisory_xact_lock(7162883)"  # any number, as long as it never changes
OWN_TABLES = (
    "table_schema = current_schema() AND table_name IN"
    " (SELECT tablename FROM pg_tables WHERE schemaname = current_schema())"
)

WRITE = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")

HARMLESS = ("SAVEPOINT", "RELEASE SAVEPOINT")
"""What can wait for the next query: it does not fail."""


class Connection(psycopg.Connection[Any]):
    """A connection of the pool."""

    statements: PreparedStatements


class PostgresTx(Tx):
    """A transaction that saves round trips: each one is another chance for a concurrent transaction to get in between.
    BEGIN, writes whose row count nobody needs and COMMIT are queued and sent with the next query. The clock is read
    with the first query, after it has run, so that a transaction that waited for a lock reads the time at which it got
    it."""

    lock = " FOR UPDATE"
    skip = " FOR UPDATE SKIP LOCKED"

    def __init__(self, statements: PreparedStatements, begin: LiteralString, shift: Callable[[], int]) -> None:
        self.statements = statements
        self.shift = shift
        self.unsent: list[Statement] = [(begin, ())]
        self.announced: list[Statement] = []
        self.answered: dict[Statement, StatementResult] = {}
        self.begun = False
        self.depth = 0  # of parts within parts
        self.asked: tuple[int, float] | None = None

    def all(self, sql: str, *values: object) -> list[Row]:
        asked = (_dialect(sql), values)
        if asked in self.answered:
            return self.answered.pop(asked).rows()
        announced, self.announced = self.announced, []
        clock = [(NOW, ())] if self.asked is None else []
        found, *more = self._send(asked, *announced, *clock)
        if clock:
            self.asked = int(more.pop().rows()[0]["now"]), monotonic()
        self.answered.update(zip(announced, more, strict=True))
        return found.rows()

    def ahead(self, sql: str, *values: object) -> None:
        self.announced.append((_dialect(sql), values))

    def run(self, sql: str, *values: object) -> int:
        self._forget(sql)
        (done,) = self._send((_dialect(sql), values))
        return done.affected

    def queue(self, sql: str, *values: object) -> None:
        self._forget(sql)
        self.unsent.append((_dialect(sql), values))

    def _forget(self, sql: str) -> None:
        """Ask again what this write may change."""
        table = _written(sql)
        self.announced = [one for one in self.announced if table not in one[0]]
        self.answered = {one: found for one, found in self.answered.items() if table not in one[0]}

    def begin_part(self) -> None:
        if self._may_fail():
            self._send()  # what fails now is no fault of the part
        self.depth += 1
        self.unsent.append(self._savepoint())

    def end_part(self) -> None:
        if self.unsent and self.unsent[-1] == self._savepoint():
            self.unsent.pop()  # nothing was asked or written
        else:
            self.unsent.append(self._savepoint("RELEASE "))
            if self._may_fail():
                self._send()
        self.depth -= 1

    def undo_part(self) -> None:
        self.announced, self.answered = [], {}
        try:
            if self._savepoint() in self.unsent:
                del self.unsent[self.unsent.index(self._savepoint()) :]
            else:
                self.unsent = []
                self._send(self._savepoint("ROLLBACK TO "))
                self.unsent.append(self._savepoint("RELEASE "))
        finally:
            self.depth -= 1

    def _savepoint(self, what: str = "") -> Statement:
        return _dialect(f"{what}SAVEPOINT part{self.depth}"), ()

    def _may_fail(self) -> bool:
        return any(not one[0].startswith(HARMLESS) for one in self.unsent[int(not self.begun) :])

    def now(self) -> int:
        """The database's time: read once, then advanced by this process's own clock."""
        if self.asked is None:
            (clock,) = self._send((NOW, ()))
            self.asked = int(clock.rows()[0]["now"]), monotonic()
        at, since = self.asked
        return at + int((monotonic() - since) * 1000) + self.shift()

    def end(self) -> None:
        """Send what is queued and commit."""
        if not self.begun and len(self.unsent) == 1:
            return
        (ended,) = self._send(("COMMIT", ()))
        if ended.command != b"COMMIT":
            raise StoreDown("a statement had failed; nothing of this was kept")

    def _send(self, *more: Statement) -> list[StatementResult]:
        """Send the queue and these statements in one round trip; return the answers to these. If one has a value that
        cannot be sent, none is, not even BEGIN."""
        bound = self.statements.bound((*self.unsent, *more))
        self.unsent, self.begun = [], True
        answers = self.statements.send(bound)
        return answers[len(answers) - len(more) :]


class PostgresStore(Store):
    dialect = "postgres"
    clock = CLOCK
    is_shared = True

    def __init__(self, url: str, shift: Callable[[], int] | None = None, create: bool = True) -> None:
        super().__init__(shift, create)
        self.url = url
        given: dict[str, Any] = {"connect_timeout": WAIT_SECONDS, "client_encoding": "UTF8", **LIVELY}
        self.pool: ConnectionPool[Connection] = ConnectionPool(
            url,
            connection_class=Connection,
            kwargs={"autocommit": True, **given},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=WAIT_SECONDS,
            configure=_configure,
            open=False,
        )
        self.kept: list[Connection] = []
        """The connections on which event loops asked last. The pool uses all of its own in turn, and each of them plans
        a long query anew once the server has analyzed its tables."""
        with _translated():
            psycopg.connect(url, **given).close()  # tells why if it fails; the pool only says that it took too long
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
        with _translated(), self._connection() as connection:
            tx = PostgresTx(connection.statements, begin, self.shift)
            yield tx
            tx.end()

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        """One that is not known to be lost, as all are after the server was restarted."""
        for _lost in range(CONNECTIONS):
            connection = self.pool.getconn()
            if not connection.statements.is_lost():
                break
            self.pool.putconn(connection)
        else:
            raise psycopg.OperationalError("all connections are lost")
        try:
            with connection:
                yield connection
        finally:
            self.pool.putconn(connection)

    def _ask(self, sql: str, values: Columns) -> list[Columns]:
        with _translated(), self._connection() as connection:
            (found,) = connection.statements.execute((_dialect(sql), values))
            return found.columns()

    async def _ask_from_loop(self, sql: str, values: Columns) -> list[Columns] | None:
        connection = self._connection_for_loop()
        if connection is None:
            return None
        with _translated():
            try:
                if connection.statements.is_lost():
                    return None
                return (await connection.statements.ask((_dialect(sql), values))).columns()
            except (psycopg.OperationalError, *OUTDATED):
                return None  # the next connection may be better
            finally:
                self._put_back(connection)

    def _connection_for_loop(self) -> Connection | None:
        with suppress(IndexError):
            return self.kept.pop()
        if not self.pool_state()["idle"]:
            return None
        with _translated(), suppress(PoolTimeout):
            return self.pool.getconn(timeout=SOON_SECONDS)
        return None

    def _put_back(self, connection: Connection) -> None:
        is_idle = connection.pgconn.transaction_status == TransactionStatus.IDLE
        if is_idle and len(self.kept) < CONNECTIONS // KEPT_SHARE:
            self.kept.append(connection)
        else:
            self.pool.putconn(connection)

    def connect_ahead(self, count: int) -> None:
        with _translated(), ExitStack() as returning:
            for _number in range(count):
                returning.enter_context(self.pool.connection())

    def translated(self) -> AbstractContextManager[None]:
        return _translated()

    def pool_state(self) -> dict[str, float]:
        told = self.pool.get_stats()
        idle = told.get("pool_available", 0) + len(self.kept)
        waiting = told.get("requests_waiting", 0)
        return {"used": told.get("pool_size", 0) - idle, "idle": idle, "most": CONNECTIONS, "waiting": waiting}

    def columns(self, tx: Tx) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for row in tx.all("SELECT table_name, column_name FROM information_schema.columns WHERE " + OWN_TABLES):
            found.setdefault(row["table_name"], set()).add(row["column_name"])
        return found

    def only_one(self, tx: Tx) -> None:
        tx.all(STARTING)

    def back_up(self, path: str) -> None:
        dump(self.url, path)

    def _shut(self) -> None:
        while self.kept:
            self.pool.putconn(self.kept.pop())
        self.pool.close()


def _configure(connection: Connection) -> None:
    """If this is not the server itself but a pooler (PgBouncer), transactions run on any of its connections: statements
    cannot be prepared on one for the next."""
    connection.statements = statements = PreparedStatements(connection)
    (hello,) = statements.execute((HELLO, ()))
    statements.can_prepare = hello.rows()[0]["pid"] == connection.info.backend_pid


@lru_cache(maxsize=TEXTS)
def _dialect(sql: str) -> LiteralString:
    """With the parameters as the server names them."""
    first, *others = sql.split("?")
    return first + "".join([f"${number}{part}" for number, part in enumerate(others, 1)])


@lru_cache(maxsize=TEXTS)
def _written(sql: str) -> str:
    """The table that a statement changes; part of every query if it is none of the usual ones."""
    found = WRITE.match(sql)
    return found[1] if found else ""


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except psycopg.errors.UniqueViolation as fault:
        raise Clash(str(fault)) from fault
    except (psycopg.errors.DiskFull, psycopg.errors.OutOfMemory) as fault:
        raise StoreDown(f"the database is full: {fault}") from fault
    except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as fault:
        raise StoreDown(f"the database is not available: {fault}") from fault
