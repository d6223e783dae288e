"""Plays ``orders.toml`` and prints the record: ``python examples/formal_game/make.py > game.jsonl``."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import casusbelli

SEED = bytes(32)  # nobody rolls a die in this game


def play(folder: Path) -> casusbelli.Game:
    """Every phase with the orders written for it; nobody writes for the others."""
    orders = tomllib.loads((folder / "orders.toml").read_text(encoding="utf-8"))
    game = casusbelli.new_game(orders["rules"], seed=SEED)
    while game.state.outcome is None:
        for seat, text in orders.get(game.phase, {}).items():
            draft = game.submit(seat, text)
            if draft.misread or draft.refused:
                told = [*map(str, draft.misread), *(f"{order}: {why}" for order, why in draft.refused)]
                raise ValueError(f"{game.phase}, {seat}: {'; '.join(told)}")
        game.process()
    return game


if __name__ == "__main__":
    sys.stdout.write(casusbelli.write_game(play(Path(__file__).parent)))
