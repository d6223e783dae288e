"""The turn machine: orders in, events out. The only loop in the rules.

All of it is pure: state and orders go in, events come out, and the state is the fold of all events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from casusbelli.core.errors import OrderError
from casusbelli.core.events import Event, GameEnded, PhaseOpened, StepBegan
from casusbelli.core.notation import Phase, parse_all
from casusbelli.core.orders import Order
from casusbelli.core.state import State
from casusbelli.core.verdicts import Refusal
from casusbelli.rules.component import Step
from casusbelli.rules.ruleset import RuleSet

Orders = Mapping[str, Sequence[Order]]
LONGEST_IDLE = 400  # steps in a row that ask nobody: a game in which nobody can do anything any more


class Stuck(RuntimeError):
    """The rules ask nobody for anything, year after year, and do not end the game."""


def set_up(rules: RuleSet) -> tuple[list[Event], State]:
    """The events that put up the starting position; no phase is open yet."""
    first = [event for component in rules.components for event in component.begin(rules.board)]
    log: list[Event] = []
    return log, _apply(rules, rules.empty(), first, {}, log)


def begin(rules: RuleSet) -> tuple[list[Event], State]:
    """The events that set a game up and open its first phase."""
    log, state = set_up(rules)
    phase = rules.board.calendar.start
    index = phase_index(rules, phase)
    while index > 0 and not rules.plan[index - 1].kind and rules.plan[index - 1].season == phase[0]:
        index -= 1  # what comes before the orders of a season comes before those of the first season too
    return log, _open_next(rules, state, index, int(phase[1:5]), log)


def resume(rules: RuleSet, state: State, phase: str) -> tuple[list[Event], State]:
    """Open a phase on a position, or the next one that asks somebody."""
    log: list[Event] = []
    index = phase_index(rules, phase)
    return log, _open_next(rules, state, index, int(phase[1:5]), log)


def phase_index(rules: RuleSet, phase: str) -> int:
    for n, step in enumerate(rules.plan):
        if step.season == phase[0] and step.kind == phase[5:]:
            return n
    known = ", ".join(f"{step.season}____{step.kind}" for step in rules.plan if step.kind)
    raise ValueError(f"phase {phase!r}: this game has {known}")


def place(rules: RuleSet, state: State, events: Iterable[Event]) -> tuple[list[Event], State]:
    """Change a position by hand, before a phase is opened on it."""
    log: list[Event] = []
    return log, _apply(rules, state, events, {}, log)


def process(rules: RuleSet, state: State, orders: Orders) -> tuple[list[Event], State]:
    """Close the open phase with these (accepted) orders and go on to the next phase that asks somebody."""
    log: list[Event] = []
    index = next(n for n, step in enumerate(rules.plan) if step.name == state.step)
    state = _run(rules, state, rules.plan[index], orders, log)
    return log, _open_next(rules, state, index + 1, state.year, log, orders)


def _open_next(
    rules: RuleSet, state: State, index: int, year: int, log: list[Event], orders: Orders | None = None
) -> State:
    """Run every step that asks nobody, until one asks or the game is over. ``orders`` stay readable until then."""
    for _step in range(LONGEST_IDLE):
        if state.outcome is not None:
            return state
        year, index = year + index // len(rules.plan), index % len(rules.plan)
        step = rules.plan[index]
        phase = f"{step.season}{year:04}{step.kind}" if step.kind else ""
        began: list[Event] = [StepBegan(step.name, year)]
        state = _apply(rules, state, began, orders or {}, log)
        if step.kind:
            opened = rules.evolve(state, PhaseOpened(phase, step.name))
            if step.asks(rules.turn(opened)):
                return _apply(rules, state, [PhaseOpened(phase, step.name)], {}, log)
            orders = {}
        state = _run(rules, state, step, orders or {}, log)
        index += 1
    raise Stuck(f"nobody has been asked for anything since {state.phase}; the rules should have ended the game")


def _run(rules: RuleSet, state: State, step: Step, orders: Orders, log: list[Event]) -> State:
    state = _apply(rules, state, step.run(rules.turn(state, orders)), orders, log)
    if state.outcome is None:
        outcome = rules.winner(rules.turn(state, orders))
        if outcome is not None:
            state = _apply(rules, state, [GameEnded(outcome)], orders, log)
    return state


def _apply(rules: RuleSet, state: State, events: Iterable[Event], orders: Orders, log: list[Event]) -> State:
    for event, after in rules.follow(state, events, orders):
        log.append(event)
        state = after
    return state


def fold(rules: RuleSet, events: Iterable[Event]) -> State:
    """The state that a log of events makes."""
    state = rules.empty()
    for event in events:
        state = rules.evolve(state, event)
    return state


# --- orders of one seat


def open_step(rules: RuleSet, state: State) -> Step:
    return rules.step(state.step)


def owed(rules: RuleSet, state: State) -> Mapping[str, str]:
    """Seat -> what it is asked for in the open phase."""
    if state.outcome is not None or not state.phase:
        return {}
    return open_step(rules, state).asks(rules.turn(state))


def options(rules: RuleSet, state: State, seat: str) -> Iterable[Order]:
    """Every order the seat may give now, in a stable order."""
    t = rules.turn(state)
    return (order for order in open_step(rules, state).offers(t, seat) if rules.forbids(t, seat, order) is None)


def accept(rules: RuleSet, state: State, seat: str, order: Order) -> tuple[Order, Refusal | None]:
    """The order as the board has it, and why it is not accepted; None if it is."""
    t, step = rules.turn(state), open_step(rules, state)
    meant = step.complete(t, order)
    if isinstance(meant, Refusal):
        return order, meant
    return meant, rules.refusal(t, step, seat, meant)


def read(rules: RuleSet, state: State, text: str) -> tuple[list[Order], list[OrderError]]:
    """Text as orders of the open phase."""
    kind = state.phase[5:]
    phase: Phase | None = kind if kind in ("M", "R", "A") else None  # type: ignore[assignment]
    board = rules.board.on(state.phase)
    written, errors = parse_all(text, board, phase=phase)
    return [line.order for line in written], errors
