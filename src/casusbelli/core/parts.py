"""Parses one part of a line as a power, a place, a unit or a number, for orders that rules add (engine/forms.py).

The rest of the line is blanked out, so that errors have the right position in the line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from casusbelli.core.errors import NotUnderstood
from casusbelli.core.notation import OrderPhase, OrderReader
from casusbelli.core.orders import Order, Piece
from casusbelli.core.said import Said, said
from casusbelli.core.vocabulary import ENDS, KINDS, SEPARATORS, Lexicon, Vocabulary

LARGEST_NUMBER = 10_000
T = TypeVar("T")


class Part(OrderReader):
    """The words of a line between two positions."""

    def __init__(
        self,
        known: Vocabulary,
        nations: Lexicon,
        line: str,
        span: tuple[int, int],
        number: int = 1,
        phase: OrderPhase | None = None,
    ) -> None:
        start, end = span
        bare = " " * start + line[start:end] + " " * (len(line) - end)
        super().__init__(known, nations, line, bare, phase, number)

    def whole(self, read: Callable[[], Any], what: Said) -> Any:
        """Parse the part with ``read``; an error if words are left over."""
        if not self.words[0]:
            self.break_off(what)
        value = read()
        if self.words[self.at]:
            self.fail(self.at, said("core.expected-only", what=what))
        return value

    def one_power(self) -> str:
        nation, end = self.nation_at(self.at)
        if nation is None:
            self.fail(self.at, said("core.no-such-power"), self.nations)
        self.at = end
        return nation

    def one_of_powers(self) -> str:
        """Parse a power. An owner that is not a power of the board may be named by a unit of its own: "Rebel A MOS"."""
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
            self.fail(self.at, said("core.expected", what=said("core.a-number")))
        self.at += 1
        return int(word)

    def separates(self, at: int) -> bool:
        """Does a separator stand here? After another one, "and" can be a province: "closed BUR, AND"."""
        named = self.place_at(at) and at and self.words[at - 1] in SEPARATORS and self.words[at + 1] in ENDS
        return self.words[at] in SEPARATORS and not named

    def listed(self, read: Callable[[], T]) -> tuple[T, ...]:
        """Parse a list without repetitions: "Italy, Russia and Turkey"."""
        found = [read()]
        while self.separates(self.at):
            while self.separates(self.at):
                self.at += 1
            if self.words[self.at] in ENDS and not self.place_at(self.at):
                break
            found.append(read())
        twice = next((name for name in found if found.count(name) > 1), None)
        if twice is not None:
            raise NotUnderstood(
                self.source, self.extent(0, self.at - 1), said("core.stands-twice", what=str(twice)), line=self.line
            )
        return tuple(found)


A_POWER, POWERS = said("core.a-power"), said("core.powers")
A_PROVINCE, PROVINCES = said("core.a-province"), said("core.provinces")
A_UNIT, UNITS = said("core.a-unit"), said("core.units")
AN_ORDER, A_NUMBER = said("core.an-order"), said("core.a-number")
READERS: dict[str, Callable[[Part], Any]] = {
    "power": lambda part: part.whole(part.one_power, A_POWER),
    "powers": lambda part: part.whole(lambda: part.listed(part.one_of_powers), POWERS),
    "place": lambda part: part.whole(part.place, A_PROVINCE),
    "places": lambda part: part.whole(lambda: part.listed(part.place), PROVINCES),
    "unit": lambda part: part.whole(part.one_unit, A_UNIT),
    "units": lambda part: part.whole(lambda: part.listed(part.one_unit), UNITS),
    "order": lambda part: part.whole(part.one_order, AN_ORDER),
    "number": lambda part: part.whole(part.one_number, A_NUMBER),
}
"""What a part of an order can be, and how it is read."""
