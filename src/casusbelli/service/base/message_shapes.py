"""What use cases answer about messages, reports, notes and statements. The description of the API is made from these
types."""

from __future__ import annotations

from typing import TypedDict

From = TypedDict("From", {"from": str})
"""A seat, "gm", or "grey" for a letter without a name."""


class Posted(From):
    """``to``: whom it reached."""

    id: str
    game: str
    thread: str
    at: int
    to: list[str]


class LetterTold(From):
    """``to``: seats, "gm", or "*" for everybody; ``own``: written by the reader; ``office``: its writer's, then."""

    id: str
    at: int
    phase: str
    office: str
    to: list[str]
    thread: str
    text: str
    own: bool


class Letters(TypedDict):
    """``next``: the ``before_id`` of the page of older ones; null if there are none."""

    letters: list[LetterTold]
    next: str | None


With = TypedDict("With", {"with": list[str]})


class Thread(With):
    """``with``: whom; ``last``: when its last letter was written."""

    thread: str
    last: int
    letters: int
    unread: int


class Threads(TypedDict):
    """``next``: the ``before_id`` of the next page; null if this is the last."""

    threads: list[Thread]
    next: str | None


class Muted(TypedDict):
    """Seats whose messages the caller does not read in this game; "grey": those without a name."""

    seats: list[str]


class ReportTold(TypedDict):
    """``letter``: its text, ``sender`` the seat and ``writer`` the account it came from."""

    id: str
    at: int
    by_name: str
    game: str | None
    message: str | None
    text: str
    letter: str | None
    sender: str | None
    writer: str | None
    closed: int | None
    closed_by: str | None
    verdict: str


class Reports(TypedDict):
    reports: list[ReportTold]


class Notes(TypedDict):
    text: str


class StatementTold(TypedDict):
    seat: str
    text: str
    at: int
    player: str


class Statements(TypedDict):
    statements: list[StatementTold]
