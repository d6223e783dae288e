"""The orders on offer, for scripts: as patterns and the places that fill them, because most orders differ only there.

    {"key": "A PAR", "owner": "France", "count": 1,
     "runs": [["move", "A {0} - {1}", "{0} → {1}", "PAR", ["BUR"], ["PIC"], ["GAS"]],
              ["hold", "A {0} H", "{0} holds", "PAR", []]]}

A run is a kind, the order and its label as patterns, the place where it begins, and for each order the places named
after that; in labels a place stands for its name. ``static/offered.js`` makes the lines from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from casusbelli.service.reads.game_page import ChoiceLine, Slot

Label = Callable[[ChoiceLine], str]
GAP = re.compile(r"\{(\d)\}")


def packed_slots(slots: Iterable[Slot], label: Label, places: Mapping[str, str]) -> list[dict[str, Any]]:
    """``label``: an order in the reader's language. ``places``: location -> its name."""
    return [
        {
            "key": slot.key,
            "owner": slot.owner,
            "count": slot.count,
            **{name: True for name in ("free", "copies", "several") if getattr(slot, name)},
            "runs": _runs(slot.lines, label, places),
        }
        for slot in slots
    ]


def _runs(lines: Sequence[ChoiceLine], label: Label, places: Mapping[str, str]) -> list[list[object]]:
    def pattern(line: ChoiceLine) -> tuple[str, str, str, str]:
        codes = (line.at, *line.steps)
        names = [places.get(code, code) for code in codes]
        return line.kind, _pattern(line.text, codes), _pattern(label(line), names), line.at

    return [[*known, *(line.steps for line in found)] for known, found in groupby(lines, pattern)]


def _pattern(text: str, values: Sequence[str]) -> str:
    """The text with gaps in place of the values; as it is, if it would not be the same when they are filled."""
    made = text
    for number, value in enumerate(values):
        if value:
            made = re.sub(rf"(?<![\w/{{]){re.escape(value)}(?![\w/}}])", f"{{{number}}}", made, count=1)
    return made if _filled(made, values) == text else text


def _filled(pattern: str, values: Sequence[str]) -> str:
    return GAP.sub(lambda gap: values[int(gap[1])] if int(gap[1]) < len(values) else gap[0], pattern)
