"""Every game that is played is verified as genuine, whatever happens between its phases and however it ends; a changed
one is not."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest
from msgspec.structs import replace

from casusbelli.core.events import DeadlineMissed, Event, GameEnded, OrdersJudged
from casusbelli.core.orders import Directive
from casusbelli.core.state import Outcome
from casusbelli.core.units import Unit
from casusbelli.engine import spec
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game, Halted, OrdersAwaited, WrongPhase
from casusbelli.packs.factional.facts import GovernmentSet
from casusbelli.packs.factional.orders import ConcedeCivilWar as GiveIn
from casusbelli.packs.world_war_one.facts import ConcedeGame
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.records.games.verify import Verification, check_dice, rejudge
from casusbelli.testing.random_games import new_game, random_options, random_orders, throw
from casusbelli.variants import board
from tests.engine.known import EUROPE
from tests.packs.test_factional import placed

PACKS = sorted(spec.packs())
TOGETHER = ["factional + masters", "international-relations + masters", "world-war-one + masters", "formal + masters",
            "standard + last-year(year=1902)", "factional + last-year(year=1901)", "factional(dice_source=manual)",
            "factional(nmr_backup=opposition_backup, no_nmr=true)"]  # fmt: skip
PHASES = 7


def verified(game: Game) -> Verification:
    read = read_game(write_game(game, with_seed=True), board)
    return Verification(read, check_dice(read), tuple(rejudge(read)))


def assert_sound(game: Game) -> None:
    found = verified(game)
    assert found.faults == []
    assert [told for phase in found.phases for told in phase.differences] == []


# --- what happens to a game besides its phases


def _judge(game: Game, rng: random.Random) -> None:
    if game.halted:
        game.resume("gm", "go on")
    with suppress(RollAwaited, OrdersAwaited, Halted):
        game.process(deadline=rng.random() < 0.6)
    while game.awaited is not None:
        throw(game)


def _write(game: Game, rng: random.Random) -> None:
    """Somebody sends orders, which may end the game at once."""
    seat = rng.choice(game.rules.names)
    orders = random_orders(game.options(seat), rng)
    if orders:
        game.submit(seat, orders)


def _resign(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.rules.names)
    (game.take_seat if seat in game.state.vacant else game.vacate)(seat)


def _replace(game: Game, rng: random.Random) -> None:
    game.replace(rng.choice(game.rules.names))


def _halt(game: Game, rng: random.Random) -> None:
    game.halt("gm", "a pause")


def _edit(game: Game, rng: random.Random) -> None:
    """A unit goes, another comes, a centre changes hands."""
    units = sorted(game.state.units)
    gone = rng.sample(units, min(1, len(units)))
    free = [p for p in EUROPE.province if game.rules.board.can_stand("A", p) and not _stands(game, p)]
    placed = [Unit(0, rng.choice(list(EUROPE.power)), "A", rng.choice(free))]
    game.edit(placed, gone, {rng.choice(EUROPE.centers): rng.choice(list(EUROPE.power))}, "gm", "a mistake")


def _stands(game: Game, place: str) -> bool:
    return any(game.rules.board.province_of[unit.at] == place for unit in game.state.units.values())


def _correct(game: Game, rng: random.Random) -> None:
    rules = sorted(game.corrigible().items())
    if rules:
        rule, table = rng.choice(rules)
        key = rng.choice(sorted(table))
        game.correct(rule, {key: table[key]}, "gm", "as it was")


def _override(game: Game, rng: random.Random) -> None:
    judged = [
        (event.phase, row.order) for event in game.log if isinstance(event, OrdersJudged) for row in event.judgements
    ]
    if judged:
        game.override(*rng.choice(judged), "it stands", "gm", "a ruling")


def _rollback(game: Game, rng: random.Random) -> None:
    game.rollback(rng.choice(game.phases()), rng.random() < 0.5, "gm", "once more")


ACTS: Sequence[Callable[[Game, random.Random], None]] = (
    *(_write,) * 4, _resign, _replace, _halt, _edit, _correct, _override, _rollback,
)  # fmt: skip


def lived(rules: str, seed: int) -> Game:
    """A game in which everything happens that a service lets happen."""
    rng = random.Random(seed)
    names = rules.split(" + ")
    game = new_game(names, random_options(names, rng) if "(" not in rules else {})
    for _phase in range(PHASES):
        for _seat in game.rules.names:
            if game.state.outcome is None:
                with suppress(WrongPhase, ValueError):
                    _write(game, rng)
        for act in rng.sample(ACTS, rng.randrange(4)):
            if game.state.outcome is None:
                with suppress(WrongPhase, ValueError):
                    act(game, rng)
        if game.state.outcome is not None:
            break
        _judge(game, rng)
    return game


# --- how it ends


def _abandoned(game: Game) -> None:
    """Everybody was silent for too long."""
    with suppress(OrdersAwaited):
        game.process(deadline=True)
    for seat in game.rules.names:
        if game.state.outcome is None and seat not in game.state.vacant:
            game.vacate(seat, "silent for 2 phases")
    if game.state.outcome is None:
        with suppress(Halted):
            game.process()


def _drawn(game: Game) -> None:
    _agreed(game, ProposeDraw())


def _given_up(game: Game) -> None:
    _agreed(game, ProposeConcession(game.rules.board.powers[0].name))


def _agreed(game: Game, proposal: Directive) -> None:
    """Somebody proposes, all others agree; where they vote by phases the phase is closed."""
    for seat in game.rules.names:
        if game.submit(seat, [proposal]).at_once:
            break
    for seat in game.rules.names:
        if game.state.outcome is None:
            game.submit(seat, [DrawVote(True, 1)])
    if game.state.outcome is None:
        with suppress(OrdersAwaited):
            game.process(deadline=True)


def _conceded(game: Game) -> None:
    if any(order == ConcedeGame() for order in game.options(game.rules.names[0])):
        game.submit(game.rules.names[0], [ConcedeGame()])


ENDINGS = (_abandoned, _drawn, _given_up, _conceded)


@pytest.mark.drawn(6)
@pytest.mark.parametrize("rules", [*PACKS, *TOGETHER])
def test_whatever_happens_to_a_game_it_is_what_it_says(rules: str, full: bool, long: bool) -> None:
    for seed in range(12 if long else 5 if full else 2):
        assert_sound(lived(rules, seed))


def test_whose_unit_was_meant_is_asked_when_orders_are_written() -> None:
    """DATC 4.C.5: the fact holds the order and not the nation that its writer named."""
    game = new_game(["standard"], {"base.nation_missing": "illegal"})
    assert game.submit("Austria", "A VIE S A VEN - TYR").refused
    assert game.submit("Austria", "A VIE S Italian A VEN - TYR").orders
    game.process(deadline=True)
    assert_sound(game)


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("rules", [name for name in [*PACKS, *TOGETHER] if "manual" not in name])
def test_however_it_ends_it_is_what_it_says(rules: str, ending: Callable[[Game], None]) -> None:
    game = new_game(rules.split(" + "))
    ending(game)
    assert_sound(game)


def test_the_endings_end_games() -> None:
    kinds = set()
    for rules in ("standard", "factional", "world-war-one", "great-war"):
        for ending in ENDINGS:
            game = new_game([rules])
            ending(game)
            kinds |= {game.state.outcome.kind} if game.state.outcome is not None else set()
    assert kinds == {"abandoned", "draw", "concession"}


# --- and a changed one is not


def changed(game: Game, at: int, *events: Event, cut: int = 0) -> Verification:
    """The game with other facts in the place of so many, its hashes made anew."""
    other = Game(game.spec, game.rules, [*game.log[:at], *events, *game.log[at + cut :]])
    return verified(other)


def silent_game(rules: str) -> tuple[Game, int]:
    """A game in which a deadline was missed, and where that stands."""
    game = new_game([rules])
    game.submit(game.rules.names[0], [next(iter(game.options(game.rules.names[0])))])
    game.process(deadline=True)
    at = next(n for n, event in enumerate(game.log) if isinstance(event, DeadlineMissed))
    return game, at


@pytest.mark.parametrize("event", [DeadlineMissed("S1901M", ("Italy",)), DeadlineMissed("F1901M", ("Italy",))])
def test_who_missed_a_deadline_is_not_made_up(event: Event) -> None:
    game, at = silent_game("standard")
    assert changed(game, at, event, cut=1).faults
    assert not changed(game, at, game.log[at], cut=1).faults


def test_a_deadline_is_missed_once_and_at_its_end() -> None:
    game, at = silent_game("standard")
    assert changed(game, at, game.log[at], game.log[at], cut=1).faults
    first = next(n for n, event in enumerate(game.log) if type(event).__name__ == "OrdersRevealed")
    assert changed(game, first, game.log[at]).faults


@pytest.mark.parametrize("rules", ["world-war-one", "great-war"])
def test_an_end_at_once_is_what_somebody_wrote(rules: str) -> None:
    game = new_game([rules])
    game.submit("Entente", [ConcedeGame()])
    at = len(game.log) - 1
    assert game.log[at] == GameEnded(Outcome("concession", ("Central",)))
    assert not verified(game).faults
    for outcome in (Outcome("concession", ("Entente", "Central")), Outcome("solo", ("Central",)), Outcome("draw", ())):
        assert changed(game, at, GameEnded(outcome), cut=1).faults


def test_a_conceded_civil_war_is_what_somebody_wrote() -> None:
    """One that ends no game."""
    game = placed({"France": {"regime": "civil-war"}})
    at = len(game.log)
    game.submit("France (A)", [GiveIn()])
    assert game.log[at:]
    assert_sound(game)
    ends = next(n for n, event in enumerate(game.log) if n >= at and isinstance(event, GovernmentSet))
    assert changed(game, ends, replace(game.log[ends], next_election=1999), cut=1).faults
    peace = placed({"France": {"government": "A"}})
    assert changed(peace, len(peace.log), *game.log[at:]).faults


@pytest.mark.parametrize("rules", [name for name in PACKS if name not in ("world-war-one", "great-war")])
def test_nobody_concedes_where_that_is_no_order(rules: str) -> None:
    game = new_game([rules])
    winner = game.rules.board.powers[0].name
    assert changed(game, len(game.log), GameEnded(Outcome("concession", (winner,)))).faults


def test_the_abandoned_game_had_nobody_left() -> None:
    game = new_game(["standard"])
    _abandoned(game)
    left = next(n for n, event in enumerate(game.log) if type(event).__name__ == "SeatVacated")
    found = changed(game, left, cut=1)
    assert found.faults or found.warnings
