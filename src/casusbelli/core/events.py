"""Every fact there is in a game. A game is its log of these; they are stored for ever and never edited.

Each has a name and a version (``units-moved/1``). A component of the rules brings facts of its own, which are Events
like these. Orders appear as their canonical text.
"""

from __future__ import annotations

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
    """A step that asks somebody has begun."""

    phase: str
    step: str


class StepBegan(Event, frozen=True, tag="step-began/1"):
    """A step runs; ``year`` is the year it belongs to."""

    step: str
    year: int


class OrdersRevealed(Event, frozen=True, tag="orders-revealed/2"):
    """What each seat ordered, as accepted: for all to see, or (``secret``) for itself. ``refused`` is what was not
    accepted (order, reason code, message); ``silent`` are those who were asked and sent nothing."""

    phase: str
    orders: dict[str, tuple[str, ...]]
    secret: dict[str, tuple[str, ...]] = {}
    refused: dict[str, tuple[tuple[str, str, Text], ...]] = {}
    silent: tuple[str, ...] = ()

    def of(self, seat: str) -> tuple[str, ...]:
        return (*self.orders.get(seat, ()), *self.secret.get(seat, ()))


class OrdersRevealedInWords(OrdersRevealed, frozen=True, tag="orders-revealed/1"):
    """As it was before messages were data: why an order was refused is an English sentence."""


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
        """The reason; None: there is none, or it is of rules that are not installed. Where the log holds the reason in
        words, one of the judge's by its code."""
        if isinstance(self.text, Said):
            return reason_of(self.text.code)
        return next((reason for reason in Reason if self.reason and reason.code == self.reason), None)


class OrdersJudged(Event, frozen=True, tag="orders-judged/2"):
    phase: str
    judgements: tuple[Judgement, ...]


class OrdersJudgedInWords(OrdersJudged, frozen=True, tag="orders-judged/1"):
    """As it was before messages were data: why is an English sentence."""


class OrdersTallied(Event, frozen=True, tag="orders-tallied/1"):
    """How many wrote each order for units that many may order: unit -> order -> count."""

    phase: str
    tallies: dict[str, dict[str, int]]


class UnitPlaced(Event, frozen=True, tag="unit-placed/1"):
    """A unit that was not there before: set up, built, raised. ``marks`` are what rules will want to know of it."""

    id: int
    owner: str
    kind: str
    at: str
    marks: dict[str, str] = {}


class UnitsMoved(Event, frozen=True, tag="units-moved/1"):
    """Unit ids and where they stand now. A dislodged unit that moves has retreated."""

    moves: tuple[tuple[int, str], ...]


class UnitsRouted(Event, frozen=True, tag="units-routed/1"):
    """Dislodged units, and the provinces that a stand-off left empty."""

    routed: tuple[Dislodged, ...]
    contested: tuple[str, ...] = ()


class RetreatsClosed(Event, frozen=True, tag="retreats-closed/1"):
    """Unit ids, and the locations to which rules do not let each of them retreat after all."""

    closed: tuple[tuple[int, tuple[str, ...]], ...]


class ContestPart(Struct, frozen=True, gc=False):
    """A unit's part in a contest, and what became of it; ``unit`` as it stood before the battle."""

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
    """As it was before messages were data: why is an English sentence."""


class UnitsRemoved(Event, frozen=True, tag="units-removed/1"):
    """``cause``: destroyed, disbanded, removed, civil-disorder ..."""

    ids: tuple[int, ...]
    cause: str


class UnitsPassed(Event, frozen=True, tag="units-passed/1"):
    """Units change hands: a country splits, a province rebels."""

    ids: tuple[int, ...]
    owner: str


class CentersTaken(Event, frozen=True, tag="centers-taken/1"):
    """Province -> new owner, or null for nobody."""

    centers: dict[str, str | None]


class HomeSet(Event, frozen=True, tag="home-set/1"):
    """The home centres of an owner, from now on."""

    owner: str
    centers: tuple[str, ...]


