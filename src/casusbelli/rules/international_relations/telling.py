"""The facts of International Relations in words, for whoever reads the history of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from casusbelli.core.events import Event
from casusbelli.rules.international_relations import facts as f
from casusbelli.rules.international_relations.claimed import (
    ClaimCompleted,
    ClaimPosted,
    ClaimsDecided,
    ClaimsLapsed,
    ClaimsVoided,
    ClaimWithdrawn,
)
from casusbelli.rules.international_relations.words import PEACE


def told(event: Event) -> str | None:
    words = _WORDS.get(type(event))
    return None if words is None else words(event)


def _joined(texts: Iterable[str]) -> str:
    return "; ".join(texts)


def _names(powers: Iterable[str]) -> str:
    return " and ".join(powers)


def _treaty(treaty: f.Treaty) -> str:
    return f"{'peace' if treaty.kind == PEACE else treaty.kind.upper()} of {_names(treaty.powers)}"


def _changed(event: f.TiesChanged) -> str:
    return _joined(
        f"{_names(c.powers)}, until now {_tie(c.before)}, are {_tie(c.after)} ({c.cause})" for c in event.changes
    )


def _tie(relation: str) -> str:
    """ "mdt" -> "bound by an MDT" """
    return {"war": "at war"}.get(relation, f"bound by an {relation.upper()}" if relation in f.TREATIES else relation)


def _papers(event: f.PapersFiled) -> str:
    allowed = [f"{permit.by} lets {permit.to} in" for permit in event.papers.permits]
    given = [f"{by} transfers {place} to {to}" for place, (by, to) in event.papers.transfers.items()]
    return _joined((*allowed, *given))


def _signed(event: f.TreatiesSigned) -> str:
    made = [f"{_treaty(treaty)} signed" for treaty in event.signed]
    unsigned = [f"{u.by} proposed {u.kind.upper()} to {u.to}: no treaty ({u.why})" for u in event.unsigned]
    return _joined((*made, *unsigned))


def _deeds(event: f.DeedsNoted) -> str:
    attacks = [f"{a.by} attacks {a.on}{' under imminent war' if a.provoked else ''}" for a in event.attacks]
    return _joined((*attacks, *(f"{entry.by} enters {entry.place}" for entry in event.entries)))


def _penalty(entry: f.Penalty) -> str:
    points = f"{entry.points} point{'s' if entry.points != 1 else ''}"
    victim = f", {entry.victim}" if entry.victim else ""
    return f"{entry.power}: {points} through F{entry.expires} ({entry.rule}{victim})"


def _count(event: f.PointsCounted) -> str:
    return f"count of {event.year}: " + ", ".join(f"{power} {count.total}" for power, count in event.counts.items())


def _decided(event: ClaimsDecided) -> str:
    won = [f"{_names(members)} made their claim good" for members in event.won]
    return _joined((*won, *(f"the claim of {_names(members)} failed" for members in event.failed)))


_WORDS: dict[type[Event], Callable[[Any], str]] = {
    f.TiesChanged: _changed,
    f.RightsGained: lambda e: _joined(f"{r.holder} may attack {r.target}, for {r.basis}" for r in e.rights),
    f.RightsEnded: lambda e: _joined(f"{r.holder} may no longer attack {r.target} free" for r in e.rights),
    f.PapersFiled: _papers,
    f.TreatiesSigned: _signed,
    f.TreatiesInForce: lambda e: _joined(f"{_treaty(treaty)} in force" for treaty in e.treaties),
    f.TreatiesLapsed: lambda e: _joined(f"{_treaty(treaty)} lapses: {e.cause}" for treaty in e.treaties),
    f.NoticesGiven: lambda e: _joined(f"{n.by} gives notice to {n.against}" for n in e.notices),
    f.NoticesEnded: lambda e: _joined(f"the notice of {n.by} to {n.against} is moot" for n in e.notices),
    f.NoticesEffective: lambda e: _joined(f"the notice of {n.by} to {n.against} takes effect" for n in e.notices),
    f.DeedsNoted: _deeds,
    f.PenaltiesBooked: lambda e: _joined(map(_penalty, e.penalties)),
    f.PenaltiesWornOff: lambda e: _joined(f"worn off: {_penalty(entry)}" for entry in e.penalties),
    f.FirstShot: lambda e: f"the first shot is fired in {e.season} by {', '.join(e.by) or 'nobody who pays'}",
    f.LevelsSet: lambda e: "expansionism: " + ", ".join(f"{power} {n}" for power, n in e.levels.items() if n),
    f.PointsCounted: _count,
    ClaimPosted: lambda e: f"{e.power} claims a {e.kind} victory for {_names(e.members)}",
    ClaimCompleted: lambda e: f"the claim of {_names(e.members)} is complete",
    ClaimWithdrawn: lambda e: f"{e.power} withdraws his claim",
    ClaimsLapsed: lambda _event: "claims that not all members posted lapse",
    ClaimsDecided: _decided,
    ClaimsVoided: lambda e: _joined(f"the claim of {_names(members)} is void" for members in e.members),
    f.ConferenceCalled: lambda e: f"an International Conference is called for the next Winter ({e.year})",
    f.ConferenceOpened: lambda e: "in contact: " + _joined(map(_names, e.contacts)),
    f.ConferenceClosed: lambda e: f"the International Conference: {e.how}",
}
