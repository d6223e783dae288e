"""World War I Diplomacy: whole games, sea routes, seats. The cases are in tests/scenarios."""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from casusbelli.core.events import CentersTaken, UnitPlaced, UnitsMoved
from casusbelli.core.phases import Phase
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import wrong_rolls
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.packs.world_war_one.facts import (
    CENTRAL,
    ENTENTE,
    SHORES,
    pieces,
)
from casusbelli.packs.world_war_one.ocean import voyage
from casusbelli.records.games.positions import import_position
from casusbelli.testing.random_games import SEED, RandomGame, new_game, played_on, random_options
from casusbelli.variants import board
from tests.engine.known import EUROPE
from tests.packs.wars import PACK, idle_units, to_phase, to_the_end, war

MASTERS = ("minor-powers", "variable-control", "rebellion", "annexation", "disarmament", "foreign-aid")
UNREACHABLE = {"DEN", "HOL", "NWY", "SPA", "SWE"}
OPENINGS = {"BUL": "F1915", "POR": "S1916", "RUM": "F1916", "GRE": "S1917", "VEN": "S1915", "TUS": "S1915"}


# --- whole games


def test_random_games_to_the_end(full: bool) -> None:
    for seed in range(40 if full else 4):
        check(to_the_end(war(), seed * 1000, directives=seed % 2 == 1))


def test_random_games_with_any_options(full: bool) -> None:
    for seed in range(40 if full else 6):
        options = random_options([PACK], random.Random(seed))
        barred = options.get("ww1.closed_blocks_retreats") != "false"
        check(to_the_end(new_game([PACK], options), seed * 1000, directives=seed % 2 == 0), barred)


@pytest.mark.parametrize("others", [*((name,) for name in MASTERS), MASTERS], ids="+".join)
@pytest.mark.parametrize("war_", [PACK, "great-war"])
def test_wars_with_masters_rules(war_: str, others: tuple[str, ...], full: bool, long: bool) -> None:
    """Experimental, and in order: nobody enters closed land, nor moves Italy or Russia while they are idle."""
    for seed in range(10 if long else 4 if full else 1):
        played = played_on(new_game([war_, *others]), seed, 40 if full else 12)
        assert play.fold(played.game.rules, played.game.log) == played.game.state
        check_moves(played.game)


def check_moves(game: Game) -> None:
    state = game.rules.empty()
    for event in game.log:
        before, state = state, game.rules.evolve(state, event)
        if isinstance(event, UnitsMoved):
            closed = game.rules.turn(before).board.closed
            assert not closed.keys() & {game.rules.board.province_of[at] for _number, at in event.moves}
            assert not idle_units(game, before) & {number for number, _at in event.moves}
        if isinstance(event, (UnitPlaced, UnitsMoved)):
            places = [game.rules.board.province_of[unit.at] for unit in state.units.values()]
            assert len(places) == len(set(places))


def check(game: Game, barred: bool = True) -> None:
    assert play.fold(game.rules, game.log) == game.state
    assert not wrong_rolls(game.log, SEED)
    state = game.rules.empty()
    for event in game.log:
        before, state = state, game.rules.evolve(state, event)
        if isinstance(event, (UnitsMoved, UnitPlaced)):
            check_places(game, state, barred)
        if isinstance(event, UnitsMoved):
            assert not idle_units(game, before) & {number for number, _at in event.moves}
        if isinstance(event, CentersTaken):
            assert not UNREACHABLE & state.centers.keys()
            assert len(state.centers) <= 29
    if game.state.outcome is not None:
        check_outcome(game)


def check_places(game: Game, state: State, barred: bool) -> None:
    """WW3.1, WW4: no unit is where none may enter; American armies come from 1917 on, one a year."""
    places = {game.rules.board.province_of[unit.at] for unit in state.units.values() if unit.owner != "Italy"}
    if barred:
        assert not UNREACHABLE & places
        shut = {place for place, date in OPENINGS.items() if state.phase and state.now.day < Phase.of(date).day}
        assert not shut & places
    landed = [marks["landed"] for marks in state.marks.values() if "landed" in marks]
    assert len(landed) == len(set(landed))
    assert all(date >= "W1917" for date in landed)


def check_outcome(game: Game) -> None:
    outcome = game.state.outcome
    assert outcome is not None
    assert {*outcome.winners} <= {ENTENTE, CENTRAL}
    if outcome.kind == "majority":
        count = pieces(game.rules.turn(game.state))
        assert 3 * count[outcome.winners[0]] >= 2 * sum(count.values())


def test_a_war_without_anybody_left_is_a_draw() -> None:
    game = war()
    gone = {"format": "casusbelli.state/1", "rules": PACK, "phase": "W1917A", "units": {"Russia": ["A MOS"]}}
    gone |= {"centers": {"Russia": ["MOS"], "Austria": ["VIE"]}}
    gone |= {"state": {PACK: {"sides": {"Italy": "entente"}, "russia_in_disorder": True}}}
    lonely = import_position(json.dumps(gone), board, SEED).game
    assert game.state.outcome is None
    for _phase in range(2):
        if lonely.state.outcome is None:
            lonely.process()
    assert lonely.state.outcome is not None
    assert lonely.state.outcome.kind == "draw"


