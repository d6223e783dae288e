"""Artwork for boards without a drawing: provinces as circles, borders as lines between them.

The layout minimizes stress: the distance between two provinces corresponds to the number of moves between them. Only
sums, products, quotients and roots are used, in a fixed sequence, so that a board looks the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import hypot

from casusbelli.core.board import SEA, Board, Province
from casusbelli.core.orders import ARMY
from casusbelli.drawing.board_art import Area, BoardArt, Coast, Line, Point, Strokes

RADIUS = 34  # of a province
STEP = 130.0  # between neighbours
APART = 100.0  # the least distance between provinces
ROUNDS, FEWEST = 60, 4  # rounds of stress reduction; fewer for large boards,
WORK = 900_000  # to limit the number of pairs of provinces
PUSHES = 400  # most rounds of pushing provinces apart
MARGIN = 70
NAME_SIZE = 12
SIDES = {"N": (0.0, -1.0), "S": (0.0, 1.0), "E": (1.0, 0.0), "W": (-1.0, 0.0)}

Place = tuple[float, float]


def graph(board: Board) -> BoardArt:
    """The board's artwork as a graph; cached for each board."""
    return board.memo(_sheet)


def _sheet(board: Board) -> BoardArt:
    places, size = _fitted(_pushed(_least_stress(_distances(board))))
    at = {province.code: place for province, place in zip(board.provinces, places, strict=True)}
    areas = {province.code: _area(province, at[province.code]) for province in board.provinces}
    marches, voyages = _lines(board, at)
    rims = {wet: "".join(area.shape for area in areas.values() if area.water == wet) for wet in (False, True)}
    strokes = Strokes(coast=rims[False], land=marches, home="", sea=voyages + rims[True])
    return BoardArt(board.name, size, areas, (), strokes)


# --- the layout


def _distances(board: Board) -> list[list[int]]:
    """Moves between each two provinces; unconnected parts of a board are placed a little farther apart than any
    others."""
    number = {province.code: n for n, province in enumerate(board.provinces)}
    near: list[set[int]] = [set() for _province in number]
    for code, codes in board.neighbors.items():
        for other in codes:
            near[number[code]].add(number[other])
            near[number[other]].add(number[code])
    return [_marches(start, near) for start in range(len(near))]


def _marches(start: int, near: Sequence[set[int]]) -> list[int]:
    found, edge, far = {start: 0}, [start], 0
    while edge:
        far += 1
        edge = sorted({n for at in edge for n in near[at] if n not in found})
        found.update(dict.fromkeys(edge, far))
    beyond = far + 1
    return [found.get(n, beyond) for n in range(len(near))]


