"""Runs scenario cases and reports differences from what they expect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from msgspec.structs import replace

from casusbelli.core.board import Board, normal
from casusbelli.core.events import (
    CentersTaken,
    DiceRolled,
    Event,
    HomeSet,
    OrdersJudged,
    StatePlaced,
    UnitPlaced,
    UnitsRemoved,
)
from casusbelli.core.notation import Written
from casusbelli.core.orders import Directive
from casusbelli.core.state import State
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Refusal
from casusbelli.engine import drafts, play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import Dice
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import UnknownRules, read_spec, rule_set
from casusbelli.engine.view import view
from casusbelli.records.scenarios.compare import PlayedOrder, PlayedTurn, compare, seat_of
from casusbelli.records.scenarios.scenario_file import Case, TurnCase
from casusbelli.records.turns.read_keys import Watched
from casusbelli.records.turns.values import TurnError, place_of, unit_of

__all__ = ["PlayedCase", "advance", "play_turn", "run_case", "start"]

Line = tuple[str, Written]  # the heading under which it is listed in the file, and the order
MOST_PHASES = 200  # between two turns of a case
CODE, NAME = re.compile("[A-Z]{3}"), re.compile("[A-Z][a-z]{3,}")
PERHAPS, SURELY = 0.6, 0.8  # similarity to a name at which text is taken for a typo of it


class CannotPlay(ValueError):
    """The case asks for something that does not exist: rules, a phase, a unit."""


@dataclass
class PlayedCase:
    case: Case
    failures: list[str] = field(default_factory=list)
    turns: list[PlayedTurn] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def run_case(case: Case, find_board: Callable[[str], Board]) -> PlayedCase:
    played = PlayedCase(case)
    try:
        _play(case, find_board, played)
    except (CannotPlay, UnknownRules, RulesClash, LookupError, play.Stuck) as fault:
        played.failures.append(str(fault))
    return played


def _play(case: Case, find_board: Callable[[str], Board], played: PlayedCase) -> None:
    spec = read_spec(case.rules)
    rules = rule_set(spec, find_board(case.map), case.options, Dice(case.id.encode(), scripted=case.dice))
    log: list[Event] = []
    state = start(case, rules, log)
    begun = len(log) if case.start or case.units is not None else 0
    for turn in case.turns:
        state = advance(rules, state, turn.phase, log)
        done, state = play_turn(rules, state, turn, str(spec))
        log += done.events
        played.turns.append(done)
        played.failures.extend(f"{turn.phase}: {text}" for text in compare(case, turn, done, rules))
    played.failures.extend(_dice(case, rules, log, begun))


def _dice(case: Case, rules: RuleSet, log: Sequence[Event], begun: int) -> Iterator[str]:
    """Errors in the dice: rolls out of range and unknown labels. A die that is not rolled is no error, since a case may
    show that; but it is one while another die is left to chance, for that may be the one meant. ``begun``: how many
    facts set up the position."""
    rolled = {event.label: event for event in log if isinstance(event, DiceRolled)}
    drawn = [event.label for event in log[begun:] if isinstance(event, DiceRolled) and event.label not in case.dice]
    for label, roll in case.dice.items():
        die = rolled.get(label)
        if die is not None and not 1 <= roll <= die.sides:
            yield f"{_at(case, 'dice', label)} = {roll}: the die shows 1 to {die.sides}"
        elif die is None and not rules.may_roll(label):
            yield f"{_at(case, 'dice', label)}: no rule of this game rolls a die of that name"
        elif die is None and drawn:
            yield f"{_at(case, 'dice', label)}: it was not rolled, but left to chance were {', '.join(drawn)}"


def _at(case: Case, *keys: str) -> str:
    """A key of the case, with its line."""
    line = case.line((*case.where.path, *keys))
    named = f"dice: {keys[1]!r}" if keys[0] == "dice" else ".".join(keys)
    return f"line {line}: {named}" if line is not None else named


# --- the start


def start(case: Case, rules: RuleSet, log: list[Event]) -> State:
    events, state = play.set_up(rules)
    log += events
    state = _placed(rules, state, _by_hand(case, rules, state), log)
    try:
        Position(rules.board, state.units.values())
    except ValueError as fault:
        raise CannotPlay(f"units: {fault}") from None
    unknown = sorted(set(case.state) - rules.placeable())
    if unknown:
        raise CannotPlay(f"state.{unknown[0]}: no rule of this game has a state of that name")
    tables = {name: Watched(table) for name, table in case.state.items()}
    state = _placed(rules, state, (StatePlaced(name, table) for name, table in tables.items()), log)
    arranged = [e for name, table in tables.items() for e in rules.arranged(rules.turn(state), name, table)]
    state = _placed(rules, state, arranged, log)
    unread = [(name, *path) for name, table in tables.items() for path in table.unread()]
    if unread:
        raise CannotPlay(f"{_at(case, 'state', *unread[0])}: no rule of this game reads it")
    for name, table in case.state.items():
        _check_names_in(table, rules, state, f"state.{name}")
    try:
        events, state = play.resume(rules, state, case.start or rules.start, always=bool(case.start))
    except ValueError as fault:
        raise CannotPlay(f"start: {fault}") from None
    log += events
    return state


def _placed(rules: RuleSet, state: State, events: Iterable[Event], log: list[Event]) -> State:
    happened, state = play.place(rules, state, events)
    log += happened
    return state


def _by_hand(case: Case, rules: RuleSet, state: State) -> Iterator[Event]:
    board = rules.board
    if case.units is not None:
        yield UnitsRemoved(tuple(state.units), "set up by hand")
        number = state.next_id
        for owner, texts in case.units.items():
            _check_name(owner, rules, state, "units")
            for text in texts:
                unit = _read(unit_of, text, owner, board, f"units.{owner}")
                yield UnitPlaced(number, owner, unit.kind, unit.at)
                number += 1
    if case.centers is not None:
        listed = _centers(case.centers, rules, state)
        left = {center: None for center, owner in state.centers.items() if owner in case.centers}
        yield CentersTaken({**left, **listed})
    yield from (HomeSet(owner, ()) for owner in case.units or {} if owner not in state.home)


def _centers(table: Mapping[str, tuple[str, ...]], rules: RuleSet, state: State) -> dict[str, str]:
    listed: dict[str, str] = {}
    board = rules.board
    for owner, texts in table.items():
        _check_name(owner, rules, state, "centers")
        for text in texts:
            code = board.province_of[_read(place_of, text, board, f"centers.{owner}")]
            if not board.province[code].center:
                raise CannotPlay(f"centers.{owner}: {text!r} is not a supply center")
            if listed.setdefault(code, owner) != owner:
                raise CannotPlay(f"centers.{owner}: {text!r} belongs to {listed[code]} too")
    return listed


def _read(reader: Callable[..., Any], *args: Any) -> Any:
    try:
        return reader(*args)
    except TurnError as fault:
        raise CannotPlay(str(fault)) from None


def _check_name(name: str, rules: RuleSet, state: State, key: str, alike: float = PERHAPS) -> None:
    """Unknown owners may be set up (rebels, a party); but a power in another spelling, or mistyped, would be another
    owner."""
    power = rules.board.power_names.get(normal(name), name)
    if power != name:
        raise CannotPlay(f"{key}.{name}: write {power}")
    known = {*rules.board.power, *rules.names, *state.home, *state.owners, *rules.grammar.names.values()}
    close = get_close_matches(name, sorted(known), n=1, cutoff=alike) if name not in known else ()
    if close:
        raise CannotPlay(f"{key}.{name}: no power or seat is called so; did you mean {close[0]}?")


def _check_names_in(value: object, rules: RuleSet, state: State, key: str) -> None:
    """Most rules accept names unchecked: a mistyped one would be a war of no power, a sphere in no place."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            _check_names_in(name, rules, state, key)
            _check_names_in(inner, rules, state, f"{key}.{name}")
    elif isinstance(value, str):
        for word in value.split("|"):
            if CODE.fullmatch(word) and word not in rules.board.province_of:
                raise CannotPlay(f"{key}: {word} is no province of this map")
            if NAME.fullmatch(word):
                _check_name(word, rules, state, key, SURELY)
    elif isinstance(value, Iterable):
        for inner in value:
            _check_names_in(inner, rules, state, key)


