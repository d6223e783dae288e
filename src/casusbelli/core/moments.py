"""Points in time as the clock on a wall shows them. No clock is read here: the times come from messages."""

from __future__ import annotations

from datetime import UTC, datetime  # noqa: TID251
from typing import NamedTuple
from zoneinfo import ZoneInfo

MOST = 253_402_300_799_999
"""The last millisecond of the year 9999."""


class WallClock(NamedTuple):
    year: int
    month: int
    day: int
    weekday: int
    """1 is Monday."""
    time: str


def wall_clock(at: int, zone: str = "UTC") -> WallClock:
    """``at``: milliseconds since 1970."""
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
    return WallClock(local.year, local.month, local.day, local.isoweekday(), f"{local:%H:%M}")


def has_date(at: int) -> bool:
    """Is it a time from 1970 on, in a year of four digits?"""
    return 0 <= at <= MOST
