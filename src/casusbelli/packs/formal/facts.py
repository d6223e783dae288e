"""Orders, events and state of Formal Diplomacy, and the test whether a unit may enter a province.

By E. Sabatine. The ids (V1 ... Z2, O1 ... O11) are the paragraphs of the rules, R-F.. the rulings of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from msgspec import Struct

from casusbelli.core.events import Event
from casusbelli.core.orders import Directive, Piece
from casusbelli.core.pairs import pair
from casusbelli.core.said import Said, Text, power, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Why
from casusbelli.engine.component import Turn

TABLE = "formal"  # the name of options and exported state
WAR, SPHERES, POINTS = "formal-war", "formal-spheres", "formal-points"


class FormalRefusal(Why, namespace="formal"):
    NO_WAR = ("no-war", "W5, W6, O7")
    NOT_ALL_AT_WAR = ("no-war", "C-1")
    NOT_AT_WAR = ("not-at-war", "S3")
    OWNS_ENEMY_HOME = ("holds-enemy-home", "S5, R-F9")
    STANDS_IN_ENEMY_HOME = ("holds-enemy-home", "S5, R-F9")
    ALREADY_AT_WAR = ("already-at-war", "W2, R-F7")
    SELF = ("self", "R-F7")
    ELIMINATED = ("eliminated", "R-F7")
    NO_VOICE = ("no-voice", "W1")
    NO_POWER = ("no-power", "W2, C-1")
    NOT_VACANT = ("not-vacant", "O3, R-F22")
    NOT_ADJACENT = ("not-adjacent", "O3")
    NONE_NEAR = ("not-adjacent", "O3")
    NO_SEAS = ("not-adjacent", "R-F21")
    SPHERE_TAKEN = ("sphere-taken", "R-F23")
    AMBIGUOUS = ("ambiguous", "R-F20")
    NO_SPHERE = ("no-sphere", "O8")
    BUSY = ("second-order", "O4")
    UNMATCHED = ("no-match", "O5")


# --- orders


class DeclareWar(Directive, frozen=True):
    """A declaration of war (W1)."""

    power: str

    def __str__(self) -> str:
        return f"DWO {self.power}"


class Surrender(Directive, frozen=True):
    """A surrender to all enemies (S2)."""

    def __str__(self) -> str:
        return "SUR"


class DeclareSphere(Directive, frozen=True):
    """A declaration of a sphere (O1). ``unit`` may be missing if only one can be meant (R-F20)."""

    place: str
    unit: Piece | None = None

    def __str__(self) -> str:
        return f"{self.unit} SOI {self.place}" if self.unit else f"SOI {self.place}"


class SupportSphere(Directive, frozen=True):
    """Support for a declaration of a sphere (O5)."""

    unit: Piece
    target: Piece
    place: str

    def __str__(self) -> str:
        return f"{self.unit} S {self.target} SOI {self.place}"


class UndoSphere(Directive, frozen=True):
    """A sphere given up by its holder (O8)."""

    place: str

    def __str__(self) -> str:
        return f"Undo SOI in {self.place}"


def contests_sphere(order: str) -> bool:
    """True for the canonical text of a sphere declaration or of its support."""
    return " SOI " in order and not order.startswith("Undo")


def unit_in(order: str, province_of: Mapping[str, str]) -> Piece | None:
    """The unit that an order's canonical text names first."""
    words = order.split()
    return next((Piece(kind, at) for kind, at in pairwise(words) if at in province_of), None)


# --- facts


class WarDeclared(Event, frozen=True, tag="formal-war-declared/1"):
    """``next_turn``: the war exists from the next turn on (R-F5)."""

    by: str
    on: str
    season: str
    next_turn: bool = False


class WarsEnded(Event, frozen=True, tag="formal-wars-ended/1"):
    """``by`` surrendered to all its enemies (S3), or was eliminated (R-F12)."""

    by: str
    enemies: tuple[str, ...]
    surrendered: bool
    season: str


class GroundHeld(Event, frozen=True, tag="formal-ground-held/1"):
    """The owner of the unit in each land province at the end of a Fall (R-F13, last_fall)."""

    holders: dict[str, str]


class SpheresClaimed(Event, frozen=True, tag="formal-spheres-claimed/1"):
    """Valid declarations of the turn, before the battle: unit id, province, ids of the supporters."""

    claims: tuple[tuple[int, str, tuple[int, ...]], ...]


class SphereWon(Event, frozen=True, tag="formal-sphere-won/1"):
    province: str
    holder: str
    season: str


class SphereEnded(Event, frozen=True, tag="formal-sphere-ended/1"):
    """``cause``: entered (O9), undone (O8) or eliminated (R-F12)."""

    province: str
    holder: str
    cause: str
    by: str = ""


class PointsBooked(Event, frozen=True, tag="formal-points-booked/2"):
    """``rule``: V3 ... V8."""

    power: str
    change: int
    rule: str
    season: str
    why: Text


class PointsBookedInWords(PointsBooked, frozen=True, tag="formal-points-booked/1"):
    """Version 1 of the event, in which ``why`` is an English phrase."""


# --- what is remembered


class Declared(Struct, frozen=True):
    by: tuple[str, ...]
    since: str


