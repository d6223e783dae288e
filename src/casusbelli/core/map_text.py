"""Serializes a Board as the text of a complete map.toml without inheritance: the inverse of ``mapfile.load_map``.

The same board always gives the same text, however its own file was written, so the text can be hashed and boards
compared. A game on a board that doesn't come with the program carries this text.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields

from casusbelli.core.board import HOME, LACKS, SEA, Board, Border, Calendar, Patch, Power, Province
from casusbelli.core.mapcheck import reverse
from casusbelli.core.mapfile import load_map
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.phases import NEVER

BARE = re.compile(r"[A-Za-z0-9_-]+")
LONG = 100  # characters; longer lists get a line for each entry, because line length is limited
TABLES = {ARMY: "army", FLEET: "fleet"}


class UnwritableBoard(ValueError):
    """A board made by a program that no map file can express; the message says why."""


def map_text(board: Board) -> str:
    """The text of a board. Raises UnwritableBoard if reading it would give a different board or none. A board read from
    a record keeps the recorded text, even if this version would write it differently."""
    return board.memo(_checked)


def recorded_board(text: str, file: str = "map.toml") -> Board:
    """Parse the board text of a record; the board is written with the same text again."""
    board = load_map(text, file)
    board.remember(_checked, text)
    return board


def same_board(one: Board, other: Board) -> bool:
    """Are the boards equal, however they were written?"""
    return one is other or all(getattr(one, item.name) == getattr(other, item.name) for item in fields(Board))


def board_hash(board: Board) -> str:
    """SHA-256 of the board's text in hexadecimal: boards with the same hash are equal."""
    return board.memo(_hashed)


def _hashed(board: Board) -> str:
    return hashlib.sha256(map_text(board).encode()).hexdigest()


def _checked(board: Board) -> str:
    text = "\n".join(_lines(board)) + "\n"
    try:
        again = load_map(text)
    except ValueError as fault:
        raise UnwritableBoard(f"the board {board.name!r} is no map: {fault}") from None
    if board.refuge or "\n".join(_lines(again)) + "\n" != text:
        raise UnwritableBoard(f"the board {board.name!r} holds what a map file cannot say")
    return text


def _lines(board: Board) -> Iterator[str]:
    yield f"name = {_quoted(board.name)}"
    yield f"title = {_quoted(board.title)}"
    yield f"victory = {board.victory}"
    if board.builds != HOME:
        yield f"builds = {_quoted(board.builds)}"
    if board.calendar != Calendar():
        yield from ("", "[calendar]", f"start = {_quoted(board.calendar.start)}")
        yield f"phases = {_listed(board.calendar.phases)}"
    for power in board.powers:
        yield from ("", f"[powers.{_key(power.name)}]", *_power(power))
    neutral = {"centers": board.neutral_centers, "units": tuple(map(str, board.neutral_units))}
    yield from _table("neutral", {key: _listed(words) for key, words in neutral.items() if words})
    yield from _table("minor_groups", {name: _listed(codes) for name, codes in board.minor_groups.items()})
    yield from _table("provinces", {province.code: _province(province) for province in board.provinces})
    yield from _table("impassable", {code: _quoted(name) for code, name in board.impassable.items()})
    yield from _borders(board.borders)
    for patch in (*_closures(board), *board.patches):
        yield from _patch(patch)


def _power(power: Power) -> Iterator[str]:
    yield f"adjective = {_quoted(power.adjective)}"
    yield f"color = {_quoted(power.color)}"
    for key in ("aliases", "home", "territory"):
        if getattr(power, key):
            yield f"{key} = {_listed(getattr(power, key))}"
    if power.centers is not None:
        yield f"centers = {_listed(power.centers)}"
    if power.units:
        yield f"units = {_listed(map(str, power.units))}"


def _province(province: Province) -> str:
    said = [f"name = {_quoted(province.name)}", f"terrain = {_quoted(province.terrain)}"]
    if province.center:
        said.append("center = true")
    if province.coasts:
        said.append(f"coasts = {_listed(province.coasts)}")
    if province.aliases:
        said.append(f"aliases = {_listed(province.aliases)}")
    if province.convoyable != (province.terrain == SEA):
        said.append(f"convoyable = {str(province.convoyable).lower()}")
    return f"{{ {', '.join(said)} }}"


def _borders(borders: Sequence[Border]) -> Iterator[str]:
    there = {border.ends for border in borders}
    lone = {border: None for border in borders if reverse(border).ends not in there}
    lists = _lists(lone, borders)
    yield from _table("borders", lists)
    rows: dict[str, dict[str, list[str]]] = {kind: {} for kind in TABLES}
    for border in borders:
        if border not in lone:
            rows[border.kind].setdefault(border.origin, []).append(border.to)
    for kind, table in rows.items():
        said = {origin: _quoted(" ".join(row)) for origin, row in table.items()}
        yield from _table(f"borders.{TABLES[kind]}", said)


def _lists(one_way: Iterable[Border], borders: Sequence[Border]) -> dict[str, str]:
    lists = {"one_way": list(map(_arrow, one_way)), "passage": [_arrow(one) for one in borders if one.passage]}
    for key, lack in LACKS.items():
        lists[key] = [_arrow(one) for one in borders if one.lack == lack]
    return {key: _listed(items) for key, items in lists.items() if items}


def _arrow(border: Border) -> str:
    return f"{border.kind} {border.origin} - {border.to}"


def _closures(board: Board) -> Iterator[Patch]:
    """Provinces closed from the start, without a patch that says so."""
    for code, opens in board.closed.items():
        yield Patch(stop=None if opens == NEVER else opens, closed=(code,))


def _patch(patch: Patch) -> Iterator[str]:
    """A patch as a table. Borders are listed one by one to preserve their order."""
    yield from ("", "[[patch]]")
    for key in ("start", "stop", "why"):
        if getattr(patch, key):
            yield f"{key} = {_quoted(getattr(patch, key))}"
    for key in ("closed", "opened"):
        if getattr(patch, key):
            yield f"{key} = {_listed(getattr(patch, key))}"
    for name, borders in (("add", patch.added), ("remove", patch.removed)):
        yield from _table(f"patch.{name}", _lists(borders, borders))


# --- TOML


def _table(head: str, rows: Mapping[str, str]) -> Iterator[str]:
    if rows:
        yield from ("", f"[{head}]")
        yield from (f"{_key(key)} = {value}" for key, value in rows.items())


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _quoted(key)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _listed(words: Iterable[str]) -> str:
    quoted = list(map(_quoted, words))
    line = f"[{', '.join(quoted)}]"
    return line if len(line) <= LONG else "".join(["[\n", *(f"  {word},\n" for word in quoted), "]"])
