"""Repeated and late requests: no operation does harm by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from casusbelli.service.base.service import Service
from casusbelli.service.games import gm
from casusbelli.service.people import api_tokens, moderation
from tests.web.conftest import opened
from tests.web.world import PHASE, TABLE, World, asked, copied, written

# A repeated sign-in is another session, a preview writes nothing, the judge keeps nothing.
NOT_KEPT = ("POST /session", "DELETE /session", "POST /password-resets", "POST /judge")
WRITES = sorted(o for o in TABLE if not o.startswith("GET") and o not in NOT_KEPT)
PHASED = sorted(
    o for o in WRITES if isinstance(TABLE[o][2], dict) and TABLE[o][2].get("phase") == PHASE and "rollback" not in o
)


@pytest.fixture
def service(original: Path, tmp_path: Path) -> Iterator[Service]:
    with copied(original, tmp_path) as found:
        yield found


@pytest.mark.drawn(15)
@pytest.mark.parametrize("operation", WRITES)
def test_three_times_with_one_key(app: FastAPI, service: Service, world: World, operation: str) -> None:
    """One effect, and the same response each time. Another person's key with the same name is a different key."""
    may, _scope, body = TABLE[operation]
    role = "master" if "master" in may and "player" not in may else min(may - {"visitor", "moderator"})
    method, path = operation.partition(" ")[0], world.path(operation, "public")
    key = {"Idempotency-Key": "0b0e9b0e"}
    with opened(app, service) as client:
        first = asked(client, service, world.people[role], method, path, body, **key)
        after = written(service)
        for _ in range(2):
            again = asked(client, service, world.people[role], method, path, body, **key)
            if first.status_code < 300 and again.status_code != 401:  # 401: it was about getting out
                assert (again.status_code, again.content) == (first.status_code, first.content)
            assert written(service) == after
        if first.status_code < 300 and isinstance(body, dict):
            other = asked(client, service, world.people["administrator"], method, path, body, **key)
            assert other.status_code != 422 or other.json()["code"] != "key-reused"


@pytest.mark.parametrize("operation", PHASED)
@pytest.mark.parametrize("phase", ["S1901M", "S1902M", "W1901A"])
def test_for_another_phase(app: FastAPI, service: Service, world: World, operation: str, phase: str) -> None:
    """409, and nothing is written."""
    may, _scope, body = TABLE[operation]
    role = "player" if "player" in may else "master"
    method, path = operation.partition(" ")[0], world.path(operation, "public")
    with opened(app, service) as client:
        before = written(service)
        answer = asked(client, service, world.people[role], method, path, {**body, "phase": phase})
        assert answer.status_code == 409, answer.text
        assert answer.json()["code"] == "phase-closed"
        assert written(service) == before


def test_a_draft_that_somebody_else_has_changed(app: FastAPI, service: Service, world: World) -> None:
    path, player = world.path("PUT /games/{game}/orders", "public"), world.people["player"]
    with opened(app, service) as client:
        sent = {"phase": PHASE, "orders": "A PAR - BUR"}
        first = asked(client, service, player, "PUT", path, {**sent, "base": 0}).json()
        assert asked(client, service, player, "PUT", path, {**sent, "base": first["draft"]}).status_code == 200
        late = asked(client, service, player, "PUT", path, {**sent, "orders": "A PAR H", "base": first["draft"]})
        assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert asked(client, service, player, "GET", path, None).json()["text"] == "A PAR - BUR"


def test_a_key_belongs_to_one_request(app: FastAPI, service: Service, world: World) -> None:
    path, player = world.path("PUT /games/{game}/orders", "public"), world.people["player"]
    key = {"Idempotency-Key": "k"}
    with opened(app, service) as client:
        sent = {"phase": PHASE, "orders": "A PAR - BUR"}
        asked(client, service, player, "PUT", path, sent, **key)
        other = asked(client, service, player, "PUT", path, {**sent, "orders": "A PAR H"}, **key)
        assert (other.status_code, other.json()["code"]) == (422, "key-reused")
        mine = asked(client, service, world.people["administrator"], "POST", "/api/v1/games", {"name": "Mine"}, **key)
        assert mine.status_code == 201


