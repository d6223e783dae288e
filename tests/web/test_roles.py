"""Permissions: every operation of the API, for every role, on games that are visible and invisible. A new operation
without a row fails here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from casusbelli.service.base.rights import SCOPES
from casusbelli.service.base.service import Service
from casusbelli.service.people import api_tokens
from tests.web.conftest import opened
from tests.web.world import ALL, ENDLESS, KNOWN, OF_A_GAME, REFUSED, TABLE, World, asked, copied, written


@pytest.fixture
def service(original: Path, tmp_path: Path) -> Iterator[Service]:
    with copied(original, tmp_path) as found:
        yield found


def test_every_operation_has_a_row(app: FastAPI) -> None:
    told = app.openapi()["paths"]
    operations = {f"{method.upper()} {path.removeprefix('/api/v1')}" for path in told for method in told[path]}
    assert operations == set(TABLE)


def test_the_description_names_the_scopes(app: FastAPI) -> None:
    for path, operations in app.openapi()["paths"].items():
        for method, operation in operations.items():
            scope = TABLE[f"{method.upper()} {path.removeprefix('/api/v1')}"][1]
            assert operation["security"] == [{"token": [scope] if scope in SCOPES else []}]


@pytest.mark.drawn(20)
@pytest.mark.parametrize("operation", sorted(TABLE))
def test_who_may(app: FastAPI, service: Service, world: World, original: Path, tmp_path: Path, operation: str) -> None:
    """People without permission are refused, and nothing is written; the others are let in."""
    may, _scope, body = TABLE[operation]
    method, path = operation.partition(" ")[0], world.path(operation, "public")
    with opened(app, service) as client:
        before = written(service)
        for role in sorted(ALL - may):
            answer = asked(client, service, world.people.get(role), method, path, body)
            assert answer.status_code in REFUSED, (role, answer.text)
            assert answer.status_code != 401 or role == "visitor"
        assert written(service) == before
    for role in sorted(may) if operation != ENDLESS else ():
        with copied(original, tmp_path) as fresh, opened(app, fresh) as client:
            answer = asked(client, fresh, world.people.get(role), method, path, body)
            assert answer.status_code < 500, (role, answer.text)
            assert answer.status_code not in REFUSED, (role, answer.text)


@pytest.mark.drawn(15)
@pytest.mark.parametrize("operation", OF_A_GAME)
def test_a_private_game_is_not_there(app: FastAPI, service: Service, world: World, operation: str) -> None:
    """It looks the same as one that does not exist, for those who have nothing to do with it."""
    body = TABLE[operation][2]
    method, path = operation.partition(" ")[0], world.path(operation, "private")
    nowhere = path.replace(world.names["private"], "xxxxxxxxxxxx")
    with opened(app, service) as client:
        before = written(service)
        for role in ("visitor", "outsider"):
            hidden, missing = (
                asked(client, service, world.people.get(role), method, there, body) for there in (path, nowhere)
            )
            assert hidden.status_code in (401, 404)
            assert hidden.status_code == 404 or role == "visitor"
            assert hidden.text.replace(world.names["private"], "xxxxxxxxxxxx") == missing.text
        assert written(service) == before


@pytest.mark.drawn(20)
@pytest.mark.parametrize("operation", sorted(TABLE))
def test_scopes(app: FastAPI, service: Service, world: World, operation: str) -> None:
    """A token with every scope but the one that is needed is refused, one with just that one is not."""
    may, scope, body = TABLE[operation]
    role = min(may & KNOWN)
    method, path = operation.partition(" ")[0], world.path(operation, "public")

    def with_token(scopes: list[str]) -> Any:
        secret = api_tokens.create(service, world.people[role], "t", scopes).secret
        return client.request(method, path, headers={"Authorization": f"Bearer {secret}"}, json=body)

    with opened(app, service) as client:
        if scope is None:
            assert with_token(["read"]).status_code not in REFUSED
            return
        before = written(service).partition('"tokens"')[0]
        others = [other for other in SCOPES if other != scope]
        answer = with_token(others)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        assert written(service).partition('"tokens"')[0] == before
        if scope != "person" and operation != ENDLESS:
            assert with_token([scope]).status_code not in REFUSED


@pytest.mark.drawn(5)
@pytest.mark.parametrize("operation", [o for o in OF_A_GAME if o.startswith("GET") and o != ENDLESS])
def test_nobody_looks_over_anothers_shoulder(app: FastAPI, service: Service, world: World, operation: str) -> None:
    """Only the game master may view a game as another seat, and nobody can ask as if they held a seat."""
    path = world.path(operation, "public")
    with opened(app, service) as client:
        plain = asked(client, service, world.people["player"], "GET", path, None)
        for role in ("visitor", "outsider", "player", "moderator"):
            answer = asked(
                client, service, world.people.get(role), "GET", f"{path}{'&' if '?' in path else '?'}seat=Italy", None
            )
            if answer.status_code == 200:  # it has nothing to do with seats
                assert role != "player" or answer.content == plain.content
            else:
                assert answer.status_code in (*REFUSED, 409)
