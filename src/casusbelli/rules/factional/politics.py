"""Two factions a country: seats, offices, the index, elections, Revolutions and Coups."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from casusbelli.core.board import Board, normal
from casusbelli.core.events import (
    DeadlineMissed,
    DiceKeyed,
    DiceRolled,
    Event,
    GameResumed,
    SeatTaken,
    SeatVacated,
    StepBegan,
)
from casusbelli.core.orders import Directive, Order
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Component, Place, Rules, Seat, Step, Turn
from casusbelli.rules.factional import advice, outlook, story, tables
from casusbelli.rules.factional.facts import (
    AT_WAR,
    COUP,
    DICTATORSHIP,
    LOST,
    ONE_PARTY,
    POLITICS,
    REVOLT,
    Country,
    CountryHalted,
    GovernmentSet,
    IndexChanged,
    InstructionFiled,
    Politics,
    QuestionSet,
    Reckoned,
    Refused,
    YearCounted,
    alive,
    countries,
    faction,
    factions,
    option,
    other,
    place,
    politics,
    vacant,
)
from casusbelli.rules.factional.orders import (
    ATTEMPTS,
    CONDITIONS,
    INSTRUCTIONS,
    LEAVING,
    NO,
    STANDING,
    YES,
    Accept,
    Coup,
    Instruct,
    Resign,
    Revolution,
)
from casusbelli.rules.factional.seats import (
    abandoned,
    first_governments,
    left,
    resumed,
    stopped,
    taken,
    tidied,
    unfilled,
)
from casusbelli.rules.factional.winter import asked_seat, due, places
from casusbelli.rules.forms import Form
from casusbelli.rules.options import Option, Pattern, choice, number
from casusbelli.rules.shown import Consequence, Panel

PHASE = {LOST: "Q", REVOLT: "Q", COUP: "X"}  # in which a question is asked


class Factional(Component[Politics]):
    name = POLITICS
    options = (
        number("term", 3, 1, 20, "Years between elections (FD6.4).", advanced=False),
        number("di_max", 70, 50, 100, "The highest index; the lowest is what is left of 100 (FD7.1).", advanced=False),
        choice(
            "band",
            "clamp_net ignore_each clamp_each",
            "The year's changes are summed up and stop at the limits; or each that would cross them is ignored, or "
            "stops there (FA-8).",
        ),
        choice("politics_before_builds", "true false", "Do elections and Revolutions come before the builds (FA-3)?"),
        choice(
            "responses",
            "subphases preorders_only",
            "Coups and Revolutions are answered in phases of their own, or by standing instructions only (FA-14).",
        ),
        choice(
            "md_expiry",
            "election original_calendar new_term",
            "What follows a Dictatorship: an election at once, the old calendar, or a new term (FA-31).",
        ),
        choice("di_public", "true own_country gm", "Who knows indices, years of control and rolls (FA-39).", False),
        choice(
            "nmr_backup", "hold opposition_backup", "May the Opposition draft orders for a silent Government (FA-45)?"
        ),
        number("abandon_after", 2, 0, 20, "Missed deadlines in a row that are a resignation; 0: none (FA-45)."),
        choice(
            "one_party_until",
            "replacement next_election_then_halt",
            "A one-party state goes on until a replacement is found, or halts the game at its next election (FD18.2).",
        ),
        choice("no_nmr", "false true", "Does the game wait for everybody's orders, whatever the time is (FD18.1)?"),
        choice(
            "dice_source",
            "chain scripted manual",
            "Where rolls come from: a chain of keys, each told after its rolls; the seed alone, for tests; or the "
            "game-master's own dice (FA-49).",
        ),
        Option(
            "unfilled",
            "none",
            Pattern("none|[^,=()]{1,40} [AB](,[^,=()]{1,40} [AB]){0,40}", 'none, or seats such as "Italy B, Turkey A"'),
            "Factions that nobody plays at the start; the other one governs alone, without a first roll (FA-46).",
        ),
    )
    events = (GovernmentSet, IndexChanged, YearCounted, Reckoned, QuestionSet, InstructionFiled, CountryHalted)
    forms = (*ATTEMPTS, *STANDING, *LEAVING)

    def rolls(self, rules: Rules) -> Iterator[str]:
        countries, places = "|".join(map(re.escape, rules.board.power)), "|".join(rules.board.province)
        yield rf"({countries})/(start/election|[0-9]{{4}}/(election|revolution|coup|ballot/({places})))"

    def recounts(self, board: Board, event: Event) -> str | None:
        return story.recounted(board, event)

    def explains(self, rules: Rules) -> Iterator[str]:
        return tables.rulebook(rules)

    def checks(self, rules: Rules) -> Iterator[str]:
        seats = [seat for power in rules.board.powers for seat in factions(power.name)]
        unknown = [seat for seat in unfilled(rules) if seat not in seats]
        if unknown:
            yield f"factional.unfilled: no seat is called {', '.join(unknown)}; there are {', '.join(seats)}"
        elif len({*unfilled(rules)}) == len(seats):
            yield "factional.unfilled: somebody has to play"

    # --- state

    def initial(self, board: Board) -> Politics:
        return Politics({power.name: Country() for power in board.powers})

    def begin(self, rules: Rules) -> Iterator[Event]:
        return first_governments(rules)

    def evolve(self, own: Politics, event: Event) -> Politics:
        change = tables.CHANGES.get(type(event))
        return own if change is None else change(own, event)

    def show(self, t: Turn) -> Mapping[str, Any]:
        return tables.shown(t)

    def placed(self, own: Politics, table: Mapping[str, Any]) -> Politics:
        return tables.placed(own, table)

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        for country in countries(t):
            for letter in table.get(country, {}).get("vacant", ()):
                yield SeatVacated(faction(country, letter), "set up by hand")

    def knows(self, t: Turn, seat: str | None) -> Politics:
        return tables.known(t, seat)

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return (*countries(t), "standing")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool:
        if isinstance(event, InstructionFiled):
            return event.seat == seat
        if isinstance(event, (IndexChanged, YearCounted)):
            return tables.told(rules, event.country, seat)
        return isinstance(event, self.events)

    def conceals(self, rules: Rules, event: Event, seat: str | None) -> bool:
        """FA-39: from the key of a round everybody could roll all of its dice again."""
        if isinstance(event, DiceKeyed):
            return rules.option("factional.di_public") != "true"
        country = event.label.partition("/")[0] if isinstance(event, DiceRolled) else ""
        return country in rules.board.power and not tables.told(rules, country, seat)

    # --- seats and offices

    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        """FD2.1, FD2.5."""
        split = (
            [Seat(name, seat.powers) for name in factions(seat.name)] if seat.powers == (seat.name,) else [seat]
            for seat in seats
        )
        return tuple(seat for pair in split for seat in pair)

    def lends(self, t: Turn, owner: str) -> str | None:
        """FD3.1."""
        known = countries(t).get(owner)
        return faction(owner, known.government) if known is not None and known.government is not None else None

    def bars(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """FD3.1."""
        found = place(t, seat)
        if found is None or found[2].government in (None, found[1]) or self.deputizes(t, seat) is not None:
            return None
        return Refused.NOT_GOVERNMENT.says(other=faction(found[0], found[2].government or ""))

    def deputizes(self, t: Turn, seat: str) -> str | None:
        """FA-45."""
        if option(t, "nmr_backup") == "hold" or seat in t.state.vacant:
            return None
        found = place(t, seat)
        if found is None or found[2].opposition != found[1]:
            return None
        return faction(found[0], found[2].government or "")

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if place(t, seat) is not None:
            yield from (Revolution(), *YES.values(), *NO.values(), *INSTRUCTIONS, Resign())

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        found = place(t, seat)
        asked = found[2].pending if found is not None else None
        return Accept(asked) if order == Accept() and asked in (REVOLT, COUP) else order

    def shuts(self, rules: Rules, form: Form, step: Step) -> bool:
        """FD8.1; FA-3: each question of the Winter is answered in a phase of its own."""
        return form in ATTEMPTS and step.kind not in _answered_in(form)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        found = place(t, seat)
        if found is None:
            return Refused.OUT.says(other=seat)
        if isinstance(order, Revolution):
            return _no_revolution(t, *found)
        if isinstance(order, Coup):
            return _no_coup(t, *found)
        if seat in t.state.vacant:
            return Refused.RESIGNED.says()
        if isinstance(order, Resign):
            return None
        if isinstance(order, Instruct):
            standing = politics(t).standing.get(seat, {}).get(order.condition)
            return Refused.OUT.says(other=found[0]) if not alive(t, found[0]) else _filed(standing, order)
        return None if _may_answer(t, seat, found[0], found[2], order) else Refused.NOTHING_TO_ANSWER.says()

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        if isinstance(order, Resign):
            yield SeatVacated(seat, "resigned")
        elif isinstance(order, Instruct):
            yield InstructionFiled(seat, order.condition, order.answer)

    # --- the year

    def steps(self, rules: Rules) -> Iterator[Place]:
        return places(rules)

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, StepBegan):
            yield from tidied(t)
        elif isinstance(event, SeatVacated):
            yield from left(t, event.seat)
            yield from stopped(t, event.seat)
        elif isinstance(event, SeatTaken):
            yield from taken(t, event.seat)
        elif isinstance(event, DeadlineMissed):
            yield from abandoned(t, event)
        elif isinstance(event, GameResumed):
            yield from resumed(t)

    def waits(self, t: Turn) -> bool:
        """FD18.1. Silence is an answer to the questions of the winter (FA-13)."""
        return option(t, "no_nmr") == "true" and t.state.phase[5:] in "MRA"

    def halts(self, t: Turn) -> Iterator[str]:
        """FD18.2."""
        for country, known in countries(t).items():
            if known.halted:
                empty = " and ".join(faction(country, letter) for letter in vacant(t, country))
                yield f"an election falls due in {country}, where nobody plays {empty}"

    # --- what there is to know

    def silences(self, t: Turn, sender: str, reader: str, public: bool) -> bool:
        """FD2.3: both factions may write alike; not who is out of the game (FA-51), nor to or from an empty chair."""
        found = [place(t, name) for name in ({sender} if public else {sender, reader})]
        out = any(known is not None and not alive(t, known[0]) for known in found)
        return out or sender in t.state.vacant or (not public and reader in t.state.vacant)

    def addressed(self, t: Turn, name: str) -> str | None:
        """FD2.4: "France (Government)", "France (Opposition)". In a civil war there is neither (FA-23)."""
        written, _blank, office = name.strip().rpartition(" ")
        country = t.board.power_names.get(normal(written), "")
        known = countries(t).get(country)
        if known is None or known.government is None:
            return None
        offices = {"(government)": known.government, "(opposition)": other(known.government)}
        letter = offices.get(office.casefold())
        return faction(country, letter) if letter is not None else None

    def office(self, t: Turn, seat: str) -> str | None:
        """FD2.5: country and office."""
        held = place(t, seat)
        if held is None or held[2].government is None:
            return None
        country, letter, known = held
        return f"{country} ({'Government' if known.government == letter else 'Opposition'})"

    def appraises(self, t: Turn, seat: str, order: Order) -> float:
        return advice.appraised(t, seat, order)

    def rates(self, t: Turn, seat: str) -> float | None:
        return advice.rated(t, seat)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        return outlook.consequences(t, seat, orders)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        return outlook.panels(t, seat)


def _no_revolution(t: Turn, country: str, letter: str, known: Country) -> Refusal | None:
    """FD8.1, FD8.2, FD17.3, FA-59."""
    if not alive(t, country):
        return Refused.OUT.says(other=country)
    if known.regime == AT_WAR:
        return Refused.CIVIL_WAR.says()
    if letter == known.government:
        return Refused.NOT_OPPOSITION.says()
    barred = {ONE_PARTY: Refused.ONE_PARTY, DICTATORSHIP: Refused.DICTATORSHIP}.get(known.regime)
    if barred is None and due(t, known):
        barred = Refused.ELECTION_YEAR
    if barred is None and t.state.phase[5:] != "P":
        barred = Refused.NOT_NOW
    return barred.says() if barred is not None else None


def _answered_in(form: Form) -> str:
    """The phases in which an order of this form can be something."""
    if form.directive is Revolution:
        return "P"
    order = form.directive(**form.fixed)
    phases = "".join(PHASE[question] for question in PHASE if order in (YES[question], NO[question]))
    return phases or "".join(PHASE.values())  # who says just "Accept" accepts whatever he is asked


def _no_coup(t: Turn, country: str, letter: str, known: Country) -> Refusal | None:
    """FD9.1."""
    barred = {AT_WAR: Refused.CIVIL_WAR, ONE_PARTY: Refused.ONE_PARTY, DICTATORSHIP: Refused.DICTATORSHIP}
    why = barred.get(known.regime)
    if why is None and _may_answer(t, faction(country, letter), country, known, Coup()):
        return None
    return (why or Refused.NOT_LOSING).says()


def _may_answer(t: Turn, seat: str, country: str, known: Country, order: Directive) -> bool:
    question = known.pending
    if question is None or asked_seat(country, known) != seat or t.state.phase[5:] != PHASE[question]:
        return False
    return alive(t, country) and order in (YES[question], NO[question])


def _filed(standing: str | None, order: Instruct) -> Refusal | None:
    known = order in INSTRUCTIONS and order.condition in CONDITIONS.values()
    if not known:
        return Refused.NOTHING_TO_ANSWER.says()
    return Refused.FILED.says() if standing == order.answer else None
