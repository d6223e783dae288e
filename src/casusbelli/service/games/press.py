"""Messages between players, and to and from the game master. The rules, too, decide who may write to whom.

A message goes to the players who hold the seats when it is written, and they can always read it again. A player who
takes a seat over later cannot read earlier messages, and there are no read receipts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from casusbelli.core.errors import printable
from casusbelli.core.phases import Phase
from casusbelli.core.said import phase, power, said
from casusbelli.service.base.message_shapes import Letters, LetterTold, Posted, Thread, Threads
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, conflict, no_seat, not_allowed, not_found
from casusbelli.service.games import messages
from casusbelli.service.games.messages import GREY, PAGE
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, opened
from casusbelli.store import Row, new_id

LONGEST = 8_000


@needs("press")
def send(
    service: Service,
    who: Who,
    game_id: str,
    to: Sequence[str],
    text: str,
    seat: str | None = None,
    grey: bool = False,
) -> Posted:
    """Send a message. ``to``: seats, offices as the rules name them, "gm", or ["*"] for everybody. ``grey``:
    anonymously."""
    text = text.replace("\0", "").encode("utf-8", "replace").decode().strip()
    if not 1 <= len(text) <= LONGEST:
        raise bad_input(said("service.message-length", most=LONGEST, n=len(text)))
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        sender = _sender(table, who, seat)
        readers, public = _readers(table, sender, to)
        _check(table, sender, readers, public, grey)
        messages.check_room(table, who.known(), text)
        return _deliver(table, who, sender, readers, public, grey, text)


def _sender(table: OpenGame, who: Who, seat: str | None) -> str:
    if table.is_gm(who) and seat in (None, MASTER):
        return MASTER
    return table.seat(who, seat)


def _readers(table: OpenGame, sender: str, to: Sequence[str]) -> tuple[list[str], bool]:
    if list(to) == [EVERYBODY]:
        master = [MASTER] if _is_there(table, MASTER) else []
        return [seat for seat in (*table.seats, *master) if seat != sender], True
    found = {name: _seat_of(table, name) for name in to}
    for name, seat in found.items():
        if seat is None:
            raise no_seat(name, table.seats, table.board)
    readers = [seat for seat in dict.fromkeys(found.values()) if seat is not None and seat != sender]
    if not readers:
        raise bad_input(said("service.no-reader"))
    if MASTER in readers and table.row["gm"] is None:
        raise not_found("game-master", MASTER)
    gone = [name for name in readers if not _is_there(table, name)]
    if gone:
        raise conflict("nobody-there", said("service.nobody-sits", seats=map(power, gone)))
    return readers, False


def _is_there(table: OpenGame, name: str) -> bool:
    """Is there a player, if only a bot, to read it?"""
    if table.row["kind"] != "game":
        return True
    if name == MASTER:
        return table.row["gm"] is not None
    held = table.seats[name]
    return held["account"] is not None or held["bot"] is not None


def _seat_of(table: OpenGame, name: str) -> str | None:
    """The seat that holds an office now: messages to the office go there."""
    if name in table.seats or name == MASTER:
        return name
    if not table.row["seq"]:
        return None
    return table.game.rules.addressed(table.game.rules.turn(table.game.state), name)


def _check(table: OpenGame, sender: str, readers: Sequence[str], public: bool, grey: bool) -> None:
    if table.row["status"] == "cancelled":
        raise conflict("over", said("service.game-cancelled"))
    if sender == MASTER or list(readers) == [MASTER]:
        return
    press = table.settings.press
    allowed = {"all": press.public, "one": press.private, "several": press.groups}
    kind = "all" if public else "one" if len(readers) == 1 else "several"
    if not allowed[kind]:
        raise not_allowed(said(f"service.no-messages-to-{kind}"))
    if grey and not press.grey:
        raise not_allowed(said("service.no-anonymous-messages"))
    if table.row["status"] == "running" and Phase.of(table.phase).kind in press.closed:
        raise conflict("press-closed", said("service.press-closed", phase=phase(table.phase)))
    silenced = [name for name in readers if not _may_write(table, sender, name, public)]
    if silenced and (not public or not {*readers} - {*silenced, MASTER}):
        told = said("service.silenced", sender=power(sender), readers=map(power, silenced))
        raise conflict("silenced", said("service.silenced-to-all", sender=power(sender)) if public else told)


def _may_write(table: OpenGame, sender: str, reader: str, public: bool) -> bool:
    if MASTER in (sender, reader) or not table.row["seq"] or table.game.state.outcome is not None:
        return True
    return not table.game.rules.forbids_press(table.game.rules.turn(table.game.state), sender, reader, public)


def _deliver(
    table: OpenGame, who: Who, sender: str, readers: Sequence[str], public: bool, grey: bool, text: str
) -> Posted:
    now, message = table.tx.now(), new_id()
    heard = [name for name in readers if not public or _may_write(table, sender, name, public)]
    thread = _thread(sender, readers, public, grey)
    tenure = table.seats[sender]["tenure"] if sender in table.seats else 0
    table.tx.add(
        "messages",
        id=message,
        n=1 + table.tx.last("messages", game=table.id),
        game=table.id,
        at=now,
        phase=table.phase,
        sender=sender,
        office=_office(table, sender),
        tenure=tenure,
        account=who.account,
        grey=int(grey),
        public=int(public),
        thread=thread,
        text=text,
        size=len(text),
        withheld="silenced" if len(heard) < len(readers) else "",
    )
    for name in heard:
        held = table.seats.get(name)
        account = held["account"] if held else table.row["gm"]
        table.tx.add("recipients", message=message, seat=name, tenure=held["tenure"] if held else 0, account=account)
        if account is not None and account != who.account:
            table.notify(account, "press", f"{message}/{name}", seat=name, letter=message)
    for audience in [EVERYBODY] if public and len(heard) == len(readers) else [*heard, sender]:
        table.tell(audience, "press", thread=thread)
    reached = [name for name in heard if _is_there(table, name)]
    return {"id": message, "game": table.id, "thread": thread, "at": now, "from": sender, "to": reached}


def _office(table: OpenGame, sender: str) -> str:
    if sender == MASTER or not table.row["seq"] or table.game.state.outcome is not None:
        return ""
    return table.game.rules.office(table.game.rules.turn(table.game.state), sender) or ""


def _thread(sender: str, readers: Sequence[str], public: bool, grey: bool) -> str:
    """The conversation id, from its participants. It must not reveal who wrote anonymous messages."""
    if public:
        return EVERYBODY
    return f"{GREY}|{'|'.join(sorted(readers))}" if grey else "|".join(sorted({sender, *readers}))


@needs("press")
def channels(service: Service, who: Who, game_id: str, seat: str | None = None) -> dict[str, bool]:
    """Whom this seat, or the game master, may write to now: every other seat."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        sender = _sender(table, who, seat)
        return {name: _may_write(table, sender, name, False) for name in table.seats if name != sender}


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
        reader = _reader(table, who, seat)
        scope = messages.readable(table, reader, who)
        if thread is not None:
            scope = scope.but("m.thread = ?", thread)
        if before is not None:
            scope = scope.but("m.at < ?", before)
        if before_id is not None:
            scope = messages.before(table, scope, before_id)
        rows, more = messages.newest(tx, scope, limit, search, ties=before_id is None)
        return {"letters": _shown(table, rows[::-1], reader, who), "next": rows[-1]["id"] if more else None}


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
        reader = _reader(table, who, seat)
        rows = _threads(table, reader, who, before_id, limit + 1)
        more, rows = len(rows) > limit, rows[:limit]
        last = tx.one("SELECT id FROM messages WHERE game = ? AND n = ?", table.id, rows[-1]["n"]) if more else None
        return {"threads": [_thread_told(row, reader) for row in rows], "next": last["id"] if last else None}


