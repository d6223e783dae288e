"""Draws the board itself: provinces in their owners' colors, borders, coasts, supply centers, names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap

from msgspec.structs import replace

from casusbelli.core.board import Board, Province
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.translations import name_in
from casusbelli.drawing.board_art import Area, BoardArt
from casusbelli.drawing.ink import safe
from casusbelli.drawing.palette import Charge, Livery
from casusbelli.drawing.pieces import center_mark
from casusbelli.drawing.scene import Scene

BOX, GAP, NAMES = (132, 54), 12, 13  # boxes of provinces without artwork: size, gap, font size


def fitted(sheet: BoardArt, board: Board) -> BoardArt:
    """Artwork with boxes, below the board, for provinces that rules have added (such as ships under way)."""
    missing = [province for province in board.provinces if province.code not in sheet.areas]
    if not missing:
        return sheet
    across = max(1, (sheet.size[0] - GAP) // (BOX[0] + GAP))
    boxes = {}
    for n, province in enumerate(missing):
        left = GAP + n % across * (BOX[0] + GAP)
        boxes[province.code] = _box(province, left, sheet.size[1] + GAP + n // across * (BOX[1] + GAP))
    rows = (len(missing) + across - 1) // across
    height = sheet.size[1] + GAP + rows * (BOX[1] + GAP)
    rims = "".join(area.shape for area in boxes.values())
    strokes = replace(sheet.strokes, land=sheet.strokes.land + rims)
    return replace(sheet, size=(sheet.size[0], height), areas={**sheet.areas, **boxes}, strokes=strokes)


def _box(province: Province, x: int, y: int) -> Area:
    middle = y + BOX[1] // 2
    return Area(
        shape=f"M{x} {y}h{BOX[0]}v{BOX[1]}h{-BOX[0]}z",
        water=False,
        unit=(x + 26, middle),
        room=20,
        label=(x + 82, middle + 4),
        name=((x + 86, middle + 4, province.name),),
        size=min(NAMES, 140 // max(1, len(province.name))),
        retreat=(x + 46, middle + 8),
        centre=(x + BOX[0] - 10, y + 10) if province.center else None,
    )


# --- colors


def patterns(known: Mapping[str, Livery]) -> Iterator[str]:
    """Two fill patterns for each owner of provinces: for centers and for other provinces."""
    for livery in known.values():
        for where in ("c", ""):
            yield _pattern(f"g{where}{livery.key}", f"{where}{livery.key}", livery.charge)


def _pattern(name: str, key: str, charge: Charge) -> str:
    size = charge.size
    return (
        f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<rect class="g{key}" width="{size}" height="{size}"/>{_tile(charge, f"h{key}")}</pattern>'
    )


def _tile(charge: Charge, classes: str) -> str:
    if not charge.tile:
        return ""
    return f'<path class="{classes}" stroke-width="{charge.heavy:g}" stroke-linecap="round" d="{charge.tile}"/>'


def owners_of_ground(scene: Scene) -> dict[str, tuple[str, bool]]:
    """Province -> its owner, and whether it is one of the owner's centers."""
    return {
        **{code: (owner, False) for code, owner in scene.ground.items()},
        **{code: (owner, True) for code, owner in scene.centers.items()},
    }


def provinces(scene: Scene, sheet: BoardArt, known: Mapping[str, Livery], prefix: str) -> Iterator[str]:
    """One path for each province; the fill is set on the surrounding group, so that a layer may use the shape with
    another fill."""
    owned = owners_of_ground(scene)
    groups: dict[str, list[str]] = {}
    for province in scene.board.provinces:
        area = sheet.areas[province.code]
        owner, center = owned.get(province.code, ("", False))
        livery = known.get(owner)
        if livery is None or area.water:
            fill = f'class="{"w" if area.water else "l"}"'
        else:
            fill = f'fill="url(#g{"c" if center else ""}{livery.key})"'
        groups.setdefault(fill, []).append(
            f'<path id="{prefix}{province.code}" data-province="{province.code}" d="{area.shape}">'
            f"<title>{safe(name_in(scene.language, province.name))}</title></path>"
        )
    for fill, paths in groups.items():
        yield f"<g {fill}>{''.join(paths)}</g>"


