"""Parses the values of a turn file's table: powers, units, places, words. A TurnError names the key and quotes the
value.

A value's ``key`` is where it is: the key of a table, as in "units.Austria", or a line or order of the text.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.board import Board, normal
from casusbelli.core.errors import OrderError, printable, shortened
from casusbelli.core.notation import parse
from casusbelli.core.orders import ARMY, FLEET, Hold, Piece
from casusbelli.core.said import Said, Term, Text, Value, power, province, said, whose
from casusbelli.core.units import Occupied

Table = Mapping[str, object]
LONGEST_VALUE = 200
LARGEST_WORD = 10_000  # largest number that may stand for a word, such as the ruling 1982


class TurnError(ValueError):
    """The file cannot be adjudicated; the message names the line or key and what was expected there."""

    def __init__(self, message: Said) -> None:
        super().__init__(Said(message.code, {name: _plain(value) for name, value in message.values.items()}))


def _plain(value: Value) -> Value:
    """A file may hold keys and names of any length."""
    if not isinstance(value, str):
        return value
    return printable(value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}...")


def at_line(number: int) -> Said:
    return said("turn.line", n=number)


def wrong(key: Text, problem: Text) -> TurnError:
    """The error at this place."""
    if isinstance(key, str):
        return TurnError(said("turn.fault-in-key", key=_plain(key), problem=problem))
    code = "turn.fault-in-line" if key.code == "turn.line" else "turn.fault-in-order"
    return TurnError(
        Said(code, {**key.values, "problem": Term(said=problem) if isinstance(problem, Said) else problem})
    )


def unit_taken(fault: Occupied) -> Said:
    return said("turn.unit-taken", unit=whose(fault.unit), other=whose(fault.other))


def why(fault: Exception) -> Text:
    """What an error says, as data if it is a message."""
    told = fault.args[0] if fault.args else None
    return told if isinstance(told, Said) else printable(str(fault))


def quoted(value: object) -> Text:
    try:
        return shortened(repr(value))
    except (ValueError, RecursionError):  # a number with too many digits, a list nested too deeply
        return said("turn.this-value")


def word(value: object, key: Text) -> str:
    """A text. A number, true and false are accepted for words such as 1982, yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) < LARGEST_WORD:
        return str(value)
    if not isinstance(value, str):
        raise wrong(key, said("turn.expected-text", value=quoted(value)))
    return value.strip()


def items(value: object, key: Text) -> list[object]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise wrong(key, said("turn.expected-list", value=quoted(value)))
    return list(value)


def words(value: object, key: Text) -> list[str]:
    return [word(item, key) for item in items(value, key)]


def power_of(name: str, board: Board, key: Text) -> str:
    known = board.power_names.get(normal(name))
    if known is None:
        title = power(board.title)
        close = difflib.get_close_matches(name[:40].title(), board.power, n=1, cutoff=0.7)
        if close:
            raise wrong(key, said("turn.unknown-power-near", name=quoted(name), map=title, near=close[0]))
        raise wrong(key, said("turn.unknown-power", name=quoted(name), map=title, powers=list(board.power)))
    return known


def by_power(table: Table, key: str, board: Board) -> Iterator[tuple[str, object]]:
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        example = f"{key}.{next(iter(board.power), 'Austria')}"
        raise wrong(key, said("turn.expected-table-like", example=example))
    seen: dict[str, object] = {}
    for name, held in value.items():
        owner = power_of(str(name), board, key)
        if owner in seen:
            raise wrong(key, said("turn.same-power", name=quoted(name), other=quoted(seen[owner])))
        seen[owner] = name
        yield owner, held


def _named(text: str, board: Board, key: Text) -> tuple[str | None, Piece]:
    """A unit or a place, parsed as a hold order so that every spelling is understood; and its stated owner, if any."""
    try:
        written = parse(f"{text} H", board)
    except OrderError as fault:
        if _is_order(text, board):
            raise wrong(key, said("turn.place-only", text=quoted(text))) from None
        raise wrong(key, said("turn.unreadable", text=quoted(text), why=fault.said)) from None
    if not isinstance(written.order, Hold):
        raise wrong(key, said("turn.place-only", text=quoted(text)))
    return written.nation, written.order.unit


def _is_order(text: str, board: Board) -> bool:
    """Is this more of an order than a unit or a place?"""
    try:
        parse(text, board)
    except OrderError:
        return False
    return True


def unit_of(text: str, owner: str, board: Board, key: Text) -> Piece:
    nation, _piece = _named(text, board, key)
    if nation is not None and nation != owner:
        raise wrong(key, said("turn.whose-unit", text=quoted(text), nation=power(nation), power=power(owner)))
    return piece_of(text, board, key)


def piece_of(text: str, board: Board, key: Text) -> Piece:
    """A unit of any power."""
    _nation, piece = _named(text, board, key)
    if not piece.kind:
        raise wrong(key, said("turn.kind-missing", text=quoted(text)))
    if not board.can_stand(piece.kind, piece.at):
        raise wrong(key, why_not_there(text, piece, board))
    return piece


def why_not_there(text: str, piece: Piece, board: Board) -> Said:
    there = board.province[board.province_of[piece.at]]
    if there.coasts and piece.kind == FLEET:
        return said("turn.coast-missing", text=quoted(text), coasts=there.locations[1:])
    place = province(there.code, there.name)
    if piece.kind == ARMY:
        return said("turn.no-army-there", text=quoted(text), place=place)
    return said("turn.no-fleet-there", text=quoted(text), place=place)


def place_of(text: str, board: Board, key: Text) -> str:
    _, piece = _named(text, board, key)
    if piece.kind:
        raise wrong(key, said("turn.province-only", text=quoted(text)))
    return piece.at


def check_center(code: str, owner: str, owners: dict[str, str], board: Board, key: Text) -> None:
    """Check that this province is a center and listed for one owner only; ``owners``: of the centers listed so far."""
    place = province(code, board.province[code].name)
    if not board.province[code].center:
        raise wrong(key, said("turn.not-a-center", place=place))
    if owners.setdefault(code, owner) != owner:
        raise wrong(key, said("turn.center-of-two", place=place, owner=power(owners[code])))
