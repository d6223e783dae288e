"""World War I and The Great War II: random wars until 1925, with invariants checked after every event."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

import pytest

from casusbelli.core.events import (
    CentersTaken,
    Event,
    GameEnded,
    OrdersJudged,
    StepBegan,
    UnitPlaced,
    UnitsMoved,
    UnitsRouted,
)
from casusbelli.core.orders import FLEET
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.dice import wrong_rolls
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.packs.world_war_one.facts import CENTRAL, ENTENTE, ConcedeGame, ItalyJoined, RussiaCollapsed
from casusbelli.testing.random_games import SEED, new_game
from casusbelli.variants import board
from tests.engine.busy_players import Busy, Tally

EUROPE = board("standard")
LAST = 1925
SIDES = {
    ENTENTE: {"England", "France", "Russia"},
    CENTRAL: {"Germany", "Austria", "Turkey"},
}
CAPITALS = {ENTENTE: ["LON", "PAR", "STP"], CENTRAL: ["BER", "VIE", "CON"]}  # Rome is its side's
FOR_GOOD = {"DEN", "HOL", "NWY", "SPA", "SWE"}
FEW, MANY = 5, 500  # wars of each kind
RARE: dict[type, float] = {ProposeDraw: 0.02, ProposeConcession: 0.02, DrawVote: 0.05, ConcedeGame: 0.005}
SEAS = frozenset(province.code for province in EUROPE.provinces if province.terrain == "sea")


def random_war(pack: str, seed: int, tally: Tally) -> Game:
    rng = random.Random(seed)
    game = new_game((pack,), {"ww1.team_seats": "true"} if seed % 4 == 3 else {})
    players = Busy(rng, most=2, rare=RARE)
    while game.state.outcome is None and game.state.year <= LAST:
        players.play(game, 1, tally)
    tally.happened.update(type(event).__name__ for event in game.log)
    return game


@dataclass
class Watch:
    """``great``: is it the second of the two wars?"""

    game: Game
    great: bool
    italy: str = ""  # its side
    collapsed: bool = False
    landed: Counter[int] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    due: dict[str, int] = field(default_factory=dict)

    def watch(self) -> None:
        state = self.game.rules.empty()
        for event in self.game.log:
            after = self.game.rules.evolve(state, event)
            self.see(event, state, after)
            state = after
        assert state == self.game.state == play.fold(self.game.rules, self.game.log)
        assert wrong_rolls(self.game.log, SEED) == []

    def see(self, event: Event, before: State, after: State) -> None:
        places = Counter(self.game.rules.board.province_of[unit.at] for unit in after.units.values())
        assert max(places.values(), default=1) == 1
        if isinstance(event, ItalyJoined):
            assert not self.italy
            assert event.side == (CENTRAL if event.roll % 2 else ENTENTE)
            self.italy = event.side
        elif isinstance(event, RussiaCollapsed):
            assert not self.collapsed
            self.collapsed = True
        elif isinstance(event, UnitsMoved):
            assert not {owner_of(before, number) for number, _at in event.moves} & self.asleep()
        elif isinstance(event, UnitsRouted):
            assert not {beaten.unit.owner for beaten in event.routed} & self.asleep(), "R5: no retreats"
        elif isinstance(event, OrdersJudged) and event.phase.endswith("M"):
            assert not any(row.ordered for row in event.judgements if row.owner in self.asleep())
        elif isinstance(event, CentersTaken):
            assert self.great or not FOR_GOOD & event.centers.keys()
        elif isinstance(event, StepBegan):
            self.step_began(event, before)
        elif isinstance(event, UnitPlaced) and before.phase:
            self.placed(event, before)
        elif isinstance(event, GameEnded):
            self.ended(event, before)

    def asleep(self) -> set[str]:
        """Italy before the coin, Russia after the collapse."""
        return ({"Italy"} if not self.italy else set()) | ({"Russia"} if self.collapsed else set())

    def side(self, owner: str) -> str:
        if owner == "Italy":
            return self.italy
        return next((seat for seat, countries in SIDES.items() if owner in countries), "")

    # --- adjustments

    def step_began(self, event: StepBegan, state: State) -> None:
        if event.step == "adjustments":
            self.built, owned = Counter(), Counter(state.centers.values())
            standing = Counter(u.owner for n, u in state.units.items() if n not in state.marks)
            self.due = {owner: owned[owner] - standing[owner] for owner in {*owned, *standing}}
        if event.step == "F-movement" and not self.great:
            assert self.collapsed == (event.year >= 1917)
        if event.step == "S-movement":
            assert self.italy or event.year < 1915
            if not self.great:
                self.not_won(state)

    def placed(self, event: UnitPlaced, state: State) -> None:
        if event.marks:
            self.american(event, state)
            return
        self.built[event.owner] += 1
        assert event.owner not in self.asleep()
        assert self.built[event.owner] <= self.due[event.owner], "WA-9: each country for itself"
        place = EUROPE.province_of[event.at]
        assert place in EUROPE.power[event.owner].home
        assert state.centers[place] == event.owner

    def american(self, event: UnitPlaced, state: State) -> None:
        """R6: one a year from 1917 on, into an empty center of the Entente that a sea route leads to."""
        self.landed[state.year] += 1
        if self.great:
            assert len(state.marks) < 2
            return
        assert state.year >= 1917
        assert self.landed[state.year] == 1
        assert self.side(state.centers[event.at]) == ENTENTE
        assert event.at not in {unit.at.partition("/")[0] for unit in state.units.values()}
        fleets = {u.at for u in state.units.values() if u.kind == FLEET and self.side(u.owner) == CENTRAL}
        assert is_reached(event.at, fleets & SEAS)

    # --- the end

    def strength(self, state: State) -> Counter[str]:
        units = [*state.units.values(), *(beaten.unit for beaten in state.routed.values())]
        idle = {"Russia"} if self.collapsed else set()
        return Counter("" if unit.owner in idle else self.side(unit.owner) for unit in units)

    def not_won(self, state: State) -> None:
        """R7: a war that goes on after Winter is one that nobody has won."""
        count = self.strength(state)
        for seat, other in ((ENTENTE, CENTRAL), (CENTRAL, ENTENTE)):
            assert 3 * count[seat] < 2 * sum(count.values())
            wanted = [*CAPITALS[other], *(["ROM"] if self.italy == other else [])]
            assert not all(self.side(state.centers.get(capital, "")) == seat for capital in wanted)

    def ended(self, event: GameEnded, state: State) -> None:
        outcome, count = event.outcome, self.strength(state)
        assert {*outcome.winners} <= {ENTENTE, CENTRAL}
        if outcome.kind == "majority":
            assert 3 * count[outcome.winners[0]] >= 2 * sum(count.values())


def owner_of(state: State, number: int) -> str:
    return (state.units.get(number) or state.routed[number].unit).owner


def is_reached(harbour: str, barred: Collection[str]) -> bool:
    """Is there a way over open seas, from the western ocean (WA-24)?"""
    reached = {"NAO", "MAO"} - {*barred}
    while True:
        further = {to for sea in reached for to in EUROPE.adjacent[FLEET][sea] if to in SEAS} - {*barred}
        if further <= reached:
            break
        reached |= further
    return any(EUROPE.province_of[to] == harbour for sea in reached for to in EUROPE.adjacent[FLEET][sea])


@pytest.mark.parametrize("pack", ["world-war-one", "great-war"])
def test_what_always_holds_holds_in_every_war(pack: str, full: bool) -> None:
    tally = Tally()
    for seed in range(MANY if full else FEW):
        Watch(random_war(pack, seed, tally), pack == "great-war").watch()
    assert {"ItalyJoined", "RussiaCollapsed"} <= tally.happened.keys()
    if full:
        kinds = {form.directive.__name__ for form in new_game((pack,)).rules.forms}
        assert kinds <= tally.written.keys()
