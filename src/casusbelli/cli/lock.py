"""A file lock for each role of `casus serve` on an embedded database. The system releases it however a process ends,
and a successor inherits it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from casusbelli.cli.files import fail

IN_USE: Final = 1
SQLITE: Final = "sqlite:///"
ALL: Final = ("web", "worker")


@contextmanager
def locked(database: str, role: str, inherited: Mapping[str, int]) -> Iterator[Mapping[str, int]]:
    """Hold the lock of a role, or of every role for ``all``: the open files, by role. PostgreSQL needs no lock."""
    held: dict[str, int] = {}
    with ExitStack() as closing:
        if database.startswith(SQLITE) and sys.platform != "win32":
            file = Path(database.removeprefix(SQLITE)).resolve()  # the same file under any name
            for one in ALL if role == "all" else (role,):
                held[one] = inherited[one] if one in inherited else _lock(file, one)
                closing.callback(os.close, held[one])
                if one not in inherited:
                    sign(held[one], one)
        yield held


def _lock(database: Path, role: str) -> int:
    import fcntl  # not available on every system

    path = database.with_name(f"{database.name}.{role}.lock")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as fault:
        fail(f"{path}: {fault.strerror}", IN_USE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        holder = os.pread(handle, 200, 0).decode("utf-8", "replace").strip() or "another process"
        fail(
            f"{database} is already in use by {holder}; stop that process, or choose another directory with --data",
            IN_USE,
        )
    return handle


def sign(handle: int, role: str) -> None:
    """Write into the file of a lock who holds it. A successor does so once it is ready."""
    os.ftruncate(handle, 0)
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    os.pwrite(handle, f"process {os.getpid()} ({role}, since {since})\n".encode(), 0)
