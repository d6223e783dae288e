"""What use cases answer, field by field. The description of the API is made from these, so that it says what the code
returns and nothing else. Moments are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

from msgspec import Struct

from casusbelli.rules.shown import Panel
from casusbelli.rules.view import Ending, Shown
from casusbelli.service.settings import Settings
from casusbelli.service.tokens import Token

Status = Literal["forming", "running", "paused", "needs-gm", "finished", "cancelled"]
Kind = Literal["game", "sandbox", "table"]


class Made(TypedDict):
    """Something new, by its ``id``."""

    id: str


# --- people


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


# --- games


class Summary(TypedDict):
    """A game as lists show it. ``deadline``: until when orders are taken; ``scheduled``: the announced time of it.
    ``mine``: the caller's seats; ``runs``: may he set it up?"""

    id: str
    name: str
    kind: Kind
    rules: str
    map: str
    status: Status
    phase: str
    deadline: int | None
    scheduled: int | None
    visibility: Literal["public", "private"]
    created: int
    started: int | None
    ended: int | None
    seats_total: int
    seats_free: int
    mine: list[str]
    runs: bool


class Games(TypedDict):
    games: list[Summary]
    next: str | None


class SeatTold(TypedDict):
    """``player`` is null where nobody sits or where it is not told; ``asked``: what it owes in the open phase."""

    seat: str
    powers: list[str]
    player: str | None
    bot: str | None
    empty: bool
    mine: bool
    ready: bool
    asked: str | None
    tenure: int


class GameTold(Summary):
    """``waits``: for what the game waits, if it does; ``frozen``: milliseconds that were left when its clock was
    stopped; ``fault``: for its game-master. ``seed`` is told when it is over. ``applicants``: who waits for a seat;
    in an anonymous game everybody finds only their own name."""

    commitment: str
    seed: str | None
    nonces: list[str]
    options: dict[str, str]
    settings: Settings
    gm: str | None
    owner: str | None
    is_gm: bool
    waits: str
    fault: str
    frozen: int | None
    seats: list[SeatTold]
    applicants: list[str]
    applied: bool
    outcome: Ending | None


class GameNow(GameTold):
    now: int


class Seated(TypedDict):
    game: str
    seats: list[str]
    status: Status


class Invitation(TypedDict):
    game: str
    invitation: str
    url: str


class InvitationTold(TypedDict):
    """For those who may invite. ``name`` is null for a link; ``kind``: to play, to take over a ``seat``, or to be game
    master."""

    invitation: str
    name: str | None
    seat: str | None
    kind: Literal["play", "seat", "office"]
    by: str | None
    at: int
    until: int | None
    state: Literal["open", "accepted", "declined", "withdrawn", "expired"]
    url: str


class InvitationsTold(TypedDict):
    invitations: list[InvitationTold]


class InvitationToMe(TypedDict):
    """For the one who is invited. ``until``: when it expires; null: never."""

    invitation: str
    game: str
    name: str
    rules: str
    status: Status
    kind: Literal["play", "seat", "office"]
    seat: str | None
    by: str | None
    why: str
    at: int
    until: int | None


class InvitationsToMe(TypedDict):
    invitations: list[InvitationToMe]


class GuestTold(TypedDict):
    """The guest whose games could be taken along, if there is one."""

    guest: str | None
    games: int


class LeftBehind(TypedDict):
    game: str
    name: str
    why: str


class TakenAlong(TypedDict):
    taken: int
    left: list[LeftBehind]


class LostSeat(TypedDict):
    """A seat that somebody lost without giving it up. ``again``: may they take it back, since it is still free?"""

    game: str
    name: str
    status: Status
    phase: str
    seat: str
    at: int
    why: str
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
    """A motion. ``votes``: seat -> yes or no; ``name``: who volunteers as game master, if that is what it is about."""

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


class Voted(TypedDict):
    """``outcome``: true if it was carried, false if it was lost, null while it is open."""

    motion: str
    kind: str
    outcome: bool | None
    votes: dict[str, bool]
    needed: int


# --- play


class Owes(TypedDict):
    """``draft``: the number of what has been written, where orders are owed."""

    game: str
    name: str
    phase: str
    deadline: int | None
    seat: str | None
    kind: Literal["orders", "game-master", "forming"]
    what: str
    draft: NotRequired[int]


class Owed(TypedDict):
    owed: list[Owes]


class OwedNow(Owed):
    now: int


class Panels(TypedDict):
    panels: list[Panel]


class Events(TypedDict):
    """Each has ``event``, its name and version, and fields of its own (docs/game-files.md). ``next``: the ``after`` of
    the next page, if there is one."""

    events: list[dict[str, Any]]
    next: int | None


class PhaseTold(TypedDict):
    phase: str
    title: str


