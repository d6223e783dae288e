"""The lobby as a browser without scripts meets it: filters in the address, cards, small pictures."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from casusbelli.service.base.service import Who
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import invitations, lobby, seating
from casusbelli.service.games.uploaded_boards import BoardDetails, upload
from casusbelli.web.pages import lobby_pages
from tests.records.golden.make import LAGOON
from tests.service.conftest import person
from tests.web.conftest import house_of, signed_in


@pytest.fixture
def client(small_client: TestClient) -> TestClient:
    return small_client


@pytest.fixture
def ada(client: TestClient) -> Who:
    return person(house_of(client), "Ada")


def made(client: TestClient, who: Who, name: str, **more: object) -> str:
    return lobby.create(house_of(client), who, Setup(name, **more))  # type: ignore[arg-type]


def names(page: str) -> list[str]:
    return [unescape(name).strip() for name in re.findall(r"<h3>\s*<a[^>]*>([^<]+)</a>", page)]


LIVE = Settings(clock=Clock(length=15))


def test_filters_are_in_the_address_and_stay_there(
    client: TestClient, ada: Who, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_pages, "ON_A_PAGE", 2)
    for n in range(5):
        made(client, ada, f"Fast {n}", settings=LIVE)
    made(client, ada, "Slow one")
    found, address = list[str](), "/games?status=forming&pace=live&search=fast&rules=standard"
    while address:
        page = client.get(address)
        assert page.status_code == 200
        assert re.search(r'<option\s+value="live"\s+selected', page.text)
        found += names(page.text)
        following = re.findall(r'href="(/games\?[^"]*after=[^"]*)"', page.text)
        address = unescape(following[0]) if following else ""
    assert sorted(found) == [f"Fast {n}" for n in range(5)]


def test_without_a_filter_the_first_status_with_games(client: TestClient, ada: Who) -> None:
    game = made(client, ada, "Begun")
    assert names(client.get("/games").text) == ["Begun"]
    seating.join(house_of(client), ada, game, "Italy")
    seating.start(house_of(client), ada, game, "hold")
    made(client, ada, "New")
    assert names(client.get("/games").text) == ["New"]
    assert names(client.get("/games?status=any").text) == ["New", "Begun"]
    assert names(client.get("/games?status=&search=beg").text) == ["Begun"]


@pytest.mark.parametrize(
    ("query", "possible"),
    [
        ("rules=chess", "standard"),
        ("map=mars", "western-mediterranean"),
        ("pace=%22%3E%3Cb%3E", "relaxed"),
        ("press=x", "public"),
        ("free=perhaps", "true"),
        ("status=open", "forming"),
    ],
)
def test_unknown_values_are_refused_on_the_page_and_by_the_api(client: TestClient, query: str, possible: str) -> None:
    page = client.get(f"/games?{query}")
    assert page.status_code == 422
    alert = page.text.partition('role="alert"')[2].partition("</div>")[0]
    assert possible in alert
    assert "<b>" not in alert
    answer = client.get(f"/api/v1/games?{query}")
    assert answer.status_code == 422
    assert ("boolean" if possible == "true" else possible) in answer.json()["sentence"]


def test_an_empty_list_says_what_to_do(client: TestClient, ada: Who) -> None:
    page = client.get("/games?status=forming&pace=live").text
    assert "No games match these filters." in page
    assert 'href="/games?status=forming"' in page
    assert 'action="/play"' in page
    signed_in(client, "Ada")
    assert 'href="/new"' in client.get("/games?status=forming&pace=live").text.partition("No games match")[2]


def test_the_api_filters_alike(client: TestClient, ada: Who) -> None:
    made(client, ada, "Fast", settings=LIVE)
    made(client, ada, "Masked", settings=Settings(anonymous=True))
    for query, expected in (
        ("pace=live", ["Fast"]),
        ("anonymous=true&free=true", ["Masked"]),
        ("search=FAS", ["Fast"]),
    ):
        games = client.get(f"/api/v1/games?{query}").json()["games"]
        assert [game["name"] for game in games] == expected
        assert names(client.get(f"/games?status=any&{query}").text) == expected


def test_small_pictures_are_cached_by_their_address(client: TestClient, ada: Who) -> None:
    game = made(client, ada, "Open")
    [address] = re.findall(r'src="(/games/[^"]*small\.svg[^"]*)"', client.get("/games").text)
    picture = client.get(address)
    assert picture.headers["Content-Type"].startswith("image/svg+xml")
    assert "immutable" in picture.headers["Cache-Control"]
    assert picture.headers["Cache-Control"].startswith("private")
    assert len(picture.content) < 30_000
    assert "<script" not in picture.text
    old = client.get(f"/games/{game}/small.svg?v=0123456789ab")
    assert "no-cache" in old.headers["Cache-Control"]
    assert "prefers-color-scheme" not in client.get(f"{address}&theme=dark").text
    assert client.get(f"{address}&theme=%3Cb%3E").text == picture.text


def test_small_pictures_of_private_games_do_not_leak(client: TestClient, ada: Who) -> None:
    game = made(client, ada, "Hidden", visibility="private")
    address = lobby.info(house_of(client), ada, game)["picture"]
    assert client.get(address).status_code == 404
    assert client.get(f"{address}&invitation=wrong").status_code == 404
    token = invitations.invite(house_of(client), ada, game)["invitation"]
    assert client.get(f"{address}&invitation={token}").status_code == 200
    invitations.withdraw(house_of(client), ada, game, token)
    assert client.get(f"{address}&invitation={token}").status_code == 404
    signed_in(client, "Ada")
    assert client.get(address).status_code == 200


def test_emblems_of_free_powers(client: TestClient, ada: Who) -> None:
    made(client, ada, "Open", rules="world-war-one")
    page = client.get("/games").text
    emblems = sorted(set(re.findall(r'src="(/emblems/[^"]*)"', page)))
    assert len(emblems) == 6  # three powers on each side
    picture = client.get(emblems[0])
    assert picture.text.startswith("<svg")
    assert "immutable" in picture.headers["Cache-Control"]
    for place in ("/emblems/standard/Spain.svg", "/emblems/mars/Austria.svg"):
        assert client.get(place).status_code == 404


def test_uploaded_boards_are_among_the_filters(client: TestClient, ada: Who) -> None:
    shared = BoardDetails(licence="CC0", visibility="public")
    board = upload(house_of(client), ada, LAGOON.read_text(encoding="utf-8"), shared)["board"]
    assert "Uploaded boards" not in client.get("/games").text
    made(client, ada, "Water", map=board)
    made(client, ada, "Land")
    assert f'<option value="{board}">The Lagoon</option>' in unescape(client.get("/games").text).replace(" >", ">")
    page = client.get(f"/games?map={board}")
    assert names(page.text) == ["Water"]
    assert f'<option value="{board}" selected>' in page.text
    assert client.get("/games?map=nothing").status_code == 422
