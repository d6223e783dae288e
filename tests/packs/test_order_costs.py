"""The costs of orders, as amounts that can be added up, in the words of each rule."""

from __future__ import annotations

import pytest

from casusbelli.core.said import render
from casusbelli.engine import play
from casusbelli.engine.display import total_cost
from casusbelli.engine.game import Game
from casusbelli.variants import board

COSTS = (
    ("formal", "S1901M", "Italy", "DWO France\nDWO Austria", "−2 points", "−2 Punkte"),
    ("international-relations", "S1901M", "Austria", "A BUD - SER", "3 penalty points", "3 Strafpunkte"),
    ("international-relations", "S1901M", "Austria", "A BUD - SER\nF TRI - VEN", "5 penalty points", "5 Strafpunkte"),
    ("standard", "S1901M", "Austria", "A BUD - SER", "", ""),
)


@pytest.mark.parametrize(("rules", "phase", "seat", "orders", "english", "german"), COSTS)
def test_the_cost_of_orders_is_said_as_a_sum(
    rules: str, phase: str, seat: str, orders: str, english: str, german: str
) -> None:
    game = Game.new(rules, board("standard"), bytes(32))
    opened, game.state = play.resume(game.rules, game.state, phase)
    game.log = [*game.log, *opened]
    told = game.preview(seat, orders)
    costs = [cost.told for cost in total_cost(told)]
    assert ", ".join(map(str, costs)) == english
    assert ", ".join(render(cost, "de") for cost in costs) == german
    assert all(english in str(one.text) for one in told if str(one.text).startswith("In all"))
