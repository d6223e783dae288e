"""The drawn sheet of a board, ``drawing.json``: shapes, strokes, and where units, centres and words stand.

Everything is measured in the sheet's own whole units. Paths are SVG path data, mostly relative; a shape may have
several rings (islands, lakes) and is filled even-odd. ``tools/draw_board.py`` writes the sheets of boards that lie on
the earth.
"""

from __future__ import annotations

from functools import cache

import msgspec

from casusbelli.variants import drawing_text

FORMAT = "casusbelli.drawing/1"

Point = tuple[int, int]
Line = tuple[int, int, str]  # the middle of a line of text, and the text


class Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One coast of a split province."""

    unit: Point
    label: Point
    line: str  # the path of that stretch of coast


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One province as it is drawn."""

    shape: str
    water: bool
    unit: Point  # where a unit stands
    room: int  # the free radius about it
    label: Point  # the middle of the three-letter code
    name: tuple[Line, ...]  # the full name, line by line
    size: int  # the font size of the full name
    retreat: Point  # where a dislodged unit stands beside the one that came
    centre: Point | None = None  # the dot of the supply centre
    coasts: dict[str, Coast] = {}
    strait: str = ""  # water that counts as this province: the Belts, the Bosphorus


class Patch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Land that nobody enters."""

    shape: str
    name: str


class Strokes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every edge of the board, each drawn once: coasts, borders inside a country, between countries, and of seas."""

    coast: str
    land: str
    home: str
    sea: str


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=FORMAT):
    board: str
    size: Point  # width, height
    areas: dict[str, Area]
    neutral: tuple[Patch, ...]
    strokes: Strokes


@cache
def read(board: str) -> Sheet | None:
    """The drawn sheet of a packaged board; None if nobody has drawn it yet."""
    text = drawing_text(board)
    return None if text is None else msgspec.json.decode(text, type=Sheet)
