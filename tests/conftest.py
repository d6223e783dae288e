"""Options of the test run."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is slow, not wrong.
settings.register_profile("patient", suppress_health_check=[HealthCheck.too_slow], deadline=None)
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="compare far more random positions (minutes, not seconds)")


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--full"))


# --- no test leaves a process behind

ADOPTS = 36  # prctl's PR_SET_CHILD_SUBREAPER: orphans of our children become our children
LASTING = (
    "multiprocessing.resource_tracker",
    "multiprocessing.forkserver",
)  # end with the interpreter that started them


@pytest.fixture(scope="session", autouse=True)
def _no_process_is_left() -> Iterator[None]:
    """What still runs when all tests of this worker are over is killed, and fails the run."""
    if not sys.platform.startswith("linux"):
        yield
        return
    ctypes.CDLL(None).prctl(ADOPTS, 1, 0, 0, 0)
    before = running_children()
    yield
    end = time.monotonic() + 5
    while (left := running_children().items() - before.items()) and time.monotonic() < end:
        time.sleep(0.05)
    for process, _command in left:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    assert not left, f"processes that a test has left behind: {dict(left)}"


def running_children() -> dict[int, str]:
    """Process -> command line of those that this process would have to end."""
    found = {}
    for task in Path("/proc/self/task").glob("*/children"):
        for process in task.read_text().split():
            with suppress(OSError):
                command = Path("/proc", process, "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                if command and not any(part in command for part in LASTING):  # a process that has ended has none
                    found[int(process)] = command.strip()
    return found
