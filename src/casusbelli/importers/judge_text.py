"""Writes a board as a judge's map, for maps from there that use a board of ours under the same name."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import COAST, Board, Province
from casusbelli.core.orders import ARMY, FLEET

PARTS = ("politics", "locations", "geography", "military")
TERRAIN = {"sea": "WATER", "land": "LAND", "coast": "COAST"}


def judge_text(board: Board, part: str = "map") -> str:
    """The whole map, or one of the PARTS into which judges divide it."""
    lines: list[str] = []
    if part in ("map", "politics"):
        lines += _politics(board)
    if part in ("map", "locations", "geography"):  # some files of geography have the names in them
        lines += _locations(board)
    if part in ("map", "geography"):
        lines += _geography(board)
    if part in ("map", "military"):
        for power in board.powers:
            lines += [_word(power.name), *map(str, power.units)]
    return "\n".join(lines) + "\n"


def _word(name: str) -> str:
    return name.upper().replace(" ", "+")


def _politics(board: Board) -> Iterator[str]:
    for power in board.powers:
        yield f"{_word(power.name)} ({_word(power.adjective)}) {' '.join(power.home)}"
    homes = {code for power in board.powers for code in power.home}
    yield f"UNOWNED {' '.join(code for code in board.centers if code not in homes)}"


def _locations(board: Board) -> Iterator[str]:
    for province in board.provinces:
        aliases = " ".join(alias.replace(" ", "+") for alias in province.aliases)
        yield f"{province.name} = {province.code.lower()} {aliases}"
    for code, name in board.impassable.items():
        yield f"{name} = {code.lower()}"


def _geography(board: Board) -> Iterator[str]:
    for province in board.provinces:
        for at in province.locations[1:]:
            yield f"{TERRAIN[COAST]} {at} ABUTS {' '.join(_neighbors(board, province, at))}"
        at = province.code.lower() if province.coasts else province.code
        yield f"{TERRAIN[province.terrain]} {at} ABUTS {' '.join(_neighbors(board, province, province.code))}"
    yield from (f"SHUT {code}" for code in board.impassable)


def _neighbors(board: Board, province: Province, at: str) -> Iterator[str]:
    """The neighbors of a location: in small letters where only armies go, with small letters after the first where only
    fleets go."""
    armies, fleets = board.adjacent[ARMY].get(at, ()), board.adjacent[FLEET].get(at, ())
    for to in fleets:
        there = board.province[board.province_of[to]]
        walks = to == there.code and ARMY in kinds(there) and ARMY in kinds(province) and at == province.code
        yield to.title() if walks and to not in armies else to
    yield from (to.lower() for to in armies if to not in fleets)


def kinds(province: Province) -> tuple[str, ...]:
    """The units that can be in a province."""
    return {"sea": (FLEET,), "land": (ARMY,), "coast": (ARMY, FLEET)}[province.terrain]
