"""The events of every game that are public unless a rule says otherwise."""

from __future__ import annotations

from typing import Final

from casusbelli.core import events as e

PUBLIC: Final = (
    e.PhaseOpened,
    e.StepBegan,
    e.CentersTaken,
    e.HomeSet,
    e.PowersEliminated,
    e.DiceKeyed,
    e.DiceRolled,
    e.DeadlineMissed,
    e.SeatVacated,
    e.SeatTaken,
    e.StateCorrected,
    e.GameHalted,
    e.GameResumed,
    e.GameEnded,
    e.OrdersRevealed,  # without secret orders and those of hidden units (view.py)
    e.OrdersJudged,
    e.RolledBack,
)
OF_UNITS: Final = (
    e.BoardEdited,
    e.RulingOverridden,
    e.UnitPlaced,
    e.UnitsMoved,
    e.UnitsRouted,
    e.UnitsRemoved,
    e.UnitsPassed,
)


def is_public(event: e.Event, fog: bool) -> bool:
    """Is this event public? ``fog``: do rules hide units?"""
    return isinstance(event, PUBLIC) or (isinstance(event, OF_UNITS) and not fog)
