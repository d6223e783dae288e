"""Every ruling, every value: the cases are data (tests/data/rulings.toml)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from casusbelli.core.adjudicator import Verdicts, adjudicate
from casusbelli.core.adjustments import Winter, home_centers, judge_adjustments, owed
from casusbelli.core.battle import Battle
from casusbelli.core.legality import nation_refusal
from casusbelli.core.notation import Written, parse
from casusbelli.core.retreats import Rout, judge_retreats
from casusbelli.core.rulings import DATC, OPTIONS, PRESETS, RulingOption, Rulings, rulings
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Verdict
from tests.core.battles import STANDARD, Case, cases, dislodged, position_of, results, title, told

CASES = cases("rulings")
VALUES = {option.name: option.values for option in OPTIONS}
Read = list[tuple[str, Written]]


# --- playing a case


def outcome(case: Case, table: Rulings) -> list[str]:
    """What is told of every order; in winter also of removals that nobody ordered."""
    phase = case.get("phase", "M")
    position = position_of(case)
    rows = case.get("orders", {})
    read = [(power, parse(row, STANDARD, phase=phase)) for power, texts in rows.items() for row in texts]
    fates = [nation_refusal(order.order, order.target_nation, position, table) is not None for _, order in read]
    allowed = [pair for pair, refused in zip(read, fates, strict=True) if not refused]
    verdicts = {"M": movement, "R": retreat, "A": winter}[phase](case, position, allowed, table)
    rest = iter(verdicts)
    lines = ["illegal" if gone else told(one.order, next(rest)) for (_, one), gone in zip(read, fates, strict=True)]
    return lines + [f"- {verdict.unit}" for verdict in rest if phase == "A"]


def by_power(read: Read) -> dict[str, list[Any]]:
    orders: dict[str, list[Any]] = {}
    for power, written in read:
        orders.setdefault(power, []).append(written.order)
    return orders


def battle(case: Case, position: Position, read: Read, table: Rulings) -> Verdicts:
    return adjudicate(Battle(position, by_power(read), disorder=frozenset(case.get("disorder", ())), rulings=table))


def movement(case: Case, position: Position, read: Read, table: Rulings) -> Iterator[Verdict]:
    yield from battle(case, position, read, table).orders


def retreat(case: Case, position: Position, read: Read, table: Rulings) -> Iterator[Verdict]:
    routed = {unit: case["dislodged"][str(unit)].split() for unit in position.units}
    yield from judge_retreats(Rout(Position(STANDARD, ()), routed, by_power(read), rulings=table)).orders


def winter(case: Case, position: Position, read: Read, table: Rulings) -> Iterator[Verdict]:
    owned, home = case["owned"], home_centers(STANDARD)
    due = owed(position, owned)
    yield from judge_adjustments(Winter(position, owned, due, by_power(read), home, rulings=table)).orders


# --- what the data say


def spread(table: dict[str, Any]) -> dict[str, Any]:
    """A key may name several values."""
    return {value: row for key, row in table.items() for value in (key.split() if " " in key else [key])}


def shown(case: Case) -> dict[str, Any]:
    """Value -> everything the case says of it."""
    there = {value: tuple(sorted(row.items())) for value, row in case.get("retreats", {}).items() if " " not in value}
    return {value: (*results(row), there.get(value)) for value, row in spread(case["results"]).items()}


EACH = [(case, value) for case in CASES for value in spread(case["results"])]
PRESET = [(case, name) for case in CASES for name in spread(case.get("presets", {}))]
RETREATS = [(case, value) for case in CASES for value in case.get("retreats", {})]


def name(value: Any) -> str:
    return value if isinstance(value, str) else title(value)


@pytest.mark.parametrize(("case", "value"), EACH, ids=name)
def test_value(case: Case, value: str) -> None:
    table = rulings({f"base.{case['option']}": value})
    assert outcome(case, table) == results(spread(case["results"])[value])


@pytest.mark.parametrize(("case", "preset"), PRESET, ids=name)
def test_preset(case: Case, preset: str) -> None:
    assert outcome(case, rulings(preset=preset)) == results(spread(case["presets"])[preset])


@pytest.mark.parametrize(("case", "value"), RETREATS, ids=name)
def test_retreats(case: Case, value: str) -> None:
    preset = value.removeprefix("preset ")
    table = rulings(preset=preset) if preset != value else rulings({case["option"]: value})
    read = [(power, parse(row, STANDARD)) for power, rows in case["orders"].items() for row in rows]
    assert dislodged(battle(case, position_of(case), read, table)) == case["retreats"][value]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_two_values_are_told_apart(option: RulingOption) -> None:
    mine = [shown(case) for case in CASES if case["option"] == option.name]
    for one, another in combinations(option.values, 2):
        assert any(one in case and another in case and case[one] != case[another] for case in mine), (one, another)


def test_the_data_name_no_other_option_or_value() -> None:
    assert {case["option"] for case in CASES} == set(VALUES)
    for case in CASES:
        assert set(spread(case["results"])) <= set(VALUES[case["option"]]), case["title"]
        assert set(spread(case.get("presets", {}))) <= set(PRESETS), case["title"]


# --- options and presets as such


def test_the_default_is_the_first_value() -> None:
    for option in OPTIONS:
        assert getattr(DATC, option.name) == option.values[0]
        assert len(set(option.values)) == len(option.values) > 1


def test_every_option_has_its_issue_and_a_sentence() -> None:
    issues = [option.issue for option in OPTIONS]
    assert issues == sorted(issues, key=lambda issue: (issue[2], int(issue[4:])))
    assert all(issue.startswith("4.") for issue in issues)
    assert all(str(option.sentence).endswith((".", "?")) for option in OPTIONS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_says_only_what_differs(preset: str) -> None:
    for key, value in PRESETS[preset].items():
        assert value in VALUES[key][1:]
        assert getattr(rulings(preset=preset), key) == value


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if PRESETS[preset]])
def test_every_choice_of_a_preset_shows(preset: str) -> None:
    """Taken back, each of them changes some case of the data."""
    for key in PRESETS[preset]:
        without = rulings({key: VALUES[key][0]}, preset)
        mine = [case for case in CASES if case["option"] == key]
        assert any(seen(case, without) != seen(case, rulings(preset=preset)) for case in mine), key


def seen(case: Case, table: Rulings) -> tuple[Any, ...]:
    if case.get("phase", "M") != "M":
        return (outcome(case, table),)
    read = [(power, parse(row, STANDARD)) for power, rows in case.get("orders", {}).items() for row in rows]
    return outcome(case, table), dislodged(battle(case, position_of(case), read, table))


def test_options_are_written_with_or_without_their_prefix() -> None:
    assert rulings({"base.cd_removal": "classic"}) == rulings({"cd_removal": "classic"}) == rulings(preset="classic")


def test_an_option_goes_before_the_preset() -> None:
    table = rulings({"cd_removal": "country"}, "1971")
    assert (table.cd_removal, table.convoy_paradox) == ("country", "1971")


@pytest.mark.parametrize(
    ("options", "preset", "words"),
    [
        ({"base.cd_remval": "classic"}, "datc", "There is no option 'base.cd_remval' in a turn. Did you mean "),
        ({"base.cd_removal": "2024"}, "datc", "The option base.cd_removal = '2024' is impossible. Choose 2023, "),
        ({}, "1997", "There is no preset '1997'. Choose one of datc, 1971"),
    ],
)
def test_mistakes_are_named(options: dict[str, str], preset: str, words: str) -> None:
    with pytest.raises(ValueError, match=r"option|preset") as caught:
        rulings(options, preset)
    assert str(caught.value).startswith(words)
