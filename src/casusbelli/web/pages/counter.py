"""How much of what a seat is asked for it has written: "3 of 5 orders"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from casusbelli.records.choices import Slot
from casusbelli.service.screen import Screen


class Counter(Struct, frozen=True):
    """``what``: which words it is told in."""

    what: str
    n: int
    of: int


def counter(seen: Screen) -> Counter | None:
    """Nothing for those who are asked for nothing. What nobody is asked for does not count."""
    asked = [slot for slot in seen.choices.slots if not slot.free] if seen.choices and seen.sheet else []
    if not asked or seen.sheet is None:
        return None
    written = sum(min(slot.count, _written(slot, seen.sheet.orders)) for slot in asked)
    return Counter(_what(seen.phase, asked), written, sum(slot.count for slot in asked))


def _written(slot: Slot, orders: Sequence[str]) -> int:
    texts = {line.text for line in slot.lines}
    return sum(text in texts for text in orders)


def _what(phase: str, asked: Sequence[Slot]) -> str:
    if phase.endswith("R"):
        return "retreats"
    kinds = {line.kind for slot in asked for line in slot.lines}
    if "build" in kinds:
        return "adjustments" if "disband" in kinds else "builds"
    return "removals" if kinds == {"disband"} else "orders"
