"""World War I Diplomacy: whole games, the ocean, what is on screen. The cases are in tests/scenarios."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from casusbelli.core.board import date_key
from casusbelli.core.events import CentersTaken, Event, UnitPlaced, UnitsMoved
from casusbelli.core.state import State
from casusbelli.records.sandbox import import_position
from casusbelli.rules import play
from casusbelli.rules.component import RulesClash
from casusbelli.rules.dice import wrong_rolls
from casusbelli.rules.game import Game
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.world_war_one.alliances import Alliances
from casusbelli.rules.world_war_one.facts import (
    CENTRAL,
    ENTENTE,
    SHORES,
    ItalyJoined,
    RussiaCollapsed,
    pieces,
    sides_of,
)
from casusbelli.rules.world_war_one.ocean import voyage
from casusbelli.variants import board
from tests.rules.random_play import EUROPE, SEED, Played, new_game, played_on, random_options

PACK = "world-war-one"
LAST = 1925
UNREACHABLE = {"DEN", "HOL", "NWY", "SPA", "SWE"}
OPENINGS = {"BUL": "F1915", "POR": "S1916", "RUM": "F1916", "GRE": "S1917", "VEN": "S1915", "TUS": "S1915"}


def war(**options: str) -> Game:
    return new_game([PACK], {f"ww1.{key}": value for key, value in options.items()})


def to_the_end(game: Game, seed: int, directives: bool = False) -> Game:
    while game.state.outcome is None and game.state.year <= LAST:
        played_on(game, seed, 1, directives)
        seed += 1
    return game


# --- whole games


def test_random_games_to_the_end(full: bool) -> None:
    for seed in range(40 if full else 4):
        check(to_the_end(war(), seed * 1000, directives=seed % 2 == 1))


def test_random_games_with_any_options(full: bool) -> None:
    for seed in range(40 if full else 6):
        options = random_options([PACK], random.Random(seed))
        barred = options.get("ww1.closed_blocks_retreats") != "false"
        check(to_the_end(new_game([PACK], options), seed * 1000, directives=seed % 2 == 0), barred)


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
        if isinstance(event, CentersTaken) and barred:
            assert not UNREACHABLE & state.centers.keys()
            assert len(state.centers) <= 29
    if game.state.outcome is not None:
        check_outcome(game)


def check_places(game: Game, state: State, barred: bool) -> None:
    """WW3.1, WW4: nobody stands where nobody may enter; American armies come from 1917, one a year."""
    places = {game.rules.board.province_of[unit.at] for unit in state.units.values() if unit.owner != "Italy"}
    if barred:
        assert not UNREACHABLE & places
        shut = {place for place, date in OPENINGS.items() if state.phase and date_key(state.phase) < date_key(date)}
        assert not shut & places
    landed = [marks["landed"] for marks in state.marks.values() if "landed" in marks]
    assert len(landed) == len(set(landed))
    assert all(date >= "W1917" for date in landed)


def idle_units(game: Game, state: State) -> set[int]:
    """Italy before the coin, Russia after the collapse."""
    own = sides_of(game.rules.turn(state))
    asleep = {name for name, idle in (("Italy", not own.italy), ("Russia", own.disorder)) if idle}
    return {unit.id for unit in state.units.values() if unit.owner in asleep}


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

ALL = [{"NAO", "MAO"}]
TABLE = {
    "EDI": [{"NAO", "ENG"}, {"NAO", "NTH"}, {"ENG", "NWG"}, {"NTH", "NWG"}, {"MAO", "IRI", "NWG"}],
    "LVP": [{"NAO", "IRI"}],
    "LON": [{"NAO", "ENG"}, {"ENG", "NTH"}, {"ENG", "NWG"}, {"MAO", "IRI", "NTH"}, {"MAO", "IRI", "NWG"}],
    "BRE": [{"MAO", "ENG"}, {"MAO", "IRI", "NTH"}, {"MAO", "IRI", "NWG"}],
}
NORTHERN = ("NAO", "MAO", "IRI", "ENG", "NTH", "NWG", "BAR", "HEL", "SKA", "WES")


def subsets(seas: tuple[str, ...]) -> Iterator[frozenset[str]]:
    for size in range(len(seas) + 1):
        yield from map(frozenset, combinations(seas, size))


@pytest.mark.parametrize("shore", SHORES)
def test_what_bars_the_way_from_america(shore: str, full: bool) -> None:
    """By every set of fleets at sea exactly what the printed table says."""
    chart = war().rules.board.on("W1917A")
    seas = tuple(province.code for province in chart.provinces if province.terrain == "sea")
    walls = [*ALL, *TABLE[shore]]
    for barred in subsets(seas if full else NORTHERN):
        found = voyage(chart, ("NAO", "MAO"), barred, shore)
        assert bool(found.route) is not any(wall <= barred for wall in walls)
        assert not barred & {*found.route}
        if not found.route:
            assert {*found.barring} in walls


# --- spec, map, files


def test_options_are_written_without_their_prefix() -> None:
    game = Game.new(f"{PACK}(majority_check=every_turn)", EUROPE, SEED)
    assert game.rules.option("ww1.majority_check") == "every_turn"
    assert game.rules.option("base.cd_removal") == "classic"


def test_the_calendar_needs_its_provinces() -> None:
    short = replace(EUROPE, provinces=tuple(p for p in EUROPE.provinces if p.code != "GRE"))
    with pytest.raises(RulesClash, match="has no GRE"):
        RuleSet(war().rules.components, short)


def test_an_exported_war_goes_on_as_it_was() -> None:
    game = to_phase(war(), "S1918M")
    again = import_position(json.dumps(game.view()), board, SEED).game
    assert again.view() == game.view()
    assert again.view()["state"][PACK]["american_armies"] == ["A EDI"]


def test_american_armies_that_are_not_there() -> None:
    table = war().view()
    table["state"][PACK]["american_armies"] = ["A BOH"]
    with pytest.raises(Exception, match="there is no 'A BOH'"):
        import_position(json.dumps(table), board, SEED)


def to_phase(game: Game, phase: str) -> Game:
    """Everybody holds; the fleets of the north leave port, so that there is room for armies."""
    game.submit(ENTENTE, "F EDI - NWG; F LON - NTH")
    while game.phase != phase:
        game.process()
    return game


# --- on screen


def panels(game: Game, seat: str | None = ENTENTE) -> dict[str, tuple[tuple[str, ...], ...]]:
    return {panel.title: panel.rows for panel in game.panels(seat)}


def test_panels_follow_the_calendar() -> None:
    game = war()
    shown = panels(game)
    assert ("Bulgaria", "fall 1915") in shown["Closed land"]
    assert ("Spain", "never") in shown["Closed land"]
    assert ("winter 1914", "the coin assigns Italy (R2)") in shown["Next events"]
    assert ("fall 1917", "Russia is in civil disorder (R5)") in shown["Next events"]
    assert "America" not in shown
    assert ("Italy", "unassigned", "not active; the coin falls in winter 1914") in shown["Sides"]
    assert ("Russia", ENTENTE, "") in shown["Sides"]
    assert panels(game, None) == shown
    to_phase(game, "F1917M")
    shown = panels(game)
    assert {name for name, _opens in shown["Closed land"]} == {"Denmark", "Holland", "Norway", "Spain", "Sweden"}
    assert ("Russia", ENTENTE, "civil disorder: units hold and do not retreat") in shown["Sides"]
    assert ("Edinburgh", "✓", "NAO, NWG") in shown["America"]
    assert any(row[0] == "Brest" and row[1] == "✗" for row in shown["America"])


def test_the_scoreboard_counts_pieces_and_capitals() -> None:
    rows = panels(war())["The war"]
    assert rows[0] == (ENTENTE, "10", "15 of 22", "0 of 3: BER, VIE, CON")
    assert rows[1] == (CENTRAL, "9", "15 of 22", "0 of 3: LON, PAR, STP")


def test_the_coin_can_be_checked() -> None:
    game = to_phase(war(), "S1915M")
    coin = game.view(None)["state"][PACK]["coin"]
    assert coin["label"] == "Italy/1914/coin"
    assert coin["side"] == ("central" if coin["roll"] % 2 else "entente")
    assert any("follows from the seed" in panel.note for panel in game.panels(None))


def told(game: Game, text: str, seat: str = ENTENTE) -> list[str]:
    return [consequence.text for consequence in game.preview(seat, text)]


def test_previews() -> None:
    game = war()
    assert told(game, "F LON - ENG; F BRE - ENG") == []
    assert told(game, "A PAR - BRE") == []  # a unit of its own country
    assert "Central has won" in told(game, "Concede")[0]
    to_phase(game, "W1917A")
    assert told(game, "America A Lon") == ["an American army lands in London by MAO, ENG"]
    landing = told(game, "Build A EDI")
    assert any("lands in Edinburgh" in text for text in landing)
    assert any("Build A EDI is void" in text for text in landing)


def test_partners_are_warned() -> None:
    texts = [c.text for c in war().preview(CENTRAL, "A MUN - BOH; A VIE - BOH; A BUD - VIE; A MUN - TYR")]
    assert texts == []
    game = new_game([PACK])
    game.submit(CENTRAL, "A MUN - BOH")
    game.process()
    while not game.phase.endswith("M"):
        game.process()
    assert game.preview(CENTRAL, "A BOH - GAL; A BER - MUN") == ()
    (warning,) = game.preview(CENTRAL, "A BOH - VIE")
    assert "A VIE of Austria" in warning.text
    assert not warning.certain


TOLD = [
    ("r1_reading", "exception", "are closed in 1914", True),
    ("closed_blocks_retreats", "false", "to a closed province are possible", True),
    ("closed_blocks_retreats", "false", "to a closed province are barred", False),
    ("bal_ska", "move_only", "nobody supports or convoys across", True),
    ("coin", "before_w1914_orders", "before the builds of winter 1914", True),
    ("coin", "before_w1914_orders", "with the results of winter 1914 on", False),
    ("side_is_one_country", "true", "do not dislodge each other", True),
    ("side_is_one_country", "true", "may dislodge its partner's units", False),
    ("russia_cd_from", "s1917_retreats", "From the retreats of spring 1917 on", True),
    ("russia_cd_from", "s1917_retreats", "From fall 1917 on", False),
    ("russia_cd_pieces", "ep", "and for nobody", False),
    ("russian_capital", "MOS", "London, Paris and Moscow", True),
    ("occupy", "present", "stands in all at once", True),
    ("occupy", "present", "owns all enemy capitals", False),
    ("majority_check", "every_turn", "on the board after any turn", True),
    ("majority_check", "every_turn", "on the board after Winter", False),
    ("simultaneous", "continue", "at the same moment go on", True),
    ("us_default", "waive", "the army goes nowhere", True),
    ("us_centre", "vacant", "belong to a country", False),
    ("us_nationality", "america", "The army is of America", True),
    ("us_upkeep", "counts", "needs a centre like any other", True),
    ("america_gates", "NAO,MAO,NWG", "on NAO, MAO, NWG,", True),
    ("armistice", "F1918", "has won by F1918", True),
    ("team_seats", "true", "the captains order", True),
]


@pytest.mark.parametrize(("key", "value", "sentence", "there"), TOLD)
def test_the_rulebook_tells_the_options(key: str, value: str, sentence: str, there: bool) -> None:
    assert (sentence in war(**{key: value}).rules_text()) is there
    assert (sentence in war().rules_text()) is not there


def test_the_coin_and_the_collapse_are_told_in_words() -> None:
    told_ = [readable for event in to_phase(war(), "F1917M").log if (readable := recounted(event))]
    assert len(told_) == 2
    assert told_[0].startswith("The coin fell ")
    assert told_[0].endswith((", even: Italy is Entente", ", odd: Italy is Central"))
    assert told_[1] == "Russia is in civil disorder"


def recounted(event: Event) -> str | None:
    return Alliances().recounts(EUROPE, event)


def test_what_happens_is_told_to_all() -> None:
    game = to_phase(war(), "F1917M")
    for viewer in (ENTENTE, CENTRAL, None):
        kinds = [type(event) for event in game.history(viewer)]
        assert kinds.count(ItalyJoined) == 1
        assert kinds.count(RussiaCollapsed) == 1


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
    played: Played = played_on(game, 3, 6, directives=False)
    assert {seat for _phase, seat, _orders in played.handed_in} >= {"England", "Turkey"}


def test_enemies_are_attacked_without_a_warning() -> None:
    game = war()
    game.submit(ENTENTE, "A WAR - GAL")
    game.process()
    while not game.phase.endswith("M"):
        game.process()
    assert game.preview(CENTRAL, "A VIE - GAL") == ()
    assert [c.rule for c in war(side_is_one_country="true").preview(ENTENTE, "F LON - ENG; F EDI - LON")] == []


# --- The Great War II


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
    assert ("Rome", "spring 1915") in shown["Closed land"]
    text = game.rules_text()
    assert "24 units on the board and 24 centres" in text
    assert "captains order" not in text
    assert "captains order" in new_game(["great-war"], {"ww1.team_seats": "true"}).rules_text()
    assert "do not dislodge each other" in new_game(["great-war"], {"ww1.side_is_one_country": "true"}).rules_text()
