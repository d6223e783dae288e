"""Advice for bots and players: what an order is worth, in centers, to a power that plays for victory points.

A center is one point at each Fall count, so a penalty costs as many centers as it has points, for the share of eight
years that it
lasts. Treaties are proposed where both sides come to the same conclusion, from what everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from casusbelli.core.orders import Move, Order
from casusbelli.core.units import Unit
from casusbelli.engine.component import THE_GAME, Screen, Turn
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.claiming import members_of, needed, total, window
from casusbelli.packs.international_relations.deeds import deeds, outcome_of
from casusbelli.packs.international_relations.facts import NEUTRAL, WAR, Penalty
from casusbelli.packs.international_relations.orders import (
    MDT,
    SOLO,
    Abrogate,
    ClaimVictory,
    DisbandInterned,
    Enter,
    Peace,
    Transfer,
    Withdraw,
    WithdrawClaim,
)
from casusbelli.packs.international_relations.queries import has_opinion, opinion_of, powers_of, relation
from casusbelli.packs.international_relations.territory import void

HORIZON = 8  # years that a center is expected to be held
USELESS = -10.0  # an order that will be void, or gives away what one has
SAFETY = 0.5  # what a treaty with the right neighbour is worth
ALONE, TOGETHER = 5.0, 2.0  # what a claim is worth
UNWISE = (Abrogate, DisbandInterned, Transfer, Withdraw, WithdrawClaim)


class DeedAdvice(Screen):
    """Appraises single orders."""

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return 0.0
        if isinstance(order, Move):
            unit = t.position.find(order.unit.at)
            return _deed(t, unit, order) if unit is not None else 0.0
        if isinstance(order, Enter):
            wanted = order.kind == MDT and t.memo(_matched).get(power) == order.power
            return SAFETY if wanted and relation(t, power, order.power) == NEUTRAL else USELESS
        if isinstance(order, Peace):
            return SAFETY
        if isinstance(order, ClaimVictory):
            return _claim(t, power, order)
        return USELESS if type(order) in UNWISE else 0.0


def _deed(t: Turn, unit: Unit, order: Move) -> float:
    """The penalties a move earns, as a negative value; a move that lacks permission is void."""
    if void(t, unit, order) is not None:
        return USELESS
    if not has_opinion(t):
        return 0.0
    attacks, entries = deeds(t, [(unit, order)])
    if not attacks and not entries:
        return 0.0
    season = t.state.now.date
    booked = list(cost.for_deeds(t, attacks, entries, outcome_of(t, attacks), season))
    return -sum(_weight(entry) for entry in (*booked, *_shot(t, booked, season)) if entry.power == unit.owner)


def _weight(entry: Penalty) -> float:
    return entry.points * entry.years / HORIZON


def _shot(t: Turn, booked: list[Penalty], season: str) -> Iterator[Penalty]:
    """E4: the first-shot penalty, if these entries would fire it."""
    if opinion_of(t).first_shot is None:
        for entry in booked[:1]:
            price = None if cost.is_exempt(t, entry) else cost.shot_cost(t, season, shared=False)
            if price is not None:
                yield cost.penalty(t, entry.power, cost.SHOT, season, cost=price)


# --- treaties


def _matched(t: Turn) -> dict[str, str]:
    """Pairs of neighbors that should sign an MDT, those with the strongest common rival first. It is computed from
    public facts only, so both sides come to the same pairs."""
    strength = {power: len(t.state.owned(power)) for power in t.board.power if power not in t.state.eliminated}
    near = {power: _neighbors(t, power) & strength.keys() for power in strength}
    rated = [
        (max((strength[third] for third in near[one] & near[other]), default=0), one, other)
        for one, other in combinations(sorted(strength), 2)
        if other in near[one] and relation(t, one, other) != WAR
    ]
    found: dict[str, str] = {}
    for _threat, one, other in sorted(rated, key=lambda row: (-row[0], row[1], row[2])):
        if one not in found and other not in found:
            found |= {one: other, other: one}
    return found


def _neighbors(t: Turn, power: str) -> set[str]:
    """The powers whose home territory is within two steps of this power's."""
    ours = set(t.board.power[power].territory)
    beside = {place for code in ours for place in t.board.neighbors[code]}
    around = beside | {place for code in beside for place in t.board.neighbors[code]}
    return {other.name for other in t.board.powers if other.name != power and around & set(other.territory)}


# --- claims


def _claim(t: Turn, power: str, order: ClaimVictory) -> float:
    """A solo claim is worth most, then the coalition with the most points to spare, as all members can compute."""
    year, members = window(t) or 0, members_of(t, power, order)
    if order.kind == SOLO:
        return ALONE
    spare = total(t, members, year) - needed(t, order.kind, members, year)
    return TOGETHER + spare / THE_GAME - len(members) / THE_GAME
