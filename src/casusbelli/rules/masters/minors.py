"""Minor Powers (MR1): every supply centre that is nobody's home is a power of its own, with an army."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from casusbelli.core.board import Board
from casusbelli.core.events import CentersTaken, Event, HomeSet, UnitPlaced
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.rules.component import Component, Rules
from casusbelli.rules.masters.facts import CONTROL, MINORS, TABLE, MinorFounded, minor_name
from casusbelli.rules.options import choice


class MinorPowers(Component[None]):
    """They have no seat, so that nobody commands them: they hold, are disbanded when they are dislodged, and build
    nothing, unless another rule lets players write for them."""

    name = MINORS
    prefix = TABLE
    table = TABLE
    clashes: ClassVar[Mapping[str, str]] = {"neutral-armies": "both put armies into the same centers"}
    options = (choice("minor_army_per", "sc power", "Armies of a Minor Power with several centres (MA-29)."),)

    def explains(self, rules: Rules) -> Iterator[str]:
        where = ", ".join(minors(rules.board))
        yield f"Every centre that is nobody's home is a Minor Power with an army: {where} (MR1.1, MR1.2)."
        yield "It owns its centre, which is its home, from the start (MR1.3, MR1.4)."
        yield "Minor Powers are always in civil disorder: they may be supported by anybody (MR1.5, MR1.8)."
        if rules.has(CONTROL):
            yield "They hold, retreat and build only as players order it (MR1.9-MR1.11)."
        else:
            yield "They hold, are disbanded when they are dislodged, and build nothing (MR1.9-MR1.11)."
        yield "They never win, and have no vote (MR1.5)."

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
    """The first number that no power's unit has; no other unit has a province's number beyond it."""
    return sum(len(power.units) for power in board.powers)


def minors(board: Board) -> dict[str, tuple[str, ...]]:
    """Minor Power -> its centres: one each, but for what the map counts as one country (MA-29)."""
    group = {code: name for name, centers in board.minor_groups.items() for code in centers}
    found: dict[str, tuple[str, ...]] = {}
    for code in neutral(board):
        name = group.get(code) or minor_name(board, code)
        found[name] = (*found.get(name, ()), code)
    return found


def neutral(board: Board) -> tuple[str, ...]:
    """The centres that are nobody's home."""
    home = {center for power in board.powers for center in power.home}
    return tuple(code for code in board.centers if code not in home)


def garrison(board: Board, code: str) -> Piece:
    """An army; a fleet where an army cannot stand (MA-30)."""
    return Piece(ARMY if board.can_stand(ARMY, code) else FLEET, code)
