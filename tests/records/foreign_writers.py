"""Writes a saved game as e-mail judges and webDiplomacy do, as their public documents and sources show it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from casusbelli.core.board import Board
from casusbelli.records.foreign.recorded_game import by_land
from casusbelli.records.foreign.webdiplomacy import COUNTRIES, PLACES

Saved = dict[str, Any]
KINDS = {"A": "Army", "F": "Fleet"}
COASTS = {"NC": "north coast", "SC": "south coast", "EC": "east coast"}
SEASONS = {"S": "Spring", "F": "Fall", "W": "Winter"}
HEADINGS = {"M": "Movement results", "R": "Retreat orders", "A": "Adjustment orders"}


def judge_mails(saved: Saved, board: Board) -> str:
    phases = [phase for phase in saved["phases"] if phase["name"][0] in SEASONS]
    return "\n".join(_mail(phase, board, n) for n, phase in enumerate(phases) if phase.get("orders"))


def _mail(phase: Saved, board: Board, number: int) -> str:
    name = phase["name"]
    lines = [
        "From: Judge <judge@example.org>",
        f"Subject: Diplomacy results example {name}",
        "",
        ":: Judge: EXAM  Game: example  Variant: Standard Gunboat",
        "",
        f"{HEADINGS[name[-1]]} for {SEASONS[name[0]]} of {int(name[1:5])}.  (example.{number:03})",
        "",
    ]
    write = {"M": _moves, "R": _retreats, "A": _adjustments}[name[-1]]
    for line in write(phase, board):
        lines += textwrap.wrap(line, 72, subsequent_indent=" " * (number % 2), break_on_hyphens=False)
    return "\n".join(
        [*lines, "", f"The next phase of 'example' comes after {name}.", "Austria: Army talk is cheap.", ""]
    )


def _place(board: Board, location: str) -> str:
    code, _, coast = location.partition("/")
    return board.province[code].name + (f" ({COASTS[coast]})" if coast else "")


def _unit(board: Board, kind: str, at: str) -> str:
    return f"{KINDS[kind]} {_place(board, at)}"


def _moves(phase: Saved, board: Board) -> Iterator[str]:
    owner = {unit[2:5]: name for name, units in phase["state"]["units"].items() for unit in units}
    orders = by_land({name: texts or () for name, texts in phase["orders"].items()}, board)
    for name, units in phase["state"]["units"].items():
        given = {" ".join(text.split()[:2]): text.split() for text in orders.get(name, ())}
        for unit in units:
            words = given.get(unit)
            told = f"{name.title()}: {_unit(board, *unit.split())}"
            yield told + (_moving(words[2:], board, name, owner) if words else ", No Order Processed") + "."


def _moving(words: list[str], board: Board, name: str, owner: dict[str, str]) -> str:
    if words[0] == "-":
        by_sea = "North Sea -> " if words[-1] == "VIA" else ""
        return f" -> {by_sea}{_place(board, words[1])}"
    if words[0] == "H":
        return " HOLD"
    helped = owner.get(words[2][:3], name)
    whose = "" if helped == name else f"{board.power[helped.title()].adjective} "
    aim = f" -> {_place(board, words[4])}" if "-" in words else ""
    return f" {'SUPPORT' if words[0] == 'S' else 'CONVOY'} {whose}{_unit(board, words[1], words[2])}{aim}"


def _retreats(phase: Saved, board: Board) -> Iterator[str]:
    for name, texts in phase["orders"].items():
        choices = (phase["state"].get("retreats") or {}).get(name) or {}
        for kind, at, *rest in (text.split() for text in texts or ()):
            if not choices.get(f"{kind} {at}"):
                continue  # destroyed at once
            way = f" -> {_place(board, rest[1])}" if rest[0] == "R" else " DISBAND"
            yield f"{name.title() + ':':<11}\t{KINDS[kind]}  {_place(board, at)}{way}."


def _adjustments(phase: Saved, board: Board) -> Iterator[str]:
    for name, texts in phase["orders"].items():
        for n, text in enumerate(texts or ()):
            head = f"{name.title() + ':':<26}"
            if text == "WAIVE":
                yield f"{head}Build waived."
                continue
            kind, at, what = text.split()
            unit = f"{KINDS[kind].lower()} in {'the ' if board.province[at[:3]].terrain == 'sea' else ''}"
            verb = f"Builds a{'n' * (kind == 'A')}" if what == "B" else "Removes the" if n else "Defaults, removing the"
            yield f"{head}{verb} {unit}{_place(board, at)}."
        yield f"{name.title()}:     1 unusable build pending."


# --- webDiplomacy


def web_status(saved: Saved, board: Board) -> Saved:
    """The answer to ``game/status``: owners of all provinces stand among the centers, and waived builds nowhere."""
    phases = [_web_phase(phase, board) for phase in saved["phases"] if phase["name"][0] in SEASONS]
    return {"gameID": 5, "countryID": None, "variantID": 1, "gameOver": "No", "pressType": "Regular", "phases": phases}


def older_web_status(saved: Saved, board: Board) -> Saved:
    """The same of a version without ``phases``."""
    *past, now = web_status(saved, board)["phases"]
    return {"gameID": 5, "variantID": 1, **now, "orders": [row for phase in past for row in phase["orders"]]}


def _number(location: str) -> int:
    return PLACES.index(location) + 1


def _country(name: str) -> int:
    return COUNTRIES.index(name.title()) + 1


def _web_phase(phase: Saved, board: Board) -> Saved:
    name, state = phase["name"], phase["state"]
    kind = {"M": "Diplomacy", "R": "Retreats", "A": "Builds"}[name[-1]]
    turn = 2 * (int(name[1:5]) - 1901) + (name[0] != "S")
    land = {code: owner.name for owner in board.powers for code in owner.territory} | {"NAF": "", "STP/NC": "Russia"}
    land |= {code: owner for owner, codes in state["centers"].items() for code in codes}
    return {
        "turn": turn,
        "phase": kind,
        "units": [
            {"unitType": KINDS[unit.lstrip("*")[0]], "terrID": _number(unit.split()[1]), "countryID": _country(owner),
             "retreating": "Yes" if unit[0] == "*" else "No"}
            for owner, units in state["units"].items() for unit in units
        ],
        "centers": [
            {"terrID": _number(code), "countryID": _country(owner) if owner else 0} for code, owner in land.items()
        ],
        "orders": [
            {"turn": turn, "phase": kind, "countryID": _country(owner), **_web_order(text.split())}
            for owner, texts in phase["orders"].items() for text in texts or () if text != "WAIVE"
        ],
    }  # fmt: skip


def _web_order(words: list[str]) -> Saved:
    kind, at, what, *rest = words
    row = {"terrID": _number(at), "unitType": KINDS[kind], "toTerrID": 0, "fromTerrID": 0, "viaConvoy": "No",
           "success": "Yes", "dislodged": "No"}  # fmt: skip
    if what == "B":
        return {**row, "type": f"Build {KINDS[kind]}", "unitType": ""}
    if what in "HD":
        return {**row, "type": {"H": "Hold", "D": "Disband"}[what]}
    if what in "-R":
        via = "Yes" if rest[-1] == "VIA" else "No"
        return {**row, "type": "Move" if what == "-" else "Retreat", "toTerrID": _number(rest[0]), "viaConvoy": via}
    if "-" in rest:
        named = "Support move" if what == "S" else "Convoy"
        return {**row, "type": named, "fromTerrID": _number(rest[1]), "toTerrID": _number(rest[3])}
    return {**row, "type": "Support hold", "toTerrID": _number(rest[1])}
