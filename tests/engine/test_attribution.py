"""Which order each consequence is shown with."""

from __future__ import annotations

import pytest

import casusbelli

AFTER_SPRING = "A BUD - SER\nA VIE - BUD\nF TRI - ALB"


@pytest.mark.parametrize(
    ("orders", "belongs"),
    [
        (
            "A SER S F ALB - GRE\nF ALB - GRE\nA BUD - GAL",
            {
                "ir.cost-in-all-you": None,
                "ir.charged-you": "F ALB - GRE",
                "ir.gain": "F ALB - GRE",
                "ir.total-you": None,
            },
        ),
        ("Enter MDT with Italy\nA BUD - GAL", {"ir.not-yet": "Enter MDT with Italy"}),
        ("A BUD - VEN VIA\nF ALB - ION", {"engine.void": "A BUD - VEN VIA"}),
    ],
)
def test_a_consequence_belongs_to_the_order_that_causes_it(orders: str, belongs: dict[str, str | None]) -> None:
    game = casusbelli.new_game("international-relations")
    while not game.phase.startswith("S1901M"):
        game.process()
    game.submit("Austria", AFTER_SPRING)
    game.process()
    told = {told.text.code: told.order for told in game.preview("Austria", orders) if not isinstance(told.text, str)}
    assert {code: str(told[code]) if told[code] else None for code in belongs} == belongs
