"""Players who leave or join: vacant seats, one-party states, replacements (FD16, FD17)."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.events import DeadlineMissed, DiceRolled, Event, SeatVacated
from casusbelli.core.phases import Phase
from casusbelli.core.said import said
from casusbelli.engine.component import Rules, Turn
from casusbelli.packs.factional.civil_war import ended
from casusbelli.packs.factional.facts import (
    AT_WAR,
    COUP,
    DICTATORSHIP,
    ELECTED,
    JUNTA,
    LETTERS,
    LOST,
    NORMAL,
    ONE_PARTY,
    Country,
    CountryHalted,
    GovernmentSet,
    IndexChanged,
    QuestionSet,
    Reckoned,
    alive,
    centers,
    countries,
    faction,
    of_faction,
    option,
    other,
    place,
    politics,
    vacant,
)
from casusbelli.packs.factional.index import winner
from casusbelli.packs.factional.rolls import first_rolls
from casusbelli.packs.factional.winter import POLITICS_STEP, due, halts_before_election, new_term, programmed


def unfilled(rules: Rules) -> tuple[str, ...]:
    """The seats that are vacant from the start (FA-46)."""
    said = rules.option("factional.unfilled")
    named = [] if said == "none" else [name.strip().rpartition(" ") for name in said.split(",")]
    return tuple(faction(country.strip(), letter) for country, _blank, letter in named)


def first_governments(rules: Rules) -> Iterator[Event]:
    """An election in every country before the first move (FA-1).

    Where one faction has no player, the other governs without an election (FA-46).
    """
    year = programmed(rules, Phase.of(rules.start).year)
    empty = {*unfilled(rules)}
    filled = {c.name: [n for n in LETTERS if faction(c.name, n) not in empty] for c in rules.board.powers}
    elected = [country for country, letters in filled.items() if letters == [*LETTERS]]
    rolls = [*first_rolls(rules, [f"{country}/start/election" for country in elected])]
    yield from rolls
    fell = [roll.roll for roll in rolls if isinstance(roll, DiceRolled)]
    for country, roll in zip(elected, fell, strict=True):
        yield GovernmentSet(country, winner(Country().A, roll), NORMAL, ELECTED, year)
    for country, letters in filled.items():
        if country not in elected:
            yield GovernmentSet(country, (letters or LETTERS)[0], ONE_PARTY, ONE_PARTY, year)
    last = {faction(country, LETTERS[0]) for country, letters in filled.items() if not letters}  # vacated last
    yield from (SeatVacated(seat, "unfilled") for seat in sorted(unfilled(rules), key=last.__contains__))


def left(t: Turn, seat: str) -> Iterator[Event]:
    """The consequences of a seat becoming vacant."""
    found = of_faction(t.board, seat)
    if found is None or not alive(t, found[0]):
        return
    country, letter = found
    known, rest = countries(t)[country], other(letter)
    if rest in vacant(t, country):  # FA-43: civil disorder, whichever faction governed last
        return
    if known.regime == AT_WAR:  # FA-42: a halted game gives time to find a replacement
        yield from () if t.state.halted else ended(t, country, rest)
        return
    until = new_term(t) if known.pending in (LOST, COUP) else known.next_election
    if letter == known.government:  # FD16.2, FA-58
        yield GovernmentSet(country, rest, ONE_PARTY, ONE_PARTY, until)
        yield from _raised(t, country, known, rest)
    elif known.regime == NORMAL:  # FA-41; a dictatorship goes on (FA-61)
        title = JUNTA if known.pending == COUP else known.title  # nobody is left to counter the coup
        yield GovernmentSet(country, known.government, ONE_PARTY, title, until)
    if known.pending is not None:
        yield QuestionSet(country, None)


def stopped(t: Turn, seat: str) -> Iterator[CountryHalted]:
    """Halts the game if a player leaves in the winter of an election, too late for a replacement (FD18.2)."""
    found = place(t, seat)
    if found is None or t.state.step != POLITICS_STEP or not halts_before_election(t):
        return
    country, _letter, known = found
    if known.regime == NORMAL and due(t, known) and len(vacant(t, country)) == 1 and alive(t, country):
        yield CountryHalted(country, True)


def _raised(t: Turn, country: str, known: Country, governs: str) -> Iterator[Event]:
    """Raises the index of the new Government to the limit (FD16.2)."""
    ceiling = int(option(t, "di_max"))
    index = ceiling if governs == "A" else 100 - ceiling
    if index != known.A:
        yield IndexChanged(country, index, ((said("factional.peaceful-transition"), abs(index - known.A)),))


def taken(t: Turn, seat: str) -> Iterator[Event]:
    """A new player enters in opposition, and the index stays (FD17.4, FD17.5)."""
    found = of_faction(t.board, seat)
    known = countries(t)[found[0]] if found is not None else None
    if found is None or known is None or known.regime != ONE_PARTY:
        return
    country, letter = found
    empty = vacant(t, country)
    if not empty:
        yield GovernmentSet(country, known.government, NORMAL, known.title, known.next_election)
    elif known.government in empty:  # FA-43: somebody has to govern
        yield GovernmentSet(country, letter, ONE_PARTY, ONE_PARTY, known.next_election)
    if known.halted:
        yield CountryHalted(country, False)


def resumed(t: Turn) -> Iterator[Event]:
    """The game master lets one-party states go on; a player who left a civil war meanwhile has conceded it."""
    yield from (CountryHalted(country, False) for country, known in countries(t).items() if known.halted)
    yield from tidied(t)


def abandoned(t: Turn, event: DeadlineMissed) -> Iterator[SeatVacated]:
    """Vacates seats whose players have missed too many deadlines in a row (FA-45)."""
    most = int(option(t, "abandon_after"))
    for seat in event.seats:
        if (
            Phase.of(event.phase).kind in "MRA"
            and seat not in t.state.vacant
            and politics(t).missed.get(seat, 0) >= most > 0
        ):
            yield SeatVacated(seat, "abandoned")


def tidied(t: Turn) -> Iterator[Event]:
    """Completes a position that was set up by hand, and catches up with players who left during a rollback."""
    for country, known in countries(t).items():
        if known.baseline is None:
            yield Reckoned(country, centers(t, country))
        if known.regime == DICTATORSHIP and known.dictatorship_until is None:
            until = t.state.year + int(option(t, "md_years"))
            yield GovernmentSet(country, known.government, DICTATORSHIP, known.title, until, until)
        elif known.regime in (NORMAL, ONE_PARTY) and (known.next_election or 0) < t.state.year:
            year = programmed(t.rules, t.state.year)
            yield GovernmentSet(country, known.government, known.regime, known.title, year)
    for seat in sorted(t.state.vacant):
        yield from left(t, seat)
