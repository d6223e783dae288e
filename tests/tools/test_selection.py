"""What the quick run leaves out, and when nothing is left out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.drawn(2, of="selection")

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest
from tests.selection import examples

def test_plain(): pass

@pytest.mark.full
def test_slow(): pass

@pytest.mark.long
def test_storm(): pass

@pytest.mark.drawn(2)
@pytest.mark.parametrize("n", range(10))
def test_many(n): pass

@pytest.mark.drawn(1, of="urn")
def test_this(): pass

@pytest.mark.drawn(1, of="urn")
def test_that(): pass

@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request): pass

def test_once(database): pass

@pytest.mark.both_databases
def test_twice(database): pass

def test_examples(): assert examples(100).max_examples in (20, 100)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str, day: str = "2026-11-22") -> str:
    command = [sys.executable, "-m", "pytest", "-p", "tests.selection", "-p", "no:schemathesis", "-v", *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "CASUS_TEST_DATE": day}
    env.pop("PYTEST_XDIST_WORKER", None)
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False).stdout


def names_in(told: str) -> set[str]:
    return {word.partition("::")[2] for word in told.split() if "::" in word}


@pytest.mark.parametrize("workers", ["-n0", "-n1"])
def test_the_quick_run(folder: Path, workers: str) -> None:
    told = run(folder, workers)
    taken = names_in(told)
    many = {test for test in taken if test.startswith("test_many")}
    urn = taken & {"test_this", "test_that"}
    others = {"test_plain", "test_once[sqlite]", "test_twice[sqlite]", "test_twice[postgres]", "test_examples"}
    assert taken - many - urn == others
    assert len(urn) == 1
    assert len(many) == 2
    assert "8 passed, 12 deselected" in told
    assert "CASUS_TEST_DATE=2026-11-22" in told


def test_a_day_draws_alike_and_another_day_otherwise(folder: Path) -> None:
    days = [names_in(run(folder, "-n0", day=f"2026-11-{day}")) for day in (1, 1, 2, 3)]
    assert days[0] == days[1]
    assert len({tuple(sorted(day)) for day in days}) > 1


@pytest.mark.parametrize(
    "named",
    ["--full", "tests/test_some.py", "-kmany or plain or slow or once or twice or examples or this or that or storm"],
)
def test_what_is_named_is_run_whole(folder: Path, named: str) -> None:
    assert "19 passed, 1 deselected in" in run(folder, "-n0", named)


def test_a_folder_is_no_name(folder: Path) -> None:
    assert "12 deselected" in run(folder, "-n0", "tests")


def test_the_quick_run_opens_few_browsers() -> None:
    """Each file of browser tests says which of them it takes."""
    marks = {'pytestmark = pytest.mark.drawn(2, of="browser")', "pytestmark = pytest.mark.full"}
    files = sorted((ROOT / "tests" / "browser").glob("test_*.py"))
    assert files
    assert [file.name for file in files if marks.isdisjoint(file.read_text(encoding="utf-8").splitlines())] == []
