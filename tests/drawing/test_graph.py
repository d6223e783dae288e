"""Boards without geometry become graphs that can be read."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from bench.boards import made_up_board
from casusbelli.core.board import Board
from casusbelli.core.mapfile import load_map
from casusbelli.drawing.graph import APART, RADIUS, graph
from casusbelli.variants import board

MAPS = Path(__file__).parents[1] / "data" / "maps"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in MAPS.glob("*.toml")}


def boards() -> list[Board]:
    made_up = [made_up_board(seed, 20 * seed, 2) for seed in (1, 2, 4)]
    drawn = [load_map(TEXTS[name], f"{name}.toml", TEXTS) for name in ("lagoon", "atoll")]
    return [*made_up, *drawn, board("standard")]


@pytest.mark.parametrize("made", boards(), ids=lambda made: f"{made.name}-{len(made.provinces)}")
def test_provinces_stand_apart_and_on_the_sheet(made: Board) -> None:
    sheet = graph(made)
    assert set(sheet.areas) == set(made.province)
    places = [area.unit for area in sheet.areas.values()]
    assert all(RADIUS <= x <= sheet.size[0] - RADIUS and RADIUS <= y <= sheet.size[1] - RADIUS for x, y in places)
    gaps = [hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)]
    assert min(gaps) > APART - 3


@pytest.mark.parametrize("made", boards(), ids=lambda made: f"{made.name}-{len(made.provinces)}")
def test_every_border_is_a_line(made: Board) -> None:
    strokes = graph(made).strokes
    pairs = {frozenset((code, other)) for code, row in made.neighbors.items() for other in row}
    circles = len(made.provinces)
    assert (strokes.land + strokes.sea).count("M") == len(pairs) + sum(
        area.water for area in graph(made).areas.values()
    )
    assert strokes.coast.count("M") == circles - sum(area.water for area in graph(made).areas.values())


def test_neighbours_are_nearer_than_others() -> None:
    made = board("standard")
    sheet = graph(made)

    def gap(one: str, other: str) -> float:
        (x, y), (other_x, other_y) = sheet.areas[one].unit, sheet.areas[other].unit
        return hypot(x - other_x, y - other_y)

    near = [gap(one, other) for one in made.province for other in made.neighbors[one]]
    every = [gap(one, other) for one, other in combinations(made.province, 2)]
    assert sum(near) / len(near) < 0.4 * sum(every) / len(every)


def test_it_is_the_same_each_time() -> None:
    assert graph(made_up_board(3, 40, 3)) == graph(made_up_board(3, 40, 3))


def test_split_coasts_have_their_own_places() -> None:
    area = graph(board("standard")).areas["STP"]
    assert area.coasts["NC"].unit[1] < area.unit[1] < area.coasts["SC"].unit[1]
