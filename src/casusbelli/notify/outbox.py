"""The outbox table: routing notifications to channels, leasing batches, and recording delivery outcomes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from casusbelli.core.said import Said, Text, said
from casusbelli.service.base.service import Service
from casusbelli.service.base.stored_reasons import columns
from casusbelli.service.people import email_confirmation, email_invitations
from casusbelli.service.people.preferences import MOST_FAILURES, open_channels, topic_of, wishes_of, working_channels
from casusbelli.store import RepeatedReads, Row, Tx

MINUTE: Final = 60_000
LEASE: Final = 2 * MINUTE  # sending takes less; after that the worker that took it is presumed dead
BACK_OFF: Final = tuple(minutes * MINUTE for minutes in (1, 5, 30, 120, 360, 1440))  # delay after each failure
HOUR: Final = 60 * MINUTE
HOURLY, HOURLY_OF_A_GAME = 30, 12  # messages sent one by one; further ones are batched
ROUTED, TAKEN = 200, 50  # at once
GATHERED: Final = ("mail", "discord")  # channels that batch messages; programs want each by itself
ALWAYS: Final = (  # kinds that go by mail, whatever the account's preferences are
    "password-reset",
    email_confirmation.KIND,
    email_confirmation.KNOWN,
    email_confirmation.CHANGED,
    email_invitations.KIND,
)
EMAIL: Final = "COALESCE(email, pending)"  # the link that confirms a pending address goes there as well
UNWANTED: Final = "nobody wants to be told"


@dataclass(frozen=True)
class OutboxBatch:
    """Notifications that go out together, by the id of the first. ``tries``: the number of this attempt."""

    id: str
    channel: str
    account: str
    tries: int
    notes: Sequence[str]


@dataclass(frozen=True)
class DeliveryOutcome:
    """The outcome of a delivery. ``fault``: why it failed or was not sent. ``forever``: do not retry. ``blamed``: the
    address is bad. ``gone``: the other side says that the address no longer exists. ``wait``: milliseconds that the
    other side asks for (Retry-After)."""

    fault: Text = ""
    sent: bool = False
    forever: bool = False
    blamed: bool = False
    gone: bool = False
    wait: int = 0


SENT: Final = DeliveryOutcome(sent=True)
LONGEST_FAULT: Final = 500


def quoted(fault: object) -> str:
    """The start of an error text from another program, to quote in a message."""
    return str(fault)[: LONGEST_FAULT // 2]


def broken(fault: Exception) -> Said:
    """The message for a fault without a text of its own: its type and what it says."""
    return said("notify.fault-other", why=quoted(f"{type(fault).__name__}: {fault}"))


# --- routing to channels


def route(service: Service) -> int:
    with service.read() as tx:
        if tx.one("SELECT 1 AS yes FROM outbox WHERE due <= ?", tx.now()) is None:
            return 0
    with service.write() as tx:
        sql = f"SELECT * FROM outbox WHERE due <= ? ORDER BY due, id LIMIT {ROUTED}{tx.skip}"
        notes = tx.all(sql, tx.now())
        for account in sorted({note["account"] for note in notes}):  # one lock order prevents deadlocks
            _have_mail(tx, account)
        wishes = RepeatedReads(tx)  # asked once for each account
        found = [(note, wanted(wishes, note)) for note in notes]
        for note, channels in found:
            _route(tx, wishes, note, channels)
        _keep_routed(tx, [note["id"] for note, channels in found if channels], "")
        _keep_routed(tx, unwanted := [note["id"] for note, channels in found if not channels], UNWANTED)
        _forget_links(tx, unwanted)
        return len(notes)


def _route(tx: Tx, wishes: Tx, note: Row, channels: Sequence[str]) -> None:
    account = note["account"]
    for channel in channels:
        waits = wishes_of(wishes, account).digest * MINUTE if note["kind"] == "press" and channel in GATHERED else 0
        waits = waits or _held_back(tx, note, channel)
        batch, due = None if waits else note["id"], note["at"] + waits
        tx.add("deliveries", note=note["id"], channel=channel, account=account, batch=batch, at=note["at"], due=due)


def _keep_routed(tx: Tx, notes: Sequence[str], fault: str) -> None:
    """Record that these notifications have been routed, in one statement. ``fault``: why nobody gets them."""
    if notes:
        sql = f"UPDATE outbox SET due = NULL, sent = ?, fault = ? WHERE id IN ({_marks(notes)})"
        tx.queue(sql, tx.now(), fault, *notes)


RECENT: Final = (
    "SELECT COUNT(*) AS n, SUM(CASE WHEN o.game = ? THEN 1 ELSE 0 END) AS here"
    " FROM deliveries d JOIN outbox o ON o.id = d.note"
    " WHERE d.account = ? AND d.channel = ? AND d.at > ? AND d.batch = d.note"
)
"""How many messages there were, and how many about one game. Messages with several notifications count once."""


def _held_back(tx: Tx, note: Row, channel: str) -> int:
    """Rate limit: after many notifications in an hour, or many about one game, the next ones are batched, whoever
    causes them."""
    if channel not in GATHERED or note["kind"] in (*ALWAYS, "test"):
        return 0
    sent = tx.all(RECENT, note["game"], note["account"], channel, note["at"] - HOUR)[0]
    return HOUR if sent["n"] >= HOURLY or (sent["here"] or 0) >= HOURLY_OF_A_GAME else 0


def wanted(tx: Tx, note: Row) -> list[str]:
    """The open channels through which this account wants this notification."""
    there = open_channels(tx, note["account"])
    if addressed(note):
        return ["mail"]
    if note["kind"] == email_confirmation.KIND:  # stored by a version in which notifications did not name their address
        return ["mail"] if "mail" in working_channels(tx, note["account"]) else []
    if note["kind"] in ALWAYS:
        return ["mail"] if "mail" in there else []
    if note["kind"] == "test":
        return [channel for channel in there if f'"{channel}"' in note["data"]]
    chosen = wishes_of(tx, note["account"]).channels(topic_of(note["kind"]))
    return [channel for channel in chosen if channel in there]


def addressed(note: Row) -> str:
    """The address it goes to, if not the account's own e-mail."""
    return str(json.loads(note["data"]).get("to", "")) if note["kind"] in ALWAYS else ""


