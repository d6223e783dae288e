"""The office of game master: handing over, resigning, volunteering, appointment by an administrator; and what becomes
of games that wait in vain.

The office is offered and accepted, like a seat. The players of a game vote on a volunteer; an administrator appoints
without a vote. A player of a game cannot be its game master.
"""

from __future__ import annotations

import json

from casusbelli.core.said import Text, said
from casusbelli.service.base.gm_shapes import Office
from casusbelli.service.base.rights import needs
from casusbelli.service.base.seat_shapes import Seated
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict, not_allowed
from casusbelli.service.base.settings import MINUTE, read_settings
from casusbelli.service.base.stored_reasons import as_json, reason
from casusbelli.service.base.waiting import DIE, HALT, ORDERS, waits_for
from casusbelli.service.games import invitations, seating
from casusbelli.service.games.open_game import EVERYBODY, MASTER, Notification, OpenGame, opened
from casusbelli.store import Row, Tx, new_id

MOTION = "game-master"
MOST_VOLUNTEERS = 5
DAY = 24 * 60 * MINUTE
NEGLECT = 3 * DAY  # a game waits so long for its game master before it needs another
FORMING = 60 * DAY  # a game waits so long for players
ORPHANED = 14 * DAY  # and so long if its creator is gone
AT_ONCE = 50
WAITS = f"due IS NULL AND {waits_for(DIE, HALT, ORDERS)}"


# --- answers to invitations


@needs("play")
def accept(service: Service, who: Who, token: str, nonce: str = "") -> Seated:
    """Accept an invitation: to a seat, or to the office."""
    with service.write() as tx, service.within(tx):
        row = invitations.to_me(tx, who.known(), token)
        if row["kind"] != invitations.OFFICE:
            return seating.join(service, who, row["game"], nonce=nonce, invitation=token)
        table = opened(service, tx, row["game"], lock=True)
        row = invitations.to_me(tx, who.known(), token)
        if row["by_account"] != (table.row["gm"] or table.row["owner"]):
            raise conflict("taken", said("service.office-gone"))
        take(table, who.known())
        invitations.settle(tx, token)
        table.act("gm-took-over", who, row["why"])
        return {"game": table.id, "seats": table.sits(who), "status": table.row["status"]}


def take(table: OpenGame, account: str) -> None:
    """Make this account the game master."""
    check_outside(table, account)
    table.change(gm=account, waiting=None)
    tx, now = table.tx, table.tx.now()
    tx.run(
        "UPDATE invitations SET used = ?, answer = ? WHERE game = ? AND account = ? AND used IS NULL",
        now,
        invitations.WITHDRAWN,
        table.id,
        account,
    )
    tx.run("DELETE FROM applicants WHERE game = ? AND account = ?", table.id, account)
    tx.run(
        "UPDATE motions SET closed = ?, outcome = 'lost' WHERE game = ? AND kind = ? AND closed IS NULL",
        now,
        table.id,
        MOTION,
    )
    table.tell(EVERYBODY, "game-master")


def check_outside(table: OpenGame, account: str) -> None:
    if table.over:
        raise conflict("over", said("service.game-over"))
    if any(row["account"] == account for row in table.seats.values()):
        raise conflict("already-in", said("service.gm-plays"))
    if table.row["gm"] == account:
        raise conflict("game-master", said("service.gm-already"))


# --- handing over, resigning


@needs("manage")
def hand_over(service: Service, who: Who, game_id: str, name: str, why: str = "") -> Office:
    """Offer the office to somebody; the holder keeps it until they accept. In a forming game without a game master its
    owner may offer it."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        who.known()
        owners = table.row["gm"] is None and table.row["status"] == "forming" and table.row["owner"] == who.account
        if table.row["kind"] != "game" or not (table.row["gm"] == who.account or owners):
            raise not_allowed(said("service.office-handed-over-by-gm"))
        account = invitations.account_named(table, name)
        if table.is_gm(who) or not table.settings.anonymous:  # else the refusal would reveal who plays
            check_outside(table, account)
        row = invitations.add(table, who, account, invitations.OFFICE, why=why)
        return {"game": game_id, "gm": _name(tx, table.row["gm"]), "offered": True, "invitation": row["token"]}


@needs("manage")
def lay_down(service: Service, who: Who, game_id: str, why: str = "") -> Office:
    """Resign: the game goes on without a game master; another may volunteer."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        if table.row["gm"] is None or table.row["gm"] != who.known():
            raise not_allowed(said("service.office-laid-down-by-gm"))
        vacate(table, who, why)
        return {"game": game_id, "gm": None, "offered": False, "invitation": None}


