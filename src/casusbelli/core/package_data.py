"""What the core and the engine have done for them: text files that lie in packages beside the code are read, and games
are drawn. They do no I/O and know nothing of pictures; they ask the front door of ``casusbelli``, through which
everybody has come in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import cast

FRONT_DOOR = "casusbelli"


def text_files(package: str, folder: str) -> Mapping[str, str]:
    """File name -> text; nothing where there is no such folder."""
    read = cast(Callable[[str, str], Mapping[str, str]], sys.modules[FRONT_DOOR].package_texts)
    return read(package, folder)


def translated_names(language: str) -> Iterable[Mapping[str, str]]:
    """English name -> name, from the texts beside each board that is found by name."""
    find = cast(Callable[[str], Iterable[Mapping[str, str]]], sys.modules[FRONT_DOOR].translated_names)
    return find(language)


def drawn(what: object) -> str:
    """A game or a board as a picture."""
    draw = cast(Callable[[object], str], sys.modules[FRONT_DOOR].drawn)
    return draw(what)
