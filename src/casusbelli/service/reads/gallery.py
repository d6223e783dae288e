"""The gallery: installed boards and those that players have uploaded, with filters, pictures and everything about one
board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, get_args
from urllib.parse import quote

import msgspec
from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.board_names import NamesOn, names_on
from casusbelli.core.errors import printable
from casusbelli.core.map_text import board_hash, map_text
from casusbelli.core.said import Said, said
from casusbelli.drawing.picture import Style, picture
from casusbelli.engine.spec import packs
from casusbelli.service.base.board_shapes import (
    BoardBalance,
    BoardListed,
    BoardPower,
    Boards,
    BoardTold,
    BoardVersion,
    RulesOnBoard,
    Size,
)
from casusbelli.service.base.names import key_of
from casusbelli.service.base.recent_cache import MB, CacheKind, PictureKey
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError, bad_input, not_found
from casusbelli.service.games.combinations import clashes_on
from casusbelli.service.games.open_game import opened
from casusbelli.service.games.uploaded_boards import NEWEST, is_seen, recorded, reference_in, seen_board
from casusbelli.service.reads.small_pictures import start_picture, start_scene
from casusbelli.store import Row, Tx
from casusbelli.variants import balance_of, loadable

SIZES: Final[dict[str, tuple[int, int]]] = {"small": (0, 40), "medium": (41, 80), "large": (81, 100_000)}
PAGE: Final = 48
MOST_PLAYERS, LONGEST_SEARCH = 100, 80
CURSOR: Final = re.compile(r"([0-9]{1,15})\.([\w-]{1,40})")
STANDARD: Final = "standard"
PICTURES: Final = CacheKind[PictureKey, str]("board pictures", 16 * MB, lambda _key, drawn: len(drawn))


class BoardFilters(Struct, frozen=True):
    """Filters of the gallery; None or "": any. ``players``: the number of powers; ``installed``: false for those that
    players have uploaded; ``search``: part of the name or title."""

    players: int | None = None
    size: Size | None = None
    installed: bool | None = None
    search: str = ""


ANY: Final = BoardFilters()


class MeasuredBalance(Struct, frozen=True):
    """The content of a file with balance figures. ``hash``: of the board that they were measured on."""

    hash: str
    balance: BoardBalance


class BoardFound(NamedTuple):
    """A board, and the row of its upload if it is not installed."""

    board: Board
    digest: str
    row: Row | None


# --- lists


@needs("read")
def listing(
    service: Service,
    who: Who,
    filters: BoardFilters = ANY,
    mine: bool = False,
    after: str | None = None,
    limit: int = PAGE,
) -> Boards:
    """List the installed boards and the public uploads, the newest of these first; or ``mine``: the caller's own.
    ``after``: the ``next`` of the page before."""
    _check(filters)
    limit = max(1, min(limit, PAGE))
    first = [] if mine or after is not None or filters.installed is False else _installed(filters)
    rows = [] if filters.installed else _uploaded(service, who, filters, mine, after, limit)
    last = rows[limit - 1] if len(rows) > limit else None
    return {
        "boards": [*first, *(_listed(row, who) for row in rows[:limit])],
        "next": f"{last['created']}.{last['id']}" if last is not None else None,
    }


def _check(filters: BoardFilters) -> None:
    if filters.size is not None and filters.size not in SIZES:
        raise _bad("size", filters.size, list(get_args(Size)))
    if filters.players is not None and not 1 <= filters.players <= MOST_PLAYERS:
        raise _bad("players", str(filters.players), [f"1-{MOST_PLAYERS}"])
    if len(filters.search) > LONGEST_SEARCH:
        raise bad_input(said("service.long-search", most=LONGEST_SEARCH), code="bad-filter")


def _bad(name: str, given: str, expected: list[str]) -> ServiceError:
    told = said("service.bad-filter", filter=name, given=printable(given[:60]), expected=expected)
    return bad_input(told, code="bad-filter")


def _installed(filters: BoardFilters) -> list[BoardListed]:
    boards = loadable()[0]
    return [_of_installed(name, board) for name, board in boards.items() if _fits(name, board, filters)]


def _fits(name: str, board: Board, filters: BoardFilters) -> bool:
    low, high = SIZES[filters.size] if filters.size else (0, 10**9)
    players = filters.players in (None, len(board.powers))
    searched = key_of(filters.search) in key_of(f"{name} {board.title}")
    return players and searched and low <= len(board.provinces) <= high


def _uploaded(
    service: Service, who: Who, filters: BoardFilters, mine: bool, after: str | None, limit: int
) -> list[Row]:
    wanted: list[tuple[str, tuple[object, ...]]] = []
    if mine:
        wanted.append(("b.account = ?", (who.known(),)))
    else:
        wanted.append(("b.visibility = 'public' AND b.hidden IS NULL", ()))
    if filters.players is not None:
        wanted.append(("b.players = ?", (filters.players,)))
    if filters.size is not None:
        wanted.append(("b.provinces BETWEEN ? AND ?", SIZES[filters.size]))
    if search := key_of(filters.search):
        escaped = re.sub(r"([!%_])", r"!\1", search)
        wanted.append(("b.searched LIKE ? ESCAPE '!'", (f"%{escaped}%",)))
    if after is not None:
        wanted.append(_older_than(after))
    where = " AND ".join(sql for sql, _values in wanted)
    order = f"ORDER BY b.created DESC, b.id DESC LIMIT {limit + 1}"
    with service.read() as tx:
        return tx.all(f"{NEWEST} WHERE {where} {order}", *(value for _sql, values in wanted for value in values))


def _older_than(after: str) -> tuple[str, tuple[object, ...]]:
    found = CURSOR.fullmatch(after)
    if found is None:
        raise bad_input(said("service.bad-cursor", given=printable(after[:60])), code="bad-cursor")
    created, last = int(found[1]), found[2]
    return "(b.created < ? OR (b.created = ? AND b.id < ?))", (created, created, last)


def _of_installed(name: str, board: Board) -> BoardListed:
    return {
        "board": name,
        "name": name,
        "title": board.title,
        "players": len(board.powers),
        "provinces": len(board.provinces),
        "owner": None,
        "visibility": "installed",
        "hidden": False,
        "mine": False,
        "version": 1,
        "picture": _picture_address(name, board_hash(board)),
    }


def _listed(row: Row, who: Who) -> BoardListed:
    return {
        "board": row["id"],
        "name": row["name"],
        "title": row["title"],
        "players": row["players"],
        "provinces": row["provinces"],
        "owner": row["owner"],
        "visibility": row["visibility"],
        "hidden": row["hidden"] is not None,
        "mine": who.account is not None and row["account"] == who.account,
        "version": row["version"],
        "picture": _picture_address(row["id"], row["hash"]),
    }


def _picture_address(board: str, digest: str) -> str:
    """Another version has another address, so that browsers can keep the picture."""
    return f"/boards/{quote(board)}/small.svg?v={digest[:12]}"


@needs("read")
def choices(service: Service, who: Who, chosen: str) -> list[tuple[str, str]]:
    """The boards that the form for a new game offers, with their titles: the installed ones, the caller's own, and the
    one that they have chosen in the gallery."""
    found = {name: board.title for name, board in loadable()[0].items()}
    if who.account is not None:
        rows = _uploaded(service, who, ANY, mine=True, after=None, limit=PAGE)
        found |= {row["id"]: row["title"] for row in rows if row["hidden"] is None}
    if chosen not in found:
        with service.read() as tx:
            row = tx.one(f"{NEWEST} WHERE b.id = ? AND b.visibility <> 'private' AND b.hidden IS NULL", chosen)
        if row is not None:
            found[row["id"]] = row["title"]
    return [*found.items()]


@needs("read")
def board_again(service: Service, who: Who, game_id: str) -> str:
    """The board of a game for another one like it: its upload if the caller may see that, or else its name."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        upload = reference_in(tx, table.row)
        row = tx.one(f"{NEWEST} WHERE b.id = ?", upload)
        return upload if row is not None and is_seen(row, who.account) else str(table.row["board"])


