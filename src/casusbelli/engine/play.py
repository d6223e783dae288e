"""The turn loop: orders in, events out. It is the only loop in the rules.

Everything here is pure: state and orders go in, events come out, and the state is the fold of all events. Validation of
one seat's orders is in drafts.py.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from casusbelli.core.events import Event, GameEnded, OrdersRevealed, PhaseOpened, RolledBack, StepBegan, UnitPlaced
from casusbelli.core.orders import Directive, Order, text_of
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text
from casusbelli.core.state import Outcome, State
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.asking import asked, concerned, is_forced, is_held
from casusbelli.engine.component import RulesClash, Step, Turn
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.year import phase_index

Orders = Mapping[str, Sequence[Order]]
Refused = Mapping[str, Sequence[tuple[str, Refusal]]]
NOTHING: Orders = {}
NOBODY: Refused = {}
COLLECTING = "MA"  # phases whose orders a later step adjudicates
ABANDONED = Outcome("abandoned", ())  # all seats are vacant
LONGEST_IDLE = 400  # consecutive steps without a question: the game has come to a dead end


@dataclass(frozen=True)
class Record:
    """What is already recorded of a game: the phase in which it waited next, and which seats were silent in the one
    before. Earlier versions waited for seats without a choice, and called them silent."""

    phase: str = ""
    silent: tuple[str, ...] = ()


NO_RECORD = Record()


class Stuck(RuntimeError):
    """The rules ask no seat for anything, year after year, and don't end the game."""


def set_up(rules: RuleSet) -> tuple[list[Event], State]:
    """The events that set up the starting position; no phase is open yet."""
    first = list(rules.said.begin(rules))
    _check_places(rules, first)
    log: list[Event] = []
    return log, _apply(rules, rules.empty(), first, {}, log)


def _check_places(rules: RuleSet, events: Iterable[Event]) -> None:
    """Check that rules, which don't know of each other, have not put two units in one place."""
    known: dict[str | int, UnitPlaced] = {}
    for event in events:
        if isinstance(event, UnitPlaced):
            for key in (rules.board.province_of[event.at], event.id):
                other = known.setdefault(key, event)
                if other is not event:
                    said = f"{other.kind} {other.at} of {other.owner} and {event.kind} {event.at} of {event.owner}"
                    raise RulesClash(f"these rules put up two units that cannot both be there: {said}")


def begin(rules: RuleSet) -> tuple[list[Event], State]:
    """The events that set a game up and open its first phase."""
    log, state = set_up(rules)
    index = rules.first
    while index > 0 and not rules.plan[index - 1].kind and rules.plan[index - 1].season == Phase.of(rules.start).season:
        index -= 1  # steps before a season's orders also run in the first season
    return log, _open_next(rules, state, index, Phase.of(rules.start).year, log)


def resume(rules: RuleSet, state: State, phase: str, always: bool = False) -> tuple[list[Event], State]:
    """Open a phase on a position. If there is nothing to do in it, open the next one that has something, unless
    ``always``."""
    log: list[Event] = []
    index, year = phase_index(rules.plan, phase), Phase.of(phase).year
    if always:
        name = rules.plan[index].name
        return log, _apply(rules, state, [StepBegan(name, year), PhaseOpened(phase, name)], NOTHING, log)
    return log, _open_next(rules, state, index, year, log, record=Record(phase))


def place(rules: RuleSet, state: State, events: Iterable[Event]) -> tuple[list[Event], State]:
    """Change a position by hand, before a phase is opened on it."""
    log: list[Event] = []
    return log, _apply(rules, state, events, {}, log)


def process(
    rules: RuleSet, state: State, orders: Orders = NOTHING, refused: Refused = NOBODY, record: Record = NO_RECORD
) -> tuple[list[Event], State]:
    """Close the open phase with these accepted orders and go on to the next phase that asks a seat. ``record``: what is
    known of the game, if it was played before."""
    log: list[Event] = []
    step = rules.step[state.step]
    t = rules.turn(state)
    missing = silent(rules, state, {*orders, *refused}, record)
    orders, used = deputized(rules, t, orders)
    said = OrdersRevealed(
        state.phase,
        _told(rules, state, orders, secret=False),
        _told(rules, state, orders, secret=True) if rules.secret else {},
        {seat: tuple((text, why.code, why.said) for text, why in told) for seat, told in refused.items() if told},
        missing,
    )
    state = _reveal(rules, state, said, orders, log)
    if state.outcome is not None:
        return log, state
    orders = used
    state = _run(rules, state, step, orders, log)
    return log, _open_next(rules, state, rules.plan.index(step) + 1, state.year, log, orders, record)


def deputized(rules: RuleSet, t: Turn, orders: Orders) -> tuple[Orders, Orders]:
    """The orders in two versions: as written, without deputies' drafts that are not needed; and as used, with each
    draft under the seat it was written for."""
    if not rules.hears("deputy_for"):
        return orders, orders
    kept, used = dict(orders), dict(orders)
    for seat, written in orders.items():
        meant = rules.deputy_for(t, seat)
        drafted = tuple(order for order in written if not isinstance(order, Directive)) if meant != seat else ()
        if drafted:
            used[seat] = tuple(order for order in written if isinstance(order, Directive))
            if orders.get(meant):
                kept[seat] = used[seat]
            else:
                used[meant] = drafted
    return kept, used


