"""The same arguments mean the same wherever a game is created (docs/public-surface.md)."""

from __future__ import annotations

import pytest

from casusbelli.client import _lines
from casusbelli.core.errors import OrderError
from casusbelli.engine.dice import SEED_BYTES, commitment, seed_of
from casusbelli.engine.game import Game
from casusbelli.env import Model
from casusbelli.variants import board
from casusbelli.variants.table import new_game

RULES = "world-war-one"  # tosses a coin


def test_a_seed_may_be_a_number() -> None:
    assert len(seed_of(0)) == SEED_BYTES
    assert len({seed_of(0), seed_of(1), seed_of(-1)}) == 3
    assert seed_of(bytes(32)) == bytes(32)
    one, again, other = (new_game(RULES, seed=seed).rules.seed.commitment for seed in (0, 0, 1))
    assert one == again == commitment(seed_of(0)) != other
    assert Model.new(RULES, seed=0).rules.seed.commitment == one
    assert Game.new(RULES, board("standard"), 0).rules.seed.commitment == one
    assert new_game(RULES).rules.seed.commitment != new_game(RULES).rules.seed.commitment
    with pytest.raises(ValueError, match="the seed of the dice is empty"):
        new_game(RULES, seed=b"")


def test_a_map_may_be_a_board() -> None:
    sea = board("indian-ocean")
    for made in (new_game(map="indian-ocean"), new_game(map=sea), Model.new(map=sea), Model.new(map="indian-ocean")):
        assert made.rules.board.name == sea.name


def test_orders_may_be_text() -> None:
    model, game = Model.new(), new_game()
    state = model.initial()
    text = "A PAR - BUR, A MAR S A PAR - BUR, F BRE H"
    objects = game.submit("France", text).orders
    first, second = (model.step(state, {"france": given}) for given in (text, objects))
    assert first == second
    assert [unit.at for unit in first.state.units.values() if unit.owner == "France"] == ["BRE", "MAR", "BUR"]
    with pytest.raises(OrderError, match="PIK: no such province"):
        model.step(state, {"France": "A PAR - PIK"})
    assert _lines(objects) == "\n".join(map(str, objects))
    assert _lines(text) == text
