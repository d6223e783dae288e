"""Boards that players upload: their versions, who may see them, and who may start games on them.

A board is known by the name in its map file: the same name again is the next version. Versions never change, and a game
has the text of the version that it began with.
"""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.errors import printable
from casusbelli.core.map_text import board_hash, map_text
from casusbelli.core.said import said
from casusbelli.engine.component import RulesClash
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.service.base import audit
from casusbelli.service.base.board_shapes import BoardUploaded, Visibility
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.names import key_of
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, conflict, not_allowed, not_found
from casusbelli.service.games.quotas import is_guest
from casusbelli.store import Row, Tx, new_id
from casusbelli.variants import MapError, board_names, read_board

MOST_BOARDS: Final = 20
MOST_VERSIONS: Final = 50
CHARACTERS: Final = 4_000_000  # of all versions of all boards of one account
LONGEST_MAP: Final = 100_000
MOST_PROVINCES, MOST_POWERS, MOST_BORDERS = 150, 50, 3_000
LONGEST: Final = {"author": 100, "licence": 100, "source": 300}
UPLOADS_AN_HOUR, UPLOADS_A_DAY, HOUR, DAY = 20, 60, 3600, 86_400
VISIBILITIES: Final = get_args(Visibility)
NEWEST: Final = (
    "SELECT b.*, v.hash, v.at, v.text, a.name AS owner FROM boards b"
    " JOIN board_versions v ON v.board = b.id AND v.n = b.version JOIN accounts a ON a.id = b.account"
)

MOST_LISTED: Final = 100  # boards in the lobby's filter
PLAYED_ON: Final = (
    "SELECT id, title FROM boards b WHERE visibility = 'public' AND hidden IS NULL AND EXISTS"
    " (SELECT 1 FROM game_boards u JOIN games g ON g.id = u.game"
    " WHERE u.upload = b.id AND g.visibility = 'public' AND g.kind = 'game')"
)


class BoardDetails(Struct, frozen=True):
    """What is said about a board besides its map file. None: as it was, or the usual for a new board."""

    author: str | None = None
    licence: str | None = None
    source: str | None = None
    visibility: Visibility | None = None


# --- who sees which board


def board_for(service: Service, account: str | None, name: str) -> Board:
    """The board on which this account wants to start a game: an installed one by its name, or an uploaded one by its
    id. Raises a LookupError, the same for a board of others that is private as for one that nobody has uploaded."""
    try:
        return service.find_board(name)
    except LookupError:
        with service.read() as tx:
            row = tx.one(f"{NEWEST} WHERE b.id = ?", name)
        if row is None or not is_seen(row, account) or (row["hidden"] is not None and row["account"] != account):
            raise
    if row["hidden"] is not None:
        raise conflict("board-hidden", said("service.board-hidden", title=row["title"]))
    return recorded(service, row)


def recorded(service: Service, row: Row) -> Board:
    return service.games.recorded_board(row["name"], row["hash"], row["text"])


def is_seen(row: Row, account: str | None, moderates: bool = False) -> bool:
    """May this account see the board? Nobody sees a private one but its owner."""
    if account is not None and row["account"] == account:
        return True
    return row["visibility"] != "private" and (row["hidden"] is None or moderates)


def seen_board(tx: Tx, who: Who, board: str) -> Row:
    """The row of an uploaded board with its newest version, if the caller may see it."""
    row = tx.one(f"{NEWEST} WHERE b.id = ?", board)
    if row is None or not is_seen(row, who.account, who.moderates):
        raise not_found("board", printable(board[:64]))
    return row


@needs("read")
def is_uploaded(service: Service, who: Who, board: str) -> bool:
    """Is this the id of an uploaded board that the caller may see?"""
    if board in board_names():
        return False
    with service.read() as tx:
        row = tx.one(f"{NEWEST} WHERE b.id = ?", board)
        return row is not None and is_seen(row, who.account, who.moderates)


