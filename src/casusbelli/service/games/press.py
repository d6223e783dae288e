"""Messages between players, and to and from the game master. The rules, too, decide who may write to whom.

A message goes to the players who hold the seats when it is written, and they can always read it again. A player who
takes a seat over later cannot read earlier messages, unless the game says so, and there are no read receipts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.engine.phrases import Phrase, checked
from casusbelli.service.base.message_shapes import Letters, LetterTold, Posted, Thread, Threads
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, not_allowed, not_found
from casusbelli.service.games import bot_memory, messages
from casusbelli.service.games.conversation_counts import ThreadCount, thread_counts
from casusbelli.service.games.messages import ANNOUNCEMENTS, GREY, PAGE
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, opened
from casusbelli.service.games.plans import attached, plan_of, stored
from casusbelli.service.games.press_rules import check, is_there, may_write, recipients, sender_of
from casusbelli.service.games.quick_phrases import english, phrase_in, phrase_to_send, said_by, stored_phrase
from casusbelli.store import Row, new_id

LONGEST = 8_000
BOT = Who(None, "bot", "player")


@needs("press")
def send(
    service: Service,
    who: Who,
    game_id: str,
    to: Sequence[str],
    text: str,
    seat: str | None = None,
    grey: bool = False,
    plan: Sequence[str] = (),
    own_orders: bool = False,
    phrase: Phrase | None = None,
) -> Posted:
    """Send a message. ``to``: seats, offices as the rules name them, "gm", or ["*"] for everybody. ``grey``:
    anonymously. ``plan``: orders to attach; ``own_orders``: those of the sender's draft, too. ``phrase``: a quick
    phrase, instead of a text."""
    text = text.replace("\0", "").encode("utf-8", "replace").decode().strip()
    if phrase is not None and text:
        raise bad_input(said("service.phrase-or-text"))
    if phrase is None and not 1 <= len(text) <= LONGEST:
        raise bad_input(said("service.message-length", most=LONGEST, n=len(text)))
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        sender = sender_of(table, who, seat)
        readers, public = recipients(table, sender, to)
        check(table, sender, readers, public, grey)
        if phrase is not None:
            phrase = phrase_to_send(table, who, sender, readers, phrase)
            text = english(table, phrase)
        orders = plan_of(table, sender, plan, own_orders)
        messages.check_room(table, who.known(), text)
        return _deliver(table, who, Writing(sender, readers, public, grey, text, orders, phrase))


@dataclass(frozen=True)
class Writing:
    """A message that may be sent."""

    sender: str
    readers: Sequence[str]
    public: bool
    grey: bool
    text: str
    plan: Sequence[str]
    phrase: Phrase | None = None

    @property
    def thread(self) -> str:
        """The conversation id, from its participants. It must not reveal who wrote anonymous messages."""
        if self.public:
            return ANNOUNCEMENTS if self.sender == MASTER else EVERYBODY
        if self.grey:
            return f"{GREY}|{'|'.join(sorted(self.readers))}"
        return "|".join(sorted({self.sender, *self.readers}))


def send_as_bot(table: OpenGame, seat: str, reader: str, phrase: Phrase) -> Posted:
    """Send a quick phrase of the bot in this seat, which may have been thought of in another moment."""
    readers, public = recipients(table, seat, [reader])
    check(table, seat, readers, public, False)
    phrase = checked(table.game.rules, table.game.state, seat, phrase)
    return _deliver(table, BOT, Writing(seat, readers, public, False, english(table, phrase), (), phrase))


def _deliver(table: OpenGame, who: Who, it: Writing) -> Posted:
    now, message, number = table.tx.now(), new_id(), 1 + table.tx.last("messages", game=table.id)
    heard = [name for name in it.readers if not it.public or may_write(table, it.sender, name, it.public)]
    plan, phrase = stored(it.plan), stored_phrase(it.phrase)
    table.tx.add(
        "messages",
        id=message,
        n=number,
        game=table.id,
        at=now,
        phase=table.phase,
        sender=it.sender,
        office=_office(table, it.sender),
        tenure=table.seats[it.sender]["tenure"] if it.sender in table.seats else 0,
        account=who.account,
        grey=int(it.grey),
        public=int(it.public),
        thread=it.thread,
        text=it.text,
        plan=plan,
        phrase=phrase,
        size=len(it.text) + len(plan) + len(phrase or ""),
        withheld="silenced" if len(heard) < len(it.readers) else "",
    )
    for name in heard:
        held = table.seats.get(name)
        account = held["account"] if held else table.row["gm"]
        table.tx.add("recipients", message=message, seat=name, tenure=held["tenure"] if held else 0, account=account)
        if account is not None and account != who.account:
            table.notify(account, "press", f"{message}/{name}", seat=name, letter=message)
    whole = it.public and len(heard) == len(it.readers)
    auditor = [MASTER] if table.settings.press.audit and table.row["gm"] is not None else []
    for audience in [EVERYBODY] if whole else dict.fromkeys([*heard, it.sender, *auditor]):
        table.tell(audience, "press", thread=it.thread)
    if not it.grey:
        bot_memory.announce(table, heard, {"n": number, "at": now, "sender": it.sender})
    reached = [name for name in heard if is_there(table, name)]
    return {"id": message, "game": table.id, "thread": it.thread, "at": now, "from": it.sender, "to": reached}


def _office(table: OpenGame, sender: str) -> str:
    if sender == MASTER or not table.row["seq"] or table.game.state.outcome is not None:
        return ""
    return table.game.rules.office(table.game.rules.turn(table.game.state), sender) or ""


@needs("press")
def channels(service: Service, who: Who, game_id: str, seat: str | None = None) -> dict[str, bool]:
    """Whom this seat, or the game master, may write to now: every other seat."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        sender = sender_of(table, who, seat)
        return {name: may_write(table, sender, name, False) for name in table.seats if name != sender}


