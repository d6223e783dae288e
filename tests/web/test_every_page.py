"""Every page of a game in its states, for every role: none breaks."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI

from casusbelli.service import accounts
from tests.web.conftest import opened
from tests.web.world import ROLES, World, copied

OF_GAMES = ("", "/console", "/console/board", "/acts", "/dice", "/report", "/rulebook", "/now", "/picture")
OTHERS = ("/", "/dashboard", "/games", "/games?status=cancelled", "/new", "/rules", "/settings", "/moderation")


@pytest.mark.parametrize("status", ["running", "paused", "needs-gm", "cancelled"])
def test_no_page_breaks(app: FastAPI, original: Path, world: World, tmp_path: Path, status: str) -> None:
    game = world.names["public"]
    paths = [*OTHERS, *(f"/games/{game}{page}" for page in OF_GAMES)]
    with copied(original, tmp_path) as house, opened(app, house, raise_server_exceptions=False) as client:
        with house.write() as tx:
            tx.run("UPDATE games SET status = ?, fault = 'it broke' WHERE id = ?", status, game)
        for role in ROLES:
            client.cookies.clear()
            if role != "visitor":
                client.cookies.set("casus_session", accounts.new_session(house, str(world.people[role].account)))
            answers = {path: client.get(path).status_code for path in paths}
            assert [path for path, code in answers.items() if code >= 500] == [], role
