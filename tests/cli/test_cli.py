"""The commands: in this process for words and exit codes, as separate processes for pipes, terminals and imports."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import casusbelli
from casusbelli.build import build, version
from casusbelli.cli.files import LARGEST_FILE
from casusbelli.cli.judge import DEMO_QUESTIONS
from casusbelli.cli.main import COMMANDS, main

TURN = "phase F1901M\nAustria: A VIE - TYR, A TRI S A VIE - TYR\nItaly: A TYR - MUN, A VEN - TRI\nGermany: A MUN H\n"
NEWSLETTER = """\
Fall 1901, movement

Austria
  A VIE - TYR                        Failed. A TYR (Italy) held Tyrolia.
  A TRI S A VIE - TYR                Support cut by A VEN (Italy).

Germany
  A MUN H                            Held.

Italy
  A TYR - MUN                        Failed. A MUN (Germany) held Munich.
  A VEN - TRI                        Failed. A TRI (Austria) held Trieste.
"""
STORY = """\
A VIE - TYR fails: A TYR (Italy) held Tyrolia [DATC 6.D.1]
  attack strength of A VIE (Austria): 1; the support of A TRI was cut by A VEN (Italy)
  hold strength of A TYR (Italy): 1 (it tried to move)
"""
WINTER = "phase W1901A\nAustria units: A VIE\nAustria: Build A BUD, Waive\n"
RETREATS = "phase S1901R\nItaly units: A VEN\nAustria dislodged: A TRI (BUD), A VIE ()\nA TRI R BUD\n"
SETTINGS = ["PYTHONIOENCODING", "LC_ALL", "PYTHONUTF8"]
ENVIRONMENT = {key: value for key, value in os.environ.items() if key not in SETTINGS}


@pytest.fixture
def turn(tmp_path: Path) -> Path:
    path = tmp_path / "turn.txt"
    path.write_text(TURN, encoding="utf-8")
    return path


def casus(*args: object, text: str | bytes | None = None) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=text, prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def says(result: Result, code: int, *words: str) -> None:
    """One line on standard error, and nothing on standard output."""
    assert (result.exit_code, result.stdout) == (code, "")
    assert result.stderr.startswith("casus: ")
    assert result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr


# --- casus judge


def test_judge_a_file(turn: Path) -> None:
    result = casus("judge", turn)
    assert (result.exit_code, result.output) == (0, NEWSLETTER)


@pytest.mark.parametrize("text", [TURN, "\ufeff" + TURN, TURN.replace("\n", "\r\n")])
def test_judge_standard_input(text: str) -> None:
    result = casus("judge", "-", text=text.encode())
    assert (result.exit_code, result.output) == (0, NEWSLETTER)


def test_judge_as_data(turn: Path) -> None:
    result = casus("judge", "--json", turn)
    data: Any = json.loads(result.output)
    assert result.exit_code == 0
    assert data["format"] == "casusbelli.verdicts/1"
    assert [order["result"] for order in data["orders"]] == ["fails", "cut", "fails", "fails", "stands"]
    assert data["orders"][1]["text"] == "attacked by A VEN (Italy)"


def test_json_is_ascii() -> None:
    text = "Austria: A VIE H, A Žižkov - Ö"
    result = casus("judge", "--json", "-", text=text)
    assert result.output.isascii()
    assert json.loads(result.output)["refused"][0]["order"] == text


def test_judge_with_advice() -> None:
    text = b"Austria: A VIE - BUD, A BUD H\nItaly: A VEN H"
    plain, advised = casus("judge", "-", text=text), casus("judge", "--advise", "-", text=text)
    said = "Your own A BUD stays in Budapest, so A VIE cannot move there."
    assert advised.output == f"{plain.output}\nAdvice\n  Austria: {said}\n"
    (told,) = json.loads(casus("judge", "--advise", "--json", "-", text=text).output)["advice"]
    assert told == {"power": "Austria", "order": "A VIE - BUD", "code": "core.coherence-own-stays", "text": said}
    builds = b"phase W1901A\nTurkey units: A CON\nTurkey centers: CON, ANK"
    assert "advice" not in json.loads(casus("judge", "--json", "-", text=text).output)
    assert casus("judge", "--advise", "-", text=builds).output.endswith("\n  Turkey: You may build one more unit.\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "There is nothing to adjudicate. The file has no units and no orders."),
        (b"\x00\x01\x02", "There is nothing to adjudicate."),
        (b"\x89PNG\r\n\x1a\n", "not a text file in UTF-8: byte 0 is 0x89"),
        ("Österreich".encode("utf-16"), "not a text file in UTF-8: byte 0 is 0xff"),
        (b"phase Tuesday\nA VIE H", "'Tuesday' is not a phase"),
        (b"phase = Tuesday", "This is not valid TOML. The mistake is in line 1, column 9."),
        (b"A VIE H\n" * (LARGEST_FILE // 8 + 1), "larger than 4,194,304 bytes"),
    ],
)
def test_files_that_are_no_turn(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "turn"
    path.write_bytes(content)
    says(casus("judge", path), 2, str(path), words)
    says(casus("explain", path, "A VIE"), 2, str(path), words)
    says(casus("judge", "-", text=content), 2, "casus: -: ", words)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    says(casus("judge", tmp_path / "none.txt"), 2, "none.txt: No such file or directory")
    says(casus("judge", tmp_path), 2, f"{tmp_path}: Is a directory")
    says(casus("judge", ""), 2, "Is a directory")


def test_a_file_of_somebody_else(turn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    says(casus("judge", turn), 2, "turn.txt: Permission denied")


@pytest.mark.parametrize("args", [["judge"], ["judge", "a", "b"], ["judge", "--xml", "a"], ["explain", "a"], ["jugde"]])
def test_bad_use(args: list[str]) -> None:
    result = casus(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Usage: casus")


# --- casus explain


@pytest.mark.parametrize(
    "order", ["A VIE - TYR", "A VIE", "VIE", "army vienna", "Austrian A Vienna", "Vienna to Tyrolia"]
)
def test_explain(turn: Path, order: str) -> None:
    result = casus("explain", turn, order)
    assert (result.exit_code, result.output) == (0, STORY)


def test_explain_standard_input() -> None:
    assert casus("explain", "-", "A VIE", text=TURN).output == STORY


def test_explain_as_data(turn: Path) -> None:
    data: Any = json.loads(casus("explain", "--json", turn, "A VIE").output)
    assert data["format"] == "casusbelli.story/1"
    assert data["location"] == "VIE"
    assert data["lines"] == [line.strip().removesuffix(" [DATC 6.D.1]") for line in STORY.splitlines()]
    assert data["orders"][0]["reference"] == "DATC 6.D.1"
    assert [(strength["unit"], strength["value"]) for strength in data["strengths"]] == [("A VIE", 1), ("A TYR", 1)]
    assert data["strengths"][0]["supports"] == [
        {"power": "Austria", "unit": "A TRI", "counted": False, "why": "was cut by A VEN (Italy)"}
    ]


@pytest.mark.parametrize(
    ("text", "order", "told"),
    [
        (WINTER, "A BUD", "Build A BUD succeeds\n"),
        (WINTER, "Build A BUD", "Build A BUD succeeds\n"),
        (WINTER, "A VIE", "A VIE (Austria) had no order and stays\n"),
        (RETREATS, "A TRI", "A TRI R BUD succeeds\n"),
        (RETREATS, "A VIE", "Disband A VIE succeeds: there is no province to retreat to\n"),
        (
            TURN + "Austria: A BUD - GAL\nAustria units: A VIE, A TRI",
            "A BUD",
            "A BUD - GAL is illegal: there is no unit in Budapest\n",
        ),
    ],
)
def test_explain_an_order(text: str, order: str, told: str) -> None:
    assert casus("explain", "-", order, text=text).output == told
    assert json.loads(casus("explain", "--json", "-", order, text=text).output)["lines"] == [told.strip()]


def test_explain_what_is_not_there(turn: Path) -> None:
    says(casus("explain", turn, "A PAR - BUR"), 1, "no order or unit in PAR")
    says(casus("explain", "-", "A PAR", text=WINTER), 1, "-: no order or unit in PAR")


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("A XYZ", "XYZ: no such province"),
        ("", "expected an order"),
        ("Waive", "expected a unit, such as A MUN"),
        ("A VIE supprots A TRI", "supprots: expected"),
        ("Gulf", "could be Gulf of"),
        ("A VIE H, A TRI H", "expected a single order"),
        ("x" * 5000, "too long"),
        ("A \x1b[2J", "'A \\x1b[2J'"),
    ],
)
def test_explain_what_is_no_order(turn: Path, order: str, words: str) -> None:
    says(casus("explain", turn, order), 2, words)


# --- the rest


def test_demo() -> None:
    result = casus("demo")
    assert result.exit_code == 0
    assert result.output.startswith("Fall 1902, movement\n\nAustria\n  F TRI - ALB ")
    assert "Not understood" not in result.output
    assert "illegal" not in result.output
    for question, _ in DEMO_QUESTIONS:
        before, after = result.output.split(f"\n\n{question}\n")
        assert before
        assert " fails: " in after.splitlines()[0]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_every_command_has_help_with_an_example(command: str, option: str) -> None:
    result = casus(command, option)
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: casus {command} ")
    example = result.output.split("Example")[1]
    assert f"casus {command}" in example


def test_help() -> None:
    result = casus("--help")
    assert result.exit_code == 0
    assert all(f"  {command} " in result.output for command in COMMANDS)
    assert "Example: casus demo" in result.output
    assert casus("--version").output == f"casus, version {casusbelli.__version__}+{build()}\n"


def test_a_build_is_told_from_another(tmp_path: Path) -> None:
    """Builds differ by the content of their files, wherever they are installed."""
    ignored = shutil.ignore_patterns("__pycache__", "ruff.toml")
    copy = shutil.copytree(Path(casusbelli.__file__).parent, tmp_path / "casusbelli", ignore=ignored)

    def told() -> str:
        command = [sys.executable, "-c", "from casusbelli.build import version; print(version())"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, text=True).stdout.strip()

    assert told() == version()
    (copy / "web" / "static" / "app.css").write_text("/* another */")
    assert told() != version()
    assert told().startswith(f"{casusbelli.__version__}+")


# --- as processes


def run(*args: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    env = {**ENVIRONMENT, **options.pop("env", {})}
    code = "from casusbelli.cli.main import main; main(prog_name='casus')"
    return subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, check=False, env=env, timeout=60, **options
    )


def test_the_language_is_asked_for_and_never_guessed(turn: Path) -> None:
    asked = run("--language", "de", "judge", str(turn)).stdout.decode()
    assert asked == run("judge", str(turn), env={"CASUS_LANGUAGE": "de"}).stdout.decode()
    assert run("judge", str(turn), env={"LANG": "de_DE.UTF-8"}).stdout == run("judge", str(turn)).stdout
    assert asked.startswith("Herbst 1901, Züge\n\n")
    assert casus("--language", "xx", "demo").exit_code == 2


def test_refusals_in_german() -> None:
    refused = casus("--language", "de", "rules", "nonsense")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("casus: Regeln namens 'nonsense' gibt es nicht")
    assert casus("--language", "de", "rules", "standard").stdout.startswith("# Standard-Diplomacy (Europa, 1901)")


def test_the_command_is_installed(turn: Path) -> None:
    command = Path(sys.executable).with_name("casus")
    done = subprocess.run([command, "judge", turn], capture_output=True, check=False, env=ENVIRONMENT, timeout=60)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, NEWSLETTER, b"")


@pytest.mark.parametrize("args", [["demo"], ["judge", "-", "--json"]])
def test_a_closed_pipe_is_no_accident(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    code = "from casusbelli.cli.main import main; main(prog_name='casus')"
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        stdout=writing,
        stderr=subprocess.PIPE,
        input=TURN.encode(),
        check=False,
        timeout=60,
    )
    os.close(writing)
    assert done.returncode in (0, 1)
    assert done.stderr == b""


FOREIGN = "option coast_irrelevant = illegal\nFrance: F MAO – BRE/NC\nAustria: A VIE H, A Žižkov - Ö".encode()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "ascii:strict", "utf-8"])
def test_what_a_terminal_cannot_show(encoding: str) -> None:
    done = run("judge", "-", input=FOREIGN, env={"PYTHONIOENCODING": encoding})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"naming a coast of Brest has no meaning here" in done.stdout
    assert b"no such province" in done.stdout
    done = run("explain", "-", "A Žižkov", input=TURN.encode(), env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 2
    assert done.stderr.startswith(b"casus: ")
    assert done.stderr.count(b"\n") == 1


def test_escapes_only_where_they_are_needed() -> None:
    shown = {
        code: run("judge", "-", input=FOREIGN, env={"PYTHONIOENCODING": code}).stdout for code in ("latin-1", "utf-8")
    }
    assert rb"F MAO \u2013 BRE/NC: naming" in shown["latin-1"]
    assert rb"\u017di\u017ekov: no such province" in shown["latin-1"]
    assert "F MAO – BRE/NC: naming" in shown["utf-8"].decode()
    assert "Žižkov: no such province" in shown["utf-8"].decode()


def test_file_names_that_are_no_text(tmp_path: Path) -> None:
    done = run("judge", os.fsdecode(os.fsencode(tmp_path) + b"/\xff.txt"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.endswith(b".txt: No such file or directory\n")


def test_no_standard_input() -> None:
    code = "import os, sys; os.close(0); sys.stdin = None; from casusbelli.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "judge", "-"], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (2, b"casus: -: there is no standard input\n")


# --- what is loaded

HEAVY = {
    *("numpy", "pydantic", "fastapi", "starlette", "asyncio", "uvicorn", "httpx", "httpx2", "sqlite3", "hypothesis"),
    *("jinja2", "argon2", "psycopg", "psycopg_pool", "aiosmtplib", "prometheus_client", "uvloop"),
}


def loaded(code: str) -> set[str]:
    """The modules of a fresh interpreter after this code."""
    shown = "import sys; print('\\n' + ' '.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{shown}"], capture_output=True, check=True, text=True, timeout=60
    )
    return set(done.stdout.splitlines()[-1].split())


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.split(".")[0] == "casusbelli"}


def test_the_front_door_loads_nothing() -> None:
    modules = loaded("import casusbelli; dir(casusbelli); casusbelli.__version__")
    assert ours(modules) == {"casusbelli", "casusbelli.deprecated"}
    assert not modules & (HEAVY | {"click", "msgspec"})


def test_the_version_loads_no_judge() -> None:
    modules = loaded("from casusbelli.cli.main import main; main(['--version'], standalone_mode=False)")
    command = {"casusbelli.build", "casusbelli.cli", "casusbelli.cli.main"}
    assert ours(modules) == {"casusbelli", "casusbelli.deprecated", *command}
    assert not modules & HEAVY


def test_judging_loads_nothing_heavy() -> None:
    modules = loaded("from casusbelli.cli.main import main; main(['demo'], standalone_mode=False)")
    assert "casusbelli.core.kernel" in modules
    assert not modules & HEAVY


def test_everything_at_the_front_door_is_there() -> None:
    assert dir(casusbelli) == sorted(casusbelli.__all__)
    for name in casusbelli.__all__:
        assert getattr(casusbelli, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'judge_turns'"):
        _ = casusbelli.judge_turns


def test_the_front_door_says_what_it_does() -> None:
    turn = casusbelli.read_turn("Austria: A VIE - TRI, Italy: A VEN - TRI", casusbelli.board)
    assert casusbelli.judge_turn(turn).orders[0].words == ("fails",)
    assert ">>> print(casusbelli.judge_turn(turn).orders[0].words)\n    ('fails',)" in (casusbelli.__doc__ or "")


def test_the_package_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "casusbelli", "map", "nowhere"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("casus: no map is called 'nowhere'; there are ")
    helped = subprocess.run([sys.executable, "-m", "casusbelli", "-h"], capture_output=True, text=True, check=True)
    assert helped.stdout.startswith("Usage: casus ")