# --- turns


def advance(rules: RuleSet, state: State, phase: str, log: list[Event]) -> State:
    """Phases before the turn are played without orders."""
    for _phase in range(MOST_PHASES):
        if state.phase == phase or state.outcome is not None:
            break
        events, state = play.process(rules, state, {})
        log += events
    if state.outcome is not None:
        raise CannotPlay(f"phase {phase} never came; the game was over in {state.phase}")
    if state.phase != phase:
        raise CannotPlay(f"phase {phase} never came; the game is in {state.phase}")
    return state


def play_turn(rules: RuleSet, state: State, turn: TurnCase, spec: str) -> tuple[PlayedTurn, State]:
    done = PlayedTurn(turn.phase, state)
    lines: list[Line] = []
    for name, texts in turn.orders.items():
        lines += _read_lines(rules, state, _ordering_seat(name, rules, state), name, texts, done)
    ranks = [_rank(rules, line) for line in lines]
    written: dict[str, list[Line]] = {name: [] for name in turn.orders}
    handed: list[tuple[str, drafts.Draft]] = []
    for rank, line in sorted(zip(ranks, lines, strict=True), key=lambda ranked: ranked[0] or 0):
        seat = _ordering_seat(line[0], rules, state)
        if rank is None:
            written[line[0]].append(line)
        else:
            draft, state = _handed_in(rules, state, seat, [line], done)
            handed.append((seat, draft))
    waiting: dict[str, list[Line]] = {}
    for name, told in written.items():
        waiting.setdefault(_ordering_seat(name, rules, state), []).extend(told)
    handed += [(seat, _handed_in(rules, state, seat, told, done)[0]) for seat, told in waiting.items()]
    if state.outcome is None:
        orders = {seat: draft.orders for seat, draft in handed if seat in waiting}
        refused: dict[str, list[tuple[str, Refusal]]] = {}
        for seat, draft in handed:
            refused.setdefault(seat, []).extend((str(order), why) for order, why in draft.refused)
        events, state = play.process(rules, state, orders, refused)
        done.events += events
    for event in done.events:
        if isinstance(event, OrdersJudged):
            done.orders += [
                PlayedOrder(seat_of(j.owner, rules, done.before), j.owner, j.order, j.words, j.reason, str(j.text))
                for j in event.judgements
            ]
    done.state = dict(view(rules, state, spec))
    done.asked = list(drafts.owed(rules, state))
    return done, state


