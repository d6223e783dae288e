"""Finds and loads boards: the program's own and those of installed packages by name, any other from its file or text.

A board is a folder with a ``map.toml`` (docs/map-format.md). It may also contain the artwork, ``drawing.json``, and the
names of powers and provinces in other languages, ``texts/de.ftl``. The program's own boards are the folders here; those
of packages are found by the entry point group ``casusbelli.boards``.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from weakref import WeakKeyDictionary

from casusbelli.core.board import Board
from casusbelli.core.catalogs import FOLDER as TEXTS
from casusbelli.core.catalogs import SUFFIX
from casusbelli.core.fluent import CatalogError
from casusbelli.core.map_limits import LONGEST_TEXT
from casusbelli.core.map_text import UnwritableBoard, board_hash, map_text, same_board
from casusbelli.core.mapfile import MapError, load_map
from casusbelli.core.mapread import Fault
from casusbelli.core.said import said
from casusbelli.core.translations import board_translations, learn

__all__ = [
    "MapError",
    "UnknownMap",
    "UnwritableBoard",
    "balance_of",
    "board",
    "board_hash",
    "board_names",
    "drawing_of",
    "drawing_text",
    "is_shipped",
    "load_board",
    "loadable",
    "read_board",
    "write_board",
]

GROUP = "casusbelli.boards"
LARGEST_DRAWING = 4_000_000  # bytes
LARGEST_BALANCE = 100_000

write_board = map_text


class UnknownMap(LookupError):
    """There is no usable map with this name, or the package that provides it is broken."""


# --- by name


def board_names() -> tuple[str, ...]:
    """The program's own maps and those of installed packages."""
    return (*_shipped(), *(name for name in _installed() if name not in _shipped()))


@cache
def board(name: str) -> Board:
    """The map with this name and all its patches; ``board(name).on(phase)`` is the board on one date."""
    if name in _shipped():
        return load_map(LIBRARY[name], f"{name}/map.toml", LIBRARY)
    if name not in _installed():
        known = board_names()
        close = difflib.get_close_matches(name[:100], known, n=1)
        if close:
            raise UnknownMap(said("core.unknown-map-near", name=repr(name[:100]), near=repr(close[0])))
        raise UnknownMap(said("core.unknown-map", name=repr(name[:100]), known=known))
    found = _brought(name)
    if isinstance(found, str):
        raise UnknownMap(found)
    return found


def loadable() -> tuple[dict[str, Board], dict[str, str]]:
    """Every map by name; for a map of a broken package, what is wrong with it."""
    found, broken = dict[str, Board](), dict[str, str]()
    for name in board_names():
        try:
            found[name] = board(name)
        except UnknownMap as fault:
            broken[name] = str(fault)
    return found, broken


def is_shipped(given: Board) -> bool:
    """Is this one of the program's own boards, unchanged? Then files can refer to it by name."""
    return given.name in _shipped() and same_board(given, board(given.name))


@cache
def _shipped() -> dict[str, Traversable]:
    """Map name -> its folder. The folder ``age_of_sail`` holds the map ``age-of-sail``."""
    folders = sorted(resources.files(__name__).iterdir(), key=lambda folder: folder.name)
    return {folder.name.replace("_", "-"): folder for folder in folders if (folder / "map.toml").is_file()}


@cache
def _installed() -> dict[str, tuple[EntryPoint, ...]]:
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return {name: tuple(p for p in points if p.name == name) for name in dict.fromkeys(point.name for point in points)}


@cache
def _brought(name: str) -> Board | str:
    """The map of an installed package, or what is wrong with it. Importing the package may run any code."""
    points = _installed()[name]
    if len({point.value for point in points}) > 1:
        bringing = " and ".join(_package(point) for point in points)
        return f"the map {name!r} is brought by {bringing}; uninstall one of them"
    try:
        found = _loaded(points[0])
    except Exception as fault:
        return f"the map {name!r} of {_package(points[0])} cannot be read: {str(fault) or type(fault).__name__}"
    if found.name != name:
        return f"{_package(points[0])} registers the map {found.name!r} as {name!r}; call both alike"
    return found


def _loaded(point: EntryPoint) -> Board:
    """Load an entry point: a package with a map.toml, or a Board in a module."""
    if ":" not in point.value:
        return _of_folder(resources.files(point.value), point.value)
    found = point.load()
    if not isinstance(found, Board):
        raise TypeError(f"{point.value} is {type(found).__name__}, not a Board")
    map_text(found)  # raises an error for a board that no record could hold
    return found.as_given()


def _text_brought(name: str) -> str:
    """The map's text as written, so that circular inheritance is detected."""
    values = {point.value for point in _installed()[name]}
    value = values.pop()
    if values or ":" in value:
        return map_text(board(name))
    try:
        return _text(resources.files(value) / "map.toml", f"{value}/map.toml")
    except ImportError as fault:
        raise UnknownMap(f"the map {name!r} of {_package(_installed()[name][0])} cannot be read: {fault}") from fault


def _package(point: EntryPoint) -> str:
    return f"the package {point.dist.name}" if point.dist is not None else f"the entry point {point.value}"


