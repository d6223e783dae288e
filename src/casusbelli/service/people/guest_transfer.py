"""Transfer of a guest's games to an existing account.

A guest who registers stays the same account (``accounts.claim``). A guest who signs in to an existing account is
offered the transfer, and proves ownership by the session of that browser. Games in which the account would get two
places stay behind, and so do games of people who have blocked it.
"""

from __future__ import annotations

from casusbelli.core.said import Said, said
from casusbelli.service.base.account_shapes import GuestTold, LeftBehind, TakenAlong
from casusbelli.service.base.guest_names import is_guest_account
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import conflict
from casusbelli.service.games import lobby, seating
from casusbelli.service.games.open_game import EVERYBODY, OPEN, OpenGame, opened
from casusbelli.service.people import accounts
from casusbelli.store import Tx

GAMES = (
    "SELECT id, created FROM games WHERE owner = ? OR gm = ?"
    " OR id IN (SELECT game FROM seats WHERE account = ? UNION SELECT game FROM tenures WHERE account = ?"
    " UNION SELECT game FROM applicants WHERE account = ?) ORDER BY created DESC, id"
)
# column of a table that has the game beside it
OF_GAMES = (
    ("seats", "account"),
    ("tenures", "account"),
    ("applicants", "account"),
    ("acts", "account"),
    ("messages", "account"),
    ("statements", "account"),
    ("reports", "account"),
    ("invitations", "account"),
    ("invitations", "by_account"),
    ("drafts", "writer"),
    ("muted", "account"),
)
INVOLVED = (
    "SELECT 1 AS yes FROM games WHERE id = ? AND gm = ?",
    "SELECT 1 AS yes FROM tenures WHERE game = ? AND account = ?",
    "SELECT 1 AS yes FROM seats WHERE game = ? AND account = ?",
    "SELECT 1 AS yes FROM applicants WHERE game = ? AND account = ?",
)
BLOCK = "INSERT INTO blocks (account, blocked, at) VALUES (?, ?, ?) ON CONFLICT (account, blocked) DO NOTHING"
LESSON_DONE = (
    "INSERT INTO lessons_done (account, lesson, step, at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (account, lesson, step) DO NOTHING"
)
KEPT = ("lessons_done", "templates")
NO_GUEST = conflict("no-guest", said("service.no-guest"))


@needs(PERSON)
def offered(service: Service, who: Who, secret: str | None) -> GuestTold:
    """The guest whose games could be transferred, and how many there are. ``secret``: of the guest's session."""
    account = in_person(who)
    guest = accounts.who_is(service, secret)
    with service.read() as tx:
        if guest.account in (None, account) or not is_guest_account(tx, guest.account):
            return {"guest": None, "games": 0, "lessons": 0, "templates": 0}
        old = guest.known()
        kept = {table: tx.all(f"SELECT COUNT(*) AS n FROM {table} WHERE account = ?", old)[0]["n"] for table in KEPT}
        return {
            "guest": guest.name,
            "games": len(_games(tx, old)),
            "lessons": kept["lessons_done"],
            "templates": kept["templates"],
        }


def has_something(told: GuestTold) -> bool:
    """Would the guest lose anything by signing in to another account?"""
    return bool(told["games"] or told["lessons"] or told["templates"])


@needs(PERSON)
def take(service: Service, who: Who, secret: str | None) -> TakenAlong:
    """Transfer everything possible; the guest's session ends."""
    account = in_person(who)
    guest = accounts.who_is(service, secret)
    taken = 0
    left: list[LeftBehind] = []
    with service.write() as tx:
        tx.one(f"SELECT id FROM accounts WHERE id = ?{tx.lock}", guest.account)  # lock out concurrent transfers
        if guest.account in (None, account) or not is_guest_account(tx, guest.account):
            raise NO_GUEST
        if is_guest_account(tx, account):
            raise conflict("guest", said("service.guest-yourself"))
        old = guest.known()
        for game in sorted(_games(tx, old)):
            table = opened(service, tx, game, lock=True)
            why = _obstacle(table, old, account)
            if why:
                left.append({"game": game, "name": str(table.row["name"]), "why": str(why), "why_said": why})
                continue
            _move(table, old, account)
            taken += 1
        _move_person(tx, old, account)
    return {"taken": taken, "left": left}


