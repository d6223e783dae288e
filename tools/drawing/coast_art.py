"""One coast of a province that has several: its line, its label, and where a fleet stands."""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely import LineString, Point

from casusbelli.drawing.board_art import Coast
from tools.drawing.anchors import UNIT
from tools.drawing.paths import opened
from tools.drawing.room import Room, Spot, apart, best

OFF = 9  # units from the shore to the label of a coast


def coast_art(room: Room, lines: Sequence[LineString], at: Point, unit: Spot) -> Coast:
    """``at``: a place on or near the coast."""
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
