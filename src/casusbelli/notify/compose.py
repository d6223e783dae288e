"""Turns notifications into messages, if they are still true and still meant for this recipient.

A message says that there is something to look at, and where. Its content is shown only after sign-in; just the text of
press messages goes out by mail, to those who asked for that.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from casusbelli.core.board import Board
from casusbelli.core.board_names import names_on
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.errors import printable
from casusbelli.core.said import Said, Value, phase, power, render
from casusbelli.notify import TEXTS
from casusbelli.notify.dates import moment
from casusbelli.notify.outbox import ALWAYS, UNWANTED, OutboxBatch, addressed, wanted
from casusbelli.service.base.addresses import names_address
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import zones
from casusbelli.service.base.stored_reasons import from_json
from casusbelli.service.base.waiting import DESERTED, MUSTER, PEOPLE
from casusbelli.service.games import invitations, press
from casusbelli.service.games.messages import GREY
from casusbelli.service.games.open_game import EVERYBODY, MASTER, OpenGame, opened
from casusbelli.service.games.setup_options import rules_titles
from casusbelli.service.people import email_confirmation, email_invitations
from casusbelli.service.people.accounts import RESET
from casusbelli.service.people.preferences import UNSUBSCRIBE, ticket, topic_of, wishes_of, working_channels
from casusbelli.store import Row, Tx

DASHBOARD: Final = "/dashboard"
SETTINGS: Final = "/settings/notifications"
MOST_LETTERS: Final = 20  # whose text is included in one mail
OF_A_PHASE: Final = ("your-turn", "reminder")  # of no use once the phase is over
START_PASSED: Final = "start-passed"
OF_THE_MASTER: Final = ("needs-gm", "game-waits", "appointed", START_PASSED)
ASKED: Final = ("invited", "offered", "office")
OF_THE_PAST: Final = ("seat-left", PEOPLE)  # for the player who held the seat
PROPOSAL, MOTION = "proposal", "motion"
REASONED: Final = ("seat-left", "closed")  # sent with the reason that was given
UNKNOWN: Final = "news"  # the fallback text, for kinds without one
MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<@:!+.-])")


@dataclass(frozen=True)
class Message:
    """A message to send. ``stop``: the unsubscribe link for this topic. ``facts``: the same content for programs."""

    id: str
    channel: str
    kind: str
    account: str
    address: str
    secret: str
    subject: str
    lines: Sequence[str]
    link: str
    foot: Sequence[str]
    stop: str = ""
    game: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


class ComposedMessage(str):
    """A message in our own words, which are not quoted."""

    __slots__ = ()


@dataclass(frozen=True)
class Recipient:
    """The person who gets a message, with the language and the channel."""

    row: Row
    channel: Row
    batch: OutboxBatch
    language: str
    zone: str
    base: str
    letters: bool
    now: int

    def say(self, kind: str, part: str, **values: Value) -> ComposedMessage:
        quoted: dict[str, Value] = {
            name: self.quoted(value) if isinstance(value, str) else value for name, value in values.items()
        }
        known = kind if f"{kind}-{part}" in TEXTS.catalog(ENGLISH) else UNKNOWN
        return ComposedMessage(render(Said(f"notify.{known}-{part}", quoted), self.language))

    def quoted(self, text: str) -> str:
        """User text on one line; what Discord would take for markup is escaped."""
        if isinstance(text, ComposedMessage):
            return text
        clean = " ".join(printable(text).split())
        return MARKDOWN.sub(r"\\\1", clean) if self.batch.channel == "discord" else clean

    def title(self, table: OpenGame | None) -> dict[str, str]:
        """The name of a game for a subject line, without anything that could become a link."""
        if table is None:
            return {}
        name = table.row["name"]
        return {"game": self.say("frame", "game") if names_address(name) else name}

    def until(self, deadline: int | None) -> ComposedMessage:
        if deadline is None:
            return self.say("frame", "endless")
        return self.say("frame", "until", deadline=self.moment(deadline))

    def moment(self, at: int) -> str:
        return render(moment(at, self.now, self.zone), self.language)

    def named(self, seat: str) -> str:
        """The power of a seat, in the reader's language."""
        return render(power(seat), self.language) if seat else ""

    def dated(self, name: str) -> Value:
        return phase(name) if name else ""


