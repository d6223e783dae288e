"""The drawn examples of rulebooks show what their captions say, as the judge has it."""

from __future__ import annotations

import re

import pytest

from casusbelli.drawing.rule_pictures import NAMES, judged_example, rule_picture
from casusbelli.engine.book_play import PICTURES
from casusbelli.variants.table import new_game

RESULTS = {
    "move": {"A VIE - GAL": "succeeds", "F TRI - ADR": "succeeds"},
    "bounce": {"A MUN - BUR": "fails", "A PAR - BUR": "fails", "F KIE - HOL": "succeeds"},
    "circle": {"F HOL - BEL": "succeeds", "A RUH - HOL": "succeeds", "A BEL - RUH": "succeeds"},
    "support": {"A MUN - BUR": "succeeds", "A RUH S A MUN - BUR": "given", "A BUR H": "stands"},
    "support-hold": {"A MUN - BUR": "fails", "A PAR S A BUR": "given", "A BUR H": "stands"},
    "joint": {"A BUD - RUM": "succeeds", "F SEV S A BUD - RUM": "given", "A BUL - RUM": "fails"},
    "cut": {"A MUN - BUR": "fails", "A RUH S A MUN - BUR": "cut", "A BEL - RUH": "fails"},
    "convoy": {"A LON - NWY": "succeeds", "F NTH C A LON - NWY": "available"},
    "convoy-broken": {"A LON - NWY": "fails", "F NTH C A LON - NWY": "disrupted", "F DEN - NTH": "succeeds"},
    "retreat": {"A BUR R GAS": "succeeds"},
    "capture": {"A KIE - HOL": "succeeds"},
    "build": {"Build F KIE": "succeeds", "Build A MUN": "succeeds"},
}


def test_every_example_is_drawn() -> None:
    assert sorted(PICTURES) == sorted(NAMES) == sorted(RESULTS)


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_are_true(name: str) -> None:
    decided = {str(verdict.order): str(verdict.result) for verdict in judged_example(name).orders}
    assert decided | RESULTS[name] == decided
    drawn = rule_picture(name)
    assert drawn.startswith("<svg ")
    assert len(drawn) < 80_000


def test_only_what_is_seen_is_drawn() -> None:
    assert 'data-province="BUR"' in rule_picture("support")
    assert 'data-province="ANK"' not in rule_picture("support")


def test_what_captions_order_is_in_their_pictures() -> None:
    """Each order that a caption quotes is in its own picture, or in the one before ("as before")."""
    text = new_game("standard").rules_text()
    assert re.search("Germany orders `A MUN - BUR` and France orders `A PAR - BUR`", text)
    quoted = {"bounce": "A PAR - BUR", "support-hold": "A PAR S A BUR", "cut": "A BEL - RUH", "convoy": "A LON - NWY"}
    for name, order in quoted.items():
        assert f"`{order}`" in text
        assert order in {str(verdict.order) for verdict in judged_example(name).orders}
