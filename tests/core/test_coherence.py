"""Advice about orders that do not fit together: the messages in each case, and that they are true."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import casusbelli
from bench.positions import random_battle, random_position
from casusbelli.core.adjudicator import adjudicate
from casusbelli.core.coherence import coherence
from casusbelli.core.orders import Hold, Order, Piece
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Result

BOARD = casusbelli.board("standard")
CASES: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parent / "coherence.toml").read_text())
POINTLESS = {"support-of-mover", "support-elsewhere", "support-of-nobody", "convoy-of-nobody"}
HOPELESS = {"own-stays", "swap"}
RANDOM_BATTLES = 150


@pytest.mark.parametrize("name", CASES)
def test_what_is_said(name: str) -> None:
    case = CASES[name]
    units = [_unit(n, line) for n, line in enumerate(case["units"])]
    orders = [casusbelli.parse(line, BOARD).order for line in case["orders"]]
    told = coherence(Position(BOARD, units), ["Austria"], orders, case.get("centers", ()))
    assert [str(advice.told) for advice in told] == case["says"]
    assert not any(advice.told.render("de") == str(advice.told) for advice in told)


def _unit(number: int, line: str) -> Unit:
    kind, at, *owner = line.split()
    return Unit(number, owner[0] if owner else "Austria", kind, at)


def test_what_is_said_is_true() -> None:
    """Orders that are said to have no effect change nothing, and moves that are said to be impossible fail."""
    rng, met = Random("coherence"), set[str]()
    for _ in range(RANDOM_BATTLES):
        battle = random_battle(rng, random_position(rng, BOARD, rng.randint(12, 30), 0.5), 0.1, 0.6, 0.4)
        verdicts = adjudicate(battle)
        results = {verdict.order: verdict.result for verdict in verdicts.orders}
        for power, orders in battle.orders.items():
            for advice in coherence(battle.position, [power], orders):
                key = advice.told.code.removeprefix("core.coherence-")
                met.add(key)
                if key in HOPELESS and advice.order is not None:
                    assert results[advice.order] is not Result.SUCCEEDS, (battle, advice)
                if key in POINTLESS and advice.order is not None:
                    others = [_held(order) if order == advice.order else order for order in orders]
                    without = adjudicate(replace(battle, orders={**battle.orders, power: others}))
                    for verdict in without.orders:
                        same = verdict.order in results and not isinstance(verdict.order, Hold)
                        assert not same or results[verdict.order] is verdict.result, (battle, advice)
    assert met >= POINTLESS | HOPELESS


def _held(order: Order) -> Order:
    unit: Piece = order.unit  # type: ignore[union-attr]
    return Hold(unit)


def test_builds_and_removals_left_out() -> None:
    game = casusbelli.new_game("standard")
    game.process()
    assert game.phase == "F1901M"
    game.submit("Turkey", "A CON - BUL")
    game.process()
    assert game.phase == "W1901A"
    (advice,) = game.coherence("Turkey", "")
    assert str(advice.told) == "You may build one more unit."
    assert game.coherence("Turkey", "Build A CON") == []
    assert game.coherence("Turkey", "Waive") == []