def composed(service: Service, batch: OutboxBatch, key: bytes) -> Message | str:
    """The message, or the reason why nothing is to be sent."""
    with service.read() as tx:
        reader = _reader(service, tx, batch)
        if reader is None:
            return UNWANTED
        faults: list[str] = []
        good: list[tuple[Row, OpenGame | None]] = []
        for note in _notes(tx, batch):
            try:
                table = opened(service, tx, note["game"]) if note["game"] is not None else None
            except ServiceError as gone:
                faults.append(str(gone))
                continue
            fault = _fault(tx, note, table, batch.channel)
            faults.append(fault) if fault else good.append((note, table))
        press_notes = [(note, table) for note, table in good if note["kind"] == "press" and table is not None]
        others = [(note, table) for note, table in good if note["kind"] != "press"]
        if not good:
            return "; ".join(dict.fromkeys(faults)) or UNWANTED
        if not others:
            return _press(reader, press_notes, key)
        if len(good) == 1:
            return _single(reader, *others[0], key)
        return _several(reader, others, _press(reader, press_notes, key) if press_notes else "", key)


def _reader(service: Service, tx: Tx, batch: OutboxBatch) -> Recipient | None:
    row = tx.one("SELECT * FROM accounts WHERE id = ?", batch.account)
    to = next(filter(None, map(addressed, _notes(tx, batch))), "")
    channel = {"address": to, "secret": ""} if to else working_channels(tx, batch.account).get(batch.channel)
    if row is None or channel is None:
        return None
    prefs = json.loads(row["prefs"])
    zone = prefs.get("zone")
    kept = tx.one("SELECT value FROM facts WHERE name = 'url'")  # as stored by the web part
    return Recipient(
        row,
        channel,
        batch,
        str(prefs.get("language", ENGLISH)),
        zone if zone in zones() else "UTC",
        str(kept["value"]) if kept else service.base_url,
        wishes_of(tx, batch.account).letters,
        tx.now(),
    )


def _notes(tx: Tx, batch: OutboxBatch) -> list[Row]:
    rows = (tx.one("SELECT * FROM outbox WHERE id = ?", note) for note in batch.notes)
    return [row for row in rows if row is not None]


# --- is it still true?


def _fault(tx: Tx, note: Row, table: OpenGame | None, channel: str) -> str:
    kind = note["kind"]
    if channel not in wanted(tx, note):
        return UNWANTED
    if kind == "password-reset" and tx.now() > note["at"] + RESET:
        return "the link is too old"
    if kind == email_confirmation.KIND and not email_confirmation.stands(tx, note["key"]):
        return "the link is good for nothing any more"
    if table is None:
        return ""
    if kind == email_invitations.KIND:
        data = json.loads(note["data"])
        wanted_still = email_invitations.is_wanted(tx, data["invitation"], data["to"])
        return "" if wanted_still else "the invitation is not open any more, or not wanted"
    token = json.loads(note["data"]).get("invitation")
    if kind in ASKED and token is not None and not invitations.stands(tx, note["account"], token):
        return "the invitation is not open any more"
    if kind in OF_THE_MASTER and note["account"] != (table.row["gm"] or table.row["owner"]):
        return "somebody else is game master"
    if kind not in OF_THE_PAST and not _holds(table, note):
        return "somebody else has the seat"
    return _out_of_date(table, note)


def _holds(table: OpenGame, note: Row) -> bool:
    """Has the person held the seat without a break since the notification was written?"""
    seat = note["seat"]
    if seat is None:
        return True
    if seat == MASTER:
        return bool(table.row["gm"] == note["account"])
    held = table.seats.get(seat)
    return held is not None and held["account"] == note["account"] and (held["since"] or 0) <= note["at"]


def _out_of_date(table: OpenGame, note: Row) -> str:
    kind = note["kind"]
    if kind == START_PASSED and table.row["status"] != "forming":
        return "the game has begun"
    if kind in (MUSTER, *DESERTED) and table.waiting.kind != kind:
        return "the game does not wait for this any more"
    over = table.row["status"] != "running" or table.phase != json.loads(note["data"]).get("phase")
    if kind in OF_A_PHASE and over:
        return "the phase is over"
    if kind == PROPOSAL and "proposal" in json.loads(note["data"]):
        key = json.loads(note["data"])["proposal"]
        if table.row["status"] != "running" or not any(
            made.key == key and made.waits for made in table.game.proposals(note["seat"])
        ):
            return "it is answered or settled"
    return "they are ready" if kind in (MUSTER, *OF_A_PHASE) and table.seats[note["seat"]]["ready"] else ""


