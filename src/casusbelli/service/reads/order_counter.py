"""Progress of a draft: how many of the due orders are written ("3 of 5 orders")."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from casusbelli.core.phases import Phase
from casusbelli.records.games.choices import Choices, Slot
from casusbelli.service.reads.game_page import DraftShown, GamePage


class Counter(Struct, frozen=True):
    """``what``: the message key for the text."""

    what: str
    n: int
    of: int


def counter(seen: GamePage) -> Counter | None:
    """Nothing if no orders are due. Optional orders do not count."""
    if seen.unasked or seen.choices is None or seen.sheet is None:
        return None
    return counted(seen.phase, seen.choices, seen.sheet)


def counted(phase: str, choices: Choices, draft: DraftShown) -> Counter | None:
    asked = [slot for slot in choices.slots if not slot.free]
    if not asked:
        return None
    written = sum(min(slot.count, _written(slot, draft.orders)) for slot in asked)
    return Counter(_what(phase, asked), written, sum(slot.count for slot in asked))


def _written(slot: Slot, orders: Sequence[str]) -> int:
    texts = {line.text for line in slot.lines}
    return sum(text in texts for text in orders)


def _what(phase: str, asked: Sequence[Slot]) -> str:
    if Phase.of(phase).is_retreats:
        return "retreats"
    kinds = {line.kind for slot in asked for line in slot.lines}
    if "build" in kinds:
        return "adjustments" if "disband" in kinds else "builds"
    return "removals" if kinds == {"disband"} else "orders"
