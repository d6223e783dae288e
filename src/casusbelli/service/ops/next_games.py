"""The games whose deadlines come next, opened before anybody asks for them: a process that has just started is as fast
as one that has been running."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Halted
from casusbelli.service.base.game_cache import KEPT_GAMES
from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.games.saved_drafts import restore
from casusbelli.store import StoreDown, Tx

log = logging.getLogger(__name__)
NEXT: Final = "SELECT * FROM games WHERE status = 'running' ORDER BY deadline IS NULL, deadline, id LIMIT ?"
ANY_ORDER: Final = "A PAR H"  # understood or not: to be read, it needs all that other orders need


def open_next_games(service: Service, seconds: float) -> list[str]:
    """Open as many as fit into the cache and into this time. Returns those that everybody may see: first one for each
    set of rules."""
    first, more = dict[str, str](), list[str]()
    with service.read() as tx:
        for table in _next_games(service, tx, seconds):
            row, game = table.row, table.game
            if row["rules"] not in first:
                game.accept(next(iter(table.seats)), ANY_ORDER)
            if row["visibility"] == "public" and first.setdefault(row["rules"], table.id) != table.id:
                more.append(table.id)
    return [*first.values(), *more]


def rehearse_adjudications(service: Service, seconds: float) -> None:
    """Open as many as fit into the cache and into this time, and adjudicate one for each set of rules without storing
    anything: what is computed only once in a process is computed before a deadline passes."""
    rehearsed = set[str]()
    with service.read() as tx:
        for table in _next_games(service, tx, seconds):
            if table.row["rules"] not in rehearsed:
                rehearsed.add(table.row["rules"])
                with _skipping(table.id):
                    _rehearse(table)


def _rehearse(table: OpenGame) -> None:
    restore(table)
    with suppress(Halted, RollAwaited):
        table.game.process()
    table.rules.states.encode(table.game.state)


def _next_games(service: Service, tx: Tx, seconds: float) -> Iterator[OpenGame]:
    until = time.monotonic() + seconds
    for row in tx.all(NEXT, KEPT_GAMES):
        if time.monotonic() > until:
            return
        table = OpenGame(service, tx, row)
        with _skipping(table.id):
            _ = table.game  # opens it
            yield table


@contextmanager
def _skipping(game: str) -> Iterator[None]:
    """Log what is wrong with a broken game, and go on to the next one."""
    try:
        yield
    except StoreDown:
        raise
    except Exception:
        log.exception("game %s could not be opened in advance", game)
