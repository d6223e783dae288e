"""How many messages a conversation has, for one reader: counted once, and from then on only what is new.

A message never changes, and its number is larger than those before it in its game, so a count stays true. What changes
which messages somebody may read is in the key: the reader's seat, rights and blocks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from casusbelli.service.base.recent_cache import CacheKind
from casusbelli.service.base.service import Who
from casusbelli.service.games import messages
from casusbelli.service.games.messages import Scope
from casusbelli.service.games.open_game import OpenGame
from casusbelli.store import Row


class CountKey(NamedTuple):
    """Which messages are counted, for whom. ``people``: who is blocked, and who has held which seat."""

    scope: Scope
    fresh: Scope
    people: tuple[str, ...]


class ThreadFacts(Struct, frozen=True):
    """One conversation. ``n`` and ``at``: the number and the time of its newest message. ``new``: the numbers of those
    that are unread until the reader has read them."""

    letters: int = 0
    n: int = 0
    at: int = 0
    new: tuple[int, ...] = ()


class Counts(Struct, frozen=True):
    """All conversations of a reader up to this message."""

    number: int = 0
    message: str = ""
    threads: Mapping[str, ThreadFacts] = {}


NONE = Counts()
COUNTS: CacheKind[CountKey, Counts] = CacheKind("conversation counts", 1024)


class ThreadCount(Struct, frozen=True):
    """A conversation as its reader has left it."""

    thread: str
    letters: int
    n: int
    last: int
    unread: int


def thread_counts(table: OpenGame, reader: str | None, who: Who) -> list[ThreadCount]:
    """The conversations that have begun, those with the newest message first. Unread is what came since the reader took
    the seat."""
    found = _counts(table, reader, who)
    sql = "SELECT thread, until FROM reads WHERE game = ? AND seat = ? AND tenure = ?"
    rows = table.tx.all(sql, table.id, reader or "", messages.tenure_of(table, reader))
    until = {row["thread"]: row["until"] for row in rows}
    told = [
        ThreadCount(thread, one.letters, one.n, one.at, len(one.new) - bisect_right(one.new, until.get(thread, 0)))
        for thread, one in found.threads.items()
    ]
    return sorted(told, key=lambda one: -one.n)


def _counts(table: OpenGame, reader: str | None, who: Who) -> Counts:
    last = table.tx.one("SELECT n, id FROM messages WHERE game = ? ORDER BY n DESC LIMIT 1", table.id)
    if last is None:
        return NONE
    cache = table.service.caches.of(COUNTS)
    key = CountKey(messages.readable(table, reader, who), messages.fresh(table, reader, who), _people(table, who))
    known = cache.get(key) or NONE
    known = known if _goes_on(table, known) else NONE
    if known.message == last["id"]:
        return known
    return cache.keep(key, Counts(last["n"], last["id"], {**known.threads, **dict(_added(table, known, key))}))


def _goes_on(table: OpenGame, known: Counts) -> bool:
    """Is the last message that was counted still there? It is not if the transaction that it was read in was rolled
    back."""
    sql = "SELECT id FROM messages WHERE game = ? AND n = ?"
    row = table.tx.one(sql, table.id, known.number) if known.number else None
    return row is not None and row["id"] == known.message


def _added(table: OpenGame, known: Counts, key: CountKey) -> Iterator[tuple[str, ThreadFacts]]:
    """The conversations with messages that have not been counted yet."""
    scope, fresh = key.scope.but("m.n > ?", known.number), key.fresh
    sql = f"SELECT m.thread, m.n, m.at, CASE WHEN {fresh.where} THEN 1 ELSE 0 END AS fresh FROM messages m"
    found: dict[str, list[Row]] = {}
    for row in table.tx.all(f"{sql} WHERE {scope.where} ORDER BY m.n", *fresh.values, *scope.values):
        found.setdefault(row["thread"], []).append(row)
    for thread, rows in found.items():
        before = known.threads.get(thread, ThreadFacts())
        new = (row["n"] for row in rows if row["fresh"])
        at = max(before.at, *(row["at"] for row in rows))
        yield thread, ThreadFacts(before.letters + len(rows), rows[-1]["n"], at, (*before.new, *new))


def _people(table: OpenGame, who: Who) -> tuple[str, ...]:
    """Whom the reader has blocked, and the accounts behind the seats: those of a guest may become another's."""
    sql = (
        "SELECT 'muted ' || seat AS one FROM muted WHERE game = ? AND account = ?"
        " UNION ALL SELECT 'blocked ' || blocked FROM blocks WHERE account = ?"
        " UNION ALL SELECT seat || ' ' || tenure || ' ' || COALESCE(account, '') FROM tenures WHERE game = ?"
        " UNION ALL SELECT 'gm ' || COALESCE(gm, '') FROM games WHERE id = ?"
    )
    rows = table.tx.all(sql, table.id, who.account, who.account, table.id, table.id)
    return tuple(sorted(row["one"] for row in rows))
