"""Refusals of the API are in the language that a request asks for; codes and messages are the same in each."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Api, api_of

BOTS = dict.fromkeys(("Austria", "England", "Germany", "Italy", "Russia", "Turkey"), "hold")
GERMAN = {"Accept_Language": "de-AT, en;q=0.5"}


@pytest.fixture
def late(client: TestClient) -> tuple[Api, str, dict[str, Any]]:
    """Ada's program, a game, and orders for a phase that is not open."""
    ada = api_of(client, "Ada")
    game: str = ada.ok("POST", "/games", {"name": "A game", "bots": BOTS})["id"]
    ada.ok("POST", f"/games/{game}/join", {"seat": "France"})
    return ada, game, {"phase": "F1901M", "orders": "A PAR - BUR"}


def test_a_refusal_in_german(late: tuple[Api, str, dict[str, Any]]) -> None:
    ada, game, orders = late
    english = ada("PUT", f"/games/{game}/orders", orders)
    german = ada("PUT", f"/games/{game}/orders", orders, **GERMAN)
    assert (english.headers["Content-Language"], german.headers["Content-Language"]) == ("en", "de")
    assert german.headers["Vary"] == "Accept-Language, Cookie"
    assert german.status_code == english.status_code == 409
    plain, translated = english.json(), german.json()
    assert plain["sentence"] == "Fall 1901 is not the current phase. Spring 1901 is."
    assert translated["sentence"] == "Gespielt wird gerade das Frühjahr 1901, nicht der Herbst 1901."
    assert (plain["hint"], translated["hint"]) == ("Reload the game.", "Laden Sie die Partie neu.")
    assert (plain["code"], plain["said"]) == (translated["code"], translated["said"])


@pytest.mark.parametrize(("asked", "given"), [("", "en"), ("xx", "en"), ("xx, de;q=0.3", "de"), (",;q", "en")])
def test_the_first_language_that_there_is(client: TestClient, asked: str, given: str) -> None:
    answer = client.get("/api/v1/games/none", headers={"Accept-Language": asked})
    assert (answer.status_code, answer.headers["Content-Language"]) == (404, given)


def test_refusals_before_a_use_case(client: TestClient) -> None:
    german = {"Accept-Language": "de"}
    nowhere = client.get("/api/v1/nowhere", headers=german)
    assert nowhere.json()["sentence"] == "Diese Seite gibt es nicht."
    stranger = client.get("/api/v1/me/owed", headers={**german, "Authorization": "Bearer cb_wrong"})
    assert stranger.json()["sentence"] == "Dieser API-Schlüssel ist ungültig oder wurde widerrufen."
    assert stranger.headers["WWW-Authenticate"] == "Bearer"
    large = client.post("/api/v1/games", content=b" " * 70_000, headers=german)
    assert (large.status_code, large.headers["Content-Language"]) == (413, "de")
    assert large.json()["sentence"] != client.post("/api/v1/games", content=b" " * 70_000).json()["sentence"]


def test_scripts_of_a_page_get_the_language_of_the_page(client: TestClient) -> None:
    client.cookies.set("language", "de")
    for place in ("/games/none", "/api/v1/games/none"):
        answer = client.get(place, headers={"Accept": "application/json", "Accept-Language": "en"})
        assert (answer.status_code, answer.headers["Content-Language"]) == (404, "de"), place
