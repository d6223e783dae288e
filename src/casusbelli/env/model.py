"""A game as pure functions over its states: a beginning, what may be done, what follows, what it is worth.

A state is a frozen value: keeping it is cloning it, going back to it is going back in time. Nothing here keeps a log;
play a ``Game`` where one is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from casusbelli.bots.seat_view import SeatView
from casusbelli.core.board import Board
from casusbelli.core.canon import state_hash
from casusbelli.core.events import Event
from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import Outcome, State
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import drafts, play
from casusbelli.engine.dice import SEED_BYTES, Dice, Seed, seed_of
from casusbelli.engine.movement import by_commander
from casusbelli.engine.on_offer import decisions
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.seat_names import seat_called
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.engine.view import GM, StateView, Viewer, view
from casusbelli.variants import board

Orders = Mapping[str, str | Sequence[Order]]


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
        map: str | Board = "standard",
        options: Mapping[str, str] | None = None,
        seed: Seed = bytes(SEED_BYTES),
    ) -> Model:
        """``seed``: all dice follow from it."""
        spec = read_spec(rules)
        given = map.as_given() if isinstance(map, Board) else board(map)
        return cls(str(spec), rule_set(spec, given, options, Dice(seed_of(seed))))

    @property
    def seats(self) -> tuple[str, ...]:
        return self.rules.names

    def initial(self) -> State:
        return play.begin(self.rules)[1]

    def _known(self, seat: str) -> str:
        return seat_called(seat, self.rules.seats, self.rules.board)

    # --- what may be done

    def owed(self, state: State) -> tuple[str, ...]:
        """The seats that the open phase asks for something."""
        return tuple(drafts.owed(self.rules, state))

    def options(self, state: State, seat: str) -> Iterator[Order]:
        """Every order the seat may give, in a stable order, made as they are asked for."""
        seat = self._known(seat)
        return drafts.options(self.rules, state, seat) if state.outcome is None else iter(())

    def decisions(self, state: State, seat: str) -> Iterator[Sequence[Order]]:
        """For each unit, build or removal of the seat the orders to choose from."""
        seat = self._known(seat)
        return decisions(self.rules, state, seat) if state.outcome is None else iter(())

    def directives(self, state: State, seat: str) -> Iterator[Directive]:
        return (order for order in self.options(state, seat) if isinstance(order, Directive))

    def sample_legal(self, state: State, seat: str, rng: Random) -> list[Order]:
        """One order for each decision. Where units move, their orders are not listed for it: any may come, but not all
        as often."""

        def chance(n: int) -> int:
            return int(rng.random() * n)

        seat = self._known(seat)
        t = self.rules.seen(state, seat)
        if state.outcome is None and state.now.is_movement and self.rules.forbids(t) is None:
            return [t.survey.sample(unit, chance) for unit in t.memo(by_commander).get(seat, ())]
        return [rng.choice(orders) for orders in self.decisions(state, seat) if orders]

    def scene(self, state: State, seat: str, rng: Random) -> SeatView:
        """What a bot would be given."""
        return SeatView.of(self.rules, state, self._known(seat), rng)

    # --- what follows

    def step(self, state: State, orders: Orders, trusted: bool = False) -> Step:
        """Judge the open phase and go on to the next that asks somebody. ``trusted``: the orders are known to be legal,
        and are not looked at again. Text that is not understood raises OrderError."""
        events: list[Event] = []
        refused: list[tuple[str, Order, Refusal]] = []
        kept: dict[str, Sequence[Order]] = {}
        for name, given in orders.items():
            seat = self._known(name)
            written = self._read(state, given) if isinstance(given, str) else given
            if trusted and not any(isinstance(order, Directive) for order in written):
                kept[seat] = written
            elif state.outcome is None:
                draft = drafts.accept(self.rules, state, seat, written)
                draft, acted, state = drafts.carry_out(self.rules, state, seat, draft)
                events += acted
                kept[seat] = draft.orders
                refused += [(seat, order, why) for order, why in draft.refused]
        if state.outcome is None:
            more, state = play.process(self.rules, state, kept)
            events += more
        return Step(state, tuple(events), tuple(refused))

    def _read(self, state: State, text: str) -> Sequence[Order]:
        read, misread = drafts.read(self.rules, state, text)
        if misread:
            raise misread[0]
        return [line.order for line in read]

    def step_all(self, states: Iterable[State], orders: Iterable[Orders], trusted: bool = False) -> list[Step]:
        """Many positions of one game, each with its orders."""
        return [self.step(state, given, trusted) for state, given in zip(states, orders, strict=True)]

    # --- what it is

    def view(self, state: State, viewer: Viewer = GM) -> StateView:
        seen_by = self._known(viewer) if isinstance(viewer, str) else viewer
        return view(self.rules, state, self.spec, seen_by)

    def score(self, state: State) -> dict[str, float]:
        """How each seat does, by the game's own points."""
        t = self.rules.turn(state)
        return {seat: self.rules.rates(t, seat) for seat in self.seats}

    def terminal(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return state.outcome

    def hash(self, state: State) -> str:
        """Equal for equal states, on every machine."""
        return state_hash(state, self.rules.empty())
