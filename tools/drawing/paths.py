"""Compact SVG path data in whole units, and the strokes of a board: every edge once, classified by what it
separates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from shapely.geometry.base import BaseGeometry

from tools.drawing.earth import polygons

Spot = tuple[int, int]
Edge = tuple[Spot, Spot]
Ring = list[Spot]


def rings(shape: BaseGeometry) -> list[Ring]:
    """The rings of a shape in whole units, without the repeated last point and without rings that vanish."""
    found = []
    for polygon in polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            spots = _tidied([(round(x), round(y)) for x, y in ring.coords[:-1]])
            if len(spots) > 2:
                found.append(spots)
    return found


def _tidied(spots: Sequence[Spot]) -> Ring:
    """Remove the repeated points and needles that rounding causes."""
    done: Ring = []
    for spot in spots:
        if len(done) > 1 and spot == done[-2]:
            done.pop()
        elif not done or spot != done[-1]:
            done.append(spot)
    while len(done) > 2 and (done[0] == done[-1] or done[0] == done[-2] or done[1] == done[-1]):
        if done[0] == done[-1]:
            done.pop()
        elif done[0] == done[-2]:
            done = done[:-2]
        else:
            done = done[1:-1]
    return done


def closed(found: Iterable[Ring]) -> str:
    return "".join(f"{_run(ring)}z" for ring in found)


def opened(lines: Iterable[Sequence[Spot]]) -> str:
    return "".join(_run(line) for line in lines)


def _run(spots: Sequence[Spot]) -> str:
    """An absolute start and relative steps; after m, the letter l is implied."""
    (x, y), *rest = spots
    text = f"M{x} {y}l" if rest else f"M{x} {y}"
    steps = []
    for nx, ny in rest:
        steps += [nx - x, ny - y]
        x, y = nx, ny
    return text + _numbers(steps)


def _numbers(values: Sequence[int]) -> str:
    """Join numbers; a minus sign is separator enough."""
    return "".join(f"{value}" if n == 0 or value < 0 else f" {value}" for n, value in enumerate(values))


def edges(found: Mapping[str, list[Ring]]) -> dict[Edge, list[str]]:
    """Every edge, with its ends sorted -> the names of the shapes that it bounds."""
    owners: dict[Edge, list[str]] = {}
    for name, shape in found.items():
        for ring in shape:
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                owners.setdefault((min(a, b), max(a, b)), []).append(name)
    return owners


def chains(parts: Iterable[Edge]) -> list[list[Spot]]:
    """Join edges into lines as long as possible, in an order that depends only on the edges."""
    beside: dict[Spot, list[Spot]] = {}
    for a, b in sorted(parts):
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    done = []
    ends = sorted((spot for spot in beside if len(beside[spot]) % 2), key=lambda spot: (-len(beside[spot]) % 2, spot))
    for start in [*ends, *sorted(beside)]:
        while beside[start]:
            done.append(_followed(beside, start))
    return done


def _followed(beside: dict[Spot, list[Spot]], start: Spot) -> list[Spot]:
    line = [start]
    while beside[line[-1]]:
        there = beside[line[-1]].pop(0)
        beside[there].remove(line[-1])
        line.append(there)
    return line
