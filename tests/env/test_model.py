"""A game as pure functions: they agree with a game, and states are values."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from casusbelli.core.legal_orders import Survey
from casusbelli.core.state import State
from casusbelli.engine import spec
from casusbelli.engine.game import Game
from casusbelli.env import Model
from casusbelli.testing.random_games import scattered_game
from casusbelli.variants import board

SEED = bytes(32)


def played(model: Model, phases: int, seed: int = 1) -> list[State]:
    """The states of a random game, the first phase's first."""
    rng, states = Random(seed), [model.initial()]
    for _phase in range(phases):
        if model.terminal(states[-1]) is None:
            orders = {seat: model.sample_legal(states[-1], seat, rng) for seat in model.owed(states[-1])}
            states.append(model.step(states[-1], orders).state)
    return states


@pytest.mark.parametrize("rules", spec.packs())
def test_it_is_the_same_game(rules: str) -> None:
    """Orders through the functions and through a Game lead to the same states, facts and refusals."""
    model, game, rng = Model.new(rules), Game.new(rules, board("standard"), SEED), Random(4)
    state = model.initial()
    for _phase in range(6):
        if model.terminal(state) is not None:
            break
        orders = {seat: model.sample_legal(state, seat, rng) for seat in model.owed(state)}
        for seat, written in orders.items():
            game.submit(seat, written)
        told = len(game.log)
        game.process()
        step = model.step(state, orders)
        assert (list(step.events), step.refused) == (game.log[told:], ())
        state = step.state
        assert model.hash(state) == game.state_hash()
        assert model.view(state) == game.view()


def test_states_are_values() -> None:
    model = Model.new()
    states = played(model, 8)
    hashes = [model.hash(state) for state in states]
    assert len(set(hashes)) == len(hashes)
    rng = Random(1)
    again = model.step(states[0], {seat: model.sample_legal(states[0], seat, rng) for seat in model.owed(states[0])})
    assert model.hash(again.state) == hashes[1]  # the past is still there
    assert [model.hash(state) for state in played(model, 8)] == hashes


def test_what_is_trusted_is_not_looked_at_again_and_comes_to_the_same() -> None:
    model, rng = Model.new(), Random(2)
    state = model.initial()
    for _phase in range(20):
        orders = {seat: model.sample_legal(state, seat, rng) for seat in model.owed(state)}
        trusted, checked = model.step(state, orders, trusted=True), model.step(state, orders)
        assert trusted == checked
        state = checked.state


def test_many_positions_at_once() -> None:
    model = Model.new()
    states = played(model, 6)
    steps = model.step_all(states, [{} for _state in states])
    assert [step.state for step in steps] == [model.step(state, {}).state for state in states]


def test_what_is_wrong_is_told_and_left_out() -> None:
    model = Model.new()
    state = model.initial()
    theirs = next(iter(model.decisions(state, "Italy")))[0]
    step = model.step(state, {"Austria": [theirs]})
    assert [(seat, order, why.code) for seat, order, why in step.refused] == [("Austria", theirs, "not-yours")]
    assert model.hash(step.state) == model.hash(model.step(state, {}).state)


def test_scores_and_ends() -> None:
    model = Model.new("standard(centers=5)")
    states = played(model, 60)
    assert model.score(states[0])["Russia"] == 4
    end = model.terminal(states[-1])
    assert end is not None
    assert end.kind == "solo"
    assert list(model.options(states[-1], "Italy")) == []
    assert model.step(states[-1], {}).state is states[-1]


def test_samples_are_orders_and_any_order_may_come() -> None:
    rng = Random(7)
    for seed in range(4):
        game = scattered_game(["standard"], Random(seed))
        position = game.rules.turn(game.state).position
        survey = Survey(position)
        for unit in position.units:
            offered = set(survey.orders(unit))
            drawn = {survey.sample(unit, rng.randrange) for _try in range(150 * len(offered))}
            assert drawn == offered


# --- docs/research.md


def test_the_example() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert example is not None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example[1], "research.md", "exec"), {})
    assert printed.getvalue().startswith("S1903M ")


def test_the_functions_need_no_numpy() -> None:
    code = "import sys, casusbelli.env; assert not {'numpy', 'gymnasium', 'pettingzoo'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", code], check=True)
