"""Whatever is sent: never a server error, always a code and a sentence, and a refused request has changed nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.web.security import csrf_of
from tests.web.conftest import opened
from tests.web.world import ENDLESS, PHASE, TABLE, World, asked, copied, furnished, written

TRIES = 8
NASTY: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**31, 2**63 - 1, 2**63, 2**64, 10**40, -(10**40), 1.5, 1e308, float("nan"), float("inf")),
    *("", " ", "\n", "x" * 201, "x" * 70_000, "é" * 199, "\0", "a\0b", "\ud800", "\u202e", "\ufeff", "💥" * 50),
    *("'; DROP TABLE games; --", "%", "_", "../../etc/passwd", "<script>alert(1)</script>", "{{7*7}}", "${x}", "%s%n"),
    *("S1901M", "W9999A", "S1901M\0", "*", "gm", "grey", "France", "france", "A PAR - BUR\n" * 81, "A PAR S " * 2000),
    *("-", ".", "..", "1.", ".1", "9" * 400, "1e5", "null", "[]", "A PAR", "PAR", "(", "@", "a@b.cd", "cb_x", "²", "٣"),
    *([], [[]], ["x"] * 300, {}, {"": ""}, {"a": {"b": []}}, {"\ud800": 1}, {"x": "y" * 5000}),
)
FIELDS = (
    *("status", "mine", "after", "limit", "seat", "phase", "invitation", "theme"),
    *("layer", "before", "search", "like", "thread", "closed", "names"),
)
LAST = ("gm/pause", "gm/judge", "/leave", "/cancel")  # after these there is less that can be tried
WORDS = ("A", "F", "PAR", "BUR", "-", "S", "C", "H", "VIA", "->", "A PAR - BUR", "Build", "Waive", "x2", ",", ";", "(")
SIGNS = ("\n", " ", "\t", "\u202e", "\u00a0", "é", "\u2028", "💥", "{", "[", "=", '"', "#", "\\", "\r")
TURNS = ("phase S1901M\nFrance: {}", "phase {}\n", "{}", '{{"phase": "S1901M", "orders": {{"France": ["{}"]}}}}')


def changed(chance: Random, body: Any) -> Any:
    """The body with something nasty somewhere in it, or instead of it."""
    if not isinstance(body, dict) or chance.random() < 0.1:
        return chance.choice(NASTY)
    if chance.random() < 0.1:
        return {**body, str(chance.choice(["", "more", "\ud800", "__proto__"])): chance.choice(NASTY)}
    if not body:
        return {chance.choice(["seat", "why", "name", "phase", "bot"]): chance.choice(NASTY)}
    key = chance.choice(sorted(body))
    if chance.random() < 0.15:
        return {name: value for name, value in body.items() if name != key}
    deeper = isinstance(body[key], dict) and body[key] and chance.random() < 0.5
    return {**body, key: changed(chance, body[key]) if deeper else chance.choice(NASTY)}


def address(chance: Random, path: str) -> str:
    """Mostly where something is, sometimes where nothing can be; with questions after it that may make no sense."""
    parts = [_nasty_word(chance) if chance.random() < 0.08 else part for part in path.split("/")[3:]]
    query = "&".join(f"{chance.choice(FIELDS)}={_nasty_word(chance)}" for _ in range(chance.choice((0, 0, 1, 1, 2, 3))))
    start = "&" if "?" in parts[-1] else "?"
    return f"/api/v1/{'/'.join(parts)}{f'{start}{query}' if query else ''}"


def _nasty_word(chance: Random) -> str:
    found = str(chance.choice([one for one in NASTY if isinstance(one, (str, int))]))
    return "".join(f"%{byte:02x}" for byte in found[:300].encode("utf-8", "surrogatepass")) or "%20"


def attempts(chance: Random, operation: str, world: World) -> Iterator[tuple[str, str, bytes | None]]:
    body = TABLE[operation][2]
    for _ in range(TRIES):
        path = address(chance, world.path(operation, chance.choice(("public", "private"))))
        sent = changed(chance, body) if body is not None or chance.random() < 0.2 else None
        data = None if sent is None else json.dumps(sent).encode("utf-8", "surrogatepass")
        if data and chance.random() < 0.05:
            data = data[: chance.randrange(len(data))] + bytes([chance.randrange(256)])
        yield operation.partition(" ")[0], path, data


def check(answer: Any, sent: object) -> None:
    assert answer.status_code < 500, (sent, answer.text)
    if answer.status_code >= 400:
        told = answer.json()
        assert set(told) == {"code", "sentence", "hint", "said"}, sent
        assert told["code"], sent
        assert told["sentence"], sent
        assert len(answer.content) < 2000, sent


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2))
def test_rubbish(app: FastAPI, service: Service, seed: int) -> None:
    """For every operation, as a player, as a game master, and as an administrator."""
    chance, world = Random(seed), furnished(service)
    with opened(app, service) as client:
        for operation in sorted(set(TABLE) - {ENDLESS}, key=lambda one: (one.endswith(LAST), one)):
            for sent in attempts(chance, operation, world):
                role = chance.choice(("player", "master", "administrator"))
                _check_one(client, service, world, role, sent)


def _check_one(
    client: TestClient, service: Service, world: World, role: str, sent: tuple[str, str, bytes | None]
) -> None:
    method, path, data = sent
    secret = accounts.new_session(service, str(world.people[role].account))
    client.cookies.clear()
    client.cookies.set("casus_session", secret)
    headers = {"X-CSRF-Token": csrf_of(secret), "Content-Type": "application/json"}
    before = written(service) if method != "GET" and service.store.dialect == "sqlite" else ""
    answer = client.request(method, path, content=data, headers=headers)
    check(answer, sent)
    if answer.status_code >= 400 and before:
        assert written(service) == before, sent


def scribble(chance: Random) -> str:
    """Something like orders."""
    return "".join(chance.choice(WORDS) + chance.choice(SIGNS) for _ in range(chance.randrange(60)))


@pytest.mark.parametrize("seed", range(3))
def test_scribbled_orders(app: FastAPI, original: Path, world: World, tmp_path: Path, seed: int) -> None:
    """Lines that are not orders are reported one by one; the others count."""
    chance, path = Random(seed), world.path("PUT /games/{game}/orders", "public")
    with copied(original, tmp_path) as service, opened(app, service) as client:
        for _ in range(25):
            sent = {"phase": PHASE, "orders": scribble(chance)}
            answer = asked(client, service, world.people["player"], "PUT", path, sent)
            assert answer.status_code in (200, 422), answer.text
            turn = chance.choice(TURNS).format(scribble(chance))
            client.cookies.clear()
            answer = client.post("/api/v1/judge", json={"turn": turn})
            assert answer.status_code in (200, 422), (turn, answer.text)


@pytest.mark.parametrize("text", ["," * 60_000, "A PAR S " * 7000, "[" * 60_000, "a.b." * 15_000, "=\n" * 30_000])
def test_long_turns(small_client: TestClient, text: str) -> None:
    for head in ("", "phase S1901M\nFrance: "):
        answer = small_client.post("/api/v1/judge", json={"turn": (head + text)[:60_000]})
        assert answer.status_code in (200, 413, 422), answer.text
