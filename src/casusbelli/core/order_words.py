"""Orders in the words of other languages: rewrites them in the standard notation.

    >>> import casusbelli
    >>> in_notation("Armee Wien unterstützt Armee Budapest → Galizien", casusbelli.board("standard"))
    'A VIE S A BUD → GAL'

The words are those that the pages show: names of powers and places from the catalogs of the boards, verbs and kinds of
unit from the messages of this package. So whatever a page shows can be typed, in every language that there is, and a
new language needs no code. A name that means two things, or something else in English, is left alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from casusbelli.core.board import Board, normal
from casusbelli.core.board_names import names_on
from casusbelli.core.catalogs import ENGLISH, languages
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.said import said
from casusbelli.core.vocabulary import vocabulary

__all__ = ["in_notation"]

GAP = "\0"  # stands for a unit or a place in a message
SIGNS = {"hold": "H", "support": "S", "convoy": "C", "retreat": "R", "build": "Build", "disband": "Disband"}


def in_notation(text: str, board: Board) -> str:
    return board.memo(_Words).rewritten(text)


class _Words:
    """The words of all languages but English on one board, and what each means."""

    def __init__(self, board: Board) -> None:
        meanings: dict[str, set[str]] = {}
        for language in languages():
            if language != ENGLISH:
                for word, meaning in (*_names(board, language), *_signs(language)):
                    meanings.setdefault(_folded(word), set()).add(meaning)
        known = vocabulary(board)
        english = {**known.powers.exact, **known.places.exact}
        self.meaning = {
            word: next(iter(found))
            for word, found in meanings.items()
            if len(found) == 1 and english.get(normal(word)) in (None, *found)
        }
        longest = sorted(self.meaning, key=len, reverse=True)
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)") if longest else None

    def rewritten(self, text: str) -> str:
        text = _folded(text)
        return self.pattern.sub(lambda found: self.meaning[found[0]], text) if self.pattern else text


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", text).casefold()


def _names(board: Board, language: str) -> Iterator[tuple[str, str]]:
    names = names_on(board).of(language)
    yield from ((name, location) for location, name in names.places.items())
    yield from ((names.power(power), power) for power in board.power)


def _signs(language: str) -> Iterator[tuple[str, str]]:
    """The fixed words of the messages that show orders."""
    for kind in (ARMY, FLEET):
        yield from ((word, kind) for word in _fixed("unit-named", language, kind=kind, place=GAP))
    for key, sign in SIGNS.items():
        yield from ((word, sign) for word in _fixed(f"order-{key}", language, unit=GAP, target=GAP, to=GAP)[:1])
    yield from ((word, "VIA") for word in _fixed("order-move-via", language, unit=GAP, to=GAP)[1:])
    yield from ((word, "Waive") for word in _fixed("order-waive", language))


def _fixed(key: str, language: str, **values: str) -> list[str]:
    told = said(f"core.{key}", **values).render(language).split(GAP)
    return [word.strip(" :") for word in told if word.strip(" :")]
