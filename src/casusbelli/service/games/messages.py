"""Message queries: which messages somebody may read, with pagination."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.service import Who
from casusbelli.service.base.service_errors import conflict, not_found
from casusbelli.service.games.lobby import hides_names
from casusbelli.service.games.open_game import MASTER, OpenGame
from casusbelli.store import Row, Tx

PAGE = 100
GREY = "grey"
ANNOUNCEMENTS = "gm|*"  # the conversation of what the game master says to everybody
MOST_IN_A_PHASE = 500  # messages of one account
MOST_IN_A_GAME = 2_000_000  # characters of one account
MOST_OF_ALL = 50_000_000  # characters of one account, in all its games

NEWEST = "ORDER BY m.at DESC, m.n DESC LIMIT ?"
OLDEST = "ORDER BY m.at, m.n LIMIT ?"


@dataclass(frozen=True)
class Scope:
    """A SQL condition that selects some of the messages of a game (``m``)."""

    where: str
    values: tuple[object, ...]

    def but(self, where: str, *values: object) -> Scope:
        """Narrow the scope by another condition."""
        return Scope(f"{self.where} AND {where}", (*self.values, *values))


def readable(table: OpenGame, reader: str | None, who: Who) -> Scope:
    """The messages an account may read: those it wrote or received itself, in whichever seat. Nobody reads what went to
    a seat before they took it, unless the seat's messages are passed on in this game. Public messages, except those the
    rules kept from a seat. The correspondence with the game master is for the current holder of that office, who reads
    everything in a game that says so, and only there: no block hides messages from that audit."""
    if reader == MASTER and audits(table, who):
        return Scope("m.game = ?", (table.id,))
    public, values = _public(reader)
    parts, known = [public], list(values)
    if table.row["kind"] != "game":  # all seats are its owner's: each reads as itself
        parts.append("m.sender = ? OR EXISTS (SELECT 1 FROM recipients r WHERE r.message = m.id AND r.seat = ?)")
        known += [reader, reader]
    elif who.account is not None:
        mine = "COALESCE(r.account, '') = ?"  # the index by account would find all that this one ever received
        parts.append(f"m.account = ? OR EXISTS (SELECT 1 FROM recipients r WHERE r.message = m.id AND {mine})")
        known += [who.account, who.account]
    if reader == MASTER or (reader is not None and inherits(table)):
        parts.append("m.sender = ? OR EXISTS (SELECT 1 FROM recipients r WHERE r.message = m.id AND r.seat = ?)")
        known += [reader, reader]
    scope = Scope(f"m.game = ? AND ({' OR '.join(parts)})", (table.id, *known))
    return _unblocked(table, who, scope)


def audits(table: OpenGame, who: Who) -> bool:
    """May the game master read all messages? Only where the players were told so when the game was created."""
    return table.row["kind"] == "game" and table.settings.press.audit and table.is_gm(who) and not table.sits(who)


def inherits(table: OpenGame) -> bool:
    """Does a player who takes a seat over read its earlier messages?"""
    return table.row["kind"] == "game" and table.settings.press.inherit


def _public(reader: str | None) -> tuple[str, Sequence[object]]:
    if reader == MASTER:
        return "m.public = 1", ()
    if reader is None:
        return "(m.public = 1 AND m.withheld = '')", ()
    heard = "EXISTS (SELECT 1 FROM recipients r WHERE r.message = m.id AND r.seat = ?)"
    return f"(m.public = 1 AND (m.withheld = '' OR {heard}))", (reader,)


def _unblocked(table: OpenGame, who: Who, scope: Scope) -> Scope:
    """Exclude blocked senders: a seat in this game, or an account where its name is known. The presence of a message
    must never reveal who wrote it, so blocked accounts have no effect where names are hidden or on anonymous
    messages."""
    if who.account is None:
        return scope
    sender = f"CASE WHEN m.grey = 1 THEN '{GREY}' ELSE m.sender END"
    muted = f"SELECT 1 FROM muted b WHERE b.game = m.game AND b.account = ? AND b.seat = {sender}"
    blocked = "SELECT 1 FROM blocks b WHERE b.account = ? AND b.blocked = m.account"
    scope = scope.but(f"(m.account = ? OR NOT EXISTS ({muted}))", who.account, who.account)
    return scope if hides_names(table, who) else scope.but(f"(m.grey = 1 OR NOT EXISTS ({blocked}))", who.account)


def own(table: OpenGame, reader: str | None, who: Who) -> tuple[str, tuple[object, ...]]:
    """A SQL condition: the message is the reader's own."""
    if table.row["kind"] != "game" or reader == MASTER:
        return "m.sender = ?", (reader,)
    return ("1 = 0", ()) if who.account is None else ("COALESCE(m.account, '') = ?", (who.account,))


