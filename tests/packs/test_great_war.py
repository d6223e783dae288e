"""The Great War II: whole games and panels. The cases are in tests/scenarios."""

from __future__ import annotations

import json

from casusbelli.core.events import UnitsMoved
from casusbelli.engine import play
from casusbelli.packs.world_war_one.facts import CENTRAL, ENTENTE
from casusbelli.records.games.positions import import_position
from casusbelli.testing.random_games import SEED, new_game
from casusbelli.variants import board
from tests.packs.wars import idle_units, marks, panels, put_up, to_the_end


def test_great_wars_to_the_end(full: bool) -> None:
    """Never more than two American armies; nobody goes back aboard; Italy and Russia wait for nobody's orders."""
    for seed in range(20 if full else 2):
        game = to_the_end(new_game(["great-war"]), seed * 1000)
        assert play.fold(game.rules, game.log) == game.state
        state = game.rules.empty()
        for event in game.log:
            before, state = state, game.rules.evolve(state, event)
            assert len(state.marks) <= 2
            if isinstance(event, UnitsMoved):
                assert not {"USA", "USB"} & {at for _number, at in event.moves}
                assert not idle_units(game, before) & {number for number, _at in event.moves}
        ashore = {unit.owner for number, unit in state.units.items() if number in state.marks}
        assert ashore <= {"France"}


def test_the_great_war_on_screen() -> None:
    game = new_game(["great-war"])
    shown = panels(game)
    assert shown["The war"][0] == (ENTENTE, "10", "10", "24")
    assert ("Rome", "Spring 1915") in shown["Closed land"]
    assert ("Italy", "Neither yet", "3", "3", "", "Nobody orders it before the coin is tossed in Spring 1915") in shown[
        "Sides"
    ]
    assert [when for when, _what in shown["Next events"]] == ["Spring 1915", "Spring 1915", "Spring 1917", "Fall 1918"]
    assert "America" not in shown
    text = game.rules_text()
    assert "24 units on the board and 24 centers" in text
    assert "Each side has a captain" not in text
    assert "Each side has a captain" in new_game(["great-war"], {"ww1.team_seats": "true"}).rules_text()
    assert "cannot dislodge each other" in new_game(["great-war"], {"ww1.side_is_one_country": "true"}).rules_text()


def test_the_landings_of_the_great_war_are_marked() -> None:
    game = put_up("F1916M", {"Germany": ["F MAO", "A MUN"], "France": ["A PAR"], "England": ["F LON"]}, "great-war")
    while game.phase != "S1917M":
        game.process()
    rows = panels(game)["America"]
    assert ("Wales", "✓ An army can land", "North Atlantic Ocean, Irish Sea") in rows
    assert ("Gascony", "✗ No army can land", "Blocked by fleets in Mid-Atlantic Ocean") in rows
    shown = marks(game, "America")
    assert (("NAO", "IRI", "WAL"), "route", "", "This is the route from America to Wales.") in shown
    barred = "F MAO (Germany) blocks the way to Gascony, North Africa, Portugal and Spain."
    assert [mark for mark in shown if mark[1] == "blocked"] == [(("MAO",), "blocked", "Germany", barred)]
    assert [what for _when, what in panels(game)["Next events"]] == ["Russia falls into civil disorder"]


def test_who_disbands_an_american_army_does_not_get_another() -> None:
    game = put_up("S1918M", {"France": ["A BUR", "A GAS"], "Germany": ["A PAR", "A BEL"]}, "great-war",
                  american_armies=["A BUR", "A GAS"])  # fmt: skip
    game.submit(CENTRAL, "A PAR - BUR; A BEL S A PAR - BUR")
    game.process()
    assert game.phase == "S1918R"
    game.submit(ENTENTE, "A BUR D")
    while game.phase != "S1919M":
        game.process()
    shown = game.view()["state"]["great-war"]
    assert (shown["american_armies"], shown["american_armies_disbanded"]) == (["A GAS"], 1)
    again = import_position(json.dumps(game.view()), board, SEED).game
    assert again.view()["state"] == game.view()["state"]
