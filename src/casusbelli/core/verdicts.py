"""Each way an order can end, and each reason: one enum member, one sentence, one reference."""

from __future__ import annotations

from enum import Enum, StrEnum

from msgspec import Struct

from casusbelli.core.orders import Hold, Order
from casusbelli.core.units import Unit


class Result(StrEnum):
    """The words of DATC 4.E.2."""

    STANDS = "stands"
    SUCCEEDS = "succeeds"
    FAILS = "fails"
    INVALID = "invalid"  # possible, but the other orders do not go with it
    ILLEGAL = "illegal"  # could not work whatever the others did
    GIVEN = "given"
    CUT = "cut"
    AVAILABLE = "available"
    DISRUPTED = "disrupted"


class Fate(StrEnum):
    NONE = ""
    DISLODGED = "dislodged"
    DESTROYED = "destroyed"  # dislodged with nowhere to go


class Why(Enum):
    """A kind of reasons: each member is a code, a sentence and a reference. The judge's own are below; the rules of a
    variant make another such enum. ``{unit}`` is the unit ordered, ``{other}`` the unit the reason speaks of,
    ``{place}`` the province the order is about."""

    def __init__(self, code: str, sentence: str, reference: str) -> None:
        self.code = code
        self.sentence = sentence
        self.reference = reference

    def says(self, **names: object) -> Refusal:
        return Refusal(self, self.sentence.format_map(names))


