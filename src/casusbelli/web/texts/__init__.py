"""The words of the pages: one catalogue for each language, ``en.toml`` first."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
FIRST: Final = "en"


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Key -> text; what has not been translated is English."""
    own = flat(_read(language))
    return own if language == FIRST else {**catalogue(FIRST), **own}


def _read(language: str) -> Mapping[str, object]:
    return tomllib.loads(resources.files(__package__).joinpath(f"{language}.toml").read_text(encoding="utf-8"))


def flat(table: Mapping[str, object], before: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            found |= flat(value, f"{before}{key}.")
        else:
            found[f"{before}{key}"] = str(value)
    return found


def text(language: str, key: str, **values: object) -> str:
    return catalogue(language)[key].format(**values)


def has(language: str, key: str) -> bool:
    return key in catalogue(language)


def chosen(wanted: str, accepted: str) -> str:
    """The reader's choice, else the first language of ours that his browser asks for."""
    if wanted in LANGUAGES:
        return wanted
    for part in accepted.split(","):
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return FIRST