@needs("read")
def boards_with_games(service: Service, who: Who, chosen: str = "") -> list[tuple[str, str]]:
    """The public uploads with public games, as ids and titles, for a filter; and the ``chosen`` one, if the caller may
    see it."""
    with service.read() as tx:
        rows = tx.all(f"{PLAYED_ON} ORDER BY title, id LIMIT {MOST_LISTED}")
        found = {str(row["id"]): str(row["title"]) for row in rows}
        row = tx.one(f"{NEWEST} WHERE b.id = ?", chosen) if chosen and chosen not in found else None
        if row is not None and is_seen(row, who.account, who.moderates):
            found[str(row["id"])] = str(row["title"])
        return [*found.items()]


def reference_in(tx: Tx, game: Row) -> str:
    """How a new game names the board of this one: by the id of the upload that it was created on, or by its name."""
    if not game["board_hash"]:
        return str(game["board"])
    row = tx.one("SELECT upload FROM game_boards WHERE game = ?", game["id"])
    return str(row["upload"] if row is not None and row["upload"] else game["board"])


# --- uploading


def checked_map(text: str) -> Board:
    """Parse a map file; a refusal has a line for each fault."""
    _check_length(text)
    try:
        found = read_board(text).as_given()
        canonical = map_text(found)
    except MapError as fault:
        raise bad_input(said("service.bad-map", why="\n".join(map(str, fault.faults))), "bad-map") from None
    _check_length(canonical)
    for limit, most, n in (
        ("provinces", MOST_PROVINCES, len(found.provinces)),
        ("powers", MOST_POWERS, len(found.powers)),
        ("borders", MOST_BORDERS, len(found.borders)),
    ):
        if n > most:
            raise bad_input(said(f"service.map-{limit}", n=n, most=most), "bad-map")
    if found.name in board_names():
        raise conflict("board-name", said("service.board-name-installed", name=found.name))
    try:
        rule_set(read_spec("standard"), found)
    except (RulesClash, ValueError) as fault:
        raise bad_input(said("service.bad-map", why=complaint(fault)), "bad-map") from None
    return found


def _check_length(text: str) -> None:
    if len(text) > LONGEST_MAP:
        raise bad_input(said("service.map-length", n=len(text), most=LONGEST_MAP), "bad-map")


@needs("manage")
def upload(service: Service, who: Who, text: str, details: BoardDetails) -> BoardUploaded:
    """Upload a map file. The name of a board that the caller has already uploaded makes it the next version of that
    board, unless the board is unchanged."""
    account = who.known()
    limits = ((UPLOADS_AN_HOUR, HOUR), (UPLOADS_A_DAY, DAY))
    spend_exactly(service, *(("upload a board", account, most, seconds) for most, seconds in limits))
    changes = _checked_details(details)
    found = checked_map(text)
    with service.write() as tx:
        tx.one(f"SELECT id FROM accounts WHERE id = ?{tx.lock}", account)  # two at once are counted
        if is_guest(tx, account):
            raise not_allowed(said("service.guests-upload-nothing"))
        former = tx.one(f"{NEWEST} WHERE b.account = ? AND b.name = ?", account, found.name)
        _check_published({**(former or {}), **changes})
        if former is not None and former["hash"] == board_hash(found):
            if changes:
                tx.change("boards", {"id": former["id"]}, **changes)
            return {"board": former["id"], "version": former["version"], "new": False}
        _check_room(tx, account, former, len(map_text(found)))
        return _added(tx, account, found, former, changes)


def _checked_details(details: BoardDetails) -> dict[str, str]:
    """The columns that the details change."""
    changes = {}
    for name, most in LONGEST.items():
        given = getattr(details, name)
        if given is not None:
            changes[name] = told = printable(given.strip())
            if len(told) > most:
                raise bad_input(said("service.board-detail-length", field=said(f"service.detail-{name}"), most=most))
    if details.visibility is not None:
        if details.visibility not in VISIBILITIES:
            given = printable(details.visibility[:40])
            raise bad_input(said("service.board-visibility", given=given, expected=list(VISIBILITIES)))
        changes["visibility"] = details.visibility
    return changes


