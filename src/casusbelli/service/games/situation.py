"""What everybody may know of a position that lists of games and pages ask for: who owes something, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from casusbelli.core.said import Text
from casusbelli.engine.view import Ending
from casusbelli.service.base.recent_cache import CacheKind
from casusbelli.service.games.open_game import OpenGame


class SituationKey(NamedTuple):
    """A position. ``chain`` is the hash of everything that has happened."""

    game: str
    chain: str
    waits: str | None
    thrown: str


class Situation(NamedTuple):
    """``owed``: seat -> what is due from it."""

    owed: Mapping[str, Text]
    outcome: Ending | None


SITUATIONS: CacheKind[SituationKey, Situation] = CacheKind("situations", 1024)


def situation(table: OpenGame) -> Situation:
    row = table.row
    cache = table.service.caches.of(SITUATIONS)
    return cache.find(SituationKey(table.id, row["chain"], row["waits"], row["thrown"]), lambda: _found(table))


def _found(table: OpenGame) -> Situation:
    return Situation(table.game.owed(), table.game.view(None)["outcome"])
