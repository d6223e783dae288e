"""Text records and positions in one line: every variant's games come back as they were, and mistakes name the line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec import to_builtins

from casusbelli.cli.main import main
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.packs.international_relations.facts import Penalty
from casusbelli.records.games.annotations import Comment, PlayerNamed, Variation, VariationPhase
from casusbelli.records.games.game_file import read_annotated, write_game
from casusbelli.records.games.position_line import position_line, read_position_line
from casusbelli.records.games.positions import exported_line, exported_state, import_position
from casusbelli.records.games.recorded_play import ReadPlay, Unrecordable, read_play, recorded_play
from casusbelli.records.games.text_record import is_text_record, read_record, record_text
from casusbelli.records.turns.values import TurnError
from casusbelli.testing.random_games import random_game
from casusbelli.variants import board

SEED = bytes(32)
PAGE = (Path(__file__).parents[2] / "docs" / "text-record.md").read_text(encoding="utf-8")
VARIANTS = (
    "standard",
    "international-relations",
    "formal",
    "masters",
    "world-war-one",
    "factional",
    "factional + minor-powers + variable-control",
)
NOTES = (
    PlayerNamed("France", 'Ada "the } fox" \\'),
    Comment("Before { it } began.\n\nOn two lines \\."),
    Comment("A comment on the Fall.", "F1901M"),
    Variation((VariationPhase("S1901M", {"France": ("A PAR - PIC", "F BRE - ENG")}, "Northern opening"),)),
)


def read(text: str) -> ReadPlay:
    return read_play(text, board, SEED)


def comes_back(game: Game) -> None:
    text = record_text(recorded_play(game))
    again = read(text).game
    assert (again.phase, again.state_hash()) == (game.phase, game.state_hash())
    assert record_text(recorded_play(again)) == text
    shown = json.loads(json.dumps(exported_state(game, GM)))
    line = position_line(shown)
    table = read_position_line(line)
    assert "\n" not in line
    assert {owner: held for owner, held in table["units"].items() if held} == {
        o: u for o, u in shown["units"].items() if u
    }
    assert table["dislodged"] == {owner: held for owner, held in shown["dislodged"].items() if held}
    assert {o: c for o, c in table["centers"].items() if c} == {o: c for o, c in shown["centers"].items() if c}
    assert (table["phase"], table.get("state", {}), table.get("options", {})) == (
        shown["phase"],
        shown["state"],
        shown["options"],
    )


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", VARIANTS)
def test_games_of_every_variant_come_back(rules: str) -> None:
    comes_back(random_game(rules.split(" + "), 3, 3).game)


@pytest.mark.full
@pytest.mark.parametrize("rules", VARIANTS)
def test_longer_games_of_every_variant_come_back(rules: str) -> None:
    comes_back(random_game(rules.split(" + "), 4, 9).game)


def short() -> Game:
    game = Game.new("standard", board("standard"), SEED)
    game.submit("France", "A PAR - BUR\nF BRE - MAO")
    game.process()
    return game


def test_annotations_come_along() -> None:
    game = short()
    game.submit("France", "A BUR - BEL")
    game.process(deadline=True)
    text = record_text(recorded_play(game, NOTES))
    again = read(text)
    assert again.game.state_hash() == game.state_hash()
    assert sorted(map(repr, again.notes)) == sorted(map(repr, NOTES))
    assert max(map(len, text.splitlines())) <= 100
    assert "Missed: Austria; England" in text


def test_seats_and_votes_come_along() -> None:
    game = short()
    game.submit("Austria", "Propose draw")
    game.vacate("Turkey")
    game.take_seat("Turkey")
    game.process()
    for seat in game.rules.names:
        if game.state.outcome is None:
            game.submit(seat, "Propose draw" if seat == "Austria" else "Vote for")
    comes_back(game)
    assert 'Result "draw Austria, England' in record_text(recorded_play(game))


def test_the_page_shows_a_record() -> None:
    text = re.findall(r"```\n(\[Rules.*?)```", PAGE, re.DOTALL)[0]
    done = read(text)
    assert done.game.phase == "W1901A"
    assert len(done.notes) == 4
    line = re.findall(r"```\n(S1902M.*?)\n```", PAGE)[0]
    assert read_position_line(line)["dislodged"] == {"Russia": {"A GAL": ["BOH", "SIL"]}}
    assert import_position(line.replace(", *A GAL>BOH SIL", ""), board, SEED).game.phase == "S1902M"


def test_the_page_shows_a_line_with_what_rules_record() -> None:
    line = re.findall(r"```\n(S1902M formal.*?)\n```", PAGE)[0]
    assert exported_line(import_position(line, board, SEED).game, GM) == line


def test_a_line_is_as_short_as_it_can_be() -> None:
    first = exported_line(Game.new("standard", board("standard"), SEED), GM)
    assert first.endswith("| Turkey: A CON, A SMY, F ANK = ANK CON SMY")
    for rules in VARIANTS:
        game = random_game(rules.split(" + "), 3, 3).game
        assert len(exported_line(game, GM)) < len(position_line(exported_state(game, GM))), rules


def _with_penalty(years: int) -> Game:
    game = Game.new("international-relations", board("standard"), SEED)
    penalty = to_builtins(Penalty("Italy", "E1", 2, years, "S1901", 1908, "Austria"))
    game.correct("international-relations", {"penalties": json.loads(json.dumps([penalty]))}, why="a ruling")
    return game


@pytest.mark.parametrize(("years", "said"), [(8, False), (3, True), (0, True)])
def test_the_years_of_a_penalty_are_said_only_if_they_do_not_follow(years: int, said: bool) -> None:
    game = _with_penalty(years)
    line = exported_line(game, GM)
    assert ('"years"' in line) is said
    [entry] = import_position(line, board, SEED).game.view(GM)["state"]["international-relations"]["penalties"]
    assert entry["years"] == years


def test_lines_that_tell_the_past_are_read_as_well() -> None:
    for rules in VARIANTS:
        game = random_game(rules.split(" + "), 3, 3).game
        done = import_position(position_line(exported_state(game, GM)), board, SEED).game
        assert exported_line(done, GM) == exported_line(game, GM), rules


def test_a_power_with_nothing_is_in_the_game_until_the_year_ends() -> None:
    line = "S1902M standard standard | Austria: A VIE = VIE | Germany: A MUN = MUN"
    assert "Italy" in import_position(line, board, SEED).game.state.eliminated
    game = import_position(f"{line} | Italy: =", board, SEED).game
    assert "Italy" not in game.state.eliminated
    assert exported_state(game, GM)["destitute"] == ["Italy"]
    for _season in range(2):
        game.process()
    assert "Italy" in game.state.eliminated
    assert "destitute" not in exported_state(game, GM)
    assert "destitute" not in exported_state(game, "Austria")


def test_what_only_tells_the_past_is_left_out_with_a_note() -> None:
    game = random_game(["formal"], 3, 5).game
    state = exported_state(game, GM)
    assert state["state"]["formal"]["log"]
    state["state"]["formal"]["log"][0]["why"] = "no reason"
    done = import_position(json.dumps(state), board, SEED)
    assert any("What only tells the past was left out: formal.log" in str(note) for note in done.notes)
    state["state"]["formal"]["victory_points"]["Austria"] += 1
    assert exported_state(import_position(json.dumps(state), board, SEED).game, GM)["scores"] != state["scores"]


def test_what_a_game_master_did_cannot_be_told() -> None:
    game = short()
    game.edit(centers={"BEL": "France"})
    with pytest.raises(Unrecordable, match="What happened in Fall 1901"):
        recorded_play(game)


def test_a_game_that_began_with_a_position() -> None:
    position = exported_line(short(), GM)
    game = import_position(position, board, SEED).game
    game.submit("France", "A BUR - BEL")
    game.process()
    text = record_text(recorded_play(game))
    assert read_record(text).header("Position") == position
    assert read(text).game.view() == game.view()


HEAD = '[Rules "standard"]\n\n'
WRONG = {
    "S1901M\nFrance: A PAR - LON": "line 4: .*A PAR - LON is refused",
    "S1901M\nFrance: A PIK H": "line 4: .*is not understood",
    "S1901M\nNarnia: A PAR H": "line 4: .*Narnia",
    "F1901M\n": "line 3: The record goes on with F1901M, and the game is in Spring 1901",
    "S1901M\n{ open": "line 4: This comment is not closed",
    "S1901M\n(\nS1901M\n": "A variation is not closed",
    "S1901M\nnonsense": "line 4: 'nonsense' is not understood",
    "S1901M\n{ a } b": "line 4: 'b' follows a comment",
    "S1901M\n" * 1_001: "At most 1000 are read",
}


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_mistakes_name_the_line(text: str) -> None:
    with pytest.raises(TurnError, match=f"(?i){WRONG[text]}"):
        read(HEAD + text)


@pytest.mark.parametrize("header", ['[Map "moon"]', '[Rules "nothing"]', '[Seed "xyz"]', '[Option "base.no=1"]'])
def test_headers_that_no_game_has(header: str) -> None:
    with pytest.raises(TurnError, match="This game cannot begin as the headers say"):
        read(f"{header}\n\nS1901M\n")


@pytest.mark.parametrize("text", ["{" * 500_000, '[A "' + "\\" * 500_000, "(\n" * 200_000, "S1901M\n" + "a:" * 500_000])
def test_hostile_records_are_refused_soon(text: str) -> None:
    with pytest.raises(TurnError):
        read(text)


def casus(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], prog_name="casus")


def test_commands(tmp_path: Path) -> None:
    file, text, again = (tmp_path / name for name in ("game.jsonl", "game.txt", "again.jsonl"))
    file.write_text(write_game(short(), with_seed=True, notes=NOTES))
    assert casus("convert", file, "--out", text).exit_code == 0
    assert is_text_record(text.read_text())
    assert casus("convert", text, "--out", again).exit_code == 0
    assert sorted(map(repr, read_annotated(again.read_text()).notes)) == sorted(map(repr, NOTES))
    assert casus("export", file, "--as", "gm", "--format", "record").output == text.read_text()
    assert "secrets" in casus("export", file, "--format", "record").output
    line = casus("export", file, "--format", "line").output
    (tmp_path / "line.txt").write_text(line)
    assert casus("import", tmp_path / "line.txt", "--out", again).exit_code == 0
    assert json.loads(casus("export", again).output)["phase"] == "F1901M"
    kept = casus("export", file, "--as", "gm", "--format", "game", "--with-seed").output
    assert read_annotated(kept).notes == NOTES