class Reason(Why):
    """The reasons of the judge."""

    # An order that worked, or a unit that just stands.
    PLAIN = ("", "", "")

    # Movement.
    NO_MATCH = ("no-match", "{other} was not ordered so", "DATC 6.D.7, 6.D.9")
    COAST_MISMATCH = ("coast-mismatch", "{other} was ordered to the other coast", "DATC 6.B.9")
    NO_CONVOY = ("no-convoy", "the fleets ordered to convoy do not reach from {from_} to {place}", "DATC 6.D.8")
    CONVOY_BROKEN = ("convoy-broken", "the convoy was broken when {other} was dislodged", "DATC 6.F.4")
    PARADOX = ("paradox", "the convoy would decide about itself; the paradox rule stops it", "DATC 4.A.2")
    FRIEND_THERE = ("friend-there", "{other} stays in {place} and is not to be dislodged by a friend", "DATC 6.D.10")
    REPELLED = ("repelled", "{other} held {place}", "DATC 6.D.1")
    HEAD_TO_HEAD = ("head-to-head", "{other} came the other way with at least the same strength", "DATC 6.E.1")
    FRIENDLY_HELP = (
        "friendly-help",
        "{victim} and its friends do not help to dislodge {other}",
        "DATC 6.D.12",
    )
    BOUNCED = ("bounced", "bounced with {other}", "DATC 6.D.4")
    OUTNUMBERED = ("outnumbered", "{other} was stronger", "DATC 6.E.1")
    ATTACKED = ("attacked", "attacked by {other}", "DATC 6.D.2")
    DISLODGED = ("dislodged", "dislodged by {other}", "DATC 6.D.17")
    ENTERED = ("entered", "{other} entered {place}", "")
    TIED = ("tied", "{other} claimed {place} with the same strength", "")

    # Orders that could never work.
    NO_UNIT = ("no-unit", "there is no unit in {place}", "DATC 6.A.6")
    NOT_YOURS = ("not-yours", "{other} belongs to {owner}", "DATC 6.A.6")
    WRONG_KIND = ("wrong-kind", "the unit there is {other}", "DATC 4.C.2")
    MISSING_KIND = ("missing-kind", "say whether an army or a fleet is meant", "DATC 4.C.1")
    WRONG_COAST = ("wrong-coast", "the fleet is {other}", "DATC 4.B.5")
    IRRELEVANT_COAST = ("irrelevant-coast", "the coast named for {place} means nothing here", "DATC 4.B.6")
    WRONG_PHASE = ("wrong-phase", "this order belongs to another phase", "")
    SAME_PLACE = ("same-place", "{unit} is in {place} already", "DATC 6.A.4")
    NOT_ADJACENT = ("not-adjacent", "{unit} cannot move to {place}", "DATC 6.A.1")
    ARMY_AT_SEA = ("army-at-sea", "{place} is a sea; an army cannot go there", "DATC 6.A.2")
    FLEET_INLAND = ("fleet-inland", "{place} has no coast; a fleet cannot go there", "DATC 6.A.3")
    NO_ROUTE = ("no-route", "no fleets at sea could convoy {unit} to {place}", "DATC 6.F.1")
    COAST_NEEDED = ("coast-needed", "say which coast of {place}: {choices}", "DATC 6.B.1")
    COAST_UNREACHABLE = ("coast-unreachable", "{unit} cannot reach that coast of {place}", "DATC 6.B.3")
    SELF_SUPPORT = ("self-support", "a unit cannot support itself", "DATC 6.A.8")
    NO_TARGET = ("no-target", "there is no unit in {place}", "DATC 6.D.9")
    CANNOT_REACH = ("cannot-reach", "{unit} could not move to {place} itself", "DATC 6.A.10")
    OWN_PROVINCE = ("own-province", "a unit cannot support an attack on the province it is in", "DATC 6.D.34")
    TARGET_CANNOT = ("target-cannot", "{other} cannot move to {place}", "DATC 6.D.22")
    CONVOYED_BY_ITSELF = (
        "needs-its-convoy",
        "{other} can reach {place} only if {unit} convoys it",
        "DATC 6.D.31",
    )
    NOT_A_FLEET = ("not-a-fleet", "only a fleet can convoy", "DATC 6.A.7")
    NOT_AT_SEA = ("not-at-sea", "a fleet in {place} cannot convoy; it must be at sea", "DATC 6.F.1")
    NOT_AN_ARMY = ("not-an-army", "only an army can be convoyed; {other} is a fleet", "DATC 6.A.7")
    SUPERFLUOUS = ("superfluous", "{unit} is on no route of {other} to {place} that needs it", "DATC 6.F.12, 6.G.19")
    CLOSED = ("closed", "{place} is closed until {date}", "map")
    PERMANENTLY_CLOSED = ("permanently-closed", "{place} is closed for the whole game", "map")
    SECOND_ORDER = ("second-order", "{unit} has another order that counts", "DATC 4.D.3")
    CONTRADICTORY = ("contradictory", "{unit} has several orders; none of them counts", "DATC 4.D.3")
    MISSING_NATION = ("missing-nation", "say whose unit {other} is", "DATC 4.C.5")
    WRONG_NATION = ("wrong-nation", "{other} belongs to {owner}", "DATC 4.C.6")
    IN_DISORDER = ("in-disorder", "{other} is in civil disorder and cannot be supported here", "DATC 4.D.9")

    # Retreats.
    NOT_DISLODGED = ("not-dislodged", "{unit} was not dislodged", "DATC 6.H.4")
    RETREAT_ORIGIN = ("attackers-origin", "the attacker came from {place}", "DATC 6.H.5")
    RETREAT_CONTESTED = ("contested", "there was a stand-off in {place}", "DATC 6.H.6")
    RETREAT_BARRED = ("no-retreat", "{place} is not open to the retreat of {unit}", "rulebook")
    RETREAT_OCCUPIED = ("occupied", "{place} is occupied", "DATC 6.H.4")
    RETREAT_COLLISION = ("collision", "{other} retreats to {place} too", "DATC 6.H.7")
    NO_RETREAT_ORDER = ("no-order", "no retreat was ordered", "rulebook")
    NOWHERE = ("nowhere", "there is no province to retreat to", "rulebook")

    # Adjustments.
    NOT_A_CENTER = ("not-a-center", "{place} is no supply centre", "DATC 6.I.1")
    NOT_HOME = ("not-home", "{place} is no home centre of {owner}", "DATC 6.I.6")
    NOT_OWNED = ("not-owned", "{owner} does not control {place}", "DATC 6.I.5")
    SITE_OCCUPIED = ("occupied", "{other} stands in {place}", "DATC 6.I.3")
    BUILD_INLAND = ("fleet-inland", "{place} has no coast; build an army", "DATC 6.I.2")
    BUILD_ARMY_AT_SEA = ("army-at-sea", "{place} is no place for an army", "DATC 6.I.2")
    BUILD_COAST_NEEDED = ("coast-needed", "say which coast of {place}: {choices}", "DATC 6.B.14")
    SITE_TAKEN = ("site-taken", "another build in {place} counts", "DATC 6.I.7")
    TOO_MANY_BUILDS = ("too-many", "{owner} has no more units to build", "DATC 6.I.1")
    TOO_MANY_DISBANDS = ("too-many", "{owner} has no more units to remove", "DATC 6.J.1")
    KEPT = ("kept", "{unit} is not among the units to remove", "")
    REMOVED_TWICE = ("removed-twice", "{unit} is removed already", "DATC 6.J.2")
    CIVIL_DISORDER = ("civil-disorder", "no removal was ordered; {unit} is the first to go", "DATC 6.J.3")


class Refusal(Struct, frozen=True, gc=False):
    """Why an order could never work: the reason, and its sentence about this order."""

    reason: Why
    text: str

    @property
    def code(self) -> str:
        return self.reason.code

    def __str__(self) -> str:
        return self.text


class Verdict(Struct, frozen=True, gc=False):
    """What became of one order. ``order`` is as understood; a unit without orders has a Hold of its own."""

    power: str
    order: Order
    unit: Unit | None
    result: Result
    reason: Why = Reason.PLAIN
    other: Unit | None = None
    text: str = ""
    fate: Fate = Fate.NONE
    dislodged_by: Unit | None = None
    ordered: bool = True

    @property
    def words(self) -> tuple[str, ...]:
        """DATC's words: ("fails", "dislodged"); a dislodged unit that only held is just ("dislodged",)."""
        if not self.fate:
            return _WORDS[self.result]
        fate = (str(self.fate),)
        if self.result is Result.STANDS and isinstance(self.order, Hold):
            return fate
        return (*_WORDS[self.result], *fate)


_WORDS = {result: (str(result),) for result in Result}
