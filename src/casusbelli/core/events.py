"""The event types of every game. A game is its log of events; they are stored forever and never edited.

Each type has a name and a version (``units-moved/1``). Components of the rules add their own types, subclasses of Event
like these. Orders are stored as their canonical text.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import astuple

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.said import Said, Text
from casusbelli.core.state import Outcome
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Outcomes, Reason, Why, outcomes, reason_of
from casusbelli.deprecated import renamed

__all__ = [
    "CORE_EVENTS", "BoardEdited", "CentersTaken", "Claim", "ClaimsJudged", "ContestPart", "DeadlineMissed",
    "DiceKeyed", "DiceRolled", "Event", "GameEnded", "GameHalted", "GameResumed", "HomeSet", "Judgement",
    "OrdersJudged", "OrdersRevealed", "OrdersTallied", "PhaseOpened", "PowersEliminated", "RetreatsClosed",
    "RolledBack", "RulingOverridden", "SeatTaken", "SeatVacated", "StateCorrected", "StatePlaced", "StepBegan",
    "UnitPlaced", "UnitsMoved", "UnitsPassed", "UnitsRemoved", "UnitsRouted",
]  # fmt: skip


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened."""


class PhaseOpened(Event, frozen=True, tag="phase-opened/1"):
    """A step that asks seats for orders has begun."""

    phase: str
    step: str


class StepBegan(Event, frozen=True, tag="step-began/1"):
    """A step runs; ``year`` is the year it belongs to."""

    step: str
    year: int


class OrdersRevealed(Event, frozen=True, tag="orders-revealed/2"):
    """What each seat ordered, as accepted: visible to all, or (``secret``) only to that seat. ``refused``: orders not
    accepted (order, reason code, message); ``silent``: seats that were asked and sent nothing."""

    phase: str
    orders: dict[str, tuple[str, ...]]
    secret: dict[str, tuple[str, ...]] = {}
    refused: dict[str, tuple[tuple[str, str, Text], ...]] = {}
    silent: tuple[str, ...] = ()

    def of(self, seat: str) -> tuple[str, ...]:
        return (*self.orders.get(seat, ()), *self.secret.get(seat, ()))


class OrdersRevealedInWords(OrdersRevealed, frozen=True, tag="orders-revealed/1"):
    """The earlier version, in which the reason for a refusal is an English sentence instead of a message."""


class Judgement(Struct, frozen=True, gc=False):
    """The verdict on one order."""

    owner: str
    order: str
    words: tuple[str, ...]
    reason: str = ""
    text: Text = ""
    unit: int | None = None
    ordered: bool = True

    @property
    def results(self) -> Outcomes:
        return outcomes(self.words)

    @property
    def why(self) -> Why | None:
        """The reason; None if there is none, or if it belongs to rules that are not installed. If the log holds the
        reason as a sentence, the adjudicator's own reasons are found by their code."""
        if isinstance(self.text, Said):
            return reason_of(self.text.code)
        return next((reason for reason in Reason if self.reason and reason.code == self.reason), None)


class OrdersJudged(Event, frozen=True, tag="orders-judged/2"):
    phase: str
    judgements: tuple[Judgement, ...]


class OrdersJudgedInWords(OrdersJudged, frozen=True, tag="orders-judged/1"):
    """The earlier version, in which the reason is an English sentence instead of a message."""


class OrdersTallied(Event, frozen=True, tag="orders-tallied/1"):
    """How many seats wrote each order, for units that many seats may order: unit -> order -> count."""

    phase: str
    tallies: dict[str, dict[str, int]]


class UnitPlaced(Event, frozen=True, tag="unit-placed/1"):
    """A new unit: at setup, built or raised. ``marks`` are notes for rules."""

    id: int
    owner: str
    kind: str
    at: str
    marks: dict[str, str] = {}


class UnitsMoved(Event, frozen=True, tag="units-moved/1"):
    """Units by id, with their new locations. A dislodged unit that moves has retreated."""

    moves: tuple[tuple[int, str], ...]


