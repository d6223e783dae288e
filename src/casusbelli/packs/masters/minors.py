"""Minor Powers (MR1): every supply center that is nobody's home is a power of its own, with an army."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from casusbelli.core.board import Board
from casusbelli.core.events import CentersTaken, Event, HomeSet, UnitPlaced
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.said import Text, said
from casusbelli.engine.component import Component, Rules
from casusbelli.engine.display import Example
from casusbelli.engine.options import choice
from casusbelli.packs.masters.facts import MINORS, TABLE, MinorFounded, minor_name
from casusbelli.packs.masters.masters_rulebook import minors_chapter


class MinorPowers(Component[None]):
    """Adds Minor Powers to the game. They have no seat, so their units hold, are disbanded when they are dislodged, and
    nothing is built, unless another rule lets players order them."""

    name = MINORS
    title = said("masters.chapter-minors")
    prefix = TABLE
    table = TABLE
    sole: ClassVar[Mapping[str, Text]] = {"neutral centers": said("engine.sole-neutral-centers")}
    options = (choice("minor_army_per", "sc power", said("masters.minor-army-per")),)

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return minors_chapter(rules, tuple(minors(rules.board)))

    def begin(self, rules: Rules) -> Iterator[Event]:
        board, alone = rules.board, rules.option(f"{TABLE}.minor_army_per") == "sc"
        numbers = {province.code: n for n, province in enumerate(board.provinces, units_of(board))}
        for name, centers in minors(board).items():
            yield HomeSet(name, centers)
            yield MinorFounded(name, centers)
            yield CentersTaken(dict.fromkeys(centers, name))
            for code in centers if alone else centers[:1]:
                piece = garrison(board, code)
                yield UnitPlaced(numbers[code], name, piece.kind, piece.at)


def units_of(board: Board) -> int:
    """The number of units of the powers; the ids of Minor Powers' units begin there, one for each province."""
    return len(board.first_units)


def minors(board: Board) -> dict[str, tuple[str, ...]]:
    """Minor Power -> its centers: one each, except where the map groups several (MA-29)."""
    group = {code: name for name, centers in board.minor_groups.items() for code in centers}
    found: dict[str, tuple[str, ...]] = {}
    for code in board.neutral_at_first:
        name = group.get(code) or minor_name(board, code)
        found[name] = (*found.get(name, ()), code)
    return found


def garrison(board: Board, code: str) -> Piece:
    """An army; a fleet where an army cannot stand (MA-30)."""
    return Piece(ARMY if board.can_stand(ARMY, code) else FLEET, code)
