"""The data of World War I Diplomacy: sides, reasons of refusals, orders, events, remembered state, and common queries.

The rules are by John Boardman (rx07). R1 to R8 are its rules, WW.. the requirements drawn from them, and WA-.. the
rulings on what they leave open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.orders import Directive
from casusbelli.core.said import Said, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Why
from casusbelli.engine import step_names
from casusbelli.engine.component import Rules, Turn

TABLE, PREFIX = "world-war-one", "ww1"  # the names of exported state and of options
SIDES = "world-war-one-sides"
ENTENTE, CENTRAL = "Entente", "Central"
NAMES = (  # core/translations.py looks them up
    said("ww1.role-entente"),
    said("ww1.role-entente-article"),
    said("ww1.role-central"),
    said("ww1.role-central-article"),
    said("ww1.role-america"),
    said("ww1.role-america-s-second-port"),
)
SEATS = (ENTENTE, CENTRAL)
ITALY, RUSSIA, AMERICA = "Italy", "Russia", "America"
ALLIANCE: Mapping[str, str] = {  # WW0.2
    "England": ENTENTE,
    "France": ENTENTE,
    RUSSIA: ENTENTE,
    AMERICA: ENTENTE,  # owns units only by ww1.us_nationality=america
    "Germany": CENTRAL,
    "Austria": CENTRAL,
    "Turkey": CENTRAL,
}
COUNTRIES = ("England", "France", RUSSIA, "Germany", "Austria", "Turkey", ITALY)
CAPITALS = {ENTENTE: ("LON", "PAR"), CENTRAL: ("BER", "VIE", "CON")}  # WA-16, without Russia's and Italy's
ROME = "ROM"
AMERICAN = "american"  # the mark of a unit that came over the ocean
SHORES = ("EDI", "LVP", "LON", "BRE")  # WW6.2, in the printed order
WINTER = step_names.ADJUSTMENTS  # the step that builds, and the American army, are ordered in
FIRST_ARMY, COLLAPSE = 1917, 1917  # WW6.1, WW5.1


class WarRefusal(Why, namespace="ww1"):
    ITALY_NOT_ACTIVE = ("italy-not-active", "R2, WA-3")
    CIVIL_DISORDER = ("civil-disorder", "R5, WA-14")
    NOT_YOUR_SIDE = ("not-your-side", "WW0.2")
    NOT_CAPTAIN = ("no-vote", "WA-34")
    CAPTAINS = ("not-yours", "WA-34")
    NOT_HOME = ("not-home", "B-9, WA-9")
    US_NOT_YET = ("us-not-yet", "R6")
    US_NO_PORT = ("us-no-port", "R6")
    US_NOT_ENTENTE = ("us-centre-not-ep", "WA-23")
    US_OCCUPIED = ("us-centre-occupied", "WA-23")
    US_BLOCKED = ("us-route-blocked", "WA-24")


# --- orders


class EstablishArmy(Directive, frozen=True):
    """Names the center in which this winter's American army lands (WA-22)."""

    place: str

    def __str__(self) -> str:
        return f"America A {self.place}"


class ConcedeGame(Directive, frozen=True):
    """Concedes the game to the other side (WA-41)."""

    def __str__(self) -> str:
        return "Concede"


# --- events


class ItalyJoined(Event, frozen=True, tag="ww1-italy-joined/1"):
    """Italy joins a side. ``label`` names the roll that was the coin toss (WA-5)."""

    side: str
    label: str
    roll: int


class RussiaCollapsed(Event, frozen=True, tag="ww1-russia-collapsed/1"):
    """Russia falls into civil disorder (R5)."""


class VictoryTested(Event, frozen=True, tag="ww1-victory-tested/1"):
    """The result of a check for victory: the units if they were counted, and the enemy capitals that each side occupies
    if they were checked (WA-17, WA-18)."""

    pieces: dict[str, int]
    capitals: dict[str, tuple[str, ...]]


# --- remembered state


class Coin(Struct, frozen=True):
    """The coin toss; even is Entente. ``source`` is "seed", or "scripted" if it was tossed by hand."""

    label: str
    roll: int
    side: str
    source: str = "seed"


class Sides(Struct, frozen=True):
    """``italy``: the side that it has joined; "" before the coin toss (WW0.3)."""

    italy: str = ""
    disorder: bool = False  # Russia's
    coin: Coin | None = None


def missing(board: Board, places: Iterable[str]) -> Iterator[Said]:
    """The provinces and powers that these rules need and the map does not have."""
    lost = [place for place in places if place not in board.province and place not in board.power]
    if lost:
        yield said("ww1.map-lacks", board=board.name, places=lost)


def sides_of(t: Turn) -> Sides:
    known: Sides = t.state.own[SIDES]
    return known


def option(where: Turn | Rules, key: str) -> str:
    rules = where.rules if isinstance(where, Turn) else where
    return rules.option(f"{PREFIX}.{key}")


# --- queries


def side(t: Turn, owner: str) -> str | None:
    """The side of a country; None if it has none or is no country of these rules."""
    if owner == ITALY:
        return sides_of(t).italy or None
    return ALLIANCE.get(owner)


def other_side(seat: str) -> str:
    return CENTRAL if seat == ENTENTE else ENTENTE


def idle(t: Turn, owner: str) -> bool:
    """Does nobody order this country? Italy before the coin toss (WA-3), Russia after its collapse (WA-14)."""
    own = sides_of(t)
    return (owner == ITALY and not own.italy) or (owner == RUSSIA and own.disorder)


def serves(t: Turn, owner: str) -> str | None:
    """The side for which a country's units count, if any (WA-15, WA-20)."""
    if owner == RUSSIA and sides_of(t).disorder and option(t, "russia_cd_pieces") == "neutral":
        return None
    return side(t, owner)


def all_units(t: Turn) -> Iterator[Unit]:
    yield from t.state.units.values()
    yield from (routed.unit for routed in t.state.routed.values())


def pieces(t: Turn) -> dict[str, int]:
    """Units on the board by the side for which they count; "" for neither (WA-20)."""
    count = {ENTENTE: 0, CENTRAL: 0, "": 0}
    for unit in all_units(t):
        count[serves(t, unit.owner) or ""] += 1
    return count


def still_fighting(t: Turn) -> tuple[str, ...]:
    """The sides with a unit or a center left, not counting idle countries."""
    owners = (owner for owner in t.holdings if not idle(t, owner))
    left = {side(t, owner) for owner in owners}
    return tuple(seat for seat in SEATS if seat in left)


def is_american(t: Turn, unit: Unit) -> bool:
    return AMERICAN in t.state.marks.get(unit.id, {})


def capitals(t: Turn, seat: str) -> tuple[str, ...]:
    """The capitals of this side, which the other side needs (WA-16)."""
    own = sides_of(t)
    russian = seat == ENTENTE and (not own.disorder or option(t, "russia_cd_capital") == "required")
    capital = (option(t, "russian_capital"),) if russian else ()
    return (*CAPITALS[seat], *capital, *((ROME,) if own.italy == seat else ()))


def held(t: Turn, seat: str, capital: str) -> bool:
    """Does any country of this side occupy the capital (WA-17)?"""
    if option(t, "occupy") == "own":
        return side(t, t.state.centers.get(capital, "")) == seat
    unit = t.position.find(capital)
    return unit is not None and serves(t, unit.owner) == seat
