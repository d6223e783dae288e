"""Converts a turn written as newsletter text to the table that ``turn_file.py`` reads.

Lines that begin with a setting ("phase F1902M") or list what a power has ("Austria units: ...") are taken out;
everything else is orders and keeps its line number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from casusbelli.core.board import Board, normal
from casusbelli.core.notation import LONGEST_LINE, LONGEST_TEXT
from casusbelli.core.said import power, said
from casusbelli.core.tokens import without_comments
from casusbelli.records.turns.values import Table, TurnError, at_line, power_of, quoted, wrong

SETTING = re.compile(r"(map|phase|preset|option|friends|position)\b[\s:=]*(.*)", re.IGNORECASE)
HOLDINGS = {
    "units": "units",
    "centers": "centers",
    "centres": "centers",
    "dislodged": "dislodged",
    "owed": "owed",
}
ROUTED = re.compile(r"([^(),]+)\(([^()]*)\)[\s,]*")


def table_of(text: str, find_board: Callable[[Table], Board]) -> Table:
    """``find_board`` gives the board for these settings."""
    if len(text) > LONGEST_TEXT:
        raise TurnError(said("turn.text-too-long", most=f"{LONGEST_TEXT:,}"))
    lines = without_comments(text).split("\n")
    settings = list(_settings(lines))
    table: dict[str, object] = {}
    for number, key, value in settings:
        if key not in ("option", "friends"):
            if key in table:
                raise wrong(at_line(number), said("turn.setting-twice", key=key, value=quoted(value)))
            table[key] = value
    board = find_board(table)
    table["options"] = dict(_option(value, n) for n, key, value in settings if key == "option")
    table["friends"] = [_friends(value, board) for _, key, value in settings if key == "friends"]
    holdings = list(_holdings(lines))
    for number, name, key, value in holdings:
        _hold(table, key, power_of(name, board, at_line(number)), _held(key, value, board, number), number)
    taken = {number for number, *_ in settings} | {number for number, *_ in holdings}
    orders = ("" if number in taken else line for number, line in enumerate(lines, 1))
    return {**table, "orders": "\n".join(orders)}


def _settings(lines: list[str]) -> Iterator[tuple[int, str, str]]:
    for number, line in enumerate(lines, 1):
        found = SETTING.fullmatch(line.strip())
        if found:
            yield number, found[1].lower(), found[2].strip()


def _holdings(lines: list[str]) -> Iterator[tuple[int, str, str, str]]:
    """ "Austria units: A VIE": the line, whose, what, and the rest."""
    for number, line in enumerate(lines, 1):
        head, colon, value = line.partition(":")
        *name, last = head.split() or [""]
        if (
            colon
            and name
            and len(line) <= LONGEST_LINE
            and last.lower() in HOLDINGS
            and not SETTING.fullmatch(line.strip())
        ):
            yield number, " ".join(name), HOLDINGS[last.lower()], value.strip()


def _option(value: str, number: int) -> tuple[str, str]:
    name, equals, choice = value.partition("=")
    if not equals:
        raise wrong(at_line(number), said("turn.option-form", value=quoted(value)))
    return name.strip().lower(), choice.strip().lower()


def _friends(value: str, board: Board) -> list[str]:
    """ "Italy Turkey", "Italy and Turkey", "Great Britain, Turkey": names may contain spaces."""
    names = [name.strip() for name in re.split(r",|&|\band\b", value) if name.strip()]
    if len(names) != 1:
        return names
    words = value.split()
    for cut in range(1, len(words)):
        pair = [" ".join(words[:cut]), " ".join(words[cut:])]
        if all(normal(name) in board.power_names for name in pair):
            return pair
    return words


def _held(key: str, value: str, board: Board, number: int) -> list[str] | dict[str, list[str]] | int:
    """ "A VIE, F TRI", "VIE BUD", "A VIE (BOH TYR), F TRI ()" or "-1"."""
    if key == "units":
        return [part.strip() for part in value.split(",") if part.strip()]
    if key == "centers":
        return _places(value, board)
    if key == "owed":
        if not re.fullmatch(r"[-+]?[0-9]{1,3}", value):
            raise wrong(at_line(number), said("turn.expected-builds", value=quoted(value)))
        return int(value)
    if ROUTED.sub("", value).strip():
        raise wrong(at_line(number), said("turn.retreats-form", value=quoted(value)))
    return {unit.strip(): _places(places, board) for unit, places in ROUTED.findall(value)}


def _places(value: str, board: Board) -> list[str]:
    """Names that contain spaces need commas between them, codes do not."""
    if "," in value or normal(value) in board.place_names:
        return [part.strip() for part in value.split(",") if part.strip()]
    return value.split()


def _hold(table: dict[str, object], key: str, owner: str, held: object, number: int) -> None:
    """A second line about the same power is added to the first."""
    by_power = table.setdefault(key, {})
    assert isinstance(by_power, dict)
    known = by_power.get(owner)
    if isinstance(known, list) and isinstance(held, list):
        known.extend(held)
    elif isinstance(known, dict) and isinstance(held, dict):
        known.update(held)
    elif known is None:
        by_power[owner] = held
    else:
        raise wrong(at_line(number), said("turn.owed-twice", power=power(owner), n=known))
