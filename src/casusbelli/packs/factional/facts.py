"""The data of Factional Diplomacy: factions, reasons of refusals, events, remembered state, and common queries.

The rules are by Martin Kennedy (rm88). FD1.1 to FD18.2 number the requirements by the paragraphs of the rules, and
FA-.. the rulings on what they leave open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Why
from casusbelli.engine.component import Turn

TABLE = "factional"  # the name of options and exported state
POLITICS, WAR, BALLOTS = "factional", "factional-war", "factional-votes"
LETTERS = ("A", "B")
ROLES = (said("factional.role-government"), said("factional.role-opposition"))  # core/translations.py looks them up
WHOLE = 100  # points of the index (FD4.1)

NORMAL, ONE_PARTY, AT_WAR, DICTATORSHIP = "normal", "one-party", "civil-war", "dictatorship"
ELECTED, REVOLUTIONARY, JUNTA, DICTATOR = "elected", "revolutionary", "junta", "dictator"
LOST, REVOLT, COUP = "lost-election", "revolution", "coup"  # questions that can be open in a country (FA-62)


def faction(country: str, letter: str) -> str:
    """ "France (A)": a seat, and in a civil war an owner (FD2.1)."""
    return f"{country} ({letter})"


def other(letter: str) -> str:
    return LETTERS[1 - LETTERS.index(letter)]


def factions(country: str) -> tuple[str, ...]:
    return tuple(faction(country, letter) for letter in LETTERS)


def of_faction(board: Board, name: str) -> tuple[str, str] | None:
    """ "France (A)" -> France and A; None for any other name."""
    country, letter = name[:-4], name[-2:-1]
    named = letter in LETTERS and name == faction(country, letter)
    return (country, letter) if named and country in board.power else None


class FactionalRefusal(Why, namespace="factional"):
    NOT_GOVERNMENT = ("not-government", "FD3.1")
    NOT_OPPOSITION = ("not-opposition", "FD8.1")
    ELECTION_YEAR = ("election-year", "FD8.1")
    DICTATORSHIP = ("dictatorship", "FD13.3")
    ONE_PARTY = ("one-party", "FD17.3")
    CIVIL_WAR = ("civil-war", "FA-59")
    NOT_LOSING = ("not-losing-incumbent", "FD9.1")
    NOTHING_TO_ANSWER = ("nothing-to-answer", "F3")
    NOT_IN_WAR = ("not-in-civil-war", "FA-29")
    NOT_YOURS = ("not-your-factions-unit", "FD3.2")
    CANNOT_PROPOSE = ("cannot-propose", "FD15.1, FD15.5")
    NOT_NOW = ("wrong-phase", "FD8.1")
    OUT = ("eliminated", "FA-63")
    FILED = ("filed-already", "FA-13")
    RESIGNED = ("seat-vacant", "FD16.1")


# --- events


class GovernmentSet(Event, frozen=True, tag="factional-government/1"):
    """A new government, how it came to power, and until when. ``faction`` is null in a civil war."""

    country: str
    faction: str | None
    regime: str
    title: str | None
    next_election: int | None
    dictatorship_until: int | None = None


class IndexChanged(Event, frozen=True, tag="factional-index/2"):
    """The index of A from now on, and the reasons with the points of the Government. The rest of 100 is B's."""

    country: str
    A: int
    lines: tuple[tuple[Text, int], ...]


class IndexChangedInWords(IndexChanged, frozen=True, tag="factional-index/1"):
    """The older version of the event, whose reasons are English text."""


class YearCounted(Event, frozen=True, tag="factional-year-of-control/1"):
    country: str
    faction: str
    year: int


class Reckoned(Event, frozen=True, tag="factional-reckoned/1"):
    """The centers with which the next Fall is compared (FD5.2)."""

    country: str
    centers: tuple[str, ...]


class QuestionSet(Event, frozen=True, tag="factional-question/1"):
    """The question that is open in a country; null closes it."""

    country: str
    pending: str | None


class InstructionFiled(Event, frozen=True, tag="factional-instruction/1"):
    """A standing instruction is filed (FA-13), or used up if ``answer`` is empty."""

    seat: str
    condition: str
    answer: str


class CountryHalted(Event, frozen=True, tag="factional-halted/1"):
    """The game halts because an election is due in a one-party state (FD18.2), or goes on."""

    country: str
    halted: bool


# --- remembered state

NO_YEARS: Mapping[str, int] = MappingProxyType(dict.fromkeys(LETTERS, 0))


class Country(Struct, frozen=True):
    A: int = WHOLE // 2
    government: str | None = None
    regime: str = NORMAL
    title: str | None = ELECTED
    next_election: int | None = None
    dictatorship_until: int | None = None
    years: Mapping[str, int] = NO_YEARS
    baseline: tuple[str, ...] | None = None  # None: not counted yet
    pending: str | None = None
    halted: bool = False
    ledger: tuple[tuple[Text, int], ...] = ()  # what has changed the index this winter

    @property
    def opposition(self) -> str | None:
        return other(self.government) if self.government in LETTERS else None


class Politics(Struct, frozen=True):
    """The politics of all countries.

    ``standing``: seat -> condition -> answer (FA-13); ``missed``: deadlines missed in a row (FA-45); ``index_hidden``:
    countries whose index this copy conceals (FA-39).
    """

    countries: Mapping[str, Country] = {}
    standing: Mapping[str, Mapping[str, str]] = {}
    missed: Mapping[str, int] = {}
    index_hidden: tuple[str, ...] = ()
    rolls: tuple[tuple[str, int], ...] = ()  # of this year
    decided: tuple[str, ...] = ()  # orders of the winter since the last key of the dice was published (FA-49)


def politics(t: Turn) -> Politics:
    known: Politics = t.state.own[POLITICS]
    return known


def countries(t: Turn) -> Mapping[str, Country]:
    return politics(t).countries


def option(t: Turn, key: str) -> str:
    return t.rules.option(f"{TABLE}.{key}")


def owners(country: str) -> tuple[str, ...]:
    """All owners of what belongs to the country: itself and its factions."""
    return (country, *factions(country))


def centers(t: Turn, country: str) -> tuple[str, ...]:
    """The centers of both factions together (FD11.4)."""
    mine = owners(country)
    return tuple(sorted(code for code, owner in t.state.centers.items() if owner in mine))


def units(t: Turn, country: str) -> Iterator[Unit]:
    """The country's units, standing and dislodged."""
    mine = owners(country)
    yield from (unit for unit in t.state.units.values() if unit.owner in mine)
    yield from (beaten.unit for beaten in t.state.routed.values() if beaten.unit.owner in mine)


def holders(t: Turn) -> frozenset[str]:
    """All owners of units and centers."""
    return frozenset(t.state.owners)


def alive(t: Turn, country: str) -> bool:
    """Does the country have a unit or a center? Without them it has no politics (FA-63)."""
    return not t.memo(holders).isdisjoint(owners(country))


def living(t: Turn) -> tuple[str, ...]:
    return tuple(country for country in countries(t) if alive(t, country))


def place(t: Turn, seat: str | None) -> tuple[str, str, Country] | None:
    """The country, letter and politics of a seat."""
    found = of_faction(t.board, seat) if seat is not None else None
    known = countries(t).get(found[0]) if found is not None else None
    return (*found, known) if found is not None and known is not None else None


def vacant(t: Turn, country: str) -> list[str]:
    return [letter for letter in LETTERS if faction(country, letter) in t.state.vacant]
