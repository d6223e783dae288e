"""What a bot that talks receives and returns besides orders: messages, a memory, and its reasons.

Such a bot has a method ``turn(scene)``, which is called instead of ``orders(scene)``. It may be called several times in
a phase, whenever messages have arrived; its last orders count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct

from casusbelli.core.orders import Order
from casusbelli.core.said import Said
from casusbelli.engine.phrases import Phrase

MOST_MEMORY: Final = 64 << 10  # bytes as JSON
MOST_REASONS: Final = 16 << 10  # bytes as JSON
MOST_MESSAGES: Final = 20  # that a bot writes in one turn
MOST_TO_ONE: Final = 3  # that it writes to the same seat in one phase
MOST_READ: Final = 300  # of the newest messages

Memory = Any
"""Data for JSON, as the bot left it in its last turn; None at first."""


class SeatMessage(Struct, frozen=True):
    """A message that the seat has received or sent. ``at``: milliseconds since 1970. ``phrase``: None if somebody wrote
    it in their own words, which are its ``text``."""

    id: str
    at: int
    phase: str
    sender: str
    to: tuple[str, ...]
    text: str = ""
    phrase: Phrase | None = None


class BotMessage(Struct, frozen=True):
    """A message to one seat."""

    to: str
    phrase: Phrase


class PlanTried(Struct, frozen=True):
    """A plan that the bot considered. ``value``: in supply centers. ``told``: what is special about it. ``how``: what
    it is about, or what sets it apart from the chosen one."""

    orders: tuple[str, ...]
    value: float
    told: Said | None = None
    how: tuple[Said, ...] = ()


class Reasons(Struct, frozen=True):
    """Why a bot did what it did, for when the game is over. ``aim``: its plan in a sentence. ``plans``: what it
    considered, its choice first. ``promises``: what it kept or broke."""

    aim: tuple[Said, ...] = ()
    plans: tuple[PlanTried, ...] = ()
    promises: tuple[Said, ...] = ()


@dataclass(frozen=True)
class SeatTalk:
    """``memory``: of the bot. ``messages``: the oldest first. ``partners``: the seats that it may write to now.
    ``past``: phase -> seat -> the orders of recent phases, as far as the seat knows them."""

    memory: Memory = None
    messages: tuple[SeatMessage, ...] = ()
    partners: tuple[str, ...] = ()
    past: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)


@dataclass(frozen=True)
class BotTurn:
    """The answer of a bot that talks."""

    orders: Sequence[Order] = ()
    messages: Sequence[BotMessage] = ()
    memory: Memory = None
    reasons: Reasons | None = None


class TalkFault(ValueError):
    """What a bot returned besides its orders is too much, or not what it should be."""


def memory_text(memory: Memory) -> str:
    """The memory as JSON."""
    try:
        text = msgspec.json.encode(memory)
    except (TypeError, ValueError, RecursionError) as fault:
        raise TalkFault(f"its memory is no data for JSON: {fault}") from None
    if len(text) > MOST_MEMORY:
        raise TalkFault(f"its memory has {len(text)} bytes, more than {MOST_MEMORY}")
    return text.decode()


def reasons_text(reasons: Reasons | None) -> str:
    """The reasons as JSON; "" if there are none."""
    if reasons is None:
        return ""
    try:
        text = msgspec.json.encode(reasons)
        msgspec.json.decode(text, type=Reasons)
    except (TypeError, ValueError, RecursionError) as fault:
        raise TalkFault(f"its reasons cannot be read: {fault}") from None
    if len(text) > MOST_REASONS:
        raise TalkFault(f"its reasons have {len(text)} bytes, more than {MOST_REASONS}")
    return text.decode()


def allowed(messages: Sequence[BotMessage], talk: SeatTalk, seat: str, phase: str) -> tuple[BotMessage, ...]:
    """The first of these messages, as many as a bot may write, to those that it may write to. They refer to no others
    than those that it can read."""
    sent, known = dict[str, int](), {"", *(old.id for old in talk.messages)}
    for old in talk.messages:
        if old.sender == seat and old.phase == phase:
            for reader in old.to:
                sent[reader] = sent.get(reader, 0) + 1
    found: list[BotMessage] = []
    for message in messages:
        count = sent.get(message.to, 0)
        if (
            message.phrase.earlier in known
            and message.to in talk.partners
            and count < MOST_TO_ONE
            and len(found) < MOST_MESSAGES
        ):
            sent[message.to] = count + 1
            found.append(message)
    return tuple(found)
