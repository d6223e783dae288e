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


TO_ONESELF = "a concession to oneself asks all the others to give up: valid, but nobody is led to it"
BY_KIND = "a notice is offered with the kind of the treaty; without it, it is one of whatever treaty there is"
NOT_NEAR = "a transfer is offered where a unit of the ally could be by the end of the season; elsewhere it fails"
# Lines of cases that are accepted and on purpose not on offer, and why.
ACCEPTED = {
    ("factional_rulings", "FR-23"): {"Propose concession to Turkey": TO_ONESELF},
    ("factional_rulings", "FR-99"): {"Propose concession to France": TO_ONESELF},
    ("ir_rulings", "IRR-25b"): {"Abrogate treaty with Austria": BY_KIND},
    ("ir_rulings", "IRR-late-claim"): {"Abrogate treaty with Germany": BY_KIND},
    ("ir_rulings", "IRR-A21"): {"Abrogate treaty with Turkey": BY_KIND},
    ("ir_rulings", "IRR-rows"): {"Transfer MUN to Italy": NOT_NEAR},
}


@pytest.mark.parametrize("key", CASES, ids="-".join)
def test_what_cases_write_is_on_offer(key: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Directives, that is: what units may do depends on what they and others are permitted at the same time."""
    accept, apart = desk.accept, dict[str, str]()

    def checked(rules: RuleSet, state: State, seat: str, written: Iterable[Written]) -> desk.Draft:
        draft = accept(rules, state, seat, written)
        offered = set(desk.options(rules, state, seat))
        kinds = {type(order).__name__ for order in offered} & OPEN
        for order in (*draft.orders, *draft.at_once):
            if isinstance(order, Directive) and order not in offered and type(order).__name__ not in kinds | UNSAID:
                apart[str(order)] = f"{state.phase}: {seat}"
        return draft

    monkeypatch.setattr(desk, "accept", checked)
    run_case(CASES[key], board)
    assert apart.keys() == ACCEPTED.get(key, {}).keys(), apart


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
