"""A short storm over HTTP on each database, four minutes of it with ``--full``, two hours with ``--long``, and there
the service without each of its safeguards, too."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.chaos.disk import library
from tests.chaos.mutants import MUTANTS
from tests.chaos.own_postgres import BINARIES

pytestmark = pytest.mark.drawn(1, of="chaos")

QUICK = ("--minutes", "0.1", "--games", "3", "--slow", "0", "--pause", "2", "--players", "7")
FULL = ("--minutes", "2", "--games", "8", "--pause", "5")  # on each database
LONG = ("--minutes", "120", "--pause", "12")
EXPECTED_OF_LONG = {"phases": 45_000, "blows": 400}
SEVERE = {
    "no-cutoff": ("--minutes", "1.5", "--slow", "3"),  # a deadline has to pass
    "not-durable": ("--minutes", "1", "--blows", "crash_database"),
    "sent-at-once": ("--minutes", "1", "--blows", "kill_role"),
}
NO_SERVER = pytest.mark.skipif(not BINARIES, reason="no PostgreSQL is installed that could be crashed")
NO_COMPILER = pytest.mark.skipif(library() is None, reason="there is no C compiler to build the faults of disks with")


def storm(*arguments: str) -> tuple[int, dict[str, Any], str]:
    command = [sys.executable, "-m", "tests.chaos.storm", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=9_000)
    text = done.stdout + done.stderr
    return done.returncode, json.loads(done.stdout.partition("\n}")[0] + "}") if "\n}" in done.stdout else {}, text


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=NO_SERVER)])
def test_nothing_is_lost(database: str, full: bool, long: bool) -> None:
    code, record, text = storm("--database", database, *(LONG if long else FULL if full else QUICK))
    assert code == 0, text
    for name in ("phases", "receipts", "histories", "blows", "news"):
        assert record[name] > 0, text
    for name, least in EXPECTED_OF_LONG.items():
        assert not long or record[name] >= least, text


@pytest.mark.long  # a minute or two each
@NO_SERVER
@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_service_without_a_safeguard_is_noticed(mutant: str) -> None:
    crowd = ("--games", "5", "--slow", "0", "--pause", "4", "--minutes", "0.7")
    code, record, text = storm(*crowd, *SEVERE.get(mutant, ()), "--mutant", mutant)
    assert (code, record["faults"] > 0) == (1, True), text


@pytest.mark.long
@NO_COMPILER
def test_a_commit_that_does_not_wait_for_the_disk_is_noticed() -> None:
    """On SQLite, where the loss of power takes what was not synced."""
    more = ("--blows", "lose_power", "--mutant", "not-durable")
    code, _record, text = storm("--database", "sqlite", "--minutes", "1", "--slow", "0", "--pause", "5", *more)
    assert code == 1, text
