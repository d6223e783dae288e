"""Extracts the part of the earth that our boards need from Natural Earth's countries (public domain).

The source is ``countries-50m.json`` of the npm package ``world-atlas`` 2.0.2, a TopoJSON file. A border that two
countries share is one arc there and in the extract, so that both sides still match after simplification.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely import LineString

Box = tuple[float, float, float, float]  # west, south, east, north

# The area of our boards, with a margin: simplified slightly inside, strongly outside.
WINDOWS: tuple[Box, ...] = ((-32, 26, 58, 76), (26, -16, 132, 50))
FINE, COARSE = 0.02, 1.5  # degrees
SCALE = 250  # steps per degree: one is about 400 m


def extract(source: Path) -> str:
    topology = json.loads(source.read_text(encoding="utf-8"))
    arcs = [_thinned(arc) for arc in _arcs(topology)]
    countries: dict[str, list[list[list[int]]]] = {}
    for geometry in topology["objects"]["countries"]["geometries"]:
        polygons = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry.get("arcs", [])
        kept = [polygon for polygon in polygons if _is_shown(polygon, arcs)]
        if kept:
            countries[geometry["properties"]["name"]] = kept
    return _document(countries, arcs)


def _arcs(topology: Any) -> Iterator[list[tuple[float, float]]]:
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        yield points


def _inside(points: Sequence[tuple[float, float]]) -> bool:
    return any(w <= x <= e and s <= y <= n for x, y in points for w, s, e, n in WINDOWS)


def _thinned(arc: list[tuple[float, float]]) -> list[tuple[int, int]]:
    line = LineString(arc).simplify(FINE if _inside(arc) else COARSE, preserve_topology=True)
    return [(round(x * SCALE), round(y * SCALE)) for x, y in line.coords]


def _is_shown(polygon: list[list[int]], arcs: list[list[tuple[int, int]]]) -> bool:
    return any(
        _inside([(x / SCALE, y / SCALE) for x, y in arcs[n if n >= 0 else ~n]]) for ring in polygon[:1] for n in ring
    )


def _document(countries: dict[str, list[list[list[int]]]], arcs: list[list[tuple[int, int]]]) -> str:
    """The TopoJSON document, with arcs renumbered by first use and written as steps, one per line."""
    number: dict[int, int] = {}

    def new(arc: int) -> int:
        at = number.setdefault(arc if arc >= 0 else ~arc, len(number))
        return at if arc >= 0 else ~at

    shapes = {
        name: [[[new(arc) for arc in ring] for ring in polygon] for polygon in polygons]
        for name, polygons in sorted(countries.items())
    }
    lines = ",\n".join(json.dumps(_steps(arcs[old]), separators=(",", ":")) for old in number)
    rows = ",\n".join(
        f"{json.dumps(name, ensure_ascii=False)}:{json.dumps(shape, separators=(',', ':'))}"
        for name, shape in shapes.items()
    )
    return f'{{"scale":{SCALE},\n"countries":{{\n{rows}}},\n"arcs":[\n{lines}]}}\n'


def _steps(points: Sequence[tuple[int, int]]) -> list[int]:
    """Longitude and latitude of the first point, then the differences, without repeated points."""
    flat = list(points[0])
    for (x0, y0), (x, y) in pairwise(points):
        if (x, y) != (x0, y0):
            flat += [x - x0, y - y0]
    return flat
