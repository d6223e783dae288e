"""When the next phase ends. Pure arithmetic over instants (milliseconds since 1970) and local times.

The next deadline follows from the *scheduled* one before it, so that a game judged late, or early, keeps its rhythm.
Two local times a year are odd: one that the clocks skip is read as the same distance after midnight in the time before
the change; one that comes twice is the first of the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from casusbelli.service.settings import MINUTE, TIME, Clock, zone_of

FAIR_SHARE = 2  # a phase keeps at least this part of its length (half of it), however late the one before was judged
SEARCHED_DAYS = 400

Absence = tuple[int, int]  # since, until


def next_deadline(
    clock: Clock, kind: str, scheduled: int | None, now: int, absences: Sequence[Absence] = ()
) -> int | None:
    """None: this phase has none. ``scheduled``: when the phase before was to end."""
    length = clock.minutes(kind) * MINUTE
    if not length:
        return None
    if scheduled is None or (scheduled > now and not clock.at):  # judged early, a game without a time starts anew
        scheduled = now
    target = _later(clock, scheduled, length) if clock.at else scheduled + length
    return _fitting(clock, max(target, now + length // FAIR_SHARE), absences)


def _fitting(clock: Clock, at: int, absences: Sequence[Absence]) -> int:
    """The first instant from this one on that the clock's time, its weekdays and everybody's holidays allow."""
    if clock.at:
        at = _on_time(clock, at)
    for _day in range(SEARCHED_DAYS):
        moved = _allowed(clock, at, absences)
        if moved == at:
            break
        at = moved
    return at


def _allowed(clock: Clock, at: int, absences: Sequence[Absence]) -> int:
    """The same instant, or one after it that is worth looking at."""
    away = max((until for since, until in absences if since <= at < until), default=None)
    if away is not None:
        return _on_time(clock, away) if clock.at else away
    local = _local(clock, at)
    if local.weekday() not in clock.weekdays:
        tomorrow = local.replace(tzinfo=None) + timedelta(days=1)
        return _instant(clock, tomorrow)
    return at


def _later(clock: Clock, at: int, length: int) -> int:
    """By local clocks: a day on which they change is a day all the same."""
    return _instant(clock, _local(clock, at).replace(tzinfo=None) + timedelta(milliseconds=length))


def _on_time(clock: Clock, at: int) -> int:
    """The first instant from this one on at which local clocks show the time."""
    match = TIME.fullmatch(clock.at)
    assert match is not None  # settings are checked when they are made
    day = _local(clock, at).replace(tzinfo=None, hour=int(match[1]), minute=int(match[2]), second=0, microsecond=0)
    candidates = (_instant(clock, day + timedelta(days=n)) for n in (-1, 0, 1, 2))
    return next(instant for instant in candidates if instant >= at)


def _local(clock: Clock, at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(clock))


def _instant(clock: Clock, local: datetime) -> int:
    return round(local.replace(tzinfo=zone_of(clock), fold=0).timestamp() * 1000)
