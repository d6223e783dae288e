"""Replays a whole log: finds impossible facts, and results that today's rules adjudicate differently.

Each phase is adjudicated again from its revealed orders. Between two adjudications few things can happen: a missed
deadline is recorded, a player leaves or joins, an order is carried out at once, the game master acts, the game is
rolled back. Any other fact was made up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile

from casusbelli.core import events as e
from casusbelli.core.canon import encode
from casusbelli.core.state import State
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import drafts, play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.forms import EntryRefusal
from casusbelli.engine.on_offer import is_at_once
from casusbelli.engine.ruleset import RuleSet
from casusbelli.records.games.event_checks import implausible
from casusbelli.records.games.game_file import IMPOSSIBLE

LONGEST_EVENT = 300  # characters of a quoted event
MOST_OF_ONE_ACT = 50  # facts caused by one act
FAILS = (RulesClash, play.Stuck, *IMPOSSIBLE)
BY_HAND = (
    e.UnitPlaced,
    e.UnitsRemoved,
    e.UnitsRouted,
    e.CentersTaken,
    e.HomeSet,
    e.StatePlaced,
    e.SeatVacated,
    e.StepBegan,
    e.PhaseOpened,
)  # the facts that set up a position
BY_HAND_ALONE = (e.SeatTaken, e.BoardEdited, e.StateCorrected, e.RulingOverridden, e.GameHalted, e.GameResumed)
NEVER_JUDGED = (e.StatePlaced, *BY_HAND_ALONE)  # never results of an adjudication
BY_GAMEMASTER = (e.SeatVacated, *BY_HAND_ALONE)
TURNING = (e.PhaseOpened, e.GameEnded)


@dataclass(frozen=True)
class Rejudged:
    """A phase: where today's rules give another result, and which facts since its opening are impossible. The last one
    may still be open, and not ``judged``."""

    phase: str
    differences: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    judged: bool = True


class Recorded(Refusal, frozen=True):
    """A refusal as recorded in a log."""

    recorded: str

    @property
    def code(self) -> str:
        return self.recorded


def usual_beginning(rules: RuleSet) -> list[e.Event] | None:
    """The opening of a new game, if these rules can begin one with the recorded rolls."""
    try:
        return play.begin(rules)[0]
    except FAILS:
        return None


@dataclass
class Walk:
    """``rules`` are today's, with dice that fall as recorded in this log."""

    rules: RuleSet
    log: Sequence[e.Event]
    at: int = 0  # facts checked so far
    state: State = field(init=False)
    faults: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    known: dict[int, State] = field(default_factory=dict)  # states to roll back to, by the number of facts then
    opened: dict[int, str] = field(default_factory=dict)  # the same for phases; those that were rolled back are removed
    placed: dict[int, int] = field(default_factory=dict)  # unit id -> how many facts there were when it was placed
    silent: e.DeadlineMissed | None = None  # missed deadlines that may be recorded for the phase just adjudicated

    def __post_init__(self) -> None:
        self.state = self.rules.empty()
        self.known[0] = self.state
        self.back = {event.events for event in self.log if isinstance(event, e.RolledBack)}
        self.brought = {kind for component in self.rules.components for kind in component.events}
        self.acts = {kind for component in self.rules.answering("acts") for kind in component.events}

    def phases(self) -> Iterator[Rejudged]:
        self._beginning()
        while self.at < len(self.log):
            event = self.log[self.at]
            if isinstance(event, e.OrdersRevealed):
                self._phase(event)
                yield self._found(event.phase)
            else:
                self._between(event)
        if self.faults or self.told:
            yield self._found(self.state.phase, judged=False)

    def _found(self, phase: str, judged: bool = True) -> Rejudged:
        found = Rejudged(phase, tuple(self.told), tuple(self.faults), judged)
        self.told, self.faults = [], []
        return found

    # --- one fact

    def _step(self) -> None:
        event, before = self.log[self.at], self.at
        self.at += 1
        if isinstance(event, e.RolledBack):
            self.state = play.taken_back(self.state, self.known[event.events])
            self.opened = {n: phase for n, phase in self.opened.items() if n <= event.events}
            self.placed = {number: n for number, n in self.placed.items() if n <= event.events}
        else:
            self.state = self.rules.evolve(self.state, event)
        if isinstance(event, e.PhaseOpened):
            self.opened[self.at] = event.phase
        if isinstance(event, e.UnitPlaced):
            if event.id in self.placed:
                self._fault(f"there was a unit {event.id} already", before)
            self.placed[event.id] = self.at
        if self.at in self.back:
            self.known[self.at] = self.state

    def _fault(self, text: str, at: int | None = None) -> None:
        n = self.at if at is None else at
        self.faults.append(f"line {n + 2}: {self.log[n].__struct_config__.tag}: {text}")

    def _check(self, event: e.Event, set_up: bool = False) -> None:
        try:
            for text in implausible(self.rules, self.state, event, set_up):
                self._fault(text)
        except IMPOSSIBLE as fault:
            self._fault(f"it fits nothing: {fault}")

    def _check_places(self) -> None:
        """No two units in one place at the end of a phase."""
        try:
            Position(self.rules.board.on(self.state.phase), self.state.units.values())
        except IMPOSSIBLE as fault:
            self._fault(str(fault), self.at - 1)

    # --- the beginning

    def _beginning(self) -> None:
        usual = usual_beginning(self.rules)
        if usual is not None and _alike(self.log[: len(usual)], usual):
            self._steps(len(usual))
            return
        allowed = {*BY_HAND, *map(type, usual or ()), *self.brought}
        self._until_opened(allowed, set_up=True)
        if self.at < len(self.log) and isinstance(self.log[self.at], e.PowersEliminated):
            self._check(self.log[self.at], set_up=True)
            self._step()
        if self.at:
            self._check_places()

    def _steps(self, count: int) -> None:
        for _n in range(count):
            self._step()

    def _until_opened(self, allowed: set[type[e.Event]], set_up: bool = False) -> None:
        """Facts that no adjudication brings today, up to the opening of a phase or the end of the game."""
        while self.at < len(self.log):
            event, before = self.log[self.at], self.state
            if isinstance(event, (e.OrdersRevealed, e.RolledBack)):
                self._fault("no phase was open")
                return
            if type(event) not in allowed:
                self._fault("nothing of the kind happens here")
            self._check(event, set_up)
            self._step()
            if isinstance(event, TURNING):
                self._follow(self._reactions(before, event), tell=False)
                return

    def _reactions(self, before: State, event: e.Event) -> list[e.Event]:
        try:
            return [caused for caused, _state in self.rules.follow(before, [event], {})][1:]
        except FAILS:
            return []

    # --- between two adjudications

    def _between(self, event: e.Event) -> None:
        silent, self.silent = self.silent, None
        if isinstance(event, e.RolledBack):
            if self.opened.get(event.events) != event.phase:
                self._fault(f"{event.phase} was not opened with fact {event.events}")
            self._step()
        elif event == silent and self.state.outcome is None:
            self._follow(self._causes([event]))
        elif isinstance(event, BY_GAMEMASTER):
            self._check(event)
            self._follow(self._causes([event]))
        elif type(event) in self.acts and self.state.outcome is None:
            self._check(event)
            self._act()
        elif self.state.outcome is None and self._ordered():
            pass
        else:
            when = (
                "after the end of the game" if self.state.outcome is not None else f"while {self.state.phase} is open"
            )
            self._fault(f"nothing of the kind happens {when}")
            self._step()

    def _act(self) -> None:
        """Find out how many facts belong to one act by comparing their consequences."""
        here = self.log[self.at : self.at + MOST_OF_ONE_ACT]
        facts = list(takewhile(lambda event: type(event) in self.acts, here))
        for count in range(1, len(facts) + 1):
            caused = self._causes(facts[:count])
            if _alike(self.log[self.at : self.at + len(caused)], caused):
                self._steps(len(caused))
                return
        self._follow(self._causes(facts[:1]))

    def _ordered(self) -> bool:
        """Does an immediate order that is on offer now cause exactly this? A concession ends a game, or a war."""
        try:
            for caused in self._deeds():
                if _alike(self.log[self.at : self.at + len(caused)], caused):
                    self._steps(len(caused))
                    return True
        except FAILS:
            pass
        return False

    def _deeds(self) -> Iterator[list[e.Event]]:
        """The consequences of each immediate order on offer."""
        t = self.rules.turn(self.state)
        for seat in self.rules.names:
            for order in self.rules.offers(t, seat):
                if is_at_once(self.rules, order) and not drafts.accept(self.rules, self.state, seat, [order]).refused:
                    caused, _state = play.act(self.rules, self.state, seat, order)
                    if caused:
                        yield caused

    def _causes(self, facts: list[e.Event]) -> list[e.Event]:
        """These facts, what follows from them, and perhaps the end of the game."""
        try:
            return play.happen(self.rules, self.state, facts)[0]
        except FAILS:
            return facts

    def _follow(self, expected: Iterable[e.Event], tell: bool = True) -> None:
        for today in expected:
            there = self.log[self.at] if self.at < len(self.log) else None
            if there is None or not e.alike(there, today):
                if tell:
                    self._tell_difference(self.at, today)
                return
            self._step()

    def _tell_difference(self, at: int, today: e.Event) -> None:
        there = self.log[at] if at < len(self.log) else None
        self.told.append(f"line {at + 2} is {_quoted(there)}; today it would be {_quoted(today)}")

    # --- a phase

    def _phase(self, said: e.OrdersRevealed) -> None:
        start = self.at
        self._check(said)
        self.silent = e.DeadlineMissed(said.phase, said.silent) if said.silent else None
        now = self._judged_today(said)
        there = list(self.log[start : start + len(now)])
        if now and _alike(there, now):
            self._steps(len(now))
            return
        differing = next(
            (n for n, (one, other) in enumerate(zip(now, there, strict=False)) if not e.alike(one, other)), len(there)
        )
        if now:
            self._tell_difference(start + differing, now[differing])
        self._step()
        self._until_opened({*e.CORE_EVENTS, *self.brought} - {*NEVER_JUDGED})
        self._check_places()

    def _judged_today(self, said: e.OrdersRevealed) -> list[e.Event]:
        """The result of these orders by today's rules; none if they cannot adjudicate them."""
        try:
            drafts = {seat: self._read(seat, said.of(seat)) for seat in self._heard(said)}
            orders = {seat: draft.orders for seat, draft in drafts.items()}
            record = play.Record(self._waited_next(), said.silent)
            now, _state = play.process(self.rules, self.state, orders, _refusals(said), record)
        except FAILS as fault:
            self.told.append(f"today's rules cannot judge it: {type(fault).__name__}: {fault}")
            return []
        for seat, draft in drafts.items():
            self.told += (f"{seat}: {order} would be refused today: {why}" for order, why in draft.refused)
            self.told += (f"{seat}: {error.text} is not understood today: {error}" for error in draft.misread)
        return now

    def _waited_next(self) -> str:
        """The phase the log waited in after the one being adjudicated."""
        later = islice(self.log, self.at + 1, None)
        facts = takewhile(lambda event: not isinstance(event, (e.OrdersRevealed, e.RolledBack)), later)
        opened = [event.phase for event in facts if isinstance(event, e.PhaseOpened)]
        return opened[-1] if opened else ""

    def _heard(self, said: e.OrdersRevealed) -> list[str]:
        """The seats that sent something, even if it was empty."""
        owed = drafts.owed(self.rules, self.state)
        asked = [seat for seat in owed if seat not in said.silent and seat not in said.refused]
        return list(dict.fromkeys((*said.orders, *said.secret, *asked)))

    def _read(self, seat: str, texts: Sequence[str]) -> drafts.Draft:
        """A fact holds orders as they were understood. Whether their writer said whose unit is meant, where the rulings
        ask for that (DATC 4.C.5), was decided when they were written, and is not recorded."""
        written, errors = drafts.read(self.rules, self.state, "\n".join(texts))
        draft = drafts.accept(self.rules, self.state, seat, [line.order for line in written])
        return drafts.Draft(draft.orders, draft.refused, tuple(errors))


def _alike(there: Sequence[e.Event], today: Sequence[e.Event]) -> bool:
    return len(there) == len(today) and all(map(e.alike, there, today))


def _refusals(said: e.OrdersRevealed) -> play.Refused:
    return {
        seat: [(order, Recorded(EntryRefusal.NOT_UNDERSTOOD, text, code)) for order, code, text in told]
        for seat, told in said.refused.items()
    }


def _quoted(event: e.Event | None) -> str:
    text = encode(event).decode() if event is not None else "the end of the log"
    return text if len(text) <= LONGEST_EVENT else f"{text[:LONGEST_EVENT]}..."
