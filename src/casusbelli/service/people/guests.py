"""Guest accounts: play without registering; no name, no password."""

from __future__ import annotations

import secrets

from casusbelli.service.base.guest_names import NAME
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.names import key_of
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.games.open_game import OPEN
from casusbelli.service.people import accounts
from casusbelli.service.people.deletion import OWN
from casusbelli.store import Tx, new_id


def guest(service: Service, address: str) -> tuple[Who, str]:
    """Create a guest account; return it and the secret of its session in this browser."""
    spend_exactly(service, ("come as a guest", address, 20, 3600), ("come as a guest", address, 60, DAY_SECONDS))
    with service.write() as tx:
        who = _added(tx)
    return who, accounts.new_session(service, who.known())


def _added(tx: Tx) -> Who:
    name, number = f"{NAME}{secrets.token_hex(4)}", new_id()
    tx.add("accounts", id=number, name=name, name_key=key_of(name), look=name, created=tx.now())
    return Who(number, name, "player")


@needs(PERSON)
def is_guest(service: Service, who: Who) -> bool:
    """Is this account still a guest, without a name and a password (``accounts.claim``)?"""
    with service.read() as tx:
        row = tx.one("SELECT password FROM accounts WHERE id = ?", who.known())
        return row is not None and not row["password"]


@needs(PERSON)
def at_stake(service: Service, who: Who) -> dict[str, int]:
    """What a guest loses by signing out: sandboxes and table games, and seats in games that go on."""
    own = "SELECT COUNT(*) AS n FROM games WHERE owner = ? AND kind <> 'game' AND status <> 'cancelled'"
    seats = (
        "SELECT COUNT(DISTINCT g.id) AS n FROM games g JOIN seats s ON s.game = g.id WHERE s.account = ?"
        f" AND g.kind = 'game' AND g.status IN {OPEN}"
    )
    with service.read() as tx:
        account = who.known()
        return {what: tx.all(sql, account)[0]["n"] for what, sql in (("sandboxes", own), ("games", seats))}


DAY_SECONDS = 24 * 3600
AT_ONCE = 100  # guests deleted in one go
OF_GAME = (
    "game_boards",
    "events",
    "snapshots",
    "judged",
    "seats",
    "tenures",
    "drafts",
    "bot_memory",
    "receipts",
    "applicants",
    "invitations",
    "acts",
    "news",
    "reads",
    "muted",
    "notes",
    "annotations",
    "statements",
    "outbox",
    "thinking",
    "stopped",
)
UNREACHABLE = (
    f"SELECT id FROM accounts a WHERE name LIKE '{NAME}%' AND password IS NULL AND email IS NULL AND deleted IS NULL"
    " AND suspended IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = a.id)"
    " AND NOT EXISTS (SELECT 1 FROM tokens t WHERE t.account = a.id)"
    " AND NOT EXISTS (SELECT 1 FROM resets r WHERE r.account = a.id)"
    " AND NOT EXISTS (SELECT 1 FROM reports w WHERE w.account = a.id)"
    " AND NOT EXISTS (SELECT 1 FROM seats p JOIN games g ON g.id = p.game WHERE p.account = a.id AND g.kind = 'game')"
    " AND NOT EXISTS (SELECT 1 FROM tenures p JOIN games g ON g.id = p.game WHERE p.account = a.id AND g.kind = 'game')"
    " AND NOT EXISTS (SELECT 1 FROM games g WHERE g.gm = a.id OR (g.owner = a.id AND g.kind = 'game'))"
    " ORDER BY id LIMIT ?"
)


def clear_away(service: Service) -> int:
    """Delete guests whose session has expired, with their sandboxes. Guests who played with others, or whose messages
    others can read, stay."""
    with service.write() as tx:
        gone = [row["id"] for row in tx.all(UNREACHABLE, AT_ONCE)]
        return sum(_clear(tx, account) for account in gone)


def _clear(tx: Tx, account: str) -> int:
    for row in tx.all(f"SELECT id FROM games WHERE owner = ? ORDER BY id{tx.lock}", account):
        remove_game(tx, row["id"])
    elsewhere = (
        "SELECT 1 AS yes FROM messages WHERE account = ?",
        "SELECT 1 AS yes FROM recipients WHERE account = ?",
        "SELECT 1 AS yes FROM acts WHERE account = ?",
        "SELECT 1 AS yes FROM statements WHERE account = ?",
        "SELECT 1 AS yes FROM invitations WHERE account = ?",
        "SELECT 1 AS yes FROM invitations WHERE by_account = ?",
    )
    if any(tx.one(sql, account) for sql in elsewhere):
        return 0
    tx.run("DELETE FROM deliveries WHERE note IN (SELECT id FROM outbox WHERE account = ?)", account)
    tx.run("DELETE FROM outbox WHERE account = ?", account)
    tx.run("DELETE FROM blocks WHERE blocked = ?", account)
    for table in (*OWN, "deliveries"):
        tx.run(f"DELETE FROM {table} WHERE account = ?", account)
    return tx.run("DELETE FROM accounts WHERE id = ?", account)


def clear_cancelled(tx: Tx, until: int) -> int:
    """Delete sandboxes that were cancelled before this time."""
    sql = "SELECT id FROM games WHERE kind <> 'game' AND status = 'cancelled' AND ended < ? ORDER BY id LIMIT ?"
    rows = tx.all(f"{sql}{tx.lock}", until, AT_ONCE)
    for row in rows:
        remove_game(tx, row["id"])
    return len(rows)


def remove_game(tx: Tx, game: str) -> None:
    """Delete a game and everything about it."""
    tx.run("DELETE FROM deliveries WHERE note IN (SELECT id FROM outbox WHERE game = ?)", game)
    tx.run("UPDATE reports SET game = NULL, message = NULL WHERE game = ?", game)
    for child, parent, key in (("recipients", "messages", "message"), ("votes", "motions", "motion")):
        tx.run(f"DELETE FROM {child} WHERE {key} IN (SELECT id FROM {parent} WHERE game = ?)", game)
        tx.run(f"DELETE FROM {parent} WHERE game = ?", game)
    for table in OF_GAME:
        tx.run(f"DELETE FROM {table} WHERE game = ?", game)
    tx.run("DELETE FROM games WHERE id = ?", game)
