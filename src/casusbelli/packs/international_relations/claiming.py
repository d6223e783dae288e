"""Checks on victory claims: the window, the points needed, and what bars a claim (A5-A13, A19, A20)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from casusbelli.core.phases import Phase
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Turn
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.facts import CLAIMS, VictoryClaim
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.orders import KINDS, SOLO, ClaimVictory, TreatyRefusal
from casusbelli.packs.international_relations.queries import (
    allied,
    claims_of,
    first_year,
    gone,
    living,
    opening,
    opinion_of,
    option,
)
from casusbelli.packs.international_relations.thresholds import (
    PRINTED,
    exists,
    large,
    late_year,
    points_for,
    size,
    threshold,
)


def window(t: Turn) -> int | None:
    """A11: the year of the count on which victory may be claimed now; None if claims are closed."""
    if CLAIMS not in t.state.own:
        return None
    season, kind = t.state.now.season, t.state.now.kind
    if season == "W":
        year = t.state.year
    elif season == opening(t.board) and kind == "M" and option(t, "claim_close") == "spring_deadline":
        year = t.state.year - 1
    else:
        return None
    return year if year >= first_year(t) else None


def total(t: Turn, members: tuple[str, ...], year: int) -> int:
    """A4: the members' points at that year's count. A position that was set up by hand has no count and is counted
    now."""
    counted = opinion_of(t).counts.get(str(year))
    if counted is None:
        late = (p for p in opinion_of(t).ledger if p.power in members and Phase.of(p.incurred).year > year)
        return sum(cost.points(t)[power] for power in members) + sum(p.points for p in late)
    return sum(counted[power].total for power in members)


def needed(t: Turn, kind: str, members: tuple[str, ...], year: int) -> int:
    more = kind == SOLO and year < late_year(t.rules.board) and not {*members}.isdisjoint(large(t.rules))
    return points_for(t.rules, kind) + more


def to_confirm(t: Turn, claim: VictoryClaim) -> int:
    """The points that a claim must have when it is decided (A15, A16, R-5)."""
    by_year = option(t, "russia_confirm") == "by_year"
    return needed(t, claim.kind, claim.members, claim.decided) if by_year else points_for(t.rules, claim.kind)


def members_of(t: Turn, power: str, order: ClaimVictory) -> tuple[str, ...]:
    return tuple(name for name in t.board.power if name == power or name in order.partners)


def misnamed(t: Turn, power: str, order: ClaimVictory) -> Refusal | None:
    count = KINDS.index(order.kind)
    if power in order.partners:
        return TreatyRefusal.SELF.says(what=order)
    dead = [name for name in order.partners if name in t.memo(gone)]
    if dead:
        return TreatyRefusal.ELIMINATED.says(whom=named(dead[0]))
    given = len(order.partners)
    return None if given == count else TreatyRefusal.WRONG_NUMBER.says(kind=order.kind, count=count, given=given)


def no_coalition(t: Turn, kind: str, members: tuple[str, ...]) -> Refusal | None:
    """C-3: why there is no such coalition on this board or among these powers."""
    if not exists(t.rules, kind):
        count, powers = 2 * size(kind), len(t.rules.board.powers)
        return TreatyRefusal.NO_COALITION.says(kind=kind, count=count, powers=powers)
    if kind != SOLO and threshold(t.rules, kind) != PRINTED and {*members} >= {*living(t)}:
        return TreatyRefusal.ALL_LEFT.says()
    return None


def no_claim(t: Turn, power: str, order: ClaimVictory) -> Refusal | None:
    year, members = window(t) or 0, members_of(t, power, order)
    nobody = no_coalition(t, order.kind, members)
    if nobody is not None:
        return nobody
    mine = [c for c in claims_of(t) if power in c.members and c.status != "partial"]
    if order.kind == SOLO:
        # whatever became of that claim: the rule binds all powers that announced one
        together = [c for c in mine if c.kind != SOLO and c.made <= year < c.decided]
        if together:
            return TreatyRefusal.COALITION_CLAIMED.says(year=together[0].decided)  # A20, R-13
    if any(claim.status == "live" for claim in mine):
        return TreatyRefusal.CLAIM_EXISTS.says()
    have, need = total(t, members, year), needed(t, order.kind, members, year)
    if have < need:
        return TreatyRefusal.NOT_ENOUGH.says(total=have, needed=need)
    return obstacle(t, members)


def obstacle(t: Turn, members: tuple[str, ...]) -> Refusal | None:
    """What bars these powers from claiming together, whatever their points: a missing treaty or a penalty."""
    for one, another in combinations(members, 2):
        if option(t, "coalition_needs_treaty") == "yes" and not allied(t, one, another):
            return TreatyRefusal.NO_TREATY.says(kind="any", powers=names((one, another)))
    guilty = next(blamed(t, members), None)
    return TreatyRefusal.PENALTY.says(power=named(guilty[0]), whom=named(guilty[1])) if guilty else None


def blamed(t: Turn, members: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """A19, R-12: pairs of offender and victim among the members, with a penalty that bars the claim."""
    ruling, ledger = option(t, "coalition_block"), opinion_of(t).ledger
    rules = {"own_e1": ("E1",), "e1_and_shares": ("E1", "E1S")}.get(ruling, ("E1", "E1S"))
    everything = (*ledger, *opinion_of(t).gone) if ruling == "all_caused" else ledger
    for entry in everything:
        if entry.power in members and entry.victim in members and entry.rule in rules:
            shot = (p for p in ledger if p.rule == "E4" and p.power == entry.power and p.incurred == entry.incurred)
            if entry in ledger or next(shot, None) is not None:
                yield entry.power, entry.victim


def may_leave(t: Turn, claim: VictoryClaim, power: str) -> bool:
    if claim.status == "live":
        return power in claim.members and option(t, "withdraw_claim") == "yes"
    return claim.status == "partial" and power in claim.posted
