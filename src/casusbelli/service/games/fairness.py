"""Fairness of missed phases: only silence in a phase that ran as announced counts against a player.

A game master can adjudicate at once, cut a phase short or make all phases shorter. All that is legitimate, and none of
it says anything about the reliability of players who relied on the announced time.
"""

from __future__ import annotations

import json

from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games.open_game import OpenGame


def had_time(table: OpenGame, seat: str, phase: str) -> bool:
    """The deadline has passed, it was not brought forward, and the player had the seat when the phase was opened."""
    deadline, since = table.row["deadline"], table.seats[seat]["since"]
    if deadline is None or table.tx.now() < deadline or _cut_short(table, phase):
        return False
    row = table.tx.one("SELECT MAX(at) AS at FROM judged WHERE game = ?", table.id)
    opened = (row["at"] if row else None) or table.row["started"]
    return bool(since is None or opened is None or since <= opened)


def _cut_short(table: OpenGame, phase: str) -> bool:
    sql = "SELECT data FROM acts WHERE game = ? AND phase = ? AND kind = 'extended'"
    minutes = (int(json.loads(row["data"]).get("minutes", 0)) for row in table.tx.all(sql, table.id, phase))
    return sum(minutes) < 0


def as_agreed(table: OpenGame, seat: str) -> bool:
    """Have phases not become shorter since this player took the seat?"""
    since = table.seats[seat]["since"]
    sql = "SELECT data FROM acts WHERE game = ? AND kind = 'settings' AND at > ?"
    rows = table.tx.all(sql, table.id, since) if since is not None else []
    return not any(json.loads(row["data"]).get("shorter") for row in rows)


def is_shorter(before: Settings, after: Settings) -> bool:
    """Less time for a kind of phase, or fewer silent phases until a seat is vacated."""
    kinds = {"", *before.clock.lengths, *after.clock.lengths}
    sooner = any(_length(after.clock, kind) < _length(before.clock, kind) for kind in kinds)
    other = (after.clock.at, after.clock.zone, after.clock.weekdays) != (
        before.clock.at,
        before.clock.zone,
        before.clock.weekdays,
    )
    return sooner or other or _patience(after) < _patience(before)


def _length(clock: Clock, kind: str) -> float:
    return clock.minutes(kind) + clock.grace or float("inf")


def _patience(settings: Settings) -> float:
    return settings.misses or float("inf")
