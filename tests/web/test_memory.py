"""Pages: what is cached of them takes no more memory than its bounds say, and a repeated request leaves nothing."""

from __future__ import annotations

import gc
import sys

import pytest
from fastapi import FastAPI

from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import bot_game
from casusbelli.service.people import accounts
from casusbelli.web import fragments
from casusbelli.web.pages.game_presenter import SHOWN
from tests.service.cache_sizes import check_weights
from tests.service.conftest import person
from tests.web import conftest

TIMES, ROUNDS = 60, 3
"""A leak leaves at least one block of each request in every round; what is cached and given back evens out."""


def test_pages(app: FastAPI, small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fragments, "FRAGMENTS", fragments.fragment_cache())
    service, ada = small_service, person(small_service, "Ada")
    setup = Setup("A game", "international-relations", settings=Settings(Clock(length=0)))
    game = bot_game.against_bots(service, ada, setup, "random")
    client = conftest.opened(app, service)
    client.cookies.set("casus_session", accounts.new_session(service, ada.known()))
    for language in ("en", "de"):
        for path in (f"/games/{game}", f"/games/{game}/now"):
            assert client.get(path, headers={"Accept-Language": language}).status_code == 200
    assert SHOWN.name in check_weights(service.caches)
    parts = fragments.FRAGMENTS.known.values()
    assert 0 < sum(sys.getsizeof(part.value) for part in parts) <= fragments.FRAGMENTS.size

    def asked() -> int:
        for _time in range(TIMES):
            for path in (f"/games/{game}", f"/games/{game}/now", "/games", f"/api/v1/games/{game}/state"):
                assert client.get(path).status_code == 200
        gc.collect()
        return sys.getallocatedblocks()

    asked()
    counts = [asked() for _round in range(ROUNDS + 1)]
    assert counts[-1] - counts[0] < TIMES * ROUNDS, counts
