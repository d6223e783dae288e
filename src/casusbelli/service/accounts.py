"""People: how they come in, who they are, what they may do, and how they leave."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from casusbelli.core.errors import printable
from casusbelli.service import confirming
from casusbelli.service.errors import Refused, bad_input, conflict, not_allowed, not_found, sign_in_first
from casusbelli.service.house import VISITOR, House, Who, in_person
from casusbelli.service.passwords import check_password, digest, hashed, new_secret, right
from casusbelli.service.rights import ANY, PERSON, needs
from casusbelli.store import Clash, Row, StoreDown, Tx, new_id

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SESSION, IDLE, SEEN_EVERY = 30 * DAY, 14 * DAY, HOUR
RESET, FIRST_LINK = 2 * HOUR, 7 * DAY
NAME = re.compile(r"[^\W_](?:[ ._'-]?\w)*", re.UNICODE)
EMAIL = re.compile(r"[^@\s\"<>(),:;\\]+@[^@\s\"<>(),:;\\]+\.[^@\s\"<>(),:;\\.]+")
LONGEST_NAME, LONGEST_EMAIL, LONGEST_PREFS = 30, 254, 4000
RESETS_A_DAY = 5
TOKEN_MARK = "cb_"
RESET_PAGE = "/password/"  # and the secret
HOLDER = (
    "SELECT a.id, a.name, a.role, a.deleted, a.suspended, a.password, {} FROM {} s"
    " JOIN accounts a ON a.id = s.account WHERE s.hash = ?"
)


@dataclass(frozen=True)
class Account:
    """Somebody, as he sees himself."""

    id: str
    name: str
    email: str | None
    confirmed: bool
    role: str
    created: int
    prefs: dict[str, Any]


# --- coming in


def register(house: House, name: str, email: str | None, password: str, role: str = "player") -> Account:
    check_password(password, _good_name(name), _good_email(email) or "")
    kept = hashed(password)
    with house.write() as tx:
        account = added(tx, name, email, kept, role)
        confirming.ask(tx, account.id, account.email, house.base_url)
        return account


def sign_in(house: House, name_or_email: str, password: str, address: str) -> str:
    """The secret of a new session."""
    key = key_of(name_or_email)
    house.limits.spend("sign in", address, 50, 900)
    house.limits.spend("sign in", f"{address} {key}", 10, 900)
    house.limits.spend("sign in", f"* {key}", 100, 900)  # from all over the world
    with house.read() as tx:
        row = named(tx, name_or_email)
    if not right(password, row["password"] if row else None) or row is None:
        raise Refused(401, "wrong-password", "name and password do not belong together", "or choose a new password")
    _check_active(row)
    house.limits.forget("sign in", f"{address} {key}")
    return new_session(house, row["id"])


def new_session(house: House, account: str) -> str:
    secret = new_secret()
    with house.write() as tx:
        now = tx.now()
        tx.run("DELETE FROM sessions WHERE account = ? AND until < ?", account, now)
        tx.add("sessions", hash=digest(secret), account=account, until=now + SESSION, created=now, seen=now)
    return secret


def sign_out(house: House, secret: str) -> None:
    with house.write() as tx:
        tx.run("DELETE FROM sessions WHERE hash = ?", digest(secret))


@needs(PERSON)
def sign_out_everywhere(house: House, who: Who) -> None:
    with house.write() as tx:
        tx.run("DELETE FROM sessions WHERE account = ?", in_person(who))


def who_is(house: House, secret: str | None, plain: bool = False) -> Who:
    """Who holds this session or API token; a visitor if nobody does (any more). ``plain``: it came in a cookie that an
    unencrypted page may have planted, where ours are protected from that; older sessions still count."""
    if not secret:
        return VISITOR
    return _token_holder(house, secret) if secret.startswith(TOKEN_MARK) else _session_holder(house, secret, plain)


def _token_holder(house: House, secret: str) -> Who:
    with house.read() as tx:
        row = tx.one(HOLDER.format("s.scopes", "tokens"), digest(secret))
    if row is None or row["deleted"] or row["suspended"]:
        return VISITOR
    return Who(row["id"], row["name"], row["role"], frozenset(row["scopes"].split()))


def _session_holder(house: House, secret: str, plain: bool) -> Who:
    with house.read() as tx:
        row, now = tx.one(HOLDER.format("s.until, s.created, s.seen", "sessions"), digest(secret)), tx.now()
    if row is None or row["deleted"] or row["suspended"] or now >= row["until"] or (plain and row["created"]):
        return VISITOR
    if row["seen"] and row["password"] and now - row["seen"] >= IDLE:
        return VISITOR  # a guest has no other way in, and is a guest for as long as the cookie lasts
    if now - row["seen"] >= SEEN_EVERY:
        with suppress(StoreDown), house.write() as tx:
            tx.change("sessions", {"hash": digest(secret)}, seen=now)
    return Who(row["id"], row["name"], row["role"])


# --- a new password


def request_reset(house: House, name_or_email: str, address: str) -> None:
    """Sends a link, if there is somebody to send it to. Whoever asks is told the same in any case."""
    house.limits.spend("ask for a new password", address, 10, 3600)
    with house.write() as tx:
        row = named(tx, name_or_email)
        if row is None or not row["email"] or row["email"] != row["confirmed"] or row["suspended"]:
            return
        since = tx.now() - 10 * MINUTE + RESET
        if tx.one("SELECT 1 AS yes FROM resets WHERE account = ? AND until > ?", row["id"], since):
            return  # there is a message on its way
        day = "SELECT COUNT(*) AS n FROM outbox WHERE account = ? AND kind = 'password-reset' AND at > ?"
        if tx.all(day, row["id"], tx.now() - DAY)[0]["n"] >= RESETS_A_DAY:
            return
        secret = new_reset(tx, row["id"], RESET)
        now = tx.now()
        link = json.dumps({"link": house.base_url + RESET_PAGE + secret})
        kind = "password-reset"
        key = f"{kind} {digest(secret)}"
        tx.add("outbox", id=new_id(), key=key, account=row["id"], kind=kind, data=link, at=now, due=now)


def reset_is_good(house: House, secret: str) -> bool:
    with house.read() as tx:
        return _reset(tx, secret) is not None


def confirm_reset(house: House, secret: str, password: str) -> str:
    """The account's id. Whoever was signed in, or held a token, has to come in again."""
    check_password(password)
    kept = hashed(password)
    with house.write() as tx:
        row = _reset(tx, secret)
        if row is None:
            raise Refused(410, "link-used", "this link has been used or is too old", "ask for a new one")
        check_password(password, row["name"], row["email"] or "")
        tx.change("accounts", {"id": row["id"]}, password=kept)
        lock_out(tx, row["id"])
        return str(row["id"])


