"""A house for each test, once on SQLite and once on PostgreSQL, with a clock that can be put forward."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psycopg
import pytest

from casusbelli.service import accounts, confirming
from casusbelli.service.house import House, Who
from casusbelli.store import Store, open_store

POSTGRES = os.environ.get("CASUS_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
PASSWORD = "rhubarb and custard"


class Clock:
    """Milliseconds that this test is ahead of the database."""

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


@pytest.fixture(params=["sqlite", "postgres"])
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
        yield f"{POSTGRES}?options=-csearch_path%3D{schema}"
        connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


@pytest.fixture
def store(database: str, clock: Clock) -> Iterator[Store]:
    opened = open_store(database, clock)
    yield opened
    opened.close()


@pytest.fixture
def house(store: Store) -> House:
    return House(store, base_url="http://testserver")


@pytest.fixture
def small_house() -> Iterator[House]:
    """In memory, where the database does not matter."""
    opened = open_store("sqlite://:memory:")
    yield House(opened, base_url="http://testserver")
    opened.close()


def person(house: House, name: str, role: str = "player") -> Who:
    """Somebody who has signed in."""
    email = f"{name.lower()}@example.org"
    account = accounts.register(house, name, email, PASSWORD, role)
    with house.write() as tx:
        confirming.make_own(tx, account.id, email)
        tx.run("DELETE FROM outbox WHERE account = ? AND kind = 'confirm-email'", account.id)
    return Who(account.id, account.name, account.role)
