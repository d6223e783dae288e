"""Panels about treaties, notices, permissions, claims and conferences: what can be ordered now, and what falls due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from casusbelli.core.legality import located
from casusbelli.core.orders import ARMY
from casusbelli.core.pairs import pair
from casusbelli.core.phases import dated
from casusbelli.core.said import Cell, Said, Term, said, season, unit_term
from casusbelli.core.units import Unit
from casusbelli.engine import step_names
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.panel_forms import (
    CalendarForm,
    Gauge,
    Group,
    MeterForm,
    Place,
    PlacesForm,
    Relation,
    RelationsForm,
    Stop,
    Threshold,
)
from casusbelli.engine.proposals import Proposal, Reply, SeatAnswer
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.claiming import needed, no_claim, to_confirm, total, window
from casusbelli.packs.international_relations.facts import Permit, Unsigned, VictoryClaim
from casusbelli.packs.international_relations.naming import (
    fall,
    headings,
    kind_word,
    named,
    names,
    points_until,
    relation_word,
    row,
)
from casusbelli.packs.international_relations.orders import (
    AAT,
    MDT,
    THREE_WAY,
    ClaimVictory,
    TreatyRefusal,
    WithdrawClaim,
    reason,
)
from casusbelli.packs.international_relations.queries import (
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
from casusbelli.packs.international_relations.screens import BONDS, spring_of
from casusbelli.packs.international_relations.territory import VOID, controllers, is_guest, stance
from casusbelli.packs.international_relations.thresholds import kinds, points_for, size
from casusbelli.packs.international_relations.treaties import barred, torn

# --- treaties


def treaty_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    for power in powers_of(t, seat)[:1] if seat is not None else ():
        others = [other for other in living(t) if other != power]
        if t.state.now.kind == "T" or is_movement(t, closing(t.board)):
            pairs = tuple(_proposable(t, power, other) for other in others)
            note = said("ir.proposals-secret" if t.state.now.kind == "T" else "ir.proposals-public")
            form = RelationsForm[Cell]((power, *others), pairs, columns=headings("with", "mdt", "aat"))
            yield Panel(said("ir.panel-proposals"), note=note, form=form)
        elif t.state.step == step_names.ADJUSTMENTS:
            allies = (other for other in others if relation(t, power, other) in (MDT, AAT))
            pairs = tuple(_notice(t, power, other) for other in allies)
            form = RelationsForm((power, *others), pairs, columns=headings("to", "of", "ends", "cost"))
            yield Panel(said("ir.panel-notices"), form=form)
    own = ties_of(t)
    if own.unsigned and t.state.now.season != closing(t.board):
        columns = headings("by", "to", "treaty", "because")
        yield Panel(said("ir.panel-unsigned"), columns, tuple(map(_unsigned, own.unsigned)))


def _unsigned(made: Unsigned) -> tuple[Cell, ...]:
    why = reason(made.why).says(whom=named(made.to)).said
    return named(made.by), named(made.to), said("ir.treaty-word", kind=made.kind), why


def _proposable(t: Turn, power: str, other: str) -> Relation[Cell]:
    mdt, aat = (_signable(t, power, other, kind) for kind in (MDT, AAT))
    return Relation(power, other, BONDS[relation(t, power, other)], aat, more=(mdt,))


def _signable(t: Turn, power: str, other: str, kind: str) -> Said:
    """The effect of this treaty if both proposed it, given their relations (R-24)."""
    two = pair(power, other)
    if relation(t, power, other) == kind:
        return said("ir.signable-in-force")
    why = barred(t, power, other, kind)
    if why:
        how = {TreatyRefusal.EXISTS.code: "abrogate", TreatyRefusal.BARRED.code: "barred"}.get(why, "never")
        return said("ir.signable-not", how=how)
    third = torn(t, two, ties_of(t).relations)
    if third:
        return said("ir.signable-void", third=named(third))
    return said("ir.signable-from", spring=season(next_opening(t, opening(t.board))))


def _notice(t: Turn, power: str, other: str) -> Relation[Cell]:
    kind, spring = relation(t, power, other), season(spring_of(t))
    if partners(t, power, other):
        return Relation(power, other, BONDS[kind], "", more=(relation_word(kind), said("ir.notice-not-now")))
    ends = said("ir.notice-after", spring=spring, given=noticed(t, power, other))
    guests = (unit for unit in t.position.units if unit.owner == power and is_guest(t, unit, other))
    held = [said("ir.frozen-in", unit=unit, spring=spring) for unit in guests]
    price = (_abrogation(t, power, other, kind),) if has_opinion(t) else ()
    bond = "ending" if noticed(t, power, other) else BONDS[kind]
    return Relation(power, other, bond, row((*price, *held)), more=(relation_word(kind), ends))


def _abrogation(t: Turn, power: str, other: str, kind: str) -> Said:
    """The penalty for ending this treaty by notice (E5)."""
    entry = cost.penalty(t, power, cost.ABROGATION, spring_of(t), other)
    return points_until(entry) if kind == MDT else said("ir.no-points")


# --- what is given to allies


def gift_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    """Permissions to ask for and to give, centers to transfer, and the permissions and transfers of this season."""
    for power in powers_of(t, seat)[:1] if seat is not None else ():
        if t.state.now.kind in ("M", "R"):
            columns = headings("by", "to", "unit", "into")
            yield Panel(said("ir.panel-permissions"), columns, tuple(_needed(t, power)))
        if is_movement(t, closing(t.board)):
            mine = tuple(transferable(t, power))
            groups = (
                _gift(t, to, [one for one in mine if one[1] == to]) for to in dict.fromkeys(one[1] for one in mine)
            )
            form = PlacesForm(tuple(groups), headings("center", "to", "their-unit"))
            if mine:
                yield Panel(said("ir.panel-transfers"), note=said("ir.transfers-note"), form=form)
    papers = ties_of(t).papers
    now = t.state.now.date if t.state.now.season != "W" else dated(closing(t.board), t.state.year)
    given = (_given(t, place, by, to) for place, (by, to) in sorted(papers.transfers.items()))
    written = (*(_permitted(t, permit) for permit in papers.permits), *given)
    if papers.season == now and written:
        columns = headings("by", "to", "what")
        yield Panel(said("ir.panel-papers", season=season(papers.season)), columns, written)


def _gift(t: Turn, to: str, centers: Iterable[tuple[str, str, Unit]]) -> Group[Cell]:
    """The centers that one ally can be given."""
    places = (Place[Cell](at, located(t.board, at), details=(unit_term(unit),)) for at, _to, unit in centers)
    return Group("site", named(to), tuple(places), to)


def _given(t: Turn, place: str, by: str, to: str) -> tuple[Cell, ...]:
    return named(by), named(to), said("ir.transfer-of", place=located(t.board, place))


def _needed(t: Turn, power: str) -> Iterator[tuple[Cell, ...]]:
    """Moves that need permission (G1): of this power's units from an ally, and of an ally's units from this power."""
    for unit, ways in _ways(t):
        asked: dict[str, list[str]] = {}
        for place in dict.fromkeys(t.board.province_of[to] for to in ways):
            holders = controllers(t, unit.owner, place, t.position.at.get(place)) if unit.owner in t.board.power else {}
            for holder, clause in holders.items():
                if power in (holder, unit.owner) and stance(t, unit.owner, holder, place, clause) == VOID:
                    asked.setdefault(holder, []).append(place)
        for holder, to in asked.items():
            places = row(located(t.board, place) for place in sorted(to))
            yield named(holder), named(unit.owner), unit_term(unit), places


def _ways(t: Turn) -> Iterator[tuple[Unit, Sequence[str]]]:
    """The units that move in this phase, each with its possible destinations."""
    if t.state.now.is_retreats:
        return ((beaten.unit, beaten.retreats) for beaten in t.state.routed.values())
    return ((unit, t.board.reach[unit.kind][unit.at]) for unit in t.position.units)


def transferable(t: Turn, power: str) -> Iterator[tuple[str, str, Unit]]:
    """Own centers where an ally's unit stands or could be by the end of the season: center, ally, unit."""
    mine, carriers = {*t.state.owned(power)}, t.board.carriers(t.position.carriers)
    for unit in t.position.units:
        if unit.owner in t.board.power and allied(t, power, unit.owner):
            by_sea = carriers.landings(unit.at) if unit.kind == ARMY else ()
            near = {t.board.province_of[at] for at in (unit.at, *t.board.reach[unit.kind][unit.at], *by_sea)}
            yield from ((center, unit.owner, unit) for center in sorted(mine & near))


