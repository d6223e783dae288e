"""Notification preferences: topics, channels, the calendar's address, unsubscribing."""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from casusbelli.core.errors import printable
from casusbelli.core.said import as_data, said
from casusbelli.service.base.account_shapes import Channel, WishesTold
from casusbelli.service.base.addresses import check_hook
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.passwords import digest, new_secret
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import ServiceError, bad_input, conflict, not_found
from casusbelli.service.base.stored_reasons import columns, stored_said
from casusbelli.store import Clash, Row, Tx, new_id

# A topic is what people choose by; the kinds are those of the outbox.
TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("your-turn", "muster"),
    "reminder": ("reminder",),
    "press": ("press",),
    "vote": ("proposal", "motion"),
    "game": ("begun", "seat-left", "people", "asleep", "game-over", "closed", "volunteer"),
    "invitation": ("invited", "offered", "office"),
    "gm": ("needs-gm", "game-waits", "appointed", "start-passed"),
}
EVERYTHING: Final = "everything"
CHANNELS: Final = ("mail", "webhook", "discord")
DIGESTS: Final = (0, 10, 60, 1440)  # minutes for which messages are batched
MOST_FAILURES: Final = 3  # permanent failures in a row, after which a channel is turned off
UNCONFIRMED: Final = said("service.email-unconfirmed")
SIGNING_KEY: Final = "notify-key"
CALENDAR, UNSUBSCRIBE = "/calendar/", "/unsubscribe/"  # followed by a secret


@dataclass(frozen=True)
class Wishes:
    topics: Mapping[str, list[str]]
    letters: bool
    digest: int
    calendar: bool

    def channels(self, topic: str) -> list[str]:
        return self.topics.get(topic, list(CHANNELS))


def topic_of(kind: str) -> str:
    return next((topic for topic, kinds in TOPICS.items() if kind in kinds), "game")


# --- reading and changing preferences


@needs(PERSON)
def shown(service: Service, who: Who) -> WishesTold:
    account = in_person(who)
    with service.read() as tx:
        wishes = wishes_of(tx, account)
        return {
            "topics": {topic: wishes.channels(topic) for topic in TOPICS},
            "letters": wishes.letters,
            "digest": wishes.digest,
            "calendar": wishes.calendar,
            "channels": [_channel(row) for row in channels_of(tx, account)],
        }


@needs(PERSON)
def change(
    service: Service,
    who: Who,
    topics: Mapping[str, list[str]] | None = None,
    letters: bool | None = None,
    digest: int | None = None,
) -> WishesTold:
    """Change the given fields."""
    account = in_person(who)
    for topic, channels in (topics or {}).items():
        _check_topic(topic)
        for channel in channels:
            _check_channel(channel)
    if digest is not None and digest not in DIGESTS:
        raise bad_input(said("service.bad-digest", minutes=digest, expected=DIGESTS))
    with service.write() as tx:
        before = wishes_of(tx, account)
        chosen = {topic: [c for c in CHANNELS if c in wanted] for topic, wanted in (topics or {}).items()}
        new: dict[str, object] = {"topics": json.dumps({**before.topics, **chosen}, sort_keys=True)}
        new |= {} if letters is None else {"letters": int(letters)}
        new |= {} if digest is None else {"digest": digest}
        _keep(tx, account, **new)
    return shown(service, who)


def _channel(row: Row) -> Channel:
    told = stored_said(row) or row["why"] if row["confirmed"] else UNCONFIRMED
    return Channel(row["kind"], row["address"], row["off"], str(told), why_said=as_data(told))


@needs(PERSON)
def set_channel(service: Service, who: Who, kind: str, address: str) -> Channel:
    """Set up a channel. A webhook's secret signs what is sent there."""
    account = in_person(who)
    _check_channel(kind)
    if kind == "mail":
        raise bad_input(said("service.mail-goes-to-email"))
    check_hook(kind, address, service.private_hooks)
    secret = new_secret() if kind == "webhook" else ""
    with service.write() as tx:
        tx.run("DELETE FROM channels WHERE account = ? AND kind = ?", account, kind)
        tx.add("channels", account=account, kind=kind, address=address, secret=secret)
    return Channel(kind, address, None, "", secret or None)


@needs(PERSON)
def remove_channel(service: Service, who: Who, kind: str) -> None:
    account = in_person(who)
    with service.write() as tx:
        if kind == "mail" or not tx.run("DELETE FROM channels WHERE account = ? AND kind = ?", account, kind):
            raise not_found("channel", printable(kind))


@needs(PERSON)
def turn_on(service: Service, who: Who, kind: str) -> None:
    """Turn a channel on again that was turned off after failures."""
    account = in_person(who)
    with service.write() as tx:
        if not tx.change("channels", {"account": account, "kind": kind}, off=None, failures=0, **columns("")):
            raise not_found("channel", printable(kind))


@needs(PERSON)
def test(service: Service, who: Who, kind: str) -> None:
    """Send a test notification."""
    account = in_person(who)
    _check_channel(kind)
    spend_exactly(service, ("send a test", account, 10, 3600))
    with service.write() as tx:
        row = next((row for row in channels_of(tx, account) if row["kind"] == kind), None)
        if row is None:
            raise not_found("channel", kind)
        if not row["confirmed"]:
            raise conflict("not-confirmed", UNCONFIRMED)
        if row["off"] is not None:
            raise conflict("channel-off", said("service.channel-off", channel=kind, why=stored_said(row) or row["why"]))
        number, now = new_id(), tx.now()
        data = json.dumps({"channel": kind})
        tx.add("outbox", id=number, key=f"test {number}", account=account, kind="test", data=data, at=now, due=now)


