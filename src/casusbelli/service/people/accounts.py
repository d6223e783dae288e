"""Accounts: sign-up, sign-in, password reset, profile changes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base import audit, browsers
from casusbelli.service.base.limits import forget_exactly, spend_exactly
from casusbelli.service.base.names import checked_name, key_of, look_of
from casusbelli.service.base.passwords import check_password, digest, hashed, new_secret, right
from casusbelli.service.base.rights import ANY, PERSON, needs
from casusbelli.service.base.service import VISITOR, Service, Who, in_person
from casusbelli.service.base.service_errors import (
    ServiceError,
    bad_input,
    conflict,
    not_allowed,
    not_found,
    sign_in_first,
)
from casusbelli.service.people import email_confirmation
from casusbelli.service.people.email_confirmation import tell
from casusbelli.service.people.sessions import HOLDER, OF_ACCOUNT, OF_SESSION, Session
from casusbelli.store import Row, StoreDown, Tx, new_id

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SESSION = 30 * DAY
RESET, FIRST_LINK = 2 * HOUR, 7 * DAY
EMAIL = re.compile(r"[^@\s\"<>(),:;\\]+@[^@\s\"<>(),:;\\]+\.[^@\s\"<>(),:;\\.]+")
LONGEST_EMAIL, LONGEST_PREFS = 254, 4000
RESETS_A_DAY = 5
TOKEN_MARK = "cb_"
RESET_PAGE = "/password/"  # followed by the secret
NAMING = "INSERT INTO facts (name, value) VALUES ('naming', '') ON CONFLICT (name) DO UPDATE SET value = ''"


@dataclass(frozen=True)
class Account:
    """An account as its owner sees it. ``email``: the confirmed address, or else the pending one. ``pending``: the
    address that replaces it once it is confirmed."""

    id: str
    name: str
    email: str | None
    confirmed: bool
    pending: str | None
    role: str
    created: int
    prefs: dict[str, Any]


# --- sign-up and sign-in


def limit_registrations(service: Service, network: str) -> None:
    spend_exactly(service, ("register", network, 20, 3600), ("register", network, 60, DAY // 1000))


def register(service: Service, name: str, email: str | None, password: str, role: str = "player") -> Account:
    check_password(password, checked_name(name, role == "player"), good_email(email) or "")
    kept = hashed(password)
    with service.write() as tx:
        account = added(tx, name, email, kept, role)
        email_confirmation.ask(tx, account.id, account.pending, service.base_url)
        return account


def sign_in(service: Service, name_or_email: str, password: str, network: str, browser: str = "") -> str:
    """Sign in; return the secret of a new session. ``network``: where the request comes from. ``browser``: the cookie
    from ``browsers.remember``; a browser in which this account has signed in before has a rate limit of its own, so
    that guessing cannot lock the owner out."""
    key = key_of(name_or_email)
    with service.read() as tx:
        row = named(tx, name_or_email)
        known = browsers.is_known(tx, browser, row["id"] if row else None)
    if known:
        spend_exactly(service, ("sign in", f"browser {digest(browser)} {key}", 20, 900))
    else:
        here, anywhere = ("sign in", f"{network} {key}", 10, 900), ("sign in", f"* {key}", 100, 900)
        spend_exactly(service, ("sign in", network, 50, 900), here, anywhere)
    if not right(password, row["password"] if row else None) or row is None:
        raise ServiceError(401, "wrong-password", said("service.wrong-password"))
    _check_active(row)
    forget_exactly(service, "sign in", f"{network} {key}", 900)
    return new_session(service, row["id"])


def new_session(service: Service, account: str) -> str:
    secret = new_secret()
    with service.write() as tx:
        now = tx.now()
        tx.run("DELETE FROM sessions WHERE account = ? AND until <= ?", account, now)
        tx.add("sessions", hash=digest(secret), account=account, until=now + SESSION, created=now, seen=now)
    return secret


def sign_out(service: Service, secret: str) -> None:
    with service.write() as tx:
        tx.run("DELETE FROM sessions WHERE hash = ?", digest(secret))


@needs(PERSON)
def sign_out_everywhere(service: Service, who: Who) -> None:
    with service.write() as tx:
        tx.run("DELETE FROM sessions WHERE account = ?", in_person(who))


def who_is(service: Service, secret: str | None, plain: bool = False) -> Who:
    """The owner of this session or API token; a visitor if it is unknown or expired. ``plain``: the cookie could have
    been planted by an unencrypted page; only sessions that are older than protected cookies count then."""
    if not secret:
        return VISITOR
    return _token_holder(service, secret) if secret.startswith(TOKEN_MARK) else _session_holder(service, secret, plain)


def _token_holder(service: Service, secret: str) -> Who:
    rows = service.ask(f"SELECT {', '.join(OF_ACCOUNT)}, s.scopes {HOLDER.format('tokens')}", digest(secret))
    for account, name, role, deleted, suspended, scopes in rows:
        if not deleted and not suspended:
            return Who(account, name, role, frozenset(scopes.split()))
    return VISITOR


def _session_holder(service: Service, secret: str, plain: bool) -> Who:
    sql = f"SELECT {', '.join(OF_SESSION)}, {service.store.clock} AS now {HOLDER.format('sessions')}"
    for *row, clock in service.ask(sql, digest(secret)):
        session, now = Session(*row), clock + service.store.shift()
        who = session.holder(now, plain)
        if who.account is not None and session.is_noted(now):
            with suppress(StoreDown), service.write() as tx:
                tx.change("sessions", {"hash": digest(secret)}, seen=now)
        return who
    return VISITOR


# --- password reset


def request_reset(service: Service, name_or_email: str, network: str) -> None:
    """Request a link to reset a password. The answer and its timing are the same whether or not the account exists: it
    is looked up later (``send_links``)."""
    spend_exactly(service, ("ask for a new password", network, 10, 3600))
    with service.write() as tx:
        tx.add("reset_requests", id=new_id(), name=key_of(name_or_email)[:LONGEST_EMAIL], at=tx.now())


def send_links(service: Service) -> int:
    """Answer the requests for a password reset."""
    with service.read() as tx:
        if tx.one("SELECT 1 AS yes FROM reset_requests LIMIT 1") is None:
            return 0
    with service.write() as tx:
        requests = tx.all(f"SELECT * FROM reset_requests ORDER BY at, id LIMIT 100{tx.skip}")
        for request in requests:
            tx.run("DELETE FROM reset_requests WHERE id = ?", request["id"])
            _send_link(tx, request["name"], service.base_url)
        return len(requests)


def _send_link(tx: Tx, name: str, base_url: str) -> None:
    row = named(tx, name)
    if row is None or not row["email"] or row["email"] != row["confirmed"] or row["suspended"]:
        return
    since = tx.now() - 10 * MINUTE + RESET
    if tx.one("SELECT 1 AS yes FROM resets WHERE account = ? AND until > ?", row["id"], since):
        return  # a mail is on its way already
    day = "SELECT COUNT(*) AS n FROM outbox WHERE account = ? AND kind = 'password-reset' AND at > ?"
    if tx.all(day, row["id"], tx.now() - DAY)[0]["n"] >= RESETS_A_DAY:
        return
    secret = new_reset(tx, row["id"], RESET)
    tell(tx, row["id"], "password-reset", digest(secret), link=base_url + RESET_PAGE + secret)


def reset_is_good(service: Service, secret: str) -> bool:
    with service.read() as tx:
        return _reset(tx, secret) is not None


def confirm_reset(service: Service, secret: str, password: str) -> str:
    """Set a new password; return the account's id. All sessions and tokens of the account are revoked."""
    check_password(password)
    if not reset_is_good(service, secret):  # before the dear hash
        raise ServiceError(410, "link-used", said("service.link-used"))
    kept = hashed(password)
    with service.write() as tx:
        row = _reset(tx, secret)
        if row is None:
            raise ServiceError(410, "link-used", said("service.link-used"))
        check_password(password, row["name"], row["email"] or "")
        tx.change("accounts", {"id": row["id"]}, password=kept)
        lock_out(tx, row["id"])
        return str(row["id"])


