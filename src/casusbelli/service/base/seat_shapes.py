"""Result types of use cases about seats: invitations, lost seats, motions. The OpenAPI description is generated from
these types."""

from __future__ import annotations

from typing import Literal, TypedDict

from casusbelli.core.said import Said
from casusbelli.service.base.game_shapes import Status


class Seated(TypedDict):
    game: str
    seats: list[str]
    status: Status


class Invitation(TypedDict):
    game: str
    invitation: str
    url: str


class InvitationTold(TypedDict):
    """An invitation as the inviter sees it. ``name`` is null for a link; ``mailed``: the address that
    the link was sent to, shortened, or ""; ``kind``: to play, to take over a ``seat``, or
    to be game master."""

    invitation: str
    name: str | None
    mailed: str
    seat: str | None
    kind: Literal["play", "seat", "office"]
    by: str | None
    at: int
    until: int | None
    state: Literal["open", "accepted", "declined", "withdrawn", "expired"]
    url: str


class LinkTold(TypedDict):
    """The invitation of a link. ``mailed``: was the link sent to an address?"""

    open: bool
    by: str | None
    mailed: bool


class InvitationsTold(TypedDict):
    invitations: list[InvitationTold]


class InvitationToMe(TypedDict):
    """An invitation as the invited player sees it. ``until``: when it expires; null: never. ``why_said``: the reason as
    data, if the service gave it."""

    invitation: str
    game: str
    name: str
    rules: str
    status: Status
    kind: Literal["play", "seat", "office"]
    seat: str | None
    by: str | None
    why: str
    why_said: Said | None
    at: int
    until: int | None


class InvitationsToMe(TypedDict):
    invitations: list[InvitationToMe]


class LostSeat(TypedDict):
    """A seat that its player lost without giving it up. ``again``: may they take it back, since it is still free?
    ``why_said``: the reason as data, if the service gave it."""

    game: str
    name: str
    status: Status
    phase: str
    seat: str
    at: int
    why: str
    why_said: Said | None
    again: bool


class LostSeats(TypedDict):
    seats: list[LostSeat]


class Begun(TypedDict):
    game: str
    status: Status
    phase: str


class Called(TypedDict):
    game: str
    status: Status


class Asked(TypedDict):
    """A motion. ``votes``: seat -> yes or no; ``name``: the volunteer for game master, if the motion is about one."""

    motion: str
    kind: str
    by: str
    phase: str
    at: int
    minutes: int
    name: str | None
    votes: dict[str, bool]
    needed: int


class Motions(TypedDict):
    motions: list[Asked]


class MotionVote(TypedDict):
    """A vote on a motion. ``outcome``: true if it was carried, false if it was lost, null while it is open."""

    motion: str
    kind: str
    outcome: bool | None
    votes: dict[str, bool]
    needed: int
