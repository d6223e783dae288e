"""A position in one line, as chess has its FEN (docs/text-record.md).

S1901M standard standard | Austria: A BUD, A VIE, F TRI = BUD TRI VIE | ... {"state":{...}}
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from casusbelli.core.canon import encode
from casusbelli.core.said import said
from casusbelli.records.turns.values import TurnError, quoted

LONGEST = 200_000
TAIL = ("options", "state", "open")  # what the table at the end may have
HEAD = re.compile(r"([A-Z][0-9]{4}[A-Z]) (\S{1,2000}) (\S{1,100})")
OWNER = re.compile(r"([^:|={}]{1,60}): ?([^=|]*)= ?([^=|]*)")


def is_position_line(text: str) -> bool:
    """Does this look like one, valid or not?"""
    told = text.strip()
    return "\n" not in told and HEAD.match(told) is not None and " | " in told


def position_line(shown: Mapping[str, Any]) -> str:
    """The line of an exported state."""
    head = f"{shown['phase']} {str(shown['rules']).replace(' ', '')} {shown['map']}"
    owners = dict.fromkeys((*shown["units"], *shown["dislodged"], *shown["centers"]))
    parts = [part for owner in owners if (part := _owner(owner, shown))]
    parts += [f"{owner}: =" for owner in shown.get("destitute", ())]
    more = {key: shown[key] for key in TAIL if shown.get(key)}
    tail = [encode(more).decode()] if more else []
    return " | ".join([head, *parts, *tail])


def _owner(owner: str, shown: Mapping[str, Any]) -> str:
    routed = shown["dislodged"].get(owner, {})
    beaten = (f"*{unit}>{' '.join(places)}" for unit, places in sorted(routed.items()))
    units = [*shown["units"].get(owner, ()), *beaten]
    centers = shown["centers"].get(owner, ())
    return f"{owner}: {', '.join(units)} = {' '.join(centers)}".strip() if units or centers else ""


def read_position_line(text: str) -> dict[str, Any]:
    """The position as the table of an exported state. Raises TurnError."""
    told = text.strip()
    if len(told) > LONGEST:
        raise TurnError(said("story.record-text-too-long", most=f"{LONGEST:,}"))
    told, tail = _tail(told)
    head, *parts = told.split(" | ")
    found = HEAD.fullmatch(head.strip())
    if found is None:
        raise TurnError(said("story.record-bad-position", text=quoted(head)))
    table: dict[str, Any] = {"phase": found[1], "rules": found[2], "map": found[3], "options": {}, **tail}
    units: dict[str, list[str]] = {}
    routed: dict[str, dict[str, list[str]]] = {}
    centers: dict[str, list[str]] = {}
    for part in parts:
        owner = OWNER.fullmatch(f"{part.strip()} ")
        if owner is None:
            raise TurnError(said("story.record-bad-position", text=quoted(part)))
        name = owner[1].strip()
        for unit in filter(None, (one.strip() for one in owner[2].split(","))):
            if unit.startswith("*"):
                piece, _arrow, places = unit[1:].partition(">")
                routed.setdefault(name, {})[piece.strip()] = places.split()
            else:
                units.setdefault(name, []).append(unit)
        centers[name] = owner[3].split()
    destitute = [name for name, held in centers.items() if not held and name not in units and name not in routed]
    return table | {"units": units, "dislodged": routed, "centers": centers, "destitute": destitute}


def _tail(told: str) -> tuple[str, dict[str, Any]]:
    """The line without the table at its end, and that table."""
    before, bar, after = told.partition(' | {"')
    if not bar:
        return told, {}
    try:
        table = msgspec.json.decode('{"' + after, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise TurnError(said("story.record-bad-position", text=quoted('{"' + after))) from None
    return before, {key: table[key] for key in TAIL if key in table}
