"""Messages that address their reader as "you" rather than by the name of a power.

A catalog gives a sentence its second person by a selection by ``$you``, whose keys name the values that may be the
reader:

    declares = { $you ->
        [by] You declare war on { $on }.
        [on] { $by } declares war on you.
       *[no] { $by } declares war on { $on }.
    }

``addressed`` sets ``you`` to the first of these values that is the reader, in the order of the catalog, and takes the
owner from a unit of the reader ("Your { $unit }"). A sentence without such a form stays as it is. Lists need no form:
their first member is "you", which takes verbs in the plural ("You and France are at war").
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from casusbelli.core.catalogs import ENGLISH, loaded, pattern_of
from casusbelli.core.fluent import Pattern, Selection, Variable
from casusbelli.core.said import YOU, Said, Term, UnitNamed, Value

__all__ = ["ROLE", "Reader", "addressed", "forms"]

ROLE = "you"  # the value that names the one which is the reader
T = TypeVar("T")


class Reader(Struct, frozen=True):
    """Who reads. ``names``: what is "you"; ``owners``: whose units are "yours"."""

    names: frozenset[str] = frozenset()
    owners: frozenset[str] = frozenset()


NOBODY = Reader()


def addressed(told: T, reader: Reader) -> T:
    """The message, and the messages in it, addressed to this reader."""
    return _message(told, reader) if isinstance(told, Said) and reader != NOBODY else told  # type: ignore[return-value]


def forms(code: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The values of a message that may be the reader, in the order of its sentence in this language."""
    return _forms(code, language, loaded())


@lru_cache(maxsize=4096)  # a game file may name any code
def _forms(code: str, language: str, _packs: int) -> tuple[str, ...]:
    _language, pattern = pattern_of(code, language)
    return tuple(dict.fromkeys(_keys(pattern or ())))


def _keys(pattern: Pattern) -> Iterator[str]:
    for element in pattern:
        if isinstance(element, Selection):
            if element.by == Variable(ROLE):
                yield from (
                    key for key, told in element.variants if isinstance(key, str) and told is not element.default
                )
            for inner in element.patterns:
                yield from _keys(inner)


def _message(told: Said, reader: Reader) -> Said:
    values = {name: _value(value, reader) for name, value in told.values.items()}
    mine = [name for name in forms(told.code) if _is_reader(told.values.get(name, ""), reader)]
    if mine:
        values |= {name: _spoken(values[name], reader) for name in mine} | {ROLE: mine[0]}
    return Said(told.code, values)


def _value(value: Value, reader: Reader) -> Value:
    """The messages and lists in a value, for this reader."""
    if isinstance(value, Term) and value.said is not None:
        return Term(said=_message(value.said, reader))
    if isinstance(value, Term) and value.list is not None:
        mine = (YOU,) if any(_is_named(item, reader) for item in value.list) else ()
        return Term(list=(*mine, *(_value(item, reader) for item in value.list if not _is_named(item, reader))))
    return value


def _is_named(value: Value, reader: Reader) -> bool:
    return isinstance(value, Term) and value.power in reader.names


def _is_reader(value: Value, reader: Reader) -> bool:
    """Is this the reader, a unit of theirs, or a list with either?"""
    if not isinstance(value, Term) or value.unit is None:
        return _is_named(value, reader) or any(_is_reader(item, reader) for item in _items(value))
    return value.unit.owner in reader.owners


def _items(value: Value) -> tuple[Value, ...]:
    return value.list or () if isinstance(value, Term) else ()


def _spoken(value: Value, reader: Reader) -> Value:
    """The reader as "you", and their units without the owner."""
    if not isinstance(value, Term) or not _is_reader(value, reader):
        return value
    if value.unit is not None:
        return Term(unit=UnitNamed(value.unit.kind, value.unit.at))
    return YOU if value.list is None else Term(list=tuple(_spoken(item, reader) for item in value.list))
