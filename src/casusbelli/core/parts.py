"""Reads one part of a line as a power, a place, a unit, a number: for orders that rules bring (rules/forms.py).

The rest of the line is blanked out, so that a mistake is pointed at where it stands in the whole line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from casusbelli.core.errors import NotUnderstood
from casusbelli.core.notation import Phase, Reader
from casusbelli.core.orders import Order, Piece
from casusbelli.core.vocabulary import ENDS, KINDS, SEPARATORS, Lexicon, Vocabulary

LARGEST_NUMBER = 10_000
T = TypeVar("T")


class Part(Reader):
    """The words of a line from one character to another."""

    def __init__(
        self,
        known: Vocabulary,
        nations: Lexicon,
        line: str,
        span: tuple[int, int],
        number: int = 1,
        phase: Phase | None = None,
    ) -> None:
        start, end = span
        bare = " " * start + line[start:end] + " " * (len(line) - end)
        super().__init__(known, nations, line, bare, phase, number)

    def whole(self, read: Callable[[], Any], what: str) -> Any:
        """What ``read`` makes of the part, if nothing is left over."""
        if not self.words[0]:
            self.break_off(what)
        value = read()
        if self.words[self.at]:
            self.fail(self.at, f"expected {what} and nothing else")
        return value

    def one_power(self) -> str:
        nation, end = self.nation_at(self.at)
        if nation is None:
            self.fail(self.at, "no such power", self.nations)
        self.at = end
        return nation

    def one_of_powers(self) -> str:
        """Who is no power of the board may be told by a unit of his: "Rebel A MOS"."""
        nation = self.one_power()
        if nation not in self.known.board.power and self.words[self.at] in KINDS:
            self.one_unit()
        return nation

    def one_unit(self) -> Piece:
        return self.unit()[1]

    def one_order(self) -> Order:
        return self.order().order

    def one_number(self) -> int:
        word = self.words[self.at]
        if not (word.isascii() and word.isdigit() and len(word) < 6 and int(word) <= LARGEST_NUMBER):
            self.fail(self.at, "expected a number")
        self.at += 1
        return int(word)

    def listed(self, read: Callable[[], T]) -> tuple[T, ...]:
        """ "Italy, Russia and Turkey": each once."""
        found = [read()]
        while self.words[self.at] in SEPARATORS:
            while self.words[self.at] in SEPARATORS:
                self.at += 1
            if self.words[self.at] in ENDS:
                break
            found.append(read())
        twice = next((name for name in found if found.count(name) > 1), None)
        if twice is not None:
            raise NotUnderstood(self.source, self.extent(0, self.at - 1), f"{twice} stands twice", line=self.line)
        return tuple(found)


READERS: dict[str, Callable[[Part], Any]] = {
    "power": lambda part: part.whole(part.one_power, "a power"),
    "powers": lambda part: part.whole(lambda: part.listed(part.one_of_powers), "powers"),
    "place": lambda part: part.whole(part.place, "a province"),
    "places": lambda part: part.whole(lambda: part.listed(part.place), "provinces"),
    "unit": lambda part: part.whole(part.one_unit, "a unit"),
    "units": lambda part: part.whole(lambda: part.listed(part.one_unit), "units"),
    "order": lambda part: part.whole(part.one_order, "an order"),
    "number": lambda part: part.whole(part.one_number, "a number"),
}
"""What a part of an order can be, and how it is read."""
