"""Every case of the scenario files of the installed rules passes, and its accepted orders were offered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from casusbelli.core.mapfile import load_map
from casusbelli.core.notation import Written
from casusbelli.core.orders import Directive
from casusbelli.core.state import State
from casusbelli.engine import drafts
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import UnknownRules, packs, read_spec
from casusbelli.records.scenarios.run import run_case
from casusbelli.records.scenarios.scenario_file import Case, read_scenarios
from casusbelli.variants import board
from casusbelli.variants.table import new_game

TESTS = Path(__file__).parents[1]
CASES = {
    (file.stem, case.id): case
    for file in sorted((TESTS / "scenarios").glob("*.toml"))
    for case in read_scenarios(file.read_text(encoding="utf-8"))
}
LAGOON = load_map((TESTS / "data" / "maps" / "lagoon.toml").read_text(encoding="utf-8"))
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


def failures(case: Case) -> list[str]:
    return run_case(case, lambda name: LAGOON if name == "lagoon" else board(name)).failures


def missing_rules(case: Case) -> str:
    """What is said of rules that are not installed; "" of those that are."""
    try:
        read_spec(case.rules)
    except UnknownRules as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize("key", CASES, ids="-".join)
def test_case(key: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds, and what it writes and gets accepted was on offer. A case whose rules are not installed says so, and
    nothing else."""
    case = CASES[key]
    missing = missing_rules(case)
    assert not missing or missing.startswith("no rules are called ")
    apart = watched(monkeypatch)
    assert failures(case) == ([missing] if missing else [])
    assert case.map != "standard" or apart.keys() == ACCEPTED.get(key, {}).keys(), apart


def watched(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Directives that are accepted and were not on offer, and where: of those alone, for what units may do depends on
    what they and others are permitted at the same time."""
    accept, apart = drafts.accept, dict[str, str]()

    def checked(rules: RuleSet, state: State, seat: str, written: Iterable[Written]) -> drafts.Draft:
        draft = accept(rules, state, seat, written)
        orders = [order for order in (*draft.orders, *draft.at_once) if isinstance(order, Directive)]
        offered = set(drafts.options(rules, state, seat)) if orders else set()
        kinds = {type(order).__name__ for order in offered} & OPEN
        for order in orders:
            if order not in offered and type(order).__name__ not in kinds | UNSAID:
                apart[str(order)] = f"{state.phase}: {seat}"
        return draft

    monkeypatch.setattr(drafts, "accept", checked)
    return apart


def test_every_kind_of_order_of_every_rule_is_offered_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nothing can be written as text alone."""
    accept, offered = drafts.accept, set[str]()

    def noted(rules: RuleSet, state: State, seat: str, written: Iterable[Written]) -> drafts.Draft:
        draft = accept(rules, state, seat, written)
        kinds = {type(order).__name__ for order in (*draft.orders, *draft.at_once) if isinstance(order, Directive)}
        if kinds - offered:
            offered.update(type(order).__name__ for order in drafts.options(rules, state, seat))
        return draft

    monkeypatch.setattr(drafts, "accept", noted)
    for case in CASES.values():
        if case.map == "standard" and not missing_rules(case) and kinds(case.rules) - BACK - offered:
            run_case(case, board)
    assert frozenset().union(*map(kinds, packs())) - BACK - offered == set()


@cache
def kinds(rules: str) -> frozenset[str]:
    return frozenset(form.directive.__name__ for form in new_game(rules).rules.grammar.forms)
