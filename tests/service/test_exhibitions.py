"""Exhibitions are finished games that everybody finds, and a game among bots is always running."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from casusbelli.records.games.exhibition_file import exhibitions
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import MINUTE
from casusbelli.service.games import adjudicating, lobby
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops import bot_turns, checking, demo, exhibition_import, live_game, worker
from casusbelli.service.ops.exhibition_import import keep_exhibitions
from casusbelli.service.ops.live_game import keep_live
from casusbelli.service.reads import downloads, exhibition_pages, game_view
from tests.service.conftest import Clock
from tests.service.tables import made, person, settle

TWO = ("tossed-coin", "four-times-paris")
PLAYED = [("Standard", "standard"), ("World War I Diplomacy", "world-war-one")]


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the shortest exhibitions."""
    few = {name: exhibitions()[name] for name in TWO}
    for module in (exhibition_import, exhibition_pages):
        monkeypatch.setattr(module, "exhibitions", lambda: few)


def owner_of(service: Service) -> str:
    return str(person(service, demo.OWNER).account)


def finished(service: Service) -> list[str]:
    return [game["name"] for game in lobby.listing(service, VISITOR, "finished")["games"]]


@pytest.mark.both_databases
@pytest.mark.usefixtures("two")
def test_exhibitions_are_imported_once(service: Service) -> None:
    owner = owner_of(service)
    games = keep_exhibitions(service, owner)
    assert len(games) == len(TWO)
    assert keep_exhibitions(service, owner) == []
    assert finished(service) == ["The coin decides for Italy", "Four times Paris"]
    for one in exhibition_pages.shown(service).values():
        assert one.game in games
        assert [told["phase"] for told in game_view.phases(service, VISITOR, one.game)].count(one.opens) == 1
        assert lobby.info(service, VISITOR, one.game)["seats_free"] == 0
        assert checking.check(service, one.game).faults == []
        assert "".join(downloads.export(service, VISITOR, one.game)) == exhibitions()[one.name].game_text


@pytest.mark.both_databases
@pytest.mark.usefixtures("two")
def test_a_changed_exhibition_and_those_of_earlier_versions_are_hidden(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = owner_of(service)
    ada = person(service, "Ada")
    earlier, hers = made(service, ada), made(service, ada)
    with service.write() as tx:
        tx.set("games", {"id": earlier}, name="Exhibition: Standard", owner=owner, status="finished")
        tx.set("games", {"id": hers}, name="Exhibition: Standard", status="finished")
    [first, second] = keep_exhibitions(service, owner)
    names = finished(service)
    assert sorted(names) == ["Exhibition: Standard", "Four times Paris", "The coin decides for Italy"]
    assert lobby.info(service, VISITOR, hers)["visibility"] == "public"
    with pytest.raises(ServiceError):
        lobby.info(service, VISITOR, earlier)
    with service.write() as tx:
        tx.run("UPDATE shows SET digest = 'of another file' WHERE game = ?", first)
    [third] = keep_exhibitions(service, owner)
    assert sorted(finished(service)) == sorted(names)
    assert {one.game for one in exhibition_pages.shown(service).values()} == {second, third}
    with pytest.raises(ServiceError):
        lobby.info(service, VISITOR, first)


def test_a_file_that_cannot_be_read_stops_nobody(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    one = exhibitions()[TWO[0]]
    broken = type(one)(one.name, one.texts, replace(one.table), one.packed[:-100])
    monkeypatch.setattr(exhibition_import, "exhibitions", lambda: {one.name: broken})
    assert keep_exhibitions(small_service, owner_of(small_service)) == []
    assert finished(small_service) == []


# --- the running game


@pytest.mark.both_databases
def test_a_game_is_always_running_at_a_slow_clock(service: Service, clock: Clock) -> None:
    owner = owner_of(service)
    [game] = keep_live(service, owner, PLAYED)
    assert keep_live(service, owner, PLAYED) == []
    begun = lobby.info(service, VISITOR, game)
    assert (begun["status"], begun["name"], begun["seats_free"]) == ("running", "Live: Standard", 0)
    assert len(game_view.phases(service, VISITOR, game)) == live_game.PLAYED[0] + 1
    settle(service)
    assert lobby.info(service, VISITOR, game)["phase"] == begun["phase"]  # it waits for its deadline
    assert begun["deadline"] is not None
    clock.ahead += 16 * MINUTE
    worker.beat(service)
    bot_turns.play(service)
    worker.judge_due(service)
    assert lobby.info(service, VISITOR, game)["phase"] != begun["phase"]
    assert checking.check(service, game).faults == []


@pytest.mark.both_databases
def test_when_it_is_over_the_next_rules_take_their_turn(service: Service) -> None:
    owner, games = owner_of(service), list[str]()
    for _ in range(live_game.LEFT + 3):
        [game] = keep_live(service, owner, PLAYED)
        games.append(game)
        with service.write() as tx:
            adjudicating._end(opened(service, tx, game, lock=True))
    names = [game["name"] for game in lobby.listing(service, VISITOR)["games"]]
    assert names == [f"Live: {PLAYED[n % 2][0]}" for n in range(live_game.LEFT + 2, 1, -1)]
    with service.read() as tx:
        assert tx.one("SELECT 1 AS yes FROM events WHERE game = ?", games[0]) is None
    assert keep_live(service, owner, []) == []