@needs(PERSON)
def change_password(service: Service, who: Who, old: str, new: str) -> None:
    account = in_person(who)
    spend_exactly(service, ("give the old password", account, 10, 900))
    with service.read() as tx:
        row = tx.one("SELECT * FROM accounts WHERE id = ?", account)
    if row is None or not right(old, row["password"]):
        raise not_allowed(said("service.old-password-wrong"))
    check_password(new, row["name"], row["email"] or "")
    kept = hashed(new)
    with service.write() as tx:
        tx.change("accounts", {"id": account}, password=kept)
        lock_out(tx, account)


def first_administrator(service: Service, operator: str = "") -> tuple[str, str] | None:
    """The first administrator's account and the link for its password, as long as no administrator has a password.
    Created once, however many processes start; the link is empty while an earlier one is valid."""
    sql = (
        "SELECT id, name, password FROM accounts WHERE role = 'administrator' AND deleted IS NULL ORDER BY created, id"
    )
    with service.write() as tx:
        service.store.only_one(tx)
        admins = tx.all(sql)
        if any(admin["password"] for admin in admins):
            return None
        name = str(admins[0]["name"]) if admins else "admin"
        account = admins[0]["id"] if admins else added(tx, name, None, None, "administrator").id
        if tx.one("SELECT 1 AS yes FROM resets WHERE account = ? AND until > ?", account, tx.now()) is not None:
            return name, ""
        audit.enter(tx, Who(account, name, "administrator", operator=operator), "first-link", whom=account)
        return name, service.base_url + RESET_PAGE + new_reset(tx, account, FIRST_LINK)


