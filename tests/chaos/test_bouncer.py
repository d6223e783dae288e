"""The service behind PgBouncer in transaction mode."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from casusbelli.service.base.service import Service
from casusbelli.service.games import order_entry
from casusbelli.service.ops import worker
from casusbelli.store import Columns, Store, open_store
from casusbelli.store.postgres import PostgresStore
from tests.chaos.books import Books
from tests.chaos.bouncer import MISSING, PROGRAM, bounced
from tests.chaos.machines import free_port
from tests.chaos.own_postgres import BINARIES, own_postgres
from tests.service.tables import duel, phase

pytestmark = [
    pytest.mark.drawn(1, of="chaos"),
    pytest.mark.skipif(PROGRAM is None or not BINARIES, reason=MISSING),
]

PHASES, WRITERS = 4, 6


@pytest.fixture
def url() -> Iterator[str]:
    port = free_port()
    with own_postgres(port) as (direct, _data), bounced(port) as front:
        yield direct.replace(f":{port}/", f":{front}/")


def test_statements_are_not_prepared_for_another_connection(url: str) -> None:
    """Two processes write at the same time; each repeats its statements often enough for them to be prepared."""
    with closing(open_store(url)) as one, closing(open_store(url)) as other:
        services = (Service(one), Service(other))
        game, ada, bob = duel(services[0])
        for _n in range(PHASES):
            before = phase(services[0], ada, game)

            def write(number: int, before: str = before) -> int:
                who = (ada, bob)[number % 2]
                return order_entry.submit(services[number % 2], who, game, None, before, f"token {number}").n

            with ThreadPoolExecutor(WRITERS) as pool:
                assert len([*pool.map(write, range(4 * WRITERS))]) == 4 * WRITERS
            for who in (ada, bob):
                order_entry.ready(services[0], who, game, None, before, True)
            assert worker.judge_due(services[1]) == 1
        books = Books()
        books.check(services[0])
        assert (books.faults, books.phases) == ([], PHASES)
        assert asyncio.run(questions(one)) == [[(str(n),)] for n in range(100)]
        assert isinstance(one, PostgresStore)
        with one.pool.connection() as connection:
            assert not connection.statements.can_prepare


async def questions(store: Store) -> list[list[Columns]]:
    return await asyncio.gather(*(store.ask_from_loop("SELECT ?::text", str(n)) for n in range(100)))


def test_statements_are_prepared_on_the_server_itself() -> None:
    with own_postgres(free_port()) as (direct, _data), closing(open_store(direct)) as store:
        assert isinstance(store, PostgresStore)
        with store.pool.connection() as connection:
            assert connection.statements.can_prepare
