"""E-mail confirmation: until its owner has followed a link sent to an address, nothing else is sent there (no
notifications, no password reset), and the address is not theirs: others may name it too."""

from __future__ import annotations

import json
from typing import Final

from casusbelli.core.said import said
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.mailboxes import mailbox_of
from casusbelli.service.base.passwords import digest, new_secret
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import ServiceError, conflict, too_many
from casusbelli.store import Row, Tx, new_id

DAY: Final = 24 * 3_600_000
KIND: Final = "confirm-email"
KNOWN: Final = "email-known"  # to the account with this address: somebody else named it
CHANGED: Final = "email-changed"  # to the previous address
TO_ONE, BY_ONE, EACH = 5, 10, 2  # links a day: to an address, by an account to any, by an account to an address
LASTS: Final = 48 * 3_600_000
PAGE: Final = "/confirm/"  # followed by the secret


def ask(tx: Tx, account: str, email: str | None, base_url: str) -> bool:
    """Send a confirmation link; earlier links become invalid. If the address belongs to another account, its owner is
    notified, and the caller learns nothing of it. False: too many links a day to this address, or by this account,
    whoever it belongs to."""
    if email is not None and not _may_go(tx, account, email):
        return False
    tx.run("DELETE FROM confirmations WHERE account = ?", account)
    if email is None:
        return True
    secret, now = new_secret(), tx.now()
    tx.add("links_sent", address=mailbox_of(email), account=account, at=now)
    owner = _other_owner(tx, account, email)
    if owner is not None:
        tell(tx, owner["id"], KNOWN, f"{owner['id']} {now // DAY}")
        return True
    tx.add("confirmations", hash=digest(secret), account=account, email=email, until=now + LASTS)
    tell(tx, account, KIND, digest(secret), link=base_url + PAGE + secret, to=email)
    return True


def _may_go(tx: Tx, account: str, email: str) -> bool:
    since = tx.now() - DAY
    tx.run("DELETE FROM links_sent WHERE at < ?", since)
    rows = tx.all(
        "SELECT address, account FROM links_sent WHERE address = ? OR account = ?", mailbox_of(email), account
    )
    to_it = [row["account"] for row in rows if row["address"] == mailbox_of(email)]
    by_it = [row for row in rows if row["account"] == account]
    return len(to_it) < TO_ONE and len(by_it) < BY_ONE and to_it.count(account) < EACH  # leave quota for others


def tell(tx: Tx, account: str, kind: str, key: str, **data: str) -> None:
    """Notify by mail, whatever the preferences; once for each key. ``to``: the address, if not the account's e-mail."""
    if tx.one("SELECT 1 AS yes FROM outbox WHERE key = ?", f"{kind} {key}"):
        return
    now, text = tx.now(), json.dumps(data, sort_keys=True)
    tx.add("outbox", id=new_id(), key=f"{kind} {key}", account=account, kind=kind, data=text, at=now, due=now)


@needs(PERSON)
def ask_again(service: Service, who: Who) -> None:
    account = in_person(who)
    spend_exactly(service, ("confirm an e-mail", account, 5, 3600))
    with service.write() as tx:
        row = tx.one("SELECT email, confirmed, pending FROM accounts WHERE id = ?", account)
        if row is not None and row["email"] is not None and row["pending"] is None and row["email"] == row["confirmed"]:
            raise conflict("confirmed", said("service.email-confirmed"))
        email = None if row is None else row["pending"] or row["email"]
        if email is None:
            raise conflict("no-email", said("service.no-email"))
        if not ask(tx, account, email, service.base_url):
            raise too_many(said("service.links-of-today"), seconds=24 * 3600)


def is_good(service: Service, secret: str) -> bool:
    with service.read() as tx:
        return _found(tx, secret) is not None


def confirm(service: Service, secret: str) -> None:
    with service.write() as tx:
        row = _found(tx, secret)
        if row is None:
            raise ServiceError(410, "link-used", said("service.confirmation-used"))
        make_own(tx, row["account"], row["email"])


def make_own(tx: Tx, account: str, email: str) -> None:
    """The first account to confirm an address owns it; for others who named it, it stays pending."""
    if _other_owner(tx, account, email) is not None:
        raise conflict("email-taken", said("service.email-taken"))
    tx.run("UPDATE accounts SET pending = email, email = NULL WHERE email = ? AND id <> ?", email, account)
    tx.change("accounts", {"id": account}, email=email, confirmed=email, pending=None)
    tx.run("DELETE FROM confirmations WHERE account = ?", account)


def _other_owner(tx: Tx, account: str, email: str) -> Row | None:
    return tx.one("SELECT id FROM accounts WHERE email = ? AND confirmed = email AND id <> ?", email, account)


def stands(tx: Tx, key: str) -> bool:
    """Is the link of this notification still valid?"""
    return _row(tx, key.removeprefix(f"{KIND} ")) is not None


def _found(tx: Tx, secret: str) -> Row | None:
    return _row(tx, digest(secret))


def _row(tx: Tx, name: str) -> Row | None:
    sql = (
        "SELECT c.* FROM confirmations c JOIN accounts a ON a.id = c.account AND c.email IN (a.email, a.pending)"
        " WHERE c.hash = ? AND c.until > ? AND a.deleted IS NULL AND a.suspended IS NULL"
    )
    return tx.one(sql, name, tx.now())
