"""The picture in words, for those who cannot see it: who stands where, what was ordered and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.orders import (
    FLEET,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from casusbelli.core.units import Unit
from casusbelli.core.wording import listed
from casusbelli.drawing.scene import Ordered, Scene

COASTS = {"NC": "north coast", "SC": "south coast", "EC": "east coast", "WC": "west coast"}
KINDS = {FLEET: "fleet", "": "unit"}


def reading(scene: Scene) -> list[str]:
    """The lines of the picture's description."""
    return [scene.title, *_lines(scene)]


def _lines(scene: Scene) -> Iterator[str]:
    board = scene.board
    for owner in scene.owners:
        yield from _holding(scene, owner)
    for beaten in scene.routed:
        places = listed([place(to, board) for to in beaten.retreats]) if beaten.retreats else "nowhere"
        yield f"Dislodged: {unit_named(beaten.unit, board)} of {beaten.unit.owner}, which may retreat to {places}."
    for owner, count in scene.owed.items():
        yield f"{owner} {'may build' if count > 0 else 'must remove'} {abs(count)}."
    for owner in dict.fromkeys(told.owner for told in scene.orders):
        yield f"Orders of {owner}:"
        yield from (f"- {ended(told, board)}" for told in scene.orders if told.owner == owner)
    for panel in scene.layers:
        yield f"{panel.title}:"
        yield from (f"- {_marked(mark.at, mark.look, mark.power, str(mark.text), board)}" for mark in panel.marks)
    if scene.outcome:
        yield scene.outcome


def _holding(scene: Scene, owner: str) -> Iterator[str]:
    board = scene.board
    units = [unit_named(unit, board) for unit in scene.units if unit.owner == owner]
    centers = [place(code, board) for code, holder in sorted(scene.centers.items()) if holder == owner]
    if not units and not centers:
        return
    held = f"holds {len(centers)} {'centre' if len(centers) == 1 else 'centres'}: {listed(centers)}" if centers else ""
    has = f"has {listed(units)}" if units else ""
    yield f"{owner} {'; '.join(part for part in (held, has) if part)}."


def place(location: str, board: Board) -> str:
    """ "Saint Petersburg (south coast)" """
    code, _slash, coast = location.partition("/")
    name = board.province[code].name if code in board.province else code
    return f"{name} ({COASTS.get(coast, coast)})" if coast else name


def unit_named(unit: Unit | Piece, board: Board) -> str:
    return f"{KINDS.get(unit.kind, 'army')} {place(unit.at, board)}"


def ended(told: Ordered, board: Board) -> str:
    """ "army Paris to Burgundy: fails: bounced with A MUN (Germany)" """
    said = spoken(told.order, board) if told.order is not None else told.text
    unordered = "" if told.ordered else " (no order)"
    words = ", ".join(told.results)
    told_why = told.why if told.why.startswith(words) else ": ".join(part for part in (words, told.why) if part)
    return f"{said}{unordered}{f': {told_why}' if told_why else ''}"


def spoken(order: Order, board: Board) -> str:
    def unit(piece: Piece) -> str:
        return unit_named(piece, board)

    match order:
        case Hold():
            return f"{unit(order.unit)} holds"
        case Move():
            return f"{unit(order.unit)} to {place(order.to, board)}{' by convoy' if order.via else ''}"
        case SupportHold():
            return f"{unit(order.unit)} supports {unit(order.target)}"
        case SupportMove():
            return f"{unit(order.unit)} supports {unit(order.target)} to {place(order.to, board)}"
        case Convoy():
            return f"{unit(order.unit)} convoys {unit(order.target)} to {place(order.to, board)}"
        case Retreat():
            return f"{unit(order.unit)} retreats to {place(order.to, board)}"
        case Disband():
            return f"{unit(order.unit)} is taken off the board"
        case Build():
            return f"builds {unit(order.unit)}"
        case Waive():
            return "waives a build"
    return str(order)


LOOKS = {
    "held": "held",
    "free": "open",
    "asks": "by permission",
    "hostile": "an attack",
    "closed": "closed",
    "later": "closed for now",
    "blocked": "blocked",
    "route": "way",
    "site": "site",
}


def _marked(at: tuple[str, ...], look: str, power: str, text: str, board: Board) -> str:
    places = ", ".join(place(code, board) for code in at)
    said = ", ".join(part for part in (LOOKS.get(look, ""), power) if part)
    return f"{places}: {text or said}" if text or said else places
