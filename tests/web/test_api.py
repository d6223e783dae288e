"""The API as a program uses it: pagination, ETags, what is owed, a turn from orders to reasons, accounts until their
deletion."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from casusbelli.records.games.game_file import read_game
from casusbelli.service.ops import bot_turns, worker
from casusbelli.service.people import accounts
from casusbelli.store import StoreDown
from casusbelli.variants import board
from tests.service.conftest import PASSWORD
from tests.web.conftest import Api, api_of, house_of

BOTS = dict.fromkeys(("Austria", "England", "Germany", "Italy", "Russia", "Turkey"), "hold")
UNHURRIED = {"clock": {"length": 0}}


@pytest.fixture
def ada(client: TestClient) -> Api:
    return api_of(client, "Ada")


@pytest.fixture
def game(ada: Api) -> str:
    """Ada plays France against bots."""
    made: str = ada.ok("POST", "/games", {"name": "A game", "bots": BOTS, "settings": UNHURRIED})["id"]
    ada.ok("POST", f"/games/{made}/join", {"seat": "France"})
    return made


def judged(client: TestClient) -> None:
    while worker.step(house_of(client)) + bot_turns.play(house_of(client)):
        pass


def test_a_turn_from_orders_to_reasons(client: TestClient, ada: Api, game: str) -> None:
    [owed] = ada.ok("GET", "/me/owed")["owed"]
    assert (owed["game"], owed["seat"], owed["phase"], owed["draft"]) == (game, "France", "S1901M", 0)
    offered = ada.ok("GET", f"/games/{game}/choices")
    assert offered["phase"] == "S1901M"
    told = ada.ok("POST", f"/games/{game}/orders/preview", {"orders": "A PAR - LON"})
    assert [line["order"] for line in told["refused"]] == ["A PAR - LON"]
    sent = {"phase": "S1901M", "orders": "A PAR - BUR\nF BRE - MUN\nA MAR S A PAR - BUR"}
    receipt = ada.ok("PUT", f"/games/{game}/orders", sent)
    assert (receipt["n"], receipt["draft"], receipt["orders"]) == (1, 1, ["A PAR - BUR", "A MAR S A PAR - BUR"])
    assert [line["order"] for line in receipt["refused"]] == ["F BRE - MUN"]
    assert ada.ok("GET", "/me/owed")["owed"][0]["draft"] == 1
    ada.ok("PUT", f"/games/{game}/ready", {"phase": "S1901M", "ready": True})
    judged(client)
    late = ada("PUT", f"/games/{game}/orders", sent)
    assert (late.status_code, late.json()["code"]) == (409, "phase-closed")
    state = ada.ok("GET", f"/games/{game}/state")
    assert state["units"]["France"] == ["A BUR", "A MAR", "F BRE"]
    story = ada.ok("GET", f"/games/{game}/story?phase=S1901M")
    assert {row["order"]: row["results"] for row in story["results"]}["A PAR - BUR"] == ["succeeds"]
    lines = ada.ok("GET", f"/games/{game}/why?phase=S1901M&order=A PAR - BUR")["lines"]
    assert "attack strength of A PAR (France): 2" in "\n".join(lines)
    assert ada.ok("GET", f"/games/{game}/phases")["phases"][0]["phase"] == "S1901M"


def test_only_battles_are_explained(client: TestClient, ada: Api, game: str) -> None:
    for phase, text in (("S1901M", "A PAR - BUR"), ("F1901M", "A BUR - BEL")):
        ada.ok("PUT", f"/games/{game}/orders", {"phase": phase, "orders": text})
        ada.ok("PUT", f"/games/{game}/ready", {"phase": phase, "ready": True})
        judged(client)
    ada.ok("PUT", f"/games/{game}/orders", {"phase": "W1901A", "orders": "Build A PAR"})
    ada.ok("PUT", f"/games/{game}/ready", {"phase": "W1901A", "ready": True})
    judged(client)
    answer = ada("GET", f"/games/{game}/why?phase=W1901A&order=Build A PAR")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-battle")
    answer = ada("GET", f"/games/{game}/why?phase=S1901M&order=A LON H")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.drawn(4)
@pytest.mark.parametrize(
    "path",
    ["", "/state", "/panels", "/events", "/story", "/dice", "/acts", "/picture", "/newspaper", "/rulebook", "/map"],
)
def test_what_has_not_changed_is_not_sent_again(client: TestClient, ada: Api, game: str, path: str) -> None:
    first = ada("GET", f"/games/{game}{path}")
    tag = first.headers["ETag"]
    again = ada("GET", f"/games/{game}{path}", If_None_Match=f'"other", W/{tag}')
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    assert ada("GET", f"/games/{game}{path}", If_None_Match='"other"').content == first.content
    if path == "":
        assert first.headers["X-Server-Time"].isdigit()
        ada.ok("PUT", f"/games/{game}/ready", {"phase": "S1901M", "ready": True})
        assert ada("GET", f"/games/{game}", If_None_Match=tag).status_code == 200


def test_page_after_page(ada: Api) -> None:
    made = [ada.ok("POST", "/games", {"name": str(n)})["id"] for n in range(5)]
    found: list[str] = []
    after: str | None = ""
    while after is not None:
        page = ada.ok("GET", f"/games?limit=2&mine=true{f'&after={after}' if after else ''}")
        assert len(page["games"]) <= 2
        found += [game["id"] for game in page["games"]]
        after = page["next"]
    assert sorted(found) == sorted(made)
    assert len(found) == 5


def test_files_go_out_and_come_in(client: TestClient, ada: Api, game: str) -> None:
    assert ada("GET", f"/games/{game}/export").status_code == 409
    answer = ada("GET", f"/games/{game}/picture?theme=dark&names=long")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "script" not in answer.headers["Content-Security-Policy"]
    copy = ada.ok("POST", f"/games/{game}/clone", {})["id"]
    assert ada.ok("GET", f"/games/{copy}")["kind"] == "sandbox"
    file = ada("GET", f"/games/{copy}/export").text
    assert read_game(file, board).phase == "S1901M"
    again = ada.ok("POST", "/games/import", {"text": file, "name": "Again"})["id"]
    assert ada.ok("GET", f"/games/{again}/state?seat=France")["phase"] == "S1901M"
    answer = ada("POST", "/games/import", {"text": "{}", "name": ""})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-file")
    offers = ada.ok("GET", "/offers")
    assert {"standard", "hold"} <= {*offers["rules"], *offers["bots"]}
    assert "standard" in offers["maps"]


def test_from_registration_to_good_bye(client: TestClient) -> None:
    visitor = Api(client)
    visitor.ok("POST", "/accounts", {"name": "Eve", "password": PASSWORD, "email": "eve@example.org"})
    visitor.ok("POST", "/password-resets", {"name": "eve@example.org"})
    home = house_of(client)
    accounts.send_links(home)
    with home.read() as tx:
        [letter] = tx.all("SELECT data FROM outbox")
    secret = json.loads(letter["data"])["link"].rpartition("/")[2]
    visitor.ok("POST", "/email-confirmations", {"secret": secret})
    visitor.ok("POST", "/password-resets", {"name": "eve@example.org"})
    accounts.send_links(home)
    with home.read() as tx:
        [letter] = tx.all("SELECT data FROM outbox WHERE kind = 'password-reset'")
    secret = json.loads(letter["data"])["link"].rpartition("/")[2]
    visitor.ok("POST", "/password-resets/confirm", {"secret": secret, "password": "another long password"})
    used = visitor("POST", "/password-resets/confirm", {"secret": secret, "password": "another long password"})
    assert (used.status_code, used.json()["code"]) == (410, "link-used")
    csrf = visitor.ok("POST", "/session", {"name": "Eve", "password": "another long password"})["csrf"]
    eve: dict[str, Any] = {"X_CSRF_Token": csrf}
    token = visitor.ok("POST", "/me/tokens", {"name": "t", "scopes": ["read"]}, **eve)["secret"]
    assert Api(client, token).ok("GET", "/me")["scopes"] == ["read"]
    assert visitor.ok("GET", "/accounts/eve")["reliability"] is None
    wrong = visitor("POST", "/me/leave", {"password": PASSWORD}, **eve)
    assert wrong.status_code == 403
    visitor.ok("POST", "/me/leave", {"password": "another long password"}, **eve)
    assert visitor.ok("GET", "/me")["role"] == "visitor"
    assert Api(client, token)("GET", "/me").status_code == 401
    assert visitor("GET", "/accounts/Eve").status_code == 404
    gone = visitor("POST", "/session", {"name": "Eve", "password": "another long password"})
    assert (gone.status_code, gone.json()["code"]) == (401, "wrong-password")
    visitor.ok("POST", "/accounts", {"name": "Eve", "password": PASSWORD, "email": "eve@example.org"})


def test_events_come_page_by_page(ada: Api, game: str) -> None:
    whole = ada.ok("GET", f"/games/{game}/events")
    assert whole["next"] is None
    found: list[Any] = []
    after: int | None = 0
    while after is not None:
        page = ada.ok("GET", f"/games/{game}/events?after={after}&limit=3")
        assert len(page["events"]) <= 3
        found, after = found + page["events"], page["next"]
    assert found == whole["events"]
    assert len(found) > 3
    assert ada("GET", f"/games/{game}/events?limit=0").status_code == 422


def test_a_database_that_is_away(client: TestClient, ada: Api, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Status 503 everywhere, pages included, and then it recovers."""
    home = house_of(client)

    def away(*_args: object) -> None:
        raise StoreDown("the plug was pulled")

    with monkeypatch.context() as pulled:
        pulled.setattr(home.store, "read", away)
        pulled.setattr(home.store, "write", away)
        for path in ("/healthz", "/metrics", "/api/v1/games", f"/games/{game}"):
            answer = client.get(path, headers={"Cookie": "casus_session=mine"})
            assert (answer.status_code, "Retry-After" in answer.headers) == (503, True), path
            assert "plug" not in answer.text
        answer = ada("PUT", f"/games/{game}/orders", {"phase": "S1901M", "orders": "A PAR H"})
        assert (answer.status_code, answer.json()["code"]) == (503, "database-down")
    assert client.get("/healthz").json()["ok"] is True
    assert ada.ok("GET", f"/games/{game}/orders")["draft"] == 0
