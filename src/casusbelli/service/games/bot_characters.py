"""The characters and names of the bots in a game, by which players tell them apart."""

from __future__ import annotations

import hashlib
import hmac
from typing import TypedDict

from casusbelli.bots.characters import cast_characters, character_about, character_name, characters, has_character
from casusbelli.bots.levels import about, rank_of
from casusbelli.core.said import Said, said
from casusbelli.service.games.open_game import OpenGame


class BotNamed(TypedDict):
    bot_name: Said | None
    bot_emblem: str
    bot_about: Said | None


def may_talk(table: OpenGame) -> bool:
    """Do bots talk in this game at all?"""
    return bool(table.row["kind"] == "game" and table.settings.press.private)


def cast_of(table: OpenGame) -> dict[str, str]:
    """Seat -> the name of its bot's character, for bots that have one; empty where bots do not talk. It follows from
    the secret seed of the game, so nobody can choose it."""
    if not may_talk(table):
        return {}
    seed = bytes.fromhex(table.row["seed"])
    cast = cast_characters(tuple(table.seats), hmac.digest(seed, b"characters", hashlib.sha256))
    playing = {seat: row["bot"] for seat, row in table.seats.items() if row["bot"] is not None}
    return {seat: cast[seat] for seat, bot in playing.items() if has_character(bot)}


def character_of(table: OpenGame, seat: str) -> str:
    """The name of the character of the bot in this seat; "" if it has none."""
    return cast_of(table).get(seat, "")


def bots_named(table: OpenGame) -> dict[str, BotNamed]:
    """The rank and character of the bot in each seat, with a number if others have the same; a sentence about it, and
    its emblem."""
    cast = cast_of(table)
    alike: dict[tuple[str, str], list[str]] = {}
    for seat, row in table.seats.items():
        if row["bot"] is not None:
            alike.setdefault((row["bot"], cast.get(seat, "")), []).append(seat)
    return {
        seat: _named(bot, character, n, len(seats))
        for (bot, character), seats in alike.items()
        for n, seat in enumerate(seats, 1)
    }


def _named(bot: str, character: str, n: int, count: int) -> BotNamed:
    rank, among = rank_of(bot), "-among" if count > 1 else ""
    name = said(f"bots.ranked{among}", rank=rank, n=n)
    if character:
        name = said(f"bots.called{among}", rank=rank, character=character_name(character), n=n)
    known = character_about(character) if character else about(bot)
    return {
        "bot_name": name,
        "bot_emblem": characters()[character].emblem if character else "",
        "bot_about": known if isinstance(known, Said) else None,
    }


NOBODY: BotNamed = {"bot_name": None, "bot_emblem": "", "bot_about": None}
