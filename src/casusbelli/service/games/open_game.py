"""A game opened for a use case: its row, locked or not, its facts, its seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.canon import encode
from casusbelli.core.errors import printable
from casusbelli.core.events import Event
from casusbelli.core.map_text import map_text
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, Text, power, said
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.records.games.game_file import Header, header_format, link
from casusbelli.service.base import audit
from casusbelli.service.base.game_cache import Kept
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import (
    ServiceError,
    complaint,
    conflict,
    no_seat,
    not_allowed,
    not_found,
    phase_closed,
    time_up,
    which_seat,
)
from casusbelli.service.base.settings import Settings, read_settings
from casusbelli.service.base.shared_rules import SharedRules
from casusbelli.service.base.stored_reasons import checked_reason, columns
from casusbelli.service.base.waiting import DIE, Waiting
from casusbelli.store import Row, Tx, new_id

SORTED: Final = json.JSONEncoder(sort_keys=True)
EVERYBODY, MASTER = "*", "gm"  # audiences of feed entries, besides seats
OPEN = ("forming", "running", "paused", "needs-gm")
INVOLVED = (  # games that an account is part of by its own will: an invitation must not exclude a moderator
    "SELECT game FROM tenures WHERE account = ? UNION SELECT game FROM seats WHERE account = ?"
    " UNION SELECT game FROM applicants WHERE account = ?"
    " UNION SELECT id FROM games WHERE owner = ? UNION SELECT id FROM games WHERE gm = ?"
)
SEATS = (
    "SELECT s.*, a.name AS player FROM seats s LEFT JOIN accounts a ON a.id = s.account WHERE s.game = ?"
    " ORDER BY s.place"
)
STILL_OPEN = "used IS NULL AND (until IS NULL OR until > ?)"  # an open invitation


@dataclass(frozen=True)
class Notification:
    """A notification for the outbox; skipped without an account. ``key`` is unique: the same thing is sent once."""

    account: str | None
    key: str
    seat: str | None
    data: Mapping[str, object]


@dataclass
class OpenGame:
    service: Service
    tx: Tx
    row: Row
    link: str | None = None  # the invitation that the caller came with
    helper: Who | None = None  # an administrator who acts here by virtue of their office
    kept: Kept | None = None  # the game as it is stored, with what has been appended
    gathered: dict[str, object] | None = None  # changes of the row that ``changing_once`` will write

    @cached_property
    def game(self) -> Game:
        self.kept = self.service.games.kept(self.tx, self.row)
        return self.service.games.game_of(self.tx, self.row, self.kept)

    @cached_property
    def board(self) -> Board:
        return self.service.board_of(self.tx, self.row)

    @cached_property
    def rules(self) -> SharedRules:
        return self.service.games.rules_of(self.tx, self.row)

    @cached_property
    def settings(self) -> Settings:
        return read_settings(self.row["settings"])

    @cached_property
    def seats(self) -> Mapping[str, Row]:
        return {row["seat"]: row for row in self.tx.all(SEATS, self.id)}

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @cached_property
    def moment(self) -> int:
        """The transaction's time: compared with the deadline while the game is locked, stored in receipts and facts."""
        return self.tx.now()

    @property
    def waiting(self) -> Waiting:
        return Waiting.of(self.row["waits"])

    @property
    def phase(self) -> str:
        return str(self.row["phase"])

    @property
    def over(self) -> bool:
        return self.row["status"] in ("finished", "cancelled")

    # --- permissions

    def sits(self, who: Who) -> list[str]:
        if who.account is None:
            return []
        if self.row["kind"] != "game" and self.row["owner"] == who.account:
            return list(self.seats)
        return [seat for seat, row in self.seats.items() if row["account"] == who.account]

    def is_gm(self, who: Who) -> bool:
        """Is this the game master, or the owner of a sandbox?"""
        if who.account is None:
            return False
        own_sandbox = self.row["kind"] == "sandbox" and self.row["owner"] == who.account
        return bool(self.row["gm"] == who.account or own_sandbox)

    def helps(self, who: Who) -> bool:
        """May this administrator help a stuck game? Only one with no other part in it: they can do what a game master
        does, all of which the players can read, without seeing what a game master sees."""
        return who.administers and self.row["status"] == "needs-gm" and not self.involves(who)

    def runs(self, who: Who) -> bool:
        """May this account set the game up? Its creator and its game master may."""
        return who.account is not None and (self.is_gm(who) or self.row["owner"] == who.account)

    def sees(self, who: Who) -> bool:
        if self.row["visibility"] == "public" or self.sits(who) or self.runs(who) or who.moderates:
            return True
        return self._let_in() or (who.account is not None and self._concerns(who.account))

    def check_seen(self, who: Who) -> None:
        """A private game does not exist for outsiders."""
        if not self.sees(who):
            raise not_found("game", self.id)

    def _let_in(self) -> bool:
        """Does the caller have a link that is still open?"""
        sql = f"SELECT 1 AS yes FROM invitations WHERE game = ? AND token = ? AND {STILL_OPEN}"
        return self.link is not None and self.tx.one(sql, self.id, self.link, self.tx.now()) is not None

    def _concerns(self, account: str) -> bool:
        """Applicants, invited people, and former players."""
        asked = "SELECT 1 AS yes FROM applicants WHERE game = ? AND account = ?"
        sat = "SELECT 1 AS yes FROM tenures WHERE game = ? AND account = ? AND ended NOT IN ('resigned', 'dismissed')"
        if any(self.tx.one(sql, self.id, account) for sql in (asked, sat)):
            return True
        sent = f"SELECT 1 AS yes FROM invitations WHERE game = ? AND account = ? AND {STILL_OPEN}"
        return self.tx.one(sent, self.id, account, self.tx.now()) is not None

    def involves(self, who: Who) -> bool:
        """Is this the account's own game, now or formerly, as a player or game master? Then the role of moderator or
        administrator gives no powers over it."""
        if who.account is None:
            return False
        games = [who.account] * INVOLVED.count("?")
        return self.tx.one(f"SELECT id FROM games WHERE id = ? AND id IN ({INVOLVED})", self.id, *games) is not None

    def check_gm(self, who: Who) -> None:
        self.check_seen(who)
        who.known()
        if self.is_gm(who):
            return
        if not self.helps(who):
            raise not_allowed(said("service.gm-only-helper" if who.administers else "service.gm-only"))
        self.helper = who

    def seat(self, who: Who, seat: str | None) -> str:
        """The seat that the caller means and may write for."""
        self.check_seen(who)
        who.known()
        mine = self.sits(who)
        if seat is None:
            if len(mine) != 1:
                raise which_seat(mine)
            return mine[0]
        self.check_seat(seat)
        if seat not in mine:
            raise not_allowed(said("service.not-your-seat", seat=power(seat)))
        return seat

    def viewer(self, who: Who, seat: str | None = None) -> Viewer:
        """The caller's view of the game: a seat, the game master, or a spectator."""
        self.check_seen(who)
        if seat is not None:
            return self.seat(who, seat) if not self.is_gm(who) else self._any_seat(seat)
        if self.is_gm(who):
            return GM
        mine = self.sits(who)
        return mine[0] if mine and self.row["kind"] != "table" else None

    def _any_seat(self, seat: str) -> str:
        self.check_seat(seat)
        return seat

    # --- deadlines

    def check_running(self) -> None:
        status = self.row["status"]
        if status == "running":
            return
        raise conflict("not-running", said("service.not-running", status=status))

    def check_seat(self, seat: str) -> None:
        if seat not in self.seats:
            raise no_seat(seat, self.seats, self.board)

    def check_phase(self, phase: str | None) -> None:
        """Every submission names the phase it is meant for."""
        self.check_running()
        if phase != self.phase:
            raise phase_closed(phase, self.phase)
        deadline = self.row["deadline"]
        if self.waiting.kind == DIE or (deadline is not None and self.moment >= deadline):
            raise time_up(self.phase)

    # --- writes

    def append(self, events: Iterable[Event], **values: object) -> None:
        """Append new facts, chained by hash to those before. The row's number guards against a concurrent writer.
        ``values``: other changes of the game's row."""
        seq, chain, now, fresh = self.row["seq"], self.row["chain"], self.moment, tuple(events)
        known = self.kept or self.service.games.empty(self.tx, self.row)
        hashes, rows = dict[int, str](), []
        for event in fresh:
            body = encode(event)
            seq, chain = seq + 1, link(chain, body)
            hashes[seq] = chain
            rows.append((self.id, seq, chain, body.decode(), now))
        self.tx.add_all("events", ("game", "seq", "hash", "body", "at"), rows)
        self.change(seq=seq, chain=chain, phase=self.game.phase, rollbacks=self.game.state.rollbacks, **values)
        states = {**self.game.passed, seq: self.game.state} if len(self.game.log) == seq else {}
        grown = self.service.games.grown(self.tx, self.row, known, fresh, states)
        self.kept = self.service.games.keep(self.tx, self.row, grown, hashes)

    @contextmanager
    def changing_once(self) -> Iterator[None]:
        """Write everything that changes in the game's row within this block as one change, at its end."""
        self.gathered = gathered = dict[str, object]()
        yield
        self.gathered = None
        if gathered:
            self.tx.set("games", {"id": self.id}, **gathered)

    def change(self, **values: object) -> None:
        values["version"] = self.row["version"] + 1
        if self.gathered is None:
            self.tx.set("games", {"id": self.id}, **values)
        else:
            self.gathered.update(values)
        self.row.update(values)
        if "settings" in values:
            self.__dict__.pop("settings", None)

    def change_seat(self, seat: str, **values: object) -> None:
        self.tx.set("seats", {"game": self.id, "seat": seat}, **values)
        if "account" in values:  # the player's name follows from it
            self.forget_seats()
        elif "seats" in self.__dict__:
            self.seats[seat].update(values)

    def change_seats(self, **values: object) -> None:
        """All of them."""
        self.tx.set("seats", {"game": self.id}, **values)
        for row in self.seats.values():
            row.update(values)

    def forget_seats(self) -> None:
        """Invalidate the cached seats after a write."""
        self.__dict__.pop("seats", None)

    def tell(self, audience: str, kind: str, **data: object) -> None:
        """Add an entry to the feed: there is something new to look at. Its content is found by looking."""
        sql = (
            "INSERT INTO news (game, audience, n, kind, data, at)"
            " SELECT ?, ?, COALESCE(MAX(n), 0) + 1, ?, ?, ? FROM news WHERE game = ? AND audience = ?"
        )
        text = SORTED.encode(data)
        self.tx.queue(sql, self.id, audience, kind, text, self.tx.now(), self.id, audience)

    def act(self, kind: str, who: Who | None, why: Text = "", seat: str | None = None, **data: object) -> None:
        """Add an act of a person to the game log."""
        self.tx.put(
            "acts",
            game=self.id,
            n=1 + self.tx.last("acts", game=self.id),
            at=self.tx.now(),
            phase=self.phase,
            kind=kind,
            account=who.account if who else None,
            seat=seat,
            **columns(why if isinstance(why, Said) else checked_reason(why)),
            data=json.dumps(data, sort_keys=True),
        )
        self.tell(EVERYBODY, "act", what=kind)
        if who is not None and who is self.helper:
            self.note_office(kind, who, why, **({"seat": seat} if seat is not None else {}))

    def note_office(self, kind: str, who: Who, why: Text = "", **data: object) -> None:
        """Add what an administrator did by virtue of their office to the audit log."""
        audit.enter(self.tx, who, kind, game=self.id, why=why, data={"phase": self.phase, **data})

    def notify(self, account: str | None, kind: str, key: str, seat: str | None = None, **data: object) -> None:
        """Add to the outbox, once for each key."""
        self.notify_all(kind, [Notification(account, key, seat, data)])

    def notify_all(self, kind: str, notes: Iterable[Notification]) -> None:
        now, texts = self.tx.now(), dict[int, str]()  # by the identity of the data, which most of them share
        rows = []
        for note in notes:
            if note.account is not None:
                text = texts.get(id(note.data)) or texts.setdefault(id(note.data), SORTED.encode(note.data))
                rows.append((new_id(), note.key, note.account, kind, self.id, note.seat, text, now, now))
        columns = ("id", "key", "account", "kind", "game", "seat", "data", "at", "due")
        self.tx.add_all("outbox", columns, rows, "ON CONFLICT (key) DO NOTHING")


