"""Errors of a game's methods; after any of them the game is unchanged."""

from __future__ import annotations

from casusbelli.core.state import State
from casusbelli.engine.dice import RollAwaited


class WrongPhase(ValueError):
    """The orders are for a phase that is not open; nothing was changed."""


class Halted(ValueError):
    """The game stands still until the game-master resumes it, or somebody takes the seat that it waits for."""


class OrdersAwaited(ValueError):
    """In this game a deadline judges nothing while orders are missing; the message says whose."""


def check_open(state: State, awaited: RollAwaited | None, phase: str | None) -> None:
    """Is this phase open, or any if none is named?"""
    if state.outcome is not None:
        raise WrongPhase("the game is over")
    if awaited is not None:
        raise WrongPhase(f"the phase is closed and the dice are thrown: {awaited}")
    if phase is not None and phase != state.phase:
        raise WrongPhase(f"{phase} is not open; {state.phase} is")
