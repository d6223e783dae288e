"""The ranks by which people call our bots, the weakest first."""

from __future__ import annotations

from typing import Final

from casusbelli.bots import TEXTS, bot
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import Cell, Said

RANKS: Final = {"recruit": "random", "captain": "greedy", "general": "dumbbot", "marshal": "search"}
"""The bots that are opponents, from the weakest to the strongest: rank -> name."""
BUDGETS: Final = {"random": 0.1, "greedy": 0.1, "dumbbot": 0.1, "search": 1.5}
"""Name -> seconds of one core that a movement phase may take if all seats have this bot. docs/ladder.md shows what it
does take."""


def rank_of(name: str) -> Cell:
    """The rank of one of our bots; other bots have only the name that programs use."""
    return Said(f"bots.rank-{name}") if f"rank-{name}" in TEXTS.catalog(ENGLISH) else name


def about(name: str) -> Cell:
    """A sentence about one of our bots; nothing about others."""
    return Said(f"bots.rank-{name}-about") if f"rank-{name}-about" in TEXTS.catalog(ENGLISH) else ""


def bot_called(text: str) -> str:
    """The name of the bot with this name or this English rank."""
    return bot(RANKS.get(text.lower(), text)).name
