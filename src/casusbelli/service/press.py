"""Letters between the players, and to and from the game-master. Who may write to whom the rules decide, too.

A letter reaches those who sit there when it is written. Whoever takes a seat over later does not read his predecessor's
letters, and none is told who has read what.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from casusbelli.core.errors import printable
from casusbelli.service.accounts import key_of
from casusbelli.service.errors import bad_input, conflict, not_allowed, not_found
from casusbelli.service.house import House, Who
from casusbelli.service.rights import needs
from casusbelli.service.shapes import LetterTold, Posted, ReportTold, Thread
from casusbelli.service.table import EVERYBODY, MASTER, Table, opened
from casusbelli.store import Row, new_id

LONGEST = 8_000
PAGE = 100
GREY = "grey"


@needs("press")
def send(
    house: House,
    who: Who,
    game_id: str,
    to: Sequence[str],
    text: str,
    seat: str | None = None,
    grey: bool = False,
) -> Posted:
    """``to``: seats, offices as the rules name them, "gm", or ["*"] for everybody. ``grey``: without a name."""
    text = text.replace("\0", "").encode("utf-8", "replace").decode().strip()
    if not 1 <= len(text) <= LONGEST:
        raise bad_input(f"a letter has 1 to {LONGEST} characters, not {len(text)}")
    with house.write() as tx:
        table = opened(house, tx, game_id, lock=True)
        sender = _sender(table, who, seat)
        readers, public = _readers(table, sender, to)
        _check(table, sender, readers, public, grey)
        return _deliver(table, who, sender, readers, public, grey, text)


def _sender(table: Table, who: Who, seat: str | None) -> str:
    if table.is_gm(who) and seat in (None, MASTER):
        return MASTER
    return table.seat(who, seat)


def _readers(table: Table, sender: str, to: Sequence[str]) -> tuple[list[str], bool]:
    if list(to) == [EVERYBODY]:
        return [seat for seat in (*table.seats, MASTER) if seat != sender], True
    found = {name: _seat_of(table, name) for name in to}
    for name, seat in found.items():
        if seat is None:
            raise not_found("seat", printable(name))
    readers = [seat for seat in dict.fromkeys(found.values()) if seat is not None and seat != sender]
    if not readers:
        raise bad_input("a letter needs somebody to read it, who is not its writer")
    if MASTER in readers and table.row["gm"] is None:
        raise not_found("game-master", MASTER)
    return readers, False


def _seat_of(table: Table, name: str) -> str | None:
    """A letter to an office goes to whoever holds it now."""
    if name in table.seats or name == MASTER:
        return name
    if not table.row["seq"]:
        return None
    return table.game.rules.addressed(table.game.rules.turn(table.game.state), name)


def _check(table: Table, sender: str, readers: Sequence[str], public: bool, grey: bool) -> None:
    if table.row["status"] == "cancelled":
        raise conflict("over", "the game was cancelled")
    if sender == MASTER or list(readers) == [MASTER]:
        return
    press = table.settings.press
    allowed = {"public": press.public, "private": press.private, "to several": press.groups}
    kind = "public" if public else "private" if len(readers) == 1 else "to several"
    if not allowed[kind]:
        raise not_allowed(f"letters {kind} are not written in this game")
    if grey and not press.grey:
        raise not_allowed("letters without a name are not written in this game")
    if table.row["status"] == "running" and table.phase[5:] in press.closed:
        raise conflict("press-closed", f"nobody writes letters in {table.phase}")
    silenced = [name for name in readers if not _may_write(table, sender, name, public)]
    if silenced and not public:
        raise conflict("silenced", f"the rules allow no letters from {sender} to {', '.join(silenced)} now")


def _may_write(table: Table, sender: str, reader: str, public: bool) -> bool:
    if MASTER in (sender, reader) or not table.row["seq"] or table.game.state.outcome is not None:
        return True
    return table.game.rules.may_write(table.game.rules.turn(table.game.state), sender, reader, public)


def _deliver(
    table: Table, who: Who, sender: str, readers: Sequence[str], public: bool, grey: bool, text: str
) -> Posted:
    now, message = table.tx.now(), new_id()
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
    )
    for name in readers:
        if public and not _may_write(table, sender, name, public):
            continue
        held = table.seats.get(name)
        account = held["account"] if held else table.row["gm"]
        table.tx.add("recipients", message=message, seat=name, tenure=held["tenure"] if held else 0, account=account)
        if not public:
            table.tell(name, "press", thread=thread)
        if account is not None and account != who.account:
            table.notify(account, "press", f"{message}/{name}", seat=name, letter=message)
    table.tell(EVERYBODY if public else sender, "press", thread=thread)
    return {"id": message, "game": table.id, "thread": thread, "at": now, "from": sender, "to": list(readers)}


def _office(table: Table, sender: str) -> str:
    if sender == MASTER or not table.row["seq"] or table.game.state.outcome is not None:
        return ""
    return table.game.rules.office(table.game.rules.turn(table.game.state), sender) or ""


def _thread(sender: str, readers: Sequence[str], public: bool, grey: bool) -> str:
    """Letters between the same people belong together. Who wrote grey ones must not show in it."""
    if public:
        return EVERYBODY
    return f"{GREY}|{'|'.join(sorted(readers))}" if grey else "|".join(sorted({sender, *readers}))


@needs("press")
def channels(house: House, who: Who, game_id: str, seat: str | None = None) -> dict[str, bool]:
    """To whom this seat, or the game-master, may write now: every other seat."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        sender = _sender(table, who, seat)
        return {name: _may_write(table, sender, name, False) for name in table.seats if name != sender}