# --- texts


def _several(
    reader: Recipient, notes: Sequence[tuple[Row, OpenGame | None]], letters: Message | str, key: bytes
) -> Message:
    """One message for several notifications that were held back."""
    greeted = reader.batch.channel == "mail"
    lines = [line for note, table in notes for line in _single(reader, note, table, key).lines[1 if greeted else 0 :]]
    if isinstance(letters, Message):
        lines += letters.lines[1 if greeted else 0 :]
    first = notes[0][0]
    subject = reader.say("frame", "several", n=len(notes) + isinstance(letters, Message))
    return _message(reader, first, None, subject, lines, reader.base + DASHBOARD, {"seat": None}, key)


def _single(reader: Recipient, note: Row, table: OpenGame | None, key: bytes) -> Message:
    kind, data = note["kind"], json.loads(note["data"])
    if kind == email_invitations.KIND and table is not None:
        return _to_stranger(reader, note, table, key)
    values: dict[str, Value] = {"seat": reader.named(note["seat"] or ""), "by": data.get("by", "")}
    values["offered"] = reader.named(data.get("offered", ""))
    link = data.get("link", "")
    facts: dict[str, Any] = {"seat": note["seat"]}
    if table is not None:
        deadline = table.row["deadline"]
        values |= {"game": table.row["name"], "phase": reader.dated(table.phase), "until": reader.until(deadline)}
        facts |= {"phase": table.phase, "deadline": deadline} if kind in OF_A_PHASE else {}
    if table is not None and (card := next((name for name in (PROPOSAL, MOTION) if data.get(name)), "")):
        link = f"{_link(reader, table)}#{card}-{data[card]}"
    if kind == PROPOSAL:
        values["what"] = _proposed(reader, table, data)
        facts["proposal"] = data.get("proposal", "")
    if kind == MOTION:
        values |= {"by": reader.named(data.get("by", "")), "motion": data.get("kind", "")}
    if kind == MUSTER:
        values["due"] = reader.moment(data["due"])
        facts["deadline"] = data["due"]
    lines = [reader.say(kind, "text", **values)]
    if kind in REASONED and data.get("why"):
        lines.append(reader.say("frame", "reason", why=render(from_json(data), reader.language)))
    subject = reader.say(kind, "subject", **{**values, **reader.title(table)})
    return _message(reader, note, table, subject, lines, link, facts, key)


def _to_stranger(reader: Recipient, note: Row, table: OpenGame, key: bytes) -> Message:
    """An invitation to an address: no greeting by name, no settings to change, and a way to refuse all others."""
    data, kind = json.loads(note["data"]), note["kind"]
    stop = f"{reader.base}{email_invitations.REFUSE}{email_invitations.refusal_ticket(key, data['to'])}"
    by = " ".join(data["by"].replace(".", " ").split())  # mail programs make a link of a name such as "example.org"
    values: dict[str, Value] = {"by": by, "rules": rules_named(table.row["rules"], reader.language)}
    return Message(
        id=reader.batch.id,
        channel=reader.batch.channel,
        kind=kind,
        account="",
        address=data["to"],
        secret="",
        subject=reader.say(kind, "subject", **values),
        lines=[reader.say(kind, "text", **values, **reader.title(table))],
        link=f"{_link(reader, table)}?invitation={data['invitation']}",
        foot=[reader.say(kind, "ignore"), reader.say(kind, "stop", link=ComposedMessage(stop))],
        stop=stop,
    )


def rules_named(spec: str, language: str) -> str:
    return " + ".join(render(title, language) for title in rules_titles(spec))


def _proposed(reader: Recipient, table: OpenGame | None, data: Mapping[str, Any]) -> ComposedMessage:
    """The sentence of the proposal."""
    known = table.game.proposals(None) if table is not None else ()
    title = next((made.title for made in known if made.key == data.get("proposal")), "")
    return ComposedMessage(render(title, reader.language))


