"""Which order each consequence of a draft belongs to, so that it can be shown beside that order.

A consequence belongs to the order that it names, or else to the one whose unit or destination it names. If it names
none, as "war with Russia" does, it belongs to the first order that has it as a consequence when given alone. Totals
name nothing but the player and belong to no order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.orders import Move, Order, Piece, Retreat
from casusbelli.core.said import Said, Term, Text, Value
from casusbelli.engine.display import Consequence

__all__ = ["attributed"]


def attributed(
    told: Iterable[Consequence],
    orders: Sequence[Order],
    board: Board,
    own: Collection[str],
    alone: Callable[[Order], Iterable[Consequence]],
) -> Iterator[Consequence]:
    """The consequences with the order that each belongs to. ``own``: the powers that write the orders; ``alone``: the
    consequences of one order given by itself."""
    by_itself: dict[Order, frozenset[Text]] = {}

    def texts(order: Order) -> frozenset[Text]:
        if order not in by_itself:
            by_itself[order] = frozenset(one.text for one in alone(order))
        return by_itself[order]

    for one in told:
        terms = list(_terms(one.text))
        found = one.order or _named(terms, orders, board)
        if found is None and (not terms or any(term.power and term.power not in own for term in terms)):
            found = next((order for order in orders if one.text in texts(order)), None)
        yield one if found is None else replace(one, order=found)


def _terms(told: Value | Text) -> Iterator[Term]:
    """All typed values of a message, also those of messages and lists in it."""
    if isinstance(told, Said):
        for value in told.values.values():
            yield from _terms(value)
    elif isinstance(told, Term):
        yield told
        if told.said is not None:
            yield from _terms(told.said)
        for value in told.list or ():
            yield from _terms(value)


def _named(terms: Sequence[Term], orders: Sequence[Order], board: Board) -> Order | None:
    texts = {term.order for term in terms if term.order}
    units = {term.unit.piece for term in terms if term.unit is not None}
    places = {term.province for term in terms if term.province}
    tests: tuple[Callable[[Order], bool], ...] = (
        lambda order: isinstance(order, Move) and str(order) in texts,
        lambda order: str(order) in texts,
        lambda order: isinstance(order, Move | Retreat) and board.province_of.get(order.to) in places,
        lambda order: _unit(order) in units,
        lambda order: board.province_of.get(getattr(order, "to", "")) in places,
    )
    return next((order for fits in tests for order in orders if fits(order)), None)


def _unit(order: Order) -> str:
    unit = getattr(order, "unit", None)
    return str(unit) if isinstance(unit, Piece) else ""
