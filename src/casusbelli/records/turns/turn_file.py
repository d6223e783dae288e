"""Turn files: a position and the orders for it, in one file, which ``casus judge`` reads (docs/turn-files.md).

The same content may be written as plain text, like a newsletter, or as a TOML or JSON table whose position has the
shape of the exported state. Text -> table -> Turn; any error is a TurnError that names the line or the key.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from casusbelli.core.adjustments import home_centers
from casusbelli.core.battle import Friends, mutual
from casusbelli.core.board import Board
from casusbelli.core.legality import reachable_coasts
from casusbelli.core.notation import OrderPhase
from casusbelli.core.orders import FLEET, Order
from casusbelli.core.phases import MOVEMENT, RETREATS, Phase
from casusbelli.core.rulings import Rulings, rulings
from casusbelli.core.said import Said, power, said, whose
from casusbelli.core.units import Occupied, Position, Unit
from casusbelli.records.turns import plain_text
from casusbelli.records.turns.order_lines import (
    Lines,
    Misread,
    NotFollowed,
    Owners,
    implied_units,
    read_lines,
    sorted_by_power,
)
from casusbelli.records.turns.syntax import json_fault, toml_fault
from casusbelli.records.turns.values import (
    Table,
    TurnError,
    by_power,
    check_center,
    items,
    place_of,
    power_of,
    quoted,
    unit_of,
    why,
    word,
    words,
    wrong,
)

__all__ = ["Misread", "NotFollowed", "TurnError", "TurnFile", "read_turn", "turn_of"]

KEYS = ("map", "phase", "preset", "options", "friends", "position", "units", "centers", "dislodged", "owed", "orders")
OF_A_STATE = ("format", "rules", "scores", "outcome", "state")  # in an exported state; not needed to adjudicate
PHASE = re.compile(r"([SFW])[A-Z]*\s*([0-9]{4})[\s,]*([MRA]?)[A-Z]*")
FindBoard = Callable[[str], Board]


@dataclass(frozen=True)
class TurnFile:
    """A turn. ``orders`` are those that were understood; ``misread`` the others."""

    board: Board
    phase: str
    position: Position
    orders: Mapping[str, Sequence[Order]]
    dislodged: Mapping[Unit, tuple[str, ...]]
    centers: Mapping[str, tuple[str, ...]]
    owed: Mapping[str, int]  # if it is not centers minus units
    friends: Friends
    rulings: Rulings
    misread: tuple[Misread, ...]
    refused: tuple[NotFollowed, ...]
    notes: tuple[tuple[Said, Said], ...]  # where, and what was read there but ignored


# --- the three forms

JSON_STARTS = re.compile(r"""\{\s*["}]|\[\s*[\]{"]""")  # but not "{a remark}"
TOML_STARTS = re.compile(rf"""\[*\s*({"|".join(KEYS)})\s*([.\]]|=(?!>))|[\w.-]+\s*=\s*["'\[{{]|\[\[""")
COMMENT_LINES = re.compile(r"(\s*#[^\n]*\n)*\s*")


def read_turn(text: str, find_board: FindBoard, usual_map: str = "standard") -> TurnFile:
    """Read a turn file of any of the three forms; ``find_board`` finds maps by name, ``usual_map`` is the map of a file
    that names none."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    start = COMMENT_LINES.match(text)
    at = start.end() if start else 0
    if JSON_STARTS.match(text, at):
        return turn_of({"map": usual_map, **_json(text)}, find_board)
    if TOML_STARTS.match(text, at):
        return turn_of({"map": usual_map, **_toml(text)}, find_board)
    table = plain_text.table_of(text, lambda table: _board({"map": usual_map, **table}, find_board))
    return turn_of({"map": usual_map, **table}, find_board)


def _json(text: str) -> Table:
    try:
        table = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise TurnError(json_fault(fault)) from None
    if not isinstance(table, dict):
        raise TurnError(said("turn.json-object", keys=KEYS))
    return table


def _toml(text: str) -> Table:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise TurnError(toml_fault(fault)) from None


# --- a table


def turn_of(table: Table, find_board: FindBoard) -> TurnFile:
    """The turn described by a table in the form of docs/turn-files.md."""
    _check_keys(table)
    whole_board = _board(table, find_board)
    phase = _phase(table, whole_board)
    board = whole_board.on(phase)
    written, misread = read_lines(table.get("orders", {}), board, _kind(phase))
    units = _units(table, board)
    if _kind(phase) == "M" and not {"units", "position"} & table.keys():
        units = list(implied_units(written, board))
    position = _position(board, units)
    routed = _routed(table, position, phase)
    if not (units or routed or written or table.get("centers")):
        if misread:
            raise TurnError(said("turn.nothing-understood", why=misread[0].error.said))
        raise TurnError(said("turn.nothing-to-judge"))
    centers, how = _centers(table, board), _rulings(table)
    orders, refused = sorted_by_power(written, misread, Owners(position, routed, centers), how)
    return TurnFile(
        board,
        phase,
        position,
        orders,
        routed,
        centers,
        _owed(table, board),
        _friends(table, board),
        how,
        tuple(misread),
        tuple(refused),
        tuple(_notes(written, refused)),
    )


def _notes(written: Lines, refused: Sequence[NotFollowed]) -> Iterator[tuple[Said, Said]]:
    """Parts that were ignored in orders that are followed all the same (DATC 4.A.6, 4.B.6)."""
    told = {id(line.written) for line in refused}
    for where, line in written:
        yield from ((where, note) for note in line.notes if id(line) not in told)


def _check_keys(table: Table) -> None:
    for key in table:
        if key not in KEYS + OF_A_STATE:
            close = difflib.get_close_matches(str(key)[:40], KEYS, n=1, cutoff=0.75)
            if close:
                raise TurnError(said("turn.unknown-key-near", key=quoted(key), near=close[0]))
            raise TurnError(said("turn.unknown-key", key=quoted(key), keys=KEYS))
    rules = word(table.get("rules", "standard"), "rules")
    if rules != "standard":
        raise wrong("rules", said("turn.other-rules", rules=quoted(rules)))


def _board(table: Table, find_board: FindBoard) -> Board:
    try:
        return find_board(word(table.get("map", "standard"), "map").lower())
    except LookupError as fault:
        raise wrong("map", why(fault)) from None


def _phase(table: Table, board: Board) -> str:
    """ "F1902R" or "Fall 1902, retreats"; if the kind is missing, movement or, in winter, adjustments."""
    written = word(table.get("phase", board.calendar.start), "phase")
    found = PHASE.fullmatch(written.upper())
    if found:
        season, year, kind = found.groups()
        kind = kind or ("A" if season == "W" else "M")
        if season + kind in board.calendar.phases:
            return f"{season}{year}{kind}"
    year = Phase.of(board.calendar.start).year
    known = [str(Phase(step.season, year, step.kind)) for step in map(Phase.of_year, board.calendar.phases)]
    raise wrong("phase", said("turn.unknown-phase", phase=quoted(written), map=power(board.title), phases=known))


def _kind(phase: str) -> OrderPhase:
    kind = Phase.of(phase).kind
    return "M" if kind == MOVEMENT else "R" if kind == RETREATS else "A"


def _units(table: Table, board: Board) -> list[Unit]:
    if "position" in table:
        position = word(table["position"], "position")
        if position.lower() != "start":
            raise wrong("position", said("turn.position-word", value=quoted(position)))
        if "units" in table:
            raise wrong("position", said("turn.position-and-units"))
        pieces = [(owner.name, piece) for owner in board.powers for piece in owner.units]
    else:
        pieces = [
            (owner, unit_of(text, owner, board, f"units.{owner}"))
            for owner, held in by_power(table, "units", board)
            for text in words(held, f"units.{owner}")
        ]
    return [Unit(n, owner, piece.kind, piece.at) for n, (owner, piece) in enumerate(pieces)]


def _position(board: Board, units: Sequence[Unit]) -> Position:
    try:
        return Position(board, units)
    except Occupied as fault:
        raise wrong("units", said("turn.unit-taken", unit=whose(fault.unit), other=whose(fault.other))) from None


def _routed(table: Table, position: Position, phase: str) -> dict[Unit, tuple[str, ...]]:
    board = position.board
    routed: dict[Unit, tuple[str, ...]] = {}
    for owner, held in by_power(table, "dislodged", board):
        key = f"dislodged.{owner}"
        if not isinstance(held, Mapping):
            raise wrong(key, said("turn.expected-table-like", example="{'A VIE' = ['BOH']}"))
        for text, places in held.items():
            piece = unit_of(str(text), owner, board, key)
            unit = Unit(len(position.units) + len(routed), owner, piece.kind, piece.at)
            named = words(places, f"{key}.{piece}")
            routed[unit] = tuple(_retreat(place, unit, position, f"{key}.{piece}") for place in named)
    if routed and _kind(phase) != "R":
        raise wrong("dislodged", said("turn.dislodged-phase", phase=phase))
    provinces = [board.province_of[unit.at] for unit in routed]
    if len(set(provinces)) < len(provinces):
        raise wrong("dislodged", said("turn.dislodged-twice"))
    return routed


def _retreat(text: str, unit: Unit, position: Position, key: str) -> str:
    """A free place that the unit borders; of a coast, the one it borders (DATC 4.B.2)."""
    board = position.board
    to = place_of(text, board, key)
    coasts = reachable_coasts(unit, to, board) if unit.kind == FLEET and "/" not in to else []
    if len(coasts) > 1:
        raise wrong(key, said("turn.coast-missing", text=quoted(text), coasts=coasts))
    to = coasts[0] if coasts else to
    if to not in board.havens[unit.kind][unit.at]:
        raise wrong(key, said("turn.not-bordering", unit=unit, text=quoted(text)))
    there = position.find(to)
    if there is not None:
        raise wrong(key, said("turn.retreat-taken", text=quoted(text), unit=whose(there)))
    return to


def _centers(table: Table, board: Board) -> dict[str, tuple[str, ...]]:
    """A power that is not listed owns its home centers, except those listed for others."""
    owners: dict[str, str] = {}
    named: dict[str, tuple[str, ...]] = {}
    for owner, held in by_power(table, "centers", board):
        key = f"centers.{owner}"
        codes = [board.province_of[place_of(text, board, key)] for text in words(held, key)]
        for code in codes:
            check_center(code, owner, owners, board, key)
        named[owner] = tuple(dict.fromkeys(codes))
    homes = home_centers(board).items()
    rest = {owner: tuple(code for code in home if code not in owners) for owner, home in homes if owner not in named}
    return named | rest


def _owed(table: Table, board: Board) -> dict[str, int]:
    owed: dict[str, int] = {}
    for owner, count in by_power(table, "owed", board):
        if not isinstance(count, int) or isinstance(count, bool):
            raise wrong(f"owed.{owner}", said("turn.expected-builds", value=quoted(count)))
        owed[owner] = count
    return owed


def _friends(table: Table, board: Board) -> Friends:
    pairs = []
    for pair in items(table.get("friends", []), "friends"):
        names = [power_of(name, board, "friends") for name in words(pair, "friends")]
        if len(set(names)) != 2 or len(names) != 2:
            raise wrong("friends", said("turn.two-powers", value=quoted(pair)))
        pairs.append(names)
    return mutual(pairs)


def _rulings(table: Table) -> Rulings:
    options = table.get("options", {})
    if not isinstance(options, Mapping):
        raise wrong("options", said("turn.expected-table-like", example='{ "base.convoy_paradox" = "1982" }'))
    chosen = {str(key): word(value, f"options.{key}") for key, value in options.items()}
    try:
        return rulings(chosen, word(table.get("preset", "datc"), "preset").lower())
    except ValueError as fault:
        raise wrong("options", why(fault)) from None
