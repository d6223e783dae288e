"""The content of one picture as plain data: units, owners, orders and results.

A scene contains only what its viewer may know. It is made from a view (``casusbelli.state/1``), an adjudicated turn, or
a moment of a game read by ``chapters.py``. ``picture.py`` draws it, ``description.py`` describes it in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.board import SEA, Board
from casusbelli.core.board_names import named
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.orders import Order
from casusbelli.core.said import Cell, Text, phase, said
from casusbelli.core.state import NOTHING
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Fate, Outcomes, Result, Why, outcomes
from casusbelli.core.wording import capital, why
from casusbelli.engine.display import Panel
from casusbelli.records.turns.judged_turn import Judged, title

__all__ = ["Scene", "empty", "of_judged", "of_view"]


class DislodgedPiece(Struct, frozen=True):
    """A dislodged unit that has yet to retreat, and where it may go (locations)."""

    unit: Unit
    retreats: tuple[str, ...]


class Ordered(Struct, frozen=True):
    """An order and its result. Without ``results`` the result is not known yet; without ``order`` there is only the
    text, for orders of rules that have no place on the board."""

    owner: str
    text: str
    order: Order | None
    results: Outcomes = ()
    reason: Why | None = None
    why: Text = ""
    ordered: bool = True

    @property
    def good(self) -> bool:
        """Did it succeed, or may it still?"""
        return not self.results or self.results[0] not in BAD

    @property
    def void(self) -> bool:
        return self.results[:1] in ((Result.ILLEGAL,), (Result.INVALID,))

    @property
    def doom(self) -> Fate:
        return next((result for result in self.results if isinstance(result, Fate)), Fate.NONE)


BAD = frozenset((Result.FAILS, Result.INVALID, Result.ILLEGAL, Result.CUT, Result.DISRUPTED))


class Scene(Struct, frozen=True):
    """``ground``: the last owner of each province that is not a center; ``sides``: the power that an owner which is not
    a power belongs to; ``layers``: panels whose marks are drawn; ``language``: that of the picture's text."""

    board: Board
    title: Text
    units: tuple[Unit, ...]
    centers: Mapping[str, str] = NOTHING
    routed: tuple[DislodgedPiece, ...] = ()
    orders: tuple[Ordered, ...] = ()
    ground: Mapping[str, str] = NOTHING
    sides: Mapping[str, str] = NOTHING
    owed: Mapping[str, int] = NOTHING
    layers: tuple[Panel, ...] = ()
    outcome: Text = ""
    language: str = ENGLISH

    def said(self, told: Cell) -> str:
        """Render a message in the scene's language, with the names of its board."""
        return named(told, self.board, self.language)

    @property
    def heading(self) -> str:
        return capital(self.said(self.title))

    def without_orders(self) -> Scene:
        return replace(self, orders=())

    @property
    def owners(self) -> tuple[str, ...]:
        """All owners in the picture: the powers in the map's order, then the others by name."""
        powers = tuple(self.board.power)
        there = self.holders | {order.owner for order in self.orders}
        return (*powers, *sorted(there.difference(powers)))

    @property
    def holders(self) -> set[str]:
        """Owners of a unit or a center."""
        return {unit.owner for unit in self.units} | set(self.centers.values()) | {b.unit.owner for b in self.routed}


def without_results(scene: Scene) -> Scene:
    """The orders as written, without their results."""
    return replace(scene, orders=tuple(replace(told, results=(), reason=None, why="") for told in scene.orders))


def empty(board: Board) -> Scene:
    """An empty board."""
    return Scene(board, board.title, ())


def of_view(view: Mapping[str, Any], board: Board, sides: Mapping[str, str] = NOTHING) -> Scene:
    """The scene of a view, as ``game.view`` returns it or ``casus export`` writes it."""
    day = board.on(view["phase"]) if view["phase"] else board
    placed = [(owner, text) for owner, held in view["units"].items() for text in held]
    beaten = [(owner, text, to) for owner, held in view["dislodged"].items() for text, to in held.items()]
    units = tuple(_unit(n, owner, text) for n, (owner, text) in enumerate(placed))
    routed = tuple(
        DislodgedPiece(_unit(n, owner, text), tuple(to)) for n, (owner, text, to) in enumerate(beaten, len(placed))
    )
    return Scene(
        day,
        said("engine.not-begun") if not view["phase"] else said("core.row", items=[phase(view["phase"])]),
        units,
        centers={center: owner for owner, held in view["centers"].items() for center in held},
        routed=routed,
        ground=held_ground(day, units, territory(day)),
        sides=sides,
        owed=view["owed"],
    )


def _unit(number: int, owner: str, text: str) -> Unit:
    kind, at = text.split(" ", 1)
    return Unit(number, owner, kind, at)


def of_judged(judged: Judged) -> Scene:
    """The scene of a single adjudicated turn: position, orders and results."""
    turn = judged.turn
    orders = tuple(
        Ordered(v.power, str(v.order), v.order, outcomes(v.words), v.reason, why(v, turn.board) or "", v.ordered)
        for v in judged.orders
    )
    units = turn.position.units
    return Scene(
        turn.board,
        title(turn.phase),
        units,
        centers={center: owner for owner, held in turn.centers.items() for center in held},
        routed=tuple(DislodgedPiece(unit, to) for unit, to in turn.dislodged.items()),
        orders=orders,
        ground=held_ground(turn.board, units, territory(turn.board)),
    )


# --- provinces without a center belong to the last occupant


def territory(board: Board) -> dict[str, str]:
    """The owners of provinces before any unit moves."""
    centers = set(board.centers)
    return {code: power.name for power in board.powers for code in power.territory if code not in centers}


def held_ground(board: Board, units: Sequence[Unit], before: Mapping[str, str]) -> dict[str, str]:
    there = {board.province_of[unit.at]: unit.owner for unit in units}
    land = {code for code in there if board.province[code].terrain != SEA and not board.province[code].center}
    return {**before, **{code: owner for code, owner in there.items() if code in land}}
