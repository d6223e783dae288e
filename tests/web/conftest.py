"""The application as its users meet it, on both databases."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.core import translations
from casusbelli.core.catalogs import namespaces
from casusbelli.core.package_data import translated_names
from casusbelli.engine.spec import packs
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts, api_tokens
from casusbelli.store import open_store
from casusbelli.web.app import furnish
from tests.service.conftest import clock, database, person, service, small_service, store  # noqa: F401 # fixtures
from tests.web.application import the_app
from tests.web.described import Described
from tests.web.world import World, furnished

SCOPES = ("read", "play", "press", "manage")


class Api:
    """A program of a user: a token, and nothing but paths below /api/v1."""

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
    return the_app()


@pytest.fixture
def client(app: FastAPI, service: Service) -> Iterator[TestClient]:  # noqa: F811
    with opened(app, service) as found:
        yield found


@pytest.fixture
def small_client(app: FastAPI, small_service: Service) -> Iterator[TestClient]:  # noqa: F811
    with opened(app, small_service) as found:
        yield found


def opened(app: FastAPI, home: Service, limits: bool = False, **more: Any) -> TestClient:
    home.limits.on = limits
    furnish(app, home)
    return Described(app, **more)


def house_of(client: TestClient) -> Service:
    found: Service = client.app.state.service  # type: ignore[attr-defined]
    return found


def api_of(client: TestClient, name: str, role: str = "player", scopes: tuple[str, ...] = SCOPES) -> Api:
    home = house_of(client)
    who = person(home, name, role)
    return Api(client, api_tokens.create(home, who, "test", list(scopes)).secret)


def signed_in(client: TestClient, name: str) -> str:
    """A session cookie for the client; its CSRF token."""
    home = house_of(client)
    with home.write() as tx:  # the row is locked
        row = accounts.existing(tx, name)
    client.cookies.set("casus_session", accounts.new_session(home, row["id"]))
    told: str = client.get("/api/v1/me").json()["csrf"]
    return told


@pytest.fixture(scope="session")
def furniture(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, World]:
    file = tmp_path_factory.mktemp("world") / "games.db"
    made = open_store(f"sqlite:///{file}")
    found = furnished(Service(made))
    made.close()
    return file, found


@pytest.fixture
def original(furniture: tuple[Path, World]) -> Path:
    """A complete database to be copied."""
    return furniture[0]


@pytest.fixture
def world(furniture: tuple[Path, World]) -> World:
    return furniture[1]


@pytest.fixture
def masters_in_english() -> Iterator[None]:
    """The Masters Rules without their French catalog, as a pack that nobody has translated into French yet."""
    packs()  # its texts are known when it is loaded
    texts = namespaces()["masters"]
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(texts, "files", {language: text for language, text in texts.files.items() if language != "fr"})
        changed.setattr(texts, "_catalogs", {})
        forget_languages()
        yield
    forget_languages()


@pytest.fixture
def boards_in_english() -> Iterator[tuple[str, ...]]:
    """The titles of two boards that nobody has translated into French yet."""
    titles = ("The Indian Ocean, 1600", "The Western Mediterranean, 1494")

    def others(language: str) -> list[dict[str, str]]:
        return [
            {name: told for name, told in names.items() if name not in titles} for names in translated_names(language)
        ]

    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(translations, "translated_names", others)
        forget_languages()
        yield titles
    forget_languages()


def forget_languages() -> None:
    """Clear whatever functions cache for a language."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("casusbelli")]
    for function in (value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")):
        if "language" in inspect.signature(function).parameters:
            function.cache_clear()