def _told(rules: RuleSet, state: State, orders: Orders, secret: bool) -> dict[str, tuple[str, ...]]:
    kept = {directive for directive, kinds in rules.secret.items() if state.now.kind in kinds}
    told = {
        seat: tuple([text_of(order) for order in orders[seat] if (type(order) in kept) is secret])
        for seat in rules.names
        if seat in orders
    }
    return {seat: texts for seat, texts in told.items() if texts}


def act(rules: RuleSet, state: State, seat: str, order: Directive) -> tuple[list[Event], State]:
    """Carry out an accepted immediate order."""
    return happen(rules, state, rules.acts(rules.turn(state, {seat: (order,)}), seat, order))


def happen(rules: RuleSet, state: State, events: Iterable[Event]) -> tuple[list[Event], State]:
    """Apply events between phases and what they cause; the game may end."""
    log: list[Event] = []
    state = _apply(rules, state, events, {}, log)
    return log, _judge_end(rules, state, {}, log)


def _open_next(
    rules: RuleSet,
    state: State,
    index: int,
    year: int,
    log: list[Event],
    orders: Orders = NOTHING,
    record: Record = NO_RECORD,
) -> State:
    """Run every step that asks no seat, until one does or the game is over. ``orders`` stay readable until then. A
    phase without questions that still changes something is opened and closed at once."""
    for _step in range(LONGEST_IDLE):
        if state.outcome is not None:
            return state
        if state.vacant.issuperset(rules.names):
            return _apply(rules, state, [GameEnded(ABANDONED)], orders, log)
        year, index = year + index // len(rules.plan), index % len(rules.plan)
        step = rules.plan[index]
        state = _apply(rules, state, [StepBegan(step.name, year)], orders, log)
        if step.kind:
            opening: list[Event] = []
            phase = str(Phase(step.season, year, step.kind))
            opened = _apply(rules, state, [PhaseOpened(phase, step.name)], NOTHING, opening)
            if waits(rules, opened, record):
                log += opening
                return opened
            if is_forced(rules, opened):
                log += opening
                state, orders = _reveal(rules, opened, OrdersRevealed(phase, {}), NOTHING, log), NOTHING
                if state.outcome is not None:
                    return state
            elif step.kind in COLLECTING:
                orders = NOTHING
        state = _run(rules, state, step, NOTHING if step.kind else orders, log)
        index += 1
    raise Stuck(f"nobody has been asked for anything since {state.phase}; the rules should have ended the game")


def halts(rules: RuleSet, state: State) -> tuple[Text, ...]:
    """Why the rules halt the game until the game master acts."""
    return tuple(halt.why for halt in rules.halts(rules.turn(state)) if not halt.for_orders)


def waits(rules: RuleSet, state: State, record: Record = NO_RECORD) -> bool:
    """Does the game wait in the phase that has just been opened?"""
    if is_held(rules, state) or next(asked(rules, state), None) is not None:
        return True
    recorded = record.phase == state.phase and bool(concerned(rules, state))
    return recorded or bool(halts(rules, state))


def silent(rules: RuleSet, state: State, heard: Container[str] = (), record: Record = NO_RECORD) -> tuple[str, ...]:
    """The seats that are asked and have sent nothing."""
    missing = {seat for seat, _what in asked(rules, state, heard)}
    if not missing.issuperset(record.silent):
        missing |= concerned(rules, state).intersection(record.silent)
    return tuple(seat for seat in rules.names if seat in missing and seat not in heard)


def _reveal(rules: RuleSet, state: State, said: OrdersRevealed, orders: Orders, log: list[Event]) -> State:
    return _judge_end(rules, _apply(rules, state, [said], orders, log), orders, log)


def awaited_orders(rules: RuleSet, state: State, orders: Orders, refused: Refused) -> tuple[str, ...]:
    """The seats whose orders are missing, in a game in which no deadline closes a phase without them. A deputy's draft
    counts."""
    t = rules.turn(state)
    if not any(halt.for_orders for halt in rules.halts(t)):
        return ()
    _said, used = deputized(rules, t, orders)
    return silent(rules, state, {*used, *refused})


def _run(rules: RuleSet, state: State, step: Step, orders: Orders, log: list[Event]) -> State:
    state = _apply(rules, state, step.run(rules.turn(state, orders)), orders, log)
    return _judge_end(rules, state, orders, log)


def _judge_end(rules: RuleSet, state: State, orders: Orders, log: list[Event]) -> State:
    outcome = rules.winner(rules.turn(state, orders)) if state.outcome is None else None
    return state if outcome is None else _apply(rules, state, [GameEnded(outcome)], orders, log)


def _apply(rules: RuleSet, state: State, events: Iterable[Event], orders: Orders, log: list[Event]) -> State:
    for event, after in rules.follow(state, events, orders):
        log.append(event)
        state = after
    return state


# --- the log


def fold(rules: RuleSet, events: Sequence[Event]) -> State:
    """The state that results from a log of events."""
    state = rules.empty()
    back = {event.events for event in events if isinstance(event, RolledBack)}
    known = {0: state} if back else {}
    for count, event in enumerate(events, 1):
        state = taken_back(state, known[event.events]) if isinstance(event, RolledBack) else rules.evolve(state, event)
        if count in back:
            known[count] = state
    return state


def taken_back(now: State, then: State) -> State:
    """An earlier state restored. Players' seats, a halt by the game master and the count of rollbacks are not rolled
    back."""
    return replace(then, rollbacks=now.rollbacks + 1, vacant=now.vacant, tenure=now.tenure, halted=now.halted)
