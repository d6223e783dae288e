"""Characters of bots that talk: traits as data (``characters.toml``), names and descriptions in the catalogs."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from casusbelli.core.said import Said, said

FILE: Final = "characters.toml"


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """Traits from 0 to 1. ``emblem``: one symbol."""

    emblem: str
    loyalty: float
    honesty: float
    aggression: float
    forgiveness: float
    talkativeness: float


class CharacterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """``bots``: the names of the bots that play with a character."""

    bots: tuple[str, ...]
    characters: dict[str, Character]


@cache
def character_file() -> CharacterFile:
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), CharacterFile)


def characters() -> dict[str, Character]:
    """All characters by name."""
    return character_file().characters


def has_character(bot: str) -> bool:
    """Does this bot play with a character?"""
    return bot in character_file().bots


def cast_characters(seats: Sequence[str], seed: bytes) -> dict[str, str]:
    """Seat -> the name of its character. They are all different, as long as there are enough."""
    names = sorted(characters())
    Random(seed).shuffle(names)
    return {seat: names[n % len(names)] for n, seat in enumerate(seats)}


def character_name(name: str) -> Said:
    return said(f"bots.character-{name}")


def character_about(name: str) -> Said:
    """The character in a sentence."""
    return said(f"bots.character-{name}-about")
