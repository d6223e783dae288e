"""P5, P7 and P8: complete games: random play through the public API, new games, games loaded from their logs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from bench import peer
from bench.measure import Figure, each, median
from casusbelli.core.events import Event
from casusbelli.core.orders import Order
from casusbelli.engine import play
from casusbelli.engine.game import Game
from casusbelli.env.model import Model
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.variants import board

PHASES = 60
VARIANTS = ("world-war-one", "formal", "factional", "international-relations", "masters")
SEED = bytes(32)  # a seed; no dice are rolled


def new_game(spec: str = "standard") -> Game:
    return Game.new(spec, board("standard"), SEED)


# --- random play


def random_orders(game: Game, rng: Random, seat: str) -> list[Order]:
    """One random legal order for each unit, build or removal."""
    return [rng.choice(orders) for orders in game.decisions(seat)]


def play_on(game: Game, rng: Random, phases: int = PHASES) -> None:
    for _phase in range(phases):
        if game.state.outcome is not None:
            return
        phase = game.phase
        for seat in game.owed():
            game.submit(seat, random_orders(game, rng, seat), phase)
        game.process()


def model_plays_on(model: Model, rng: Random, phases: int = PHASES) -> None:
    """The same with the functions for research: orders are drawn without listing all of them (not uniformly) and
    checked once; all events are recorded."""
    state, log = model.initial(), list[Event]()
    for _phase in range(phases):
        orders = {seat: model.sample_legal(state, seat, rng) for seat in model.owed(state)}
        step = model.step(state, orders, trusted=True)
        log += step.events
        state = step.state


def peer_plays_on(game: Any, rng: Random, phases: int = PHASES) -> None:
    """The same with ``diplomacy``, following its documentation."""
    for _phase in range(phases):
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = (possible[place] for place in game.get_orderable_locations(power))
            game.set_orders(power, [rng.choice(orders) for orders in places if orders])
        game.process()


def self_play(count: int) -> Iterator[Figure]:
    """Alternate our games and theirs, with one seed for each game. The first game of each is a warm-up."""
    ours, drawn, control = [], [], []
    model = Model.new()
    for seed in range(count + 1):
        ours += each([partial(play_on, new_game(), Random(seed))])
        drawn += each([partial(model_plays_on, model, Random(seed))])
        control += each([partial(peer_plays_on, peer.new_game(), Random(seed))])
    theirs, target = _a_second(control[1:]), "3000, 10 x"
    what = f"random play, {PHASES} phases a game; get_all_possible_orders() too"
    yield Figure("P5", what, _a_second(ours[1:]), theirs, target, "phases/s")
    yield Figure("P5", "the same by Model: orders drawn, not listed", _a_second(drawn[1:]), theirs, target, "phases/s")
    for spec in VARIANTS:
        yield Figure("P5", f"random play: {spec}", _of_variant(spec, count), None, "1500", "phases/s")


def _of_variant(spec: str, count: int) -> float:
    """Phases per second, as far as each game gets; nobody writes directives. The first game is a warm-up."""
    phases, times = [], []
    for seed in range(count + 1):
        game = new_game(spec)
        times += each([partial(play_on, game, Random(seed))])
        phases.append(len(game.phases()))
    return median([1_000_000 * played / time for played, time in zip(phases[1:], times[1:], strict=True)])


def _a_second(times: list[float]) -> float:
    return PHASES / median(times) * 1_000_000


# --- beginning, and beginning again


def start(repeats: int) -> Iterator[Figure]:
    control = median(each([peer.new_game] * repeats))
    yield Figure("P7", "a new game, its first phase open; Game()", median(each([new_game] * repeats)), control, "1000")


def rebuilding(count: int, repeats: int) -> Iterator[Figure]:
    games = [new_game() for _ in range(count)]
    for seed, game in enumerate(games):
        play_on(game, Random(seed))
    folding = each([partial(play.fold, game.rules, game.log) for game in games] * repeats)
    reading = each([partial(read_game, write_game(game), board) for game in games] * repeats)
    yield Figure("P8", f"a game of {PHASES} phases from its log", median(folding) / 1000, None, "30", "ms")
    yield Figure("P8", "the same from its file, the chain checked", median(reading) / 1000, None, "30", "ms")
