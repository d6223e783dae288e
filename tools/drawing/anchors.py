"""Positions in a province: the unit, the supply center, the code, the name, a dislodged unit.

They are the best of a grid of candidates. ``corrections`` in the plan override a choice that looks bad.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from casusbelli.drawing.board_art import Area, Coast
from casusbelli.drawing.pieces import CENTER
from tools.drawing.plan import Corrections
from tools.drawing.room import Room, Spot, Values, apart, best, gap

UNIT = 10.0  # radius that a unit needs
AWAY = 15.0  # distance that keeps a code clear of the largest ship
DOT = 4.5
CODE = (25.0, 10.0)  # size of a three-letter code
LETTER, LINE = 0.56, 1.12  # width of a letter and line spacing, relative to the font size
LARGEST, SMALLEST = {True: 15, False: 13}, 8  # font sizes of names: in waters, on land
TRIES = 60  # candidate places of the unit for which all other positions are computed


@dataclass(frozen=True)
class Places:
    unit: Spot
    room: int
    label: Spot
    centre: Spot | None
    retreat: Spot
    name: tuple[tuple[int, int, str], ...]
    size: int

    def area(self, shape: str, water: bool, coasts: dict[str, Coast], strait: str = "") -> Area:
        """The artwork of the province."""
        return Area(
            shape=shape,
            water=water,
            unit=self.unit,
            room=self.room,
            label=self.label,
            name=self.name,
            size=self.size,
            retreat=self.retreat,
            centre=self.centre,
            coasts=coasts,
            strait=strait,
        )


def places(room: Room, name: str, water: bool, city: Spot | None, by_hand: Corrections) -> Places:
    options = [_together(room, dot, by_hand) for dot in _dots(room, city, by_hand)]
    unit, label, dot, _ = max(options, key=lambda option: option[3])
    if city is not None and dot is None:
        dot = _late_dot(room, city, unit, label)
    retreat = by_hand.retreat or _retreat(room, unit, label, dot)
    lines, size = _name(room, name, water, unit, dot)
    if by_hand.name:
        lines = tuple((x, y, text) for x, y, text in by_hand.name)
    free = min([room.clearance(unit), *([_far(unit, dot) - DOT] if dot else [])])
    return Places(unit, max(1, int(free)), label, dot, retreat, lines, by_hand.size or size)


def _far(a: Spot, b: Spot) -> float:
    return float(np.hypot(a[0] - b[0], a[1] - b[1]))


def _dots(room: Room, city: Spot | None, by_hand: Corrections) -> Iterator[Spot | None]:
    """Candidate places of the center: none yet, or one as near to the city as the coast and the border allow."""
    if by_hand.centre is not None:
        yield by_hand.centre
        return
    yield None
    if city is not None:
        wide = room.clear >= min(DOT + 2.5, float(room.clear.max()))
        yield best(room.spots[wide], -apart(room.spots[wide], city))


def _late_dot(room: Room, city: Spot, unit: Spot, label: Spot) -> Spot:
    """Place the center after unit and code: at the free spot nearest to the city."""
    spots = room.spots
    cost = apart(spots, city) * 0.5
    cost += 30 * np.maximum(0, UNIT + DOT + 1 - apart(spots, unit))
    cost += 30 * np.maximum(0, DOT + 1 - gap(spots, *CODE, label))
    cost += 30 * np.maximum(0, DOT + 1.5 - room.clear)
    return best(spots, -cost)


def _together(room: Room, dot: Spot | None, by_hand: Corrections) -> tuple[Spot, Spot, Spot | None, float]:
    """The best unit and code for this place of the center, with their score. No place yet costs a little."""
    score = 4 * np.minimum(room.clear, UNIT + 4) + 0.25 * room.clear
    if dot is not None:
        score -= 30 * np.maximum(0, UNIT + DOT + 1 - apart(room.spots, dot))
    if by_hand.unit is not None:
        units = [by_hand.unit]
    else:
        order = np.argsort(-np.round(score, 6), kind="stable")[:: max(1, len(score) // 1500)][:TRIES]
        units = [(int(x), int(y)) for x, y in room.spots[order]]
    labels, bonus = _code_places(room, by_hand)
    found = [_labelled(unit, dot, labels, bonus) for unit in units]
    worth = [value + 4 * min(room.clearance(unit), UNIT + 4) for unit, (_, value) in zip(units, found, strict=True)]
    n = int(np.argmax(np.round(worth, 6)))
    return units[n], found[n][0], dot, worth[n] - (6 if dot is None else 0)


def _code_places(room: Room, by_hand: Corrections) -> tuple[Values, Values]:
    """Candidate places of the code, with their scores."""
    if by_hand.label is not None:
        return np.array([by_hand.label], dtype=float), np.zeros(1)
    chosen = room.fits(*CODE)
    if not len(chosen):
        share = room.share(room.spots, *CODE)
        chosen = np.flatnonzero(share >= share.max() - 0.03)
    return room.spots[chosen], np.minimum(room.clear[chosen], 14.0)


def _labelled(unit: Spot, dot: Spot | None, labels: Values, bonus: Values) -> tuple[Spot, float]:
    """Place the code below its unit if possible, else above it, else anywhere that does not touch it."""
    free = gap(labels, *CODE, unit)
    score = 0.8 * bonus - 20 * np.maximum(0, UNIT + 1.5 - free) - 3 * np.maximum(0, AWAY - free)
    if dot is not None:
        score -= 20 * np.maximum(0, DOT + 1.5 - gap(labels, *CODE, dot))
        if _far(unit, dot) < UNIT + DOT + 1:
            score -= 30 * (UNIT + DOT + 1 - _far(unit, dot))
    score -= 0.35 * apart(labels, unit) + 0.15 * np.abs(labels[:, 0] - unit[0])
    score += 1.5 * (labels[:, 1] > unit[1])
    spot = best(labels, score)
    return spot, float(score.max())


def _retreat(room: Room, unit: Spot, label: Spot, dot: Spot | None) -> Spot:
    spots, far = room.spots, apart(room.spots, unit)
    cost = 3 * np.maximum(0, UNIT * 1.7 - far) + 0.8 * np.maximum(0, far - UNIT * 1.9)
    cost += 2 * np.maximum(0, UNIT - room.clear) + np.maximum(0, UNIT - gap(spots, *CODE, label))
    if dot is not None:
        cost += np.maximum(0, UNIT + DOT - apart(spots, dot))
    return best(spots, -cost)


# --- the full name


def _name(
    room: Room, name: str, water: bool, unit: Spot, dot: Spot | None
) -> tuple[tuple[tuple[int, int, str], ...], int]:
    """Place the name: as large as fits beside unit and center, preferably away from the unit; if nothing fits, small
    and across the edge."""
    for away in (AWAY, UNIT + 1):
        for size in range(LARGEST[water], SMALLEST - 1, -1):
            for lines in _splits(name):
                spot = _fitting(room, lines, size, away, unit, dot)
                if spot is not None:
                    return _placed(spot, lines, size), size
    return _squeezed(room, name, unit, dot), SMALLEST


def _fitting(room: Room, lines: list[str], size: int, away: float, unit: Spot, dot: Spot | None) -> Spot | None:
    width, height = _box(lines, size)
    chosen = room.fits(width, height)
    chosen = chosen[gap(room.spots[chosen], width, height, unit) >= away]
    if dot is not None:
        chosen = chosen[gap(room.spots[chosen], width, height, dot) >= CENTER + 4]
    if not len(chosen):
        return None
    score = np.minimum(room.clear[chosen], height * 2) - 0.3 * apart(room.spots[chosen], unit)
    return best(room.spots[chosen], score)


def _box(lines: list[str], size: int) -> tuple[float, float]:
    return LETTER * size * max(map(len, lines)), LINE * size * len(lines)


def _squeezed(room: Room, name: str, unit: Spot, dot: Spot | None) -> tuple[tuple[int, int, str], ...]:
    size = SMALLEST
    options = []
    for lines in _splits(name):
        width, height = _box(lines, size)
        score = 100 * room.share(room.spots, width, height)
        score -= 4 * np.maximum(0, AWAY - gap(room.spots, width, height, unit))
        if dot is not None:
            score -= 8 * np.maximum(0, CENTER + 3 - gap(room.spots, width, height, dot))
        options.append((float(score.max()), _placed(best(room.spots, score), lines, size)))
    return max(options)[1]


def _splits(name: str) -> list[list[str]]:
    """The name on one line, and split as evenly as possible into two and three lines."""
    words = name.replace("-", "-\0").replace(" ", "\0").split("\0")
    ways = [[name]]
    for count in range(2, min(3, len(words)) + 1):
        ways.append(min(_cut(name, words, count), key=lambda lines: max(map(len, lines))))
    return ways


def _cut(name: str, words: list[str], count: int) -> Iterator[list[str]]:
    if count == 1:
        yield [_joined(words)]
        return
    for n in range(1, len(words) - count + 2):
        for rest in _cut(name, words[n:], count - 1):
            yield [_joined(words[:n]), *rest]


def _joined(words: list[str]) -> str:
    return " ".join(words).replace("- ", "-")


def _placed(middle: Spot, lines: list[str], size: int) -> tuple[tuple[int, int, str], ...]:
    step = LINE * size
    top = middle[1] - step * (len(lines) - 1) / 2
    return tuple((middle[0], round(top + n * step), text) for n, text in enumerate(lines))