class Library(Mapping[str, str]):
    """Name -> text of the maps that can be inherited; each is read on demand."""

    def __getitem__(self, name: str) -> str:
        folder = _shipped().get(name)
        return folder.joinpath("map.toml").read_text(encoding="utf-8") if folder is not None else _text_brought(name)

    def __contains__(self, name: object) -> bool:
        return name in _shipped() or name in _installed()

    def __iter__(self) -> Iterator[str]:
        return iter(board_names())

    def __len__(self) -> int:
        return len(board_names())


LIBRARY = Library()


# --- from files and text


def read_board(text: str, file: str = "map.toml") -> Board:
    """Parse the text of a map.toml. It may inherit any map that is found by name. Raises MapError with everything that
    is wrong; ``file`` is the name of the text in messages."""
    try:
        return load_map(text, file, LIBRARY)
    except UnknownMap as fault:
        raise MapError([Fault(file, "inherit", str(fault), "inherit another map")]) from None


def load_board(path: str | Path) -> Board:
    """Load a board from a file, or from the map.toml in a folder, with its artwork."""
    place = Path(path)
    if place.is_dir() or place.name == "map.toml":
        return _of_folder(place if place.is_dir() else place.parent, str(path))
    return read_board(_text(place, str(path)), str(path))


def _of_folder(folder: Traversable, called: str) -> Board:
    file = called if called.endswith("map.toml") else f"{called}/map.toml"
    found = read_board(_text(folder / "map.toml", file), file)
    drawing = folder / "drawing.json"
    if drawing.is_file():
        _drawings[found] = _bytes(drawing, f"{folder}/drawing.json", LARGEST_DRAWING)
    for language, names in _translations_beside(found, folder):
        learn(language, names)
    return found


def _text(place: Traversable, file: str) -> str:
    data = _bytes(place, file, 4 * LONGEST_TEXT)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        what = f"is no text (UTF-8 expected): byte {fault.start} is {data[fault.start]:#04x}"
        raise MapError([Fault(file, "the whole file", what, "name a map.toml")]) from None


def _bytes(place: Traversable, file: str, largest: int) -> bytes:
    try:
        with place.open("rb") as stream:
            data: bytes = stream.read(largest + 1)
    except OSError as fault:
        what = f"cannot be read: {fault.strerror or fault}"
        raise MapError([Fault(file, "the whole file", what, "name a map.toml or the folder it is in")]) from None
    if len(data) > largest:
        raise MapError([Fault(file, "the whole file", "is too long", f"it has at most {largest:,} bytes")])
    return data


# --- names in other languages


def translations(language: str) -> Iterator[Mapping[str, str]]:
    """English name -> name in this language, from every board that is found by name and has a catalog for it."""
    for name in board_names():
        with suppress(UnknownMap, MapError, ImportError):
            folder = _folder(name)
            if folder is not None:
                yield from (names for code, names in _translations_beside(board(name), folder) if code == language)


def _folder(name: str) -> Traversable | None:
    """The folder of a board; None if a program makes the board."""
    if name in _shipped():
        return _shipped()[name]
    value = _installed()[name][0].value
    return None if ":" in value else resources.files(value)


def _translations_beside(given: Board, folder: Traversable) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Language -> English name -> name, from the files ``texts/de.ftl`` and so on beside a board."""
    texts = folder / TEXTS
    for file in sorted(texts.iterdir(), key=lambda file: file.name) if texts.is_dir() else ():
        if file.name.endswith(SUFFIX):
            try:
                yield file.name.removesuffix(SUFFIX), board_translations(given, _text(file, str(file)), str(file))
            except CatalogError as fault:
                wrong = Fault(str(file), "the whole file", str(fault), "docs/extend/language.md tells how to write it")
                raise MapError([wrong]) from None


# --- drawings

_drawings: WeakKeyDictionary[Board, bytes] = WeakKeyDictionary()  # artwork of boards loaded from a folder


def drawing_text(name: str) -> bytes | None:
    """The ``drawing.json`` of one of the program's own maps, or of the one it inherits; None if there is none."""
    folder = _shipped().get(name)
    if folder is None:
        return None
    file = folder / "drawing.json"
    if file.is_file():
        return file.read_bytes()
    parent = tomllib.loads(LIBRARY[name]).get("inherit")
    return drawing_text(parent) if isinstance(parent, str) else None


def drawing_of(given: Board) -> bytes | None:
    """The artwork of this board, if there is any. A board parsed from its text has the artwork of the equal board with
    its name."""
    if given in _drawings:
        return _drawings[given]
    try:
        named = board(given.name)
    except UnknownMap:
        return None
    if not same_board(given, named):
        return None
    return _drawings.get(named) or drawing_text(named.name)


# --- balance figures


def balance_of(given: Board) -> bytes | None:
    """The ``balance.json`` beside the map file of this board, if it is found by its name: how bots played on it."""
    try:
        named, folder = board(given.name), _folder(given.name)
    except (UnknownMap, ImportError):
        return None
    file = folder.joinpath("balance.json") if folder is not None and same_board(given, named) else None
    return _bytes(file, str(file), LARGEST_BALANCE) if file is not None and file.is_file() else None
