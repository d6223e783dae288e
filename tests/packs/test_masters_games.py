"""Masters Rules: random games under all 64 subsets of the six, with the invariants of each."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain, combinations

import pytest

from casusbelli.core.events import (
    CentersTaken,
    DiceRolled,
    Event,
    OrdersJudged,
    OrdersTallied,
    PhaseOpened,
    StepBegan,
    UnitPlaced,
    UnitsRemoved,
)
from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.engine import play
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.packs.masters import SIX
from casusbelli.packs.masters.facts import Books, Disarm, VotesCast, WinterBooked, called
from casusbelli.testing.random_games import new_game, random_options, scattered_game
from casusbelli.variants import board
from tests.engine.busy_players import Busy, Tally

EUROPE = board("standard")
NAMES = [pack.name for pack in SIX]
SUBSETS = list(chain.from_iterable(combinations(NAMES, n) for n in range(7)))
SHORT, LONG = 7, 16  # phases: a year and a bit, three years and a bit
FEW, MANY, MOST = 1, 8, 24  # games of each subset; at most, until orders of every kind have been written
STRIDE = 65  # from one game of a subset to its next: odd, for the seed says where a game starts and with which options
SELDOM: dict[type, float] = {
    **{ProposeDraw: 0.02, ProposeConcession: 0.02, DrawVote: 0.05},
    Disarm: 0.2,  # else nobody has units enough to owe a removal
}
COSTLY = ("Build ", "Annex ", "Aid ")


def random_masters_game(names: tuple[str, ...], seed: int, tally: Tally, phases: int = LONG) -> Game:
    rng = random.Random(seed)
    options = random_options(names, rng) if names and seed % 4 == 3 else {}
    rules = names or ("standard",)
    game = scattered_game(rules, rng, options) if seed % 2 else new_game(rules, options)
    if names and seed % 3 == 0:
        game.vacate(rng.choice(game.rules.names))
    Busy(rng, rare=SELDOM).play(game, phases, tally)
    tally.happened.update(type(event).__name__ for event in game.log)
    return game


@dataclass
class Watch:
    game: Game
    captured: dict[tuple[str, str], int] = field(default_factory=dict)  # (power, centre) -> when it took it first
    removed: Counter[str] = field(default_factory=Counter)
    placed: Counter[str] = field(default_factory=Counter)
    booked: WinterBooked | None = None
    units: Counter[str] = field(default_factory=Counter)  # before the adjustments
    owned: Counter[str] = field(default_factory=Counter)
    paid: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)

    def watch(self) -> None:
        state = self.game.rules.empty()
        for event in self.game.log:
            after = self.game.rules.evolve(state, event)
            self.see(event, state, after)
            state = after
        assert state == self.game.state == play.fold(self.game.rules, self.game.log)

    def see(self, event: Event, before: State, after: State) -> None:
        assert not isinstance(event, DiceRolled), "MR0.6"
        places = Counter(EUROPE.province_of[unit.at] for unit in after.units.values())
        assert max(places.values(), default=1) == 1
        if isinstance(event, CentersTaken):
            for center, owner in event.centers.items():
                if owner is not None:
                    self.captured.setdefault((owner, center), after.year)
        if "masters" not in after.own:
            return
        self.check_rebels(after)
        if isinstance(event, StepBegan) and event.step == "adjustments":
            self.open_winter(before)
        elif isinstance(event, OrdersJudged) and event.phase.endswith("A"):
            self.note_payments(event)
        elif isinstance(event, WinterBooked):
            self.booked = event
            self.check_booked(event, before)
        elif isinstance(event, UnitPlaced) and self.booked is not None:
            self.check_build(event, before)
        elif isinstance(event, UnitsRemoved) and self.booked is not None:
            self.removed.update(before.units[number].owner for number in event.ids)
        elif isinstance(event, OrdersTallied):
            assert all(count > 0 for row in event.tallies.values() for count in row.values())
        elif isinstance(event, VotesCast) and event.phase.endswith("M"):
            self.check_votes(event, before)
        elif isinstance(event, PhaseOpened):
            self.close_winter()

    def check_rebels(self, state: State) -> None:
        """MA-48: each a nation of its own, in the books as long as it is on the board."""
        rebels = {unit.id for unit in state.units.values() if unit.owner.startswith("Rebel ")}
        assert all(state.units[number].owner == f"Rebel {number}" for number in rebels)
        assert rebels <= {int(number) for number in books(state).rebels} <= rebels | set(state.routed)

    # --- orders for others

    def check_votes(self, event: VotesCast, state: State) -> None:
        """MR2.3 and MR2.6, worked out from the board."""
        if self.game.rules.option("masters.vc_on_nmr") == "speculative":
            return
        owners = {unit.at: unit.owner for unit in state.units.values()}
        for seat, texts in event.votes.items():
            assert len(texts) <= max(0, books(state).allowance.get(seat, 0))
            for at in {text.split()[2] for text in texts}:
                assert at in owners
                assert owners[at] != seat
                for center in state.owned(owners[at]):
                    assert not any(self.is_beside(unit.kind, unit.at, center) for unit in units_of(state, seat))

    @staticmethod
    def is_beside(kind: str, at: str, center: str) -> bool:
        return center == EUROPE.province_of[at] or center in EUROPE.near[kind][at]

    # --- the adjustments

    def open_winter(self, state: State) -> None:
        self.units = Counter(unit.owner for unit in state.units.values())
        self.owned = Counter(state.centers.values())
        self.paid, self.given, self.placed, self.removed = Counter(), Counter(), Counter(), Counter()

    def note_payments(self, event: OrdersJudged) -> None:
        for row in event.judgements:
            if row.order.startswith(COSTLY) and row.words != ("illegal",) and row.ordered:
                self.paid[row.owner] += 1
                self.given[row.owner] += row.order.startswith("Aid ")

    def check_booked(self, event: WinterBooked, state: State) -> None:
        t = self.game.rules.turn(state)
        names = {called(t, owner): owner for owner in (*self.units, *self.owned)}
        assert {names[name]: count for name, count in event.base.items()} == {
            owner: self.owned[owner] - self.units[owner] for owner in {*self.units, *self.owned}
        }, "MA-37: centres less units"
        received = Counter(names[to] for _by, to in event.aid)
        given = Counter(by for by, _to in event.aid)
        assert given == +self.given
        for power in players(self.game, state):
            base = self.owned[power] - self.units[power]
            assert given[power] <= max(0, base), "aid is paid for by the base"
            beyond = max(0, received[power] + min(0, base))
            assert self.paid[power] <= max(0, base) + beyond, "nothing is spent twice"
        assert len({center for _power, center in event.annexed}) == len(event.annexed)
        for power, center in event.annexed:
            assert state.centers[center] == power
            assert center not in state.home[power]

    def check_build(self, event: UnitPlaced, state: State) -> None:
        self.placed[event.owner] += 1
        place = EUROPE.province_of[event.at]
        if event.owner in EUROPE.power:
            assert state.centers[place] == event.owner
            first = place in EUROPE.power[event.owner].home
            assert first or self.game.rules.option("masters.annex_initial") == "true" or self.is_old(event.owner, place)

    def is_old(self, power: str, place: str) -> bool:
        """MR4.9."""
        return self.game.state.year >= self.captured[power, place] + 2

    def close_winter(self) -> None:
        if self.booked is None:
            return
        received = Counter(to for _by, to in self.booked.aid)
        for power in EUROPE.power:
            due = self.booked.base.get(power, 0) + received[power]
            assert self.placed[power] <= max(0, due)
            assert self.removed[power] >= max(0, -due)
        self.booked = None


def books(state: State) -> Books:
    known: Books = state.own["masters"]
    return known


def players(game: Game, state: State) -> list[str]:
    disorder = {*books(state).disorder, *books(state).minors}
    return [
        power
        for power in EUROPE.power
        if power not in disorder and game.rules.commander_of(game.rules.turn(state), power)
    ]


def units_of(state: State, power: str) -> list[Unit]:
    return [unit for unit in state.units.values() if unit.owner == power]


@pytest.mark.drawn(8)
@pytest.mark.parametrize("names", SUBSETS, ids="+".join)
def test_what_always_holds_holds_under_any_of_the_six(names: tuple[str, ...], long: bool) -> None:
    tally = Tally()
    kinds = {form.directive.__name__ for form in new_game(names).rules.forms} if long and names else set()
    for number in range(MOST):
        if number >= (MANY if long else FEW) and kinds <= tally.written.keys():
            break
        seed = SUBSETS.index(names) + STRIDE * number
        Watch(random_masters_game(names, seed, tally, LONG if long else SHORT)).watch()
    assert kinds <= tally.written.keys()
