"""Proposals: what waits for a seat's yes or no, as pages, the API and notifications show it.

A rule yields them from the state that the reader may know (the hook ``proposals``). A rule whose offers are written
secretly and simultaneously has none: there is nothing to see before the orders are revealed.
"""

from __future__ import annotations

from msgspec import Struct

from casusbelli.core.orders import Directive
from casusbelli.core.said import Said, Text, said
from casusbelli.core.verdicts import Refusal

__all__ = ["Proposal", "Reply", "SeatAnswer"]


class Reply(Struct, frozen=True):
    """An answer that the reader may give now. ``order``: the order that gives it, as one types it."""

    order: str
    label: Text


class SeatAnswer(Struct, frozen=True):
    """The answer of one seat; "" for one that is still to come."""

    seat: str
    answer: Text = ""


class Proposal(Struct, frozen=True):
    """``key``: its name in the game. ``means``: what would follow from it. ``answers``: as far as the reader knows
    them. ``until``: when it lapses, "" if at the end of the phase. ``waits``: is an answer of the reader missing?"""

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
    """The reply that this order gives, unless it would be refused."""
    return () if refused is not None else (Reply(str(order), label),)
