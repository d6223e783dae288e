"""Borders across which moves are weaker (tests/data/weak_borders.toml), and what explanations say of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bench.positions import random_battle, random_position
from casusbelli.core import kernel
from casusbelli.core.adjudicator import Verdicts, adjudicate, numbers
from casusbelli.core.battle import Battle
from casusbelli.core.board import Board
from casusbelli.core.explain import explain
from casusbelli.core.orders import Move
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Reason, Result
from tests.core.battles import (
    STANDARD,
    Case,
    all_told,
    board_of,
    cases,
    dislodged,
    orders_of,
    position_of,
    results,
    table_of,
    title,
)
from tests.core.chapter5 import Situation, ask, implied
from tests.core.test_kernel_by_force import agrees, held_fleets, moves_of

CASES = cases("weak_borders")


def play(case: Case) -> Verdicts:
    on = board_of(case)
    return adjudicate(Battle(position_of(case, on), orders_of(case, on=on), rulings=table_of(case)))


@pytest.mark.parametrize("case", CASES, ids=title)
def test_results(case: Case) -> None:
    verdicts = play(case)
    assert all_told(orders_of(case), verdicts.orders) == results(case["results"])
    assert dislodged(verdicts) == case.get("dislodged", {})


@pytest.mark.parametrize("case", CASES, ids=title)
def test_what_is_said_agrees(case: Case) -> None:
    """A move succeeds if it is stronger than all that is given against it; one of strength 0 beats nothing at all."""
    verdicts = play(case)
    for unit in verdicts.battle.position.units:
        story, made = explain(verdicts, unit.at), verdicts.of(unit.at)
        assert len(story.lines) == len(set(story.lines))
        if isinstance(made.order, Move) and made.reason is not Reason.SNARLED:
            assert story.attack is not None
            most = max((strength.value for strength in story.against), default=-1)
            assert (story.attack.value > most) == (made.result is Result.SUCCEEDS)
        if made.dislodged_by is not None:
            assert story.defence is not None
            assert max(attacker.value for attacker in story.attackers) > story.defence.value


# --- any battle


def weakened(rng: Random, board: Board) -> Board:
    """A third of all borders is weaker, in both directions."""
    lacks: dict[tuple[str, ...], int] = {}
    borders = []
    for border in board.borders:
        pair = (border.kind, *sorted((border.origin, border.to)))
        lack = lacks.setdefault(pair, rng.choice((0, 0, 0, 0, kernel.HALF, kernel.WEAK)))
        borders.append(replace(border, lack=lack))
    return replace(board, borders=tuple(borders))


def battles(seed: int, count: int) -> list[Battle]:
    rng = Random(seed)
    on = weakened(rng, STANDARD)
    found = []
    for _ in range(count):
        position = random_position(rng, STANDARD, rng.randint(15, 34), 0.4)
        battle = random_battle(rng, Position(on, position.units), 0.1, 0.5, 0.4)
        found.append(battle)
    return found


def test_the_outcome_follows_from_itself(full: bool) -> None:
    """Every decision is what DATC chapter 5 implies from all the others, unless supports had to be untangled."""
    told = 0
    for battle in battles(7, 1_500 if full else 100):
        situation = Situation(*numbers(battle))
        answer = ask(situation)
        given = tuple(result == kernel.GIVEN for result in answer.result)
        outcome = implied(situation, moves_of(situation, answer), held_fleets(answer), given)
        told += agrees(situation, answer, outcome)
    assert told >= (1_495 if full else 100)