# --- the ocean (WA-24)

GATES = ("NAO", "MAO")
ALL = [{*GATES}]
TABLE = {
    "EDI": [{"NAO", "ENG"}, {"NAO", "NTH"}, {"ENG", "NWG"}, {"NTH", "NWG"}, {"MAO", "IRI", "NWG"}],
    "LVP": [{"NAO", "IRI"}],
    "LON": [{"NAO", "ENG"}, {"ENG", "NTH"}, {"ENG", "NWG"}, {"MAO", "IRI", "NTH"}, {"MAO", "IRI", "NWG"}],
    "BRE": [{"MAO", "ENG"}, {"MAO", "IRI", "NTH"}, {"MAO", "IRI", "NWG"}],
}
NORTHERN = ("NAO", "MAO", "IRI", "ENG", "NTH", "NWG", "BAR", "HEL", "SKA", "WES")


CHART = war().rules.board.on("W1917A")
SEAS = frozenset(province.code for province in CHART.provinces if province.terrain == "sea")


def subsets(seas: Collection[str]) -> Iterator[frozenset[str]]:
    for size in range(len(seas) + 1):
        yield from map(frozenset, combinations(sorted(seas), size))


def check_the_way(shore: str, barred: frozenset[str]) -> None:
    walls = [*ALL, *TABLE[shore]]
    found = voyage(CHART, GATES, barred, shore)
    assert bool(found.route) is not any(wall <= barred for wall in walls)
    assert not barred & {*found.route}
    if not found.route:
        assert {*found.barring} in walls


@pytest.mark.parametrize("shore", SHORES)
def test_what_bars_the_way_from_america(shore: str, long: bool) -> None:
    """By every set of fleets at sea exactly what the printed table says: near the western ocean always, with --long on
    all nineteen seas."""
    for barred in subsets(SEAS if long else NORTHERN):
        check_the_way(shore, barred)


@pytest.mark.parametrize("shore", SHORES)
def test_the_table_of_barring_fleets_is_complete(shore: str) -> None:
    """On all nineteen seas. More fleets never open a way, so that it is enough to look at the fewest that close it, and
    at the most that do not: those of a full ocean that leaves one sea of each wall free."""
    walls = [*ALL, *TABLE[shore]]
    for wall in walls:
        check_the_way(shore, frozenset(wall))
    for free in product(*walls):
        check_the_way(shore, SEAS - {*free})
    rng = random.Random(shore)
    for _time in range(200):
        fleets = rng.sample(sorted(SEAS), len(SEAS))
        shut = [not voyage(CHART, GATES, fleets[:count], shore).route for count in range(len(fleets) + 1)]
        assert shut == sorted(shut)


# --- spec, map, files


def test_options_are_written_without_their_prefix() -> None:
    game = Game.new(f"{PACK}(majority_check=every_turn)", EUROPE, SEED)
    assert game.rules.option("ww1.majority_check") == "every_turn"
    assert game.rules.option("base.cd_removal") == "classic"


def test_the_calendar_needs_its_provinces() -> None:
    short = replace(EUROPE, provinces=tuple(p for p in EUROPE.provinces if p.code not in ("RUM", "GRE")))
    with pytest.raises(RulesClash, match=r"names RUM, which is no province.*give the map a calendar of its own"):
        RuleSet(war().rules.components, short)


def test_an_exported_war_goes_on_as_it_was() -> None:
    game = to_phase(war(), "S1918M")
    again = import_position(json.dumps(game.view()), board, SEED).game
    assert again.view() == game.view()
    assert again.view()["state"][PACK]["american_armies"] == ["A EDI"]


def test_american_armies_that_are_not_there() -> None:
    table = war().view()
    table["state"][PACK]["american_armies"] = ["A BOH"]
    with pytest.raises(Exception, match="There is no American army 'A BOH' on the board"):
        import_position(json.dumps(table), board, SEED)


def test_seats_name_their_countries() -> None:
    held = {seat.name: seat.powers for seat in war().rules.seats}
    assert held == {ENTENTE: ("England", "France", "Russia"), CENTRAL: ("Germany", "Austria", "Turkey")}


def test_a_captain_orders_for_an_empty_seat() -> None:
    game = war(team_seats="true")
    assert game.submit("England", "Entente: F LON - ENG").refused == ()
    (refused,) = game.submit(ENTENTE, "England: F LON - ENG").refused
    assert refused[1].code == "not-yours"
    game.vacate("England")
    assert game.submit(ENTENTE, "England: F LON - ENG").refused == ()
    assert ENTENTE in game.owed()


def test_team_seats_ask_whoever_sits_there() -> None:
    game = war(team_seats="true")
    assert {*game.owed()} == {"England", "France", "Russia", "Germany", "Austria", "Turkey"}
    played: RandomGame = played_on(game, 3, 6, directives=False)
    assert {seat for _phase, seat, _orders in played.handed_in} >= {"England", "Turkey"}
