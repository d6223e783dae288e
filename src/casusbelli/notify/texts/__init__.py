"""What notifications say: one catalogue for each language, ``en.toml`` first."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = ("en", "de")
FIRST: Final = "en"
UNKNOWN: Final = "news"  # of a kind that has no words of its own

Catalogue = Mapping[str, Mapping[str, str]]


@cache
def catalogue(language: object) -> Catalogue:
    chosen = language if language in LANGUAGES else FIRST
    text = resources.files(__package__).joinpath(f"{chosen}.toml").read_text(encoding="utf-8")
    found: Catalogue = tomllib.loads(text)
    return found
