"""Who may do what: every operation of the API, for every role, on games that one may and may not see. A new operation
without a row fails here."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service import accounts, games, motions, press, seating, tokens
from casusbelli.service.house import House, Who
from casusbelli.service.settings import Clock, Settings, Setup
from casusbelli.store import open_store
from tests.service.conftest import PASSWORD, person
from tests.web.conftest import opened

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
ROLES = ("visitor", "outsider", "player", "master", "moderator", "administrator")
ALL = frozenset(ROLES)
KNOWN = ALL - {"visitor"}
PLAYER, MASTER = frozenset({"player"}), frozenset({"master"})
ORDER, ADMIN = frozenset({"moderator", "administrator"}), frozenset({"administrator"})
REFUSED = (401, 403, 404)
NOW = {"phase": "S1901M"}
WHY = {"why": "a test"}

# operation: who may, the scope that a token needs (None: none at all; "person": no token will do), what is sent
TABLE: dict[str, tuple[frozenset[str], str | None, Any]] = {
    "POST /accounts": (ALL, None, {"name": "Somebody New", "password": PASSWORD}),
    "POST /session": (ALL, None, {"name": "Player", "password": PASSWORD}),
    "DELETE /session": (ALL, None, None),
    "POST /password-resets": (ALL, None, {"name": "Player"}),
    "POST /password-resets/confirm": (ALL, None, {"secret": "x", "password": PASSWORD}),
    "GET /me": (ALL, None, None),
    "PATCH /me": (KNOWN, "person", {"prefs": {"theme": "dark"}}),
    "POST /me/password": (KNOWN, "person", {"old": PASSWORD, "new": "another long password"}),
    "POST /me/sign-out-everywhere": (KNOWN, "person", None),
    "POST /me/leave": (KNOWN, "person", {"password": PASSWORD}),
    "GET /me/tokens": (KNOWN, "person", None),
    "POST /me/tokens": (KNOWN, "person", {"name": "t", "scopes": ["read"]}),
    "DELETE /me/tokens/{token}": (PLAYER, "person", None),
    "GET /me/owed": (KNOWN, "read", None),
    "GET /me/absences": (KNOWN, "play", None),
    "POST /me/absences": (KNOWN, "play", {"since": 0, "until": 10**15}),
    "DELETE /me/absences/{absence}": (PLAYER, "play", None),
    "GET /accounts": (ORDER, "manage", None),
    "GET /accounts/{name}": (ALL, "read", None),
    "PUT /accounts/{name}/role": (ADMIN, "manage", {"role": "moderator"}),
    "PUT /accounts/{name}/suspended": (ORDER, "manage", {"suspended": True}),
    "POST /accounts/{name}/reset-link": (ADMIN, "manage", None),
    "PUT /accounts/{name}/blocked": (KNOWN - {"outsider"}, "press", {"blocked": True}),
    "GET /reports": (ORDER, "manage", None),
    "POST /reports/{report}/close": (ORDER, "manage", {"verdict": "fine"}),
    "POST /judge": (ALL, None, {"turn": "phase S1901M\nAustria: A VIE - TRI\n"}),
    "POST /games": (KNOWN, "manage", {"name": "Mine"}),
    "GET /games": (ALL, "read", None),
    "GET /games/{game}": (ALL, "read", None),
    "POST /games/{game}/join": (KNOWN, "play", {"seat": "Turkey"}),
    "POST /games/{game}/leave": (PLAYER, "play", {}),
    "POST /games/{game}/invitations": (MASTER, "manage", {}),
    "POST /games/{game}/start": (MASTER, "manage", {}),
    "PUT /games/{game}/settings": (MASTER, "manage", {"settings": {}}),
    "POST /games/{game}/cancel": (MASTER | ADMIN, "manage", WHY),
    "POST /games/{game}/clone": (KNOWN, "manage", {}),
    "GET /games/{game}/motions": (ALL, "read", None),
    "POST /games/{game}/motions": (PLAYER, "play", {"kind": "extend", "minutes": 60}),
    "POST /games/{game}/motions/{motion}/vote": (PLAYER, "play", {"yes": False}),
    "GET /games/{game}/state": (ALL, "read", None),
    "GET /games/{game}/panels": (ALL, "read", None),
    "GET /games/{game}/events": (ALL, "read", None),
    "GET /games/{game}/phases": (ALL, "read", None),
    "GET /games/{game}/story": (ALL, "read", None),
    "GET /games/{game}/dice": (ALL, "read", None),
    "GET /games/{game}/acts": (ALL, "read", None),
    "GET /games/{game}/layers": (ALL, "read", None),
    "GET /games/{game}/picture": (ALL, "read", None),
    "GET /games/{game}/export": (ALL, "read", None),
    "GET /games/{game}/newspaper": (ALL, "read", None),
    "GET /games/{game}/rulebook": (ALL, "read", None),
    "GET /games/{game}/news": (ALL, "read", None),
    "GET /games/{game}/choices": (PLAYER, "play", None),
    "GET /games/{game}/orders": (PLAYER, "play", None),
    "PUT /games/{game}/orders": (PLAYER, "play", {**NOW, "orders": "A PAR - BUR"}),
    "POST /games/{game}/orders/preview": (PLAYER, "play", {"orders": "A PAR - BUR"}),
    "PUT /games/{game}/ready": (PLAYER, "play", {**NOW, "ready": False}),
    "POST /games/{game}/no-orders": (PLAYER, "play", NOW),
    "GET /games/{game}/press": (ALL, "press", None),
    "GET /games/{game}/press/threads": (ALL, "press", None),
    "GET /games/{game}/press/export": (ALL, "press", None),
    "POST /games/{game}/press": (PLAYER | MASTER, "press", {"to": ["Italy"], "text": "hello"}),
    "POST /games/{game}/press/read": (PLAYER | MASTER, "press", {"thread": "*"}),
    "POST /games/{game}/press/{letter}/report": (KNOWN, "press", {"text": "rude"}),
    "GET /games/{game}/notes": (KNOWN, "play", None),
    "PUT /games/{game}/notes": (KNOWN, "play", {"text": "mine"}),
    "GET /games/{game}/statements": (ALL, "read", None),
    "PUT /games/{game}/statement": (PLAYER, "play", {"text": "well played"}),
    "POST /games/{game}/gm/extend": (MASTER, "manage", {"minutes": 60, **WHY}),
    "POST /games/{game}/gm/pause": (MASTER, "manage", WHY),
    "POST /games/{game}/gm/resume": (MASTER, "manage", WHY),
    "POST /games/{game}/gm/judge": (MASTER, "manage", {**NOW, **WHY}),
    "POST /games/{game}/gm/vacate": (MASTER, "manage", {"seat": "Italy", **WHY}),
    "POST /games/{game}/gm/replace": (MASTER, "manage", {"seat": "Italy", "bot": "hold", **WHY}),
    "PUT /games/{game}/gm/orders": (MASTER, "manage", {"seat": "Italy", "orders": "A VEN H", **NOW, **WHY}),
    "GET /games/{game}/gm/missing": (MASTER, "manage", None),
    "GET /games/{game}/gm/preview": (MASTER, "manage", None),
    "POST /games/{game}/gm/edit": (MASTER, "manage", {"remove": ["A PAR"], **WHY}),
    "POST /games/{game}/gm/rollback": (MASTER, "manage", {**NOW, **WHY}),
    "POST /games/{game}/gm/throw": (MASTER, "manage", {"roll": 5}),
    "POST /games/{game}/gm/note": (MASTER, "manage", {"text": "a note"}),
}
OF_A_GAME = sorted(operation for operation in TABLE if "{game}" in operation)
ENDLESS = "GET /games/{game}/news"


@dataclass(frozen=True)
class World:
    file: Path
    people: dict[str, Who]
    names: dict[str, str]

    def path(self, operation: str, game: str) -> str:
        path = operation.partition(" ")[2]
        for name, value in {**self.names, "game": self.names[game], "letter": self.names[f"{game} letter"]}.items():
            path = path.replace(f"{{{name}}}", value)
        return f"/api/v1{path}"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    """Two games with the same people, one for everybody to see and one for those who were asked."""
    file = tmp_path_factory.mktemp("world") / "games.db"
    store = open_store(f"sqlite:///{file}")
    house = House(store)
    roles = {"moderator": "moderator", "administrator": "administrator"}
    people = {role: person(house, role.title(), roles.get(role, "player")) for role in ROLES if role != "visitor"}
    player, master, partner = people["player"], people["master"], person(house, "Partner")
    token = tokens.create(house, player, "t", ["read"])
    with house.write() as tx:
        tx.add("absences", id="away", account=player.account, since=0, until=tx.now() + 10**9)
    names = {"name": "Outsider", "token": token.id, "absence": "away"}
    for visibility in ("public", "private"):
        bots = {seat: "hold" for seat in SEATS if seat not in ("France", "Germany", "Turkey")}
        settings = Settings(clock=Clock(length=1440))
        setup = Setup(visibility, visibility=visibility, gm=True, bots=bots, settings=settings)
        game = games.create(house, master, setup)
        for who, seat in ((player, "France"), (partner, "Germany")):
            invitation = seating.invite(house, master, game, who.name)["invitation"]
            seating.join(house, who, game, seat, invitation=invitation)
        seating.start(house, master, game)
        letter = press.send(house, player, game, ["*"], "hello, everybody")["id"]
        names |= {visibility: game, f"{visibility} letter": letter}
    names["motion"] = motions.move(house, player, names["public"], "pause")["motion"]
    names["report"] = press.report(house, master, names["public"], names["public letter"], "rude")
    store.close()
    return World(file, people, names)


@contextmanager
def copied(world: World, folder: Path) -> Iterator[House]:
    file = folder / f"{uuid4().hex}.db"
    shutil.copy(world.file, file)
    store = open_store(f"sqlite:///{file}")
    yield House(store)
    store.close()


@pytest.fixture
def house(world: World, tmp_path: Path) -> Iterator[House]:
    with copied(world, tmp_path) as found:
        yield found


def written(house: House) -> str:
    """Everything but who has signed in."""
    with house.read() as tx:
        tables = [row["name"] for row in tx.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return json.dumps({table: tx.all(f"SELECT * FROM {table}") for table in tables if table != "sessions"})


def asked(client: TestClient, house: House, who: Who | None, method: str, path: str, body: Any) -> Any:
    """By somebody who has signed in."""
    client.cookies.clear()
    headers = {}
    if who is not None:
        secret = accounts.new_session(house, str(who.account))
        client.cookies.set("casus_session", secret)
        headers["X-CSRF-Token"] = client.get("/api/v1/me").json()["csrf"]
    more = {} if body is None else {"json": body}
    return client.request(method, path, headers=headers, **more)


def test_every_operation_has_a_row(app: FastAPI) -> None:
    told = app.openapi()["paths"]
    operations = {f"{method.upper()} {path.removeprefix('/api/v1')}" for path in told for method in told[path]}
    assert operations == set(TABLE)


@pytest.mark.parametrize("operation", sorted(TABLE))
def test_who_may(app: FastAPI, house: House, world: World, tmp_path: Path, operation: str) -> None:
    """Those who may not are refused, and nothing is written; the others are let in."""
    may, _scope, body = TABLE[operation]
    method, path = operation.partition(" ")[0], world.path(operation, "public")
    with opened(app, house) as client:
        before = written(house)
        for role in sorted(ALL - may):
            answer = asked(client, house, world.people.get(role), method, path, body)
            assert answer.status_code in REFUSED, (role, answer.text)
            assert answer.status_code != 401 or role == "visitor"
        assert written(house) == before
    for role in sorted(may) if operation != ENDLESS else ():
        with copied(world, tmp_path) as fresh, opened(app, fresh) as client:
            answer = asked(client, fresh, world.people.get(role), method, path, body)
            assert answer.status_code < 500, (role, answer.text)
            assert answer.status_code not in REFUSED, (role, answer.text)


@pytest.mark.parametrize("operation", OF_A_GAME)
def test_a_private_game_is_not_there(app: FastAPI, house: House, world: World, operation: str) -> None:
    """It looks the same as one that does not exist, for those who have nothing to do with it."""
    body = TABLE[operation][2]
    method, path = operation.partition(" ")[0], world.path(operation, "private")
    nowhere = path.replace(world.names["private"], "xxxxxxxxxxxx")
    with opened(app, house) as client:
        before = written(house)
        for role in ("visitor", "outsider"):
            hidden, missing = (
                asked(client, house, world.people.get(role), method, there, body) for there in (path, nowhere)
            )
            assert hidden.status_code in (401, 404)
            assert hidden.status_code == 404 or role == "visitor"
            assert hidden.text.replace(world.names["private"], "xxxxxxxxxxxx") == missing.text
        assert written(house) == before


@pytest.mark.parametrize("operation", sorted(TABLE))
def test_scopes(app: FastAPI, house: House, world: World, operation: str) -> None:
    """A token with every scope but the one that is needed is refused, one with just that one is not."""
    may, scope, body = TABLE[operation]
    role = min(may & KNOWN)
    method, path = operation.partition(" ")[0], world.path(operation, "public")

    def with_token(scopes: list[str]) -> Any:
        secret = tokens.create(house, world.people[role], "t", scopes).secret
        return client.request(method, path, headers={"Authorization": f"Bearer {secret}"}, json=body)

    with opened(app, house) as client:
        if scope is None:
            assert with_token(["read"]).status_code not in REFUSED
            return
        before = written(house).partition('"tokens"')[0]
        others = [other for other in tokens.SCOPES if other != scope]
        answer = with_token(others)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        assert written(house).partition('"tokens"')[0] == before
        if scope != "person" and operation != ENDLESS:
            assert with_token([scope]).status_code not in REFUSED


@pytest.mark.parametrize("operation", [o for o in OF_A_GAME if o.startswith("GET") and o != ENDLESS])
def test_nobody_looks_over_anothers_shoulder(app: FastAPI, house: House, world: World, operation: str) -> None:
    """As another's seat only the game-master may look; who has none cannot ask as if he had."""
    path = world.path(operation, "public")
    with opened(app, house) as client:
        plain = asked(client, house, world.people["player"], "GET", path, None)
        for role in ("visitor", "outsider", "player", "moderator"):
            answer = asked(client, house, world.people.get(role), "GET", f"{path}?seat=Italy", None)
            if answer.status_code == 200:  # it has nothing to do with seats
                assert role != "player" or answer.content == plain.content
            else:
                assert answer.status_code in (*REFUSED, 409)
