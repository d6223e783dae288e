"""The application as its users meet it, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service import accounts, tokens
from casusbelli.service.house import House
from casusbelli.store import open_store
from casusbelli.web.app import create_app, furnish
from tests.service.conftest import clock, database, house, person, small_house, store  # noqa: F401 # fixtures
from tests.web.described import Described
from tests.web.world import World, furnished

SCOPES = ("read", "play", "press", "manage")


class Api:
    """Somebody's program: a token, and nothing but paths below /api/v1."""

    def __init__(self, client: TestClient, token: str | None = None) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def __call__(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        more = {} if body is None else {"json": body}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.request(method, f"/api/v1{path}", headers={**self.headers, **named}, **more)

    def ok(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        answer = self(method, path, body, **headers)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


@pytest.fixture(scope="session")
def app() -> FastAPI:
    """Made once: it takes longer than most tests."""
    return create_app(House(open_store("sqlite://:memory:")))


@pytest.fixture
def client(app: FastAPI, house: House) -> Iterator[TestClient]:  # noqa: F811
    with opened(app, house) as found:
        yield found


@pytest.fixture
def small_client(app: FastAPI, small_house: House) -> Iterator[TestClient]:  # noqa: F811
    with opened(app, small_house) as found:
        yield found


def opened(app: FastAPI, home: House, limits: bool = False, **more: Any) -> TestClient:
    home.limits.on = limits
    furnish(app, home)
    return Described(app, **more)


def house_of(client: TestClient) -> House:
    found: House = client.app.state.house  # type: ignore[attr-defined]
    return found


def api_of(client: TestClient, name: str, role: str = "player", scopes: tuple[str, ...] = SCOPES) -> Api:
    home = house_of(client)
    who = person(home, name, role)
    return Api(client, tokens.create(home, who, "test", list(scopes)).secret)


def signed_in(client: TestClient, name: str) -> str:
    """A session cookie for the client; its CSRF token."""
    home = house_of(client)
    with home.read() as tx:
        row = accounts.existing(tx, name)
    client.cookies.set("casus_session", accounts.new_session(home, row["id"]))
    told: str = client.get("/api/v1/me").json()["csrf"]
    return told


@pytest.fixture(scope="session")
def furniture(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, World]:
    file = tmp_path_factory.mktemp("world") / "games.db"
    made = open_store(f"sqlite:///{file}")
    found = furnished(House(made))
    made.close()
    return file, found


@pytest.fixture
def original(furniture: tuple[Path, World]) -> Path:
    """A database with all that is needed, to be copied."""
    return furniture[0]


@pytest.fixture
def world(furniture: tuple[Path, World]) -> World:
    return furniture[1]
