"""A service for each test, once on SQLite and once on PostgreSQL, with a clock that can be moved forward."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.service.people import accounts, email_confirmation
from casusbelli.store import Store, open_store

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


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of this test's own."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    if no_postgres():
        pytest.skip(no_postgres())
    schema = f"t{uuid.uuid4().hex}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
        yield f"{POSTGRES}?options=-csearch_path%3D{schema}%20-csynchronous_commit%3Doff"  # no test pulls the plug
        connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


@cache
def fresh() -> bytes:
    """A new SQLite database; writing it down is quicker than making one."""
    with TemporaryDirectory() as folder:
        made = Path(folder, "games.db")
        open_store(f"sqlite:///{made}").close()
        return made.read_bytes()


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
