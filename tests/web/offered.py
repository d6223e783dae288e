"""Orders on offer made from what a page sends, as ``static/offered.js`` makes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def filled(pattern: str, values: Sequence[str]) -> str:
    return re.sub(r"\{(\d)\}", lambda gap: values[int(gap[1])] if int(gap[1]) < len(values) else gap[0], pattern)


def unpacked(slots: Iterable[dict[str, Any]], names: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {
            **{"free": False, "copies": False, "several": False},
            **{name: value for name, value in slot.items() if name != "runs"},
            "lines": [
                [filled(order, codes), kind, at, steps, filled(label, [names.get(code, code) for code in codes])]
                for kind, order, label, at, *ways in slot["runs"]
                for steps in ways
                for codes in [[at, *steps]]
            ],
        }
        for slot in slots
    ]
