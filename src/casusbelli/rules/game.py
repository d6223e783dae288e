"""A game: its rules, its log of facts, and the state they make. Orders go in by seat and phase, events come out.

The log is the game; the state is its fold and is never stored as truth. Drafts (what seats have written for the open
phase) are not facts yet: they become one when the phase is judged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.errors import OrderError
from casusbelli.core.events import Event, OrdersRevealed, PhaseOpened
from casusbelli.core.orders import Order
from casusbelli.core.state import State
from casusbelli.core.verdicts import Refusal
from casusbelli.rules import play
from casusbelli.rules.component import Seat
from casusbelli.rules.dice import Dice
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import Spec, read_spec, rule_set
from casusbelli.rules.view import GM, Viewer, view


class WrongPhase(ValueError):
    """The orders are for a phase that is not open; nothing was changed."""


class UnknownSeat(LookupError):
    """This game has no seat of that name."""


class Receipt(Struct, frozen=True):
    """What became of what a seat sent: the orders that stand for it now, and what was not taken, with the reason."""

    phase: str
    seat: str
    orders: tuple[Order, ...]
    refused: tuple[tuple[Order, Refusal], ...] = ()
    misread: tuple[OrderError, ...] = ()


class Game:
    def __init__(self, spec: Spec, rules: RuleSet, log: Iterable[Event] = ()) -> None:
        self.spec = spec
        self.rules = rules
        self.log: list[Event] = list(log)
        self.state: State = play.fold(rules, self.log)
        self.drafts: dict[str, tuple[Order, ...]] = {}
        self.ready: set[str] = set()

    @classmethod
    def new(cls, spec: str, board: Board, seed: bytes, options: Mapping[str, str] | None = None) -> Game:
        """Set a game up and open its first phase. The seed is the caller's secret; without dice it does not matter."""
        read = read_spec(spec)
        game = cls(read, rule_set(read, board, options, Dice(seed)))
        game.log, game.state = play.begin(game.rules)
        return game

    # --- who is asked for what

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.rules.seats

    def owed(self) -> Mapping[str, str]:
        """Seat -> what the open phase asks it for."""
        return play.owed(self.rules, self.state)

    def options(self, seat: str) -> Iterable[Order]:
        return play.options(self.rules, self.state, self._known(seat))

    def view(self, viewer: Viewer = GM) -> dict[str, Any]:
        return view(self.rules, self.state, str(self.spec), viewer)

    # --- orders

    def submit(self, seat: str, orders: str | Sequence[Order], phase: str | None = None) -> Receipt:
        """Replace what this seat has written for the open phase. What is refused is told and left out."""
        self._known(seat)
        self._check_open(phase)
        read, misread = play.read(self.rules, self.state, orders) if isinstance(orders, str) else (orders, [])
        taken: list[Order] = []
        refused: list[tuple[Order, Refusal]] = []
        for order in read:
            meant, why = play.accept(self.rules, self.state, seat, order)
            if why is None:
                taken.append(meant)
            else:
                refused.append((order, why))
        self.drafts[seat] = tuple(taken)
        return Receipt(self.phase, seat, self.drafts[seat], tuple(refused), tuple(misread))

    def set_ready(self, seat: str, ready: bool = True, phase: str | None = None) -> bool:
        """Mark a seat as done; True once everybody who is asked is."""
        self._known(seat)
        self._check_open(phase)
        (self.ready.add if ready else self.ready.discard)(seat)
        return set(self.owed()) <= self.ready

    def process(self) -> list[Event]:
        """Judge the open phase with what was written and go on to the next that asks somebody."""
        self._check_open(None)
        events, self.state = play.process(self.rules, self.state, self.drafts)
        self.log.extend(events)
        self.drafts, self.ready = {}, set()
        return events

    # --- history

    def phases(self) -> list[str]:
        """The phases that were opened, the open one last."""
        return [event.phase for event in self.log if isinstance(event, PhaseOpened)]

    def fork(self, phase: str, with_orders: bool = False) -> Game:
        """The game as it was when this phase was opened; with the orders that were given then, if wanted."""
        at = next((n for n, e in enumerate(self.log) if isinstance(e, PhaseOpened) and e.phase == phase), None)
        if at is None:
            raise WrongPhase(f"{phase!r} was never opened; there were {', '.join(self.phases())}")
        game = Game(self.spec, self.rules, self.log[: at + 1])
        said = next((e for e in self.log[at:] if isinstance(e, OrdersRevealed) and e.phase == phase), None)
        if with_orders and said is not None:
            for seat, orders in said.orders.items():
                game.submit(seat, "\n".join(orders))
        return game

    def _known(self, seat: str) -> str:
        if seat not in self.rules.seat_names():
            raise UnknownSeat(f"no seat is called {seat!r}; there are {', '.join(self.rules.seat_names())}")
        return seat

    def _check_open(self, phase: str | None) -> None:
        if self.state.outcome is not None:
            raise WrongPhase("the game is over")
        if phase is not None and phase != self.phase:
            raise WrongPhase(f"{phase} is not open; {self.phase} is")
