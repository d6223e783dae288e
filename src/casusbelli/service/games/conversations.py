"""Conversations: what a messenger lists, whom one may answer and why not, and who was here lately."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.core.errors import printable
from casusbelli.core.said import Said, as_data, render, said
from casusbelli.service.base.message_shapes import Conversation, LetterTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, not_found
from casusbelli.service.games import press
from casusbelli.service.games.conversation_counts import ThreadCount, thread_counts
from casusbelli.service.games.lobby import hides_names
from casusbelli.service.games.messages import ANNOUNCEMENTS, GREY, PAGE
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, opened
from casusbelli.service.games.press_rules import seat_of, sender_of, why_not

GRAIN = 300_000  # milliseconds: nobody learns more exactly when a player was here
PINNED = ("all", "announcements", "gm")


@needs("press")
def conversations(
    service: Service, who: Who, game_id: str, seat: str | None = None, seen: bool = True
) -> list[Conversation]:
    """The reader's conversations: those of all players and the game master first, then those with the newest message,
    then the players to whom nothing has been written yet. ``seen``: with the presence of the others, which changes
    without news in the game."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        reader = press.reader_of(table, who, seat)
        rows = thread_counts(table, reader, who)[:PAGE]
        return _listed(table, who, reader, rows, presence_in(table, who) if seen else {})


@needs("press")
def conversation(service: Service, who: Who, game_id: str, thread: str, seat: str | None = None) -> Conversation:
    """One conversation, which need not have begun."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        reader = press.reader_of(table, who, seat)
        rows = [row for row in thread_counts(table, reader, who) if row.thread == thread]
        if rows:
            [row] = rows
            return _told(table, reader, thread, row, _last(table, who, reader, rows), presence_in(table, who))
        if thread not in _possible(table, reader) and not _is_group(table, reader, thread):
            raise not_found("thread", printable(thread))
        return _told(table, reader, thread, None, {}, presence_in(table, who))


@needs("press")
def thread_with(service: Service, who: Who, game_id: str, to: Sequence[str], seat: str | None = None) -> str:
    """The conversation with these: seats, offices, "gm", or "*"."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        sender = sender_of(table, who, seat)
        if EVERYBODY in to:
            return ANNOUNCEMENTS if sender == MASTER else EVERYBODY
        found = {found for name in to if (found := seat_of(table, name)) is not None} - {sender}
        if not found:
            raise bad_input(said("service.no-reader"))
        return "|".join(sorted({sender, *found}))


