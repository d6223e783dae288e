"""The page of a bot: who it is and, when the game is over, why it did what it did."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from casusbelli.bots.characters import characters
from casusbelli.service.base.settings import Clock, Settings
from tests.service.tables import POWERS, made, person, settle
from tests.web.conftest import Api, api_of, house_of
from tests.web.test_pages import client, ok  # noqa: F401 # a fixture

UNHURRIED = Settings(clock=Clock(length=0), misses=0)
ONE_YEAR = "standard(draws.draw=off, draws.concession=no) + last-year(year=1901)"


@pytest.fixture
def ada(client: TestClient) -> Api:  # noqa: F811
    return api_of(client, "Ada")


def game_of_bots(client: TestClient, **other: str) -> str:  # noqa: F811
    service = house_of(client)
    bots = {**dict.fromkeys(POWERS, "dumbbot"), **other}
    return made(service, person(service, "Mia"), ONE_YEAR, bots=bots, settings=UNHURRIED)


def test_its_thoughts_are_told_when_the_game_is_over(client: TestClient, ada: Api) -> None:  # noqa: F811
    game = game_of_bots(client, Turkey="hold")
    before = ada.ok("GET", f"/games/{game}/bots/Italy")
    assert (before["bot"], before["rank"]["code"], before["over"]) == ("dumbbot", "bots.rank-dumbbot", False)
    assert before["phases"] == []
    assert before["emblem"] in {one.emblem for one in characters().values()}
    assert "When the game is over, you can read here" in ok(client, f"/games/{game}/bots/Italy")
    settle(house_of(client), 100)
    after = ada.ok("GET", f"/games/{game}/bots/Italy")
    assert {**after, "over": False, "phases": []} == before
    assert [one["phase"] for one in after["phases"]] == ["S1901M", "F1901M"]
    first = after["phases"][0]
    assert len(first["plans"]) > 3
    assert all(plan["how"] for plan in first["plans"])
    assert [aim["code"].partition("-")[0] for aim in first["aims"]] == ["bots.aim"] * len(first["aims"])
    story = ada.ok("GET", f"/games/{game}/story?phase=S1901M")
    assert {order for order in first["plans"][0]["orders"] if order.startswith(("A ", "F "))} == set(
        story["orders"]["Italy"]
    )
    page = ok(client, f"/games/{game}/bots/Italy")
    assert "When the game is over" not in page
    assert page.count("<details") == 2
    assert "It wanted to " in page
    assert f'href="/games/{game}/bots/Italy"' in ok(client, f"/games/{game}")
    silent = ada.ok("GET", f"/games/{game}/bots/Turkey")
    assert (silent["character"], silent["phases"]) == (None, [])
    assert "This bot has not written down why" in ok(client, f"/games/{game}/bots/Turkey")


def test_bots_of_one_rank_are_told_apart_in_the_list_of_players(client: TestClient, ada: Api) -> None:  # noqa: F811
    game = game_of_bots(client, Turkey="hold", Russia="hold")
    seats = {seat["seat"]: seat for seat in ada.ok("GET", f"/games/{game}")["seats"]}
    page = ok(client, f"/games/{game}")
    names = [seat["bot_name"] for seat in seats.values()]
    assert len({str(name) for name in names}) == 7
    talking = [seat for seat in seats.values() if seat["bot"] == "dumbbot"]
    assert len({seat["bot_emblem"] for seat in talking} - {""}) == len(talking) == 5
    for seat in talking:
        assert seat["bot_name"]["code"] == "bots.called"
        assert seat["bot_about"]["code"].startswith("bots.character-")
        assert f"{seat['bot_emblem']} Bot: General, the " in page
    assert seats["Turkey"]["bot_name"]["code"] == "bots.ranked-among"
    assert "Bot: Sentry (2)" in page


def test_nobody_learns_of_characters_in_an_anonymous_game(client: TestClient, ada: Api) -> None:  # noqa: F811
    service = house_of(client)
    hidden = Settings(clock=Clock(length=0), misses=0, anonymous=True)
    game = made(service, person(service, "Nora"), bots=dict.fromkeys(POWERS[1:], "dumbbot"), settings=hidden)
    for seat in ada.ok("GET", f"/games/{game}")["seats"]:
        assert (seat["bot"], seat["bot_name"], seat["bot_emblem"], seat["bot_about"]) == (None, None, "", None)


def test_only_seats_of_bots_have_such_a_page(client: TestClient, ada: Api) -> None:  # noqa: F811
    service = house_of(client)
    bots = dict.fromkeys(POWERS[1:], "dumbbot")
    hidden = Settings(clock=Clock(length=0), misses=0, anonymous=True)
    game, anonymous = (
        made(service, person(service, f"Owner{n}"), bots=bots, settings=settings)
        for n, settings in enumerate((UNHURRIED, hidden))
    )
    for where, seat in ((game, "Austria"), (game, "Ruritania"), (anonymous, "Italy"), ("nowhere", "Italy")):
        answer = ada("GET", f"/games/{where}/bots/{seat}")
        assert answer.status_code == 404, (where, seat)
        assert client.get(f"/games/{where}/bots/{seat}").status_code == 404
