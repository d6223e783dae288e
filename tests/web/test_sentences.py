"""What the judge says, in other languages: every reason, every line of the stories, and nothing by half."""

from __future__ import annotations

import re

import pytest

from casusbelli.core.explain import explain
from casusbelli.core.verdicts import Fate, Reason, Result
from casusbelli.rules.spec import packs
from casusbelli.variants.table import new_game
from casusbelli.web import texts
from casusbelli.web.texts.sentences import catalogue, known, patterns, say
from tests.core.test_explain import CASES, play
from tests.rules.test_ir_certain import set_up

OTHERS = [code for code in texts.LANGUAGES if code != texts.FIRST]
UNITS = {"other": "A PAR (France)", "unit": "A MUN", "winner": "F ENG (England)", "n": "3"}
SLOT = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("reason", [reason for reason in Reason if reason.sentence])
def test_every_reason_of_the_judge(language: str, reason: Reason) -> None:
    names = set(SLOT.findall(reason.sentence))
    filled = {name: UNITS.get(name, name.upper()) for name in names}
    told = known(language, reason.sentence.format_map(filled))
    assert told is not None, reason.sentence
    assert all(value in told for value in filled.values()), told


@pytest.mark.parametrize("language", OTHERS)
def test_every_result(language: str) -> None:
    for word in [*Result, *filter(None, Fate)]:
        assert known(language, str(word)), word


@pytest.mark.parametrize("language", OTHERS)
def test_every_line_of_every_story(language: str) -> None:
    missing = set()
    for case in CASES:
        verdicts = play(case)
        for unit in verdicts.battle.position.units:
            missing |= {line for line in explain(verdicts, unit.at).lines if known(language, line) is None}
    assert missing == set()


@pytest.mark.parametrize("language", OTHERS)
def test_both_sides_of_a_pattern_have_the_same_words(language: str) -> None:
    for english, told in catalogue(language).items():
        assert set(SLOT.findall(told)) <= set(SLOT.findall(english)), english
    assert len(patterns(language)) > 150


@pytest.mark.parametrize("language", OTHERS)
def test_every_phase_and_what_it_asks_for(language: str) -> None:
    for name in packs():
        game = new_game(name, seed=bytes(32))
        steps = {step.name.removeprefix(f"{step.season}-").replace("-", " ") for step in game.rules.plan if step.kind}
        assert {step for step in steps if known(language, step) is None} == set()
        assert {what for what in game.owed().values() if known(language, what) is None} == set()


def test_examples() -> None:
    german = {
        "Spring 1901, movement (S1901M)": "Frühjahr 1901, Züge (S1901M)",
        "F TRI - ADR fails: F ION (Italy) held Adriatic Sea; it is dislodged by A GAL (Russia)": (
            "F TRI - ADR: misslingt, denn: F ION (Italy) hielt Adriatic Sea; "
            "die Einheit wird vertrieben von A GAL (Russia)"
        ),
        "Austria takes Serbia and Greece": "Austria nimmt Serbia und Greece",
        "there is no unit in Paris": "in Paris steht keine Einheit",
    }
    assert {english: say("de", english) for english in german} == german


def test_what_nobody_translated_stays_whole() -> None:
    for text in ("a letter of somebody's", "fails: for a reason unheard of", "x; " * 300, ""):
        assert say("de", text) == text
    assert say("en", "there is no unit in Paris") == "there is no unit in Paris"


def test_what_orders_would_cause_under_international_relations() -> None:
    """Made by the rules themselves, in a position with treaties of both kinds and a war."""
    relations = {"France|Germany": "aat", "England|France": "mdt", "Austria|Italy": "war", "Italy|Russia": "mdt"}
    units = {"Germany": ["A MUN", "A RUH"], "France": ["A PIC"], "Italy": ["F ION", "A APU"], "Turkey": ["F AEG"]}
    game = set_up("F1903M", {**units, "Russia": ["A UKR"]}, {"relations": relations})
    written = {
        "Germany": "A MUN - BOH; A RUH - BEL; Enter MDT with Austria",
        "France": "A PIC - BUR; A PIC S A RUH - BEL; Enter AAT with Italy",
        "Turkey": "F AEG C A APU - ALB; F AEG - GRE",
        "Russia": "A UKR - RUM",
        "Italy": "F ION C A APU - GRE; A APU - VEN",
    }
    told = [line.text for seat, orders in written.items() for line in game.preview(seat, orders)]
    assert len(told) > 15
    assert [line for line in told if known("de", line) is None] == []