def _permitted(t: Turn, permit: Permit) -> tuple[Cell, ...]:
    of = t.board
    moves = [said("ir.move-of", start=located(of, start), end=located(of, end)) for start, end in permit.moves]
    places = [said("ir.into", place=located(of, place)) for place in permit.places]
    what = said("ir.anywhere") if permit.anywhere else row((*moves, *places))
    return named(permit.by), named(permit.to), what


# --- claims


class ClaimScreen(Screen):
    """The panels of victory claims."""

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        needs = [said("ir.claim-needs", points=points_for(t.rules, kind), kind=kind) for kind in kinds(t.rules)]
        stops = tuple(map(_claim, sorted(claims_of(t), key=lambda claim: claim.decided)))
        form = CalendarForm(stops, headings("decided", "claim", "status"))
        yield Panel(said("ir.panel-claims"), note=said("ir.claims-need", needs=needs), form=form)
        year = window(t)
        for power in powers_of(t, seat)[:1] if seat is not None and year is not None else ():
            columns = headings("claim", "at-the-count", "needed", "may-you")
            note = said("ir.claims-until", fall=fall(year or 0), deadline=_last_day(t))
            gauges = tuple(_claimable(t, power, year or 0))
            most = max(1, *(points_for(t.rules, kind) for kind in kinds(t.rules)))
            yield Panel(said("ir.panel-claimable"), note=note, form=MeterForm(gauges, most, columns=columns))
        yield from calendar_panels(t)

    def proposals(self, t: Turn, seat: str | None) -> Iterator[Proposal]:
        """Claims that not all members have posted (A12, A13)."""
        mine = next(iter(powers_of(t, seat) if seat is not None else ()), "")
        for claim in claims_of(t):
            if claim.status == "partial" and window(t) is not None:
                points, posted = to_confirm(t, claim), claim.posted
                replies = tuple(_claim_replies(t, claim, mine)) if mine in claim.members else ()
                yield Proposal(
                    "-".join(("claim", *claim.members)).lower().replace(" ", "-"),
                    said("ir.card-claim", by=named(posted[0]), kind=claim.kind, members=names(claim.members)),
                    said("ir.card-claim-means", fall=fall(claim.decided), points=points),
                    posted[0],
                    replies,
                    tuple(SeatAnswer(name, said("ir.card-posted") if name in posted else "") for name in claim.members),
                    "" if t.state.now.season == opening(t.board) else said("ir.card-until", deadline=_last_day(t)),
                    bool(replies) and mine not in posted,
                )


