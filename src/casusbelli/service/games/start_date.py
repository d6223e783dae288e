"""Start dates: a game does not start before its date, even if it is full. Confirmation of the players (muster), where
the game asks for it, ends on the date."""

from __future__ import annotations

from casusbelli.core.said import said
from casusbelli.service.base.service_errors import bad_input
from casusbelli.service.base.settings import DAY, MINUTE, Settings
from casusbelli.service.games.open_game import OpenGame

FARTHEST = 366 * DAY * MINUTE  # a game may be dated so far ahead


def check(start: int | None, now: int) -> None:
    """Check a new date."""
    if start is not None and start <= now:
        raise bad_input(said("service.start-in-the-past"), code="start-date")
    if start is not None and start > now + FARTHEST:
        raise bad_input(said("service.start-too-far"), code="start-date")


def lies_ahead(table: OpenGame) -> bool:
    return (table.settings.start or 0) > table.tx.now()


def is_early(settings: Settings, now: int) -> bool:
    """Is it too early to start the game, or to ask its players to confirm?"""
    return _opens(settings) > now


def next_wake(settings: Settings, now: int) -> int | None:
    """When the worker looks at a game that waits for its date: when its players are to confirm, and on the date."""
    return next((at for at in (_opens(settings), settings.start or 0) if at > now), None)


def muster_ends(settings: Settings, now: int) -> int:
    """When players who are asked now must have confirmed: on the start date, if half of their time remains."""
    length, start = settings.muster * MINUTE, settings.start or 0
    return start if start >= now + length // 2 else now + length


def _opens(settings: Settings) -> int:
    return (settings.start or 0) - settings.muster * MINUTE
