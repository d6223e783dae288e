"""The variants that come with the package: names for a board and a rule set.

A variant with a map of its own is a folder with a ``map.toml`` (docs/map-format.md), found by being there. Beside it
may lie how the board is drawn, ``drawing.json``.
"""

from __future__ import annotations

import difflib
from functools import cache
from importlib import resources

from casusbelli.core.board import Board
from casusbelli.core.mapfile import load_map


class UnknownMap(LookupError):
    """No packaged map has this name."""


@cache
def _texts() -> dict[str, str]:
    """Map name -> its map.toml. The folder ``age_of_sail`` holds the map ``age-of-sail``."""
    folders = sorted(resources.files(__name__).iterdir(), key=lambda folder: folder.name)
    files = {folder.name.replace("_", "-"): folder / "map.toml" for folder in folders if folder.is_dir()}
    return {name: file.read_text(encoding="utf-8") for name, file in files.items() if file.is_file()}


def board_names() -> tuple[str, ...]:
    return tuple(_texts())


@cache
def board(name: str) -> Board:
    """The packaged map of this name with all its patches; ``board(name).on(phase)`` is that of one day."""
    texts = _texts()
    if name not in texts:
        close = difflib.get_close_matches(name, texts, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(texts)}"
        raise UnknownMap(f"no map is called {name!r}; {hint}")
    return load_map(texts[name], f"{name}/map.toml", texts)


def drawing_text(name: str) -> bytes | None:
    """The ``drawing.json`` of the packaged map of this name, if it has one."""
    file = resources.files(__name__) / name.replace("-", "_") / "drawing.json"
    return file.read_bytes() if file.is_file() else None