def vacate(table: OpenGame, who: Who, why: Text) -> None:
    """Leave the game without a game master. If it is full and has not begun, it begins by itself."""
    table.change(gm=None)
    table.act("gm-left", who, why)
    table.tell(EVERYBODY, "game-master")
    tx = table.tx
    sql = "UPDATE invitations SET used = ?, answer = ? WHERE game = ? AND kind = ? AND used IS NULL"
    tx.run(sql, tx.now(), invitations.WITHDRAWN, table.id, invitations.OFFICE)
    seating.maybe_begin(table)  # a full game now starts by itself


# --- volunteers


@needs("manage")
def volunteer(service: Service, who: Who, game_id: str, why: str = "") -> Office:
    """Volunteer as game master of a game that has none, or whose game master is absent. The players vote on it. Before
    the game starts the owner decides, or, if the owner is gone, the first volunteer gets it."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        account = who.known()
        invitations.check_no_guest(tx, who, said("service.guests-are-no-gms"))
        if table.row["kind"] != "game" or (table.row["gm"] is not None and table.row["status"] != "needs-gm"):
            raise conflict("has-gm", said("service.has-gm"))
        check_outside(table, account)
        if seating.is_blocked(table, account):
            raise not_allowed(said("service.unwanted-here"))
        if _needs_nobody(table, account):
            take(table, account)
            table.act("gm-took-over", who, why)
            return {"game": game_id, "gm": who.name, "offered": False, "invitation": None}
        _ask_the_players(table, who, why)
        return {"game": game_id, "gm": _name(tx, table.row["gm"]), "offered": True, "invitation": None}


def _needs_nobody(table: OpenGame, account: str) -> bool:
    own = table.row["owner"] == account
    if table.row["status"] == "forming":
        if not own and not seating.is_orphan(table):
            raise not_allowed(said("service.owner-names-gm"))
        return True
    if any(row["account"] is not None for row in table.seats.values()):
        return False
    if not own:
        raise conflict("nobody", said("service.nobody-to-agree"))
    return True


def _ask_the_players(table: OpenGame, who: Who, why: str) -> None:
    tx = table.tx
    open_ = tx.all("SELECT * FROM motions WHERE game = ? AND kind = ? AND closed IS NULL", table.id, MOTION)
    if any(json.loads(row["data"])["account"] == who.account for row in open_):
        raise conflict("asked", said("service.volunteered"))
    if len(open_) >= MOST_VOLUNTEERS:
        raise conflict("too-many-volunteers", said("service.enough-volunteers", n=MOST_VOLUNTEERS))
    data = json.dumps({"minutes": 0, "account": who.account, "name": who.name, "why": why[:500]})
    number = new_id()
    tx.add("motions", id=number, game=table.id, kind=MOTION, data=data, seat=MASTER, phase=table.phase, at=tx.now())
    table.act("gm-volunteered", who, why)
    table.tell(EVERYBODY, "motion")
    day = tx.now() // DAY
    people = ((row["account"], seat) for seat, row in table.seats.items())
    told = {"by": who.name, "motion": number}
    notes = [Notification(account, f"{table.id}/{seat}/{day}/volunteer", seat, told) for account, seat in people]
    table.notify_all("volunteer", notes)


def elected(table: OpenGame, data: Row) -> None:
    """A volunteer has won the vote."""
    sql = "SELECT name FROM accounts WHERE id = ? AND deleted IS NULL AND suspended IS NULL"
    row = table.tx.one(sql, data["account"])
    if row is None:
        raise conflict("gone", said("service.volunteer-gone"))
    take(table, data["account"])
    key = f"{table.id}/{table.row['version']}/gm"
    table.notify(data["account"], "appointed", key)


# --- administrators


@needs("manage")
def appoint(service: Service, who: Who, game_id: str, name: str, why: str = "") -> Office:
    """Appoint a game master without a vote; the account is notified, and may resign."""
    with service.write() as tx:
        table = opened(service, tx, game_id, lock=True)
        table.check_seen(who)
        who.known()
        if not who.administers:
            raise not_allowed(said("service.appointed-by-administrators"))
        if table.involves(who):
            raise not_allowed(said("service.own-game"))
        if table.row["kind"] != "game":
            raise conflict("no-game", said("service.no-gm-there"))
        account, table.helper = invitations.account_named(table, name), who
        take(table, account)
        table.act("gm-appointed", who, why)
        table.notify(account, "appointed", f"{table.id}/{table.row['version']}/gm")
        return {"game": game_id, "gm": _name(tx, account), "offered": False, "invitation": None}


def _name(tx: Tx, account: str | None) -> str | None:
    row = tx.one("SELECT name FROM accounts WHERE id = ?", account) if account is not None else None
    return str(row["name"]) if row else None


# --- stale games


def look_after(service: Service) -> int:
    """Chore: games whose game master has been absent for days need another; games that never start are closed."""
    return _neglected(service) + _stale(service)


def _neglected(service: Service) -> int:
    with service.write() as tx:
        where = f"COALESCE(status, '') = 'running' AND kind = 'game' AND {WAITS}"
        now = tx.now()
        tx.run(f"UPDATE games SET waiting = ? WHERE waiting IS NULL AND {where}", now)
        rows = tx.all(f"SELECT id FROM games WHERE waiting <= ? AND {where} ORDER BY id LIMIT {AT_ONCE}", now - NEGLECT)
    for row in rows:
        with service.write() as tx:
            table = opened(service, tx, row["id"], lock=True)
            if table.row["status"] == "running" and table.row["waits"]:
                needs_another(table)
    return len(rows)


def needs_another(table: OpenGame) -> None:
    deadline, now = table.row["deadline"], table.tx.now()
    left = None if deadline is None else max(0, deadline - now)
    table.change(status="needs-gm", due=None, deadline=None, remind=None, frozen=left, waiting=None)
    table.act("needs-gm", None, reason("neglected"))
    table.tell(EVERYBODY, "needs-gm")
    gm = table.row["gm"] or table.row["owner"]
    table.notify(gm, "needs-gm", f"{table.id}/{table.row['seq']}/neglected")


def _stale(service: Service) -> int:
    """Has the game waited too long since it was created, or since its start date? Those who join late have seen how
    old the game is."""
    gone = (
        "(o.id IS NULL OR o.deleted IS NOT NULL OR o.suspended IS NOT NULL)"
        " AND (m.id IS NULL OR m.deleted IS NOT NULL OR m.suspended IS NOT NULL)"
    )
    with service.read() as tx:
        now = tx.now()
        rows = tx.all(
            f"SELECT g.id, g.settings, CASE WHEN {gone} THEN 1 ELSE 0 END AS orphaned FROM games g"
            " LEFT JOIN accounts o ON o.id = g.owner LEFT JOIN accounts m ON m.id = g.gm"
            f" WHERE g.status = 'forming' AND g.kind = 'game' AND (g.created < ? OR (g.created < ? AND {gone}))"
            " ORDER BY g.id",
            now - FORMING,
            now - ORPHANED,
        )
    old = [row for row in rows if _waited_since_date(row, now)][:AT_ONCE]
    for row in old:
        with service.write() as tx:
            table = opened(service, tx, row["id"], lock=True)
            if table.row["status"] == "forming":
                close(table, None, reason("no-players"))
    return len(old)


def _waited_since_date(row: Row, now: int) -> bool:
    return (read_settings(row["settings"]).start or 0) < now - (ORPHANED if row["orphaned"] else FORMING)


def close(table: OpenGame, who: Who | None, why: Text) -> None:
    """Close the game without a result; its players and applicants are notified."""
    now = table.tx.now()
    table.act("cancelled", who, why)
    people = {row["account"]: seat for seat, row in table.seats.items() if row["account"] is not None}
    people |= {row["account"]: None for row in seating.applicants(table)}
    notes = [
        Notification(account, f"{table.id}/{account}/closed", None, as_json(why))
        for account in people
        if who is None or account != who.account
    ]
    table.change(status="cancelled", due=None, deadline=None, remind=None, ended=now, waits="")
    table.tell(EVERYBODY, "ended")
    table.notify_all("closed", notes)
