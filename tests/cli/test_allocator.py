"""Threads of the service allocate from one arena: what one has freed, the others use."""

from __future__ import annotations

import platform
import re
import subprocess
import sys

import pytest

ARENAS = """
import ctypes, sys, threading
from casusbelli.cli.allocator import share_arena
if "shared" in sys.argv:
    assert share_arena()
gate = threading.Barrier(9)
def work():
    held = [ctypes.create_string_buffer(3_000) for _ in range(100)]
    gate.wait()
    gate.wait()
    del held
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads:
    thread.start()
gate.wait()
ctypes.CDLL(None).malloc_stats()
gate.wait()
"""


def arenas(*options: str) -> int:
    done = subprocess.run([sys.executable, "-c", ARENAS, *options], capture_output=True, text=True, check=True)
    return len(re.findall(r"^Arena \d+:", done.stderr, re.MULTILINE))


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the allocator of glibc")
def test_threads_share_an_arena() -> None:
    assert (arenas("shared"), arenas() > 1) == (1, True)
