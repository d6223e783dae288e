"""Bots use what each variant allows (docs/mechanisms.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.mechanisms import PHASES, catalogs, counted, played, read, totals
from casusbelli.bots import bot
from casusbelli.bots.match import Match
from casusbelli.core.events import DiceRolled
from casusbelli.packs.factional.facts import AT_WAR, GovernmentSet
from casusbelli.packs.formal.facts import SphereWon, WarDeclared
from casusbelli.variants.table import new_game

KEPT = read()
VARIANTS = sorted(catalogs())


def test_every_variant_has_a_catalogue_and_recorded_games() -> None:
    wanted = {"standard", "international-relations", "formal", "masters", "factional", "world-war-one"}
    assert set(VARIANTS) == wanted == set(KEPT["variants"])
    assert KEPT["phases"] == PHASES


@pytest.mark.parametrize("variant", VARIANTS)
def test_recorded_games_are_complete(variant: str) -> None:
    games = KEPT["variants"][variant]
    assert len({game["seed"] for game in games}) == len({game["state"] for game in games}) == len(games)
    assert [game["seed"] for game in games if game["faults"]] == []
    assert all(list(game["counts"]) == list(catalogs()[variant]) for game in games)


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name != "standard"])
def test_everything_happens_that_a_variant_allows(variant: str) -> None:
    never = [name for name, (times, _games) in totals(KEPT["variants"][variant]).items() if not times]
    assert never == []


def test_some_games_end_by_agreement_and_others_do_not() -> None:
    outcomes = Counter(game["outcome"] for game in KEPT["variants"]["standard"])
    assert min(outcomes["draw"], outcomes["concession"], outcomes[""]) > 0


def test_centers_do_not_stay_unowned() -> None:
    for variant in ("standard", "international-relations"):
        games = KEPT["variants"][variant]
        assert sum(game["owned"] for game in games) / len(games) > 0.9


def test_counts_are_those_of_the_log() -> None:
    game = new_game("formal", seed=bytes(32))
    Match(game, {seat: bot("dumbbot") for seat in game.rules.names}, 3).play(16)
    kinds = Counter(map(type, game.log))
    found = counted(game, catalogs()["formal"])
    assert found["war declared"] == kinds[WarDeclared] > 0
    assert found["sphere won"] == kinds[SphereWon] > 0
    assert found["unowned center taken"] == len(game.state.centers) - 22 > 0


def test_politics_are_counted() -> None:
    game = new_game("factional", seed=bytes(32))
    Match(game, {seat: bot("dumbbot") for seat in game.rules.names}, 1).play(30)
    found = counted(game, catalogs()["factional"])
    rolled = [event.label for event in game.log if isinstance(event, DiceRolled)]
    wars = [event for event in game.log if isinstance(event, GovernmentSet) and event.regime == AT_WAR]
    assert found["revolution attempted"] == sum(label.endswith("/revolution") for label in rolled)
    assert found["civil war"] == len(wars) == found["counter-revolution"] + found["counter-coup"]
    assert found["election lost"] >= found["coup attempted"] >= found["coup"] >= found["counter-coup"]


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (played("world-war-one", 0, phases=4) for _time in range(2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
