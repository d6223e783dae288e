"""Orders, events and state of the Masters Rules, and queries about who is who.

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
REBELS = "Rebels"  # the name under which all rebel units are listed
REBEL = "rebel"  # the mark of a unit raised by rebellion: the center it was raised in
WINTER = step_names.ADJUSTMENTS  # the step in which adjustments are written


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
    """MR2.1: an order for a unit of a power in civil disorder, or a vote on its retreat or adjustments.

    ``power`` is the builder, for votes on builds.
    """

    order: Order
    power: str = ""

    def __str__(self) -> str:
        return f"Influence {self.order}{f' for {self.power}' if self.power else ''}"


class RaiseRebel(Directive, frozen=True):
    """Raise a rebel unit in a center of another power (MR3.1)."""

    unit: Piece

    def __str__(self) -> str:
        return f"Build Rebel {self.unit}"


class Annex(Directive, frozen=True):
    """Turn an owned center into a home center (MR4.1)."""

    place: str

    def __str__(self) -> str:
        return f"Annex {self.place}"


class Disarm(Directive, frozen=True):
    """Disband an own unit, whether a loss is required or not (MR5.1)."""

    unit: Piece

    def __str__(self) -> str:
        return f"Disband {self.unit}"


class Remove(Directive, frozen=True):
    """Disband an own unit only if a loss is still required after aid (MA-58)."""

    unit: Piece

    def __str__(self) -> str:
        return f"Remove {self.unit}"


class Aid(Directive, frozen=True):
    """Give aid to a power, or to the rebel ``unit`` (MR6.1)."""

    power: str = ""
    unit: Piece | None = None

    def __str__(self) -> str:
        return f"Aid Rebel {self.unit}" if self.unit else f"Aid {self.power}"


OWN = (Aid, Annex, Disarm, RaiseRebel, Remove)


def is_own(order: Order) -> bool:
    """True for an adjustment order for the writer's own power."""
    return not isinstance(order, Directive) or isinstance(order, OWN)


# --- facts


class MinorFounded(Event, frozen=True, tag="masters-minor-founded/1"):
    """A Minor Power enters the game, at the start or because rebels took a center (MR1.4, MA-46)."""

    name: str
    home: tuple[str, ...]


class DisorderSet(Event, frozen=True, tag="masters-disorder-set/1"):
    """The Great Powers without a player when a step of the year began (MA-5)."""

    powers: tuple[str, ...]


class AllowanceSet(Event, frozen=True, tag="masters-allowance-set/1"):
    """The number of orders per turn of each power, until the next Fall (MA-15)."""

    allowance: dict[str, int]


class OwnersNoted(Event, frozen=True, tag="masters-owners-noted/1"):
    """The owner of each center in these adjustments (MR4.3)."""

    centers: dict[str, str]


class RebelNoted(Event, frozen=True, tag="masters-rebel-noted/1"):
    id: int
    raised_in: str


class VotesCast(Event, frozen=True, tag="masters-votes-cast/1"):
    """Seat -> its orders for units in civil disorder, one entry per copy (MA-26)."""

    phase: str
    votes: dict[str, tuple[str, ...]]


class VotesDecided(Event, frozen=True, tag="masters-votes-decided/1"):
    """Unit -> winning order; "" if none won, so that the unit holds or is disbanded (MA-2)."""

    phase: str
    orders: dict[str, str]


class HomeLapsed(Event, frozen=True, tag="masters-home-lapsed/1"):
    """An annexed center that was lost is no longer home (MA-53, annex_persist=false)."""

    power: str
    center: str


class WinterBooked(Event, frozen=True, tag="masters-winter-booked/1"):
    """The result of the adjustments.

    The base of each owner; aid (donor, recipient); contests (center, what was built or nothing, the orders with their
    numbers); annexations (power, center); losses (unit, owner, cause).
    """

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
    """True if this one of the six rules is in the game."""
    return rule in t.state.own


def option(t: Turn, key: str) -> str:
    return t.rules.option(f"{TABLE}.{key}")


# --- who is who


def minor_name(board: Board, province: str) -> str:
    """The name of a Minor Power: that of its province (MR1.1)."""
    name = board.province[province].name
    return f"{name} (minor)" if name in board.power or name == REBELS else name


def rebel_name(number: int) -> str:
    """The owner name of a rebel unit; each rebel unit is a nation of its own (MA-48)."""
    return f"Rebel {number}"


def is_rebel(owner: str) -> bool:
    return owner.startswith("Rebel ")


def color_owner(owner: str) -> str:
    """The owner whose color the unit has on the board."""
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
    """The owner as a message value."""
    return named(called(t, owner))


def named(name: str) -> Term | Said:
    """A message value for an owner as ``called`` names it, or for a unit; events hold both as text."""
    kind, _blank, rest = name.partition(" ")
    if kind in (ARMY, FLEET):
        return Term(unit=UnitNamed(kind, rest))
    return said("masters.rebel", unit=named(rest)) if kind == "Rebel" else Term(power=name)


def written(order: str) -> Term:
    """A message value for an order that an event holds as text."""
    return Term(order=order)


def country(t: Turn, owner: str) -> str:
    """The country of one side of a civil war; for any other owner the owner itself."""
    return t.rules.power_of(t, owner) or owner


def owners_now(t: Turn) -> dict[str, str]:
    """Center -> owner, for the test of the next adjustments (MR4.3); sides of a civil war count as their country."""
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
    """The power's orders per turn. A side of a civil war that broke out since the Fall counts its centers now."""
    return books(t).allowance.get(power, 0 if power in t.board.power else len(t.state.owned(power)))


def season(t: Turn) -> str:
    """The kind of the running phase: M, R or A; "" in adjustments that other rules add."""
    kind = t.state.now.kind
    return kind if kind != "A" or t.state.step == WINTER else ""


def vacated(rules: Rules) -> tuple[str, ...]:
    """The Great Powers that nobody plays from the start (MA-31)."""
    names = rules.option(f"{TABLE}.vacant")
    return tuple(name.strip() for name in names.split(",")) if names not in ("none", "") else ()


def shown(value: Mapping[str, Any]) -> dict[str, Any]:
    return dict(sorted(value.items()))
