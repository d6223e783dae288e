"""Bots submit only orders that are offered, under any rules; better ones score better; none can break a game."""

from __future__ import annotations

import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from random import Random

import pytest

from casusbelli.bots import GROUP, Bot, SeatView, UnknownBot, bot, bots
from casusbelli.bots.dumbbot import DumbBot, drawn
from casusbelli.bots.heat import heat, size
from casusbelli.bots.match import Match
from casusbelli.bots.referee import asked
from casusbelli.bots.search import SearchBot
from casusbelli.core.events import OrdersRevealed
from casusbelli.core.orders import Build, Hold, Move, Order, Piece, SupportHold, SupportMove
from casusbelli.engine import spec
from casusbelli.engine.game import Game
from casusbelli.records.games.positions import from_state
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from examples.spiteful_bot.casusbelli_spiteful import SpitefulBot

SEED = bytes(32)
EXAMPLE = Path(__file__).parents[2] / "examples" / "spiteful_bot"
QUICK: dict[str, Bot] = {**bots(), "search": SearchBot(plans=3, guesses=2, trials=140)}


def match(rules: str, names: Sequence[str], seed: int = 1) -> Match:
    game = new_game(rules, seed=SEED)
    return Match(game, {seat: QUICK[names[n % len(names)]] for n, seat in enumerate(game.rules.names)}, seed)


def scene(game: Game, seat: str, seed: int = 1) -> SeatView:
    return SeatView.of(game.rules, game.state, seat, Random(seed))


def position(phase: str, units: dict[str, list[str]], centers: dict[str, list[str]]) -> Game:
    table = {"rules": "standard", "map": "standard", "phase": phase, "units": units, "centers": centers}
    return from_state(table, board, SEED).game


# --- every bot under every rule


@pytest.mark.drawn(12)
@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize("rules", spec.packs())
def test_every_bot_writes_only_what_is_accepted(rules: str, name: str) -> None:
    played = match(rules, [name, "random"])
    played.play(8)
    assert played.faults == []
    revealed = [event for event in played.game.log if isinstance(event, OrdersRevealed)]
    assert not any(event.refused for event in revealed)
    assert any(event.orders for event in revealed)


def test_the_same_seed_plays_the_same_game() -> None:
    first, again, other = (match("standard", ["dumbbot", "search", "greedy"], seed) for seed in (1, 1, 2))
    hashes = [one.play(5).state_hash() for one in (first, again, other)]
    assert hashes[0] == hashes[1] != hashes[2]


def test_a_bot_that_looks_ahead_does_not_learn_the_dice() -> None:
    game = new_game("factional", seed=SEED)
    assert Match(game, {}).trial.seed != game.rules.seed


def test_unknown_bots_are_named() -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called 'dumbot'; did you mean 'dumbbot'\?"):
        bot("dumbot")


# --- what may go wrong with a bot


@dataclass(frozen=True)
class Strange:
    does: Callable[[SeatView], Sequence[Order]]
    name: str = "strange"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return self.does(scene)


def _fails(scene: SeatView) -> Sequence[Order]:
    raise ZeroDivisionError("on purpose")


def _hangs(scene: SeatView) -> Sequence[Order]:
    time.sleep(2)
    return ()


FAULTS = {
    "fails": (_fails, "strange failed: ZeroDivisionError: on purpose"),
    "hangs": (_hangs, "strange gave no answer within 0.05 s"),
    "writes-for-others": (lambda _scene: [Hold(Piece("A", "PAR"))], "strange wrote what is refused: A PAR H: "),
    "no-orders": (lambda _scene: ["A VIE H"], "strange wrote what is refused: A VIE H: "),
    "nothing": (lambda _scene: None, "strange failed: TypeError"),
    "leaves": (lambda _scene: sys.exit("enough"), "strange failed: SystemExit: enough"),
    "never-ends": (lambda _scene: repeat(Hold(Piece("A", "PAR"))), "strange wrote what is refused: A PAR H: "),
}


def test_an_error_names_the_line_of_the_bot() -> None:
    line = _fails.__code__.co_firstlineno + 1
    fault = asked(Strange(_fails), scene(new_game(), "Austria"), None).fault
    assert fault == f"strange failed: ZeroDivisionError: on purpose ({__name__}, line {line})"
    assert asked(Strange(lambda _scene: None), scene(new_game(), "Austria"), None).fault.endswith("iterable")  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize("kind", FAULTS)
def test_a_bad_bot_is_silent_and_reported(kind: str) -> None:
    does, told = FAULTS[kind]
    game = new_game()
    strange: Bot = Strange(does)  # type: ignore[arg-type]
    answer = asked(strange, scene(game, "Austria"), 0.05)
    assert answer.orders == ()
    assert answer.fault.startswith(told)
    played = Match(game, {"Austria": strange})
    played.play(1, 0.05)
    assert [(phase, seat) for phase, seat, _fault in played.faults] == [("S1901M", "Austria")]
    assert game.phase == "F1901M"


# --- DumbBot by its description


def test_sizes_of_powers() -> None:
    assert [size(n) for n in (0, 1, 3)] == [16, 21, 37]


def test_worth_spreads_from_centres_to_their_neighbours() -> None:
    worth = heat(scene(new_game(), "France"))
    assert worth.value["A", "SPA"] > worth.value["A", "GAS"] > 0
    assert worth.strength["BUR"] == 2
    assert worth.rivals["BUR"] == 1


