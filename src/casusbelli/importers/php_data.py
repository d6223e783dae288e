"""Reads the data in a PHP file: literals that are assigned, and calls with literal arguments. Nothing is executed; what
is neither a literal nor such a call is skipped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from casusbelli.core.said import said
from casusbelli.importers.import_report import NotImported

LARGEST = 1_000_000  # characters
DEEPEST = 10  # arrays in arrays
LONGEST_NUMBER = 18

TOKEN = re.compile(
    r"(?P<variable>\$\w+)|(?P<name>[A-Za-z_\\]\w*)|(?P<number>\d+(?:\.\d+)?)|(?P<sign>=>|->|::|[^\s\w$])", re.ASCII
)
ESCAPE = re.compile(r"\\(.)", re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}


@dataclass(frozen=True, slots=True)
class PhpToken:
    kind: str  # "variable", "name", "number", "sign", "text"
    value: str
    line: int


@dataclass
class PhpArray:
    """``items``: key and value of each entry; a key is None where the file has none."""

    line: int
    items: list[tuple[PhpValue, PhpValue]] = field(default_factory=list)

    @property
    def values(self) -> list[PhpValue]:
        return [value for _key, value in self.items]


PhpValue = str | float | PhpArray | None


def php_tokens(text: str, file: str = "") -> list[PhpToken]:
    if len(text) > LARGEST:
        raise NotImported(said("importers.php-too-large"), None, file)
    return list(_tokens(text, file))


def _tokens(text: str, file: str) -> Iterator[PhpToken]:
    at, line = 0, 1
    while at < len(text):
        sign, two = text[at], text[at : at + 2]
        end, token = at + 1, None
        if sign == "#" or two == "//":
            found = text.find("\n", at)
            end = found if found >= 0 else len(text)
        elif two == "/*":
            end = _end(text.find("*/", at + 2), 2, line, file)
        elif sign in "'\"":
            end = _end(_quote(text, at), 1, line, file)
            token = PhpToken("text", _unescaped(text[at + 1 : end - 1], sign), line)
        elif match := TOKEN.match(text, at):
            end = match.end()
            token = PhpToken(str(match.lastgroup), match[0], line)
        if token is not None:
            yield token
        line += text.count("\n", at, end)
        at = end


def _end(found: int, length: int, line: int, file: str) -> int:
    if found < 0:
        raise NotImported(said("importers.php-unclosed"), line, file)
    return found + length


def _quote(text: str, at: int) -> int:
    """The place of the quote that closes the one at ``at``; -1 if there is none."""
    end = text.find(text[at], at + 1)
    while end > 0 and _escaped(text, at, end):
        end = text.find(text[at], end + 1)
    return end


def _escaped(text: str, start: int, at: int) -> bool:
    """Is the sign at ``at`` behind an odd number of backslashes?"""
    before = at
    while before - 1 > start and text[before - 1] == "\\":
        before -= 1
    return (at - before) % 2 == 1


def _unescaped(text: str, quote: str) -> str:
    if "\\" not in text:
        return text
    if quote == "'":
        return text.replace("\\'", "'").replace("\\\\", "\\")
    return ESCAPE.sub(lambda match: ESCAPES.get(match[1], match[1]), text)


# --- literals


@dataclass
class PhpReader:
    """Reads literals from a list of tokens."""

    tokens: Sequence[PhpToken]
    file: str = ""

    def at(self, place: int) -> PhpToken:
        return self.tokens[place] if place < len(self.tokens) else PhpToken("sign", "", self.tokens[-1].line)

    def says(self, place: int, *words: str) -> bool:
        """Are these the next words?"""
        return all(self.at(place + n).value == word for n, word in enumerate(words))

    def literal(self, place: int, depth: int = 0) -> tuple[PhpValue, int]:
        """The literal at a place and where it ends; None for anything else, which ends before a comma or bracket."""
        token = self.at(place)
        after = place + 1
        value: PhpValue = None
        if token.value == "array" and self.at(after).value == "(":
            value, after = self.arguments(after, depth)
        elif token.value == "[" and token.kind == "sign":
            value, after = self.arguments(place, depth)
        elif token.kind == "text":
            value = token.value
        elif token.kind == "number":
            value = float(token.value[:LONGEST_NUMBER])
        elif token.value == "-" and self.at(after).kind == "number":
            value, after = -float(self.at(after).value[:LONGEST_NUMBER]), after + 1
        else:
            return None, self.skip(place)
        if self.at(after).value in (",", ")", "]", ";", "=>"):
            return value, after
        return None, self.skip(after)

    def arguments(self, place: int, depth: int = 0) -> tuple[PhpArray, int]:
        """What stands in the brackets that open at a place, and where they end."""
        if depth > DEEPEST:
            raise NotImported(said("importers.php-too-large"), self.at(place).line, self.file)
        found = PhpArray(self.at(place).line)
        place += 1
        while not self.closes(place, found.line):
            key: PhpValue = None
            value, place = self.literal(place, depth + 1)
            if self.at(place).value == "=>":
                key = value
                value, place = self.literal(place + 1, depth + 1)
            found.items.append((key, value))
            if self.at(place).value == ",":
                place += 1
            elif not self.closes(place, found.line):
                raise NotImported(said("importers.php-unclosed"), found.line, self.file)
        return found, place + 1

    def closes(self, place: int, opened: int) -> bool:
        """Is this a closing bracket? ``opened``: the line of the opening one, should it never be closed."""
        if place >= len(self.tokens):
            raise NotImported(said("importers.php-unclosed"), opened, self.file)
        token = self.tokens[place]
        return token.kind == "sign" and token.value in (")", "]")

    def skip(self, place: int) -> int:
        """The end of an expression: the next comma, semicolon or closing bracket outside of brackets."""
        depth = 0
        while place < len(self.tokens):
            token = self.tokens[place]
            if token.kind == "sign":
                if depth == 0 and token.value in (",", ")", "]", ";", "=>", "}"):
                    return place
                depth += (token.value in ("(", "[", "{")) - (token.value in (")", "]", "}"))
            place += 1
        return place
