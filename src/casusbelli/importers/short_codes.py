"""Three-letter codes for provinces of sources that have only names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import combinations

from casusbelli.core.vocabulary import SEPARATORS

LONGEST = 40  # letters of a name that are tried


def short_codes(names: Iterable[str]) -> dict[str, str]:
    """Name -> code. Names that come first have the first choice."""
    codes: dict[str, str] = {}
    taken: set[str] = set()
    for name in names:
        codes[name] = next(code for code in _choices(name) if code not in taken and code.lower() not in SEPARATORS)
        taken.add(codes[name])
    return codes


def _choices(name: str) -> Iterator[str]:
    """ "Gulf of Lyon": GUL, GOL, GLY ... and numbers when all are taken."""
    plain = unicodedata.normalize("NFKD", name[: 4 * LONGEST]).upper()
    words = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in plain if sign.isprintable()).split()
    letters = "".join(words)[:LONGEST]
    if letters[:1].isalpha():
        yield from _of_three(letters[:3])
        yield from _of_three("".join(word[0] for word in words)[:3])
        yield from (letters[0] + "".join(pair) for pair in combinations(letters[1:], 2))
    start = letters[0] if letters[:1].isalpha() else "X"
    yield from (f"{start}{n}" for n in range(10, 10_000))


def _of_three(letters: str) -> Iterator[str]:
    if len(letters) == 3:
        yield letters