# --- one board


def _found(service: Service, tx: Tx, who: Who, board: str) -> BoardFound:
    installed = loadable()[0].get(board)
    if installed is not None:
        return BoardFound(installed, board_hash(installed), None)
    row = seen_board(tx, who, board)
    return BoardFound(recorded(service, row), row["hash"], row)


@needs("read")
def one(service: Service, who: Who, board: str) -> BoardTold:
    """Everything about a board that the caller may see."""
    with service.read() as tx:
        found = _found(service, tx, who, board)
        versions = _versions(tx, board) if found.row is not None else []
    on, row = found.board, found.row
    return {
        **(_listed(row, who) if row is not None else _of_installed(board, on)),
        "author": row["author"] if row is not None else "",
        "licence": row["licence"] if row is not None else "",
        "source": row["source"] if row is not None else "",
        "centers": len(on.centers),
        "victory": on.victory,
        "start": on.calendar.start,
        "hash": found.digest,
        "powers": [*_powers(on)],
        "rules": [*_rules(on)],
        "balance": _balance(on, found.digest),
        "versions": versions,
    }


def _versions(tx: Tx, board: str) -> list[BoardVersion]:
    rows = tx.all("SELECT n, at, hash FROM board_versions WHERE board = ? ORDER BY n DESC", board)
    return [{"n": row["n"], "at": row["at"], "hash": row["hash"]} for row in rows]


