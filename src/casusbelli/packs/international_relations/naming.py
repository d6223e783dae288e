"""Helpers for messages: powers by name, seasons, relations, penalties, lists and sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from casusbelli.core.board import Board
from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, Term, Text, power, said, season
from casusbelli.packs.international_relations.facts import Penalty


def named(owner: str) -> Term:
    return power(owner)


def names(owners: Iterable[str]) -> tuple[Term, ...]:
    return tuple(map(power, owners))


def relation_word(between: str) -> Said:
    """ "Neutral", "War", "MDT", "AAT"."""
    return said("ir.relation", between=between)


def kind_word(kind: str) -> Said:
    """ "Solo", "Two-way": of a claim to victory."""
    return said("ir.kind", kind=kind)


def fall(year: int) -> Term:
    return season(f"F{year}")


def points_until(entry: Penalty) -> Said:
    return said("ir.points-until", points=entry.points, until=fall(entry.expires))


def victim_of(board: Board, entry: Penalty) -> Cell:
    """The power that was attacked, or the center that was entered; "": nobody."""
    victim = entry.victim or ""
    return located(board, victim) if victim in board.province else named(victim) if victim else ""


def headings(*columns: str) -> tuple[Said, ...]:
    return tuple(said(f"ir.column-{name}") for name in columns)


def orders_row(orders: Iterable[str]) -> Text:
    """ "A MUN - BUR, A RUH S A MUN - BUR", as the reader writes orders."""
    return row(Term(order=order) for order in orders)


def blame(code: str, board: Board, entry: Penalty) -> Said:
    """The reason for a penalty."""
    ally = named(entry.shared_from or "")
    return said(code, power=named(entry.power), rule=entry.rule, victim=victim_of(board, entry), ally=ally)


def row(items: Iterable[Cell]) -> Text:
    """ "A, B, C"; "" if there are none."""
    values = tuple(items)
    return said("core.row", items=values) if values else ""


def together(told: Iterable[Said]) -> Text:
    """ "A; B; C"; "" if there are none."""
    return _joined("core.also", told)


def sentences(told: Iterable[Said]) -> Text:
    """ "A. B. C."; "" if there are none."""
    return _joined("ir.sentences", told)


def _joined(code: str, told: Iterable[Said]) -> Text:
    lines = tuple(told)
    return reduce(lambda one, other: said(code, one=one, other=other), lines) if lines else ""
