"""Tournaments: fair seats, reproducible games, correct statistics, files that can be continued."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner, Result

from casusbelli.bots.scoring import MU, SIGMA, SYSTEMS, interval, rated
from casusbelli.bots.tournament import (
    MIXED,
    ONE_AGAINST_ALL,
    OtherTournament,
    Plan,
    by_seat,
    fixtures,
    header_line,
    play,
    played,
    read_results,
    result_line,
    table,
)
from casusbelli.cli.main import main
from casusbelli.records.games.game_file import read_game
from casusbelli.variants import board
from casusbelli.variants.table import new_game

SHORT = Plan(("greedy", "random"), games=7, phases=4)


def casus(*args: str) -> Result:
    result = CliRunner().invoke(main, args, prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


# --- who sits where


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e", "f", "g")])
def test_every_bot_is_as_often_in_every_seat(bots: tuple[str, ...]) -> None:
    games = 7 * len(bots)
    counted = Counter(pair for f in fixtures(Plan(bots, games=games)) for pair in f.seats.items())
    assert set(counted.values()) == {games // len(bots)}


def test_one_against_all_both_ways_on_the_same_chances() -> None:
    found = fixtures(Plan(("a", "b"), games=7, arrangement=ONE_AGAINST_ALL))
    lone = Counter((seat, name) for f in found for seat, name in f.seats.items() if _count(f.seats, name) == 1)
    assert (len(found), set(lone.values()), len(lone)) == (14, {1}, 14)
    assert Counter(f.seed for f in found) == dict.fromkeys((f"1/{n}" for n in range(7)), 2)


def test_seats_that_share_a_power_have_the_same_bot() -> None:
    first, second = fixtures(Plan(("a", "b"), "factional", games=2))
    for power, n in (("Austria", 0), ("England", 1), ("Turkey", 0)):
        assert {first.seats[f"{power} ({letter})"] for letter in "AB"} == {"ab"[n]}
        assert {second.seats[f"{power} ({letter})"] for letter in "AB"} == {"ba"[n]}


def _count(seats: dict[str, str], name: str) -> int:
    return sum(other == name for other in seats.values())


# --- the same again


def test_the_same_plan_plays_the_same_games_however_many_work_on_it() -> None:
    alone = [play(SHORT, fixture) for fixture in fixtures(SHORT)]
    together = sorted(played(SHORT, fixtures(SHORT), 2), key=lambda result: result.number)
    assert alone == together
    assert len({result.hash for result in alone}) == 7


# --- figures


def test_scores_of_a_game_that_is_won() -> None:
    game = new_game(seed=bytes(32))
    for seat in game.rules.names:
        game.submit(seat, "Propose concession to Italy" if seat == "Austria" else "Vote for")
    assert game.state.outcome is not None
    assert SYSTEMS["sum-of-squares"](game)["Italy"] == SYSTEMS["draw-size"](game)["Italy"] == 1
    assert SYSTEMS["points"](game)["Russia"] == 4
    assert SYSTEMS["centres"](game)["Russia"] == 4 / 34


def test_scores_of_a_game_that_goes_on() -> None:
    game = new_game(seed=bytes(32))
    assert SYSTEMS["sum-of-squares"](game)["Russia"] == 16 / (16 + 6 * 9)
    assert SYSTEMS["draw-size"](game) == dict.fromkeys(game.rules.names, 1 / 7)


def test_intervals_hold_the_mean_and_shrink_with_games() -> None:
    rng = Random(3)
    few = [rng.gauss(1, 1) for _ in range(10)]
    many = [rng.gauss(1, 1) for _ in range(1_000)]
    (a, b), (c, d) = interval(few, Random(1)), interval(many, Random(1))
    assert a < sum(few) / 10 < b
    assert c < sum(many) / 1_000 < d
    assert d - c < (b - a) / 4
    assert interval([], rng) == (0, 0)


def test_ratings_follow_who_wins() -> None:
    once = rated({}, {"a": 1.0, "b": 0.0, "c": 0.0})
    assert once["a"][0] > MU > once["b"][0] == once["c"][0]
    assert all(sigma < SIGMA for _mu, sigma in once.values())
    assert rated({}, {"a": 1.0, "b": 1.0})["a"][0] == pytest.approx(MU)
    again = rated(once, {"a": 1.0, "b": 0.0, "c": 0.0})
    assert again["a"][0] - once["a"][0] < once["a"][0] - MU


def test_the_table_is_by_game_and_the_best_first() -> None:
    results = [play(SHORT, fixture) for fixture in fixtures(SHORT)[:4]]
    lines = table(results, "centres")
    assert {line.games for line in lines} == {4}
    assert lines == sorted(lines, key=lambda line: -line.mean)
    assert all(line.low <= line.mean <= line.high for line in lines)


# --- files


def test_how_the_seats_fared() -> None:
    two = [play(SHORT, fixture) for fixture in fixtures(SHORT)[:2]]
    won = msgspec.structs.replace(
        two[0], scores={**two[0].scores, "draw-size": {seat: float(seat == "France") for seat in two[0].seats}}
    )
    lines = {line.seat: line for line in by_seat([won, two[1]])}
    assert (lines["France"].games, lines["France"].alone, lines["Turkey"].alone) == (2, 1, 0)
    assert lines["France"].centres == sum(result.scores["centres"]["France"] for result in two) / 2
    said = casus("tournament", "--bots", "hold", "--games", "1", "--phases", "2", "--processes", "1").stdout
    assert "seat" in said
    assert "  Turkey              1       0%" in said


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    args = ("tournament", "--bots", "greedy,random", "--games", "3", "--phases", "3", "--processes", "1", "--json")
    whole = casus(*args)
    assert casus(*args, "--results", str(file)).output == whole.output
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(lines[:2]) + b"\n" + lines[2][:40])  # killed while writing
    assert casus(*args, "--results", str(file)).output == whole.output
    assert file.read_bytes().split(b"\n") == lines


def test_files_of_others_are_refused(tmp_path: Path) -> None:
    results = [play(SHORT, fixture) for fixture in fixtures(SHORT)[:1]]
    text = header_line(SHORT) + b"".join(map(result_line, results))
    assert read_results(text, SHORT) == results
    with pytest.raises(OtherTournament, match="another plan"):
        read_results(text, Plan(("greedy",)))
    with pytest.raises(OtherTournament, match="no tournament's"):
        read_results(b"hello", SHORT)
    file = tmp_path / "t.jsonl"
    file.write_bytes(b"hello\n")
    refused = casus("tournament", "--results", str(file))
    assert (refused.exit_code, file.read_bytes()) == (2, b"hello\n")


# --- commands


def test_selfplay_keeps_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    said = casus("selfplay", "formal", "--bots", "dumbbot", "--games", "2", "--phases", "3", "--save", str(folder))
    assert said.exit_code == 0, said.output
    assert said.output.startswith("Game 1, S1902M, not finished\n  Austria          dumbbot")
    games = [read_game((folder / f"game-{n}.jsonl").read_text(), board) for n in (1, 2)]
    assert [game.phase for game in games] == [said_line.split(", ")[1] for said_line in said.output.split("Game ")[1:]]


def test_selfplay_as_data() -> None:
    said = casus("selfplay", "--bots", "random, hold", "--games", "1", "--phases", "1", "--json")
    game = json.loads(said.output)["games"][0]
    assert game["seats"]["Austria"] == "random"
    assert game["seats"]["England"] == "hold"
    assert game["outcome"] is None
    assert game["faults"] == []


def test_the_page(tmp_path: Path) -> None:
    file = tmp_path / "t.html"
    said = casus(
        "tournament",
        "--bots",
        "greedy,random",
        "--games",
        "2",
        "--phases",
        "2",
        "--processes",
        "1",
        "--page",
        str(file),
    )
    assert said.exit_code == 0
    text = file.read_text()
    assert text.count("<svg") == len(SYSTEMS)
    assert all(f"<td>{name}</td>" in text for name in ("greedy", "random"))
    assert "http" not in text  # it needs nothing from elsewhere


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--bots", "dumbot"), "no bot is called 'dumbot'; did you mean 'dumbbot'?"),
        (("--bots", ", "), "expected the name of at least one bot"),
        (("nonsense",), "no rules are called 'nonsense'"),
        (("formal + factional",), ""),
        (("--map", "mars"), "no map is called 'mars'"),
        (("--games", "0"), "Invalid value for '--games'"),
    ],
)
@pytest.mark.parametrize("command", ["selfplay", "tournament"])
def test_bad_use(command: str, args: tuple[str, ...], told: str) -> None:
    said = casus(command, *args)
    assert said.exit_code == 2
    assert told in said.output


def test_one_against_all_needs_two() -> None:
    said = casus("tournament", "--bots", "hold", "--arrangement", "one-against-all")
    assert (said.exit_code, MIXED) == (2, "mixed")
    assert "needs at least two bots" in said.output
