"""The tool that draws the boards: what lies in the tree is what it makes of the plans, byte for byte."""

from __future__ import annotations

import msgspec
import pytest

from casusbelli.variants import board, drawing_text

pytest.importorskip("shapely", reason="shapely draws the boards; pip install -r requirements-dev.txt")

from tools import draw_board
from tools.drawing import earth, network, plan
from tools.drawing.lines import rough, smooth
from tools.drawing.network import DrawingError
from tools.drawing.paths import chains, closed, opened
from tools.drawing.projection import Projection, place_of
from tools.drawing.sheets import build, draw


@pytest.mark.full
@pytest.mark.parametrize("name", draw_board.plans())
def test_a_sheet_is_what_its_plan_makes(name: str) -> None:
    text = draw(name)
    assert text == drawing_text(name), f"run python -m tools.draw_board {name}"


def changed(**tables: object) -> plan.Plan:
    return msgspec.structs.replace(plan.read("standard"), **tables)


def test_two_seeds_in_one_face_are_named() -> None:
    land = {name: line for name, line in plan.read("standard").land.items() if name != "BUR|GAS"}
    with pytest.raises(DrawingError, match=r"GAS and BUR share a face, .*: no line divides them"):
        build(board("standard"), changed(land=land))


def test_a_face_nobody_has_a_seed_in_is_named_by_its_place() -> None:
    seeds = {name: places for name, places in plan.read("standard").seeds.items() if name != "BUR"}
    with pytest.raises(DrawingError, match="holds no seed: "):
        build(board("standard"), changed(seeds=seeds))


def test_a_border_that_is_none_is_named() -> None:
    with pytest.raises(DrawingError, match=r"POR.SPA: there is no border =Portugal/Poland"):
        build(board("standard"), changed(land={"POR|SPA": [(-8.0, 42.0), "=Portugal/Poland", (-7.0, 37.0)]}))


def test_a_kept_border_that_is_none_is_named() -> None:
    with pytest.raises(DrawingError, match="kept: Portugal and Frnace have no border"):
        build(board("standard"), changed(kept=[("Portugal", "Frnace")]))


def test_a_place_on_the_sheet_is_found_on_the_earth() -> None:
    project = Projection(plan.read("standard").view)
    lon, lat = place_of(project, project(24.1, 56.9))
    assert abs(lon - 24.1) < 0.05
    assert abs(lat - 56.9) < 0.05


def test_the_real_border_of_two_countries() -> None:
    assert network.ground(plan.read("standard"), earth.read()).earth.border("Portugal", "Spain").length > 8


# --- lines and paths


def test_a_line_keeps_its_ends_and_goes_astray_the_same_way_every_time() -> None:
    points = [(0.0, 0.0), (60.0, 10.0), (120.0, 0.0)]
    curve = smooth(points)
    assert (curve[0], curve[-1]) == (points[0], points[-1])
    assert rough(curve, "A|B") == rough(curve, "A|B") != rough(curve, "A|C")
    assert (rough(curve, "A|B")[0], rough(curve, "A|B")[-1]) == (points[0], points[-1])


def test_paths_are_short() -> None:
    assert closed([[(10, 20), (13, 24), (8, 24)]]) == "M10 20l3 4-5 0z"
    assert opened([[(0, 0), (-1, 5)]]) == "M0 0l-1 5"


def test_edges_become_few_lines() -> None:
    ring = [((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1))]
    assert [len(line) for line in chains(ring)] == [5]
    assert [line[0] for line in chains([*ring, ((1, 1), (2, 2))])] == [(1, 1)]
