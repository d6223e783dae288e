"""``casus map``, ``casus draw`` and ``casus replay``."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli import raster
from casusbelli.cli.main import main
from casusbelli.variants.table import new_game
from tests.drawing.turns import BATTLE, SVG, parsed

FORMAL = Path(__file__).parents[2] / "examples" / "formal_game" / "game.jsonl"


def casus(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def refused(*words: str) -> str:
    result = casus(*words)
    assert result.exit_code == 2, result.output
    return result.output


# --- map


def test_a_map_is_printed_or_written(tmp_path: Path) -> None:
    printed = casus("map", "standard")
    assert printed.exit_code == 0
    assert parsed(printed.output).findtext(f"{SVG}title") == "Europe, 1901"
    target = tmp_path / "board.svg"
    assert casus("map", "standard", "-o", str(target)).exit_code == 0
    assert target.read_text(encoding="utf-8") == printed.output


def test_the_standard_board_is_small() -> None:
    """A page must load it before anybody can play."""
    for names in ("short", "full"):
        shown = casus("map", "standard", "--names", names).output.encode()
        assert len(shown) <= 120 * 1024
        assert len(gzip.compress(shown, mtime=0)) <= 35 * 1024


def test_names_and_themes() -> None:
    full = casus("map", "standard", "--names", "full", "--theme", "print").output
    assert "Gascony" in [element.text for element in parsed(full).iter(f"{SVG}text")]
    assert "prefers-color-scheme" not in full
    assert "prefers-color-scheme" in casus("map", "standard").output


def test_an_unknown_map_is_refused() -> None:
    assert "no map is called 'standart'; did you mean 'standard'?" in refused("map", "standart")


# --- draw


def test_a_game_is_drawn(tmp_path: Path) -> None:
    target = tmp_path / "now.svg"
    assert casus("draw", str(FORMAL), "--phase", "F1902M", "-o", str(target)).exit_code == 0
    drawn = target.read_text(encoding="utf-8")
    assert "Fall 1902, movement" in drawn
    assert 'class="arrow' in drawn
    assert 'class="arrow' not in casus("draw", str(FORMAL), "--phase", "F1902M", "--no-orders").output


def test_layers() -> None:
    marked = casus("draw", str(FORMAL), "--phase", "F1902M", "--layer", "Spheres").output
    assert 'fill="url(#held' in marked
    assert 'fill="url(#held' not in casus("draw", str(FORMAL), "--phase", "F1902M").output
    assert "there is no layer called 'Sphere'; choose from Spheres" in refused(
        "draw", str(FORMAL), "--phase", "F1902M", "--layer", "Sphere"
    )


def test_a_turn_file_is_drawn(tmp_path: Path) -> None:
    turn = tmp_path / "turn.txt"
    turn.write_text(BATTLE, encoding="utf-8")
    assert "cb-case" in casus("draw", str(turn)).output
    assert 'class="arrow' not in casus("draw", str(turn), "--no-orders").output
    assert "is not a game file; leave out --phase, --seat and --layer" in refused(
        "draw", str(turn), "--phase", "F1902M"
    )


def test_pictures_are_in_the_language_of_the_command(tmp_path: Path) -> None:
    drawn = casus("--language", "de", "draw", str(FORMAL), "--phase", "F1902M").output
    assert parsed(drawn).findtext(f"{SVG}title") == "Herbst 1902, Züge"
    film = tmp_path / "replay.html"
    assert casus("--language", "fr", "replay", str(FORMAL), "-o", str(film)).exit_code == 0
    assert '<html lang="fr"' in film.read_text(encoding="utf-8")


def test_an_exported_state_is_drawn(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    state.write_text(casus("export", str(FORMAL), "--phase", "F1902M").output, encoding="utf-8")
    drawn = casus("draw", str(state))
    assert drawn.exit_code == 0, drawn.output
    assert parsed(drawn.output).findtext(f"{SVG}title") == "Fall 1902, movement"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"units": {"France": ["A XYZ"]}}, "units.France: Europe, 1901 has no place 'XYZ'"),
        ({"units": {"France": ["tank PAR"]}}, "units.France: 'tank PAR' is no unit"),
        ({"units": 3}, "$.units"),
        ({"centers": {"France": ["STP/NC"]}}, "centers.France: 'STP/NC' is no province"),
        ({"dislodged": {"France": {"A PAR": ["nowhere"]}}}, "dislodged.France.A PAR: Europe, 1901 has no place"),
        ({"phase": "tomorrow"}, "phase: 'tomorrow' is no phase"),
        ({"rules": "chess"}, "no rules are called 'chess'"),
        ({"map": "moon"}, "no map is called 'moon'"),
    ],
)
def test_a_bad_state_is_refused_with_the_reason(change: dict[str, object], told: str, tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    state.write_text(json.dumps({**new_game().view(), **change}), encoding="utf-8")
    assert told in refused("draw", str(state))


def test_what_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.txt"
    nothing.write_text("phase F1902M", encoding="utf-8")
    assert "There is nothing to adjudicate." in refused("draw", str(nothing))
    assert "No such file" in refused("draw", str(tmp_path / "missing.jsonl"))
    assert "the game has no phase 'F1999M'" in refused("draw", str(FORMAL), "--phase", "F1999M")
    assert "no seat is called 'Spain'" in refused("draw", str(FORMAL), "--seat", "Spain")
    assert "board.gif: expected a file name that ends in .svg or .png" in refused("map", "standard", "-o", "board.gif")


# --- PNG


def test_without_a_program_png_is_refused_with_a_remedy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    told = refused("map", "standard", "-o", str(tmp_path / "board.png"))
    assert "no program found that converts SVG to PNG; install rsvg-convert" in told
    assert not (tmp_path / "board.png").exists()


def test_a_program_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(raster, "PROGRAMS", {"false": lambda *_: ["false"], "nosuch": lambda *_: ["/nosuch"]})
    monkeypatch.setattr(shutil, "which", lambda name: name)
    told = refused("map", "standard", "-o", str(tmp_path / "board.png"))
    assert "could not make a PNG: false: exit code 1; nosuch: " in told


@pytest.mark.skipif(not any(map(shutil.which, raster.PROGRAMS)), reason="nothing here makes PNG of SVG")
def test_png(tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    assert casus("map", "standard", "-o", str(target), "--width", "300").exit_code == 0
    assert target.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(target.read_bytes()[16:20], "big") == 300


# --- replay


def test_a_replay_is_written(tmp_path: Path) -> None:
    target = tmp_path / "replay.html"
    assert casus("replay", str(FORMAL), "-o", str(target), "--seat", "France").exit_code == 0
    page = target.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "as France sees it" in page


def test_a_replay_needs_a_game(tmp_path: Path) -> None:
    turn = tmp_path / "turn.txt"
    turn.write_text(BATTLE, encoding="utf-8")
    assert str(turn) in refused("replay", str(turn), "-o", str(tmp_path / "replay.html"))
    assert "--out" in refused("replay", str(FORMAL))


@pytest.mark.parametrize("command", ["map", "draw", "replay"])
def test_help_has_examples(command: str) -> None:
    told = casus(command, "--help")
    assert told.exit_code == 0
    assert f"casus {command} " in told.output.partition("Examples:")[2]


def test_the_seat_of_a_game_is_quoted_in_the_picture(tmp_path: Path) -> None:
    from casusbelli.records.games.game_file import write_game

    path = tmp_path / "game.jsonl"
    path.write_text(write_game(new_game(), with_seed=True), encoding="utf-8")
    assert "standard, as France" in casus("draw", str(path), "--seat", "France").output