# --- reading


@needs("press")
def page(
    service: Service,
    who: Who,
    game_id: str,
    seat: str | None = None,
    thread: str | None = None,
    search: str | None = None,
    before: int | None = None,
    before_id: str | None = None,
    limit: int = PAGE,
) -> Letters:
    """A page of messages, the newest last. A spectator reads public ones. ``before``: a time in milliseconds;
    ``before_id``: a cursor, such as ``next``, the oldest message of the page before, if there are older ones."""
    limit = max(1, min(limit, PAGE))
    with service.read() as tx:
        table = opened(service, tx, game_id)
        reader = reader_of(table, who, seat)
        scope = messages.readable(table, reader, who)
        if thread is not None:
            scope = scope.but("m.thread = ?", thread)
        if before is not None:
            scope = scope.but("m.at < ?", before)
        if before_id is not None:
            scope = messages.before(table, scope, before_id)
        rows, more = messages.newest(tx, scope, limit, search, ties=before_id is None)
        return {"letters": letters_told(table, rows[::-1], reader, who), "next": rows[-1]["id"] if more else None}


@needs("press")
def letters(
    service: Service,
    who: Who,
    game_id: str,
    seat: str | None = None,
    thread: str | None = None,
    search: str | None = None,
    before: int | None = None,
    before_id: str | None = None,
    limit: int = PAGE,
) -> list[LetterTold]:
    """A page of messages without the rest of the result."""
    return page(service, who, game_id, seat, thread, search, before, before_id, limit)["letters"]


