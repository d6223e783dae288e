"""Games that the site shows to visitors, saved as they were played elsewhere: with their log and their dice."""

from __future__ import annotations

import json
from collections.abc import Mapping

from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import first_link
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import lobby
from casusbelli.service.games.open_game import OpenGame, header_of
from casusbelli.store import Tx

CLAIM = (
    "INSERT INTO shows (name, digest, game) VALUES (?, ?, NULL) ON CONFLICT (name) DO UPDATE"
    " SET digest = excluded.digest, game = NULL WHERE shows.digest <> excluded.digest OR shows.game = ?"
)


def claim(tx: Tx, name: str, digest: str, instead: str = "") -> bool:
    """Reserve this name for a game that is about to be saved in the same transaction. False: another process has been
    faster. ``instead``: the game that it replaces, even with the same digest."""
    return tx.run(CLAIM, name, digest, instead) == 1


def saved(
    service: Service, tx: Tx, owner: str, name: str, game: Game, bots: Mapping[str, str], settings: Settings
) -> OpenGame:
    """The game as a new row of the database, not yet running or finished."""
    rules = game.rules
    setup = Setup(name[:80], str(game.spec), rules.board.origin.name, rules.options, settings=settings)
    table = lobby.put_up(service, tx, owner, setup, rules)
    dice = rules.seed
    table.change(seed=dice.seed.hex(), commitment=dice.commitment, nonces=json.dumps(list(dice.nonces)))
    table.change(chain=first_link(header_of(table)), started=tx.now())
    table.game = game
    table.append(game.log)
    for seat, bot in bots.items():
        table.change_seat(seat, bot=bot)
    return table
