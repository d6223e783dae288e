"""Errors of a game's methods; after any of them the game is unchanged."""

from __future__ import annotations

from casusbelli.core.said import said
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
        raise WrongPhase(said("engine.game-over"))
    if awaited is not None:
        raise WrongPhase(said("engine.dice-thrown", die=str(awaited)))
    if phase is not None and phase != state.phase:
        raise WrongPhase(said("engine.phase-not-open", phase=phase, current=state.phase))


def check_roll(awaited: RollAwaited | None, roll: int) -> RollAwaited:
    """The awaited roll of the game master's die, if this is one of its results."""
    if awaited is None:
        raise WrongPhase(said("engine.no-die-awaited"))
    if not 1 <= roll <= awaited.sides:
        raise ValueError(said("engine.bad-roll", label=awaited.label, sides=awaited.sides, roll=roll))
    return awaited
