"""Order types: one small frozen class for each kind of order.

Locations are the board's codes as plain strings: ``"PAR"``, ``"STP/SC"``. ``str(order)`` is the canonical notation;
``notation.py`` parses it.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

__all__ = [
    "ARMY",
    "FLEET",
    "AdjustmentOrder",
    "Build",
    "Convoy",
    "Directive",
    "Disband",
    "Hold",
    "Move",
    "MovementOrder",
    "Order",
    "Piece",
    "Retreat",
    "RetreatOrder",
    "SupportHold",
    "SupportMove",
    "Waive",
    "as_retreat",
    "text_of",
]

ARMY = "A"
FLEET = "F"


class Piece(Struct, frozen=True, gc=False):
    """A unit as an order names it: kind and location. The kind is "" if it was omitted (DATC 4.C.1)."""

    kind: str
    at: str

    def __str__(self) -> str:
        return f"{self.kind} {self.at}" if self.kind else self.at


class Hold(Struct, frozen=True, gc=False):
    unit: Piece

    def __str__(self) -> str:
        return f"{self.unit} H"


class Move(Struct, frozen=True, gc=False):
    """``via`` only records that "via convoy" was written; an army may also be convoyed without it."""

    unit: Piece
    to: str
    via: bool = False

    def __str__(self) -> str:
        return f"{self.unit} - {self.to}{' VIA' if self.via else ''}"


class SupportHold(Struct, frozen=True, gc=False):
    unit: Piece
    target: Piece

    def __str__(self) -> str:
        return f"{self.unit} S {self.target}"


class SupportMove(Struct, frozen=True, gc=False):
    unit: Piece
    target: Piece
    to: str

    def __str__(self) -> str:
        return f"{self.unit} S {self.target} - {self.to}"


class Convoy(Struct, frozen=True, gc=False):
    unit: Piece
    target: Piece
    to: str

    def __str__(self) -> str:
        return f"{self.unit} C {self.target} - {self.to}"


class Retreat(Struct, frozen=True, gc=False):
    unit: Piece
    to: str

    def __str__(self) -> str:
        return f"{self.unit} R {self.to}"


class Disband(Struct, frozen=True, gc=False):
    """Disband a dislodged unit in a retreat phase ("A PAR D"), or any unit in an adjustment phase ("Disband A PAR")."""

    unit: Piece

    def __str__(self) -> str:
        return f"Disband {self.unit}"


class Build(Struct, frozen=True, gc=False):
    unit: Piece

    def __str__(self) -> str:
        return f"Build {self.unit}"


class Waive(Struct, frozen=True, gc=False):
    def __str__(self) -> str:
        return "Waive"


class Directive(Struct, frozen=True):
    """An order of a kind that rules add: a declaration, a treaty, a vote. The adjudicator doesn't know it. Rules parse
    its ``str``."""


def as_retreat(order: Order) -> Order:
    """Convert a move to a retreat: in a retreat phase "A PAR - GAS" means "A PAR R GAS"."""
    return Retreat(order.unit, order.to) if isinstance(order, Move) else order


MovementOrder = Hold | Move | SupportHold | SupportMove | Convoy
RetreatOrder = Retreat | Disband
AdjustmentOrder = Build | Disband | Waive
Order = MovementOrder | RetreatOrder | AdjustmentOrder | Directive


@lru_cache(maxsize=20_000)
def text_of(order: Order) -> str:
    """``str(order)``, cached: each order is written when revealed and when adjudicated, and many recur."""
    return str(order)
