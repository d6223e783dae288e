"""The judge in other languages: every reason, every line of the explanations, and nothing by half."""

from __future__ import annotations

import pytest

from casusbelli.core.explain import explain
from casusbelli.engine.spec import packs
from casusbelli.engine.year import step_title
from casusbelli.variants.table import new_game
from casusbelli.web.texts import say
from tests.core.test_explain import CASES, play

OTHERS = ["de"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_line_of_every_story(language: str) -> None:
    missing = set()
    for case in CASES:
        verdicts = play(case)
        for unit in verdicts.battle.position.units:
            missing |= {line for line in explain(verdicts, unit.at).lines if line.render(language) == str(line)}
    assert missing == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_phase_and_what_it_asks_for(language: str) -> None:
    for name in packs():
        game = new_game(name, seed=bytes(32))
        told = {*map(step_title, (step for step in game.rules.plan if step.kind)), *game.owed().values()}
        assert {what for what in told if say(language, what) == str(what)} == set()
