"""Events and state of International Relations."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from casusbelli.core.events import Event
from casusbelli.core.said import Text
from casusbelli.core.units import Unit
from casusbelli.packs.international_relations.orders import AAT, MDT

TABLE = "international-relations"  # the name that the state is shown under
PREFIX = "ir"
TIES, GUESTS = "international-treaties", "allied-units"
ATTACKS, CREATION = "attacks-and-wars", "alliance-creation"
OPINION, CLAIMS, CONFERENCE = "world-opinion", "victory-claims", "international-conference"
NEUTRAL, WAR = "neutral", "war"
TREATIES = (MDT, AAT)


# --- relations


class Change(Struct, frozen=True):
    """One change of a relation, and its cause."""

    powers: tuple[str, str]
    before: str
    after: str
    cause: Text


class Right(Struct, frozen=True):
    """Imminent war: ``holder`` may attack ``target`` without penalty to aid ``basis``, the MDT partner it attacked."""

    holder: str
    target: str
    basis: str


class Treaty(Struct, frozen=True):
    """A treaty that is signed and not yet in force."""

    kind: str
    powers: tuple[str, str]
    ratified: str = ""


class Notice(Struct, frozen=True):
    """Notice of a treaty; ``kind`` is that of the treaty."""

    by: str
    against: str
    kind: str = ""


class Permit(Struct, frozen=True):
    """A permission of this season: single moves (from, to), provinces, or everything."""

    by: str
    to: str
    moves: tuple[tuple[str, str], ...] = ()
    places: tuple[str, ...] = ()
    anywhere: bool = False


class Papers(Struct, frozen=True):
    """Orders of a season that are not to units. ``proposals``: power -> counterpart -> kind; ``transfers``: center ->
    (owner, recipient)."""

    season: str = ""
    proposals: dict[str, dict[str, str]] = {}
    permits: tuple[Permit, ...] = ()
    transfers: dict[str, tuple[str, str]] = {}


class Unsigned(Struct, frozen=True):
    """A proposal that made no treaty (C5)."""

    by: str
    to: str
    kind: str
    why: str


class TiesChanged(Event, frozen=True, tag="ir-relations-changed/2"):
    season: str
    changes: tuple[Change, ...]


class TiesChangedInWords(TiesChanged, frozen=True, tag="ir-relations-changed/1"):
    """The version from before messages were data: the causes are English sentences."""


class RightsGained(Event, frozen=True, tag="ir-imminent-war/1"):
    season: str
    rights: tuple[Right, ...]


class RightsEnded(Event, frozen=True, tag="ir-imminent-war-ended/1"):
    rights: tuple[Right, ...]


class PapersFiled(Event, frozen=True, tag="ir-papers-filed/1"):
    papers: Papers


class TreatiesSigned(Event, frozen=True, tag="ir-treaties-signed/1"):
    season: str
    signed: tuple[Treaty, ...]
    unsigned: tuple[Unsigned, ...] = ()


class TreatiesInForce(Event, frozen=True, tag="ir-treaties-in-force/1"):
    season: str
    treaties: tuple[Treaty, ...]


class TreatiesLapsed(Event, frozen=True, tag="ir-treaties-lapsed/2"):
    """Signed treaties that will not take effect."""

    treaties: tuple[Treaty, ...]
    cause: Text


class TreatiesLapsedInWords(TreatiesLapsed, frozen=True, tag="ir-treaties-lapsed/1"):
    """The version from before messages were data: the cause is an English sentence."""


class NoticesGiven(Event, frozen=True, tag="ir-notices-given/1"):
    season: str
    notices: tuple[Notice, ...]


class NoticesEnded(Event, frozen=True, tag="ir-notices-ended/1"):
    notices: tuple[Notice, ...]


class NoticesEffective(Event, frozen=True, tag="ir-notices-effective/1"):
    """The Spring of notice is over (D3)."""

    season: str
    notices: tuple[Notice, ...]


class Ties(Struct, frozen=True):
    """State of relations. ``born``: pair -> season in which its war began; ``known``: history of changes."""

    relations: Mapping[str, str] = {}
    imminent: tuple[Right, ...] = ()
    pending: tuple[Treaty, ...] = ()
    notices: tuple[Notice, ...] = ()
    born: Mapping[str, str] = {}
    known: tuple[tuple[str, Change], ...] = ()
    papers: Papers = Papers()
    unsigned: tuple[Unsigned, ...] = ()


# --- attacks


class Attack(Struct, frozen=True):
    """One power attacks another. ``provoked``: in imminent war; ``spared``: within a coalition claim (A22)."""

    by: str
    on: str
    provoked: bool = False
    spared: bool = False
    orders: tuple[str, ...] = ()


class EnteredCenter(Struct, frozen=True):
    """Orders of a power into an unowned center (E2)."""

    by: str
    place: str
    orders: tuple[str, ...] = ()


class DeedsNoted(Event, frozen=True, tag="ir-deeds-noted/1"):
    """The attacks and entries of a season, by orders as written (E0)."""

    season: str
    attacks: tuple[Attack, ...]
    entries: tuple[EnteredCenter, ...]


class Deeds(Struct, frozen=True):
    """Attacks and entries of the last adjudicated season; ``beaten``: dislodged units where they stood."""

    attacks: tuple[Attack, ...] = ()
    entries: tuple[EnteredCenter, ...] = ()
    beaten: tuple[Unit, ...] = ()


# --- world opinion


class Penalty(Struct, frozen=True):
    power: str
    rule: str
    points: int
    years: int
    incurred: str
    expires: int
    victim: str | None = None
    base: tuple[int, int] = (0, 0)  # points and years before the increment of E6
    orders: tuple[str, ...] = ()
    shared_from: str | None = None


class Count(Struct, frozen=True):
    """A power's points at a Fall count."""

    base: int
    outstanding: int

    @property
    def total(self) -> int:
        return self.base - self.outstanding


