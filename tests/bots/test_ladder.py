"""The recorded ladder of bots (docs/ladder.md) is current, and its claims hold."""

from __future__ import annotations

import pytest
from msgspec import convert

from bench.ladder import RULES, RUNGS, plans, read, rung
from casusbelli.bots.tournament import Plan

KEPT = read()
HELD = {(told.rules, told.lower, told.higher) for told in map(rung, KEPT["rungs"]) if told.holds}


def test_the_recorded_games_would_be_played_again() -> None:
    said = ("bots", "rules", "games", "phases", "seed")
    kept = [convert({name: found[name] for name in said}, Plan) for found in KEPT["rungs"]]
    assert kept == [plan for plan in plans() if plan in kept]
    assert all(len(k["scores"]) == len(k["states"]) == k["games"] for k in KEPT["rungs"])


@pytest.mark.parametrize("pair", RUNGS)
def test_better_bots_score_more_in_the_standard_game(pair: tuple[str, str]) -> None:
    assert ("standard", *pair) in HELD


WHOLE = ("world-war-one", "great-war", "masters", "build-anywhere")
SHOWN = [*((rules, pair) for rules in WHOLE for pair in RUNGS[1:]), *(("formal", pair) for pair in RUNGS[1:-1])]


@pytest.mark.parametrize(("rules", "pair"), SHOWN)
def test_better_bots_score_more_by_the_points_of_other_rules(rules: str, pair: tuple[str, str]) -> None:
    assert (rules, *pair) in HELD


@pytest.mark.parametrize("rules", RULES)
def test_any_strategy_scores_more_than_chance(rules: str) -> None:
    assert (rules, "random", "greedy") in HELD
