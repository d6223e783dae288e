"""Validity of adjustment orders by the position alone, regardless of their cost (M3.4, step 2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from casusbelli.core.adjustments import recruit, recruits
from casusbelli.core.legality import located, named_rightly
from casusbelli.core.orders import Build, Disband, Order, Piece, Waive
from casusbelli.core.said import whose
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import Turn
from casusbelli.packs.masters.facts import (
    AID,
    Aid,
    Annex,
    Disarm,
    MastersRefusal,
    RaiseRebel,
    Remove,
    books,
    country,
    is_rebel,
    on,
    option,
    powers_of,
    shut_out,
    spoken,
)


def base(t: Turn, owner: str) -> int:
    """Units due to the power: its centers minus its units, whether or not it has a free place (MA-37)."""
    return t.memo(due).get(owner, 0)


def author(t: Turn, seat: str, order: Order, left: Mapping[str, int] | None = None) -> str | None:
    """The power in whose name a seat gives this order: the only one it plays, or the one that may. ``left``: what the
    powers have not spent yet, where that is not what is due to them."""
    mine = powers_of(t, seat)
    if len(mine) < 2:
        return mine[0] if mine else None
    if isinstance(order, Build):
        place = t.board.province_of.get(order.unit.at, "")
        having = [power for power in mine if place in t.rules.build_sites(t, power)]
    elif isinstance(order, Disband | Disarm | Remove):
        unit = t.position.find(order.unit.at)
        having = [unit.owner] if unit is not None and unit.owner in mine else []
    elif isinstance(order, Annex):
        having = [power for power in mine if t.state.centers.get(order.place) == power]
    elif isinstance(order, Waive):
        having = [power for power in mine if base(t, power) > 0]
        having = having or [power for power in mine if _no_waiver(t, power) is None]
    else:
        others = [power for power in mine if _is_for_others(t, power, order)] or mine
        having = [power for power in others if (left or {}).get(power, base(t, power)) > 0] or list(others)
    return (having or mine)[0]


def _is_for_others(t: Turn, power: str, order: Order) -> bool:
    """True if the power that would be aided, or in whose center rebels would rise, is another one."""
    if isinstance(order, Aid):
        return order.power != power
    owner = t.state.centers.get(t.board.province_of.get(order.unit.at, "")) if isinstance(order, RaiseRebel) else None
    return owner is None or other_power(t, power, owner)


def spenders(t: Turn, seat: str) -> list[str]:
    """The seat's powers to which units are due."""
    return [power for power in powers_of(t, seat) if base(t, power) > 0]


def in_full(t: Turn, order: Build | RaiseRebel) -> Build | RaiseRebel:
    """The order with unit type and coast filled in where only one is possible."""
    place = t.board.province_of.get(order.unit.at, "")
    piece = recruit(order.unit, place, t.board, t.rules.rulings) if place else order.unit
    return type(order)(piece) if isinstance(piece, Piece) else order


def local_refusal(t: Turn, seat: str, order: Order) -> Refusal | None:
    """Why the order is invalid, whatever pays for it; None if it is valid."""
    power = author(t, seat, order)
    if power is None:
        return shut_out(t, seat, order)
    if isinstance(order, Build):
        return no_build(t, power, order.unit)
    if isinstance(order, RaiseRebel):
        return _no_rebel(t, power, order.unit)
    if isinstance(order, Annex):
        return _no_annexation(t, power, t.board.province_of.get(order.place, order.place))
    if isinstance(order, Aid):
        return _no_aid(t, power, order)
    if isinstance(order, Disband | Disarm | Remove):
        return _no_loss(t, power, order)
    return _no_waiver(t, power) if isinstance(order, Waive) else None


def no_build(t: Turn, power: str, piece: Piece) -> Refusal | None:
    place = t.board.province_of.get(piece.at, piece.at)
    return not_buildable(t, power, place) or _no_unit(t, piece, place)


def not_buildable(t: Turn, power: str, place: str) -> Refusal | None:
    """Why the power may build nothing here."""
    sites = t.rules.build_sites(t, power)
    if place not in t.board.province or (not t.board.province[place].center and place not in sites):
        return MastersRefusal.NOT_CENTER.says(place=located(t.board, place))
    if place not in sites:
        return MastersRefusal.NOT_HOME.says(place=located(t.board, place), whom=spoken(t, power))
    if t.board.province[place].center and t.state.centers.get(place) != power:
        return MastersRefusal.NOT_OWNED.says(place=located(t.board, place), whom=spoken(t, power))
    return no_room(t, place)


def buildable(t: Turn, power: str) -> Iterator[str]:
    """The provinces where the power may build; ``not_buildable`` gives the reason for the others."""
    for place in t.rules.build_sites(t, power):
        owned = not t.board.province[place].center or t.state.centers.get(place) == power
        if owned and place not in t.position.at:
            yield place


def no_room(t: Turn, place: str) -> Refusal | None:
    standing = t.position.find(place)
    return MastersRefusal.OCCUPIED.says(other=whose(standing), place=located(t.board, place)) if standing else None


def _no_unit(t: Turn, piece: Piece, place: str) -> Refusal | None:
    meant = recruit(piece, place, t.board, t.rules.rulings)
    return meant if isinstance(meant, Refusal) else None


