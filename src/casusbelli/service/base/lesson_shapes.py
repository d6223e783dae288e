"""Result types of use cases about lessons. The OpenAPI description is generated from these types. Texts are in English;
``said`` is the same as data."""

from __future__ import annotations

from typing import TypedDict

from casusbelli.core.said import Said
from casusbelli.engine.view import StateView
from casusbelli.service.base.order_shapes import Answered
from casusbelli.service.base.story_shapes import PhaseStory


class LessonStepTold(TypedDict):
    """``done``: has the caller reached the aim of this step?"""

    id: str
    title: str
    title_said: Said
    done: bool


class LessonTold(TypedDict):
    """``seat``: the one that the learner plays."""

    name: str
    rules: str
    map: str
    seat: str
    title: str
    title_said: Said
    about: str
    about_said: Said
    steps: list[LessonStepTold]


class LessonsTold(TypedDict):
    lessons: list[LessonTold]


class LessonAim(LessonStepTold):
    """A step. ``view``: the position as the learner may know it; ``choices``: every order on offer."""

    lesson: str
    seat: str
    phase: str
    aim: str
    aim_said: Said
    choices: list[str]
    view: StateView


class LessonResult(TypedDict):
    """The result of the orders. ``step``: its id. ``text``: the lesson learned, or a hint if the aim was not reached.
    ``view``: the position afterwards."""

    step: str
    reached: bool
    text: str
    said: Said
    orders: list[str]
    refused: list[Answered]
    story: PhaseStory
    view: StateView
