"""What Factional Diplomacy speaks of: factions, its facts, what it remembers, and who may do what.

By Martin Kennedy (rm88). The ids (FD1.1 ... FD18.2) are the paragraphs of the rules, FA-.. the rulings of the table.
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
ROLES = (said("factional.role-government"), said("factional.role-opposition"))  # as core/translations.py finds them
WHOLE = 100  # points of the index (FD4.1)

NORMAL, ONE_PARTY, AT_WAR, DICTATORSHIP = "normal", "one-party", "civil-war", "dictatorship"
ELECTED, REVOLUTIONARY, JUNTA, DICTATOR = "elected", "revolutionary", "junta", "dictator"
LOST, REVOLT, COUP = "lost-election", "revolution", "coup"  # what may be open in a country (FA-62)


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


# --- facts


class GovernmentSet(Event, frozen=True, tag="factional-government/1"):
    """Who governs from now on, how it came in, until when; ``faction`` null in a civil war."""

    country: str
    faction: str | None
    regime: str
    title: str | None
    next_election: int | None
    dictatorship_until: int | None = None


class IndexChanged(Event, frozen=True, tag="factional-index/2"):
    """The index of A from now on (that of B is the rest), and why: what changed and the points of the Government."""

    country: str
    A: int
    lines: tuple[tuple[Text, int], ...]


class IndexChangedInWords(IndexChanged, frozen=True, tag="factional-index/1"):
    """As it was before messages were data: what changed is in English words."""


class YearCounted(Event, frozen=True, tag="factional-year-of-control/1"):
    country: str
    faction: str
    year: int


class Reckoned(Event, frozen=True, tag="factional-reckoned/1"):
    """The centres against which the next Fall is measured (FD5.2)."""

    country: str
    centers: tuple[str, ...]


class QuestionSet(Event, frozen=True, tag="factional-question/1"):
    """What is open in a country; null: nothing any more."""

    country: str
    pending: str | None


class InstructionFiled(Event, frozen=True, tag="factional-instruction/1"):
    """FA-13; ``answer`` "": it has been used up."""

    seat: str
    condition: str
    answer: str


class CountryHalted(Event, frozen=True, tag="factional-halted/1"):
    """FD18.2: a one-party state has come to its election, and the game waits for a replacement, or goes on."""

    country: str
    halted: bool


# --- what is remembered

NO_YEARS: Mapping[str, int] = MappingProxyType(dict.fromkeys(LETTERS, 0))


class Country(Struct, frozen=True):
    A: int = WHOLE // 2
    government: str | None = None
    regime: str = NORMAL
    title: str | None = ELECTED
    next_election: int | None = None
    dictatorship_until: int | None = None
    years: Mapping[str, int] = NO_YEARS
    baseline: tuple[str, ...] | None = None  # None: not reckoned yet
    pending: str | None = None
    halted: bool = False
    ledger: tuple[tuple[Text, int], ...] = ()  # what has changed the index this winter

    @property
    def opposition(self) -> str | None:
        return other(self.government) if self.government in LETTERS else None


class Politics(Struct, frozen=True):
    """``standing``: seat -> condition -> answer (FA-13); ``missed``: deadlines in a row (FA-45); ``index_hidden``: of
    which countries this copy does not tell the index (FA-39)."""

    countries: Mapping[str, Country] = {}
    standing: Mapping[str, Mapping[str, str]] = {}
    missed: Mapping[str, int] = {}
    index_hidden: tuple[str, ...] = ()
    rolls: tuple[tuple[str, int], ...] = ()  # of this year
    decided: tuple[str, ...] = ()  # in the winter's phases since a key of the dice was told (FA-49)


def politics(t: Turn) -> Politics:
    known: Politics = t.state.own[POLITICS]
    return known


def countries(t: Turn) -> Mapping[str, Country]:
    return politics(t).countries


def option(t: Turn, key: str) -> str:
    return t.rules.option(f"{TABLE}.{key}")


def owners(country: str) -> tuple[str, ...]:
    """Everybody who may own what is the country's."""
    return (country, *factions(country))


def centers(t: Turn, country: str) -> tuple[str, ...]:
    """Of both factions together (FD11.4)."""
    mine = owners(country)
    return tuple(sorted(code for code, owner in t.state.centers.items() if owner in mine))


def units(t: Turn, country: str) -> Iterator[Unit]:
    """Standing and dislodged."""
    mine = owners(country)
    yield from (unit for unit in t.state.units.values() if unit.owner in mine)
    yield from (beaten.unit for beaten in t.state.routed.values() if beaten.unit.owner in mine)


def holders(t: Turn) -> frozenset[str]:
    """All owners of units and centres."""
    return frozenset(t.state.owners)


def alive(t: Turn, country: str) -> bool:
    """FA-63: without units and centres there are no politics."""
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