@needs("press")
def presence(service: Service, who: Who, game_id: str) -> dict[str, int]:
    """When the other players and the game master were last on the site, in steps of five minutes."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        return presence_in(table, who)


def presence_in(table: OpenGame, who: Who) -> dict[str, int]:
    """Only for those who take part, and never where players are anonymous: by comparing two games they could be
    recognized. Whoever has blocked the reader is not shown."""
    if table.row["kind"] != "game" or hides_names(table, who) or not (table.sits(who) or table.is_gm(who)):
        return {}
    sql = (
        "SELECT p.seat, MAX(x.seen) AS seen FROM"
        " (SELECT seat, account FROM seats WHERE game = ? UNION SELECT ?, gm FROM games WHERE id = ?) p"
        " JOIN sessions x ON x.account = p.account"
        " WHERE p.account <> ? AND x.seen > 0"
        " AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account = p.account AND b.blocked = ?) GROUP BY p.seat"
    )
    rows = table.tx.all(sql, table.id, MASTER, table.id, who.account, who.account)
    return {row["seat"]: row["seen"] - row["seen"] % GRAIN for row in rows}


# --- the list


def _listed(
    table: OpenGame, who: Who, reader: str | None, rows: Sequence[ThreadCount], seen: dict[str, int]
) -> list[Conversation]:
    last = _last(table, who, reader, rows)
    begun = {row.thread: row for row in rows}
    threads = [*begun, *(thread for thread in _possible(table, reader) if thread not in begun)]
    found = [_told(table, reader, thread, begun.get(thread), last, seen) for thread in threads]
    pinned = sorted((one for one in found if one["kind"] in PINNED), key=lambda one: PINNED.index(one["kind"]))
    return [*pinned, *(one for one in found if one["kind"] not in PINNED)]


def _possible(table: OpenGame, reader: str | None) -> list[str]:
    """Conversations that a reader finds listed before anything was written."""
    kinds = table.settings.press
    found = [EVERYBODY] if kinds.public else []
    if reader is None:
        return found
    master = table.row["gm"] is not None
    found += [ANNOUNCEMENTS] if reader == MASTER else []
    others = [*(table.seats if kinds.private or reader == MASTER else ()), *([MASTER] if master else [])]
    return [*found, *("|".join(sorted((reader, name))) for name in others if name != reader)]


def _is_group(table: OpenGame, reader: str | None, thread: str) -> bool:
    parts = thread.split("|")
    known = {*table.seats, *([MASTER] if table.row["gm"] is not None else [])}
    return reader in parts and len(parts) > 1 and parts == sorted(set(parts)) and known.issuperset(parts)


def _last(table: OpenGame, who: Who, reader: str | None, rows: Sequence[ThreadCount]) -> dict[str, LetterTold]:
    """Conversation -> its newest message."""
    if not rows:
        return {}
    marks = ", ".join("?" * len(rows))
    sql = f"SELECT * FROM messages WHERE game = ? AND n IN ({marks})"
    found = table.tx.all(sql, table.id, *(row.n for row in rows))
    return {letter["thread"]: letter for letter in press.letters_told(table, found, reader, who)}


def _told(
    table: OpenGame,
    reader: str | None,
    thread: str,
    row: ThreadCount | None,
    last: dict[str, LetterTold],
    seen: dict[str, int],
) -> Conversation:
    letter = last.get(thread)
    partners = press.partners(thread, reader)
    to = _answered(thread, reader, letter)
    why = _barred(table, thread, reader, to)
    return {
        "thread": thread,
        "kind": _kind(thread, reader),
        "with": partners,
        "to": to,
        "grey": thread.startswith(f"{GREY}|"),
        "letters": row.letters if row else 0,
        "unread": row.unread if row and reader is not None else 0,
        "last": letter,
        "writable": why is None,
        "why": "" if why is None else render(why),
        "why_said": as_data(why),
        "seen": seen.get(partners[0]) if len(partners) == 1 else None,
    }


def _kind(thread: str, reader: str | None) -> str:
    parts = thread.split("|")
    if thread == EVERYBODY:
        return "all"
    if thread == ANNOUNCEMENTS:
        return "announcements"
    if parts[0] == GREY:
        return "anonymous"
    if reader not in parts:
        return "others"
    if MASTER in parts and reader != MASTER and len(parts) == 2:
        return "gm"
    return "one" if len(parts) == 2 else "group"


def _answered(thread: str, reader: str | None, last: LetterTold | None) -> list[str]:
    """Who gets an answer in this conversation."""
    if thread == EVERYBODY:
        return [] if reader in (None, MASTER) else [EVERYBODY]
    if thread == ANNOUNCEMENTS:
        return [EVERYBODY] if reader == MASTER else []
    parts = thread.split("|")
    if parts[0] == GREY:  # only its writer goes on in it
        return parts[1:] if last is not None and last["own"] and reader not in parts else []
    return [name for name in parts if name != reader] if reader in parts else []


def _barred(table: OpenGame, thread: str, reader: str | None, to: Sequence[str]) -> Said | None:
    """Why one cannot write here now."""
    if reader is None:
        return said("service.no-seat-of-yours")
    if to:
        return why_not(table, reader, to, thread.startswith(f"{GREY}|"))
    if thread == ANNOUNCEMENTS:
        return said("service.gm-announces")
    if thread == EVERYBODY:
        return said("service.announce-instead")
    return said("service.no-answer-to-anonymous" if thread.startswith(f"{GREY}|") else "service.not-in-conversation")
