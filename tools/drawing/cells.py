"""Draws a board that is laid out instead of lying on the earth: a cell for each province, around its place.

The places and the borders between them make a plane graph. Each border becomes a line that crosses its edge in the
middle and ends at a corner in the face on either side. A face in which the plan puts an impassable area keeps a hole of
that name; so does everything outside of the board. Where the provinces around another face do not all border each
other, their borders end at a knot that is just large enough to keep those apart that do not. If two provinces that
border each other lie on both sides of an island, they meet behind it, too, and there is no knot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, permutations, product
from math import atan2, hypot

import msgspec
from shapely import LineString, Polygon

from casusbelli.core.board import Board
from casusbelli.core.orders import FLEET
from casusbelli.drawing.board_art import Area, ArtPatch, BoardArt, Coast
from tools.drawing.anchors import places
from tools.drawing.coast_art import coast_art
from tools.drawing.network import DrawingError
from tools.drawing.paths import Edge, Ring, chains, closed, edges
from tools.drawing.plan import PLANS, Corrections
from tools.drawing.room import Room, best
from tools.drawing.strokes import is_water, strokes

Spot = tuple[int, int]
Place = tuple[float, float]
Side = tuple[str, str]  # an edge seen from its left side

FOLDER = PLANS / "cells"
HOLE = 0.34  # the size of a hole, as a share of its face
KNOT = 5.0  # units between the ends of two borders in a knot
BEHIND = 0.25  # the length of a border behind an island, as a share of its face
SECOND = "+"  # after the code of a province: its second part
OUTSIDE = 46.0  # units that the outermost cells reach beyond their places


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """The second part of a province that lies on both sides of others. ``joined``: the two parts touch. ``coast``: of
    waters that both parts border, the second has this coast, and the first the others. ``label``: it shows the code of
    the province, too."""

    at: Place
    borders: list[str]  # the provinces that this part borders
    both: list[str] = []  # those of them that the first part borders, too
    joined: bool = False
    coast: str = ""
    label: bool = False


class CellPlan(msgspec.Struct, forbid_unknown_fields=True):
    """``meeting``: provinces that meet at a point and all border each other, in their order around it. ``impassable``:
    a place in each area that nobody can enter."""

    board: str
    size: Spot
    beyond: str  # the name of what lies outside
    places: dict[str, Place]
    meeting: list[list[str]] = []
    impassable: dict[str, Place] = {}
    parts: dict[str, Part] = {}
    corrections: dict[str, Corrections] = {}


def is_laid_out(board: str) -> bool:
    return (FOLDER / f"{board}.toml").is_file()


def read(board: str) -> CellPlan:
    return msgspec.toml.decode((FOLDER / f"{board}.toml").read_bytes(), type=CellPlan)


def build(board: Board, plan: CellPlan) -> BoardArt:
    lost = set(board.province) ^ set(plan.places)
    if lost:
        raise DrawingError(f"board and plan do not agree on {', '.join(sorted(lost))}")
    net = Net(board, plan)
    shapes = {code: net.shape(code) for code in board.province}
    for code, rings in shapes.items():
        if not all(Polygon(ring).is_valid for ring in rings):
            raise DrawingError(f"{code}: its cell crosses itself; move its place")
    found = list(net.holes())
    holes = {f"-{number}": [ring] for number, (_area, ring) in enumerate(found)}
    shores = edges({cell: [net.cell(cell)] for cell in net.at})
    areas = {code: _area(board, net, shapes, shores, code) for code in board.province}
    neutral = tuple(ArtPatch(closed([ring]), board.impassable.get(area, plan.beyond)) for area, ring in found)
    return BoardArt(
        plan.board, plan.size, areas, (*neutral, net.outside()), strokes(board, {**shapes, **holes, "-": [net.rim()]})
    )


def _area(
    board: Board, net: Net, shapes: Mapping[str, list[Ring]], shores: Mapping[Edge, list[str]], code: str
) -> Area:
    plan, province = net.plan, board.province[code]
    room = Room(Polygon(shapes[code][0]))
    middle = room.shape.centroid
    city = (round(middle.x), round(middle.y)) if province.center else None
    found = places(room, province.name, is_water(board, code), city, plan.corrections.get(code, Corrections()))
    coasts = {coast: _coast(board, net, shores, f"{code}/{coast}", room, found.unit) for coast in province.coasts}
    area = found.area(closed(shapes[code]), is_water(board, code), coasts)
    if code in plan.parts and plan.parts[code].label:
        second = Room(Polygon(shapes[code][1]))
        area = msgspec.structs.replace(area, again=best(second.spots, second.clear))
    return area


def _coast(board: Board, net: Net, shores: Mapping[Edge, list[str]], location: str, room: Room, unit: Spot) -> Coast:
    code, _slash, coast = location.partition("/")
    part = net.plan.parts.get(code)
    reached = {name: board.adjacent[FLEET][f"{code}/{name}"] for name in board.province[code].coasts}
    line: list[Edge] = []
    for edge, owners in shores.items():
        for cell, beside in permutations(owners, 2):
            sea = beside.removesuffix(SECOND)
            if cell.removesuffix(SECOND) != code or sea not in reached[coast] or not is_water(board, sea):
                continue
            shared = sum(sea in row for row in reached.values()) > 1
            if part is None or not part.coast or not shared or (cell != code) == (coast == part.coast):
                line.append(edge)
    lines = [LineString(spots) for spots in chains(line)]
    longest = max(lines, key=lambda spots: spots.length)
    return coast_art(room, lines, longest.interpolate(0.5, normalized=True), unit)


class Net:
    """The plane graph of a plan, with the corners of its faces."""

    def __init__(self, board: Board, plan: CellPlan) -> None:
        self.plan = plan
        self.at = plan.places | {code + SECOND: part.at for code, part in plan.parts.items()}
        beside = {frozenset(pair) for ring in plan.meeting for pair in pairwise([*ring, ring[0]])}
        diagonals = {frozenset(pair) for ring in plan.meeting for pair in combinations(ring, 2)} - beside
        pairs = {
            frozenset(cells) for code, row in board.neighbors.items() for to in row for cells in self._pairs(code, to)
        }
        pairs |= {frozenset((code, code + SECOND)) for code, part in plan.parts.items() if part.joined}
        self.bordering = pairs
        self.edges = pairs - diagonals
        self.check()
        self.around = {code: self._turn(code) for code in self.at}
        self.faces = list(self._faces())
        self.outer = max(self.faces, key=lambda face: -_area_of([self.at[code] for code in face]))
        self.corner: dict[Side, Spot] = {}
        self.rings: dict[Side, Ring] = {}  # what a hole has between the corner of an edge and that of the next edge
        for face in self.faces:
            self._corners(face)

    def shape(self, code: str) -> list[Ring]:
        """The rings of a province: one for each part, or one around both if they touch."""
        found = [self.cell(cell) for cell in self.cells(code)]
        if code in self.plan.parts and self.plan.parts[code].joined:
            rim = [edge for edge, owners in edges({code: found}).items() if len(owners) == 1]
            return [line[:-1] for line in chains(rim)]
        return found

    def cells(self, code: str) -> list[str]:
        return [code, code + SECOND] if code in self.plan.parts else [code]

    def _pairs(self, code: str, other: str) -> Iterator[tuple[str, str]]:
        """The cells of two provinces that border each other. If both have two that do, the first border, and the
        second."""
        here, there = self._facing(code, other), self._facing(other, code)
        return zip(here, there, strict=True) if len(here) == len(there) else product(here, there)

    def _facing(self, code: str, other: str) -> list[str]:
        """The cells of a province that border another province."""
        part = self.plan.parts.get(code)
        if part is None or other not in part.borders:
            return [code]
        return self.cells(code) if other in part.both else [code + SECOND]

    def check(self) -> None:
        for one, other in combinations(sorted(map(sorted, self.edges)), 2):
            if not {*one} & {*other} and _cross(*(self.at[code] for code in (*one, *other))):
                raise DrawingError(f"the borders {' - '.join(one)} and {' - '.join(other)} cross")

    def _turn(self, code: str) -> list[str]:
        """The neighbors of a province by their direction."""
        x, y = self.at[code]
        near = [other for edge in self.edges if code in edge for other in edge - {code}]
        return sorted(near, key=lambda other: atan2(self.at[other][1] - y, self.at[other][0] - x))

    def _faces(self) -> Iterator[list[str]]:
        left = {side for edge in self.edges for side in (tuple(sorted(edge)), tuple(sorted(edge, reverse=True)))}
        while left:
            start = side = min(left)
            face = []
            while side in left:
                left.discard(side)
                face.append(side[0])
                turn = self.around[side[1]]
                side = (side[1], turn[turn.index(side[0]) - 1])
            if side != start:
                raise DrawingError(f"no face at {start}")
            yield face

    def _corners(self, face: list[str]) -> None:
        sides = list(pairwise([*face, face[0]]))
        if face is self.outer:
            self._outer_corners(sides)
            return
        center = _star([self.at[code] for code in face])
        if center is None:
            raise DrawingError(f"the face {' '.join(face)} has no point that sees all its corners; move a place")
        whole = all(frozenset(pair) in self.bordering for pair in combinations(face, 2))
        ends = self._ends(face)
        if ends:
            for side in sides:
                end = next(code for code in side if code in ends)
                self.corner[side] = _round(_between(center, self.at[end], BEHIND))
                self.rings[side] = [self.corner[side]]
            return
        middles = [_between(self.at[one], self.at[other], 0.5) for one, other in sides]
        share = 0.0 if whole else HOLE if self._area_in(face) else _knot(middles)
        for side, middle in zip(sides, middles, strict=True):
            self.corner[side] = _round(_between(center, middle, share))
            self.rings[side] = [self.corner[side]]

    def _area_in(self, face: Sequence[str]) -> str:
        """The code of the impassable area in a face; "" if there is none."""
        points = [self.at[code] for code in face]
        return next((code for code, at in self.plan.impassable.items() if _inside(points, at) > 0), "")

    def _ends(self, face: Sequence[str]) -> Sequence[str]:
        """The two provinces at the ends of a border that crosses a face of four, as behind an island."""
        if len(face) != 4:
            return ()
        one, other = (frozenset(pair) in self.bordering for pair in (face[::2], face[1::2]))
        return (face[1::2] if one else face[::2]) if one != other else ()

    def _outer_corners(self, sides: Sequence[Side]) -> None:
        for (one, other), (_, after) in zip(sides, [*sides[1:], sides[0]], strict=True):
            out = _outward(self.at[one], self.at[other])
            middle = _between(self.at[one], self.at[other], 0.5)
            self.corner[one, other] = _round((middle[0] + out[0] * OUTSIDE, middle[1] + out[1] * OUTSIDE))
            then = _outward(self.at[other], self.at[after])
            x, y = self.at[other]
            over, down = out[0] + then[0], out[1] + then[1]
            length = max(hypot(over, down), 0.2)
            tip = _round((x + over / length * OUTSIDE, y + down / length * OUTSIDE))
            self.rings[one, other] = [self.corner[one, other], tip]

    def line(self, one: str, other: str) -> Ring:
        """The border of two provinces, from its corner on the left to that on the right, seen from the first."""
        first, last = min((one, other), (other, one)), max((one, other), (other, one))
        middle = _between(self.at[one], self.at[other], 0.5)
        points = [self.corner[first], middle, self.corner[last]]
        drawn = [_round(point) for point in _rounded(points)]
        drawn = [point for n, point in enumerate(drawn) if n == 0 or point != drawn[n - 1]]
        return drawn if (one, other) == first else drawn[::-1]

    def cell(self, code: str) -> Ring:
        """The ring around a province: its borders in turn, and what lies between them in a hole."""
        ring: Ring = []
        for other in self.around[code]:
            ring += self.line(other, code)  # from the face before to the one behind
            ring += self.between(code, other)
        return [spot for n, spot in enumerate(ring) if spot != ring[n - 1]]

    def between(self, code: str, other: str) -> Ring:
        """The outline of a cell in the face behind an edge, without its ends."""
        found = self.rings[self._before((code, other))]
        return found[1:]

    def _before(self, side: Side) -> Side:
        """The edge of the same face that ends where this one begins."""
        turn = self.around[side[0]]
        return (turn[(turn.index(side[1]) + 1) % len(turn)], side[0])

    def holes(self) -> Iterator[tuple[str, Ring]]:
        """The holes and knots, with the codes of their areas."""
        for face in self.faces:
            ring = self._outline(face)
            if face is not self.outer and len(set(ring)) > 2:
                yield self._area_in(face), ring

    def _outline(self, face: list[str]) -> Ring:
        return [spot for side in pairwise([*face, face[0]]) for spot in self.rings[side]]

    def rim(self) -> Ring:
        return self._outline(self.outer)

    def outside(self) -> ArtPatch:
        wide, high = self.plan.size
        return ArtPatch(closed([[(0, 0), (wide, 0), (wide, high), (0, high)], self.rim()]), self.plan.beyond)


# --- geometry


def _cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Place, b: Place, c: Place) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _area_of(points: Sequence[Place]) -> float:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in pairwise([*points, points[0]])) / 2


def _between(a: Place, b: Place, share: float) -> Place:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _round(point: Place) -> Spot:
    return round(point[0]), round(point[1])


def _outward(a: Place, b: Place) -> Place:
    """The direction away from the board, of an edge of the outer face."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    return -(b[1] - a[1]) / length, (b[0] - a[0]) / length


