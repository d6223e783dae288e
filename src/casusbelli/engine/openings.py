"""An index of a log: where each phase begins and the state then, so that viewing a phase needs no full replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import NamedTuple, Protocol

from casusbelli.core.board import Board
from casusbelli.core.events import Event, PhaseOpened, RolledBack
from casusbelli.core.said import said
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.game_errors import WrongPhase
from casusbelli.engine.ruleset import RuleSet


class OpeningStates(Protocol):
    """The states of an opening, which may be read only when somebody asks."""

    @property
    def shown(self) -> State: ...

    @property
    def state(self) -> State: ...

    def places(self, board: Board) -> Set[str]:
        """The provinces with units in ``shown``."""


class KnownStates(NamedTuple):
    shown: State
    state: State

    def places(self, board: Board) -> Set[str]:
        return {board.province_of[unit.at] for unit in self.shown.units.values()}


class Opening(NamedTuple):
    """The opening of a phase. ``number``: how many events there were when it was opened; ``at``: the index from which
    events belong to it, which is later if the game was rolled back to it. ``shown``: the state in which it opened,
    ``state``: the one at ``at``."""

    phase: str
    number: int
    at: int
    states: OpeningStates

    @property
    def shown(self) -> State:
        return self.states.shown

    @property
    def state(self) -> State:
        return self.states.state


Opened = Callable[[], tuple[Opening, ...]] | tuple[Opening, ...] | None
"""The openings of a log, or what finds them; None: they are computed from the log."""


def openings(rules: RuleSet, log: Sequence[Event]) -> tuple[Opening, ...]:
    """The openings of phases in sequence, without those that were rolled back."""
    found: list[Opening] = []
    state, back = rules.empty(), {event.events for event in log if isinstance(event, RolledBack)}
    known = {0: state}
    for number, event in enumerate(log, 1):
        if isinstance(event, RolledBack):
            then = known[event.events]
            state = play.taken_back(state, then)
            kept = [opening for opening in found if opening.number < event.events]
            found = [*kept, Opening(event.phase, event.events, number, KnownStates(then, state))]
        else:
            state = rules.evolve(state, event)
            if isinstance(event, PhaseOpened):
                found.append(Opening(event.phase, number, number, KnownStates(state, state)))
        if number in back:
            known[number] = state
    return tuple(found)


def more_openings(
    rules: RuleSet, count: int, state: State, fresh: Sequence[Event], known: Mapping[int, State]
) -> tuple[tuple[Opening, ...], State]:
    """The openings among new events, none of which is a rollback, and the state after them. ``known``: states by the
    number of events before them; only if one is missing are the events folded."""
    opened = [(n, event.phase) for n, event in enumerate(fresh, count + 1) if isinstance(event, PhaseOpened)]
    end = count + len(fresh)
    if not known.keys() >= {end, *(number for number, _phase in opened)}:
        known = {count: state}
        for number, event in enumerate(fresh, count + 1):
            known[number] = state = rules.evolve(state, event)
    found = (Opening(phase, number, number, KnownStates(known[number], known[number])) for number, phase in opened)
    return tuple(found), known[end]


def last_waited(rules: RuleSet, found: Sequence[Opening]) -> str | None:
    """The last of these phases in which the game waited for a seat; if it never waited, the last one."""
    waited = (opening.phase for opening in reversed(found) if play.waits(rules, opening.shown))
    return next(waited, found[-1].phase if found else None)


def opening_number(log: Sequence[Event], phase: str) -> int:
    """How many events there were right after this phase was opened."""
    opened = [(n, event.phase) for n, event in facts_that_count(log) if isinstance(event, PhaseOpened)]
    found = [n for n, name in opened if name == phase]
    if not found:
        raise WrongPhase(said("engine.never-opened", phase=repr(phase), known=[name for _n, name in opened]))
    return found[0]


def facts_that_count(log: Sequence[Event]) -> list[tuple[int, Event]]:
    """The events that were not rolled back, each with its index in the log."""
    found: list[tuple[int, Event]] = []
    for number, event in enumerate(log, 1):
        if isinstance(event, RolledBack):
            found = [(n, e) for n, e in found if n <= event.events]
        else:
            found.append((number, event))
    return found
