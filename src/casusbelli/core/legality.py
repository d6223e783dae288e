"""Legality: could this order ever work here? Also completes orders that are badly written but can mean only one thing.

Nothing here looks at another order (DATC 4.E.1): units, geography and fleets that could convoy decide alone.
"""

from __future__ import annotations

from msgspec.structs import replace

from casusbelli.core.board import COAST, LAND, SEA, Board
from casusbelli.core.orders import (
    ARMY,
    FLEET,
    Convoy,
    Hold,
    Move,
    MovementOrder,
    Order,
    Piece,
    SupportHold,
    SupportMove,
)
from casusbelli.core.phases import NEVER, Phase
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.said import Said, Term, province, said
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason, Refusal, Why

__all__ = ["date_said", "destination", "located", "named_rightly", "refusal", "refuse", "understand", "unneeded_convoy"]


def refuse(board: Board, reason: Why, place: str = "", **names: object) -> Refusal:
    """A refusal that names the place in full."""
    return reason.says(**{"place": located(board, place), **names} if place else names)


def located(board: Board, location: str) -> Term:
    """The name of the province, with the coast if one is meant."""
    code = board.province_of.get(location, location)
    found = board.province.get(code)
    return province(code, found.name if found else board.impassable.get(location, location))


def date_said(date: str) -> Said:
    """ "F1915" -> "fall 1915"."""
    if date == NEVER:
        return said("core.never")
    opens = Phase.of(date)
    return said("core.date", season=opens.season, year=str(opens.year))


# --- could the order work?


def refusal(order: Order, position: Position, power: str | None = None) -> Refusal | None:
    """None if the order is legal and written in full; else a Refusal. ``power`` is the power that gives it, if that
    matters."""
    known = position.legal.get(order)
    if known is not None and (power is None or known.owner == power):
        return None
    check = _CHECKS.get(type(order))
    if check is None:
        return refuse(position.board, Reason.WRONG_PHASE)
    named = order.unit  # type: ignore[union-attr]
    unit = position.at.get(position.board.province_of.get(named.at, ""))
    if unit is None:
        return refuse(position.board, Reason.NO_UNIT, named.at)
    if power is not None and unit.owner != power:
        return refuse(position.board, Reason.NOT_YOURS, other=unit, owner=unit.owner)
    if named.at != unit.at or named.kind != unit.kind:
        return _misnamed(named, unit, position.board)
    why: Refusal | None = check(order, unit, position)  # type: ignore[operator]
    if why is None:
        position.legal[order] = unit
    return why


def _misnamed(named: Piece, unit: Unit, board: Board) -> Refusal:
    if not named.kind:
        return refuse(board, Reason.MISSING_KIND)
    if named.kind != unit.kind:
        return refuse(board, Reason.WRONG_KIND, other=unit)
    return _wrong_coast(named, unit, board)


def _wrong_coast(named: Piece, unit: Unit, board: Board) -> Refusal:
    if unit.kind == ARMY:
        return refuse(board, Reason.IRRELEVANT_COAST, named.at)
    return refuse(board, Reason.WRONG_COAST, other=unit)


def _check_hold(_order: Hold, _unit: Unit, _position: Position) -> Refusal | None:
    return None


def _check_move(order: Move, unit: Unit, position: Position) -> Refusal | None:
    board = position.board
    if order.to in board.reach_set[unit.kind][unit.at] and not order.via:
        return None
    if unit.kind == ARMY and convoyable(position, unit.at, order.to) and order.to not in board.closed:
        return None
    return _why_no_move(order, unit, position)


def _why_no_move(order: Move, unit: Unit, position: Position) -> Refusal:
    board = position.board
    to = board.province_of.get(order.to)
    if to is None:
        return refuse(board, Reason.NOT_ADJACENT, order.to, unit=unit)
    if to == board.province_of[unit.at]:
        return refuse(board, Reason.SAME_PLACE, to, unit=unit)
    if to in board.closed:
        return closed(board, to)
    return _wrong_terrain(unit, order.to, board) or _out_of_reach(order, unit, position)