def _claim_replies(t: Turn, claim: VictoryClaim, mine: str) -> Iterator[Reply]:
    if mine in claim.posted:
        yield Reply(str(WithdrawClaim()), said("ir.reply-withdraw-claim"))
        return
    order = ClaimVictory(claim.kind, tuple(name for name in claim.members if name != mine))
    if no_claim(t, mine, order) is None:
        yield Reply(str(order), said("ir.reply-claim"))


def _claim(claim: VictoryClaim) -> Stop[Cell]:
    claimed = said("ir.claim-by", kind=claim.kind, members=names(claim.members))
    status = said("ir.claim-status", status=claim.status)
    state = said("ir.claim-state", status=status, fall=fall(claim.made), missing=names(_missing(claim)))
    return Stop(fall(claim.decided), claimed, certain=claim.status == "live", details=(state,))


def _missing(claim: VictoryClaim) -> tuple[str, ...]:
    return tuple(name for name in claim.members if name not in claim.posted)


def _last_day(t: Turn) -> Said:
    if option(t, "claim_close") == "winter_deadline":
        return said("ir.winter-deadline")
    return said("ir.spring-deadline", spring=season(spring_of(t)))


def _claimable(t: Turn, power: str, year: int) -> Iterator[Gauge[Cell]]:
    """The points for a solo claim, each two-way claim, and each three-way claim that has the points."""
    others = [other for other in living(t) if other != power]
    for kind in kinds(t.rules):
        for chosen in combinations(others, size(kind) - 1):
            order, members = ClaimVictory(kind, chosen), (power, *chosen)
            have, need = total(t, members, year), needed(t, kind, members, year)
            if kind != THREE_WAY or have >= need:
                why = no_claim(t, power, order)
                may = said("ir.claim-not", why=why.said) if why else said("ir.claim-may")
                marks = (Threshold[Cell](need, kind_word(kind)),)
                yield Gauge(Term(order=str(order)), have, marks=marks, details=(need, may))


