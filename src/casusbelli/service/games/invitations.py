"""Invitations: to play, to take over a seat, to be game master. They have no effect until they are accepted.

Anyone with a link can use it; an invitation by name is for one person, who finds it on the dashboard whether or not
mail arrives. Invitations are the only way to send mail to strangers, so they are limited: none by guests or by those
whom the invited person has blocked, one open invitation for a game and person, so many an hour and so many mails a day.
"""

from __future__ import annotations

import secrets
from difflib import get_close_matches
from typing import Any, Final

from casusbelli.core.errors import printable
from casusbelli.core.said import Said, said
from casusbelli.service.base.guest_names import is_guest_account
from casusbelli.service.base.mailboxes import mailbox_of
from casusbelli.service.base.names import key_of
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Invitation, InvitationTold, InvitationToMe, LinkTold
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError, conflict, not_allowed, not_found, too_many
from casusbelli.service.base.settings import MINUTE, read_settings
from casusbelli.service.base.stored_reasons import columns, stored_said
from casusbelli.service.games.open_game import MASTER, OPEN, STILL_OPEN, OpenGame, opened
from casusbelli.store import Row, Tx

PLAY, SEAT, OFFICE = "play", "seat", "office"
DECLINED, WITHDRAWN = "declined", "withdrawn"
DAY: Final = 24 * 60 * MINUTE
LASTS: Final = 14 * DAY
SULKS: Final = 7 * DAY  # no new invitation so soon after one was declined
HOURLY: Final = 12  # by one person, to others by name
OPEN_LINKS: Final = 50  # of a game
OPEN_TO_ONE: Final = 20
MAILED_TO_ONE: Final = 5  # a day; further ones appear on the dashboard only
COUNTING: Final = "INSERT INTO inviters (account, at) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET at = ?"
NOBODYS: Final = "-"  # no mailbox: links have ''
NEAR: Final = 500  # names compared with a mistyped one