@needs(PERSON)
def claim(service: Service, who: Who, name: str, email: str | None, password: str) -> Account:
    """Turn a guest into a registered account with a name and a password."""
    account = in_person(who)
    name, email = checked_name(name), good_email(email)
    check_password(password, name, email or "")
    kept = hashed(password)
    with service.write() as tx:
        row = tx.one(f"SELECT password FROM accounts WHERE id = ?{tx.lock}", account)
        if row is None or row["password"]:
            raise conflict("has-password", said("service.has-password"))
        _check_free(tx, name)
        named_so = {"name": name, "name_key": key_of(name), "look": look_of(name)}
        tx.change("accounts", {"id": account}, **named_so, pending=email, password=kept)
        email_confirmation.ask(tx, account, email, service.base_url)
        return _account(tx.all("SELECT * FROM accounts WHERE id = ?", account)[0])


# --- profile


@needs(ANY)
def me(service: Service, who: Who) -> Account:
    with service.read() as tx:
        row = tx.one("SELECT * FROM accounts WHERE id = ?", who.known())
    if row is None:
        raise sign_in_first()
    return _account(row)


@needs(PERSON)
def change(
    service: Service, who: Who, email: str | None = None, prefs: Mapping[str, object] | None = None, password: str = ""
) -> Account:
    """Change the given fields. An empty e-mail removes it. A new one needs the password, is pending until it is
    confirmed, and the old address is notified."""
    account = in_person(who)
    if email is not None:
        good_email(email)
        _check_own_password(service, account, password)
    written = None if prefs is None else json.dumps(prefs, sort_keys=True)
    if written is not None and len(written) > LONGEST_PREFS:
        raise bad_input(said("service.long-preferences", most=LONGEST_PREFS))
    with service.write() as tx:
        if written is not None:
            tx.change("accounts", {"id": account}, prefs=written)
        if email is not None:
            _change_email(tx, account, good_email(email), service.base_url)
        row = tx.one("SELECT * FROM accounts WHERE id = ?", account)
    if row is None:
        raise sign_in_first()
    return _account(row)


def _check_own_password(service: Service, account: str, password: str) -> None:
    """Require the account's own password; guests have none."""
    with service.read() as tx:
        row = tx.one("SELECT password FROM accounts WHERE id = ?", account)
    if row is None or not row["password"]:
        return
    spend_exactly(service, ("give the old password", account, 10, 900))
    if not right(password, row["password"]):
        raise ServiceError(403, "password-needed", said("service.password-needed"))


