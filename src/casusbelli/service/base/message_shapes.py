"""Result types of use cases about messages, reports, notes and statements. The OpenAPI description is generated from
these types."""

from __future__ import annotations

from typing import TypedDict

from casusbelli.core.said import Said
from casusbelli.engine.phrases import Phrase

From = TypedDict("From", {"from": str})
"""A seat, "gm", or "grey" for an anonymous message."""


class Posted(From):
    """A message that was sent. ``to``: its recipients."""

    id: str
    game: str
    thread: str
    at: int
    to: list[str]


class LetterTold(From):
    """A message. ``to``: seats, "gm", or "*" for everybody; ``own``: written by the reader; ``office``: the office its
    writer held; ``plan``: the orders attached to it; ``phrase``: the quick phrase that it is, null for a message in the
    writer's own words; ``text_said``: the sentence of the phrase as data, of which ``text`` is the English."""

    id: str
    at: int
    phase: str
    office: str
    to: list[str]
    thread: str
    text: str
    text_said: Said | None
    phrase: Phrase | None
    plan: list[str]
    own: bool


class Letters(TypedDict):
    """A page of messages. ``next``: the ``before_id`` of the page of older ones; null if there are none."""

    letters: list[LetterTold]
    next: str | None


With = TypedDict("With", {"with": list[str]})


class Thread(With):
    """A conversation. ``with``: its other participants; ``last``: when its last message was written."""

    thread: str
    last: int
    letters: int
    unread: int


class Threads(TypedDict):
    """A page of conversations. ``next``: the ``before_id`` of the next page; null if this is the last."""

    threads: list[Thread]
    next: str | None


class Conversation(With):
    """A conversation. ``kind``: all, announcements, gm, one, group, anonymous, or others (not theirs); ``to``:
    who gets an answer; ``grey``: it is anonymous; ``letters`` and ``unread``: numbers of messages; ``last``: its newest
    message; ``why``: why the reader cannot write there now; ``seen``: when the other one was last on the site, in steps
    of five minutes, if that may be known."""

    thread: str
    kind: str
    to: list[str]
    grey: bool
    letters: int
    unread: int
    last: LetterTold | None
    writable: bool
    why: str
    why_said: Said | None
    seen: int | None


class Conversations(TypedDict):
    conversations: list[Conversation]


class Muted(TypedDict):
    """Muted seats, whose messages the caller does not read in this game; "grey": anonymous messages."""

    seats: list[str]


class ReportTold(TypedDict):
    """A reported message. ``letter``: its text; ``sender`` and ``writer``: the seat and the account it came from."""

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
