"""Unordered pairs of powers. Files, events and table keys store "Austria|Italy"; ``pair`` writes that and ``Pair.of``
reads it. No other code knows the format."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

__all__ = ["Pair", "pair"]

BETWEEN = "|"


class Pair(NamedTuple):
    """Two powers in alphabetical order."""

    one: str
    other: str

    @staticmethod
    def of(two: str) -> Pair:
        return _read(two)


def pair(one: str, another: str) -> str:
    """ "Austria|Italy": two powers in alphabetical order."""
    return f"{one}{BETWEEN}{another}" if one < another else f"{another}{BETWEEN}{one}"


@lru_cache(maxsize=1024)
def _read(two: str) -> Pair:
    one, _, other = two.partition(BETWEEN)
    if not (one and other):
        raise ValueError(f"{two!r} names no two powers; write them like Austria|Italy")
    return Pair(*sorted((one, other)))
