"""People and games on which every operation of the API is tried, with the request of each operation and the roles that
may send it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from starlette.testclient import TestClient

from casusbelli.importers.judge_text import judge_text
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import gm, invitations, lobby, motions, press, seating, templates, uploaded_boards
from casusbelli.service.games.uploaded_boards import BoardDetails
from casusbelli.service.people import accounts, api_tokens, preferences, reports
from casusbelli.store import open_store
from casusbelli.variants import board
from tests.service.conftest import PASSWORD, person

SEATS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
ROLES = ("visitor", "outsider", "player", "master", "moderator", "administrator")
ALL = frozenset(ROLES)
KNOWN = ALL - {"visitor"}
PLAYER, MASTER = frozenset({"player"}), frozenset({"master"})
OUTSIDER = frozenset({"outsider"})
ORDER, ADMIN = frozenset({"moderator", "administrator"}), frozenset({"administrator"})
REFUSED = (401, 403, 404)
LEFT_OUT = ("sessions", "answers", "facts")
PHASE = "F1901M"
NOW = {"phase": PHASE}
WHY = {"why": "a test"}
FOREIGN = judge_text(board("western-mediterranean"), "map")
PUBLIC = BoardDetails(licence="CC0", visibility="public")
BOARD = 'name = "islands"\ntitle = "Islands"\ninherit = "western-mediterranean"\nvictory = 6'

# operation: who may, the scope that a token needs (None: none at all; "person": no token will do), what is sent
TABLE: dict[str, tuple[frozenset[str], str | None, Any]] = {
    "POST /accounts": (ALL, None, {"name": "Somebody New", "password": PASSWORD}),
    "POST /session": (ALL, None, {"name": "Player", "password": PASSWORD}),
    "DELETE /session": (ALL, None, None),
    "POST /password-resets": (ALL, None, {"name": "Player"}),
    "POST /password-resets/confirm": (ALL, None, {"secret": "x", "password": PASSWORD}),
    "POST /email-confirmations": (ALL, None, {"secret": "x"}),
    "POST /me/email-confirmation": (KNOWN, "person", None),
    "GET /me": (ALL, None, None),
    "PATCH /me": (KNOWN, "person", {"prefs": {"theme": "dark"}}),
    "POST /me/password": (KNOWN, "person", {"old": PASSWORD, "new": "another long password"}),
    "POST /me/sign-out-everywhere": (KNOWN, "person", None),
    "POST /me/leave": (KNOWN, "person", {"password": PASSWORD}),
    "GET /me/tokens": (KNOWN, "person", None),
    "POST /me/tokens": (KNOWN, "person", {"name": "t", "scopes": ["read"]}),
    "DELETE /me/tokens/{token}": (PLAYER, "person", None),
    "GET /me/notifications": (KNOWN, "person", None),
    "PATCH /me/notifications": (KNOWN, "person", {"topics": {"press": []}, "letters": True, "digest": 60}),
    "PUT /me/channels/{channel}": (KNOWN, "person", {"address": "https://example.org/casus"}),
    "DELETE /me/channels/{channel}": (PLAYER, "person", None),
    "POST /me/channels/{channel}/on": (PLAYER, "person", None),
    "POST /me/channels/{channel}/test": (PLAYER, "person", None),
    "POST /me/calendar": (KNOWN, "person", None),
    "DELETE /me/calendar": (KNOWN, "person", None),
    "GET /me/owed": (KNOWN, "read", None),
    "GET /me/guest": (KNOWN, "person", None),
    "POST /me/guest": (KNOWN, "person", {}),
    "DELETE /me/guest": (KNOWN, "person", None),
    "GET /me/invitations": (KNOWN, "read", None),
    "POST /me/invitations/{invitation}/accept": (OUTSIDER, "play", {}),
    "POST /me/invitations/{invitation}/decline": (OUTSIDER, "play", None),
    "GET /me/templates": (KNOWN, "manage", None),
    "POST /me/templates": (KNOWN, "manage", {"name": "Friday", "setup": {"name": "Mine"}}),
    "DELETE /me/templates/{template}": (PLAYER, "manage", None),
    "GET /me/lost-seats": (KNOWN, "read", None),
    "GET /me/absences": (KNOWN, "play", None),
    "POST /me/absences": (KNOWN, "play", {"since": 0, "until": 10**15}),
    "DELETE /me/absences/{absence}": (PLAYER, "play", None),
    "GET /accounts": (ORDER, "manage", None),
    "GET /accounts/{name}": (ALL, "read", None),
    "PUT /accounts/{name}/role": (ADMIN, "person", {"role": "moderator"}),
    "PUT /accounts/{name}/suspended": (ORDER, "manage", {"suspended": True}),
    "PUT /accounts/{name}/confirmed": (ADMIN, "person", None),
    "POST /accounts/{name}/reset-link": (ADMIN, "person", None),
    "PUT /accounts/{name}/blocked": (KNOWN - {"outsider"}, "press", {"blocked": True}),
    "GET /audit": (ADMIN, "manage", None),
    "GET /reports": (ORDER, "manage", None),
    "POST /reports/{report}/close": (ORDER, "manage", {"verdict": "fine"}),
    "GET /offers": (ALL, None, None),
    "GET /presets": (ALL, None, None),
    "GET /lessons": (ALL, None, None),
    "GET /lessons/{lesson}/steps/{step}": (ALL, None, None),
    "POST /lessons/{lesson}/steps/{step}/check": (ALL, "play", {"orders": "A PRO - SAV"}),
    "POST /judge": (ALL, None, {"turn": "phase S1901M\nAustria: A VIE - TRI\n"}),
    "GET /boards": (ALL, "read", None),
    "POST /boards": (KNOWN, "manage", {"text": 'name = "alps"\ninherit = "western-mediterranean"\nvictory = 5'}),
    "POST /boards/convert": (KNOWN, "manage", {"file": "west.map", "text": FOREIGN}),
    "GET /boards/{board}": (ALL, "read", None),
    "GET /boards/{board}/map": (ALL, "read", None),
    "PATCH /boards/{board}": (PLAYER, "manage", {"visibility": "unlisted"}),
    "DELETE /boards/{board}": (PLAYER, "manage", None),
    "PUT /boards/{board}/hidden": (ORDER, "manage", {"hidden": True, **WHY}),
    "POST /games": (KNOWN, "manage", {"name": "Mine"}),
    "POST /games/import": (KNOWN, "manage", {"text": "phase S1901M\nAustria: A VIE - TRI\n", "name": "Mine"}),
    "GET /games": (ALL, "read", None),
    "GET /games/{game}": (ALL, "read", None),
    "POST /games/{game}/join": (KNOWN, "play", {"seat": "Turkey"}),
    "POST /games/{game}/leave": (PLAYER, "play", {}),
    "POST /games/{game}/confirm": (PLAYER, "play", None),
    "POST /games/{game}/invitations": (MASTER, "manage", {}),
    "GET /games/{game}/invitations": (MASTER, "manage", None),
    "DELETE /games/{game}/invitations/{invitation}": (MASTER, "manage", None),
    "POST /games/{game}/volunteer": (KNOWN, "manage", {}),
    "PUT /games/{game}/game-master": (ADMIN, "manage", {"name": "Outsider", **WHY}),
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
    "GET /games/{game}/why": (ALL, "read", None),
    "GET /games/{game}/bots/{seat}": (ALL, "read", None),
    "GET /games/{game}/dice": (ALL, "read", None),
    "GET /games/{game}/acts": (ALL, "read", None),
    "GET /games/{game}/layers": (ALL, "read", None),
    "GET /games/{game}/picture": (ALL, "read", None),
    "GET /games/{game}/export": (ALL, "read", None),
    "GET /games/{game}/newspaper": (ALL, "read", None),
    "GET /games/{game}/rulebook": (ALL, "read", None),
    "GET /games/{game}/map": (ALL, "read", None),
    "GET /games/{game}/news": (ALL, "read", None),
    "GET /games/{game}/choices": (PLAYER, "play", None),
    "GET /games/{game}/hint": (PLAYER, "play", None),
    "GET /games/{game}/orders": (PLAYER, "play", None),
    "PUT /games/{game}/orders": (PLAYER, "play", {**NOW, "orders": "A PAR - BUR"}),
    "POST /games/{game}/orders/preview": (PLAYER, "play", {"orders": "A PAR - BUR"}),
    "PUT /games/{game}/ready": (PLAYER, "play", {**NOW, "ready": False}),
    "POST /games/{game}/no-orders": (PLAYER, "play", NOW),
    "GET /games/{game}/press": (ALL, "press", None),
    "GET /games/{game}/press/threads": (ALL, "press", None),
    "GET /games/{game}/press/conversations": (ALL, "press", None),
    "GET /games/{game}/press/export": (ALL, "press", None),
    "POST /games/{game}/press": (PLAYER | MASTER, "press", {"to": ["Italy"], "text": "hello"}),
    "POST /games/{game}/press/read": (PLAYER | MASTER, "press", {"thread": "*"}),
    "GET /games/{game}/press/blocked": (ALL, "press", None),
    "PUT /games/{game}/press/blocked": (KNOWN, "press", {"seat": "Turkey", "blocked": True}),
    "POST /games/{game}/press/{letter}/report": (KNOWN, "press", {"text": "rude"}),
    "GET /games/{game}/notes": (KNOWN, "play", None),
    "PUT /games/{game}/notes": (KNOWN, "play", {"text": "mine"}),
    "GET /games/{game}/statements": (ALL, "read", None),
    "PUT /games/{game}/statement": (PLAYER, "play", {"text": "well played"}),
    "POST /games/{game}/gm/extend": (MASTER, "manage", {"minutes": 60, **WHY}),
    "POST /games/{game}/gm/pause": (MASTER, "manage", WHY),
    "POST /games/{game}/gm/resume": (MASTER, "manage", WHY),
    "POST /games/{game}/gm/judge": (MASTER, "manage", {**NOW, **WHY}),
    "POST /games/{game}/gm/nudge": (MASTER, "manage", {"seat": "France"}),
    "POST /games/{game}/gm/vacate": (MASTER, "manage", {"seat": "Italy", **WHY}),
    "POST /games/{game}/gm/replace": (MASTER, "manage", {"seat": "Italy", "bot": "hold", **WHY}),
    "POST /games/{game}/gm/hand-over": (MASTER, "manage", {"name": "Moderator", **WHY}),
    "POST /games/{game}/gm/resign": (MASTER, "manage", WHY),
    "PUT /games/{game}/gm/orders": (MASTER, "manage", {"seat": "Italy", "orders": "A VEN H", **NOW, **WHY}),
    "GET /games/{game}/gm/missing": (MASTER, "manage", None),
    "GET /games/{game}/gm/preview": (MASTER, "manage", None),
    "POST /games/{game}/gm/edit": (MASTER, "manage", {"remove": ["A PAR"], **WHY}),
    "POST /games/{game}/gm/correct": (MASTER, "manage", {"rule": "formal", "values": {"victory_points": {}}, **WHY}),
    "POST /games/{game}/gm/override": (
        MASTER,
        "manage",
        {"phase": "S1901M", "order": "A VEN H", "ruling": "void", **WHY},
    ),
    "POST /games/{game}/gm/rollback": (MASTER, "manage", {**NOW, **WHY}),
    "POST /games/{game}/gm/throw": (MASTER, "manage", {"roll": 5}),
    "POST /games/{game}/gm/note": (MASTER, "manage", {"text": "a note"}),
}
ASKED = {"GET /games/{game}/why": "?phase=S1901M&order=A%20VIE%20H"}
OF_A_GAME = sorted(operation for operation in TABLE if "{game}" in operation)
ENDLESS = "GET /games/{game}/news"


@dataclass(frozen=True)
class World:
    people: dict[str, Who]
    names: dict[str, str]

    def path(self, operation: str, game: str) -> str:
        path = operation.partition(" ")[2]
        for name, value in {**self.names, "game": self.names[game], "letter": self.names[f"{game} letter"]}.items():
            path = path.replace(f"{{{name}}}", value)
        return f"/api/v1{path}{ASKED.get(operation, '')}"


def furnished(service: Service) -> World:
    """Two games with the same people, one for everybody to see and one for those who were asked."""
    roles = {"moderator": "moderator", "administrator": "administrator"}
    people = {role: person(service, role.title(), roles.get(role, "player")) for role in ROLES if role != "visitor"}
    player, master, partner = people["player"], people["master"], person(service, "Partner")
    token = api_tokens.create(service, player, "t", ["read"])
    with service.write() as tx:
        tx.add("absences", id="away", account=player.account, since=0, until=tx.now() + 10**9)
    names = {
        "seat": "Italy",
        "name": "Outsider",
        "lesson": "tutorial",
        "step": "1",
        "token": token.id,
        "absence": "away",
        "template": templates.save(service, player, "Saved", Setup("Saved")),
        "channel": "webhook",
        "board": uploaded_boards.upload(service, player, BOARD, BoardDetails(licence="CC0", visibility="public"))[
            "board"
        ],
    }
    preferences.set_channel(service, player, "webhook", "https://example.org/hook")
    for visibility in ("public", "private"):
        bots = {seat: "hold" for seat in SEATS if seat not in ("France", "Germany", "Turkey")}
        settings = Settings(clock=Clock(length=1440), hints=True)
        setup = Setup(visibility, visibility=visibility, gm=True, bots=bots, settings=settings)
        game = lobby.create(service, master, setup)
        for who, seat in ((player, "France"), (partner, "Germany")):
            invitation = invitations.invite(service, master, game, who.name)["invitation"]
            seating.join(service, who, game, seat, invitation=invitation)
        seating.start(service, master, game)
        gm.judge_now(service, master, game, "S1901M", "to have a past")
        letter = press.send(service, player, game, ["*"], "hello, everybody")["id"]
        names |= {visibility: game, f"{visibility} letter": letter}
    names["invitation"] = invitations.invite(service, master, names["public"], "Outsider")["invitation"]
    names["motion"] = motions.move(service, player, names["public"], "pause")["motion"]
    names["report"] = reports.report(service, master, names["public"], names["public letter"], "rude")
    return World(people, names)


@contextmanager
def copied(original: Path, folder: Path) -> Iterator[Service]:
    file = folder / f"{uuid4().hex}.db"
    shutil.copy(original, file)
    store = open_store(f"sqlite:///{file}")
    yield Service(store)
    store.close()


def written(service: Service) -> str:
    """Everything but who has signed in, which answers are kept, and when a process last said that it is there."""
    with service.read() as tx:
        tables = [row["name"] for row in tx.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        told = {table: tx.all(f"SELECT * FROM {table}") for table in tables if table not in LEFT_OUT}
        return json.dumps(told, default=bytes.hex)


def asked(
    client: TestClient, service: Service, who: Who | None, method: str, path: str, body: Any, **headers: str
) -> Any:
    """By somebody who has signed in."""
    client.cookies.clear()
    if who is not None:
        secret = accounts.new_session(service, str(who.account))
        client.cookies.set("casus_session", secret)
        headers["X-CSRF-Token"] = client.get("/api/v1/me").json()["csrf"]
    more = {} if body is None else {"json": body}
    return client.request(method, path, headers=headers, **more)
