"""A short storm on each database, a long one and the service without its safeguards with ``--long``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.chaos.storm import BINARIES, MUTANTS

pytestmark = pytest.mark.drawn(1, of="chaos")

SHORT, LONG = 8, 600
NOTICED = {
    "no-lock": "had a receipt for",
    "no-unique-key": "gaps or doubles|judged twice",
    "two-transactions": "nobody will ever judge|had a receipt for",
}


def storm(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.chaos.storm", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG * 3)


def test_nothing_is_lost_on_sqlite(tmp_path: Path, long: bool) -> None:
    seconds = LONG if long else SHORT
    done = storm(
        "--database", f"sqlite:///{tmp_path / 'storm.db'}", "--seconds", str(seconds), "--pause", "3", "--least", "20"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"[1-9]\d* receipts", done.stdout), done.stdout + done.stderr


@pytest.mark.skipif(not BINARIES, reason="no PostgreSQL is installed that could be crashed")
def test_nothing_is_lost_on_postgres(long: bool) -> None:
    seconds, crashes = (LONG, 9) if long else (SHORT, 1)
    done = storm(
        "--own-postgres", "--seconds", str(seconds), "--crashes", str(crashes), "--pause", "3", "--least", "20"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"[1-9]\d* receipts", done.stdout), done.stdout + done.stderr


@pytest.mark.long  # a minute each
@pytest.mark.skipif(not BINARIES, reason="no PostgreSQL is installed that could be crashed")
@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_service_without_a_safeguard_is_noticed(mutant: str) -> None:
    crowd = ("--games", "2", "--workers", "3", "--writers", "3", "--pause", "4")
    done = storm("--own-postgres", "--seconds", "60", "--mutant", mutant, *crowd)
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(NOTICED[mutant], done.stdout), done.stdout