@pytest.mark.parametrize("key", ["", "x" * 201, "\t"])
def test_keys_that_are_none(app: FastAPI, service: Service, world: World, key: str) -> None:
    with opened(app, service) as client:
        headers = {"Idempotency-Key": key}
        answer = asked(client, service, world.people["player"], "POST", "/api/v1/games", {"name": "Mine"}, **headers)
        assert answer.status_code == 422


# --- a key is no way around a right


KEY = {"Idempotency-Key": "k"}


def test_a_lost_seat_has_no_answers(app: FastAPI, service: Service, world: World) -> None:
    path, player, master = world.path("PUT /games/{game}/orders", "public"), world.people["player"], "master"
    with opened(app, service) as client:
        sent = {"phase": PHASE, "orders": "A PAR - BUR"}
        first = asked(client, service, player, "PUT", path, sent, **KEY)
        gm.vacate(service, world.people[master], world.names["public"], "France", "gone")
        again = asked(client, service, player, "PUT", path, sent, **KEY)
        assert (first.status_code, again.status_code, again.json()["code"]) == (200, 403, "not-allowed")


def test_a_suspended_account_has_no_answers(app: FastAPI, service: Service, world: World) -> None:
    player = world.people["player"]
    secret = api_tokens.create(service, player, "t", ["play"]).secret
    headers = {"Authorization": f"Bearer {secret}", **KEY}
    path, sent = world.path("PUT /games/{game}/orders", "public"), {"phase": PHASE, "orders": "A PAR - BUR"}
    with opened(app, service) as client:
        assert client.put(path, json=sent, headers=headers).status_code == 200
        moderation.suspend(service, world.people["administrator"], player.name, True)
        assert client.put(path, json=sent, headers=headers).status_code == 401


def test_a_token_does_not_get_what_its_owner_was_told(app: FastAPI, service: Service, world: World) -> None:
    """The secret of a new token goes to the signed-in person only; a token that sends the same key is refused."""
    admin = world.people["administrator"]
    secret = api_tokens.create(service, admin, "t", ["manage"]).secret
    for operation in ("POST /me/tokens", "PUT /me/channels/{channel}", "POST /accounts/{name}/reset-link"):
        method, path, body = operation.partition(" ")[0], world.path(operation, "public"), TABLE[operation][2]
        key = {"Idempotency-Key": operation}
        with opened(app, service) as client:
            assert asked(client, service, admin, method, path, body, **key).status_code < 300
            client.cookies.clear()
            headers = {"Authorization": f"Bearer {secret}", **key}
            answer = client.request(method, path, headers=headers, **({} if body is None else {"json": body}))
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")


def test_a_role_that_was_taken_away_has_no_answers(app: FastAPI, service: Service, world: World) -> None:
    moderator = world.people["moderator"]
    path, body = world.path("PUT /accounts/{name}/suspended", "public"), {"suspended": True}
    with opened(app, service) as client:
        assert asked(client, service, moderator, "PUT", path, body, **KEY).status_code == 204
        moderation.set_role(service, world.people["administrator"], moderator.name, "player")
        assert asked(client, service, moderator, "PUT", path, body, **KEY).status_code == 403


def test_another_token_with_the_same_rights_goes_on(app: FastAPI, service: Service, world: World) -> None:
    player = world.people["player"]
    path, sent = world.path("PUT /games/{game}/orders", "public"), {"phase": PHASE, "orders": "A PAR - BUR"}
    answers = []
    with opened(app, service) as client:
        for scopes in (["play"], ["play"], ["read", "play"]):
            secret = api_tokens.create(service, player, "t", scopes).secret
            answers.append(client.put(path, json=sent, headers={"Authorization": f"Bearer {secret}", **KEY}))
    assert {answer.content for answer in answers} == {answers[0].content}
    assert answers[0].status_code == 200
