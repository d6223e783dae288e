"""Free space inside a province: a grid of spots, their distances from the edge, and which boxes fit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

Values = NDArray[np.float64]
Chosen = NDArray[np.intp]
Spot = tuple[int, int]


@dataclass(frozen=True)
class Room:
    shape: Polygon

    @cached_property
    def spots(self) -> Values:
        """Points with whole coordinates inside the shape, at most a few thousand."""
        west, south, east, north = self.shape.bounds
        step = max(1, round(sqrt(self.shape.area) / 45))
        x, y = np.meshgrid(np.arange(np.ceil(west), east, step), np.arange(np.ceil(south), north, step))
        flat = np.column_stack([x.ravel(), y.ravel()])
        shapely.prepare(self.shape)
        inside: Values = flat[shapely.contains_xy(self.shape, flat[:, 0], flat[:, 1])]
        return inside

    @cached_property
    def clear(self) -> Values:
        """The distance of each spot from the edge."""
        edge: Values = shapely.distance(shapely.points(self.spots), self.shape.boundary)
        return edge

    def clearance(self, spot: Spot) -> float:
        return (
            float(self.shape.boundary.distance(shapely.Point(spot)))
            if self.shape.contains(shapely.Point(spot))
            else 0.0
        )

    def fits(self, width: float, height: float, margin: float = 1.0) -> Chosen:
        """The indices of the spots on which a box of this size lies entirely inside."""
        chosen = np.flatnonzero(self.clear >= min(width, height) / 2)
        half = np.array([width / 2 + margin, height / 2 + margin])
        low, high = self.spots[chosen] - half, self.spots[chosen] + half
        shapely.prepare(self.shape)
        boxes = shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])
        fitting: Chosen = chosen[shapely.contains(self.shape, boxes)]
        return fitting

    def share(self, spots: Values, width: float, height: float) -> Values:
        """The fraction of such a box on each spot that is inside."""
        half = np.array([width / 2, height / 2])
        low, high = spots - half, spots + half
        boxes = shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])
        part: Values = shapely.area(shapely.intersection(boxes, self.shape)) / (width * height)
        return part


def apart(spots: Values, other: Spot) -> Values:
    far: Values = np.hypot(spots[:, 0] - other[0], spots[:, 1] - other[1])
    return far


def gap(spots: Values, width: float, height: float, other: Spot) -> Values:
    """The distance from the edge of a box on each spot to a point outside the box."""
    dx = np.maximum(np.abs(spots[:, 0] - other[0]) - width / 2, 0)
    dy = np.maximum(np.abs(spots[:, 1] - other[1]) - height / 2, 0)
    far: Values = np.hypot(dx, dy)
    return far


def best(spots: Values, score: Values) -> Spot:
    """The spot with the highest score; the first of equals, so that the result is deterministic."""
    x, y = spots[int(np.argmax(np.round(score, 6)))]
    return int(x), int(y)
