"""Scenario files: positions, phases and what must come out of them (the executable rulebook; docs/scenarios.md).

A file is read and checked here; ``scenario_run.py`` plays it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from casusbelli.records.table import quoted

PHASE = re.compile(r"[SFW][0-9]{4}[A-Z]")
DEEPEST, LARGEST = 30, 10**12  # how far tables may nest, and the greatest number
CASE_KEYS = {"id", "title", "rules", "map", "options", "start", "units", "centers", "dice", "state", "turn"}
TURN_KEYS = {"phase", "orders", "expect"}
LISTS, TABLES = (
    ("units", "centers", "dislodged"),
    ("state", "include", "exclude", "scores", "outcome", "tallies", "owed"),
)
EXPECT_KEYS = {"phase", "results", "refused", *LISTS, *TABLES}


class MalformedScenario(ValueError):
    """The file is no scenario file; the message names the line or the key, and what was expected."""


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


def read_scenarios(text: str) -> list[Case]:
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise MalformedScenario(f"no valid TOML: {fault}") from None
    return cases_of(table)


def cases_of(table: Mapping[str, Any]) -> list[Case]:
    """The cases in a file that has been parsed already."""
    cases = table.get("case")
    if not isinstance(cases, list) or not cases:
        raise MalformedScenario("case: expected at least one [[case]]")
    if len(table) > 1:
        raise MalformedScenario(f"{', '.join(sorted(set(table) - {'case'}))}: only [[case]] may stand at the top")
    _plain(table, "case")
    read = [_case(case, f"case[{n}]") for n, case in enumerate(cases, 1)]
    ids = [case.id for case in read]
    twice = sorted({i for i in ids if ids.count(i) > 1})
    if twice:
        raise MalformedScenario(f"id: {', '.join(twice)} stands twice")
    return read


def _case(table: Any, where: str) -> Case:
    _known(table, CASE_KEYS, where)
    if not isinstance(table.get("id"), str) or not table["id"].strip():
        raise MalformedScenario(f"{where}.id: expected a text, got {quoted(table.get('id'))}")
    where = table["id"]
    return Case(
        id=table["id"],
        title=_text(table, "title", where, ""),
        rules=_text(table, "rules", where, "standard"),
        map=_text(table, "map", where, "standard"),
        options={key: _option(value) for key, value in _table(table, "options", where).items()},
        start=_phase(table["start"], f"{where}.start") if "start" in table else None,
        units=_lists(table, "units", where) if "units" in table else None,
        centers=_lists(table, "centers", where) if "centers" in table else None,
        dice={label: _roll(roll, f"{where}.dice.{label}") for label, roll in _table(table, "dice", where).items()},
        state={name: _table(table["state"], name, f"{where}.state") for name in _table(table, "state", where)},
        turns=tuple(_turns(table, where)),
    )


def _turns(table: Mapping[str, Any], where: str) -> Iterator[TurnCase]:
    turns = table.get("turn", [])
    if not isinstance(turns, list):
        raise MalformedScenario(f"{where}.turn: expected [[case.turn]] entries")
    for n, turn in enumerate(turns, 1):
        place = f"{where}.turn[{n}]"
        _known(turn, TURN_KEYS, place)
        phase = _phase(turn.get("phase"), f"{place}.phase")
        yield TurnCase(phase, _lists(turn, "orders", place), _expect(_table(turn, "expect", place), f"{place}.expect"))


def _expect(table: Mapping[str, Any], where: str) -> Mapping[str, Any]:
    """Only the kinds of the values are checked: what is right is the rules' affair."""
    _known(table, EXPECT_KEYS, where)
    if "phase" in table:
        _phase(table["phase"], f"{where}.phase")
    for key in LISTS:
        _lists(table, key, where)
    for key in TABLES:
        _table(table, key, where)
    for order, words in _table(table, "results", where).items():
        if not isinstance(words, str):
            _list(words, f"{where}.results.{order}")
    for order in _table(table, "refused", where):
        _text(table["refused"], order, f"{where}.refused", "")
    return table


def _plain(value: Any, where: str, depth: int = 0) -> None:
    """Nothing that could not be shown later."""
    if depth > DEEPEST:
        raise MalformedScenario(f"{where}: nested too deeply")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise MalformedScenario(f"{where}: no number here is as large as that")
    children = value.items() if isinstance(value, Mapping) else enumerate(value, 1) if isinstance(value, list) else ()
    for key, child in children:
        _plain(child, f"{where}.{key}" if depth else str(key), depth + 1)


def _known(table: Any, keys: set[str], where: str) -> None:
    if not isinstance(table, Mapping):
        raise MalformedScenario(f"{where}: expected a table, got {quoted(table)}")
    unknown = sorted(set(table) - keys)
    if unknown:
        raise MalformedScenario(f"{where}.{unknown[0]}: no such key; there are {', '.join(sorted(keys))}")


def _text(table: Mapping[str, Any], key: str, where: str, default: str) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise MalformedScenario(f"{where}.{key}: expected a text, got {quoted(value)}")
    return value


def _table(table: Mapping[str, Any], key: str, where: str) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise MalformedScenario(f"{where}.{key}: expected a table, got {quoted(value)}")
    return value


def _lists(table: Mapping[str, Any], key: str, where: str) -> dict[str, tuple[str, ...]]:
    return {name: _list(value, f"{where}.{key}.{name}") for name, value in _table(table, key, where).items()}


def _list(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise MalformedScenario(f"{where}: expected a list of texts, got {quoted(value)}")
    return tuple(value)


def _phase(value: Any, where: str) -> str:
    if not isinstance(value, str) or not PHASE.fullmatch(value):
        raise MalformedScenario(f"{where}: expected a phase such as S1901M, got {quoted(value)}")
    return value


def _roll(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedScenario(f"{where}: expected a roll, got {quoted(value)}")
    return value


def _option(value: Any) -> str:
    """Options are words; TOML's own truth values, numbers and lists are read as theirs."""
    if isinstance(value, list):
        return ",".join(map(_option, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
