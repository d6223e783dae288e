"""Lessons as their pages and the API show them: the list, a step as it begins, and what came of a learner's orders."""

from __future__ import annotations

import re

from msgspec import Struct

from casusbelli.core.board_names import named
from casusbelli.core.errors import printable
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, Text
from casusbelli.drawing.canvas import Canvas
from casusbelli.engine.display import PanelRead, read_panel
from casusbelli.engine.game import Game
from casusbelli.records.games import newspaper
from casusbelli.records.games.choices import Choices, choices
from casusbelli.records.lessons.lesson_file import Lesson, LessonStep, lessons
from casusbelli.records.lessons.lesson_player import CheckedStep, check_step, position
from casusbelli.service.base.lesson_shapes import LessonAim, LessonResult, LessonStepTold, LessonsTold, LessonTold
from casusbelli.service.base.rights import ANY, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.base.story_shapes import PhaseStory
from casusbelli.service.games.order_entry import answers, check_size
from casusbelli.service.games.setup_options import STANDARD, introduction_to
from casusbelli.service.people.lesson_progress import Done, mark_done, steps_done
from casusbelli.service.reads.game_names import NamesOn, names_on
from casusbelli.service.reads.game_page import DraftShown, drafted_in, drawn
from casusbelli.service.reads.game_view import chapter
from casusbelli.service.reads.phase_story import story_of
from casusbelli.service.reads.reasons import explained

WORD = re.compile(r"[A-Z]{3}")


class LessonOutcome(Struct, frozen=True):
    """The result of a learner's orders. ``told``: the lesson learned, or a hint. ``lines``: the strengths behind each
    order's result."""

    reached: bool
    told: Said
    story: PhaseStory
    lines: dict[str, tuple[Said, ...]]


class LessonPage(Struct, frozen=True):
    """A step of a lesson, counted from 0. ``canvas``: the position, or the results once orders were checked.
    ``places``: the provinces that matter for the aim. ``skipped``: the first step that is not done yet, if any;
    ``following``: the next lesson with such a step. ``plays``: the rules of a game that practices the lesson."""

    lesson: LessonTold
    number: int
    aim: Said
    phase: str
    title: Text
    names: NamesOn
    powers: tuple[str, ...]
    places: frozenset[str]
    canvas: Canvas
    choices: Choices
    draft: DraftShown
    panels: tuple[PanelRead, ...]
    outcome: LessonOutcome | None = None
    skipped: int | None = None
    following: LessonTold | None = None
    plays: str = ""


@needs(ANY)
def listing(service: Service, who: Who) -> LessonsTold:
    done = steps_done(service, who)
    return {"lessons": [_told(lesson, done) for lesson in lessons().values()]}


@needs(ANY)
def screen(
    service: Service, who: Who, name: str, number: int | None = None, orders: str = "", checked: bool = False
) -> LessonPage:
    """The page of a step; without a number of the first one that is not done. ``orders``: what the learner has written,
    ``checked`` or not."""
    done = steps_done(service, who)
    if number is None:
        number = _first_open(_found(name, 0)[0], done) or 0
    lesson, step = _found(name, number)
    check_size(orders)
    game = position(lesson, number, service.find_board)
    draft, canvas = drafted_in(game, lesson.seat, game.accept(lesson.seat, orders))
    outcome, board = None, names_on(game.rules.board)
    panels = game.panels(lesson.seat)
    if checked:
        result = check_step(lesson, number, orders, service.find_board)
        after = result.game
        told = story_of(after, lesson.seat, result.phase)
        outcome = LessonOutcome(result.reached, _words(lesson, step, result), told, _lines(after, lesson, result))
        canvas = drawn(after, lesson.seat, result.phase)
        panels = after.panels(lesson.seat)
    return LessonPage(
        _told(lesson, done),
        number,
        lesson.words(step.id, "aim"),
        game.phase,
        newspaper.title(game.rules, game.phase),
        board,
        next((held.powers for held in game.seats if held.name == lesson.seat), ()),
        _places(step, game),
        canvas,
        choices(game, lesson.seat),
        draft,
        tuple(read_panel(panel, show=board) for panel in panels),
        outcome,
        _first_open(lesson, done),
        _following(lesson, done),
        introduction_to(lesson.rules) or (STANDARD if lesson.rules == STANDARD else ""),
    )


