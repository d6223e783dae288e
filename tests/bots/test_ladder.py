"""The ladder of bots (docs/ladder.md) compares levels fairly, continues where it stopped, and tells what was played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bench import ladder
from bench.ladder import KEY, LEAST, PHASES, ROUNDS, RULES, RUNGS, SEEDS, Json, key_of, read, recorded
from casusbelli.bots.levels import BUDGETS, RANKS
from casusbelli.variants.table import new_game
from tools.gendocs import ladder_page

KEPT = read()


def key(number: int = 0, turn: int = 0, rules: str = "standard", seed: int = 1) -> Json:
    return dict(zip(KEY, (rules, "random", "greedy", seed, number, turn), strict=True))


def game(number: int, turn: int, low: float, high: float) -> Json:
    """A line of the file with these points."""
    told = {"phases": 60, "ended": "S1915M", "outcome": "", "faults": 0, "ms": [[1.0, 2.0, 3.0], [4.0, 5.0, 250.0]]}
    return {**key(number, turn), "seats": [], "points": [low, high], "centres": [0.1, 0.2], **told, "state": "0"}


# --- seats


@pytest.mark.parametrize("rules", RULES)
def test_in_a_round_each_level_plays_every_power(rules: str) -> None:
    seats = new_game(rules).rules
    powers = {seat.name: seat.powers for seat in seats.seats}
    for number in range(6):
        first, second = (ladder.seating(seats, ("low", "high"), 1, number, turn) for turn in (0, 1))
        assert all({first[seat], second[seat]} == {"low", "high"} for seat in seats.names)
        sides = Counter(level for _power, level in {(powers[seat], level) for seat, level in first.items()})
        assert sides.total() == len(set(powers.values()))
        assert abs(sides["low"] - sides["high"]) <= 1


def test_powers_are_drawn_anew_in_each_round() -> None:
    rules = new_game().rules
    drawn = {tuple(ladder.seating(rules, RUNGS[0], seed, number, 0).values()) for seed in SEEDS for number in range(9)}
    assert len(drawn) > 9


def test_the_plan_has_as_many_games_of_each_rung() -> None:
    plan = list(ladder.planned())
    assert len(plan) == len({key_of(one) for one in plan}) == len(RULES) * len(RUNGS) * len(SEEDS) * ROUNDS * 2
    begun = Counter((one["rules"], one["higher"]) for one in plan[: len(plan) // ROUNDS])
    assert set(begun.values()) == {len(SEEDS) * 2}
    assert {one["higher"] for one in ladder.planned(higher=["search"])} == {"search"}


# --- what games amount to


def test_the_sample_is_a_round_and_not_a_game() -> None:
    """Good seats win both games of a round: between levels there is no difference at all."""
    games = [game(n, turn, *((9.0, 1.0) if turn else (1.0, 9.0))) for n in range(LEAST) for turn in (0, 1)]
    found = ladder.rung_of("standard", RUNGS[0], games)
    assert (found["difference"], found["interval"], found["holds"]) == (0.0, [0.0, 0.0], False)


def test_the_interval_is_that_of_the_mean_difference() -> None:
    games = [game(n, turn, 3.0, 3.0 + n % 2) for n in range(50) for turn in (0, 1)]
    found = ladder.rung_of("standard", RUNGS[0], games)
    low, high = found["interval"]
    assert found["difference"] == 0.5
    assert (low, high) == (pytest.approx(0.36, abs=0.04), pytest.approx(0.64, abs=0.04))  # 1.96 * 0.5 / sqrt(50)
    assert found["holds"]
    assert not ladder.rung_of("standard", RUNGS[0], [{**one, "points": one["points"][::-1]} for one in games])["holds"]


def test_half_a_round_does_not_count_and_few_rounds_prove_nothing() -> None:
    games = [game(n, turn, 1.0, 9.0) for n in range(LEAST - 1) for turn in (0, 1)]
    found = ladder.rung_of("standard", RUNGS[0], [*games, game(LEAST, 0, 1.0, 9.0)])
    assert (found["games"], found["holds"]) == (2 * LEAST - 2, None)
    assert ladder.rung_of("standard", RUNGS[0], [])["games"] == 0


# --- the file


def test_an_interrupted_run_continues(tmp_path: Path) -> None:
    path, plan = tmp_path / "games.jsonl", [key(turn=turn, rules="great-war") for turn in (0, 1)]
    played = next(ladder.continued(path, plan, phases=2))
    assert recorded(path) == [played]
    with path.open("a") as file:
        file.write('{"rules":"great-w')  # written when the power failed
    assert [key_of(one) for one in ladder.continued(path, plan, phases=2)] == [key_of(plan[1])]
    assert [key_of(one) for one in recorded(path)] == [key_of(one) for one in plan]
    assert list(ladder.continued(path, plan, phases=2)) == []
    again = next(ladder.continued(tmp_path / "again.jsonl", plan, phases=2))
    assert {**again, "ms": 0} == {**played, "ms": 0}


def test_two_processes_do_not_write_at_once(tmp_path: Path) -> None:
    path, plan = tmp_path / "games.jsonl", [key(turn=turn, rules="great-war") for turn in (0, 1)]
    run = ladder.continued(path, plan, phases=1)
    next(run)
    with pytest.raises(BlockingIOError):
        next(ladder.continued(path, plan, phases=1))


# --- the page


def test_the_page_tells_what_was_not_proven_and_not_played() -> None:
    found = ladder.summary([game(n, turn, 1.0, 2.0 + n) for n in range(LEAST) for turn in (0, 1)])
    page = "\n".join(ladder_page(json.loads(json.dumps(found))))
    assert "| standard | random | greedy | 12 | 0 | 1.00 : 4.50 | 3.50 (" in page
    assert "| standard | greedy | dumbbot | 0 |  |  |  | too few games |" in page
    assert "Every rung of which enough games were played holds." in page
    assert "Of 21 of 21 rungs fewer games were played than planned (*games*), of 20 too few to" in page
    assert "| standard | greedy | 4 | 5 | 250 | 100 |" in page
    assert "Over budget in more than one phase in 20: none." in page
    few = "\n".join(ladder_page({**found, "rungs": [{**one, "holds": None} for one in found["rungs"]]}))
    assert "| standard | random | greedy | 12 | 0 | 1.00 : 4.50 | 3.50 | too few games |" in few
    found["rungs"] = [{**one, "games": 102, "holds": one["rules"] != "formal"} for one in found["rungs"]]
    page = "\n".join(ladder_page(found))
    assert "Not proven: `random` against `greedy` under `formal`; " in page
    assert "fewer games" not in page


def test_the_recorded_result_is_that_of_the_recorded_games() -> None:
    games = recorded()
    assert len({key_of(one) for one in games}) == len(games)
    assert {**ladder.summary(games), "made_with": KEPT["made_with"]} == KEPT
    assert [one["state"] for one in games if one["faults"]] == []
    assert KEPT["phases"] == PHASES


def test_better_bots_score_more_wherever_enough_was_played() -> None:
    told = {(one["rules"], one["higher"]): one["holds"] for one in KEPT["rungs"]}
    assert all(told[rules, level] for rules in RULES for level in ("greedy", "dumbbot"))


def test_every_level_has_a_budget() -> None:
    assert BUDGETS.keys() == set(RANKS.values())
