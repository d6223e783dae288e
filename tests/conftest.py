"""Fixtures and hooks for all tests."""

from __future__ import annotations

import ctypes
import gc
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from casusbelli.service.base import passwords

pytest_plugins = ["tests.selection"]
pytest.register_assert_rewrite("casusbelli.testing")  # show whole differences in these modules, too

# --- what tests need not wait for

MEMORY = Path("/dev/shm")
ENOUGH = 4 << 30  # bytes
DEAR = passwords.hasher  # the default outside of tests


def pytest_configure(config: pytest.Config) -> None:
    """Put test databases into memory if there is enough of it: half of the time was spent waiting for disks."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish() -> None:
    """Freeze the objects of thousands of collected tests, so that the garbage collector skips them."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _cheap_passwords() -> Iterator[None]:
    """Use a cheap password hash: a secure one makes creating accounts slow."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "hasher", lambda: cheap)
        yield


# --- no test leaves a process behind

ADOPTS = 36  # prctl's PR_SET_CHILD_SUBREAPER: orphans of our children become our children
LASTING = (
    "multiprocessing.resource_tracker",
    "multiprocessing.forkserver",
)  # end with the interpreter that started them


@pytest.fixture(scope="session", autouse=True)
def _no_process_is_left() -> Iterator[None]:
    """Kill every process that is still running when all tests of this worker are over, and fail the run."""
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
    """Process -> command line, of those that this process has to end."""
    found = {}
    for task in Path("/proc/self/task").glob("*/children"):
        for process in task.read_text().split():
            with suppress(OSError):
                command = Path("/proc", process, "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                if command and not any(part in command for part in LASTING):  # a zombie has none
                    found[int(process)] = command.strip()
    return found
