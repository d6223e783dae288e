"""All routes of the application: API tokens open no pages, and nothing is written without proof that our own page sent
the request. New routes are included automatically."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.testclient import TestClient

from casusbelli.service.base.rights import SCOPES
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts, api_tokens
from tests.web.application import the_app
from tests.web.conftest import opened
from tests.web.world import World, asked, copied, written

SAFE = {"GET", "HEAD"}
NO_PAGES = (
    "/api/",
    "/healthz",
    "/livez",
    "/metrics",
    "/paints.css",
    "/favicon.ico",
    "/service-worker.js",
)  # they know nobody, or take tokens
BODY = {"seat": "France", "phase": "F1901M", "text": "A PAR - BUR", "name": "Mine", "to": "Italy", "yes": "yes"}


def routes() -> list[tuple[str, str]]:
    found = [route for route in the_app().routes if isinstance(route, APIRoute)]
    return sorted((method, route.path) for route in found for method in route.methods or ())


ROUTES = routes()
WRITES = [route for route in ROUTES if route[0] not in SAFE]
PAGES = [route for route in ROUTES if not route[1].startswith(NO_PAGES)]


@pytest.fixture
def service(original: Path, tmp_path: Path) -> Iterator[Service]:
    with copied(original, tmp_path) as found:
        yield found


def place(world: World, path: str) -> str:
    names = {**world.names, "game": world.names["public"], "game_id": world.names["public"], "act": "judge"}
    names |= {"letter": world.names["public letter"], "number": world.names["motion"], "kind": "webhook"}
    for name, value in names.items():
        path = path.replace(f"{{{name}}}", value)
    return path.replace("{", "").replace("}", "")


def sent(client: TestClient, method: str, path: str, headers: dict[str, str]) -> Any:
    more: dict[str, Any] = {"json": BODY} if path.startswith("/api/") else {"data": BODY}
    return client.request(method, path, headers=headers, follow_redirects=False, **({} if method in SAFE else more))


@pytest.mark.drawn(20)
@pytest.mark.parametrize(("method", "path"), WRITES)
def test_nothing_is_written_without_a_proof(
    app: FastAPI, service: Service, world: World, method: str, path: str
) -> None:
    """Requests of signed-in people are refused without the token of their session, or from another site's page."""
    secret = accounts.new_session(service, str(world.people["master"].account))
    with opened(app, service) as client:
        client.cookies.set("casus_session", secret)
        csrf = client.get("/api/v1/me").json()["csrf"]
        before = written(service)
        for headers, code in (
            ({}, "csrf"),
            ({"X-CSRF-Token": "x"}, "csrf"),
            ({"X-CSRF-Token": csrf, "Origin": "https://evil.example"}, "not-allowed"),
            ({"X-CSRF-Token": csrf, "Sec-Fetch-Site": "same-site"}, "not-allowed"),
            ({"Authorization": "Basic eDp5"}, "csrf"),
        ):
            answer = sent(client, method, place(world, path), {"Accept": "application/json", **headers})
            assert (answer.status_code, answer.json()["code"]) == (403, code), headers
        assert written(service) == before


@pytest.mark.drawn(15)
@pytest.mark.parametrize(("method", "path"), PAGES)
def test_no_token_opens_a_page(app: FastAPI, service: Service, world: World, method: str, path: str) -> None:
    """Neither one of each scope nor one of all scopes, nor beside a session."""
    admin = world.people["administrator"]
    secrets = [
        api_tokens.create(service, admin, "t", list(scopes)).secret for scopes in (*((s,) for s in SCOPES), SCOPES)
    ]
    with opened(app, service) as client:
        before = written(service)
        for secret in secrets:
            headers = {"Authorization": f"Bearer {secret}", "Accept": "application/json"}
            answer = sent(client, method, place(world, path), headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        client.cookies.set("casus_session", accounts.new_session(service, str(admin.account)))
        assert sent(client, method, place(world, path), headers).status_code == 403
        assert written(service) == before


@pytest.mark.parametrize("scope", SCOPES)
def test_figures_are_for_administrators(app: FastAPI, service: Service, world: World, scope: str) -> None:
    secret = api_tokens.create(service, world.people["administrator"], "t", [scope]).secret
    with opened(app, service, client=("203.0.113.5", 1)) as client:
        answer = client.get("/metrics", headers={"Authorization": f"Bearer {secret}"})
        assert answer.status_code == (200 if scope == "manage" else 403)


@pytest.mark.parametrize("role", ["moderator", "administrator"])
def test_a_private_game_is_seen_in_office_only(app: FastAPI, service: Service, world: World, role: str) -> None:
    """A moderator may view any game; their token may only if it has the scope for moderation."""
    path = world.path("GET /games/{game}", "private")
    with opened(app, service) as client:
        for scopes, status in ((["read"], 404), (["read", "play", "press"], 404), (["read", "manage"], 200)):
            secret = api_tokens.create(service, world.people[role], "t", scopes).secret
            answer = client.get(path, headers={"Authorization": f"Bearer {secret}"})
            assert answer.status_code == status


def test_pages_are_opened_by_sessions(app: FastAPI, service: Service, world: World) -> None:
    with opened(app, service) as client:
        answer = asked(client, service, world.people["player"], "GET", f"/games/{world.names['private']}", None)
        assert answer.status_code == 200
        answer = asked(client, service, world.people["administrator"], "GET", "/moderation", None)
        assert answer.status_code == 200
        assert "Administrator" in answer.text


def test_a_session_is_no_way_around_a_scope(app: FastAPI, service: Service, world: World) -> None:
    """Somebody sends both: the token counts, for it is what the request was signed with."""
    player = world.people["player"]
    secret = api_tokens.create(service, player, "t", ["read"]).secret
    with opened(app, service) as client:
        client.cookies.set("casus_session", accounts.new_session(service, str(player.account)))
        path = world.path("GET /games/{game}/orders", "public")
        answer = client.get(path, headers={"Authorization": f"Bearer {secret}"})
        assert json.loads(answer.content)["code"] == "not-allowed"
