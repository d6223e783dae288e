"""A part of a board's artwork: for small pictures, which are sent without the outlines that lie outside of them."""

from __future__ import annotations

import re
from itertools import accumulate

from msgspec.structs import astuple, replace

from casusbelli.drawing.board_art import Area, BoardArt, Strokes

View = tuple[int, int, int, int]
"""Left, top, width, height, in units of the artwork."""
STROKE = re.compile(r"M(-?\d+) (-?\d+)l([-\d ]*)(z?)")
NUMBER = re.compile(r"-?\d+")
MARGIN = 20  # for thick lines


def cropped(art: BoardArt, view: View) -> BoardArt:
    """The artwork without the outlines outside of this view. Its size and all positions stay as they are."""
    return replace(
        art,
        areas={code: _area(area, view) for code, area in art.areas.items()},
        neutral=tuple(replace(patch, shape=_inside(patch.shape, view)) for patch in art.neutral),
        strokes=Strokes(*(_inside(path, view) for path in astuple(art.strokes))),
    )


def _area(area: Area, view: View) -> Area:
    coasts = {code: replace(coast, line=_inside(coast.line, view)) for code, coast in area.coasts.items()}
    return replace(area, shape=_inside(area.shape, view), coasts=coasts, strait=_inside(area.strait, view))


def _inside(path: str, view: View) -> str:
    """The strokes of a path that touch the view; the whole path if it is written in another way than ours."""
    if STROKE.sub("", path):
        return path
    return "".join(found[0] for found in STROKE.finditer(path) if _touches(found, view))


def _touches(stroke: re.Match[str], view: View) -> bool:
    steps = [int(number) for number in NUMBER.findall(stroke[3])]
    across = list(accumulate(steps[::2], initial=int(stroke[1])))
    down = list(accumulate(steps[1::2], initial=int(stroke[2])))
    left, top, width, height = view
    beside = max(across) < left - MARGIN or min(across) > left + width + MARGIN
    return not (beside or max(down) < top - MARGIN or min(down) > top + height + MARGIN)
