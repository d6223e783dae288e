"""Parser for message catalogs: a subset of Fluent (https://projectfluent.org), as plain data.

Supported are comments, messages (``key = pattern``, also over several indented lines) and in patterns the placeables
``{ $name }``, ``{ "text" }``, ``{ 3 }``, ``{ NAME($name) }`` for one of the ``FUNCTIONS``, and selections:

    points = { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }

A variant's key is a number, a plural category or a word. Terms, attributes and references to other messages are not
supported; they and any syntax errors are refused with file and line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

FUNCTIONS: Final = ("OR", "EITHER", "ALL", "COMMAS", "PLUS", "COUNT", "THE", "ACC", "DAT", "OF", "INTO", "SENTENCE")
"""Of a list: "A, B or C"; "A or B or C"; "A and B and C"; "A, B, C"; "A + B"; how many.
Of a name: core/articles.py. Of a message: as a whole sentence."""

_IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_BLANK: Final = re.compile(r"[ \n]*")
_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE: Final = re.compile(r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
_TEXT: Final = re.compile(r"[^{}\n]+")


class CatalogError(ValueError):
    """A catalog that can't be parsed: file, line, what is wrong."""


class Literal(Struct, frozen=True):
    """``{ "text" }``: used literally, including blanks."""

    text: str


class Variable(Struct, frozen=True):
    """``{ $name }``"""

    name: str


class Call(Struct, frozen=True):
    """``{ OR($name) }``"""

    function: str
    name: str


class Selection(Struct, frozen=True):
    """The variant whose key matches the value of ``by``, or else the one with the star."""

    by: Variable | Call
    variants: tuple[tuple[int | str, Pattern], ...]
    default: Pattern

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        return (*(pattern for _key, pattern in self.variants), self.default)


Element = str | Literal | Variable | Call | Selection
Pattern = tuple[Element, ...]
Catalog = Mapping[str, Pattern]


class _Indent(Struct, frozen=True):
    """The indentation of a continuation line: blanks common to all of them are not part of the text."""

    breaks: int
    blanks: int


def read(text: str, file: str) -> Catalog:
    """Parse a catalog: message key -> pattern. ``file`` names it in errors."""
    return _Reader(text.replace("\r\n", "\n"), file).catalog()