class UnitsRouted(Event, frozen=True, tag="units-routed/1"):
    """Dislodged units, and the provinces that a stand-off left empty."""

    routed: tuple[Dislodged, ...]
    contested: tuple[str, ...] = ()


class RetreatsClosed(Event, frozen=True, tag="retreats-closed/1"):
    """Units by id, with the retreats that rules have closed to them."""

    closed: tuple[tuple[int, tuple[str, ...]], ...]


class ContestPart(Struct, frozen=True, gc=False):
    """A unit's part in a contest, and the result; ``unit`` as it was before the battle."""

    unit: Unit
    words: tuple[str, ...]
    reason: str = ""
    text: Text = ""


class Claim(Struct, frozen=True):
    """How a contest for a province ended."""

    province: str
    claimant: ContestPart
    supports: tuple[ContestPart, ...] = ()


class ClaimsJudged(Event, frozen=True, tag="claims-judged/2"):
    claims: tuple[Claim, ...]


class ClaimsJudgedInWords(ClaimsJudged, frozen=True, tag="claims-judged/1"):
    """The earlier version, in which the reason is an English sentence instead of a message."""


class UnitsRemoved(Event, frozen=True, tag="units-removed/1"):
    """``cause``: destroyed, disbanded, removed, civil-disorder ..."""

    ids: tuple[int, ...]
    cause: str


class UnitsPassed(Event, frozen=True, tag="units-passed/1"):
    """Units change owners: a country splits, a province rebels."""

    ids: tuple[int, ...]
    owner: str


class CentersTaken(Event, frozen=True, tag="centers-taken/1"):
    """Province -> new owner, or null for none."""

    centers: dict[str, str | None]


class HomeSet(Event, frozen=True, tag="home-set/1"):
    """The home centers of an owner from now on."""

    owner: str
    centers: tuple[str, ...]


class PowersEliminated(Event, frozen=True, tag="powers-eliminated/1"):
    """Powers that have neither a unit nor a center left."""

    owners: tuple[str, ...]


class StatePlaced(Event, frozen=True, tag="state-placed/1"):
    """A rule's state was set up by hand; ``rule`` is the name under which exports show ``table``."""

    rule: str
    table: dict[str, Any]


class DiceKeyed(Event, frozen=True, tag="dice-keyed/1"):
    """A key of a hash chain: the secret of one round of rolls, published with its results. ``chain`` is the chain's
    commitment, which is published as number 0. ``decisions``: the seats' decisions for this round. ``source``: "chain",
    or "before-fork" for a key of the game from which this one was forked."""

    number: int
    key: str
    chain: str
    decisions: tuple[str, ...] = ()
    rollbacks: int = 0
    source: str = "chain"


class DiceRolled(Event, frozen=True, tag="dice-rolled/1"):
    """A roll. ``source``: "seed"; "chain" if it follows from the last published key; "scripted" if it was given in
    advance, "manual" if the game master rolled the die. ``rollbacks``: the number of rollbacks before it."""

    label: str
    sides: int
    roll: int
    source: str = "seed"
    rollbacks: int = 0


class SeatVacated(Event, frozen=True, tag="seat-vacated/1"):
    seat: str
    why: str = ""


class DeadlineMissed(Event, frozen=True, tag="deadline-missed/1"):
    """Seats that were asked and had sent nothing by the deadline."""

    phase: str
    seats: tuple[str, ...]


class SeatTaken(Event, frozen=True, tag="seat-taken/1"):
    """A new player takes the seat; ``tenure`` counts the holders of the seat."""

    seat: str
    tenure: int = 1


class GameHalted(Event, frozen=True, tag="game-halted/1"):
    """The game master halts the game: no phase is adjudicated until it is resumed."""

    by: str = ""
    why: str = ""


class BoardEdited(Event, frozen=True, tag="board-edited/1"):
    """The game master edits the position: ids of removed units, placed units, changed centers."""

    removed: tuple[int, ...] = ()
    placed: tuple[Unit, ...] = ()
    centers: dict[str, str | None] = {}
    by: str = ""
    why: str = ""


