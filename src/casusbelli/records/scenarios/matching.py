"""Partial matching of a scenario's expectations: only what is named is checked.

Tables match key by key. Arrays compare as sets; arrays of tables match one to one where the whole is expected, or as a
part (``include``), or not at all (``exclude``). Every function yields one sentence for each difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def differences(expected: Any, actual: Any, where: str) -> Iterator[str]:
    if isinstance(expected, Mapping):
        yield from _table(expected, actual, where)
    elif isinstance(expected, list):
        yield from _array(expected, actual, where)
    elif expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        yield f"{where}: expected {expected!r}, got {actual!r}"


def _table(expected: Mapping[str, Any], actual: Any, where: str) -> Iterator[str]:
    if not isinstance(actual, Mapping):
        yield f"{where}: expected a table, got {actual!r}"
        return
    for key, value in expected.items():
        yield from differences(value, actual.get(key), f"{where}.{key}")


def _array(expected: Sequence[Any], actual: Any, where: str) -> Iterator[str]:
    items = _items(actual)
    if items is None:
        yield f"{where}: expected {_shown(expected)}, got {actual!r}"
        return
    if any(isinstance(item, Mapping) for item in (*expected, *items)):
        missing, left = _paired(expected, items)
    else:
        missing = [item for item in expected if not any(_fits(item, there) for there in items)]
        left = [there for there in items if not any(_fits(item, there) for item in expected)]
    yield from (f"{where}: {item!r} is missing; there is {_shown(items)}" for item in missing)
    yield from (f"{where}: {item!r} is too many" for item in left)


def _items(actual: Any) -> list[Any] | None:
    return list(actual) if isinstance(actual, list | tuple | set | frozenset) else None


def included(expected: Any, actual: Any, where: str) -> Iterator[str]:
    """Every expected item is there; more may be."""
    if isinstance(expected, Mapping) and (isinstance(actual, Mapping) or not expected):
        for key, value in expected.items():
            yield from included(value, actual.get(key), f"{where}.{key}")
    elif isinstance(expected, list) and (items := _items(actual)) is not None:
        missing, _left = _paired(expected, items)
        yield from (f"{where}: {item!r} is missing" for item in missing)
    else:
        yield from differences(expected, actual, where)


def excluded(expected: Any, actual: Any, where: str) -> Iterator[str]:
    """No item is there, and no entry has this value."""
    if isinstance(expected, Mapping):
        for key, value in expected.items() if isinstance(actual, Mapping) else ():
            yield from excluded(value, actual.get(key), f"{where}.{key}")
    elif isinstance(expected, list):
        found = [item for item in expected if any(_fits(item, there) for there in _items(actual) or ())]
        yield from (f"{where}: {item!r} should not be there" for item in found)
    elif _fits(expected, actual):
        yield f"{where}: should not be {expected!r}"


def _fits(expected: Any, actual: Any) -> bool:
    return next(differences(expected, actual, ""), None) is None


def _paired(expected: Sequence[Any], items: list[Any]) -> tuple[list[Any], list[Any]]:
    """Match every expected item to a different actual one (bipartite matching by augmenting paths: greedy pairs could
    block each other)."""
    pairs: dict[int, int] = {}  # actual -> expected
    missing = [item for n, item in enumerate(expected) if not _augment(n, expected, items, pairs, set())]
    return missing, [item for n, item in enumerate(items) if n not in pairs]


def _augment(n: int, expected: Sequence[Any], items: Sequence[Any], pairs: dict[int, int], seen: set[int]) -> bool:
    for m, item in enumerate(items):
        if m not in seen and _fits(expected[n], item):
            seen.add(m)
            if m not in pairs or _augment(pairs[m], expected, items, pairs, seen):
                pairs[m] = n
                return True
    return False


def _shown(items: Sequence[Any]) -> str:
    return ", ".join(map(repr, items)) or "nothing"