@needs(PERSON)
def change_password(house: House, who: Who, old: str, new: str) -> None:
    account = in_person(who)
    house.limits.spend("give the old password", account, 10, 900)
    with house.read() as tx:
        row = tx.one("SELECT * FROM accounts WHERE id = ?", account)
    if row is None or not right(old, row["password"]):
        raise not_allowed("the old password is wrong")
    check_password(new, row["name"], row["email"] or "")
    kept = hashed(new)
    with house.write() as tx:
        tx.change("accounts", {"id": account}, password=kept)
        lock_out(tx, account)


def first_administrator(house: House) -> tuple[str, str] | None:
    """The account of the first administrator and the link for its password, until there is one with a password. Made
    once, whatever number of processes start and however often; the link is empty while an earlier one is good."""
    sql = (
        "SELECT id, name, password FROM accounts WHERE role = 'administrator' AND deleted IS NULL ORDER BY created, id"
    )
    with house.write() as tx:
        house.store.only_one(tx)
        admins = tx.all(sql)
        if any(admin["password"] for admin in admins):
            return None
        name = str(admins[0]["name"]) if admins else "admin"
        account = admins[0]["id"] if admins else added(tx, name, None, None, "administrator").id
        if tx.one("SELECT 1 AS yes FROM resets WHERE account = ? AND until > ?", account, tx.now()) is not None:
            return name, ""
        return name, house.base_url + RESET_PAGE + new_reset(tx, account, FIRST_LINK)


@needs(PERSON)
def claim(house: House, who: Who, name: str, email: str | None, password: str) -> Account:
    """A guest chooses a name and a password, and is a guest no longer."""
    account = in_person(who)
    name, email = _good_name(name), _good_email(email)
    check_password(password, name, email or "")
    kept = hashed(password)
    with house.write() as tx:
        row = tx.one("SELECT password FROM accounts WHERE id = ?", account)
        if row is None or row["password"]:
            raise conflict("has-password", "this account has a password", "change it, or make another account")
        _check_free(tx, name, email)
        tx.change("accounts", {"id": account}, name=name, name_key=key_of(name), email=email, password=kept)
        confirming.ask(tx, account, email, house.base_url)
        return _account(tx.all("SELECT * FROM accounts WHERE id = ?", account)[0])


