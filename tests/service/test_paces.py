"""Paces: what each preset sets, and how every other clock is classified."""

from __future__ import annotations

import pytest

from casusbelli.service.base.paces import PACES, pace_of
from casusbelli.service.base.settings import DAY, Clock, Settings, check_settings

CLOCKS = {
    "live": (Clock(length=5), Clock(length=60), Clock(length=DAY, lengths={"M": 10}), Clock(length=10, weekdays=(6,))),
    "evening": (
        Clock(length=DAY, at="20:00"),
        Clock(length=DAY, at="06:30", zone="Asia/Tokyo"),
        Clock(length=30, at="21:00"),  # once a day all the same
        Clock(length=DAY, at="20:00", weekdays=(0, 1, 2, 3, 4)),
    ),
    "daily": (Clock(), Clock(length=61), Clock(length=12 * 60), Clock(length=2 * DAY - 1), Clock(grace=60)),
    "relaxed": (
        Clock(length=2 * DAY),
        Clock(length=2 * DAY, at="20:00"),
        Clock(length=60 * DAY),
        Clock(length=DAY, at="20:00", weekdays=(6,)),  # Sundays
        Clock(length=DAY, weekdays=(5, 6)),
    ),
    "none": (Clock(length=0), Clock(length=0, at="20:00"), Clock(length=0, lengths={"R": 60}), Clock(lengths={"M": 0})),
}


@pytest.mark.parametrize(("pace", "clock"), [(pace, clock) for pace, clocks in CLOCKS.items() for clock in clocks])
def test_every_clock_has_a_pace(pace: str, clock: Clock) -> None:
    assert pace_of(clock) == pace


@pytest.mark.parametrize("name", PACES)
def test_a_preset_has_the_pace_it_is_called_by(name: str) -> None:
    preset = PACES[name]
    assert (preset.name, pace_of(preset.clock)) == (name, name)
    check_settings(Settings(clock=preset.clock))


def test_a_live_game_is_quicker_where_there_is_less_to_decide() -> None:
    live = PACES["live"].clock
    assert live.minutes("M") > live.minutes("R") == live.minutes("A") > 0


def test_every_pace_can_be_chosen() -> None:
    assert set(CLOCKS) == set(PACES)
