"""What the Masters Rules speak of: orders, facts, what is remembered, and who is who.

By M. G. Elwell and M. E. Guenter. The ids MR1.1 ... MR6.13 are the rules' paragraphs, MA-1 ... MA-75 the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import ARMY, FLEET, Directive, Order, Piece
from casusbelli.core.said import Said, Term, UnitNamed, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Why
from casusbelli.engine import step_names
from casusbelli.engine.component import Rules, Turn

GROUND = TABLE = "masters"  # the component that all six share; the name of options and exported state
MINORS, CONTROL, REBELLION = "minor-powers", "variable-control", "rebellion"
ANNEXATION, DISARMAMENT, AID = "annexation", "disarmament", "foreign-aid"
REBELS = "Rebels"  # what they are listed under
REBEL = "rebel"  # the mark of a unit raised by rebellion: the center it was raised in
WINTER = step_names.ADJUSTMENTS  # the step in which all this is written


class MastersRefusal(Why, namespace="masters"):
    INELIGIBLE = ("ineligible", "MR2.2, MR2.3")
    OVER_CAP = ("over-cap", "MR2.6, MA-13")
    CONFLICTING = ("conflicting-own-vc", "MA-4")
    NESTED = ("nested-vc", "MR2.12, MA-24")
    NOT_CD = ("not-cd", "MA-5")
    NO_CONTROL = ("not-cd", "MA-71")
    ONE_VOTE = ("one-vote", "MA-16")
    NO_ENTITLEMENT = ("no-entitlement", "MR6.1, MA-63")
    OCCUPIED = ("site-occupied", "MR3.4, MA-57")
    GUARDED = ("site-guarded", "MR3.5")
    NOT_OTHERS = ("not-other-power", "MR3.2, MA-45")
    NOT_CENTER = ("not-a-center", "MR4.2")
    NOT_HOME = ("not-home", "MR4.7")
    NOT_OWNED = ("not-owned", "MR4.2")
    ALREADY_HOME = ("already-home", "MA-55")
    NOT_LAST_YEAR = ("not-owned-last-year", "MR4.3")
    SELF_AID = ("self-aid", "MR6.3")
    NO_RECIPIENT = ("no-such-recipient", "MA-64")
    NO_REBEL = ("no-such-recipient", "MA-64")
    DISBAND_CD = ("disband-cd", "MR5.4")
    OUT = ("eliminated", "MA-27")
    TWO_BUILDS = ("site-taken", "DATC 6.I.7")
    GOES_ALREADY = ("removed-twice", "DATC 6.J.2")
    NO_LOSS = ("too-many", "DATC 6.J.1")
    NOT_REQUIRED = ("not-required", "MA-58")
    OTHER_WINTER = ("wrong-phase", "M3.2")
    CONTEST_TIED = ("contest-tied", "MR3.7")
    CONTEST_LOST = ("contest-lost", "MR3.7")
    OUTVOTED = ("outvoted", "MA-20")


# --- orders


class Influence(Directive, frozen=True):
    """MR2.1: an order for a unit of a power in civil disorder, or a vote on its retreat or adjustments. ``power``: who
    builds."""

    order: Order
    power: str = ""

    def __str__(self) -> str:
        return f"Influence {self.order}{f' for {self.power}' if self.power else ''}"


class RaiseRebel(Directive, frozen=True):
    """MR3.1."""

    unit: Piece

    def __str__(self) -> str:
        return f"Build Rebel {self.unit}"


class Annex(Directive, frozen=True):
    """MR4.1."""

    place: str

    def __str__(self) -> str:
        return f"Annex {self.place}"


class Disarm(Directive, frozen=True):
    """MR5.1: whatever is required, the unit goes."""

    unit: Piece

    def __str__(self) -> str:
        return f"Disband {self.unit}"


class Remove(Directive, frozen=True):
    """MA-58: the unit goes if a loss is still required."""

    unit: Piece

    def __str__(self) -> str:
        return f"Remove {self.unit}"


class Aid(Directive, frozen=True):
    """MR6.1, for a power or for the rebel ``unit``."""

    power: str = ""
    unit: Piece | None = None

    def __str__(self) -> str:
        return f"Aid Rebel {self.unit}" if self.unit else f"Aid {self.power}"


OWN = (Aid, Annex, Disarm, RaiseRebel, Remove)


def is_own(order: Order) -> bool:
    """Is this what a player writes in the adjustments for themselves?"""
    return not isinstance(order, Directive) or isinstance(order, OWN)


# --- facts


class MinorFounded(Event, frozen=True, tag="masters-minor-founded/1"):
    """A Minor Power, from the start or born of rebels (MR1.4, MA-46)."""

    name: str
    home: tuple[str, ...]


class DisorderSet(Event, frozen=True, tag="masters-disorder-set/1"):
    """The Great Powers without a player when a step of the year began (MA-5)."""

    powers: tuple[str, ...]


class AllowanceSet(Event, frozen=True, tag="masters-allowance-set/1"):
    """Orders a turn, until the next Fall (MA-15)."""

    allowance: dict[str, int]


class OwnersNoted(Event, frozen=True, tag="masters-owners-noted/1"):
    """Who owned what in the adjustments (MR4.3)."""

    centers: dict[str, str]


class RebelNoted(Event, frozen=True, tag="masters-rebel-noted/1"):
    id: int
    raised_in: str


class VotesCast(Event, frozen=True, tag="masters-votes-cast/1"):
    """Who wrote what for whom: seat -> orders, as often as they were written (MA-26)."""

    phase: str
    votes: dict[str, tuple[str, ...]]


class VotesDecided(Event, frozen=True, tag="masters-votes-decided/1"):
    """What the orders for each unit came to; "": nothing that is followed, so that it holds or is disbanded (MA-2)."""

    phase: str
    orders: dict[str, str]


class HomeLapsed(Event, frozen=True, tag="masters-home-lapsed/1"):
    """MA-53, with annex_persist=false."""

    power: str
    center: str


class WinterBooked(Event, frozen=True, tag="masters-winter-booked/1"):
    """What the adjustments came to: the base of each owner; aid (donor, recipient); contests (center, what was built or
    nothing, the orders with their numbers); annexations (power, center); losses (unit, owner, cause)."""

    year: int
    base: dict[str, int]
    aid: tuple[tuple[str, str], ...] = ()
    contests: tuple[tuple[str, str, dict[str, int]], ...] = ()
    annexed: tuple[tuple[str, str], ...] = ()
    losses: tuple[tuple[str, str, str], ...] = ()


# --- what is remembered


class Books(Struct, frozen=True):
    """``before``: owners in the last adjustments; ``since``: center -> the year of the first adjustments in which they
    had it. ``rebels``: unit id -> where it was raised. ``annexed``: power -> center -> the year since which it is home.
    ``followed``: what the votes of the last phase came to, by unit."""

    opened: bool = False
    minors: Mapping[str, tuple[str, ...]] = {}
    disorder: tuple[str, ...] = ()
    allowance: Mapping[str, int] = {}
    before: Mapping[str, str] = {}
    since: Mapping[str, int] = {}
    rebels: Mapping[str, str] = {}
    annexed: Mapping[str, Mapping[str, int]] = {}
    tallies: Mapping[str, Mapping[str, int]] = {}
    votes: Mapping[str, tuple[str, ...]] = {}
    followed: Mapping[str, str] = {}
    winter: WinterBooked | None = None


def books(t: Turn) -> Books:
    known: Books = t.state.own[GROUND]
    return known


def on(t: Turn, rule: str) -> bool:
    """Is this one of the six in force?"""
    return rule in t.state.own


def option(t: Turn, key: str) -> str:
    return t.rules.option(f"{TABLE}.{key}")


# --- who is who


def minor_name(board: Board, province: str) -> str:
    """A Minor Power is called after its province (MR1.1)."""
    name = board.province[province].name
    return f"{name} (minor)" if name in board.power or name == REBELS else name


def rebel_name(number: int) -> str:
    """Each rebel unit is a nation of its own (MA-48)."""
    return f"Rebel {number}"


def is_rebel(owner: str) -> bool:
    return owner.startswith("Rebel ")


def color_owner(owner: str) -> str:
    """Whose color a unit of this owner has on the board."""
    return REBELS if is_rebel(owner) else owner


def called(t: Turn, owner: str) -> str:
    """The owner as players know it: rebels by type and place (MR3.12, MR3.13)."""
    if not is_rebel(owner):
        return owner
    standing = (unit for unit in t.state.units.values() if unit.owner == owner)
    beaten = (routed.unit for routed in t.state.routed.values() if routed.unit.owner == owner)
    unit: Unit | None = next(standing, None) or next(beaten, None)
    return f"Rebel {unit}" if unit else owner


def spoken(t: Turn, owner: str) -> Term | Said:
    """The owner as messages speak of it."""
    return named(called(t, owner))


def named(name: str) -> Term | Said:
    """An owner as ``called`` names it, or a unit: facts hold both as text."""
    kind, _blank, rest = name.partition(" ")
    if kind in (ARMY, FLEET):
        return Term(unit=UnitNamed(kind, rest))
    return said("masters.rebel", unit=named(rest)) if kind == "Rebel" else Term(power=name)


def written(order: str) -> Term:
    """An order of which a fact holds the text."""
    return Term(order=order)


def country(t: Turn, owner: str) -> str:
    """Of a side of a civil war its country; any other owner itself."""
    return t.rules.power_of(t, owner) or owner


def owners_now(t: Turn) -> dict[str, str]:
    """Center -> owner, as the next adjustments ask about these: by country, torn or not."""
    return {place: country(t, owner) for place, owner in t.state.centers.items()}


def in_disorder(t: Turn, owner: str) -> bool:
    """MA-5: Minor Powers and rebels always; Great Powers whose seat was vacant when the phase was opened."""
    known = books(t)
    if is_rebel(owner) or owner in known.minors:
        return True
    return owner in known.disorder and t.rules.commander_of(t, owner) is None


def players(t: Turn) -> tuple[str, ...]:
    """The powers that somebody plays and that are in the game (MA-27)."""
    return tuple(p for p in t.memo(_living) if t.rules.commander_of(t, p) is not None and p not in books(t).minors)


def _living(t: Turn) -> tuple[str, ...]:
    sides = (owner for owner in t.holdings if owner not in t.board.power and t.rules.power_of(t, owner))
    return (*(power for power in t.board.power if power in t.holdings), *sorted(sides))


def powers_of(t: Turn, seat: str) -> tuple[str, ...]:
    """The powers in the game that this seat plays."""
    return t.memo(_by_seat).get(seat, ())


def shut_out(t: Turn, seat: str, order: Order) -> Refusal:
    """Why a seat without a power in the game writes nothing (MA-27), if no other rule knows better."""
    return t.rules.orders_barred(t, seat, order) or MastersRefusal.OUT.says()


def _by_seat(t: Turn) -> dict[str, tuple[str, ...]]:
    held: dict[str, tuple[str, ...]] = {}
    for power in t.memo(players):
        seat = t.rules.commander_of(t, power) or ""
        held[seat] = (*held.get(seat, ()), power)
    return held


def allowed(t: Turn, power: str) -> int:
    """Who did not exist at the last Fall, a side of a power that was torn since: by what it owns now."""
    return books(t).allowance.get(power, 0 if power in t.board.power else len(t.state.owned(power)))


def season(t: Turn) -> str:
    """The letter of what is written now: M, R, A; "" where it is not the game's own adjustments."""
    kind = t.state.now.kind
    return kind if kind != "A" or t.state.step == WINTER else ""


def vacated(rules: Rules) -> tuple[str, ...]:
    """The Great Powers that nobody plays from the start (MA-31)."""
    names = rules.option(f"{TABLE}.vacant")
    return tuple(name.strip() for name in names.split(",")) if names not in ("none", "") else ()


def shown(value: Mapping[str, Any]) -> dict[str, Any]:
    return dict(sorted(value.items()))