def _no_rebel(t: Turn, power: str, piece: Piece) -> Refusal | None:
    """Why no such rebel unit can be raised (MR3.2, MR3.4, MR3.5, MA-45)."""
    place = t.board.province_of.get(piece.at, piece.at)
    if place not in t.board.province or not t.board.province[place].center:
        return MastersRefusal.NOT_CENTER.says(place=located(t.board, place))
    owner = t.state.centers.get(place)
    if owner is None or not other_power(t, power, owner):
        return MastersRefusal.NOT_OTHERS.says(place=located(t.board, place))
    guard = guards(t, place)
    if guard is not None and t.position.find(place) is None:
        return MastersRefusal.GUARDED.says(other=guard, whom=spoken(t, owner), place=located(t.board, place))
    return no_room(t, place) or _no_unit(t, piece, place)


def other_power(t: Turn, power: str, owner: str) -> bool:
    """True if the owner is another power; the other side of a civil war is, unless the option says otherwise."""
    if t.rules.option("x.faction_is_other_power") == "true":
        return owner != power
    return t.rules.power_of(t, owner) != t.rules.power_of(t, power)


def guards(t: Turn, place: str) -> Unit | None:
    """A unit of the center's owner that could move or give support there (MR3.6)."""
    owner = t.state.centers.get(place)
    near = t.board.near
    return next((u for u in t.position.units if u.owner == owner and place in near[u.kind][u.at]), None)


def unguarded(t: Turn) -> list[tuple[str, str]]:
    """The centers, with their owners, that are empty and not guarded by them."""
    empty = ((place, owner) for place, owner in t.state.centers.items() if place not in t.position.at)
    return [(place, owner) for place, owner in empty if guards(t, place) is None]


def _no_annexation(t: Turn, power: str, place: str) -> Refusal | None:
    name = located(t.board, place)
    if place not in t.board.province or not t.board.province[place].center:
        return MastersRefusal.NOT_CENTER.says(place=name)
    if t.state.centers.get(place) != power:
        return MastersRefusal.NOT_OWNED.says(place=name, whom=spoken(t, power))
    if place in t.state.home.get(power, ()):
        return MastersRefusal.ALREADY_HOME.says(place=name, whom=spoken(t, power))
    if not owned_before(t, power, place):
        return MastersRefusal.NOT_LAST_YEAR.says(place=name, whom=spoken(t, power))
    return None


def owned_before(t: Turn, power: str, place: str) -> bool:
    """Did it own the center in the last adjustments? A country and its sides are one owner of the past (P12)."""
    before = books(t).before.get(place)
    return before is not None and country(t, before) == country(t, power)


def recipient(t: Turn, order: Aid) -> str | None:
    """The owner that is aided; None if there is none."""
    if order.unit is None:
        return order.power if order.power in t.holdings else None
    unit = t.position.find(order.unit.at)
    fits = unit is not None and is_rebel(unit.owner) and order.unit.kind in ("", unit.kind)
    return unit.owner if unit is not None and fits else None


def _no_aid(t: Turn, power: str, order: Aid) -> Refusal | None:
    if order.power == power:
        return MastersRefusal.SELF_AID.says()
    if recipient(t, order) is not None:
        return None
    if order.unit is None:
        return MastersRefusal.NO_RECIPIENT.says(whom=spoken(t, order.power))
    return MastersRefusal.NO_REBEL.says(place=located(t.board, order.unit.at))


def aid_in_full(t: Turn, order: Aid) -> Aid:
    unit = t.position.find(order.unit.at) if order.unit is not None else None
    return Aid(unit=unit.piece) if unit is not None and recipient(t, order) else order


def _no_loss(t: Turn, power: str, order: Disband | Disarm | Remove) -> Refusal | None:
    unit = t.position.find(order.unit.at)
    if unit is None:
        return Reason.NO_UNIT.says(place=located(t.board, order.unit.at))
    if unit.owner != power:
        return Reason.NOT_YOURS.says(other=unit, owner=spoken(t, unit.owner))
    piece = named_rightly(order.unit, unit, t.board, t.rules.rulings)
    if isinstance(piece, Refusal):
        return piece
    if isinstance(order, Disarm):
        return None
    if t.rules.keeps_unit(t, unit):
        return Reason.KEPT.says(unit=unit)
    return MastersRefusal.NO_LOSS.says(whom=spoken(t, power)) if base(t, power) >= 0 else None


def _no_waiver(t: Turn, power: str) -> Refusal | None:
    """Why there is nothing to waive: neither is a unit due nor could aid pay for a build."""
    hopeful = on(t, AID) and next(open_sites(t, power), None) is not None
    return None if base(t, power) > 0 or hopeful else Reason.TOO_MANY_BUILDS.says(owner=spoken(t, power))


def open_sites(t: Turn, power: str) -> Iterator[Piece]:
    """The units that this power could build in free places."""
    return (piece for place in buildable(t, power) for piece in recruits(place, t.board))


def annexable(t: Turn, power: str) -> Mapping[str, Refusal | None]:
    """The power's centers that are not home, each with the reason why it cannot be annexed yet, or None."""
    mine = (place for place in t.state.owned(power) if place not in t.state.home.get(power, ()))
    return {place: _no_annexation(t, power, place) for place in mine}


def funds_rebels(t: Turn) -> bool:
    return option(t, "aid_funds_rebels") == "true"
