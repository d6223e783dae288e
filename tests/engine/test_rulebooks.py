"""Sentences of rulebooks that depend on which rules are together."""

from __future__ import annotations

import re

import pytest

from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.variants import board

SIX = ["minor-powers", "variable-control", "rebellion", "annexation", "disarmament", "foreign-aid", "masters"]


def rulebook(spec: str) -> str:
    return rules_text(rule_set(read_spec(spec), board("standard")), spec)


@pytest.mark.parametrize("rules", ["standard", *SIX, "factional", "formal", "international-relations", "world-war-one"])
def test_ownership_and_adjustments_are_told(rules: str) -> None:
    text = rulebook(rules)
    assert "each supply center with a unit in it belongs to the power of that unit" in text
    assert re.search("(with|has) fewer units than cent(er|re)s", text)


@pytest.mark.parametrize(
    ("rules", "there", "absent"),
    [
        ("variable-control", ["hold unless other players order them"], ["disbanded when they are dislodged"]),
        ("minor-powers", ["disbanded when they are dislodged", "build nothing"], ["unless others order"]),
        ("masters", ["The last player in the game wins"], ["The only one left has won"]),
        ("factional + masters", ["A country that is the only one left wins"], ["The last player in the game wins"]),
        ("formal + masters", [], ["The last player in the game wins"]),
        ("masters(last_survivor_wins=false)", [], ["The last player in the game wins"]),
        ("masters(last_survivor_wins=false) + standard(centers=none)", ["The last player in the game wins"], []),
        ("factional", ["in the winters of 1903, 1906 and so on"], ["an election before the first move and every"]),
        ("factional(term=2)", ["in the winters of 1902, 1904 and so on"], []),
        ("masters", ["Players may always order all of their own units"], ["may not outnumber the centers"]),
        ("masters(order_cap=strict)", ["may not outnumber the centers"], ["may always order all"]),
        ("rebellion", ["Nobody orders rebels here"], ["unless it is aided"]),
        ("rebellion + foreign-aid", ["unless it is aided", "another power or a rebel"], ["annexes"]),
        ("foreign-aid + annexation", ["annexes"], ["or a rebel"]),
    ],
)
def test_sentences_fit_the_rules_that_are_together(rules: str, there: list[str], absent: list[str]) -> None:
    text = rulebook(rules)
    assert [said for said in there if said not in text] == []
    assert [said for said in absent if said in text] == []
