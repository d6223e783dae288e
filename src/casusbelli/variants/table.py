"""A new table to play at: rules by name on a map by name, or on a board that the caller has."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from casusbelli.core.board import Board
from casusbelli.core.map_text import map_text
from casusbelli.engine.dice import SEED_BYTES, Seed
from casusbelli.engine.game import Game
from casusbelli.variants import board


def new_game(
    rules: str = "standard",
    map: str | Board = "standard",
    options: Mapping[str, str] | None = None,
    seed: Seed | None = None,
) -> Game:
    """A game of these rules, its first phase open. Without a seed its dice are secret and random. A board of the
    caller's own has to be one that a file can hold, or UnwritableBoard is raised: the game is to be saved."""
    if isinstance(map, Board):
        given = map.as_given()
        map_text(given)
    else:
        given = board(map)
    return Game.new(rules, given, secrets.token_bytes(SEED_BYTES) if seed is None else seed, options)
