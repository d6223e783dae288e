"""What is loaded before the first request comes."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from casusbelli.core.events import Event
from casusbelli.engine.game import Game
from casusbelli.service.base.service import Service
from casusbelli.service.ops import next_games
from casusbelli.service.ops.next_games import open_next_games, rehearse_adjudications
from casusbelli.store import Row
from casusbelli.store.sqlite import SqliteStore
from casusbelli.web import warm_up
from casusbelli.web.app import furnish
from casusbelli.web.rendering import environment
from tests.service.tables import POWERS, made, person
from tests.web.application import the_app
from tests.web.world import World, copied


def warm(service: Service) -> None:
    app = the_app()
    furnish(app, service)
    try:
        asyncio.run(warm_up.warm_up(app))
    finally:
        gc.unfreeze()


def test_games_templates_and_connections_are_ready(world: World, original: Path, tmp_path: Path) -> None:
    with copied(original, tmp_path) as service:
        warm(service)
        assert world.names["public"] in service.games.shelf.known
        assert isinstance(service.store, SqliteStore)
        assert len(service.store.readers.idle) == warm_up.CONNECTIONS
        templates = environment().cache
        assert templates is not None
        assert len(templates) == len(environment().list_templates())


def test_no_game_is_opened_after_its_time(
    world: World, original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with copied(original, tmp_path) as service:
        assert open_next_games(service, -1.0) == []
        assert not service.games.shelf.known
        monkeypatch.setattr(next_games, "KEPT_GAMES", 1)
        assert len(open_next_games(service, 60.0)) <= 1
        assert len(service.games.shelf.known) == 1


def test_an_adjudication_is_rehearsed_and_nothing_of_it_is_kept(
    world: World, original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One game of each set of rules, and one that is broken stops nobody."""
    rehearsed, process = list[str](), Game.process

    def watched(game: Game, deadline: bool = False) -> list[Event]:
        rehearsed.append(str(game.spec))
        if len(rehearsed) == 1:
            raise RecursionError("poison")
        return process(game, deadline)

    monkeypatch.setattr(Game, "process", watched)
    with copied(original, tmp_path) as service:
        made(service, person(service, "Zoe"), "formal", bots=dict.fromkeys(POWERS, "hold"))
        before = everything(service)
        rehearse_adjudications(service, 60.0)
        assert everything(service) == before
        assert world.names["public"] in service.games.shelf.known
        with service.read() as tx:
            running = {str(row["rules"]) for row in tx.all("SELECT DISTINCT rules FROM games WHERE status = 'running'")}
            row = tx.one("SELECT * FROM games WHERE id = ?", world.names["public"])
            assert row is not None
            assert service.game(tx, row).phase == row["phase"]
    assert len(rehearsed) == len(running) == 2
    assert caplog.text.count("could not be opened in advance") == 1


def everything(service: Service) -> dict[str, list[Row]]:
    with service.read() as tx:
        return {table: tx.all(f"SELECT * FROM {table}") for table in ("games", "events", "drafts", "news", "snapshots")}


def test_a_process_starts_even_if_nothing_can_be_loaded(
    original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> list[str]:
        raise RuntimeError("no games")

    monkeypatch.setattr(warm_up, "open_next_games", broken)
    with copied(original, tmp_path) as service:
        warm(service)
    assert "not everything could be loaded" in caplog.text
