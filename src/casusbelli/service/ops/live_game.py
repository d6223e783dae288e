"""A game among bots that is always running, at a slow clock, so that visitors find one to watch."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import cycle
from typing import Final

from casusbelli.bots.match import Match
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.game import Game
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Clock, Settings
from casusbelli.service.games import adjudicating
from casusbelli.service.games.open_game import EVERYBODY, OPEN
from casusbelli.service.games.setup_options import STANDARD
from casusbelli.service.ops.shown_games import claim, saved
from casusbelli.service.people.guests import remove_game
from casusbelli.store import Row
from casusbelli.variants.table import new_game

LIVE: Final = "live"  # its name among the shown games; their digest is its rules
PREFIX: Final = "Live"
SLOW: Final = Settings(clock=Clock(length=15, lengths={"R": 5, "A": 5, "B": 5}, early=False))
CAST: Final = ("dumbbot", "random", "greedy")
PLAYED: Final = (6, 3, 0)  # phases played before it is shown, for something to see; fewer if it is over by then
LEFT: Final = 3  # how many finished ones stay
OVER: Final = (
    f"SELECT id FROM games g WHERE owner = ? AND name LIKE '{PREFIX}: %' AND status NOT IN {OPEN}"
    " AND NOT EXISTS (SELECT 1 FROM shows s WHERE s.game = g.id) ORDER BY ended DESC, id"
)


def keep_live(service: Service, owner: str, played: Sequence[tuple[str, str]]) -> list[str]:
    """Start the next one if none is running. ``played``: titles and rules, which take turns."""
    with service.read() as tx:
        sql = "SELECT s.digest, s.game, g.status FROM shows s LEFT JOIN games g ON g.id = s.game WHERE s.name = ?"
        row = tx.one(sql, LIVE)
    if not played or (row is not None and row["status"] in OPEN):
        return []
    title, rules = _next(played, row)
    game, cast = _begun(rules)
    with service.write() as tx:
        if not claim(tx, LIVE, rules, str(row["game"]) if row is not None else ""):
            return []
        table = saved(service, tx, owner, f"{PREFIX}: {title}", game, cast, SLOW)
        tx.set("shows", {"name": LIVE}, game=table.id)
        table.tell(EVERYBODY, "begun")
        adjudicating.go_on(table)
        made = table.id
    _clear(service, owner)
    return [made]


def _next(played: Sequence[tuple[str, str]], before: Row | None) -> tuple[str, str]:
    rules = [spec for _title, spec in played]
    last = rules.index(before["digest"]) if before is not None and before["digest"] in rules else -1
    return played[(last + 1) % len(played)]


def _begun(rules: str) -> tuple[Game, dict[str, str]]:
    """A game that bots have begun, and its cast. Nobody can foresee its dice."""
    cast = dict(zip(new_game(rules, STANDARD, seed=bytes(SEED_BYTES)).rules.names, cycle(CAST), strict=False))
    games = (Match.of(rules, STANDARD, {}, cast, secrets.token_hex(SEED_BYTES)).play(n) for n in PLAYED)
    return next(game for game in games if game.state.outcome is None), cast


def _clear(service: Service, owner: str) -> None:
    """Delete finished ones except the latest, so that they do not fill the database."""
    with service.write() as tx:
        for row in tx.all(f"{OVER} LIMIT 50 OFFSET {LEFT}", owner):
            remove_game(tx, row["id"])
