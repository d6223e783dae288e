"""Result types of use cases about accounts. The OpenAPI description is generated from these types, so that it matches
what the code returns. Times are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from casusbelli.core.said import Said


class Sent(TypedDict):
    sent: str


class Link(TypedDict):
    link: str


class Url(TypedDict):
    url: str


class Me(TypedDict):
    """The caller. A visitor has only a role; ``csrf``: for callers with a session cookie."""

    role: str
    name: str | None
    id: NotRequired[str]
    email: NotRequired[str | None]
    confirmed: NotRequired[bool]
    pending: NotRequired[str | None]
    created: NotRequired[int]
    prefs: NotRequired[dict[str, Any]]
    scopes: NotRequired[list[str]]
    csrf: NotRequired[str]


@dataclass(frozen=True)
class Token:
    """An API token. ``secret`` is shown once, when the token is created."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    secret: str | None = None


class Tokens(TypedDict):
    tokens: list[Token]


class Profile(TypedDict):
    """A public profile. ``reliability``: the share of phases with orders due that the player did not miss; null before
    the first."""

    name: str
    role: str
    since: int
    playing: int
    finished: int
    left: int
    phases: int
    missed: int
    reliability: float | None


class Person(TypedDict):
    """An account in the list of people. ``email``, and whether it was ``confirmed``: for administrators only."""

    name: str
    role: str
    created: int
    suspended: int | None
    email: NotRequired[str | None]
    confirmed: NotRequired[bool]


class People(TypedDict):
    accounts: list[Person]
    next: str | None


class AuditEntry(TypedDict):
    """What was done by virtue of an office. ``operator``: the user of the system, for acts on the command line, which
    are done in the name of the first administrator. ``whom``: the account that the act is about."""

    n: int
    at: int
    by: str | None
    role: str
    operator: str
    network: str | None
    act: str
    whom: str | None
    game: str | None
    why: str
    data: dict[str, Any]


class AuditPage(TypedDict):
    entries: list[AuditEntry]
    next: int | None


@dataclass(frozen=True)
class Channel:
    """A notification channel. ``off``: when it was turned off, and ``why``; ``why_said``: the same as data,
    if the service gave the reason. ``secret`` is shown once."""

    kind: str
    address: str
    off: int | None
    why: str
    secret: str | None = None
    why_said: Said | None = None


class WishesTold(TypedDict):
    """Notification preferences. ``topics``: the channels for each topic; ``digest``: minutes for which messages are
    batched."""

    topics: dict[str, list[str]]
    letters: bool
    digest: int
    calendar: bool
    channels: list[Channel]


class Away(TypedDict):
    id: str
    since: int
    until: int


class Absences(TypedDict):
    absences: list[Away]


class GuestTold(TypedDict):
    """The guest account that could be transferred, if there is one: its games, the steps of lessons that it has done,
    its templates."""

    guest: str | None
    games: int
    lessons: int
    templates: int


class LeftBehind(TypedDict):
    game: str
    name: str
    why: str
    why_said: Said | None


class TakenAlong(TypedDict):
    taken: int
    left: list[LeftBehind]