def closed(board: Board, province: str) -> Refusal:
    date = board.closed[province]
    if date == NEVER:
        return refuse(board, Reason.PERMANENTLY_CLOSED, province)
    return refuse(board, Reason.CLOSED, province, date=date_said(date))


def _wrong_terrain(unit: Unit, to: str, board: Board) -> Refusal | None:
    terrain = board.province[board.province_of[to]].terrain
    if unit.kind == ARMY and terrain == SEA:
        return refuse(board, Reason.ARMY_AT_SEA, to)
    if unit.kind == FLEET and terrain == LAND:
        return refuse(board, Reason.FLEET_INLAND, to)
    return None


def _out_of_reach(order: Move, unit: Unit, position: Position) -> Refusal:
    board = position.board
    if unit.kind == FLEET:
        if order.via:
            return refuse(board, Reason.NOT_AN_ARMY, other=unit)
        return no_way(unit, order.to, board)
    if "/" in order.to:
        return refuse(board, Reason.IRRELEVANT_COAST, order.to)
    both_coastal = all(board.province[board.province_of[p]].terrain == COAST for p in (unit.at, order.to))
    at_sea = both_coastal or order.via
    return refuse(board, Reason.NO_ROUTE if at_sea else Reason.NOT_ADJACENT, order.to, unit=unit)


def no_way(unit: Unit, to: str, board: Board) -> Refusal:
    """Why a unit can't go there by itself: wrong coast, no coast, or too far."""
    coasts = reachable_coasts(unit, to, board)
    if coasts and "/" in to:
        return refuse(board, Reason.COAST_UNREACHABLE, to, unit=unit)
    if coasts:
        return refuse(board, Reason.COAST_NEEDED, to, choices=coasts)
    return refuse(board, Reason.NOT_ADJACENT, to, unit=unit)


def reachable_coasts(unit: Unit, to: str, board: Board) -> list[str]:
    """The coasts of the province of ``to`` that a fleet can move to."""
    province = board.province_of.get(to)
    return [at for at in board.reach[unit.kind][unit.at] if board.province_of[at] == province and "/" in at]


def convoyable(position: Position, origin: str, to: str, without: str | None = None) -> bool:
    """Could the fleets now at sea (all but one) convoy an army from here to there?"""
    if not position.carriers:
        return False
    carriers = position.board.carriers(position.carriers)
    return (carriers if without is None else carriers.without(without)).could_carry(origin, to)


def _check_support_hold(order: SupportHold, unit: Unit, position: Position) -> Refusal | None:
    board = position.board
    target = position.find(order.target.at)
    if target is None:
        return refuse(board, Reason.NO_TARGET, order.target.at)
    if target is unit:
        return refuse(board, Reason.SELF_SUPPORT)
    if board.province_of[target.at] not in board.near[unit.kind][unit.at]:
        return _cannot_help(unit, target.at, board)
    if order.target.at != target.at or order.target.kind != target.kind:
        return _misnamed(order.target, target, board)
    return None


def _check_support_move(order: SupportMove, unit: Unit, position: Position) -> Refusal | None:
    board = position.board
    target = position.find(order.target.at)
    if target is None:
        return refuse(board, Reason.NO_TARGET, order.target.at)
    if target is unit:
        return refuse(board, Reason.SELF_SUPPORT)
    to = board.province_of.get(order.to)
    if to is None:
        return refuse(board, Reason.CANNOT_REACH, order.to, unit=unit)
    here = board.province_of[unit.at]
    if to == here:
        return refuse(board, Reason.OWN_PROVINCE)
    if to not in board.near[unit.kind][unit.at]:
        return _cannot_help(unit, to, board)
    if order.target.at != target.at or order.target.kind != target.kind:
        return _misnamed(order.target, target, board)
    if order.to in board.supportable[target.kind][target.at]:
        return None
    if target.kind == ARMY and convoyable(position, target.at, order.to, without=here):  # DATC 6.D.31
        return None
    return _why_no_help(order, unit, target, position)


def _cannot_help(unit: Unit, place: str, board: Board) -> Refusal:
    """Why a unit cannot support into a province: it could not go there, or only across a border that allows moves but
    no support."""
    moves = any(board.province_of[to] == board.province_of[place] for to in board.adjacent[unit.kind][unit.at])
    return refuse(board, Reason.MOVES_ONLY if moves else Reason.CANNOT_REACH, place, unit=unit)


