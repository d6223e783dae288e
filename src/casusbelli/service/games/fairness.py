"""Fairness of missed phases: only silence in a phase that ran as announced counts against a player.

A game master can adjudicate at once, cut a phase short or make all phases shorter. All that is legitimate, and none of
it says anything about the reliability of players who relied on the announced time.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from math import inf
from typing import NamedTuple

from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games.open_game import OpenGame

TIMES = (
    "SELECT kind, phase, at, data FROM acts WHERE game = ? AND kind IN ('extended', 'settings')"
    " UNION ALL SELECT 'judged', '', MAX(at), '' FROM judged WHERE game = ?"
)


class Announced(NamedTuple):
    """What was announced about the time of a phase. ``cut``: was it made shorter? ``opened``: when it began;
    ``shortened``: when phases were made shorter last."""

    cut: bool
    opened: int | None
    shortened: float


def announced(table: OpenGame, phase: str) -> Announced:
    """``phase``: the one whose adjudication is not recorded yet."""
    minutes, opened, shortened = 0, table.row["started"], -inf
    for row in table.tx.all(TIMES, table.id, table.id):
        if row["kind"] == "judged":
            opened = row["at"] or opened
        elif row["kind"] == "settings":
            shortened = max(shortened, row["at"]) if json.loads(row["data"]).get("shorter") else shortened
        elif row["phase"] == phase:
            minutes += int(json.loads(row["data"]).get("minutes", 0))
    return Announced(minutes < 0, opened, shortened)


def had_time(table: OpenGame, told: Announced, seats: Collection[str]) -> list[str]:
    """Those of these seats whose players had the announced time: the deadline has passed, it was not brought forward,
    and they had the seat when the phase was opened."""
    deadline = table.row["deadline"]
    if deadline is None or table.tx.now() < deadline or told.cut:
        return []
    taken = {seat: table.seats[seat]["since"] for seat in seats}
    return [seat for seat, since in taken.items() if since is None or told.opened is None or since <= told.opened]


def as_agreed(table: OpenGame, told: Announced, seats: Collection[str]) -> list[str]:
    """Those of these seats for which phases have not become shorter since their players took them."""
    taken = {seat: table.seats[seat]["since"] for seat in seats}
    return [seat for seat, since in taken.items() if since is None or told.shortened <= since]


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
