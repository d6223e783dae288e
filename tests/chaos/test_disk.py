"""The faults of disks themselves: what was synced stays, and everything else can be lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.chaos.disk import Disk, library, unsynced_writes

pytestmark = pytest.mark.skipif(library() is None, reason="there is no C compiler to build the faults of disks with")

WRITES = """
import os, sys
file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.pwrite(file, b"a" * 8, 0)
os.fdatasync(file)
os.pwrite(file, b"b" * 4, 2)
os.pwrite(file, b"c" * 4, 8)
os.ftruncate(file, 10)
"""


def disk_of(folder: Path) -> Disk:
    (folder / "data").mkdir()
    made = Disk.built(folder, "disk", folder / "data")
    assert made is not None
    return made


def python(disk: Disk, *given: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **disk.env}
    return subprocess.run([sys.executable, "-c", *given], env=env, capture_output=True, text=True, check=False)


def test_what_was_not_synced_is_lost(tmp_path: Path) -> None:
    disk, file = disk_of(tmp_path), tmp_path / "data" / "file"
    assert python(disk, WRITES, str(file)).returncode == 0
    assert file.read_bytes() == b"aabbbbaacc"
    outcomes = set()
    for seed in range(40):
        kept = disk.journal.read_bytes()
        disk.lose(random.Random(seed))
        outcomes.add(file.read_bytes())
        file.unlink()
        disk.journal.write_bytes(kept[:0])
        python(disk, WRITES, str(file))
    assert b"a" * 8 in outcomes
    assert b"aabbbbaa" in outcomes
    assert len(outcomes) > 3


FORKS = """
import os, sys
children = []
for number in range(4):
    child = os.fork()
    if not child:
        file = os.open(f"{sys.argv[1]}{number}", os.O_RDWR | os.O_CREAT)
        for at in range(300):
            os.pwrite(file, bytes([65 + number]) * 100, at * 100)
            if at == 99:
                os.fsync(file)
        os._exit(0)
    children.append(child)
for child in children:
    os.waitpid(child, 0)
"""


def test_processes_that_write_at_the_same_time_are_noted_apart(tmp_path: Path) -> None:
    disk, file = disk_of(tmp_path), tmp_path / "data" / "file"
    assert python(disk, FORKS, str(file)).returncode == 0
    assert len(unsynced_writes(disk.journal.read_bytes())) == 4 * 200
    lost = disk.lose(random.Random(1))
    for number in range(4):
        text = file.with_name(f"file{number}").read_bytes()
        assert text[:10_000] == bytes([65 + number]) * 10_000
    assert 0 < lost <= 4 * 200


def test_a_full_disk_takes_no_more(tmp_path: Path) -> None:
    disk, file = disk_of(tmp_path), tmp_path / "data" / "file"
    disk.set(full=1)
    assert "No space left" in python(disk, WRITES, str(file)).stderr
    disk.set(full=0)
    assert python(disk, WRITES, str(file)).returncode == 0


def test_a_slow_disk_and_a_wrong_clock(tmp_path: Path) -> None:
    disk, file = disk_of(tmp_path), tmp_path / "data" / "file"
    disk.set(delay=300, clock=3600)
    began = time.monotonic()
    python(disk, WRITES, str(file))
    assert time.monotonic() - began > 0.3
    told = float(python(disk, "import time; print(time.time())").stdout)
    assert 3590 < told - time.time() < 3610