class PenaltiesBooked(Event, frozen=True, tag="ir-penalties-booked/1"):
    penalties: tuple[Penalty, ...]


class PenaltiesWornOff(Event, frozen=True, tag="ir-penalties-worn-off/1"):
    penalties: tuple[Penalty, ...]


class FirstShot(Event, frozen=True, tag="ir-first-shot/1"):
    season: str
    by: tuple[str, ...]


class LevelsSet(Event, frozen=True, tag="ir-levels-set/1"):
    season: str
    levels: dict[str, int]


class PointsCounted(Event, frozen=True, tag="ir-points-counted/1"):
    year: int
    counts: dict[str, Count]


class Opinion(Deeds, frozen=True):
    """State of world opinion; ``gone``: worn-off penalties. It includes the attacks of the season, because the hashes
    of older games cover both as one value."""

    ledger: tuple[Penalty, ...] = ()
    gone: tuple[Penalty, ...] = ()
    levels: Mapping[str, int] = {}
    first_shot: str | None = None
    counts: Mapping[str, Mapping[str, Count]] = {}  # year -> power


# --- claims and conferences


class VictoryClaim(Struct, frozen=True):
    kind: str
    members: tuple[str, ...]
    made: int
    decided: int
    status: str = "partial"
    posted: tuple[str, ...] = ()


class Claims(Struct, frozen=True):
    claims: tuple[VictoryClaim, ...] = ()


class Conference(Struct, frozen=True):
    """State of conferences; ``last``: how the last one ended."""

    called: int | None = None
    contacts: tuple[tuple[str, str], ...] = ()
    last: str = ""


class ConferenceCalled(Event, frozen=True, tag="ir-conference-called/1"):
    year: int


class ConferenceOpened(Event, frozen=True, tag="ir-conference-opened/1"):
    """The powers in contact, published before anything is signed (I6)."""

    year: int
    contacts: tuple[tuple[str, str], ...]


class ConferenceClosed(Event, frozen=True, tag="ir-conference-closed/1"):
    """``how``: succeeded, failed, or off (R-66)."""

    year: int
    how: str
