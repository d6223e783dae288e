"""Line numbers in a TOML file: finds the line of a value by the keys that lead to it."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]  # keys, and indices (from 1) of the entries of lists


@dataclass(frozen=True)
class KeyPath:
    """A path of keys. ``shown`` is how a message names it."""

    shown: str
    path: Path

    def __str__(self) -> str:
        return self.shown

    def __truediv__(self, key: str) -> KeyPath:
        return KeyPath(f"{self.shown}.{key}" if self.shown else key, (*self.path, key))

    def entry(self, number: int) -> KeyPath:
        return KeyPath(f"{self.shown}[{number}]", (*self.path, number))

    def called(self, shown: str) -> KeyPath:
        return KeyPath(shown, self.path)


def line_of(text: str, path: Path) -> int | None:
    """The line on which the value begins; if it does not exist, the line of the table that should contain it."""
    lines = text.split("\n")
    while path and not _has(_table(lines), path):
        path = path[:-1]
    if not path:
        return None
    return bisect_left(range(len(lines) + 1), True, key=lambda n: _has(_whole(lines, n), path))


def _whole(lines: list[str], count: int) -> dict[str, Any] | None:
    """Parses the first lines, and as many after them as are needed: a value may span several."""
    found = (_table(lines[:n]) for n in range(count, len(lines) + 1))
    return next((table for table in found if table is not None), None)


def _table(lines: list[str]) -> dict[str, Any] | None:
    try:
        return tomllib.loads("\n".join(lines))
    except (ValueError, RecursionError):
        return None


def _has(value: Any, path: Path) -> bool:
    for step in path:
        if isinstance(step, int) and isinstance(value, list) and step <= len(value):
            value = value[step - 1]
        elif isinstance(step, str) and isinstance(value, dict) and step in value:
            value = value[step]
        else:
            return False
    return True
