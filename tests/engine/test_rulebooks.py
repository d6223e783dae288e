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
    assert re.search("with fewer units than centers may build|the number of its supply centers minus", text)


@pytest.mark.parametrize(
    ("rules", "there", "absent"),
    [
        ("variable-control", ["hold unless other players order them"], ["disbanded when they are dislodged"]),
        ("minor-powers", ["disbanded when they are dislodged", "build nothing"], ["unless others order"]),
        ("masters", ["If only one player is left in the game, that player wins"], ["The only one left has won"]),
        (
            "factional + masters",
            ["A country that is the only one left wins"],
            ["If only one player is left in the game, that player wins"],
        ),
        ("formal + masters", [], ["If only one player is left in the game, that player wins"]),
        ("masters(last_survivor_wins=false)", [], ["If only one player is left in the game, that player wins"]),
        (
            "masters(last_survivor_wins=false) + standard(centers=none)",
            ["If only one player is left in the game, that player wins"],
            [],
        ),
        ("factional", ["in the Winters of 1903, 1906 and so on"], ["an election before the first move and every"]),
        ("factional(term=2)", ["in the Winters of 1902, 1904 and so on"], []),
        (
            "masters",
            ["You may always order all of your own units"],
            ["They are for your own units and for those of others"],
        ),
        (
            "masters(order_cap=strict)",
            ["They are for your own units and for those of others"],
            ["may always order all"],
        ),
        ("rebellion", ["because nobody can order them here"], ["unless it is aided"]),
        ("rebellion + foreign-aid", ["unless it is aided", "another power or to a rebel unit"], ["annex"]),
        ("foreign-aid + annexation", ["annexes"], ["or to a rebel"]),
    ],
)
def test_sentences_fit_the_rules_that_are_together(rules: str, there: list[str], absent: list[str]) -> None:
    text = rulebook(rules)
    assert [said for said in there if said not in text] == []
    assert [said for said in absent if said in text] == []


def test_examples_of_another_board_say_so() -> None:
    """Rulings and examples of variants are told with Europe's provinces, also where a game has another board."""
    away = rules_text(rule_set(read_spec("international-relations"), board("indian-ocean")), "international-relations")
    assert "(This is on the map of Europe in 1901.)" in away
    assert "The examples below show the map of Europe in 1901." in away
    assert "Europe in 1901.)" not in rulebook("international-relations")
    assert "The examples below" not in rulebook("standard")
