"""A calendar is data: an invented map with dates plays by them, and other dates for a war are a map file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from casusbelli.core.board import Board
from casusbelli.core.mapfile import load_map
from casusbelli.engine.component import RulesClash
from casusbelli.engine.display import read_panel
from casusbelli.engine.game import Game
from casusbelli.testing.random_games import SEED

DOCS = Path(__file__).parents[2] / "docs" / "map-format.md"
STANDARD = Path(__file__).parents[2] / "src" / "casusbelli" / "variants" / "standard" / "map.toml"
ICE = """
name = "ice"
victory = 4

[calendar]
start = "F0010M"

[powers.North]
color = "#0011AA"
home = ["CAP"]
units = ["F CAP"]

[powers.South]
color = "#AA1100"
home = ["DOCK", "FEN"]
units = ["F DOCK", "A FEN"]

[provinces]
CAP = { name = "Cape", terrain = "coast", center = true }
DOCK = { name = "Docks", terrain = "coast", center = true }
FEN = { name = "Fens", terrain = "coast", center = true }
ISLE = { name = "Isle", terrain = "coast", center = true }
FAR = { name = "Far Sea", terrain = "sea" }
NEAR = { name = "Near Sea", terrain = "sea" }

[impassable]
BOG = "The Bog"

[borders.army]
DOCK = "FEN"
FEN = "DOCK"

[borders.fleet]
CAP = "FAR"
DOCK = "FEN NEAR"
FAR = "CAP"
FEN = "DOCK"
ISLE = "NEAR"
NEAR = "DOCK ISLE"

[[patch]]
stop = "S0012"
closed = ["ISLE"]
why = "plague"

[[patch]]
start = "S0012"
closed = ["FEN"]

[[patch]]
start = "S0011"
[patch.add]
fleet = { FAR = "NEAR" }

