"""What the judge and the rules say, in the reader's language.

They speak English, in sentences made of a pattern and names. A catalogue knows patterns; whatever it does not know
stays as it was made, as a whole: half a translation helps nobody."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from msgspec import Struct

SLOT: Final = re.compile(r"\{(\w+)\}")
SENTENCE, LIST = "say", "list"
UNIT: Final = r"(?:[AF] [^ ;]+(?: \([^;]*?\))?|nobody)"
SLOTS: Final = {
    **dict.fromkeys(("unit", "other", "winner"), UNIT),
    **dict.fromkeys(("say", "why", "title"), ".+?"),
    "n": "-?[0-9]+",
    "order": "[^;:]+?",
}  # all others: no semicolon
LONGEST: Final = 600  # characters: what is longer is somebody's text
DEEPEST: Final = 4  # sentences within sentences
AND: Final = {"de": "und"}


class Pattern(Struct, frozen=True):
    english: str
    words: re.Pattern[str]
    told: str


@cache
def catalogue(language: str) -> Mapping[str, str]:
    found = resources.files(__package__).joinpath(f"{language}.toml")
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}


@cache
def patterns(language: str) -> tuple[Pattern, ...]:
    """Those that say most first."""
    known = [Pattern(english, _words(english), told) for english, told in catalogue(language).items()]
    return tuple(sorted(known, key=lambda pattern: -len(SLOT.sub("", pattern.english))))


def _words(english: str) -> re.Pattern[str]:
    parts = SLOT.split(english)
    literal, names = parts[::2], parts[1::2]
    slots = [rf"(?P<{name}>{SLOTS.get(name.partition('_')[0], '[^;]+?')})" for name in names]
    return re.compile("".join(re.escape(text) + slot for text, slot in zip(literal, [*slots, ""], strict=True)))


def say(language: str, sentence: str) -> str:
    """The sentence in this language, or as it is."""
    return known(language, sentence) or sentence


@lru_cache(maxsize=8192)
def known(language: str, sentence: str, depth: int = 0) -> str | None:
    """None: no pattern fits. A pattern with sentences in it fits if they are known, too."""
    if len(sentence) > LONGEST or depth > DEEPEST:
        return None
    for pattern in patterns(language):
        match = pattern.words.fullmatch(sentence)
        values = _filled(language, match.groupdict(), depth) if match else None
        if values is not None:
            return pattern.told.format_map(values)
    return _in_two(language, sentence, depth)


def _in_two(language: str, sentence: str, depth: int) -> str | None:
    """ "fails: bounced with A PAR (France); it is dislodged" """
    parts = sentence.split("; ")
    for n in range(1, len(parts)):
        one, other = (known(language, "; ".join(some), depth + 1) for some in (parts[:n], parts[n:]))
        if one is not None and other is not None:
            return f"{one}; {other}"
    return None


def _filled(language: str, values: Mapping[str, str], depth: int) -> dict[str, str] | None:
    filled = {}
    for name, value in values.items():
        told = value
        if name.startswith(SENTENCE):
            inner = known(language, value, depth + 1)
            if inner is None:
                return None
            told = inner
        elif name == LIST:
            told = f" {AND[language]} ".join(value.rsplit(" and ", 1))
        filled[name] = told
    return filled