@needs("press")
def thread_page(
    service: Service, who: Who, game_id: str, seat: str | None = None, before_id: str | None = None, limit: int = PAGE
) -> Threads:
    """A page of conversations, the most recent first. ``before_id``: a cursor, such as ``next``, the last message of
    the last conversation, if there are more."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        reader = reader_of(table, who, seat)
        rows = _threads(table, reader, who, before_id)
        more, rows = len(rows) > limit, rows[:limit]
        last = tx.one("SELECT id FROM messages WHERE game = ? AND n = ?", table.id, rows[-1].n) if more else None
        return {"threads": [_thread_told(row, reader) for row in rows], "next": last["id"] if last else None}


@needs("press")
def threads(service: Service, who: Who, game_id: str, seat: str | None = None, limit: int = PAGE) -> list[Thread]:
    """The most recent conversations, without the rest of the result."""
    return thread_page(service, who, game_id, seat, None, limit)["threads"]


def _threads(table: OpenGame, reader: str | None, who: Who, before_id: str | None) -> list[ThreadCount]:
    """The conversations whose newest message is older than this one."""
    found = thread_counts(table, reader, who)
    if before_id is None:
        return found
    row = table.tx.one("SELECT n FROM messages WHERE id = ? AND game = ?", before_id, table.id)
    if row is None:
        raise not_found("message", printable(before_id))
    return [one for one in found if one.n < row["n"]]


def _thread_told(row: ThreadCount, reader: str | None) -> Thread:
    return {
        "thread": row.thread,
        "with": partners(row.thread, reader),
        "last": row.last,
        "letters": row.letters,
        "unread": row.unread,
    }


def partners(thread: str, reader: str | None) -> list[str]:
    if thread == ANNOUNCEMENTS:
        return [EVERYBODY if reader == MASTER else MASTER]
    return [EVERYBODY] if thread == EVERYBODY else [name for name in thread.split("|") if name != reader]


@needs("press")
def mark_read(service: Service, who: Who, game_id: str, thread: str, seat: str | None = None) -> None:
    with service.write() as tx:
        table = opened(service, tx, game_id)
        reader = _marker(table, who, seat)
        scope = messages.readable(table, reader, who).but("m.thread = ?", thread)
        found = tx.one(f"SELECT MAX(m.n) AS n FROM messages m WHERE {scope.where}", *scope.values)
        if found is None or found["n"] is None:
            raise not_found("thread", printable(thread))
        _mark(table, reader, thread, found["n"])


@needs("press")
def mark_all_read(service: Service, who: Who, game_id: str, seat: str | None = None) -> None:
    """Mark all messages as read."""
    with service.write() as tx:
        table = opened(service, tx, game_id)
        reader = _marker(table, who, seat)
        for row in thread_counts(table, reader, who):
            if row.unread:
                _mark(table, reader, row.thread, row.n)


def _marker(table: OpenGame, who: Who, seat: str | None) -> str:
    reader = reader_of(table, who, seat)
    if reader is None:
        raise not_allowed(said("service.spectator"))
    return reader


def _mark(table: OpenGame, reader: str, thread: str, until: int) -> None:
    key = {"game": table.id, "seat": reader, "tenure": messages.tenure_of(table, reader), "thread": thread}
    if not table.tx.change("reads", key, until=until):
        table.tx.add("reads", **key, until=until)


def unread(table: OpenGame, who: Who, reader: str, numbers: Collection[str]) -> list[LetterTold]:
    """Those of these messages that this reader may see and has not read."""
    marks = "SELECT k.until FROM reads k WHERE k.game = m.game AND k.seat = ? AND k.tenure = ? AND k.thread = m.thread"
    scope = messages.readable(table, reader, who).but(f"m.id IN ({', '.join('?' * len(numbers))})", *numbers)
    scope = scope.but(f"m.n > COALESCE(({marks}), 0)", reader, messages.tenure_of(table, reader))
    rows, _more = messages.newest(table.tx, scope, len(numbers))
    return letters_told(table, rows[::-1], reader, who)


@needs("press")
def export(service: Service, who: Who, game_id: str, seat: str | None = None) -> Iterator[str]:
    """Export all messages one may read as text, streamed: only one page is in memory at a time."""
    return _exported(every_letter(service, who, game_id, seat))


def _exported(found: Iterable[LetterTold]) -> Iterator[str]:
    for n, message in enumerate(found):
        space = "\n" if n else ""
        yield f"{space}[{message['phase']}] {message['from']} to {', '.join(message['to'])}\n{message['text']}\n"
        yield from (f"    {order}\n" for order in message["plan"])


@needs("press")
def every_letter(service: Service, who: Who, game_id: str, seat: str | None = None) -> Iterator[LetterTold]:
    """All messages one may read, the oldest first."""
    with service.read() as tx:
        reader_of(opened(service, tx, game_id), who, seat)
    return _every_letter(service, who, game_id, seat)


def _every_letter(service: Service, who: Who, game_id: str, seat: str | None) -> Iterator[LetterTold]:
    last: Row | None = None
    while True:
        with service.read() as tx:
            table = opened(service, tx, game_id)
            reader = reader_of(table, who, seat)
            rows = messages.oldest(tx, messages.readable(table, reader, who), last)
            told = letters_told(table, rows, reader, who)
        yield from told
        if len(rows) < PAGE:
            return
        last = rows[-1]


def reader_of(table: OpenGame, who: Who, seat: str | None) -> str | None:
    table.check_seen(who)
    if table.is_gm(who) and seat in (None, MASTER):
        return MASTER
    if who.account is None or (seat is None and not table.sits(who)):
        return None
    return table.seat(who, seat)


def letters_told(table: OpenGame, rows: Sequence[Row], reader: str | None, who: Who) -> list[LetterTold]:
    readers = messages.readers_of(table, rows)
    return [
        {
            "id": row["id"],
            "at": row["at"],
            "phase": row["phase"],
            "from": row["sender"] if named else GREY,
            "office": row["office"] if named else "",
            "to": [EVERYBODY] if messages.is_everybodys(row) else readers[row["id"]],
            "thread": row["thread"],
            "text": row["text"],
            "text_said": said_by(phrase),
            "phrase": phrase,
            "plan": attached(row),
            "own": own,
        }
        for row in rows
        for phrase in [phrase_in(row)]
        for own in [messages.is_own(table, row, reader, who)]
        for named in [own or not row["grey"] or (row["sender"] == reader and messages.inherits(table))]
    ]


def letter(table: OpenGame, who: Who, seat: str | None, message: str) -> LetterTold | None:
    """A message, if this reader may read it."""
    reader = reader_of(table, who, seat)
    scope = messages.readable(table, reader, who).but("m.id = ?", message)
    rows, _more = messages.newest(table.tx, scope, 1)
    return letters_told(table, rows, reader, who)[0] if rows else None


def readable_by(table: OpenGame, who: Who, seat: str | None, message: str) -> bool:
    """May somebody read this message?"""
    return letter(table, who, seat, message) is not None
