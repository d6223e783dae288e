"""docs/pictures.md: its commands run, its example prints what it says, its pictures are there."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from casusbelli.cli.main import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (casus .*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands(command: str, tmp_path: Path) -> None:
    _casus, *words = shlex.split(command)
    target = tmp_path / words[-1]
    given = [str(ROOT / word) if (ROOT / word).is_file() else word for word in words[:-1]]
    result = CliRunner().invoke(main, [*given, str(target)])
    assert (result.exit_code, result.output) == (0, "")
    assert target.stat().st_size > 10_000


def test_commands_are_found() -> None:
    assert {command.split()[1] for command in COMMANDS} == {"map", "draw", "replay"}


def test_the_example_prints_what_it_says() -> None:
    [block] = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block, "pictures.md", "exec"), {})
    assert printed.getvalue().splitlines() == re.findall(r"^print\(.*\) +# (.*)$", block, re.MULTILINE)


def test_pictures_are_there() -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", PAGE)
    assert shown
    assert all((ROOT / "docs" / name).is_file() for name in shown)
