"""Projects longitude and latitude onto the sheet: Lambert's conformal conic, a fisheye, magnifiers, scale and shift.

Uses plain ``math`` and rounds once at the end, so that the result is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, exp, hypot, log, pi, radians, sin, tan

import shapely
from shapely.geometry.base import BaseGeometry

from tools.drawing.plan import Magnifier, Place, View

EARTH = 6371.0  # km
Point = tuple[float, float]
GRID = 1024  # precision: fractions of a unit


class Projection:
    def __init__(self, view: View) -> None:
        self.view = view
        self._conic = _conic(view.parallels, view.origin)
        self._eye = self._conic(*view.eye)
        self._magnifiers = [(self._seen(magnifier.at), magnifier) for magnifier in view.magnifiers]

    def __call__(self, lon: float, lat: float) -> Point:
        x, y = self._seen((lon, lat))
        dx = dy = 0.0
        for middle, magnifier in self._magnifiers:
            push = _push((x, y), middle, magnifier)
            dx, dy = dx + push[0], dy + push[1]
        scale = self.view.scale
        return _rounded(self.view.middle[0] + (x + dx) * scale, self.view.middle[1] - (y + dy) * scale)

    def shape(self, shape: BaseGeometry) -> BaseGeometry:
        return shapely.transform(shape, lambda points: [self(x, y) for x, y in points.tolist()])

    def _seen(self, place: Place) -> Point:
        """Apply the fisheye: km in the middle, less and less toward the edge."""
        x, y = self._conic(*place)
        x, y = x - self._eye[0], y - self._eye[1]
        shrunk = (1 + self.view.bulge) / (1 + self.view.bulge * hypot(x, y) / self.view.reach)
        return x * shrunk / (1 + self.view.bulge), y * shrunk / (1 + self.view.bulge)


def _rounded(x: float, y: float) -> Point:
    return round(x * GRID) / GRID, round(y * GRID) / GRID


def _push(at: Point, middle: Point, magnifier: Magnifier) -> Point:
    x, y = at[0] - middle[0], at[1] - middle[1]
    gain = magnifier.gain * exp(-(x * x + y * y) / magnifier.width**2)
    return x * gain, y * gain


def _conic(parallels: tuple[float, float], origin: Place) -> Callable[[float, float], Point]:
    south, north = map(radians, parallels)
    cone = log(cos(south) / cos(north)) / log(_steep(north) / _steep(south))
    size = EARTH * cos(south) * _steep(south) ** cone / cone
    zero = size / _steep(radians(origin[1])) ** cone

    def project(lon: float, lat: float) -> Point:
        distance = size / _steep(radians(lat)) ** cone
        angle = cone * radians(lon - origin[0])
        return distance * sin(angle), zero - distance * cos(angle)

    return project


def _steep(latitude: float) -> float:
    return tan(pi / 4 + latitude / 2)


def place_of(project: Projection, at: Point) -> Place:
    """The approximate place on earth of a point of the sheet, for messages; found by descent."""
    lon, lat = project.view.eye
    step = 8.0
    while step > 0.01:
        tries = [(lon + dx * step, lat + dy * step) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        best = min(tries, key=lambda place: hypot(*(a - b for a, b in zip(project(*place), at, strict=True))))
        if best == (lon, lat):
            step /= 2
        lon, lat = best
    return round(lon, 2), round(lat, 2)
