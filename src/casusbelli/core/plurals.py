"""Plural categories of whole numbers, from the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

MILLION: Final = 1_000_000


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _one_many(n: int) -> str:
    return "one" if n == 1 else _many(n)


def _zero_one_many(n: int) -> str:
    return "one" if n in (0, 1) else _many(n)


def _many(n: int) -> str:
    return "many" if n and n % MILLION == 0 else "other"


def _few(n: int) -> bool:
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _few(n) else "many"


def _eastern(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if _few(n) else "many"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def _other(_n: int) -> str:
    return "other"


_RULES: Final[Mapping[str, Callable[[int], str]]] = {
    **dict.fromkeys(("ca", "es", "it"), _one_many),
    **dict.fromkeys(("fr", "pt"), _zero_one_many),
    **dict.fromkeys(("be", "ru", "uk"), _eastern),
    **dict.fromkeys(("cs", "sk"), _czech),
    **dict.fromkeys(("id", "ja", "ko", "th", "vi", "zh"), _other),
    "pl": _polish,
}


def category(language: str, number: int) -> str:
    """One of "one", "few", "many" or "other"; languages that are not listed follow the English rule."""
    return _RULES.get(language.partition("-")[0], _one)(abs(number))
