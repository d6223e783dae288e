"""File permissions: databases, backups and mails are readable by their owner only, whatever the umask is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_IMODE, S_ISREG
from typing import Final

from casusbelli.store.store import UnusableStore

OTHERS: Final = 0o077  # permissions of group and others
FILE, FOLDER = 0o600, 0o700


def create(path: Path) -> None:
    """Create an empty private file unless it exists."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, FILE))


def narrow(path: Path) -> None:
    """Remove the permissions of group and others, or raise if that fails."""
    try:
        mode = S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
    except FileNotFoundError:
        return
    except PermissionError:
        told = f"{path} can be read by others (mode {mode:o}) and belongs to somebody else; its owner has to chmod it"
        raise UnusableStore(f"{told} to {mode & ~OTHERS:o}") from None


def narrow_all(folder: Path) -> None:
    """Make a folder of ours and the files in it private."""
    if folder.is_dir():
        narrow(folder)
        for file in folder.iterdir():
            narrow(file)


@contextmanager
def private_umask() -> Iterator[None]:
    """Set the umask so that new files are private, and narrow the log files behind standard output and error."""
    before = os.umask(OTHERS)
    try:
        for stream in (1, 2):
            _narrow_stream(stream)
        yield
    finally:
        os.umask(before)


def _narrow_stream(number: int) -> None:
    try:
        mode = os.fstat(number).st_mode
        if S_ISREG(mode) and mode & OTHERS and hasattr(os, "fchmod"):
            os.fchmod(number, S_IMODE(mode) & ~OTHERS)
    except OSError:
        return  # there is no such stream, or another user opened the file for us