# --- the calendar


def calendar_panels(t: Turn) -> Iterator[Panel]:
    stops = tuple(Stop(when, what) for when, what in _calendar(t))
    yield Panel(said("ir.panel-calendar"), form=CalendarForm(stops, headings("when", "what")))


def _calendar(t: Turn) -> Iterator[tuple[Cell, Said]]:
    own, spring = ties_of(t), season(spring_of(t))
    year = window(t)
    if year is not None:
        yield _last_day(t), said("ir.calendar-window", fall=fall(year))
    for claim in claims_of(t):
        if claim.status == "partial":
            posted, awaited = names(claim.posted), names(_missing(claim))
            yield _last_day(t), said("ir.calendar-lapses", kind=claim.kind, posted=posted, awaited=awaited)
    for treaty in own.pending:
        yield spring, said("ir.in-force", treaty=said("ir.treaty-of", kind=treaty.kind, powers=names(treaty.powers)))
    for notice in own.notices:
        two = names((notice.by, notice.against))
        yield said("ir.after", spring=spring), said("ir.calendar-notice", powers=two, by=named(notice.by))
    called = conference_of(t).called
    if called is not None and called + 1 >= t.state.year:
        yield season(f"W{called + 1}"), said("ir.calendar-conference")
    for claim in sorted(claims_of(t), key=lambda claim: claim.decided):
        if claim.status == "live":
            members, points = names(claim.members), to_confirm(t, claim)
            yield fall(claim.decided), said("ir.calendar-decided", kind=claim.kind, members=members, points=points)


# --- conferences


def conference_panels(t: Turn, contacts: tuple[tuple[str, str], ...], blocked: bool) -> Iterator[Panel]:
    own = conference_of(t)
    if not contacts and own.called is None:
        return
    listed = own.contacts or contacts
    pairs = tuple(
        Relation[Cell](one, another, BONDS[relation(t, one, another)], _standing(t, one, another))
        for one, another in listed
    )
    present = tuple(power for power in t.board.power if any(power in two for two in listed))
    yield Panel(said("ir.panel-conference"), note=_outlook(t, blocked), form=RelationsForm(present, pairs))


def _standing(t: Turn, one: str, another: str) -> Said:
    given = [by for by, against in ((one, another), (another, one)) if noticed(t, by, against)]
    between = relation(t, one, another)
    return said("ir.relation-noticed", between=between, by=names(given)) if given else relation_word(between)


def _outlook(t: Turn, blocked: bool) -> Said:
    own = conference_of(t)
    if own.contacts:
        return said("ir.conference-now")
    if own.called is not None:
        called, held = season(f"W{own.called}"), season(f"W{own.called + 1}")
        return said("ir.conference-to-come", called=called, held=held)
    return said("ir.conference-not-called", would=blocked, last=own.last or "none")