def _powers(on: Board) -> Iterator[BoardPower]:
    for power in on.powers:
        home = [on.province[code].name for code in power.home]
        yield {"name": power.name, "color": power.color, "home": home, "units": [*map(str, power.units)]}


def _rules(on: Board) -> Iterator[RulesOnBoard]:
    """The games that can be played on the board."""
    for name, pack in packs().items():
        if pack.game or name == STANDARD:
            why = next((clash.why for clash in clashes_on(on, [name])), None)
            told = why if isinstance(why, Said) or why is None else said("service.complaint", why=why)
            yield {"rules": name, "playable": why is None, "why": str(told or ""), "why_said": told}


def _balance(on: Board, digest: str) -> BoardBalance | None:
    text = balance_of(on)
    measured = msgspec.json.decode(text, type=MeasuredBalance) if text is not None else None
    return measured.balance if measured is not None and measured.hash == digest else None


@needs("read")
def names(service: Service, who: Who, board: str) -> NamesOn:
    """The names of a board, for a page about it."""
    with service.read() as tx:
        return names_on(_found(service, tx, who, board).board)


@needs("read")
def map_file(service: Service, who: Who, board: str, version: int | None = None) -> str:
    """The map file of a board, in canonical form; of an uploaded one also that of an earlier version."""
    with service.read() as tx:
        found = _found(service, tx, who, board)
        if found.row is None or version is None:
            return map_text(found.board)
        row = tx.one("SELECT text FROM board_versions WHERE board = ? AND n = ?", board, version)
    if row is None:
        raise not_found("board version", str(version))
    return str(row["text"])


# --- pictures


@needs("read")
def small(service: Service, who: Who, board: str, theme: str = "auto") -> tuple[str, str]:
    """The start position in a small picture, and the address under which it never changes."""
    with service.read() as tx:
        found = _found(service, tx, who, board)
    key = PictureKey("small", found.digest, theme)
    drawn = service.caches.of(PICTURES).find(key, lambda: start_picture(found.board, STANDARD, frozenset(), theme))
    return drawn, _picture_address(board, found.digest)


@needs("read")
def large(service: Service, who: Who, board: str, theme: str = "auto") -> tuple[str, str]:
    """The start position with the names of the provinces, and the address under which it never changes."""
    with service.read() as tx:
        found = _found(service, tx, who, board)
    look = Style(theme, heading=False, legend=False)
    key = PictureKey("large", found.digest, theme)
    drawn = service.caches.of(PICTURES).find(key, lambda: picture(start_scene(found.board, STANDARD), look))
    return drawn, f"/boards/{quote(board)}/picture.svg?v={found.digest[:12]}"
