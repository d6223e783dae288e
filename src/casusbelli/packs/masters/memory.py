"""Folds events into the state of the Masters Rules."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from casusbelli.core.events import Event, OrdersRevealed, OrdersTallied, UnitPlaced, UnitsPassed, UnitsRemoved
from casusbelli.packs.masters.facts import (
    REBEL,
    AllowanceSet,
    Books,
    DisorderSet,
    HomeLapsed,
    MinorFounded,
    OwnersNoted,
    RebelNoted,
    VotesCast,
    VotesDecided,
    WinterBooked,
    is_rebel,
)


def remembered(own: Books, event: Event) -> Books:
    change = _CHANGES.get(type(event))
    return own if change is None else change(own, event)


def _noted(own: Books, event: OwnersNoted) -> Books:
    """Owners after the adjustments that were just booked, or as assumed before the game."""
    year = own.winter.year if own.winter else 0
    kept = {center for center, owner in event.centers.items() if own.before.get(center) == owner}
    since = {center: own.since.get(center, 0) if center in kept else year for center in event.centers}
    return replace(own, opened=True, before=event.centers, since=since)


def _rebel(own: Books, number: int, raised_in: str) -> Books:
    return replace(own, rebels={**own.rebels, str(number): raised_in})


def _placed(own: Books, event: UnitPlaced) -> Books:
    return _rebel(own, event.id, event.marks.get(REBEL, "")) if is_rebel(event.owner) else own


def _passed(own: Books, event: UnitsPassed) -> Books:
    if is_rebel(event.owner):
        return _rebel(own, event.ids[0], own.rebels.get(str(event.ids[0]), ""))
    return _gone(own, event)


def _gone(own: Books, event: UnitsRemoved | UnitsPassed) -> Books:
    gone = {str(number) for number in event.ids} & own.rebels.keys()
    return replace(own, rebels={n: at for n, at in own.rebels.items() if n not in gone}) if gone else own


def _booked(own: Books, event: WinterBooked) -> Books:
    annexed = {power: dict(row) for power, row in own.annexed.items()}
    for power, center in event.annexed:
        annexed.setdefault(power, {})[center] = event.year + 1
    return replace(own, winter=event, annexed=annexed if event.annexed else own.annexed)


def _lapsed(own: Books, event: HomeLapsed) -> Books:
    row = {center: year for center, year in own.annexed.get(event.power, {}).items() if center != event.center}
    return replace(own, annexed={**own.annexed, event.power: row})


_CHANGES: dict[type[Event], Any] = {
    MinorFounded: lambda own, e: replace(own, minors={**own.minors, e.name: e.home}),
    DisorderSet: lambda own, e: replace(own, disorder=e.powers),
    AllowanceSet: lambda own, e: replace(own, allowance=e.allowance),
    OwnersNoted: _noted,
    OrdersRevealed: lambda own, _e: replace(own, tallies={}, votes={}, followed={}),
    OrdersTallied: lambda own, e: replace(own, tallies=e.tallies),
    VotesCast: lambda own, e: replace(own, votes=e.votes),
    VotesDecided: lambda own, e: replace(own, followed=e.orders),
    RebelNoted: lambda own, e: _rebel(own, e.id, e.raised_in),
    HomeLapsed: _lapsed,
    WinterBooked: _booked,
    UnitPlaced: _placed,
    UnitsPassed: _passed,
    UnitsRemoved: _gone,
}