def is_empty(seat: Row) -> bool:
    """Does neither a person nor a bot hold this seat?"""
    return seat["account"] is None and seat["bot"] is None


def opened(service: Service, tx: Tx, game_id: str, lock: bool = False, link: str | None = None) -> OpenGame:
    if lock:
        tx.ahead(SEATS, game_id)
    row = tx.one(f"SELECT * FROM games WHERE id = ?{tx.lock if lock else ''}", game_id)
    if row is None:
        raise not_found("game", printable(game_id))
    return OpenGame(service, tx, row, link)


def rights_in(tx: Tx, service: Service, who: Who, game_id: str | None) -> list[object]:
    """The account's permissions in a game, if the game exists."""
    row = tx.one("SELECT * FROM games WHERE id = ?", game_id) if game_id is not None else None
    if row is None:
        return []
    table = OpenGame(service, tx, row)
    return [table.sits(who), table.is_gm(who), table.runs(who), table.sees(who)]


def header_of(table: OpenGame, seed: str | None = None) -> Header:
    """The header of the game's file. The seed is not part of the chain."""
    row, text = table.row, map_text(table.board) if table.row["board_hash"] else None
    return Header(
        format=header_format(text),
        rules=row["rules"],
        map=row["board"],
        options=json.loads(row["options"]),
        commitment=row["commitment"],
        nonces=json.loads(row["nonces"]),
        seed=seed,
        board=text,
    )


def is_secret(table: OpenGame) -> bool:
    """Does this phase have secret orders? Then it is also a secret who has written any."""
    return any(Phase.of(table.phase).kind in kinds for kinds in table.game.rules.secret.values())


def keeps_silence(table: OpenGame, who: Who) -> bool:
    """Where orders are secret, missing orders are known only to the game master while the game goes on: neither names
    nor the reason why a seat was vacated reveal them."""
    return bool(table.row["seq"]) and not (table.over or table.is_gm(who)) and bool(table.game.rules.secret)


def as_refused(fault: Exception) -> ServiceError:
    """A refusal by the rules as an error of the service."""
    return conflict("not-now", complaint(fault))
