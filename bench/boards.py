"""Generated boards of any size: a grid of provinces with islands and seas."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from casusbelli.core.board import COAST, LAND, SEA, Board, Border, Power, Province, both_ways
from casusbelli.core.orders import ARMY, FLEET

Spot = tuple[int, int]


def made_up_board(seed: int, provinces: int, powers: int, sea_share: float = 0.35) -> Board:
    """A generated board with about this share of seas. Fleets move along a coast only where two provinces share a
    sea."""
    rng = Random(seed)
    width = max(2, round(provinces**0.5))
    spots = [(n // width, n % width) for n in range(provinces)]
    diagonal = {spot: rng.choice((-1, 1)) for spot in spots}
    seas = _seas(rng, spots, round(provinces * sea_share))
    touching = {spot: [other for other in _around(spot, diagonal) if other in diagonal] for spot in spots}
    code = {spot: f"P{n:03d}" for n, spot in enumerate(spots)}
    borders: list[Border] = []
    for spot in spots:
        for other in touching[spot]:
            if other > spot:
                for kind in _passable(spot, other, seas, touching):
                    borders += both_ways(kind, [(code[spot], code[other])])
    terrain = {s: SEA if s in seas else COAST if any(o in seas for o in touching[s]) else LAND for s in spots}
    dry = [spot for spot in spots if spot not in seas]
    homes = rng.sample(dry, powers)
    return Board(
        name=f"grid{provinces}",
        title=f"A grid of {provinces} provinces",
        provinces=tuple(
            Province(code[s], f"Place {code[s]}", terrain[s], center=s in homes, convoyable=s in seas) for s in spots
        ),
        powers=tuple(
            Power(f"Power{n}", f"Power{n}", "#888888", (code[s],), (code[s],), ()) for n, s in enumerate(homes)
        ),
        borders=tuple(borders),
        victory=powers // 2 + 1,
    )


def _seas(rng: Random, spots: list[Spot], count: int) -> set[Spot]:
    """Seas grow from a few starting squares, so that fleets have neighbors for convoys."""
    known = set(spots)
    seas = set(rng.sample(spots, max(1, count // 8))) if count else set()
    while len(seas) < count:
        row, column = rng.choice(sorted(seas))
        step = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        spot = (row + step[0], column + step[1])
        if spot in known:
            seas.add(spot)
        elif rng.random() < 0.2:
            seas.add(rng.choice(spots))
    return seas


def _around(spot: Spot, diagonal: dict[Spot, int]) -> Iterator[Spot]:
    """The four neighbors of a square, and one diagonal neighbor in each block of four."""
    row, column = spot
    yield from ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    yield (row + 1, column + diagonal[spot])
    yield from _diagonals_from_above(spot, diagonal)


def _diagonals_from_above(spot: Spot, diagonal: dict[Spot, int]) -> Iterator[Spot]:
    row, column = spot
    for above in ((row - 1, column - 1), (row - 1, column + 1)):
        if above in diagonal and above[1] + diagonal[above] == column:
            yield above


def _passable(a: Spot, b: Spot, seas: set[Spot], touching: dict[Spot, list[Spot]]) -> Iterator[str]:
    if a in seas or b in seas:
        yield FLEET
        return
    yield ARMY
    if any(sea in touching[b] for sea in touching[a] if sea in seas):
        yield FLEET
