"""Read and write the files named on the command line, with clear error messages."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, NoReturn, TypeVar

import click

BAD_INPUT = 2
LARGEST_FILE = 4 * 1024 * 1024
LARGEST_GAME = 64 * 1024 * 1024
T = TypeVar("T")


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    click.echo(f"casus: {message}", err=True)
    sys.exit(code)


def file_text(file: str, largest: int = LARGEST_FILE) -> str:
    """The text of a file, or of standard input for "-"."""
    try:
        data = _standard_input(largest) if file == "-" else _read(Path(file), largest)
        text = data.decode("utf-8-sig")
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    except UnicodeDecodeError as fault:
        fail(f"{file}: not a text file in UTF-8: byte {fault.start} is {data[fault.start]:#04x}")
    if len(data) > largest:
        fail(f"{file}: larger than {largest:,} bytes")
    return text


def read_bytes(file: str, largest: int = LARGEST_FILE) -> bytes:
    """The content of a file."""
    try:
        data = _read(Path(file), largest)
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    if len(data) > largest:
        fail(f"{file}: larger than {largest:,} bytes")
    return data


def _standard_input(largest: int) -> bytes:
    stream: BinaryIO | None = sys.stdin.buffer if sys.stdin else None
    if stream is None:
        raise OSError("there is no standard input")
    return stream.read(largest + 1)


def _read(path: Path, largest: int) -> bytes:
    with path.open("rb") as stream:
        return stream.read(largest + 1)


def write_file(file: str, text: str) -> None:
    write_bytes(file, text.encode())


def write_bytes(file: str, data: bytes) -> None:
    """Write the file atomically: if interrupted, the old one is still there."""
    try:
        _write(Path(file), data)
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")


def _write(path: Path, data: bytes) -> None:
    path = path.resolve()  # do not replace a symbolic link
    if path.exists() and not path.is_file():  # a terminal, a pipe
        path.write_bytes(data)
        return
    handle, beside = tempfile.mkstemp(prefix=f".{path.name[:100]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        Path(beside).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        Path(beside).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(beside).unlink()
        raise


def _umask() -> int:
    """The process's umask, which can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def watched(items: Iterable[T], length: int, label: str, long: int) -> Iterator[T]:
    """The items, with a progress bar on a terminal if there are at least ``long``."""
    if length < long or not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(items, length, label, file=sys.stderr) as bar:
        yield from bar
