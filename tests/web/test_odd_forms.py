"""Whatever is sent to a page: never a server error, always a page with a sentence that shows who is signed in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.store import StoreDown
from casusbelli.web.pages.posted_forms import FIELDS
from casusbelli.web.security import csrf_of
from tests.web.conftest import opened
from tests.web.test_entrances import PAGES, WRITES, place
from tests.web.test_rubbish import NASTY
from tests.web.world import World, copied

NAMES = (
    *("seat", "phase", "text", "line", "ready", "version", "to", "thread", "message", "grey", "name", "email", "next"),
    *(
        "password",
        "old",
        "new",
        "scope",
        "since",
        "until",
        "kind",
        "act",
        "address",
        "rules",
        "map",
        "option.base.convoys",
    ),
    *(
        "length",
        "at",
        "zone",
        "grace",
        "misses",
        "bot.France",
        "wants",
        "minutes",
        "vote",
        "why",
        "hours",
        "roll",
        "place",
    ),
    *("remove", "centers", "order", "ruling", "field", "values", "orders.France", "options", "with", "role", "verdict"),
    *("shown", "invitation", "layer", "like", "after", "closed", "status", "digest", "topic", "language", "of", "v"),
)
TEXTS = [one for one in NASTY if isinstance(one, (str, int, float))]
CSRF = "CSRF"
MULTIPART = "multipart/form-data; boundary=x"
PART = 'Content-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
ODD: tuple[tuple[str, bytes], ...] = (
    ("application/x-www-form-urlencoded", b"&" * (FIELDS + 1) + b"csrf=CSRF"),
    ("application/x-www-form-urlencoded", b"csrf=CSRF&" + b"a=b&" * (FIELDS + 1)),
    ("application/x-www-form-urlencoded", b"csrf=CSRF&text=%ff%fe&%00=%00&=&%=%"),
    ("application/x-www-form-urlencoded; charset=utf-7", b"csrf=CSRF&text=+AGE-"),
    ("application/json", b'{"csrf": "CSRF", "a": ' + b"[" * 30_000),
    ("text/plain", b"csrf=CSRF"),
    ("", b"csrf=CSRF&to=a"),
    ("multipart", b"x"),
    ("multipart/form-data", b"--x\r\n"),
    ("multipart/form-data; boundary=", b"--\r\n"),
    ("multipart/form-data; boundary=\xe9", b"--x\r\n"),
    (f"multipart/form-data; boundary={'y' * 300}", b"--x\r\n"),
    (MULTIPART, b""),
    (MULTIPART, b"--x\r\nrubbish"),
    (MULTIPART, b"--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--"),
    (MULTIPART, b"--x\r\n" + PART.format("csrf", CSRF).encode() + b"--x\r\n" + b"\r\n\r\n--x--"),
    (f"{MULTIPART}; charset=nonsense", b"--x\r\n" + PART.format("csrf", CSRF).encode() + b"--x--"),
    (f"{MULTIPART}; charset=hex", b"--x\r\n" + PART.format("csrf", CSRF).encode() + b"--x--"),
    (f"{MULTIPART}; charset=utf-16", b"--x\r\n" + PART.format("csrf", CSRF).encode() + b"--x--"),
    (MULTIPART, (b"--x\r\n" + PART.format("a", "b").encode()) * (FIELDS // 4) + b"--x--"),
    (MULTIPART, b"--x\r\n" + PART.format('a"; filename="b', "b").encode() * 2 + b"--x--"),
    ("multipart/mixed; boundary=x", b"--x\r\n" + PART.format("csrf", CSRF).encode() + b"--x--"),
)


@pytest.fixture
def service(original: Path, tmp_path: Path) -> Iterator[Service]:
    with copied(original, tmp_path) as found:
        yield found


def check(answer: Any, sent: object) -> None:
    assert answer.status_code < 500, (sent, answer.text[-2000:])
    if answer.status_code >= 400:
        assert len(answer.text) > 20, sent


def session(client: TestClient, service: Service, who: Any) -> str:
    secret = accounts.new_session(service, str(who.account))
    client.cookies.clear()
    client.cookies.set("casus_session", secret)
    return csrf_of(secret)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("number", range(len(ODD)))
def test_odd_forms(app: FastAPI, service: Service, world: World, number: int) -> None:
    kind, body = ODD[number]
    with opened(app, service) as client:
        csrf = session(client, service, world.people["master"])
        for method, path in [one for one in WRITES if one in PAGES]:
            sent = body.replace(CSRF.encode(), csrf.encode())
            headers = {b"Content-Type": kind.encode("latin-1")}
            answer = client.request(method, place(world, path), content=sent, headers=headers, follow_redirects=False)
            check(answer, (path, kind, body[:60]))
            if "/sign-out" in path or "/delete" in path:
                csrf = session(client, service, world.people["master"])


@pytest.mark.drawn(1)
@pytest.mark.parametrize("role", ["player", "master", "administrator"])
def test_rubbish_in_forms(app: FastAPI, service: Service, world: World, role: str) -> None:
    chance = Random(role)
    with opened(app, service) as client:
        for method, path in PAGES * 2:
            csrf = session(client, service, world.people[role])
            fields = [("csrf", csrf), *((chance.choice(NAMES), _nasty(chance)) for _ in range(chance.randrange(8)))]
            query = "&".join(
                f"{chance.choice(NAMES)}={quote(_nasty(chance)[:300], errors='surrogatepass')}" for _ in "ab"
            )
            data = urlencode(fields, errors="surrogatepass").encode()
            where = f"{place(world, path)}?{query}" if chance.random() < 0.7 else place(world, path)
            headers = {"Content-Type": "application/x-www-form-urlencoded"}
            more: dict[str, Any] = {} if method in ("GET", "HEAD") else {"content": data, "headers": headers}
            check(client.request(method, where, follow_redirects=False, **more), (method, where, fields))


def _nasty(chance: Random) -> str:
    return str(chance.choice(TEXTS))


@pytest.mark.drawn(15)
@pytest.mark.parametrize(
    "name", ["Cookie", "Accept-Language", "Accept", "If-None-Match", "Authorization", "Range", "Host"]
)
@pytest.mark.parametrize(
    "value", [b"", b"\xff\xfe", b"=;=;;", b"a" * 9000, b"bytes=-1", b"de;q=nan,*;q=1e999", b"casus_session=\xc3"]
)
def test_odd_headers(app: FastAPI, service: Service, world: World, name: str, value: bytes) -> None:
    with opened(app, service) as client:
        for path in ("/", "/sign-in", f"/games/{world.names['public']}", "/static/app.css", "/nowhere", "/api/v1/me"):
            answer = client.get(path, headers={name.encode(): value}, follow_redirects=False)
            check(answer, (path, name, value))


# --- the error page


def test_too_many_fields_is_said_so(app: FastAPI, service: Service, world: World) -> None:
    with opened(app, service) as client:
        csrf = session(client, service, world.people["player"])
        body = f"csrf={csrf}" + "&line=x" * FIELDS
        path = f"/games/{world.names['public']}/orders"
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        answer = client.post(path, content=body, headers=headers)
        assert answer.status_code == 413
        assert "more than 2000 fields" in answer.text
        json.loads(client.post(path, content=body, headers={**headers, "Accept": "application/json"}).content)


@pytest.mark.parametrize("path", ["/nowhere", "/games/none", "/moderation", "/games/%00", "/static/none"])
def test_an_error_page_shows_who_has_signed_in(app: FastAPI, service: Service, world: World, path: str) -> None:
    with opened(app, service) as client:
        session(client, service, world.people["player"])
        answer = client.get(path)
        assert 400 <= answer.status_code < 500
        assert 'href="/settings"' in answer.text
        assert ">Player</a>" in answer.text


def test_so_does_one_that_is_too_large(app: FastAPI, service: Service, world: World) -> None:
    with opened(app, service) as client:
        session(client, service, world.people["player"])
        answer = client.post("/new", content=b"x" * 70_000)
        assert (answer.status_code, ">Player</a>" in answer.text) == (413, True)


@pytest.mark.parametrize(("fault", "status"), [(ZeroDivisionError("oh"), 500), (StoreDown("gone"), 503)])
def test_so_does_one_of_ours(
    app: FastAPI, service: Service, world: World, monkeypatch: pytest.MonkeyPatch, fault: Exception, status: int
) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise fault

    with opened(app, service) as client:
        session(client, service, world.people["player"])
        with monkeypatch.context() as patched:
            patched.setattr("casusbelli.service.games.lobby.listing", broken)
            answer = client.get("/games")
        assert (answer.status_code, ">Player</a>" in answer.text) == (status, True)
        with monkeypatch.context() as patched:
            patched.setattr("casusbelli.service.people.accounts.who_is", broken)  # not even that can be asked
            answer = client.get("/games")
        assert (answer.status_code, ">Player</a>" in answer.text) == (status, False)
        assert "<h1>" in answer.text
        with monkeypatch.context() as patched:
            patched.setattr("casusbelli.service.games.lobby.listing", broken)
            patched.setattr("casusbelli.web.pages.page.environment", broken)
            answer = client.get("/games")
        assert answer.status_code == status
        assert answer.json()["sentence"]
