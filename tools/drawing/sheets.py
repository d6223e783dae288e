"""Turns a plan into a sheet: provinces in whole units, their strokes, and the positions in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
import shapely
from shapely import LineString, Point, Polygon

from casusbelli.core.board import Board
from casusbelli.drawing.board_art import Area, ArtPatch, BoardArt, Coast
from casusbelli.variants import board as packaged
from tools.drawing import earth, network, plan
from tools.drawing.anchors import UNIT, places
from tools.drawing.network import DrawingError, Ground
from tools.drawing.paths import Ring, chains, closed, opened, rings
from tools.drawing.room import Room, apart, best
from tools.drawing.strokes import coast, is_water, strokes

Spot = tuple[int, int]
OFF = 9  # units from the shore to the label of a coast


@cache
def _earth() -> earth.Earth:
    return earth.read()


def draw(name: str) -> bytes:
    """The bytes of a board's ``drawing.json``: one line for each province, so that diffs can be read."""
    sheet = build(packaged(name), plan.read(name))
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
    return Area(
        shape=closed(shapes[code]),
        water=water,
        unit=found.unit,
        room=found.room,
        label=found.label,
        name=found.name,
        size=found.size,
        retreat=found.retreat,
        centre=found.centre,
        coasts=_coasts(on, board, shapes, code, room, found.unit),
        strait=closed(shapes.get(f"~{code}", [])),
    )


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
    return {name: _coast(room, lines[name], at[name], unit) for name in names}


def _coast(room: Room, lines: list[LineString], at: Point, unit: Spot) -> Coast:
    shore = shapely.union_all(lines)
    spots = room.spots
    from_shore = shapely.distance(shapely.points(spots), shore)
    cost = 0.5 * apart(spots, (round(at.x), round(at.y))) + 2 * abs(from_shore - UNIT)
    cost += 4 * (UNIT - room.clear).clip(0) + 3 * (UNIT * 2.2 - apart(spots, unit)).clip(0)
    stand = best(spots, -cost)
    near = shore.interpolate(shore.project(Point(stand))) if shore.geom_type == "LineString" else Point(at)
    dx, dy = near.x - stand[0], near.y - stand[1]
    far = max(1.0, float((dx * dx + dy * dy) ** 0.5))
    label = (round(near.x + dx / far * OFF), round(near.y + dy / far * OFF))
    return Coast(stand, label, opened([[(int(x), int(y)) for x, y in line.coords] for line in lines]))
