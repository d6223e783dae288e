"""The contract of rules: each question is declared once, has a sentence, and is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

import pytest

from casusbelli.core.orders import Waive
from casusbelli.engine.answers import ASKED_ALONE, HOOKS, QUESTIONS, overrides
from casusbelli.engine.component import RulesClash
from casusbelli.engine.forms import EntryRefusal
from casusbelli.engine.merges import (
    Merge,
    any_of,
    claim,
    collect,
    fold,
    joined,
    objections,
    total,
    verdict,
    veto,
    vetoes,
)
from casusbelli.engine.spec import packs
from casusbelli.testing.fog import Fog

COMPONENTS = [component for pack in packs().values() for component in pack.components]
FOREIGN = {"hides": Fog}  # answered by rules that others bring


def answering(hook: str) -> set[str]:
    return {component.name for component in COMPONENTS if overrides(type(component), hook)}


def test_there_are_few() -> None:
    assert len(QUESTIONS) <= 40


@pytest.mark.parametrize("hook", HOOKS)
def test_each_has_a_sentence(hook: str) -> None:
    asked = (QUESTIONS | ASKED_ALONE)[hook]
    assert (asked.__doc__ or "").strip().endswith((".", "?"))


@pytest.mark.parametrize("hook", QUESTIONS)
def test_each_is_answered_by_several_rules_or_argued_for(hook: str) -> None:
    who = answering(hook)
    told = " ".join((QUESTIONS[hook].__doc__ or "").split())
    assert who or overrides(FOREIGN[hook], hook)
    assert len(who) > 1 or "One rule answers it: " in told or hook in FOREIGN


@pytest.mark.parametrize("hook", ASKED_ALONE)
def test_each_that_is_asked_of_one_rule_alone_is_answered(hook: str) -> None:
    assert answering(hook)


# --- merges

NO, WORSE = EntryRefusal.UNKNOWN_ORDER.says(other="this"), EntryRefusal.NO_PHASE.says(other="that")


def merged(merge: Merge, *answers: Any, default: Any = None) -> list[Any]:
    """What the rules' answers come to, in each order of the rules."""
    named: Iterable[tuple[str, Callable[..., Any]]] = [
        (f"rule-{n}", (lambda *_given, said=said: said)) for n, said in enumerate(answers)
    ]
    return [merge.bind(order, lambda *_given: default)("turn") for order in permutations(named)]


@pytest.mark.parametrize(
    ("merge", "answers", "default", "expected"),
    [
        (any_of, (False, True, False), None, True),
        (any_of, (False, False), None, False),
        (total, (1, -2, 4), None, 3),
        (verdict, (None, True, False), True, False),
        (verdict, (None, True), False, True),
        (verdict, (None, None), True, True),
        (verdict, (None,), False, False),
        (joined, ({"a": 1}, {"b": 2}), {}, {"a": 1, "b": 2}),
        (veto, (None, NO, WORSE), None, min((NO, WORSE), key=lambda why: (why.code, why.text))),
        (veto, (None, None), None, None),
        (vetoes, ({0: NO}, {1: WORSE}), None, {0: NO, 1: WORSE}),
        (claim("thing"), (None, 3, 3), None, 3),
        (claim("thing"), (None, None), 7, 7),
    ],
)
def test_the_order_of_the_rules_does_not_matter(merge: Merge, answers: Any, default: Any, expected: Any) -> None:
    assert all(answer == expected for answer in merged(merge, *answers, default=default))


def test_answers_are_collected_by_name() -> None:
    assert merged(collect, (1, 2), (), (3,))[0] == [1, 2, 3]


def test_each_rule_is_given_what_the_one_before_made() -> None:
    def add(tail: str) -> Callable[[str], str]:
        return lambda value: value + tail

    assert fold.bind([("a", add("a")), ("b", add("b"))], add(""))("x") == "xab"


def test_two_claims_clash_and_both_are_named() -> None:
    with pytest.raises(RulesClash, match="The rules disagree on the owner of turn: rule-0 says 1, rule-1 says 2"):
        merged(claim("owner of {0}"), 1, 2)


def test_an_order_must_pass_all_objections() -> None:
    for check in merged(objections, None, lambda _seat, _order: None, lambda _seat, _order: NO):
        assert check("France", Waive()) == NO
    assert merged(objections, None, None) == [None, None]
