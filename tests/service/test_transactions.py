"""Queued writes are executed with their transaction, or the whole transaction is rolled back."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from casusbelli.store import Clash, Store, StoreDown, Tx

pytestmark = pytest.mark.both_databases


def names(store: Store) -> list[str]:
    with store.read() as tx:
        return [row["name"] for row in tx.all("SELECT name FROM facts ORDER BY name")]


def put(tx: Tx, *names: str) -> None:
    for name in names:
        tx.put("facts", name=name, value="1")


def write(store: Store, *names: str) -> None:
    with store.write() as tx:
        put(tx, *names)


def break_off(tx: Tx, asks: bool) -> None:
    put(tx, "b")
    if asks:
        tx.all("SELECT name FROM facts")
    raise KeyError


def test_it_is_there_for_the_next_question_and_after_the_end(store: Store) -> None:
    with store.write() as tx:
        put(tx, "a")
        tx.set("facts", {"name": "a"}, value="2")
        assert tx.one("SELECT value FROM facts WHERE name = 'a'") == {"value": "2"}
        put(tx, "b")
        assert tx.run("UPDATE facts SET value = '3'") == 2
        put(tx, "c")
    assert names(store) == ["a", "b", "c"]


def test_many_rows(store: Store) -> None:
    wanted = [f"{n:04}" for n in range(1201)]
    with store.write() as tx:
        tx.add_all("facts", ("name", "value"), [])
        tx.add_all("facts", ("name", "value"), [(name, "1") for name in wanted])
        tx.add_all("facts", ("name", "value"), [("0000", "2"), ("new", "2")], "ON CONFLICT (name) DO NOTHING")
    assert names(store) == [*wanted, "new"]


def test_what_fails_at_the_end_takes_everything_back(store: Store) -> None:
    write(store, "a")
    with pytest.raises(Clash):
        write(store, "b", "a", "c")
    assert names(store) == ["a"]
    write(store, "d")  # the same connection, as good as new
    assert names(store) == ["a", "d"]


@pytest.mark.parametrize("asks", [False, True])
def test_who_breaks_off_leaves_nothing(store: Store, asks: bool) -> None:
    with pytest.raises(KeyError), store.write() as tx:
        break_off(tx, asks)
    assert names(store) == []


@pytest.mark.parametrize("clash", [False, True])
def test_a_part_fails_alone(store: Store, clash: bool) -> None:
    with store.write() as tx:
        put(tx, "a")
        with pytest.raises(Clash if clash else KeyError), store.part(tx):
            put(tx, "b", "a") if clash else break_off(tx, False)
        with store.part(tx):
            put(tx, "d")
        put(tx, "e")
    assert names(store) == ["a", "d", "e"]


def test_nothing_is_said_to_be_kept_that_is_not(store: Store) -> None:
    """A fault that somebody does not let out: PostgreSQL then keeps nothing of it all."""
    kept = True
    try:
        with store.write() as tx:
            tx.add("facts", name="a", value="1")
            with suppress(Exception):
                tx.add("facts", name="a", value="2")
    except StoreDown:
        kept = False
    assert names(store) == (["a"] if kept else [])


def test_the_time_is_read_once_the_lock_is_held(store: Store) -> None:
    write(store, "a")
    held = threading.Event()

    def holder() -> int:
        with store.write() as tx:
            tx.all(f"SELECT * FROM facts WHERE name = 'a'{tx.lock}")
            held.set()
            time.sleep(0.3)
            return tx.now()

    def later() -> int:
        held.wait()
        with store.write() as tx:
            tx.all(f"SELECT * FROM facts WHERE name = 'a'{tx.lock}")
            return tx.now()

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.submit(holder), pool.submit(later)
        assert second.result(30) >= first.result(30)
