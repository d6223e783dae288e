"""Result types of use cases about bots. The OpenAPI description is generated from these types."""

from __future__ import annotations

from typing import TypedDict

from casusbelli.core.said import Said


class BotPlan(TypedDict):
    """A plan that a bot considered. ``value``: in supply centers, compared with the other plans; ``note``: what is
    special about it; ``how``: what it is about, or what sets it apart from the first plan."""

    orders: list[str]
    value: float
    note: Said | None
    how: list[Said]


class BotReasons(TypedDict):
    """Why a bot ordered what it did in one phase. ``plans``: its choice first; ``promises``: what it kept or broke."""

    phase: str
    aims: list[Said]
    plans: list[BotPlan]
    promises: list[Said]


class BotDiary(TypedDict):
    """The bot in a seat. ``rank`` and ``about`` are null for bots of others, ``character`` for bots that do not talk;
    ``phases`` is empty until the game is over."""

    bot: str
    rank: Said | None
    about: Said | None
    emblem: str
    character: Said | None
    character_about: Said | None
    over: bool
    phases: list[BotReasons]


class HintTold(TypedDict):
    """What a bot of this rank would order in the seat. ``why``: the reason in a sentence; ``plans``: its advice first,
    then alternatives, the best first."""

    seat: str
    phase: str
    rank: str
    why: Said
    plans: list[BotPlan]
