"""``casus convert``: games of the ``diplomacy`` package and ours."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bench import peer
from bench.games import new_game, play_on
from casusbelli.cli.main import main
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import read_annotated, read_game, write_game
from casusbelli.variants import board
from tests.env.test_compat import play


def casus(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], prog_name="casus")


def saved_by_it(seed: int) -> dict[str, Any]:
    from diplomacy.utils.export import to_saved_game_format

    theirs = peer.new_game()
    play(theirs, 12, seed)
    saved: dict[str, Any] = json.loads(json.dumps(to_saved_game_format(theirs)))
    return saved


def where(game: Game) -> tuple[object, ...]:
    return game.phase, {(u.owner, str(u.piece)) for u in game.state.units.values()}, dict(game.state.centers)


def test_there_and_back(tmp_path: Path) -> None:
    saved = saved_by_it(1)
    theirs, ours, again = (tmp_path / name for name in ("saved.json", "game.jsonl", "again.json"))
    theirs.write_text(json.dumps(saved))
    done = casus("convert", theirs, "--out", ours)
    assert (done.exit_code, done.exception) == (0, None), done.output
    assert "12 phases" in done.output
    assert casus("verify", ours).exit_code == 0
    assert casus("convert", ours, "--out", again).exit_code == 0
    there = json.loads(again.read_text())
    assert [phase["name"] for phase in there["phases"]] == [phase["name"] for phase in saved["phases"]]
    for phase, as_it_was in zip(there["phases"], saved["phases"], strict=True):
        for name, units in as_it_was["state"]["units"].items():
            assert sorted(phase["state"]["units"][name]) == sorted(units)


def test_a_game_of_ours(tmp_path: Path) -> None:
    game = new_game()
    for seat in ("France", "Germany"):
        game.submit(seat, {"France": "A PAR - BUR\nF BRE - ENG", "Germany": "A MUN - BUR"}[seat])
    game.process()
    play_on(game, Random(3), 9)
    file, saved, again = (tmp_path / name for name in ("game.jsonl", "saved.json", "again.jsonl"))
    file.write_text(write_game(game))
    assert casus("convert", file, "--out", saved).exit_code == 0
    assert json.loads(saved.read_text())["phases"][0]["orders"]["FRANCE"] == ["A PAR - BUR", "F BRE - ENG"]
    assert casus("convert", saved, "--out", again).exit_code == 0
    assert where(read_game(again.read_text(), board)) == where(game)


def test_a_game_that_was_edited(tmp_path: Path) -> None:
    game, file, saved = new_game(), tmp_path / "game.jsonl", tmp_path / "saved.json"
    game.process()
    game.edit(centers={"BEL": "France"}, by="Olga", why="a slip")
    file.write_text(write_game(game))
    done = casus("convert", file, "--out", saved)
    assert (done.exit_code, "F1901M: the board was changed by hand" in done.output) == (2, True)
    game.process()
    file.write_text(write_game(game))
    done = casus("convert", file, "--out", saved)
    assert (done.exit_code, "would begin otherwise" in done.output, saved.exists()) == (2, True, False)


def test_a_game_that_its_players_ended(tmp_path: Path) -> None:
    """The phase in which they agreed is exported as the open one."""
    game, file, saved = new_game(), tmp_path / "game.jsonl", tmp_path / "saved.json"
    game.process()
    for seat in game.rules.names:
        game.submit(seat, "Propose draw" if seat == "Austria" else "Vote yes")
    assert game.state.outcome is not None
    file.write_text(write_game(game))
    assert casus("convert", file, "--out", saved).exit_code == 0
    assert [phase["name"] for phase in json.loads(saved.read_text())["phases"]] == ["S1901M", "F1901M"]


REFUSED = {
    "not json at all": "not a game in any format that can be read here",
    "[]": "not a game in any format that can be read here",
    '{"a": 1}\n{"b": 2}\n': "not a game in any format that can be read here",
    '{"phases": 1\n{"b": 2}': "Line 1 is not JSON",
    '{"phases": [{"name": 5}]}': "Game 1 is not a saved game",
    '{"phases": []}': "This record has no phases.",
    '{"phases": [], "map": "moon"}': "moon",
    '{"phases": [{"name": "S1901M", "state": {"units": {"MARS": []}, "centers": {}}}]}': "no power is called 'MARS'",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text(text)
    done = casus("convert", file, "--out", tmp_path / "out")
    assert done.exit_code == 2, done.output
    assert REFUSED[text] in done.output
    assert not (tmp_path / "out").exists()


def test_other_rules_cannot_be_exported(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_game(Game.new("formal", board("standard"), bytes(32))))
    done = casus("convert", file, "--out", tmp_path / "out")
    assert (done.exit_code, "only games of the standard rules" in done.output) == (2, True)


def test_folders_and_files_with_several_games(tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "out"
    folder.mkdir()
    line = json.dumps(saved_by_it(1))
    (folder / "two.jsonl").write_text(f"{line}\n{line}\n")
    (folder / "one.json").write_text(line)
    assert casus("convert", folder, "--out", out).exit_code == 0
    assert sorted(path.name for path in out.iterdir()) == ["one.jsonl", "two-0001.jsonl", "two-0002.jsonl"]
    (folder / "none.txt").write_text("nothing")
    done = casus("convert", folder, "--out", out)
    assert (done.exit_code, "none.txt: This is not a game" in done.output) == (1, True)


def test_another_course_is_told_or_refused(tmp_path: Path) -> None:
    saved = saved_by_it(1)
    saved["phases"][3]["state"]["units"]["FRANCE"] = ["A PIC"]
    file, out = tmp_path / "saved.json", tmp_path / "game.jsonl"
    file.write_text(json.dumps(saved))
    done = casus("convert", file, "--strict", "--out", out)
    assert (done.exit_code, "France has A PIC in the record" in done.output, out.exists()) == (2, True, False), (
        done.output
    )
    done = casus("convert", file, "--out", out)
    assert (done.exit_code, "France has A PIC in the record" in done.output) == (0, True), done.output
    assert casus("verify", out).exit_code == 0


def test_messages_go_there_and_back(tmp_path: Path) -> None:
    source = Path(__file__).parents[1] / "data" / "records" / "cicero.json"
    game, saved, again = (tmp_path / name for name in ("game.jsonl", "saved.json", "again.jsonl"))
    assert casus("convert", source, "--out", game).exit_code == 0
    assert casus("convert", game, "--out", saved).exit_code == 0
    assert casus("convert", saved, "--out", again).exit_code == 0
    assert read_annotated(game.read_text()).notes == read_annotated(again.read_text()).notes != ()
