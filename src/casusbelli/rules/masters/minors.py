"""Minor Powers (MR1): every supply centre that is nobody's home is a power of its own, with an army."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.events import CentersTaken, Event, HomeSet, UnitPlaced
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.rules.component import Component, Rules
from casusbelli.rules.masters.facts import MINORS, TABLE, MinorFounded, minor_name
from casusbelli.rules.options import choice


class MinorPowers(Component[None]):
    """They have no seat, so that nobody commands them: they hold, are disbanded when they are dislodged, and build
    nothing, unless another rule lets players write for them."""

    name = MINORS
    prefix = TABLE
    table = TABLE
    clashes = frozenset({"neutral-armies"})  # other armies in the same centres
    options = (choice("minor_army_per", "sc power", "Armies of a Minor Power with several centres (MA-29)."),)

    def explains(self, rules: Rules) -> Iterator[str]:
        where = ", ".join(minor_name(rules.board, code) for code in neutral(rules.board))
        yield f"Every centre that is nobody's home is a Minor Power with an army: {where} (MR1.1, MR1.2)."
        yield "It owns its centre, which is its home, from the start (MR1.3, MR1.4)."
        yield "Minor Powers are always in civil disorder: they hold and may be supported (MR1.5, MR1.8)."
        yield "They never win, and have no vote (MR1.5)."

    def begin(self, rules: Rules) -> Iterator[Event]:
        board = rules.board
        first = sum(len(power.units) for power in board.powers)
        for number, province in enumerate(board.provinces, first):  # no other unit has a province's number
            if province.code in neutral(board):
                name = minor_name(board, province.code)
                yield HomeSet(name, (province.code,))
                yield MinorFounded(name, (province.code,))
                yield CentersTaken({province.code: name})
                piece = garrison(board, province.code)
                yield UnitPlaced(number, name, piece.kind, piece.at)


def neutral(board: Board) -> tuple[str, ...]:
    """The centres that are nobody's home."""
    home = {center for power in board.powers for center in power.home}
    return tuple(code for code in board.centers if code not in home)


def garrison(board: Board, code: str) -> Piece:
    """An army; a fleet where an army cannot stand (MA-30)."""
    if board.can_stand(ARMY, code):
        return Piece(ARMY, code)
    return Piece(FLEET, next(at for at in board.province[code].locations if board.can_stand(FLEET, at)))
