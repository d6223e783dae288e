"""Every fact there is in a game. A game is its log of these; they are stored for ever and never edited.

Each has a name and a version (``units-moved/1``). A component of the rules brings facts of its own, which are Events
like these. Orders appear as their canonical text.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.state import Outcome
from casusbelli.core.units import Unit


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


class OrdersRevealed(Event, frozen=True, tag="orders-revealed/1"):
    """What each seat ordered, as accepted: for all to see, or (``secret``) for itself. ``refused`` is what was not
    accepted (order, reason code, sentence); ``silent`` are those who were asked and sent nothing."""

    phase: str
    orders: dict[str, tuple[str, ...]]
    secret: dict[str, tuple[str, ...]] = {}
    refused: dict[str, tuple[tuple[str, str, str], ...]] = {}
    silent: tuple[str, ...] = ()

    def of(self, seat: str) -> tuple[str, ...]:
        return (*self.orders.get(seat, ()), *self.secret.get(seat, ()))


class Judgement(Struct, frozen=True, gc=False):
    """The verdict on one order."""

    owner: str
    order: str
    words: tuple[str, ...]
    reason: str = ""
    text: str = ""
    unit: int | None = None
    ordered: bool = True


class OrdersJudged(Event, frozen=True, tag="orders-judged/1"):
    phase: str
    judgements: tuple[Judgement, ...]


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


class Part(Struct, frozen=True, gc=False):
    """A unit's part in a contest, and what became of it; ``unit`` as it stood before the battle."""

    unit: Unit
    words: tuple[str, ...]
    reason: str = ""
    text: str = ""


class Claim(Struct, frozen=True):
    """How a contest for a province ended."""

    province: str
    claimant: Part
    supports: tuple[Part, ...] = ()


class ClaimsJudged(Event, frozen=True, tag="claims-judged/1"):
    claims: tuple[Claim, ...]


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
    OrdersJudged,
    OrdersTallied,
    UnitPlaced,
    UnitsMoved,
    UnitsRouted,
    RetreatsClosed,
    ClaimsJudged,
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
