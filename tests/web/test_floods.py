"""Far too much of everything, and bytes that are not text, for every operation and form: quickly refused, never a
server error. A broken game does not delay the others."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import monotonic

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import adjudicating, lobby, order_entry
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.ops import bot_turns
from casusbelli.service.ops.bot_time import BotsTurn, BotTime
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from casusbelli.web.request_layer import FILES, LARGEST_FILE
from casusbelli.web.security import csrf_of
from tests.service.tables import POWERS, made, person
from tests.web.conftest import opened
from tests.web.world import TABLE, World, copied, written

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
HUGE = 10_000_000
NO_TEXT = (bytes(range(256)), b"\0" * 1000, b"\xff\xfe\xfd", "\u202eneddih\u202c\u2066".encode(), b"{" * 60_000)
MUCH = (b"," * 10**6, b"x" * HUGE, b'{"orders": "' + b"A PAR - BUR\\n" * 700_000 + b'"}')
WRITES = sorted(operation for operation in TABLE if not operation.startswith("GET"))


def forms(app: FastAPI) -> list[str]:
    """The addresses to which pages send their forms."""
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


def sent(client: TestClient, service: Service, world: World, method: str, path: str, kind: str, body: bytes) -> None:
    secret = accounts.new_session(service, str(world.people["player"].account))
    client.cookies.clear()
    client.cookies.set("casus_session", secret)
    headers = {"X-CSRF-Token": csrf_of(secret), "Content-Type": kind}
    before, start = written(service), monotonic()
    answer = client.request(method, path, content=body, headers=headers, follow_redirects=False)
    assert answer.status_code < 500, (method, path, body[:40], answer.text[:400])
    assert monotonic() - start < 20, (method, path)
    if len(body) > 64 * 1024:
        assert answer.status_code == (422 if path in FILES and len(body) <= LARGEST_FILE else 413), (method, path)
        assert written(service) == before, (method, path)


@pytest.mark.drawn(10)
@pytest.mark.parametrize("operation", WRITES)
def test_operations(app: FastAPI, original: Path, world: World, tmp_path: Path, operation: str, full: bool) -> None:
    path = world.path(operation, "public")
    with copied(original, tmp_path) as service, opened(app, service) as client:
        for body in (*NO_TEXT, *(MUCH if full else MUCH[:1])):
            sent(client, service, world, operation.partition(" ")[0], path, JSON, body)


@pytest.mark.full
def test_forms(app: FastAPI, original: Path, world: World, tmp_path: Path, full: bool) -> None:
    found = forms(app)
    assert any(path.endswith("/orders") for path in found)
    with copied(original, tmp_path) as service, opened(app, service) as client:
        for path in found:
            for name, value in (("{game_id}", world.names["public"]), ("{act}", "note")):
                path = path.replace(name, value)  # noqa: PLW2901 # it is the same path
            for body in (*NO_TEXT, b"text=%00&seat=%ff&to=%u&phase=" + b"%2c" * 15_000, *(MUCH if full else MUCH[:1])):
                sent(client, service, world, "POST", path, FORM, body)


@pytest.mark.parametrize("text", ["," * 10**6, "x" * HUGE, "A PAR - BUR\n" * 800_000, "\0" * 10**6, "\u202e" * 10**6])
def test_orders_without_end(small_service: Service, text: str) -> None:
    """Below HTTP nothing of them is read, either."""
    ada = person(small_service, "Ada")
    game = made(small_service, ada, kind="sandbox")
    start = monotonic()
    with pytest.raises(ServiceError, check=lambda fault: fault.status == 422):
        order_entry.submit(small_service, ada, game, "France", "S1901M", text)
    assert monotonic() - start < 20


class EqualTurns(BotTime):
    """Every turn counts as equally long. By the clock, an account whose turn fell into a pause of the machine would
    have to let the others go first, as it should, and nobody could say after how many rounds all have played."""

    def __init__(self) -> None:
        super().__init__(clock=lambda: 0.0)

    def spend(self, waiting: BotsTurn, seconds: float) -> None:
        super().spend(waiting, 0.02)


@pytest.mark.full
def test_a_poisoned_game_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game in many raises an error whatever is done with it; the others are adjudicated as usual."""
    count, judge = 249, adjudicating.judge
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    service = Service(store)
    people = [person(service, f"Owner {n}") for n in range(count // 40 + 1)]
    all_of_them = [made(service, people[n // 40], bots=dict.fromkeys(POWERS, "hold")) for n in range(count)]
    bad, shared = all_of_them[0], EqualTurns()

    def poisoned(table: OpenGame, late: bool) -> bool:
        if table.id == bad:
            raise RecursionError("poison")
        return judge(table, late)

    monkeypatch.setattr(adjudicating, "judge", poisoned)
    monkeypatch.setattr(bot_turns, "SLICE_SECONDS", inf)  # a turn is enough for all bots of a game
    for _round in range(count // bot_turns.ROUND + len(people) + 1):  # an account may be a round ahead of the others
        bot_turns.play(service, shared=shared)
    phases = [lobby.info(service, VISITOR, game)["phase"] for game in all_of_them]
    assert phases[0] == "S1901M"
    assert "S1901M" not in phases[1:]
    store.close()