def _check_published(row: Row) -> None:
    if row.get("visibility") == "public" and not row.get("licence"):
        raise bad_input(said("service.board-needs-licence"), "no-licence")


def _check_room(tx: Tx, account: str, former: Row | None, size: int) -> None:
    count = tx.one("SELECT COUNT(*) AS n FROM boards WHERE account = ?", account)
    if former is None and count is not None and count["n"] >= MOST_BOARDS:
        raise conflict("too-many-boards", said("service.too-many-boards", n=MOST_BOARDS))
    if former is not None and former["version"] >= MOST_VERSIONS:
        raise conflict("too-many-boards", said("service.too-many-board-versions", n=MOST_VERSIONS))
    sql = "SELECT SUM(LENGTH(v.text)) AS size FROM board_versions v JOIN boards b ON b.id = v.board WHERE b.account = ?"
    row = tx.one(sql, account)
    if row is not None and (row["size"] or 0) + size > CHARACTERS:
        raise conflict("too-many-boards", said("service.boards-too-large", most=CHARACTERS))


def _added(tx: Tx, account: str, found: Board, former: Row | None, changes: dict[str, str]) -> BoardUploaded:
    newest = {
        "version": former["version"] + 1 if former is not None else 1,
        "title": found.title,
        "players": len(found.powers),
        "provinces": len(found.provinces),
        "searched": key_of(f"{found.name} {found.title}"),
    }
    if former is not None:
        board = str(former["id"])
        tx.change("boards", {"id": board}, **newest, **changes)
    else:
        board = new_id()
        usual = {"visibility": "private", "author": "", "licence": "", "source": "", **changes}
        tx.add("boards", id=board, account=account, name=found.name, created=tx.now(), **newest, **usual)
    n = int(newest["version"])
    tx.add("board_versions", board=board, n=n, hash=board_hash(found), text=map_text(found), at=tx.now())
    return {"board": board, "version": n, "new": True}


# --- changing, withdrawing, hiding


@needs("manage")
def change(service: Service, who: Who, board: str, details: BoardDetails) -> None:
    """Change who may see one's own board, and what is said about it."""
    changes = _checked_details(details)
    with service.write() as tx:
        row = _own(tx, who, board)
        _check_published({**row, **changes})
        if changes:
            tx.change("boards", {"id": row["id"]}, **changes)


@needs("manage")
def withdraw(service: Service, who: Who, board: str) -> None:
    """Delete one's own board with all its versions. Games that began on it go on."""
    with service.write() as tx:
        row = _own(tx, who, board)
        tx.run("DELETE FROM board_versions WHERE board = ?", row["id"])
        tx.run("DELETE FROM boards WHERE id = ?", row["id"])


def _own(tx: Tx, who: Who, board: str) -> Row:
    account = who.known()
    tx.one(f"SELECT id FROM boards WHERE id = ?{tx.lock}", board)
    row = seen_board(tx, who, board)
    if row["account"] != account:
        raise not_allowed(said("service.board-of-another"))
    return row


@needs("manage")
def hide(service: Service, who: Who, board: str, yes: bool, why: str = "") -> None:
    """Hide the board of another account from everybody but its owner, as a moderator, or show it again."""
    who.known()
    if not who.moderates:
        raise not_allowed(said("service.moderators-only"))
    with service.write() as tx:
        row = seen_board(tx, who, board)
        if row["account"] == who.account:
            raise not_allowed(said("service.board-of-your-own"))
        tx.change("boards", {"id": row["id"]}, hidden=tx.now() if yes else None)
        act = "board-hidden" if yes else "board-shown"
        audit.enter(tx, who, act, whom=row["account"], why=why, data={"board": row["id"]})


def delete_boards(tx: Tx, account: str) -> None:
    """Delete everything that an account has uploaded."""
    tx.run("DELETE FROM board_versions WHERE board IN (SELECT id FROM boards WHERE account = ?)", account)
    tx.run("DELETE FROM boards WHERE account = ?", account)
