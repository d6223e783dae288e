"""Invariants of every movement phase, on any board, under any ruling and with any friendships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace as altered

from bench.boards import made_up_board
from bench.positions import random_battle, random_position
from casusbelli.core import kernel
from casusbelli.core.adjudicator import Verdicts, adjudicate, numbers
from casusbelli.core.battle import Battle, Contest
from casusbelli.core.board import Board
from casusbelli.core.legality import understand
from casusbelli.core.orders import Convoy, Hold, Move, Order, SupportHold, SupportMove
from casusbelli.core.rulings import OPTIONS, rulings
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Fate, Reason, Refusal, Result, Verdict
from casusbelli.variants import board
from tests.core.chapter5 import Situation, ask, implied
from tests.core.test_kernel_by_force import agrees, held_fleets, moves_of


class Theatre(NamedTuple):
    board: Board
    units: tuple[int, int]
    fleets: float  # share of fleets on coasts
    convoys: float  # share of armies that try a convoy
    phases: int


STANDARD = board("standard")
THEATRES = {
    "standard": Theatre(STANDARD, (10, 34), 0.4, 0.3, 60),
    "standard-at-sea": Theatre(STANDARD, (20, 45), 0.6, 0.9, 60),
    "islands": Theatre(made_up_board(1, 35, 5, 0.45), (15, 30), 0.5, 0.9, 60),
    "two-powers": Theatre(made_up_board(2, 25, 2, 0.3), (12, 24), 0.4, 0.5, 60),
    "archipelago": Theatre(made_up_board(3, 75, 7, 0.6), (50, 70), 0.8, 1.0, 20),
    "large": Theatre(made_up_board(4, 150, 15, 0.4), (60, 90), 0.5, 0.6, 10),
    "huge-full-of-fleets": Theatre(made_up_board(5, 400, 34, 0.5), (250, 350), 0.8, 1.0, 2),
}


# --- battles of all sorts


def battles(name: str, times: int) -> Iterator[Battle]:
    """Random battles: half of them plain, half with whatever rules can add."""
    theatre = THEATRES[name]
    rng = Random(name)
    for n in range(theatre.phases * times):
        position = random_position(rng, theatre.board, rng.randint(*theatre.units), theatre.fleets)
        battle = random_battle(rng, position, rng.choice((0.0, 0.1, 0.3)), theatre.convoys, 0.4)
        yield battle if n % 2 else varied(rng, battle)


def varied(rng: Random, battle: Battle) -> Battle:
    owners = sorted({unit.owner for unit in battle.position.units})
    friends = {(a, b) for a in owners for b in owners if a != b and rng.random() < 0.2}
    table = {option.key: rng.choice((option.values[0], rng.choice(option.values))) for option in OPTIONS}
    contests = some_contests(rng, battle.position) if rng.random() < 0.5 else ()
    return replace(
        battle,
        friends=frozenset(friends),
        contests=contests,
        contests_bounce=rng.random() < 0.5,
        contests_cut=rng.random() < 0.5,
        disorder=frozenset(owner for owner in owners if rng.random() < 0.1),
        rulings=rulings(table),
    )


def some_contests(rng: Random, position: Position) -> tuple[Contest, ...]:
    free = rng.sample(position.units, len(position.units))
    contests = []
    for _ in range(min(3, len(free) // 4)):
        claimant = free.pop()
        near = sorted(position.board.near[claimant.kind][claimant.at])
        if near:
            goal = rng.choice(near)
            able = [u for u in free if goal in position.board.near[u.kind][u.at]][: rng.randint(0, 2)]
            free = [u for u in free if u not in able]
            contests.append(Contest(claimant.at, goal, tuple(u.at for u in able)))
    return tuple(contests)


@pytest.fixture(params=THEATRES)
def some_battles(request: pytest.FixtureRequest, full: bool, long: bool) -> Iterator[Battle]:
    return battles(request.param, 20 if long else 6 if full else 1)


# --- everybody is told, nobody is lost

WORDS: dict[type[Order], set[Result]] = {
    Hold: {Result.STANDS},
    Move: {Result.SUCCEEDS, Result.FAILS, Result.INVALID},
    SupportHold: {Result.GIVEN, Result.CUT, Result.INVALID},
    SupportMove: {Result.GIVEN, Result.CUT, Result.INVALID},
    Convoy: {Result.AVAILABLE, Result.DISRUPTED, Result.INVALID},
}


def test_every_unit_and_every_order_gets_its_verdict(some_battles: Iterator[Battle]) -> None:
    for battle in some_battles:
        verdicts = adjudicate(battle)
        given = sum(map(len, battle.orders.values()))
        assert list(verdicts.by_province) == list(battle.position.at)
        assert len(verdicts.orders) >= given
        assert [v.power for v in verdicts.orders[:given]] == [p for p, orders in battle.orders.items() for _ in orders]
        told = Counter(verdict.unit.id for verdict in verdicts.orders if verdict.unit and verdict.fate)
        assert all(number == 1 for number in told.values())
        assert {unit.id for unit in battle.position.units} <= {v.unit.id for v in verdicts.orders if v.unit}


def test_nobody_is_lost_and_nobody_shares_a_province(some_battles: Iterator[Battle]) -> None:
    for battle in some_battles:
        verdicts = adjudicate(battle)
        place = battle.board.province_of
        assert len({place[unit.at] for unit in verdicts.units}) == len(verdicts.units)
        beaten = [d.unit.id for d in verdicts.dislodged]
        assert sorted([unit.id for unit in verdicts.units] + beaten) == sorted(u.id for u in battle.position.units)
        assert all(battle.board.can_stand(unit.kind, unit.at) for unit in verdicts.units)
        for dislodged in verdicts.dislodged:
            taker = Position(battle.board, verdicts.units).find(dislodged.unit.at)
            assert taker is not None
            assert taker.id == dislodged.by.id
            destroyed = verdicts.of(dislodged.unit.at).fate is Fate.DESTROYED
            assert destroyed == (dislodged.retreats == ())
            assert all(place[to] not in verdicts.position.at for to in dislodged.retreats)


def test_words_fit_the_order(some_battles: Iterator[Battle]) -> None:
    for battle in some_battles:
        contestants = {at for contest in battle.contests for at in (contest.claimant, *contest.supporters)}
        for verdict in adjudicate(battle).orders:
            if verdict.result is not Result.ILLEGAL and verdict.unit and verdict.unit.at not in contestants:
                assert verdict.result in WORDS[type(verdict.order)]
            assert (verdict.result in {Result.SUCCEEDS, Result.STANDS, Result.GIVEN, Result.AVAILABLE}) == (
                verdict.reason is Reason.PLAIN
            )
            assert verdict.reason is Reason.PLAIN or verdict.reason.message.startswith("core.")


def test_illegal_is_what_legality_says(some_battles: Iterator[Battle]) -> None:
    for battle in some_battles:
        verdicts = iter(adjudicate(battle).orders)
        for power, orders in battle.orders.items():
            for order in orders:
                legal = understand(order, battle.position, power, battle.rulings)
                verdict = next(verdicts)
                assert isinstance(legal, Refusal) == (verdict.result is Result.ILLEGAL), (power, order)


# --- what must not matter


def summary(verdicts: Verdicts) -> tuple[object, ...]:
    """All results of a phase, in a canonical order."""
    return (
        sorted(map(line, verdicts.orders)),
        sorted((str(d.unit), d.unit.owner, str(d.by), d.retreats) for d in verdicts.dislodged),
        sorted((str(unit), unit.owner) for unit in verdicts.units),
        sorted(verdicts.contested),
        sorted((line(c.claimant), *sorted(map(line, c.supports))) for c in verdicts.contests),
    )


def line(verdict: Verdict) -> tuple[str, ...]:
    said = (verdict.power, str(verdict.order), *verdict.words, verdict.reason.name, verdict.text)
    return (*said, str(verdict.unit), str(verdict.dislodged_by))


def reordered(rng: Random, battle: Battle) -> Battle:
    """The same battle with powers, orders and contests in another order."""
    powers = rng.sample(list(battle.orders), len(battle.orders))
    orders = {power: rng.sample(list(battle.orders[power]), len(battle.orders[power])) for power in powers}
    contests = tuple(rng.sample(battle.contests, len(battle.contests)))
    return replace(battle, orders=orders, contests=contests)


def test_the_order_of_submission_does_not_matter(some_battles: Iterator[Battle]) -> None:
    rng = Random(1)
    for battle in some_battles:
        once, again = adjudicate(battle), adjudicate(reordered(rng, battle))
        assert summary(once) == summary(again)
        assert [verdict.other for verdict in once.by_province.values()] == [
            verdict.other for verdict in again.by_province.values()
        ]


def test_the_order_of_the_units_does_not_matter(some_battles: Iterator[Battle]) -> None:
    """Except which of several rivals of equal strength a verdict names."""
    rng = Random(3)
    for battle in some_battles:
        units = rng.sample(battle.position.units, len(battle.position.units))
        twin = replace(battle, position=Position(battle.board, units))
        assert summary(adjudicate(battle)) == summary(adjudicate(twin))


def test_names_of_powers_and_numbers_of_units_do_not_matter(some_battles: Iterator[Battle]) -> None:
    rng = Random(2)
    for battle in some_battles:
        owners = sorted({unit.owner for unit in battle.position.units})
        new = dict(zip(owners, rng.sample(owners, len(owners)), strict=True))
        old = {b: a for a, b in new.items()}
        numbers = rng.sample(range(1000), len(battle.position.units))
        units = [
            altered(u, owner=new[u.owner], id=number) for u, number in zip(battle.position.units, numbers, strict=True)
        ]
        twin = replace(
            battle,
            position=Position(battle.board, units),
            orders={new[power]: orders for power, orders in battle.orders.items()},
            friends=frozenset((new[a], new[b]) for a, b in battle.friends),
            disorder=frozenset(new[owner] for owner in battle.disorder),
        )
        results = [(old[v.power], v.order, v.words, v.reason) for v in adjudicate(twin).orders]
        assert results == [(v.power, v.order, v.words, v.reason) for v in adjudicate(battle).orders]


# --- consistent with the definitions


def test_the_outcome_follows_from_itself(some_battles: Iterator[Battle]) -> None:
    """Every decision is what DATC chapter 5 implies from all the others."""
    compared = 0
    for battle in some_battles:
        situation = Situation(*numbers(battle))
        answer = ask(situation)
        if battle.rulings.convoy_paradox != "all_hold" or kernel.PARADOX not in answer.reason:
            outcome = implied(situation, moves_of(situation, answer), held_fleets(answer))
            assert agrees(situation, answer, outcome)
            compared += 1
    assert compared > 0
