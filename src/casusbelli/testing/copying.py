"""Checks that a game can be copied and sent to another process."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from copy import deepcopy

from casusbelli.core.board import Board
from casusbelli.core.canon import encode
from casusbelli.engine.game import Game
from casusbelli.testing.random_games import judge, random_game


def check_copies(names: Sequence[str], phases: int, on: Board | None = None) -> None:
    """``pickle`` and ``deepcopy`` give an equal game that continues in the same way."""
    game = random_game(names, 9, phases, on=on).game
    copies: dict[str, Game] = {"deepcopy": deepcopy(game), "pickle": pickle.loads(pickle.dumps(game))}
    for name, copied in copies.items():
        assert copied.state == game.state, f"{name} gives another state"
        assert copied.log == game.log, f"{name} gives another log"
    if game.state.outcome is None:
        for one in (game, *copies.values()):
            judge(one)
    for name, copied in copies.items():
        assert encode(copied.log) == encode(game.log), f"a game that {name} gave goes on otherwise"