def weighed(service: Service, name: str, number: int, orders: str) -> tuple[DraftShown, Canvas, NamesOn]:
    """How orders are read, before they are sent."""
    lesson, _step = _found(name, number)
    check_size(orders)
    game = position(lesson, number, service.find_board)
    return *drafted_in(game, lesson.seat, game.accept(lesson.seat, orders)), names_on(game.rules.board)


@needs("play")
def check(service: Service, who: Who, name: str, number: int, orders: str) -> LessonResult:
    """Adjudicate these orders, and save the step if its aim is reached."""
    lesson, step = _found(name, number)
    check_size(orders)
    checked = check_step(lesson, number, orders, service.find_board)
    if checked.reached:
        mark_done(service, who, lesson.name, step.id)
    game, told = checked.game, _words(lesson, step, checked)
    accepted, refused, _at_once, _meant = answers(checked.draft, game.rules.board)
    return {
        "step": step.id,
        "reached": checked.reached,
        "text": named(told, game.rules.board),
        "said": told,
        "orders": list(accepted),
        "refused": list(refused),
        "story": story_of(game, lesson.seat, checked.phase),
        "view": game.view(lesson.seat),
    }


@needs(ANY)
def aim(service: Service, who: Who, name: str, number: int) -> LessonAim:
    lesson, step = _found(name, number)
    game, told = position(lesson, number, service.find_board), lesson.words(step.id, "aim")
    return {
        **_step_told(lesson, step, steps_done(service, who)),
        "lesson": lesson.name,
        "seat": lesson.seat,
        "phase": game.phase,
        "aim": str(told),
        "aim_said": told,
        "choices": list(map(str, game.options(lesson.seat))),
        "view": game.view(lesson.seat),
    }


def _found(name: str, number: int) -> tuple[Lesson, LessonStep]:
    lesson = lessons().get(name)
    if lesson is None:
        raise not_found("lesson", printable(name))
    if not 0 <= number < len(lesson.steps):
        raise not_found("lesson step", str(number + 1))
    return lesson, lesson.steps[number]


def _first_open(lesson: Lesson, done: Done) -> int | None:
    return next((n for n, step in enumerate(lesson.steps) if (lesson.name, step.id) not in done), None)


def _following(lesson: Lesson, done: Done) -> LessonTold | None:
    every = list(lessons().values())
    here = every.index(lesson)
    ahead = (other for other in (*every[here + 1 :], *every[:here]) if _first_open(other, done) is not None)
    return next((_told(other, done) for other in ahead), None)


def _places(step: LessonStep, game: Game) -> frozenset[str]:
    known = game.rules.board.on(game.phase).province_of
    words = WORD.findall(" ".join(step.sample))
    return frozenset(known[word] for word in words if word in known)


def _told(lesson: Lesson, done: Done) -> LessonTold:
    title, about = lesson.words("title"), lesson.words("about")
    return {
        "name": lesson.name,
        "rules": lesson.rules,
        "map": lesson.map,
        "seat": lesson.seat,
        "title": str(title),
        "title_said": title,
        "about": str(about),
        "about_said": about,
        "steps": [_step_told(lesson, step, done) for step in lesson.steps],
    }


def _step_told(lesson: Lesson, step: LessonStep, done: Done) -> LessonStepTold:
    title = lesson.words(step.id, "title")
    return {"id": step.id, "title": str(title), "title_said": title, "done": (lesson.name, step.id) in done}


def _words(lesson: Lesson, step: LessonStep, checked: CheckedStep) -> Said:
    if checked.hint is None:
        return lesson.words(step.id, "done")
    return lesson.words(step.id, "hint", checked.hint.id)


def _lines(game: Game, lesson: Lesson, checked: CheckedStep) -> dict[str, tuple[Said, ...]]:
    if not Phase.of(checked.phase).is_movement or game.rules.hears("hides"):
        return {}
    return explained(game, chapter(game, lesson.seat, checked.phase))
