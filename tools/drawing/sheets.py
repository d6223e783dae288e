"""Turns a plan into a sheet: provinces in whole units, their strokes, and the positions in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from shapely import LineString, Point, Polygon

from casusbelli.core.board import Board
from casusbelli.drawing.board_art import Area, ArtPatch, BoardArt, Coast
from casusbelli.variants import board as packaged
from tools.drawing import cells, earth, network, plan
from tools.drawing.anchors import places
from tools.drawing.coast_art import coast_art
from tools.drawing.network import DrawingError, Ground
from tools.drawing.paths import Ring, chains, closed, rings
from tools.drawing.room import Room
from tools.drawing.strokes import coast, is_water, strokes

Spot = tuple[int, int]


@cache
def _earth() -> earth.Earth:
    return earth.read()


def draw(name: str) -> bytes:
    """The bytes of a board's ``drawing.json``: one line for each province, so that diffs can be read."""
    board = packaged(name)
    sheet = cells.build(board, cells.read(name)) if cells.is_laid_out(name) else build(board, plan.read(name))
    rows = ",\n".join(f'"{code}":{_json(area)}' for code, area in sheet.areas.items())
    patches = ",\n".join(map(_json, sheet.neutral))
    head = f'{{"format":{_json("casusbelli.drawing/1")},"board":{_json(sheet.board)},"size":{_json(sheet.size)},\n'
    body = f'"areas":{{\n{rows}}},\n"neutral":[\n{patches}],\n"strokes":{_json(sheet.strokes)}}}\n'
    return (head + body).encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def build(board: Board, drawn: plan.Plan) -> BoardArt:
    on = network.ground(drawn, _earth())
    shapes = {name: rings(shape) for name, shape in network.provinces(on).items()}
    lost = {province.code for province in board.provinces} ^ {name for name in shapes if name[0] not in "~-"}
    if lost:
        raise DrawingError(f"board and drawing do not agree on {', '.join(sorted(lost))}")
    areas = {province.code: _area(on, board, shapes, province.code) for province in board.provinces}
    neutral = tuple(ArtPatch(closed(shapes[name]), name[1:]) for name in sorted(shapes) if name.startswith("-"))
    return BoardArt(drawn.board, drawn.size, areas, neutral, strokes(board, shapes))


def _area(on: Ground, board: Board, shapes: Mapping[str, list[Ring]], code: str) -> Area:
    drawn, province = on.plan, board.province[code]
    water = is_water(board, code)
    room = Room(mainland(shapes[code]))
    city = on.project(*drawn.cities[code]) if code in drawn.cities else None
    if (city is None) == province.center:
        raise DrawingError(f"{code}: a supply centre has a place in [cities], and nothing else has")
    hand = drawn.corrections.get(code, plan.Corrections())
    found = places(room, province.name, water, city and (round(city[0]), round(city[1])), hand)
    coasts = _coasts(on, board, shapes, code, room, found.unit)
    return found.area(closed(shapes[code]), water, coasts, closed(shapes.get(f"~{code}", [])))


def mainland(found: list[Ring]) -> Polygon:
    """The largest part of a province, with its holes: the positions are in it."""
    whole = Polygon()
    for ring in sorted((Polygon(ring).buffer(0) for ring in found), key=lambda ring: -ring.area):
        whole = whole.symmetric_difference(ring) if whole.contains(ring) or whole.is_empty else whole
    parts = earth.polygons(whole)
    return max(parts, key=lambda part: part.area)


# --- split coasts


def _coasts(
    on: Ground, board: Board, shapes: Mapping[str, list[Ring]], code: str, room: Room, unit: Spot
) -> dict[str, Coast]:
    names = board.province[code].coasts
    if not names:
        return {}
    waters = {name for name in shapes if is_water(board, name)}
    lines: dict[str, list[LineString]] = {name: [] for name in names}
    at = {name: Point(on.project(*on.plan.coasts[f"{code}/{name}"])) for name in names}
    for chain in chains(coast(shapes, code, waters)):
        line = LineString(chain)
        lines[min(names, key=lambda name: (line.distance(at[name]), name))].append(line)
    return {name: coast_art(room, lines[name], at[name], unit) for name in names}
