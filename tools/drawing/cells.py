"""Provinces that are drawn by sites alone: every place belongs to the nearest site of its group of countries."""

from __future__ import annotations

from collections.abc import Iterator

import shapely
from shapely import LineString, MultiPoint, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from tools.drawing.earth import Earth, polygons
from tools.drawing.lines import rough, smooth
from tools.drawing.plan import Cells, Plan
from tools.drawing.projection import Projection

BEYOND = 2.5  # units a line goes on beyond the edge of its group


def lines(plan: Plan, project: Projection, earth: Earth, land: BaseGeometry) -> Iterator[BaseGeometry]:
    """The lines between the provinces of each group, and those between groups."""
    taken = [name for group in plan.cells for name in group.countries]
    for one in plan.cells:
        for two in plan.cells:
            for a in one.countries:
                for b in two.countries:
                    if plan.cells.index(one) < plan.cells.index(two):
                        yield project.shape(earth.border(a, b))
    outside = [name for name in earth.countries if name not in taken]
    for group in plan.cells:
        for a in group.countries:
            for b in outside:
                yield project.shape(earth.border(a, b))
        where = shapely.union_all([project.shape(earth.country(a)) for a in group.countries])
        yield from _inside(group, project, where, land)


def _inside(group: Cells, project: Projection, where: BaseGeometry, land: BaseGeometry) -> Iterator[BaseGeometry]:
    area = where.buffer(BEYOND) if group.countries else None
    for (one, other), line in _edges(group, project).items():
        curve = smooth([(x, y) for x, y in line.coords])
        if area is not None:
            yield LineString(rough(curve, f"{one}|{other}")).intersection(area)
        else:
            yield LineString(curve).difference(land.buffer(-BEYOND))


def _edges(group: Cells, project: Projection) -> dict[tuple[str, str], LineString]:
    """The borders of the sites' cells, those between sites of one province left out."""
    spots = [(name, project(*place)) for name, places in group.sites.items() for place in places]
    diagram = polygons(shapely.voronoi_polygons(MultiPoint([spot for _, spot in spots])))
    tree = STRtree(diagram)
    shapes: dict[str, list[Polygon]] = {}
    for name, spot in spots:
        shapes.setdefault(name, []).append(diagram[tree.query(Point(spot), predicate="within").tolist()[0]])
    whole = {name: shapely.union_all(parts) for name, parts in shapes.items()}
    names = sorted(whole)
    edges = {}
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            shared = shapely.line_merge(whole[one].intersection(whole[other]))
            pieces = [shared] if isinstance(shared, LineString) else list(getattr(shared, "geoms", ()))
            for number, piece in enumerate(piece for piece in pieces if piece.length > 0):
                edges[one, f"{other}{number or ''}"] = piece
    return edges
