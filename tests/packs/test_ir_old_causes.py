"""Causes that older versions noted in English are told in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from casusbelli.core.catalogs import texts_of
from casusbelli.core.said import Said, Term, said
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.old_causes import SENTENCES, cause_said
from casusbelli.records.games.game_file import read_game
from casusbelli.variants import board
from tests.records.golden import make

GOLDEN = Path(make.__file__).parent
AUSTRIA, ITALY = named("Austria"), named("Italy")
BOTH = names(("Austria", "Italy"))
CAUSES = {
    "treaty": said("ir.cause-treaty"),
    "abrogated by Austria": said("ir.cause-notice", by=AUSTRIA),
    "notice was given": said("ir.cause-noticed"),
    "Austria attacked Italy": said("ir.cause-attack", by=AUSTRIA, on=ITALY),
    "Austria attacked Italy: A TRI - VEN, F ADR S A TRI - VEN": said(
        "ir.cause-attack-by",
        by=AUSTRIA,
        on=ITALY,
        orders=[Term(order="A TRI - VEN"), Term(order="F ADR S A TRI - VEN")],
    ),
    "Austria attacked Italy, an ally of both": said("ir.cause-common-ally", by=AUSTRIA, victim=ITALY),
    "Austria and Italy attacked each other": said("ir.cause-mutual", powers=BOTH),
    "Austria is out": said("ir.cause-out", power=AUSTRIA),
    "Austria and Italy claimed victory": said("ir.cause-claim", powers=BOTH),
    "Austria claimed victory": said("ir.cause-claim", powers=names(("Austria",))),
    "the International Conference": said("ir.cause-conference"),
    "the conference failed": said("ir.cause-conference-failed"),
}


@pytest.mark.parametrize("sentence", CAUSES)
def test_an_old_sentence_is_the_message_of_today(sentence: str) -> None:
    cause = CAUSES[sentence]
    assert cause_said(sentence) == cause
    assert cause_said(cause) is cause


def test_orders_that_are_noted_as_words_are_read_as_orders() -> None:
    cause = said("ir.cause-attack-by", by=AUSTRIA, on=ITALY, orders=["A TRI - VEN", "F ADR S A TRI - VEN"])
    assert cause_said(cause) == CAUSES["Austria attacked Italy: A TRI - VEN, F ADR S A TRI - VEN"]


def test_every_cause_is_known() -> None:
    texts = texts_of("ir")
    assert texts is not None
    there = {f"ir.{key}" for key in texts.catalog("en") if key.startswith("cause-")}
    assert {*SENTENCES.values()} == {cause.code for cause in CAUSES.values()} == there


def test_what_nobody_knows_stays_as_it_was_written() -> None:
    assert cause_said("the dog ate the treaty") == "the dog ate the treaty"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_that_holds_english_is_told_as_the_same_game_since(language: str) -> None:
    games = [read_game((GOLDEN / f"treaties-{name}.jsonl").read_text(), board) for name in ("in-words", "as-data")]
    stories = [[game.rules.recounts(event) for event in game.log] for game in games]
    old, new = ([one.render(language) for one in story if isinstance(one, Said)] for story in stories)
    assert old == new
    assert len(new) > 20
