"""One planar network of all lines of a board, on land and at sea: its faces, and the province of each face.

Lines that end at a coast are extended beyond it; dangling ends enclose nothing and are dropped. Because every border is
one line of one network, provinces fit together without gaps, even after they have been simplified together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import shapely
from shapely import LineString, Point, Polygon, STRtree, box
from shapely.geometry.base import BaseGeometry

from tools.drawing.earth import Earth, polygons
from tools.drawing.lines import Spot, between, rough, smooth
from tools.drawing.plan import Plan, Stretch
from tools.drawing.projection import Projection, place_of

BEYOND = 2.5  # units by which a line may be extended beyond a coast
CRUMB = 150.0  # square units: a smaller face without a seed is an offcut, which joins its longest neighbor
FAR = 45.0  # units between an islet and the land it belongs to; islets farther out are left out
TOLERANCE = 0.75


class DrawingError(Exception):
    """The plan does not make a board; the message says which province is wrong, and where."""


@dataclass(frozen=True)
class Face:
    shape: Polygon
    water: bool


@dataclass(frozen=True)
class Ground:
    """The lines and faces of a plan, projected onto the sheet."""

    plan: Plan
    project: Projection
    earth: Earth
    sheet: Polygon
    land: BaseGeometry


def ground(plan: Plan, earth: Earth) -> Ground:
    project = Projection(plan.view)
    frame = box(*plan.view.clip)
    shapes = [shape.intersection(frame) for shape in earth.countries.values() if shape.intersects(frame)]
    sheet = box(0, 0, *plan.size)
    near = sheet.buffer(40)
    drawn = [shapely.make_valid(project.shape(shape)) for shape in shapes]
    land = shapely.union_all([shape for shape in drawn if shape.intersects(near)])
    return Ground(plan, project, earth, sheet, land)


def provinces(on: Ground) -> dict[str, BaseGeometry]:
    """Name -> shape. Straits are ``~CODE``, impassable land is ``-Name``."""
    faces = _faces(on)
    owners = _owners(on, faces)
    shapes: dict[str, list[Polygon]] = {}
    for face, owner in zip(faces, owners, strict=True):
        shapes.setdefault(owner, []).append(face.shape)
    names = sorted(shapes)
    whole = [shapely.union_all(shapes[name]) for name in names]
    if not shapely.coverage_is_valid(whole):
        raise DrawingError("the provinces do not fit together")
    return dict(zip(names, shapely.coverage_simplify(whole, TOLERANCE), strict=True))


# --- lines


def _faces(on: Ground) -> list[Face]:
    network = shapely.union_all([*_lines(on), on.sheet.exterior])
    shapes = [shape for shape in polygons(shapely.polygonize([network])) if shape.centroid.within(on.sheet)]
    shapely.prepare(on.land)
    inside = on.sheet.buffer(0.01)
    shapes = [shape for shape in shapes if inside.contains(shape)]
    return [Face(shape, not on.land.contains(shape.representative_point())) for shape in shapes]


def _lines(on: Ground) -> Iterator[BaseGeometry]:
    yield on.land.boundary
    for one, other in on.plan.kept:
        border = on.earth.border(one, other)
        if border.is_empty:
            raise DrawingError(f"kept: {one} and {other} have no border")
        yield on.project.shape(border)
    wide = on.land.buffer(BEYOND)
    water = on.sheet.buffer(20).difference(on.land).buffer(BEYOND)
    for name in on.plan.land:
        yield _line(on, name, on.plan.land[name], True).intersection(wide)
    for name in on.plan.sea:
        yield _line(on, name, on.plan.sea[name], False).intersection(water)


def _line(on: Ground, name: str, stretches: list[Stretch], land: bool) -> LineString:
    """Hand-drawn parts become curves, roughened on land; real borders are used unchanged."""
    done: list[Spot] = []
    hand: list[Spot] = []
    for n, stretch in enumerate(stretches):
        if not (isinstance(stretch, str) and stretch.startswith("=")):
            hand.append(_spot(on, stretch))
            continue
        real = on.project.shape(on.earth.border(*stretch[1:].split("/")))
        if real.is_empty:
            raise DrawingError(f"{name}: there is no border {stretch}")
        part = between(real, _spot(on, stretches[n - 1]), _spot(on, stretches[n + 1]))
        done += [*_by_hand([*hand, part[0]], f"{name} {n}", land), *part]
        hand = [part[-1]]
    return LineString(done + _by_hand(hand, name, land))


def _by_hand(points: list[Spot], name: str, land: bool) -> list[Spot]:
    if len(points) < 2 or points[0] == points[1]:
        return points[:1]
    return rough(smooth(points), name) if land else smooth(points)


def _spot(on: Ground, stretch: Stretch) -> Spot:
    return junction(on, stretch.removeprefix("@")) if isinstance(stretch, str) else on.project(*stretch)


def junction(on: Ground, name: str) -> Spot:
    """The position of a junction: a place, or the point where the borders of three countries meet."""
    place = on.plan.junctions[name]
    if isinstance(place, tuple):
        return on.project(*place)
    one, two, three = place.split("/")
    meeting = on.earth.border(one, two).intersection(on.earth.border(two, three))
    points = shapely.get_coordinates(meeting).tolist()
    if not points:
        raise DrawingError(f"junction {name}: {one}, {two} and {three} do not meet")
    return on.project(*points[0])


# --- faces


def _seeds(on: Ground) -> dict[str, list[Spot]]:
    plan = on.plan
    named: dict[str, list[Spot]] = {}
    for mark, table in (("", plan.seeds), ("~", plan.straits), ("-", plan.neutral)):
        for name, places in table.items():
            named[mark + name] = [on.project(*place) for place in places]
    return named


def _owners(on: Ground, faces: list[Face]) -> list[str]:
    tree = STRtree([face.shape for face in faces])
    owners: dict[int, str] = {}
    for name, spots in _seeds(on).items():
        for x, y in spots:
            if not on.sheet.contains(Point(x, y)):
                continue
            for n in tree.query(Point(x, y), predicate="within").tolist():
                if owners.setdefault(n, name) != name:
                    raise DrawingError(
                        f"{owners[n]} and {name} share a face, {place_of(on.project, (x, y))}: no line divides them"
                    )
    missing = set(on.plan.seeds) - set(owners.values())
    if missing:
        raise DrawingError(f"no face for {', '.join(sorted(missing))}")
    for n in sorted((n for n in range(len(faces)) if n not in owners), key=lambda n: -faces[n].shape.area):
        owners[n] = _heir(on, faces, owners, tree, n)
    return [owners[n] for n in range(len(faces))]


def _heir(on: Ground, faces: list[Face], owners: Mapping[int, str], tree: STRtree, n: int) -> str:
    """The owner of a face without a seed: for an islet the land nearby, for an offcut the neighbor with the longest
    border."""
    face = faces[n]
    touching = [m for m in tree.query(face.shape).tolist() if m != n and m in owners]
    shared = {m: face.shape.intersection(faces[m].shape).length for m in touching}
    alike = {m: length for m, length in shared.items() if length > 0 and faces[m].water == face.water}
    if alike:
        if face.shape.area > CRUMB and not face.water:
            x, y = face.shape.representative_point().coords[0]
            raise DrawingError(
                f"a face of {face.shape.area:.0f} square units holds no seed: {place_of(on.project, (x, y))}"
            )
        return owners[max(alike, key=lambda m: (alike[m], -m))]
    if not face.water and face.shape.area >= on.plan.island:
        lands = [m for m in owners if not faces[m].water and face.shape.distance(faces[m].shape) < FAR]
        if lands:
            return owners[min(lands, key=lambda m: (face.shape.distance(faces[m].shape), m))]
    if not shared:
        x, y = face.shape.representative_point().coords[0]
        raise DrawingError(f"nobody borders the face at {place_of(on.project, (x, y))}")
    return owners[max(shared, key=lambda m: (shared[m], -m))]