# --- who somebody is


@needs(ANY)
def me(house: House, who: Who) -> Account:
    with house.read() as tx:
        row = tx.one("SELECT * FROM accounts WHERE id = ?", who.known())
    if row is None:
        raise sign_in_first()
    return _account(row)


@needs(PERSON)
def change(house: House, who: Who, email: str | None = None, prefs: Mapping[str, object] | None = None) -> Account:
    """What is not named stays. An empty e-mail takes it away."""
    account = in_person(who)
    new: dict[str, object] = {}
    if email is not None:
        new["email"] = _good_email(email)
    if prefs is not None:
        new["prefs"] = json.dumps(prefs, sort_keys=True)
        if len(str(new["prefs"])) > LONGEST_PREFS:
            raise bad_input(f"preferences take at most {LONGEST_PREFS} characters")
    try:
        with house.write() as tx:
            before = tx.one("SELECT email FROM accounts WHERE id = ?", account)
            if new:
                tx.change("accounts", {"id": account}, **new)
            if "email" in new and before is not None and before["email"] != new["email"]:
                tx.change("accounts", {"id": account}, confirmed=None)
                confirming.ask(tx, account, _good_email(email), house.base_url)
            row = tx.one("SELECT * FROM accounts WHERE id = ?", account)
    except Clash:
        raise _taken("email") from None
    if row is None:
        raise sign_in_first()
    return _account(row)


# --- rows


def _account(row: Row) -> Account:
    confirmed = row["email"] is not None and row["email"] == row["confirmed"]
    return Account(
        row["id"], row["name"], row["email"], confirmed, row["role"], row["created"], json.loads(row["prefs"])
    )


def added(tx: Tx, name: str, email: str | None, password: str | None, role: str) -> Account:
    name, email = _good_name(name), _good_email(email)
    account = Account(new_id(), name, email, False, role, tx.now(), {})
    _check_free(tx, name, email)
    tx.add("accounts", id=account.id, name=name, name_key=key_of(name), email=email, password=password, role=role,
           created=account.created)  # fmt: skip
    return account


def _check_free(tx: Tx, name: str, email: str | None) -> None:
    if tx.one("SELECT 1 AS yes FROM accounts WHERE name_key = ?", key_of(name)):
        raise _taken("name")
    if email and tx.one("SELECT 1 AS yes FROM accounts WHERE email = ?", email):
        raise _taken("email")


def _taken(what: str) -> Refused:
    if what == "name":
        return conflict("name-taken", "somebody has that name already", "choose another one")
    return conflict("email-taken", "there is an account with that e-mail", "sign in, or ask for a new password")


def named(tx: Tx, name_or_email: str) -> Row | None:
    column = "email" if "@" in name_or_email else "name_key"
    return tx.one(f"SELECT * FROM accounts WHERE {column} = ? AND deleted IS NULL", key_of(name_or_email))


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
    for table in ("resets", "sessions", "tokens"):
        tx.run(f"DELETE FROM {table} WHERE account = ?", account)


# --- checks


def key_of(name: str) -> str:
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold().replace("\0", "")


def _good_name(name: str) -> str:
    name = unicodedata.normalize("NFKC", " ".join(name.split()))
    if not 2 <= len(name) <= LONGEST_NAME or not NAME.fullmatch(name):
        raise bad_input(
            f"{printable(name[:60])!r} cannot be a name here",
            f"2 to {LONGEST_NAME} letters and digits, with single spaces, dots or dashes between them",
            "bad-name",
        )
    return name


def _good_email(email: str | None) -> str | None:
    if not email:
        return None
    if len(email) > LONGEST_EMAIL or not EMAIL.fullmatch(email) or not email.isprintable():
        raise bad_input(f"{printable(email[:60])!r} is no e-mail address", "such as name@example.org", "bad-email")
    return key_of(email)


def _check_active(row: Row) -> None:
    if row["suspended"]:
        raise not_allowed("this account is suspended", "ask those who run this place")
