"""The drawn sheet of a board, ``drawing.json``: shapes, strokes, and where units, centres and words stand.

Everything is measured in the sheet's own whole units. Paths are SVG path data, mostly relative; a shape may have
several rings (islands, lakes) and is filled even-odd. ``tools/draw_board.py`` writes the sheets of boards that lie on
the earth.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from casusbelli.core.board import Board
from casusbelli.variants import drawing_of

FORMAT = "casusbelli.drawing/1"
PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+., -]*")  # path data, and nothing that would end an attribute
LARGEST_SIDE = 100_000

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


class ArtPatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Land that nobody enters."""

    shape: str
    name: str


class Strokes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every edge of the board, each drawn once: coasts, borders inside a country, between countries, and of seas."""

    coast: str
    land: str
    home: str
    sea: str


class BoardArt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=FORMAT):
    board: str
    size: Point  # width, height
    areas: dict[str, Area]
    neutral: tuple[ArtPatch, ...]
    strokes: Strokes


class BadDrawing(ValueError):
    """A drawing.json that does not draw the board it lies beside; the message says why."""


def art_of(board: Board) -> BoardArt | None:
    """The drawn sheet of a board, whatever rules have added to it; None if nobody has drawn it yet."""
    return board.origin.memo(_read)


def _read(board: Board) -> BoardArt | None:
    text = drawing_of(board)
    if text is None:
        return None
    try:
        art = msgspec.json.decode(text, type=BoardArt)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise BadDrawing(f"{board.name}/drawing.json: {fault}") from None
    wrong = next(_wrong(art, board), None)
    if wrong is not None:
        raise BadDrawing(f"{board.name}/drawing.json: {wrong}")
    return art


def _wrong(art: BoardArt, board: Board) -> Iterator[str]:
    """A drawing comes from wherever the map comes from, and its paths go into pages as they are."""
    if not all(0 < side <= LARGEST_SIDE for side in art.size):
        yield f"size: {art.size[0]} x {art.size[1]}; a side has 1 to {LARGEST_SIDE:,} units"
    for code, area in art.areas.items():
        province = board.province.get(code)
        if province is None or not set(area.coasts) <= set(province.coasts):
            yield f"areas.{code}: {board.title} has no such province or coast"
        paths = (area.shape, area.strait, *(coast.line for coast in area.coasts.values()))
        if not all(map(PATH.fullmatch, paths)):
            yield f"areas.{code}: a shape is no SVG path"
    strokes = msgspec.structs.astuple(art.strokes)
    if not all(map(PATH.fullmatch, (*strokes, *(patch.shape for patch in art.neutral)))):
        yield "strokes or neutral: a shape is no SVG path"
