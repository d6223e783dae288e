"""Plays a step of a lesson: typed orders in, the results of the real rules and the right words out.

Nothing is remembered: a step begins from its file every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.events import Event
from casusbelli.core.state import State
from casusbelli.engine.dice import Dice
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.records.lessons.lesson_file import Lesson, LessonHint
from casusbelli.records.scenarios.compare import PlayedTurn, compare
from casusbelli.records.scenarios.run import advance, play_turn, start
from casusbelli.records.scenarios.scenario_file import TurnCase

__all__ = ["CheckedStep", "check_step", "position"]

FindBoard = Callable[[str], Board]


@dataclass(frozen=True)
class CheckedStep:
    """``draft``: which orders were accepted, and why others were refused. ``game``: after the phase, with its results.
    ``hint``: None if the aim is reached. ``missing``: what was expected and did not happen, for designers."""

    phase: str
    draft: Draft
    game: Game
    hint: LessonHint | None
    missing: tuple[str, ...]

    @property
    def reached(self) -> bool:
        return self.hint is None


def position(lesson: Lesson, number: int, find_board: FindBoard) -> Game:
    """The game as the learner finds it at the beginning of a step, counted from 0."""
    first = max(n for n in range(number + 1) if lesson.steps[n].begins)
    case = lesson.steps[first].case
    spec = read_spec(case.rules)
    dice = Dice(lesson.name.encode(), scripted=case.dice)
    rules = rule_set(spec, find_board(case.map), case.options, dice)
    log: list[Event] = []
    state = start(case, rules, log)
    game = Game(spec, rules, log, state)
    for step in lesson.steps[first:number]:
        sample = _with_orders(step.turn, lesson.seat, step.sample)
        game = _after(game, *play_turn(rules, advance(rules, game.state, step.turn.phase, game.log), sample, str(spec)))
    log = list(game.log)
    state = advance(rules, game.state, lesson.steps[number].turn.phase, log)
    return Game(spec, rules, log, state)


def check_step(lesson: Lesson, number: int, text: str, find_board: FindBoard) -> CheckedStep:
    """Adjudicate these orders of the learner."""
    step, game = lesson.steps[number], position(lesson, number, find_board)
    draft = game.accept(lesson.seat, text).draft
    turn = _with_orders(step.turn, lesson.seat, text.split("\n"))
    played, state = play_turn(game.rules, game.state, turn, str(game.spec))

    def missing(expect: Mapping[str, Any]) -> Iterator[str]:
        return compare(step.case, replace(turn, expect=expect), played, game.rules)

    left = tuple(missing(step.turn.expect))
    hint = None
    if left:
        hint = next(hint for hint in step.hints if hint.when is None or not any(missing(hint.when)))
    return CheckedStep(step.turn.phase, draft, _after(game, played, state), hint, left)


def _with_orders(turn: TurnCase, seat: str, lines: Sequence[str]) -> TurnCase:
    return replace(turn, orders={**turn.orders, seat: tuple(lines)})


def _after(game: Game, played: PlayedTurn, state: State) -> Game:
    return Game(game.spec, game.rules, [*game.log, *played.events], state)
