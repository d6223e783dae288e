"""Finds the line of a key in a map file, so that an error can name it."""

from __future__ import annotations

import re

from casusbelli.core.mapread import key_path

WORD = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
DOTTED = rf"{WORD}(?:\s*\.\s*{WORD})*"
HEADER = re.compile(rf"\s*(\[\[?)\s*({DOTTED})\s*\]")
KEY = re.compile(rf"\s*({DOTTED})\s*=")
LAST = re.compile(r"""\.(?:"[^"]*"|[^."]*)$""")


def line_of(key: str, lines: dict[str, int]) -> int | None:
    """The line of a key as messages name it; if the key isn't in the file, the line of its table."""
    while key not in lines:
        shorter = LAST.sub("", key)
        if shorter == key:
            return None
        key = shorter
    return lines[key]


def key_lines(text: str) -> dict[str, int]:
    """Keys, as messages name them -> the first line of each. Keys in inline tables have the line of the table."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        header, key = HEADER.match(line), KEY.match(line)
        if header:
            table = _numbered(_words(header[2]), counts, header[1] == "[[")
            found.setdefault(key_path(*table), number)
        elif key:
            found.setdefault(key_path(*table, *_words(key[1])), number)
    return found


def _words(dotted: str) -> tuple[str, ...]:
    return tuple(word.strip("\"'") for word in re.findall(WORD, dotted))


def _numbered(path: tuple[str, ...], counts: dict[str, int], entry: bool) -> tuple[str, ...]:
    """The path of a table, with the index of the list entry that it is or belongs to."""
    first = path[0]
    if entry and len(path) == 1:
        counts[first] = counts.get(first, 0) + 1
    return (f"{first}[{counts[first]}]", *path[1:]) if first in counts else path
