"""Advice about ending a game by agreement: when it is decided, and when it is a draw between equals."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.core.phases import Phase
from casusbelli.engine.facets import Turn

AGREED = 1.0  # what an agreement is worth that changes nothing
NEARLY = 3  # centers that a power lacks for a victory that nobody can prevent
SMALL = 0.5  # times as many centers as the winner: too few to prevent it
YEARS = 12  # so long a game has shown who can get ahead
LEADERS, SPREAD = 3, 1  # so many powers whose centers differ by no more than this keep each other from winning


def is_decided(t: Turn, mine: Sequence[str], winner: str) -> bool:
    """Is the game lost to this power, or won by it if it is ours?"""
    if not _counts_centers(t):
        return False
    held = {power: len(t.state.owned(power)) for power in t.board.power}
    second = max((count for power, count in held.items() if power != winner), default=0)
    if held[winner] < t.board.victory - NEARLY or second > SMALL * held[winner]:
        return False
    return winner in mine or sum(held[power] for power in mine) <= SMALL * held[winner]


def is_even(t: Turn, parties: Sequence[str]) -> bool:
    """Has a long game not brought any of these powers ahead? The others are glad of a share."""
    leaders = sorted((len(t.state.owned(power)) for power in parties), reverse=True)[:LEADERS]
    late = t.state.year >= Phase.of(t.board.calendar.start).year + YEARS
    return _counts_centers(t) and late and bool(leaders) and leaders[0] - leaders[-1] <= SPREAD


def _counts_centers(t: Turn) -> bool:
    """Can somebody win by centers? Where points decide, centers say too little about who is ahead."""
    return t.rules.options.get("solo.centers", "none") != "none"
