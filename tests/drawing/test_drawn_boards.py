"""Every drawn board shows what its map says: who touches whom, and how; and things stand where they belong."""

from __future__ import annotations

import gzip
import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import cos, hypot, pi, sin
from pathlib import Path

import pytest

from casusbelli.core.board import SEA, Board
from casusbelli.core.orders import FLEET
from casusbelli.core.translations import name_in
from casusbelli.drawing.beyond import beyond
from casusbelli.drawing.board_art import ArtPatch, BadDrawing, BoardArt, art_of
from casusbelli.drawing.board_layer import name_lines, names
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.graph import graph
from casusbelli.drawing.picture import sheet_of
from casusbelli.drawing.pieces import CENTER
from casusbelli.drawing.scene import empty
from casusbelli.variants import board, board_names, drawing_text, load_board
from casusbelli.variants.table import new_game
from tests.drawing.geometry import Drawn, Spot, edges, inside, length, rings

DRAWINGS = {drawing_text(name): name for name in board_names()}  # boards may share a drawing
DRAWN = [name for text, name in DRAWINGS.items() if text is not None]
LEAST = 9.0  # units of border that two neighbours share
UNIT, DOT, CODE = 10, 4, (25, 10)  # the radius of a unit and of a supply centre, the box of a code


@cache
def drawn(name: str) -> Drawn:
    return Drawn(sheet(name))


def sheet(name: str) -> BoardArt:
    found = art_of(board(name))
    assert found is not None
    return found


def test_boards_of_ours_are_drawn() -> None:
    assert {"standard", "western-mediterranean", "indian-ocean"} <= set(DRAWN)


def test_a_board_nobody_has_drawn_has_no_sheet() -> None:
    assert art_of(replace(board("standard"), victory=17)) is None  # it is called like one that has
    lagoon = Path(__file__).parents[1] / "data" / "maps" / "lagoon.toml"
    assert art_of(load_board(lagoon)) is None


def test_a_board_of_another_day_and_a_copy_are_drawn_alike() -> None:
    europe = board("standard")
    assert art_of(pickle.loads(pickle.dumps(europe))) == art_of(europe)
    assert art_of(new_game("great-war").rules.board.on("S1917M")) is art_of(europe)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"size": [0, 900]}, "size: 0 x 900"),
        ({"size": [10**9, 900]}, "size: 1000000000 x 900"),
        ({"areas": {"XXX": {}}}, "Object missing required field"),
        ({"strokes": {"coast": '"/><script>', "land": "", "home": "", "sea": ""}}, "a shape is no SVG path"),
        ({"format": "other"}, "other"),
    ],
)
def test_a_drawing_that_cannot_be_used_is_refused(change: dict[str, object], told: str, tmp_path: Path) -> None:
    text = drawing_text("western-mediterranean")
    assert text is not None
    (tmp_path / "map.toml").write_text('name = "west"\ninherit = "western-mediterranean"', encoding="utf-8")
    (tmp_path / "drawing.json").write_bytes(text)
    assert art_of(load_board(tmp_path)) == sheet("western-mediterranean")
    (tmp_path / "drawing.json").write_text(json.dumps(json.loads(text) | change), encoding="utf-8")
    west = load_board(tmp_path)
    with pytest.raises(BadDrawing, match=f"west/drawing.json: .*{told}"):
        art_of(west)
    assert sheet_of(west) == graph(west), "games go on"


