"""Reading never writes: no GET begins a write transaction, or changes a game that it has looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from casusbelli.engine.game import Game
from casusbelli.service.base.game_cache import GameCache, Kept
from casusbelli.service.base.service import Service
from casusbelli.service.games import lobby, order_entry
from casusbelli.service.ops import downtime
from casusbelli.service.people import accounts
from casusbelli.store import Row, Tx
from casusbelli.store.sqlite import SqliteStore
from tests.web.conftest import opened
from tests.web.test_every_page import OF_GAMES, OTHERS
from tests.web.world import ENDLESS, ROLES, TABLE, World, copied

FILES = (
    *("/rulebook", "/replay.html", "/picture.svg", "/story.txt", "/press.txt", "/state.json", "/position.txt"),
    "/game.jsonl",
    "/game-with-messages.jsonl",
)
LOOKS = "administrator"  # who takes a game of others along writes down that they looked, for its players to read
TEXT = "A PAR - BUR\nPropose draw\nVote for 7\nnonsense"
LINES = ("Propose%20draw", "A%20MAR%20-%20SPA%0AVote%20for%201", "Vote%20for%209")


@dataclass
class Watched:
    """Records write transactions, and each game that was handed out, as it was then."""

    writes: list[str] = field(default_factory=list)
    games: list[tuple[Game, tuple[object, ...]]] = field(default_factory=list)
    count: int = 0

    def check(self, path: str) -> None:
        assert not self.writes, path
        for game, before in self.games:
            assert as_it_is(game) == before, path
        self.count += len(self.games)
        self.games.clear()


def as_it_is(game: Game) -> tuple[object, ...]:
    return game.state_hash(), tuple(game.log), dict(game.drafts), set(game.ready), game.awaited


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    found, write, game_of = Watched(), SqliteStore._write, GameCache.game_of

    @contextmanager
    def writing(store: SqliteStore) -> Iterator[Tx]:
        with write(store) as tx:
            found.writes.append("a transaction that writes")
            yield tx

    def handed_out(cache: GameCache, tx: Tx, row: Row, kept: Kept) -> Game:
        made = game_of(cache, tx, row, kept)
        found.games.append((made, as_it_is(made)))
        return made

    monkeypatch.setattr(downtime, "beat_of_web", lambda _service: None)  # that comes of the clock, not of a request
    monkeypatch.setattr(SqliteStore, "_write", writing)
    monkeypatch.setattr(GameCache, "game_of", handed_out)
    return found


def drafted(service: Service, world: World, game: str) -> None:
    """A draft with all there is: orders, what was done at once, what is refused and could be done by now."""
    player = world.people["player"]
    phase = lobby.info(service, player, game)["phase"]
    for text in ("A PAR - BUR\nVote for 1", f"{TEXT}\nVote for 1"):
        order_entry.submit(service, player, game, "France", phase, text)


def paths(world: World, role: str) -> Iterator[str]:
    for operation, (may, _scope, _body) in TABLE.items():
        if operation.startswith("GET ") and operation != ENDLESS and role in may:
            yield world.path(operation, "public")
    yield from OTHERS
    game = world.names["public"]
    yield from (f"/games/{game}{page}" for page in (*OF_GAMES, *FILES))
    if role == "player":
        yield from (f"/games/{game}/preview?seat=France&line={line}" for line in LINES)


def sign_in(client: TestClient, service: Service, world: World, role: str) -> None:
    client.cookies.clear()
    if role != "visitor":
        client.cookies.set("casus_session", accounts.new_session(service, str(world.people[role].account)))


def test_get_writes_nothing(app: FastAPI, original: Path, world: World, tmp_path: Path, watched: Watched) -> None:
    with copied(original, tmp_path) as service, opened(app, service) as client:
        drafted(service, world, world.names["public"])
        for role in sorted({*ROLES} - {LOOKS}):
            sign_in(client, service, world, role)
            client.get("/")
            watched.writes.clear()
            watched.games.clear()
            for path in paths(world, role):
                answer = client.get(path)
                assert answer.status_code < 500, (role, path)
                watched.check(f"{role}: {path}")
    assert watched.count > 100