def test_a_lone_centre_next_door_is_taken() -> None:
    game = position("F1901M", {"France": ["A NAF"]}, {"France": ["PAR"]})
    assert [str(order) for order in DumbBot().orders(scene(game, "France"))] == ["A NAF - TUN"]


def test_two_units_help_each_other_against_a_third() -> None:
    game = position("F1901M", {"France": ["A GAS", "A POR"], "Italy": ["A MAR"]}, {"France": ["PAR", "POR"]})
    kinds = {type(order) for seed in range(20) for order in DumbBot().orders(scene(game, "France", seed))}
    assert kinds & {SupportHold, SupportMove}


def test_units_never_want_the_same_place() -> None:
    for seed in range(30):
        game = new_game()
        orders = DumbBot().orders(scene(game, "Russia", seed))
        goals = [order.to if isinstance(order, Move) else order.unit.at for order in orders]  # type: ignore[union-attr]
        moved = [order.to for order in orders if isinstance(order, Move)]
        assert len({goal[:3] for goal in goals}) == len(goals)
        assert len(moved) >= 2


def test_the_second_best_is_taken_the_less_often_the_worse_it_is() -> None:
    def share(gap: float) -> float:
        rng = Random(5)
        return sum(drawn([100.0, 100.0 - gap], float, rng) < 100.0 for _try in range(4_000)) / 4_000

    assert share(0.001) == pytest.approx(0.5, abs=0.03)
    assert share(10) == pytest.approx(0.25, abs=0.03)
    assert share(20) == 0


def test_builds_are_in_different_places() -> None:
    game = position("W1901A", {"France": []}, {"France": ["PAR", "MAR", "BRE", "SPA"]})
    for name in ("dumbbot", "greedy", "hold", "random"):
        built = [order for order in QUICK[name].orders(scene(game, "France")) if isinstance(order, Build)]
        assert len({order.unit.at for order in built}) == len(built)
        assert name == "random" or len(built) == 3


@pytest.mark.parametrize("name", ["random", "hold", "greedy", "dumbbot", "search"])
def test_removals_are_of_different_units_under_rules_with_removals_of_their_own(name: str) -> None:
    units, centers = {"Russia": ["A SIL", "A MOS", "F BLA"]}, {"Russia": ["MOS"], "Germany": ["BER"]}
    table = {"rules": "masters", "map": "standard", "phase": "W1902A", "units": units, "centers": centers}
    game = from_state(table, board, SEED).game
    for seed in range(5):
        answer = asked(QUICK[name], scene(game, "Russia", seed), None)
        removed = {str(order) for order in answer.orders if str(order).startswith("Remove")}
        assert (answer.fault, len(removed)) == ("", 2)


# --- who is better


def score(name: str, against: str, games: int, phases: int) -> float:
    """Bots alternate between half of the seats each: the mean centers of one bot's seats above those of the other's."""
    ours, theirs = list[int](), list[int]()
    for n in range(games):
        game = new_game(seed=SEED)
        better = [seat for i, seat in enumerate(game.rules.names) if (i + n) % 2]
        Match(game, {s: QUICK[name if s in better else against] for s in game.rules.names}, n).play(phases)
        for seat, centers in game.rules.scores(game.rules.turn(game.state)).items():
            (ours if seat in better else theirs).append(centers)
    return sum(ours) / len(ours) - sum(theirs) / len(theirs)


@pytest.mark.drawn(1)
@pytest.mark.parametrize(("better", "worse", "lead"), [("greedy", "random", 3), ("dumbbot", "greedy", 1)])
def test_the_ladder(better: str, worse: str, lead: float) -> None:
    assert score(better, worse, games=12, phases=26) > lead


def test_a_searching_bot_finds_the_attack_that_works() -> None:
    """Two units against one, in a center that nobody can support."""
    centers = {"France": ["PAR", "BEL", "MAR", "HOL"], "Germany": ["MUN", "BER", "KIE"]}
    units = {"France": ["A BUR", "A RUH"], "Germany": ["A MUN", "F BER", "F KIE"]}
    game = position("F1902M", units, centers)
    for seed in range(5):
        bot_ = SearchBot(plans=12, guesses=4)
        written = {str(order) for order in bot_.orders(scene(game, "France", seed))}
        assert written in ({"A BUR - MUN", "A RUH S A BUR - MUN"}, {"A RUH - MUN", "A BUR S A RUH - MUN"})


# --- a bot in a package of its own


def test_the_example_is_a_bot_of_thirty_lines() -> None:
    game = position("F1902M", {"England": ["A PIC"]}, {"England": ["BEL"], "France": ["BRE"], "Germany": ["PAR"]})
    assert [str(order) for order in SpitefulBot().orders(scene(game, "England"))] == ["A PIC - BRE"]
    played = Match(new_game(seed=SEED), {"England": SpitefulBot(), "France": SpitefulBot()})
    played.play(6)
    assert played.faults == []
    first = next(event for event in played.game.log if isinstance(event, OrdersRevealed))
    assert len(first.orders["England"]) == 3
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    assert project["entry-points"][GROUP] == {"spiteful": "casusbelli_spiteful:SpitefulBot"}
    code = (EXAMPLE / "casusbelli_spiteful.py").read_text()
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