def _why_no_help(order: SupportMove, unit: Unit, target: Unit, position: Position) -> Refusal:
    """Why a move within the supporter's reach can't be supported: no unit can make it, or none without the
    supporter."""
    board = position.board
    if board.province_of[order.to] == board.province_of[target.at]:
        return refuse(board, Reason.SAME_PLACE, order.to, unit=target)
    if target.kind == FLEET and "/" in order.to and reachable_coasts(target, order.to, board):
        return refuse(board, Reason.COAST_UNREACHABLE, order.to, unit=target)
    if target.kind == ARMY and convoyable(position, target.at, order.to):
        return refuse(board, Reason.CONVOYED_BY_ITSELF, order.to, unit=unit, other=target)
    return refuse(board, Reason.TARGET_CANNOT, order.to, other=target)


def _check_convoy(order: Convoy, unit: Unit, position: Position) -> Refusal | None:
    board = position.board
    here = board.province_of[unit.at]
    if unit.kind != FLEET:
        return refuse(board, Reason.NOT_A_FLEET)
    if not board.carrier[here]:
        return refuse(board, Reason.NOT_AT_SEA, here)
    target = position.find(order.target.at)
    if target is None:
        return refuse(board, Reason.NO_TARGET, order.target.at)
    if target.kind != ARMY:
        return refuse(board, Reason.NOT_AN_ARMY, other=target)
    if order.target.at != target.at or order.target.kind != target.kind:
        return _misnamed(order.target, target, board)
    carriers = board.carriers(position.carriers)
    if not carriers.could_carry(target.at, order.to):
        return refuse(board, Reason.NO_ROUTE, order.to, unit=target)
    if not carriers.useful(here, target.at, order.to):
        return refuse(board, Reason.SUPERFLUOUS, order.to, unit=unit, other=target)
    return None


_CHECKS = {
    Hold: _check_hold,
    Move: _check_move,
    SupportHold: _check_support_hold,
    SupportMove: _check_support_move,
    Convoy: _check_convoy,
}


# --- what does the order mean?


def understand(
    order: Order, position: Position, power: str | None = None, rulings: Rulings = DATC
) -> MovementOrder | Refusal:
    """The order in full, if it is legal when read leniently (DATC 4.B, 4.C)."""
    fault = refusal(order, position, power)
    if fault is None:
        return _checked_coast(order, position, rulings)
    if fault.reason in _BEFORE_WORDING:
        return fault
    better = _completed(order, position, rulings)
    if isinstance(better, Refusal):
        return better
    if better == order:
        return fault
    return refusal(better, position, power) or _checked_coast(better, position, rulings)


_BEFORE_WORDING = (Reason.WRONG_PHASE, Reason.NO_UNIT, Reason.NOT_YOURS)


def _completed(order: Order, position: Position, rulings: Rulings) -> MovementOrder | Refusal:
    """Correct kinds and coasts, as far as the rulings allow."""
    if not isinstance(order, MovementOrder):
        return refuse(position.board, Reason.WRONG_PHASE)
    unit = position.find(order.unit.at)
    if unit is None:
        return order
    piece = named_rightly(order.unit, unit, position.board, rulings)
    if isinstance(piece, Refusal):
        return piece
    order = replace(order, unit=piece)
    if isinstance(order, Move):
        to = destination(order.to, unit, position.board, rulings)
        return to if isinstance(to, Refusal) else _on_foot(replace(order, to=to), position, rulings)
    if isinstance(order, Hold):
        return order
    return _completed_target(order, position, rulings)


def _on_foot(order: Move, position: Position, rulings: Rulings) -> Move:
    """DATC 4.A.3: if the army can go by land, ignore a "via" that no fleet could serve."""
    at_sea = order.via and convoyable(position, order.unit.at, order.to)
    return order if at_sea or rulings.via_fallback == "no" else replace(order, via=False)


