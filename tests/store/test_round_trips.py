"""What PostgreSQL is asked in one round trip, and that nobody notices; and a connection that breaks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from casusbelli.store import Store, StoreDown, Tx, highest
from tests.service.conftest import clock, database, store  # noqa: F401 # fixtures

pytestmark = pytest.mark.both_databases
NAMES = "SELECT name FROM facts WHERE name LIKE 'x%' ORDER BY name"

WRITES: dict[str, Callable[[Tx], object]] = {
    "nothing": lambda _tx: None,
    "at once": lambda tx: tx.add("facts", name="xy", value=""),
    "queued": lambda tx: tx.put("facts", name="xy", value=""),
    "deleted": lambda tx: tx.run("DELETE FROM facts WHERE name = ?", "x"),
    "otherwise": lambda tx: tx.run("WITH old AS (SELECT 'x' AS name) DELETE FROM facts WHERE name = 'x'"),
}
AFTER = {"nothing": ["x"], "at once": ["x", "xy"], "queued": ["x", "xy"], "deleted": [], "otherwise": []}


@pytest.mark.parametrize("what", WRITES)
@pytest.mark.parametrize("asked_between", [False, True])
def test_an_announced_query_sees_what_was_written_since(store: Store, what: str, asked_between: bool) -> None:  # noqa: F811
    with store.write() as tx:
        tx.add("facts", name="x", value="")
    with store.write() as tx:
        tx.ahead(NAMES)
        if asked_between:
            tx.all("SELECT 1 AS one")
        WRITES[what](tx)
        assert [row["name"] for row in tx.all(NAMES)] == AFTER[what]
        assert [row["name"] for row in tx.all(NAMES)] == AFTER[what]


def test_the_values_of_an_announced_query_count(store: Store) -> None:  # noqa: F811
    with store.write() as tx:
        tx.ahead(highest("receipts", {"game": "a"}), "a")
        assert tx.all("SELECT ? AS given", "b")[0]["given"] == "b"
        assert tx.last("receipts", game="b") == tx.last("receipts", game="a") == 0


@pytest.mark.parametrize("database", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
def test_a_part_of_a_transaction_whose_connection_breaks(store: Store) -> None:  # noqa: F811
    """The database is down. Nobody is to blame for that, least of all the game whose turn it was."""
    seen: list[type[BaseException]] = []
    with suppress(StoreDown), store.write() as tx:
        row = tx.one("SELECT pg_backend_pid() AS process")
        with store.write() as other:
            other.all("SELECT pg_terminate_backend(?)", row and row["process"])
        try:
            with store.part(tx):
                tx.one("SELECT 1 AS one")
                pytest.fail("it was answered")
        except Exception as fault:
            seen.append(type(fault))
            raise
    assert seen == [StoreDown]


@pytest.mark.parametrize("first", [False, True])
def test_a_value_that_cannot_be_written(store: Store, first: bool) -> None:  # noqa: F811
    """What else the transaction does stays one transaction."""
    with suppress(KeyError), store.write() as tx:
        if not first:
            tx.add("facts", name="x", value="")
        with suppress(UnicodeEncodeError), store.part(tx):
            tx.put("facts", name="xy", value="")
            tx.run("UPDATE facts SET value = ?", "\ud800")
            pytest.fail("it was written")
        tx.add("facts", name="xz", value="")
        assert [row["name"] for row in tx.all(NAMES)] == ["x"] * (not first) + ["xz"]
        raise KeyError
    with store.read() as tx:
        assert tx.all(NAMES) == []
