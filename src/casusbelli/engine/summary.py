"""One-line summary of a game for a command prompt."""

from __future__ import annotations

from casusbelli.core.state import State
from casusbelli.engine.dice import RollAwaited


def summary(state: State, awaited: RollAwaited | None, written: int, seats: int) -> str:
    """A text like ``S1901M: orders from 2 of 7``. ``written``: how many seats have sent orders."""
    if state.outcome is not None:
        return f"over: {', '.join((state.outcome.kind, *state.outcome.winners))}"
    if awaited is not None:
        return f"{state.phase or 'not begun'}: waits for the die {awaited.label}"
    return f"{state.phase}: orders from {written} of {seats}"
