"""Bots: each picks its orders from those that its seat is offered, so that no change of rules can break it. Bots are
found by entry point, the included ones as well."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from casusbelli.bots.distances import steps_to
from casusbelli.bots.seat_view import Bot, SeatView, TalkingBot, adjusted
from casusbelli.bots.talking import BotMessage, BotTurn, PlanTried, Reasons, SeatMessage
from casusbelli.core.catalogs import Texts
from casusbelli.deprecated import renamed

TEXTS = Texts("bots", __package__)
GROUP = "casusbelli.bots"

__all__ = [
    "Bot",
    "BotMessage",
    "BotTurn",
    "PlanTried",
    "Reasons",
    "SeatMessage",
    "SeatView",
    "TalkingBot",
    "UnknownBot",
    "adjusted",
    "bot",
    "bots",
    "steps_to",
]


class UnknownBot(LookupError):
    """No installed bot has this name."""


@cache
def bots() -> dict[str, Bot]:
    """Every installed bot by name."""
    found = {point.name: point.load()() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def bot(name: str) -> Bot:
    known = bots()
    if name not in known:
        close = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(known)}"
        raise UnknownBot(f"no bot is called {name!r}; {hint}")
    return known[name]


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
