"""Whom a power attacks next, and with whom it signs treaties: aims that follow from what everybody knows, so that each
side of a treaty comes to the same conclusion."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.engine.component import Turn
from casusbelli.engine.prospects import promise, units_near
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.facts import NEUTRAL, TREATIES, WAR, Penalty
from casusbelli.packs.international_relations.orders import AAT, MDT
from casusbelli.packs.international_relations.queries import (
    claims_of,
    first_year,
    has_opinion,
    living,
    noticed,
    opinion_of,
    partners,
    relation,
)

LIFETIME, LEAST = 14, 4  # years that a game lasts, and that are always expected to be left
GROWTH = 2.0  # a center also brings a unit, which takes other centers: so many count in its place
LAND = 3  # years in which unowned centers come first
CLAIMANT = 1.5  # what it is worth to attack who is about to win
TURNCOAT = 0.2  # what a war on an ally must promise at least, after its price, before it is given notice


def left(t: Turn) -> int:
    """The number of counts that are left."""
    return max(LEAST, first_year(t) + LIFETIME - t.state.year)


def lasting(t: Turn, entry: Penalty) -> float:
    """What a penalty takes from the counts that are left, in centers that are held until the end."""
    years = min(left(t), max(0, entry.expires - t.state.year + 1))
    return entry.points * years / left(t) / GROWTH


# --- whom to attack


def target(t: Turn, power: str) -> str | None:
    """The power from which this one takes centers next; None while there is land to take, and if no war pays."""
    return t.memo(_targets).get(power)


def prey(t: Turn, power: str) -> str | None:
    """The ally on which a war pays most, if it promises more than the present target."""
    allies = (other for other in living(t) if relation(t, power, other) in TREATIES and not noticed(t, power, other))
    best = max(allies, key=lambda other: (_gain(t, power, other), other), default=None)
    now = target(t, power)
    least = max(TURNCOAT, _gain(t, power, now) if now is not None else 0.0)
    return best if best is not None and _gain(t, power, best) > least else None


def _targets(t: Turn) -> dict[str, str]:
    found: dict[str, str] = {}
    for power in living(t):
        able = [other for other in living(t) if other != power and _may_be(t, power, other)]
        best = max(able, key=lambda other: (_gain(t, power, other), other), default=None)
        if best is not None and _gain(t, power, best) > 0:
            found[power] = best
    return found


def _may_be(t: Turn, power: str, other: str) -> bool:
    between = relation(t, power, other)
    if between == WAR:
        return True
    early = t.state.year < first_year(t) + LAND and reached(t, power)
    return between == NEUTRAL and not early and not partners(t, power, other)


def _gain(t: Turn, power: str, foe: str) -> float:
    """The centers that a war promises, less its price."""
    hope = promise(t, power, foe)
    if not hope:
        return 0.0
    claims = any(foe in claim.members and power not in claim.members for claim in claims_of(t))
    return hope + CLAIMANT * claims - _price(t, power, foe)


def _price(t: Turn, power: str, foe: str) -> float:
    between = relation(t, power, foe)
    if between == WAR or not has_opinion(t):
        return 0.0
    now = t.state.now.date
    due = [cost.penalty(t, power, cost.ATTACK, now, foe)]
    if between == MDT:
        due.append(cost.penalty(t, power, cost.ABROGATION, now, foe))
    shot = cost.shot_cost(t, now, shared=False) if opinion_of(t).first_shot is None else None
    if shot is not None:
        due.append(cost.penalty(t, power, cost.SHOT, now, cost=shot))
    return sum(lasting(t, entry) for entry in due)


def reached(t: Turn, power: str) -> frozenset[str]:
    """The unowned centers that units of the power can enter within two moves."""
    return t.memo(_unowned).get(power, frozenset())


def _unowned(t: Turn) -> dict[str, frozenset[str]]:
    free = {center for center in t.board.centers if center not in t.state.centers}
    found: dict[str, set[str]] = {}
    for unit in t.position.units if free else ():
        reach = t.board.reach[unit.kind]
        steps = {unit.at, *reach[unit.at], *(to for via in reach[unit.at] for to in reach[via])}
        found.setdefault(unit.owner, set()).update(free & {t.board.province_of[at] for at in steps})
    return {owner: frozenset(places) for owner, places in found.items()}


# --- with whom to sign


def bond(t: Turn, power: str, other: str) -> str:
    """The treaty that these two should propose to each other; "" for none."""
    return t.memo(_bonds).get(frozenset((power, other)), "")


def _bonds(t: Turn) -> dict[frozenset[str], str]:
    return {frozenset(two): kind for *two, kind in _signed(t)}


def _signed(t: Turn) -> Iterator[tuple[str, str, str]]:
    """Who has the same target attacks together; other neighbors without a quarrel keep the peace."""
    powers = living(t)
    for n, one in enumerate(powers):
        for other in powers[n + 1 :]:
            aims, now = (target(t, one), target(t, other)), relation(t, one, other)
            if other == aims[0] or one == aims[1] or not _touch(t, one, other):
                continue
            kind = AAT if aims[0] is not None and aims[0] == aims[1] else MDT
            if now in (WAR, NEUTRAL) or (now == MDT and kind == AAT):
                yield one, other, kind


def _touch(t: Turn, one: str, other: str) -> bool:
    """Have both a unit that could enter the same province?"""
    near = t.memo(units_near)
    return not near.get(one, {}).keys().isdisjoint(near.get(other, {}))
