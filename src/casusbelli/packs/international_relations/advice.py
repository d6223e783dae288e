"""Advice for bots and players: what an order is worth, in centers, to a power that plays for victory points.

A penalty wears off, and a center counts at every Fall until the game is over, so a penalty costs as much as it takes
from the counts that are left. Each power has at most one target, which follows from what everybody knows: allies can
rely on it, and treaties are proposed where both sides come to the same conclusion.
"""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.orders import Move, Order
from casusbelli.core.units import Unit
from casusbelli.engine.component import THE_GAME, Screen, Turn
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.aims import (
    bond,
    lasting,
    prey,
    reached,
    target,
)
from casusbelli.packs.international_relations.claiming import members_of, needed, total, window
from casusbelli.packs.international_relations.deeds import deeds, outcome_of
from casusbelli.packs.international_relations.facts import NEUTRAL, WAR, Penalty
from casusbelli.packs.international_relations.orders import (
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

USELESS = -10.0  # an order that will be void, or gives away what one has
SAFETY = 0.5  # what a treaty with the right neighbour is worth
ALONE, TOGETHER = 5.0, 2.0  # what a claim is worth
UNWISE = (DisbandInterned, Transfer, Withdraw, WithdrawClaim)
ENEMY, PREY, OTHERS, ALLY = 0.5, 0.3, -0.7, -1.0  # how much more or less than usual their centers are wanted
UNOWNED = 0.6  # nobody defends it, and no war comes of it


class DeedAdvice(Screen):
    """Appraises single orders, and tells whose centers a power wants."""

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return 0.0
        if isinstance(order, Move):
            unit = t.position.find(order.unit.at)
            return _deed(t, unit, order) if unit is not None else 0.0
        if isinstance(order, Enter):
            return SAFETY if bond(t, power, order.power) == order.kind else USELESS
        if isinstance(order, Peace):
            return SAFETY if bond(t, power, order.power) else USELESS
        if isinstance(order, Abrogate):
            return SAFETY if prey(t, power) == order.power else USELESS
        if isinstance(order, ClaimVictory):
            return _claim(t, power, order)
        return USELESS if type(order) in UNWISE else 0.0

    def intends(self, t: Turn, seat: str, owner: str | None) -> float:
        power = next(iter(powers_of(t, seat)), None)
        if power is None or (owner is not None and owner not in t.board.power):
            return 0.0
        if owner is None:
            return UNOWNED if has_opinion(t) else 0.0
        between = relation(t, power, owner)
        if between == WAR:
            return ENEMY
        if between != NEUTRAL:
            return ALLY
        return PREY if target(t, power) == owner else OTHERS


class OpinionAdvice(DeedAdvice):
    """The same in games in which the world has an opinion; it rates positions as well."""

    def rates(self, t: Turn, seat: str) -> float | None:
        """Centers, less what penalties will take from the counts that are left. Seats that share a power, or have
        several, may have another measure."""
        if seat not in t.board.power:
            return None
        return len(t.state.owned(seat)) - sum(lasting(t, p) for p in opinion_of(t).ledger if p.power == seat)


def _deed(t: Turn, unit: Unit, order: Move) -> float:
    """The penalties a move earns, as a negative value; a move that lacks permission is void. Penalties for the attack
    on the target are the price of the whole war, which has been paid when it became the target, and those for the first
    shot are the price of all centers in reach."""
    if void(t, unit, order) is not None:
        return USELESS
    if not has_opinion(t):
        return 0.0
    attacks, entries = deeds(t, [(unit, order)])
    if not attacks and not entries:
        return 0.0
    season = t.state.now.date
    booked = [
        entry
        for entry in cost.for_deeds(t, attacks, entries, outcome_of(t, attacks), season)
        if entry.power == unit.owner
    ]
    own = [entry for entry in booked if entry.victim is None or entry.victim != target(t, unit.owner)]
    shared = max(1, len(reached(t, unit.owner)))
    return -sum(lasting(t, entry) for entry in own) - sum(lasting(t, e) for e in _shot(t, booked, season)) / shared


def _shot(t: Turn, booked: list[Penalty], season: str) -> Iterator[Penalty]:
    """E4: the first-shot penalty, if these entries would fire it."""
    if opinion_of(t).first_shot is None:
        for entry in booked[:1]:
            price = None if cost.is_exempt(t, entry) else cost.shot_cost(t, season, shared=False)
            if price is not None:
                yield cost.penalty(t, entry.power, cost.SHOT, season, cost=price)


# --- claims


def _claim(t: Turn, power: str, order: ClaimVictory) -> float:
    """A solo claim is worth most, then the coalition with the most points to spare, as all members can compute."""
    year, members = window(t) or 0, members_of(t, power, order)
    if order.kind == SOLO:
        return ALONE
    spare = total(t, members, year) - needed(t, order.kind, members, year)
    return TOGETHER + spare / THE_GAME - len(members) / THE_GAME
