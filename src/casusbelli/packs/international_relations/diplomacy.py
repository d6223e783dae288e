"""The life of treaties through the year: signed, in force, on notice, dissolved (C, D, R-15, R-21 to R-26)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from casusbelli.core.events import Event, Judgement, OrdersJudged, RetreatsClosed, UnitsRemoved
from casusbelli.core.orders import Retreat
from casusbelli.core.pairs import Pair, pair
from casusbelli.core.phases import dated
from casusbelli.core.said import Said, said
from casusbelli.core.units import Unit
from casusbelli.engine import step_names
from casusbelli.engine.component import Turn
from casusbelli.packs.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    WAR,
    Change,
    Notice,
    NoticesEffective,
    NoticesEnded,
    NoticesGiven,
    Papers,
    PapersFiled,
    Right,
    RightsEnded,
    RightsGained,
    Ties,
    TiesChanged,
    TiesChangedInWords,
    TreatiesInForce,
    TreatiesLapsed,
    TreatiesLapsedInWords,
    TreatiesSigned,
    Treaty,
)
from casusbelli.packs.international_relations.naming import named
from casusbelli.packs.international_relations.orders import (
    MDT,
    PEACE,
    Abrogate,
    Enter,
    Peace,
    PermitAnywhere,
    PermitInto,
    PermitMove,
    Transfer,
    reason,
)
from casusbelli.packs.international_relations.queries import (
    closing,
    opening,
    option,
    partners,
    relation,
    row,
    ties_of,
    written,
)
from casusbelli.packs.international_relations.territory import ATTACK, is_frozen, verdicts, written_permits
from casusbelli.packs.international_relations.treaties import proposed, signing


def abrogable(t: Turn, power: str, other: str) -> str:
    """R-25: the kind of treaty of which notice may be given; "" if there is none."""
    between = relation(t, power, other)
    if between in TREATIES:
        return between
    waiting = option(t, "abrogate_pending") == "yes"
    two = pair(power, other)
    found = (p.kind for p in ties_of(t).pending if waiting and pair(*p.powers) == two and p.kind in TREATIES)
    return next(found, "")


def label(t: Turn) -> str:
    """ "S1902": the season that the running step belongs to."""
    return dated(step_names.season_of(t.state.step) or closing(t.board), t.state.year)


def in_force(t: Turn) -> Iterator[Event]:
    """C3, H2: signed treaties take effect when Spring opens."""
    pending = ties_of(t).pending
    if pending:
        season = dated(opening(t.board), t.state.year)
        yield TreatiesInForce(season, pending)
        cause = said("ir.cause-treaty")
        changes = tuple(
            Change(p.powers, relation(t, *p.powers), NEUTRAL if p.kind == PEACE else p.kind, cause) for p in pending
        )
        yield TiesChanged(season, changes)


def file_papers(t: Turn) -> Iterator[Event]:
    """Stores the permissions, transfers and proposals of the season, until its end and through Winter."""
    season, known, late = label(t), ties_of(t).papers, t.state.step.endswith("late-papers")
    if late and not t.state.now.is_retreats:
        return
    before = known if known.season == season else Papers(season)
    permits = tuple(dict.fromkeys((*before.permits, *written_permits(t))))
    proposals = before.proposals
    transfers = before.transfers
    if not late:
        proposals = proposed(t)
        transfers = {o.place: (power, o.power) for power, o in written(t, Transfer) if isinstance(o, Transfer)}
    papers = Papers(season, proposals, permits, transfers)
    permitted = tuple(row(power, order) for power, order in written(t, PermitMove, PermitInto, PermitAnywhere))
    if permitted:
        yield OrdersJudged(t.state.phase, permitted)
    if papers != known and (permits or proposals or transfers or known != Papers(known.season)):
        yield PapersFiled(papers)


def close_retreats(t: Turn) -> Iterator[Event]:
    """By option, closes retreats that would be attacks (R-37) and disbands dislodged frozen units (R-52)."""
    if not t.state.routed:
        return
    lost: list[int] = []
    closed: dict[int, tuple[str, ...]] = {}
    for number, beaten in t.state.routed.items():
        unit = beaten.unit
        shut = tuple(to for to in beaten.retreats if _is_shut(t, unit, to))
        if (option(t, "frozen_retreat") == "disband" and is_frozen(t, unit)) or len(shut) == len(beaten.retreats):
            lost.append(number)
        elif shut:
            closed[number] = shut
    if closed:
        yield RetreatsClosed(tuple(closed.items()))
    if lost:
        yield UnitsRemoved(tuple(lost), "destroyed")


def _is_shut(t: Turn, unit: Unit, to: str) -> bool:
    if option(t, "retreats") != "forbidden":
        return False
    return any(verdict == ATTACK for _power, verdict in verdicts(t, unit, Retreat(unit.piece, to)))


def take_effect(t: Turn) -> Iterator[Event]:
    """D3: treaties of which notice was given end after Spring."""
    own = ties_of(t)
    if own.notices:
        season = label(t)
        ended = {pair(n.by, n.against): n for n in own.notices if relation(t, n.by, n.against) in TREATIES}
        changes = tuple(
            Change(_two(two), own.relations[two], NEUTRAL, said("ir.cause-notice", by=named(n.by)))
            for two, n in sorted(ended.items())
        )
        yield NoticesEffective(season, own.notices)
        if changes:
            yield TiesChanged(season, changes)


def ratify(t: Turn) -> Iterator[Event]:
    """Signs the treaties that both sides proposed (R-1, step 9)."""
    season, papers = label(t), ties_of(t).papers
    mine = papers if papers.season == season else Papers(season)
    made = signing(t, mine.proposals, season, public=True)
    if mine.proposals or ties_of(t).unsigned:
        yield made
    rows = tuple(_judged(mine, made))
    if rows:
        yield OrdersJudged(t.state.phase, rows)


def _judged(papers: Papers, made: TreatiesSigned) -> Iterator[Judgement]:
    failed = {(u.by, u.to): reason(u.why).says(whom=named(u.to)) for u in made.unsigned}
    for power, mine in sorted(papers.proposals.items()):
        for other, kind in sorted(mine.items()):
            yield row(power, proposal(kind, other), failed.get((power, other)))


def proposal(kind: str, other: str) -> Enter | Peace:
    return Peace(other) if kind == PEACE else Enter(kind, other)


def signed_rows(treaties: Iterable[Treaty]) -> tuple[Judgement, ...]:
    """Both proposals of each treaty that was signed in secret; all others stay secret (H7)."""
    return tuple(
        row(power, proposal(treaty.kind, other))
        for treaty in treaties
        for power, other in (treaty.powers, treaty.powers[::-1])
    )


def give_notice(t: Turn) -> Iterator[Event]:
    """D2: publishes notices with the adjustments. A pending replacement of the treaty lapses too (R-25)."""
    orders = {
        (power, order.power): order
        for power, order in written(t, Abrogate)
        if isinstance(order, Abrogate) and _still_may(t, power, order.power)
    }
    if orders:
        given = tuple(Notice(by, against, abrogable(t, by, against)) for by, against in orders)
        yield NoticesGiven(dated("W", t.state.year), given)
        yield OrdersJudged(t.state.phase, tuple(row(by, order) for (by, _against), order in orders.items()))
        struck = {pair(*two) for two in orders}
        moot = tuple(p for p in ties_of(t).pending if pair(*p.powers) in struck and relation(t, *p.powers) in TREATIES)
        if moot:
            yield TreatiesLapsed(moot, said("ir.cause-noticed"))


def _still_may(t: Turn, power: str, other: str) -> bool:
    """False if a claim has ended or frozen the treaty since the notice was written."""
    return not partners(t, power, other) and bool(abrogable(t, power, other))


def dissolve(t: Turn, pairs: Iterable[str], cause: Said) -> Iterator[Event]:
    """Ends the treaties of these pairs at once, in force or pending; notices of them become moot (A17, R-15, I4)."""
    own, gone = ties_of(t), set(pairs)
    lapsed = tuple(p for p in own.pending if pair(*p.powers) in gone)
    moot = tuple(n for n in own.notices if pair(n.by, n.against) in gone)
    if lapsed:
        yield TreatiesLapsed(lapsed, cause)
    if moot:
        yield NoticesEnded(moot)
    ended = [two for two in sorted(gone) if own.relations.get(two) in TREATIES]
    if ended:
        changes = tuple(Change(_two(two), own.relations[two], NEUTRAL, cause) for two in ended)
        yield TiesChanged(dated(t.state.now.season, t.state.year), changes)


def outside(t: Turn, claimants: Iterable[str], members: Iterable[str]) -> list[str]:
    inside = {*members}
    return [pair(power, other) for power in claimants for other in t.board.power if other not in inside]


def is_stale(t: Turn, right: Right) -> bool:
    """R-26: replaced by war or a treaty, or without the MDT or the war behind it."""
    if relation(t, right.holder, right.target) != NEUTRAL:
        return True
    if option(t, "iw_end") == "only_superseded":
        return False
    return relation(t, right.holder, right.basis) != MDT or relation(t, right.basis, right.target) != WAR


def forgotten(t: Turn, power: str, told: Sequence[str]) -> Iterator[Event]:
    """R-74: ends all relations of an eliminated power. ``told``: powers eliminated with it that have been handled
    before."""
    own = ties_of(t)
    mine = [pair(power, other) for other in t.board.power if other != power and other not in told]
    cause = said("ir.cause-out", power=named(power))
    yield from dissolve(t, mine, cause)
    parties = ((right, {right.holder, right.target, right.basis}) for right in own.imminent)
    rights = tuple(right for right, concerned in parties if power in concerned and concerned.isdisjoint(told))
    if rights:
        yield RightsEnded(rights)
    wars = tuple(Change(_two(two), WAR, NEUTRAL, cause) for two in mine if own.relations.get(two) == WAR)
    if wars:
        yield TiesChanged(dated(t.state.now.season, t.state.year), wars)


def _two(two: str) -> tuple[str, str]:
    one, another = Pair.of(two)
    return one, another


# --- what is remembered of it


def _changed(own: Ties, event: TiesChanged) -> Ties:
    relations, born = dict(own.relations), dict(own.born)
    for change in event.changes:
        two = pair(*change.powers)
        relations[two] = change.after
        if change.after == WAR:
            born[two] = event.season
        else:
            born.pop(two, None)
    known = (*own.known, *((event.season, change) for change in event.changes))
    return replace(own, relations=relations, born=born, known=known)


def _lapsed(own: Ties, event: TreatiesLapsed) -> Ties:
    return replace(own, pending=tuple(treaty for treaty in own.pending if treaty not in event.treaties))


CHANGES: dict[type[Event], Callable[[Ties, Any], Ties]] = {
    TiesChanged: _changed,
    TiesChangedInWords: _changed,
    RightsGained: lambda own, e: replace(own, imminent=tuple(dict.fromkeys((*own.imminent, *e.rights)))),
    RightsEnded: lambda own, e: replace(own, imminent=tuple(r for r in own.imminent if r not in e.rights)),
    PapersFiled: lambda own, e: replace(own, papers=e.papers),
    TreatiesSigned: lambda own, e: replace(own, pending=(*own.pending, *e.signed), unsigned=e.unsigned),
    TreatiesInForce: lambda own, _event: replace(own, pending=()),
    TreatiesLapsed: _lapsed,
    TreatiesLapsedInWords: _lapsed,
    NoticesGiven: lambda own, e: replace(own, notices=(*own.notices, *e.notices)),
    NoticesEnded: lambda own, e: replace(own, notices=tuple(n for n in own.notices if n not in e.notices)),
    NoticesEffective: lambda own, _event: replace(own, notices=()),
}
