"""Which consequences of a seat's orders are certain whatever the others order (C-8).

Others decide whether they permit a unit to enter, whether they strike back in the same season (R-29), and, while
victory may be claimed, whether their treaties end before the orders are adjudicated (A17). Their other attacks only add
to the consequences of an attack. So each attack is tried alone and with the victim striking back; what follows in both
cases is certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from casusbelli.core.orders import Order
from casusbelli.core.pairs import pair
from casusbelli.core.units import Unit
from casusbelli.engine.component import Turn
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.claiming import total, window
from casusbelli.packs.international_relations.deeds import Written, entry, is_matched, moves, outcome_of
from casusbelli.packs.international_relations.facts import NEUTRAL, WAR, Attack, Penalty
from casusbelli.packs.international_relations.orders import ClaimVictory, WithdrawClaim
from casusbelli.packs.international_relations.queries import (
    allied,
    chosen,
    claims_of,
    has_opinion,
    living,
    may_attack_free,
    option,
    relation,
    ties_of,
)
from casusbelli.packs.international_relations.territory import ATTACK, VOID, entered, verdicts
from casusbelli.packs.international_relations.thresholds import kinds, points_for, size


@dataclass(frozen=True)
class Outlook:
    """Certain consequences. ``attacks``: offender and victim; ``priced``: those with a certain penalty; ``entries``:
    power and center; ``wars``: pairs; ``asking``: powers with orders that need permission."""

    attacks: frozenset[tuple[str, str]]
    priced: frozenset[tuple[str, str]]
    entries: frozenset[tuple[str, str]]
    wars: frozenset[str]
    asking: frozenset[str]

    def is_due(self, entry: Penalty) -> bool:
        """True if this penalty is certain. Shares are not: the ally may attack too, and then pays for that (R-46)."""
        if entry.rule == cost.MINOR:
            return (entry.power, entry.victim) in self.entries
        return entry.rule == cost.ATTACK and (entry.power, entry.victim) in self.priced


def outlook(t: Turn, written: Sequence[Written], attacks: Sequence[Attack], orders: Sequence[Order]) -> Outlook:
    """``written``: the orders to units, including those that need permission; ``attacks``: their attacks if nobody else
    orders anything."""
    unsettled = is_unsettled(t, {unit.owner for unit, _order in written}, orders)
    lines = list(_standing(t, written))
    struck = {(unit.owner, on) for unit, order in lines for on in _struck(t, unit, order)}
    minors = {(unit.owner, place) for unit, order in lines if (place := entry(t, unit, order)) is not None}
    sure = [attack for attack in attacks if (attack.by, attack.on) in struck]
    claims = any(isinstance(order, ClaimVictory) for order in orders)
    priced = {(attack.by, attack.on) for attack in sure if not claims and _is_priced(t, attack, unsettled)}
    doubled = {(by, ally) for by, on in priced for ally in _doubled(t, by, on, unsettled)}
    wars = [two for attack in sure for two in _wars(t, attack, unsettled)]
    asking = {unit.owner for unit, order in written if _asks(t, unit, order)}
    return Outlook(
        frozenset(struck), frozenset(priced | doubled), frozenset(minors), frozenset(wars), frozenset(asking)
    )


def is_unsettled(t: Turn, own: Iterable[str], orders: Iterable[Order] = ()) -> bool:
    """True if a claim could end treaties before these orders are adjudicated."""
    mine = any(isinstance(order, ClaimVictory | WithdrawClaim) for order in orders)
    return mine or not t.memo(claimants) <= {*own}


def claimants(t: Turn) -> frozenset[str]:
    """Powers that could have the points for a claim now, alone or with the best partners; errs on the side of too
    many."""
    year = window(t)
    if year is None:
        return frozenset()
    points = {power: total(t, (power,), year) for power in living(t)}
    posted = {name for claim in claims_of(t) if claim.status == "partial" for name in claim.members}
    return frozenset(posted | {power for power in points if _reaches(t, power, points)})


def _reaches(t: Turn, power: str, points: dict[str, int]) -> bool:
    others = sorted((points[other] for other in points if other != power), reverse=True)
    return any(points[power] + sum(others[: size(kind) - 1]) >= points_for(t.rules, kind) for kind in kinds(t.rules))


# --- one order


def _standing(t: Turn, written: Sequence[Written]) -> Iterator[Written]:
    """Orders that count without anybody's permission, and whatever the unit they help is ordered to do (R-33)."""
    asks = {unit.id for unit, order in written if _asks(t, unit, order)}
    times = Counter(unit.id for unit, _order in written)
    going = moves(t, written)
    for unit, order in written:
        counts = option(t, "unmatched") != "free" or is_matched(t, order, going)
        if counts and times[unit.id] == 1 and unit.id not in asks:
            yield unit, order


def _asks(t: Turn, unit: Unit, order: Order) -> bool:
    return any(verdict == VOID for _power, verdict in verdicts(t, unit, order))


def _struck(t: Turn, unit: Unit, order: Order) -> Iterator[str]:
    """The powers it attacks whatever they permit: neutral ones without a treaty with the entering unit's power
    (R-38)."""
    found = entered(t, unit, order)
    if found is None:
        return
    guest = found[1].owner
    for power, verdict in verdicts(t, unit, order):
        if verdict == ATTACK and relation(t, unit.owner, power) == NEUTRAL and not allied(t, power, guest):
            yield power


# --- one attack


def _is_priced(t: Turn, attack: Attack, unsettled: bool) -> bool:
    if not has_opinion(t):
        return True  # war is the whole price
    if attack.provoked:
        return not unsettled  # imminent war ends with its treaty
    if attack.spared:
        return not unsettled and option(t, "withdraw_claim") == "no"
    if option(t, "mutual_attack") == "nobody_pays":
        return False
    together = (claim for claim in claims_of(t) if {attack.by, attack.on} <= {*claim.members})
    return not any(claim.status == "partial" for claim in together)


def _doubled(t: Turn, by: str, on: str, unsettled: bool) -> Iterator[str]:
    """R-27: the victim's allies for which the attacker pays too."""
    if chosen(t, "aat_double", "yes") and option(t, "cascade") != "transitive" and not unsettled:
        made = outcome_of(t, (Attack(by, on),))
        yield from (ally for ally in made.drawn.get(f"{by}|{on}", ()) if relation(t, by, ally) == NEUTRAL)


def _wars(t: Turn, attack: Attack, unsettled: bool) -> set[str]:
    own = {pair(attack.by, attack.on)}
    if unsettled:
        return own
    back = Attack(attack.on, attack.by, may_attack_free(t, attack.on, attack.by))
    return own | _made(t, attack) & _made(t, attack, back)


def _made(t: Turn, *attacks: Attack) -> set[str]:
    changes = outcome_of(t, attacks).changes(ties_of(t).relations)
    return {pair(*change.powers) for change in changes if change.after == WAR}
