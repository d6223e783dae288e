"""The messages that bots read and write. A bot reads what a person in its seat could read by now, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from casusbelli.bots import TalkingBot, bot
from casusbelli.bots.past_orders import past_orders
from casusbelli.bots.talking import MOST_READ, BotMessage, SeatMessage, SeatTalk
from casusbelli.engine.phrases import PhraseRefused
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import bot_memory, messages, press
from casusbelli.service.games.bot_characters import character_of, may_talk
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.games.press_rules import why_not
from casusbelli.service.games.quick_phrases import phrase_in
from casusbelli.store import Row

SEAT_MESSAGES: Final = (
    "SELECT m.* FROM messages m WHERE m.game = ? AND m.grey = 0 AND ((m.sender = ? AND m.tenure = ?) OR EXISTS ("
    "SELECT 1 FROM recipients r WHERE r.message = m.id AND r.seat = ? AND r.tenure = ?)) ORDER BY m.n DESC LIMIT ?"
)


def talks(table: OpenGame, seat: str) -> bool:
    """Does the bot in this seat read messages, and remember?"""
    return bool(character_of(table, seat)) or isinstance(bot(table.seats[seat]["bot"]), TalkingBot)


def has_readers(table: OpenGame) -> bool:
    """Does a person play in this game, who may read what bots write?"""
    return any(row["account"] is not None for row in table.seats.values())


def talk_of(table: OpenGame, seat: str) -> tuple[SeatTalk, int]:
    """What a bot in this seat knows besides the position, and the number of the last message it has read."""
    row = bot_memory.remembered(table, seat)
    memory = msgspec.json.decode(row["memory"]) if row is not None and row["memory"] else None
    rows = _read_by_now(table, seat)
    partners = tuple(name for name in table.seats if name != seat and _may_write(table, seat, name))
    past = past_orders(table.game.rules, table.game.log, seat)
    heard = max((one["n"] for one in rows), default=0)
    return SeatTalk(memory, tuple(_messages(table, rows)), partners, past), heard


def _may_write(table: OpenGame, seat: str, partner: str) -> bool:
    return may_talk(table) and bot_memory.has_time(table) and why_not(table, seat, [partner]) is None


def _read_by_now(table: OpenGame, seat: str) -> list[Row]:
    """Up to the first message that came too recently for a person to have read it; the oldest first."""
    tenure = table.seats[seat]["tenure"]
    rows = table.tx.all(SEAT_MESSAGES, table.id, seat, tenure, seat, tenure, MOST_READ)[::-1]
    found: list[Row] = []
    for row in rows:
        if row["sender"] != seat and row["at"] + bot_memory.delay(table, row["sender"], row["n"]) > table.moment:
            break
        found.append(row)
    return found


def _messages(table: OpenGame, rows: Sequence[Row]) -> list[SeatMessage]:
    readers = messages.readers_of(table, rows)
    return [
        SeatMessage(
            id=row["id"],
            at=row["at"],
            phase=row["phase"],
            sender=row["sender"],
            to=tuple(readers[row["id"]]),
            text=row["text"],
            phrase=phrase_in(row),
        )
        for row in rows
    ]


def deliver(table: OpenGame, seat: str, written: Sequence[BotMessage]) -> None:
    """Send them, as far as the game and its rules still allow it."""
    for message in written:
        if _may_write(table, seat, message.to):
            with suppress(ServiceError, PhraseRefused):
                press.send_as_bot(table, seat, message.to, message.phrase)
