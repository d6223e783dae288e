"""Validity checks of a single fact, independent of the rules of a phase: unknown places, owners, steps and seats.

Facts that come out the same when a phase is adjudicated again need no such check; those that do not, and those entered
by hand, do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from casusbelli.core import events as e
from casusbelli.core.board import Board
from casusbelli.core.errors import shortened
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.phases import Phase
from casusbelli.core.state import State
from casusbelli.engine.ruleset import RuleSet

LAST_YEAR = 9999


def implausible(rules: RuleSet, state: State, event: e.Event, set_up: bool = False) -> Iterator[str]:
    """Errors as sentences. While a position is set up (``set_up``) owners appear and the year is not known yet."""
    look = _Look(rules, state, set_up)
    event = e.current(event)
    check = _CHECKS.get(type(event), _Look.other)
    yield from check(look, event)


@dataclass(frozen=True)
class _Look:
    rules: RuleSet
    state: State
    set_up: bool

    @property
    def board(self) -> Board:
        return self.rules.board.on(self.state.phase) if self.state.phase else self.rules.board

    # --- names

    def owners(self, names: Iterable[str]) -> Iterator[str]:
        known = {*self.rules.board.power, *self.rules.names, *self.state.home, *self.state.owners}
        if not self.set_up:
            yield from (f"no power is called {shortened(name)!r}" for name in names if name not in known)

    def provinces(self, codes: Iterable[str]) -> Iterator[str]:
        yield from (f"there is no province {shortened(code)!r}" for code in codes if code not in self.board.province)

    def seats(self, names: Iterable[str]) -> Iterator[str]:
        yield from (f"no seat is called {shortened(name)!r}" for name in names if name not in self.rules.names)

    def stands(self, kind: str, at: str) -> Iterator[str]:
        if kind not in (ARMY, FLEET) or not self.board.can_stand(kind, at):
            yield f"{shortened(f'{kind} {at}')} is no unit that can stand there"

    # --- kinds of facts

    def step(self, event: e.StepBegan) -> Iterator[str]:
        if event.step not in self.rules.step:
            yield f"this game has no step {shortened(event.step)!r}"
        first, last = (0, LAST_YEAR) if self.set_up else (self.state.year, self.state.year + 1)
        if not first <= event.year <= last:
            yield f"the year {event.year} does not follow {self.state.year}"

    def opening(self, event: e.PhaseOpened) -> Iterator[str]:
        step = self.rules.step.get(event.step)
        phase = str(Phase(step.season, self.state.year, step.kind)) if step is not None and step.kind else None
        if event.step != self.state.step or event.phase != phase:
            yield f"{shortened(event.phase)!r} is not the phase of {shortened(event.step)!r} in {self.state.year}"

    def revealed(self, event: e.OrdersRevealed) -> Iterator[str]:
        if event.phase != self.state.phase or self.state.outcome is not None:
            yield f"{shortened(event.phase)} was not open"
        yield from self.seats(dict.fromkeys((*event.orders, *event.secret, *event.refused, *event.silent)))

    def unit(self, event: e.UnitPlaced) -> Iterator[str]:
        yield from self.stands(event.kind, event.at)
        yield from self.owners([event.owner])

    def moves(self, event: e.UnitsMoved) -> Iterator[str]:
        for number, at in event.moves:
            routed = self.state.routed.get(number)
            unit = routed.unit if routed is not None else self.state.units[number]
            yield from self.stands(unit.kind, at)

    def routed(self, event: e.UnitsRouted) -> Iterator[str]:
        places = {place for beaten in event.routed for place in beaten.retreats}
        yield from self.provinces({self.board.province_of.get(place, place) for place in places})
        for beaten in event.routed:
            if self.state.units.get(beaten.unit.id) != beaten.unit:
                yield f"{beaten.unit} of {beaten.unit.owner} is not there to be dislodged"

    def passed(self, event: e.UnitsPassed) -> Iterator[str]:
        return self.owners([event.owner])

    def taken(self, event: e.CentersTaken) -> Iterator[str]:
        yield from self.provinces(event.centers)
        yield from self.owners(dict.fromkeys(owner for owner in event.centers.values() if owner is not None))

    def home(self, event: e.HomeSet) -> Iterator[str]:
        yield from self.provinces(event.centers)
        yield from self.owners([event.owner])

    def out(self, event: e.PowersEliminated) -> Iterator[str]:
        yield from self.owners(event.owners)
        yield from (f"{owner} has something left" for owner in event.owners if owner in self.state.owners)

    def sat(self, event: e.SeatTaken) -> Iterator[str]:
        yield from self.seats([event.seat])
        holder = self.state.tenure.get(event.seat, 1) + 1
        if event.tenure != holder:
            yield f"the next holder of the seat of {shortened(event.seat)} is number {holder}, not {event.tenure}"

    def edited(self, event: e.BoardEdited) -> Iterator[str]:
        for unit in event.placed:
            yield from self.stands(unit.kind, unit.at)
        yield from self.owners(dict.fromkeys(unit.owner for unit in event.placed))
        yield from self.taken(e.CentersTaken(event.centers))

    def ended(self, event: e.GameEnded) -> Iterator[str]:
        winners = [name for name in event.outcome.winners if name not in self.rules.names]
        return self.owners(winners)

    def other(self, event: e.Event) -> Iterator[str]:
        """Facts of a rule pack may name a seat."""
        seat = getattr(event, "seat", None)
        return self.seats([seat] if isinstance(seat, str) else [])


_CHECKS: dict[type[e.Event], Callable[[_Look, Any], Iterator[str]]] = {
    e.StepBegan: _Look.step,
    e.PhaseOpened: _Look.opening,
    e.OrdersRevealed: _Look.revealed,
    e.UnitPlaced: _Look.unit,
    e.UnitsMoved: _Look.moves,
    e.UnitsRouted: _Look.routed,
    e.UnitsPassed: _Look.passed,
    e.CentersTaken: _Look.taken,
    e.HomeSet: _Look.home,
    e.PowersEliminated: _Look.out,
    e.SeatTaken: _Look.sat,
    e.BoardEdited: _Look.edited,
    e.GameEnded: _Look.ended,
}