class War(Struct, frozen=True):
    """``at_start``: the wars when the turn began; ``coming``: those that begin with the next one (R-F5);
    ``stood``: who stood where at the last Fall's end (R-F13)."""

    wars: Mapping[str, Declared] = {}
    at_start: frozenset[str] = frozenset()
    coming: Mapping[str, Declared] = {}
    stood: Mapping[str, str] = {}
    ended: tuple[WarsEnded, ...] = ()


class Spheres(Struct, frozen=True):
    """``claims``: the declarations of the running turn: unit id, province, supporters."""

    held: Mapping[str, str] = {}  # province -> holder
    since: Mapping[str, str] = {}
    claims: tuple[tuple[int, str, tuple[int, ...]], ...] = ()
    judged: tuple[Any, ...] = ()


def war_of(t: Turn) -> War:
    known: War = t.state.own[WAR]
    return known


def spheres_of(t: Turn) -> Spheres:
    known: Spheres = t.state.own.get(SPHERES) or Spheres()
    return known


def season(t: Turn) -> str:
    """ "S1901"."""
    return t.state.now.date


def option(t: Turn, key: str) -> str:
    return t.rules.option(f"{TABLE}.{key}")


# --- who may go where


def at_war(t: Turn, one: str, another: str) -> bool:
    return pair(one, another) in war_of(t).wars


def enemies(t: Turn, power: str, at_start: bool = False) -> tuple[str, ...]:
    """The powers with which this power is at war, or was when the turn began."""
    pairs = war_of(t).at_start if at_start else war_of(t).wars
    return tuple(other for other in t.board.power if other != power and pair(power, other) in pairs)


def controller(t: Turn, province: str) -> str | None:
    """The controller of a province (R-F13): the owner of a center; else, as a rule, the power whose home it is."""
    place = t.board.province[province]
    if place.center:
        return t.state.centers.get(province)
    control = option(t, "control")
    if control == "owned_only":
        return None
    holder = next((power.name for power in t.board.powers if province in power.territory), None)
    if control == "last_fall":
        holder = war_of(t).stood.get(province, holder)
    return None if holder in t.state.eliminated else holder


def is_bound(t: Turn, unit: Unit) -> bool:
    """True if the unit's own power needs the wars for its orders: it is a Great Power with a player (C-1)."""
    return t.rules.power_of(t, unit.owner) is not None and t.rules.commander_of(t, unit.owner) is not None


def power_of(t: Turn, owner: str | None) -> str | None:
    """The Great Power of an owner; sides of a civil war are in the wars of their country. None for others."""
    return owner if owner is None or owner in t.board.power else t.rules.power_of(t, owner)


def answering(t: Turn, unit: Unit) -> tuple[str, ...]:
    """The powers that need a war with every power the unit attacks (C-1).

    That is its own power, or with steered=writers those that wrote the order it follows, or none.
    """
    own = power_of(t, unit.owner)
    if own is not None and is_bound(t, unit):
        return (own,)
    if option(t, "steered") == "free":
        return ()
    return tuple(power for seat in t.rules.writers(t, unit) for power in powers_of(t, seat)[:1])


def barriers(t: Turn, unit: Unit, province: str, attack: bool = True) -> Iterator[tuple[str, str]]:
    """The powers with which a war is missing for this unit to enter, and why: unit, territory or sphere.

    ``attack`` is False for retreats, which do not attack the unit that stood there (R-F28).
    """
    sides = answering(t, unit)
    standing = t.position.find(province)
    other = standing.owner if attack and standing is not None and standing.owner != unit.owner else None
    holder = controller(t, province)
    follows = option(t, "follow") == "allowed_if_vacated" and holder is None and is_bound(t, unit)  # R-F16
    if other is not None and other != holder and option(t, "liberation") == "occupier_only":
        holder = None  # R-F15
    sphere = spheres_of(t).held.get(province)
    own = power_of(t, unit.owner)
    for owner, what in ((None if follows else other, "unit"), (holder, "territory"), (sphere, "sphere")):
        power = power_of(t, owner)
        if power is not None and power != own and not _all_at_war(t, sides, power):
            yield power, what


def _all_at_war(t: Turn, sides: Iterable[str], power: str) -> bool:
    """True if each of these powers is at war with ``power``, or is that power."""
    return all(side == power or at_war(t, side, power) for side in sides)


def told(blocks: Iterable[tuple[str, str]]) -> list[Said]:
    """ "Austria (unit, territory) and Italy (sphere)"."""
    reasons: dict[str, list[str]] = {}
    for owner, what in blocks:
        reasons.setdefault(owner, []).append(what)
    return [said("formal.barred", power=power(owner), whats=kinds(whats)) for owner, whats in reasons.items()]


def kinds(whats: Iterable[str]) -> list[Said]:
    """The reasons why the war is needed: a unit, territory, a sphere."""
    return [said(f"formal.what-{what}") for what in whats]


def powers_of(t: Turn, seat: str) -> tuple[str, ...]:
    """The powers of this seat that are still in the game (R-F12)."""
    left = (power for power in t.board.power if power not in t.state.eliminated)
    return tuple(power for power in left if t.rules.commander_of(t, power) == seat)
