"""Points in time as people write them in their language and time zone: "Mon, Nov 23, 05:51 UTC (in 11 h 59 min)"."""

from __future__ import annotations

from typing import Final

from casusbelli.core.moments import wall_clock
from casusbelli.core.said import Said, date_and_time, said

MINUTE: Final = 60_000  # milliseconds
HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE


def moment(at: int, now: int, zone: str) -> Said:
    """A time in milliseconds. Its year is given only if it is not the current one."""
    date = date_and_time(at, zone, year=wall_clock(at, zone).year != wall_clock(now, zone).year)
    return said("notify.frame-moment-in", moment=date, span=_span(at - now)) if at > now else date


def _span(length: int) -> Said:
    if length >= 2 * DAY:
        return said("notify.frame-span-days", days=length // DAY)
    if length >= HOUR:
        return said("notify.frame-span-hours", hours=length // HOUR, minutes=length % HOUR // MINUTE)
    return said("notify.frame-span-minutes", minutes=max(1, length // MINUTE))
