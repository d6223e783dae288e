"""Queued writes are executed with their transaction, or the whole transaction is rolled back."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random

import pytest

from casusbelli.store import Clash, Store, StoreDown, Tx

pytestmark = pytest.mark.both_databases
ALL = "SELECT name FROM facts WHERE name <> 'audit' ORDER BY name"


def names(store: Store) -> list[str]:
    with store.read() as tx:  # a migration has written one
        return [row["name"] for row in tx.all(ALL)]


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
        assert tx.run("UPDATE facts SET value = '3' WHERE name <> 'audit'") == 2
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


class Broken(Exception):
    """The end of a part."""


def play(store: Store, tx: Tx, random: Random, kept: list[str], depth: int = 0) -> None:
    """Write, ask and nest parts at random, some of which break off. ``kept``: what must be there afterward."""
    for _step in range(random.randint(0, 4)):
        name, what = f"{len(kept)} {random.random()}", random.choice(("put", "add", "ask", "announce", "part", "part"))
        if what == "ask":
            assert tx.all(ALL) == [{"name": name} for name in sorted(kept)]
        elif what == "announce":
            tx.ahead(ALL)
        elif what == "part" and depth < 3:
            before = [*kept]
            try:
                with store.part(tx):
                    play(store, tx, random, kept, depth + 1)
                    if random.random() < 0.4:
                        raise Broken
                    if kept and random.random() < 0.2:
                        tx.put("facts", name=kept[0], value="a second time")
                        kept.append("unsent")
            except (Broken, Clash):
                kept[:] = before
        elif what in ("put", "add"):
            (tx.put if what == "put" else tx.add)("facts", name=name, value="")
            kept.append(name)


def test_parts_within_parts(store: Store) -> None:
    random = Random(5)
    for _round in range(60):
        kept: list[str] = []
        with store.write() as tx:
            tx.run("DELETE FROM facts WHERE name <> 'audit'")
            play(store, tx, random, kept)
        assert names(store) == sorted(kept)


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
