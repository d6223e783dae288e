"""More requests at the same time than database connections: every request gets its answer, because no thread that has
a connection waits for a thread that needs one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import product
from random import Random

import pytest
from fastapi import FastAPI

from casusbelli.service.base.service import Service
from casusbelli.store import open_store, postgres
from tests.service.conftest import database  # noqa: F401 # a fixture
from tests.web import conftest
from tests.web.test_noninterference import standing

THREADS, ROUNDS = 8, 3
PAGES = ("", "/now", "/acts", "/picture", "/state.json")


@pytest.mark.parametrize("database", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True)
@pytest.mark.parametrize("connections", [1, 2])
def test_many_readers(app: FastAPI, database: str, connections: int, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(postgres, "CONNECTIONS", connections)
    monkeypatch.setattr(postgres, "WAIT_SECONDS", 60.0)  # the queue is long on a busy machine
    with closing(open_store(database)) as store:
        found = standing(Service(store), "standard", 1, Random(1))
        client = conftest.opened(app, Service(store))
        client.cookies.clear()

        def look(asked: tuple[int, str, str]) -> int:
            number, page, name = asked
            cookie = f"casus_session={found.sessions[name]}"
            mark = f"{'&' if '?' in page else '?'}again={number}"
            return client.get(f"/games/{found.game}{page}{mark}", headers={"Cookie": cookie}).status_code

        with ThreadPoolExecutor(THREADS) as pool:
            answers = [*pool.map(look, product(range(ROUNDS), PAGES, found.sitting))]
    assert {*answers} == {200}
