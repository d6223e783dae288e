"""Proposals that await the answer of a seat, as pages, the API and notifications show them.

A rule yields them from the state that the reader may know (the hook ``proposals``). A rule whose offers are written
secretly and simultaneously has none: nothing can be seen before the orders are revealed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from msgspec import Struct, convert

from casusbelli.core.orders import Directive
from casusbelli.core.said import Said, Text, said
from casusbelli.core.verdicts import Refusal

__all__ = ["Proposal", "Reply", "SeatAnswer"]


class Reply(Struct, frozen=True):
    """An answer that the reader may give now, by entering ``order``."""

    order: str
    label: Text


class SeatAnswer(Struct, frozen=True):
    """The answer of one seat; "" if it has not answered yet."""

    seat: str
    answer: Text = ""


class Proposal(Struct, frozen=True):
    """A proposal as one reader sees it. ``key``: its name in the game. ``means``: its effect. ``answers``: those that
    the reader may know. ``until``: when it lapses, "" if at the end of the phase. ``waits``: does it await an answer of
    the reader?"""

    key: str
    title: Text
    means: Text
    by: str = ""
    replies: tuple[Reply, ...] = ()
    answers: tuple[SeatAnswer, ...] = ()
    until: Text = ""
    waits: bool = False


ACCEPT, DECLINE = said("engine.reply-accept"), said("engine.reply-decline")
ACCEPTED, DECLINED = said("engine.replied-accept"), said("engine.replied-decline")


def voted(yes: bool | None) -> Text:
    """A vote in words; "" for a missing one."""
    return "" if yes is None else ACCEPTED if yes else DECLINED


def reply(order: Directive, label: Said, refused: Refusal | None) -> tuple[Reply, ...]:
    """The reply for this order, unless the order would be refused."""
    return () if refused is not None else (Reply(str(order), label),)


# --- their numbers

MADE: Final = "made"  # the number of proposals so far, as exports show it


def made(count: int, numbers: Collection[int]) -> dict[str, int]:
    """The number of proposals so far, unless the open ones tell it: the next one gets the next number."""
    return {} if count == max(numbers, default=0) else {MADE: count}


def read_made(table: Mapping[str, Any], numbers: Collection[int]) -> int:
    """The number of proposals so far, in a position set up by hand."""
    return convert(table.get(MADE, max(numbers, default=0)), int)
