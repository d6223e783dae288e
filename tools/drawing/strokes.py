"""Classifies edges: coast, border of provinces, of countries or of waters."""

from __future__ import annotations

from collections.abc import Mapping

from casusbelli.core.board import SEA, Board
from casusbelli.drawing.board_art import Strokes
from tools.drawing.paths import Edge, Ring, chains, edges, opened


def is_water(board: Board, name: str) -> bool:
    return name.startswith("~") or (name in board.province and board.province[name].terrain == SEA)


def strokes(board: Board, rings: Mapping[str, list[Ring]]) -> Strokes:
    country = {code: power.name for power in board.powers for code in power.territory}
    kinds: dict[str, dict[tuple[str, ...], list[Edge]]] = {kind: {} for kind in ("coast", "land", "home", "sea")}
    for edge, owners in edges(rings).items():
        sides = tuple(sorted(set(owners)))
        if len(sides) > 1:
            kinds[_kind(board, country, sides)].setdefault(sides, []).append(edge)
    return Strokes(
        **{kind: "".join(opened(chains(lines[sides])) for sides in sorted(lines)) for kind, lines in kinds.items()}
    )


def _kind(board: Board, country: Mapping[str, str], sides: tuple[str, ...]) -> str:
    wet = [is_water(board, side) for side in sides]
    if all(wet):
        return "sea"
    if any(wet):
        return "coast"
    return "land" if len({country.get(side, "") for side in sides}) == 1 and sides[0] in board.province else "home"


def coast(rings: Mapping[str, list[Ring]], code: str, waters: set[str]) -> list[Edge]:
    """The edges that a land province shares with these waters."""
    return [edge for edge, owners in edges(rings).items() if code in owners and waters & set(owners)]
