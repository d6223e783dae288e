"""Deadlines: when the next phase ends. Pure arithmetic over instants (milliseconds since 1970) and local times.

The next deadline follows from the *scheduled* one before it, so that a game adjudicated late, or early, keeps its
rhythm. Where deadlines fall on a time of day, the next one follows from the scheduled date, not from the instant, which
a daylight saving change may have shifted: counted from 03:30 instead of 02:30, the next 02:30 would be a day too late.
Two local times a year are odd: one that the clocks skip is read as the same distance after midnight in the time before
the change; one that occurs twice is the first of the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from casusbelli.service.base.settings import MINUTE, TIME, Clock, zone_of

FAIR_SHARE = 2  # a phase keeps at least this part of its length (half of it), however late the one before was judged
SEARCHED_DAYS = 400

Absence = tuple[int, int]  # since, until


def next_deadline(
    clock: Clock, kind: str, scheduled: int | None, now: int, absences: Sequence[Absence] = ()
) -> int | None:
    """None: this phase has no deadline. ``scheduled``: when the phase before was to end."""
    length = clock.minutes(kind) * MINUTE
    if not length:
        return None
    if scheduled is None or (scheduled > now and not clock.at):  # early: without a time of day it starts anew
        scheduled = now
    earliest = now + length // FAIR_SHARE
    if clock.at:
        return _on_time(clock, scheduled, length, earliest, absences)
    return _fitting(clock, max(scheduled + length, earliest), absences)


# --- games without a time of day


def _fitting(clock: Clock, at: int, absences: Sequence[Absence]) -> int:
    """The first instant from this one on that the weekdays and the players' vacations allow."""
    for _day in range(SEARCHED_DAYS):
        moved = _allowed(clock, at, absences)
        if moved == at:
            break
        at = moved
    return at


def _allowed(clock: Clock, at: int, absences: Sequence[Absence]) -> int:
    """The same instant, or a later one to try next."""
    away = _back(at, absences)
    if away is not None:
        return away
    local = _local(clock, at)
    if local.weekday() not in clock.weekdays:
        return _instant(clock, local.replace(tzinfo=None) + timedelta(days=1))
    return at


def _back(at: int, absences: Sequence[Absence]) -> int | None:
    """When the players who are away at this instant are back; None if nobody is away."""
    return max((until for since, until in absences if since <= at < until), default=None)


# --- games with a time of day: counted in dates, since clock changes shift instants


def _on_time(clock: Clock, scheduled: int, length: int, earliest: int, absences: Sequence[Absence]) -> int:
    """The first date's time that is a phase's length after the scheduled one and not before the earliest instant."""
    target = _as_announced(clock, scheduled, length) + timedelta(milliseconds=length)
    first = _at_time(clock, target)
    days = (first + timedelta(days=n) for n in range(SEARCHED_DAYS))
    fitting = (_instant(clock, day) for day in days if day >= target and _is_played(clock, day))
    free = (at for at in fitting if at >= earliest and _back(at, absences) is None)
    return next(free, _instant(clock, first + timedelta(days=SEARCHED_DAYS)))


def _as_announced(clock: Clock, scheduled: int, length: int) -> datetime:
    """The local time that this instant was scheduled for. After a daylight saving change the clock showed another; and
    a short extension does not move the days that follow."""
    local = _local(clock, scheduled).replace(tzinfo=None)
    grid = (_at_time(clock, local + timedelta(days=n)) for n in (1, 0, -1))
    near = (day for day in grid if 0 <= scheduled - _instant(clock, day) <= length // FAIR_SHARE)
    return next(near, local)


def _at_time(clock: Clock, day: datetime) -> datetime:
    match = TIME.fullmatch(clock.at)
    assert match is not None  # settings are checked when they are made
    return day.replace(hour=int(match[1]), minute=int(match[2]), second=0, microsecond=0)


def _is_played(clock: Clock, day: datetime) -> bool:
    """Is it one of the game's weekdays, and a date that exists? Samoa skipped December 30, 2011."""
    noon = day.replace(hour=12, minute=0)
    return day.weekday() in clock.weekdays and _local(clock, _instant(clock, noon)).date() == day.date()


def _local(clock: Clock, at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(clock))


def _instant(clock: Clock, local: datetime) -> int:
    return round(local.replace(tzinfo=zone_of(clock), fold=0).timestamp() * 1000)