def _least_stress(far: Sequence[Sequence[int]]) -> list[Place]:
    """Move each province in turn to the place that the others, each by itself, require on average."""
    places = _first(far)
    for _round in range(max(FEWEST, min(ROUNDS, WORK // max(1, len(places) ** 2)))):
        for n, (x, y) in enumerate(places):
            weight = sum_x = sum_y = 0.0
            for m, (other_x, other_y) in enumerate(places):
                if m != n:
                    # Distant provinces count little, so that neighbors look right.
                    pull = 1.0 / (far[n][m] * far[n][m])
                    reach = STEP * far[n][m] / max(hypot(x - other_x, y - other_y), 1e-6)
                    weight += pull
                    sum_x += pull * (other_x + (x - other_x) * reach)
                    sum_y += pull * (other_y + (y - other_y) * reach)
            if weight:
                places[n] = (sum_x / weight, sum_y / weight)
    return places


def _first(far: Sequence[Sequence[int]]) -> list[Place]:
    """An initial layout: two ends of the board define one axis, two provinces far from both the other."""
    count = range(len(far))
    if not far:
        return []
    west = max(count, key=lambda n: far[0][n])
    east = max(count, key=lambda n: far[west][n])
    north = max(count, key=lambda n: (min(far[west][n], far[east][n]), -abs(far[west][n] - far[east][n])))
    south = max(count, key=lambda n: (far[north][n], -abs(far[west][n] - far[east][n])))
    return [
        (STEP * (far[west][n] - far[east][n]) / 2 + n * 0.37, STEP * (far[north][n] - far[south][n]) / 2 + n % 7)
        for n in count
    ]


def _pushed(places: list[Place]) -> list[Place]:
    """Push provinces that are too close apart, both equally."""
    for _push in range(PUSHES):
        close = [pair for pair in _beside(places) if _gap(places, pair) < APART - 0.5]
        if not close:
            break
        for n, m in close:
            (x, y), (other_x, other_y) = places[n], places[m]
            gap = max(hypot(x - other_x, y - other_y), 1e-6)
            move_x, move_y = ((x - other_x) / gap, (y - other_y) / gap) if gap > 1e-3 else (1.0, 0.0)
            half = (APART - gap) / 2
            places[n] = (x + move_x * half, y + move_y * half)
            places[m] = (other_x - move_x * half, other_y - move_y * half)
    return places


def _beside(places: Sequence[Place]) -> list[tuple[int, int]]:
    """The pairs that could be too close: those in the same or adjacent squares of a grid."""
    squares: dict[tuple[int, int], list[int]] = {}
    for n, (x, y) in enumerate(places):
        squares.setdefault((int(x // APART), int(y // APART)), []).append(n)
    around = [(over, down) for over in (-1, 0, 1) for down in (-1, 0, 1)]
    return sorted(
        (n, m)
        for (column, row), here in squares.items()
        for over, down in around
        for m in squares.get((column + over, row + down), ())
        for n in here
        if n < m
    )


def _gap(places: Sequence[Place], pair: tuple[int, int]) -> float:
    (x, y), (other_x, other_y) = (places[n] for n in pair)
    return hypot(x - other_x, y - other_y)


def _fitted(places: Sequence[Place]) -> tuple[list[Point], Point]:
    """Convert to whole units from a corner, and compute the size; the longer side is horizontal."""
    if not places:
        return [], (2 * MARGIN, 2 * MARGIN)
    wide = max(x for x, _y in places) - min(x for x, _y in places)
    high = max(y for _x, y in places) - min(y for _x, y in places)
    turned = [(x, y) if wide >= high else (y, x) for x, y in places]
    left, top = min(x for x, _y in turned), min(y for _x, y in turned)
    points = [(round(x - left) + MARGIN, round(y - top) + MARGIN) for x, y in turned]
    return points, (max(x for x, _y in points) + MARGIN, max(y for _x, y in points) + MARGIN)


# --- drawing


def _area(province: Province, at: Point) -> Area:
    x, y = at
    return Area(
        shape=_circle(at),
        water=province.terrain == SEA,
        unit=(x, y + 4),
        room=RADIUS - 10,
        label=(x, y - RADIUS + 9),
        name=tuple(_name(province.name, at)),
        size=NAME_SIZE,
        retreat=(x + RADIUS - 6, y + RADIUS - 8),
        centre=(x + RADIUS - 10, y - RADIUS + 12) if province.center else None,
        coasts=dict(_coasts(province, at)),
    )


def _circle(at: Point) -> str:
    x, y = at
    return f"M{x - RADIUS} {y}a{RADIUS} {RADIUS} 0 1 0 {2 * RADIUS} 0a{RADIUS} {RADIUS} 0 1 0 {-2 * RADIUS} 0z"


def _name(name: str, at: Point) -> Iterator[Line]:
    """The name below the circle, in two lines if it is long."""
    words = name.split()
    half = (len(words) + 1) // 2
    lines = [name] if len(name) <= 14 or len(words) < 2 else [" ".join(words[:half]), " ".join(words[half:])]
    yield from ((at[0], at[1] + RADIUS + NAME_SIZE * (n + 1), line) for n, line in enumerate(lines))


def _coasts(province: Province, at: Point) -> Iterator[tuple[str, Coast]]:
    """Each coast on the side that its name says; other names take turns."""
    rest = iter(SIDES[side] for side in "NSEW" if all(coast[:1] != side for coast in province.coasts))
    for coast in province.coasts:
        over, down = SIDES.get(coast[:1]) or next(rest, SIDES["N"])
        x, y = at[0] + round(over * RADIUS), at[1] + round(down * RADIUS)
        stroke = (
            f"M{x - round(abs(down) * 14)} {y - round(abs(over) * 14)}l{round(abs(down) * 28)} {round(abs(over) * 28)}"
        )
        label = (x + round(over * 14), y + round(down * 14))
        yield coast, Coast((x - round(over * 8), y - round(down * 8)), label, stroke)


def _lines(board: Board, at: Mapping[str, Point]) -> tuple[str, str]:
    """Borders that armies cross, and those that only fleets cross."""
    armies = {frozenset((border.origin, border.to)) for border in board.borders if border.kind == ARMY}
    marches, voyages = "", ""
    for one, other in combinations(at, 2):
        if other in board.neighbors[one] or one in board.neighbors[other]:
            line = _between(at[one], at[other])
            if frozenset((one, other)) in armies:
                marches += line
            else:
                voyages += line
    return marches, voyages


def _between(one: Point, other: Point) -> str:
    """A line from rim to rim."""
    over, down = other[0] - one[0], other[1] - one[1]
    part = RADIUS / max(hypot(over, down), 1.0)
    start = round(one[0] + over * part), round(one[1] + down * part)
    return f"M{start[0]} {start[1]}l{round(over * (1 - 2 * part))} {round(down * (1 - 2 * part))}"
