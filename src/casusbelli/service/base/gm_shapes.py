"""What use cases answer to game masters. The description of the API is made from these types."""

from __future__ import annotations

from typing import Any, TypedDict

from casusbelli.core.said import Said
from casusbelli.service.base.game_shapes import Status


class DeadlineTold(TypedDict):
    game: str
    phase: str
    deadline: int | None


class ClockTold(TypedDict):
    game: str
    status: Status
    deadline: int | None


class JudgedTold(TypedDict):
    game: str
    phase: str
    status: Status
    waits: str
    waits_said: Said | None


class Vacated(TypedDict):
    game: str
    seat: str


class Replaced(TypedDict):
    """A bot sits down at once. To a player the seat is ``offered``: whoever holds it does so until the ``invitation``
    is accepted, and ``tenure`` is still theirs."""

    game: str
    seat: str
    tenure: int
    offered: bool
    invitation: str | None


class Office(TypedDict):
    """``gm``: who is game master now; ``offered``: others have yet to agree."""

    game: str
    gm: str | None
    offered: bool
    invitation: str | None


class Thrown(TypedDict):
    game: str
    phase: str
    waits: str
    waits_said: Said | None


class Missing(TypedDict):
    """``heard``: has the seat written anything? ``missed``: phases in a row without a word."""

    seat: str
    player: str | None
    bot: str | None
    asked: str | None
    asked_said: Said | None
    ready: bool
    heard: bool
    text: str
    at: int | None
    missed: int


class MissingSeats(TypedDict):
    seats: list[Missing]


class Acts(TypedDict):
    """Each has ``n``, ``at``, ``phase``, ``kind``, ``by`` (null: the service itself), ``seat``, ``why``, and what
    belongs to its kind besides. ``next``: the ``before`` of the page before this one."""

    acts: list[dict[str, Any]]
    next: int | None
