"""Creates a new game: rules by name on a map by name, or on a board given by the caller."""

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
    """Create a game with these rules and open its first phase. Without a seed its dice are secret and random. A custom
    board must be one that a file can hold, or UnwritableBoard is raised, because the game has to be saved."""
    if isinstance(map, Board):
        given = map.as_given()
        map_text(given)
    else:
        given = board(map)
    return Game.new(rules, given, secrets.token_bytes(SEED_BYTES) if seed is None else seed, options)
