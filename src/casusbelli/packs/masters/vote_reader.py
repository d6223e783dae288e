"""Reads orders for other powers: a line that names a power, or a unit its writer does not command (M3.3)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from casusbelli.core import retreats
from casusbelli.core.adjustments import recruit
from casusbelli.core.legality import destination, located, named_rightly, refuse, understand
from casusbelli.core.orders import (
    FLEET,
    Build,
    Convoy,
    Directive,
    Disband,
    Move,
    MovementOrder,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
    as_retreat,
)
from casusbelli.core.said import power
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine.component import Turn
from casusbelli.packs.masters.ballots import speculative, target
from casusbelli.packs.masters.facts import (
    CONTROL,
    DISARMAMENT,
    REBELLION,
    REBELS,
    Disarm,
    Influence,
    MastersRefusal,
    RaiseRebel,
    Remove,
    in_disorder,
    is_own,
    is_rebel,
    on,
    season,
    spoken,
)
from casusbelli.packs.masters.sites import in_full

A = TypeVar("A")


def understood(t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
    """The order as an influence order, or why it is none; None if it means what it says by itself."""
    if not season(t) or not is_own(order):
        return None
    if nation is not None and ": " in nation:
        return (
            MastersRefusal.NESTED.says(whom=power(nation.partition(":")[0]))
            if on(t, CONTROL)
            else MastersRefusal.NO_CONTROL.says()
        )
    if nation is not None and _plays(t, seat, nation):
        nation = None
    if isinstance(order, (Directive, Waive)):
        return _given_by(t, order, nation)
    if isinstance(order, Build):
        return None if nation is None else _construct(t, order, nation)
    unit = target(t, order)
    if unit is None:
        return None
    if t.rules.commander_of(t, unit.owner) == seat:
        return Disarm(order.unit) if isinstance(order, Disband) and _disarms(t) else None
    return _for_others(t, unit, order, nation)


def _disarms(t: Turn) -> bool:
    return season(t) == "A" and on(t, DISARMAMENT)


def _plays(t: Turn, seat: str, nation: str) -> bool:
    return nation == seat or t.rules.commander_of(t, nation) == seat


def _given_by(t: Turn, order: Directive | Waive, nation: str | None) -> Order | Refusal | None:
    """MA-24: a power in civil disorder can be ordered to lose a unit, but not to rebel, annex, aid or waive."""
    if nation is None:
        return None
    why = _no_puppet(t, nation)
    if why is not None:
        return why
    if isinstance(order, (Disarm, Remove)):
        return completed(t, Influence(Disband(order.unit)))
    return MastersRefusal.NESTED.says(whom=power(nation))


def _no_puppet(t: Turn, nation: str) -> Refusal | None:
    if not on(t, CONTROL):
        return MastersRefusal.NO_CONTROL.says()
    return None if nation == REBELS or in_disorder(t, nation) else MastersRefusal.NOT_CD.says(whom=power(nation))


def _construct(t: Turn, order: Build, nation: str) -> Order | Refusal:
    if nation == REBELS and on(t, REBELLION):  # "Build A PAR, Rebel A MOS"
        return in_full(t, RaiseRebel(order.unit))
    return _no_puppet(t, nation) or completed(t, Influence(order, nation))


def _for_others(t: Turn, unit: Unit, order: Order, nation: str | None) -> Order | Refusal | None:
    """An order to a unit that its writer does not command. The power may be left out, but must not be wrong."""
    puppet = in_disorder(t, unit.owner) or (speculative(t) and season(t) != "A") if on(t, CONTROL) else False
    if not puppet:
        if nation is None:
            return None
        return (
            MastersRefusal.NOT_CD.says(whom=spoken(t, unit.owner))
            if on(t, CONTROL)
            else MastersRefusal.NO_CONTROL.says()
        )
    if nation not in (None, unit.owner) and not (nation == REBELS and is_rebel(unit.owner)):
        return refuse(t.board, Reason.WRONG_NATION, other=unit, owner=spoken(t, unit.owner))
    return completed(t, Influence(order))


def completed(t: Turn, order: Influence) -> Influence | Refusal:
    """The order in canonical form, so that orders with the same meaning are counted together (MA-3)."""
    inner: Order | Refusal = order.order
    unit = target(t, order.order)
    if season(t) == "M" and unit is not None:
        known = order.order in t.survey.orders(unit)
        inner = one_way(t, order.order if known else possible(t, order.order))
    elif season(t) == "R" and unit is not None:
        inner = _retreat(t, unit, as_retreat(order.order))
    elif isinstance(order.order, Build):
        place = t.board.province_of.get(order.order.unit.at, "")
        piece = recruit(order.order.unit, place, t.board, t.rules.rulings) if place else order.order.unit
        inner = Build(piece) if isinstance(piece, Piece) else order.order
    elif isinstance(order.order, Disband) and unit is not None:
        named = named_rightly(order.order.unit, unit, t.board, t.rules.rulings)
        inner = named if isinstance(named, Refusal) else Disband(named)
    if isinstance(inner, Refusal):
        return inner
    if not isinstance(inner, Build):
        return Influence(inner)
    place = t.board.province_of.get(inner.unit.at, inner.unit.at)
    builder = order.power or t.state.centers.get(place)  # the builder may be left out: it is the owner
    return Influence(inner, builder) if builder else MastersRefusal.NOT_OTHERS.says(place=located(t.board, place))


def possible(t: Turn, order: Order) -> MovementOrder | Refusal:
    """The order in canonical form, or why it is invalid.

    An order is valid if some position of the board would permit it. So support for a unit that is not there counts as
    a vote, although it achieves nothing (M3.3, MA-14).
    """
    meant = understand(order, t.position, None, t.rules.rulings)
    if not isinstance(meant, Refusal) or not isinstance(order, (SupportHold, SupportMove, Convoy)):
        return meant
    elsewhere = understand(order, _imagined(t.position, order.target), None, t.rules.rulings)
    return meant if isinstance(elsewhere, Refusal) else elsewhere


def _imagined(position: Position, named: Piece) -> Position:
    """The position with the named unit added if it is missing, and with a fleet in every empty sea."""
    board, nobody = position.board, max((unit.id for unit in position.units), default=0) + 1
    target = [Unit(nobody, "", named.kind, named.at)] if named.kind and named.at in board.province_of else []
    here = position.at.keys() | {board.province_of[unit.at] for unit in target}
    seas = [place for place, bit in board.carrier.items() if bit and place not in here]
    fleets = [Unit(nobody + number, "", FLEET, sea) for number, sea in enumerate(seas, start=1)]
    taken = position.find(named.at)
    return Position(board, (*position.units, *(() if taken else target), *fleets))


def one_way(t: Turn, order: A) -> A | Move:
    """MA-3: "via convoy" makes a difference only where a land route exists, too."""
    if not isinstance(order, Move) or not order.via:
        return order
    by_land = order.to in t.board.reach_set[order.unit.kind][order.unit.at]
    return order if by_land else replace(order, via=False)


def _retreat(t: Turn, unit: Unit, order: Order) -> Order | Refusal:
    if not isinstance(order, (Retreat, Disband)):
        return refuse(t.board, Reason.WRONG_PHASE)
    piece = named_rightly(order.unit, unit, t.board, t.rules.rulings)
    if isinstance(piece, Refusal):
        return piece
    if isinstance(order, Disband):
        return Disband(piece)
    to = destination(order.to, unit, t.board, t.rules.rulings)
    return to if isinstance(to, Refusal) else Retreat(piece, to)


def retreat_refusal(t: Turn, unit: Unit, order: Order) -> Refusal | None:
    beaten = t.state.routed.values()
    field = retreats.Rout(
        t.position,
        {routed.unit: routed.retreats for routed in beaten},
        {},
        {routed.unit: t.board.province_of[routed.by.at] for routed in beaten},
        t.state.contested,
        t.rules.rulings,
    )
    return retreats.retreat_refusal(unit.owner, order, field)
