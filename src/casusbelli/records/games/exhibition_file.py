"""Exhibitions: finished games worth watching, each with a title and captions (docs/exhibitions.md).

An exhibition is ``exhibitions/NAME.toml`` beside the catalogs of a pack, and its game, ``NAME.jsonl.gz``: a compressed
game file. Every sentence about it is a message of the pack's own catalogs.
"""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from io import BytesIO

import msgspec

from casusbelli.core.cached_property import cached_property
from casusbelli.core.catalogs import ENGLISH, Texts, loaded, namespaces
from casusbelli.core.said import Said
from casusbelli.engine.spec import packs

__all__ = ["Exhibition", "MalformedExhibition", "exhibitions", "read_exhibition"]

FOLDER = "exhibitions"
TABLE, GAME = ".toml", ".jsonl.gz"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LAST = 100  # the rank of an exhibition that names none
LARGEST = 8_000_000  # bytes of a game


class MalformedExhibition(ValueError):
    """The file is not a valid exhibition; the message names the file and the mistake."""


class ExhibitionTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the TOML file. ``opens``: the phase in which a visitor starts. ``captions``: the phases with a
    caption. ``bots``: seat -> the bot that played it. ``view``: the part of the board to show in small pictures (left,
    top, width, height); ``board``: in large ones. ``layers``: titles of the panels that are drawn on the board.
    ``rank``: the lowest comes first."""

    opens: str
    captions: tuple[str, ...]
    bots: dict[str, str]
    view: tuple[int, int, int, int] | None = None
    board: tuple[int, int, int, int] | None = None
    layers: tuple[str, ...] = ()
    rank: int = LAST


@dataclass(frozen=True)
class Exhibition:
    """``texts``: the catalogs of the package in which the files lie. ``packed``: the game file, compressed."""

    name: str
    texts: Texts
    table: ExhibitionTable
    packed: bytes

    @property
    def title(self) -> Said:
        return self._words("title")

    def caption(self, phase: str) -> Said:
        return self._words(phase.lower())

    def _words(self, part: str) -> Said:
        return Said(f"{self.texts.namespace}.exhibition-{self.name}-{part}")

    @property
    def codes(self) -> tuple[str, ...]:
        """Every message that the exhibition needs."""
        return (self.title.code, *(self.caption(phase).code for phase in self.table.captions))

    @cached_property
    def digest(self) -> str:
        return sha256(self.packed).hexdigest()[:16]

    @property
    def game_text(self) -> str:
        """The game file."""
        try:
            with gzip.open(BytesIO(self.packed)) as file:
                return file.read(LARGEST).decode()
        except (EOFError, OSError, UnicodeDecodeError, zlib.error) as fault:
            raise MalformedExhibition(f"{FOLDER}/{self.name}{GAME}: {fault}") from None


def exhibitions() -> Mapping[str, Exhibition]:
    """Every exhibition of this program and of the installed packs, in the order in which they are shown."""
    packs()  # brings the catalogs of all packs along
    return _exhibitions(loaded())


@cache
def _exhibitions(_catalogs: int) -> Mapping[str, Exhibition]:
    """``_catalogs``: how many there are; the files are read again when there are more."""
    found: dict[str, Exhibition] = {}
    read = [one for texts in namespaces().values() for one in _of_package(texts)]
    for one in sorted(read, key=lambda one: (one.table.rank, one.name)):
        if found.setdefault(one.name, one) is not one:
            raise MalformedExhibition(f"two exhibitions are called {one.name!r}")
    return found


def _of_package(texts: Texts) -> Iterator[Exhibition]:
    folder = resources.files(texts.source).joinpath(FOLDER) if isinstance(texts.source, str) else None
    if folder is None or not folder.is_dir():
        return
    files = {file.name: file for file in folder.iterdir()}
    for name in sorted(file.removesuffix(TABLE) for file in files if file.endswith(TABLE)):
        game = files.get(f"{name}{GAME}")
        if game is None:
            raise MalformedExhibition(f"{FOLDER}/{name}{TABLE}: there is no game file {name}{GAME}")
        yield read_exhibition(name, files[f"{name}{TABLE}"].read_text(encoding="utf-8"), game.read_bytes(), texts)


def read_exhibition(name: str, text: str, packed: bytes, texts: Texts) -> Exhibition:
    """``name``: of the files, without their endings."""
    place = f"{FOLDER}/{name}{TABLE}"
    if not NAME.fullmatch(name):
        raise MalformedExhibition(f"{place}: the name of an exhibition has lower-case letters, digits and hyphens")
    try:
        table = msgspec.toml.decode(text, type=ExhibitionTable)
    except (msgspec.MsgspecError, ValueError) as fault:
        raise MalformedExhibition(f"{place}: {fault}") from None
    found = Exhibition(name, texts, table, packed)
    there = texts.catalog(ENGLISH)
    for code in found.codes:
        if code.partition(".")[2] not in there:
            raise MalformedExhibition(f"{place}: {texts.file(ENGLISH)} has no message {code!r}")
    return found
