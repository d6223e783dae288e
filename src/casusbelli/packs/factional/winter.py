"""The steps of the winter: years of control, the index, politics, answers and counter-answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.events import Event, Judgement, OrdersJudged
from casusbelli.core.orders import Directive
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, said
from casusbelli.core.verdicts import Result
from casusbelli.engine import step_names
from casusbelli.engine.component import Rules, Shape, StepSlot, Turn
from casusbelli.engine.steps import DAY, CouncilStep, QuietStep, seasons
from casusbelli.packs.factional.civil_war import ARMISTICE, outbreak
from casusbelli.packs.factional.facts import (
    AT_WAR,
    COUP,
    DICTATORSHIP,
    ELECTED,
    JUNTA,
    LOST,
    NORMAL,
    ONE_PARTY,
    REVOLT,
    REVOLUTIONARY,
    Country,
    CountryHalted,
    GovernmentSet,
    InstructionFiled,
    QuestionSet,
    Reckoned,
    YearCounted,
    centers,
    countries,
    faction,
    living,
    option,
    other,
    politics,
    vacant,
)
from casusbelli.packs.factional.index import after, changed, coup_lines, revolution_lines, winner, year_lines
from casusbelli.packs.factional.orders import CONDITIONS, NO, YES, Revolution
from casusbelli.packs.factional.rolls import COUPS, ELECTIONS, keyed, throw

CONTROL = "factional-control"
POLITICS_STEP, ANSWERS, COUNTER_ANSWERS = "politics", "answers", "counter-answers"  # beyond last-year
ASKED = {question: said(f"factional.ask-{question}") for question in (LOST, REVOLT, COUP)}


class PoliticsYear(Shape):
    """Inserts the steps of politics into the year."""

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        """Years of control and the index after Fall; then politics (P), answers (Q) and counter-answers (X) (FA-3)."""
        first = rules.option("factional.politics_before_builds") == "true"
        last = seasons(rules.board)[-1]
        control = QuietStep(CONTROL, last, _control)
        yield StepSlot(control, (step_names.ELIMINATIONS, ARMISTICE), (step_names.ADJUSTMENTS,))
        index = QuietStep("factional-index", last if first else "W", _index)
        yield StepSlot(index, (CONTROL,) if first else (step_names.BUILDS,), (POLITICS_STEP,))
        silent, title = said("factional.silent-politics"), said("factional.step-politics")
        revolts = CouncilStep(POLITICS_STEP, "W", "P", DAY, silent, _asked_to_revolt, _politics, title)
        yield StepSlot(revolts, (), (ANSWERS,))
        silent, title = said("factional.silent-answers"), said("factional.step-answers")
        yield StepSlot(
            CouncilStep(ANSWERS, "W", "Q", DAY, silent, _asked_first, _answers, title), (), (COUNTER_ANSWERS,)
        )
        silent, title = said("factional.silent-counter-answers"), said("factional.step-counter-answers")
        yield StepSlot(CouncilStep(COUNTER_ANSWERS, "W", "X", DAY, silent, _asked_last, _counter_answers, title))


# --- years of control and the index


def _control(t: Turn) -> Iterator[Event]:
    """A year of control for each faction that governs when the year is over, before any election (FD14.3)."""
    for country in living(t):
        governs = countries(t)[country].government
        if governs is not None:
            yield YearCounted(country, governs, t.state.year)


def _index(t: Turn) -> Iterator[Event]:
    """Changes the index (FD5.2, FD12.1) and ends dictatorships (FD13.5)."""
    for country in living(t):
        known = countries(t)[country]
        if known.regime != AT_WAR:
            yield from changed(t, country, year_lines(t, country))
            yield Reckoned(country, centers(t, country))
        if known.regime == DICTATORSHIP and _expires(t, known):
            regime = ONE_PARTY if vacant(t, country) else NORMAL  # FA-61
            yield GovernmentSet(country, known.government, regime, known.title, _expired(t))
    yield from _halts(t)


def _halts(t: Turn) -> Iterator[CountryHalted]:
    """Halts the game before the election of a one-party state, to find a replacement (FD18.2)."""
    if not halts_before_election(t):
        return
    for country in living(t):
        known = countries(t)[country]
        expiring = known.regime == DICTATORSHIP and _expires(t, known) and _expired(t) == t.state.year
        waiting = len(vacant(t, country)) == 1  # with both vacant there is nobody to wait for (FA-43)
        if waiting and ((known.regime == ONE_PARTY and due(t, known)) or expiring):
            yield CountryHalted(country, True)


def halts_before_election(t: Turn) -> bool:
    return option(t, "one_party_until") == "next_election_then_halt"


def _expires(t: Turn, known: Country) -> bool:
    return (known.dictatorship_until or 0) <= t.state.year


def _expired(t: Turn) -> int:
    """The year of the first election after a dictatorship (FA-31)."""
    follows, year = option(t, "md_expiry"), t.state.year
    if follows == "new_term":
        return year + int(option(t, "term"))
    return year if follows == "election" else programmed(t.rules, year)


def programmed(rules: Rules, year: int) -> int:
    """This year or the next one in which the calendar has an election (FA-10)."""
    term = int(rules.option("factional.term"))
    first = Phase.of(rules.start).year + term - 1
    return first + max(0, -((first - year) // term)) * term


# --- politics, the phase P


def may_revolt(t: Turn, country: str) -> bool:
    """May the Opposition of this country attempt a revolution (FD8.1)?"""
    known = countries(t)[country]
    return known.regime == NORMAL and not due(t, known) and known.pending is None


def due(t: Turn, known: Country) -> bool:
    return known.next_election is not None and known.next_election <= t.state.year


def _asked_to_revolt(t: Turn) -> Mapping[str, Text]:
    asked = (country for country in living(t) if may_revolt(t, country))
    return {seat: said("factional.ask-to-revolt") for country in asked if (seat := _opposition(t, country)) is not None}


def _opposition(t: Turn, country: str) -> str | None:
    letter = countries(t)[country].opposition
    return faction(country, letter) if letter is not None else None


def _politics(t: Turn) -> Iterator[Event]:
    """Elections, one-party terms and revolutions, in each country independently (FA-50)."""
    yield from keyed(t, ELECTIONS)
    rows: list[Judgement] = []
    for country in living(t):
        known = countries(t)[country]
        seat = _opposition(t, country)
        if known.regime in (NORMAL, ONE_PARTY) and due(t, known):
            yield from _election(t, country, known)
        elif seat is not None and may_revolt(t, country) and Revolution() in t.orders.get(seat, ()):
            yield from _revolution(t, country, known, seat, rows)
    if rows:
        yield OrdersJudged(t.state.phase, tuple(rows))


def _election(t: Turn, country: str, known: Country) -> Iterator[Event]:
    """An election by roll (FD6.2), or without one in a one-party state (FD17.2)."""
    if known.regime == ONE_PARTY:
        yield GovernmentSet(country, known.government, ONE_PARTY, known.title, new_term(t))
        if known.halted:
            yield CountryHalted(country, False)
        return
    roll = throw(t, ELECTIONS, f"{country}/{t.state.year}/election")
    yield roll
    if winner(known.A, roll.roll) == known.government:
        yield GovernmentSet(country, known.government, NORMAL, ELECTED, new_term(t))  # FA-56
    else:
        yield QuestionSet(country, LOST)


def new_term(t: Turn) -> int:
    return t.state.year + int(option(t, "term"))


def _revolution(t: Turn, country: str, known: Country, seat: str, rows: list[Judgement]) -> Iterator[Event]:
    """A revolution: first its cost, then the roll (FD8.4)."""
    yield from changed(t, country, revolution_lines())
    roll = throw(t, ELECTIONS, f"{country}/{t.state.year}/revolution")
    yield roll
    won = winner(after(t, known, revolution_lines()), roll.roll) != known.government
    rows.append(_row(seat, Revolution(), won))
    if won:
        yield QuestionSet(country, REVOLT)


def _row(seat: str, order: Directive, done: bool = True) -> Judgement:
    return Judgement(seat, str(order), (str(Result.SUCCEEDS if done else Result.FAILS),))


# --- answers and counter-answers, the phases Q and X


def asked_seat(country: str, known: Country) -> str | None:
    """The seat that has to answer: the Government, also a defeated one, or the winner of the election (FA-62)."""
    if known.pending is None or known.government is None:
        return None
    return faction(country, other(known.government) if known.pending == COUP else known.government)


def instruction(t: Turn, seat: str, question: str) -> str | None:
    """The answer of a standing instruction, if there is one (FA-13)."""
    return politics(t).standing.get(seat, {}).get(CONDITIONS[question])


def _asked(t: Turn, questions: Sequence[str]) -> Mapping[str, Text]:
    """The seats that have to answer in person, without a standing instruction."""
    if option(t, "responses") == "preorders_only":
        return {}
    found = ((asked_seat(c, countries(t)[c]), countries(t)[c].pending) for c in living(t))
    open_ = ((seat, asked) for seat, asked in found if seat is not None and asked in questions)
    return {seat: ASKED[asked] for seat, asked in open_ if asked and instruction(t, seat, asked) is None}


def _asked_first(t: Turn) -> Mapping[str, Text]:
    return _asked(t, (LOST, REVOLT))


def _asked_last(t: Turn) -> Mapping[str, Text]:
    return _asked(t, (COUP,))


def _answered(t: Turn, seat: str, question: str) -> tuple[Directive | None, bool]:
    """The answer of the seat, if it gave one, and whether it fights. An order overrides a standing instruction."""
    given = [order for order in t.orders.get(seat, ()) if order in (YES[question], NO[question])]
    if given:
        return YES[question] if given[-1] == YES[question] else NO[question], given[-1] == YES[question]
    standing = instruction(t, seat, question)
    return None, standing == str(YES[question])


def _open(t: Turn, questions: Sequence[str]) -> Iterator[tuple[str, Country, str]]:
    for country in living(t):
        known = countries(t)[country]
        seat = asked_seat(country, known)
        if seat is not None and known.pending in questions:
            yield country, known, seat


def _answers(t: Turn) -> Iterator[Event]:
    yield from keyed(t, COUPS)
    rows: list[Judgement] = []
    for country, known, seat in _open(t, (LOST, REVOLT)):
        question = known.pending or LOST
        order, fights = _answered(t, seat, question)
        yield from _used(t, seat, question)
        if question == REVOLT:
            yield from outbreak(country) if fights else _handed_over(country, known)
            rows += [_row(seat, order)] if order is not None else []
        elif fights:
            yield from _coup(t, country, known, seat, rows)
        else:
            yield from settled(t, country, other(known.government or "A"), ELECTED)
            rows += [_row(seat, order)] if order is not None else []
    if rows:
        yield OrdersJudged(t.state.phase, tuple(rows))


def _used(t: Turn, seat: str, question: str) -> Iterator[Event]:
    if instruction(t, seat, question) is not None:
        yield InstructionFiled(seat, CONDITIONS[question], "")


def _handed_over(country: str, known: Country) -> Iterator[Event]:
    """The factions change places; the calendar of elections stays (FD8.7)."""
    governs = other(known.government or "A")
    yield GovernmentSet(country, governs, NORMAL, REVOLUTIONARY, known.next_election)
    yield QuestionSet(country, None)


def settled(t: Turn, country: str, governs: str, title: str) -> Iterator[Event]:
    """The faction governs for the term that the election began (FD9.4, FD9.6, FA-18)."""
    yield GovernmentSet(country, governs, NORMAL, title, new_term(t))
    yield QuestionSet(country, None)


def _coup(t: Turn, country: str, known: Country, seat: str, rows: list[Judgement]) -> Iterator[Event]:
    """A coup: first its cost, then the roll (FD9.2, FD9.3)."""
    yield from changed(t, country, coup_lines())
    roll = throw(t, COUPS, f"{country}/{t.state.year}/coup")
    yield roll
    won = winner(after(t, known, coup_lines()), roll.roll) == known.government
    rows.append(_row(seat, YES[LOST], won))
    if won:
        yield QuestionSet(country, COUP)
    else:
        yield from settled(t, country, other(known.government or "A"), ELECTED)


def _counter_answers(t: Turn) -> Iterator[Event]:
    rows: list[Judgement] = []
    for country, known, seat in _open(t, (COUP,)):
        order, fights = _answered(t, seat, COUP)
        yield from _used(t, seat, COUP)
        yield from outbreak(country) if fights else settled(t, country, known.government or "A", JUNTA)
        rows += [_row(seat, order)] if order is not None else []
    if rows:
        yield OrdersJudged(t.state.phase, tuple(rows))
