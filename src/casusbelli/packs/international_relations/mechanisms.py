"""What happens in games of International Relations, counted from their events."""

from __future__ import annotations

from casusbelli.core.events import Event
from casusbelli.core.said import Said
from casusbelli.core.state import State
from casusbelli.engine.spec import Mechanisms
from casusbelli.packs.international_relations.claimed import ClaimCompleted
from casusbelli.packs.international_relations.facts import (
    WAR,
    Change,
    ConferenceOpened,
    NoticesGiven,
    PenaltiesBooked,
    TiesChanged,
    TreatiesInForce,
)
from casusbelli.packs.international_relations.penalties import MINOR

OUT = "ir.cause-out"  # eliminated
JOINED = ("ir.cause-attack", "ir.cause-common-ally")  # at war because of an ally; who attacks has another cause


def _treaties(_state: State, event: Event) -> int:
    return len(event.treaties) if isinstance(event, TreatiesInForce) else 0


def _notices(_state: State, event: Event) -> int:
    return len(event.notices) if isinstance(event, NoticesGiven) else 0


def _changes(event: Event, after: str) -> list[Change]:
    return [change for change in event.changes if change.after == after] if isinstance(event, TiesChanged) else []


def _code(change: Change) -> str:
    return change.cause.code if isinstance(change.cause, Said) else ""


def _begun(_state: State, event: Event) -> int:
    return sum(_code(change) not in JOINED for change in _changes(event, WAR))


def _joined(_state: State, event: Event) -> int:
    return sum(_code(change) in JOINED for change in _changes(event, WAR))


def _peace(_state: State, event: Event) -> int:
    """Wars that ended by a treaty, a conference or a peace order, not because nobody is left to fight."""
    ended = event.changes if isinstance(event, TiesChanged) else ()
    return sum(change.before == WAR != change.after and _code(change) != OUT for change in ended)


def _minors(_state: State, event: Event) -> int:
    return sum(entry.rule == MINOR for entry in event.penalties) if isinstance(event, PenaltiesBooked) else 0


def _alone(_state: State, event: Event) -> int:
    return isinstance(event, ClaimCompleted) and len(event.members) == 1


def _together(_state: State, event: Event) -> int:
    return isinstance(event, ClaimCompleted) and len(event.members) > 1


def _conference(_state: State, event: Event) -> int:
    return isinstance(event, ConferenceOpened)


MECHANISMS: Mechanisms = {
    "treaty made": _treaties,
    "notice of a treaty": _notices,
    "war begun": _begun,
    "war joined for an ally": _joined,
    "peace": _peace,
    "unowned center entered": _minors,
    "claim alone": _alone,
    "coalition claim": _together,
    "conference": _conference,
}
