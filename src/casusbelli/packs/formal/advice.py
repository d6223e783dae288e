"""Advice: the worth of orders under Formal Diplomacy, in centers, for bots and for players who ask.

One war at a time, and only where it pays: a declaration costs a point (V6), a centre brings one every Fall (V3).
"""

from __future__ import annotations

from casusbelli.core.orders import Move, Order
from casusbelli.engine.component import Screen, Turn
from casusbelli.packs.formal.facts import (
    POINTS,
    DeclareSphere,
    DeclareWar,
    Surrender,
    UndoSphere,
    barriers,
    controller,
    enemies,
    option,
    powers_of,
)

COST = 1.0  # of a declaration, in points (V6)
RISK = 0.2  # what a unit of theirs nearby takes from the hope of a war, in points a Fall
HOPE = 0.6  # of the centres in reach, so many are taken
FALLS = 2  # that a war is looked ahead
USELESS = -10.0  # an order that will be void
FRONTIER = 0.1  # a sphere between us and others
PEACE = 2.0  # points that a surrender costs against its enemy: one is lost, and one won by them
ENEMY, PREY, OTHERS = 0.5, 0.2, -0.8  # how much more or less than usual their centers are wanted


class WarAdvice(Screen):
    """The worth of orders."""

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return 0.0
        if isinstance(order, Move):
            return _entry(t, power, order)
        if isinstance(order, DeclareWar):
            return _war(t, power, order.power) if order.power == t.memo(_targets)[power] else USELESS
        if isinstance(order, DeclareSphere):
            return _sphere(t, power, order)
        if isinstance(order, Surrender):
            return 1.0 if _is_lost(t, power) else USELESS
        return USELESS if isinstance(order, UndoSphere) else 0.0

    def intends(self, t: Turn, seat: str, owner: str | None) -> float:
        """Whose centers the power wants: those of its enemies, and of the power on which it declares war next."""
        power = next(iter(powers_of(t, seat)), None)
        if power is None or owner not in t.board.power:
            return 0.0
        if owner in enemies(t, power):
            return ENEMY
        return PREY if t.memo(_targets)[power] == owner else OTHERS


def _entry(t: Turn, power: str, order: Move) -> float:
    """W5, W6: without a war the move is void, unless the war is declared beside it."""
    unit = t.position.find(order.unit.at)
    if unit is None:
        return 0.0
    foes = {foe for foe, _what in barriers(t, unit, t.board.province_of[order.to])}
    declared = option(t, "dwo") == "same_turn" and foes == {t.memo(_targets)[power]}
    return USELESS if foes and not declared else 0.0


def _targets(t: Turn) -> dict[str, str | None]:
    return {power: _target(t, power) for power in t.board.power}


def _target(t: Turn, power: str) -> str | None:
    """The power on which a declaration pays most; none while there is a war."""
    if enemies(t, power):
        return None
    others = [other for other in t.board.power if other != power and other not in t.state.eliminated]
    best = max(others, key=lambda other: _war(t, power, other), default=None)
    return best if best is not None and _war(t, power, best) > 0 else None


def _war(t: Turn, power: str, foe: str) -> float:
    """Points within two Falls, less the declaration."""
    return _prospect(t, power, foe) - (COST if t.rules.has(POINTS) else 0.0)


def _prospect(t: Turn, power: str, foe: str) -> float:
    """Points within two Falls of a war: centres in reach, less what stands in the way."""
    reach = t.memo(_reach)
    held = {center for center, owner in t.state.centers.items() if owner == foe}
    wanted = held & set().union(*reach.get(power, ()))
    guards = sum(not wanted.isdisjoint(near) for near in reach.get(foe, ()))
    return FALLS * (HOPE * len(wanted) - RISK * guards)


def _reach(t: Turn) -> dict[str, list[set[str]]]:
    """Owner -> where each of its units is, or may be next."""
    found: dict[str, list[set[str]]] = {}
    for unit in t.position.units:
        near = {t.board.province_of[to] for to in t.board.reach[unit.kind][unit.at]}
        found.setdefault(unit.owner, []).append(near | {t.board.province_of[unit.at]})
    return found


def _sphere(t: Turn, power: str, order: DeclareSphere) -> float:
    """Land near own centers that nobody else controls is worth a little."""
    if controller(t, order.place) not in (None, power):
        return USELESS
    ours = {center for center, owner in t.state.centers.items() if owner == power}
    return FRONTIER if order.place in ours or ours.intersection(t.board.neighbors[order.place]) else 0.0


def _is_lost(t: Turn, power: str) -> bool:
    """A war is over for the power if it takes more than it brings, and peace, with its price, would be better: there it
    keeps what it has, or attacks somebody weaker."""
    foes = enemies(t, power)
    stay = sum(_prospect(t, power, foe) - _prospect(t, foe, power) for foe in foes)
    others = [other for other in t.board.power if other not in (power, *foes, *t.state.eliminated)]
    leave = max((_war(t, power, other) for other in others), default=0.0)
    return stay < max(0.0, leave) - PEACE * len(foes)
