"""What a drawn sheet says about its board, read back from its path data in whole units."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import hypot

from casusbelli.drawing.board_art import BoardArt

Spot = tuple[int, int]
Edge = tuple[Spot, Spot]
Ring = list[Spot]


def rings(path: str) -> list[Ring]:
    """The runs of a path: ``M`` absolute, then relative steps; ``z`` closes."""
    found = []
    for run in path.split("M")[1:]:
        numbers = [int(text) for text in re.findall(r"-?\d+", run)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        found.append(ring)
    return found


def edges(path: str) -> list[Edge]:
    """Each with its ends in order."""
    found = []
    for run, text in zip(rings(path), path.split("M")[1:], strict=True):
        ends = [*run[1:], run[0]] if text.endswith("z") else run[1:]
        found += [(min(a, b), max(a, b)) for a, b in zip(run, ends, strict=False)]
    return found


def inside(path: str, at: tuple[float, float]) -> bool:
    """By the even-odd rule."""
    odd = False
    for ring in rings(path):
        for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (y0 > at[1]) != (y1 > at[1]) and at[0] < (x1 - x0) * (at[1] - y0) / (y1 - y0) + x0:
                odd = not odd
    return odd


def length(parts: Iterable[Edge]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in parts)


class Drawn:
    """Who bounds which edge. A strait belongs to its province, and is water all the same."""

    def __init__(self, sheet: BoardArt) -> None:
        self.sheet = sheet
        self.owners: dict[Edge, list[str]] = {}
        self.wet: dict[Edge, set[str]] = {}  # waters an edge bounds
        self.dry: dict[Edge, set[str]] = {}  # lands an edge bounds
        for code, area in sheet.areas.items():
            self._add(code, area.shape, self.wet if area.water else self.dry)
            self._add(code, area.strait, self.wet)
        for patch in sheet.neutral:
            self._add(f"-{patch.name}", patch.shape, self.dry)

    def _add(self, name: str, path: str, kind: dict[Edge, set[str]]) -> None:
        for edge in edges(path):
            self.owners.setdefault(edge, []).append(name)
            kind.setdefault(edge, set()).add(name)

    def shared(self) -> dict[frozenset[str], list[Edge]]:
        """Two provinces -> the edges between them."""
        table: dict[frozenset[str], list[Edge]] = {}
        for edge, names in self.owners.items():
            if len(set(names)) == 2 and not any(name.startswith("-") for name in names):
                table.setdefault(frozenset(names), []).append(edge)
        return table

    def on_frame(self, edge: Edge) -> bool:
        (x0, y0), (x1, y1) = edge
        width, height = self.sheet.size
        return x0 == x1 in (0, width) or y0 == y1 in (0, height)
