"""What use cases answer about accounts, field by field. The description of the API is made from these types, so that it
says what the code returns and nothing else. Moments are milliseconds since 1970."""

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
    """Who asks. A visitor has no more than a role; ``csrf``: for those who came with a session cookie."""

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
    """A key to the API. ``secret`` is told once, when it is made."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    secret: str | None = None


class Tokens(TypedDict):
    tokens: list[Token]


class Profile(TypedDict):
    """``reliability``: which part of the phases he was asked for he did not miss; null before the first."""

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
    """``email``, and whether it was ``confirmed``: for administrators."""

    name: str
    role: str
    created: int
    suspended: int | None
    email: NotRequired[str | None]
    confirmed: NotRequired[bool]


class People(TypedDict):
    accounts: list[Person]
    next: str | None


@dataclass(frozen=True)
class Channel:
    """Where somebody can be told. ``off``: since when nothing is sent there, and ``why``; ``secret`` is told once."""

    kind: str
    address: str
    off: int | None
    why: str
    secret: str | None = None


class WishesTold(TypedDict):
    """``topics``: by which channels each is told; ``digest``: minutes that letters wait for others."""

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
    """The guest whose games could be taken along, if there is one."""

    guest: str | None
    games: int


class LeftBehind(TypedDict):
    game: str
    name: str
    why: str
    why_said: Said | None


class TakenAlong(TypedDict):
    taken: int
    left: list[LeftBehind]
