"""A game: its rules, its event log, and the resulting state. Orders go in by seat and phase; events come out.

The log is the game; the state is its fold and is never stored as the truth. Drafts (what seats have written for the
open phase) are not events yet: they become one when the phase is adjudicated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.canon import state_hash
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.coherence import Advice
from casusbelli.core.events import (
    DeadlineMissed,
    Event,
    GameHalted,
    GameResumed,
    OrdersRevealed,
    PhaseOpened,
    RolledBack,
    RulingOverridden,
    SeatTaken,
    SeatVacated,
    StateCorrected,
)
from casusbelli.core.orders import Order
from casusbelli.core.package_data import drawn
from casusbelli.core.said import Said, Text, power, said
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.engine import drafts, play
from casusbelli.engine.acceptance import AcceptedOrders, Line, accepted_orders, draft_again
from casusbelli.engine.component import Seat, Turn
from casusbelli.engine.corrections import board_edit, check_judged, corrected
from casusbelli.engine.dice import Dice, RollAwaited, Seed, of_another_seed, seed_of
from casusbelli.engine.display import Consequence, Panel
from casusbelli.engine.drafts import Draft, OfferedOrder
from casusbelli.engine.event_log import EventLog
from casusbelli.engine.game_errors import Halted, OrdersAwaited, WrongPhase, check_open, check_roll
from casusbelli.engine.on_offer import decisions
from casusbelli.engine.openings import Opened, Opening, facts_that_count, last_waited, opening_number, openings
from casusbelli.engine.proposals import Proposal
from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.seat_names import UnknownSeat, seat_called
from casusbelli.engine.spec import Spec, read_spec, rule_set
from casusbelli.engine.summary import summary
from casusbelli.engine.unasked import why_unasked
from casusbelli.engine.view import GM, StateView, Viewer, history, seat_of, turn_seen, view

__all__ = ["Game", "Halted", "OrdersAwaited", "UnknownSeat", "WrongPhase"]


class Game:
    def __init__(
        self, spec: Spec, rules: RuleSet, log: Iterable[Event] = (), state: State | None = None, opened: Opened = None
    ) -> None:
        """``state`` and ``opened`` (where the phases begin in the log) may be passed if they are known."""
        self.spec = spec
        self.rules = rules
        self.log: list[Event] = log.as_list() if isinstance(log, EventLog) else list(log)
        self.state: State = play.fold(rules, self.log) if state is None else state
        self._opened = (-1, opened) if opened is None else (len(self.log), opened)
        self.drafts: dict[str, Draft] = {}
        self.ready: set[str] = set()
        self.passed: dict[int, State] = {}  # earlier states that are known, by the number of events before them
        self.awaited: RollAwaited | None = None  # the roll that the game master has to enter
        self._late = False  # is the roll awaited for a phase whose deadline has passed?

    def __repr__(self) -> str:
        standing = summary(self.state, self.awaited, len(self.drafts), len(self.seats))
        return f"<Game {self.spec} on {self.rules.board.name}, {standing}>"

    def _repr_svg_(self) -> str:
        """The board as the game master sees it, for notebooks."""
        return drawn(self)

    @classmethod
    def new(
        cls,
        spec: str,
        board: Board,
        seed: Seed,
        options: Mapping[str, str] | None = None,
        nonces: Iterable[str] = (),
    ) -> Game:
        """Create a game and open its first phase. The seed is the caller's secret; without dice it doesn't matter.
        ``nonces`` are the players' contributions to it, made before they know anything. If the game master rolls the
        dice by hand, the game begins when the first rolls have been entered (``awaited``, ``throw``)."""
        read = read_spec(spec)
        game = cls(read, rule_set(read, board, options, Dice(seed_of(seed), tuple(nonces), thrown={})))
        try:
            game._begin()
        except RollAwaited as owed:
            game.awaited = owed
        return game

    def _begin(self) -> list[Event]:
        self.log, self.state = play.begin(self.rules)
        return self.log

    # --- what the seats are asked for

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.rules.seats

    def owed(self) -> Mapping[str, Text]:
        """Seat -> what it is asked for in the open phase."""
        return drafts.owed(self.rules, self.state)

    def why_unasked(self, seat: str) -> Said | None:
        """Why this seat has nothing to decide in the open phase; None if it is asked, or no phase is open."""
        seat = self._known(seat)
        open_ = bool(self.phase) and self._is_open()
        return why_unasked(self.rules, self.state, seat) if open_ and seat not in self.owed() else None

    def options(self, seat: str) -> Iterator[Order]:
        """Every order the seat may give now, including directives, in a stable order."""
        seat = self._known(seat)
        return drafts.options(self.rules, self.state, seat) if self._is_open() else iter(())

    def decisions(self, seat: str) -> Iterator[Sequence[Order]]:
        """For each unit, build or removal of this seat, the orders to choose from."""
        seat = self._known(seat)
        return decisions(self.rules, self.state, seat) if self._is_open() else iter(())

    def _is_open(self) -> bool:
        return self.state.outcome is None and self.awaited is None

    def choices(self, seat: str) -> Iterator[OfferedOrder]:
        """The options, each with its consequences."""
        return (OfferedOrder(order, self.preview(seat, [order])) for order in self.options(seat))

    def preview(self, seat: str, orders: str | Sequence[Line]) -> tuple[Consequence, ...]:
        """The certain and possible consequences of these orders, as far as this seat may know."""
        return drafts.preview(self.rules, self.state, self._known(seat), orders)

    def coherence(self, seat: str, orders: str | Sequence[Line]) -> list[Advice]:
        """Advice where these orders of one seat don't fit together. No other player's orders are used."""
        return drafts.advice(self.rules, self.state, self._known(seat), orders)

    # --- views

    def view(self, viewer: Viewer = GM) -> StateView:
        return view(self.rules, self.state, str(self.spec), self._viewer(viewer))

    def panels(self, viewer: Viewer = GM) -> tuple[Panel, ...]:
        return self.rules.panels(*self._seen(viewer))

    def proposals(self, viewer: Viewer = GM) -> tuple[Proposal, ...]:
        """Proposals that await an answer; none once the game is over."""
        return () if self.state.outcome is not None else self.rules.proposals(*self._seen(viewer))

    def _seen(self, viewer: Viewer) -> tuple[Turn, str | None]:
        known = self._viewer(viewer)
        return turn_seen(self.rules, self.state, known), seat_of(known)

    def history(self, viewer: Viewer = GM) -> list[Event]:
        """The events that the viewer may see."""
        return history(self.rules, self.log, self._viewer(viewer))

    def rules_text(self, language: str = ENGLISH) -> str:
        """The rulebook of exactly this game."""
        return rules_text(self.rules, str(self.spec), language)

    def state_hash(self) -> str:
        return state_hash(self.state, self.rules.empty())

    # --- orders

    def accept(self, seat: str, orders: str | Sequence[Order], phase: str | None = None) -> AcceptedOrders:
        """Validate these orders and preview the immediate ones; nothing is changed."""
        seat = self._known(seat)
        self._check_open(phase)
        return accepted_orders(self.rules, self.state, seat, orders)

    def submit(self, seat: str, orders: str | Sequence[Order], phase: str | None = None) -> Draft:
        """Replace this seat's draft for the open phase. Refused orders are reported and left out; immediate orders are
        carried out now."""
        return self.take(seat, self.accept(seat, orders, phase))

    def take(self, seat: str, found: AcceptedOrders) -> Draft:
        """Apply orders that were accepted in the current position."""
        self.log += found.events
        self.state = found.state
        if found.draft.at_once:
            self._look_again()
        if found.replaces:
            self.drafts[self._known(seat)] = found.draft
        return found.draft

    def draft_again(self, seat: str, text: str) -> Draft:
        """Re-validate what this seat wrote earlier; nothing is changed."""
        return draft_again(self.rules, self.state, self._known(seat), text)

    def after(self, found: AcceptedOrders) -> Game:
        """The game as it would be after the immediate orders; this game is not changed."""
        return Game(self.spec, self.rules, [*self.log, *found.events], found.state) if found.events else self

    def _look_again(self) -> None:
        """Re-validate drafts after something happened between phases, such as a concession."""
        if self.state.outcome is None:
            for seat, draft in self.drafts.items():
                self.drafts[seat] = drafts.looked_at_again(self.rules, self.state, seat, draft)

    def set_ready(self, seat: str, ready: bool = True, phase: str | None = None) -> bool:
        """Mark a seat as ready; True once every seat that is asked is ready."""
        seat = self._known(seat)
        self._check_open(phase)
        (self.ready.add if ready else self.ready.discard)(seat)
        return set(self.owed()) <= self.ready

    def process(self, deadline: bool = False) -> list[Event]:
        """Adjudicate the open phase and go on to the next one in which a seat has a choice. ``deadline``: time is up,
        so record who sent nothing. Raises RollAwaited if the game master has to enter a roll; ``throw`` continues from
        there."""
        self._check_open(None)
        if self.halted:
            raise Halted(said("engine.game-halted", why=self.halted))
        orders = {seat: draft.orders for seat, draft in self.drafts.items()}
        refused = {seat: told for seat, draft in self.drafts.items() if (told := list(drafts.refusals(draft)))}
        missing = play.awaited_orders(self.rules, self.state, orders, refused) if deadline else ()
        if missing:
            raise OrdersAwaited(said("engine.orders-awaited", seats=map(power, missing)))
        try:
            events, state = play.process(self.rules, self.state, orders, refused)
        except RollAwaited as owed:
            self.awaited, self._late = owed, deadline
            raise
        self.state = state
        self.passed = {len(self.log) + len(events): state}
        late = [DeadlineMissed(e.phase, e.silent) for e in events if isinstance(e, OrdersRevealed) and e.silent]
        if deadline and late and self.state.outcome is None:
            noted, self.state = play.happen(self.rules, self.state, late)
            events += noted
        self._note(events)
        return events

    def throw(self, roll: int) -> list[Event]:
        """Enter the roll that the game master owes. After the last one the phase is adjudicated, or the game begins;
        RollAwaited names the next one."""
        owed = check_roll(self.awaited, roll)
        dice = self.rules.seed.with_throw(owed.label, roll, self.state.rollbacks)
        self.rules, self.awaited = self.rules.with_dice(dice), None
        try:
            return self.process(self._late) if self.state.phase else self._begin()
        except RollAwaited as further:
            self.awaited = further
            raise

    def _note(self, events: list[Event]) -> None:
        self.log += events
        self.drafts, self.ready = {}, set()

    # --- the game master

    @property
    def halted(self) -> tuple[Text, ...]:
        """Why the game is halted; "" if it is not."""
        if self.state.outcome is not None or not self.state.phase:
            return ()
        return (*filter(None, [self.state.halted]), *play.halts(self.rules, self.state))

    def halt(self, by: str = "", why: str = "") -> None:
        """Stop adjudication until the game is resumed; orders can still be written."""
        self._check_open(None)
        self._fact(GameHalted(by, why))

    def resume(self, by: str = "", why: str = "") -> None:
        if not self.halted:
            raise WrongPhase(said("engine.game-not-halted"))
        self._fact(GameResumed(by, why))

    def edit(
        self,
        place: Iterable[Unit] = (),
        remove: Iterable[int] = (),
        centers: Mapping[str, str | None] | None = None,
        by: str = "",
        why: str = "",
    ) -> None:
        """Change the position by hand as game master. A province must be free before a unit can be placed in it."""
        self._check_open(None)
        self._fact(board_edit(self.rules, self.state, place, remove, centers or {}, by, why))

    def correct(self, rule: str, table: Mapping[str, Any], by: str = "", why: str = "") -> None:
        """Correct the state of a rule: points, penalties, relations. Fields that are tables may be given in part."""
        self._check_open(None)
        events, self.state = corrected(self.rules, self.state, StateCorrected(rule, dict(table), by, why))
        self.log += events
        self._look_again()

    def corrigible(self) -> dict[str, dict[str, Any]]:
        return self.rules.corrigible(self.rules.turn(self.state))

    def override(self, phase: str, order: str, ruling: str, by: str = "", why: str = "") -> None:
        """Change the ruling on an order of an adjudicated phase. If that changes the board, edit the board too."""
        self._check_open(None)
        check_judged(self.log, phase, order)
        self._fact(RulingOverridden(phase, order, ruling, by, why))

    def replace(self, seat: str, why: str = "replaced") -> None:
        """Give the seat to a new player: it is vacated and taken, with everything the rules attach to both."""
        seat = self._known(seat)
        if seat not in self.state.vacant:
            self.vacate(seat, why)
        self.take_seat(seat)

    # --- seats

    def vacate(self, seat: str, why: str = "") -> None:
        """Empty a seat and drop its draft for the open phase."""
        seat = self._known(seat)
        self.drafts.pop(seat, None)
        self.ready.discard(seat)
        self._fact(SeatVacated(seat, why))

    def take_seat(self, seat: str) -> None:
        """Give the seat to a new player, with an empty draft."""
        seat = self._known(seat)
        self.drafts.pop(seat, None)
        self.ready.discard(seat)
        self._fact(SeatTaken(seat, self.state.tenure.get(seat, 1) + 1))

    def _fact(self, event: Event) -> None:
        events, self.state = play.happen(self.rules, self.state, [event])
        self.log += events
        self._look_again()

    # --- history

    def phases(self) -> list[str]:
        """The phases that were opened, the open one last, without those that were rolled back."""
        if self._opened[0] == len(self.log):
            return [opening.phase for opening in self.openings()]
        return [event.phase for _n, event in facts_that_count(self.log) if isinstance(event, PhaseOpened)]

    def last_played(self) -> str | None:
        """The last finished phase in which the game waited for a seat, not one that was closed as soon as it was
        opened."""
        over = self.openings() if self.state.outcome is not None else self.openings()[:-1]
        return last_waited(self.rules, over)

    def openings(self) -> tuple[Opening, ...]:
        """Where each phase begins in the log, without those that were rolled back."""
        count, known = self._opened
        if count != len(self.log):
            known = openings(self.rules, self.log)
            self._opened = len(self.log), known
        return known() if callable(known) else known or ()

    def fork(self, phase: str, with_orders: bool = False) -> Game:
        """A new game that begins as this one was when the phase was opened; optionally with the orders given then. It
        has its own dice, so that nobody learns from it what this game will roll."""
        count = opening_number(self.log, phase)
        rules = self.rules.with_dice(self.rules.seed.derived(f"fork/{phase}/{count}"))
        game = Game(self.spec, rules, map(of_another_seed, self.log[:count]))
        if with_orders:
            game._write_again(self._orders_of(phase))
        return game

    def rollback(self, phase: str, with_orders: bool = False, by: str = "", why: str = "") -> None:
        """Roll the game back to the opening of this phase. The log keeps the events since, but they no longer count. A
        finished game can't be rolled back: its seed is public, and would reveal every roll to come."""
        if self.state.outcome is not None:
            raise WrongPhase(said("engine.seed-public"))
        orders = self._orders_of(phase) if with_orders else {}
        count = opening_number(self.log, phase)
        back = RolledBack(count, phase, by, why)
        self.awaited = None
        self.state = play.taken_back(self.state, play.fold(self.rules, self.log[:count]))
        self._note([back])
        self._write_again(orders)

    def _orders_of(self, phase: str) -> Mapping[str, Sequence[str]]:
        said = (e for _n, e in facts_that_count(self.log) if isinstance(e, OrdersRevealed) and e.phase == phase)
        given = next(({seat: event.of(seat) for seat in self.rules.names} for event in said), None)
        return given or {seat: tuple(map(str, draft.orders)) for seat, draft in self.drafts.items()}

    def _write_again(self, orders: Mapping[str, Sequence[str]]) -> None:
        for seat, texts in orders.items():
            if texts and seat not in self.state.vacant:
                self.submit(seat, "\n".join(texts))

    def _known(self, seat: str) -> str:
        return seat_called(seat, self.seats, self.rules.board)

    def _viewer(self, viewer: Viewer) -> Viewer:
        return self._known(viewer) if isinstance(viewer, str) else viewer

    def _check_open(self, phase: str | None) -> None:
        check_open(self.state, self.awaited, phase)