# --- reading


@needs("press")
def letters(
    house: House,
    who: Who,
    game_id: str,
    seat: str | None = None,
    thread: str | None = None,
    search: str | None = None,
    before: int | None = None,
    limit: int = PAGE,
) -> list[LetterTold]:
    """The newest last. A spectator reads what is public."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        reader = _reader(table, who, seat)
        rows = _visible(table, reader, who)
        if thread is not None:
            rows = [row for row in rows if row["thread"] == thread]
        if before is not None:
            rows = [row for row in rows if row["at"] < before]
        if search:
            rows = [row for row in rows if search.casefold() in row["text"].casefold()]
        return _shown(table, rows[-max(1, min(limit, PAGE)) :], reader)


@needs("press")
def threads(house: House, who: Who, game_id: str, seat: str | None = None) -> list[Thread]:
    with house.read() as tx:
        table = opened(house, tx, game_id)
        reader = _reader(table, who, seat)
        found: dict[str, list[Row]] = {}
        for row in _visible(table, reader, who):
            found.setdefault(row["thread"], []).append(row)
        marks = _marks(table, reader)
        return [
            {
                "thread": name,
                "with": _partners(name, reader),
                "last": rows[-1]["at"],
                "letters": len(rows),
                "unread": sum(row["n"] > marks.get(name, 0) and row["sender"] != reader for row in rows),
            }
            for name, rows in sorted(found.items(), key=lambda item: -int(item[1][-1]["n"]))
        ]


def _partners(thread: str, reader: str | None) -> list[str]:
    return [EVERYBODY] if thread == EVERYBODY else [name for name in thread.split("|") if name != reader]


@needs("press")
def mark_read(house: House, who: Who, game_id: str, thread: str, seat: str | None = None) -> None:
    with house.write() as tx:
        table = opened(house, tx, game_id)
        reader = _reader(table, who, seat)
        if reader is None:
            raise not_allowed("a spectator leaves no marks")
        until = max((row["n"] for row in _visible(table, reader, who) if row["thread"] == thread), default=None)
        if until is None:
            raise not_found("thread", printable(thread))
        key = {"game": table.id, "seat": reader, "tenure": _tenure(table, reader), "thread": thread}
        if not tx.change("reads", key, until=until):
            tx.add("reads", **key, until=until)


def unread(table: Table, who: Who, reader: str, numbers: Collection[str]) -> list[LetterTold]:
    """Those of these letters that this reader may see and has not read."""
    marks = _marks(table, reader)
    rows = [row for row in _visible(table, reader, who) if row["id"] in numbers]
    return _shown(table, [row for row in rows if row["n"] > marks.get(row["thread"], 0)], reader)


@needs("press")
def export(house: House, who: Who, game_id: str, seat: str | None = None) -> str:
    """All letters that one has written or received, as text."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        reader = _reader(table, who, seat)
        told = _shown(table, _visible(table, reader, who), reader)
    lines = (f"[{m['phase']}] {m['from']} to {', '.join(m['to'])}\n{m['text']}\n" for m in told)
    return "\n".join(lines)


def _reader(table: Table, who: Who, seat: str | None) -> str | None:
    table.check_seen(who)
    if table.is_gm(who) and seat in (None, MASTER):
        return MASTER
    if who.account is None or (seat is None and not table.sits(who)):
        return None
    return table.seat(who, seat)


def _tenure(table: Table, reader: str) -> int:
    held = table.seats.get(reader)
    return int(held["tenure"]) if held else 0