# --- unsubscribing


def ticket(key: bytes, account: str, topic: str) -> str:
    """A token for mail footers: it can unsubscribe from one topic, or all, and do nothing else."""
    return f"{account}.{topic}.{_signature(key, account, topic)}"


def unsubscribe(service: Service, given: str, everything: bool = False) -> str:
    """Unsubscribe from mails about the topic of this token (or about everything). Returns the topic."""
    with service.write() as tx:
        account, topic = _ticket(tx, given)
        stopped = TOPICS if everything else (topic,)
        wishes = wishes_of(tx, account)
        quiet = {name: [c for c in wishes.channels(name) if c != "mail"] for name in stopped}
        _keep(tx, account, topics=json.dumps({**wishes.topics, **quiet}, sort_keys=True))
    return EVERYTHING if everything else topic


def ticket_topic(service: Service, given: str) -> str:
    with service.read() as tx:
        return _ticket(tx, given)[1]


def _ticket(tx: Tx, given: str) -> tuple[str, str]:
    account, _dot, rest = given.partition(".")
    topic, _dot, signature = rest.partition(".")
    key = kept_key(tx)
    good = key is not None and topic in TOPICS and hmac.compare_digest(
        _signature(key, account, topic).encode(), signature.encode("utf-8", "replace")
    )  # fmt: skip
    if not good or tx.one("SELECT 1 AS yes FROM accounts WHERE id = ? AND deleted IS NULL", account) is None:
        raise ServiceError(404, "bad-link", said("service.foreign-link"))
    return account, topic


def _signature(key: bytes, account: str, topic: str) -> str:
    return hmac.digest(key, f"unsubscribe {account} {topic}".encode("utf-8", "replace"), "sha256").hex()[:32]


def signing_key(service: Service) -> bytes:
    """The signing key, shared by all processes; created by the first that needs it."""
    with service.read() as tx:
        key = kept_key(tx)
    if key is not None:
        return key
    try:
        with service.write() as tx:
            tx.add("facts", name=SIGNING_KEY, value=new_secret())
    except Clash:
        pass  # another process was quicker
    with service.read() as tx:
        key = kept_key(tx)
    assert key is not None
    return key


def kept_key(tx: Tx) -> bytes | None:
    row = tx.one("SELECT value FROM facts WHERE name = ?", SIGNING_KEY)
    return str(row["value"]).encode() if row else None


# --- the calendar


@needs(PERSON)
def new_calendar(service: Service, who: Who) -> str:
    """Create the secret address of one's own calendar feed, shown only this once. The previous one becomes invalid."""
    account, secret = in_person(who), new_secret()
    with service.write() as tx:
        _keep(tx, account, calendar=digest(secret))
    return f"{service.base_url}{CALENDAR}{secret}.ics"


@needs(PERSON)
def stop_calendar(service: Service, who: Who) -> None:
    account = in_person(who)
    with service.write() as tx:
        _keep(tx, account, calendar=None)


def calendar_of(tx: Tx, secret: str) -> str:
    """The owner of a calendar."""
    row = tx.one(
        "SELECT w.account FROM wishes w JOIN accounts a ON a.id = w.account"
        " WHERE w.calendar = ? AND a.deleted IS NULL AND a.suspended IS NULL",
        digest(secret),
    )
    if row is None:
        raise ServiceError(404, "bad-link", said("service.no-calendar"))
    return str(row["account"])


# --- rows


def wishes_of(tx: Tx, account: str) -> Wishes:
    row = tx.one("SELECT * FROM wishes WHERE account = ?", account)
    if row is None:
        return Wishes({}, False, DIGESTS[1], False)
    return Wishes(json.loads(row["topics"]), bool(row["letters"]), row["digest"], row["calendar"] is not None)


def channels_of(tx: Tx, account: str) -> list[Row]:
    """The channels of an account. Mail exists as soon as there is an e-mail; a new address starts without failures."""
    rows = tx.all("SELECT * FROM channels WHERE account = ? ORDER BY kind", account)
    person = tx.one(
        "SELECT COALESCE(email, pending) AS email, confirmed FROM accounts"
        " WHERE id = ? AND deleted IS NULL AND suspended IS NULL",
        account,
    )
    email = person["email"] if person else None
    kept = [row for row in rows if row["kind"] != "mail" or row["address"] == email]
    if email and not any(row["kind"] == "mail" for row in kept):
        kept.insert(0, {"account": account, "kind": "mail", "address": email, "secret": "", "failures": 0, "off": None,
                        **columns("")})  # fmt: skip
    return [{**row, "confirmed": row["kind"] != "mail" or email == (person or {})["confirmed"]} for row in kept]


def open_channels(tx: Tx, account: str) -> dict[str, Row]:
    """The channels that notifications may use."""
    return {kind: row for kind, row in working_channels(tx, account).items() if row["confirmed"]}


def working_channels(tx: Tx, account: str) -> dict[str, Row]:
    """The open channels, including an e-mail yet to be confirmed: only the confirmation link goes there."""
    return {row["kind"]: row for row in channels_of(tx, account) if row["off"] is None}


def _keep(tx: Tx, account: str, **values: object) -> None:
    if not tx.change("wishes", {"account": account}, **values):
        tx.add("wishes", account=account, **values)


def _check_topic(topic: str) -> None:
    if topic not in TOPICS:
        raise bad_input(said("service.bad-topic", given=printable(topic), expected=TOPICS))


def _check_channel(kind: str) -> None:
    if kind not in CHANNELS:
        raise bad_input(said("service.bad-channel", given=printable(kind), expected=CHANNELS))
