"""Page versions (ETag): has the page of a game changed for this reader? One query, which reads nothing large.

A page depends on a game, on what its people do and on what its reader has. Each ``VersionPart`` names what a page shows
of a table, or what changes whenever it does: the facts of a game by the number of the last one, messages by the number
of the reader's last feed entry. Everything else that a page depends on is in the query itself: the reader (with the
role), the address, the language; and cached pages do not outlive the code that made them.

``tests/web/test_page_version.py`` changes every column of every table and checks whether a page changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from casusbelli.service.base.passwords import digest
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.games.open_game import EVERYBODY, MASTER
from casusbelli.service.people import sessions
from casusbelli.service.people.lesson_progress import FIRST_GAME
from casusbelli.service.reads.tasks import LOST_FOR
from casusbelli.store import Columns

ENCODER: Final = msgspec.msgpack.Encoder()
ACTS_SHOWN: Final = 20  # the others are on a page of their own
WIDTH: Final = 9
_NOTHING: Final = "''"

GAME, READER, LINK, SESSION = "game", "reader", "link", "session"  # parameters of a condition
TIME: Final = "time"


@dataclass(frozen=True)
class VersionPart:
    """A part of the version: a query whose rows become text. ``asks``: its parameters. ``until``: a time after which
    the row no longer counts; the last column says so."""

    name: str
    columns: tuple[str, ...]
    source: str
    asks: tuple[str, ...]
    until: bool = False

    def sql(self) -> str:
        """What is joined with a text is a text."""
        texts = [f"({column})||''" if " " in column else f"{column}||''" for column in self.columns]
        return f"SELECT '{self.name}',{','.join([*texts, *[_NOTHING] * (WIDTH - len(texts))])} {self.source}"


OF_GAME: Final = (
    ("g.name", "g.kind", "g.owner", "g.gm", "g.status", "g.visibility", "g.rules", "g.board", "g.board_hash"),
    ("g.options", "g.settings", "g.seed", "g.commitment", "g.nonces", "g.thrown", "g.seq", "g.chain", "g.phase"),
    ("g.rollbacks", "g.deadline", "g.frozen", "g.waits", "g.fault", "g.created", "g.started", "g.ended"),
)
OWN_SEATS: Final = "(s.account = ? OR (g.kind <> 'game' AND g.owner = ?))"
BY_READER: Final = (GAME, READER)


def _last_news(audience: str) -> str:
    return f"(SELECT MAX(n.n) FROM news n WHERE n.game = g.id AND n.audience = {audience})"


def _in_game(account: str) -> str:
    """An account among those of a game. SQLite would go through all games that the account has played, if there is an
    index of them: it does not know that they are more than the seats of a game."""
    return f"{account}||''"


PARTS: Final = (
    *(VersionPart(f"game {n}", columns, "FROM games g WHERE g.id = ?", (GAME,)) for n, columns in enumerate(OF_GAME)),
    VersionPart(
        "people",
        ("o.name", "m.name", _last_news(f"'{EVERYBODY}'")),
        "FROM games g LEFT JOIN accounts o ON o.id = g.owner LEFT JOIN accounts m ON m.id = g.gm WHERE g.id = ?",
        (GAME,),
    ),
    VersionPart("game master", (_last_news(f"'{MASTER}'"),), "FROM games g WHERE g.id = ? AND g.gm = ?", BY_READER),
    VersionPart(
        "seat",
        ("s.seat", "s.place", "s.account", "s.bot", "s.ready", "s.missed", "s.tenure", "a.name"),
        "FROM seats s LEFT JOIN accounts a ON a.id = s.account WHERE s.game = ?",
        (GAME,),
    ),
    VersionPart(
        "own seat",
        ("s.seat", "d.phase", "d.rollbacks", "d.n", "d.stands", _last_news("s.seat")),
        "FROM games g JOIN seats s ON s.game = g.id LEFT JOIN drafts d ON d.game = g.id AND d.seat = s.seat"
        f" WHERE g.id = ? AND {OWN_SEATS}",
        (GAME, READER, READER),
    ),
    VersionPart(
        "read",
        ("r.seat", "r.tenure", "r.thread", "r.until"),
        "FROM reads r WHERE r.game = ? AND r.seat IN"
        f" (SELECT s.seat FROM seats s WHERE s.game = r.game AND {_in_game('s.account')} = ?"
        f" UNION SELECT '{MASTER}' FROM games g WHERE g.id = r.game AND g.gm = ?)",
        (GAME, READER, READER),
    ),
    VersionPart("muted", ("b.seat",), "FROM muted b WHERE b.game = ? AND b.account = ?", BY_READER),
    VersionPart("blocked", ("b.blocked",), "FROM blocks b WHERE b.account = ?", (READER,)),
    VersionPart(
        "first game",
        ("l.step",),
        f"FROM lessons_done l WHERE l.account = ? AND l.lesson = '{FIRST_GAME[0]}'",
        (READER,),
    ),
    VersionPart("show", ("h.name", "h.digest"), "FROM shows h WHERE h.game = ?", (GAME,)),
    VersionPart("note", ("n.text",), "FROM notes n WHERE n.game = ? AND n.account = ?", BY_READER),
    VersionPart(
        "act",
        ("c.n", "c.account", "a.name"),
        f"FROM (SELECT n, account FROM acts WHERE game = ? ORDER BY n DESC LIMIT {ACTS_SHOWN}) c"
        " LEFT JOIN accounts a ON a.id = c.account",
        (GAME,),
    ),
    VersionPart(
        "motion",
        ("m.id", "m.kind", "m.data", "m.seat"),
        "FROM motions m WHERE m.game = ? AND m.closed IS NULL",
        (GAME,),
    ),
    VersionPart(
        "vote",
        ("v.motion", "v.seat", "v.yes"),
        "FROM votes v JOIN motions m ON m.id = v.motion WHERE m.game = ? AND m.closed IS NULL",
        (GAME,),
    ),
    VersionPart(
        "statement",
        ("t.seat", "t.at", "t.text", "a.name"),
        "FROM statements t JOIN accounts a ON a.id = t.account WHERE t.game = ?",
        (GAME,),
    ),
    VersionPart("own address", ("o.email", "o.confirmed"), "FROM accounts o WHERE o.id = ?", (READER,)),
    VersionPart(
        "invitation",
        ("i.token", "i.account", "i.kind", "i.seat", "i.why", "i.at", "b.name", "i.mailbox", "i.until"),
        "FROM invitations i LEFT JOIN accounts b ON b.id = i.by_account"
        " WHERE i.game = ? AND i.used IS NULL AND (i.account = ? OR i.token = ? OR i.mailbox <> '')",
        (GAME, READER, LINK),
        until=True,
    ),
    VersionPart(
        "seat that was left",
        ("t.seat", "t.tenure", "t.ended", "t.why", f"t.until + {LOST_FOR}"),
        f"FROM tenures t WHERE t.game = ? AND {_in_game('t.account')} = ?",
        BY_READER,
        until=True,
    ),
    VersionPart(
        "applicant",
        ("p.account", "p.at", "a.name"),
        "FROM applicants p JOIN accounts a ON a.id = p.account WHERE p.game = ?",
        (GAME,),
    ),
)
OF_SESSION: Final = VersionPart(SESSION, sessions.OF_SESSION, sessions.HOLDER.format("sessions"), (SESSION,))
ASKS: Final = tuple(key for part in (OF_SESSION, *PARTS) for key in part.asks)
ENDING: Final = {part.name: len(part.columns) for part in PARTS if part.until}


@cache
def question(clock: str) -> str:
    """The query for the time, a session, and everything that a page shows. ``clock``: how the database tells time."""
    time = f"SELECT '{TIME}' part,{clock}||'' c0,{','.join(f'{_NOTHING} c{n}' for n in range(1, WIDTH))}"
    return " UNION ALL ".join((time, *(part.sql() for part in (OF_SESSION, *PARTS))))


@needs(PERSON)
def page_version(service: Service, who: Who, game_id: str, link: str | None = None) -> bytes:
    """While this is the same, so is the page for this reader. ``link``: the invitation the reader came with."""
    return _read(service, service.ask(*_asked(service, who, game_id, link, ""))).version


async def version_in_session(
    service: Service, secret: str | None, plain: bool, who: Who, game_id: str, link: str | None = None
) -> bytes | None:
    """The version of the page, if the session belongs to the expected account, with a single query, asked from an event
    loop. None if the session belongs to somebody else or has ended, or if the time of its last use has to be updated;
    ``accounts.who_is`` has to be asked then."""
    asked = _asked(service, who, game_id, link, digest(secret) if secret else "")
    version, session, now = _read(service, await service.store.ask_from_loop(*asked))
    found = session.holder(now, plain) if session is not None else VISITOR
    return version if found == who and not (session is not None and session.is_noted(now)) else None


class _Found(NamedTuple):
    version: bytes
    session: sessions.Session | None
    now: int


def _asked(service: Service, who: Who, game_id: str, link: str | None, session: str) -> tuple[str, ...]:
    values = {GAME: game_id, READER: who.account or "", LINK: link or "", SESSION: session}
    return question(service.store.clock), *(values[key] for key in ASKS)


def _read(service: Service, rows: list[Columns]) -> _Found:
    now = next(int(row[1]) for row in rows if row[0] == TIME) + service.store.shift()
    found = [_session(row) for row in rows if row[0] == SESSION]
    shown = sorted(ENCODER.encode((*row, _is_over(row, now))) for row in rows if row[0] not in (TIME, SESSION))
    return _Found(blake2b(ENCODER.encode(shown), digest_size=16).digest(), found[0] if found else None, now)


def _session(row: Columns) -> sessions.Session:
    _part, account, name, role, deleted, suspended, *numbers = row
    return sessions.Session(account, name, role, deleted, suspended, *map(int, numbers))


def _is_over(row: Columns, now: int) -> bool:
    """Has it an expiry time that has passed?"""
    ending = ENDING.get(row[0])
    return ending is not None and row[ending] is not None and int(row[ending]) <= now
