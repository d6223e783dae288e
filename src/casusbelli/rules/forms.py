"""Orders that rules bring: how they are written, and the reading of them beside the standard ones.

A form is a pattern of words and parts: ``dwo|declare war on {powers}``. ``|`` stands between alternatives, ``[ ]``
around what may be left out, ``( )`` around a group; a part in braces is a field of the directive and is read by its
kind (``{ally:power}``, or ``{power}`` where field and kind have one name). Kinds: power, powers, place, places, unit,
order, number (core/parts.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.errors import Ambiguous, OrderError
from casusbelli.core.notation import LONGEST_LINE, LONGEST_TEXT, Phase, Written, parse_all
from casusbelli.core.orders import Directive
from casusbelli.core.parts import READERS, Part
from casusbelli.core.tokens import without_comments
from casusbelli.core.verdicts import Why
from casusbelli.core.vocabulary import Lexicon, vocabulary

LONGEST_DIRECTIVE = 300  # characters
LONGEST_LIST = 12  # pieces between commas that may make one directive
MOST_DIRECTIVES = 200  # in one text
PHASES: Mapping[str, Phase] = {"M": "M", "R": "R", "A": "A"}  # in which standard orders are written


class Entry(Why):
    """Why something is no order of this game, or of this phase."""

    NOT_UNDERSTOOD = ("not-understood", "{other}", "")
    UNKNOWN_ORDER = ("unknown-order", "no rule of this game knows {other}", "")
    TOO_LATE = ("too-late", "the game is over; nothing came of {other}", "")
    OTHER_PHASE = ("wrong-phase", "{other} is written in {steps}", "")


PIECE = re.compile(r"\{(\w+)(?::(\w+))?\}|([\w'-]+!?)|([\[\]()|])|\s+")


@dataclass(frozen=True)
class Form:
    """One kind of order. ``kinds``: the letters of the phases in which it is given; none: at any time, and it is
    carried out at once. ``fixed``: fields that the words themselves settle."""

    directive: type[Directive]
    pattern: str
    kinds: str
    sentence: str
    secret: bool = False  # does only its writer see it when orders are revealed?
    fixed: Mapping[str, Any] = field(default_factory=dict)

    @property
    def at_once(self) -> bool:
        return not self.kinds

    @cached_property
    def parts(self) -> dict[str, str]:
        """Field -> kind."""
        return {name: kind or name for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", self.pattern)}

    @cached_property
    def words(self) -> re.Pattern[str]:
        return re.compile(rf"\s*{_expression(self.pattern)}\s*\.?\s*", re.IGNORECASE)

    @property
    def written(self) -> str:
        """The pattern as a rulebook prints it."""
        shown = re.sub(r"\{(\w+)(?::(\w+))?\}", lambda part: f"<{part[1]}>", self.pattern)
        return shown[:1].upper() + shown[1:]


def _expression(pattern: str) -> str:
    """A pattern as a regular expression, one group for each part; words stand apart, blanks may be any."""
    found: list[str] = []
    at = 0
    for piece in PIECE.finditer(pattern):
        if piece.start() != at:
            raise ValueError(f"the form {pattern!r} has a sign at {at} that means nothing")
        at = piece.end()
        name, _kind, word, sign = piece.groups()
        if name:
            found.append(rf"\s*(?P<{name}>\S.*?)\s*")
        elif word:
            found.append(rf"\s*(?<!\w){re.escape(word)}(?!\w)\s*")
        elif sign:
            found.append({"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}[sign])
    if at != len(pattern):
        raise ValueError(f"the form {pattern!r} ends in a sign that means nothing")
    return f"(?:{''.join(found)})"


@dataclass(frozen=True)
class Grammar:
    """The forms of one game. ``names`` are spellings of owners and seats beside the board's powers."""

    forms: tuple[Form, ...]
    names: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def of(self) -> dict[type[Directive], Form]:
        """The form of a directive; where there are several, the first."""
        return {form.directive: form for form in reversed(self.forms)}

    def read(self, text: str, board: Board, kind: str) -> tuple[list[Written], list[OrderError]]:
        """Every order in ``text``, directives and others, and what was not understood."""
        phase = PHASES.get(kind)
        if not self.forms or len(text) > LONGEST_TEXT:
            return parse_all(text, board, self.names, phase=phase)
        nations = vocabulary(board).nations(self.names)
        claims = _Claims(self, board, nations, phase)
        rest = [claims.line(line, number) for number, line in enumerate(text.split("\n"), 1)]
        orders, errors = parse_all("\n".join(rest), board, self.names, phase=phase)
        mended = [claims.instead.get(error.line, error) for error in errors]
        return sorted([*claims.found, *orders], key=lambda written: written.line), mended


