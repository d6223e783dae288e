"""Puts components together: clashes, options, and how their answers combine."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace as with_
from typing import Any, TypeVar

from msgspec import MsgspecError, to_builtins
from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.events import Event, StateCorrected, StatePlaced
from casusbelli.core.evolve import evolve
from casusbelli.core.orders import Directive, Order
from casusbelli.core.rulings import Rulings, rulings
from casusbelli.core.state import Outcome, State
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.rules.clashes import check_clashes, holders, known_options, settled_options
from casusbelli.rules.component import (
    NO_MODIFIERS,
    AnyComponent,
    Component,
    Modifiers,
    RulesClash,
    Seat,
    Step,
    Turn,
)
from casusbelli.rules.dice import SEED_BYTES, Dice
from casusbelli.rules.forms import Entry, Form
from casusbelli.rules.grammar import Grammar
from casusbelli.rules.options import BASE
from casusbelli.rules.shown import Consequence, Panel, in_turn
from casusbelli.rules.year import called, in_order, phase_index

HOOKS = tuple(name for name in vars(Component) if not name.startswith("_") and callable(getattr(Component, name)))
LONGEST_CHAIN = 1_000  # events caused by events; beyond it rules are chasing each other
OF_UNITS = ("position", "survey")  # what a turn works out from its units alone,
OF_LANDS = ("holdings",)  # and from them, from those dislodged and from who owns the centres
# What is asked when orders to units are written, and may look at what is written beside them.
BESIDE = (
    *("bars", "deputizes", "refuse", "understands", "weighs"),
    *("idles", "keeps", "lends", "opens", "owes", "steers"),
)
NO_DICE = Dice(bytes(SEED_BYTES))  # for games without chance
A = TypeVar("A")


class RuleSet:
    """Components and the options of one game. A hook that nobody overrides costs nothing."""

    def __init__(
        self,
        components: Sequence[AnyComponent],
        board: Board,
        options: Mapping[str, str] | None = None,
        dice: Dice = NO_DICE,
        usual: Mapping[str, str] | None = None,
    ) -> None:
        check_clashes(components)
        self.components = tuple(components)  # as listed, for the rulebook; they are asked by name
        by_name = sorted(components, key=lambda component: component.name)
        self.board = board
        self.seed = dice
        self.with_hook: dict[str, tuple[AnyComponent, ...]] = {
            hook: tuple(c for c in by_name if getattr(type(c), hook) is not getattr(Component, hook)) for hook in HOOKS
        }
        self.known_options = known_options(components)
        self.options = settled_options(self.known_options, options or {}, usual or {})
        self.rulings: Rulings = rulings({key: value for key, value in self.options.items() if key in BASE})
        for component in self.with_hook["charts"]:
            self.board = component.charts(self.board, self)
        self._last: Turn | None = None
        self._lasts: dict[str | None, tuple[State, Turn]] = {}  # the same for seats, where rules hide something
        self.looks_beside = any(self.with_hook[hook] for hook in BESIDE)
        self.secretive = any(self.with_hook[hook] for hook in ("hides", "initial"))
        self.seats = self._seats()
        self.names = tuple(seat.name for seat in self.seats)
        self.holder = holders(self.seats)
        self.start = self._started()  # the phase in which a game begins; steps may depend on it
        self.plan = in_order([place for component in self.with_hook["steps"] for place in component.steps(self)])
        self.first = phase_index(self.plan, self.start)
        self.step = {step.name: step for step in self.plan}
        self.forms = tuple(form for component in by_name for form in component.forms)
        self.brought = {form.directive: component for component in by_name for form in component.forms}
        self.secret = {form.directive: form.secret for form in self.forms if form.secret}
        self.grammar = self._grammar()
        wrong = sorted({said for component in self.with_hook["checks"] for said in component.checks(self)})
        if wrong:
            raise RulesClash("; ".join(wrong))

    def option(self, key: str) -> str:
        return self.options[key]

    def has(self, name: str) -> bool:
        """Is the component of this name among these rules?"""
        return any(component.name == name for component in self.components)

    def dice(self, rollbacks: int) -> Dice:
        return with_(self.seed, rollbacks=rollbacks)

    def hears(self, hook: str) -> bool:
        """Has any rule something to say to this question?"""
        return bool(self.with_hook[hook])

    def with_dice(self, dice: Dice) -> RuleSet:
        """The same rules with other dice."""
        other = copy(self)
        other.seed, other._last, other._lasts = dice, None, {}
        return other

    # --- the shape of the game

    def _seats(self) -> tuple[Seat, ...]:
        seats = tuple(Seat(power.name, (power.name,)) for power in self.board.powers)
        for component in self.with_hook["seats"]:
            seats = component.seats(seats, self)
        return seats

    def _grammar(self) -> Grammar:
        called = [pair for component in self.with_hook["names"] for pair in component.names(self).items()]
        seats = [(name, name) for name in self.names if name not in self.board.power]
        fillers = tuple(filler for component in self.components for filler in component.fillers)
        return Grammar(self.forms, dict([*called, *seats]), fillers, any(c.copies for c in self.components))

    def may_roll(self, label: str) -> bool:
        """Is there a die of this label in the game, whether it is rolled or not?"""
        return any(
            re.fullmatch(pattern, label) for component in self.with_hook["rolls"] for pattern in component.rolls(self)
        )

    def seated(self, power: str) -> tuple[str, ...]:
        """The seats that have this power."""
        return tuple(seat.name for seat in self.seats if power in seat.powers)

    def seat_names(self) -> tuple[str, ...]:
        return self.names

    def _started(self) -> str:
        said = sorted({start for c in self.with_hook["starts"] if (start := c.starts(self)) is not None})
        if len(said) > 1:
            raise RulesClash(f"the game cannot begin in {' and in '.join(said)}")
        return said[0] if said else self.board.calendar.start

    # --- questions to all components

    def commander(self, t: Turn, owner: str) -> str | None:
        """The seat that orders the units of this owner; None where nobody does."""
        known = t.commanders
        if owner not in known:
            known[owner] = self._commander(t, owner)
        return known[owner]

    def _commander(self, t: Turn, owner: str) -> str | None:
        seat = None
        if self.idle(t, owner):
            return None
        if self.with_hook["lends"]:
            answers = ((c.name, c.lends(t, owner)) for c in self.with_hook["lends"])
            seat = self._claim(f"seat that orders {owner}", answers)
        seat = seat or self.holder.get(owner)
        return None if seat in t.state.vacant else seat

    def idle(self, t: Turn, owner: str) -> bool:
        return any(component.idles(t, owner) for component in self.with_hook["idles"])

    def steered(self, t: Turn, owner: str) -> bool:
        return any(component.steers(t, owner) for component in self.with_hook["steers"])

    def asked(self, t: Turn, step: Step) -> Mapping[str, str]:
        """Seat -> what it owes: what the step itself asks, and what rules ask besides."""
        own = step.asks(t)
        for component in self.with_hook["asks"]:
            own = {**component.asks(t), **own}
        return own

    def deputized(self, t: Turn, seat: str) -> str:
        """The seat whose orders this one may write: its own, as a rule."""
        if not self.with_hook["deputizes"]:
            return seat
        answers = ((c.name, c.deputizes(t, seat)) for c in self.with_hook["deputizes"])
        return self._claim(f"seat that {seat} acts for", answers) or seat

    def power_of(self, t: Turn, owner: str) -> str | None:
        """The power that this owner is, or is a side of; None: neither."""
        if owner in t.board.power:
            return owner
        return self._claim(f"power of {owner}", ((c.name, c.part_of(t, owner)) for c in self.with_hook["part_of"]))

    def survives(self, t: Turn, owner: str) -> bool:
        return any(component.survives(t, owner) for component in self.with_hook["survives"])

    def listed(self, t: Turn, owner: str) -> str:
        """The name that this owner's units and centres are listed under."""
        return (
            self._claim(f"name of {owner}", ((c.name, c.listed(t, owner)) for c in self.with_hook["listed"])) or owner
        )

    def extra(self, t: Turn, owner: str) -> int:
        return sum(component.owes(t, owner) for component in self.with_hook["owes"])

    def kept(self, t: Turn, unit: Unit) -> bool:
        return any(component.keeps(t, unit) for component in self.with_hook["keeps"])

    def sites(self, t: Turn, owner: str) -> tuple[str, ...]:
        """Where this owner may build: its own home centres, and what rules open."""
        home = t.state.home.get(owner, ())
        if not self.with_hook["opens"]:
            return home
        open_ = {place for component in self.with_hook["opens"] for place in component.opens(t, owner)}
        return tuple(code for code in t.board.province if code in open_ or code in home)

    def spared(self, t: Turn, unit: Unit, center: str) -> bool:
        return any(component.spares(t, unit, center) for component in self.with_hook["spares"])

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        return (order for component in self.with_hook["offers"] for order in component.offers(t, seat))

    def refusal(self, t: Turn, step: Step, seat: str, order: Order) -> Refusal | None:
        """Why this seat may not give this order now; None if it may. Pages, bots and the server ask this question."""
        if not isinstance(order, Directive):
            hooks = self.with_hook
            barred = self.barred(t, seat, order) if hooks["bars"] else None
            if barred is not None:
                return barred
            why = step.refuse(t, self.deputized(t, seat) if hooks["deputizes"] else seat, order)
            # the rule that closed the retreat knows more
            if hooks["refuse"] and (why is None or why.reason is Reason.RETREAT_BARRED):
                why = self.forbids(t, seat, order) or why
            return why
        form = self.grammar.of.get(type(order))
        if form is None:
            return Entry.UNKNOWN_ORDER.says(other=order)
        if not form.at_once and t.state.phase[5:] not in form.kinds:
            steps = dict.fromkeys(step for other in self._forms_of(order) for step in self.taken_in(other))
            return Entry.OTHER_PHASE.says(other=order, steps=" or ".join(map(called, steps)) or "no phase of this game")
        return self.brought[type(order)].admits(t, seat, order) or self.forbids(t, seat, order)

    def taken_in(self, form: Form) -> tuple[Step, ...]:
        """The phases of a year in which orders of this form are given."""
        brought = self.brought[form.directive]
        steps = (step for step in self.plan if step.kind and (form.at_once or step.kind in form.kinds))
        return tuple(step for step in steps if not brought.shuts(self, form, step))

    def _forms_of(self, order: Directive) -> Iterator[Form]:
        return (form for form in self.forms if form.directive is type(order))

    def barred(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """Why this seat gives no orders at all."""
        return self._veto(component.bars(t, seat, order) for component in self.with_hook["bars"])

    def forbids(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """What components have against an order that the step itself would take."""
        objecting = t.kept(self.objecting)
        return self._veto([component.refuse(t, seat, order) for component in objecting]) if objecting else None

    def objecting(self, t: Turn) -> tuple[AnyComponent, ...]:
        """The components that could have something against an order this turn."""
        return tuple(component for component in self.with_hook["refuse"] if component.objects(t))

    def understood(self, t: Turn, seat: str, order: Order, nation: str | None) -> Order | Refusal | None:
        """What an order means under the rules; None: what it means by itself. Where no rule knows a meaning, several
        may say why not."""
        answers = {c.name: c.understands(t, seat, order, nation) for c in self.with_hook["understands"]}
        whys = [why for why in answers.values() if isinstance(why, Refusal)]
        meant = ((name, said) for name, said in answers.items() if not isinstance(said, Refusal))
        return self._claim(f"meaning of {order}", meant) or self._veto(whys)  # type: ignore[return-value]

    def settled(self, t: Turn, unit: Unit) -> Order | None:
        if not self.with_hook["settles"]:
            return None
        answers = ((c.name, c.settles(t, unit)) for c in self.with_hook["settles"])
        return self._claim(f"order of {unit}", answers)  # type: ignore[return-value]

    def writers(self, t: Turn, unit: Unit) -> tuple[str, ...]:
        """The seats that wrote the order this unit follows: those who agreed on it, or whoever commands the unit."""
        several = dict.fromkeys(seat for c in self.with_hook["writers"] for seat in c.writers(t, unit))
        commander = self.commander(t, unit.owner)
        return tuple(several) or ((commander,) if commander is not None else ())

    def void(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        if not self.with_hook["voids"]:
            return None
        return self._veto(component.voids(t, unit, order) for component in self.with_hook["voids"])

    def weighed(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]:
        """Which of a seat's orders, each of which could stand, do not stand beside the others."""
        found: dict[int, list[Refusal]] = {}
        for component in self.with_hook["weighs"]:
            for number, why in component.weighs(t, seat, orders).items():
                found.setdefault(number, []).append(why)
        return {number: min(whys, key=lambda why: (why.code, why.text)) for number, whys in found.items()}

    def disqualified(self, t: Turn, owner: str) -> bool:
        return any(component.disqualifies(t, owner) for component in self.with_hook["disqualifies"])

    def modifiers(self, t: Turn) -> Modifiers:
        total = NO_MODIFIERS
        for component in self.with_hook["modify"]:
            total |= component.modify(t)
        return total

    def acts(self, t: Turn, seat: str, order: Directive) -> list[Event]:
        """What an order that is carried out at once does."""
        return [event for component in self.with_hook["acts"] for event in component.acts(t, seat, order)]

    def winner(self, t: Turn) -> Outcome | None:
        return self._claim("end of the game", ((c.name, c.winner(t)) for c in self.with_hook["winner"]))

    def sees(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        return not any(component.hides(t, seat, unit) for component in self.with_hook["hides"])

    def may_write(self, t: Turn, sender: str, reader: str, public: bool = False) -> bool:
        return not any(component.silences(t, sender, reader, public) for component in self.with_hook["silences"])

    def addressed(self, t: Turn, name: str) -> str | None:
        """The seat of whoever holds this office now; None: no rule knows such an office, or nobody holds it."""
        return self._claim(f"letters to {name}", ((c.name, c.addressed(t, name)) for c in self.with_hook["addressed"]))

    def office(self, t: Turn, seat: str) -> str | None:
        """What everybody may know that this seat is at the moment, besides its name."""
        return self._claim(f"office of {seat}", ((c.name, c.office(t, seat)) for c in self.with_hook["office"]))

    def recounted(self, event: Event) -> str | None:
        """A fact in words, where the rule that brought it has any; "" where it need not be told."""
        answers = ((c.name, c.recounts(self.board, event)) for c in self.with_hook["recounts"])
        return self._claim("story", answers)

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> tuple[Consequence, ...]:
        return in_turn(c for component in self.with_hook["foresees"] for c in component.foresees(t, seat, orders))

    def appraised(self, t: Turn, seat: str, order: Order) -> float:
        """What an order is worth to the seat, in supply centres, beyond what the standard game would make of it: advice
        for bots and for people who ask."""
        return sum(component.appraises(t, seat, order) for component in self.with_hook["appraises"])

    def panels(self, t: Turn, seat: str | None) -> tuple[Panel, ...]:
        found = (panel for component in self.with_hook["panels"] for panel in component.panels(t, seat))
        return tuple(sorted(found, key=lambda panel: panel.title))

    def scores(self, t: Turn) -> dict[str, int]:
        """The game's points: those of the component that keeps them, or centres."""
        kept = self._claim("scores", ((c.name, c.scores(t)) for c in self.with_hook["scores"]))
        return dict(kept) if kept is not None else {p.name: len(t.state.owned(p.name)) for p in t.board.powers}

    def rated(self, t: Turn, seat: str) -> float:
        """How a seat does: as the rule says that knows, or by the points of its powers."""
        said = self._claim(f"rating of {seat}", ((c.name, c.rates(t, seat)) for c in self.with_hook["rates"]))
        powers = next(held.powers for held in self.seats if held.name == seat)
        points = self.scores(t)
        return said if said is not None else float(points.get(seat, sum(points.get(power, 0) for power in powers)))

    def shown(self, t: Turn) -> dict[str, Any]:
        """The states of the components that show one, by the name they are shown under."""
        shown: dict[str, dict[str, Any]] = {}
        for component in self.with_hook["show"]:
            table = component.show(t)
            if table is not None:
                shown.setdefault(component.shown_as, {}).update(table)
        return shown

    def arranged(self, t: Turn, rule: str, table: Mapping[str, Any]) -> list[Event]:
        """What a state set up by hand means besides for the board and the seats."""
        rules = (component for component in self.with_hook["arranges"] if component.shown_as == rule)
        return [event for component in rules for event in component.arranges(t, table)]

    def corrigible(self, t: Turn) -> dict[str, dict[str, Any]]:
        """What a game-master may correct, as it is now: the name it is shown under -> field -> value. What is hidden
        from anybody is not in it, for a correction is told to all."""
        shown, found = self.shown(t), dict[str, dict[str, Any]]()
        for component in self.with_hook["corrected"]:
            public = set(component.reveals(t, None))
            fields = {key: shown[component.shown_as][key] for key in component.corrigible if key in public}
            found.setdefault(component.shown_as, {}).update(to_builtins(fields))
        return found

    def placeable(self) -> frozenset[str]:
        """The states that can be set up by hand, by the names they are shown under."""
        return frozenset(component.shown_as for component in self.with_hook["placed"])

    @staticmethod
    def _veto(reasons: Iterable[Refusal | None]) -> Refusal | None:
        """Of several reasons always the same one is told, whatever the order of the components."""
        given = [why for why in reasons if why is not None]
        return min(given, key=lambda why: (why.code, why.text)) if given else None

    @staticmethod
    def _claim(what: str, answers: Iterable[tuple[str, A | None]]) -> A | None:
        given = {name: answer for name, answer in answers if answer is not None}
        if not given:
            return None
        first = next(iter(given.values()))
        if any(answer != first for answer in given.values()):
            told = "; ".join(f"{name} says {answer}" for name, answer in sorted(given.items()))
            raise RulesClash(f"the rules disagree on the {what}: {told}")
        return first

    # --- events

    def empty(self) -> State:
        own = {component.name: component.initial(self.board) for component in self.components}
        return State(own=dict(sorted(own.items())))

    def evolve(self, state: State, event: Event) -> State:
        state = evolve(state, event)
        if isinstance(event, StatePlaced):
            return self._placed(state, event)
        if isinstance(event, StateCorrected):
            return self._corrected(state, event)
        changed: dict[str, Any] = {}
        for component in self.with_hook["evolve"]:
            before = state.own[component.name]
            after = component.evolve(before, event)
            if after is not before:
                changed[component.name] = after
        return replace(state, own={**state.own, **changed}) if changed else state

    def _placed(self, state: State, event: StatePlaced) -> State:
        return self._by_hand("placed", state, event, lambda c: c.placed(state.own[c.name], event.table))

    def _corrected(self, state: State, event: StateCorrected) -> State:
        t = self.turn(state)
        return self._by_hand("corrected", state, event, lambda c: c.corrected(t, event.table))

    def _by_hand(
        self, hook: str, state: State, event: StatePlaced | StateCorrected, made: Callable[[AnyComponent], object]
    ) -> State:
        rules = [component for component in self.with_hook[hook] if component.shown_as == event.rule]
        try:
            own = {component.name: made(component) for component in rules}
        except (TypeError, ValueError, LookupError, AttributeError, MsgspecError) as fault:
            raise RulesClash(f"state.{event.rule}: not what this rule shows: {fault}") from None
        return replace(state, own={**state.own, **own})

    def follow(
        self, state: State, first: Iterable[Event], orders: Mapping[str, Sequence[Order]]
    ) -> Iterator[tuple[Event, State]]:
        """Apply events, and the events they cause, until nothing more follows."""
        queue = list(first)
        for count, event in enumerate(queue):  # grows while it is walked
            if count > LONGEST_CHAIN:
                raise RulesClash(f"rules keep reacting to each other; the last event was {event}")
            state = self.evolve(state, event)
            yield event, state
            if self.with_hook["react"]:
                t = self.turn(state, orders)
                for component in self.with_hook["react"]:
                    queue.extend(component.react(t, event))

    def turn(self, state: State, orders: Mapping[str, Sequence[Order]] | None = None) -> Turn:
        """What hooks read. The last one is kept: many questions are asked of the same moment."""
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
        """The turn as one seat may know it: without the units that rules hide and the secrets they keep. Whatever is
        offered to a seat, refused to it or foretold comes from this, so that nothing hidden can be found out by trying.
        """
        if not self.secretive:
            t = self.turn(state)
        else:
            kept = self._lasts.get(seat)
            t = kept[1] if kept is not None and kept[0] is state else self._veiled(state, seat)
            if seat is None or seat in self.names:  # others are nobody, and there may be any number of them
                self._lasts[seat] = (state, t)
        if not orders or seat is None:
            return t
        beside = Turn(t.board, t.state, self, {seat: orders}, veiled=True)
        beside.__dict__.update(position=t.position, survey=t.survey)  # worked out once
        _hand_on(t, beside, OF_LANDS)
        return beside

    def _veiled(self, state: State, seat: str | None) -> Turn:
        whole = self.turn(state)
        own = {component.name: self._known(component, whole, seat) for component in self.with_hook["initial"]}
        if not self.with_hook["hides"] and all(known is state.own[name] for name, known in own.items()):
            return whole
        units = {number: unit for number, unit in state.units.items() if self.sees(whole, seat, unit)}
        routed = {number: r for number, r in state.routed.items() if self.sees(whole, seat, r.unit)}
        marks = {number: marks for number, marks in state.marks.items() if number in units or number in routed}
        known = replace(state, units=units, routed=routed, marks=marks, own={**state.own, **own})
        return Turn(whole.board, known, self, {}, veiled=True)

    def _known(self, component: AnyComponent, whole: Turn, seat: str | None) -> Any:
        known = component.knows(whole, seat)
        return component.initial(self.board) if known is None else known


def _hand_on(t: Turn, other: Turn, names: Iterable[str]) -> None:
    """What one turn has worked out, another need not."""
    known = t.__dict__
    for name in names:
        if name in known:
            other.__dict__[name] = known[name]
