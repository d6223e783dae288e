"""Orders in the words of the languages of the pages."""

from __future__ import annotations

import pytest

import casusbelli
from casusbelli.core.board_names import names_on
from casusbelli.core.notation import parse_all

BOARD = casusbelli.board("standard")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_a_page_shows_can_be_typed(language: str) -> None:
    game, names = casusbelli.new_game("standard"), names_on(BOARD).of(language)
    shown = [order for seat in game.seats for orders in game.decisions(seat.name) for order in orders]
    assert len(shown) > 200
    for order in shown:
        for text in (names.order(str(order)), names.order(str(order)).upper()):
            read, wrong = parse_all(text, BOARD)
            assert ([one.order for one in read], wrong) == ([order], []), text


@pytest.mark.parametrize(
    ("text", "orders", "nation"),
    [
        ("A Wien - Galizien, Armee Budapest unterstützt Wien → Galizien", ["A VIE - GAL", "A BUD S VIE - GAL"], None),
        ("Österreich: Flotte Sankt Petersburg (Südküste) - Livland", ["F STP/SC - LVN"], "Austria"),
        ("Armée Vienne tient", ["A VIE H"], None),
        ("A Wien - Galizia", [], None),  # half a name
        ("Verzicht auf einen Aufbau", ["Waive"], None),
    ],
)
def test_names_of_other_languages(text: str, orders: list[str], nation: str | None) -> None:
    read, wrong = parse_all(text, BOARD)
    assert [str(one.order) for one in read] == orders
    assert {one.nation for one in read} <= {nation}
    assert bool(wrong) is not bool(orders)