def _star(points: Sequence[Place]) -> Place | None:
    """The point that is farthest inside of all edges of a face; None if none sees all of them."""
    middle = (sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points))
    if len(points) == 3:
        return middle
    west, east = min(x for x, _y in points), max(x for x, _y in points)
    north, south = min(y for _x, y in points), max(y for _x, y in points)
    spots = [(west + (east - west) * i / 30, north + (south - north) * j / 30) for i in range(31) for j in range(31)]
    found = max([middle, *spots], key=lambda spot: _inside(points, spot))
    return found if _inside(points, found) > 0 else None


def _knot(middles: Sequence[Place]) -> float:
    """The size of a knot, as a share of its face."""
    nearest = min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(middles, 2))
    return min(HOLE, KNOT / max(nearest, 1e-9))


def _inside(points: Sequence[Place], spot: Place) -> float:
    return min(
        _side(a, b, spot) / max(hypot(b[0] - a[0], b[1] - a[1]), 1e-9) for a, b in pairwise([*points, points[0]])
    )


def _rounded(points: Sequence[Place]) -> list[Place]:
    """A line with its corners cut off twice; its ends stay."""
    for _cut in range(2):
        cut = [point for a, b in pairwise(points) for point in (_between(a, b, 0.25), _between(a, b, 0.75))]
        points = [points[0], *cut[1:-1], points[-1]]
    return list(points)
