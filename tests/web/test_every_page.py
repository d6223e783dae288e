"""Every page of a game in each state, for every role: none breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby
from casusbelli.service.people import accounts
from tests.web.conftest import opened
from tests.web.world import ENDLESS, ROLES, World, copied

OF_GAMES = ("", "/console", "/console/board", "/acts", "/dice", "/report", "/rulebook", "/now", "/picture", "/press")
OTHERS = (
    "/",
    "/boards",
    "/boards?mine=true",
    "/boards/new",
    "/boards/standard",
    "/dashboard",
    "/games",
    "/games?status=cancelled",
    "/how-to-play",
    "/new",
    "/rules",
    "/settings",
    "/moderation",
)


@pytest.mark.drawn(1)
@pytest.mark.parametrize("status", ["running", "paused", "needs-gm", "cancelled"])
def test_no_page_breaks(app: FastAPI, original: Path, world: World, tmp_path: Path, status: str) -> None:
    game = world.names["public"]
    paths = [*OTHERS, *(f"/games/{game}{page}" for page in OF_GAMES)]
    with copied(original, tmp_path) as service, opened(app, service, raise_server_exceptions=False) as client:
        with service.write() as tx:
            tx.run("UPDATE games SET status = ?, fault = 'it broke' WHERE id = ?", status, game)
        for role in ROLES:
            client.cookies.clear()
            if role != "visitor":
                client.cookies.set("casus_session", accounts.new_session(service, str(world.people[role].account)))
            answers = {path: client.get(path).status_code for path in paths}
            assert [path for path, code in answers.items() if code >= 500] == [], role


def paths_of_games(app: FastAPI) -> set[str]:
    """The pages and operations that can be viewed."""
    return {
        route.path.replace("{game_id}", "{game}")
        for route in app.routes
        if isinstance(route, APIRoute) and "GET" in (route.methods or ()) and "/games/{game" in route.path
    } - {f"/api/v1{ENDLESS.partition(' ')[2]}"}


@pytest.mark.drawn(1)
@pytest.mark.parametrize("kind", ["game", "sandbox", "table"])
def test_nothing_breaks_on_a_game_with_nothing_on_the_board(
    app: FastAPI, original: Path, world: World, tmp_path: Path, kind: Literal["game", "sandbox", "table"]
) -> None:
    paths = paths_of_games(app)
    assert {"/games/{game}/now", "/games/{game}/picture", "/api/v1/games/{game}/state"} < paths
    with copied(original, tmp_path) as service, opened(app, service, raise_server_exceptions=False) as client:
        game = lobby.create(service, world.people["player"], Setup("New", kind=kind))
        for role in ("visitor", "player", "administrator"):
            client.cookies.clear()
            if role != "visitor":
                client.cookies.set("casus_session", accounts.new_session(service, str(world.people[role].account)))
            for path in paths:
                for asked in ("", "?seat=France", "?phase=S1901M&order=A%20VIE%20H"):
                    status = client.get(path.replace("{game}", game) + asked).status_code
                    assert status < 500, (role, path, asked)


def test_routes_are_functions_of_their_modules(app: FastAPI) -> None:
    """They can be found by their names, and read without their surroundings."""
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    assert len(routes) > 150
    assert [route.path for route in routes if "<locals>" in route.endpoint.__qualname__] == []
