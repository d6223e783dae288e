"""Paces: presets for the clock of a new game, and the pace of any clock, by which lists of games can be filtered."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.service.base.settings import DAY, EVERY_DAY, Clock

HOUR = 60  # minutes
MOVEMENT = "M"
EVENING = "20:00"


class Pace(Struct, frozen=True):
    """A preset. The time zone of its clock is for the reader to choose."""

    name: str
    clock: Clock


PACES = {
    pace.name: pace
    for pace in (
        Pace("live", Clock(length=15, lengths={"R": 5, "A": 5})),
        Pace("evening", Clock(length=DAY, at=EVENING)),
        Pace("daily", Clock(length=DAY)),
        Pace("relaxed", Clock(length=3 * DAY, lengths={"R": DAY, "A": DAY})),
        Pace("none", Clock(length=0)),
    )
}


def preset_of(clock: Clock) -> str:
    """The preset that a clock was made from, in any time zone and for any time of day; "" if from none."""
    found = (name for name, pace in PACES.items() if clock == adapted(pace.clock, clock.zone, clock.at))
    return next(found, "")


def adapted(clock: Clock, zone: str, at: str) -> Clock:
    """The clock of a preset for players in this time zone; ``at``: the time of day, if it has one."""
    return replace(clock, zone=zone, at=(at or clock.at) if clock.at else "")


def pace_of(clock: Clock) -> str:
    """The name of the pace that a clock has, whether or not it was made from a preset: *live* up to an hour for a
    movement phase, *evening* for about a phase a day at a fixed time of day, *daily* without one, *relaxed* from two
    days on, *none* without deadlines."""
    minutes = minutes_a_phase(clock)
    if not minutes:
        return "none"
    if minutes <= HOUR:
        return "live"
    if minutes >= 2 * DAY:
        return "relaxed"
    return "evening" if clock.at else "daily"


def minutes_a_phase(clock: Clock) -> float:
    """How long a movement phase takes on average: deadlines at a time of day are at least a day apart, and days of the
    week without deadlines are waited for."""
    length = clock.minutes(MOVEMENT)
    if not length or (length <= HOUR and not clock.at):
        return length
    return (max(length, DAY) if clock.at else length) * len(EVERY_DAY) / len(clock.weekdays)
