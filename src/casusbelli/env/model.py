"""A game as pure functions: the initial state, legal orders, transitions and scores.

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
    """The result of a phase. ``refused``: orders that were not accepted; the others count."""

    state: State
    events: tuple[Event, ...] = ()
    refused: tuple[tuple[str, Order, Refusal], ...] = ()


@dataclass(frozen=True)
class Model:
    """The rules of one game as pure functions."""

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
        """The model of a game. ``seed``: the source of all dice."""
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

    # --- legal orders

    def owed(self, state: State) -> tuple[str, ...]:
        """The seats that have something to order in the open phase."""
        return tuple(drafts.owed(self.rules, state))

    def options(self, state: State, seat: str) -> Iterator[Order]:
        """All legal orders of the seat, in a stable sequence, generated lazily."""
        seat = self._known(seat)
        return drafts.options(self.rules, state, seat) if state.outcome is None else iter(())

    def decisions(self, state: State, seat: str) -> Iterator[Sequence[Order]]:
        """For each unit, build or removal of the seat, the orders to choose from."""
        seat = self._known(seat)
        return decisions(self.rules, state, seat) if state.outcome is None else iter(())

    def directives(self, state: State, seat: str) -> Iterator[Directive]:
        return (order for order in self.options(state, seat) if isinstance(order, Directive))

    def sample_legal(self, state: State, seat: str, rng: Random) -> list[Order]:
        """One random order for each decision. Moves are drawn without listing all of them: any can come up, but not
        with equal probability."""

        def chance(n: int) -> int:
            return int(rng.random() * n)

        seat = self._known(seat)
        t = self.rules.seen(state, seat)
        if state.outcome is None and state.now.is_movement and self.rules.forbids(t) is None:
            return [t.survey.sample(unit, chance) for unit in t.memo(by_commander).get(seat, ())]
        return [rng.choice(orders) for orders in self.decisions(state, seat) if orders]

    def scene(self, state: State, seat: str, rng: Random) -> SeatView:
        """The input of a bot."""
        return SeatView.of(self.rules, state, self._known(seat), rng)

    # --- transitions

    def step(self, state: State, orders: Orders, trusted: bool = False) -> Step:
        """Adjudicate the open phase and go on to the next in which somebody has a choice. ``trusted``: the orders are
        known to be legal and are not checked again. Raises OrderError for text that is not understood."""
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
        """``step`` for many positions of one game, each with its orders."""
        return [self.step(state, given, trusted) for state, given in zip(states, orders, strict=True)]

    # --- views, scores and hashes

    def view(self, state: State, viewer: Viewer = GM) -> StateView:
        seen_by = self._known(viewer) if isinstance(viewer, str) else viewer
        return view(self.rules, state, self.spec, seen_by)

    def score(self, state: State) -> dict[str, float]:
        """The score of each seat, in the game's own points."""
        t = self.rules.turn(state)
        return {seat: self.rules.rates(t, seat) for seat in self.seats}

    def terminal(self, state: State) -> Outcome | None:
        """How the game ended, or None if it has not."""
        return state.outcome

    def hash(self, state: State) -> str:
        """A hash that is equal for equal states on every machine."""
        return state_hash(state, self.rules.empty())
