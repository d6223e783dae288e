"""Copies of games: how many, how long they may be together, and what becomes of those that were given up."""

from __future__ import annotations

import pytest

from casusbelli.service import copies, games, looking, upkeep
from casusbelli.service import house as houses
from casusbelli.service.errors import Refused
from casusbelli.service.guests import OF_GAME
from casusbelli.service.house import VISITOR, House
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, settle


def bots_only(house: House) -> str:
    game = made(house, person(house, "Olga"), "standard + last-year(year=1902)", bots=dict.fromkeys(POWERS, "hold"))
    settle(house)
    return game


def test_all_sandboxes_of_an_account_have_a_share(house: House, monkeypatch: pytest.MonkeyPatch, clock: Shift) -> None:
    game, ada, bob = bots_only(house), person(house, "Ada"), person(house, "Bob")
    first = copies.clone(house, ada, game)
    text = "".join(looking.export(house, VISITOR, game))
    monkeypatch.setattr(copies, "MOST_OF_ALL", len(text))
    with pytest.raises(Refused, match="your sandboxes have at most"):
        copies.clone(house, ada, game)
    with pytest.raises(Refused) as refusal:
        copies.import_game(house, ada, text)
    assert refusal.value.code == "too-many-copies"
    copies.clone(house, bob, game)
    games.cancel(house, ada, first)
    with pytest.raises(Refused):  # what was cancelled is still there
        copies.clone(house, ada, game)
    clock.ahead = 8 * 24 * HOUR
    upkeep.tidy(house)
    with house.read() as tx:
        for table in OF_GAME:
            assert tx.one(f"SELECT 1 AS yes FROM {table} WHERE game = ?", first) is None, table
    copies.clone(house, ada, game)
    assert games.info(house, VISITOR, game)["status"] == "finished", "games are never deleted"


def test_long_games_leave_the_shelf_sooner(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = small_house
    game, ada = bots_only(house), person(house, "Ada")
    made_ = [copies.clone(house, ada, game) for _n in range(4)]
    for copy in made_:
        looking.view(house, ada, copy)
    assert set(made_) <= set(house.shelf)
    length = house.shelf[made_[0]].seq
    monkeypatch.setattr(houses, "KEPT_EVENTS", 2 * length)
    house.shelf.clear()
    for copy in made_:
        looking.view(house, ada, copy)
    assert list(house.shelf) == made_[-2:]