def _press(reader: Recipient, found: Sequence[tuple[Row, OpenGame]], key: bytes) -> Message | str:
    """All unread messages, counted; by mail with their text, for those who want it."""
    heaps: dict[tuple[str, str], tuple[OpenGame, list[str]]] = {}
    for note, table in found:
        heaps.setdefault((table.id, note["seat"]), (table, []))[1].append(json.loads(note["data"])["letter"])
    who = Who(reader.row["id"], reader.row["name"], reader.row["role"])
    unread = [
        (table, seat, letters)
        for (_game, seat), (table, numbers) in heaps.items()
        if (letters := press.unread(table, who, seat, numbers))
    ]
    if not unread:
        return "it has been read, or taken back"
    games, total = {table.id for table, _seat, _letters in unread}, sum(len(letters) for *_, letters in unread)
    part = "everywhere" if len(games) > 1 else "several" if total > 1 else "subject"
    subject = reader.say("press", part, **reader.title(unread[0][0]), games=len(games), n=total)
    lines: list[str] = []
    for table, seat, letters in unread:
        part, values = "count" if len(letters) > 1 else "text", {"seat": _name(reader, seat), "game": table.row["name"]}
        lines.append(reader.say("press", part, **values, n=len(letters)))
        if reader.letters and reader.batch.channel == "mail":
            lines += _texts(reader, letters, table.board)
        elif len(games) > 1:
            lines.append(_link(reader, table))
    first = next(note for note, table in found if table.id == unread[0][0].id)
    return _message(reader, first, unread[0][0], subject, lines, "", {"seat": first["seat"]}, key)


def _texts(reader: Recipient, letters: Sequence[Mapping[str, Any]], board: Board) -> list[str]:
    lines: list[str] = []
    for letter in letters[:MOST_LETTERS]:
        readers = ", ".join(_name(reader, name) for name in letter["to"])
        said = {"sender": _name(reader, letter["from"]), "readers": readers, "phase": reader.dated(letter["phase"])}
        lines.append(reader.say("press", "letter" if letter["phase"] else "letter-early", **said))
        told, text = letter["text_said"], letter["text"]
        text = text if told is None else render(told, reader.language, names_on(board))
        lines.append("\n".join(f"    {line}" for line in text.splitlines()))
        if letter["plan"]:
            orders = ", ".join(map(names_on(board).of(reader.language).order, letter["plan"]))
            lines.append("    " + reader.say("press", "plan", orders=orders))
    rest = len(letters) - MOST_LETTERS
    return [*lines, reader.say("press", "more", n=rest)] if rest > 0 else lines


def _name(reader: Recipient, name: str) -> str:
    named = {EVERYBODY: "everybody", GREY: "grey", MASTER: "master"}
    return reader.say("press", named[name]) if name in named else reader.named(name)


def _link(reader: Recipient, table: OpenGame) -> str:
    return f"{reader.base}/games/{table.id}"


def _message(
    reader: Recipient,
    note: Row,
    table: OpenGame | None,
    subject: str,
    lines: Sequence[str],
    link: str,
    facts: Mapping[str, Any],
    key: bytes,
) -> Message:
    kind, account = note["kind"], reader.row["id"]
    if not link:
        link = _link(reader, table) if table is not None else reader.base + SETTINGS
    game = {"game": {"id": table.id, "name": table.row["name"]}} if table is not None else {}
    stop = "" if kind in (*ALWAYS, "test") else f"{reader.base}{UNSUBSCRIBE}{ticket(key, account, topic_of(kind))}"
    by_mail = reader.batch.channel == "mail"
    foot = [reader.say("frame", "settings", link=ComposedMessage(reader.base + SETTINGS))]
    foot += [reader.say("frame", "stop", link=ComposedMessage(stop))] if stop else []
    return Message(
        id=reader.batch.id,
        channel=reader.batch.channel,
        kind=kind,
        account=reader.row["name"],
        address=reader.channel["address"],
        secret=reader.channel["secret"],
        subject=subject,
        lines=[reader.say("frame", "greeting", name=reader.row["name"]), *lines] if by_mail else lines,
        link=link,
        foot=foot,
        stop=stop,
        game=table.id if table is not None else "",
        facts={"id": reader.batch.id, "kind": kind, "at": note["at"], **game, **facts, "url": link},
    )
