"""What bots remember from phase to phase, why they ordered what they did, and when they read new messages.

Nobody reads this until the game is over. It ends with the bot: the next player of the seat, even if it is another bot,
begins without it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from casusbelli.service.games import order_entry
from casusbelli.service.games.open_game import OpenGame
from casusbelli.store import Row

MOST_TURNS: Final = 5  # times that a bot thinks in one phase
MOST_FOR_BOTS: Final = 2  # the same for messages of other bots
LEAST_DELAY: Final = 6_000  # milliseconds until a bot has read the message of a person, who would need as long
MORE_DELAY: Final = 9_000  # up to so much more
TIME_TO_TALK: Final = 60_000  # milliseconds before a deadline, after which bots write no more


@dataclass(frozen=True)
class Thought:
    """The result of one turn of a bot. ``memory`` and ``reasons``: JSON. ``heard``: the number of the last message it
    had read."""

    memory: str
    reasons: str
    heard: int


def remembered(table: OpenGame, seat: str) -> Row | None:
    """The bot's last thought: in this phase, or before it."""
    return table.tx.one(
        "SELECT * FROM bot_memory WHERE game = ? AND seat = ? ORDER BY seq DESC, at DESC LIMIT 1", table.id, seat
    )


def of_phase(table: OpenGame, seat: str) -> Row | None:
    """What the bot thought in the open phase."""
    sql = "SELECT * FROM bot_memory WHERE game = ? AND seat = ? AND phase = ? AND rollbacks = ?"
    return table.tx.one(sql, table.id, seat, table.phase, table.row["rollbacks"])


def remember(table: OpenGame, seat: str, thought: Thought) -> None:
    before = of_phase(table, seat)
    turns = 1 + (before["turns"] if before is not None else 0)
    unheard = _unheard(table, seat, thought.heard)
    row = {
        "game": table.id,
        "seat": seat,
        "phase": table.phase,
        "rollbacks": table.row["rollbacks"],
        "seq": table.row["seq"],
        "turns": turns,
        "heard": thought.heard,
        "again": _when(table, turns, unheard) if unheard is not None else None,
        "memory": thought.memory,
        "reasons": thought.reasons,
        "at": table.moment,
    }
    changed = ", ".join(f"{column} = excluded.{column}" for column in row)
    but = f"ON CONFLICT (game, seat, phase, rollbacks) DO UPDATE SET {changed}"
    table.tx.add_all("bot_memory", tuple(row), [tuple(row.values())], but)


def forget_undone(table: OpenGame) -> None:
    """After a rollback: bots remember again what they did when the phase that is open now was opened."""
    count = [phase for phase in table.game.phases()[:-1] if phase != table.phase]
    marks = f" AND phase NOT IN ({', '.join('?' * len(count))})" if count else ""
    table.tx.queue(f"DELETE FROM bot_memory WHERE game = ?{marks}", table.id, *count)
    table.tx.queue("UPDATE bot_memory SET again = NULL WHERE game = ?", table.id)


# --- new messages


def delay(table: OpenGame, sender: str, message: int) -> int:
    """How long it takes a bot to read this message. Among bots nobody waits, or could know."""
    held = table.seats.get(sender)
    if held is not None and held["bot"] is not None:
        return 0
    drawn = hashlib.sha256(f"{table.id}/{message}".encode()).digest()
    return LEAST_DELAY + int.from_bytes(drawn[:4], "big") % MORE_DELAY


def has_time(table: OpenGame) -> bool:
    """Can a person still read and answer a message before the deadline?"""
    deadline = table.row["deadline"]
    return deadline is None or deadline - table.moment >= TIME_TO_TALK


def announce(table: OpenGame, seats: Iterable[str], message: Row) -> None:
    """Bots among these seats that have had their turn get another one for this message, and are not ready until then.
    ``message``: with its sender, number and time."""
    if table.row["status"] != "running" or table.row["kind"] != "game":
        return
    for seat in seats:
        held = table.seats.get(seat)
        row = of_phase(table, seat) if held is not None and held["bot"] is not None else None
        again = _when(table, row["turns"], message) if row is not None else None
        if row is None or again is None:
            continue
        key = {name: row[name] for name in ("game", "seat", "phase", "rollbacks")}
        table.tx.set("bot_memory", key, again=min(again, row["again"] or again))
        order_entry.mark(table, seat, False)


def has_unheard(table: OpenGame, seat: str) -> bool:
    """Has somebody written to this bot what it will read in another turn of this phase?"""
    row = of_phase(table, seat)
    return row is not None and row["again"] is not None


def woken(table: OpenGame) -> list[str]:
    """The bots of this game that have read a message by now. They are named once."""
    rows = table.tx.all("SELECT * FROM bot_memory WHERE game = ? AND again <= ?", table.id, table.moment)
    open_ = (table.phase, table.row["rollbacks"])
    if rows:
        table.tx.run("UPDATE bot_memory SET again = NULL WHERE game = ? AND again <= ?", table.id, table.moment)
    return [row["seat"] for row in rows if (row["phase"], row["rollbacks"]) == open_]


def _when(table: OpenGame, turns: int, message: Row) -> int | None:
    """When a bot that has had so many turns has another one for this message; None: never."""
    wait = delay(table, message["sender"], message["n"])
    if turns >= (MOST_TURNS if wait else MOST_FOR_BOTS) or not has_time(table):
        return None
    return int(message["at"]) + wait


def _unheard(table: OpenGame, seat: str, heard: int) -> Row | None:
    """The first message to this bot that it has not read yet."""
    sql = (
        "SELECT m.n, m.at, m.sender FROM messages m JOIN recipients r ON r.message = m.id"
        " WHERE m.game = ? AND r.seat = ? AND r.tenure = ? AND m.grey = 0 AND m.n > ? ORDER BY m.n LIMIT 1"
    )
    return table.tx.one(sql, table.id, seat, table.seats[seat]["tenure"], heard)
