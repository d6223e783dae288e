"""The schedule of phases: rhythm, weekdays, holidays, and the two days on which clocks change."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.service.base.settings import DAY, MINUTE, Clock
from casusbelli.service.games.schedule import next_deadline


def at(text: str, zone: str = "UTC") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def local(instant: int, zone: str) -> str:
    return datetime.fromtimestamp(instant / 1000, UTC).astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


BERLIN = Clock(at="20:00", zone="Europe/Berlin")


def test_no_length_no_deadline() -> None:
    assert next_deadline(Clock(length=0), "M", None, 0) is None
    assert next_deadline(Clock(length=60, lengths={"R": 0}), "R", None, 0) is None


def test_a_game_without_a_time_counts_from_the_scheduled_instant() -> None:
    clock = Clock(length=60)
    assert next_deadline(clock, "M", None, 0) == 60 * MINUTE
    assert next_deadline(clock, "M", 1_000_000, 1_000_500) == 1_000_000 + 60 * MINUTE
    early = next_deadline(clock, "M", 50 * MINUTE, 10 * MINUTE)
    assert early == 70 * MINUTE, "judged early, it begins anew"


def test_a_late_judgement_leaves_a_fair_share() -> None:
    clock = Clock(length=60)
    assert next_deadline(clock, "M", 0, 50 * MINUTE) == 80 * MINUTE


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        ("2026-03-28T20:00", "2026-03-29 20:00"),  # the night in which an hour is skipped
        ("2026-10-24T20:00", "2026-10-25 20:00"),  # the night in which an hour comes twice
        ("2026-06-01T20:00", "2026-06-02 20:00"),
    ],
)
def test_the_time_of_day_stays_when_the_clocks_change(now: str, expected: str) -> None:
    scheduled = at(now, "Europe/Berlin")
    found = next_deadline(BERLIN, "M", scheduled, scheduled)
    assert found is not None
    assert local(found, "Europe/Berlin") == expected


def test_a_time_that_is_skipped_and_one_that_comes_twice() -> None:
    night = Clock(at="02:30", zone="Europe/Berlin")
    skipped = next_deadline(
        night, "M", at("2026-03-28T02:30", "Europe/Berlin"), at("2026-03-28T02:30", "Europe/Berlin")
    )
    assert skipped == at("2026-03-29T01:30")  # 2:30 in winter time, when clocks show 3:30
    twice = next_deadline(night, "M", at("2026-10-24T02:30", "Europe/Berlin"), at("2026-10-24T02:30", "Europe/Berlin"))
    assert twice == at("2026-10-25T00:30")  # the first of the two


def test_weekdays() -> None:
    clock = Clock(at="20:00", zone="UTC", weekdays=(0, 1, 2, 3, 4))
    friday = at("2026-11-20T20:00")
    assert next_deadline(clock, "M", friday, friday) == at("2026-11-23T20:00")


def test_holidays_are_waited_for() -> None:
    away = [(at("2026-12-24T00:00"), at("2026-12-27T12:00")), (at("2026-12-27T00:00"), at("2026-12-28T21:00"))]
    clock = Clock(at="20:00", zone="UTC")
    start = at("2026-12-23T20:00")
    assert next_deadline(clock, "M", start, start, away) == at("2026-12-29T20:00")
    assert next_deadline(Clock(length=DAY), "M", start, start, away) == at("2026-12-28T21:00")


ZONES = ("Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia", "Europe/Berlin")


@given(
    now=st.integers(at("2000-01-01T00:00"), at("2037-01-01T00:00")),
    late=st.integers(-DAY * MINUTE, 3 * DAY * MINUTE),
    length=st.integers(1, 3 * DAY),
    hour=st.integers(0, 23),
    minute=st.integers(0, 59),
    zone=st.sampled_from(ZONES),
    days=st.sets(st.integers(0, 6), min_size=1),
    fixed=st.booleans(),
)
def test_any_deadline_is_fair(
    now: int, late: int, length: int, hour: int, minute: int, zone: str, days: set[int], fixed: bool
) -> None:
    clock = Clock(length=length, at=f"{hour:02}:{minute:02}" if fixed else "", zone=zone, weekdays=tuple(sorted(days)))
    found = next_deadline(clock, "M", now - late, now)
    assert found is not None
    assert found >= now + length * MINUTE // 2
    shown = datetime.fromtimestamp(found / 1000, UTC).astimezone(ZoneInfo(zone))
    assert shown.weekday() in days
    assert found - now <= (length + 16 * DAY) * MINUTE


# --- days on which the clocks change

CHANGES = [
    ("Europe/Berlin", "02:30", "2026-03-27"),
    ("Europe/Berlin", "02:30", "2026-10-23"),
    ("Africa/Cairo", "00:00", "2026-04-22"),
    ("Africa/Cairo", "00:30", "2026-10-28"),
    ("Asia/Beirut", "00:00", "2026-03-27"),
    ("Asia/Beirut", "23:30", "2026-10-23"),
    ("America/Santiago", "00:00", "2026-09-04"),
    ("America/Santiago", "23:30", "2026-04-03"),
    ("America/Nuuk", "23:30", "2026-03-26"),  # Saturday's deadline is on Sunday, half an hour after midnight
    ("Australia/Lord_Howe", "02:15", "2026-10-02"),  # half an hour
    ("America/New_York", "02:30", "2026-03-06"),
    ("Asia/Tehran", "00:00", "2021-03-20"),
]


def deadlines(clock: Clock, first: str, count: int, early: int = 0) -> list[int]:
    """The deadlines one after the other, each phase adjudicated on time or this much earlier."""
    scheduled = at(f"{first}T{clock.at}", clock.zone)
    found = [scheduled]
    for _phase in range(count):
        next_ = next_deadline(clock, "M", found[-1], found[-1] - early)
        assert next_ is not None
        found.append(next_)
    return found


def announced(clock: Clock, day: date) -> int:
    return at(f"{day.isoformat()}T{clock.at}", clock.zone)


@pytest.mark.parametrize(("zone", "time", "first"), CHANGES)
@pytest.mark.parametrize("early", [0, 60 * MINUTE])
def test_no_day_is_lost_when_the_clocks_change(zone: str, time: str, first: str, early: int) -> None:
    clock, day = Clock(at=time, zone=zone), date.fromisoformat(first)
    found = deadlines(clock, first, 6, early)
    assert found == [announced(clock, day + timedelta(days=n)) for n in range(7)]


def test_a_date_that_a_country_left_out_has_no_deadline() -> None:
    found = deadlines(Clock(at="20:00", zone="Pacific/Apia"), "2011-12-28", 3)
    assert [local(one, "Pacific/Apia")[:10] for one in found] == [
        "2011-12-28",
        "2011-12-29",
        "2011-12-31",
        "2012-01-01",
    ]


def test_an_hour_more_for_one_phase_does_not_cost_the_next_a_day() -> None:
    extended = at("2026-06-01T21:00", "Europe/Berlin")
    found = next_deadline(BERLIN, "M", extended, extended)
    assert found == at("2026-06-02T20:00", "Europe/Berlin")


@given(
    zone=st.sampled_from(sorted(available_timezones())),
    start=st.dates(date(1995, 1, 1), date(2037, 1, 1)),
    hour=st.integers(0, 23),
    minute=st.integers(0, 59),
    days=st.integers(1, 3),
)
def test_deadlines_at_a_fixed_time_are_a_phase_of_days_apart(
    zone: str, start: date, hour: int, minute: int, days: int
) -> None:
    """In every time zone, through all its clock changes, except where a country skips a whole day."""
    clock = Clock(length=days * DAY, at=f"{hour:02}:{minute:02}", zone=zone)
    found = deadlines(clock, start.isoformat(), 4)
    assert all(one < other for one, other in pairwise(found))
    if all(other - one < (days + 0.5) * DAY * MINUTE for one, other in pairwise(found)):
        assert found == [announced(clock, start + timedelta(days=days * n)) for n in range(5)]
    else:
        assert zone in LEFT_OUT_A_DAY


LEFT_OUT_A_DAY = {"Pacific/Apia", "Pacific/Fakaofo", "Pacific/Enderbury", "Pacific/Kanton", "Pacific/Kiritimati"}


@given(
    case=st.sampled_from(CHANGES),
    since=st.integers(-3, 3),
    hour=st.integers(0, 3),
    minute=st.integers(0, 59),
)
def test_around_the_changes_every_day_has_its_deadline(
    case: tuple[str, str, str], since: int, hour: int, minute: int
) -> None:
    zone, _time, first = case
    clock, day = Clock(at=f"{hour:02}:{minute:02}", zone=zone), date.fromisoformat(first) + timedelta(days=since)
    found = deadlines(clock, day.isoformat(), 6)
    assert found == [announced(clock, day + timedelta(days=n)) for n in range(7)]