def _completed_target(
    order: SupportHold | SupportMove | Convoy, position: Position, rulings: Rulings
) -> MovementOrder | Refusal:
    target = position.find(order.target.at)
    if target is None:
        return order
    piece = named_rightly(order.target, target, position.board, rulings)
    if isinstance(piece, Refusal):
        return piece
    order = replace(order, target=piece)
    if not isinstance(order, SupportHold) and target.kind == ARMY and "/" in order.to:
        if rulings.coast_irrelevant == "illegal":
            return refuse(position.board, Reason.IRRELEVANT_COAST, order.to)
        return replace(order, to=position.board.province_of.get(order.to, order.to))
    return order


def named_rightly(named: Piece, unit: Unit, board: Board, rulings: Rulings) -> Piece | Refusal:
    """The unit as it is, if the rulings accept how it was named: DATC 4.C.1 and 4.C.2 for its kind, 4.B.5 for the coast
    of a fleet, 4.B.6 for that of an army."""
    if not named.kind and rulings.kind_missing == "illegal":
        return refuse(board, Reason.MISSING_KIND)
    if named.kind not in ("", unit.kind) and rulings.kind_wrong == "illegal":
        return refuse(board, Reason.WRONG_KIND, other=unit)
    if named.at != unit.at and "/" in named.at:
        strict = rulings.coast_irrelevant if unit.kind == ARMY else rulings.coast_wrong
        if strict == "illegal":
            return _wrong_coast(named, unit, board)
    return unit.piece


def destination(to: str, unit: Unit, board: Board, rulings: Rulings) -> str | Refusal:
    """The location a move goes to: DATC 4.B.1-3 for fleets, 4.B.6 for coasts named for armies."""
    if unit.kind == ARMY:
        if "/" in to and rulings.coast_irrelevant == "illegal":
            return refuse(board, Reason.IRRELEVANT_COAST, to)
        return board.province_of.get(to, to)
    if to in board.reach_set[FLEET][unit.at]:
        return to
    coasts = reachable_coasts(unit, to, board)
    if len(coasts) != 1:
        return to
    allowed = rulings.coast_impossible if "/" in to else rulings.coast_omitted
    return coasts[0] if allowed == "follow" else to


def _checked_coast(order: Order, position: Position, rulings: Rulings) -> MovementOrder | Refusal:
    """DATC 4.B.4: must a support name the coast of a fleet that could move to either?"""
    if rulings.coast_in_support != "optional" and isinstance(order, SupportMove) and "/" not in order.to:
        unit, target = position.find(order.unit.at), position.find(order.target.at)
        if unit and target and target.kind == FLEET:
            coasts = reachable_coasts(target, order.to, position.board)
            own = unit.owner == target.owner and rulings.coast_in_support == "own_units"
            if len(coasts) > 1 and not own:
                return refuse(position.board, Reason.COAST_NEEDED, order.to, choices=coasts)
    return order  # type: ignore[return-value]


def unneeded_convoy(order: Order, position: Position, rulings: Rulings = DATC) -> Convoy | None:
    """A convoy order in full if its only fault is that the army doesn't need this fleet: the fleet is connected to
    those that could carry the army."""
    full = _completed(order, position, rulings) if isinstance(order, Convoy) else None
    why = refusal(full, position) if isinstance(full, Convoy) else None
    if not isinstance(full, Convoy) or why is None or why.reason is not Reason.SUPERFLUOUS:
        return None
    flotilla = position.board.carriers(position.carriers).flotilla(position.board.province_of[full.unit.at])
    return full if flotilla is not None and full.to in flotilla.landings(full.target.at) else None


def nation_refusal(
    order: Order, target_nation: str | None, position: Position, rulings: Rulings = DATC
) -> Refusal | None:
    """DATC 4.C.5 and 4.C.6: must a support or convoy of a foreign unit name its power, and name it correctly?"""
    if not isinstance(order, SupportHold | SupportMove | Convoy):
        return None
    unit, target = position.find(order.unit.at), position.find(order.target.at)
    if unit is None or target is None or target.owner == (target_nation or unit.owner):
        return None
    if target_nation is None:
        missing = rulings.nation_missing == "illegal"
        return refuse(position.board, Reason.MISSING_NATION, other=target) if missing else None
    wrong = rulings.nation_wrong == "illegal"
    return refuse(position.board, Reason.WRONG_NATION, other=target, owner=target.owner) if wrong else None
