"""Plays scenario cases and says what differs from what they expect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from casusbelli.core.board import Board, normal
from casusbelli.core.events import (
    CentersTaken,
    Event,
    HomeSet,
    OrdersJudged,
    OrdersTallied,
    StatePlaced,
    UnitPlaced,
    UnitsRemoved,
)
from casusbelli.core.notation import Written
from casusbelli.core.orders import Directive, Order, Piece
from casusbelli.core.state import State
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Refusal
from casusbelli.records.matching import differences, excluded, included
from casusbelli.records.scenario import Case, TurnCase
from casusbelli.records.table import TurnError, place_of, unit_of
from casusbelli.rules import desk, play
from casusbelli.rules.component import RulesClash
from casusbelli.rules.dice import Dice
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import UnknownRules, read_spec, rule_set
from casusbelli.rules.view import view

Line = tuple[str, Written]  # the heading under which it stands in the file, and the order
SYNONYMS = {"stands": {"stands", "succeeds"}}
MOST_PHASES = 200  # between two turns of a case


class CannotPlay(ValueError):
    """The case asks for something that is not there: rules, a phase, a unit."""


@dataclass
class PlayedOrder:
    """``name``: the power or seat under which it stands in the file, or the owner of the unit."""

    seat: str
    name: str
    order: str
    words: tuple[str, ...]
    reason: str = ""
    text: str = ""
    written: Order | None = None  # as it was read, where it was refused


@dataclass
class PlayedTurn:
    phase: str
    before: State
    orders: list[PlayedOrder] = field(default_factory=list)
    refused: list[PlayedOrder] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    meant: dict[Order, Order] = field(default_factory=dict)  # what was written -> what it was taken to mean


@dataclass
class Played:
    case: Case
    failures: list[str] = field(default_factory=list)
    turns: list[PlayedTurn] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def run_case(case: Case, find_board: Callable[[str], Board]) -> Played:
    played = Played(case)
    try:
        _play(case, find_board, played)
    except (CannotPlay, UnknownRules, RulesClash, LookupError, play.Stuck) as fault:
        played.failures.append(str(fault))
    return played


def _play(case: Case, find_board: Callable[[str], Board], played: Played) -> None:
    spec = read_spec(case.rules)
    rules = rule_set(spec, find_board(case.map), case.options, Dice(case.id.encode(), scripted=case.dice))
    state = _start(case, rules)
    for turn in case.turns:
        state = _advance(rules, state, turn.phase)
        done, state = _play_turn(rules, state, turn, str(spec))
        played.turns.append(done)
        played.failures.extend(f"{turn.phase}: {text}" for text in _compare(turn, done, rules))


# --- the start


def _start(case: Case, rules: RuleSet) -> State:
    _log, state = play.set_up(rules)
    _log, state = play.place(rules, state, _by_hand(case, rules, state))
    try:
        Position(rules.board, state.units.values())
    except ValueError as fault:
        raise CannotPlay(f"units: {fault}") from None
    unknown = sorted(set(case.state) - rules.placeable())
    if unknown:
        raise CannotPlay(f"state.{unknown[0]}: no rule of this game has a state of that name")
    _log, state = play.place(rules, state, [StatePlaced(name, dict(table)) for name, table in case.state.items()])
    arranged = [e for name, table in case.state.items() for e in rules.arranged(rules.turn(state), name, table)]
    _log, state = play.place(rules, state, arranged)
    try:
        return play.resume(rules, state, case.start or rules.start, always=bool(case.start))[1]
    except ValueError as fault:
        raise CannotPlay(f"start: {fault}") from None


def _by_hand(case: Case, rules: RuleSet, state: State) -> Iterator[Event]:
    board = rules.board
    if case.units is not None:
        yield UnitsRemoved(tuple(state.units), "set up by hand")
        number = state.next_id
        for owner, texts in case.units.items():
            _check_name(owner, board, "units")
            for text in texts:
                unit = _read(unit_of, text, owner, board, f"units.{owner}")
                yield UnitPlaced(number, owner, unit.kind, unit.at)
                number += 1
    if case.centers is not None:
        listed = _centers(case.centers, board)
        left = {center: None for center, owner in state.centers.items() if owner in case.centers}
        yield CentersTaken({**left, **listed})
    yield from (HomeSet(owner, ()) for owner in case.units or {} if owner not in state.home)


def _centers(table: Mapping[str, tuple[str, ...]], board: Board) -> dict[str, str]:
    listed: dict[str, str] = {}
    for owner, texts in table.items():
        _check_name(owner, board, "centers")
        for text in texts:
            code = board.province_of[_read(place_of, text, board, f"centers.{owner}")]
            if not board.province[code].center:
                raise CannotPlay(f"centers.{owner}: {text!r} is no supply centre")
            if listed.setdefault(code, owner) != owner:
                raise CannotPlay(f"centers.{owner}: {text!r} belongs to {listed[code]} too")
    return listed


def _read(reader: Callable[..., Any], *args: Any) -> Any:
    try:
        return reader(*args)
    except TurnError as fault:
        raise CannotPlay(str(fault)) from None


def _check_name(name: str, board: Board, key: str) -> None:
    """Owners that only the rules know pass; a power in another spelling would be somebody else."""
    power = board.power_names.get(normal(name), name)
    if power != name:
        raise CannotPlay(f"{key}.{name}: write {power}")


# --- turns


def _advance(rules: RuleSet, state: State, phase: str) -> State:
    """Phases before the turn are played with no orders from anybody."""
    for _phase in range(MOST_PHASES):
        if state.phase == phase or state.outcome is not None:
            break
        _log, state = play.process(rules, state, {})
    if state.outcome is not None:
        raise CannotPlay(f"phase {phase} never came; the game was over in {state.phase}")
    if state.phase != phase:
        raise CannotPlay(f"phase {phase} never came; the game is in {state.phase}")
    return state


def _play_turn(rules: RuleSet, state: State, turn: TurnCase, spec: str) -> tuple[PlayedTurn, State]:
    done = PlayedTurn(turn.phase, state)
    lines: list[Line] = []
    for name, texts in turn.orders.items():
        lines += _read_lines(rules, state, _ordering_seat(name, rules, state), name, texts, done)
    ranks = [_rank(rules, line) for line in lines]
    written: dict[str, list[Line]] = {name: [] for name in turn.orders}
    drafts: list[tuple[str, desk.Draft]] = []
    for rank, line in sorted(zip(ranks, lines, strict=True), key=lambda ranked: ranked[0] or 0):
        seat = _ordering_seat(line[0], rules, state)
        if rank is None:
            written[line[0]].append(line)
        else:
            draft, state = _handed_in(rules, state, seat, [line], done)
            drafts.append((seat, draft))
    waiting: dict[str, list[Line]] = {}
    for name, told in written.items():
        waiting.setdefault(_ordering_seat(name, rules, state), []).extend(told)
    drafts += [(seat, _handed_in(rules, state, seat, told, done)[0]) for seat, told in waiting.items()]
    if state.outcome is None:
        orders = {seat: draft.orders for seat, draft in drafts if seat in waiting}
        refused: dict[str, list[tuple[str, Refusal]]] = {}
        for seat, draft in drafts:
            refused.setdefault(seat, []).extend((str(order), why) for order, why in draft.refused)
        events, state = play.process(rules, state, orders, refused)
        done.events += events
    for event in done.events:
        if isinstance(event, OrdersJudged):
            done.orders += [
                PlayedOrder(_seat(j.owner, rules, done.before), j.owner, j.order, j.words, j.reason, j.text)
                for j in event.judgements
            ]
    done.state = view(rules, state, spec)
    return done, state


def _rank(rules: RuleSet, line: Line) -> int | None:
    """When an order that does not wait comes; None if it waits."""
    order = line[1].order
    form = rules.grammar.of[type(order)] if isinstance(order, Directive) else None
    return form.rank if form is not None and form.at_once else None


def _seat(name: str, rules: RuleSet, state: State) -> str:
    """Orders stand under a seat, or under a power: then they are those of whoever may order it."""
    if name in rules.names:
        return name
    return rules.commander(rules.turn(state), name) or name


def _ordering_seat(name: str, rules: RuleSet, state: State) -> str:
    known = {*rules.names, *rules.board.power, *state.owners, *state.home}
    if name not in known:
        raise CannotPlay(f"orders.{name}: no power or seat is called so; there are {', '.join(sorted(known))}")
    return _seat(name, rules, state)


def _read_lines(
    rules: RuleSet, state: State, seat: str, name: str, texts: Sequence[str], done: PlayedTurn
) -> Iterator[Line]:
    """The orders of one heading. A list may hold the header of others ("Portugal:"), as a letter would."""
    text = "\n".join(texts)
    orders, errors = desk.read(rules, state, text)
    for error in errors:
        said = text.split("\n")[error.line - 1]
        why = desk.not_understood(error)
        done.refused.append(PlayedOrder(seat, name, said, ("illegal",), why.code, why.text))
    heading = None if name in rules.names else name
    for line in orders:
        yield name, replace(line, nation=line.nation or heading)


def _handed_in(
    rules: RuleSet, state: State, seat: str, lines: list[Line], done: PlayedTurn
) -> tuple[desk.Draft, State]:
    draft = desk.accept(rules, state, seat, [line for _name, line in lines])
    done.meant.update(draft.meant)
    draft, events, state = desk.carry_out(rules, state, seat, draft)
    done.events += events
    names = {line.order: name for name, line in lines}
    for order, why in draft.refused:
        name = names.get(order, seat)
        done.refused.append(PlayedOrder(seat, name, str(order), ("illegal",), why.code, why.text, order))
    for order in draft.at_once:
        done.orders.append(PlayedOrder(seat, names.get(order, seat), str(order), ("succeeds",)))
    return draft, state


# --- comparing


def _compare(turn: TurnCase, done: PlayedTurn, rules: RuleSet) -> Iterator[str]:
    expect, data = turn.expect, done.state
    for key in ("phase", "scores", "state"):
        if key in expect:
            yield from differences(expect[key], data[key], key)
    # Who is not on the board or owes nothing may be named all the same.
    for key, nothing in (("units", []), ("centers", []), ("owed", 0)):
        if key in expect:
            yield from differences(expect[key], {**dict.fromkeys(expect[key], nothing), **data[key]}, key)
    if "dislodged" in expect:
        yield from _compare_dislodged(expect["dislodged"], done)
    if "results" in expect:
        yield from _compare_results(expect["results"], done, rules)
    if "refused" in expect:
        yield from _compare_refused(expect["refused"], done, rules)
    if "outcome" in expect:
        yield from _compare_outcome(expect["outcome"], data["outcome"])
    yield from included(expect.get("include", {}), data["state"], "include")
    yield from excluded(expect.get("exclude", {}), data["state"], "exclude")
    if "tallies" in expect:
        tallied = [event.tallies for event in done.events if isinstance(event, OrdersTallied)]
        yield from differences(
            expect["tallies"], {unit: n for table in tallied for unit, n in table.items()}, "tallies"
        )


def _compare_dislodged(expected: Mapping[str, Any], done: PlayedTurn) -> Iterator[str]:
    """An empty table says that nobody has to retreat; a unit with an empty list was dislodged and is gone at once."""
    actual = {unit: places for table in done.state["dislodged"].values() for unit, places in table.items()}
    gone: dict[str, list[str]] = {unit: [] for unit in _beaten(done) if unit not in actual}
    yield from differences(expected, {**gone, **actual}, "dislodged")
    if not expected:
        yield from (f"dislodged: {unit} is, and may retreat to {', '.join(places)}" for unit, places in actual.items())


def _beaten(done: PlayedTurn) -> Iterator[str]:
    for event in done.events:
        for row in event.judgements if isinstance(event, OrdersJudged) else ():
            unit = done.before.units.get(row.unit) if row.unit is not None else None
            if unit is not None and {"dislodged", "destroyed"} & {*row.words}:
                yield str(unit)


def _compare_outcome(expected: Mapping[str, Any], actual: Any) -> Iterator[str]:
    """An empty outcome says that the game is not over."""
    if expected:
        yield from differences(expected, actual, "outcome")
    elif actual is not None:
        yield f"outcome: the game is over: {actual}"


def _compare_results(expected: Mapping[str, Any], done: PlayedTurn, rules: RuleSet) -> Iterator[str]:
    for text, words in expected.items():
        named = [words] if isinstance(words, str) else list(words)
        found = _find(text, [*done.orders, *done.refused], done, rules)
        if not found:
            yield f"results: {text!r} was not ordered"
        elif not any(all(_has(word, order.words) for word in named) for order in found):
            told = "; ".join(f"{' '.join(order.words)} ({order.text or 'no reason'})" for order in found)
            yield f"results: {text!r}: expected {' '.join(named)}, got {told}"


def _has(word: str, words: tuple[str, ...]) -> bool:
    return any(word in SYNONYMS.get(said, {said}) for said in words)


def _compare_refused(expected: Mapping[str, Any], done: PlayedTurn, rules: RuleSet) -> Iterator[str]:
    """An empty table says that every order was accepted."""
    if not expected:
        yield from (f"refused: '{o.name}: {o.order}' was, as {o.reason}: {o.text}" for o in done.refused)
    illegal = [order for order in done.orders if "illegal" in order.words]
    for key, code in expected.items():
        name, _colon, text = key.partition(":")
        found = _of(name.strip(), _find(text.strip(), [*done.refused, *illegal], done, rules), done, rules)
        if not found:
            yield f"refused: {key!r} was not refused"
        elif code != "*" and code not in {order.reason for order in found}:
            yield f"refused: {key!r}: expected {code}, got {', '.join(order.reason for order in found)}"


def _of(name: str, orders: list[PlayedOrder], done: PlayedTurn, rules: RuleSet) -> list[PlayedOrder]:
    """Those that stand under this name; failing that, those of the seat that orders for it."""
    seat = _seat(name, rules, done.before)
    return [o for o in orders if name in (o.name, o.seat)] or [o for o in orders if o.seat == seat]


def _find(text: str, orders: list[PlayedOrder], done: PlayedTurn, rules: RuleSet) -> list[PlayedOrder]:
    """Orders are compared after parsing, so that any spelling will do: that of the order as it was written, that of the
    order as it was understood, or one that leaves out what does not matter."""
    wanted = _parsed(text, done, rules)
    there = [(order, _meant(order, done, rules)) for order in orders]
    exact = [order for order, parsed in there if parsed == wanted]
    return exact or [order for order, parsed in there if _alike(parsed, wanted)]


def _meant(order: PlayedOrder, done: PlayedTurn, rules: RuleSet) -> Order | str:
    if order.written is None:
        return _parsed(order.order, done, rules)
    return done.meant.get(order.written, order.written)


def _parsed(text: str, done: PlayedTurn, rules: RuleSet) -> Order | str:
    orders, errors = desk.read(rules, done.before, text)
    if errors or len({line.order for line in orders}) != 1:  # "x2" is one order, twice
        return " ".join(text.split()).lower()
    return done.meant.get(orders[0].order, orders[0].order)


def _alike(one: Order | str, other: Order | str) -> bool:
    """The same but for a kind of unit or a coast that one of them does not name."""
    if isinstance(one, str) or type(one) is not type(other):
        return False
    return all(_same(getattr(one, key), getattr(other, key)) for key in one.__struct_fields__)


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Piece):
        return (one.kind == other.kind or not (one.kind and other.kind)) and _same(one.at, other.at)
    if not isinstance(one, str):
        return bool(one == other)
    return other in (one, one.split("/")[0]) or one == other.split("/")[0]
