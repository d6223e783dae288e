"""A game: its rules, its log of facts, and the state they make. Orders go in by seat and phase, events come out.

The log is the game; the state is its fold and is never stored as truth. Drafts (what seats have written for the open
phase) are not facts yet: they become one when the phase is judged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.canon import state_hash
from casusbelli.core.errors import OrderError
from casusbelli.core.events import (
    BoardEdited,
    DeadlineMissed,
    DiceKeyed,
    DiceRolled,
    Event,
    GameHalted,
    GameResumed,
    OrdersJudged,
    OrdersRevealed,
    PhaseOpened,
    RolledBack,
    RulingOverridden,
    SeatTaken,
    SeatVacated,
    StateCorrected,
)
from casusbelli.core.notation import Written
from casusbelli.core.orders import Order
from casusbelli.core.state import State
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.rules import desk, play
from casusbelli.rules.component import Seat
from casusbelli.rules.desk import Choice, Draft
from casusbelli.rules.dice import CHAIN, FORKED, SEED, Dice, RollAwaited
from casusbelli.rules.openings import Opening, openings
from casusbelli.rules.rulebook import rules_text
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.shown import Consequence, Panel
from casusbelli.rules.spec import Spec, read_spec, rule_set
from casusbelli.rules.view import GM, Shown, Viewer, history, seat_of, view


class WrongPhase(ValueError):
    """The orders are for a phase that is not open; nothing was changed."""


class Halted(ValueError):
    """The game stands still until the game-master resumes it, or somebody takes the seat that it waits for."""


class OrdersAwaited(ValueError):
    """In this game a deadline judges nothing while orders are missing; the message says whose."""


class UnknownSeat(LookupError):
    """This game has no seat of that name."""


class Game:
    def __init__(
        self,
        spec: Spec,
        rules: RuleSet,
        log: Iterable[Event] = (),
        state: State | None = None,
        opened: tuple[Opening, ...] | None = None,
    ) -> None:
        """``state``: what the log makes, and ``opened``: where its phases begin, where that is known already."""
        self.spec = spec
        self.rules = rules
        self.log: list[Event] = list(log)
        self.state: State = play.fold(rules, self.log) if state is None else state
        self._opened = None if opened is None else (len(self.log), opened)
        self.drafts: dict[str, Draft] = {}
        self.ready: set[str] = set()
        self.awaited: RollAwaited | None = None  # the die that the game-master owes
        self._late = False  # is it a deadline that the dice are thrown for?

    @classmethod
    def new(
        cls,
        spec: str,
        board: Board,
        seed: bytes,
        options: Mapping[str, str] | None = None,
        nonces: Iterable[str] = (),
    ) -> Game:
        """Set a game up and open its first phase. The seed is the caller's secret; without dice it does not matter.
        ``nonces`` are what players add to it before they know anything. Where the game-master throws the dice himself,
        the game begins when he has thrown those of the start (``awaited``, ``throw``)."""
        read = read_spec(spec)
        game = cls(read, rule_set(read, board, options, Dice(seed, tuple(nonces), thrown={})))
        try:
            game._begin()
        except RollAwaited as owed:
            game.awaited = owed
        return game

    def _begin(self) -> list[Event]:
        self.log, self.state = play.begin(self.rules)
        return self.log

    # --- who is asked for what

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.rules.seats

    def owed(self) -> Mapping[str, str]:
        """Seat -> what the open phase asks it for."""
        return desk.owed(self.rules, self.state)

    def options(self, seat: str) -> Iterator[Order]:
        """Every order the seat may give now, directives too, in a stable order."""
        self._known(seat)
        return desk.options(self.rules, self.state, seat) if self._is_open() else iter(())

    def decisions(self, seat: str) -> Iterator[Sequence[Order]]:
        """For each unit, build or removal of this seat the orders to choose from."""
        self._known(seat)
        return desk.decisions(self.rules, self.state, seat) if self._is_open() else iter(())

    def _is_open(self) -> bool:
        return self.state.outcome is None and self.awaited is None

    def choices(self, seat: str) -> Iterator[Choice]:
        """The options, each with what it would cause."""
        return (Choice(order, self.preview(seat, [order])) for order in self.options(seat))

    def preview(self, seat: str, orders: str | Sequence[Order]) -> tuple[Consequence, ...]:
        """What these orders would certainly cause, and what they might, as far as this seat may know."""
        self._known(seat)
        given = self._read(orders)[0] if isinstance(orders, str) else list(orders)
        return desk.preview(self.rules, self.state, seat, given)

    # --- what there is to see

    def view(self, viewer: Viewer = GM) -> Shown:
        return view(self.rules, self.state, str(self.spec), viewer)

    def panels(self, viewer: Viewer = GM) -> tuple[Panel, ...]:
        seat = seat_of(viewer)
        t = self.rules.turn(self.state) if viewer is GM else self.rules.seen(self.state, seat)
        return self.rules.panels(t, seat)

    def history(self, viewer: Viewer = GM) -> list[Event]:
        """The facts that the viewer may know."""
        return history(self.rules, self.log, viewer)

    def rules_text(self) -> str:
        """The rulebook of exactly this game."""
        return rules_text(self.rules, str(self.spec))

    def state_hash(self) -> str:
        return state_hash(self.state, self.rules.empty())

    # --- orders

    def submit(self, seat: str, orders: str | Sequence[Order], phase: str | None = None) -> Draft:
        """Replace what this seat has written for the open phase. What is refused is told and left out; what does not
        wait for the phase to close is carried out now."""
        self._known(seat)
        self._check_open(phase)
        read, misread = self._read(orders) if isinstance(orders, str) else (orders, [])
        draft = desk.accept(self.rules, self.state, seat, read)
        if misread:
            draft = replace(draft, misread=tuple(misread))
        if draft.at_once:
            draft, events, self.state = desk.carry_out(self.rules, self.state, seat, draft)
            self.log += events
            draft = self._what_waits(seat, read, draft)
        acts_only = self._only_acts(read, misread)
        if not acts_only:
            self.drafts[seat] = draft
        if draft.at_once:
            self._look_again()
        return draft if acts_only else self.drafts[seat]

    def _what_waits(self, seat: str, read: Sequence[Order | Written], draft: Draft) -> Draft:
        """The rest, judged on what has been carried out now: that may have allowed what was refused."""
        if self.state.outcome is not None:
            return draft
        acts = tuple((order, why) for order, why in draft.refused if desk.is_at_once(self.rules, order))
        rest = [line for line in read if not desk.is_at_once(self.rules, _order(line))]
        again = desk.accept(self.rules, self.state, seat, rest)
        meant = {**draft.meant, **again.meant}
        return replace(draft, orders=again.orders, refused=(*acts, *again.refused), meant=meant)

    def _only_acts(self, read: Sequence[Order | Written], misread: Sequence[OrderError]) -> bool:
        """A vote by itself leaves the orders of the phase alone, and does not count as having sent some."""
        return bool(read) and not misread and all(desk.is_at_once(self.rules, _order(line)) for line in read)

    def _read(self, text: str) -> tuple[list[Written], list[OrderError]]:
        return desk.read(self.rules, self.state, text)

    def _look_again(self) -> None:
        """What happens between phases may take from somebody what he has ordered: a side that concedes."""
        if self.state.outcome is None:
            for seat, draft in self.drafts.items():
                self.drafts[seat] = desk.looked_at_again(self.rules, self.state, seat, draft)

    def set_ready(self, seat: str, ready: bool = True, phase: str | None = None) -> bool:
        """Mark a seat as done; True once everybody who is asked is."""
        self._known(seat)
        self._check_open(phase)
        (self.ready.add if ready else self.ready.discard)(seat)
        return set(self.owed()) <= self.ready

    def process(self, deadline: bool = False) -> list[Event]:
        """Judge the open phase with what was written and go on to the next that asks somebody. ``deadline``: the time
        was up, and it is noted down who sent nothing. Where a die of the game-master's is needed first, RollAwaited is
        raised, and ``throw`` goes on from there."""
        self._check_open(None)
        if self.halted:
            raise Halted(f"the game is halted: {'; '.join(self.halted)}")
        orders = {seat: draft.orders for seat, draft in self.drafts.items()}
        refused = {seat: list(_refused(draft)) for seat, draft in self.drafts.items() if draft.refused or draft.misread}
        if deadline:
            self._check_heard(orders, refused)
        try:
            events, state = play.process(self.rules, self.state, orders, refused)
        except RollAwaited as owed:
            self.awaited, self._late = owed, deadline
            raise
        self.state = state
        late = [DeadlineMissed(e.phase, e.silent) for e in events if isinstance(e, OrdersRevealed) and e.silent]
        if deadline and late and self.state.outcome is None:
            noted, self.state = play.happen(self.rules, self.state, late)
            events += noted
        self._note(events)
        return events

    def _check_heard(self, orders: play.Orders, refused: play.Refused) -> None:
        """A deputy's draft will do."""
        t = self.rules.turn(self.state)
        if any(component.waits(t) for component in self.rules.with_hook["waits"]):
            _said, used = play.deputized(self.rules, t, orders)
            missing = play.silent(self.rules, self.state, {*used, *refused})
            if missing:
                raise OrdersAwaited(
                    f"no deadline ends a phase of this game; orders are missing from {', '.join(missing)}"
                )

    def throw(self, roll: int) -> list[Event]:
        """What the die shows that the game-master owes. When it was the last one the phase is judged, or the game
        begins; RollAwaited says which is the next."""
        owed = self.awaited
        if owed is None:
            raise WrongPhase("no die of the game-master's is awaited")
        if not 1 <= roll <= owed.sides:
            raise ValueError(f"{owed.label}: a die of {owed.sides} sides shows 1 to {owed.sides}, not {roll}")
        self.rules, self.awaited = self.rules.with_dice(self._thrown(owed.label, roll)), None
        try:
            return self.process(self._late) if self.state.phase else self._begin()
        except RollAwaited as further:
            self.awaited = further
            raise

    def _thrown(self, label: str, roll: int) -> Dice:
        return self.rules.seed.with_throw(label, roll, self.state.rollbacks)

    def _note(self, events: list[Event]) -> None:
        self.log += events
        self.drafts, self.ready = {}, set()

    # --- the game-master

    @property
    def halted(self) -> tuple[str, ...]:
        """Why the game stands still; nothing if it goes on."""
        if self.state.outcome is not None or not self.state.phase:
            return ()
        return (*filter(None, [self.state.halted]), *play.halts(self.rules, self.state))

    def halt(self, by: str = "", why: str = "") -> None:
        """No phase is judged until the game is resumed; orders may be written all the same."""
        self._check_open(None)
        self._fact(GameHalted(by, why))

    def resume(self, by: str = "", why: str = "") -> None:
        if not self.halted:
            raise WrongPhase("the game is not halted")
        self._fact(GameResumed(by, why))

    def edit(
        self,
        place: Iterable[Unit] = (),
        remove: Iterable[int] = (),
        centers: Mapping[str, str | None] | None = None,
        by: str = "",
        why: str = "",
    ) -> None:
        """The game-master changes the position by hand. Where units stand that are placed, others must have gone."""
        self._check_open(None)
        gone = frozenset(remove)
        placed = tuple(replace(unit, id=n) for n, unit in enumerate(place, self.state.next_id))
        board = self.rules.board.on(self.phase)
        left = [unit for number, unit in self.state.units.items() if number not in gone]
        Position(board, [*left, *placed])  # it refuses two in one place
        wrong = [str(unit) for unit in placed if not board.can_stand(unit.kind, unit.at)]
        if wrong:
            raise ValueError(f"{wrong[0]} cannot stand there")
        unknown = [code for code in centers or {} if code not in board.centers]
        if unknown:
            raise ValueError(f"{unknown[0]} is no supply centre of {board.name}")
        self._fact(BoardEdited(tuple(sorted(gone)), placed, dict(centers or {}), by, why))

    def correct(self, rule: str, table: Mapping[str, Any], by: str = "", why: str = "") -> None:
        """The game-master corrects what rules remember: points, penalties, relations. Fields that are tables may be
        given in part."""
        self._check_open(None)
        fields = self.rules.corrigible(self.rules.turn(self.state)).get(rule, {})
        unknown = [key for key in table if key not in fields]
        if unknown or not table:
            there = ", ".join(f"{name}.{key}" for name, known in self.corrigible().items() for key in known)
            told = f"{rule}.{unknown[0]}" if unknown else rule
            raise ValueError(f"{told} is nothing that is corrected by hand; there is {there or 'nothing'}")
        events, state = play.happen(self.rules, self.state, [StateCorrected(rule, dict(table), by, why)])
        after = self.rules.corrigible(self.rules.turn(state))[rule]
        wrong = next((key for key, value in table.items() if not _taken_over(value, after[key])), None)
        if wrong is not None:
            raise ValueError(f"{rule}.{wrong}: the rules make something else of it")
        self.state = state
        self.log += events
        self._look_again()

    def corrigible(self) -> dict[str, dict[str, Any]]:
        return self.rules.corrigible(self.rules.turn(self.state))

    def override(self, phase: str, order: str, ruling: str, by: str = "", why: str = "") -> None:
        """An order of a judged phase counts otherwise than it was judged; for all to read. Edit the board besides, if
        that changes it."""
        self._check_open(None)
        judged = [e for _n, e in _standing(self.log) if isinstance(e, OrdersJudged) and e.phase == phase]
        if not any(row.order == order for event in judged for row in event.judgements):
            raise ValueError(f"no order {order!r} was judged in {phase}")
        self._fact(RulingOverridden(phase, order, ruling, by, why))

    def replace(self, seat: str, why: str = "replaced") -> None:
        """Somebody else for this seat: it is left and taken again, with all that rules make of both."""
        if seat not in self.state.vacant:
            self.vacate(seat, why)
        self.take_seat(seat)

    # --- seats

    def vacate(self, seat: str, why: str = "") -> None:
        """Nobody sits here from now on; what was written for the open phase goes with him."""
        self._known(seat)
        self.drafts.pop(seat, None)
        self.ready.discard(seat)
        self._fact(SeatVacated(seat, why))

    def take_seat(self, seat: str) -> None:
        """Somebody new sits down, before an empty sheet."""
        self._known(seat)
        self.drafts.pop(seat, None)
        self.ready.discard(seat)
        self._fact(SeatTaken(seat, self.state.tenure.get(seat, 1) + 1))

    def _fact(self, event: Event) -> None:
        events, self.state = play.happen(self.rules, self.state, [event])
        self.log += events
        self._look_again()

    # --- history

    def phases(self) -> list[str]:
        """The phases that were opened, the open one last. Those that were taken back are not among them."""
        return [event.phase for _n, event in _standing(self.log) if isinstance(event, PhaseOpened)]

    def openings(self) -> tuple[Opening, ...]:
        """Where each of the phases that count begins in the log."""
        if self._opened is None or self._opened[0] != len(self.log):
            self._opened = len(self.log), openings(self.rules, self.log)
        return self._opened[1]

    def fork(self, phase: str, with_orders: bool = False) -> Game:
        """Another game, which begins as this one was when the phase was opened; with the orders that were given then,
        if wanted. Its dice are its own: nobody learns from it what this game will roll."""
        count = self._opening(phase)
        rules = self.rules.with_dice(self.rules.seed.derived(f"fork/{phase}/{count}"))
        game = Game(self.spec, rules, map(_of_another_seed, self.log[:count]))
        if with_orders:
            game._write_again(self._orders_of(phase))
        return game

    def rollback(self, phase: str, with_orders: bool = False, by: str = "", why: str = "") -> None:
        """Take the game back to where this phase was opened. The log keeps what happened; it counts no more.
        What is over stays so: its seed is public then, and would tell every roll to come, whether or not there has
        been one so far."""
        if self.state.outcome is not None:
            raise WrongPhase("the game is over and its seed is public; fork it instead")
        orders = self._orders_of(phase) if with_orders else {}
        count = self._opening(phase)
        back = RolledBack(count, phase, by, why)
        self.awaited = None
        self.state = play.taken_back(self.state, play.fold(self.rules, self.log[:count]))
        self._note([back])
        self._write_again(orders)

    def _opening(self, phase: str) -> int:
        """How many facts there were when this phase had been opened."""
        found = [n for n, e in _standing(self.log) if isinstance(e, PhaseOpened) and e.phase == phase]
        if not found:
            raise WrongPhase(f"{phase!r} was never opened; there were {', '.join(self.phases())}")
        return found[0]

    def _orders_of(self, phase: str) -> Mapping[str, Sequence[str]]:
        said = (e for _n, e in _standing(self.log) if isinstance(e, OrdersRevealed) and e.phase == phase)
        given = next(({seat: event.of(seat) for seat in self.rules.names} for event in said), None)
        return given or {seat: tuple(map(str, draft.orders)) for seat, draft in self.drafts.items()}

    def _write_again(self, orders: Mapping[str, Sequence[str]]) -> None:
        for seat, texts in orders.items():
            if texts and seat not in self.state.vacant:
                self.submit(seat, "\n".join(texts))

    def _known(self, seat: str) -> str:
        if seat not in self.rules.names:
            raise UnknownSeat(f"no seat is called {seat!r}; there are {', '.join(self.rules.names)}")
        return seat

    def _check_open(self, phase: str | None) -> None:
        if self.state.outcome is not None:
            raise WrongPhase("the game is over")
        if self.awaited is not None:
            raise WrongPhase(f"the phase is closed and the dice are thrown: {self.awaited}")
        if phase is not None and phase != self.phase:
            raise WrongPhase(f"{phase} is not open; {self.phase} is")


def _taken_over(given: object, there: object) -> bool:
    if isinstance(given, Mapping) and isinstance(there, Mapping):
        return all(key in there and _taken_over(value, there[key]) for key, value in given.items())
    return given == there


def _order(line: Order | Written) -> Order:
    return line.order if isinstance(line, Written) else line


def _refused(draft: Draft) -> Iterator[tuple[str, Refusal]]:
    yield from ((str(order), why) for order, why in draft.refused)
    yield from ((error.text, desk.not_understood(error)) for error in draft.misread)


def _of_another_seed(event: Event) -> Event:
    drawn = isinstance(event, (DiceRolled, DiceKeyed)) and event.source in (SEED, CHAIN)
    return replace(event, source=FORKED) if drawn else event


def _standing(log: Sequence[Event]) -> list[tuple[int, Event]]:
    """The facts that count, each with its number in the log."""
    found: list[tuple[int, Event]] = []
    for number, event in enumerate(log, 1):
        if isinstance(event, RolledBack):
            found = [(n, e) for n, e in found if n <= event.events]
        else:
            found.append((number, event))
    return found
