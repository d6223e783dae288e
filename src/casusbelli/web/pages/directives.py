"""Orders that rules add, where they belong: at the power they speak of, and in one list of what has been written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from casusbelli.core.cached_property import cached_property
from casusbelli.service.reads.game_names import BoardNames
from casusbelli.service.reads.game_page import ChoiceForm, Choices, DraftShown

MOST_BUTTONS = 4  # lines of one form: more of them are a list


class DirectiveLine(NamedTuple):
    """``written``: how often it is written."""

    text: str
    name: str
    written: int
    at_once: bool
    places: tuple[str, ...] = ()


class DirectiveGroup(NamedTuple):
    """The lines of one form. ``listed``: too many for buttons; ``copies``: a line may be written several times."""

    sentence: object
    secret: bool
    listed: bool
    copies: bool
    lines: tuple[DirectiveLine, ...]


def written_of(choices: Choices, draft: DraftShown) -> list[str]:
    """The written orders that forms offer: nothing else of a draft changes what is told about a power."""
    offered = {line.text for form in choices.forms for line in form.lines}
    return [text for text in draft.orders if text in offered]


@dataclass(frozen=True)
class Directives:
    choices: Choices
    draft: DraftShown
    names: BoardNames

    def context(self) -> dict[str, Any]:
        return {
            "granted": list(self._granted()),
            "addable": [self._group(form) for form in self.choices.forms if not form.at_once],
            "directives_of": self._of_power,
        }

    def _granted(self) -> Iterator[DirectiveLine]:
        """Written orders other than those of units, builds and removals, each line once."""
        listed = {line.text for slot in self.choices.slots for line in slot.lines}
        copies = {line.text for form in self.choices.forms if form.copies for line in form.lines}
        for text, count in self._written.items():
            if text not in listed:
                yield DirectiveLine(text, self.names.order(text), count if text in copies else 0, False)

    @cached_property
    def _written(self) -> Counter[str]:
        return Counter(self.draft.orders)

    def _of_power(self, power: str) -> list[DirectiveGroup]:
        """The proposals and declarations that concern a power."""
        found = (self._group(form, power) for form in self.choices.forms)
        return sorted((group for group in found if group.lines), key=lambda group: group.lines[0].at_once)

    def _group(self, form: ChoiceForm, power: str = "") -> DirectiveGroup:
        written = self._written
        lines = tuple(
            DirectiveLine(line.text, self.names.order(line.text), written[line.text], form.at_once, what.places)
            for line, what in zip(form.lines, form.about, strict=True)
            if not power or power in what.powers
        )
        return DirectiveGroup(form.sentence, form.secret, len(lines) > MOST_BUTTONS, form.copies, lines)
