"""Results and reasons of orders: for each reason one enum member, one message, one reference."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Any, ClassVar

from msgspec import Struct

from casusbelli.core.orders import Hold, Order
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit

__all__ = ["Reason", "Refusal", "Result", "Verdict", "Why"]


class Result(StrEnum):
    """The results of orders, in the words of DATC 4.E.2."""

    STANDS = "stands"
    SUCCEEDS = "succeeds"
    FAILS = "fails"
    INVALID = "invalid"  # possible, but the other orders don't match it
    ILLEGAL = "illegal"  # can't work, whatever the others do
    GIVEN = "given"
    CUT = "cut"
    AVAILABLE = "available"
    DISRUPTED = "disrupted"


class Fate(StrEnum):
    NONE = ""
    DISLODGED = "dislodged"
    DESTROYED = "destroyed"  # dislodged with nowhere to go


Outcomes = tuple[Result | Fate, ...]
_CODES: dict[str, Result | Fate] = {str(code): code for code in (*Result, Fate.DISLODGED, Fate.DESTROYED)}


def outcomes(words: tuple[str, ...]) -> Outcomes:
    """Parse the result of an order from the words in an event."""
    return tuple(_CODES[word] for word in words if word in _CODES)


_REASONS: dict[str, Why] = {}  # message -> reason


def reason_of(message: str) -> Why | None:
    """The reason that a message belongs to; None if there is none, or if its rules are not installed."""
    return _REASONS.get(message)


class Why(Enum):
    """Base of enums of reasons: each member is a short code, used by files and programs, and a reference. The
    adjudicator's reasons are below; the rules of a variant define another enum with their ``namespace``. The message is
    named after the member: NO_WAR in ``formal`` is ``formal.no-war``. Several members may share a code."""

    namespace: ClassVar[str]

    def __new__(cls, *_told: str) -> Why:
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)  # keeps members with the same code and reference distinct
        return member

    def __init__(self, code: str, *told: str) -> None:
        self.code = code
        self.reference = told[-1]
        self.sentence = told[0] if len(told) > 1 else ""  # in English, for rules without catalogs

    def __init_subclass__(cls, namespace: str = "", **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.namespace = namespace
        for member in cls:
            member.message = f"{namespace}.{member.name.lower().replace('_', '-')}"

            _REASONS[member.message] = member

    message: str  # the code of its message

    def says(self, **values: object) -> Refusal:
        return Refusal(self, self.sentence.format_map(values) if self.sentence else said(self.message, **values))


class Reason(Why, namespace="core"):
    """The adjudicator's reasons. ``$unit`` is the unit ordered, ``$other`` the unit that the reason mentions,
    ``$place`` the province the order is about."""

    # An order that succeeded, or a unit that just holds.
    PLAIN = ("", "")

    # Movement.
    NO_MATCH = ("no-match", "DATC 6.D.7, 6.D.9")
    COAST_MISMATCH = ("coast-mismatch", "DATC 6.B.9")
    NO_CONVOY = ("no-convoy", "DATC 6.D.8")
    CONVOY_BROKEN = ("convoy-broken", "DATC 6.F.4")
    PARADOX = ("paradox", "DATC 4.A.2")
    FRIEND_THERE = ("friend-there", "DATC 6.D.10")
    REPELLED = ("repelled", "DATC 6.D.1")
    HEAD_TO_HEAD = ("head-to-head", "DATC 6.E.1")
    FRIENDLY_HELP = ("friendly-help", "DATC 6.D.12")
    BOUNCED = ("bounced", "DATC 6.D.4")
    OUTNUMBERED = ("outnumbered", "DATC 6.E.1")
    ATTACKED = ("attacked", "DATC 6.D.2")
    DISLODGED = ("dislodged", "DATC 6.D.17")
    ENTERED = ("entered", "")
    TIED = ("tied", "")
    SNARLED = ("snarled", "map")

    # Illegal orders.
    NO_UNIT = ("no-unit", "DATC 6.A.6")
    NOT_YOURS = ("not-yours", "DATC 6.A.6")
    WRONG_KIND = ("wrong-kind", "DATC 4.C.2")
    MISSING_KIND = ("missing-kind", "DATC 4.C.1")
    WRONG_COAST = ("wrong-coast", "DATC 4.B.5")
    IRRELEVANT_COAST = ("irrelevant-coast", "DATC 4.B.6")
    WRONG_PHASE = ("wrong-phase", "")
    SAME_PLACE = ("same-place", "DATC 6.A.4")
    NOT_ADJACENT = ("not-adjacent", "DATC 6.A.1")
    ARMY_AT_SEA = ("army-at-sea", "DATC 6.A.2")
    FLEET_INLAND = ("fleet-inland", "DATC 6.A.3")
    NO_ROUTE = ("no-route", "DATC 6.F.1")
    COAST_NEEDED = ("coast-needed", "DATC 6.B.1")
    COAST_UNREACHABLE = ("coast-unreachable", "DATC 6.B.3")
    SELF_SUPPORT = ("self-support", "DATC 6.A.8")
    NO_TARGET = ("no-target", "DATC 6.D.9")
    CANNOT_REACH = ("cannot-reach", "DATC 6.A.10")
    MOVES_ONLY = ("cannot-reach", "map")
    OWN_PROVINCE = ("own-province", "DATC 6.D.34")
    TARGET_CANNOT = ("target-cannot", "DATC 6.D.22")
    CONVOYED_BY_ITSELF = ("needs-its-convoy", "DATC 6.D.31")
    NOT_A_FLEET = ("not-a-fleet", "DATC 6.A.7")
    NOT_AT_SEA = ("not-at-sea", "DATC 6.F.1")
    NOT_AN_ARMY = ("not-an-army", "DATC 6.A.7")
    SUPERFLUOUS = ("superfluous", "DATC 6.F.12, 6.G.19")
    CLOSED = ("closed", "map")
    PERMANENTLY_CLOSED = ("permanently-closed", "map")
    SECOND_ORDER = ("second-order", "DATC 4.D.3")
    CONTRADICTORY = ("contradictory", "DATC 4.D.3")
    MISSING_NATION = ("missing-nation", "DATC 4.C.5")
    WRONG_NATION = ("wrong-nation", "DATC 4.C.6")
    IN_DISORDER = ("in-disorder", "DATC 4.D.9")

    # Retreats.
    NOT_DISLODGED = ("not-dislodged", "DATC 6.H.4")
    RETREAT_ORIGIN = ("attackers-origin", "DATC 6.H.5")
    RETREAT_CONTESTED = ("contested", "DATC 6.H.6")
    RETREAT_BARRED = ("no-retreat", "rulebook")
    RETREAT_OCCUPIED = ("occupied", "DATC 6.H.4")
    RETREAT_COLLISION = ("collision", "DATC 6.H.7")
    RETREAT_YIELDS = ("yields", "map")
    NO_RETREAT_ORDER = ("no-order", "rulebook")
    NOWHERE = ("nowhere", "rulebook")

    # Adjustments.
    NOT_A_CENTER = ("not-a-center", "DATC 6.I.1")
    NOT_HOME = ("not-home", "DATC 6.I.6")
    NOT_OWNED = ("not-owned", "DATC 6.I.5")
    SITE_OCCUPIED = ("occupied", "DATC 6.I.3")
    BUILD_INLAND = ("fleet-inland", "DATC 6.I.2")
    BUILD_ARMY_AT_SEA = ("army-at-sea", "DATC 6.I.2")
    BUILD_COAST_NEEDED = ("coast-needed", "DATC 6.B.14")
    SITE_TAKEN = ("site-taken", "DATC 6.I.7")
    TOO_MANY_BUILDS = ("too-many", "DATC 6.I.1")
    TOO_MANY_DISBANDS = ("too-many", "DATC 6.J.1")
    KEPT = ("kept", "")
    REMOVED_TWICE = ("removed-twice", "DATC 6.J.2")
    CIVIL_DISORDER = ("civil-disorder", "DATC 6.J.3")


class Refusal(Struct, frozen=True, gc=False):
    """Why an order can't work: the reason, and its message about this order."""

    reason: Why
    said: Text

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def text(self) -> str:
        """The message in English."""
        return str(self.said)

    def __str__(self) -> str:
        return self.text


class Verdict(Struct, frozen=True, gc=False):
    """The verdict on one order. ``order`` is as understood; a unit without orders has a Hold of its own."""

    power: str
    order: Order
    unit: Unit | None
    result: Result
    reason: Why = Reason.PLAIN
    other: Unit | None = None
    said: Text | None = None  # if it says more than the reason's message
    fate: Fate = Fate.NONE
    dislodged_by: Unit | None = None
    ordered: bool = True

    @property
    def text(self) -> str:
        """Additional text to the reason, in English."""
        return str(self.said or "")

    @property
    def words(self) -> tuple[str, ...]:
        """The result in DATC's words: ("fails", "dislodged"); a dislodged unit that only held is just
        ("dislodged",)."""
        if not self.fate:
            return _WORDS[self.result]
        fate = (str(self.fate),)
        if self.result is Result.STANDS and isinstance(self.order, Hold):
            return fate
        return (*_WORDS[self.result], *fate)


_WORDS = {result: (str(result),) for result in Result}
