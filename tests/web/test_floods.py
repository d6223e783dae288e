"""Far too much of everything, and bytes that are no text, at every operation and every form: never a fault of ours, and
quickly refused. A game that is broken does not keep the others waiting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service import accounts, bot_turns, games, judging, orders
from casusbelli.service.bot_time import BotTime
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House
from casusbelli.service.table import Table
from casusbelli.store import open_store
from casusbelli.web.security import FILES, LARGEST_FILE, csrf_of
from tests.service.tables import POWERS, made, person
from tests.web.conftest import opened
from tests.web.world import TABLE, World, copied, written

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
HUGE = 10_000_000
NO_TEXT = (bytes(range(256)), b"\0" * 1000, b"\xff\xfe\xfd", "\u202eneddih\u202c\u2066".encode(), b"{" * 60_000)
MUCH = (b"," * 10**6, b"x" * HUGE, b'{"orders": "' + b"A PAR - BUR\\n" * 700_000 + b'"}')
WRITES = sorted(operation for operation in TABLE if not operation.startswith("GET"))


def forms(app: FastAPI) -> list[str]:
    """The addresses that pages send their forms to."""
    found = []
    for route in walk(app.router.routes):
        path = getattr(route, "path", "")
        if "POST" in (getattr(route, "methods", None) or ()) and not getattr(route, "include_in_schema", True):
            found.append(path)
    return sorted(set(found))


def walk(routes: object) -> Iterator[object]:
    for route in routes:  # type: ignore[attr-defined]
        inner = getattr(getattr(route, "original_router", None), "routes", None)
        yield from walk(inner) if inner else [route]


def sent(client: TestClient, house: House, world: World, method: str, path: str, kind: str, body: bytes) -> None:
    secret = accounts.new_session(house, str(world.people["player"].account))
    client.cookies.clear()
    client.cookies.set("casus_session", secret)
    headers = {"X-CSRF-Token": csrf_of(secret), "Content-Type": kind}
    before, start = written(house), monotonic()
    answer = client.request(method, path, content=body, headers=headers, follow_redirects=False)
    assert answer.status_code < 500, (method, path, body[:40], answer.text[:400])
    assert monotonic() - start < 20, (method, path)
    if len(body) > 64 * 1024:
        assert answer.status_code == (422 if path in FILES and len(body) <= LARGEST_FILE else 413), (method, path)
        assert written(house) == before, (method, path)


@pytest.mark.parametrize("operation", WRITES)
def test_operations(app: FastAPI, original: Path, world: World, tmp_path: Path, operation: str, full: bool) -> None:
    path = world.path(operation, "public")
    with copied(original, tmp_path) as house, opened(app, house) as client:
        for body in (*NO_TEXT, *(MUCH if full else MUCH[:1])):
            sent(client, house, world, operation.partition(" ")[0], path, JSON, body)


def test_forms(app: FastAPI, original: Path, world: World, tmp_path: Path, full: bool) -> None:
    found = forms(app)
    assert any(path.endswith("/orders") for path in found)
    with copied(original, tmp_path) as house, opened(app, house) as client:
        for path in found:
            for name, value in (("{game_id}", world.names["public"]), ("{act}", "note")):
                path = path.replace(name, value)  # noqa: PLW2901 # it is the same path
            for body in (*NO_TEXT, b"text=%00&seat=%ff&to=%u&phase=" + b"%2c" * 15_000, *(MUCH if full else MUCH[:1])):
                sent(client, house, world, "POST", path, FORM, body)


@pytest.mark.parametrize("text", ["," * 10**6, "x" * HUGE, "A PAR - BUR\n" * 800_000, "\0" * 10**6, "\u202e" * 10**6])
def test_orders_without_end(small_house: House, text: str) -> None:
    """Below HTTP nothing is read of them, either."""
    ada = person(small_house, "Ada")
    game = made(small_house, ada, kind="sandbox")
    start = monotonic()
    with pytest.raises(Refused, check=lambda fault: fault.status == 422):
        orders.submit(small_house, ada, game, "France", "S1901M", text)
    assert monotonic() - start < 20


def test_a_poisoned_game_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool) -> None:
    """One in many raises whatever is done with it; the others are judged as ever."""
    count, judge = 999 if full else 70, judging.judge
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    house = House(store)
    people = [person(house, f"Owner {n}") for n in range(count // 40 + 1)]
    all_of_them = [made(house, people[n // 40], bots=dict.fromkeys(POWERS, "hold")) for n in range(count)]
    bad, shared = all_of_them[0], BotTime()

    def poisoned(table: Table, late: bool) -> bool:
        if table.id == bad:
            raise RecursionError("poison")
        return judge(table, late)

    monkeypatch.setattr(judging, "judge", poisoned)
    for _round in range(2 * count // bot_turns.ROUND + 2):
        bot_turns.play(house, shared=shared)
    phases = [games.info(house, VISITOR, game)["phase"] for game in all_of_them]
    assert phases[0] == "S1901M"
    assert "S1901M" not in phases[1:]
    store.close()
