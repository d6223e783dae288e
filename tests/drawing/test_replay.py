"""A replay holds every phase of a game, the shapes once, and nothing that its viewer may not know."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from casusbelli.core.canon import encode
from casusbelli.core.events import OrdersRevealed
from casusbelli.drawing.chapters import scenes
from casusbelli.drawing.picture import sheet_of
from casusbelli.drawing.replay import replay
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs_beside
from casusbelli.engine.view import GM
from casusbelli.records.games import newspaper
from casusbelli.records.games.game_file import read_game
from casusbelli.testing.fog import FOG
from casusbelli.testing.random_games import random_game
from casusbelli.variants import board
from casusbelli.variants.table import new_game

FORMAL = Path(__file__).parents[2] / "examples" / "formal_game" / "game.jsonl"
GOLDEN = Path(__file__).parents[1] / "records" / "golden"


class Page(HTMLParser):
    """Which elements there are, what they fetch, and the data of the film."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for key, value in attrs:
            if key in ("src", "href") and not (value or "").startswith("#"):
                self.fetched.append(value or "")
            if key == "id":
                self.ids.append(value or "")


def film_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="film">(.*?)</script>', page, re.DOTALL)
    assert found
    film: dict[str, Any] = json.loads(found[1])
    return film


def formal() -> Game:
    return read_game(FORMAL.read_text(encoding="utf-8"), board)


def test_every_phase_is_a_frame() -> None:
    game = formal()
    frames = film_of(replay(game, None))["frames"]
    phases = game.phases()
    assert len(frames) == len(phases) + 1  # and the end
    titles = [str(newspaper.title(game.rules, phase)) for phase in phases]
    assert [frame["title"] for frame in frames[:-1]] == titles
    assert "The game is over" in " ".join(frames[-1]["story"])
    assert all(len(frame["steps"]) == 3 for frame in frames[:-1])


def test_it_stands_by_itself() -> None:
    page = replay(formal(), None)
    read = Page(page)
    assert read.fetched == []
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page)
    assert "@import" not in page
    assert len(read.ids) == len(set(read.ids))


def test_shapes_are_there_once() -> None:
    page = replay(formal(), None)
    sheet = sheet_of(board("standard"))
    assert all(page.count(area.shape) == 1 for area in sheet.areas.values())


def test_what_frames_refer_to_is_there() -> None:
    page = replay(formal(), None)
    film, ids = film_of(page), set(Page(page).ids)
    looks = {look for frame in film["frames"] for _number, look, _x, _y in frame["units"]}
    fills = {fill for frame in film["frames"] for fill in frame["fills"].values()}
    referred = {ref for text in film["texts"] for ref in re.findall(r'(?:href="|url\()#([^")]+)', text)}
    assert looks <= ids
    assert {f"g{fill}" for fill in fills} <= ids
    assert referred <= ids
    numbers = {n for frame in film["frames"] for n in (*chain(*frame["steps"]), frame["centers"], frame["signs"])}
    assert numbers <= set(range(len(film["texts"])))


def test_units_keep_their_number_when_they_move() -> None:
    game = new_game()
    game.submit("France", "A PAR - BUR")
    game.process()
    first, second, *_rest = film_of(replay(game, None))["frames"]
    areas = sheet_of(game.rules.board).areas
    where = [{(x, y): number for number, _look, x, y in frame["units"]} for frame in (first, second)]
    assert where[0][areas["PAR"].unit] == where[1][areas["BUR"].unit]


@pytest.mark.parametrize("name", ["short", "drawn", "taken-back"])
def test_golden_games_have_replays(name: str) -> None:
    game = read_game((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"), board)
    frames = film_of(replay(game, None))["frames"]
    assert len(frames) >= len(game.phases())


def test_a_name_cannot_break_out_of_the_page() -> None:
    played = random_game(("standard",), 1, 2).game
    played.vacate("France", "</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)>")
    page = replay(played, None)
    read = Page(page)
    assert read.tags.count("script") == 2
    assert "img" not in read.tags
    assert "alert(1)" in json.dumps(film_of(page))


# --- what is hidden stays hidden


def test_hidden_units_are_in_no_picture_of_others() -> None:
    with packs_beside(FOG):
        game = random_game((FOG.name,), 2, 3).game
        frames, whole = (film_of(replay(game, viewer))["frames"] for viewer in ("France", GM))
        known = game.view("France")["units"]
        foreign = [row.text for row in scenes(game, "France")[0].orders if row.owner != "France"]
    shown = {look for _number, look, _x, _y in frames[-1]["units"]}
    assert len(frames[-1]["units"]) == sum(map(len, known.values())) < len(whole[-1]["units"])
    assert len(shown) < len({look for _number, look, _x, _y in whole[-1]["units"]})
    numbers = sorted({row[0] for frame in frames for row in frame["units"]})
    assert numbers == list(range(len(numbers)))  # no gap tells of those that are not shown
    assert foreign == []


@pytest.mark.drawn(2)
@pytest.mark.parametrize("name", ["formal", "masters", "factional", "world-war-one", "international-relations"])
def test_what_was_written_in_secret_stays_secret(name: str) -> None:
    """Unless a fact of the seat's own history says it later on."""
    game = random_game((name,), 5, 8).game
    secret = {
        text for event in game.log if isinstance(event, OrdersRevealed) for row in event.secret.values() for text in row
    }
    for viewer in (None, *game.rules.names[:2]):
        told = "".join(encode(event).decode() for event in game.history(viewer))
        shown = json.dumps(film_of(replay(game, viewer)), ensure_ascii=False)
        assert not [text for text in secret if text not in told and text in shown]
