"""``casus scenario`` and ``casus variants``: output, exit codes, data."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.engine.spec import packs
from casusbelli.variants import board, board_names

SCENARIOS = Path(__file__).parents[1] / "scenarios"
HOLDS = """\
[[case]]
id = "A-1"
title = "Trieste is\\ttaken"
start = "F1901M"
units = { Italy = ["A TYR", "A VEN"], Austria = ["F TRI"] }
centers = { Italy = ["VEN"] }
[[case.turn]]
phase = "F1901M"
[case.turn.orders]
Italy = ["A VEN - TRI", "A TYR S A VEN - TRI", "A VIE H", "sing"]
[case.turn.expect]
phase = "F1901R"
dislodged = { "F TRI" = ["ADR", "ALB"] }
"""
FAILS = """\
[[case]]
id = "B-1"
[[case.turn]]
phase = "S1901M"
[case.turn.expect]
units = { Italy = ["A ROM"] }
outcome = { kind = "solo" }
[[case]]
id = "B-2"
rules = "chess"
[[case]]
id = "B-3"
title = "Nothing to say"
"""


@pytest.fixture
def holds(tmp_path: Path) -> Path:
    return written(tmp_path, "holds.toml", HOLDS)


@pytest.fixture
def fails(tmp_path: Path) -> Path:
    return written(tmp_path, "fails.toml", FAILS)


def written(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def casus(*args: object, text: str | None = None) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=text, prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


# --- casus scenario


def test_cases_that_hold(holds: Path) -> None:
    result = casus("scenario", holds)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "ok   A-1  Trieste is taken\n1 of 1 cases pass\n"


def test_cases_that_do_not(holds: Path, fails: Path) -> None:
    result = casus("scenario", holds, fails)
    there = ", ".join(packs())
    assert (result.exit_code, result.stderr) == (1, "")
    assert result.stdout.splitlines() == [
        "ok   A-1  Trieste is taken",
        "FAIL B-1",
        "       S1901M: units.Italy: 'A VEN' is too many",
        "       S1901M: units.Italy: 'F NAP' is too many",
        "       S1901M: outcome: expected a table, got None",
        "FAIL B-2",
        f"       no rules are called 'chess'; there are {there}",
        "ok   B-3  Nothing to say",
        "2 of 4 cases pass",
    ]


def test_our_own_cases() -> None:
    result = casus("scenario", SCENARIOS / "standard.toml")
    assert result.exit_code == 0
    assert "FAIL" not in result.stdout


@pytest.mark.parametrize(("wanted", "code"), [("A-1", 0), ("B-1", 1), ("B-3", 0)])
def test_one_case(holds: Path, fails: Path, wanted: str, code: int) -> None:
    result = casus("scenario", holds, "--case", wanted, fails)
    assert result.exit_code == code
    assert result.stdout.splitlines()[-1] == f"{1 - code} of 1 cases pass"
    assert f" {wanted}" in result.stdout.splitlines()[0]


@pytest.mark.parametrize("wanted", ["C-1", "a-1", ""])
def test_a_case_that_is_not_there(holds: Path, fails: Path, wanted: str) -> None:
    result = casus("scenario", holds, fails, "--case", wanted)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"casus: {holds}, {fails}: no case {wanted!r}\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "case: expected at least one [[case]]"),
        (b"[[case]", "no valid TOML: Expected ']]' at the end of an array declaration (at line 1"),
        (b'[[case]]\nid = "A"\nunit = 1', "line 3: case[1].unit: no such key; there are "),
        (b"\xff\xfe[", "not a text file in UTF-8: byte 0 is 0xff"),
        (b"\x89PNG", "not a text file in UTF-8: byte 0 is 0x89"),
    ],
)
def test_malformed_files(holds: Path, tmp_path: Path, content: bytes, words: str) -> None:
    """The other files are not run either."""
    path = written(tmp_path, "bad.toml", content)
    for options in ((), ("--json",), ("--case", "A-1")):
        result = casus("scenario", holds, path, *options)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(f"casus: {path}: {words}")
        assert result.stderr.count("\n") == 1


def test_files_that_are_not_there(holds: Path, tmp_path: Path) -> None:
    result = casus("scenario", holds, tmp_path / "none.toml")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"casus: {tmp_path / 'none.toml'}: No such file or directory\n"
    assert casus("scenario", tmp_path).exit_code == 2


@pytest.mark.parametrize("args", [["scenario"], ["scenario", "--cases", "x"], ["variants", "x"]])
def test_bad_use(args: list[str]) -> None:
    result = casus(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Usage: casus")


def test_standard_input() -> None:
    assert casus("scenario", "-", text=HOLDS).stdout == "ok   A-1  Trieste is taken\n1 of 1 cases pass\n"
    assert casus("scenario", "-", text="\ufeff" + HOLDS.replace("\n", "\r\n")).exit_code == 0
    assert casus("scenario", "-", text=FAILS).exit_code == 1


def test_as_data(holds: Path, fails: Path) -> None:
    result = casus("scenario", "--json", holds, fails)
    data: Any = json.loads(result.stdout)
    assert result.exit_code == 1
    assert list(data) == ["cases"]
    assert [(case["id"], case["passed"], len(case["turns"])) for case in data["cases"]] == [
        ("A-1", True, 1),
        ("B-1", False, 1),
        ("B-2", False, 0),
        ("B-3", True, 0),
    ]
    assert all(list(case) == ["id", "passed", "failures", "turns"] for case in data["cases"])
    assert [len(case["failures"]) for case in data["cases"]] == [0, 3, 1, 0]
    turn = data["cases"][0]["turns"][0]
    assert list(turn) == ["phase", "orders", "refused", "events", "state"]
    assert turn["phase"] == "F1901M"
    assert all(list(row) == ["seat", "order", "result", "reason", "text"] for row in turn["orders"] + turn["refused"])
    assert turn["orders"][0] == {
        "seat": "Italy",
        "order": "A VEN - TRI",
        "result": "succeeds",
        "reason": "",
        "text": "",
    }
    assert turn["orders"][2] == {
        "seat": "Austria",
        "order": "F TRI H",
        "result": "dislodged",
        "reason": "",
        "text": "dislodged by A VEN (Italy)",
    }
    assert [(row["seat"], row["order"], row["result"], row["reason"]) for row in turn["refused"]] == [
        ("Italy", "sing", "illegal", "not-understood"),
        ("Italy", "A VIE H", "illegal", "no-unit"),
    ]
    assert [event["event"] for event in turn["events"]][-1] == "phase-opened/1"
    assert turn["state"]["format"] == "casusbelli.state/1"
    assert turn["state"]["dislodged"] == {"Austria": {"F TRI": ["ADR", "ALB"]}}
    assert list(turn["state"]) == [
        "format", "rules", "map", "phase", "units", "dislodged", "centers", "owed", "scores", "outcome", "state",
    ]  # fmt: skip


def test_data_are_ascii() -> None:
    result = casus("scenario", "-", "--json", text='[[case]]\nid = "Fürst"\nrules = "Österreich"')
    assert result.stdout.isascii()
    assert json.loads(result.stdout)["cases"][0]["id"] == "Fürst"


def process(*args: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    code = "from casusbelli.cli.main import main; main(prog_name='casus')"
    return subprocess.run([sys.executable, "-c", code, *args], check=False, timeout=60, **options)


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_closed_pipe_is_no_accident(options: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = process("scenario", "-", *options, input=HOLDS.encode(), stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert done.returncode in (0, 1)
    assert done.stderr == b""


def test_what_a_terminal_cannot_show() -> None:
    text = HOLDS.replace("Trieste is", "Žižkov\\u001b[2J →").encode()
    env = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = process("scenario", "-", input=text, capture_output=True, env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(rb"ok   A-1  \u017di\u017ekov [2J \u2192 taken")


# --- casus variants


def test_variants() -> None:
    lines = casus("variants").stdout.splitlines()
    rules, maps = lines[1 : lines.index("Maps")], lines[lines.index("Maps") + 1 :]
    assert lines[0] == "Rules"
    names = [line for line in rules if line[2] != " "]
    assert [line.split()[0] for line in names] == list(packs())
    assert [line.split()[0] for line in maps] == list(board_names())
    assert any(line.split() == ["standard", *str(packs()["standard"].title).split()] for line in names)


def test_variants_as_data() -> None:
    data: Any = json.loads(casus("variants", "--json").stdout)
    assert data == {
        "rules": {name: str(pack.title) for name, pack in packs().items()},
        "about": {name: str(pack.about) for name, pack in packs().items()},
        "maps": {name: board(name).title for name in board_names()},
    }
    assert data["maps"]["standard"] == "Europe, 1901"
