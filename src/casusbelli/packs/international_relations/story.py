"""The story: events of International Relations told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.legality import located
from casusbelli.core.said import Said, Text, said, season
from casusbelli.engine.component import Words
from casusbelli.packs.international_relations import facts as f
from casusbelli.packs.international_relations.claimed import (
    ClaimCompleted,
    ClaimPosted,
    ClaimsDecided,
    ClaimsLapsed,
    ClaimsVoided,
    ClaimWithdrawn,
)
from casusbelli.packs.international_relations.naming import blame, fall, named, names, sentences
from casusbelli.packs.international_relations.old_causes import cause_said
from casusbelli.packs.international_relations.orders import SOLO, reason


class TreatyStory(Words):
    """Tells events in sentences."""

    headlines = (
        *("ir.penalty-told", "ir.worn-off", "ir.attacks", "ir.changed", "ir.right-gained", "ir.right-ended"),
        *("ir.transfers", "ir.claim-won", "ir.claim-failed", "ir.claim-void"),
    )
    drama: ClassVar[Mapping[str, float]] = {
        "ir.conference-called": 5.0,
        "ir.claim-won": 4.0,
        "ir.claim-failed": 4.0,
        "ir.conference-closed": 3.0,
        "ir.notice-given": 3.0,
        "ir.transfers": 3.0,
        "ir.first-shot": 2.0,
        "ir.signed": 2.0,
        "ir.lapsed": 1.0,
        "ir.penalty-told": 0.5,
        "ir.right-gained": 0.3,
        "ir.right-ended": 0.3,
        "ir.worn-off": 0.0,
    }

    def recounts(self, board: Board, event: Event) -> Text | None:
        """None for an event of other rules; "" if there is nothing to tell."""
        told, told_of_places = _TOLD.get(type(event)), _TOLD_OF_PLACES.get(type(event))
        if told_of_places is not None:
            return sentences(told_of_places(board, event))
        return None if told is None else sentences(told(event))


TREATY = said("ir.cause-treaty")


def _changed(event: f.TiesChanged) -> Iterator[Said]:
    for change in event.changes:
        before, after, cause = change.before, change.after, cause_said(change.cause)
        told = cause != TREATY  # a treaty that takes effect needs no reason
        yield said("ir.changed", powers=names(change.powers), before=before, after=after, told=told, cause=cause)


def _gained(event: f.RightsGained) -> Iterator[Said]:
    return (
        said("ir.right-gained", holder=named(right.holder), target=named(right.target), basis=named(right.basis))
        for right in event.rights
    )


def _lost(event: f.RightsEnded) -> Iterator[Said]:
    return (said("ir.right-ended", holder=named(r.holder), target=named(r.target)) for r in event.rights)


def _papers(board: Board, event: f.PapersFiled) -> Iterator[Said]:
    guests: dict[str, dict[str, None]] = {}
    for permit in event.papers.permits:
        guests.setdefault(permit.by, {})[permit.to] = None
    for host, invited in guests.items():
        yield said("ir.lets-in", by=named(host), to=names(invited))
    for place, (by, to) in event.papers.transfers.items():
        yield said("ir.transfers", by=named(by), place=located(board, place), to=named(to))


# --- treaties


def _treaty(treaty: f.Treaty) -> Said:
    return said("ir.treaty-of", kind=treaty.kind, powers=names(treaty.powers))


def _signed(event: f.TreatiesSigned) -> Iterator[Said]:
    for treaty in event.signed:
        yield said("ir.signed", kind=treaty.kind, powers=names(treaty.powers))
    for u in event.unsigned:
        why = reason(u.why).says(whom=named(u.to)).said
        yield said("ir.unsigned", by=named(u.by), to=named(u.to), kind=u.kind, why=why)


def _lapsed(event: f.TreatiesLapsed) -> Iterator[Said]:
    cause = cause_said(event.cause)
    return (said("ir.lapsed", treaty=_treaty(treaty), cause=cause) for treaty in event.treaties)


def _notices(code: str) -> Callable[[Any], Iterator[Said]]:
    def told(event: Any) -> Iterator[Said]:
        return (said(code, by=named(notice.by), against=named(notice.against)) for notice in event.notices)

    return told


# --- attacks and penalties


def _deeds(board: Board, event: f.DeedsNoted) -> Iterator[Said]:
    for attack in event.attacks:
        yield said("ir.attacks", by=named(attack.by), on=named(attack.on), provoked=attack.provoked)
    for entry in event.entries:
        yield said("ir.enters", by=named(entry.by), place=located(board, entry.place))


def _booked(board: Board, event: f.PenaltiesBooked) -> Iterator[Said]:
    for entry in event.penalties:
        why, until = blame("ir.blame", board, entry), fall(entry.expires)
        yield said("ir.penalty-told", power=named(entry.power), points=entry.points, until=until, blame=why)


def _worn_off(board: Board, event: f.PenaltiesWornOff) -> Iterator[Said]:
    for entry in event.penalties:
        why = blame("ir.blame", board, entry)
        yield said("ir.worn-off", power=named(entry.power), points=entry.points, blame=why)


def _first_shot(event: f.FirstShot) -> Iterator[Said]:
    yield said("ir.first-shot", powers=names(event.by))


def _levels(event: f.LevelsSet) -> Iterator[Said]:
    reached = ((power, level) for power, level in event.levels.items() if level)
    levels = [said("ir.at-level", power=named(power), level=level) for power, level in reached]
    yield said("ir.levels", levels=levels)


def _count(event: f.PointsCounted) -> Iterator[Said]:
    counts = [said("ir.score", power=named(power), n=count.total) for power, count in event.counts.items()]
    yield said("ir.counted", fall=fall(event.year), counts=counts)


# --- claims and conferences


def _claimed(event: ClaimPosted) -> Iterator[Said]:
    yield said("ir.claims", power=named(event.power), kind=event.kind, members=names(event.members))


def _completed(event: ClaimCompleted) -> Iterator[Said]:
    """A solo claim is complete when it is posted, which has been told already."""
    if event.kind != SOLO:
        yield said("ir.claim-complete", members=names(event.members))


def _withdrawn(event: ClaimWithdrawn) -> Iterator[Said]:
    yield said("ir.claim-withdrawn", power=named(event.power))


def _decided(event: ClaimsDecided) -> Iterator[Said]:
    yield from (said("ir.claim-won", members=names(members)) for members in event.won)
    yield from (said("ir.claim-failed", members=names(members)) for members in event.failed)


def _voided(event: ClaimsVoided) -> Iterator[Said]:
    return (said("ir.claim-void", members=names(members)) for members in event.members)


def _called(event: f.ConferenceCalled) -> Iterator[Said]:
    yield said("ir.conference-called", winter=season(f"W{event.year + 1}"))


def _opened(event: f.ConferenceOpened) -> Iterator[Said]:
    pairs = [said("ir.two-in-contact", one=named(one), other=named(other)) for one, other in event.contacts]
    yield said("ir.in-contact", pairs=pairs)


def _closed(event: f.ConferenceClosed) -> Iterator[Said]:
    yield said("ir.conference-closed", how=event.how)


_TOLD: dict[type[Event], Callable[[Any], Iterator[Said]]] = {
    f.TiesChanged: _changed,
    f.TiesChangedInWords: _changed,
    f.RightsGained: _gained,
    f.RightsEnded: _lost,
    f.TreatiesSigned: _signed,
    f.TreatiesInForce: lambda _event: iter(()),  # the change of relations that follows tells it
    f.TreatiesLapsed: _lapsed,
    f.TreatiesLapsedInWords: _lapsed,
    f.NoticesGiven: _notices("ir.notice-given"),
    f.NoticesEnded: _notices("ir.notice-moot"),
    f.NoticesEffective: lambda _event: iter(()),  # as above
    f.FirstShot: _first_shot,
    f.LevelsSet: _levels,
    f.PointsCounted: _count,
    ClaimPosted: _claimed,
    ClaimCompleted: _completed,
    ClaimWithdrawn: _withdrawn,
    ClaimsLapsed: lambda _event: iter((said("ir.claims-lapsed"),)),
    ClaimsDecided: _decided,
    ClaimsVoided: _voided,
    f.ConferenceCalled: _called,
    f.ConferenceOpened: _opened,
    f.ConferenceClosed: _closed,
}
_TOLD_OF_PLACES: dict[type[Event], Callable[[Board, Any], Iterator[Said]]] = {
    f.PapersFiled: _papers,
    f.DeedsNoted: _deeds,
    f.PenaltiesBooked: _booked,
    f.PenaltiesWornOff: _worn_off,
}
