"""Statements as they are sent to PostgreSQL: values, errors, and what is left on the connection after one."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
import uvloop
from psycopg import pq

from casusbelli.store import Clash, StoreDown, open_store
from casusbelli.store.postgres import CONNECTIONS, PostgresStore
from casusbelli.store.statements import MOST_PREPARED, MOST_VALUES, PREPARED_AT, PreparedStatements
from tests.chaos.network import PIECE, Network
from tests.service.conftest import database  # noqa: F401 # a fixture

pytestmark = pytest.mark.postgres
on_postgres = pytest.mark.parametrize("database", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
Run = Callable[[Coroutine[Any, Any, Any]], Any]
on_both_loops = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
BOTH_WAYS = (0, 3)  # so many uses come first: sent as a text, and prepared


@pytest.fixture
def opened(database: str) -> Iterator[PostgresStore]:  # noqa: F811
    with closing(open_store(database)) as store:
        assert isinstance(store, PostgresStore)
        yield store


@pytest.fixture
def statements(opened: PostgresStore) -> Iterator[PreparedStatements]:
    with opened.pool.connection() as connection:
        yield connection.statements


@on_postgres
@pytest.mark.parametrize("uses", BOTH_WAYS)
@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("text", "Zürich \u2013 «Paris»\n\\x00 'quoted' \U0001f600"),
        ("text", ""),
        ("text", None),
        ("bigint", 0),
        ("bigint", -(2**31) - 1),
        ("bigint", 2**31),
        ("bigint", 2**63 - 1),
        ("integer", 2**31 - 1),
        ("double precision", 0.1),
        ("double precision", -1e300),
        ("boolean", True),
        ("bytea", b"\x00\xff'\\"),
        ("bytea", b""),
    ],
)
def test_a_value_comes_back(statements: PreparedStatements, kind: str, value: object, uses: int) -> None:
    for _use in range(uses + 1):
        (found,) = statements.execute((f"SELECT $1::{kind} AS value, $1::{kind} IS NULL AS missing", (value,)))
        assert found.rows() == [{"value": value, "missing": value is None}]
        assert found.columns() == [(value, value is None)]


@on_postgres
def test_an_encoding_that_others_prefer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """It lacks most of what people write."""
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    with closing(open_store(database)) as store:
        assert store.ask("SELECT ?::text", "Paris \u2013 \U0001f600") == [("Paris \u2013 \U0001f600",)]


@on_postgres
def test_values_that_no_column_holds(statements: PreparedStatements) -> None:
    for value in ("a\0b", [1], object()):
        with pytest.raises((psycopg.DataError, TypeError)):
            statements.execute(("SELECT $1::text", (value,)))
    assert statements.execute(("SELECT 1 AS n", ()))[0].rows() == [{"n": 1}]


@on_postgres
@pytest.mark.parametrize("uses", BOTH_WAYS)
@pytest.mark.parametrize("before", [0, 1])
def test_an_error_among_several(statements: PreparedStatements, uses: int, before: int) -> None:
    """Nothing after it is executed, and the connection is as usable as before, with what it has prepared."""
    statements.execute(("CREATE TEMPORARY TABLE found (n INTEGER PRIMARY KEY)", ()))
    for n in range(uses):
        statements.execute(("INSERT INTO found VALUES ($1)", (n,)), ("SELECT 1", ()))
        statements.execute(("BEGIN", ()), ("ROLLBACK", ()))
    first = [("SELECT 1", ())] * before
    with pytest.raises(psycopg.errors.UniqueViolation):
        statements.execute(
            *first,
            ("INSERT INTO found VALUES ($1), ($1)", (7,)),
            ("INSERT INTO found VALUES ($1)", (100,)),
        )
    assert statements.connection.transaction_status == pq.TransactionStatus.IDLE
    statements.execute(("INSERT INTO found VALUES ($1)", (101,)), ("SELECT 1", ()))
    (found,) = statements.execute(("SELECT n FROM found ORDER BY n", ()))
    assert [row["n"] for row in found.rows()] == [*range(uses), 101]


@on_postgres
def test_a_statement_that_cannot_be_prepared(statements: PreparedStatements) -> None:
    for _use in range(PREPARED_AT + 2):
        with pytest.raises(psycopg.errors.UndefinedTable):
            statements.execute(("SELECT * FROM nowhere", ()))
        with pytest.raises(psycopg.errors.UndefinedTable):
            statements.execute(("SELECT 1", ()), ("SELECT * FROM nowhere", ()))
    statements.execute(("CREATE TEMPORARY TABLE nowhere (n INTEGER)", ()))
    assert statements.execute(("SELECT * FROM nowhere", ()))[0].rows() == []


@on_postgres
def test_much_at_once(statements: PreparedStatements) -> None:
    """More than the buffers of both sides hold, in both directions."""
    text = "x" * 3_000_000
    found = statements.execute(*[("SELECT $1::text || $2::text AS t", (text, str(n))) for n in range(8)])
    assert [one.rows()[0]["t"] == f"{text}{n}" for n, one in enumerate(found)] == [True] * 8


@on_postgres
def test_a_number_of_plans_is_kept(statements: PreparedStatements) -> None:
    for n in range(MOST_PREPARED + 50):
        for _use in range(PREPARED_AT):
            assert statements.execute((f"SELECT {n} AS n", ()))[0].rows() == [{"n": n}]
    (kept,) = statements.execute(("SELECT COUNT(*) AS n FROM pg_prepared_statements", ()))
    assert kept.rows()[0]["n"] == len(statements.prepared) == MOST_PREPARED


@on_postgres
def test_long_lists_of_values_are_not_prepared(statements: PreparedStatements) -> None:
    before = len(statements.prepared)
    for count in (MOST_VALUES, MOST_VALUES + 1):
        added = " + ".join(f"${n}::int" for n in range(1, count + 1))
        for _use in range(PREPARED_AT + 1):
            (found,) = statements.execute((f"SELECT {added} AS n", (1,) * count))
            assert found.rows() == [{"n": count}]
        assert len(statements.prepared) == before + 1


@on_postgres
def test_a_connection_that_breaks(opened: PostgresStore) -> None:
    def broken(several: bool) -> None:
        with opened.write() as tx:
            row = tx.one("SELECT pg_backend_pid() AS process")
            with opened.write() as other:
                other.all("SELECT pg_terminate_backend(?)", row and row["process"])
            if several:
                tx.queue("UPDATE facts SET value = '' WHERE name = 'x'")
            tx.all("SELECT 1 AS one")

    for several in (False, True):
        with pytest.raises(StoreDown):
            broken(several)
        with opened.read() as tx:
            assert tx.one("SELECT 1 AS one") == {"one": 1}


# --- connections that are lost


@pytest.fixture
def with_a_row(opened: PostgresStore) -> PostgresStore:
    with opened.write() as tx:
        tx.add("facts", name="x", value="")
    return opened


def first_in_a_transaction(store: PostgresStore) -> int:
    """The number of columns."""
    with store.write() as tx:
        tx.queue("UPDATE facts SET value = 'changed' WHERE name = 'x'")
        return len(tx.all("SELECT * FROM facts WHERE name = ?", "x")[0])


def later_in_a_transaction(store: PostgresStore) -> int:
    with store.read() as tx:
        tx.all("SELECT 1")
        return len(tx.all("SELECT * FROM facts WHERE name = ?", "x")[0])


def without_a_transaction(store: PostgresStore) -> int:
    return len(store.ask("SELECT * FROM facts WHERE name = ?", "x")[0])


def from_an_event_loop(store: PostgresStore) -> int:
    return len(asked(store, ("SELECT * FROM facts WHERE name = ?", "x"))[0][0])


def asked(store: PostgresStore, *more: Any, run: Run = asyncio.run) -> list[Any]:
    async def ask() -> list[Any]:
        return await asyncio.gather(*(store.ask_from_loop(*one) for one in more))

    found: list[Any] = run(ask())
    return found


WAYS = [first_in_a_transaction, without_a_transaction, from_an_event_loop]


@on_postgres
@pytest.mark.parametrize("look", WAYS)
def test_nobody_gets_a_connection_that_the_server_has_closed(
    with_a_row: PostgresStore,
    database: str,  # noqa: F811
    look: Callable[[PostgresStore], int],
) -> None:
    """After a restart of the server, all idle ones are."""
    with ExitStack() as returning:
        some = [returning.enter_context(with_a_row.pool.connection()) for _number in range(4)]
        processes = [one.info.backend_pid for one in some]
    with psycopg.connect(database, autocommit=True) as other:
        for process in processes:
            other.execute("SELECT pg_terminate_backend(%s, 5000)", (process,))
    for _use in range(6):
        assert look(with_a_row)


class Garbler(Network):
    """Answers in place of the server, with what is no answer."""

    is_garbling = False

    def _forward(self, source: socket.socket, to: socket.socket) -> bool:
        if not self.is_garbling:
            return super()._forward(source, to)
        source.recv(PIECE)
        source.sendall(b"\x99\xff\xff\xff\xff what?")
        return True


@on_postgres
@pytest.mark.parametrize("look", [first_in_a_transaction, without_a_transaction])
def test_an_answer_that_is_none(with_a_row: PostgresStore, database: str, look: Callable[[PostgresStore], int]) -> None:  # noqa: F811
    """A client gets an error instead of waiting forever."""
    port = urlsplit(database).port or 5432
    line = Garbler(port)
    with closing(line), closing(open_store(database.replace(f":{port}/", f":{line.port}/"))) as store:
        assert isinstance(store, PostgresStore)
        assert look(store)
        line.is_garbling = True
        faults = list[BaseException]()

        def wait() -> None:
            try:
                look(store)
            except StoreDown as fault:
                faults.append(fault)

        waiting = threading.Thread(target=wait, daemon=True)
        waiting.start()
        waiting.join(10)
        line.is_garbling = False
        assert len(faults) == 1


# --- tables that a newer version changes meanwhile


@on_postgres
@pytest.mark.parametrize("look", WAYS)
@pytest.mark.parametrize(
    ("change", "columns"), [("ADD COLUMN more TEXT", 3), ("ALTER COLUMN value TYPE VARCHAR(99)", 2)]
)
def test_a_table_that_has_changed(
    with_a_row: PostgresStore,
    database: str,  # noqa: F811
    look: Callable[[PostgresStore], int],
    change: str,
    columns: int,
) -> None:
    for _use in range(PREPARED_AT + 1):
        assert look(with_a_row) == 2
    with psycopg.connect(database, autocommit=True) as other:
        other.execute(f"ALTER TABLE facts {change}".encode())
    for _use in range(PREPARED_AT + 1):
        assert look(with_a_row) == columns


@on_postgres
def test_a_table_that_has_changed_during_a_transaction(with_a_row: PostgresStore, database: str) -> None:  # noqa: F811
    """What was read before cannot be read again, so the transaction fails, but only one does."""
    for _use in range(PREPARED_AT + 1):
        later_in_a_transaction(with_a_row)
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("ALTER TABLE facts ADD COLUMN more TEXT")
    with pytest.raises(StoreDown):
        later_in_a_transaction(with_a_row)
    for _use in range(PREPARED_AT + 1):
        assert later_in_a_transaction(with_a_row) == 3


@on_postgres
@pytest.mark.parametrize("together", [1, 2])
def test_prepared_statements_that_are_gone(statements: PreparedStatements, together: int) -> None:
    several = [("SELECT 1 AS n", ())] * together
    for _use in range(PREPARED_AT):
        statements.execute(*several)
    statements.execute(("DEALLOCATE ALL", ()))
    assert [one.rows() for one in statements.execute(*several)] == [[{"n": 1}]] * together


# --- from an event loop


@on_postgres
@on_both_loops
def test_an_event_loop_asks(opened: PostgresStore, run: Run) -> None:
    questions = [("SELECT ? || 'b', ?", f"a{n}", None) for n in range(60)]
    for _time in range(4):
        assert asked(opened, *questions, run=run) == [[(f"a{n}b", None)] for n in range(60)]
    until = time.monotonic() + 10
    while opened.pool_state()["used"]:  # one may still be opened for who waited before
        assert time.monotonic() < until
        time.sleep(0.01)


@on_postgres
def test_an_event_loop_goes_on_meanwhile(opened: PostgresStore) -> None:
    async def ask() -> tuple[list[Any], int]:
        answer = asyncio.create_task(opened.ask_from_loop("SELECT pg_sleep(0.5)::text"))
        turns = 0
        while not answer.done():
            turns += 1
            await asyncio.sleep(0.01)
        return await answer, turns

    opened.connect_ahead(2)
    answer, turns = asyncio.run(ask())
    assert answer == [("",)]
    assert turns > 10


@on_postgres
@on_both_loops
def test_an_event_loop_asks_on_the_same_connection_again(opened: PostgresStore, run: Run) -> None:
    """Each connection plans a query anew after the tables have been analyzed."""
    opened.connect_ahead(4)
    found = {number for _time in range(8) for ((number,),) in asked(opened, ("SELECT pg_backend_pid()",), run=run)}
    assert len(found) == 1


@on_postgres
def test_errors_reach_the_event_loop(opened: PostgresStore) -> None:
    for _time in range(CONNECTIONS + 1):  # none of them is lost
        with pytest.raises(psycopg.errors.UndefinedTable):
            asked(opened, ("SELECT * FROM nowhere",))
        with pytest.raises(Clash):
            asked(opened, ("INSERT INTO facts (name, value) VALUES (?, ''), (?, '') RETURNING name", "x", "x"))
    assert asked(opened, ("SELECT 1",)) == [[(1,)]]


@on_postgres
@on_both_loops
def test_nobody_gets_the_answer_to_a_canceled_question(opened: PostgresStore, run: Run) -> None:
    async def give_up() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(opened.ask_from_loop("SELECT 'late' FROM pg_sleep(0.3)"), 0.05)

    opened.connect_ahead(1)
    run(give_up())
    time.sleep(0.4)
    for _time in range(4):
        assert asked(opened, ("SELECT 'now'",), run=run) == [[("now",)]]


@on_postgres
@on_both_loops
def test_a_store_is_closed_once_an_event_loop_has_its_answer(opened: PostgresStore, run: Run) -> None:
    async def close_meanwhile() -> list[Any]:
        answer = asyncio.create_task(opened.ask_from_loop("SELECT pg_sleep(0.5)::text"))
        await asyncio.sleep(0.1)
        closing_it = asyncio.create_task(asyncio.to_thread(opened.close))
        await asyncio.sleep(0.1)
        with pytest.raises(StoreDown):
            await opened.ask_from_loop("SELECT 1")
        assert not closing_it.done()
        found = await answer
        await closing_it
        return found

    opened.connect_ahead(1)
    assert run(close_meanwhile()) == [("",)]
    assert opened.pool.closed
