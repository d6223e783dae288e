"""Result types of use cases for game masters. The OpenAPI description is generated from these types."""

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
    """A replaced player. A bot takes the seat at once. To a player it is ``offered``: the holder, by ``tenure``, keeps
    it until the ``invitation`` is accepted."""

    game: str
    seat: str
    tenure: int
    offered: bool
    invitation: str | None


class Office(TypedDict):
    """The office of game master. ``gm``: the game master now; ``offered``: others have yet to agree."""

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
    """A seat whose orders are missing. ``heard``: has the seat written anything? ``missed``: phases missed in a row.
    ``seen``: when the player was last on the site, in steps of five minutes; null if that is not known or not shown.
    ``bot_name``: the rank and character of the bot."""

    seat: str
    player: str | None
    bot: str | None
    bot_name: Said | None
    bot_emblem: str
    asked: str | None
    asked_said: Said | None
    ready: bool
    heard: bool
    text: str
    at: int | None
    missed: int
    seen: int | None


class Nudged(TypedDict):
    game: str
    seat: str
    phase: str


class MissingSeats(TypedDict):
    seats: list[Missing]


class Acts(TypedDict):
    """A page of the game log. Each act has ``n``, ``at``, ``phase``, ``kind``, ``by`` (null: the service itself),
    ``seat``, ``why``, and fields of its kind. ``next``: the ``before`` of the page before this one."""

    acts: list[dict[str, Any]]
    next: int | None
