"""Points in time as people write them in their language and time zone: "Mon, Nov 23, 05:51 UTC (in 11 h 59 min)"."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from casusbelli.core.said import Said, said

MINUTE: Final = 60_000  # milliseconds
HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE


def moment(at: int, now: int, zone: str) -> Said:
    """A time in milliseconds. Its year is given only if it is not the current one."""
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
    this_year = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone)).year == local.year
    date = said(
        "notify.frame-moment" if this_year else "notify.frame-moment-later",
        weekday=said("notify.frame-weekday", n=local.isoweekday()),
        month=said("notify.frame-month", n=local.month),
        day=local.day,
        year=str(local.year),
        time=f"{local:%H:%M}",
        zone=zone,
    )
    return said("notify.frame-moment-in", moment=date, span=_span(at - now)) if at > now else date


def _span(length: int) -> Said:
    if length >= 2 * DAY:
        return said("notify.frame-span-days", days=length // DAY)
    if length >= HOUR:
        return said("notify.frame-span-hours", hours=length // HOUR, minutes=length % HOUR // MINUTE)
    return said("notify.frame-span-minutes", minutes=max(1, length // MINUTE))
