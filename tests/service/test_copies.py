"""Copies of games: their number, their total size, and what happens to abandoned ones."""

from __future__ import annotations

import pytest

from casusbelli.service.base import service as houses
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import copies, lobby
from casusbelli.service.ops import upkeep
from casusbelli.service.people.guests import OF_GAME
from casusbelli.service.reads import downloads, game_view
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, settle


def bots_only(service: Service) -> str:
    game = made(service, person(service, "Olga"), "standard + last-year(year=1902)", bots=dict.fromkeys(POWERS, "hold"))
    settle(service)
    return game


@pytest.mark.both_databases
def test_all_sandboxes_of_an_account_have_a_share(
    service: Service, monkeypatch: pytest.MonkeyPatch, clock: Shift
) -> None:
    game, ada, bob = bots_only(service), person(service, "Ada"), person(service, "Bob")
    first = copies.clone(service, ada, game)
    text = "".join(downloads.export(service, VISITOR, game))
    monkeypatch.setattr(copies, "MOST_OF_ALL", len(text))
    with pytest.raises(ServiceError, match="Your sandboxes together have reached the limit"):
        copies.clone(service, ada, game)
    with pytest.raises(ServiceError) as refusal:
        copies.import_game(service, ada, text)
    assert refusal.value.code == "too-many-copies"
    copies.clone(service, bob, game)
    lobby.cancel(service, ada, first)
    with pytest.raises(ServiceError):  # what was cancelled is still there
        copies.clone(service, ada, game)
    clock.ahead = 8 * 24 * HOUR
    upkeep.tidy(service)
    with service.read() as tx:
        for table in OF_GAME:
            assert tx.one(f"SELECT 1 AS yes FROM {table} WHERE game = ?", first) is None, table
    copies.clone(service, ada, game)
    assert lobby.info(service, VISITOR, game)["status"] == "finished", "games are never deleted"


def test_long_games_leave_the_shelf_sooner(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service = small_service
    game, ada = bots_only(service), person(service, "Ada")
    made_ = [copies.clone(service, ada, game) for _n in range(4)]
    for copy in made_:
        game_view.view(service, ada, copy)
    assert set(made_) <= set(service.shelf)
    length = service.shelf[made_[0]].seq
    monkeypatch.setattr(houses, "KEPT_EVENTS", 2 * length)
    service.shelf.clear()
    for copy in made_:
        game_view.view(service, ada, copy)
    assert list(service.shelf) == made_[-2:]