def is_own(table: OpenGame, row: Row, reader: str | None, who: Who) -> bool:
    """The same for a row."""
    if table.row["kind"] != "game" or reader == MASTER:
        return bool(row["sender"] == reader)
    return row["account"] is not None and row["account"] == who.account


def is_everybodys(row: Row) -> bool:
    """Is it public, and withheld from nobody?"""
    return bool(row["public"]) and not row["withheld"]


# --- pagination


def newest(tx: Tx, scope: Scope, limit: int, search: str | None = None, ties: bool = False) -> tuple[list[Row], bool]:
    """The newest messages, newest first, and whether there are older ones. ``ties``: include all with the same
    millisecond as the last, beyond the limit, for callers that page by time."""
    found: list[Row] = []
    for row in _searched(tx, scope, limit, search):
        if len(found) >= limit and not (ties and row["at"] == found[-1]["at"]):
            return found, True
        found.append(row)
    return found, False


def _searched(tx: Tx, scope: Scope, limit: int, search: str | None) -> Iterator[Row]:
    """Full-text search, newest first, in Python: case folding in databases differs from what people expect, and between
    databases."""
    wanted, rest, size = search.casefold() if search else "", scope, PAGE if search else limit + 1
    while True:
        rows = tx.all(f"SELECT m.* FROM messages m WHERE {rest.where} {NEWEST}", *rest.values, size)
        yield from (row for row in rows if wanted in row["text"].casefold()) if wanted else rows
        if len(rows) < size:
            return
        rest = scope.but("(m.at < ? OR (m.at = ? AND m.n < ?))", rows[-1]["at"], rows[-1]["at"], rows[-1]["n"])


def oldest(tx: Tx, scope: Scope, after: Row | None) -> list[Row]:
    """A page of messages, oldest first. ``after``: the last one of the page before."""
    if after is not None:
        scope = scope.but("(m.at > ? OR (m.at = ? AND m.n > ?))", after["at"], after["at"], after["n"])
    return tx.all(f"SELECT m.* FROM messages m WHERE {scope.where} {OLDEST}", *scope.values, PAGE)


def before(table: OpenGame, scope: Scope, message: str) -> Scope:
    """Only messages older than this one."""
    row = table.tx.one("SELECT at, n FROM messages WHERE id = ? AND game = ?", message, table.id)
    if row is None:
        raise not_found("message", printable(message))
    return scope.but("(m.at < ? OR (m.at = ? AND m.n < ?))", row["at"], row["at"], row["n"])


def fresh(table: OpenGame, reader: str | None, who: Who) -> Scope:
    """A SQL condition: the message came to this seat since its player took it, and is not the reader's own."""
    mine, values = own(table, reader, who)
    scope = Scope(f"NOT ({mine})", values)
    if reader is None:
        return scope
    to_me = "SELECT 1 FROM recipients r WHERE r.message = m.id AND r.seat = ? AND r.tenure = ?"
    return scope.but(f"(m.public = 1 OR EXISTS ({to_me}))", reader, tenure_of(table, reader))


def tenure_of(table: OpenGame, reader: str | None) -> int:
    held = table.seats.get(reader or "")
    return int(held["tenure"]) if held else 0


def readers_of(table: OpenGame, rows: Sequence[Row]) -> dict[str, list[str]]:
    """Message -> its recipients."""
    found: dict[str, list[str]] = {row["id"]: [] for row in rows}
    if found:
        marks = ", ".join("?" * len(found))
        sql = f"SELECT message, seat FROM recipients WHERE message IN ({marks}) ORDER BY seat"
        for row in table.tx.all(sql, *found):
            found[row["message"]].append(row["seat"])
    return found


# --- quotas


def check_room(table: OpenGame, account: str, text: str) -> None:
    """Quota: nobody can fill the database, or the pages of others. Each account has its own share, which no other can
    use up."""
    counted = "SELECT COUNT(*) AS n, COALESCE(SUM(size), 0) AS size FROM messages WHERE account = ?"
    here = table.tx.one(f"{counted} AND game = ? AND phase = ?", account, table.id, table.phase)
    if here is not None and here["n"] >= MOST_IN_A_PHASE:
        raise conflict("too-many-messages", said("service.messages-in-phase", n=MOST_IN_A_PHASE))
    for most, where, values in (
        (MOST_IN_A_GAME, " AND game = ?", (table.id,)),
        (MOST_OF_ALL, "", ()),
    ):
        row = table.tx.one(counted + where, account, *values)
        if row is not None and row["size"] + len(text) > most:
            told = said("service.messages-of-game" if where else "service.messages-of-all-games", most=most)
            raise conflict("too-many-messages", told)
