"""What can be written now, what would come of it, and what falls due when: treaties, notices, claims, conferences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from casusbelli.core.orders import ARMY
from casusbelli.core.units import Unit
from casusbelli.rules.component import Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.claiming import needed, no_claim, to_confirm, total, window
from casusbelli.rules.international_relations.facts import Claim, Permit, pair
from casusbelli.rules.international_relations.ground import VOID, controllers, is_guest, stance
from casusbelli.rules.international_relations.queries import (
    allied,
    claims_of,
    closing,
    conference_of,
    has_opinion,
    is_movement,
    living,
    next_opening,
    noticed,
    opening,
    option,
    partners,
    powers_of,
    relation,
    ties_of,
)
from casusbelli.rules.international_relations.screen import points_in_words, spring_of
from casusbelli.rules.international_relations.thresholds import kinds, points_for, size
from casusbelli.rules.international_relations.treaties import barred, torn
from casusbelli.rules.international_relations.words import (
    AAT,
    MDT,
    SOLO,
    THREE_WAY,
    TWO_WAY,
    ClaimVictory,
    Refused,
    reason,
)
from casusbelli.rules.shown import Panel

# --- treaties


def treaty_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    for power in powers_of(t, seat)[:1] if seat is not None else ():
        others = [other for other in living(t) if other != power]
        if t.state.phase.endswith("T") or is_movement(t, closing(t.board)):
            rows = tuple((other, *(_signable(t, power, other, kind) for kind in (MDT, AAT))) for other in others)
            note = "If both write the same. Nobody is told of proposals here that are not answered."
            public = "If both write the same; all proposals are announced with the results of the Fall."
            yield Panel(
                "Treaties to propose", ("with", "MDT", "AAT"), rows, note if t.state.phase[5:] == "T" else public
            )
        elif t.state.step == "adjustments":
            allies = (other for other in others if relation(t, power, other) in (MDT, AAT))
            yield Panel("Notice to give", ("to", "of", "ends", "cost"), tuple(_notice(t, power, o) for o in allies))
    own = ties_of(t)
    if own.unsigned and t.state.phase[:1] != closing(t.board):
        rows = tuple((u.by, u.to, u.kind.upper(), reason(u.why).says(whom=u.to).text) for u in own.unsigned)
        yield Panel("Proposals that made no treaty", ("by", "to", "treaty", "because"), rows)


def _signable(t: Turn, power: str, other: str, kind: str) -> str:
    """What would become of a treaty that both write, as far as the relations of now can tell (R-24)."""
    two = pair(power, other)
    if relation(t, power, other) == kind:
        return "in force"
    why = barred(t, power, other, kind)
    if why:
        return {Refused.EXISTS.code: "abrogate first", Refused.BARRED.code: "barred by a claim"}.get(why, "never")
    third = torn(t, two, ties_of(t).relations)
    season = next_opening(t, opening(t.board))
    return f"void as things stand: {third} is an ally of one and the enemy of the other" if third else f"from {season}"


def _notice(t: Turn, power: str, other: str) -> tuple[str, str, str, str]:
    kind, spring = relation(t, power, other), spring_of(t)
    if partners(t, power, other):
        return other, kind.upper(), "not while your claim is live", ""
    ends = f"after {spring}" + (" (given)" if noticed(t, power, other) else "")
    held = [str(unit) for unit in t.position.units if unit.owner == power and is_guest(t, unit, other)]
    price = (_abrogation(t, power, other, kind),) if has_opinion(t) else ()
    return other, kind.upper(), ends, ", ".join((*price, *(f"{unit} frozen in {spring}" for unit in held)))


def _abrogation(t: Turn, power: str, other: str, kind: str) -> str:
    """E5."""
    entry = cost.penalty(t, power, cost.ABROGATION, spring_of(t), other)
    return f"{points_in_words(entry.points)} through F{entry.expires}" if kind == MDT else "no points"


# --- what is given to allies


def gift_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    """Permissions to ask for and to give, centres to transfer; and what of this was written this season."""
    for power in powers_of(t, seat)[:1] if seat is not None else ():
        if t.state.phase[5:] in ("M", "R"):
            yield Panel("Permissions to give and to ask for", ("by", "to", "unit", "into"), tuple(_needed(t, power)))
        if is_movement(t, closing(t.board)):
            note = "The ally's unit must be there at the end of the Fall."
            yield Panel("Centres to transfer", ("centre", "to", "his unit"), tuple(transferable(t, power)), note)
    papers = ties_of(t).papers
    season = t.state.phase[:5] if t.state.phase[:1] != "W" else f"{closing(t.board)}{t.state.year:04}"
    if papers.season == season:
        given = tuple((by, to, f"transfer of {place}") for place, (by, to) in sorted(papers.transfers.items()))
        rows = (*(_permitted(permit) for permit in papers.permits), *given)
        if rows:
            yield Panel(f"Permissions and transfers of {papers.season}", ("by", "to", "what"), rows)


def _needed(t: Turn, power: str) -> Iterator[tuple[str, str, str, str]]:
    """Where this power's units cannot go without an ally, nor an ally's units without him (G1)."""
    for unit, ways in _ways(t):
        asked: dict[str, list[str]] = {}
        for place in dict.fromkeys(t.board.province_of[to] for to in ways):
            holders = controllers(t, unit.owner, place, t.position.at.get(place)) if unit.owner in t.board.power else {}
            for holder, clause in holders.items():
                if power in (holder, unit.owner) and stance(t, unit.owner, holder, place, clause) == VOID:
                    asked.setdefault(holder, []).append(place)
        yield from ((holder, unit.owner, str(unit), ", ".join(sorted(to))) for holder, to in asked.items())


def _ways(t: Turn) -> Iterator[tuple[Unit, Sequence[str]]]:
    """The units that move in this phase, and where each could go."""
    if t.state.phase.endswith("R"):
        return ((beaten.unit, beaten.retreats) for beaten in t.state.routed.values())
    return ((unit, t.board.reach[unit.kind][unit.at]) for unit in t.position.units)


def transferable(t: Turn, power: str) -> Iterator[tuple[str, str, str]]:
    """Own centres where an ally stands, or could be by the end of the season; whose unit, and which."""
    mine, carriers = {*t.state.owned(power)}, t.board.carriers(t.position.carriers)
    for unit in t.position.units:
        if unit.owner in t.board.power and allied(t, power, unit.owner):
            by_sea = carriers.landings(unit.at) if unit.kind == ARMY else ()
            near = {t.board.province_of[at] for at in (unit.at, *t.board.reach[unit.kind][unit.at], *by_sea)}
            yield from ((center, unit.owner, str(unit)) for center in sorted(mine & near))


def _permitted(permit: Permit) -> tuple[str, str, str]:
    moves = [f"{one} - {another}" for one, another in permit.moves]
    what = "anywhere" if permit.anywhere else ", ".join((*moves, *(f"into {place}" for place in permit.places)))
    return permit.by, permit.to, what


# --- claims


def claim_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    rows = tuple(
        (c.kind, ", ".join(c.members), c.status, f"F{c.made}", f"F{c.decided}", ", ".join(_missing(c)))
        for c in claims_of(t)
    )
    note = f"Needed: {_needs(t)}."
    yield Panel("Claims to victory", ("kind", "members", "status", "made after", "decided", "awaits"), rows, note)
    year = window(t)
    for power in powers_of(t, seat)[:1] if seat is not None and year is not None else ():
        columns = ("claim", "points at the count", "needed", "may you")
        note = f"Claimed on the count of F{year}, until {_last_day(t)}."
        yield Panel("Victory to claim", columns, tuple(_claimable(t, power, year or 0)), note)
    yield from calendar_panels(t)


def _needs(t: Turn) -> str:
    """ "7 alone, 12 for two, 16 for three" """
    who = {SOLO: "alone", TWO_WAY: "for two", THREE_WAY: "for three"}
    return ", ".join(f"{points_for(t.rules, kind)} {who[kind]}" for kind in kinds(t.rules))


def _missing(claim: Claim) -> tuple[str, ...]:
    return tuple(name for name in claim.members if name not in claim.posted)


def _last_day(t: Turn) -> str:
    if option(t, "claim_close") == "winter_deadline":
        return "the Winter deadline"
    return f"the {spring_of(t)} deadline"


def _claimable(t: Turn, power: str, year: int) -> Iterator[tuple[str, str, str, str]]:
    """Alone, with each other power, and with any two who have the points."""
    others = [other for other in living(t) if other != power]
    for kind in kinds(t.rules):
        for named in combinations(others, size(kind) - 1):
            order, members = ClaimVictory(kind, named), (power, *named)
            have, need = total(t, members, year), needed(t, kind, members, year)
            if kind != THREE_WAY or have >= need:
                why = no_claim(t, power, order)
                yield str(order), str(have), str(need), f"no: {why.text}" if why else "yes"


# --- the calendar


def calendar_panels(t: Turn) -> Iterator[Panel]:
    yield Panel("Calendar", ("when", "what"), tuple(_calendar(t)))


def _calendar(t: Turn) -> Iterator[tuple[str, str]]:
    own, spring = ties_of(t), spring_of(t)
    year = window(t)
    if year is not None:
        yield _last_day(t), f"victory is claimed on the count of F{year} until then"
    for claim in claims_of(t):
        if claim.status == "partial":
            awaited = " and ".join(_missing(claim))
            yield (
                _last_day(t),
                f"the {claim.kind} claim of {', '.join(claim.posted)} lapses, unless {awaited} posts too",
            )
    for treaty in own.pending:
        yield spring, f"{treaty.kind.upper()} of {' and '.join(treaty.powers)} in force"
    for notice in own.notices:
        yield f"after {spring}", f"the treaty of {notice.by} and {notice.against} ends, noticed by {notice.by}"
    called = conference_of(t).called
    if called is not None and called + 1 >= t.state.year:
        yield f"W{called + 1}", "International Conference: all treaties are void"
    for claim in sorted(claims_of(t), key=lambda claim: claim.decided):
        if claim.status == "live":
            what = f"the {claim.kind} claim of {', '.join(claim.members)} is decided"
            yield f"F{claim.decided}", f"{what}: {to_confirm(t, claim)} points are needed"


# --- conferences


def conference_panels(t: Turn, contacts: tuple[tuple[str, str], ...], blocked: bool) -> Iterator[Panel]:
    own = conference_of(t)
    if not contacts and own.called is None:
        return
    listed = own.contacts or contacts
    rows = tuple((one, another, _standing(t, one, another)) for one, another in listed)
    yield Panel("International Conference: who is in contact", ("", "", "relation"), rows, _outlook(t, blocked))


def _standing(t: Turn, one: str, another: str) -> str:
    given = [by for by, against in ((one, another), (another, one)) if noticed(t, by, against)]
    return relation(t, one, another).upper() + (f", notice by {' and '.join(given)}" if given else "")


def _outlook(t: Turn, blocked: bool) -> str:
    own = conference_of(t)
    if own.contacts:
        return "It is held now. If all these sign again, no treaty stands and all are neutral."
    if own.called is not None:
        return f"Called in W{own.called}, to be held in W{own.called + 1}."
    would = "would call it: all who are in contact have treaties" if blocked else "would not call it"
    last = f" The last one {own.last}." if own.last in ("failed", "succeeded") else ""
    return f"Not called; a Winter that ended now {would}.{last}"