def _rank(rules: RuleSet, line: Line) -> int | None:
    """The rank of an immediate order among the others; None for orders that wait."""
    order = line[1].order
    form = rules.grammar.of[type(order)] if isinstance(order, Directive) else None
    return form.rank if form is not None and form.at_once else None


def _ordering_seat(name: str, rules: RuleSet, state: State) -> str:
    known = {*rules.names, *rules.board.power, *state.owners, *state.home}
    if name not in known:
        _check_name(name, rules, state, "orders")
        raise CannotPlay(f"orders.{name}: no power or seat is called so; there are {', '.join(sorted(known))}")
    return seat_of(name, rules, state)


def _read_lines(
    rules: RuleSet, state: State, seat: str, name: str, texts: Sequence[str], done: PlayedTurn
) -> Iterator[Line]:
    """The orders under one heading. A list may contain headers of others ("Portugal:"), as a message would."""
    text = "\n".join(texts)
    orders, errors = drafts.read(rules, state, text)
    for error in errors:
        said = text.split("\n")[error.line - 1]
        why = drafts.not_understood(error)
        done.refused.append(PlayedOrder(seat, name, said, ("illegal",), why.code, why.text))
    heading = None if name in rules.names else name
    for line in orders:
        yield name, replace(line, nation=line.nation or heading)


def _handed_in(
    rules: RuleSet, state: State, seat: str, lines: list[Line], done: PlayedTurn
) -> tuple[drafts.Draft, State]:
    draft = drafts.accept(rules, state, seat, [line for _name, line in lines])
    done.meant.update(draft.meant)
    draft, events, state = drafts.carry_out(rules, state, seat, draft)
    done.events += events
    names = {line.order: name for name, line in lines}
    for order, why in draft.refused:
        name = names.get(order, seat)
        done.refused.append(PlayedOrder(seat, name, str(order), ("illegal",), why.code, why.text, order))
    for order in draft.at_once:
        done.orders.append(PlayedOrder(seat, names.get(order, seat), str(order), ("succeeds",)))
    return draft, state
