"""Events of victory claims, and the state that they change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from casusbelli.core.events import Event
from casusbelli.packs.international_relations.facts import (
    VictoryClaim,
)


class ClaimPosted(Event, frozen=True, tag="ir-claim-posted/1"):
    """A power posts a claim (A11-A13). ``members``: the power and the partners that it names."""

    power: str
    kind: str
    members: tuple[str, ...]
    made: int
    decided: int


class ClaimCompleted(Event, frozen=True, tag="ir-claim-completed/1"):
    """All members have posted: the claim is live."""

    kind: str
    members: tuple[str, ...]
    made: int


class ClaimWithdrawn(Event, frozen=True, tag="ir-claim-withdrawn/1"):
    power: str


class ClaimsLapsed(Event, frozen=True, tag="ir-claims-lapsed/1"):
    """The window closes, and incomplete claims lapse (R-8)."""

    year: int


class ClaimsDecided(Event, frozen=True, tag="ir-claims-decided/1"):
    """The members of each claim that was won, and of each that failed, at a count."""

    year: int
    won: tuple[tuple[str, ...], ...]
    failed: tuple[tuple[str, ...], ...]


class ClaimsVoided(Event, frozen=True, tag="ir-claims-voided/1"):
    """An elimination voids the claims of these members (R-17)."""

    members: tuple[tuple[str, ...], ...]


# --- what is remembered of it


def _without(claims: Iterable[VictoryClaim], power: str) -> Iterator[VictoryClaim]:
    """The claims without this power's post in incomplete ones."""
    for claim in claims:
        if claim.status == "partial" and power in claim.posted:
            posted = tuple(name for name in claim.posted if name != power)
            if posted:
                yield replace(claim, posted=posted)
        else:
            yield claim


def _posted(claims: tuple[VictoryClaim, ...], event: ClaimPosted) -> Iterator[VictoryClaim]:
    made = VictoryClaim(event.kind, event.members, event.made, event.decided, "partial", (event.power,))
    for claim in _without(claims, event.power):
        if claim.status == "partial" and claim.members == event.members and claim.made == event.made:
            made = replace(made, posted=(*claim.posted, event.power))
        else:
            yield claim
    yield made


def _completed(claims: tuple[VictoryClaim, ...], event: ClaimCompleted) -> Iterator[VictoryClaim]:
    for claim in claims:
        mine = claim.status == "partial" and claim.members == event.members
        if mine and claim.made == event.made:
            yield replace(claim, status="live", posted=claim.members)
        else:
            yield claim


def _withdrawn(claims: tuple[VictoryClaim, ...], event: ClaimWithdrawn) -> Iterator[VictoryClaim]:
    for claim in _without(claims, event.power):
        live = claim.status == "live" and event.power in claim.members
        yield replace(claim, status="void") if live else claim


def _decided(claims: tuple[VictoryClaim, ...], event: ClaimsDecided) -> Iterator[VictoryClaim]:
    for claim in claims:
        due = claim.status == "live" and claim.decided == event.year
        yield replace(claim, status="won" if claim.members in event.won else "failed") if due else claim


def _voided(claims: tuple[VictoryClaim, ...], event: ClaimsVoided) -> Iterator[VictoryClaim]:
    for claim in claims:
        hit = claim.status in ("live", "partial") and claim.members in event.members
        yield replace(claim, status="void") if hit else claim


CHANGES: dict[type[Event], Callable[[tuple[VictoryClaim, ...], Any], Iterable[VictoryClaim]]] = {
    ClaimPosted: _posted,
    ClaimCompleted: _completed,
    ClaimWithdrawn: _withdrawn,
    ClaimsLapsed: lambda claims, _event: (claim for claim in claims if claim.status != "partial"),
    ClaimsDecided: _decided,
    ClaimsVoided: _voided,
}
