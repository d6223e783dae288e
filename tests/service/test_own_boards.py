"""Games on boards that are not included: their records contain the board."""

from __future__ import annotations

import pytest

from casusbelli.bots.process import BotProcess
from casusbelli.core.board import Board
from casusbelli.core.map_text import same_board
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import copies, lobby, seating
from casusbelli.service.games.bot_questions import question
from casusbelli.service.games.open_game import opened
from casusbelli.service.ops import upkeep
from casusbelli.service.ops.checking import check
from casusbelli.service.people.reliability import profile
from casusbelli.service.reads import downloads, game_view
from casusbelli.store import Store
from casusbelli.variants import UnknownMap, board, load_board, read_board
from tests.records.golden.make import HERE, LAGOON
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, made, person, settle, write_all

OWN = (HERE / "own-board.jsonl").read_text(encoding="utf-8")
SEATS = ("Doge", "New Pirates")
UNHURRIED = Settings(clock=Clock(length=0), misses=0)


def with_lagoon(name: str) -> Board:
    """Where a package that brings the lagoon is installed."""
    return load_board(LAGOON) if name == "lagoon" else board(name)


def with_another(name: str) -> Board:
    """Where a package brings another lagoon."""
    return read_board(LAGOON.read_text(encoding="utf-8").replace("victory = 2", "victory = 1"))


def elsewhere(service: Service) -> Service:
    """Another process on the same database, in which no such package is installed."""
    return Service(service.store, base_url=service.base_url)


@pytest.fixture
def rich(store: Store) -> Service:
    return Service(store, base_url="http://testserver", find_board=with_lagoon)


@pytest.mark.both_databases
def test_a_game_is_opened_from_its_record(rich: Service) -> None:
    people = {seat: person(rich, f"Player of {seat}") for seat in SEATS}
    game = made(rich, people["Doge"], map="lagoon", settings=Settings())
    poor = elsewhere(rich)
    forming = lobby.info(poor, VISITOR, game)
    assert (forming["map"], [seat["seat"] for seat in forming["seats"]]) == ("lagoon", list(SEATS))
    assert "# Standard Diplomacy (The Lagoon)" in downloads.rulebook(poor, VISITOR, game)
    for seat, who in people.items():
        seating.join(poor, who, game, seat)
    write_all(poor, game, people, {"Doge": "F CAN - WEST"})
    settle(poor)
    info = lobby.info(poor, VISITOR, game)
    assert info["phase"] == "S0100M"
    assert game_view.view(elsewhere(rich), VISITOR, game)["units"]["Doge"] == ["F WEST"]
    assert check(poor, game).faults == []
    assert check(poor, game).warnings == []
    assert profile(poor, "Player of Doge")["playing"] == 1


def test_another_map_of_that_name_is_told_and_not_used(rich: Service) -> None:
    game = made(rich, person(rich, "Ada"), map="lagoon", bots=dict.fromkeys(SEATS, "hold"), settings=UNHURRIED)
    other = elsewhere(rich)
    other.find_board = with_another
    with rich.read() as tx:
        assert opened(other, tx, game).board.victory == 2
    told = check(other, game)
    assert [line.partition(" (")[0] for line in told.warnings] == ["the map 'lagoon' that is known here is another one"]
    assert not told.faults


@pytest.mark.both_databases
def test_a_file_becomes_a_game_that_is_played_and_written_again(service: Service) -> None:
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, OWN)
    info = lobby.info(service, ada, game)
    assert (info["map"], info["phase"]) == ("lagoon", "F0100M")
    write_all(service, game, {info["seats"][0]["seat"]: ada, info["seats"][1]["seat"]: ada}, {"Doge": "F WEST - CAN"})
    settle(service)
    text = "".join(downloads.export(service, ada, game))
    again = read_game(text)
    assert same_board(again.rules.board, load_board(LAGOON))
    assert again.log[: len(read_game(OWN).log)] == read_game(OWN).log
    assert check(elsewhere(service), game).faults == []
    copy = copies.clone(service, ada, game)
    assert game_view.view(service, ada, copy)["units"] == game_view.view(service, ada, game)["units"]


def test_a_bot_in_a_process_of_its_own_knows_the_board(rich: Service) -> None:
    game = made(rich, person(rich, "Ada"), map="lagoon", bots=dict.fromkeys(SEATS, "greedy"), settings=UNHURRIED)
    process = BotProcess()
    try:
        with rich.read() as tx:
            table = opened(rich, tx, game)
            asked = question(table.row, table.game, "Doge", "greedy")
        said = process.ask(asked, 60)
    finally:
        process.close()
    assert (said.fault, len(said.lines)) == ("", 1)


def test_what_is_deleted_leaves_no_board(service: Service, clock: Shift) -> None:
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, OWN)
    lobby.cancel(service, ada, game)
    clock.ahead = 8 * 24 * HOUR
    upkeep.tidy(service)
    with service.read() as tx:
        assert tx.one("SELECT 1 AS yes FROM game_boards") is None


def test_boards_of_ours_are_not_kept_twice(service: Service) -> None:
    made(service, person(service, "Ada"))
    with service.read() as tx:
        assert tx.one("SELECT 1 AS yes FROM game_boards") is None
        row = tx.one("SELECT board, board_hash FROM games")
    assert row is not None
    assert (row["board"], row["board_hash"]) == ("standard", "")


def test_a_board_that_no_record_could_hold_is_refused(service: Service) -> None:
    def find(name: str) -> Board:
        raise UnknownMap(f"the map {name!r} of the package x cannot be read: no more")

    service.find_board = find
    with pytest.raises(ServiceError, match="the map 'lagoon' of the package x cannot be read: no more"):
        made(service, person(service, "Ada"), map="lagoon")


def test_a_board_in_a_file_is_no_larger_than_those_people_play_on(
    small_service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "LARGEST_BOARD", 5)
    ada = person(small_service, "Ada")
    with pytest.raises(ServiceError, match=r"has 6 provinces\. At most 5 are allowed"):
        copies.import_game(small_service, ada, OWN)
    short = (HERE / "short.jsonl").read_text(encoding="utf-8")  # its board is no larger for being imported
    assert lobby.info(small_service, ada, copies.import_game(small_service, ada, short))["map"] == "standard"


def test_few_boards_are_remembered(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service = small_service
    monkeypatch.setattr("casusbelli.service.base.game_cache.KEPT_BOARDS", 1)
    ada, texts = person(service, "Ada"), {}
    for n in range(3):
        played = Game.new("standard", read_board(f'name = "west-{n}"\ninherit = "western-mediterranean"'), bytes(32))
        texts[n] = copies.import_game(service, ada, write_game(played))
    for n, game in texts.items():
        assert game_view.view(Service(service.store), ada, game)["map"] == f"west-{n}"
        service.games.shelf.known.clear()
        assert game_view.view(service, ada, game)["map"] == f"west-{n}"
    assert len(service.games.boards) == 1