@dataclass
class _Claims:
    """What the forms make of a text, line by line. The standard notation reads the rest."""

    grammar: Grammar
    board: Board
    nations: Lexicon
    phase: Phase | None
    found: list[Written] = field(default_factory=list)
    instead: dict[int, OrderError] = field(default_factory=dict)  # line -> what a form had to say of it

    def line(self, line: str, number: int) -> str:
        """The line without its directives: blanks stand where they stood."""
        if len(line) > LONGEST_LINE or len(self.found) >= MOST_DIRECTIVES:
            return line
        left = line
        for start, end in _runs(line):
            if left[start:end] == line[start:end] and (order := self._claim(line, (start, end), number)) is not None:
                self.found.append(Written(order, line[start:end].strip(), line=number))
                left = left[:start] + " " * (end - start) + left[end:]
        return left

    def _claim(self, line: str, span: tuple[int, int], number: int) -> Directive | None:
        """The directive that this part of the line is; None if it is none, or badly written."""
        start, end = span
        start += self._header(line[start:end])
        meanings: list[Directive] = []
        for text in dict.fromkeys((line[:end], without_comments(line[:end]))):
            for form in self.grammar.forms if end - start <= LONGEST_DIRECTIVE else ():
                match = form.words.fullmatch(text, start)
                if match is not None:
                    try:
                        meanings.append(self._made(form, match, line, number))
                    except OrderError as error:
                        self.instead.setdefault(number, error)
        if any(meaning != meanings[0] for meaning in meanings):
            told = f"could be {' or '.join(dict.fromkeys(map(str, meanings)))}"
            self.instead[number] = Ambiguous(line, (start, end), told, line=number)
            return None
        return meanings[0] if meanings else None

    def _header(self, text: str) -> int:
        """How long a name with a colon at the beginning is."""
        head, colon, _rest = text.partition(":")
        if not colon or len(head) > LONGEST_DIRECTIVE:
            return 0
        part = Part(vocabulary(self.board), self.nations, head, (0, len(head)))
        nation, end = part.nation_at(0)
        return len(head) + 1 if nation is not None and not part.words[end] else 0

    def _made(self, form: Form, match: re.Match[str], line: str, number: int) -> Directive:
        known = vocabulary(self.board)
        values = {
            name: READERS[kind](Part(known, self.nations, line, match.span(name), number, self.phase))
            for name, kind in form.parts.items()
            if match[name] is not None
        }
        return form.directive(**form.fixed, **values)


def _runs(line: str) -> Iterator[tuple[int, int]]:
    """The stretches of a line that may be one directive: what stands between semicolons, and between commas, the
    longest first ("DWO Italy, Russia" is one, "SUR, DWO Italy" two)."""
    for part in re.finditer("[^;]+", line):
        ends = [part.start() - 1, *(part.start() + n for n, sign in enumerate(part[0]) if sign == ","), part.end()]
        for first in range(len(ends) - 1):
            for last in range(min(len(ends) - 1, first + LONGEST_LIST), first, -1):
                yield ends[first] + 1, ends[last]


def grammar(forms: Iterable[Form], names: Sequence[str], board: Board) -> Grammar:
    """``names`` of seats and owners that are no powers of the board."""
    return Grammar(tuple(forms), {name: name for name in names if name not in board.power})
