"""Puts components together: clashes, options, and how their answers combine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.evolve import evolve
from casusbelli.core.orders import Order
from casusbelli.core.rulings import OPTIONS, Rulings, rulings
from casusbelli.core.state import Outcome, State
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import (
    NO_MODIFIERS,
    AnyComponent,
    Component,
    Modifiers,
    Option,
    Place,
    RulesClash,
    Seat,
    Step,
    Turn,
)
from casusbelli.rules.dice import SEED_BYTES, Dice

HOOKS = tuple(name for name in vars(Component) if not name.startswith("_") and callable(getattr(Component, name)))
LONGEST_CHAIN = 1_000  # events caused by events; beyond it rules are chasing each other
NO_DICE = Dice(bytes(SEED_BYTES))  # for games without chance
A = TypeVar("A")

BASE_OPTIONS: Mapping[str, Option] = {
    option.key: Option(option.name, option.values, option.sentence) for option in OPTIONS
}


class RuleSet:
    """Components and the options of one game. A hook that nobody overrides costs nothing."""

    def __init__(
        self,
        components: Sequence[AnyComponent],
        board: Board,
        options: Mapping[str, str] | None = None,
        dice: Dice = NO_DICE,
    ) -> None:
        names = [component.name for component in components]
        _check_clashes(components, names)
        self.components = tuple(components)
        self.board = board
        self.dice = dice
        self.with_hook: dict[str, tuple[AnyComponent, ...]] = {
            hook: tuple(c for c in components if getattr(type(c), hook) is not getattr(Component, hook))
            for hook in HOOKS
        }
        self.options = self._options(options or {})
        self.rulings: Rulings = rulings({key: v for key, v in self.options.items() if key in BASE_OPTIONS})
        self._last: Turn | None = None
        self.seats = self._seats()
        self.plan = self._plan()

    # --- options

    def known_options(self) -> dict[str, Option]:
        own = {f"{c.name}.{option.key}": option for c in self.components for option in c.options}
        return {**BASE_OPTIONS, **own}

    def _options(self, given: Mapping[str, str]) -> dict[str, str]:
        known = self.known_options()
        for key, value in given.items():
            if key not in known:
                raise RulesClash(f"option {key!r}: no rule of this game has it; there are {', '.join(sorted(known))}")
            if not known[key].accepts(value):
                raise RulesClash(f"option {key} = {value!r}: expected {' or '.join(known[key].values)}")
        return {key: given.get(key, option.values[0]) for key, option in known.items()}

    def option(self, key: str) -> str:
        return self.options[key]

    # --- the shape of the game

    def _seats(self) -> tuple[Seat, ...]:
        seats = tuple(Seat(power.name, (power.name,)) for power in self.board.powers)
        for component in self.with_hook["seats"]:
            seats = component.seats(seats, self.board)
        return seats

    def _plan(self) -> tuple[Step, ...]:
        return in_order([place for component in self.with_hook["steps"] for place in component.steps(self.board)])

    def seat_names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def step(self, name: str) -> Step:
        return next(step for step in self.plan if step.name == name)

    # --- questions to all components

    def commander(self, t: Turn, owner: str) -> str | None:
        """The seat that orders the units of this owner; None where nobody does."""
        lent = self._claim(f"seat that orders {owner}", ((c.name, c.lends(t, owner)) for c in self.with_hook["lends"]))
        if lent is not None:
            return lent
        holders = [seat.name for seat in self.seats if owner in seat.powers]
        return holders[0] if len(holders) == 1 and holders[0] not in t.state.vacant else None

    def sites(self, t: Turn, owner: str) -> tuple[str, ...]:
        """Where this owner may build: its own home centres, and what rules open."""
        open_ = {place for component in self.with_hook["opens"] for place in component.opens(t, owner)}
        home = t.state.home.get(owner, ())
        return tuple(code for code in t.board.province if code in open_ or code in home)

    def refusal(self, t: Turn, step: Step, seat: str, order: Order) -> Refusal | None:
        """Why this seat may not give this order now; None if it may. Pages, bots and the server ask this question."""
        return step.refuse(t, seat, order) or self.forbids(t, seat, order)

    def forbids(self, t: Turn, seat: str, order: Order) -> Refusal | None:
        """What components have against an order that the step itself would take."""
        return self._veto(component.refuse(t, seat, order) for component in self.with_hook["refuse"])

    def void(self, t: Turn, unit: Unit, order: Order) -> Refusal | None:
        return self._veto(component.voids(t, unit, order) for component in self.with_hook["voids"])

    def modifiers(self, t: Turn) -> Modifiers:
        total = NO_MODIFIERS
        for component in self.with_hook["modify"]:
            total = total | component.modify(t)
        return total

    def winner(self, t: Turn) -> Outcome | None:
        return self._claim("end of the game", ((c.name, c.winner(t)) for c in self.with_hook["winner"]))

    def sees(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        return not any(component.hides(t, seat, unit) for component in self.with_hook["hides"])

    def may_write(self, t: Turn, sender: str, reader: str) -> bool:
        return not any(component.silences(t, sender, reader) for component in self.with_hook["silences"])

    def scores(self, t: Turn) -> dict[str, int]:
        """The game's points: those of the component that keeps them, or centres."""
        kept = self._claim("scores", ((c.name, c.scores(t)) for c in self.with_hook["scores"]))
        return dict(kept) if kept is not None else {p.name: len(t.state.owned(p.name)) for p in t.board.powers}

    def shown(self, t: Turn) -> dict[str, Any]:
        """The states of the components that show one, by name."""
        shown = ((component.name, component.show(t)) for component in self.with_hook["show"])
        return {name: dict(table) for name, table in shown if table is not None}

    def revealed(self, t: Turn, seat: str | None) -> dict[str, Any]:
        """What one seat may see of them: the fields that their component names, and nothing else."""
        seen = {component.name: set(component.reveals(t, seat)) for component in self.with_hook["reveals"]}
        shown = self.shown(t)
        return {name: {key: v for key, v in shown[name].items() if key in seen[name]} for name in shown if name in seen}

    @staticmethod
    def _veto(reasons: Iterable[Refusal | None]) -> Refusal | None:
        """Of several reasons always the same one is told, whatever the order of the components."""
        given = [why for why in reasons if why is not None]
        return min(given, key=lambda why: (why.code, why.text)) if given else None

    @staticmethod
    def _claim(what: str, answers: Iterable[tuple[str, A | None]]) -> A | None:
        given = {name: answer for name, answer in answers if answer is not None}
        first = next(iter(given.values()), None)
        if any(answer != first for answer in given.values()):
            told = "; ".join(f"{name} says {answer}" for name, answer in sorted(given.items()))
            raise RulesClash(f"the rules disagree on the {what}: {told}")
        return first

    # --- events

    def empty(self) -> State:
        return State(own={component.name: component.initial(self.board) for component in self.components})

    def evolve(self, state: State, event: Event) -> State:
        state = evolve(state, event)
        changed: dict[str, Any] = {}
        for component in self.with_hook["evolve"]:
            before = state.own[component.name]
            after = component.evolve(before, event)
            if after is not before:
                changed[component.name] = after
        return replace(state, own={**state.own, **changed}) if changed else state

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
        self._last = Turn(board, state, self, orders or {})
        return self._last


def _check_clashes(components: Sequence[AnyComponent], names: Sequence[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise RulesClash(f"listed twice: {', '.join(twice)}")
    for component in components:
        bad = sorted(component.clashes & set(names))
        if bad:
            raise RulesClash(f"{component.name} cannot be played with {', '.join(bad)}")


def in_order(places: Sequence[Place]) -> tuple[Step, ...]:
    """The steps of a year as their places demand; what is left open goes by name."""
    names = [place.step.name for place in places]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise RulesClash(f"two steps of the year are called {', '.join(twice)}")
    waits = {place.step.name: set(place.after) for place in places}
    for place in places:
        for name in (*place.after, *place.before):
            if name not in waits:
                raise RulesClash(f"step {place.step.name} stands beside {name}, which is no step of this game")
        for later in place.before:
            waits[later].add(place.step.name)
    steps = {place.step.name: place.step for place in places}
    plan: list[Step] = []
    while waits:
        free = sorted(name for name, earlier in waits.items() if not earlier & waits.keys())
        if not free:
            raise RulesClash(f"the steps {', '.join(sorted(waits))} each want to be before another")
        plan.append(steps[free[0]])
        del waits[free[0]]
    return tuple(plan)
