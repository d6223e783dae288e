"""Factional Diplomacy: random games, alone and with other rules, with invariants checked after every event."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from casusbelli.core.events import DiceRolled, Event, GameEnded, OrdersRevealed, PhaseOpened, StepBegan
from casusbelli.core.state import State
from casusbelli.engine import play
from casusbelli.engine.component import RulesClash
from casusbelli.engine.dice import wrong_rolls
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.engine.spec import find_pack
from casusbelli.packs.factional.facts import (
    AT_WAR,
    DICTATORSHIP,
    LETTERS,
    NORMAL,
    Country,
    GovernmentSet,
    IndexChanged,
    Politics,
    QuestionSet,
    YearCounted,
    faction,
    factions,
)
from casusbelli.packs.factional.orders import ConcedeCivilWar, Instruct, Resign, Veto, WithdrawVeto
from casusbelli.testing.random_games import SEED, new_game, random_options, scattered_game
from casusbelli.variants import board
from tests.engine.busy_players import Busy, Tally

EUROPE = board("standard")
POWERS = tuple(EUROPE.power)
PACKS = (("factional",), ("factional", "masters"))
SHORT, LONG = 14, 26  # phases: two years and a bit, four years and a bit
FEW, MANY = 3, 500  # games of each
RARE: dict[type, float] = {ProposeDraw: 0.02, ProposeConcession: 0.02, DrawVote: 0.1, ConcedeCivilWar: 0.2}
RARE |= {Resign: 0.01, Instruct: 0.1, Veto: 0.05, WithdrawVeto: 0.05}
OF_THE_GAME_MASTER = (
    "factional.dice_source",
    "factional.no_nmr",
    "factional.one_party_until",
)  # random players have none


def random_factional_game(names: tuple[str, ...], seed: int, tally: Tally, phases: int = LONG) -> Game:
    rng = random.Random(seed)
    options = random_options(names, rng) if seed % 4 == 3 else {}
    options = {key: value for key, value in options.items() if key not in OF_THE_GAME_MASTER}
    options.setdefault("factional.term", rng.choice(("1", "2", "3")))
    game = scattered_game(names, rng, options) if seed % 2 else new_game(names, options)
    players = Busy(rng, most=3, rare=RARE)
    for _phase in range(phases):
        if game.state.outcome is None and rng.random() < 0.1:
            come_and_go(game, rng)
        players.play(game, 1, tally)
    tally.happened.update(type(event).__name__ for event in game.log)
    return game


def come_and_go(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.rules.names)
    if seat in game.state.vacant:
        game.take_seat(seat)
    elif len(game.state.vacant) < 3:
        game.submit(seat, [Resign()])


@dataclass
class Watch:
    game: Game
    years: dict[tuple[str, int], int] = field(default_factory=dict)
    counted: dict[str, int] = field(default_factory=dict)
    labels: set[tuple[str, int]] = field(default_factory=set)

    def watch(self) -> None:
        state = self.game.rules.empty()
        for event in self.game.log:
            after = self.game.rules.evolve(state, event)
            self.see(event, state, after)
            state = after
        assert state == self.game.state == play.fold(self.game.rules, self.game.log)
        assert wrong_rolls(self.game.log, SEED) == []

    def option(self, key: str) -> int:
        return int(self.game.rules.option(f"factional.{key}"))

    def see(self, event: Event, before: State, after: State) -> None:
        for country, known in politics(after).items():
            self.check(country, known, after)
        if isinstance(event, YearCounted):
            self.year_counted(event, before)
        elif isinstance(event, IndexChanged):
            self.index_changed(event, before, after)
        elif isinstance(event, DiceRolled):
            assert 1 <= event.roll <= event.sides
            assert (event.label, event.rollbacks) not in self.labels, "no roll is made twice"
            self.labels.add((event.label, event.rollbacks))
        elif isinstance(event, GovernmentSet):
            self.government_set(event, before)
        elif isinstance(event, QuestionSet) and event.pending is not None:
            assert politics(before)[event.country].regime in (NORMAL, DICTATORSHIP)
        elif isinstance(event, OrdersRevealed):
            self.orders_revealed(event, before)
        elif isinstance(event, PhaseOpened):
            self.phase_opened(event, after)
        elif isinstance(event, StepBegan) and event.step == "adjustments":
            self.winter_is_over(event, before)
        elif isinstance(event, GameEnded):
            assert {*event.outcome.winners} <= {*POWERS}, "FD11.6: winners are countries"

    def check(self, country: str, known: Country, state: State) -> None:
        """FD4.2, FD7.1, FD2.2: one index in its band, one Government or a war."""
        most = self.option("di_max")
        assert 100 - most <= known.A <= most
        assert known.government in (*LETTERS, None)
        assert (known.government is None) == (known.regime == AT_WAR) or not state.phase
        assert sum(known.years.values()) == self.counted.get(country, 0) or state.step == "factional-control"

    def year_counted(self, event: YearCounted, before: State) -> None:
        """YC: one a year for each country that is not at war, for its Government."""
        assert (event.country, event.year) not in self.years
        self.years[event.country, event.year] = 1
        self.counted[event.country] = self.counted.get(event.country, 0) + 1
        known = politics(before)[event.country]
        assert known.regime != AT_WAR
        assert known.government == event.faction

    def index_changed(self, event: IndexChanged, before: State, after: State) -> None:
        """Every change is worth what it is said to be, as far as the band goes (FA-8)."""
        known, most = politics(before)[event.country], self.option("di_max")
        assert known.regime != AT_WAR, "FA-33: suspended in a war"
        sign = 1 if known.government == "A" else -1
        wished = known.A + sign * sum(points for _why, points in event.lines)
        if self.game.rules.option("factional.band") == "clamp_net":
            assert min(max(wished, 100 - most), most) == politics(after)[event.country].A
        if before.step == "factional-index" and self.game.rules.option("factional.band") == "clamp_net":
            assert sum(points for _why, points in event.lines) == self.year_of(event.country, known, before)

    def year_of(self, country: str, known: Country, state: State) -> int:
        """FD5.3-FD5.6, from the board."""
        owned = {code for code, owner in state.centers.items() if country_of(owner) == country}
        home, old = {*state.home.get(country, ())}, {*(known.baseline or ())}
        return sum((10 if code in home else 5) * (1 if code in owned else -1) for code in owned ^ old)

    def government_set(self, event: GovernmentSet, before: State) -> None:
        if not before.phase:
            return
        year, term = before.year, self.option("term")
        if event.regime == DICTATORSHIP:
            assert event.dictatorship_until is not None
            assert event.dictatorship_until >= year
        if event.regime == NORMAL and event.title == "elected":
            assert event.next_election is not None
            assert event.next_election <= year + max(term, 3)

    def orders_revealed(self, event: OrdersRevealed, before: State) -> None:
        """FD3.1: nobody but the Government, or a side of a war, orders units."""
        if self.game.rules.option("factional.nmr_backup") != "hold" or not event.phase.endswith("M"):
            return
        for seat, texts in event.orders.items():
            country, letter = seat[:-4], seat[-2]
            known = politics(before)[country]
            if known.regime != AT_WAR and known.government != letter:
                assert not any(text.startswith(("A ", "F ")) for text in texts), (seat, texts)

    def phase_opened(self, event: PhaseOpened, state: State) -> None:
        """F3: at war the country owns nothing; else its factions own nothing."""
        if event.phase[5:] in "PQX":
            return
        owners = {*state.owners}
        for country, known in politics(state).items():
            if known.regime == AT_WAR:
                assert country not in owners
            else:
                assert not owners & {*factions(country)}
            assert known.pending is None or event.phase[5:] == "A"

    def winter_is_over(self, event: StepBegan, state: State) -> None:
        """FD6.6: nobody has missed an election."""
        if self.game.rules.option("factional.politics_before_builds") == "true":
            owners = {country_of(owner) for owner in state.owners}
            for country, known in politics(state).items():
                if known.next_election is not None and country in owners and not known.halted:
                    assert known.next_election > event.year, (country, known)


def country_of(owner: str) -> str:
    return owner[:-4] if owner.endswith((" (A)", " (B)")) else owner


def politics(state: State) -> dict[str, Country]:
    known: Politics = state.own["factional"]
    return dict(known.countries)


def factional_events() -> set[str]:
    return {event.__name__ for component in find_pack("factional").components for event in component.events}


@pytest.mark.parametrize("names", PACKS, ids="+".join)
def test_what_always_holds_holds_after_every_fact(names: tuple[str, ...], long: bool) -> None:
    tally = Tally()
    for seed in range(MANY if long else FEW):
        Watch(random_factional_game(names, seed, tally, LONG if long else SHORT)).watch()
    if long:
        kinds = {form.directive.__name__ for form in new_game(("factional",)).rules.forms}
        assert kinds <= tally.written.keys()
        assert factional_events() <= tally.happened.keys()


def test_owners_are_named_after_their_country() -> None:
    assert [country_of(faction("France", letter)) for letter in LETTERS] == ["France", "France"]


def test_international_relations_ends_the_game_in_its_own_way() -> None:
    with pytest.raises(
        RulesClash, match="factional cannot be played with international-relations: Each of them keeps its own score"
    ):
        new_game(("factional", "international-relations"))
