"""Reads causes of changes that older logs hold as English sentences (ir-relations-changed/1, ir-treaties-lapsed/1), so
that these games are told in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from casusbelli.core.said import Said, Term, Text, Value, said, value
from casusbelli.packs.international_relations.naming import named, names

SENTENCES = {
    r"treaty": "ir.cause-treaty",
    r"abrogated by (?P<by>.+)": "ir.cause-notice",
    r"notice was given": "ir.cause-noticed",
    r"(?P<by>.+) attacked (?P<victim>.+), an ally of both": "ir.cause-common-ally",
    r"(?P<powers>.+) attacked each other": "ir.cause-mutual",
    r"(?P<by>.+?) attacked (?P<on>[^:]+): (?P<orders>.+)": "ir.cause-attack-by",
    r"(?P<by>.+) attacked (?P<on>.+)": "ir.cause-attack",
    r"(?P<power>.+) is out": "ir.cause-out",
    r"(?P<powers>.+) claimed victory": "ir.cause-claim",
    r"the International Conference": "ir.cause-conference",
    r"the conference failed": "ir.cause-conference-failed",
}


def cause_said(cause: Text) -> Text:
    """The message for an old sentence; an unknown sentence is returned as it is."""
    if isinstance(cause, Said):
        return _with_orders(cause)
    for sentence, code in SENTENCES.items():
        found = re.fullmatch(sentence, cause)
        if found is not None:
            return said(code, **{name: _value(name, text) for name, text in found.groupdict().items()})
    return cause


def _with_orders(cause: Said) -> Said:
    """The cause with its orders as orders: events store them as strings."""
    orders = cause.values.get("orders")
    if not isinstance(orders, Term) or orders.list is None or not all(isinstance(one, str) for one in orders.list):
        return cause
    return Said(cause.code, {**cause.values, "orders": _orders(one for one in orders.list if isinstance(one, str))})


def _orders(texts: Iterable[str]) -> Value:
    return value([Term(order=text) for text in texts])


def _value(name: str, text: str) -> Value:
    if name == "orders":
        return _orders(text.split(", "))
    return value(names(text.split(" and "))) if name == "powers" else named(text)
