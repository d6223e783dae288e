"""Access to package data and drawing for core and engine, which do no I/O and know nothing of pictures themselves: text
files in packages, translated names, drawings. The work is done by the top-level package ``casusbelli``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import cast

FRONT_DOOR = "casusbelli"


def text_files(package: str, folder: str) -> Mapping[str, str]:
    """File name -> text; empty if there is no such folder."""
    read = cast(Callable[[str, str], Mapping[str, str]], sys.modules[FRONT_DOOR].package_texts)
    return read(package, folder)


def translated_names(language: str) -> Iterable[Mapping[str, str]]:
    """English name -> name, from the texts beside each board that is found by name."""
    find = cast(Callable[[str], Iterable[Mapping[str, str]]], sys.modules[FRONT_DOOR].translated_names)
    return find(language)


def drawn(what: object) -> str:
    """Draw a game or a board."""
    draw = cast(Callable[[object], str], sys.modules[FRONT_DOOR].drawn)
    return draw(what)
