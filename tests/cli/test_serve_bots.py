"""``casus serve`` starts the processes of the bots, and leaves none behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from casusbelli.bots import bots
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.store import open_store
from tests.service.tables import POWERS, made, person

BAD = Path(__file__).parent.parent / "service" / "bad_bots"


@pytest.mark.full
@pytest.mark.skipif(not Path(f"/proc/self/task/{os.getpid()}/children").exists(), reason="/proc lists no children")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_while_a_bot_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.syspath_prepend(str(BAD))
    bots.cache_clear()
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    service = Service(store)
    settings = Settings(clock=Clock(length=0))
    made(service, person(service, "Ada"), bots=dict.fromkeys(POWERS, "broods"), settings=settings)
    store.close()
    bots.cache_clear()
    command = [sys.executable, "-c", "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
               "from casusbelli.cli.main import main; main()",
               "serve", "--data", str(tmp_path), "--port", "0", "--no-demo"]  # fmt: skip
    served = subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(BAD)}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        child = _thinking_child(served.pid)
        served.send_signal(number)
        out, _err = served.communicate(timeout=60)
        assert b"Stopped." in out
        assert not Path(f"/proc/{child}").exists()
    finally:
        served.kill()
        served.wait()


def _thinking_child(parent: int) -> int:
    """A child process that has used a second of CPU time since it was ready."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for child in _children(parent):
            if _used(child) > 4.0:
                return child
        time.sleep(0.2)
    raise AssertionError("no bot was asked")


def _children(parent: int) -> list[int]:
    files = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def _used(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
