"""Forms: how the orders that rules add are written (engine/grammar.py parses them).

A form is a pattern of words and parts: ``(dwo|declare war on) {powers}``. ``|`` separates alternatives within its
brackets, ``[ ]`` encloses what may be omitted, ``( )`` a group. A part in braces is a field of the directive, read
according to its kind (``{ally:power}``, or ``{power}`` if field and kind have the same name). Kinds: power, powers,
place, places, unit, order, number (core/parts.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from casusbelli.core.cached_property import cached_property
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.orders import Directive
from casusbelli.core.said import Said, Text, render
from casusbelli.core.verdicts import Why

__all__ = ["Form", "readable"]


class EntryRefusal(Why, namespace="engine"):
    """Why something is not an order of this game or of this phase."""

    NOT_UNDERSTOOD = ("not-understood", "")
    IMPASSABLE = ("permanently-closed", "map")
    UNKNOWN_ORDER = ("unknown-order", "")
    TOO_LATE = ("too-late", "")
    OTHER_PHASE = ("wrong-phase", "")
    NO_PHASE = ("wrong-phase", "")
    OTHER_HAND = ("not-yours", "")
    SEND_AGAIN = ("send-again", "")


QUOTES = r"\s\"'`*_"
LEAD = rf"[>=([{QUOTES}-]*"  # bullets, quotation marks, and signs that mark a quoted message
TRAIL = rf"[.)\]{QUOTES}]*"
HYPHEN = r"[\s‐‑‒–—−-]+"  # spellings of a hyphen inside a word: "Counter Revolution"
CALL = "\x01"  # stands for an exclamation mark that begins no comment
PIECE = re.compile(r"\{(\w+)(?::(\w+))?\}|([\w'-]+!?)|([\[\]()|:])|\s+")


Words = list[str]


@dataclass(frozen=True)
class Form:
    """One kind of order. ``kinds``: the letters of the phases in which it can be given; without any, it can be given at
    any time and is carried out at once. ``fixed``: fields whose values the words themselves determine."""

    directive: type[Directive]
    pattern: str
    kinds: str
    sentence: Text
    secret: str = ""  # the phases in which only its writer sees it when orders are revealed
    fixed: Mapping[str, Any] = field(default_factory=dict)
    shares: bool = False  # do the same words mean something else in other phases?
    joins: str = ""  # its first words, if it may follow another order without a comma
    rank: int = 0  # order of execution among immediate orders sent together: lowest first
    each: str = ""  # a part that lists several things: the line makes one order for each of them
    unanswered: Text = ""  # the message to its writer if a secret order has no result
    final: bool = False  # does it end something for good? Pages offer it last

    @property
    def at_once(self) -> bool:
        return not self.kinds

    def is_for(self, kind: str) -> bool:
        """Can it be given in a phase of this kind?"""
        return self.at_once or kind in self.kinds

    @cached_property
    def parts(self) -> dict[str, str]:
        """Field -> kind."""
        return {name: kind or name for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", self.pattern)}

    @cached_property
    def needed(self) -> set[str]:
        """The fields that may not be omitted."""
        fields, defaults = self.directive.__struct_fields__, self.directive.__struct_defaults__
        return {*fields[: len(fields) - len(defaults)]} - self.fixed.keys()

    @cached_property
    def words(self) -> re.Pattern[str]:
        return re.compile(rf"{LEAD}{_expression(self.pattern)}{TRAIL}", re.IGNORECASE)

    @cached_property
    def openings(self) -> frozenset[str]:
        """The words that the form may begin with; "" if it begins with a part."""
        return frozenset(_openings(PIECE.finditer(self.pattern))[0])

    @property
    def written(self) -> str:
        """The pattern as the rulebook prints it."""
        shown = re.sub(r"\{(\w+)(?::(\w+))?\}", lambda part: f"<{part[1]}>", self.pattern)
        return shown[:1].upper() + shown[1:]


def readable(form: Form, language: str = ENGLISH) -> list[str]:
    """The form as a player would type it: the first of all alternatives, without optional parts; then with them, if
    they contain fields."""
    pieces = list(PIECE.finditer(form.pattern))
    longer = re.search(r"\[[^\]]*\{", form.pattern) is not None  # is any field optional?
    found = (
        " ".join(_written(iter(pieces), language, whole)).replace(" :", ":") for whole in dict.fromkeys((False, longer))
    )
    return list(dict.fromkeys(text[:1].upper() + text[1:] for text in found))


def _written(pieces: Iterator[re.Match[str]], language: str, whole: bool) -> Words:
    """Read up to a closing bracket."""
    first: Words | None = None
    now: Words = []
    for piece in pieces:
        name, kind, word, sign = piece.groups()
        if name:
            now.append(render(Said(f"engine.part-{kind or name}"), language))
        elif word:
            now.append(word)
        elif sign == "|":
            first, now = now if first is None else first, []
        elif sign in ("]", ")"):
            break
        elif sign == ":":
            now.append(sign)
        elif sign:
            within = _written(pieces, language, whole)
            now += within if sign == "(" or whole else []
    return now if first is None else first


def _expression(pattern: str) -> str:
    """Convert a pattern to a regular expression with one group for each part. Words are separated by any blanks."""
    found: list[str] = []
    at = 0
    for piece in PIECE.finditer(pattern):
        if piece.start() != at:
            raise ValueError(f"the form {pattern!r} has a sign at {at} that means nothing")
        at = piece.end()
        name, _kind, word, sign = piece.groups()
        if name:
            found.append(rf"[{QUOTES}]*(?P<{name}>[^.)\]{QUOTES}].*?)")
        elif word:
            literal = re.escape(word).replace("!", f"[!{CALL}]").replace("'", "['’ ]?").replace("\\-", HYPHEN)
            found.append(rf"[\s-]*(?<!\w){literal}(?!\w)-*")  # "-S-", as in standard orders
        elif sign:
            found.append({"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|", ":": r"\s*:"}[sign])
    if at != len(pattern):
        raise ValueError(f"the form {pattern!r} ends in a sign that means nothing")
    return f"(?:{''.join(found)})"


def _openings(pieces: Iterator[re.Match[str]]) -> tuple[set[str], bool]:
    """The possible first words up to a closing bracket, and whether everything up to there is optional."""
    first: set[str] = set()
    optional, nothing_yet = False, True
    for piece in pieces:
        name, _kind, word, sign = piece.groups()
        if sign == "|":
            optional, nothing_yet = optional or nothing_yet, True
        elif sign in ("]", ")"):
            break
        elif sign is not None:
            within, left_out = _openings(pieces)
            first |= within if nothing_yet else set()
            nothing_yet = nothing_yet and (left_out or sign == "[")
        elif name or word:
            first |= {re.findall(r"\w+", word)[0].lower() if word else ""} if nothing_yet else set()
            nothing_yet = False
    return first, optional or nothing_yet