def _have_mail(tx: Tx, account: str) -> None:
    """Ensure that the mail channel has a row, which counts failures; a new address starts at zero. A row that is up to
    date is not locked."""
    kept = f"SELECT 1 FROM channels c WHERE c.account = a.id AND c.kind = 'mail' AND c.address = {EMAIL}"
    sql = f"SELECT 1 AS yes FROM accounts a WHERE a.id = ? AND {EMAIL} IS NOT NULL AND NOT EXISTS ({kept})"
    if tx.one(sql, account) is None:
        return
    tx.run(
        f"INSERT INTO channels (account, kind, address) SELECT id, 'mail', {EMAIL} FROM accounts WHERE id = ?"
        " ON CONFLICT (account, kind) DO UPDATE SET address = excluded.address, failures = 0, off = NULL,"
        " why = '', why_said = ''"
        " WHERE channels.address <> excluded.address",
        account,
    )


# --- leasing


def take(service: Service, channels: Sequence[str]) -> list[OutboxBatch]:
    """Lease what is due: nobody else takes it until the lease expires."""
    marks = ", ".join("?" * len(channels))
    due = f"due <= ? AND channel IN ({marks}) AND (batch = note OR batch IS NULL)"
    with service.read() as tx:
        if tx.one(f"SELECT 1 AS yes FROM deliveries WHERE {due}", tx.now(), *channels) is None:
            return []
    with service.write() as tx:
        now = tx.now()
        order = f"ORDER BY due, note LIMIT {TAKEN}"
        firsts = tx.all(f"SELECT * FROM deliveries WHERE {due} AND batch IS NOT NULL {order}{tx.skip}", now, *channels)
        waiting = tx.all(f"SELECT * FROM deliveries WHERE {due} AND batch IS NULL {order}", now, *channels)
        together = sorted({(row["account"], row["channel"]) for row in waiting})
        batches = [*(_joined(tx, row) for row in firsts), *(_gathered(tx, *key) for key in together)]
        return [_leased(tx, batch, now) for batch in batches if batch is not None]


def _joined(tx: Tx, first: Row) -> OutboxBatch:
    """The whole batch; holding the first notification's lock covers the others."""
    sql = "SELECT note FROM deliveries WHERE batch = ? AND channel = ? ORDER BY at, note"
    notes = [row["note"] for row in tx.all(sql, first["batch"], first["channel"])]
    return OutboxBatch(first["batch"], first["channel"], first["account"], first["tries"] + 1, notes)