def _visible(table: Table, reader: str | None, who: Who) -> list[Row]:
    """What this reader wrote or received in his time here, and what is public; not what comes from people he does not
    want to hear from."""
    if reader is None:
        sql = "SELECT * FROM messages WHERE game = ? AND public = 1 ORDER BY n"
        return table.tx.all(sql, table.id)
    tenure = _tenure(table, reader)
    sql = (
        "SELECT m.* FROM messages m WHERE m.game = ? AND ((m.sender = ? AND (m.tenure = ? OR m.public = 1))"
        " OR EXISTS (SELECT 1 FROM recipients r WHERE r.message = m.id AND r.seat = ?"
        " AND (r.tenure = ? OR m.public = 1)))"
        " AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account = ? AND b.blocked = m.account) ORDER BY m.n"
    )
    return table.tx.all(sql, table.id, reader, tenure, reader, tenure, who.account or "")


def _marks(table: Table, reader: str | None) -> dict[str, int]:
    if reader is None:
        return {}
    sql = "SELECT thread, until FROM reads WHERE game = ? AND seat = ? AND tenure = ?"
    return {row["thread"]: row["until"] for row in table.tx.all(sql, table.id, reader, _tenure(table, reader))}


def _shown(table: Table, rows: Sequence[Row], reader: str | None) -> list[LetterTold]:
    tenure, readers = _tenure(table, reader or ""), _readers_of(table, rows)
    return [
        {
            "id": row["id"],
            "at": row["at"],
            "phase": row["phase"],
            "from": GREY if row["grey"] and not own else row["sender"],
            "office": row["office"] if own or not row["grey"] else "",
            "to": [EVERYBODY] if row["public"] else readers[row["id"]],
            "thread": row["thread"],
            "text": row["text"],
            "own": own,
        }
        for row in rows
        for own in [row["sender"] == reader and row["tenure"] == tenure]
    ]


def _readers_of(table: Table, rows: Sequence[Row]) -> dict[str, list[str]]:
    """Letter -> whom it went to."""
    found: dict[str, list[str]] = {row["id"]: [] for row in rows}
    sql = "SELECT r.* FROM recipients r JOIN messages m ON m.id = r.message WHERE m.game = ? ORDER BY r.seat"
    for row in table.tx.all(sql, table.id) if rows else ():
        if row["message"] in found:
            found[row["message"]].append(row["seat"])
    return found


# --- against abuse


@needs("press")
def report(house: House, who: Who, game_id: str, message: str, text: str, seat: str | None = None) -> str:
    """For the moderators, with the letter that it is about."""
    account = who.known()
    if not 1 <= len(text.strip()) <= LONGEST:
        raise bad_input("say what is wrong with it")
    with house.write() as tx:
        table = opened(house, tx, game_id)
        if message not in {row["id"] for row in _visible(table, _reader(table, who, seat), who)}:
            raise not_found("letter", printable(message))
        number = new_id()
        tx.add("reports", id=number, at=tx.now(), account=account, game=game_id, message=message, text=text.strip())
        return number


@needs("manage")
def reports(house: House, who: Who, closed: bool = False) -> list[ReportTold]:
    if not who.moderates:
        raise not_allowed("only moderators read reports")
    sql = (
        "SELECT r.*, a.name AS by_name, m.text AS letter, m.sender, w.name AS writer FROM reports r"
        " JOIN accounts a ON a.id = r.account LEFT JOIN messages m ON m.id = r.message"
        f" LEFT JOIN accounts w ON w.id = m.account WHERE r.closed IS {'NOT ' if closed else ''}NULL ORDER BY r.at"
    )
    with house.read() as tx:
        return [
            {
                "id": row["id"],
                "at": row["at"],
                "by_name": row["by_name"],
                "game": row["game"],
                "message": row["message"],
                "text": row["text"],
                "letter": row["letter"],
                "sender": row["sender"],
                "writer": row["writer"],
                "closed": row["closed"],
                "closed_by": row["closed_by"],
                "verdict": row["verdict"],
            }
            for row in tx.all(sql)
        ]


@needs("manage")
def close_report(house: House, who: Who, number: str, verdict: str) -> None:
    if not who.moderates:
        raise not_allowed("only moderators close reports")
    with house.write() as tx:
        done = tx.run(
            "UPDATE reports SET closed = ?, closed_by = ?, verdict = ? WHERE id = ? AND closed IS NULL",
            tx.now(),
            who.name,
            verdict[:LONGEST],
            number,
        )
    if not done:
        raise not_found("open report", printable(number))


@needs("press")
def block(house: House, who: Who, name: str, blocked: bool = True) -> None:
    """Somebody whose letters one does not want to read, and with whom one does not want to play."""
    account = who.known()
    with house.write() as tx:
        row = tx.one("SELECT id FROM accounts WHERE name_key = ?", key_of(name))
        if row is None or row["id"] == account:
            raise not_found("other player", printable(name))
        tx.run("DELETE FROM blocks WHERE account = ? AND blocked = ?", account, row["id"])
        if blocked:
            tx.add("blocks", account=account, blocked=row["id"], at=tx.now())
