"""A rule set: combines components, checks for clashes, resolves options, answers hooks derived from others, applies
events."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace as with_
from typing import Any

from msgspec.structs import replace

from casusbelli.core.board import Board, normal
from casusbelli.core.cached_property import cached_property
from casusbelli.core.events import Event
from casusbelli.core.orders import Directive, Order
from casusbelli.core.phases import Phase
from casusbelli.core.rulings import Rulings, rulings
from casusbelli.core.said import Text, said
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine.about import About, about
from casusbelli.engine.answers import IN_PLAY_QUESTIONS, Answers
from casusbelli.engine.clashes import check_clashes, holders, known_options, settled_options
from casusbelli.engine.component import NOBODY, AnyComponent, Check, RulesClash, Seat, Step, Turn
from casusbelli.engine.dice import SEED_BYTES, Dice
from casusbelli.engine.display import Panel
from casusbelli.engine.first_position import sites_of_board
from casusbelli.engine.forms import EntryRefusal, Form
from casusbelli.engine.grammar import Grammar
from casusbelli.engine.options import BASE
from casusbelli.engine.proposals import Proposal
from casusbelli.engine.public_events import is_public
from casusbelli.engine.rule_states import RuleStates
from casusbelli.engine.year import called, in_order, phase_index

__all__ = ["RuleSet"]

MOST_ORDERS = 2_000  # parsed order texts to cache
LONGEST_CHAIN = 1_000  # events caused by events; a longer chain means that rules trigger each other in a loop
OF_UNITS = ("position", "survey")  # what a turn derives from its units alone,
OF_LANDS = ("holdings",)  # and from its units, dislodged units and center owners
# What is asked when orders to units are written, and may look at what is written beside them.
BESIDE = (
    *("orders_barred", "deputy_for", "forbids", "understands", "weighs"),
    *("commander_of", "keeps_unit", "may_build_in", "extra_builds", "orderable_by_others"),
)
NO_DICE = Dice(bytes(SEED_BYTES))  # for games without dice


class RuleSet(RuleStates):
    """The components and options of one game. A hook that no rule answers costs nothing. Hooks derived from the answers
    to others are methods of this class, which find the merged answers in ``self.said``."""

    def __init__(
        self,
        components: Sequence[AnyComponent],
        board: Board,
        options: Mapping[str, str] | None = None,
        dice: Dice = NO_DICE,
        usual: Mapping[str, str] | None = None,
    ) -> None:
        check_clashes(components)
        self.components = tuple(components)  # as listed, for the rulebook; hooks ask them in order of name
        self.seed = dice
        self._bind()
        self.known_options = known_options(components)
        self.options = settled_options(self.known_options, options or {}, usual or {})
        self.usual = dict(usual or {})
        self.rulings: Rulings = rulings({key: value for key, value in self.options.items() if key in BASE})
        self.board = board
        self.board = self.said.charts(board, self)
        self._last: Turn | None = None
        self._lasts: dict[str | None, tuple[State, Turn]] = {}  # the same for each seat, if rules hide something
        self.looks_beside = any(map(self.hears, BESIDE))
        self.secretive = self.hears("hides") or any(not component.public for component in self.answering("initial"))
        self.public_events = frozenset(kind for c in self.components if c.public for kind in c.events)
        self.seats = self.said.seats(tuple(Seat(power.name, (power.name,)) for power in self.board.powers), self)
        self.names = tuple(seat.name for seat in self.seats)
        self.holder = holders(self.seats)
        start = self.said.starts(self)  # steps may depend on the start
        self.start = self.board.calendar.start if start is None else start
        self.plan = in_order(list(self.said.steps(self)))
        self.first = phase_index(self.plan, self.start)
        self.step = {step.name: step for step in self.plan}
        by_name = sorted(self.components, key=lambda component: component.name)
        self.forms = tuple(form for component in by_name for form in component.forms)
        self.brought = {form.directive: component for component in by_name for form in component.forms}
        self.secret = {form.directive: form.secret for form in self.forms if form.secret}
        self.grammar = self._grammar()
        self._orders: dict[tuple[str, str], Order | None] = {}  # ``order_of``
        wrong = {str(told): told for told in self.said.checks(self)}
        if wrong:
            raise RulesClash(_as_one(wrong))

    def _bind(self) -> None:
        """Bind each hook to its merged answer, unless this class has a method for it."""
        self.said = Answers(self.components)
        own = vars(RuleSet)
        self.__dict__.update(
            {name: ask for name, ask in self.said.bound().items() if name in IN_PLAY_QUESTIONS and name not in own}
        )

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the bound hooks when pickling: they contain functions, and unpickling binds them again."""
        known = self.__dict__ | {"_last": None, "_lasts": {}}
        return {name: value for name, value in known.items() if name != "said" and name not in IN_PLAY_QUESTIONS}

    def __setstate__(self, known: dict[str, Any]) -> None:
        self.__dict__.update(known)
        self._bind()

    def option(self, key: str) -> str:
        return self.options[key]

    @cached_property
    def printed(self) -> Mapping[str, str]:
        """Every option with its default value: the rules as printed."""
        return settled_options(self.known_options, {}, self.usual)

    def has(self, name: str) -> bool:
        return any(component.name == name for component in self.components)

    def claims(self, what: str) -> bool:
        """Does a rule claim this exclusively?"""
        return any(what in component.sole for component in self.components)

    def dice(self, rollbacks: int) -> Dice:
        return with_(self.seed, rollbacks=rollbacks)

    def hears(self, question: str) -> bool:
        return bool(self.said.answering[question])

    def answering(self, question: str) -> tuple[AnyComponent, ...]:
        return self.said.answering[question]

    def with_dice(self, dice: Dice) -> RuleSet:
        """The same rules with other dice."""
        other = object.__new__(RuleSet)
        other.__dict__.update(self.__dict__ | {"seed": dice, "_last": None, "_lasts": {}})
        return other

    # --- the shape of the game

    def _grammar(self) -> Grammar:
        seats = {name: name for name in self.names if name not in self.board.power}
        fillers = tuple(filler for component in self.components for filler in component.fillers)
        return Grammar(self.forms, {**self.said.names(self), **seats}, fillers, any(c.copies for c in self.components))

    def may_roll(self, label: str) -> bool:
        """Does the game have a die with this label, whether or not it is ever rolled?"""
        words = {
            "{power}": "|".join(map(re.escape, self.board.power)),
            "{province}": "|".join(self.board.province),
            "{year}": "[0-9]{4}",
            "{phase}": "[A-Z][0-9]{4}[A-Z]",
        }
        patterns = (pattern for component in self.components for pattern in component.dice)
        return any(re.fullmatch(_filled(pattern, words), label) for pattern in patterns)

    def seated(self, power: str) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats if power in seat.powers)

    def seat_names(self) -> tuple[str, ...]:
        return self.names

    # --- hooks derived from others

    def commander_of(self, t: Turn, owner: str) -> str | None:
        """The seat that orders this owner's units; None if no seat does."""
        known = t.commanders
        if owner not in known:
            seat = self.said.commander_of(t, owner)
            held = self.holder.get(owner) if seat is None else seat
            known[owner] = None if held == NOBODY or held in t.state.vacant else held
        return known[owner]

    def idle(self, t: Turn, owner: str) -> bool:
        """True if nobody can order this owner's units."""
        return self.said.commander_of(t, owner) == NOBODY

    def deputy_for(self, t: Turn, seat: str) -> str:
        """The seat whose orders this one may write: usually its own."""
        return self.said.deputy_for(t, seat) or seat

    def listed_as(self, t: Turn, owner: str) -> str:
        """The name that this owner's units and centers are listed under."""
        return self.said.listed_as(t, owner) or owner

    def build_sites(self, t: Turn, owner: str) -> tuple[str, ...]:
        if not self.hears("may_build_in"):
            return sites_of_board(t, owner)
        return tuple(code for code in t.board.province if self.may_build_in(t, owner, code))

    def settled_order(self, t: Turn, unit: Unit) -> Order | None:
        """The single order that several seats' orders for this unit amount to."""
        settled = self.settled(t, unit)
        return settled.order if settled is not None else None

    def writers(self, t: Turn, unit: Unit) -> tuple[str, ...]:
        """The seats that agreed on the order, or else the seat that commands the unit."""
        settled, commander = self.settled(t, unit), self.commander_of(t, unit.owner)
        alone = (commander,) if commander is not None else ()
        return settled.writers or alone if settled is not None else alone

    def sees(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        return not self.hides(t, seat, unit)

    def is_public(self, event: Event) -> bool:
        return type(event) in self.public_events or is_public(event, self.hears("hides"))

    def forbids(self, t: Turn) -> Check | None:
        """The rules' combined check on orders that the step itself would accept; computed once a turn."""
        return t.memo(self.said.forbids)

    def addressed(self, t: Turn, name: str) -> str | None:
        """The seat that holds this office now; None if no rule knows the office or it is vacant."""
        held = {normal(office): seat for office, seat in self.offices(t).items()}
        country, _blank, post = name.strip().rpartition(" ")
        return held.get(normal(name)) or held.get(normal(f"{t.board.power_names.get(normal(country), country)} {post}"))

    def office(self, t: Turn, seat: str) -> str | None:
        """The office that this seat holds now, which is public."""
        return next((office for office, holder in self.offices(t).items() if holder == seat), None)

    def recounts(self, event: Event) -> Text | None:
        """The sentence that reports an event, from the rule that brought it; "" if it need not be reported."""
        told = (component.recounts(self.board, event) for component in self.answering("recounts"))
        return next((words for words in told if words is not None), None)

    def panels(self, t: Turn, seat: str | None) -> tuple[Panel, ...]:
        return tuple(sorted(self.said.panels(t, seat), key=lambda panel: str(panel.title)))

    def proposals(self, t: Turn, seat: str | None) -> tuple[Proposal, ...]:
        return tuple(made for component in self.answering("proposals") for made in component.proposals(t, seat))

    def intends(self, t: Turn, seat: str, owner: str | None) -> float:
        """How much more than usual the seat should want centers of this owner, by all rules together."""
        return sum(component.intends(t, seat, owner) for component in self.answering("intends"))

    def scores(self, t: Turn) -> dict[str, int]:
        """The points that decide the game: from the component that defines them, or supply centers."""
        kept = self.said.scores(t)
        return dict(kept) if kept is not None else {p.name: len(t.state.owned(p.name)) for p in t.board.powers}

    def rates(self, t: Turn, seat: str) -> float:
        """How well a seat is doing: as a rule rates it, or by the points of its powers."""
        said = self.said.rates(t, seat)
        if said is not None:
            return said
        powers = next(held.powers for held in self.seats if held.name == seat)
        points = self.scores(t)
        return float(points.get(seat, sum(points.get(power, 0) for power in powers)))

    # --- orders

    def refusal(self, t: Turn, step: Step, seat: str, order: Order) -> Refusal | None:
        """Why this seat may not give this order now; None if it may. Pages, bots and the server ask this question."""
        check = self.forbids(t)
        if not isinstance(order, Directive):
            barred = self.orders_barred(t, seat, order)
            if barred is not None:
                return barred
            why = step.refuse(t, self.deputy_for(t, seat), order)
            # the rule that closed the retreat has a better reason
            if check is not None and (why is None or why.reason is Reason.RETREAT_BARRED):
                return check(seat, order) or why
            return why
        form = self.grammar.of.get(type(order))
        if form is None:
            return EntryRefusal.UNKNOWN_ORDER.says(other=order)
        if not form.is_for(t.state.now.kind):
            steps = dict.fromkeys(step for other in self._forms_of(order) for step in self.taken_in(other))
            if not steps:
                return EntryRefusal.NO_PHASE.says(other=order)
            return EntryRefusal.OTHER_PHASE.says(other=order, steps=list(map(called, steps)))
        why = self.brought[type(order)].admits(t, seat, order)
        return check(seat, order) if why is None and check is not None else why

    def taken_in(self, form: Form) -> tuple[Step, ...]:
        """The phases of a year in which orders of this form can be given."""
        brought = self.brought[form.directive]
        steps = (step for step in self.plan if step.kind and form.is_for(step.kind))
        return tuple(step for step in steps if not brought.closed_in(self, form, step))

    def about(self, order: Directive) -> About:
        """The powers, provinces and units that the order speaks of."""
        return about(self._forms_of(order), order)

    def _forms_of(self, order: Directive) -> Iterator[Form]:
        return (form for form in self.forms if form.directive is type(order))

    def order_of(self, text: str, phase: str) -> Order | None:
        """Parse the canonical text of an order from an event of this phase; None if these rules know no such order."""
        with suppress(KeyError):  # games in other threads share this cache
            return self._orders[text, phase]
        found, _errors = self.grammar.read(text, self.board.on(phase), Phase.of(phase).kind)
        if len(self._orders) >= MOST_ORDERS:
            self._orders.clear()
        order = self._orders[text, phase] = found[0].order if len(found) == 1 else None
        return order

    # --- events

    def follow(
        self, state: State, first: Iterable[Event], orders: Mapping[str, Sequence[Order]]
    ) -> Iterator[tuple[Event, State]]:
        """Apply events, and the events they cause, until nothing more follows."""
        queue = list(first)
        for count, event in enumerate(queue):  # the queue grows during the loop
            if count > LONGEST_CHAIN:
                raise RulesClash(said("engine.endless-reactions", event=str(event)))
            state = self.evolve(state, event)
            yield event, state
            if self.answering("react"):
                t = self.turn(state, orders)
                for component in self.answering("react"):
                    queue.extend(component.react(t, event))

    def turn(self, state: State, orders: Mapping[str, Sequence[Order]] | None = None) -> Turn:
        """The turn that hooks read. The last one is cached, because many hooks are asked about the same moment."""
        last = self._last
        if last is not None and last.state is state and (last.orders is orders or not (last.orders or orders)):
            return last
        board = self.board.on(state.phase) if state.phase else self.board
        t = self._last = Turn(board, state, self, orders or {})
        if last is not None and last.state.units is state.units and last.board is board:
            before = last.state
            alike = before.centers is state.centers and before.routed is state.routed
            _hand_on(last, t, OF_UNITS + OF_LANDS if alike else OF_UNITS)
        return t

    # --- what a seat may know

    def seen(self, state: State, seat: str | None, orders: Sequence[Order] = ()) -> Turn:
        """The turn as one seat may know it, without hidden units and secret states. Everything offered, refused or
        predicted to a seat is computed from this turn, so that nobody can find out hidden things by trying orders."""
        if not self.secretive:
            t = self.turn(state)
        else:
            kept = self._lasts.get(seat)
            t = kept[1] if kept is not None and kept[0] is state else self._veiled(state, seat)
            if seat is None or seat in self.names:  # spectators are not cached: there is no bound on their number
                self._lasts[seat] = (state, t)
        if not orders or seat is None:
            return t
        beside = Turn(t.board, t.state, self, {seat: orders}, veiled=True)
        beside.__dict__.update(position=t.position, survey=t.survey)  # share what is computed already
        _hand_on(t, beside, OF_LANDS)
        return beside

    def _veiled(self, state: State, seat: str | None) -> Turn:
        whole = self.turn(state)
        own = dict[str, Any]()
        for component in self.answering("initial"):
            known = component.knows(whole, seat)
            if known is not state.own[component.name]:
                own[component.name] = component.initial(self.board) if known is None else known
        if not own and not self.answering("hides"):
            return whole
        units = {number: unit for number, unit in state.units.items() if self.sees(whole, seat, unit)}
        routed = {number: r for number, r in state.routed.items() if self.sees(whole, seat, r.unit)}
        marks = {number: marks for number, marks in state.marks.items() if number in units or number in routed}
        seen = replace(state, units=units, routed=routed, marks=marks, own={**state.own, **own})
        return Turn(whole.board, seen, self, {}, veiled=True)


def _filled(pattern: str, words: Mapping[str, str]) -> str:
    for word, meant in words.items():
        pattern = pattern.replace(word, f"({meant})")
    return pattern


def _hand_on(t: Turn, other: Turn, names: Iterable[str]) -> None:
    """Copy cached values from one turn to another for which they hold as well."""
    known = t.__dict__
    for name in names:
        if name in known:
            other.__dict__[name] = known[name]


def _as_one(wrong: Mapping[str, Text]) -> Text:
    """Several complaints as one text; a single one stays a message, which can be told in any language."""
    if len(wrong) == 1:
        return next(iter(wrong.values()))
    *first, last = sorted(wrong)
    return "; ".join([*(told.rstrip(".") for told in first), last])