@needs("press")
def threads(service: Service, who: Who, game_id: str, seat: str | None = None, limit: int = PAGE) -> list[Thread]:
    """The most recent conversations, without the rest of the result."""
    return thread_page(service, who, game_id, seat, None, limit)["threads"]


def _threads(table: OpenGame, reader: str | None, who: Who, before_id: str | None, limit: int) -> list[Row]:
    number = None
    if before_id is not None:
        found = table.tx.one("SELECT n FROM messages WHERE id = ? AND game = ?", before_id, table.id)
        if found is None:
            raise not_found("message", printable(before_id))
        number = found["n"]
    return messages.threads(table, reader, who, messages.readable(table, reader, who), limit, number)


def _thread_told(row: Row, reader: str | None) -> Thread:
    return {
        "thread": row["thread"],
        "with": _partners(row["thread"], reader),
        "last": row["last"],
        "letters": row["letters"],
        "unread": row["unread"],
    }


def _partners(thread: str, reader: str | None) -> list[str]:
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
        for row in _threads(table, reader, who, None, PAGE):
            if row["unread"]:
                _mark(table, reader, row["thread"], row["n"])


def _marker(table: OpenGame, who: Who, seat: str | None) -> str:
    reader = _reader(table, who, seat)
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
    return _shown(table, rows[::-1], reader, who)


@needs("press")
def export(service: Service, who: Who, game_id: str, seat: str | None = None) -> Iterator[str]:
    """Export all messages one may read as text, streamed: only one page is in memory at a time."""
    with service.read() as tx:
        _reader(opened(service, tx, game_id), who, seat)
    return _exported(service, who, game_id, seat)


def _exported(service: Service, who: Who, game_id: str, seat: str | None) -> Iterator[str]:
    last: Row | None = None
    while True:
        with service.read() as tx:
            table = opened(service, tx, game_id)
            reader = _reader(table, who, seat)
            rows = messages.oldest(tx, messages.readable(table, reader, who), last)
            told = _shown(table, rows, reader, who)
        first = last is None
        for message in told:
            space = "" if first else "\n"
            first = False
            yield f"{space}[{message['phase']}] {message['from']} to {', '.join(message['to'])}\n{message['text']}\n"
        if len(rows) < PAGE:
            return
        last = rows[-1]


def _reader(table: OpenGame, who: Who, seat: str | None) -> str | None:
    table.check_seen(who)
    if table.is_gm(who) and seat in (None, MASTER):
        return MASTER
    if who.account is None or (seat is None and not table.sits(who)):
        return None
    return table.seat(who, seat)


def _shown(table: OpenGame, rows: Sequence[Row], reader: str | None, who: Who) -> list[LetterTold]:
    readers = messages.readers_of(table, rows)
    return [
        {
            "id": row["id"],
            "at": row["at"],
            "phase": row["phase"],
            "from": GREY if row["grey"] and not own else row["sender"],
            "office": row["office"] if own or not row["grey"] else "",
            "to": [EVERYBODY] if messages.is_everybodys(row) else readers[row["id"]],
            "thread": row["thread"],
            "text": row["text"],
            "own": own,
        }
        for row in rows
        for own in [messages.is_own(table, row, reader, who)]
    ]


def readable_by(table: OpenGame, who: Who, seat: str | None, message: str) -> bool:
    """May somebody read this message?"""
    scope = messages.readable(table, _reader(table, who, seat), who).but("m.id = ?", message)
    return bool(table.tx.one(f"SELECT 1 AS yes FROM messages m WHERE {scope.where}", *scope.values))
