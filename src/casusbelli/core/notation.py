"""Parses orders in every spelling the hobby uses; ``str(order)`` is the inverse.

docs/notation.md says what players may write. The grammar is that of the standard game: rules that add orders parse
those first and leave the rest to ``parse``. Whether a power may give an order, and whether it could work, is not
checked here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from casusbelli.core.board import Board, normal
from casusbelli.core.errors import NotUnderstood, OrderError
from casusbelli.core.order_grammar import OrderGrammar, OrderPhase
from casusbelli.core.order_words import in_notation
from casusbelli.core.orders import (
    Build,
    Disband,
    Order,
)
from casusbelli.core.said import Said, said
from casusbelli.core.tokens import without_comments
from casusbelli.core.vocabulary import (
    ENDS,
    KINDS,
    SEPARATORS,
    VERBS,
    Lexicon,
    Vocabulary,
    vocabulary,
)
from casusbelli.deprecated import renamed

__all__ = [
    "LONGEST_LINE",
    "LONGEST_TEXT",
    "MOST_COPIES",
    "MOST_ERRORS",
    "OrderPhase",
    "OrderReader",
    "Written",
    "parse",
    "parse_all",
    "too_long",
]

LONGEST_TEXT = 64 * 1024
LONGEST_LINE = 2_000
MOST_ERRORS = 200  # a text with more errors is not a list of orders
LONGEST_HEADER = 4  # words before the colon of "Great Britain:"

OPENING_SIGNS = " \t\r\n*\"'(["
CLOSING_SIGNS = " \t\r\n*\"').]"
COPY_SIGNS = ("x", "×", "*")
MOST_COPIES = 50  # of one order


class Written(Struct, frozen=True):
    """One order as it was written.

    ``nation`` is the power named for the unit, ``target_nation`` the one named for the unit it helps; both may be
    wrong (DATC 4.C.6). ``notes`` say what was read and then ignored.
    """

    order: Order
    text: str
    nation: str | None = None
    target_nation: str | None = None
    line: int = 1
    notes: tuple[Said, ...] = ()
    within: str | None = None  # another power named before it on the line: "Portugal: Spain A SPA H"
    at: int = 0  # where the order begins in its line


def parse(text: str, board: Board, nations: Iterable[str] = (), *, phase: OrderPhase | None = None) -> Written:
    """Parse exactly one order.

    ``nations`` are names in addition to the board's powers; a mapping may give spellings of them. In phase "R" a move
    is a retreat; without a phase the words decide.
    """
    known = vocabulary(board)
    if len(text) > LONGEST_LINE:
        raise too_long(text, 1)
    reader = OrderReader(known, known.nations(nations), text, without_comments(text), phase)
    while reader.separator() or reader.header():
        pass
    written = reader.order()
    while reader.separator():
        pass
    if reader.words[reader.at]:
        reader.fail(reader.at, said("core.one-order", order=written.order))
    return written


def parse_all(
    text: str, board: Board, nations: Iterable[str] = (), *, phase: OrderPhase | None = None, copies: bool = False
) -> tuple[list[Written], list[OrderError]]:
    """Parse every order in ``text``, and collect errors.

    A line that names a power ("Austria:") applies to its orders and to the lines after it. With ``copies`` an order
    followed by "x2" is written twice. A line that cannot be read is tried once more in the words of other languages.
    """
    orders: list[Written] = []
    errors: list[OrderError] = []
    if len(text) > LONGEST_TEXT:
        return orders, [too_long(text, 1)]
    known = vocabulary(board)
    names, nation = known.nations(nations), None
    lines = zip(text.split("\n"), without_comments(text).split("\n"), strict=True)
    for number, (source, bare) in enumerate(lines, 1):
        if len(bare) > LONGEST_LINE:
            errors.append(too_long(source, number))
        elif bare and not bare.isspace():
            reader = OrderReader(known, names, source, bare, phase, number, nation, copies)
            found, wrong = reader.read_line()
            if wrong:
                meant = in_notation(bare, board)
                again = OrderReader(known, names, meant, meant, phase, number, nation, copies)
                translated, left = again.read_line()
                if not left:
                    reader, found, wrong = again, translated, left
            orders += found
            errors += wrong
            nation = reader.nation
        if len(errors) >= MOST_ERRORS:
            problem = said("core.too-many-mistakes")
            errors.append(NotUnderstood(source, (0, len(source)), problem, line=number))
            break
    return orders, errors


def too_long(text: str, line: int) -> NotUnderstood:
    if len(text) > LONGEST_TEXT:
        problem = said("core.text-too-long", limit=f"{LONGEST_TEXT:,}")
    else:
        problem = said("core.line-too-long", limit=f"{LONGEST_LINE:,}")
    return NotUnderstood(text[:LONGEST_LINE], (0, LONGEST_LINE), problem, line=line)


class OrderReader(OrderGrammar):
    """Reads the orders of one line."""

    __slots__ = ("copies", "header_end", "header_nation", "nation", "outer")

    def __init__(
        self,
        known: Vocabulary,
        nations: Lexicon,
        source: str,
        bare: str,
        phase: OrderPhase | None,
        line: int = 1,
        nation: str | None = None,
        copies: bool = False,
    ) -> None:
        super().__init__(known, nations, source, bare, phase, line)
        self.copies = copies  # may "x2" follow an order?
        self.header_nation: str | None = None  # from the header on this line
        self.header_end = -1
        self.outer: str | None = None  # from the header right before that one
        self.nation = nation  # from the header above

    def read_line(self) -> tuple[list[Written], list[OrderError]]:
        orders: list[Written] = []
        errors: list[OrderError] = []
        end = -1  # end of the previous order, if nothing is in between
        while self.words[self.at] and len(errors) < MOST_ERRORS:
            try:
                if not self.separator() and not self.header():
                    end = self.read_one(orders, errors, self.at == end)
            except OrderError as error:  # an error in a header; its orders are read
                errors.append(error)
        return orders, errors

    def read_one(self, orders: list[Written], errors: list[OrderError], joined: bool) -> int:
        """Read one order. Words after an error belong to it: "A MAR supprots A PAR - BUR" orders no unit in Paris.
        Words before it do too if only the error ends the order: "A MAR S A PAR BUR" is not a support to hold."""
        try:
            order = self.order()
            orders.extend([order] * self.times())
        except OrderError as error:
            errors.append(error)
            if joined and orders and self.place_at(self.begin):
                orders.pop()
            while self.words[self.at] not in ENDS:
                self.at += 1
        return self.at

    # --- between orders

    def separator(self) -> bool:
        if self.words[self.at] not in SEPARATORS:
            return False
        self.at += 1
        return True

    def header(self) -> bool:
        """Read "Austria:", or a name that stands alone: the following orders are this power's. A colon alone resets the
        power."""
        start = self.at
        if self.words[start] == ":":
            self.nation = self.header_nation = self.outer = None
            self.at += 1
            return True
        if self.words[start] in KINDS and self.words[start + 1] != ":":
            return False
        nation, end = self.nation_at(start)
        if nation is None:
            nation, end = self.short_header(start)
        after = self.words[end]
        if nation is None or (after != ":" and after not in ENDS):
            return False
        self.outer = self.header_nation if start == self.header_end else None
        self.nation = self.header_nation = nation
        self.at = self.header_end = end + (after == ":")
        return True

    def short_header(self, start: int) -> tuple[str | None, int]:
        """Read "Aust:", "G:". An unknown name must not leave its orders to the power named before it."""
        colon = start + 1
        while colon < start + LONGEST_HEADER and self.words[colon].isalnum() and self.words[colon] not in VERBS:
            colon += 1
        if self.words[colon] != ":" or not self.words[start].isalnum() or self.words[start] in self.known.leads:
            return None, start
        key = "".join(self.marked[start:colon])
        named = self.nations.exact
        found = sorted({name for name in named.values() if normal(name).startswith(key)})
        found = found or sorted({name for word, name in named.items() if word.startswith(key)})
        if len(found) == 1:
            return found[0], colon
        self.nation = None
        self.at = colon + 1
        if found:
            self.ambiguous(found, found, start, colon - 1)
        return self.fail(start, said("core.no-such-power"), self.nations, colon - 1)

    # --- an order

    def order(self) -> Written:
        start = self.begin = self.at
        if not self.words[start]:
            self.break_off(said("core.an-order"))
        self.notes, self.target_nation = (), None
        named = None if self.words[start] in KINDS else self.power(self.known.leads)
        lead = self.known.leads.get(self.words[self.at + (self.words[self.at] == "automatic")])
        inner, order = self.led(lead) if lead else self.unit_order()
        if not isinstance(order, (Build, Disband)):
            self.lead = None
        end = self.at
        if self.words[end] not in ENDS and not self.order_at(end) and not self.copies_at(end):
            self.fail(end, said("core.expected-end", order=order))
        text = self.text(start, end)
        nation, within = named or self.nation, self.outer
        if named not in (None, self.header_nation):
            within = self.header_nation
        if inner not in (None, named):  # "Portugal Spain A SPA H"
            nation, within = inner, named
        at = self.span(start)[0]
        return Written(order, text, nation, self.target_nation, self.line, self.notes, within, at)

    def copies_at(self, at: int) -> int:
        """The number of copies of the previous order, if "x3" or "x 3" stands here; else 0."""
        word = self.words[at]
        if not self.copies or word[:1] not in COPY_SIGNS:
            return 0
        digits = word[1:] or self.words[at + 1]
        return min(int(digits), MOST_COPIES) if digits.isascii() and digits.isdigit() and len(digits) < 4 else 0

    def times(self) -> int:
        """Read the number of copies of the previous order, and move past it."""
        count = self.copies_at(self.at)
        if not count:
            return 1
        self.at += 1 + (len(self.words[self.at]) == 1)
        return count

    def order_at(self, at: int) -> bool:
        if self.unit_at(at) or self.words[at] in self.known.leads:
            return True
        return self.nation_at(at)[0] is not None

    def text(self, start: int, end: int) -> str:
        """The text between two words, without comments and parts of neighboring orders."""
        if start == 0 and not self.words[end]:
            return self.bare.strip()
        first = self.span(start - 1)[1] if start else 0
        return self.bare[first : self.span(end)[0]].lstrip(CLOSING_SIGNS).rstrip(OPENING_SIGNS).strip()


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__)
