"""The home page: a board that plays itself, the worlds, and nothing empty; the pages of exhibitions."""

from __future__ import annotations

import json
import re

import pytest
from starlette.testclient import TestClient

from casusbelli.records.games.exhibition_file import exhibitions
from casusbelli.service.games.setup_options import introduced
from casusbelli.service.ops import demo, exhibition_import
from casusbelli.service.reads import exhibition_pages
from tests.web.conftest import house_of

FIRST = next(iter(exhibitions().values()))
SHORT = "tossed-coin"
HEAVIEST = 6_000  # bytes of the page as it is sent, without its board


@pytest.fixture
def shown(small_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """A house with one exhibition."""
    monkeypatch.setattr(exhibition_import, "exhibitions", lambda: {SHORT: exhibitions()[SHORT]})
    house = house_of(small_client)
    exhibition_import.keep_exhibitions(house, str(demo._owner(house).account))
    return small_client


def game_of(client: TestClient) -> str:
    [game] = exhibition_pages.shown(house_of(client))
    return game


def test_a_page_reads_the_exhibition_of_its_game(shown: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    house = house_of(shown)
    [(game, found)] = exhibition_pages.shown(house).items()
    assert exhibition_pages.of_game(house, game) == found
    assert exhibition_pages.of_game(house, "another") is None
    monkeypatch.delattr(exhibition_pages, "shown")
    assert found.opens in shown.get(f"/games/{game}").text


def test_the_board_on_the_home_page_is_there_without_a_script(small_client: TestClient) -> None:
    """Its first phase is a picture with words; the others wait."""
    page = small_client.get("/").text
    frames = re.findall(r'<figure class="frame" (hidden)?>', page)
    assert len(frames) == len(FIRST.table.captions)
    assert frames[0] == ""
    assert set(frames[1:]) == {"hidden"}
    assert page.count('loading="lazy"') == len(frames) - 1 + len(introduced())
    assert "Turkey took Sevastopol from Russia." in page  # the story behind the caption


def test_the_home_page_is_light(small_client: TestClient) -> None:
    answer = small_client.get("/", headers={"Accept-Encoding": "gzip"})
    assert int(answer.headers["Content-Length"]) < HEAVIEST
    assert len(answer.text) > HEAVIEST


@pytest.mark.parametrize("name", sorted(exhibitions()))
def test_pictures_of_exhibitions(small_client: TestClient, name: str) -> None:
    opens = exhibitions()[name].table.opens
    answer = small_client.get(f"/exhibitions/{name}/{opens}.svg?small=1")
    assert answer.headers["Content-Type"] == "image/svg+xml"
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.text.startswith("<svg ")
    assert small_client.get(f"/exhibitions/{name}/S1800M.svg").status_code == 404
    assert small_client.get(f"/exhibitions/{name}-x/{opens}.svg").status_code == 404


def test_every_world_can_be_played_watched_and_read_about(shown: TestClient) -> None:
    page = shown.get("/").text
    for name in introduced():
        assert f'<input type="hidden" name="rules" value="{name}">' in page
        assert f'href="/how-to-play/{name}"' in page
    assert f'href="/games/{game_of(shown)}?phase=S1917M"' in page


@pytest.mark.parametrize(
    ("language", "title", "caption"),
    [
        ("en", "The coin decides for Italy", "The roll is odd: Italy joins the Central Powers."),
        ("de", "Die Münze entscheidet für Italien", "Der Wurf ist ungerade: Italien tritt auf die Seite"),
        ("fr", "La pièce décide pour l’Italie", "Le tirage est impair\u202f: l’Italie rejoint"),
    ],
)
def test_the_page_of_an_exhibition(shown: TestClient, language: str, title: str, caption: str) -> None:
    """It has its title and its captions, and opens on its most dramatic phase."""
    there = {"Accept-Language": language}
    assert title in shown.get("/games?status=finished", headers=there).text
    page = shown.get(f"/games/{game_of(shown)}", headers=there).text
    assert f"<h1>{title}</h1>" in page
    assert re.search(rf"<title>[^<]*{title}", page)
    assert caption in page
    for phase in exhibitions()[SHORT].table.captions:
        assert f'href="?phase={phase}"' in page
    data = re.search(r'id="page-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert data is not None
    assert json.loads(data[1])["opens"] == exhibitions()[SHORT].table.opens


def test_a_server_without_exhibitions_shows_the_opening(
    small_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exhibition_pages, "exhibitions", dict)
    page = small_client.get("/").text
    assert 'src="/board.svg"' in page
    assert "/exhibitions/" not in page
