"""Integrity check of a game in the database: the same checks that ``casus verify`` runs on a file."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Raw

from casusbelli.core.canon import encode
from casusbelli.core.said import said
from casusbelli.records.games.game_file import BrokenGameFile, LogEntry, other_board, read_game
from casusbelli.records.games.verify import Verification, check_dice, moments, rejudge
from casusbelli.service.base.service import Service
from casusbelli.service.base.snapshots import wrong_snapshots
from casusbelli.service.games.open_game import header_of, opened
from casusbelli.store import Row, Tx


def check(service: Service, game_id: str) -> Verification:
    """Raise BrokenGameFile if the log has been altered. Snapshots that do not hold what the log gives are faults, and
    are deleted."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        row = table.row
        lines = [encode(header_of(table, row["seed"])), *_entries(tx, row)]
        text = "".join(f"{line.decode()}\n" for line in lines)
        game = read_game(text, service.find_board)
        if (row["seq"], row["chain"]) != _last(lines):
            raise BrokenGameFile(said("service.other-log", n=row["seq"]))
        states = {number - 1: state for number, _event, state in moments(game.rules, game.log)}
        wrong = wrong_snapshots(tx, game_id, table.rules, {**states, len(game.log): game.state})
    _delete(service, game_id, wrong)
    told = tuple(f"the snapshot after event {seq} was not what the log gives; it has been deleted" for seq in wrong)
    other = other_board(game, service.find_board)
    return Verification(game, check_dice(game), tuple(rejudge(game)), other, told)


def _delete(service: Service, game_id: str, snapshots: Sequence[int]) -> None:
    if snapshots:
        with service.write() as tx:
            for seq in snapshots:
                tx.queue("DELETE FROM snapshots WHERE game = ? AND seq = ?", game_id, seq)
        service.games.shelf.drop(game_id)


def _entries(tx: Tx, row: Row) -> list[bytes]:
    rows = tx.all("SELECT * FROM events WHERE game = ? ORDER BY seq", row["id"])
    return [encode(LogEntry(event["seq"], event["hash"], Raw(event["body"].encode()))) for event in rows]


def _last(lines: list[bytes]) -> tuple[int, str]:
    entry = json.loads(lines[-1])
    return entry["n"], entry["hash"]
