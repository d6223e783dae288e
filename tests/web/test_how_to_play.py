"""How to play: ten screens with pictures, and an introduction to each variant."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from casusbelli.engine.spec import packs
from casusbelli.web.pages.how_to_play_pages import SCREENS

INTRODUCED = sorted(name for name, pack in packs().items() if pack.minute)


def test_every_variant_introduces_itself() -> None:
    variants = {name for name, pack in packs().items() if pack.variant}
    assert variants <= set(INTRODUCED)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_standard_game_in_ten_screens(client: TestClient, language: str) -> None:
    text = client.get("/how-to-play", headers={"accept-language": language}).text
    assert f'<html lang="{language}"' in text
    assert len(re.findall(r'<li id="\w+" class="screen', text)) == len(SCREENS) == 10
    for picture in re.findall(r'<img src="([^"]+)"', text):
        assert client.get(picture).headers["content-type"].startswith("image/svg")
    assert set(re.findall(r'href="/how-to-play/([\w-]+)"', text)) == set(INTRODUCED)


@pytest.mark.parametrize("name", INTRODUCED)
def test_a_variant_in_a_minute(client: TestClient, name: str) -> None:
    """At 220 words a minute, it takes no longer than that."""
    text = client.get(f"/how-to-play/{name}", headers={"accept-language": "en"}).text
    paragraphs = re.findall(r'<section class="card">\s*<h2>[^<]+</h2>\s*<p>(.*?)</p>', text, re.DOTALL)
    assert len(paragraphs) == 4
    assert 60 < len(" ".join(paragraphs).split()) < 220


@pytest.mark.parametrize("name", sorted(set(INTRODUCED) - {"great-war"}))
def test_an_introduction_leads_to_a_lesson(client: TestClient, name: str) -> None:
    found = re.search(r'href="(/learn/[\w-]+)"', client.get(f"/how-to-play/{name}").text)
    assert found is not None
    assert client.get(found[1]).status_code == 200


def test_an_unknown_variant(client: TestClient) -> None:
    assert client.get("/how-to-play/standard").status_code == 404
    assert client.get("/how-to-play/chess").status_code == 404


@pytest.mark.parametrize("rules", ["standard", *INTRODUCED])
def test_a_game_against_bots_begins_at_once(client: TestClient, rules: str) -> None:
    """A visitor becomes a guest with a seat of their own; every other seat is a bot's."""
    answer = client.post("/play", data={"rules": rules}, follow_redirects=False)
    game = answer.headers["Location"].removeprefix("/games/")
    told = client.get(f"/api/v1/games/{game}").json()
    assert (told["status"], told["visibility"]) == ("running", "private")
    assert len(told["mine"]) == 1
    assert [seat["bot"] for seat in told["seats"] if seat["seat"] not in told["mine"]].count(None) == 0


def test_a_game_of_unknown_rules_does_not_begin(client: TestClient) -> None:
    assert client.post("/play", data={"rules": "chess"}).status_code == 422
    assert client.post("/play", data={"rules": "standard + " * 400}).status_code == 422


@pytest.mark.parametrize(
    ("rules", "leads_to"),
    [
        ("standard", "/how-to-play"),
        ("formal", "/how-to-play/formal"),
        ("masters + last-year", "/how-to-play/masters"),
        ("annexation", "/how-to-play"),
    ],
)
def test_a_game_leads_to_its_introduction(client: TestClient, rules: str, leads_to: str) -> None:
    page = client.get(client.post("/sandbox", data={"rules": rules}, follow_redirects=False).headers["Location"])
    assert f'<a href="{leads_to}">How to play</a>' in page.text