class Phases(TypedDict):
    phases: list[PhaseTold]


class ResultTold(TypedDict):
    """What became of an order: ``results`` in the words of the hobby, ``text`` why."""

    power: str
    order: str
    results: list[str]
    reason: str
    text: str
    ordered: bool


class Story(TypedDict):
    """``orders``: by seat; ``refused``: order, code, sentence; ``told``: what else happened, in sentences."""

    phase: str
    title: str
    results: list[ResultTold]
    orders: dict[str, list[str]]
    refused: dict[str, list[tuple[str, str, str]]]
    silent: list[str]
    told: list[str]
    open: bool


class TrialTold(Story):
    """``view``: the position afterwards."""

    view: Shown


class Lines(TypedDict):
    lines: tuple[str, ...]


class Dealing(TypedDict):
    player: str | None
    wants: list[str]
    seat: str


class Dealt(TypedDict):
    """``seats``: those that were free, as the rules list them. ``players``: in the order in which they applied."""

    seats: list[str]
    players: list[Dealing]


class DiceTold(TypedDict):
    """``rolls``: facts of the log, dice-rolled/1 and dice-keyed/1. ``dealt``: how seats were dealt out, told with the
    seed."""

    commitment: str
    nonces: list[str]
    seed: str | None
    rolls: list[dict[str, Any]]
    dealt: Dealt | None


class Layers(TypedDict):
    layers: list[str]


class DirectiveTold(TypedDict):
    text: str
    kind: str


class ChoicesTold(TypedDict):
    """``decisions``: for each unit, build or removal the orders to choose from: ``text``, ``kind`` and their parts."""

    seat: str
    phase: str
    asked: str | None
    decisions: list[list[dict[str, str]]]
    directives: list[DirectiveTold]


class Answered(Struct, frozen=True):
    """What became of one line."""

    order: str
    code: str
    text: str


class Receipt(Struct, frozen=True):
    """It is on the disk. ``n`` counts what this seat has sent in the game, ``draft`` is the number of what stands now;
    ``hash`` is of the text. ``meant``: what an order was taken to mean, where it was written otherwise."""

    game: str
    seat: str
    phase: str
    n: int
    draft: int
    hash: str
    at: int
    text: str
    orders: tuple[str, ...]
    refused: tuple[Answered, ...]
    at_once: tuple[str, ...]
    meant: dict[str, str]
    ready: bool


class DraftTold(TypedDict):
    """``heard``: has anything been written? ``draft`` is its number."""

    seat: str
    phase: str
    ready: bool
    heard: bool
    draft: int
    text: str
    orders: list[str]
    refused: list[Answered]


class ConsequenceTold(TypedDict):
    """``rule``: the paragraph that says so; ``told``: all in one sentence."""

    text: str
    certain: bool
    rule: str
    told: str


class PreviewTold(TypedDict):
    seat: str
    phase: str
    orders: list[str]
    refused: list[Answered]
    at_once: list[str]
    meant: dict[str, str]
    consequences: list[ConsequenceTold]


class ReadyTold(TypedDict):
    seat: str
    phase: str
    ready: bool


# --- letters and what is one's own


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


# --- the game-master


class DeadlineTold(TypedDict):
    game: str
    phase: str
    deadline: int | None


class ClockTold(TypedDict):
    game: str
    status: Status
    deadline: int | None


class JudgedTold(TypedDict):
    game: str
    phase: str
    status: Status
    waits: str


class Vacated(TypedDict):
    game: str
    seat: str


class Replaced(TypedDict):
    """A bot sits down at once. To a player the seat is ``offered``: whoever holds it does so until the ``invitation``
    is accepted, and ``tenure`` is still theirs."""

    game: str
    seat: str
    tenure: int
    offered: bool
    invitation: str | None


class Office(TypedDict):
    """``gm``: who is game master now; ``offered``: others have yet to agree."""

    game: str
    gm: str | None
    offered: bool
    invitation: str | None


class Thrown(TypedDict):
    game: str
    phase: str
    waits: str


class Missing(TypedDict):
    """``heard``: has the seat written anything? ``missed``: phases in a row without a word."""

    seat: str
    player: str | None
    bot: str | None
    asked: str | None
    ready: bool
    heard: bool
    text: str
    at: int | None
    missed: int


class MissingSeats(TypedDict):
    seats: list[Missing]


class Acts(TypedDict):
    """Each has ``n``, ``at``, ``phase``, ``kind``, ``by`` (null: the service itself), ``seat``, ``why``, and what
    belongs to its kind besides. ``next``: the ``before`` of the page before this one."""

    acts: list[dict[str, Any]]
    next: int | None


# --- the judge


class Offers(TypedDict):
    rules: list[str]
    maps: list[str]
    bots: list[str]
