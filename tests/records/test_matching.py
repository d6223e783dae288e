"""The rules for comparing expectations, as data."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.records.scenarios.matching import differences, excluded, included
from tests.selection import examples


def told(function: Any, expected: object, actual: object) -> list[str]:
    return list(function(expected, actual, "x"))


ONE, TWO, THREE = {"a": 1}, {"a": 1, "b": 2}, {"b": 2}


@pytest.mark.parametrize(
    ("expected", "actual", "difference"),
    [
        # single values
        ("a", "a", ""),
        ("a", "b", "x: expected 'a', got 'b'"),
        (1, 1, ""),
        (1, 2, "x: expected 1, got 2"),
        (1, None, "x: expected 1, got None"),
        (True, True, ""),
        (True, 1, "x: expected True, got 1"),
        (1, True, "x: expected 1, got True"),
        (0, False, "x: expected 0, got False"),
        ("1", 1, "x: expected '1', got 1"),
        (1.0, 1, ""),
        # tables: key by key, only what is named
        ({}, {"a": 1}, ""),
        ({"a": 1}, {"a": 1, "b": 2}, ""),
        ({"a": 1}, {}, "x.a: expected 1, got None"),
        ({"a": {"b": [1]}}, {"a": {"b": [2]}}, "x.a.b: 1 is missing; there is 2"),
        ({"a": 1}, [1], "x: expected a table, got [1]"),
        ({}, None, "x: expected a table, got None"),
        # arrays are sets
        ([], [], ""),
        (["a", "b"], ["b", "a"], ""),
        (["a", "b"], ("b", "a"), ""),
        (["a", "b"], {"a", "b"}, ""),
        (["a", "b"], frozenset({"a", "b"}), ""),
        (["a", "a"], ["a"], ""),
        (["a"], ["a", "a"], ""),
        (["a"], ["b"], "x: 'a' is missing; there is 'b'"),
        (["a"], [], "x: 'a' is missing; there is nothing"),
        (["a"], ["a", "b"], "x: 'b' is too many"),
        ([], ["b"], "x: 'b' is too many"),
        ([1], [True], "x: 1 is missing; there is True"),
        (["a"], "a", "x: expected 'a', got 'a'"),
        ([], {}, "x: expected nothing, got {}"),
        ([], None, "x: expected nothing, got None"),
        # arrays of arrays
        ([["a", "b"], ["c"]], [["c"], ["b", "a"]], ""),
        ([["a", "b"]], [["a"]], "x: ['a', 'b'] is missing; there is ['a']"),
        # arrays of tables match one to one
        ([ONE], [TWO], ""),
        ([TWO], [ONE], "x: {'a': 1, 'b': 2} is missing; there is {'a': 1}"),
        ([ONE, ONE], [TWO], "x: {'a': 1} is missing; there is {'a': 1, 'b': 2}"),
        ([ONE], [TWO, TWO], "x: {'a': 1, 'b': 2} is too many"),
        ([ONE, TWO], [TWO, ONE], ""),
        ([ONE, TWO], [ONE, TWO], ""),
        ([{}, TWO, THREE], [THREE, TWO, ONE], ""),
        ([ONE, THREE, {}], [TWO, ONE, THREE], ""),
        ([ONE, THREE, TWO], [TWO, ONE, ONE], "x: {'a': 1, 'b': 2} is missing; there is "),
        ([{"who": ["b", "a"]}], [{"who": ["a", "b"], "n": 1}], ""),
    ],
)
def test_differences(expected: object, actual: object, difference: str) -> None:
    found = told(differences, expected, actual)
    assert bool(found) == bool(difference)
    assert not found or found[0].startswith(difference)


@pytest.mark.parametrize(
    ("expected", "actual", "difference"),
    [
        ({}, None, ""),
        ({"a": [1]}, {"a": [2, 1]}, ""),
        ({"a": [1]}, {"a": [2]}, "x.a: 1 is missing"),
        ({"a": [1]}, {}, "x.a: expected 1, got None"),
        ({"a": [1]}, None, "x: expected a table, got None"),
        ({"a": [1]}, {"a": 5}, "x.a: expected 1, got 5"),
        ({"a": [1]}, {"a": {"1": 1}}, "x.a: expected 1, got {'1': 1}"),
        ({"a": ["1"]}, {"a": "12"}, "x.a: expected '1', got '12'"),
        ({"a": 1}, {"a": 1}, ""),
        ({"a": 1}, {"a": 2}, "x.a: expected 1, got 2"),
        ({"a": {"b": 1}}, {"a": {"b": True}}, "x.a.b: expected 1, got True"),
        ([ONE], [THREE, TWO], ""),
        ([ONE, ONE], [TWO, THREE], "x: {'a': 1} is missing"),  # each by a different one
        ([ONE, TWO], [TWO, ONE, THREE], ""),
        ([{}, ONE], [TWO, THREE], ""),
        ([1, 1], [1, 2], "x: 1 is missing"),
        ([["a", "b"]], [["b", "a"], ["c"]], ""),
    ],
)
def test_included(expected: object, actual: object, difference: str) -> None:
    assert told(included, expected, actual) == ([difference] if difference else [])


@pytest.mark.parametrize(
    ("expected", "actual", "difference"),
    [
        ({}, None, ""),
        ({"a": [1]}, None, ""),
        ({"a": {"b": {"c": 1}}}, {"a": 1}, ""),
        ({"a": [1]}, {"a": [2]}, ""),
        ({"a": [1]}, {"a": [1, 2]}, "x.a: 1 should not be there"),
        ({"a": [1]}, {"a": 1}, ""),
        ({"a": [1]}, {"a": [True]}, ""),
        ([ONE], [TWO], "x: {'a': 1} should not be there"),
        ([TWO], [ONE], ""),
        ([{}], [ONE], "x: {} should not be there"),
        ([["a", "b"]], [["b", "a"]], "x: ['a', 'b'] should not be there"),
        ({"SER": "Austria"}, {"SER": "Turkey"}, ""),
        ({"SER": "Austria"}, {}, ""),
        ({"SER": "Austria"}, {"SER": "Austria"}, "x.SER: should not be 'Austria'"),
        ({"n": 1}, {"n": True}, ""),
    ],
)
def test_excluded(expected: object, actual: object, difference: str) -> None:
    assert told(excluded, expected, actual) == ([difference] if difference else [])


SCALARS = st.booleans() | st.integers(-2, 2) | st.sampled_from("ab")
VALUES = st.recursive(
    SCALARS,
    lambda children: st.lists(children, max_size=3) | st.dictionaries(st.sampled_from("xyz"), children, max_size=3),
    max_leaves=8,
)


@examples(200)
@given(value=VALUES)
def test_everything_fits_itself_and_is_no_exclusion_of_itself(value: Any) -> None:
    assert told(differences, value, value) == []
    assert told(included, value, value) == []
    if isinstance(value, list) and value:
        assert told(excluded, value, value)


@examples(300)
@given(expected=VALUES, actual=VALUES | st.none())
def test_anything_can_be_compared(expected: Any, actual: Any) -> None:
    for function in (differences, included, excluded):
        assert all(text.startswith("x") for text in told(function, expected, actual))


@examples(300)
@given(expected=st.lists(VALUES, max_size=3), actual=st.lists(VALUES, max_size=3))
def test_lists_of_tables_fit_only_if_they_are_as_long(expected: list[Any], actual: list[Any]) -> None:
    if any(isinstance(item, dict) for item in expected + actual) and len(expected) != len(actual):
        assert told(differences, expected, actual)


TABLES = st.lists(st.dictionaries(st.sampled_from("abc"), st.integers(0, 1), max_size=3), max_size=4)


@examples(200)
@given(actual=TABLES, data=st.data())
def test_what_was_thinned_out_and_shuffled_still_fits(actual: list[dict[str, int]], data: st.DataObject) -> None:
    """An expectation that names a part of every item fits, whatever the order: no choice of partner may get stuck."""
    thinned = [{key: value for key, value in item.items() if data.draw(st.booleans())} for item in actual]
    expected = data.draw(st.permutations(thinned))
    assert told(differences, expected, actual) == []
    assert told(included, expected[1:], actual) == []
    assert told(differences, [*expected, {}], actual) != []
