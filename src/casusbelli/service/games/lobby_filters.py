"""The filters of lists of games: checked values, and the SQL conditions that they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.engine.spec import packs
from casusbelli.service.base.lobby_columns import PACE_NAMES, PRESS_KINDS
from casusbelli.service.base.names import key_of
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.service.games.open_game import OPEN
from casusbelli.variants import loadable

STATUSES: Final = (*OPEN, "finished", "cancelled")
CREATED: Final = re.compile(r"[0-9]{1,15}")
LONGEST_SEARCH: Final = 80
HAS_ROOM: Final = (
    f"g.status IN {OPEN} AND (SELECT COUNT(*) FROM seats s WHERE s.game = g.id AND s.account IS NULL AND s.bot IS NULL)"
    " > (SELECT COUNT(*) FROM applicants p WHERE p.game = g.id)"
)
ON_INSTALLED: Final = "g.board = ?"
ON_UPLOAD: Final = "EXISTS (SELECT 1 FROM game_boards u WHERE u.game = g.id AND u.upload = ?)"
Condition = tuple[str, tuple[object, ...]]


class Filters(Struct, frozen=True):
    """Filters of a list of games; None or "": any. ``rules``: the name of a variant or another rule; ``map``: the name
    of an installed board or the id of an uploaded one; ``free``: has it seats to take; ``search``: part of the name."""

    status: str | None = None
    rules: str | None = None
    map: str | None = None
    pace: str | None = None
    press: str | None = None
    free: bool | None = None
    anonymous: bool | None = None
    search: str = ""


ANY: Final = Filters()


def choices() -> dict[str, tuple[str, ...]]:
    """Filter -> its possible values."""
    return {
        "status": STATUSES,
        "rules": tuple(packs()),
        "map": tuple(loadable()[0]),
        "pace": PACE_NAMES,
        "press": PRESS_KINDS,
    }


def check_filters(filters: Filters, uploaded: bool = False) -> None:
    """``uploaded``: does ``map`` name an uploaded board that the caller may see?"""
    for name, known in choices().items():
        given = getattr(filters, name)
        if given is not None and given not in known and not (name == "map" and uploaded):
            raise _unknown(name, given, known)
    if len(filters.search) > LONGEST_SEARCH:
        raise bad_input(said("service.long-search", most=LONGEST_SEARCH), code="bad-filter")


def _unknown(name: str, given: str, known: Iterable[str]) -> ServiceError:
    told = said("service.bad-filter", filter=name, given=printable(given[:60]), expected=list(known))
    return bad_input(told, code="bad-filter")


def conditions(filters: Filters) -> Iterator[Condition]:
    """What a row of the table ``games g`` must meet."""
    columns = {"status": filters.status, "pace": filters.pace, "press": filters.press}
    if filters.map is not None:
        yield (ON_INSTALLED if filters.map in loadable()[0] else ON_UPLOAD), (filters.map,)
    yield from ((f"g.{name} = ?", (value,)) for name, value in columns.items() if value is not None)
    if filters.rules is not None:
        name = filters.rules  # one of the packs of a spec such as "factional(term=2) + minor-powers"
        yield "(' ' || g.rules || ' ' LIKE ? OR ' ' || g.rules LIKE ?)", (f"% {name} %", f"% {name}(%")
    if filters.anonymous is not None:
        yield "g.anonymous = ?", (int(filters.anonymous),)
    if filters.free is not None:
        yield (HAS_ROOM if filters.free else f"NOT ({HAS_ROOM})"), ()
    if wanted := key_of(filters.search):
        yield "g.searched LIKE ? ESCAPE '!'", (f"%{_escaped(wanted)}%",)


def _escaped(text: str) -> str:
    """The text as LIKE takes it literally."""
    return re.sub(r"([!%_])", r"!\1", text)


def older_than(after: str) -> Condition:
    """The games behind this cursor, in a list with the newest first."""
    created, _dot, last = after.partition(".")
    if not CREATED.fullmatch(created):
        raise bad_input(said("service.bad-cursor", given=printable(after)), code="bad-cursor")
    return "(g.created < ? OR (g.created = ? AND g.id < ?))", (int(created), int(created), last)
