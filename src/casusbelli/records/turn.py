"""A position and the orders for it, in one file: what ``casus judge`` reads (docs/turn-files.md).

The same content may be written as plain text, as a newsletter would, or as a TOML or JSON table whose position has the
shape of the exported state. Text -> table -> Turn; whatever is wrong is a TurnError that names the line or the key.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from casusbelli.core.battle import Friends, mutual
from casusbelli.core.board import Board
from casusbelli.core.errors import OrderError
from casusbelli.core.legality import nation_refusal, refuse
from casusbelli.core.notation import Phase, Written, parse, parse_all
from casusbelli.core.orders import Order, Piece
from casusbelli.core.rulings import Rulings, rulings
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason, Refusal

PHASE = re.compile(r"[SFW]\d{4}[MRA]")
Table = Mapping[str, object]


class TurnError(ValueError):
    """The file cannot be judged; the message names the line or key and what was expected there."""


@dataclass(frozen=True)
class Turn:
    """``orders`` may hold anything that was understood; ``faults`` is what was not, ``refused`` what the table does not
    follow as it was worded (DATC 4.C.5, 4.C.6, 4.B.6)."""

    board: Board
    phase: str
    position: Position
    orders: Mapping[str, Sequence[Order]]
    dislodged: Mapping[Unit, tuple[str, ...]]
    centers: Mapping[str, tuple[str, ...]]
    owed: Mapping[str, int] | None
    friends: Friends
    rulings: Rulings
    faults: tuple[OrderError, ...]
    refused: tuple[tuple[str, Written, Refusal], ...]


def read_turn(text: str, find_board: Callable[[str], Board]) -> Turn:
    """Read a turn file of any of the three forms."""
    start = text.lstrip()
    if start.startswith("{"):
        return turn_of(_json(text), find_board)
    if re.match(r"(\w+ *=|\[\w|#[^\n]*\n\s*(\w+ *=|\[\w))", start):
        return turn_of(_toml(text), find_board)
    table, order_lines = _plain(text, find_board)
    return turn_of({**table, "orders": order_lines}, find_board)


def _json(text: str) -> Table:
    try:
        table = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise TurnError(f"no valid JSON: {fault}") from None
    if not isinstance(table, dict):
        raise TurnError("a JSON turn file is one object with the keys units, orders, ...")
    return table


def _toml(text: str) -> Table:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise TurnError(f"no valid TOML: {fault}") from None


# --- plain text

SETTING = re.compile(r"(map|phase|preset|option|friends|position)\b[\s:]*(.*)", re.IGNORECASE)
HOLDING = re.compile(r"(.+?)\s+(units|cent(?:er|re)s|dislodged)\s*:\s*(.*)", re.IGNORECASE)


def _plain(text: str, find_board: Callable[[str], Board]) -> tuple[dict[str, object], str]:
    """Settings and holdings out of the text, as a table; everything else is orders and keeps its line numbers."""
    table: dict[str, object] = {}
    orders: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.split("#")[0].strip()
        setting, holding = SETTING.fullmatch(bare), HOLDING.fullmatch(bare)
        if setting:
            _set(table, setting[1].lower(), setting[2].strip(), number)
        elif holding:
            board = _board(table, find_board)
            key = {"u": "units", "c": "centers", "d": "dislodged"}[holding[2][0].lower()]
            holdings = table.setdefault(key, {})
            assert isinstance(holdings, dict)
            holdings[_power(holding[1], board, f"line {number}")] = _held(key, holding[3], number)
        orders.append("" if setting or holding else line)
    return table, "\n".join(orders)


def _set(table: dict[str, object], key: str, value: str, number: int) -> None:
    if key == "option":
        name, equals, choice = (part.strip() for part in value.partition("="))
        if not equals:
            raise TurnError(f"line {number}: option {value!r}: write it as option base.convoy_paradox = 1982")
        options = table.setdefault("options", {})
        assert isinstance(options, dict)
        options[name] = choice
    elif key == "friends":
        friends = table.setdefault("friends", [])
        assert isinstance(friends, list)
        friends.append([name.strip() for name in re.split(r",|\band\b|\s", value) if name.strip()])
    else:
        table[key] = value


def _held(key: str, value: str, number: int) -> object:
    """ "A VIE, F TRI" or "VIE BUD" or "A VIE (BOH TYR), F TRI ()"."""
    if key == "units":
        return [part.strip() for part in value.split(",") if part.strip()]
    if key == "centers":
        return re.split(r"[,\s]+", value.strip()) if value.strip() else []
    routed = re.findall(r"([^(),]+)\(([^()]*)\)", value)
    if not routed and value.strip():
        raise TurnError(f"line {number}: say where each unit may retreat to: dislodged: A VIE (BOH TYR), F TRI ()")
    return {unit.strip(): re.split(r"[,\s]+", places.strip()) if places.strip() else [] for unit, places in routed}


# --- a table


def turn_of(table: Table, find_board: Callable[[str], Board]) -> Turn:
    board = _board(table, find_board)
    phase = str(table.get("phase", board.calendar.start))
    if not PHASE.fullmatch(phase):
        raise TurnError(f"phase: {phase!r} is no phase this judge knows; write S1901M, F1901R or W1901A")
    board = board.on(phase)
    kind: Phase = "M" if phase[-1] == "M" else "R" if phase[-1] == "R" else "A"
    written, faults = _written(table.get("orders", {}), board, kind)
    units = [*_units(table, board)]
    routed = dict(_routed(table, board, len(units)))
    if kind == "M" and "units" not in table and not units:
        units = list(_implied(written, board))
    if not units and not routed and not written and not table.get("centers"):
        raise TurnError(f"there is nothing to judge: {faults[0] if faults else 'no units and no orders'}")
    position = _position(board, units)
    table_rulings = _rulings(table)
    orders, refused = _sorted(written, position, routed, table_rulings)
    return Turn(
        board,
        phase,
        position,
        orders,
        routed,
        _centers(table, board),
        _owed(table, board),
        _friends(table, board),
        table_rulings,
        tuple(faults),
        tuple(refused),
    )


def _board(table: Table, find_board: Callable[[str], Board]) -> Board:
    try:
        return find_board(str(table.get("map", "standard")))
    except LookupError as fault:
        raise TurnError(f"map: {fault}") from None


def _power(name: str, board: Board, place: str) -> str:
    known = board.power_names.get(_normal(name))
    if known is None:
        raise TurnError(f"{place}: {name!r} is no power of {board.title}; there are {', '.join(board.power)}")
    return known


def _normal(name: str) -> str:
    return re.sub(r"[\W_]", "", name.lower())


def _by_power(table: Table, key: str, board: Board) -> Iterator[tuple[str, object]]:
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise TurnError(f"{key}: expected a table by power, such as {key}.Austria")
    for name, held in value.items():
        yield _power(str(name), board, key), held


def _list(value: object, key: str) -> list[object]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise TurnError(f"{key}: expected a list, not {value!r}")
    return list(value)


def _units(table: Table, board: Board) -> Iterator[Unit]:
    if str(table.get("position", "")) == "start":
        start = [(power.name, piece) for power in board.powers for piece in power.units]
        yield from (Unit(n, power, piece.kind, piece.at) for n, (power, piece) in enumerate(start))
        return
    n = 0
    for power, held in _by_power(table, "units", board):
        for text in _list(held, f"units.{power}"):
            piece = _piece(str(text), board, f"units.{power}")
            yield Unit(n, power, piece.kind, piece.at)
            n += 1


def _piece(text: str, board: Board, place: str) -> Piece:
    """A unit written out. It is read as the order to hold, so that every spelling of places is understood."""
    try:
        order = parse(f"{text} H", board).order
    except OrderError as fault:
        raise TurnError(f"{place}: {text!r}: {fault}") from None
    piece = getattr(order, "unit", None)
    if not isinstance(piece, Piece) or not piece.kind:
        raise TurnError(f"{place}: {text!r}: say A or F and where, as in A PAR")
    if not board.can_stand(piece.kind, piece.at):
        raise TurnError(f"{place}: {text!r}: {_why_not_there(piece, board)}")
    return piece


def _why_not_there(piece: Piece, board: Board) -> str:
    province = board.province[board.province_of[piece.at]]
    if province.coasts and piece.kind == "F":
        return f"name the coast: {' or '.join(province.locations[1:])}"
    return f"{'an army' if piece.kind == 'A' else 'a fleet'} cannot be in {province.name}"


def _routed(table: Table, board: Board, first_id: int) -> Iterator[tuple[Unit, tuple[str, ...]]]:
    n = first_id
    for power, held in _by_power(table, "dislodged", board):
        if not isinstance(held, Mapping):
            raise TurnError(f"dislodged.{power}: expected units with where they may go, as in {{'A VIE' = ['BOH']}}")
        for text, places in held.items():
            piece = _piece(str(text), board, f"dislodged.{power}")
            named = [
                _place(str(p), board, f"dislodged.{power}.{text}") for p in _list(places, f"dislodged.{power}.{text}")
            ]
            yield Unit(n, power, piece.kind, piece.at), tuple(named)
            n += 1


def _place(text: str, board: Board, where: str) -> str:
    code = text.upper()
    code = code if code in board.province_of else board.place_names.get(_normal(text), "")
    if not code:
        raise TurnError(f"{where}: {text!r} is no province of {board.title}")
    return code


def _position(board: Board, units: Sequence[Unit]) -> Position:
    try:
        return Position(board, units)
    except ValueError as fault:
        raise TurnError(f"units: {fault}") from None


def _centers(table: Table, board: Board) -> dict[str, tuple[str, ...]]:
    centers: dict[str, tuple[str, ...]] = {}
    owner: dict[str, str] = {}
    for power, held in _by_power(table, "centers", board):
        codes = tuple(_place(str(code), board, f"centers.{power}") for code in _list(held, f"centers.{power}"))
        for code in codes:
            if not board.province[board.province_of[code]].center:
                raise TurnError(f"centers.{power}: {code} is no supply centre")
            if owner.setdefault(code, power) != power:
                raise TurnError(f"centers.{power}: {code} belongs to {owner[code]} too")
        centers[power] = codes
    return centers


def _owed(table: Table, board: Board) -> dict[str, int] | None:
    if "owed" not in table:
        return None
    owed: dict[str, int] = {}
    for power, count in _by_power(table, "owed", board):
        if not isinstance(count, int) or isinstance(count, bool):
            raise TurnError(f"owed.{power}: expected a number of builds (or, below 0, removals), not {count!r}")
        owed[power] = count
    return owed


def _friends(table: Table, board: Board) -> Friends:
    pairs = []
    for pair in _list(table.get("friends", []), "friends"):
        names = [_power(str(name), board, "friends") for name in _list(pair, "friends")]
        if len(names) != 2:
            raise TurnError(f"friends: {pair!r}: name two powers")
        pairs.append(names)
    return mutual(pairs)


def _rulings(table: Table) -> Rulings:
    options = table.get("options", {})
    if not isinstance(options, Mapping):
        raise TurnError("options: expected a table of base.* options")
    try:
        return rulings({str(key): str(value) for key, value in options.items()}, str(table.get("preset", "datc")))
    except ValueError as fault:
        raise TurnError(f"options: {fault}") from None


# --- orders


def _written(orders: object, board: Board, kind: Phase) -> tuple[list[Written], list[OrderError]]:
    """Orders as one text with headings, or as a table: power -> a text or a list of texts."""
    if isinstance(orders, str):
        return parse_all(orders, board, phase=kind)
    found: list[Written] = []
    faults: list[OrderError] = []
    for power, held in _by_power({"orders": orders}, "orders", board):
        lines = [held] if isinstance(held, str) else _list(held, f"orders.{power}")
        some, wrong = parse_all("\n".join(f"{power}: {line}" for line in map(str, lines)), board, phase=kind)
        found += some
        faults += wrong
    return found, faults


def _implied(written: Sequence[Written], board: Board) -> Iterator[Unit]:
    """Where no units are given, the orders say who is there: one unit a province, the first that is named."""
    seen: set[str] = set()
    for n, line in enumerate(written):
        piece = getattr(line.order, "unit", None)
        if line.nation is None or not isinstance(piece, Piece):
            continue
        province = board.province_of[piece.at]
        if province not in seen:
            seen.add(province)
            yield Unit(n, line.nation, piece.kind, _standing(piece, line, board))


def _standing(piece: Piece, line: Written, board: Board) -> str:
    if not piece.kind:
        raise TurnError(f"line {line.line}: {line.text!r}: say A or F, or list the units of {line.nation}")
    if not board.can_stand(piece.kind, piece.at):
        raise TurnError(f"line {line.line}: {line.text!r}: {_why_not_there(piece, board)}; or list the units")
    return piece.at


def _sorted(
    written: Sequence[Written], position: Position, routed: Mapping[Unit, object], table: Rulings
) -> tuple[dict[str, list[Order]], list[tuple[str, Written, Refusal]]]:
    orders: dict[str, list[Order]] = {}
    refused: list[tuple[str, Written, Refusal]] = []
    for line in written:
        power = line.nation or _owner(line, position, routed)
        if power is None:
            raise TurnError(f"line {line.line}: {line.text!r}: whose order is this? Write Austria: before it")
        why = _worded_wrongly(line, position, table)
        if why is None:
            orders.setdefault(power, []).append(line.order)
        else:
            refused.append((power, line, why))
    return orders, refused


def _owner(line: Written, position: Position, routed: Mapping[Unit, object]) -> str | None:
    """Of an order without a heading: whoever has the unit it speaks of."""
    piece = getattr(line.order, "unit", None)
    if not isinstance(piece, Piece):
        return None
    beaten = {position.board.province_of[unit.at]: unit for unit in routed}
    unit = beaten.get(position.board.province_of[piece.at]) or position.find(piece.at)
    return unit.owner if unit else None


def _worded_wrongly(line: Written, position: Position, table: Rulings) -> Refusal | None:
    if table.coast_irrelevant == "illegal" and any("coast" in note for note in line.notes):
        return refuse(position.board, Reason.IRRELEVANT_COAST, getattr(line.order, "to", ""))
    return nation_refusal(line.order, line.target_nation, position, table)
