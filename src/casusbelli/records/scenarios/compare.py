"""Compares what a turn of a scenario expects with what was played. Every function yields one sentence per difference.

Units, provinces and orders are compared by meaning, in whatever spelling they are written. An unknown name or an
unknown table is a difference, too; else a typo would pass unnoticed.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event, OrdersJudged, OrdersRevealed, OrdersTallied
from casusbelli.core.orders import Order, Piece
from casusbelli.core.state import State
from casusbelli.core.verdicts import Fate, Result
from casusbelli.engine import drafts
from casusbelli.engine.ruleset import RuleSet
from casusbelli.records.scenarios.matching import differences, excluded, included
from casusbelli.records.scenarios.scenario_file import Case, TurnCase
from casusbelli.records.turns.values import TurnError, piece_of, place_of, unit_of

SYNONYMS = {"stands": {"stands", "succeeds"}}
NOTHING: Mapping[str, Any] = {"units": [], "centers": [], "owed": 0}  # the defaults of an absent owner


@dataclass
class PlayedOrder:
    """``name``: the power or seat under which it is listed in the file, or the owner of the unit."""

    seat: str
    name: str
    order: str
    words: tuple[str, ...]
    reason: str = ""
    text: str = ""
    written: Order | None = None  # as it was parsed, where it was refused


@dataclass
class PlayedTurn:
    phase: str
    before: State
    orders: list[PlayedOrder] = field(default_factory=list)
    refused: list[PlayedOrder] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    meant: dict[Order, Order] = field(default_factory=dict)  # order as written -> how it was read
    asked: list[str] = field(default_factory=list)  # the seats with orders due in the phase that is open afterwards

    @property
    def silent(self) -> list[str]:
        """The seats with orders due in this phase that sent nothing."""
        said = (event for event in self.events if isinstance(event, OrdersRevealed) and event.phase == self.phase)
        return [seat for event in said for seat in event.silent]


def seat_of(name: str, rules: RuleSet, state: State) -> str:
    """The seat of a heading: a seat, or a power, whose orders belong to the seat that orders for it."""
    if name in rules.names:
        return name
    return rules.commander_of(rules.turn(state), name) or name


def compare(case: Case, turn: TurnCase, done: PlayedTurn, rules: RuleSet) -> Iterator[str]:
    expect, data = turn.expect, done.state
    board = rules.board.on(data["phase"])
    if "phase" in expect:
        yield from differences(expect["phase"], data["phase"], "phase")
    for key, seats in (("asked", done.asked), ("silent", done.silent)):
        if key in expect:
            yield from _compare_seats(expect[key], seats, key, rules)
    for key in ("units", "centers", "owed", "scores"):
        if key in expect:
            yield from _unknown(expect[key], key, case, done, rules)
            yield from _compare_owned(expect[key], data[key], key, board)
    if "dislodged" in expect:
        yield from _compare_dislodged(expect["dislodged"], done, board)
    if "results" in expect:
        yield from _compare_results(expect["results"], done, rules)
    if "refused" in expect:
        yield from _compare_refused(expect["refused"], done, rules)
    if "outcome" in expect:
        yield from _compare_outcome(expect["outcome"], data["outcome"])
    for key, how in (("state", differences), ("include", included), ("exclude", excluded)):
        yield from _compare_states(expect.get(key, {}), data["state"], key, how, rules)
    if "tallies" in expect:
        yield from _compare_tallies(expect["tallies"], done, rules)


# --- names


def _unknown(names: Iterable[str], key: str, case: Case, done: PlayedTurn, rules: RuleSet) -> Iterator[str]:
    """Unknown names. Rules that list many owners under one name ("Rebels") know it only while there are some: then a
    name is wrong only if it resembles a known one."""
    usual = [*rules.board.power, *(name for name in rules.names if name not in rules.board.power)]
    there = {*done.before.home, *done.before.owners, *(case.units or ()), *(case.centers or ())}
    known = {*usual, *there, *(name for table in ("units", "centers", "owed", "scores") for name in done.state[table])}
    for name in names:
        near = difflib.get_close_matches(name, known, n=1, cutoff=0.75)
        if name not in known and (near or not rules.hears("listed_as")):
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(usual)}"
            yield f"{key}.{name}: no power or seat is called so; {hint}"


def _compare_seats(expected: Sequence[str], actual: Sequence[str], key: str, rules: RuleSet) -> Iterator[str]:
    strange = [name for name in expected if name not in rules.names]
    yield from (f"{key}.{name}: no seat is called so; there are {', '.join(rules.names)}" for name in strange)
    if not strange and {*expected} != {*actual}:
        yield f"{key}: expected {', '.join(sorted(expected)) or 'nobody'}, got {', '.join(sorted(actual)) or 'nobody'}"


def _compare_owned(expected: Mapping[str, Any], actual: Mapping[str, Any], key: str, board: Board) -> Iterator[str]:
    """Owners that are not on the board or owe nothing may be listed all the same."""
    there = {**{name: NOTHING[key] for name in expected if key in NOTHING}, **actual}
    for name, value in expected.items():
        where = f"{key}.{name}"
        meant, wrong = _meant(value, key, name, board)
        yield from wrong
        yield from differences(meant, there.get(name), where)


def _meant(value: Any, key: str, name: str, board: Board) -> tuple[Any, list[str]]:
    where = f"{key}.{name}"
    if key == "units":
        return _read(value, lambda text: str(unit_of(text, name, board, where)))
    if key == "centers":
        return _read(value, lambda text: board.province_of[place_of(text, board, where)])
    return value, []


def _places(texts: Iterable[str], board: Board, where: str) -> tuple[list[str], list[str]]:
    return _read(texts, lambda text: place_of(text, board, where))


def _units(texts: Iterable[str], board: Board, where: str) -> tuple[list[str], list[str]]:
    return _read(texts, lambda text: str(piece_of(text, board, where)))


def _read(texts: Iterable[str], reader: Callable[[str], str]) -> tuple[list[str], list[str]]:
    """Texts in their canonical form, and errors for those that cannot be parsed."""
    found: list[str] = []
    wrong: list[str] = []
    for text in texts:
        try:
            found.append(reader(text))
        except TurnError as fault:
            wrong.append(str(fault))
    return found, wrong


# --- dislodged units, counts


def _compare_dislodged(expected: Mapping[str, Any], done: PlayedTurn, board: Board) -> Iterator[str]:
    """An empty table means that no unit has to retreat; a unit with an empty list was dislodged and is destroyed at
    once."""
    actual = {unit: places for table in done.state["dislodged"].values() for unit, places in table.items()}
    gone: dict[str, list[str]] = {unit: [] for unit in _beaten(done) if unit not in actual}
    for text, places in expected.items():
        where = f"dislodged.{text}"
        units, wrong = _units([text], board, "dislodged")
        read, wrong_places = _places(places, board, where)
        yield from (*wrong, *wrong_places)
        yield from (line for unit in units for line in differences(read, {**gone, **actual}.get(unit), where))
    if not expected:
        yield from (f"dislodged: {unit} is, and may retreat to {', '.join(places)}" for unit, places in actual.items())


def _beaten(done: PlayedTurn) -> Iterator[str]:
    for event in done.events:
        for row in event.judgements if isinstance(event, OrdersJudged) else ():
            unit = done.before.units.get(row.unit) if row.unit is not None else None
            if unit is not None and {Fate.DISLODGED, Fate.DESTROYED} & {*row.results}:
                yield str(unit)


def _compare_tallies(expected: Mapping[str, Any], done: PlayedTurn, rules: RuleSet) -> Iterator[str]:
    tallied = [event.tallies for event in done.events if isinstance(event, OrdersTallied)]
    actual = {unit: table for tables in tallied for unit, table in tables.items()}
    board = rules.board.on(done.phase)
    for text, table in expected.items():
        units, wrong = _units([text], board, "tallies")
        yield from wrong
        for there in (actual.get(unit) for unit in units):
            counted = {order: _count(order, there or {}, done, rules) for order in table}
            yield from differences(table, counted if there is not None else None, f"tallies.{text}")


def _count(text: str, tallied: Mapping[str, int], done: PlayedTurn, rules: RuleSet) -> int | None:
    return next((tallied[order] for order in _same_orders(text, tallied, done, rules)), None)


# --- the rules' state, and the outcome


def _compare_states(
    expected: Mapping[str, Any],
    actual: Mapping[str, Any],
    key: str,
    how: Callable[[Any, Any, str], Iterator[str]],
    rules: RuleSet,
) -> Iterator[str]:
    known = sorted({*actual, *(component.shown_as for component in rules.answering("show"))})
    for name, table in expected.items():
        if name not in known:
            yield f"{key}.{name}: no rule of this game shows such a table; there are {', '.join(known) or 'none'}"
        elif key == "exclude" and (strange := _strange(table, actual.get(name))):
            yield f"exclude.{name}.{strange}: the table has no such field; there are {', '.join(actual[name])}"
        else:
            yield from how(table, actual.get(name), f"{key}.{name}")


def _strange(table: Any, actual: Any) -> str | None:
    """A field that does not exist excludes nothing."""
    if not isinstance(table, Mapping) or not isinstance(actual, Mapping):
        return None
    return next((field for field in table if field not in actual), None)


def _compare_outcome(expected: Mapping[str, Any], actual: Any) -> Iterator[str]:
    """An empty outcome means that the game is not over."""
    if expected:
        yield from differences(expected, actual, "outcome")
    elif actual is not None:
        yield f"outcome: the game is over: {actual}"


# --- orders


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
    """An empty table means that every order was accepted."""
    if not expected:
        yield from (f"refused: '{o.name}: {o.order}' was, as {o.reason}: {o.text}" for o in done.refused)
    illegal = [order for order in done.orders if Result.ILLEGAL in order.words]
    for key, code in expected.items():
        name, _colon, text = key.partition(":")
        found = _of(name.strip(), _find(text.strip(), [*done.refused, *illegal], done, rules), done, rules)
        if not found:
            yield f"refused: {key!r} was not refused"
        elif code != "*" and code not in {order.reason for order in found}:
            yield f"refused: {key!r}: expected {code}, got {', '.join(order.reason for order in found)}"


def _of(name: str, orders: list[PlayedOrder], done: PlayedTurn, rules: RuleSet) -> list[PlayedOrder]:
    """The orders listed under this name; failing that, those of the seat that orders for it."""
    seat = seat_of(name, rules, done.before)
    return [o for o in orders if name in (o.name, o.seat)] or [o for o in orders if o.seat == seat]


def _find(text: str, orders: list[PlayedOrder], done: PlayedTurn, rules: RuleSet) -> list[PlayedOrder]:
    """Orders are compared after parsing, so that any spelling will do: that of the order as written, that of the order
    as read, or one that leaves out optional parts."""
    fits = _fitting(text, [_understood(order, done, rules) for order in orders], done, rules)
    return [orders[number] for number in fits]


def _same_orders(text: str, orders: Iterable[str], done: PlayedTurn, rules: RuleSet) -> list[str]:
    texts = list(orders)
    return [texts[number] for number in _fitting(text, [_parsed(order, done, rules) for order in texts], done, rules)]


def _fitting(text: str, there: Sequence[Order | str], done: PlayedTurn, rules: RuleSet) -> list[int]:
    wanted = _parsed(text, done, rules)
    exact = [number for number, parsed in enumerate(there) if parsed == wanted]
    return exact or [number for number, parsed in enumerate(there) if _alike(parsed, wanted)]


def _understood(order: PlayedOrder, done: PlayedTurn, rules: RuleSet) -> Order | str:
    if order.written is None:
        return _parsed(order.order, done, rules)
    return done.meant.get(order.written, order.written)


def _parsed(text: str, done: PlayedTurn, rules: RuleSet) -> Order | str:
    orders, errors = drafts.read(rules, done.before, text)
    if errors or len({line.order for line in orders}) != 1:  # "x2" is one order, twice
        return " ".join(text.split()).lower()
    return done.meant.get(orders[0].order, orders[0].order)


def _alike(one: Order | str, other: Order | str) -> bool:
    """Equal except for a kind of unit or a coast that one of them does not name."""
    if isinstance(one, str) or type(one) is not type(other):
        return False
    return all(_same(getattr(one, key), getattr(other, key)) for key in one.__struct_fields__)


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Piece):
        return (one.kind == other.kind or not (one.kind and other.kind)) and _same(one.at, other.at)
    if not isinstance(one, str):
        return bool(one == other)
    return other in (one, one.split("/")[0]) or one == other.split("/")[0]
