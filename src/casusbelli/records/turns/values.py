"""Parses the values of a turn file's table: powers, units, places, words. A TurnError names the key and quotes the
value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.board import Board, normal
from casusbelli.core.errors import OrderError, printable, shortened
from casusbelli.core.notation import parse
from casusbelli.core.orders import ARMY, FLEET, Hold, Piece

Table = Mapping[str, object]
LONGEST_MESSAGE = 1000
LARGEST_WORD = 10_000  # largest number that may stand for a word, such as the ruling 1982


class TurnError(ValueError):
    """The file cannot be adjudicated; the message names the line or key and what was expected there."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message if len(message) <= LONGEST_MESSAGE else f"{message[:LONGEST_MESSAGE]}..."))


def quoted(value: object) -> str:
    try:
        return shortened(repr(value))
    except (ValueError, RecursionError):  # a number with too many digits, a list nested too deeply
        return "this value"


def word(value: object, key: str) -> str:
    """A text. A number, true and false are accepted for words such as 1982, yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) < LARGEST_WORD:
        return str(value)
    if not isinstance(value, str):
        raise TurnError(f"{key}: expected a text, not {quoted(value)}")
    return value.strip()


def items(value: object, key: str) -> list[object]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise TurnError(f"{key}: expected a list, not {quoted(value)}")
    return list(value)


def words(value: object, key: str) -> list[str]:
    return [word(item, key) for item in items(value, key)]


def power_of(name: str, board: Board, key: str) -> str:
    known = board.power_names.get(normal(name))
    if known is None:
        raise TurnError(f"{key}: {quoted(name)} is no power of {board.title}; there are {', '.join(board.power)}")
    return known


def by_power(table: Table, key: str, board: Board) -> Iterator[tuple[str, object]]:
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise TurnError(f"{key}: expected a table by power, such as {key}.{next(iter(board.power), 'Austria')}")
    seen: dict[str, object] = {}
    for name, held in value.items():
        power = power_of(str(name), board, key)
        if power in seen:
            raise TurnError(f"{key}: {quoted(name)} and {quoted(seen[power])} are the same power; put them together")
        seen[power] = name
        yield power, held


def _named(text: str, board: Board, key: str) -> tuple[str | None, Piece]:
    """A unit or a place, parsed as a hold order so that every spelling is understood; and its stated owner, if any."""
    try:
        written = parse(f"{text} H", board)
    except OrderError as fault:
        raise TurnError(f"{key}: {quoted(text)}: {_nothing_else(text, board) or fault}") from None
    if not isinstance(written.order, Hold):
        raise TurnError(f"{key}: {quoted(text)}: {_nothing_else(text, board)}")
    return written.nation, written.order.unit


def _nothing_else(text: str, board: Board) -> str:
    """Rejects parts of an order where only a unit or a place is expected."""
    try:
        parse(text, board)
    except OrderError:
        return ""
    return "expected a unit or a province and nothing else"


def unit_of(text: str, power: str, board: Board, key: str) -> Piece:
    nation, _piece = _named(text, board, key)
    if nation not in (None, power):
        raise TurnError(f"{key}: {quoted(text)}: is this a unit of {nation} or of {power}?")
    return piece_of(text, board, key)


def piece_of(text: str, board: Board, key: str) -> Piece:
    """A unit of any power."""
    _nation, piece = _named(text, board, key)
    if not piece.kind:
        raise TurnError(f"{key}: {quoted(text)}: say A or F and where, as in A PAR")
    if not board.can_stand(piece.kind, piece.at):
        raise TurnError(f"{key}: {quoted(text)}: {why_not_there(piece, board)}")
    return piece


def why_not_there(piece: Piece, board: Board) -> str:
    province = board.province[board.province_of[piece.at]]
    if province.coasts and piece.kind == FLEET:
        return f"name the coast: {' or '.join(province.locations[1:])}"
    return f"{'an army' if piece.kind == ARMY else 'a fleet'} cannot be in {province.name}"


def place_of(text: str, board: Board, key: str) -> str:
    _, piece = _named(text, board, key)
    if piece.kind:
        raise TurnError(f"{key}: {quoted(text)}: expected a province, not a unit")
    return piece.at
