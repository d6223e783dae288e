"""User administration: roles, suspensions, links to reset a password."""

from __future__ import annotations

from typing import Final

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base import audit
from casusbelli.service.base.account_shapes import People, Person
from casusbelli.service.base.names import key_of
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import bad_input, conflict, not_allowed
from casusbelli.service.base.settings import read_settings
from casusbelli.service.games.open_game import OPEN
from casusbelli.service.people import email_confirmation
from casusbelli.service.people.accounts import FIRST_LINK, RESET, RESET_PAGE, added, existing, lock_out, new_reset
from casusbelli.store import Row, Tx

ROLES: Final = ("player", "moderator", "administrator")


@needs("manage")
def listing(service: Service, who: Who, like: str = "", after: str = "", limit: int = 50) -> People:
    """List accounts by name. ``next``: the cursor of the next page."""
    _check_moderator(who)
    sql = (
        "SELECT * FROM accounts WHERE deleted IS NULL AND name_key > ? AND substr(name_key, 1, ?) = ?"
        " ORDER BY name_key LIMIT ?"
    )
    with service.read() as tx:
        rows = tx.all(sql, key_of(after), len(key_of(like)), key_of(like), limit + 1)
    more, rows = len(rows) > limit, rows[:limit]
    return {"accounts": [_seen(row, who) for row in rows], "next": rows[-1]["name"] if more else None}


def _seen(row: Row, who: Who) -> Person:
    told: Person = {
        "name": row["name"],
        "role": row["role"],
        "created": row["created"],
        "suspended": row["suspended"],
    }
    if who.administers:
        told["email"] = row["email"] or row["pending"]
        told["confirmed"] = row["email"] is not None and row["email"] == row["confirmed"]
    return told


@needs(PERSON)
def set_role(service: Service, who: Who, name: str, role: str, why: str = "") -> None:
    _check_administrator(who)
    check_role(role)
    with service.write() as tx:
        row = existing(tx, name)
        if role != "administrator":
            check_not_last(tx, row)
        tx.change("accounts", {"id": row["id"]}, role=role)
        audit.enter(tx, who, "role", whom=row["id"], why=why, data={"role": role, "before": row["role"]})


@needs("manage")
def suspend(service: Service, who: Who, name: str, yes: bool, why: str = "") -> None:
    """Suspend an account. It cannot sign in; its seats go on as if its player sent nothing."""
    _check_moderator(who)
    with service.write() as tx:
        row = existing(tx, name)
        if row["role"] != "player" and not who.administers:
            raise not_allowed(said("service.suspend-by-administrators"))
        if row["role"] != "player":
            in_person(who)  # it ends the sessions and tokens of somebody who could undo it
        if yes and not who.administers and _play_together(tx, who.known(), row["id"]):
            raise not_allowed(said("service.plays-with-you"))
        if yes:
            check_not_last(tx, row)
            lock_out(tx, row["id"])
        tx.change("accounts", {"id": row["id"]}, suspended=tx.now() if yes else None)
        audit.enter(tx, who, "suspended" if yes else "restored", whom=row["id"], why=why)


def _play_together(tx: Tx, one: str, other: str) -> bool:
    """Do they share an unfinished game in which they know each other? In an anonymous game a refusal must not reveal
    who plays."""
    rows = tx.all(
        "SELECT g.settings FROM games g JOIN seats s ON s.game = g.id JOIN seats o ON o.game = g.id"
        f" WHERE s.account = ? AND o.account = ? AND g.status IN {OPEN}",
        one,
        other,
    )
    return any(not read_settings(row["settings"]).anonymous for row in rows)


@needs(PERSON)
def create(service: Service, who: Who, name: str, email: str | None, role: str) -> str:
    """Create an account without a password; return the link with which to choose one. Its e-mail counts as
    confirmed."""
    _check_administrator(who)
    check_role(role)
    with service.write() as tx:
        account = added(tx, name, email, None, role)
        if account.email is not None:
            email_confirmation.make_own(tx, account.id, account.email)
        audit.enter(tx, who, "created", whom=account.id, data={"role": role})
        return service.base_url + RESET_PAGE + new_reset(tx, account.id, FIRST_LINK)


def first_administrator(service: Service, operator: str = "") -> Who:
    """The account that has been administrator for the longest time, in whose name an operator acts on the command
    line."""
    sql = "SELECT id, name FROM accounts WHERE role = 'administrator' AND deleted IS NULL ORDER BY created, id LIMIT 1"
    with service.read() as tx:
        row = tx.one(sql)
    if row is None:
        raise conflict("no-administrator", said("service.no-administrator"))
    return Who(row["id"], row["name"], "administrator", operator=operator)


@needs(PERSON)
def reset_link(service: Service, who: Who, name: str) -> str:
    """A password reset link for an account without e-mail, to be passed on by an administrator."""
    _check_administrator(who)
    with service.write() as tx:
        account = existing(tx, name)["id"]
        audit.enter(tx, who, "link", whom=account)
        return service.base_url + RESET_PAGE + new_reset(tx, account, RESET)


@needs(PERSON)
def confirm_email(service: Service, who: Who, name: str) -> None:
    """Confirm an e-mail on behalf of an account whose mail does not arrive: the administrator vouches for it."""
    _check_administrator(who)
    with service.write() as tx:
        row = existing(tx, name)
        email = row["pending"] or row["email"]
        if email is None:
            raise conflict("no-email", said("service.gave-no-email", name=row["name"]))
        email_confirmation.make_own(tx, row["id"], email)
        audit.enter(tx, who, "confirmed", whom=row["id"])


def check_role(role: str) -> None:
    if role not in ROLES:
        raise bad_input(said("service.bad-role", given=printable(role), expected=ROLES))


def _check_moderator(who: Who) -> None:
    who.known()
    if not who.moderates:
        raise not_allowed(said("service.moderators-only"))


def _check_administrator(who: Who) -> None:
    who.known()
    if not who.administers:
        raise not_allowed(said("service.administrators-only"))


def check_not_last(tx: Tx, row: Row) -> None:
    others = (
        "SELECT 1 AS yes FROM accounts WHERE role = 'administrator' AND deleted IS NULL AND suspended IS NULL"
        " AND id <> ?"
    )
    if row["role"] == "administrator" and tx.one(others, row["id"]) is None:
        raise conflict("last-administrator", said("service.last-administrator"))