def _gathered(tx: Tx, account: str, channel: str) -> OutboxBatch | None:
    """All messages waiting for this account, including new ones. The lock on the channel's row covers them."""
    if tx.one(f"SELECT 1 AS yes FROM channels WHERE account = ? AND kind = ?{tx.skip}", account, channel) is None:
        _abandon(tx, account, channel)
        return None
    sql = "SELECT note FROM deliveries WHERE account = ? AND channel = ? AND batch IS NULL AND due IS NOT NULL"
    notes = [row["note"] for row in tx.all(f"{sql} ORDER BY at, note{tx.lock}", account, channel)]
    for note in notes:
        tx.change("deliveries", {"note": note, "channel": channel}, batch=notes[0])
    return OutboxBatch(notes[0], channel, account, 1, notes) if notes else None


def _abandon(tx: Tx, account: str, channel: str) -> None:
    """Another worker is gathering these, unless the channel was removed meanwhile: then nobody ever will."""
    if tx.one("SELECT 1 AS yes FROM channels WHERE account = ? AND kind = ?", account, channel) is None:
        key = "account = ? AND channel = ? AND batch IS NULL"
        tx.run(
            f"UPDATE deliveries SET due = NULL, sent = ?, fault = ? WHERE {key}", tx.now(), UNWANTED, account, channel
        )


def _leased(tx: Tx, batch: OutboxBatch, now: int) -> OutboxBatch:
    tx.change("deliveries", {"batch": batch.id, "channel": batch.channel}, due=now + LEASE, tries=batch.tries)
    return batch


# --- outcomes


def settle(service: Service, results: Iterable[tuple[OutboxBatch, DeliveryOutcome]]) -> None:
    with service.write() as tx:
        for batch, outcome in sorted(results, key=_by_channel):  # one lock order prevents deadlocks
            _settle(tx, batch, outcome)


def _by_channel(result: tuple[OutboxBatch, DeliveryOutcome]) -> tuple[str, str]:
    return result[0].account, result[0].channel


def _settle(tx: Tx, batch: OutboxBatch, outcome: DeliveryOutcome) -> None:
    now = tx.now()
    key: Row = {"batch": batch.id, "channel": batch.channel}
    last = outcome.forever or batch.tries > len(BACK_OFF)
    if outcome.sent:
        tx.change("deliveries", key, due=None, sent=now, fault=str(outcome.fault)[:LONGEST_FAULT])
    else:
        wait = 0 if last else max(BACK_OFF[batch.tries - 1], min(outcome.wait, BACK_OFF[-1]))
        key["tries"] = batch.tries  # else another worker has tried it since, and knows better
        if not tx.change("deliveries", key, due=None if last else now + wait, fault=str(outcome.fault)[:LONGEST_FAULT]):
            return
    if outcome.sent or last:
        _forget_links(tx, [batch.id])
        _judge_channel(tx, batch, outcome, now)


def _judge_channel(tx: Tx, batch: OutboxBatch, outcome: DeliveryOutcome, now: int) -> None:
    key = {"account": batch.account, "kind": batch.channel}
    if outcome == SENT:
        tx.run("UPDATE channels SET failures = 0 WHERE account = ? AND kind = ? AND failures > 0", *key.values())
    if outcome.sent or not (outcome.blamed or outcome.gone):
        return
    if tx.one("SELECT 1 AS yes FROM outbox WHERE id = ? AND kind = ?", batch.id, email_invitations.KIND):
        return  # a bad address of somebody else
    row = tx.one(f"SELECT failures FROM channels WHERE account = ? AND kind = ?{tx.lock}", *key.values())
    if row is None:
        return
    failures = row["failures"] + 1
    off = {"off": now, **columns(outcome.fault)} if outcome.gone or failures >= MOST_FAILURES else {}
    tx.change("channels", key, failures=failures, **off)


def _forget_links(tx: Tx, notes: Sequence[str]) -> None:
    """Erase the sign-in links, so that they cannot be read from the database later."""
    if notes:
        tx.queue(f"UPDATE outbox SET data = '{{}}' WHERE id IN ({_marks(notes)}) AND kind IN {ALWAYS}", *notes)


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
