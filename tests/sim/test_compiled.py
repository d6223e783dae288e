"""Compiled battles and games equal those of plain Python with the same orders."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import SupportsIndex

import pytest

pytest.importorskip("numba", reason="numba comes with the extra sim")

from bench.positions import phases
from casusbelli.bots.heat import heat
from casusbelli.bots.seat_view import SeatView
from casusbelli.core import kernel
from casusbelli.core.adjudicator import Numbers, numbers
from casusbelli.core.battle import Battle, Contest
from casusbelli.core.board import Patch
from casusbelli.core.rulings import PRESETS, rulings
from casusbelli.engine.dice import SEED_BYTES, Dice
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.env.model import Model
from casusbelli.sim.arena import Arena, CompiledTable
from casusbelli.sim.cells import PLAYERS, CompiledGame, Land
from casusbelli.sim.compiled import TOLD, Batch
from casusbelli.variants import board

STANDARD = board("standard")
ARENA = Arena(STANDARD)
MODEL = Model.new()


# --- the kernel


def judged(given: Numbers) -> list[list[int]]:
    n = len(given.where)
    told = [[0] * n, [0] * n, [-1] * n, [-1] * n, [0] * n]
    kernel.judge(*given, *told)
    return told


def compared(battles: Sequence[Numbers]) -> int:
    """How many reasons there were; all as in plain Python."""
    told = Batch.of(battles).judge()
    assert told.shape[:2] == (len(battles), len(TOLD))
    reasons = set[int]()
    for n, given in enumerate(battles):
        expected = judged(given)
        assert told[n, :, : len(given.where)].tolist() == expected, given
        assert not told[n, :, len(given.where) :].any()
        reasons.update(expected[1])
    return len(reasons)


@pytest.mark.full
def test_battles(full: bool) -> None:
    for seed in range(100 if full else 1):
        assert compared(list(map(numbers, phases(STANDARD, 1_000, seed)))) >= 11


@pytest.mark.full
@pytest.mark.parametrize("preset", PRESETS)
def test_battles_by_other_rulebooks(preset: str) -> None:
    chosen = rulings(preset=preset)
    compared([numbers(Battle(b.position, b.orders, rulings=chosen)) for b in phases(STANDARD, 200, 5, convoys=0.9)])


@pytest.mark.full
def test_battles_with_contests_and_friends() -> None:
    def changed() -> Iterator[Battle]:
        rng = Random(4)
        for battle in phases(STANDARD, 200, 6):
            one, another, third = rng.sample(battle.position.units, 3)
            goal = rng.choice(STANDARD.neighbors[STANDARD.province_of[one.at]])
            claim = Contest(one.at, goal, (another.at,))
            friends = frozenset({(one.owner, third.owner), (another.owner, one.owner)})
            yield Battle(battle.position, battle.orders, friends, (claim,), contests_bounce=True, contests_cut=True)

    assert compared(list(map(numbers, changed()))) >= 11


def test_a_batch_is_of_one_board_and_one_rulebook() -> None:
    battle = next(phases(STANDARD, 1, 1))
    other = Battle(battle.position, battle.orders, rulings=rulings(preset="1971"))
    with pytest.raises(ValueError, match="under the same rulings"):
        Batch.of([numbers(battle), numbers(other)])
    with pytest.raises(ValueError, match="a battle at least"):
        Batch.of([])


class Strict(list[int]):
    """No number from the end, as there is none for who has only an address."""

    def __getitem__(self, at: SupportsIndex | slice) -> int:  # type: ignore[override]
        assert isinstance(at, int)
        assert at >= 0
        return super().__getitem__(at)

    def __setitem__(self, at: SupportsIndex | slice, number: int) -> None:  # type: ignore[override]
        assert isinstance(at, int)
        assert at >= 0
        super().__setitem__(at, number)


def test_the_kernel_asks_for_nothing_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def strict(*values: object) -> kernel.Field:
        return plain(*(Strict(value) if isinstance(value, list) else value for value in values))  # type: ignore[arg-type]

    plain = kernel.Field
    monkeypatch.setattr(kernel, "Field", strict)
    for battle in phases(STANDARD, 300, 9, convoys=0.9):
        judged(numbers(battle))


# --- games


def seen(table: CompiledTable) -> tuple[object, ...]:
    return table.phase, sorted((owner, str(piece)) for owner, piece in table.units), table.centers


def known(model: Model, table: CompiledTable, seed: int, most: int = 60) -> int:
    """The game as ``Model`` plays it with the same orders; how many phases it had."""
    state = model.initial()
    for phase in range(most):
        units = sorted((unit.owner, str(unit.piece)) for unit in state.units.values())
        assert seen(table) == (state.phase, units, dict(state.centers)), seed
        assert sorted((r.unit.owner, str(r.unit.piece)) for r in state.routed.values() if r.retreats) == sorted(
            (owner, str(piece)) for owner, piece in table.routed
        )
        table.write()
        orders = table.orders()
        table.judge()
        step = model.step(state, orders)
        assert not step.refused, (seed, state.phase)
        state = step.state
        assert table.ended == (state.outcome is not None)
        if table.ended:
            return phase + 1
    return most


@pytest.mark.full
@pytest.mark.parametrize("players", [("random",), ("dumbbot",), ("random", "dumbbot")], ids="+".join)
def test_games(players: tuple[str, ...], full: bool) -> None:
    lengths = [known(MODEL, ARENA.table(players, seed), seed) for seed in range(100 if full else 8)]
    assert max(lengths) == 60
    assert ("random" not in players or "dumbbot" not in players) == (
        min(lengths[:8]) == 60
    )  # who beats chance, may win


@pytest.mark.full
def test_a_game_of_fewer_powers_that_is_won_sooner() -> None:
    duel = replace(STANDARD, powers=STANDARD.powers[1:4], victory=12)
    rules = rule_set(read_spec("standard"), duel, {}, Dice(bytes(SEED_BYTES)))
    arena = Arena(duel)
    lengths = [known(Model("standard", rules), arena.table(("dumbbot",), seed), seed) for seed in range(4)]
    assert min(lengths) < 40


class Unadvised(SeatView):
    """A seat to which all centers of others are worth the same: the compiled bot follows no intentions of rules."""

    def wanted(self, owner: str | None) -> float:
        return 1.0


@pytest.mark.full
def test_what_dumbbot_sees() -> None:
    for seed in range(3):
        table, state = ARENA.table(("random",), seed), MODEL.initial()
        for _phase in range(25):
            for power in ARENA.powers:
                seen = Unadvised.of(MODEL.rules, state, power, Random(1))
                assert table.heat(power) == dict(heat(seen).value), state.phase
            table.write()
            orders = table.orders()
            table.judge()
            state = MODEL.step(state, orders).state


@pytest.mark.full
def test_dumbbot_beats_chance_and_the_seed_decides_all() -> None:
    for players in (("dumbbot", "random"), ("random", "dumbbot")):
        games = ARENA.play(20, 40, players, seed=3)
        assert games == ARENA.play(20, 40, players, seed=3) != ARENA.play(20, 40, players, seed=4)
        held = dict.fromkeys(PLAYERS, 0)
        for game in games:
            for n, power in enumerate(ARENA.powers):
                held[players[n % 2]] += game.centers[power]
        assert held["dumbbot"] > 3 * held["random"]
        assert all(not game.winner or game.centers[game.winner] >= 18 for game in games)


@pytest.mark.full
def test_many_games_are_the_same_as_one_after_the_other() -> None:
    first, *_rest = ARENA.play(3, 60, ("dumbbot",), seed=2)
    table = ARENA.table(("dumbbot",), 2)
    table.play(60)
    assert first == table.played
    assert first.centers == {p: sum(owner == p for owner in table.centers.values()) for p in ARENA.powers}


def test_boards_that_change_are_not_compiled() -> None:
    patched = replace(STANDARD, patches=(Patch(start="S1905", closed=("MUN",)),))
    with pytest.raises(ValueError, match="only boards that stay as they are"):
        Arena(patched)


def test_rows_and_names_agree() -> None:
    table = ARENA.table()
    assert len(table.cells) == CompiledGame._fields.index("scratch")
    assert len(ARENA.land[1]) - 1 == len(Land._fields) - 4


def test_nobody_pays_for_numba_who_does_not_ask() -> None:
    said = "import sys, casusbelli, casusbelli.env, casusbelli.bots.match; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", said], check=True, capture_output=True).stdout == b"False\n"
