"""The artwork of a board, ``drawing.json``: shapes, strokes, and the positions of units, centers and words.

Everything is measured in whole units of the artwork. Paths are SVG path data, mostly relative; a shape may have several
rings (islands, lakes) and is filled even-odd. ``tools/draw_board.py`` generates the artwork of boards located on the
earth.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from casusbelli.core.board import Board
from casusbelli.variants import drawing_of

FORMAT = "casusbelli.drawing/1"
PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+., -]*")  # path data only, so that it can't end an attribute
LARGEST_SIDE = 100_000

Point = tuple[int, int]
Line = tuple[int, int, str]  # center of a line of text, and the text


class Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One coast of a split province."""

    unit: Point
    label: Point
    line: str  # the path of this stretch of coast


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The artwork of one province."""

    shape: str
    water: bool
    unit: Point  # position of a unit
    room: int  # free radius around the unit
    label: Point  # center of the three-letter code
    name: tuple[Line, ...]  # the full name, line by line
    size: int  # the font size of the full name
    retreat: Point  # position of a dislodged unit beside the one that dislodged it
    centre: Point | None = None  # position of the supply center's dot
    coasts: dict[str, Coast] = {}
    strait: str = ""  # water that belongs to this province: the Belts, the Bosphorus
    again: Point | None = None  # position of the code in the second part of a province that has two


class ArtPatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Land that no unit may enter."""

    shape: str
    name: str


class Strokes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every edge of the board, each drawn once: coasts, borders within a country, between countries, and at sea."""

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
    """A drawing.json that does not match its board; the message says why."""


def art_of(board: Board) -> BoardArt | None:
    """The artwork of a board, without provinces added by rules; None if the board has no artwork."""
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
    """The fault of a drawing, if any. It may come from anywhere, and its paths are inserted into pages unescaped."""
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