class StateCorrected(Event, frozen=True, tag="state-corrected/1"):
    """The game master corrects the public state of a rule. ``rule`` is the name under which exports show it, ``table``
    the corrected fields."""

    rule: str
    table: dict[str, Any]
    by: str = ""
    why: str = ""


class RulingOverridden(Event, frozen=True, tag="ruling-overridden/1"):
    """The game master changes the ruling on an order of an adjudicated phase. Changes of the board that follow from it
    are separate events."""

    phase: str
    order: str
    ruling: str
    by: str = ""
    why: str = ""


class GameResumed(Event, frozen=True, tag="game-resumed/1"):
    """The game goes on after a halt."""

    by: str = ""
    why: str = ""


class RolledBack(Event, frozen=True, tag="rolled-back/1"):
    """The game is again as it was after the first ``events`` events of its log, in ``phase``. The events in between
    stay in the log but no longer count."""

    events: int
    phase: str
    by: str = ""
    why: str = ""


class GameEnded(Event, frozen=True, tag="game-ended/1"):
    outcome: Outcome


CORE_EVENTS: tuple[type[Event], ...] = (
    PhaseOpened,
    StepBegan,
    OrdersRevealed,
    OrdersRevealedInWords,
    OrdersJudged,
    OrdersJudgedInWords,
    OrdersTallied,
    UnitPlaced,
    UnitsMoved,
    UnitsRouted,
    RetreatsClosed,
    ClaimsJudged,
    ClaimsJudgedInWords,
    UnitsRemoved,
    UnitsPassed,
    CentersTaken,
    HomeSet,
    PowersEliminated,
    StatePlaced,
    DiceKeyed,
    DiceRolled,
    DeadlineMissed,
    SeatVacated,
    SeatTaken,
    BoardEdited,
    StateCorrected,
    RulingOverridden,
    GameHalted,
    GameResumed,
    RolledBack,
    GameEnded,
)


IN_WORDS: frozenset[type[Event]] = frozenset((OrdersRevealedInWords, OrdersJudgedInWords, ClaimsJudgedInWords))
"""Facts of the judge in their earlier version."""


@cache
def _newer(kind: type[Event]) -> type[Event]:
    """The current class for events of this type: an earlier version is a subclass of the later one."""
    before = kind.__mro__[1]
    same = issubclass(before, Event) and before is not Event and _name(before) == _name(kind)
    return _newer(before) if same else kind


def _name(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag).rpartition("/")[0]


def current(event: Event) -> Event:
    """An event of an earlier version, converted to the current one."""
    if isinstance(event, SeatVacated):
        return _with_code(event)
    kind = _newer(type(event))
    return event if kind is type(event) else kind(*astuple(event))


def _with_code(event: SeatVacated) -> SeatVacated:
    """The code of a reason that earlier versions wrote as words."""
    code = next((code for words, code in EARLIER_REASONS if words.fullmatch(event.why)), event.why)
    return event if code == event.why else SeatVacated(event.seat, code)


EARLIER_REASONS = (
    (re.compile(r"silent for \d+ phases"), "silent"),
    (re.compile("dismissed by the game master"), "dismissed"),
    (re.compile("has left this place"), "account-deleted"),
)


def alike(one: Event, other: Event) -> bool:
    """Do two events say the same, apart from wording?"""
    return one == other or _same(current(one), current(other))


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Said | str) and isinstance(other, Said | str):
        return one == other or isinstance(one, Said) or isinstance(other, Said)
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):  # read from a file, a pair is a plain tuple
        return len(one) == len(other) and all(map(_same, one, other))
    if type(one) is not type(other):
        return False
    if isinstance(one, Struct):
        told = WORDS if isinstance(one, Judgement | ContestPart) else frozenset[str]()
        return all(_same(getattr(one, key), getattr(other, key)) for key in one.__struct_fields__ if key not in told)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    return bool(one == other)


WORDS = frozenset(("text",))  # the wording of a judgement, whose reason is compared instead


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
