"""Scenario files: positions, phases and their expected results (the executable rulebook; docs/scenarios.md).

A file is read and checked here; ``run.py`` plays it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from casusbelli.core.verdicts import Fate, Result
from casusbelli.records.scenarios.toml_lines import KeyPath, Path, line_of
from casusbelli.records.turns.values import quoted

__all__ = ["Case", "MalformedScenario", "TurnCase", "read_scenarios"]

PHASE = re.compile(r"[SFW][0-9]{4}[A-Z]")
DEEPEST, LARGEST = 30, 10**12  # nesting depth of tables, and the greatest number
CASE_KEYS = {"id", "title", "rules", "map", "options", "start", "units", "centers", "dice", "state", "turn"}
TURN_KEYS = {"phase", "orders", "expect"}
LISTS, TABLES = (
    ("units", "centers", "dislodged"),
    ("state", "include", "exclude", "scores", "outcome", "tallies", "owed"),
)
SEATS = ("asked", "silent")
EXPECT_KEYS = {"phase", "results", "refused", *SEATS, *LISTS, *TABLES}
RESULTS = {*map(str, Result), *map(str, Fate)} - {""}


class MalformedScenario(ValueError):
    """The file is not a valid scenario file; the message names the line and the key, and what was expected."""

    def __init__(self, where: KeyPath | str, problem: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {where}: {problem}" if line is not None else f"{where}: {problem}")
        self.where = where
        self.problem = problem
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.where, self.problem, self.line)


FindLine = Callable[[Path], int | None]


def _nowhere(_path: Path) -> int | None:
    return None


@dataclass(frozen=True)
class TurnCase:
    phase: str
    orders: Mapping[str, tuple[str, ...]]
    expect: Mapping[str, Any]


@dataclass(frozen=True)
class Case:
    id: str
    title: str = ""
    rules: str = "standard"
    map: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    start: str | None = None
    units: Mapping[str, tuple[str, ...]] | None = None
    centers: Mapping[str, tuple[str, ...]] | None = None
    dice: Mapping[str, int] = field(default_factory=dict)
    state: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    turns: tuple[TurnCase, ...] = ()
    where: KeyPath = field(default=KeyPath("", ()), compare=False)
    line: FindLine = field(default=_nowhere, compare=False, repr=False)  # line of a key, where the file is at hand


def read_scenarios(text: str) -> list[Case]:
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise MalformedScenario("no valid TOML", str(fault)) from None
    try:
        return [replace(case, line=partial(line_of, text)) for case in cases_of(table)]
    except MalformedScenario as fault:
        line = line_of(text, fault.where.path) if isinstance(fault.where, KeyPath) else None
        raise MalformedScenario(fault.where, fault.problem, line) from None


def cases_of(table: Mapping[str, Any]) -> list[Case]:
    """The cases in a parsed file."""
    cases = table.get("case")
    if not isinstance(cases, list) or not cases:
        raise MalformedScenario(KeyPath("case", ("case",)), "expected at least one [[case]]")
    for key in sorted(set(table) - {"case"}):
        raise MalformedScenario(KeyPath(key, (key,)), "only [[case]] may stand at the top")
    read: dict[str, Case] = {}
    for n, entry in enumerate(cases, 1):
        where = KeyPath("case", ("case",)).entry(n)
        _plain(entry, where)
        case = _case(entry, where)
        if case.id in read:
            raise MalformedScenario((where / "id").called("id"), f"{case.id} stands twice")
        read[case.id] = case
    return list(read.values())


def _case(table: Any, where: KeyPath) -> Case:
    _known(table, CASE_KEYS, where)
    if not isinstance(table.get("id"), str) or not table["id"].strip():
        raise MalformedScenario(where / "id", f"expected a text, got {quoted(table.get('id'))}")
    where = where.called(table["id"])
    return Case(
        id=table["id"],
        title=_text(table, "title", where, ""),
        rules=_text(table, "rules", where, "standard"),
        map=_text(table, "map", where, "standard"),
        options={key: _option(value) for key, value in _table(table, "options", where).items()},
        start=_phase(table["start"], where / "start") if "start" in table else None,
        units=_lists(table, "units", where) if "units" in table else None,
        centers=_lists(table, "centers", where) if "centers" in table else None,
        dice={label: _roll(roll, where / "dice" / label) for label, roll in _table(table, "dice", where).items()},
        state={name: _table(table["state"], name, where / "state") for name in _table(table, "state", where)},
        turns=tuple(_turns(table, where)),
        where=where,
    )


def _turns(table: Mapping[str, Any], where: KeyPath) -> Iterator[TurnCase]:
    turns = table.get("turn", [])
    if not isinstance(turns, list):
        raise MalformedScenario(where / "turn", "expected [[case.turn]] entries")
    for n, turn in enumerate(turns, 1):
        place = (where / "turn").entry(n)
        _known(turn, TURN_KEYS, place)
        phase = _phase(turn.get("phase"), place / "phase")
        yield TurnCase(phase, _lists(turn, "orders", place), _expect(_table(turn, "expect", place), place / "expect"))


def _expect(table: Mapping[str, Any], where: KeyPath) -> Mapping[str, Any]:
    """Checks only the types of the values: whether they are right is up to the rules."""
    _known(table, EXPECT_KEYS, where)
    if "phase" in table:
        _phase(table["phase"], where / "phase")
    for key in SEATS:
        _list(table.get(key, []), where / key)
    for key in LISTS:
        _lists(table, key, where)
    for key in TABLES:
        _table(table, key, where)
    for order, words in _table(table, "results", where).items():
        _results(words, where / "results" / order)
    for order in _table(table, "refused", where):
        _text(table["refused"], order, where / "refused", "")
    for unit in _table(table, "tallies", where):
        _table(table["tallies"], unit, where / "tallies")
    return table


def _results(words: Any, where: KeyPath) -> None:
    for word in (words,) if isinstance(words, str) else _list(words, where):
        if word not in RESULTS:
            raise MalformedScenario(where, f"{quoted(word)} is no result; there are {', '.join(sorted(RESULTS))}")


def _plain(value: Any, where: KeyPath, depth: int = 1) -> None:
    """Rejects values that could not be displayed later."""
    if depth > DEEPEST:
        raise MalformedScenario(where, "nested too deeply")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise MalformedScenario(where, "no number here is as large as that")
    if isinstance(value, Mapping):
        for key, child in value.items():
            _plain(child, where / key, depth + 1)
    elif isinstance(value, list):
        for n, child in enumerate(value, 1):
            _plain(child, where.entry(n), depth + 1)


def _known(table: Any, keys: set[str], where: KeyPath) -> None:
    if not isinstance(table, Mapping):
        raise MalformedScenario(where, f"expected a table, got {quoted(table)}")
    unknown = sorted(set(table) - keys)
    if unknown:
        raise MalformedScenario(where / unknown[0], f"no such key; there are {', '.join(sorted(keys))}")


def _text(table: Mapping[str, Any], key: str, where: KeyPath, default: str) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise MalformedScenario(where / key, f"expected a text, got {quoted(value)}")
    return value


def _table(table: Mapping[str, Any], key: str, where: KeyPath) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise MalformedScenario(where / key, f"expected a table, got {quoted(value)}")
    return value


def _lists(table: Mapping[str, Any], key: str, where: KeyPath) -> dict[str, tuple[str, ...]]:
    return {name: _list(value, where / key / name) for name, value in _table(table, key, where).items()}


def _list(value: Any, where: KeyPath) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise MalformedScenario(where, f"expected a list of texts, got {quoted(value)}")
    return tuple(value)


def _phase(value: Any, where: KeyPath) -> str:
    if not isinstance(value, str) or not PHASE.fullmatch(value):
        raise MalformedScenario(where, f"expected a phase such as S1901M, got {quoted(value)}")
    return value


def _roll(value: Any, where: KeyPath) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedScenario(where, f"expected a roll, got {quoted(value)}")
    return value


def _option(value: Any) -> str:
    """Options are strings; TOML booleans, numbers and lists are converted."""
    if isinstance(value, list):
        return ",".join(map(_option, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
