"""The page on which a player asks a bot what it would do, and the same over the API."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from casusbelli.service.base.service import Who
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import order_entry, seating
from tests.service.tables import POWERS, made, person
from tests.web.conftest import house_of, signed_in
from tests.web.test_pages import client, ok  # noqa: F401 # a fixture


def game_of(client: TestClient, name: str, hints: bool = True) -> tuple[str, Who]:  # noqa: F811
    service = house_of(client)
    who = person(service, name)
    settings = Settings(clock=Clock(length=0), misses=0, hints=hints)
    game = made(service, who, bots=dict.fromkeys(POWERS[1:], "hold"), settings=settings)
    seating.join(service, who, game, "Austria")
    return game, who


def test_a_hint_becomes_a_draft_that_is_not_marked_ready(client: TestClient) -> None:  # noqa: F811
    game, who = game_of(client, "Ada")
    csrf = signed_in(client, "Ada")
    assert f'href="/games/{game}/hint?seat=Austria"' in ok(client, f"/games/{game}")
    asks = ok(client, f"/games/{game}/hint?seat=Austria")
    assert "Use these orders" not in asks
    page = ok(client, f"/games/{game}/hint?seat=Austria&rank=captain")
    assert "Advice of the Captain" in page
    assert page.count("Use these orders") == 4
    [text, *_others] = re.findall(r'name="text" value="([^"]*)"', page)
    sent = {"csrf": csrf, "seat": "Austria", "phase": "S1901M", "version": "0", "text": text}
    assert client.post(f"/games/{game}/orders", data=sent, follow_redirects=False).status_code == 303
    draft = order_entry.draft(house_of(client), who, game, "Austria")
    assert draft["orders"] == text.split("\n")
    assert (draft["refused"], draft["ready"]) == ([], False)


def test_the_api_gives_the_same_advice(client: TestClient) -> None:  # noqa: F811
    game, _who = game_of(client, "Bea")
    signed_in(client, "Bea")
    found = client.get(f"/api/v1/games/{game}/hint?rank=captain").json()
    assert (found["seat"], found["phase"], found["rank"]) == ("Austria", "S1901M", "captain")
    assert found["why"]["code"].startswith("bots.why-")
    assert all(plan["how"] for plan in found["plans"])


def test_it_is_told_where_there_are_no_hints(client: TestClient) -> None:  # noqa: F811
    game, _who = game_of(client, "Cleo", hints=False)
    signed_in(client, "Cleo")
    assert client.get(f"/api/v1/games/{game}/hint").json()["code"] == "no-hints"
    assert "/hint?" not in ok(client, f"/games/{game}")
    answer = client.get(f"/games/{game}/hint?seat=Austria&rank=captain")
    assert (answer.status_code, "allow hints" in answer.text) == (409, True)


def test_players_are_told_whether_they_may_ask(client: TestClient) -> None:  # noqa: F811
    service = house_of(client)
    owner = person(service, "Dora")
    for hints, told in ((True, "Players may ask bots for hints."), (False, "Players can&#39;t ask bots for hints.")):
        game = made(service, owner, settings=Settings(hints=hints))
        assert told in ok(client, f"/games/{game}")
