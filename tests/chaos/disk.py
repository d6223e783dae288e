"""A disk that is slow, full or forgets, and a clock that goes wrong: the control of ``faults.c``.

What a process wrote and did not sync is in the kernel's memory, and survives its death. A loss of power is played by
taking such writes back, all of them or some, as a disk would that had written them in any order.
"""

from __future__ import annotations

import mmap
import os
import random
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import gettempdir

SOURCE = Path(__file__).with_name("faults.c")
CONTROL = struct.Struct("qqq")
RECORD = struct.Struct("Qqqq")
FIELDS = ("clock", "delay", "full")


@dataclass(frozen=True)
class Write:
    """A write that was not synced, or a change of length (``new`` is None)."""

    inode: int
    offset: int
    old: bytes
    new: bytes | None


@cache
def library() -> Path | None:
    """Compile it once; None if there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not os.uname().sysname.startswith("Linux"):
        return None
    made = Path(gettempdir()) / f"casus-storm-{os.getuid()}-{os.getpid()}.so"
    options = ["-shared", "-fPIC", "-O2", "-Wall", "-Werror"]
    subprocess.run([compiler, *options, "-o", str(made), str(SOURCE), "-ldl", "-lpthread"], check=True)
    made.chmod(0o755)
    return made


@dataclass
class Disk:
    control: Path
    journal: Path
    watched: Path | None

    @classmethod
    def built(cls, folder: Path, name: str, watched: Path | None = None) -> Disk | None:
        """``watched``: the folder whose unsynced writes can be lost, and which can be full."""
        if library() is None:
            return None
        made = cls(folder / f"{name}.control", folder / f"{name}.journal", watched)
        made.control.write_bytes(CONTROL.pack(0, 0, 0))
        made.journal.touch()
        for file in (made.control, made.journal):
            file.chmod(0o666)
        return made

    @property
    def env(self) -> dict[str, str]:
        more = {"STORM_WATCHED": str(self.watched), "STORM_JOURNAL": str(self.journal)} if self.watched else {}
        return {"LD_PRELOAD": str(library()), "STORM_CONTROL": str(self.control), **more}

    def set(self, **what: int) -> None:
        """``clock``: seconds; ``delay`` of a sync: milliseconds; ``full``: 1 or 0."""
        with self.control.open("r+b") as file, mmap.mmap(file.fileno(), CONTROL.size) as seen:
            values = dict(zip(FIELDS, CONTROL.unpack(seen[: CONTROL.size]), strict=True))
            values |= {name: value * 1000 if name == "clock" else value for name, value in what.items()}
            seen[: CONTROL.size] = CONTROL.pack(*values.values())

    def lose(self, chance: random.Random) -> int:
        """Take back what was not synced: everything, or each write by chance. Return how many are lost."""
        assert self.watched is not None
        unsynced = unsynced_writes(self.journal.read_bytes())
        files = {file.stat().st_ino: file for file in self.watched.iterdir()}
        share = chance.choice((0.0, 0.5, 0.9))
        kept = [chance.random() < share for _write in unsynced]
        for write in reversed(unsynced):
            if write.inode in files:
                _undo(files[write.inode], write)
        for write, stays in zip(unsynced, kept, strict=True):
            if stays and write.inode in files:
                _redo(files[write.inode], write)
        self.journal.write_bytes(b"")
        return kept.count(False)

    def forget(self) -> None:
        """Everything has been synced: nothing of it can be lost."""
        self.journal.write_bytes(b"")


def unsynced_writes(journal: bytes) -> list[Write]:
    found: list[Write] = []
    for write in _read(journal):
        if write.offset < 0:
            found = [one for one in found if one.inode != write.inode]
        else:
            found.append(write)
    return found


def _read(journal: bytes) -> Iterator[Write]:
    at = 0
    while at + RECORD.size <= len(journal):
        inode, offset, old, new = RECORD.unpack_from(journal, at)
        at += RECORD.size
        before, at = journal[at : at + old], at + old
        after = None if new < 0 else journal[at : at + new]
        at += max(0, new)
        if at <= len(journal):  # else the process died while it noted this
            yield Write(inode, offset, before, after)


def _undo(file: Path, write: Write) -> None:
    with file.open("r+b") as out:
        if write.new is not None and len(write.old) < len(write.new):  # it made the file longer
            out.truncate(write.offset + len(write.old))
        out.seek(write.offset)
        out.write(write.old)


def _redo(file: Path, write: Write) -> None:
    with file.open("r+b") as out:
        if write.new is None:
            out.truncate(write.offset)
        else:
            out.seek(write.offset)
            out.write(write.new)
