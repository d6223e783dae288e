"""Invitations by e-mail: a link goes to an address. The inviter never learns whether there is
an account with it, or whether its owner wants no such mail.

They go to people who have not asked for them. So they are sent only by accounts with a confirmed address of their own,
once for each game and address, and so many a day; each tells how to refuse all further ones. The address is stored in
the outbox until the mail has gone out, and after that only in a form that cannot be read.
"""

from __future__ import annotations

import hmac
from typing import Final

from casusbelli.core.said import said
from casusbelli.service.base.mailboxes import mailbox_of, masked_address
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Invitation
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError, bad_input, conflict, not_allowed, too_many
from casusbelli.service.games import invitations, seating
from casusbelli.service.games.open_game import OPEN, STILL_OPEN, OpenGame, opened
from casusbelli.service.people.accounts import good_email
from casusbelli.service.people.preferences import kept_key
from casusbelli.store import Tx

KIND: Final = "email-invitation"  # of the notification
REFUSE: Final = "/no-invitations/"  # followed by a ticket
DAY: Final = invitations.DAY
BY_ONE, OF_GAME, TO_ONE = 10, 20, 3  # mails a day
REMEMBERED: Final = 90 * DAY


@needs("manage")
def invite_address(service: Service, who: Who, game_id: str, address: str, seat: str | None = None) -> Invitation:
    email = good_email(address.strip())
    if email is None:
        raise bad_input(said("service.bad-email", given=""), code="bad-email")
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        invitations.check_may_invite(table, who)
        if seat is not None:
            table.check_seat(seat)
        mailbox = mailbox_of(email)
        _check(table, who, mailbox)
        row = invitations.add(table, who, None, invitations.PLAY, seat, mailed=masked_address(email), mailbox=mailbox)
        if _may_go(tx, email):
            table.notify(who.account, KIND, f"{KIND} {row['token']}", to=email, by=who.name, invitation=row["token"])
        return {"game": game_id, "invitation": row["token"], "url": invitations.url(table, row["token"])}


def _check(table: OpenGame, who: Who, mailbox: str) -> None:
    tx, since = table.tx, table.tx.now() - DAY
    own = tx.one("SELECT 1 AS yes FROM accounts WHERE id = ? AND email IS NOT NULL AND confirmed = email", who.account)
    if own is None:
        raise not_allowed(said("service.invite-needs-email"))
    if table.row["status"] not in OPEN:
        raise conflict("over", said("service.game-over"))
    if not seating.has_room(table):
        raise conflict("full", said("service.no-free-seat"))
    for one in sorted({who.known(), mailbox}):  # lock in one order, so that concurrent invitations are counted
        tx.run(invitations.COUNTING, one, tx.now(), tx.now())
    if _count(tx, "game = ? AND mailbox = ?", table.id, mailbox):
        raise conflict("already-invited", said("service.address-invited"))
    if _count(tx, "by_account = ? AND mailbox <> '' AND at > ?", who.account, since) >= BY_ONE:
        raise too_many(said("service.enough-mails", n=BY_ONE), seconds=DAY / 1000)
    if _count(tx, "game = ? AND mailbox <> '' AND at > ?", table.id, since) >= OF_GAME:
        raise too_many(said("service.enough-mails-of-game", n=OF_GAME), seconds=DAY / 1000)


def _count(tx: Tx, where: str, *values: object) -> int:
    row = tx.one(f"SELECT COUNT(*) AS n FROM invitations WHERE {where}", *values)
    return int(row["n"]) if row else 0


def _may_go(tx: Tx, email: str) -> bool:
    """False for an address that gets enough of them already; the inviter must not learn it."""
    return _count(tx, "mailbox = ? AND at > ?", mailbox_of(email), tx.now() - DAY) <= TO_ONE


def is_wanted(tx: Tx, token: str, email: str) -> bool:
    """Is the invitation still open, and may it go to this address? Checked when the mail is composed."""
    sql = (
        "SELECT i.by_account, g.owner, g.gm FROM invitations i JOIN games g ON g.id = i.game"
        f" WHERE i.token = ? AND {STILL_OPEN} AND g.status IN {OPEN}"
    )
    row = tx.one(sql, token, tx.now())
    if row is None or tx.one("SELECT 1 AS yes FROM refused_mail WHERE mailbox = ?", mailbox_of(email)):
        return False
    owner = tx.one("SELECT id FROM accounts WHERE email = ? AND confirmed = email", email)
    asking = [one for one in (row["by_account"], row["owner"], row["gm"]) if one is not None]
    return owner is None or not invitations.blockers(tx, [owner["id"]], asking)


# --- refusing further ones


def refusal_ticket(key: bytes, email: str) -> str:
    """For the foot of the mail: it can refuse invitations to this address, and do nothing else."""
    mailbox = mailbox_of(email)
    return f"{mailbox}.{_signature(key, mailbox)}"


def check_ticket(service: Service, ticket: str) -> str:
    """The mailbox of a ticket, by its SHA-256."""
    mailbox, _dot, signature = ticket.partition(".")
    with service.read() as tx:
        key = kept_key(tx)
    if key is None or not hmac.compare_digest(_signature(key, mailbox).encode(), signature.encode("utf-8", "replace")):
        raise ServiceError(404, "bad-link", said("service.foreign-link"))
    return mailbox


def refuse_mail(service: Service, ticket: str) -> None:
    mailbox = check_ticket(service, ticket)
    with service.write() as tx:
        sql = "INSERT INTO refused_mail (mailbox, at) VALUES (?, ?) ON CONFLICT (mailbox) DO NOTHING"
        tx.run(sql, mailbox, tx.now())


def _signature(key: bytes, mailbox: str) -> str:
    return hmac.digest(key, f"no invitations {mailbox}".encode("utf-8", "replace"), "sha256").hex()[:32]


def forget_addresses(tx: Tx) -> int:
    """Erase what is left of the addresses of old invitations."""
    sql = "UPDATE invitations SET mailed = '', mailbox = '' WHERE mailbox <> '' AND at < ?"
    return tx.run(sql, tx.now() - REMEMBERED)