@needs("manage")
def invite(service: Service, who: Who, game_id: str, name: str | None = None, seat: str | None = None) -> Invitation:
    """Create a link that one person may use, or invite somebody by name."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        check_may_invite(table, who)
        if seat is not None:
            table.check_seat(seat)
        account = account_named(table, name) if name is not None else None
        row = add(table, who, account, PLAY, seat)
        return {"game": game_id, "invitation": row["token"], "url": url(table, row["token"])}


def check_may_invite(table: OpenGame, who: Who) -> None:
    who.known()
    if not table.runs(who):
        raise not_allowed(said("service.who-invites"))


def add(
    table: OpenGame, who: Who, account: str | None, kind: str, seat: str | None = None, why: str = "", **mail: str
) -> Row:
    """Store the invitation and notify the invited person. ``mail``: of one that goes to an address (018_lobby.sql)."""
    tx, now = table.tx, table.tx.now()
    if table.over:
        raise conflict("over", said("service.game-over"))
    check_no_guest(tx, who, said("service.guests-do-not-invite"))
    if account is None:
        if _count(tx, f"game = ? AND account IS NULL AND {STILL_OPEN}", table.id, now) >= OPEN_LINKS:
            raise conflict("too-many-links", said("service.too-many-links", n=OPEN_LINKS))
    else:
        _check(table, who, account)
    held = table.seats[seat]["since"] if kind == SEAT and seat is not None else None
    row: Row = {
        "token": secrets.token_urlsafe(18),
        "game": table.id,
        "seat": seat,
        "account": account,
        "by_account": who.account,
        "at": now,
        "kind": kind,
        "until": now + LASTS,
        "held": held,
        **mail,
        **columns(why),
    }
    tx.add("invitations", **row)
    if account is not None and _mailed(tx, account) < MAILED_TO_ONE:
        _tell(table, who, row)
    return row


def keep_door_open(table: OpenGame, account: str, seat: str, why: Said) -> None:
    """Let a player who lost a seat before the game began take it again."""
    now, token = table.tx.now(), secrets.token_urlsafe(18)
    row = {"token": token, "game": table.id, "seat": seat, "account": account, "at": now, "until": now + LASTS}
    table.tx.add("invitations", **row, kind=PLAY, **columns(why))


def _tell(table: OpenGame, who: Who, row: Row) -> None:
    """Notify once a day for a game and person, however often the invitation is withdrawn and made again."""
    account, seat, link = row["account"], row["seat"], url(table, row["token"])
    key = f"{table.id}/{row['kind']}/{account}/{table.tx.now() // DAY}"
    if row["kind"] == PLAY:
        table.notify(account, "invited", key, by=who.name, link=link, invitation=row["token"])
    elif row["kind"] == SEAT:
        table.notify(account, "offered", key, by=who.name, link=link, invitation=row["token"], offered=seat)
    else:
        table.notify(account, "office", key, by=who.name, link=link, invitation=row["token"])


def url(table: OpenGame, token: str) -> str:
    return f"{table.service.base_url}/games/{table.id}?invitation={token}"


def check_no_guest(tx: Tx, who: Who, told: Said) -> None:
    if is_guest_account(tx, who.known()):
        raise not_allowed(told)


def account_named(table: OpenGame, name: str) -> str:
    sql = "SELECT id FROM accounts WHERE name_key = ? AND deleted IS NULL AND suspended IS NULL"
    row = table.tx.one(sql, key_of(name))
    if row is None:
        near = _near(table.tx, name)
        hint = said("service.did-you-mean", name=near) if near else said("service.names-as-spelled")
        raise ServiceError(404, "not-found", said("service.no-player-called", name=printable(name[:60])), hint)
    return str(row["id"])


def _near(tx: Tx, name: str) -> str | None:
    """A suggestion for a mistyped name, from public games only: names that cannot be looked up are not given away."""
    rows = tx.all(
        "SELECT DISTINCT a.name, a.name_key, g.settings FROM accounts a JOIN seats s ON s.account = a.id"
        " JOIN games g ON g.id = s.game WHERE g.visibility = 'public' AND g.kind = 'game' AND a.deleted IS NULL"
        f" AND a.suspended IS NULL AND substr(a.name_key, 1, 1) = ? ORDER BY a.name_key LIMIT {NEAR}",
        key_of(name)[:1],
    )
    known = {row["name_key"]: row["name"] for row in rows if not read_settings(row["settings"]).anonymous}
    found = get_close_matches(key_of(name)[:60], known, n=1, cutoff=0.75)
    return str(known[found[0]]) if found else None


# --- limits and permissions


def _check(table: OpenGame, who: Who, account: str) -> None:
    tx, now = table.tx, table.tx.now()
    if account == who.account:
        raise conflict("yourself", said("service.yourself"))
    if account in blockers(tx, [account], _askers(table, who.account)):
        raise not_allowed(said("service.takes-no-invitations"))
    _check_outside(table, who, account)
    for one in sorted({who.known(), account}):  # lock in one order, so that concurrent invitations are counted
        tx.run(COUNTING, one, now, now)
    if _count(tx, f"game = ? AND account = ? AND {STILL_OPEN}", table.id, account, now):
        raise conflict("already-invited", said("service.already-invited"))
    if _count(tx, "game = ? AND account = ? AND answer = ? AND used > ?", table.id, account, DECLINED, now - SULKS):
        raise conflict("declined", said("service.invitation-declined"))
    if _count(tx, "by_account = ? AND account IS NOT NULL AND at > ?", who.account, now - 60 * MINUTE) >= HOURLY:
        raise too_many(said("service.enough-invitations", n=HOURLY), seconds=60 * 60)
    if _count(tx, f"account = ? AND {STILL_OPEN}", account, now) >= OPEN_TO_ONE:
        raise conflict("too-many-invitations", said("service.many-invitations"))


def _check_outside(table: OpenGame, who: Who, account: str) -> None:
    """Members of the game need no invitation. Where names are hidden, the refusal must not reveal who plays."""
    if table.row["gm"] == account:
        raise conflict("game-master", said("service.invited-is-gm"))
    if table.settings.anonymous and not table.is_gm(who):
        return
    if any(row["account"] == account for row in table.seats.values()):
        raise conflict("already-in", said("service.invited-plays"))


def _askers(table: OpenGame, by_account: str | None) -> list[str]:
    """The accounts in whose name an invitation to this game comes."""
    return [one for one in (by_account, table.row["owner"], table.row["gm"]) if one is not None]


def blockers(tx: Tx, accounts: list[str], blocked: list[str]) -> set[str]:
    """Those of these accounts who have blocked one of those."""
    if not accounts or not blocked:
        return set()
    marks, others = ", ".join("?" * len(accounts)), ", ".join("?" * len(blocked))
    sql = f"SELECT account FROM blocks WHERE account IN ({marks}) AND blocked IN ({others})"
    return {row["account"] for row in tx.all(sql, *accounts, *blocked)}


def _count(tx: Tx, where: str, *values: object) -> int:
    row = tx.one(f"SELECT COUNT(*) AS n FROM invitations WHERE {where}", *values)
    return int(row["n"]) if row else 0


def _mailed(tx: Tx, account: str) -> int:
    sql = "SELECT COUNT(*) AS n FROM outbox WHERE account = ? AND kind IN ('invited', 'offered', 'office') AND at > ?"
    row = tx.one(sql, account, tx.now() - DAY)
    return int(row["n"]) if row else 0


# --- look-up


def found(table: OpenGame, account: str, token: str | None) -> Row | None:
    """The invitation by which this person may join: that of the token, or one by name."""
    now = table.tx.now()
    if token is None:
        rows = _to(table.tx, account, now, " AND i.game = ? AND i.kind <> ? ORDER BY i.at", table.id, OFFICE)
        return rows[0] if rows else None
    row = table.tx.one(f"SELECT * FROM invitations WHERE game = ? AND token = ? AND {STILL_OPEN}", table.id, token, now)
    if row is None or row["kind"] == OFFICE:
        raise bad_invitation()
    if row["account"] not in (None, account):
        raise not_allowed(said("service.for-somebody-else"))
    return row


def bad_invitation() -> ServiceError:
    return ServiceError(422, "bad-invitation", said("service.bad-invitation"))


def to_me(tx: Tx, account: str, token: str) -> Row:
    """An open invitation to this person."""
    rows = _to(tx, account, tx.now(), " AND i.token = ?", token)
    if not rows:
        raise not_found("open invitation", printable(token))
    return rows[0]


def stands(tx: Tx, account: str, token: str) -> bool:
    """Is it still open, and from somebody whom this person has not blocked?"""
    return bool(_to(tx, account, tx.now(), " AND i.token = ?", token))


def _to(tx: Tx, account: str, now: int, where: str, *values: object) -> list[Row]:
    own = tx.one("SELECT email FROM accounts WHERE id = ? AND email IS NOT NULL AND confirmed = email", account)
    rows = tx.all(
        "SELECT i.*, g.name, g.rules, g.status, g.phase, g.owner, g.gm, b.name AS by_name FROM invitations i"
        " JOIN games g ON g.id = i.game LEFT JOIN accounts b ON b.id = i.by_account"
        " WHERE (i.account = ? OR (i.account IS NULL AND i.mailbox = ?)) AND i.used IS NULL"
        f" AND (i.until IS NULL OR i.until > ?) AND g.status IN {OPEN}{where}",
        account,
        mailbox_of(own["email"]) if own else NOBODYS,
        now,
        *values,
    )
    blocked = {row["blocked"] for row in tx.all("SELECT blocked FROM blocks WHERE account = ?", account)}
    return [row for row in rows if not blocked & {row["by_account"], row["owner"], row["gm"]}]


@needs("read")
def mine(service: Service, who: Who, game_id: str | None = None) -> list[InvitationToMe]:
    """The invitations to this person, newest first."""
    account = who.known()
    with service.read() as tx:
        rows = _to(tx, account, tx.now(), " ORDER BY i.at DESC, i.token")
        return [
            {
                "invitation": row["token"],
                "game": row["game"],
                "name": row["name"],
                "rules": row["rules"],
                "status": row["status"],
                "kind": row["kind"],
                "seat": row["seat"],
                "by": row["by_name"],
                "why": row["why"],
                "why_said": stored_said(row),
                "at": row["at"],
                "until": row["until"],
            }
            for row in rows
            if game_id in (None, row["game"])
        ]


@needs("manage")
def listing(service: Service, who: Who, game_id: str) -> list[InvitationTold]:
    """All invitations of a game and their answers, for those who may invite."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        who.known()
        if not table.runs(who):
            raise not_allowed(said("service.who-sees-invitations"))
        rows = tx.all(
            "SELECT i.*, a.name, b.name AS by_name FROM invitations i LEFT JOIN accounts a ON a.id = i.account"
            " LEFT JOIN accounts b ON b.id = i.by_account WHERE i.game = ? ORDER BY i.at DESC, i.token",
            game_id,
        )
        return [_told(table, row, tx.now()) for row in rows]