@needs(PERSON)
def forget(service: Service, who: Who, secret: str | None) -> None:
    """Decline the transfer: the guest's session ends, and there is no way back."""
    account = in_person(who)
    guest = accounts.who_is(service, secret)
    if secret and guest.account not in (None, account):
        accounts.sign_out(service, secret)


def _games(tx: Tx, guest: str) -> list[str]:
    return [row["id"] for row in tx.all(GAMES, *[guest] * 5)]


def _obstacle(table: OpenGame, guest: str, account: str) -> Said | None:
    """The reason why this game cannot be transferred."""
    tx, own = table.tx, table.row["owner"] == guest
    if any(tx.one(sql, table.id, account) for sql in INVOLVED):
        return said("service.you-sit-here")
    if table.row["kind"] == "game" and not table.over and seating.is_blocked(table, account):
        return said("service.unwanted-here")
    count = f"SELECT COUNT(*) AS n FROM games WHERE owner = ? AND status IN {OPEN}"
    if own and not table.over and tx.all(count, account)[0]["n"] >= lobby.OPEN_GAMES_OF_ONE:
        return said("service.too-many-games", n=lobby.OPEN_GAMES_OF_ONE)
    return None


def _move(table: OpenGame, guest: str, account: str) -> None:
    tx = table.tx
    seats = "SELECT seat FROM muted WHERE game = ? AND account = ?"
    tx.run(
        f"DELETE FROM muted WHERE game = ? AND account = ? AND seat IN ({seats})", table.id, guest, table.id, account
    )
    for name, column in OF_GAMES:
        tx.run(f"UPDATE {name} SET {column} = ? WHERE game = ? AND {column} = ?", account, table.id, guest)
    letters = "SELECT id FROM messages WHERE game = ?"
    tx.run(f"UPDATE recipients SET account = ? WHERE account = ? AND message IN ({letters})", account, guest, table.id)
    _move_note(tx, table.id, guest, account)
    new = {column: account for column in ("owner", "gm") if table.row[column] == guest}
    if new:
        table.change(**new)
    table.forget_seats()
    table.tell(EVERYBODY, "joined")


def _move_note(tx: Tx, game: str, guest: str, account: str) -> None:
    rows = tx.all("SELECT text FROM notes WHERE game = ? AND account IN (?, ?) ORDER BY at", game, guest, account)
    if not rows:
        return
    tx.run("DELETE FROM notes WHERE game = ? AND account IN (?, ?)", game, guest, account)
    tx.add("notes", game=game, account=account, text="\n".join(row["text"] for row in rows), at=tx.now())


def _move_person(tx: Tx, guest: str, account: str) -> None:
    """Transfer blocks in both directions: an account that takes a guest's games takes those as well."""
    for mine, other in (("account", "blocked"), ("blocked", "account")):
        for row in tx.all(f"SELECT {other} AS other, at FROM blocks WHERE {mine} = ?", guest):
            if row["other"] != account:
                columns = {mine: account, other: row["other"]}
                tx.run(BLOCK, columns["account"], columns["blocked"], row["at"])
    tx.run("DELETE FROM blocks WHERE account = ? OR blocked = ?", guest, guest)
    for table in ("absences", "templates"):
        tx.run(f"UPDATE {table} SET account = ? WHERE account = ?", account, guest)
    _move_lessons(tx, guest, account)
    for table in ("sessions", "tokens", "resets"):
        tx.run(f"DELETE FROM {table} WHERE account = ?", guest)


def _move_lessons(tx: Tx, guest: str, account: str) -> None:
    for row in tx.all("SELECT lesson, step, at FROM lessons_done WHERE account = ?", guest):
        tx.run(LESSON_DONE, account, row["lesson"], row["step"], row["at"])
    tx.run("DELETE FROM lessons_done WHERE account = ?", guest)