def variables(pattern: Pattern) -> Iterator[str]:
    """The variables in a pattern, possibly repeated."""
    for element in pattern:
        if isinstance(element, Variable | Call):
            yield element.name
        elif isinstance(element, Selection):
            yield element.by.name
            for variant in element.patterns:
                yield from variables(variant)


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.at = 0

    def catalog(self) -> Catalog:
        found: dict[str, Pattern] = {}
        while self.at < len(self.text):
            if self.peek() == "#":
                self.comment()
            elif self.peek() == "\n" or not self.line().strip(" "):
                self.skip_line()
            else:
                start = self.at
                key, pattern = self.message()
                if key in found:
                    raise self.error(f"the message {key} is there twice", start)
                found[key] = pattern
        return found

    def comment(self) -> None:
        if not re.match(r"#{1,3}( |\n|$)", self.line()):
            raise self.error('a comment begins with "# "')
        self.skip_line()

    def message(self) -> tuple[str, Pattern]:
        if self.peek() in " -":
            raise self.error("expected a message: key = text, at the beginning of the line; terms are not read")
        key = self.match(_IDENTIFIER, "a message: key = text")
        self.blanks()
        self.take("=")
        pattern = self.pattern()
        if not pattern:
            raise self.error(f"the message {key} says nothing", self.at - 1)
        if self.at < len(self.text) and self.peek() != "\n":
            raise self.error("} without {" if self.peek() == "}" else "expected the end of the line")
        return key, pattern

    # --- patterns

    def pattern(self) -> Pattern:
        """Parse up to the end of the message or variant."""
        self.blanks()
        found: list[Element | _Indent] = []
        while self.at < len(self.text) and self.peek() != "}":
            if self.peek() == "{":
                found.append(self.placeable())
            elif self.peek() == "\n":
                indent = self.further_line()
                if indent is None:
                    break
                found.append(indent)
            else:
                found.append(self.match(_TEXT, "text"))
        return tuple(_joined(found))

    def further_line(self) -> _Indent | None:
        """Skip the line break and indentation, if the pattern continues on the next line."""
        blank = self.ahead()
        breaks = blank.count("\n")
        blanks = len(blank) - blank.rfind("\n") - 1
        following = self.text[self.at + len(blank) : self.at + len(blank) + 1]
        if not blanks or not following or following in "}[*":
            return None
        if following == ".":
            raise self.error("attributes are not read", self.at + len(blank))
        self.at += len(blank)
        return _Indent(breaks, blanks)

    def placeable(self) -> Element:
        start = self.at
        self.take("{")
        self.space()
        inner: Element = self.expression()
        self.space()
        if self.text.startswith("->", self.at):
            if not isinstance(inner, Variable | Call):
                raise self.error("a selection is by a variable: { $name -> ...")
            self.at += 2
            inner = self.selection(inner)
        if self.peek() != "}":
            raise self.error("{ is not closed by }", start)
        self.at += 1
        return inner

    def expression(self) -> Literal | Variable | Call:
        sign = self.peek()
        if sign == "$":
            return self.variable()
        if sign == '"':
            literal = self.matched(_STRING, "a text in quotes, on one line")
            return Literal(_ESCAPE.sub(_unescaped, literal[1]))
        if sign == "-" or sign.isdigit():
            return Literal(self.match(_NUMBER, "a number, without a point"))
        function = self.match(_IDENTIFIER, "$name, a text in quotes, a number or a function")
        if function not in FUNCTIONS:
            raise self.error(f"{function} is no function; there are {', '.join(FUNCTIONS)}", self.at - len(function))
        self.space()
        self.take("(")
        self.space()
        name = self.variable().name
        self.space()
        self.take(")")
        return Call(function, name)

    def variable(self) -> Variable:
        self.take("$")
        return Variable(self.match(_IDENTIFIER, "the name of a variable"))

    def selection(self, by: Variable | Call) -> Selection:
        start = self.at
        variants: list[tuple[int | str, Pattern]] = []
        default: Pattern | None = None
        self.space()
        while self.peek() in ("[", "*"):
            starred = self.peek() == "*"
            self.at += starred
            key, pattern = self.variant()
            if starred and default is not None:
                raise self.error("only one variant has a star")
            default = pattern if starred else default
            variants.append((key, pattern))
            self.space()
        if default is None:
            raise self.error("one variant needs a star: *[other] ...", start)
        return Selection(by, tuple(variants), default)

    def variant(self) -> tuple[int | str, Pattern]:
        start = self.at
        self.take("[")
        self.space()
        number = _NUMBER.match(self.text, self.at)
        key = self.match(_NUMBER, "a number") if number else self.match(_IDENTIFIER, "the key of a variant")
        self.space()
        self.take("]")
        pattern = self.pattern()
        if not pattern:
            raise self.error('a variant says nothing; write { "" } if that is meant', start)
        return int(key) if number else key, pattern

    # --- characters

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def line(self) -> str:
        end = self.text.find("\n", self.at)
        return self.text[self.at :] if end < 0 else self.text[self.at : end]

    def skip_line(self) -> None:
        end = self.text.find("\n", self.at)
        self.at = len(self.text) if end < 0 else end + 1

    def ahead(self) -> str:
        blank = _BLANK.match(self.text, self.at)
        return blank[0] if blank else ""

    def space(self) -> None:
        self.at += len(self.ahead())

    def blanks(self) -> None:
        self.at += len(self.ahead().partition("\n")[0])

    def take(self, sign: str) -> None:
        if self.peek() != sign:
            raise self.error(f'expected "{sign}"')
        self.at += 1

    def match(self, words: re.Pattern[str], what: str) -> str:
        return self.matched(words, what)[0]

    def matched(self, words: re.Pattern[str], what: str) -> re.Match[str]:
        found = words.match(self.text, self.at)
        if found is None:
            raise self.error(f"expected {what}")
        self.at = found.end()
        return found

    def error(self, what: str, at: int | None = None) -> CatalogError:
        line = self.text.count("\n", 0, self.at if at is None else at) + 1
        return CatalogError(f"{self.file}:{line}: {what}")


def _unescaped(escape: re.Match[str]) -> str:
    sign, short, long = escape.groups()
    return sign or chr(int(short or long, 16))


def _joined(found: Sequence[Element | _Indent]) -> Iterator[Element]:
    """Join adjacent texts, without the common indentation of continuation lines and the blanks at the end."""
    shared = min((one.blanks for one in found if isinstance(one, _Indent)), default=0)
    joined: list[Element] = []
    for one in found:
        text = _broken(one, shared, first=not joined) if isinstance(one, _Indent) else one
        if isinstance(text, str) and joined and isinstance(joined[-1], str):
            joined[-1] += text
        else:
            joined.append(text)
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
    return (one for one in joined if one != "")


def _broken(indent: _Indent, shared: int, first: bool) -> str:
    return ("" if first else "\n" * indent.breaks) + " " * (indent.blanks - shared)
