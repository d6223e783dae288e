"""What the cases of the scenario files write and get accepted is what the seat was offered."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from casusbelli.core.notation import Written
from casusbelli.core.orders import Directive
from casusbelli.core.state import State
from casusbelli.records.scenario import read_scenarios
from casusbelli.records.scenario_run import run_case
from casusbelli.rules import desk
from casusbelli.rules.ruleset import RuleSet
from casusbelli.rules.spec import packs
from casusbelli.variants import board
from casusbelli.variants.table import new_game

SCENARIOS = Path(__file__).parents[1] / "scenarios"
CASES = {
    (file.stem, case.id): case
    for file in sorted(SCENARIOS.glob("*.toml"))
    for case in read_scenarios(file.read_text(encoding="utf-8"))
    if case.map == "standard"
}
UNSAID = {"Withdraw", "PermitMove"}  # it takes back what stands; permits may be for who is a partner only from now on
BACK = {"Withdraw"}  # takes a line back: on a form it is taken off
OPEN = {"ProposeDraw", "ClaimVictory", "PermitInto", "Influence"}  # some of what may be filled in is offered


@pytest.mark.parametrize("key", CASES, ids="-".join)
def test_what_cases_write_is_on_offer(key: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Directives, that is: what units may do depends on what they and others are permitted at the same time."""
    accept, missing = desk.accept, []

    def checked(rules: RuleSet, state: State, seat: str, written: Iterable[Written]) -> desk.Draft:
        draft = accept(rules, state, seat, written)
        offered = set(desk.options(rules, state, seat))
        kinds = {type(order).__name__ for order in offered} & OPEN
        for order in (*draft.orders, *draft.at_once):
            if isinstance(order, Directive) and order not in offered and type(order).__name__ not in kinds | UNSAID:
                missing.append(f"{state.phase}: {seat}: {order}")
        return draft

    monkeypatch.setattr(desk, "accept", checked)
    run_case(CASES[key], board)
    assert missing == []


def test_every_kind_of_order_of_every_rule_is_offered_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nothing can be written as text alone."""
    accept, offered = desk.accept, set[str]()

    def noted(rules: RuleSet, state: State, seat: str, written: Iterable[Written]) -> desk.Draft:
        draft = accept(rules, state, seat, written)
        kinds = {type(order).__name__ for order in (*draft.orders, *draft.at_once) if isinstance(order, Directive)}
        if kinds - offered:
            offered.update(type(order).__name__ for order in desk.options(rules, state, seat))
        return draft

    monkeypatch.setattr(desk, "accept", noted)
    for case in CASES.values():
        run_case(case, board)
    known = {form.directive.__name__ for name in packs() for form in new_game(name).rules.grammar.forms}
    assert known - BACK - offered == set()
