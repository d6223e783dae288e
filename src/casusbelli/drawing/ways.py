"""Paths over the board: polylines that can be measured, cut, and drawn as arrows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import hypot

from casusbelli.core.cached_property import cached_property
from casusbelli.drawing.ink import Place, steps

SAMPLES = 8  # straight pieces of a bend
BEND = 0.07  # share of its length, to the left: the opposite move bends to the other side
TAIL, NECK = 1.4, 2.9  # half an arrow's width at its start, and at the start of its head
HEAD_WIDTH, HEAD = 7.5, 14.0  # half the width of an arrow's head, and its length


@dataclass(frozen=True)
class Way:
    points: tuple[Place, ...]

    @cached_property
    def marks(self) -> tuple[float, ...]:
        """The distance of each point along the path."""
        return tuple(accumulate((hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points)), initial=0.0))

    @property
    def length(self) -> float:
        return self.marks[-1]

    def at(self, distance: float) -> Place:
        """The point at this distance; the end of the path if that is off it."""
        marks = self.marks
        n = min(max(bisect_right(marks, distance), 1), len(marks) - 1)
        a, b, start, stop = self.points[n - 1], self.points[n], marks[n - 1], marks[n]
        part = min(max(0.0, (distance - start) / (stop - start)), 1.0) if stop > start else 1.0
        return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)

    def cut(self, start: float, stop: float) -> Way:
        """The part between two distances; at least a stub."""
        start = min(max(0.0, start), self.length)
        stop = max(start + 1.0, min(stop, self.length))
        inner = (p for p, mark in zip(self.points, self.marks, strict=True) if start + 0.1 < mark < stop - 0.1)
        return Way((self.at(start), *inner, self.at(stop)))

    def nearest(self, place: Place) -> float:
        """The distance along the path of its point closest to a place."""
        tries = (self.length * n / 40 for n in range(41))
        return min(tries, key=lambda d: hypot(self.at(d)[0] - place[0], self.at(d)[1] - place[1]))

    def path(self) -> str:
        return steps(self.points)

    def side(self, distance: float, off: float) -> Place:
        """A point beside the path, ``off`` to its left."""
        ahead, behind, here = self.at(distance + 0.5), self.at(distance - 0.5), self.at(distance)
        over, down = ahead[0] - behind[0], ahead[1] - behind[1]
        size = hypot(over, down) or 1.0
        return (here[0] + down / size * off, here[1] - over / size * off)


def bent(start: Place, stop: Place) -> Way:
    """A path between two places that bends a little to the left."""
    over, down = stop[0] - start[0], stop[1] - start[1]
    bow = ((start[0] + stop[0]) / 2 + down * BEND * 2, (start[1] + stop[1]) / 2 - over * BEND * 2)
    return Way(tuple(_bow(start, bow, stop, n / SAMPLES) for n in range(SAMPLES + 1)))


def _bow(a: Place, b: Place, c: Place, t: float) -> Place:
    one, two, three = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return (one * a[0] + two * b[0] + three * c[0], one * a[1] + two * b[1] + three * c[1])


def through(places: Sequence[Place]) -> Way:
    """A smooth path through all places in turn."""
    if len(places) == 2:
        return bent(places[0], places[1])
    padded = (places[0], *places, places[-1])
    points = [places[0]]
    for n in range(len(places) - 1):
        points += [_spline(padded[n : n + 4], t / SAMPLES) for t in range(1, SAMPLES + 1)]
    return Way(tuple(points))


def _spline(four: Sequence[Place], t: float) -> Place:
    """A point between the second and the third of four places (Catmull-Rom)."""
    a, b, c, d = four

    def along(n: int) -> float:
        return 0.5 * (
            2 * b[n]
            + (c[n] - a[n]) * t
            + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
            + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t
        )

    return (along(0), along(1))


def arrow(way: Way) -> str:
    """The outline of an arrow that widens towards its head."""
    head = min(HEAD, way.length * 0.6)
    neck = way.length - head
    left, right = _sides(way.cut(0, neck))
    tip = [way.side(neck, HEAD_WIDTH), way.points[-1], way.side(neck, -HEAD_WIDTH)]
    return steps((*left, *tip, *reversed(right))) + "z"


def stump(way: Way) -> str:
    """The outline of an arrow that does not arrive: no head, and a jagged end."""
    left, right = _sides(way)
    end = way.length
    teeth = [way.side(end + 0.0, NECK), way.side(end - 4, 1), way.side(end, 0), way.side(end - 4, -1)]
    return steps((*left, *teeth, *reversed(right))) + "z"


def _sides(way: Way) -> tuple[list[Place], list[Place]]:
    left, right = [], []
    last = len(way.points) - 1
    for n, ((x, y), mark) in enumerate(zip(way.points, way.marks, strict=True)):
        (from_x, from_y), (to_x, to_y) = way.points[max(n - 1, 0)], way.points[min(n + 1, last)]
        over, down = to_x - from_x, to_y - from_y
        half = (TAIL + (NECK - TAIL) * mark / max(way.length, 1.0)) / (hypot(over, down) or 1.0)
        left.append((x + down * half, y - over * half))
        right.append((x - down * half, y + over * half))
    return left, right
