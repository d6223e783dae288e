"""What a board says about the start and about builds: shared homes, centers away from home, neutral units."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from casusbelli.core.board import NEUTRAL, Board
from casusbelli.core.map_text import board_hash, map_text
from casusbelli.core.mapfile import MapError, load_map
from casusbelli.core.notation import parse, parse_all
from casusbelli.core.orders import ARMY, Piece
from casusbelli.core.said import render
from casusbelli.engine import spec
from casusbelli.engine.game import Game
from casusbelli.engine.rulebook import rules_text
from casusbelli.variants import board
from casusbelli.variants.board_words import board_differences, board_words
from casusbelli.variants.table import new_game

TEXT = (Path(__file__).parents[1] / "data" / "maps" / "shared.toml").read_text(encoding="utf-8")
SHARED = load_map(TEXT)
HASH_OF_EUROPE = "fd87349d9e8580cd32a28d0896b531bbe6693980f2feac0f7af59eeae3021f60"


def begun(on: Board = SHARED, rules: str = "standard") -> Game:
    return new_game(rules, on, seed=bytes(32))


def after(game: Game, *turns: dict[str, str]) -> Game:
    for orders in turns:
        for seat, text in orders.items():
            assert not game.submit(seat, text).refused
        game.process()
    return game


def test_a_home_can_be_shared_and_centers_have_one_owner() -> None:
    state = begun().state
    assert state.home == {"North": ("AND", "HUB"), "South": ("HUB", "SUD")}
    assert state.centers == {"AND": "North", "HUB": "North", "SUD": "South", "TIP": "South", "MID": NEUTRAL}


def test_whoever_owns_a_shared_home_builds_there() -> None:
    home = replace(SHARED, builds="home", neutral_units=(), neutral_centers=())
    game = after(begun(home), {"North": "A HUB - MID", "South": "F SUD - HUB"}, {})
    assert game.phase == "W1901A"
    assert {str(order) for order in game.options("South")} >= {"Build A SUD", "Build F SUD"}
    assert not any("TIP" in str(order) for order in game.options("South"))
    assert not any("HUB" in str(order) for order in game.options("North"))


@pytest.mark.parametrize(("builds", "there"), [("home", False), ("owned", True), ("owned-with-home", True)])
def test_the_board_says_where_powers_build(builds: str, there: bool) -> None:
    game = after(begun(replace(SHARED, builds=builds)), {}, {})
    assert any("TIP" in str(order) for order in game.options("South")) == there


@pytest.mark.parametrize(("builds", "sites"), [("owned", {"MID", "TIP"}), ("owned-with-home", set())])
def test_a_power_that_lost_its_homes_may_have_no_place_to_build(builds: str, sites: set[str]) -> None:
    free = replace(SHARED, builds=builds, neutral_units=(), neutral_centers=())
    game = after(begun(free), {"North": "A HUB - SUD", "South": "F SUD - TIP"}, {"South": "F TIP - MID"})
    assert set(game.state.owned("South")) == {"MID", "TIP"}
    assert set(game.rules.build_sites(game.rules.turn(game.state), "South")) == sites


def test_neutral_units_hold_and_are_no_power() -> None:
    game = after(begun(), {"North": "A HUB - MID"})
    assert {str(unit.piece) for unit in game.state.units.values() if unit.owner == NEUTRAL} == {"A MID"}
    assert NEUTRAL not in game.rules.names
    game = after(game, {"North": "A HUB - MID", "South": "F SUD S A HUB - MID"})
    assert not any(unit.owner == NEUTRAL for unit in game.state.units.values())


def test_rules_with_units_of_their_own_in_neutral_centers_ignore_the_boards() -> None:
    for rules in ("standard + neutral-armies", "masters + minor-powers"):
        units = begun(rules=rules).state.units.values()
        assert sum(unit.piece.at == "MID" for unit in units) == 1


def test_rules_put_no_unit_where_a_power_starts_or_owns() -> None:
    north = replace(SHARED.power["North"], units=(Piece(ARMY, "MID"),))
    abroad = replace(SHARED, powers=(north, SHARED.power["South"]), neutral_units=(), neutral_centers=())
    assert SHARED.neutral_at_first == ("MID",)
    assert abroad.neutral_at_first == ()
    for rules in ("standard + neutral-armies", "masters + minor-powers"):
        state = begun(abroad, rules).state
        assert len(state.units) == 2
        assert "MID" not in state.centers


@pytest.mark.parametrize("rules", sorted(spec.packs().keys() - {"great-war", "world-war-one"}))  # those need Europe
def test_every_rule_begins_on_such_a_board(rules: str) -> None:
    game = begun(rules=rules)
    for _phase in range(6):
        if game.state.outcome is None:
            game.process()
    assert rules_text(game.rules, rules)


def test_the_text_of_a_board_keeps_all_of_it() -> None:
    again = load_map(map_text(SHARED))
    assert board_hash(again) == board_hash(SHARED)
    assert list(board_differences(SHARED, again)) == []
    assert "Nobody's units: A Middleton." in board_words(SHARED)
    changed = {line.partition(":")[0] for line in board_differences(SHARED, replace(SHARED, builds="home"))}
    assert changed == {"builds"}


def test_the_included_boards_are_as_they_were() -> None:
    assert board_hash(board("standard")) == HASH_OF_EUROPE


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('centers = ["SUD", "TIP"]\n', "", "powers.South.home: has HUB, and so has that of North"),
        ('centers = ["SUD", "TIP"]', 'centers = ["SUD", "AND"]', "powers.South.centers: has AND, and so has that of"),
        ('centers = ["SUD", "TIP"]', 'centers = ["SUD", "SEA"]', "has SEA, which is not a supply center"),
        ('centers = ["MID"]', 'centers = ["TIP"]', "neutral.centers: has TIP, and so has that of South"),
        ('centers = ["MID"]', 'centers = ["SEA"]', "neutral.centers: has SEA, which is not a supply center"),
        ('units = ["A MID"]', 'units = ["A HUB"]', "neutral.units: puts A HUB where A HUB of North is"),
        ('units = ["A MID"]', 'armies = ["MID"]', "neutral.armies: means nothing here"),
        ('builds = "owned"', 'builds = "everywhere"', 'builds: is "everywhere"'),
    ],
)
def test_a_start_that_cannot_be_is_refused(old: str, new: str, fault: str) -> None:
    with pytest.raises(MapError, match=fault.replace("[", r"\[")):
        load_map(TEXT.replace(old, new))


# --- a province called AND


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A AND - MID", ["A AND - MID"]),
        ("A HUB - AND", ["A HUB - AND"]),
        ("A HUB - AND and F SUD - TIP", ["A HUB - AND", "F SUD - TIP"]),
        ("A HUB - MID AND F SUD - TIP", ["A HUB - MID", "F SUD - TIP"]),
        ("A AND - MID and A HUB S A AND - MID", ["A AND - MID", "A HUB S A AND - MID"]),
        ("F SEA C A AND - TIP", ["F SEA C A AND - TIP"]),
        ("F SEA S F AND", ["F SEA S F AND"]),
        ("A HUB H and A AND H", ["A HUB H", "A AND H"]),
        ("Build A AND", ["Build A AND"]),
    ],
)
def test_a_province_called_and_is_told_from_the_word(text: str, orders: list[str]) -> None:
    written, errors = parse_all(text, SHARED)
    assert [render(error.said) for error in errors] == []
    assert [str(one.order) for one in written] == orders
    for one in written:
        assert parse(str(one.order), SHARED).order == one.order
