"""Errors of a game's methods; after any of them the game is unchanged."""

from __future__ import annotations

from casusbelli.core.state import State
from casusbelli.engine.dice import RollAwaited


class WrongPhase(ValueError):
    """The orders are for a phase that is not open; nothing was changed."""


class Halted(ValueError):
    """The game is halted until the game master resumes it, or someone takes the seat it waits for."""


class OrdersAwaited(ValueError):
    """In this game a deadline adjudicates nothing while orders are missing; the message names whose."""


def check_open(state: State, awaited: RollAwaited | None, phase: str | None) -> None:
    """Check that this phase is open, or any phase if none is named."""
    if state.outcome is not None:
        raise WrongPhase("the game is over")
    if awaited is not None:
        raise WrongPhase(f"the phase is closed and the dice are thrown: {awaited}")
    if phase is not None and phase != state.phase:
        raise WrongPhase(f"{phase} is not open; {state.phase} is")
