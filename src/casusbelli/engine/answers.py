"""Binds each question (hook) of a rule set to the merged answers of its components, once per rule set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, Final

from casusbelli.engine.component import ALONE, AnyComponent, Component
from casusbelli.engine.facets import IN_PLAY, Centers, Command, Endings, Knowledge, Orders, Press, Screen
from casusbelli.engine.merges import Answer, questions
from casusbelli.engine.shape import Shape

IN_PLAY_QUESTIONS: Final = questions(*IN_PLAY)
QUESTIONS: Final = {**questions(Shape), **IN_PLAY_QUESTIONS}
ASKED_ALONE: Final = {
    name: asked
    for facet in ALONE
    for name, asked in vars(facet).items()
    if isinstance(asked, FunctionType) and not name.startswith("_")
}
HOOKS: Final = (*QUESTIONS, *ASKED_ALONE)


class Answers(Shape, Command, Centers, Orders, Endings, Knowledge, Screen, Press):
    """The hooks of all facets, merged over the components as each hook declares. A hook that no rule answers is the
    body of its declaration."""

    def __init__(self, components: Sequence[AnyComponent]) -> None:
        by_name = sorted(components, key=lambda component: component.name)
        self.answering: dict[str, tuple[AnyComponent, ...]] = {
            hook: tuple(c for c in by_name if overrides(type(c), hook)) for hook in HOOKS
        }
        for name, asked in QUESTIONS.items():
            answers: list[Answer] = [(c.name, getattr(c, name)) for c in self.answering[name]]
            if answers:
                setattr(self, name, merged(asked, answers))

    def bound(self) -> dict[str, Callable[..., Any]]:
        return {name: self.__dict__[name] for name in QUESTIONS if name in self.__dict__}


def overrides(kind: type[AnyComponent], hook: str) -> bool:
    return getattr(kind, hook) is not getattr(Component, hook)


def merged(asked: Callable[..., Any], answers: Sequence[Answer]) -> Callable[..., Any]:
    made: Callable[..., Any] = asked.__merge__.bind(answers, asked)  # type: ignore[attr-defined]
    return made
