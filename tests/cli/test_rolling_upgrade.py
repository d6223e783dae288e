"""Processes of two versions on one database, with a game in the middle of a phase: the new one has migrated it, and the
old one goes on working. The new version is a copy of this one with one more migration."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

import casusbelli
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from tests.cli.test_logs_and_spans import asked
from tests.cli.test_restart import pids_in
from tests.cli.test_service import CASUS, SECONDS
from tests.service.conftest import database  # noqa: F401 # a fixture
from tests.service.tables import duel

pytestmark = pytest.mark.full
TOMORROW = """\
CREATE TABLE tomorrow (game TEXT PRIMARY KEY REFERENCES games (id), at BIGINT NOT NULL);
ALTER TABLE games ADD COLUMN tomorrow TEXT NOT NULL DEFAULT '';
"""
SEATS = ("Entente", "Central")


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A folder with both versions, and ``now``, which leads to the old one."""
    package = Path(casusbelli.__file__).parent
    for name in ("old", "new"):
        shutil.copytree(package, tmp_path / name / "casusbelli", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "new/casusbelli/store/schema/999_tomorrow.sql").write_text(TOMORROW)
    (tmp_path / "now").symlink_to("old")
    return tmp_path


def casus(code: Path, version: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [*CASUS, *words]
    return subprocess.run(command, env=env_of(code, version), capture_output=True, check=False, text=True)


def env_of(code: Path, version: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(code / version), "PYTHONDONTWRITEBYTECODE": "1"}


@contextmanager
def running(code: Path, version: str, url: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A service of this version, and its address."""
    words = ["serve", "--port", "0", "--no-demo", "--no-limits", "--bots", "0", "--data", str(code / "data")]
    command = [*CASUS, *words, *(["--database", url] if url.startswith("postgresql") else [])]
    env = env_of(code, version)
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=env, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(line.split()[2] for line in process.stdout if line.startswith("Ready")), process
        finally:
            process.terminate()
            process.wait(SECONDS)


def begun(url: str) -> tuple[str, dict[str, str]]:
    """A game for two, and the sessions of its players."""
    with closing(open_store(url)) as store:
        service = Service(store)
        game, *people = duel(service, Clock(length=0, early=True))
        sessions = [accounts.new_session(service, str(who.account)) for who in people]
        return game, dict(zip(SEATS, sessions, strict=True))


class Players:
    """Play the game by way of any process."""

    def __init__(self, game: str, sessions: dict[str, str]) -> None:
        self.game, self.sessions = game, sessions

    def get(self, address: str) -> Any:
        return asked(address, "GET", f"/games/{self.game}", self.sessions[SEATS[0]])

    def write(self, address: str, seat: str, phase: str) -> None:
        asked(address, "PUT", f"/games/{self.game}/orders", self.sessions[seat], phase=phase, orders="", seat=seat)

    def ready(self, address: str, seat: str, phase: str) -> None:
        asked(address, "PUT", f"/games/{self.game}/ready", self.sessions[seat], phase=phase, ready=True)

    def play(self, *addresses: str) -> str:
        """One phase, each player by another address; return the next one."""
        phase = str(self.get(addresses[0])["phase"])
        for number, seat in enumerate(SEATS):
            try:
                self.ready(addresses[number % len(addresses)], seat, phase)
            except HTTPError as fault:  # the rules ask one seat alone in this phase, and it is over
                if fault.code != 409:
                    raise
        return self.next(addresses[0], phase)

    def next(self, address: str, phase: str) -> str:
        end = time.monotonic() + SECONDS
        while (now := str(self.get(address)["phase"])) == phase:
            assert time.monotonic() < end, phase
            time.sleep(0.1)
        return now


def problems(address: str) -> str:
    try:
        with urlopen(f"{address}/healthz", timeout=SECONDS) as answer:
            return str(answer.read())
    except HTTPError as fault:
        return fault.read().decode()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_two_versions_side_by_side(database: str, code: Path) -> None:  # noqa: F811
    game, sessions = begun(database)
    players = Players(game, sessions)
    with running(code, "old", database) as (old, _process):
        first = str(players.get(old)["phase"])
        players.ready(old, SEATS[0], first)
        with running(code, "new", database) as (new, _process):
            assert "changed by a newer version (999_tomorrow)" in problems(old)
            players.ready(new, SEATS[1], first)
            players.next(old, first)
            for addresses in ((old, new), (new, old), (old, old), (new, new)):
                players.play(*addresses)
            half = str(players.get(old)["phase"])
            players.ready(new, SEATS[0], half)
        players.ready(old, SEATS[1], half)
        players.next(old, half)
        players.play(old)
        with urlopen(f"{old}/livez", timeout=SECONDS) as answer:
            assert answer.status == 200
    assert casus(code, "new", "admin", "games", "verify", game, "--database", database).stdout == f"{game}  sound\n"


def test_the_code_of_a_running_service_is_replaced(code: Path) -> None:
    """With an embedded database: the successor migrates it while the old process still answers."""
    data = code / "data"
    url = f"sqlite:///{data / 'games.db'}"
    data.mkdir(mode=0o700)
    game, sessions = begun(url)
    players = Players(game, sessions)
    with running(code, "now", url) as (address, process):
        players.play(address)
        half = str(players.get(address)["phase"])
        players.ready(address, SEATS[0], half)
        (code / "now").unlink()
        (code / "now").symlink_to("new")
        os.kill(process.pid, signal.SIGHUP)
        while process.poll() is None:
            players.get(address)
            time.sleep(0.05)
        assert process.returncode == 0
        try:
            assert "999_tomorrow" in problems(address)
            players.ready(address, SEATS[1], half)
            players.next(address, half)
            players.play(address)
        finally:
            for pid in pids_in(data):
                os.kill(pid, signal.SIGTERM)
    assert casus(code, "new", "admin", "games", "verify", game, "--database", url).stdout == f"{game}  sound\n"
