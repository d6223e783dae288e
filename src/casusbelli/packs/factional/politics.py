"""The component of politics: seats, offices, the index, elections, revolutions and coups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from casusbelli.core.board import Board
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
from casusbelli.core.said import Said, Text, power, said
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Component, Halt, Rules, Seat, Step, Turn
from casusbelli.engine.forms import Form
from casusbelli.engine.options import MatchingText, Option, choice, number, powers_named
from casusbelli.packs.factional import politics_state
from casusbelli.packs.factional.advice import PoliticsAdvice
from casusbelli.packs.factional.facts import (
    AT_WAR,
    COUP,
    DICTATORSHIP,
    ONE_PARTY,
    POLITICS,
    REVOLT,
    ROLES,
    Country,
    CountryHalted,
    FactionalRefusal,
    GovernmentSet,
    IndexChanged,
    IndexChangedInWords,
    InstructionFiled,
    Politics,
    QuestionSet,
    Reckoned,
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
from casusbelli.packs.factional.orders import (
    ATTEMPTS,
    CONDITIONS,
    INSTRUCTIONS,
    LEAVING,
    NO,
    PHASE,
    STANDING,
    YES,
    Accept,
    Coup,
    Instruct,
    Resign,
    Revolution,
)
from casusbelli.packs.factional.politics_rulebook import PoliticsRulebook
from casusbelli.packs.factional.politics_state import PoliticsState
from casusbelli.packs.factional.screens import PoliticsScreen
from casusbelli.packs.factional.seats import (
    abandoned,
    first_governments,
    left,
    resumed,
    stopped,
    taken,
    tidied,
    unfilled,
)
from casusbelli.packs.factional.story import PoliticsStory
from casusbelli.packs.factional.winter import PoliticsYear, asked_seat, due


class Factional(
    PoliticsYear,
    PoliticsState,
    PoliticsRulebook,
    PoliticsStory,
    PoliticsScreen,
    PoliticsAdvice,
    Component[Politics],
):
    name = POLITICS
    options = (
        number("term", 3, 1, 20, said("factional.term"), advanced=False),
        number("di_max", 70, 50, 100, said("factional.di-max"), advanced=False),
        choice(
            "band",
            "clamp_net ignore_each clamp_each",
            said("factional.band"),
        ),
        choice("politics_before_builds", "true false", said("factional.politics-before-builds")),
        choice(
            "responses",
            "subphases preorders_only",
            said("factional.responses"),
        ),
        choice(
            "md_expiry",
            "election original_calendar new_term",
            said("factional.md-expiry"),
        ),
        choice("di_public", "true own_country gm", said("factional.di-public"), False),
        choice("nmr_backup", "hold opposition_backup", said("factional.nmr-backup")),
        number("abandon_after", 2, 0, 20, said("factional.abandon-after")),
        choice(
            "one_party_until",
            "replacement next_election_then_halt",
            said("factional.one-party-until"),
        ),
        choice("no_nmr", "false true", said("factional.no-nmr")),
        choice(
            "dice_source",
            "chain scripted manual",
            said("factional.dice-source"),
        ),
        Option(
            "unfilled",
            "none",
            MatchingText(
                "none|[^,=()]{1,40} [AB](,[^,=()]{1,40} [AB]){0,40}",
                said("factional.unfilled-kinds"),
                ("none",),
                powers_named,
            ),
            said("factional.unfilled"),
        ),
    )
    events = (
        GovernmentSet,
        IndexChanged,
        IndexChangedInWords,
        YearCounted,
        Reckoned,
        QuestionSet,
        InstructionFiled,
        CountryHalted,
    )
    dice = ("{power}/start/election", "{power}/{year}/(election|revolution|coup)", "{power}/{year}/ballot/{province}")
    forms = (*ATTEMPTS, *STANDING, *LEAVING)

    def checks(self, rules: Rules) -> Iterator[Text]:
        seats = [seat for country in rules.board.power for seat in factions(country)]
        unknown = [seat for seat in unfilled(rules) if seat not in seats]
        if unknown:
            yield said("factional.no-such-seat", unknown=unknown, seats=seats)
        elif len({*unfilled(rules)}) == len(seats):
            yield said("factional.somebody-plays")

    # --- state

    def initial(self, board: Board) -> Politics:
        return Politics({country: Country() for country in board.power})

    def begin(self, rules: Rules) -> Iterator[Event]:
        return first_governments(rules)

    def evolve(self, own: Politics, event: Event) -> Politics:
        change = politics_state.CHANGES.get(type(event))
        return own if change is None else change(own, event)

    def arranges(self, t: Turn, table: Mapping[str, Any]) -> Iterator[Event]:
        for country in countries(t):
            for letter in table.get(country, {}).get("vacant", ()):
                yield SeatVacated(faction(country, letter), "set up by hand")

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return (*countries(t), "standing")

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        """Hides secret dice and indices (FA-39), and the keys from which anyone could compute all rolls."""
        if isinstance(event, DiceKeyed):
            return None if rules.option("factional.di_public") == "true" else False
        if isinstance(event, DiceRolled):
            country = event.label.partition("/")[0]
            mine = country not in rules.board.power or politics_state.told(rules, country, seat)
            return None if mine else False
        if isinstance(event, InstructionFiled):
            return event.seat == seat
        if isinstance(event, (IndexChanged, YearCounted)):
            return politics_state.told(rules, event.country, seat)
        return True if isinstance(event, self.events) else None

    # --- seats and offices

    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        """Two seats for each country (FD2.1, FD2.5)."""
        split = (
            [Seat(name, seat.powers) for name in factions(seat.name)] if seat.powers == (seat.name,) else [seat]
            for seat in seats
        )
        return tuple(seat for pair in split for seat in pair)

    def commander_of(self, t: Turn, owner: str) -> str | None:
        """The Government orders the units of its country (FD3.1)."""
        known = countries(t).get(owner)
        return faction(owner, known.government) if known is not None and known.government is not None else None

    def orders_barred(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """The Opposition gives no orders (FD3.1)."""
        found = place(t, seat)
        if found is None or found[2].government in (None, found[1]) or self.deputy_for(t, seat) is not None:
            return None
        return FactionalRefusal.NOT_GOVERNMENT.says(other=power(faction(found[0], found[2].government or "")))

    def deputy_for(self, t: Turn, seat: str) -> str | None:
        """The Opposition may draft orders for its Government, if the option says so (FA-45)."""
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

    def closed_in(self, rules: Rules, form: Form, step: Step) -> bool:
        """Each question of the winter is answered in a phase of its own (FD8.1, FA-3)."""
        return form in ATTEMPTS and step.kind not in _answered_in(form)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        found = place(t, seat)
        if found is None:
            return FactionalRefusal.OUT.says(other=power(seat))
        if isinstance(order, Revolution):
            return _no_revolution(t, *found)
        if isinstance(order, Coup):
            return _no_coup(t, *found)
        if seat in t.state.vacant:
            return FactionalRefusal.RESIGNED.says()
        if isinstance(order, Resign):
            return None
        if isinstance(order, Instruct):
            standing = politics(t).standing.get(seat, {}).get(order.condition)
            return (
                FactionalRefusal.OUT.says(other=power(found[0])) if not alive(t, found[0]) else _filed(standing, order)
            )
        return None if _may_answer(t, seat, found[0], found[2], order) else FactionalRefusal.NOTHING_TO_ANSWER.says()

    def acts(self, t: Turn, seat: str, order: Directive) -> Iterator[Event]:
        if isinstance(order, Resign):
            yield SeatVacated(seat, "resigned")
        elif isinstance(order, Instruct):
            yield InstructionFiled(seat, order.condition, order.answer)

    # --- the year

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

    def halts(self, t: Turn) -> Iterator[Halt]:
        """Halts for a replacement (FD18.2) or for missing orders (FD18.1).

        The politics of the winter wait for nobody: there silence is an answer (FA-13).
        """
        for country, known in countries(t).items():
            if known.halted:
                empty = [power(faction(country, letter)) for letter in vacant(t, country)]
                yield Halt(said("factional.election-without", country=power(country), empty=empty))
        if option(t, "no_nmr") == "true" and t.state.now.kind in "MRA":
            yield Halt(said("factional.waits-for-all"), for_orders=True)

    # --- press and offices

    def forbids_press(self, t: Turn, sender: str, reader: str, public: bool = False) -> bool | Said:
        """Both factions may write alike (FD2.3); an eliminated country may not (FA-51), nor a vacant seat."""
        found = [place(t, name) for name in ((sender,) if public else (sender, reader))]
        for known in found:
            if known is not None and not alive(t, known[0]):
                return said("factional.press-eliminated", country=power(known[0]))
        return sender in t.state.vacant or (not public and reader in t.state.vacant)

    def offices(self, t: Turn) -> Mapping[str, str]:
        """The address "France (Government)" of each office (FD2.4, FD2.5). In a civil war there are none (FA-23)."""
        governed = ((country, known.government) for country, known in countries(t).items() if known.government)
        governing, opposing = map(str, ROLES)
        held = ((country, {governing: letter, opposing: other(letter)}) for country, letter in governed)
        return {
            f"{country} ({name})": faction(country, letter) for country, who in held for name, letter in who.items()
        }


def _no_revolution(t: Turn, country: str, letter: str, known: Country) -> Refusal | None:
    """Why this seat cannot attempt a revolution now (FD8.1, FD8.2, FD17.3, FA-59)."""
    if not alive(t, country):
        return FactionalRefusal.OUT.says(other=power(country))
    if known.regime == AT_WAR:
        return FactionalRefusal.CIVIL_WAR.says()
    if letter == known.government:
        return FactionalRefusal.NOT_OPPOSITION.says()
    barred = {ONE_PARTY: FactionalRefusal.ONE_PARTY, DICTATORSHIP: FactionalRefusal.DICTATORSHIP}.get(known.regime)
    if barred is None and due(t, known):
        barred = FactionalRefusal.ELECTION_YEAR
    if barred is None and t.state.now.kind != "P":
        barred = FactionalRefusal.NOT_NOW
    return barred.says() if barred is not None else None


def _answered_in(form: Form) -> str:
    """The phases in which an order of this form can have an effect."""
    if form.directive is Revolution:
        return "P"
    order = form.directive(**form.fixed)
    phases = "".join(PHASE[question] for question in PHASE if order in (YES[question], NO[question]))
    return phases or "".join(PHASE.values())  # a bare "Accept" answers either question


def _no_coup(t: Turn, country: str, letter: str, known: Country) -> Refusal | None:
    """Why this seat cannot attempt a coup now (FD9.1)."""
    barred = {
        AT_WAR: FactionalRefusal.CIVIL_WAR,
        ONE_PARTY: FactionalRefusal.ONE_PARTY,
        DICTATORSHIP: FactionalRefusal.DICTATORSHIP,
    }
    why = barred.get(known.regime)
    if why is None and _may_answer(t, faction(country, letter), country, known, Coup()):
        return None
    return (why or FactionalRefusal.NOT_LOSING).says()


def _may_answer(t: Turn, seat: str, country: str, known: Country, order: Directive) -> bool:
    question = known.pending
    if question is None or asked_seat(country, known) != seat or t.state.now.kind != PHASE[question]:
        return False
    return alive(t, country) and order in (YES[question], NO[question])


def _filed(standing: str | None, order: Instruct) -> Refusal | None:
    known = order in INSTRUCTIONS and order.condition in CONDITIONS.values()
    if not known:
        return FactionalRefusal.NOTHING_TO_ANSWER.says()
    return FactionalRefusal.FILED.says() if standing == order.answer else None
