"""Reads units, powers, places and coasts from the words of a line; notation.py builds orders from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from casusbelli.core.errors import Ambiguous, Impassable, NotUnderstood
from casusbelli.core.orders import Piece
from casusbelli.core.said import Said, Text, province, said
from casusbelli.core.tokens import ARROWS, DASHES, spans, words
from casusbelli.core.vocabulary import (
    ENDS,
    FILLERS,
    KINDS,
    SHORTEST_GUESS,
    SINGLE_COASTS,
    Lexicon,
    Vocabulary,
    marked,
)

NO_COAST = "core.note-no-coast"  # note on an ignored coast that the province doesn't have


class Scanner:
    """The words of one line, from left to right: ``at`` is the next one.

    A method named after what it reads moves past it; methods ending in ``_at`` only look.
    """

    __slots__ = (
        "alone",
        "at",
        "bare",
        "begin",
        "known",
        "line",
        "marked",
        "nations",
        "notes",
        "source",
        "where",
        "words",
    )

    def __init__(self, known: Vocabulary, nations: Lexicon, source: str, bare: str, line: int = 1) -> None:
        self.known = known
        self.nations = nations
        self.source = source
        self.bare = bare  # the source without its comments
        self.line = line
        self.words, self.alone = words(bare)
        self.marked = [*marked(self.words, self.alone)] if self.alone else self.words
        self.where: list[tuple[int, int]] | None = None
        self.notes: tuple[Said, ...] = ()
        self.at = self.begin = 0  # the next word, and the first word of this order
        while self.words[self.at][:1] in ARROWS:  # "- A PAR H" in a list, "> A PAR H" in an answered letter
            self.at += 1

    # --- units and powers

    def unit(self) -> tuple[str | None, Piece]:
        """Read a unit and the power named for it: "Austrian A VIE", "the fleet in Kiel", "PAR"."""
        kind = KINDS.get(self.words[self.at])
        nation = None
        if kind is None:
            nation = self.power()
            self.skip_fillers()
            kind = KINDS.get(self.words[self.at])
        if kind is None:
            return nation, Piece("", self.place())
        self.at += 1
        following = self.words[self.at]
        if following in KINDS and len(following) > 1:  # "a fleet"; not "France (A) A PAR"
            kind = KINDS[following]
            self.at += 1
        return nation, Piece(kind, self.place())

    def unit_at(self, at: int) -> bool:
        return self.words[at] in KINDS or self.place_at(at) > 0

    def power(self, leads: Iterable[str] = ()) -> str | None:
        """Read the power named before a unit; "Portugal - SPA" and "English Channel - LON" don't name one."""
        nation, end = self.nation_at(self.at)
        if nation is None or not (self.unit_at(end) or self.words[end] in leads):
            return None
        if self.place_at(self.at) > end:
            return None
        self.at = end
        return nation

    def nation_at(self, at: int) -> tuple[str | None, int]:
        found, end = self.nations.longest(self.marked, at)
        if found is None and at in self.alone:  # "(German) A MUN"
            return self.nations.longest(self.words, at)
        return found, end

    # --- places

    def place(self) -> str:
        """Read a location of the board."""
        known, text = self.known, self.words
        code, end = known.places.longest(text, self.at)
        if code is None:
            self.skip_fillers()
            code, end = known.places.longest(text, self.at)
            if code is None:
                code, end = self.guess()
        if (
            text[end] in known.coast_words
            or text[end + 1] == "coast"
            or end in self.alone
            or (text[end] in DASHES and (text[end + 1] in known.coasts.exact or text[end + 2] == "coast"))
        ):
            code, end = self.coast(code, end)
        if code in known.impassable:
            at = self.extent(self.at, end - 1)
            raise Impassable(
                self.source,
                at,
                said("core.nobody-may-enter", place=province(code, known.impassable[code])),
                line=self.line,
            )
        self.at = end
        return code

    def place_at(self, at: int) -> int:
        """The end of the place that begins here; 0 if none does."""
        found, end = self.known.places.longest(self.words, at)
        return 0 if found is None else end

    def skip_fillers(self) -> None:
        while self.words[self.at] in FILLERS and not self.place_at(self.at):
            self.at += 1

    def guess(self) -> tuple[str, int]:
        """Complete an unfinished name if only one name begins so ("Gulf of Ly")."""
        codes, end = self.known.places.guess(self.words, self.at)
        if len(codes) > 1:
            self.ambiguous([f"{self.title(code)} ({code})" for code in codes], codes, self.at, end - 1)
        if not codes or sum(map(len, self.words[self.at : end])) < SHORTEST_GUESS:
            self.no_place()
        return codes[0], end

    def no_place(self) -> NoReturn:
        word = self.words[self.at]
        if word in ENDS:
            self.break_off(said("core.a-province"))
        if not word.isalnum():
            self.fail(self.at, said("core.expected", what=said("core.a-province")))
        if self.at == self.begin:
            self.fail(self.at, said("core.no-such-thing"), self.known.beginnings)
        self.fail(self.at, said("core.no-such-province"), self.known.places)

    def coast(self, code: str, end: int) -> tuple[str, int]:
        """Read a coast of the province, or one that it doesn't have, which is ignored (DATC 4.B.6)."""
        slash = self.words[end] == "/"
        at = end + (slash or self.words[end] in DASHES)
        coast, after = self.known.coasts.longest(self.words, at)
        if coast is None and (slash or at in self.alone):
            coast, after = SINGLE_COASTS.get(self.words[at]), at + 1
            if not slash and coast == "SC" and not self.has(code, coast) and self.unit_at(after):
                coast = None  # "F TRI (S) F VEN" supports, "F STP (S) - BOT" does not
        if coast is None:
            if slash and self.words[at] in ENDS:
                self.break_off(said("core.a-coast"))
            if slash:
                self.fail(at, said("core.no-such-coast", place=province(code, self.title(code))))
            return code, end
        if self.has(code, coast):
            return f"{code}/{coast}", after
        self.note(said(NO_COAST, place=province(code, self.title(code)), coast=coast))
        return code, after

    def has(self, code: str, coast: str) -> bool:
        return f"{code}/{coast}" in self.known.board.province_of

    def title(self, code: str) -> str:
        return self.known.places.titles.get(code, code)

    # --- notes and errors

    def note(self, note: Said) -> None:
        self.notes += (note,)

    def span(self, at: int) -> tuple[int, int]:
        """The position of a word in the line; after the last word, the end of the line."""
        if self.where is None:
            self.where = spans(self.bare)
        if at < len(self.where):
            return self.where[at]
        end = len(self.bare.rstrip())
        return end, end

    def extent(self, first: int, last: int) -> tuple[int, int]:
        return self.span(first)[0], self.span(last)[1]

    def fail(self, at: int, problem: Said, lexicon: Lexicon | None = None, last: int = 0) -> NoReturn:
        """Raise an error at this word; ``lexicon`` may know what was meant."""
        word = self.words[at]
        self.at = max(self.at, at)
        suggest = (lambda: lexicon.near(word)) if lexicon is not None else None
        raise NotUnderstood(self.source, self.extent(at, max(at, last)), problem, suggest, self.line)

    def break_off(self, expected: Said) -> NoReturn:
        """Raise an error for a missing word."""
        end = self.span(self.at)[0]
        problem = said("core.breaks-off" if self.at else "core.expected", what=expected)
        raise NotUnderstood(self.source, (end, end), problem, line=self.line)

    def ambiguous(self, meanings: Sequence[Text], choices: Iterable[str], first: int, last: int) -> NoReturn:
        suggestions = tuple(choices)
        at = self.extent(first, last)
        raise Ambiguous(self.source, at, said("core.could-be", meanings=meanings), lambda: suggestions, self.line)
