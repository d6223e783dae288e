"""Maps from files in every command that takes one, and ``casus map``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.core.map_text import same_board
from casusbelli.records.games.game_file import read_game
from casusbelli.variants import board_names, drawing_text, load_board
from tests.drawing.turns import SVG, parsed
from tests.records.golden.make import HERE, LAGOON

TURN = "phase F0099M\nDoge: F CAN - WEST\nNew Pirates: A ISLE - CAN\n"
CASE = """
[[case]]
id = "L-1"
title = "The canal"
rules = "standard"
map = "lagoon"
[[case.turn]]
phase = "F0099M"
orders = { Doge = ["F CAN - WEST"] }
expect = { units = { Doge = ["F WEST"] } }
"""


def casus(*words: str | Path, text: str | None = None, code: int = 0) -> Result:
    result = CliRunner().invoke(main, list(map(str, words)), input=text)
    assert result.exit_code == code, result.output
    return result


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "turn.txt").write_text(TURN, encoding="utf-8")
    (tmp_path / "case.toml").write_text(CASE, encoding="utf-8")
    (tmp_path / "other.toml").write_text(LAGOON.read_text(encoding="utf-8").replace("victory = 2", "victory = 1"))
    return tmp_path


# --- --map FILE


def test_rules_and_play(files: Path) -> None:
    assert "# Standard Diplomacy (The Lagoon)" in casus("rules", "standard", "--map", LAGOON).output
    assert json.loads(casus("rules", "standard", "--map", LAGOON, "--json").output)["map"] == "lagoon"
    game = files / "game.jsonl"
    orders = "F CAN - WEST\n\nready\n"
    casus("play", "--map", LAGOON, "--save", game, text=f"\n{orders}\nquit\n")
    assert same_board(read_game(game.read_text(encoding="utf-8")).rules.board, load_board(LAGOON))
    casus("play", "--resume", game, text="quit\n")


def test_selfplay_and_tournament(files: Path) -> None:
    few = ("--bots", "random,hold", "--games", "2", "--phases", "3")
    casus("selfplay", "--map", LAGOON, *few, "--save", files / "games")
    saved = sorted((files / "games").iterdir())
    assert [read_game(file.read_text(encoding="utf-8")).rules.board.name for file in saved] == ["lagoon"] * 2
    results = files / "results.jsonl"
    casus("tournament", "--map", LAGOON, *few, "--processes", "2", "--results", results)
    before = results.read_bytes()
    casus("tournament", "--map", LAGOON, *few, "--results", results)
    assert results.read_bytes() == before
    told = casus("tournament", "--map", files / "other.toml", *few, "--results", results, code=2).output
    assert "the file holds the games of another plan" in told


def test_judge_explain_draw_and_import(files: Path) -> None:
    """A turn that names no map uses the given one; one that names another uses that one."""
    turn = files / "turn.txt"
    assert "A ISLE - CAN" in casus("judge", turn, "--map", LAGOON).output
    assert json.loads(casus("judge", turn, "--map", LAGOON, "--json").output)["map"] == "lagoon"
    assert "F CAN - WEST succeeds" in casus("explain", turn, "CAN", "--map", LAGOON).output
    assert parsed(casus("draw", turn, "--map", LAGOON).output).tag == f"{SVG}svg"
    game = files / "sandbox.jsonl"
    casus("import", turn, "--map", LAGOON, "--out", game)
    assert "board" in json.loads(game.read_text(encoding="utf-8").partition("\n")[0])
    named = files / "named.txt"
    named.write_text("map standard\nphase S1901M\nFrance: A PAR - BUR\n", encoding="utf-8")
    assert json.loads(casus("judge", named, "--map", LAGOON, "--json").output)["map"] == "standard"
    named.write_text(f"map lagoon\n{TURN}", encoding="utf-8")
    assert "No map is called 'lagoon'" in casus("judge", named, code=2).output
    casus("judge", named, "--map", "standard", "--map", LAGOON)


def test_an_exported_state_is_drawn_and_taken_in_on_its_map(files: Path) -> None:
    state = files / "state.json"
    state.write_text(casus("export", HERE / "own-board.jsonl", "--as", "gm").output, encoding="utf-8")
    assert "no map is called 'lagoon'" in casus("draw", state, code=2).output
    casus("draw", state, "--map", LAGOON)
    casus("import", state, "--map", LAGOON, "--out", files / "again.jsonl")
    again = read_game((files / "again.jsonl").read_text(encoding="utf-8"))
    assert again.view()["units"] == read_game((HERE / "own-board.jsonl").read_text(encoding="utf-8")).view()["units"]


def test_scenarios(files: Path) -> None:
    assert "1 of 1 cases pass" in casus("scenario", files / "case.toml", "--map", LAGOON).output


def test_verify_says_when_the_map_is_another_one(files: Path) -> None:
    game = HERE / "own-board.jsonl"
    told = casus("verify", game).output
    assert "Board hash " in told
    assert told.endswith("The log, its hashes and its dice are sound\n")
    assert casus("verify", game, "--map", LAGOON).output == told
    other = casus("verify", game, "--map", files / "other.toml").output
    assert "Warning: the map 'lagoon' that is known here is another one (hash " in other
    casus("verify", game, "--map", files / "other.toml", "--strict", code=1)
    assert json.loads(casus("verify", game, "--json").output)["map"] == "lagoon"


def test_other_commands_need_no_map_for_such_a_game(files: Path) -> None:
    game = HERE / "own-board.jsonl"
    casus("draw", game)
    casus("replay", game, "-o", files / "film.html")
    assert casus("export", game, "--format", "text").output.startswith("Fall 100, movement")
    casus("convert", game, "--out", files / "saved.json", code=2)


@pytest.mark.parametrize(
    "command", [("rules", "standard"), ("play",), ("selfplay",), ("tournament",), ("judge", "-"), ("draw", "-")]
)
def test_a_map_that_is_none_is_refused_with_its_line(command: tuple[str, ...], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "bad"\ninherit = "standard"\nvictory = 40\n', encoding="utf-8")
    told = casus(*command, "--map", bad, text=TURN, code=2).output
    assert (
        told == f"casus: {bad}:3: victory: is 40, but the map has 34 supply centers; nobody could win; make it less\n"
    )
    assert (
        "no map is called 'standrad'; did you mean 'standard'?" in casus(*command, "--map", "standrad", code=2).output
    )


def test_a_file_whose_name_could_be_a_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lagoon").mkdir()
    (tmp_path / "lagoon" / "map.toml").write_text(LAGOON.read_text(encoding="utf-8"), encoding="utf-8")
    told = casus("rules", "standard", "--map", "lagoon", code=2).output
    assert told.endswith("; to use the file of that name, write ./lagoon\n")
    casus("rules", "standard", "--map", "./lagoon")
    casus("rules", "standard", "--map", "lagoon/map.toml")


# --- casus map


def test_a_map_file_is_drawn_with_the_drawing_beside_it(tmp_path: Path) -> None:
    assert "West Sea" in casus("map", LAGOON, "--names", "full").output
    west = tmp_path / "west"
    west.mkdir()
    (west / "map.toml").write_text('name = "west"\ninherit = "western-mediterranean"\n', encoding="utf-8")
    graph = casus("map", west).output
    (west / "drawing.json").write_bytes(drawing_text("western-mediterranean") or b"")
    drawn = casus("map", west).output
    assert drawn == casus("map", "western-mediterranean").output != graph
    (west / "drawing.json").write_text("{}", encoding="utf-8")
    assert "west/drawing.json: Object missing" in casus("map", west, code=2).output


def test_check(tmp_path: Path) -> None:
    told = casus("map", "standard", "--check").output.splitlines()
    assert told[0] == "Europe, 1901 (standard): 7 powers, 75 provinces, 34 supply centers, 18 of which win"
    assert told[1].startswith("Board hash fd87349d9e85")
    assert told[2:] == ["The map is sound"]
    odd = tmp_path / "odd.toml"
    odd.write_text(
        'name = "odd"\ninherit = "standard"\nvictory = 4\n[powers]\nAustria.home = false\nTurkey.units = ["F ANK"]\n',
        encoding="utf-8",
    )
    data = json.loads(casus("map", odd, "--check", "--json").output)
    assert data["notes"] == [
        "Austria has no home center: it can never build",
        "Austria starts with 3 units and 0 home centers",
        "Russia has enough centers to win at the start",
        "Turkey starts with 1 units and 3 home centers",
        "two powers can have the 4 centers that win at the same time",
    ]


def test_describe() -> None:
    told = casus("map", LAGOON, "--describe").output
    for line in (
        "# The Lagoon",
        "`lagoon`: 2 powers, 6 provinces, 2 supply centers; 2 of these win.",
        "The game begins in Fall 99; a year has spring movement, fall movement, winter adjustments.",
        "| Doge | Canal | F Canal |",
        "Nobody can enter The Bog.",
        "| HOOK | Hook (WC, EC) | coast | CAN EAST HILL WEST |",
        "- from Spring 100 until Fall 101: closes HILL (a landslide closed HILL)",
        "- from the beginning until Spring 100: adds F ISLE - HOOK/WC; removes F CAN - HOOK/EC, F HOOK/EC - CAN",
    ):
        assert line in told.splitlines()
    data = json.loads(casus("map", LAGOON, "--json").output)
    assert (data["format"], data["borders"]["armies"]["HILL"]) == ("casusbelli.map/1", ["CAN", "HOOK"])


def test_without_a_map_all_are_listed() -> None:
    told = casus("map").output
    assert [line.split()[0] for line in told.splitlines()] == [*board_names()]
    assert "7 powers   75 provinces   34 centers  Europe, 1901" in told
    listed = json.loads(casus("map", "--json").output)["maps"]
    counts = {"powers": 7, "provinces": 75, "centers": 34, "victory": 18}
    assert {"name": "standard", "title": "Europe, 1901", **counts} in listed
    assert "name a map" in casus("map", "--check", code=2).output


def test_compare(files: Path) -> None:
    assert casus("map", LAGOON, "--compare", LAGOON).output == "lagoon and lagoon are the same board\n"
    assert casus("map", files / "other.toml", "--compare", LAGOON, code=1).output == "victory: 2 -> 1\n"
    atoll = files / "atoll.toml"
    atoll.write_text(
        'name = "alps"\ninherit = "standard"\n[impassable]\nSWI = false\n[provinces]\nALB = false\n'
        'SWI = { name = "Switzerland", terrain = "land", center = true }\n[powers.Italy]\nunits = ["A VEN", "A ROM"]\n'
        '[[patch]]\n[patch.add]\narmy = { SWI = "BUR TYR" }\n',
        encoding="utf-8",
    )
    data = json.loads(casus("map", atoll, "--compare", "standard", "--json", code=1).output)
    assert not data["same"]
    told = data["differences"]
    for line in (
        "name: standard -> alps",
        "powers.Italy.units: F NAP A ROM A VEN -> A VEN A ROM",
        "provinces: less ALB",
        "provinces: more SWI",
        "impassable: less SWI",
        "borders: less A ALB - GRE",
        "patch: more from the beginning: adds A SWI - BUR, A SWI - TYR, A BUR - SWI, A TYR - SWI",
    ):
        assert line in told, told
    assert (
        "use only one of --check, --describe and --compare"
        in casus("map", LAGOON, "--check", "--compare", "standard", code=2).output
    )
