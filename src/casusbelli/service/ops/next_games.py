"""The games whose deadlines come next, opened before anybody asks for them: a process that has just started is as fast
as one that has been running."""

from __future__ import annotations

import time
from typing import Final

from casusbelli.service.base.game_cache import KEPT_GAMES
from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import OpenGame

NEXT: Final = "SELECT * FROM games WHERE status = 'running' ORDER BY deadline IS NULL, deadline, id LIMIT ?"
ANY_ORDER: Final = "A PAR H"  # understood or not: to be read, it needs all that other orders need


def open_next_games(service: Service, seconds: float) -> list[str]:
    """Open as many as fit into the cache and into this time. Returns those that everybody may see: first one for each
    set of rules."""
    until, first, more = time.monotonic() + seconds, dict[str, str](), list[str]()
    with service.read() as tx:
        for row in tx.all(NEXT, KEPT_GAMES):
            if time.monotonic() > until:
                break
            table = OpenGame(service, tx, row)
            game = table.game
            if row["rules"] not in first:
                game.accept(next(iter(table.seats)), ANY_ORDER)
            if row["visibility"] == "public" and first.setdefault(row["rules"], table.id) != table.id:
                more.append(table.id)
    return [*first.values(), *more]
