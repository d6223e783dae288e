"""The earth as the extract stores it: countries in longitude and latitude, and the borders between them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from shapely import LineString, Polygon, line_merge, make_valid, union_all
from shapely.geometry.base import BaseGeometry

EXTRACT = Path(__file__).resolve().parents[1] / "drawing_data" / "earth.json"
Arc = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Earth:
    arcs: tuple[Arc, ...]
    rings: Mapping[str, list[list[list[int]]]]  # country -> polygons -> rings -> arcs, where ~n is arc n reversed

    @cached_property
    def countries(self) -> dict[str, BaseGeometry]:
        return {name: self._shape(polygons) for name, polygons in self.rings.items()}

    @cached_property
    def _users(self) -> dict[int, set[str]]:
        users: dict[int, set[str]] = {}
        for name, polygons in self.rings.items():
            for arc in _flat(polygons):
                users.setdefault(arc, set()).add(name)
        return users

    def border(self, one: str, other: str) -> BaseGeometry:
        """The border between two countries, in as few pieces as possible."""
        arcs = [arc for arc, users in self._users.items() if {one, other} <= users and len(self.arcs[arc]) > 1]
        return line_merge(union_all([LineString(self.arcs[arc]) for arc in arcs]))

    def _shape(self, polygons: list[list[list[int]]]) -> BaseGeometry:
        return union_all([make_valid(Polygon(rings[0], rings[1:])) for rings in map(self._rings, polygons) if rings])

    def _rings(self, polygon: list[list[int]]) -> list[list[tuple[float, float]]]:
        rings = [self._ring(ring) for ring in polygon]
        return [ring for ring in rings if len(ring) > 3] if len(rings[0]) > 3 else []

    def _ring(self, arcs: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for number in arcs:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points += arc[1:] if points else arc
        return _unwrapped(points)


def _flat(polygons: list[list[list[int]]]) -> set[int]:
    return {arc if arc >= 0 else ~arc for polygon in polygons for ring in polygon for arc in ring}


def _unwrapped(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Unwrap a ring that crosses 180 degrees, as Russia does, so that its longitudes are continuous."""
    done: list[tuple[float, float]] = []
    turn = 0.0
    for x, y in points:
        if done:
            step = x + turn - done[-1][0]
            turn += -360 if step > 180 else 360 if step < -180 else 0
        done.append((x + turn, y))
    return done


def read(path: Path = EXTRACT) -> Earth:
    document = json.loads(path.read_text(encoding="utf-8"))
    return Earth(tuple(_arc(steps, document["scale"]) for steps in document["arcs"]), document["countries"])


def _arc(steps: list[int], scale: int) -> Arc:
    x = y = 0
    points = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x / scale, y / scale))
    return tuple(points)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a geometry of any type."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    parts = shape.geoms if hasattr(shape, "geoms") else ()
    return [polygon for part in parts for polygon in polygons(part)]
