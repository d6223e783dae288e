"""Reading files that somebody names on the command line, and refusing them kindly."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO, NoReturn

import click

BAD_INPUT = 2
LARGEST_FILE = 4 * 1024 * 1024


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    click.echo(f"casus: {message}", err=True)
    sys.exit(code)


def file_text(file: str) -> str:
    """The text of a file, or of standard input for "-"."""
    try:
        data = _standard_input() if file == "-" else _read(Path(file))
        text = data.decode("utf-8-sig")
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    except UnicodeDecodeError as fault:
        fail(f"{file}: not a text file (UTF-8 expected): byte {fault.start} is {data[fault.start]:#04x}")
    if len(data) > LARGEST_FILE:
        fail(f"{file}: more than {LARGEST_FILE:,} bytes")
    return text


def _standard_input() -> bytes:
    stream: BinaryIO | None = sys.stdin.buffer if sys.stdin else None
    if stream is None:
        raise OSError("there is no standard input")
    return stream.read(LARGEST_FILE + 1)


def _read(path: Path) -> bytes:
    with path.open("rb") as stream:
        return stream.read(LARGEST_FILE + 1)