def test_a_drawing_of_another_board_is_refused(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text('name = "west"\ninherit = "western-mediterranean"', encoding="utf-8")
    (tmp_path / "drawing.json").write_bytes(drawing_text("standard") or b"")
    with pytest.raises(BadDrawing, match=r"areas\.\w+: The Western Mediterranean, 1494 has no such province"):
        art_of(load_board(tmp_path))


# --- who touches whom

CAPITALS = ["LON", "BER", "MOS", "CON", "VIE", "ROM", "PAR"]  # in their order around the middle
MEETING = {  # neighbors that meet at a point, where several provinces all border each other
    "ancient-mediterranean": {"AUS LIB", "GOT MES", "ALE SIN", "GOP THB", "NEA SIC", "AUS TYN"},
    "pure": {f"{CAPITALS[n]} {CAPITALS[m]}" for n in range(7) for m in range(n + 2, 7 - (n == 0))},
}
# Borders of two lands on which fleets pass by the Nile, an island's waters, the canal from Don to Volga, the ice of the
# Arctic, or the coasts of Africa that are off the board.
RIVERS = {
    "ancient-mediterranean": {"ALE MEM", "ALE THB", "BAY MEM", "BAY THB", "MEM THB", "SAG TAR"},
    "modern": {"ROS VOL"},
    "youngstown": {"OMS SIB", "OMS STP/NC", "EAF OBG", "MOR OBD", "OBD OBG"},
}


def known(table: dict[str, set[str]], name: str) -> set[frozenset[str]]:
    return {frozenset(pair.split()) for pair in table.get(name, ())}


@pytest.mark.parametrize("name", MEETING)
def test_where_several_provinces_meet(name: str) -> None:
    corners = {code: {spot for ring in rings(area.shape) for spot in ring} for code, area in sheet(name).areas.items()}
    for one, other in map(sorted, known(MEETING, name)):
        assert len(corners[one] & corners[other]) == 1, (one, other)


@pytest.mark.parametrize("name", DRAWN)
def test_provinces_touch_just_as_the_map_says(name: str) -> None:
    neighbors = {frozenset((a, b)) for a, row in board(name).neighbors.items() for b in row}
    touching = drawn(name).shared()
    assert set(touching) == neighbors - known(MEETING, name)
    assert [pair for pair, border in touching.items() if length(border) < LEAST] == []


@pytest.mark.parametrize("name", DRAWN)
def test_every_edge_off_the_frame_lies_between_two(name: str) -> None:
    picture = drawn(name)
    loose = [edge for edge, owners in picture.owners.items() if len(owners) != 2 and not picture.on_frame(edge)]
    assert loose == []


@pytest.mark.parametrize("name", DRAWN)
def test_every_edge_is_stroked_once_and_by_its_kind(name: str) -> None:
    picture = drawn(name)
    strokes = {kind: edges(getattr(picture.sheet.strokes, kind)) for kind in ("coast", "land", "home", "sea")}
    every = [edge for stroke in strokes.values() for edge in stroke]
    assert len(every) == len(set(every))
    assert set(every) == {edge for edge in picture.owners if not picture.on_frame(edge)}
    assert all(edge in picture.wet and edge in picture.dry for edge in strokes["coast"])
    assert all(edge not in picture.dry for edge in strokes["sea"])
    assert all(edge not in picture.wet for edge in strokes["land"] + strokes["home"])


@pytest.mark.parametrize("name", DRAWN)
def test_fleets_pass_from_land_to_land_just_where_both_lie_on_one_water(name: str) -> None:
    """The border of two lands runs out into the water just where a fleet may pass, and on the coast it may pass by."""
    geography, picture = board(name), drawn(name)
    said = {
        frozenset((origin, to))
        for origin, row in geography.adjacent[FLEET].items()
        for to in row
        if SEA not in {geography.province[geography.province_of[at]].terrain for at in (origin, to)}
    }
    assert _passes(geography, picture) == said - known(MEETING, name) - known(RIVERS, name)


def _passes(geography: Board, picture: Drawn) -> set[frozenset[str]]:
    """Pairs of locations whose border ends in a water that both touch."""
    shores: dict[str, dict[str, set[Spot]]] = {}  # location -> water -> where they touch
    for location in geography.adjacent[FLEET]:
        shores[location] = _shores(picture, location, geography.province_of[location])
    found = set()
    for pair, border in picture.shared().items():
        one, other = sorted(pair)
        if picture.sheet.areas[one].water or picture.sheet.areas[other].water:
            continue
        ends = {spot for edge in border for spot in edge}
        for a in geography.province[one].locations:
            for b in geography.province[other].locations:
                if any(ends & shores[a][sea] & shores[b][sea] for sea in shores[a].keys() & shores[b].keys()):
                    found.add(frozenset((a, b)))
    return found


def _shores(picture: Drawn, location: str, code: str) -> dict[str, set[Spot]]:
    """Where a location touches each sea: a split province by its coasts only, a strait on the seas it opens to."""
    area = picture.sheet.areas[code]
    if area.water or (area.coasts and location == code):
        return {}
    on = set(edges(area.coasts[location.split("/")[1]].line)) if location != code else None
    found: dict[str, set[Spot]] = {}
    for edge, owners in picture.owners.items():
        if code not in owners or (on is not None and edge not in on):
            continue
        for other in set(owners) - {code}:
            if not other.startswith("-") and picture.sheet.areas[other].water:
                found.setdefault(other, set()).update(edge)
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_a_coast_lies_on_just_the_seas_its_fleets_reach(name: str) -> None:
    geography, picture = board(name), drawn(name)
    for province in geography.provinces:
        area = picture.sheet.areas[province.code]
        assert set(area.coasts) == set(province.coasts)
        for coast in province.coasts:
            location = f"{province.code}/{coast}"
            seas = {to for to in geography.adjacent[FLEET][location] if geography.province_of[to] == to}
            seas = {sea for sea in seas if geography.province[sea].terrain == SEA}
            assert set(_shores(picture, location, province.code)) == seas


# --- near misses and short borders: the places that drawings get wrong

SHORT = {  # borders under 22 units
    "standard": {"IRI NAO": 12, "MAO WES": 11, "LVP NAO": 18, "GAL VIE": 18, "AEG ION": 19},
    "western-mediterranean": {"BUR SAV": 18},
    "indian-ocean": {"ADE RED": 12, "ADM MLC": 16, "ARS GUL": 12, "ARS YEM": 11, "AVA TIB": 11, "AYU LIG": 20}
    | {"CAI DAM": 13, "CHP TON": 16, "CSE LAC": 16, "GOA MLB": 19, "GOS MLC": 17, "LIG PEG": 11, "TIB YUN": 13},
}
NEAR = 3  # units; provinces that are no neighbours do not come nearer to each other, nor meet at a point


@pytest.mark.parametrize("name", DRAWN)
def test_short_borders_are_known(name: str) -> None:
    short = {" ".join(sorted(pair)): length(border) for pair, border in drawn(name).shared().items()}
    expected = SHORT.get(name, {})
    assert {pair for pair, units in short.items() if units < 22} == set(expected)
    assert {pair: short[pair] for pair in expected if short[pair] < expected[pair]} == {}


@pytest.mark.parametrize("name", DRAWN)
def test_near_misses_miss(name: str) -> None:
    """On the standard board Barents Sea and Finland, Spain and North Africa, Clyde and the North Sea nearly meet."""
    corners: dict[Spot, set[str]] = {}
    for code, area in sheet(name).areas.items():
        for spot in _spots(area.shape) | _spots(area.strait):
            corners.setdefault(spot, set()).add(code)
    near = [(dx, dy) for dx in range(-NEAR, NEAR + 1) for dy in range(-NEAR, NEAR + 1) if hypot(dx, dy) < NEAR]
    meeting = {
        (one, other)
        for (x, y), codes in corners.items()
        for dx, dy in near
        for one in codes
        for other in corners.get((x + dx, y + dy), ())
    }
    neighbors = board(name).neighbors
    assert {(one, other) for one, other in meeting if one < other and other not in neighbors[one]} == set()


def _spots(path: str) -> set[Spot]:
    return {spot for ring in rings(path) for spot in ring}


# --- where things stand


@pytest.mark.parametrize("name", DRAWN)
def test_everything_stands_in_its_own_province(name: str) -> None:
    for code, area in sheet(name).areas.items():
        spots = {"unit": area.unit, "label": area.label, "retreat": area.retreat}
        spots |= {coast: place.unit for coast, place in area.coasts.items()}
        if area.centre is not None:
            spots["centre"] = area.centre
        assert [(code, what) for what, spot in spots.items() if not inside(area.shape, spot)] == []
        middle = round(sum(y for _, y, _ in area.name) / len(area.name))
        assert inside(area.shape, (area.name[0][0], middle)), code


def test_no_hole_is_left_behind_an_island() -> None:
    """Ireland lies between two seas that border each other, Bosnia between Croatia and Serbia."""
    assert len(sheet("modern").neutral) == 1, "only what lies outside"
    corners = {code: _spots(sheet("modern").areas[code].shape) for code in ("CRO", "SER", "BOS", "HUN")}
    assert corners["CRO"] & corners["SER"] & corners["BOS"]
    assert corners["CRO"] & corners["SER"] & corners["HUN"]


def test_what_is_left_between_provinces_is_an_area_of_the_map_or_a_knot() -> None:
    """Four boxes off the board that do not all border each other meet at a knot of their borders."""
    *inner, outside = sheet("youngstown").neutral
    named = {patch.name for patch in inner} - {outside.name}
    assert named == set(board("youngstown").impassable.values())
    knots = [patch for patch in inner if patch.name == outside.name]
    assert len(knots) == 11
    assert max(min(extent) for extent in map(_extent, knots)) < 12


def _extent(patch: ArtPatch) -> tuple[int, int]:
    xs, ys = zip(*_spots(patch.shape), strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


LETTER = 0.55  # the width of a letter, relative to the font size


def written(name: str, language: str) -> Iterator[tuple[str, str, tuple[float, float, float, float]]]:
    """The lines of all full names, with the boxes they take."""
    for province in board(name).provinces:
        size, lines = name_lines(sheet(name).areas[province.code], province.name, language)
        for x, y, text in lines:
            half = len(text) * size * LETTER / 2
            yield province.code, text, (x - half, y - size * 0.8, x + half, y + size * 0.2)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("name", DRAWN)
def test_full_names_are_whole_and_keep_clear_of_others(name: str, language: str) -> None:
    rows = list(written(name, language))
    for province in board(name).provinces:
        told = " ".join(text for code, text, _box in rows if code == province.code)
        assert told.replace("- ", "-") == name_in(language, province.name)
    for (one, text, a), (other, beside, b) in combinations(rows, 2):
        apart = max(a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3]) >= -1
        assert one == other or apart, (text, beside)
    for code, text, (west, north, east, south) in rows:
        for other, area in sheet(name).areas.items():
            x, y = area.unit
            assert code == other or not (west - UNIT < x < east + UNIT and north - UNIT < y < south + UNIT), (
                text,
                other,
            )


def test_a_province_of_two_parts_shows_its_code_in_both() -> None:
    areas = sheet("youngstown").areas
    twice = {code: area for code, area in areas.items() if area.again is not None}
    assert set(twice) == {"OBA", "OBB", "OBC", "OBD"}
    for code, area in twice.items():
        first, second = ["M" + run for run in area.shape.split("M")[1:]]
        assert area.again is not None
        assert inside(first, area.label)
        assert not inside(first, area.again)
        assert inside(second, area.again)
        for kind, times in (("short", 2), ("full", 1), ("none", 0)):
            written = "".join(names(board("youngstown"), sheet("youngstown"), kind))
            assert written.count(f">{code}</text>") == times


def test_the_two_sides_of_spain_are_one_province() -> None:
    spain = sheet("youngstown").areas["SPA"]
    assert len(rings(spain.shape)) == 1
    north, south = (set(edges(spain.coasts[coast].line)) for coast in ("NC", "SC"))
    assert not north & south


@pytest.mark.parametrize("name", DRAWN)
def test_supply_centres_have_a_dot_and_names_are_whole(name: str) -> None:
    for province in board(name).provinces:
        area = sheet(name).areas[province.code]
        assert (area.centre is not None) == province.center
        assert area.water == (province.terrain == SEA)
        assert "".join(text for _, _, text in area.name).replace(" ", "") == province.name.replace(" ", "")
        assert area.room >= UNIT, province.code


@pytest.mark.parametrize("name", DRAWN)
def test_the_mark_of_a_supply_center_is_wholly_inside_its_province(name: str) -> None:
    for code in board(name).centers:
        area = sheet(name).areas[code]
        assert area.centre is not None
        x, y = area.centre
        rim = [(x + CENTER * cos(pi * n / 12), y + CENTER * sin(pi * n / 12)) for n in range(24)]
        assert [spot for spot in rim if not inside(area.shape, spot)] == [], code


@pytest.mark.parametrize("name", DRAWN)
def test_everything_at_an_edge_of_the_sheet_runs_on_beyond_it(name: str) -> None:
    """Every stretch of the four edges is continued by the province or the closed land that lies at it."""
    more, (wide, high) = beyond(board(name)), sheet(name).size
    spots = [(x, y) for x in (-50, wide + 50) for y in range(-50, high + 50, 7)]
    spots += [(x, y) for y in (-50, high + 50) for x in range(-50, wide + 50, 7)]
    patches = [*more.areas.values(), more.neutral]
    assert [spot for spot in spots if sum(inside(patch, spot) for patch in patches) != 1] == []
    assert len(gzip.compress("".join((*patches, *more.lines.values())).encode(), 9)) < 1_500


@pytest.mark.parametrize("name", DRAWN)
def test_unit_dot_and_code_keep_clear_of_each_other(name: str) -> None:
    for code, area in sheet(name).areas.items():
        assert _gap(area.label, area.unit) >= UNIT, code
        if area.centre is not None:
            assert hypot(area.centre[0] - area.unit[0], area.centre[1] - area.unit[1]) >= UNIT + DOT, code
            assert _gap(area.label, area.centre) >= DOT, code


@pytest.mark.parametrize("name", DRAWN)
def test_no_code_covers_another_or_the_unit_next_door(name: str) -> None:
    areas = sheet(name).areas
    for (one, a), (other, b) in combinations(areas.items(), 2):
        assert _apart(a.label, b.label), (one, other)
        assert hypot(a.unit[0] - b.unit[0], a.unit[1] - b.unit[1]) >= 2 * UNIT, (one, other)
        assert min(_gap(a.label, b.unit), _gap(b.label, a.unit)) >= UNIT - 1, (one, other)


def _gap(label: Spot, spot: Spot) -> float:
    """From the box of a code to a point."""
    return hypot(max(0, abs(label[0] - spot[0]) - CODE[0] / 2), max(0, abs(label[1] - spot[1]) - CODE[1] / 2))


def _apart(one: Spot, other: Spot) -> bool:
    return abs(one[0] - other[0]) >= CODE[0] or abs(one[1] - other[1]) >= CODE[1]


@pytest.mark.parametrize("name", DRAWN)
def test_a_sheet_is_small(name: str) -> None:
    text = drawing_text(name)
    assert text is not None
    assert len(text) <= 110_000
    assert len(gzip.compress(text, 9)) <= 34_000


@pytest.mark.parametrize("name", DRAWN)
def test_the_board_of_a_page_is_small(name: str) -> None:
    assert len(gzip.compress(Canvas(empty(board(name))).svg().encode(), 9)) <= 35_000
