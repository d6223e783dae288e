"""Makes hand-drawn lines look like borders: smooth at sea, uneven on land as if along rivers and ridges."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from math import hypot, pi, sin

from shapely import LineString, Point, line_locate_point
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

Spot = tuple[float, float]
STEP = 2.5  # units between the points of a smooth line
# Meanders of a border on land: their length and amplitude, in units.
MEANDERS = ((74.0, 3.0), (33.0, 1.9), (15.0, 0.9))


def smooth(points: Sequence[Spot]) -> list[Spot]:
    """A centripetal Catmull-Rom curve through the points."""
    if len(points) < 3:
        return _even(points)
    first = _mirrored(points[1], points[0])
    last = _mirrored(points[-2], points[-1])
    full = [first, *points, last]
    curve = [points[0]]
    for n in range(1, len(full) - 2):
        curve += _span(full[n - 1 : n + 3])
    return _even(curve)


def _mirrored(point: Spot, at: Spot) -> Spot:
    return 2 * at[0] - point[0], 2 * at[1] - point[1]


def _span(p: Sequence[Spot]) -> list[Spot]:
    t = [0.0]
    for a, b in pairwise(p):
        t.append(t[-1] + max(hypot(b[0] - a[0], b[1] - a[1]), 1e-6) ** 0.5)
    count = max(2, round(hypot(p[2][0] - p[1][0], p[2][1] - p[1][1]) / STEP))
    return [_neville(p, t, t[1] + (t[2] - t[1]) * n / count) for n in range(1, count)] + [p[2]]


def _neville(p: Sequence[Spot], t: Sequence[float], at: float) -> Spot:
    def mix(a: Spot, b: Spot, since: float, until: float) -> Spot:
        share = (at - since) / (until - since)
        return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share

    one, two, three = (mix(p[n], p[n + 1], t[n], t[n + 1]) for n in range(3))
    return mix(mix(one, two, t[0], t[2]), mix(two, three, t[1], t[3]), t[1], t[2])


def _even(points: Sequence[Spot]) -> list[Spot]:
    line = LineString(points)
    count = max(1, round(line.length / STEP))
    spots = [line.interpolate(n / count, normalized=True) for n in range(1, count)]
    return [points[0], *((spot.x, spot.y) for spot in spots), points[-1]]


def rough(points: Sequence[Spot], name: str) -> list[Spot]:
    """Displace a line to the left and right by waves derived from the border's name. Its ends do not move."""
    chance = random.Random(name)
    line = LineString(points)
    waves = [
        (length * (0.8 + 0.4 * chance.random()), size * (0.6 + 0.8 * chance.random()), chance.random())
        for length, size in MEANDERS
        for _ in range(2)
    ]
    return [_astray(points, n, line.length, waves) for n in range(len(points))]


def _astray(points: Sequence[Spot], n: int, length: float, waves: Sequence[tuple[float, float, float]]) -> Spot:
    if n in {0, len(points) - 1}:
        return points[n]
    along = length * n / (len(points) - 1)
    free = min(along, length - along)
    by = sum(min(size, free * 3.1 * size / wave) * sin(2 * pi * (along / wave + shift)) for wave, size, shift in waves)
    (x0, y0), (x, y) = points[n - 1], points[n + 1]
    far = hypot(x - x0, y - y0) or 1.0
    return points[n][0] - (y - y0) / far * by, points[n][1] + (x - x0) / far * by


def between(border: BaseGeometry, start: Spot, stop: Spot) -> list[Spot]:
    """The part of a real border between the points nearest to ``start`` and to ``stop``."""
    pieces = [border] if isinstance(border, LineString) else list(border.geoms)
    line = min(pieces, key=lambda piece: (piece.distance(Point(start)) + piece.distance(Point(stop)), piece.wkt))
    one, other = line_locate_point(line, Point(start)), line_locate_point(line, Point(stop))
    part = substring(line, min(one, other), max(one, other))
    spots = [(float(x), float(y)) for x, y in part.coords]
    return spots if one <= other else spots[::-1]
