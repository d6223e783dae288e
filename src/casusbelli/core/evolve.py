"""State x event -> state: the only code that changes the state. Total: an event that doesn't concern the board has no
effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from casusbelli.core import events as e
from casusbelli.core.state import State
from casusbelli.core.units import Unit


def evolve(state: State, event: e.Event) -> State:
    change = _CHANGES.get(type(event))
    return state if change is None else change(state, event)


def _phase_opened(state: State, event: e.PhaseOpened) -> State:
    return replace(state, phase=event.phase, step=event.step)


def _step_began(state: State, event: e.StepBegan) -> State:
    return replace(state, step=event.step, year=event.year)


def _unit_placed(state: State, event: e.UnitPlaced) -> State:
    unit = Unit(event.id, event.owner, event.kind, event.at)
    marks = {**state.marks, event.id: dict(event.marks)} if event.marks else state.marks
    return replace(state, units={**state.units, event.id: unit}, marks=marks, next_id=max(state.next_id, event.id + 1))


def _units_moved(state: State, event: e.UnitsMoved) -> State:
    units, routed = dict(state.units), dict(state.routed)
    for number, at in event.moves:
        beaten = routed.pop(number, None)
        units[number] = replace(beaten.unit if beaten else units[number], at=at)
    return replace(state, units=units, routed=routed)


def _units_routed(state: State, event: e.UnitsRouted) -> State:
    if not event.routed:
        return replace(state, contested=frozenset(event.contested))
    beaten = {routed.unit.id: routed for routed in event.routed}
    units = {number: unit for number, unit in state.units.items() if number not in beaten}
    return replace(state, units=units, routed={**state.routed, **beaten}, contested=frozenset(event.contested))


def _retreats_closed(state: State, event: e.RetreatsClosed) -> State:
    routed = dict(state.routed)
    for number, closed in event.closed:
        open_ = tuple(to for to in routed[number].retreats if to not in closed)
        routed[number] = replace(routed[number], retreats=open_)
    return replace(state, routed=routed)


def _units_removed(state: State, event: e.UnitsRemoved) -> State:
    gone = set(event.ids)
    return replace(
        state,
        units={number: unit for number, unit in state.units.items() if number not in gone},
        routed={number: routed for number, routed in state.routed.items() if number not in gone},
        marks={number: marks for number, marks in state.marks.items() if number not in gone},
    )


def _units_passed(state: State, event: e.UnitsPassed) -> State:
    units, routed = dict(state.units), dict(state.routed)
    for number in event.ids:
        if number in units:
            units[number] = replace(units[number], owner=event.owner)
        else:
            routed[number] = replace(routed[number], unit=replace(routed[number].unit, owner=event.owner))
    return replace(state, units=units, routed=routed)


def _centers_taken(state: State, event: e.CentersTaken) -> State:
    centers = {**state.centers, **event.centers}
    held = {province: owner for province, owner in sorted(centers.items()) if owner is not None}
    return replace(state, centers=held)  # in one canonical order, whatever the event's


def _home_set(state: State, event: e.HomeSet) -> State:
    return replace(state, home={**state.home, event.owner: event.centers})


def _seat_vacated(state: State, event: e.SeatVacated) -> State:
    return replace(state, vacant=state.vacant | {event.seat})


def _seat_taken(state: State, event: e.SeatTaken) -> State:
    tenure = {**state.tenure, event.seat: event.tenure}
    return replace(state, vacant=state.vacant - {event.seat}, tenure=tenure)


def _board_edited(state: State, event: e.BoardEdited) -> State:
    state = _centers_taken(_units_removed(state, e.UnitsRemoved(event.removed, "")), e.CentersTaken(event.centers))
    units = {**state.units, **{unit.id: unit for unit in event.placed}}
    return replace(state, units=units, next_id=max([state.next_id, *(unit.id + 1 for unit in event.placed)]))


def _game_halted(state: State, event: e.GameHalted) -> State:
    return replace(state, halted=event.why or "the game-master has halted it")


def _game_resumed(state: State, _event: e.GameResumed) -> State:
    return replace(state, halted="")


def _powers_eliminated(state: State, event: e.PowersEliminated) -> State:
    return replace(state, eliminated={**state.eliminated, **dict.fromkeys(event.owners, state.year)})


def _game_ended(state: State, event: e.GameEnded) -> State:
    return replace(state, outcome=event.outcome)


_CHANGES: dict[type[e.Event], Callable[[State, Any], State]] = {
    e.PhaseOpened: _phase_opened,
    e.StepBegan: _step_began,
    e.UnitPlaced: _unit_placed,
    e.UnitsMoved: _units_moved,
    e.UnitsRouted: _units_routed,
    e.RetreatsClosed: _retreats_closed,
    e.UnitsRemoved: _units_removed,
    e.UnitsPassed: _units_passed,
    e.CentersTaken: _centers_taken,
    e.HomeSet: _home_set,
    e.PowersEliminated: _powers_eliminated,
    e.SeatVacated: _seat_vacated,
    e.SeatTaken: _seat_taken,
    e.BoardEdited: _board_edited,
    e.GameHalted: _game_halted,
    e.GameResumed: _game_resumed,
    e.GameEnded: _game_ended,
}
