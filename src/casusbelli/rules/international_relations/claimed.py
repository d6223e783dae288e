"""The facts of claims to victory."""

from __future__ import annotations

from casusbelli.core.events import Event


class ClaimPosted(Event, frozen=True, tag="ir-claim-posted/1"):
    """A power proclaims (A11-A13). ``members``: himself and whom he names."""

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
    """The window closes on incomplete posts (R-8)."""

    year: int


class ClaimsDecided(Event, frozen=True, tag="ir-claims-decided/1"):
    """Members of the claims that were won and of those that failed at a count."""

    year: int
    won: tuple[tuple[str, ...], ...]
    failed: tuple[tuple[str, ...], ...]


class ClaimsVoided(Event, frozen=True, tag="ir-claims-voided/1"):
    """Claims of these members end with an elimination (R-17)."""

    members: tuple[tuple[str, ...], ...]