def _change_email(tx: Tx, account: str, email: str | None, base_url: str) -> None:
    row = tx.one("SELECT email, confirmed, pending FROM accounts WHERE id = ?", account)
    if row is None or email == (row["pending"] or row["email"]):
        return
    if email is None:
        tx.change("accounts", {"id": account}, email=None, pending=None, confirmed=None)
    else:
        tx.change("accounts", {"id": account}, pending=None if email == row["email"] else email)
    email_confirmation.ask(tx, account, None if email == row["email"] else email, base_url)
    if row["email"] and email != row["email"] and row["email"] == row["confirmed"]:
        tell(tx, account, email_confirmation.CHANGED, f"{account} {tx.now() // HOUR}", to=row["email"])


# --- rows


def _account(row: Row) -> Account:
    confirmed = row["email"] is not None and row["email"] == row["confirmed"]
    email, prefs = row["email"] or row["pending"], json.loads(row["prefs"])
    return Account(row["id"], row["name"], email, confirmed, row["pending"], row["role"], row["created"], prefs)


def added(tx: Tx, name: str, email: str | None, password: str | None, role: str) -> Account:
    name, email = checked_name(name, reserved=role == "player"), good_email(email)
    account = Account(new_id(), name, email, False, email, role, tx.now(), {})
    _check_free(tx, name)
    tx.add("accounts", id=account.id, name=name, name_key=key_of(name), look=look_of(name), pending=email,
           password=password, role=role, created=account.created)  # fmt: skip
    return account


def _check_free(tx: Tx, name: str) -> None:
    tx.run(NAMING)  # serialize: two names that look alike may differ in every column that has a unique index
    if tx.one("SELECT 1 AS yes FROM accounts WHERE name_key = ?", key_of(name)):
        raise conflict("name-taken", said("service.name-taken"))
    for row in tx.all("SELECT id, name FROM accounts WHERE look = '' AND deleted IS NULL"):
        tx.change("accounts", {"id": row["id"]}, look=look_of(row["name"]))  # from a version without look-alike keys
    if tx.one("SELECT 1 AS yes FROM accounts WHERE look = ? AND deleted IS NULL", look_of(name)):
        raise conflict("name-taken", said("service.name-too-alike"))


def named(tx: Tx, name_or_email: str) -> Row | None:
    """Find an account by name or confirmed e-mail. If a pending one counted, it would reveal who else has named it."""
    key = key_of(name_or_email)
    if "@" not in key:
        return tx.one("SELECT * FROM accounts WHERE name_key = ? AND deleted IS NULL", key)
    return tx.one("SELECT * FROM accounts WHERE email = ? AND confirmed = email AND deleted IS NULL", key)


def existing(tx: Tx, name: str) -> Row:
    row = tx.one(f"SELECT * FROM accounts WHERE name_key = ? AND deleted IS NULL{tx.lock}", key_of(name))
    if row is None:
        raise not_found("account", printable(name))
    return row


def new_reset(tx: Tx, account: str, lasts: int) -> str:
    secret = new_secret()
    tx.add("resets", hash=digest(secret), account=account, until=tx.now() + lasts)
    return secret


def _reset(tx: Tx, secret: str) -> Row | None:
    sql = (
        "SELECT a.* FROM resets r JOIN accounts a ON a.id = r.account WHERE r.hash = ? AND r.until > ?"
        " AND a.deleted IS NULL AND a.suspended IS NULL"
    )
    return tx.one(sql, digest(secret), tx.now())


def lock_out(tx: Tx, account: str) -> None:
    """Revoke all sessions, tokens and other ways in of an account."""
    for table in ("resets", "sessions", "tokens", "browsers"):
        tx.run(f"DELETE FROM {table} WHERE account = ?", account)
    tx.run("DELETE FROM channels WHERE account = ? AND kind <> 'mail'", account)
    tx.run("UPDATE wishes SET calendar = NULL WHERE account = ?", account)


# --- validation


def good_email(email: str | None) -> str | None:
    if not email:
        return None
    if len(email) > LONGEST_EMAIL or not EMAIL.fullmatch(email) or not email.isprintable():
        raise bad_input(said("service.bad-email", given=printable(email[:60])), code="bad-email")
    return key_of(email)


def _check_active(row: Row) -> None:
    if row["suspended"]:
        raise not_allowed(said("service.suspended"))
