"""``casus map import``: maps of other programs from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.variants import board, load_board

SAMPLE = Path(__file__).parents[1] / "importers" / "data" / "judge"


def casus(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def test_a_map_is_imported_into_a_file(tmp_path: Path) -> None:
    made = tmp_path / "shiftleft.toml"
    result = casus("map", "import", str(SAMPLE / "shiftleft.map"), "-o", str(made))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Carried over:\n  7 powers, 75 provinces, 34 supply centers, 22 starting units")
    assert "Guessed:\n  The file standard.geography is missing. The board standard takes its place.\n" in result.stdout
    assert load_board(made).power["England"].first_centers == ("BUD", "VIE", "TRI")
    assert casus("map", str(made), "--check").exit_code == 0


def test_without_a_file_the_map_is_printed_and_the_report_is_an_error_output(tmp_path: Path) -> None:
    result = casus("map", "import", str(SAMPLE / "hundred.map"))
    assert result.stdout.startswith('name = "hundred"\ntitle = "Hundred"\n')
    assert f"{SAMPLE / 'hundred.map'}:29: This line is not carried over: FLOW NEWYEAR:5" in result.stderr


def test_the_report_as_data(tmp_path: Path) -> None:
    result = casus("map", "import", str(SAMPLE / "loeb9.map"), "-o", str(tmp_path / "made.toml"), "--json")
    notes = json.loads(result.stdout)["notes"]
    rule = next(note for note in notes if note["said"]["code"] == "importers.rule")
    assert (rule["kind"], rule["line"], rule["said"]["values"]) == ("left-out", 68, {"rule": "HIBERNATE"})


def test_other_files_are_beside_the_map_or_given(tmp_path: Path) -> None:
    (tmp_path / "mine.map").write_text("USE base\n")
    (tmp_path / "other.map").write_text((SAMPLE / "hundred.map").read_text())
    made = str(tmp_path / "made.toml")
    refused = casus("map", "import", str(tmp_path / "mine.map"), "-o", made)
    assert refused.exit_code == 2
    assert (
        refused.stderr
        == f"casus: {tmp_path / 'mine.map'}:1: The file base.map is missing. Put it into the same folder, or choose it "
        "together with the others.\n"
    )
    assert not Path(made).exists()
    given = casus(
        "map", "import", str(tmp_path / "mine.map"), "-o", made, "--use", f"base.map={tmp_path / 'other.map'}"
    )
    assert given.exit_code == 0
    (tmp_path / "other.map").rename(tmp_path / "base.map")
    assert casus("map", "import", str(tmp_path / "mine.map"), "-o", made).exit_code == 0


@pytest.mark.parametrize("name", ["../secret.map", "/etc/passwd", "..", "a/../../secret.map", ".hidden"])
def test_no_file_outside_of_the_folder_is_read(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.map").write_text((SAMPLE / "hundred.map").read_text())
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "mine.map").write_text(f"USE {name}\n")
    assert casus("map", "import", str(tmp_path / "in" / "mine.map")).exit_code == 2


def test_what_is_no_map_is_refused_in_the_language_of_the_command(tmp_path: Path) -> None:
    (tmp_path / "x.txt").write_text("hello")
    result = casus("--language", "de", "map", "import", str(tmp_path / "x.txt"))
    assert result.exit_code == 2
    assert "x.txt hat kein bekanntes Format" in result.stderr
    assert casus("map", "import", str(tmp_path / "none.map")).exit_code == 2
    assert "casus map import" in casus("map", "import", "--help").output


def test_a_map_is_exported_and_imported_again(tmp_path: Path) -> None:
    exported, made = tmp_path / "west.json", tmp_path / "west.toml"
    result = casus("map", "export", "western-mediterranean", "-o", str(exported))
    assert result.exit_code == 0
    assert "Left out: The territory of Italy outside of its home centers." in result.stderr
    assert casus("map", "import", str(exported), "-o", str(made)).exit_code == 0
    assert set(load_board(made).borders) == set(board("western-mediterranean").borders)
    assert casus("map", "export", "nowhere").exit_code == 2
