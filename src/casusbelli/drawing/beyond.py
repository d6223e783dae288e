"""Lets sea and land run on beyond the sheet, so that a window of any shape is filled: whatever lies at an edge of the
sheet is continued straight outward."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.drawing.board_art import BoardArt, art_of

FAR = 1500  # units that the sheet is continued in every direction
STEP = re.compile(r"([Mlz])([^Mlz]*)")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")

Spot = tuple[float, float]
Side = tuple[int, float]  # the axis that is the same all along it (0: x, 1: y), and its value


class Beyond(Struct, frozen=True):
    """Land and sea outside the board: extensions of each province (path data), impassable land, and the lines between
    them."""

    areas: dict[str, str]
    neutral: str
    lines: dict[str, str]


NOTHING = Beyond({}, "", {})


def beyond(board: Board) -> Beyond:
    return board.origin.memo(_beyond)


def rings(path: str) -> Iterator[list[Spot]]:
    """The rings of a shape: a starting point, then relative steps."""
    ring: list[Spot] = []
    for sign, numbers in STEP.findall(path):
        values = [float(number) for number in NUMBER.findall(numbers)]
        if sign == "M" and ring:
            yield [*ring, ring[0]]
            ring = []
        for dx, dy in zip(values[::2], values[1::2], strict=True):
            ring.append((ring[-1][0] + dx, ring[-1][1] + dy) if ring else (dx, dy))
    if ring:
        yield [*ring, ring[0]]


def _beyond(board: Board) -> Beyond:
    art = art_of(board)
    if art is None:
        return NOTHING
    sides: list[Side] = [(0, 0.0), (0, float(art.size[0])), (1, 0.0), (1, float(art.size[1]))]
    ends: dict[tuple[Side, Spot], list[str]] = {}  # where what lies at an edge changes, and the kinds that meet there
    areas = {}
    for code, area in art.areas.items():
        areas[code] = "".join(_continued(area.shape, sides, ends, "w" if area.water else "l"))
    neutral = "".join("".join(_continued(patch.shape, sides, ends, "l")) for patch in art.neutral)
    return Beyond({code: path for code, path in areas.items() if path}, neutral, _lines(art, ends))


def _continued(shape: str, sides: list[Side], ends: dict[tuple[Side, Spot], list[str]], kind: str) -> Iterator[str]:
    for ring in rings(shape):
        for a, b in pairwise(ring):
            for side in sides:
                axis, value = side
                if a != b and a[axis] == b[axis] == value:
                    out, along = (FAR if value else -FAR), b[1 - axis] - a[1 - axis]
                    steps = f"{out} 0 0 {along:g} {-out} 0" if axis == 0 else f"0 {out} {along:g} 0 0 {-out}"
                    yield f"M{a[0]:g} {a[1]:g}l{steps}z"
                    ends.setdefault((side, a), []).append(kind)
                    ends.setdefault((side, b), []).append(kind)
        for x, y in set(ring):
            if (0, x) in sides and (1, y) in sides:
                out, down = (FAR if x else -FAR), (FAR if y else -FAR)
                yield f"M{x:g} {y:g}l{out} 0 0 {down} {-out} 0z"


def _lines(art: BoardArt, ends: dict[tuple[Side, Spot], list[str]]) -> dict[str, str]:
    """Lines outward from where two provinces meet at the edge: points within one lie there twice too, but no border
    of any kind ends in them."""
    strokes = {"sea": art.strokes.sea, "inner": art.strokes.land, "home": art.strokes.home, "shore": art.strokes.coast}
    found = {}
    for kind, path in strokes.items():
        drawn = {spot for stroke in _open(path) for spot in (stroke[0], stroke[-1])}
        found[kind] = "".join(
            f"M{x:g} {y:g}{'hv'[axis]}{FAR if value else -FAR}"
            for ((axis, value), (x, y)), kinds in ends.items()
            if len(kinds) > 1 and (x, y) in drawn
        )
    return {kind: path for kind, path in found.items() if path}


def _open(path: str) -> Iterator[list[Spot]]:
    return (ring[:-1] for ring in rings(path))
