"""A new table to play at: rules by name on a map by name."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from casusbelli.rules.dice import SEED_BYTES
from casusbelli.rules.game import Game
from casusbelli.variants import board


def new_game(
    rules: str = "standard", map: str = "standard", options: Mapping[str, str] | None = None, seed: bytes | None = None
) -> Game:
    """A game of these rules, its first phase open. Without a seed its dice are secret and random."""
    return Game.new(rules, board(map), seed or secrets.token_bytes(SEED_BYTES), options)
