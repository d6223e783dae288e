"""The caches of positions take no more memory than their bounds say."""

from __future__ import annotations

from typing import Any

import pytest

from casusbelli.service.base.recent_cache import CacheKind
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import bot_game
from casusbelli.service.games.conversation_counts import COUNTS
from casusbelli.service.games.situation import SITUATIONS
from casusbelli.service.reads import game_page
from casusbelli.service.reads.game_page import SHEETS
from casusbelli.service.reads.position_view import CANVASES, CHOICES, CONTENTS, NEWS, STORIES, VIEWS
from tests.service.cache_sizes import ENTRY_BYTES, check_weights
from tests.service.conftest import person

KINDS: tuple[CacheKind[Any, Any], ...] = (VIEWS, CHOICES, CONTENTS, CANVASES, NEWS, STORIES, SHEETS, SITUATIONS, COUNTS)
MOST_BYTES = 160 * 1024 * 1024


def test_all_of_them_together_are_bounded() -> None:
    most = [kind.most * ENTRY_BYTES.get(kind.name, 1) for kind in KINDS]
    assert sum(most) <= MOST_BYTES


@pytest.mark.parametrize("rules", ["standard", "international-relations", "masters"])
def test_entries_take_no_more_than_they_are_weighed(small_service: Service, rules: str) -> None:
    service, ada = small_service, person(small_service, "Ada")
    game = bot_game.against_bots(service, ada, Setup("A game", rules, settings=Settings(Clock(length=0))), "random")
    shown = game_page.screen(service, ada, game)
    with_layers = game_page.moment(service, ada, game, layers=shown.layers)
    for canvas in (shown.canvas, with_layers.canvas):
        assert canvas is not None
        for language in ("en", "de", "fr"):
            canvas.read_in(language).svg()
    assert {VIEWS.name, CHOICES.name, CANVASES.name, CONTENTS.name} <= check_weights(service.caches)
