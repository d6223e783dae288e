"""Integrity check of a game in the database: the same checks that ``casus verify`` runs on a file."""

from __future__ import annotations

import json

from msgspec import Raw

from casusbelli.core.canon import encode
from casusbelli.core.said import said
from casusbelli.records.games.game_file import BrokenGameFile, LogEntry, other_board, read_game
from casusbelli.records.games.verify import Verification, check_dice, rejudge
from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import header_of, opened
from casusbelli.store import Row, Tx


def check(service: Service, game_id: str) -> Verification:
    """Raise BrokenGameFile if the log has been altered."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        row = table.row
        lines = [encode(header_of(table, row["seed"])), *_entries(tx, row)]
    text = "".join(f"{line.decode()}\n" for line in lines)
    game = read_game(text, service.find_board)
    if (row["seq"], row["chain"]) != _last(lines):
        raise BrokenGameFile(said("service.other-log", n=row["seq"]))
    return Verification(game, check_dice(game), tuple(rejudge(game)), other_board(game, service.find_board))


def _entries(tx: Tx, row: Row) -> list[bytes]:
    rows = tx.all("SELECT * FROM events WHERE game = ? ORDER BY seq", row["id"])
    return [encode(LogEntry(event["seq"], event["hash"], Raw(event["body"].encode()))) for event in rows]


def _last(lines: list[bytes]) -> tuple[int, str]:
    entry = json.loads(lines[-1])
    return entry["n"], entry["hash"]
