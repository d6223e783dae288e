"""A game as pure functions over its states: a beginning, what may be done, what follows, what it is worth.

A state is a frozen value: keeping it is cloning it, going back to it is going back in time. Nothing here keeps a log;
play a ``Game`` where one is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from casusbelli.bots.scene import Scene
from casusbelli.core.canon import state_hash
from casusbelli.core.events import Event
from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import Outcome, State
from casusbelli.core.verdicts import Refusal
from casusbelli.rules import desk, play
from casusbelli.rules.dice import SEED_BYTES, Dice
from casusbelli.rules.movement import by_commander
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import read_spec, rule_set
from casusbelli.rules.view import GM, Shown, Viewer, view
from casusbelli.variants import board

Orders = Mapping[str, Sequence[Order]]


@dataclass(frozen=True)
class Step:
    """What came of the orders of a phase. ``refused``: what did not stand; the rest counts all the same."""

    state: State
    events: tuple[Event, ...] = ()
    refused: tuple[tuple[str, Order, Refusal], ...] = ()


@dataclass(frozen=True)
class Model:
    """The rules of one game, as functions."""

    spec: str
    rules: RuleSet

    @classmethod
    def new(
        cls,
        rules: str = "standard",
        map: str = "standard",
        options: Mapping[str, str] | None = None,
        seed: bytes = bytes(SEED_BYTES),
    ) -> Model:
        """``seed``: all dice follow from it."""
        spec = read_spec(rules)
        return cls(str(spec), rule_set(spec, board(map), options, Dice(seed)))

    @property
    def seats(self) -> tuple[str, ...]:
        return self.rules.names

    def initial(self) -> State:
        return play.begin(self.rules)[1]

    # --- what may be done

    def owed(self, state: State) -> tuple[str, ...]:
        """The seats that the open phase asks for something."""
        return tuple(desk.owed(self.rules, state))

    def options(self, state: State, seat: str) -> Iterator[Order]:
        """Every order the seat may give, in a stable order, made as they are asked for."""
        return desk.options(self.rules, state, seat) if state.outcome is None else iter(())

    def decisions(self, state: State, seat: str) -> Iterator[Sequence[Order]]:
        """For each unit, build or removal of the seat the orders to choose from."""
        return desk.decisions(self.rules, state, seat) if state.outcome is None else iter(())

    def directives(self, state: State, seat: str) -> Iterator[Directive]:
        return (order for order in self.options(state, seat) if isinstance(order, Directive))

    def sample_legal(self, state: State, seat: str, rng: Random) -> list[Order]:
        """One order for each decision. Where units move, their orders are not listed for it: any may come, but not all
        as often."""

        def chance(n: int) -> int:
            return int(rng.random() * n)

        t = self.rules.seen(state, seat)
        if state.outcome is None and state.phase.endswith("M") and not t.kept(self.rules.objecting):
            return [t.survey.sample(unit, chance) for unit in t.kept(by_commander).get(seat, ())]
        return [rng.choice(orders) for orders in self.decisions(state, seat) if orders]

    def scene(self, state: State, seat: str, rng: Random) -> Scene:
        """What a bot would be given."""
        return Scene.of(self.rules, state, seat, rng)

    # --- what follows

    def step(self, state: State, orders: Orders, trusted: bool = False) -> Step:
        """Judge the open phase and go on to the next that asks somebody. ``trusted``: the orders are known to be legal,
        and are not looked at again."""
        events: list[Event] = []
        refused: list[tuple[str, Order, Refusal]] = []
        kept: dict[str, Sequence[Order]] = {}
        for seat, written in orders.items():
            if trusted and not any(isinstance(order, Directive) for order in written):
                kept[seat] = written
            elif state.outcome is None:
                draft = desk.accept(self.rules, state, seat, written)
                draft, acted, state = desk.carry_out(self.rules, state, seat, draft)
                events += acted
                kept[seat] = draft.orders
                refused += [(seat, order, why) for order, why in draft.refused]
        if state.outcome is None:
            more, state = play.process(self.rules, state, kept)
            events += more
        return Step(state, tuple(events), tuple(refused))

    def step_all(self, states: Iterable[State], orders: Iterable[Orders], trusted: bool = False) -> list[Step]:
        """Many positions of one game, each with its orders."""
        return [self.step(state, given, trusted) for state, given in zip(states, orders, strict=True)]

    # --- what it is

    def view(self, state: State, viewer: Viewer = GM) -> Shown:
        return view(self.rules, state, self.spec, viewer)

    def score(self, state: State) -> dict[str, float]:
        """How each seat does, by the game's own points."""
        t = self.rules.turn(state)
        return {seat: self.rules.rated(t, seat) for seat in self.seats}

    def terminal(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return state.outcome

    def hash(self, state: State) -> str:
        """Equal for equal states, on every machine."""
        return state_hash(state, self.rules.empty())
