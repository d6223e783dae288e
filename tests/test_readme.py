"""The examples in the README work as shown."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from casusbelli.cli.main import main

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_the_first_lines_are_the_two_commands() -> None:
    first, second = README.splitlines()[:2]
    assert first.startswith("    ./run")
    assert second.startswith("    ./test")


@pytest.mark.parametrize("block", blocks("console"))
def test_console(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``cat FILE`` shows the content of the file; every ``casus`` command prints the lines below it."""
    monkeypatch.chdir(tmp_path)
    steps = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    assert steps
    for step in steps:
        command, shown = step.split("\n", 1)
        words = shlex.split(command)
        if words[0] == "cat":
            Path(words[1]).write_text(shown, encoding="utf-8")
        else:
            result = CliRunner().invoke(main, words[1:])
            assert (result.exit_code, result.output) == (0, shown)


@pytest.mark.parametrize("block", blocks("python"))
def test_python(block: str) -> None:
    """An example prints what its comments say, for lines that have one."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block, "README.md", "exec"), {})
    for said in re.findall(r"^ *print\(.*?\) +# (.*)$", block, re.MULTILINE):
        assert said in printed.getvalue()
