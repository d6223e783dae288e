"""The order lists next to the board: the orders of each unit, and forms for the orders that rules add."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from casusbelli.service.reads.game_names import BoardNames
from casusbelli.service.reads.game_page import Canvas, ChoiceLine, Choices, DraftShown, Slot
from casusbelli.web.order_kinds import kind_named
from casusbelli.web.texts import Say, sentence


class Note(NamedTuple):
    """A sentence under an order or after all of them. ``look``: bad (refused), meant (read as another order), sure and
    perhaps (consequences), hint (advice). ``order``: as it was written, if the sentence does not say that."""

    look: str
    text: str
    order: str = ""


class Row(NamedTuple):
    """One order of a unit, or one build. ``named``: without the unit's kind; "" if nothing is written."""

    text: str
    named: str


def names_of(names: BoardNames | None) -> dict[str, str]:
    """Location -> its name, for scripts."""
    return names.places if names is not None else {}


def label_of(line: ChoiceLine, names: BoardNames) -> str:
    """A standard order by name; one of a rule as it is typed, with the names of its places."""
    named = names.brief(line.text)
    if named != line.text:
        return named
    places = [*map(names.place, dict.fromkeys(line.steps or ((line.at,) if line.at else ())))]
    return f"{line.text} ({', '.join(places)})" if places else line.text


def is_unit(slot: Slot) -> bool:
    """Is this the slot of a unit, rather than of builds or removals?"""
    return " " in slot.key and bool(slot.lines) and slot.lines[0].at == slot.key.partition(" ")[2]


def about(slot: Slot, text: str) -> bool:
    """Is a line that could not be accepted meant for this unit?"""
    return is_unit(slot) and text.startswith(f"{slot.key} ")


@dataclass(frozen=True)
class Lists:
    """``own``: the powers of the seat. ``t``: a text of the reader's catalog; ``say`` renders messages; ``names``:
    those of the board in the reader's language."""

    choices: Choices
    draft: DraftShown
    own: Collection[str]
    canvas: Canvas
    t: Callable[[str], str]
    say: Say
    names: BoardNames

    def context(self) -> dict[str, Any]:
        slots = self.choices.slots
        asked = [slot for slot in slots if not slot.free]
        more = [slot for slot in slots if slot.free and slot.owner in self.own]
        lent = [slot for slot in slots if slot.free and slot.owner not in self.own]
        owners = list(dict.fromkeys(slot.owner for slot in asked))
        return {
            "owned_slots": [(owner, [slot for slot in asked if slot.owner == owner]) for owner in owners],
            "free_slots": [(key, found) for key, found in (("orders.further", more), ("orders.lent", lent)) if found],
            "order_rows": self._rows,
            "used": lambda slots: any(map(self._chosen, slots)),
            "slot_name": self._slot_name,
            "slot_place": self._slot_place,
            "slot_kind": self._slot_kind,
            "by_kind": self._by_kind,
            "kind_name": partial(kind_named, language=self.names.language),
            "label": self._label,
            "is_center": self._is_center,
            "notes_of": self._notes,
            "other_notes": self._other_notes(slots),
        }

    # --- the orders of a unit

    def _chosen(self, slot: Slot) -> list[str]:
        texts = {line.text for line in slot.lines}
        return [text for text in self.draft.orders if text in texts]

    def _rows(self, slot: Slot) -> list[Row]:
        chosen = self._chosen(slot)
        count = len(chosen) + 1 if slot.several else slot.count
        refused = [] if chosen else [Row(text, self.names.brief(text)) for text, _why in self._refused(slot)]
        lines = {line.text: line for line in slot.lines}
        rows = [Row(text, self._label(lines[text])) for text in chosen] or refused
        return [*rows, *[Row("", "")] * count][:count]

    def _refused(self, slot: Slot) -> Iterator[tuple[str, str]]:
        yield from ((text, sentence(self.say(why))) for text, why in self.draft.faults if about(slot, text))

    def _slot_name(self, slot: Slot) -> str:
        """A unit's name; what is built or removed has none yet."""
        kind, _space, at = slot.key.partition(" ")
        return self.names.unit(slot.key) if at in self.canvas.places() else self.t(f"slot.{kind}")

    def _slot_kind(self, slot: Slot) -> str:
        """ "Army"; "" for builds and removals, whose orders say it."""
        return self._slot_name(slot).replace(self._slot_place(slot), "").strip() if is_unit(slot) else ""

    def _slot_place(self, slot: Slot) -> str:
        return self.names.place(slot.key.partition(" ")[2]) if is_unit(slot) else ""

    def _by_kind(self, slot: Slot) -> list[tuple[str, list[ChoiceLine]]]:
        kinds = list(dict.fromkeys(line.kind for line in slot.lines))
        return [(kind, [line for line in slot.lines if line.kind == kind]) for kind in kinds]

    def _label(self, line: ChoiceLine) -> str:
        return label_of(line, self.names)

    def _is_center(self, line: ChoiceLine) -> bool:
        board = self.names.board
        return line.kind in ("move", "retreat") and board.province_of.get(line.steps[-1]) in board.centers

    # --- what is said about them

    def _notes(self, slot: Slot) -> list[Note]:
        """The messages below the orders of this unit."""
        chosen, draft = self._chosen(slot), self.draft
        several = len(chosen) > 0
        return [
            *(Note("bad", why, text if several else "") for text, why in self._refused(slot)),
            *(note for order, note in _told(draft, self.say, self.names) if order in chosen),
        ]

    def _other_notes(self, slots: tuple[Slot, ...]) -> list[Note]:
        """The messages that concern no unit: total costs, treaties, lines that were not understood."""
        draft = self.draft
        faults = [
            Note("bad", sentence(self.say(why)), text)
            for text, why in draft.faults
            if not any(about(s, text) for s in slots)
        ]
        listed = {text for slot in slots for text in self._chosen(slot)}
        return [*faults, *(note for order, note in _told(draft, self.say, self.names) if order not in listed)]


def _told(draft: DraftShown, say: Say, names: BoardNames) -> Iterator[tuple[str | None, Note]]:
    for text, taken in draft.meant:
        yield taken, Note("meant", f"→ {names.order(taken)}", text)
    for told in draft.consequences:
        yield told["order"], Note("sure" if told["certain"] else "perhaps", say(told["said"] or told["text"]))
    for advice in draft.advice:
        yield advice["order"], Note("hint", say(advice["said"]))