[[patch]]
start = "S0011"
stop = "S0012"
why = "thin ice"
[patch.remove]
fleet = { FAR = "CAP" }
[patch.add]
fleet = { FAR = "CAP" }
passage = ["F FAR - CAP"]
"""


def ice() -> Game:
    return Game.new("standard", load_map(ICE), SEED)


def refused(game: Game, seat: str, text: str) -> dict[str, str]:
    return {str(order): why.text for order, why in game.submit(seat, text).refused}


def to_phase(game: Game, phase: str) -> Game:
    while game.phase != phase:
        game.process()
    return game


def test_an_invented_calendar_plays() -> None:
    game = ice()
    assert refused(game, "North", "F CAP - FAR") == {}
    game.submit("South", "F DOCK - NEAR")
    game.process()
    assert game.phase == "S0011M"
    told = refused(game, "South", "F NEAR - ISLE")
    assert told == {"F NEAR - ISLE": "Isle is closed until Spring 12"}
    assert "F FAR - NEAR" in map(str, game.options("North"))  # the ice has opened a way
    assert refused(game, "South", "F NEAR S F FAR H") == {}
    assert "F FAR S F CAP" not in " ".join(map(str, game.options("North")))  # thin ice: only to move
    assert refused(game, "North", "F FAR - CAP") == {}
    to_phase(game, "S0012M")
    assert refused(game, "South", "F NEAR - ISLE; A FEN H") == {}
    game.process()
    assert game.view()["units"]["South"] == ["A FEN", "F ISLE"]  # what stands in land that closes may stay
    assert refused(game, "South", "A FEN - DOCK") == {}
    game.process()
    to_phase(game, "S0013M")
    assert refused(game, "South", "A DOCK - FEN") == {"A DOCK - FEN": "Fens is closed for the whole game"}


def test_what_is_closed_and_open_is_on_screen() -> None:
    game = ice()
    closed = {panel.title: panel for panel in map(read_panel, game.panels("North"))}["Closed land"]
    assert closed.rows == (("Isle", "Spring 12"), ("The Bog", "never"))
    assert [(mark.at, mark.look, mark.text) for mark in closed.marks] == [
        (("ISLE",), "later", "Opens in Spring 12"),
        (("BOG",), "closed", "Never opens"),
    ]
    to_phase(game, "S0011M")
    ways = {panel.title: panel for panel in map(read_panel, game.panels(None))}["Open passages"]
    assert ways.rows == (("Far Sea – Near Sea", "fleets"),)
    assert [(mark.at, mark.look, mark.text) for mark in ways.marks] == [(("FAR", "NEAR"), "route", "fleets")]


def test_the_rulebook_tells_the_dates_of_the_map() -> None:
    text = ice().rules_text()
    assert "- Isle is closed until Spring 12 (plague).\n" in text
    assert "- Fens is closed from Spring 12 for the whole game.\n" in text
    passage = "The passage between the Far Sea and the Near Sea"
    assert f"- {passage} is open to fleets from Spring 11 for the whole game.\n" in text
    thin = "fleets (for moves only: no supports, convoys or retreats) from Spring 11 until Spring 12 (thin ice)"
    assert f"- The passage between Cape and the Far Sea is open to {thin}.\n" in text


# --- other dates for a war: a map file and no code

EARLY = """
name = "early"
inherit = "standard"
[calendar]
start = "S1915M"
[[patch]]
stop = "F1915"
closed = ["GRE"]
[[patch]]
closed = ["SPA"]
[patch.add]
fleet = { BAR = "SKA" }
passage = ["F BAR - SKA"]
"""


WEAKER = """
[borders]
weak = ["A DOCK - FEN"]
half = ["F ISLE - NEAR", "F DOCK - NEAR"]
[borders.army]
"""


def test_the_rulebook_names_the_borders_that_weaken_moves() -> None:
    text = Game.new("standard", load_map(ICE.replace("[borders.army]", WEAKER)), SEED).rules_text()
    assert "Some borders are weak: Docks – Fens (armies)." in text
    assert "half strength: Docks – Near Sea (fleets) and Isle – Near Sea (fleets)." in text


def early() -> Board:
    return load_map(EARLY, library={"standard": STANDARD.read_text(encoding="utf-8")})


@pytest.mark.parametrize(("rules", "table"), [("world-war-one", "world-war-one"), ("great-war", "great-war")])
def test_a_war_by_the_dates_of_its_map(rules: str, table: str) -> None:
    game = Game.new(rules, early(), SEED)
    assert game.phase == "S1915M"
    assert game.view()["state"][table]["closed"] == {"GRE": "F1915", "SPA": "never", "SWI": "never"}
    assert refused(game, "Central", "A BUD - RUM; F KIE - DEN") == {}
    assert refused(game, "Entente", "A MAR - SPA") == {"A MAR - SPA": "Spain is closed for the whole game"}
    assert game.rules.board.on("S1915M").passages >= {("F", "BAR", "SKA"), ("F", "SKA", "BAR")}


def neutrals() -> Board:
    """The example of the page for those who make maps."""
    maps = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    (text,) = (text for text in maps if 'name = "neutrals"' in text)
    return load_map(text, library={"standard": STANDARD.read_text(encoding="utf-8")})


@pytest.mark.parametrize("rules", ["world-war-one", "great-war", "formal", "standard"])
def test_the_documented_calendar_plays_under_any_rules(rules: str) -> None:
    game = Game.new(rules, neutrals(), SEED)
    assert game.phase == "F1914M"
    shown = {panel.title: panel.rows for panel in map(read_panel, game.panels(None))}
    assert ("Bulgaria", "Fall 1915") in shown["Closed land"]
    assert ("Spain", "never") in shown["Closed land"]
    assert ("Baltic Sea – Skagerrak", "fleets") in shown["Open passages"]
    assert "Bulgaria is closed until Fall 1915" in game.rules_text()
    turkish = "Central" if "war" in rules else "Turkey"
    closed = {"A CON - BUL": "Bulgaria is closed until Fall 1915"}
    assert refused(game, turkish, "A CON - BUL") == closed
    assert "Rumania" not in str(shown["Closed land"])
    to_phase(game, "F1915M")
    assert refused(game, turkish, "A CON - BUL") == {}


def test_a_war_on_a_map_without_its_places() -> None:
    with pytest.raises(RulesClash, match="ice has no"):
        Game.new("world-war-one", load_map(ICE), SEED)
    with pytest.raises(RulesClash, match="ice has no"):
        Game.new("great-war", load_map(ICE), SEED)
