"""Phases: what their text means, and that nothing but ``Phase`` takes it apart."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import casusbelli
from casusbelli.core import phases
from casusbelli.core.phases import BEFORE, Phase, dated

SOURCE = Path(casusbelli.__file__).parent
HELD = {"phase", "season", "now", "date", "incurred"}  # names that hold a phase or a season
HELD_BY_ATTRIBUTE = HELD | {"start"}  # rules.start, calendar.start; a bare ``start`` may be a place in a text
CUTTING = {"startswith", "endswith", "removeprefix", "removesuffix", "partition", "rpartition"}


@pytest.mark.parametrize("text", ["S1901M", "F1914R", "W0003A", "W1900T", "S1901", ""])
def test_a_phase_is_written_as_it_was_read(text: str) -> None:
    assert str(Phase.of(text)) == text


def test_a_phase_says_season_year_and_kind() -> None:
    phase = Phase.of("F1914R")
    assert (phase.season, phase.year, phase.kind) == ("F", 1914, "R")
    assert (phase.date, phase.words) == ("F1914", "Fall 1914")
    assert phase.is_retreats
    assert not phase.is_movement
    assert not phase.is_adjustments
    assert Phase.of("") == BEFORE
    assert BEFORE.date == ""


def test_a_phase_is_read_once() -> None:
    assert Phase.of("S1901M") is Phase.of("S1901M")


@pytest.mark.parametrize("text", ["X", "1901", "S19M", "s1901m", "S1901M ", "SM"])
def test_what_is_no_phase_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ValueError, match=repr(text)):
        Phase.of(text)


def test_a_date_is_written_with_four_digits() -> None:
    assert dated("W", 900) == "W0900"


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr if node.attr in HELD_BY_ATTRIBUTE else ""
    return node.id if isinstance(node, ast.Name) and node.id in HELD else ""


def _cuts(tree: ast.AST) -> Iterator[int]:
    """Lines in which the text of a phase is taken apart."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            cut = _takes_a_part(node.slice)
        elif isinstance(node, ast.Attribute):
            cut = node.attr in CUTTING
        else:
            continue
        if cut and _last_name(node.value):
            yield node.lineno


def _takes_a_part(at: ast.expr) -> bool:
    number = at.operand if isinstance(at, ast.UnaryOp) else at
    return isinstance(at, ast.Slice) or (isinstance(number, ast.Constant) and isinstance(number.value, int))


@pytest.mark.parametrize(
    "line", ["phase[0]", "t.state.phase[:5]", "int(rules.start[1:5])", "event.phase.endswith('M')", "season[-1]"]
)
def test_the_gate_sees_a_cut(line: str) -> None:
    assert list(_cuts(ast.parse(line))) == [1]


def test_nothing_but_phase_takes_a_phase_apart() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path != Path(phases.__file__)
        for line in _cuts(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == [], "ask Phase.of(...) instead"