class PowersEliminated(Event, frozen=True, tag="powers-eliminated/1"):
    """They have neither a unit nor a centre left."""

    owners: tuple[str, ...]


class StatePlaced(Event, frozen=True, tag="state-placed/1"):
    """What rules remember was set up by hand; ``rule`` is the name that exports show ``table`` under."""

    rule: str
    table: dict[str, Any]


class DiceKeyed(Event, frozen=True, tag="dice-keyed/1"):
    """A link of a chain of keys: the secret of one round of rolls, told with its results. ``chain`` is what the chain
    was committed to; that is told as number 0. ``decisions``: what seats had decided for this round. ``source``:
    "chain", or "before-fork" where it is of the game that this one was forked from."""

    number: int
    key: str
    chain: str
    decisions: tuple[str, ...] = ()
    rollbacks: int = 0
    source: str = "chain"


class DiceRolled(Event, frozen=True, tag="dice-rolled/1"):
    """``source``: "seed"; "chain" where it follows from the key told last; "scripted" where the roll was given by hand,
    "manual" where the game-master threw a die of his own. ``rollbacks``: how often the game had been taken back by
    then."""

    label: str
    sides: int
    roll: int
    source: str = "seed"
    rollbacks: int = 0


class SeatVacated(Event, frozen=True, tag="seat-vacated/1"):
    seat: str
    why: str = ""


class DeadlineMissed(Event, frozen=True, tag="deadline-missed/1"):
    """Seats that were asked and had sent nothing when the time of the phase was up."""

    phase: str
    seats: tuple[str, ...]


class SeatTaken(Event, frozen=True, tag="seat-taken/1"):
    """Somebody new sits down; ``tenure`` counts the holders of the seat."""

    seat: str
    tenure: int = 1


class GameHalted(Event, frozen=True, tag="game-halted/1"):
    """The game-master stops the game: no phase is judged until it is resumed."""

    by: str = ""
    why: str = ""


class BoardEdited(Event, frozen=True, tag="board-edited/1"):
    """The game-master changes the position by hand: ids of units that go, units that come, centres that pass."""

    removed: tuple[int, ...] = ()
    placed: tuple[Unit, ...] = ()
    centers: dict[str, str | None] = {}
    by: str = ""
    why: str = ""


class StateCorrected(Event, frozen=True, tag="state-corrected/1"):
    """The game-master corrects what rules remember and everybody may see. ``rule`` is the name that exports show it
    under, ``table`` the fields that are otherwise from now on."""

    rule: str
    table: dict[str, Any]
    by: str = ""
    why: str = ""


class RulingOverridden(Event, frozen=True, tag="ruling-overridden/1"):
    """The game-master rules that an order of a judged phase counts otherwise than it was judged. What that changes on
    the board is told by the facts behind this one."""

    phase: str
    order: str
    ruling: str
    by: str = ""
    why: str = ""


class GameResumed(Event, frozen=True, tag="game-resumed/1"):
    """It goes on, whoever had stopped it."""

    by: str = ""
    why: str = ""


class RolledBack(Event, frozen=True, tag="rolled-back/1"):
    """The game is again as it was when the first ``events`` facts of its log had happened; that was in ``phase``. The
    facts in between stay in the log and count no more."""

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
    """The class that a fact of this kind would be of today: an earlier version is a kind of the later one."""
    before = kind.__mro__[1]
    same = issubclass(before, Event) and before is not Event and _name(before) == _name(kind)
    return _newer(before) if same else kind


def _name(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag).rpartition("/")[0]


def current(event: Event) -> Event:
    """A fact of an earlier version as it would be noted today."""
    kind = _newer(type(event))
    return event if kind is type(event) else kind(*astuple(event))


def alike(one: Event, other: Event) -> bool:
    """Do they say the same, in whatever words?"""
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


WORDS = frozenset(("text",))  # of a judgement: its reason is compared


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