def _told(table: OpenGame, row: Row, now: int) -> InvitationTold:
    state: Any
    expired = table.over or (row["until"] is not None and row["until"] <= now)
    state = (row["answer"] or "accepted") if row["used"] is not None else "expired" if expired else "open"
    return {
        "invitation": row["token"],
        "name": row["name"],
        "mailed": row["mailed"],
        "seat": row["seat"],
        "kind": row["kind"],
        "by": row["by_name"],
        "at": row["at"],
        "until": row["until"],
        "state": state,
        "url": url(table, row["token"]),
    }


# --- answers


def settle(tx: Tx, token: str, answer: str = "accepted") -> None:
    tx.change("invitations", {"token": token}, used=tx.now(), answer=answer)


@needs("play")
def decline(service: Service, who: Who, token: str) -> None:
    """Decline an invitation to the caller. Anybody with its link, even a visitor, can decline one that was mailed."""
    with service.write() as tx:
        row = _mailed_link(tx, token) or to_me(tx, who.known(), token)
        table = opened(service, tx, row["game"], lock=True)
        settle(tx, (_mailed_link(tx, token) or to_me(tx, who.known(), token))["token"], DECLINED)
        table.tell(MASTER, "invitation")


def _mailed_link(tx: Tx, token: str) -> Row | None:
    return tx.one(f"SELECT * FROM invitations WHERE token = ? AND mailbox <> '' AND {STILL_OPEN}", token, tx.now())


@needs("read")
def of_link(service: Service, who: Who, game_id: str, token: str) -> LinkTold:
    """The invitation of a link: who sent it, and whether it is still open."""
    with service.read() as tx:
        table = opened(service, tx, game_id, link=token)
        table.check_seen(who)
        sql = (
            "SELECT i.*, b.name AS by_name FROM invitations i LEFT JOIN accounts b ON b.id = i.by_account"
            f" WHERE i.game = ? AND i.token = ? AND i.kind <> ? AND {STILL_OPEN}"
        )
        row = tx.one(sql, game_id, token, OFFICE, tx.now())
    if row is None:
        return {"open": False, "by": None, "mailed": False}
    return {"open": True, "by": row["by_name"], "mailed": bool(row["mailbox"])}


@needs("manage")
def withdraw(service: Service, who: Who, game_id: str, token: str) -> None:
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        who.known()
        if not table.runs(who):
            raise not_allowed(said("service.who-withdraws-invitations"))
        row = tx.one(
            f"SELECT token FROM invitations WHERE game = ? AND token = ? AND {STILL_OPEN}", game_id, token, tx.now()
        )
        if row is None:
            raise not_found("open invitation", printable(token))
        settle(tx, token, WITHDRAWN)
