"""Lessons: each is played to its end by its sample orders, each typical mistake gets its hint, and a file that is wrong
is refused in a sentence."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from casusbelli.core.catalogs import ENGLISH, namespaces
from casusbelli.records.lessons.lesson_file import Lesson, MalformedLesson, lessons, read_lesson
from casusbelli.records.lessons.lesson_player import check_step, position
from casusbelli.variants import board

STEPS = [(name, n) for name, lesson in lessons().items() for n in range(len(lesson.steps))]
TUTORIAL = resources.files("casusbelli.packs").joinpath("lessons/tutorial.toml").read_text(encoding="utf-8")


def lesson_read(text: str) -> Lesson:
    return read_lesson("tutorial", text, namespaces()["packs"])


def test_the_tutorial_comes_first() -> None:
    assert next(iter(lessons())) == "tutorial"
    assert len(lessons()["tutorial"].steps) == 8


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_the_sample_orders_reach_the_aim(name: str, number: int) -> None:
    lesson = lessons()[name]
    checked = check_step(lesson, number, "\n".join(lesson.steps[number].sample), board)
    assert checked.missing == ()
    assert not checked.draft.refused
    assert not checked.draft.misread
    assert checked.reached


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_typical_mistakes_get_their_hints(name: str, number: int) -> None:
    lesson = lessons()[name]
    for hint in lesson.steps[number].hints:
        if hint.wrong:
            checked = check_step(lesson, number, "\n".join(hint.wrong), board)
            assert checked.hint is not None
            assert checked.hint.id == hint.id, checked.missing


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_without_orders_nothing_is_reached(name: str, number: int) -> None:
    """Else the learner would have nothing to do."""
    assert check_step(lessons()[name], number, "", board).hint is not None


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_the_learner_has_something_to_decide(name: str, number: int) -> None:
    lesson = lessons()[name]
    game = position(lesson, number, board)
    assert game.phase == lesson.steps[number].turn.phase
    assert lesson.seat in game.rules.names
    assert next(iter(game.options(lesson.seat)), None) is not None


@pytest.mark.parametrize("name", lessons())
def test_every_sentence_is_there_in_german(name: str) -> None:
    lesson = lessons()[name]
    for language in (ENGLISH, "de"):
        keys = {code.partition(".")[2] for code in lesson.codes}
        assert keys <= lesson.texts.catalog(language).keys()


WRONG = [
    ("rank = 1", 'rank = "first"', "rank must be a whole number"),
    ("rank = 1", "rnak = 1", "no key “rnak”"),
    ('seat = "France"', "", "seat is missing"),
    ('id = "move"', 'id = "Move it"', "“Move it”"),
    ('id = "move"', 'id = "bounce"', "two steps are called “bounce”"),
    ('id = "bounce"', 'id = "jump"', "packs.lesson-tutorial-jump-title"),
    ('phase = "S1494M"', 'phase = "spring"', "expected a phase such as S1901M"),
    ('sample = ["A PRO - SAV"]', "sample = []", "sample must be a list of orders"),
    ('id = "hold"', 'id = "elsewhere"', "two hints have the same id"),
    ('id = "hold"\nwhen = { units = { France = ["A PRO"] } }', 'id = "hold"', "only the last, has no “when”"),
    ('when = { units = { France = ["A PRO"] } }', "when = { unit = {} }", "no such key"),
    ('when = { units = { France = ["A PRO"] } }', "when = 3", "when must be a table"),
    ('reached = { units = { France = ["A SAV"] } }', "reached = {}", "“reached” must say"),
    ('"fails"', '"jumps"', "is no result"),
    ("[[step]]", "[[step", "not valid TOML"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), WRONG)
def test_a_wrong_file_is_refused(old: str, new: str, complaint: str) -> None:
    text = TUTORIAL.replace(old, new, 1)
    assert text != TUTORIAL
    with pytest.raises(MalformedLesson, match=re.escape(complaint)):
        lesson_read(text)


def test_a_lesson_has_steps_with_hints_that_are_tried() -> None:
    head, _step, rest = TUTORIAL.partition("[[step]]")
    step = f"[[step]]{rest.partition('[[step.hint]]')[0]}"
    with pytest.raises(MalformedLesson, match=re.escape("at least one [[step]]")):
        lesson_read(head)
    with pytest.raises(MalformedLesson, match="a table was expected"):
        lesson_read(f"{head}step = [3]")
    with pytest.raises(MalformedLesson, match=re.escape("at least one [[step.hint]]")):
        lesson_read(head + step)
    with pytest.raises(MalformedLesson, match="needs “wrong”"):
        lesson_read(f'{head}{step}[[step.hint]]\nid = "hold"')
    with pytest.raises(MalformedLesson, match="needs a name of lowercase letters"):
        read_lesson("My Lesson", TUTORIAL, namespaces()["packs"])
