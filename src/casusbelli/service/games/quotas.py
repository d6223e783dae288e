"""Quotas: how much of the database one account can fill with sandboxes, and other players' attention with motions."""

from __future__ import annotations

from typing import Final

from casusbelli.core.said import said
from casusbelli.service.base.guest_names import NAME
from casusbelli.service.base.service_errors import conflict
from casusbelli.service.games.open_game import OpenGame
from casusbelli.store import Tx

CHARACTERS, OF_A_GUEST = 64_000_000, 4_000_000  # of the logs of all sandboxes of one account
EVENTS, EVENTS_OF_A_GUEST = 200_000, 20_000  # in the same logs; one has some 200 characters
MOTIONS: Final = 10  # of one seat in a phase


def check_copies(tx: Tx, owner: str, size: int) -> None:
    """Nobody can fill the database with copies of a long game. Canceled ones count until they are deleted."""
    sql = (
        "SELECT SUM(LENGTH(e.body)) AS size FROM events e JOIN games g ON g.id = e.game"
        " WHERE g.owner = ? AND g.kind <> 'game'"
    )
    row, most = tx.one(sql, owner), OF_A_GUEST if is_guest(tx, owner) else CHARACTERS
    if row is not None and (row["size"] or 0) + size > most:
        raise conflict("too-many-copies", said("service.too-many-copies", most=most))


def check_step(table: OpenGame) -> None:
    """Nobody can fill the database by adjudicating a sandbox without end."""
    if table.row["kind"] == "game":
        return
    sql = "SELECT SUM(seq) AS n FROM games WHERE owner = ? AND kind <> 'game'"
    row, owner = table.tx.one(sql, table.row["owner"]), str(table.row["owner"])
    most = EVENTS_OF_A_GUEST if is_guest(table.tx, owner) else EVENTS
    if row is not None and (row["n"] or 0) > most:
        raise conflict("too-many-copies", said("service.long-sandboxes", most=most))


def check_motions(table: OpenGame, seat: str) -> None:
    sql = "SELECT COUNT(*) AS n FROM motions WHERE game = ? AND seat = ? AND phase = ?"
    row = table.tx.one(sql, table.id, seat, table.phase)
    if row is not None and row["n"] >= MOTIONS:
        raise conflict("too-many-motions", said("service.too-many-motions", n=MOTIONS))


def is_guest(tx: Tx, account: str) -> bool:
    row = tx.one("SELECT name, password FROM accounts WHERE id = ?", account)
    return row is not None and not row["password"] and row["name"].startswith(NAME)
