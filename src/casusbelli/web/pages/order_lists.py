"""The order lists next to the board: the orders of each unit, and forms for the orders that rules add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from casusbelli.service.reads.game_names import BoardNames
from casusbelli.service.reads.game_page import Canvas, ChoiceForm, ChoiceLine, GamePage, Slot

MOST_BOXES = 14
KINDS = ("move", "retreat", "hold", "support", "convoy", "disband", "build", "waive")


def names_of(names: BoardNames | None) -> dict[str, str]:
    """Location -> its name, for scripts."""
    return names.places if names is not None else {}


def ticked(form: ChoiceForm) -> bool:
    """True if a form is shown as check boxes: it has few lines, and none can be repeated."""
    return len(form.lines) <= MOST_BOXES and not form.copies


@dataclass(frozen=True)
class Lists:
    """``t``: a text of the reader's catalog; ``names``: those of the board in the reader's language."""

    s: GamePage
    canvas: Canvas
    t: Callable[[str], str]
    names: BoardNames

    def context(self) -> dict[str, Any]:
        if self.s.choices is None or self.s.sheet is None:
            return {}
        written = list(self.s.sheet.orders)
        slots = self.s.choices.slots
        asked = [slot for slot in slots if not slot.free]
        own = {power for seat in self.s.info["seats"] if seat["seat"] == self.s.seat for power in seat["powers"]}
        more = [slot for slot in slots if slot.free and slot.owner in own]
        lent = [slot for slot in slots if slot.free and slot.owner not in own]
        listed = {line.text for slot in slots for line in slot.lines}
        listed |= {line.text for found in self.s.choices.forms if ticked(found) for line in found.lines}
        owners = list(dict.fromkeys(slot.owner for slot in asked))
        return {
            "owned_slots": [(owner, [slot for slot in asked if slot.owner == owner]) for owner in owners],
            "free_slots": [(key, found) for key, found in (("orders.further", more), ("orders.lent", lent)) if found],
            "chosen": self._chosen,
            "ticked": ticked,
            "rows": lambda slot: len(self._chosen(slot)) + 1 if slot.several else slot.count,
            "used": lambda slots: any(map(self._chosen, slots)),
            "slot_name": self._slot_name,
            "by_kind": self._by_kind,
            "kind_name": self._kind_name,
            "label": self._label,
            "others": [text for text in written if text not in listed],
        }

    def _chosen(self, slot: Slot) -> list[str]:
        texts = {line.text for line in slot.lines}
        return [text for text in (self.s.sheet.orders if self.s.sheet else ()) if text in texts]

    def _slot_name(self, slot: Slot) -> str:
        """A unit's name; what is built or removed has none yet."""
        kind, _space, at = slot.key.partition(" ")
        return self.names.unit(slot.key) if at in self.canvas.places() else self.t(f"slot.{kind}")

    def _by_kind(self, slot: Slot) -> list[tuple[str, list[ChoiceLine]]]:
        kinds = list(dict.fromkeys(line.kind for line in slot.lines))
        return [(kind, [line for line in slot.lines if line.kind == kind]) for kind in kinds]

    def _kind_name(self, kind: str) -> str:
        return ": ".join(self._kind(part) for part in kind.split("/"))

    def _kind(self, kind: str) -> str:
        return self.t(f"kind.{kind}") if kind in KINDS else kind.replace("-", " ").capitalize()

    def _label(self, line: ChoiceLine) -> str:
        """A standard order by name; one of a rule as it is typed, with the names of its places."""
        named = self.names.order(line.text)
        if named != line.text:
            return named
        places = [*map(self.names.place, dict.fromkeys(line.steps or ((line.at,) if line.at else ())))]
        return f"{line.text} ({', '.join(places)})" if places else line.text
