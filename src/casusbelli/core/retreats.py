"""Adjudicates a retreat phase: dislodged units retreat or disband, all at once and without support."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.legality import closed, destination, named_rightly, no_way, refuse
from casusbelli.core.one_order import OneOrderEach, illegal
from casusbelli.core.orders import Disband, Order, Retreat, as_retreat
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason, Refusal, Result, Verdict


@dataclass(frozen=True)
class Rout:
    """The input of a retreat phase: the units on the board, the dislodged units with their possible retreats
    (locations), and the orders. ``barred`` and ``contested`` are only used to explain why a retreat is refused."""

    position: Position
    dislodged: Mapping[Unit, Sequence[str]]
    orders: Mapping[str, Sequence[Order]]
    barred: Mapping[Unit, str] | None = None
    contested: frozenset[str] = frozenset()
    rulings: Rulings = DATC


@dataclass(frozen=True)
class RetreatVerdicts:
    orders: tuple[Verdict, ...]  # one for each order written, then for each unit without one
    units: tuple[Unit, ...]  # all units on the board afterwards
    lost: tuple[Unit, ...]


def retreat_options(unit: Unit, retreats: Sequence[str]) -> tuple[Retreat | Disband, ...]:
    return (*(Retreat(unit.piece, to) for to in retreats), Disband(unit.piece))


def retreat_refusal(power: str, order: Order, rout: Rout) -> Refusal | None:
    """Why this power may not give this order; None if it may. ``rout.orders`` is not used."""
    read = _understand(power, as_retreat(order), _routed(order, rout), rout)
    return read if isinstance(read, Refusal) else None


def judge_retreats(rout: Rout) -> RetreatVerdicts:
    sheet: OneOrderEach[Retreat | Disband] = OneOrderEach(
        rout.position.board, rout.rulings.several_orders, lambda unit: Disband(unit.piece)
    )
    for power, orders in rout.orders.items():
        for order in orders:
            _read(power, order, rout, sheet)
    counted = sheet.counted
    made = {unit.id: _resolve(unit, sheet.chosen, unit.id in counted, rout) for unit in rout.dislodged}
    saved = [
        replace(u, at=v.order.to)
        for u in rout.dislodged
        if (v := made[u.id]).result is Result.SUCCEEDS and isinstance(v.order, Retreat)
    ]
    return RetreatVerdicts(
        tuple(sheet.told(made)),
        (*rout.position.units, *saved),
        tuple(unit for unit in rout.dislodged if unit.id not in {u.id for u in saved}),
    )


def _read(power: str, order: Order, rout: Rout, sheet: OneOrderEach[Retreat | Disband]) -> None:
    order = as_retreat(order)
    unit = _routed(order, rout)
    legal = _understand(power, order, unit, rout)
    if unit is None or isinstance(legal, Refusal):
        why = legal if isinstance(legal, Refusal) else refuse(rout.position.board, Reason.WRONG_PHASE)
        sheet.refuse(illegal(power, order, why, unit))
    else:
        sheet.take(power, legal, unit)


def _routed(order: Order, rout: Rout) -> Unit | None:
    named = getattr(order, "unit", None)
    if named is None:
        return None
    province_of = rout.position.board.province_of
    place = province_of.get(named.at)
    return next((unit for unit in rout.dislodged if province_of[unit.at] == place), None)


def _understand(power: str, order: Order, unit: Unit | None, rout: Rout) -> Retreat | Disband | Refusal:
    board = rout.position.board
    if not isinstance(order, Retreat | Disband):
        return refuse(board, Reason.WRONG_PHASE)
    if unit is None:
        standing = rout.position.find(order.unit.at)
        if standing is None:
            return refuse(board, Reason.NO_UNIT, order.unit.at)
        return refuse(board, Reason.NOT_DISLODGED, unit=standing)
    if unit.owner != power:
        standing = rout.position.find(order.unit.at)
        if standing is not None and standing.owner == power:
            return refuse(board, Reason.NOT_DISLODGED, unit=standing)
        return refuse(board, Reason.NOT_YOURS, other=unit, owner=unit.owner)
    piece = named_rightly(order.unit, unit, board, rout.rulings)
    if isinstance(piece, Refusal):
        return piece
    if isinstance(order, Disband):
        return Disband(piece)
    to = destination(order.to, unit, board, rout.rulings)
    if isinstance(to, Refusal):
        return to
    return Retreat(piece, to) if to in rout.dislodged[unit] else _why_not(to, unit, rout)


def _why_not(to: str, unit: Unit, rout: Rout) -> Refusal:
    board = rout.position.board
    place = board.province_of.get(to, to)
    if to not in board.havens[unit.kind][unit.at]:
        return _out_of_reach(to, place, unit, board)
    if rout.position.find(to) is not None:
        return refuse(board, Reason.RETREAT_OCCUPIED, place)
    if rout.barred and rout.barred.get(unit) == place:
        return refuse(board, Reason.RETREAT_ORIGIN, place)
    if place in rout.contested:
        return refuse(board, Reason.RETREAT_CONTESTED, place)
    return refuse(board, Reason.RETREAT_BARRED, place, unit=unit)


def _out_of_reach(to: str, place: str, unit: Unit, board: Board) -> Refusal:
    if place == board.province_of[unit.at]:
        return refuse(board, Reason.SAME_PLACE, place, unit=unit)
    if place in board.closed:
        return closed(board, place)
    return no_way(unit, to, board)


def _resolve(unit: Unit, chosen: Mapping[int, Retreat | Disband], ordered: bool, rout: Rout) -> Verdict:
    """Units that retreat to the same province are all disbanded (DATC 6.H.7), except for one before which all the
    others must give way because they cross a border that weakens them more."""
    order = chosen.get(unit.id)
    if order is None:
        reason = Reason.NO_RETREAT_ORDER if rout.dislodged[unit] else Reason.NOWHERE
        return Verdict(unit.owner, Disband(unit.piece), unit, Result.SUCCEEDS, reason, ordered=False)
    if isinstance(order, Disband):
        return Verdict(unit.owner, order, unit, Result.SUCCEEDS, ordered=ordered)
    board = rout.position.board
    lack = board.lacking.get((unit.kind, unit.at, order.to), 0)
    for rival in rout.dislodged:
        other = chosen.get(rival.id)
        if (
            rival is unit
            or not isinstance(other, Retreat)
            or board.province_of[other.to] != board.province_of[order.to]
        ):
            continue
        easier = lack - board.lacking.get((rival.kind, rival.at, other.to), 0)
        if easier >= 0:
            reason = Reason.RETREAT_YIELDS if easier else Reason.RETREAT_COLLISION
            return Verdict(unit.owner, order, unit, Result.FAILS, reason, rival)
    return Verdict(unit.owner, order, unit, Result.SUCCEEDS)
