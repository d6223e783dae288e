"""Security of every request: authentication, CSRF, size limits, and response headers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.types import Message

from casusbelli.build import version
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.records.games.game_file import write_game
from casusbelli.records.games.positions import exported_line
from casusbelli.service.base.limits import Bucket
from casusbelli.service.base.service import Service
from casusbelli.service.people import accounts
from casusbelli.store import Clash, StoreDown
from casusbelli.store.store import migrations
from casusbelli.testing.random_games import random_game
from casusbelli.variants import board
from casusbelli.web.request_layer import LARGEST_BODY, LARGEST_FILE
from casusbelli.web.security import HEADERS, HEADERS_OF_DATA
from tests.service.conftest import PASSWORD, Clock, person
from tests.web.conftest import Api, api_of, opened, signed_in

ADA = {"name": "Ada", "password": PASSWORD, "email": "ada@example.org"}


def problem(answer: object) -> tuple[int, str]:
    """Status and code; every problem has all three words."""
    told = answer.json()  # type: ignore[attr-defined]
    assert set(told) == {"code", "sentence", "hint", "said"}
    assert told["sentence"]
    return answer.status_code, told["code"]  # type: ignore[attr-defined]


@pytest.mark.both_databases
def test_registered_signed_in_and_out(client: TestClient) -> None:
    assert client.post("/api/v1/accounts", json=ADA).status_code == 201
    assert client.get("/api/v1/me").json() == {"name": None, "role": "visitor"}
    answer = client.post("/api/v1/session", json={"name": "Ada", "password": PASSWORD})
    assert answer.status_code == 201
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    me = client.get("/api/v1/me").json()
    assert (me["name"], me["csrf"]) == ("Ada", answer.json()["csrf"])
    assert problem(client.delete("/api/v1/session")) == (403, "csrf")
    assert client.delete("/api/v1/session", headers={"X-CSRF-Token": me["csrf"]}).status_code == 204
    assert client.get("/api/v1/me").json()["role"] == "visitor"


def test_the_cookie_is_for_encrypted_lines_only_where_there_is_one(app: FastAPI, small_service: Service) -> None:
    small_service.base_url = "https://diplomacy.example.org"
    person(small_service, "Ada")
    with opened(app, small_service, base_url=small_service.base_url) as client:
        answer = client.post("/api/v1/session", json={"name": "Ada", "password": PASSWORD})
        [cookie, cleared, browser] = answer.headers.get_list("Set-Cookie")
        assert cookie.startswith("__Host-casus_session=")
        assert {"secure", "path=/", "httponly", "samesite=lax"} <= set(cookie.lower().split("; "))
        assert "domain" not in cookie.lower()
        assert cleared.startswith('casus_session="";')
        assert browser.startswith("__Host-casus_browser=")
        assert "Strict-Transport-Security" in answer.headers
        assert client.get("/api/v1/me").json()["name"] == "Ada"
        out = client.delete("/api/v1/session", headers={"X-CSRF-Token": answer.json()["csrf"]})
        assert (out.status_code, client.get("/api/v1/me").json()["role"]) == (204, "visitor")
        assert [cookie.name for cookie in client.cookies.jar] == ["__Host-casus_browser"], (
            "which knows nobody's secrets"
        )


def test_a_plain_cookie_is_not_taken_where_ours_is_protected(app: FastAPI, small_service: Service) -> None:
    """A neighboring host could plant one with a session of its own. Cookies of earlier versions still count."""
    small_service.base_url = "https://diplomacy.example.org"
    ada, eve = person(small_service, "Ada"), person(small_service, "Eve")
    mine, planted = (accounts.new_session(small_service, who.known()) for who in (ada, eve))
    with opened(app, small_service, base_url=small_service.base_url) as client:

        def seen(**cookies: str) -> object:
            told = "; ".join(f"{name.replace('HOST', '__Host-casus')}={value}" for name, value in cookies.items())
            return client.get("/api/v1/me", headers={"Cookie": told}).json()["name"]

        assert seen(casus_session=planted) is None
        assert seen(casus_session=planted, HOST_session=mine) == "Ada"
        assert seen(HOST_session=mine, casus_session=planted) == "Ada"
        with small_service.write() as tx:
            tx.run("UPDATE sessions SET created = 0, seen = 0")  # as the schema before left them
        assert seen(casus_session=mine) == "Ada"


CROSS_SITE = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
]


@pytest.mark.parametrize("headers", CROSS_SITE)
def test_another_sites_page_can_do_nothing(small_client: TestClient, headers: dict[str, str]) -> None:
    api_of(small_client, "Ada")
    csrf = signed_in(small_client, "Ada")
    answer = small_client.patch("/api/v1/me", json={"email": ""}, headers={**headers, "X-CSRF-Token": csrf})
    assert problem(answer) == (403, "not-allowed")
    small_client.cookies.clear()
    assert problem(small_client.post("/api/v1/accounts", json=ADA, headers=headers)) == (403, "not-allowed")


@pytest.mark.parametrize("given", [None, "", "x", "ä" * 64, "0" * 64])
def test_a_session_alone_is_not_enough_to_write(small_client: TestClient, given: str | None) -> None:
    api_of(small_client, "Ada")
    csrf = signed_in(small_client, "Ada")
    headers = {} if given is None else {b"X-CSRF-Token": given.encode()}
    answer = small_client.patch("/api/v1/me", json={"email": ""}, headers=headers)
    assert problem(answer) == (403, "csrf")
    mine = {"X-CSRF-Token": csrf, "Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    told = small_client.patch("/api/v1/me", json={"email": "", "password": PASSWORD}, headers=mine)
    assert told.json()["email"] is None


@pytest.mark.parametrize("token", ["", "x", "cb_x", "cb_" + "x" * 5000, "a b"])
def test_a_bad_token_is_not_a_visitor(small_client: TestClient, token: str) -> None:
    answer = small_client.get("/api/v1/games", headers={"Authorization": f"Bearer {token}"})
    assert problem(answer) == (401, "bad-token")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_token_is_no_cookie_and_a_session_no_token(small_client: TestClient) -> None:
    ada = api_of(small_client, "Ada")
    small_client.cookies.set("casus_session", ada.headers["Authorization"].removeprefix("Bearer "))
    assert small_client.get("/api/v1/me").json()["role"] == "visitor"
    signed_in(small_client, "Ada")
    session = {"Authorization": f"Bearer {small_client.cookies['casus_session']}"}
    assert problem(small_client.get("/api/v1/me", headers=session)) == (401, "bad-token")


def test_every_answer_guards_the_browser(small_client: TestClient) -> None:
    for path in ("/", "/metrics", "/nowhere", "/favicon.ico"):
        headers = small_client.get(path, headers={"Accept": "text/html"}).headers
        assert {name: headers.get(name) for name in HEADERS} == HEADERS
    for path in ("/api/v1/me", "/api/v1/nothing", "/healthz", "/api/v1/openapi.json", "/static/app.css"):
        headers = small_client.get(path).headers
        assert {name: headers.get(name) for name in HEADERS_OF_DATA} == HEADERS_OF_DATA
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


# --- large and malformed


def test_a_body_that_is_too_large(small_client: TestClient) -> None:
    body = json.dumps({"turn": "x" * LARGEST_BODY})
    assert problem(small_client.post("/api/v1/judge", content=body)) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(80):
            yield b"x" * 1000

    answer = small_client.post("/api/v1/judge", content=pieces(), headers={"Content-Type": "application/json"})
    assert problem(answer) == (413, "too-large")


@pytest.mark.parametrize("length", ["-1", "x", "99999999999999999999", "1e3", "²"])
def test_a_length_that_is_none(small_client: TestClient, length: str) -> None:
    answer = small_client.post("/api/v1/judge", content=b"{}", headers={b"Content-Length": length.encode()})
    assert answer.status_code in (400, 413)
    problem(answer)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"turn": 5}',
        b'{"turn": "x", "more": 1}',
        b'{"turn": "\\u0000"}',
        b'{"turn": "\\ud800"}',
        b'{"turn": NaN}',
        b"[" * 60_000,
        b'{"turn":' * 5_000,
    ],
)
def test_bodies_that_are_none(small_client: TestClient, body: bytes) -> None:
    answer = small_client.post("/api/v1/judge", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    problem(answer)


@pytest.mark.parametrize("setup", [{"\ud800": 1}, {"settings": {"clock": {"\ud800": 1}}}])
def test_setups_with_names_that_are_no_text(client: TestClient, setup: dict[str, object]) -> None:
    ada = api_of(client, "Ada")
    named = {"name": "Mine", **setup}
    for path, body in (("/games", named), ("/me/templates", {"name": "Friday", "setup": named})):
        data = json.dumps(body).encode()
        answer = client.post(
            f"/api/v1{path}", content=data, headers={**ada.headers, "Content-Type": "application/json"}
        )
        assert answer.status_code in (400, 422), answer.text
        problem(answer)


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/v1/nothing", (404, "not-found")),
        ("GET", "/api/v1/games/x%00y", (400, "bad-request")),
        ("GET", "/api/v1/games?after=%00", (400, "bad-request")),
        ("GET", "/api/v1/games/%ff%fe", (404, "not-found")),
        ("BREW", "/api/v1/games", (405, "no-such-method")),
        ("PUT", "/api/v1/games", (405, "no-such-method")),
        ("GET", "/api/v1/games?limit=99999999999999999999999", (422, "bad-input")),
        ("GET", "/api/v1/games?after=²", (422, "bad-cursor")),
        ("GET", "/api/v1/games?after=9999999999999999999999.x", (422, "bad-cursor")),
    ],
)
def test_addresses_that_are_none(client: TestClient, method: str, path: str, expected: tuple[int, str]) -> None:
    assert problem(client.request(method, path)) == expected


# --- when something is broken


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (StoreDown("gone"), (503, "database-down")),
        (Clash("twice"), (409, "clash")),
        (ZeroDivisionError("oh dear"), (500, "our-fault")),
    ],
)
def test_faults_of_ours(
    small_client: TestClient, monkeypatch: pytest.MonkeyPatch, fault: Exception, expected: tuple[int, str]
) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise fault

    monkeypatch.setattr("casusbelli.service.games.lobby.listing", broken)
    answer = small_client.get("/api/v1/games")
    assert problem(answer) == expected
    assert ("Retry-After" in answer.headers) == isinstance(fault, StoreDown)
    assert "oh dear" not in answer.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


# --- too many


def test_too_many_requests(app: FastAPI, small_service: Service) -> None:
    clock = Clock()
    small_service.store.shift = clock
    with opened(app, small_service, limits=True) as client:
        answers = [client.post("/api/v1/password-resets", json={"name": "Ada"}) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [202] * 10 + [429]
        assert problem(answers[-1]) == (429, "too-many")
        clock.ahead += 1000 * int(answers[-1].headers["Retry-After"])
        assert client.post("/api/v1/password-resets", json={"name": "Ada"}).status_code == 202


@pytest.mark.parametrize(
    ("method", "path", "most"), [("GET", "/api/v1/me", 1200), ("GET", "/sign-in", 1200), ("POST", "/api/v1/judge", 240)]
)
def test_nobody_floods_us(app: FastAPI, small_service: Service, method: str, path: str, most: int) -> None:
    """For pages and the API alike; other clients are not affected."""
    small_service.limits.clock = lambda: 0.0
    key = f"{'read' if method == 'GET' else 'write'} 60\ntestclient"
    small_service.limits.buckets[key] = Bucket(60 - 2 * 60 / most)
    with opened(app, small_service, limits=True) as client:
        answers = [client.request(method, path, json={"turn": "x"}).status_code for _ in range(4)]
        assert answers[2:] == [429, 429]
        assert 429 not in answers[:2]
        ada = api_of(client, "Ada")
        assert client.request(method, path, json={"turn": "x"}, headers=ada.headers).status_code != 429
        small_service.limits.clock = lambda: 60 / most
        assert client.request(method, path, json={"turn": "x"}).status_code != 429


def test_bad_tokens_are_counted(app: FastAPI, small_service: Service) -> None:
    small_service.limits.buckets["send a bad token 60\ntestclient"] = Bucket(small_service.limits.clock() + 59.75)
    with opened(app, small_service, limits=True) as client:
        bad = {"Authorization": "Bearer cb_x"}
        assert [client.get("/api/v1/me", headers=bad).status_code for _ in range(2)] == [401, 429]


def test_health_and_figures(client: TestClient, service: Service) -> None:
    assert client.get("/healthz").json() == {
        "ok": True,
        "problems": [],
        "version": version(),
        "worker_version": None,
        "schema": max(migrations()),
        "database": service.store.dialect,
        "overdue": 0,
        "needs_gm": 0,
        "unsent": 0,
        "processes": [],
    }
    assert client.head("/healthz").status_code == 200
    text = client.get("/metrics").text
    assert 'casus_answers_total{method="GET",status="200"}' in text
    assert 'casus_due{kind="late"} 0.0' in text


def test_figures_are_not_for_everybody(app: FastAPI, small_service: Service) -> None:
    with opened(app, small_service, client=("203.0.113.5", 1)) as client:
        assert problem(client.get("/metrics")) == (403, "not-allowed")
        admin = api_of(client, "Root", "administrator")
        assert client.get("/metrics", headers=admin.headers).status_code == 200
        assert client.get("/healthz").status_code == 200


def long_game() -> str:
    """As a file, longer than any other request may be."""
    game = Game.new("standard", board("standard"), bytes(32))
    for _ in range(40):
        game.process()
    return write_game(game)


def test_a_game_may_be_larger(client: TestClient) -> None:
    """Only where games are uploaded, only by signed-in people, and not without a limit."""
    ada = api_of(client, "Ada")
    text = long_game()
    assert len(text) > LARGEST_BODY
    made = ada.ok("POST", "/games/import", {"text": text})["id"]
    assert ada.ok("GET", f"/games/{made}")["kind"] == "sandbox"
    assert problem(Api(client)("POST", "/games/import", {"text": text})) == (413, "too-large")
    assert problem(Api(client, "cb_wrong")("POST", "/games/import", {"text": text})) == (413, "too-large")
    assert problem(ada("POST", "/games", {"name": text})) == (413, "too-large")
    answer = ada("POST", "/games/import", {"text": "x" * LARGEST_FILE})
    assert problem(answer) == (413, "too-large")
    assert "4 MiB" in answer.json()["sentence"]

    def pieces() -> Iterator[bytes]:
        for _ in range(LARGEST_FILE // 1000 + 100):
            yield b"x" * 1000

    url, headers = "/api/v1/games/import", {**ada.headers, "Content-Type": "application/json"}
    assert problem(client.post(url, content=pieces(), headers=headers)) == (413, "too-large")


def test_files_by_the_page(small_client: TestClient) -> None:
    api_of(small_client, "Ada")
    csrf = signed_in(small_client, "Ada")
    text = long_game()
    assert 'action="/new/import"' in small_client.get("/new").text
    sent = {"file": ("a.txt", text)}
    answer = small_client.post("/new/import", data={"csrf": csrf}, files=sent, follow_redirects=False)
    assert (answer.status_code, answer.headers["Location"][:7]) == (303, "/games/")
    assert small_client.post("/new/import", files=sent).status_code == 403
    bad = small_client.post("/new/import", data={"csrf": csrf}, files={"file": ("a.txt", b"\xff\xfe")})
    assert (bad.status_code, "be read: There is nothing to adjudicate" in bad.text) == (422, True)
    assert small_client.post("/new/import", data={"csrf": csrf}).status_code == 422
    empty, pasted = (
        {"file": ("", b"")},
        {"csrf": csrf, "text": '[Rules "standard"]\r\n\r\nS1901M\r\nFrance: A PAR H\r\n'},
    )
    line = f"{exported_line(random_game(['formal'], 3, 3).game, GM)}\r\n"
    for form in (pasted, {"csrf": csrf, "text": line}):
        answer = small_client.post("/new/import", data=form, files=empty, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"][:7]) == (303, "/games/")


@pytest.mark.parametrize("path", ["/sign-in", "/api/v1/session"])
def test_whoever_breaks_off_breaks_nothing(app: FastAPI, path: str, caplog: pytest.LogCaptureFixture) -> None:
    """Going away in the middle of a form does not fill the log with errors."""
    parts: Iterator[Message] = iter(
        [{"type": "http.request", "body": b"na", "more_body": True}, {"type": "http.disconnect"}]
    )
    answered: list[Message] = []

    async def receive() -> Message:
        return next(parts)

    async def send(message: Message) -> None:
        answered.append(message)

    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"content-length", b"50")], "client": ("127.0.0.1", 1),
        "server": ("testserver", 80), "scheme": "http", "http_version": "1.1", "root_path": "",
    }  # fmt: skip
    asyncio.run(app(scope, receive, send))
    assert all(message.get("status", 400) == 400 for message in answered)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
