"""Draws a small picture of a position for lists of games: coarse outlines, flat colors, no words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby, pairwise

from casusbelli.core.orders import ARMY
from casusbelli.drawing.board_art import BoardArt
from casusbelli.drawing.board_layer import owners_of_ground, unit_at
from casusbelli.drawing.ink import mixed, num, safe
from casusbelli.drawing.palette import LOOKS, Livery, Theme, liveries
from casusbelli.drawing.picture import sheet_of
from casusbelli.drawing.scene import Scene
from casusbelli.drawing.style import UNENTERED

__all__ = ["thumbnail"]

GRID = 6  # units of the artwork to one of the picture; points that fall on each other are drawn once
STRAIGHT = re.compile(r"[MmLlHhVvZz0-9., \n-]*")
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARMY_SHAPE, FLEET_SHAPE = "M-3-3.4h6v3.4q-.6 2.6-3 3.8q-2.4-1.2-3-3.8z", "M-4.4 .6h8.8l-1.6 3h-5.6zM0-4.4l3.2 4.4h-3.2z"


def thumbnail(scene: Scene, theme: str = "auto") -> str:
    """The position as SVG. ``theme``: auto (light, or dark if the reader's system is), light, dark."""
    sheet, known = sheet_of(scene.board), liveries(scene)
    width, height = (num(side / GRID) for side in sheet.size)
    title = safe(scene.heading)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<title>{title}</title><style>{_style(theme, known)}</style>"
        f'<rect class="w" width="{width}" height="{height}"/>{"".join(_provinces(scene, sheet, known))}'
        f"{''.join(_units(scene, sheet, known))}</svg>\n"
    )


def _provinces(scene: Scene, sheet: BoardArt, known: dict[str, Livery]) -> Iterator[str]:
    owned, shapes = owners_of_ground(scene), dict[str, list[str]]()
    for code, area in sheet.areas.items():
        owner, center = owned.get(code, ("", False))
        look = f"g{'c' if center else ''}{known[owner].key}" if owner in known else "l"
        if not area.water:
            shapes.setdefault(look, []).append(area.shape)
    shapes["n"] = [patch.shape for patch in sheet.neutral]
    yield from (_path(look, some) for look, some in shapes.items() if some)


def _path(look: str, shapes: list[str]) -> str:
    coarse = [_coarse(shape) for shape in shapes]
    if None not in coarse:
        return f'<path class="{look}" d="{"".join(filter(None, coarse))}"/>'
    return f'<path class="{look}" transform="scale({1 / GRID:g})" d="{"".join(shapes)}"/>'


@lru_cache(maxsize=1024)
def _coarse(shape: str) -> str | None:
    """A shape with its points on the grid, so that neighbors still share their borders; None if it has curves."""
    if not STRAIGHT.fullmatch(shape):
        return None
    rings = ([(round(x / GRID), round(y / GRID)) for x, y in ring] for ring in _rings(TOKEN.findall(shape)))
    return "".join(_ring(points) for points in rings)


def _ring(points: list[tuple[int, int]]) -> str:
    steps = [(x - was_x, y - was_y) for (was_x, was_y), (x, y) in pairwise(points) if (x, y) != (was_x, was_y)]
    if len(set(points)) < 3:
        return ""
    lines = " ".join(f"{x * n} {y * n}" for (x, y), n in ((step, len(list(run))) for step, run in groupby(steps)))
    return f"M{points[0][0]} {points[0][1]}l{lines}z".replace(" -", "-")


def _rings(tokens: list[str]) -> Iterator[list[tuple[float, float]]]:
    """The points of each ring of a shape made of straight lines."""
    command, x, y, at = "", 0.0, 0.0, 0
    ring = list[tuple[float, float]]()
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
            if command in "MmZz":
                yield ring
                x, y = ring[0] if ring and command in "Zz" else (x, y)
                ring = []
            continue
        x, y, at = _step(command, x, y, tokens, at)
        ring.append((x, y))
    yield ring


def _step(command: str, x: float, y: float, tokens: list[str], at: int) -> tuple[float, float, int]:
    """Where the next line ends, and the token after it."""
    from_x, from_y = (x, y) if command.islower() else (0.0, 0.0)
    if command in "Hh":
        return from_x + float(tokens[at]), y, at + 1
    if command in "Vv":
        return x, from_y + float(tokens[at]), at + 1
    return from_x + float(tokens[at]), from_y + float(tokens[at + 1]), at + 2


def _units(scene: Scene, sheet: BoardArt, known: dict[str, Livery]) -> Iterator[str]:
    for unit in (*scene.units, *(beaten.unit for beaten in scene.routed)):
        x, y = unit_at(sheet, unit.at)
        shape = ARMY_SHAPE if unit.kind == ARMY else FLEET_SHAPE
        key = known[unit.owner].key
        yield f'<path class="u {key}" transform="translate({num(x / GRID)} {num(y / GRID)})" d="{shape}"/>'


def _style(name: str, known: dict[str, Livery]) -> str:
    still = "path{fill-rule:evenodd;stroke-width:.4}.u{stroke-width:.8}"
    if name != "auto":
        return still + "".join(_colors(LOOKS[name], known))
    dark = "".join(_colors(LOOKS["dark"], known))
    return f"{still}{''.join(_colors(LOOKS['light'], known))}@media(prefers-color-scheme:dark){{{dark}}}"


def _colors(theme: Theme, known: dict[str, Livery]) -> Iterator[str]:
    yield f".w{{fill:{theme.sea}}}.l{{fill:{theme.land}}}.n{{fill:{mixed(theme.land, theme.sea, UNENTERED)}}}"
    yield f"path{{stroke:{theme.border}}}.u{{stroke:{theme.text}}}"
    for livery in known.values():
        shade = livery.shade(theme)
        center, other = mixed(theme.land, shade, theme.tint), mixed(theme.land, shade, theme.wash)
        yield f".gc{livery.key}{{fill:{center}}}.g{livery.key}{{fill:{other}}}"
        yield f".{livery.key}{{fill:{livery.field(theme)}}}"