def neutral(sheet: BoardArt, prefix: str, more: str = "") -> Iterator[str]:
    """``more``: what continues it beyond the sheet."""
    if sheet.neutral:
        shape = "".join(patch.shape for patch in sheet.neutral) + more
        yield f'<path class="none" d="{shape}"/><path fill="url(#{prefix}stripe)" d="{shape}"/>'


def stripe(prefix: str) -> str:
    return (
        f'<pattern id="{prefix}stripe" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path class="stripe" d="M-2 2l4-4M0 8l8-8M6 10l4-4"/></pattern>'
    )


def lines(sheet: BoardArt) -> str:
    strokes = sheet.strokes
    kinds = (("sea", strokes.sea), ("inner", strokes.land), ("home", strokes.home), ("shore", strokes.coast))
    return "".join(f'<path class="line {kind} quiet" d="{data}"/>' for kind, data in kinds if data)


def coasts(sheet: BoardArt) -> Iterator[str]:
    """Invisible strokes that let a pointer select a coast."""
    for code, area in sheet.areas.items():
        for coast, drawn in area.coasts.items():
            yield f'<path class="coast" data-province="{code}/{coast}" d="{drawn.line}"/>'


# --- centers and names


def centers(scene: Scene, sheet: BoardArt) -> Iterator[str]:
    """A star for each supply center; home centers have a mark of their own."""
    homes = home_centers(scene.board)
    for code in scene.board.centers:
        yield center_mark(sheet.areas[code].centre or sheet.areas[code].label, code in homes)


def home_centers(board: Board) -> set[str]:
    return {code for power in board.powers for code in power.home}


def names(board: Board, sheet: BoardArt, kind: str, language: str = ENGLISH) -> Iterator[str]:
    if kind == "none":
        return
    for province in board.provinces:
        area = sheet.areas[province.code]
        wet = " wet" if area.water else ""
        if kind == "full":
            size, lines = name_lines(area, province.name, language)
            for x, y, text in lines:
                yield f'<text class="halo{wet}" font-size="{size}" x="{x}" y="{y}">{safe(text)}</text>'
        else:
            (x, y), above = area.label, area.label[1] < area.unit[1]
            yield f'<text class="code halo{wet}" x="{x}" y="{y + (3 if above else 6)}">{safe(province.code)}</text>'
        if area.again is not None:
            x, y = area.again
            yield f'<text class="code halo{wet}" x="{x}" y="{y + 3}">{safe(province.code)}</text>'
        yield from _coast_names(area)


def name_lines(area: Area, name: str, language: str) -> tuple[float, Sequence[tuple[float, float, str]]]:
    """The name at the artwork's position. A translation is broken to fit its lines, but not within a word, in a smaller
    font if it is longer."""
    told = name_in(language, name)
    if told == name or not area.name:
        return area.size, area.name
    lines = wrap(told, max(len(text) for _x, _y, text in area.name), break_long_words=False)
    while len(lines) > len(area.name):
        lines = [*lines[:-2], f"{lines[-2]} {lines[-1]}"]
    longest, room = max(map(len, lines)), max(len(text) for _x, _y, text in area.name)
    size = area.size if longest <= room + 1 else round(area.size * max(0.65, (room + 1) / longest), 1)
    places: Sequence[tuple[float, float, str]] = area.name if len(lines) > 1 else [_middle(area)]
    return size, [(x, y, text) for (x, y, _text), text in zip(places, lines, strict=False)]


def _middle(area: Area) -> tuple[float, float, str]:
    count = len(area.name)
    return sum(x for x, _y, _text in area.name) / count, sum(y for _x, y, _text in area.name) / count, ""


def _coast_names(area: Area) -> Iterable[str]:
    for coast, drawn in area.coasts.items():
        x, y = drawn.label
        yield f'<text class="small halo wet" x="{x}" y="{y + 3}">{safe(coast.lower())}</text>'


def unit_at(sheet: BoardArt, location: str) -> tuple[int, int]:
    """The position of a unit in this location."""
    code, _slash, coast = location.partition("/")
    area = sheet.areas[code]
    return area.coasts[coast].unit if coast in area.coasts else area.unit
