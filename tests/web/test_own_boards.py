"""Games on boards that are not included: all their pages and files, and what programs get."""

from __future__ import annotations

import json
import re

import pytest
from starlette.testclient import TestClient

from casusbelli.core.map_text import same_board
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.service.games import copies
from casusbelli.variants import load_board, read_board
from tests.records.golden.make import HERE, LAGOON
from tests.web.conftest import Api, api_of, house_of
from tests.web.test_pages import as_somebody, ok

OWN = (HERE / "own-board.jsonl").read_text(encoding="utf-8")
STRANGE = """
name = "strange"
title = "Alert(1) & 'onload=x' $49"
inherit = "western-mediterranean"
[provinces]
ADR = { name = "It's & it is; -- javascript: &lt;b&gt;" }
[powers."O'Neill. - 9"]
color = "#123456"
"""


PAGES = ("", "/rulebook", "/report", "/acts", "/dice")
FILES = ("/replay.html", "/picture.svg", "/story.txt", "/state.json", "/position.txt", "/game.jsonl")


@pytest.mark.parametrize("page", [*PAGES, *FILES])
def test_every_page_of_such_a_game_is_shown(client: TestClient, page: str) -> None:
    who, _csrf = as_somebody(client)
    game = copies.import_game(house_of(client), who, OWN)
    shown = ok(client, f"/games/{game}{page}")
    assert page in ("/acts", "/dice", "/state.json", "/game.jsonl", "/story.txt") or "Doge" in shown


def test_programs_get_the_map(client: TestClient) -> None:
    ada = api_of(client, "Ada")
    game = ada.ok("POST", "/games/import", {"text": OWN, "name": "Ours"})["id"]
    answer = ada("GET", f"/games/{game}/map")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert same_board(read_board(answer.text), load_board(LAGOON))
    assert ada.ok("GET", f"/games/{game}")["map"] == "lagoon"
    assert "Doge" in ada("GET", f"/games/{game}/picture").text
    assert same_board(read_game(ada("GET", f"/games/{game}/export").text).rules.board, load_board(LAGOON))
    standard = ada.ok("POST", "/games", {"name": "Another"})["id"]
    assert 'name = "standard"' in ada("GET", f"/games/{standard}/map").text
    assert Api(client)("GET", f"/games/{game}/map").status_code in (401, 403, 404), "a sandbox is private"


def test_a_hostile_map_in_a_file_is_refused_with_its_line(client: TestClient) -> None:
    ada = api_of(client, "Ada")
    head, _newline, rest = OWN.partition("\n")
    said = json.loads(head)
    for change, told in {
        ('title = "The Lagoon"', 'title = "<script>"'): 'map.toml:2: title: is "<script>"; take < > out',
        ("victory = 2", "victory = 3"): "map.toml:3: victory: is 3, but the map has 2 supply centers",
        ('name = "lagoon"', 'name = "lagoon"\ninherit = "../../etc/passwd"'): "map.toml:2: inherit: names",
    }.items():
        text = json.dumps({**said, "board": said["board"].replace(*change)}) + "\n" + rest
        answer = ada("POST", "/games/import", {"text": text, "name": ""})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-file")
        assert told in " ".join(map(str, answer.json().values()))


def test_names_that_are_strange_and_allowed_are_only_text(client: TestClient) -> None:
    who, _csrf = as_somebody(client)
    game = Game.new("standard", read_board(STRANGE), bytes(32))
    made = copies.import_game(house_of(client), who, write_game(game, with_seed=True))
    for page in ("", "/rulebook", "/replay.html", "/picture.svg", "/report"):
        shown = ok(client, f"/games/{made}{page}")
        markup = re.sub("<script[^>]*>.*?</script>", "", shown, flags=re.DOTALL)  # data has no entities
        assert "&lt;b&gt;" not in markup.replace("&amp;lt;b&amp;gt;", "")
