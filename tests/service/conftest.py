"""A service for each test, once on SQLite and once on PostgreSQL, with a clock that can be moved forward."""

from __future__ import annotations

import atexit
import os
import sqlite3
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.people import accounts, email_confirmation
from casusbelli.store import Store, open_store
from casusbelli.store.store import migrations

POSTGRES = os.environ.get("CASUS_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
PASSWORD = "rhubarb and custard"


class Clock:
    """The milliseconds by which this test is ahead of the database."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return self.ahead


@cache
def no_postgres() -> str:
    try:
        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except psycopg.OperationalError as fault:
        return f"no PostgreSQL answers at {POSTGRES}: {fault}"
    return ""


@contextmanager
def earlier_store(database: str, knows: Callable[[str], bool], clock: Clock) -> Iterator[Store]:
    """A new database, made by a version that knows only these migrations."""
    known = {name: text for name, text in migrations().items() if knows(name)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("casusbelli.store.store.migrations", lambda: known)
        with closing(open_store(database, clock)) as made:
            yield made


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of this test's own. For tests that use ``store`` it may have its tables."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    if no_postgres():
        pytest.skip(no_postgres())
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        takes_tables = "store" in request.fixturenames
        schema = spare_schemas().pop() if takes_tables and spare_schemas() else created(connection)
        yield f"{POSTGRES}?options=-csearch_path%3D{schema}%20-csynchronous_commit%3Doff"  # no test pulls the plug
        if takes_tables and emptied(connection, schema):
            spare_schemas().append(schema)
        else:
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


def created(connection: psycopg.Connection[Any]) -> str:
    schema = f"t{uuid.uuid4().hex}"
    connection.execute(f"CREATE SCHEMA {schema}".encode())
    return schema


@cache
def spare_schemas() -> list[str]:
    """Schemas with empty tables, which cost more to make than most tests."""
    spare: list[str] = []
    atexit.register(drop, spare)
    return spare


def drop(schemas: list[str]) -> None:
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        for schema in schemas:
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


def emptied(connection: psycopg.Connection[Any], schema: str) -> bool:
    """Delete what the test has left. False if it has changed more than rows, or still uses them."""
    told = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = %s", (schema,))
    if {name for (name,) in told} != {*first_rows()}:
        return False
    gone = [f"DELETE FROM {schema}.{table}" for table in first_rows() if table != "migrations"]
    settings = "SET session_replication_role = replica; SET lock_timeout = '2s'"  # in any order of references
    try:
        connection.execute("; ".join([settings, *gone]).encode())
        for table, rows in first_rows().items():
            for row in rows:
                marks = ", ".join(["%s"] * len(row))
                connection.execute(f"INSERT INTO {schema}.{table} VALUES ({marks})".encode(), row)
        applied = connection.execute(f"SELECT name FROM {schema}.migrations".encode())
    except psycopg.Error:
        return False
    return {name for (name,) in applied} == {*migrations()}


@cache
def fresh() -> bytes:
    """A new SQLite database; writing it down is quicker than making one."""
    with TemporaryDirectory() as folder:
        made = Path(folder, "games.db")
        open_store(f"sqlite:///{made}").close()
        return made.read_bytes()


@cache
def first_rows() -> dict[str, list[tuple[Any, ...]]]:
    """The tables of a new database, with the rows that migrations have written into them."""
    with TemporaryDirectory() as folder:
        made = Path(folder, "games.db")
        made.write_bytes(fresh())
        with closing(sqlite3.connect(made)) as base:
            sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            names = [name for (name,) in base.execute(sql)]
            found = {name: base.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    return {**found, "migrations": []}  # these stay


@pytest.fixture
def store(database: str, clock: Clock) -> Iterator[Store]:
    if database.startswith("sqlite"):
        Path(database.removeprefix("sqlite:///")).write_bytes(fresh())
    opened = open_store(database, clock)
    with opened.write() as tx:  # a copy is as new as the test
        tx.run("UPDATE migrations SET at = ?", tx.now())
    yield opened
    opened.close()


@pytest.fixture
def service(store: Store) -> Service:
    return Service(store, base_url="http://testserver")


@pytest.fixture
def small_service() -> Iterator[Service]:
    """In memory, where the database does not matter."""
    opened = open_store("sqlite://:memory:")
    yield Service(opened, base_url="http://testserver")
    opened.close()


def person(service: Service, name: str, role: str = "player") -> Who:
    """Somebody who has signed in."""
    email = f"{name.lower()}@example.org"
    account = accounts.register(service, name, email, PASSWORD, role)
    with service.write() as tx:
        email_confirmation.make_own(tx, account.id, email)
        tx.run("DELETE FROM outbox WHERE account = ? AND kind = 'confirm-email'", account.id)
    return Who(account.id, account.name, account.role)
