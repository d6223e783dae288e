"""All legal orders of a unit, in a stable order: hold, moves, convoyed moves, supports, convoys.

Nearly all of it is geography and kept once per board; only who stands where, and what the fleets at sea could carry, is
looked at anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from casusbelli.core.board import Board
from casusbelli.core.orders import ARMY, FLEET, Convoy, Hold, Move, MovementOrder, Piece, SupportHold, SupportMove
from casusbelli.core.units import Position, Unit

Orders = tuple[MovementOrder, ...]


def options(position: Position) -> dict[str, Orders]:
    """Unit location -> every order it may be given. Whatever is listed is legal, whatever is legal means one of these
    (``A LON - BEL`` over sea is listed as ``A LON - BEL VIA``)."""
    return {unit.at: unit_options(unit, position) for unit in position.units}


def unit_options(unit: Unit, position: Position) -> Orders:
    book = _book(position.board)
    parts = [book.moves(unit.kind, unit.at)]
    if position.carriers:
        parts.extend(_voyages(unit, position, book))
    for target in position.units:
        help_ = book.supports.get((unit.kind, unit.at, target.kind, target.at))
        if help_ is None:
            help_ = book.support(unit, target)
        if help_:
            parts.append(help_)
    if position.carriers:
        parts.extend(_convoyed_supports(unit, position, book))
        if unit.kind == FLEET:
            parts.extend(_convoys(unit, position, book))
    return tuple(order for part in parts for order in part)


class _Book:
    """The orders of a board, made when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.supports: dict[tuple[str, str, str, str], Orders] = {}
        self._moves: dict[tuple[str, str], Orders] = {}
        self.voyages: dict[tuple[str, frozenset[str]], Orders] = {}
        self.overseas: dict[tuple[str, str, str, frozenset[str]], Orders] = {}
        self.convoys: dict[tuple[int, str, str], Orders] = {}

    def moves(self, kind: str, at: str) -> Orders:
        known = self._moves.get((kind, at))
        if known is None:
            piece = Piece(kind, at)
            known = (Hold(piece), *(Move(piece, to) for to in self.board.reach[kind][at]))
            self._moves[kind, at] = known
        return known

    def support(self, unit: Unit, target: Unit) -> Orders:
        """Support for one unit to hold, or to move without a convoy. Where the coast makes a difference, the support
        may name it or leave it open (DATC 4.B.4)."""
        known: Orders = ()
        if target.at != unit.at:
            known = tuple(self._support(unit, target))
        self.supports[unit.kind, unit.at, target.kind, target.at] = known
        return known

    def _support(self, unit: Unit, target: Unit) -> Iterator[MovementOrder]:
        board = self.board
        near, here = board.near[unit.kind][unit.at], board.province_of[unit.at]
        if board.province_of[target.at] in near:
            yield SupportHold(unit.piece, target.piece)
        ways = board.supportable[target.kind][target.at]
        for to in board.province_of:
            if to in ways and board.province_of[to] in near and board.province_of[to] != here:
                yield SupportMove(unit.piece, target.piece, to)


_books: WeakKeyDictionary[Board, _Book] = WeakKeyDictionary()


def _book(board: Board) -> _Book:
    book = _books.get(board)
    if book is None:
        book = _books[board] = _Book(board)
    return book


def _voyages(unit: Unit, position: Position, book: _Book) -> Iterator[Orders]:
    """Moves over sea."""
    if unit.kind != ARMY:
        return
    board = position.board
    landings = board.carriers(position.carriers).landings(unit.at)
    if landings:
        key = (unit.at, landings)
        if key not in book.voyages:
            book.voyages[key] = tuple(
                Move(unit.piece, to, via=True) for to in board.province if to in landings and to not in board.closed
            )
        yield book.voyages[key]


def _convoyed_supports(unit: Unit, position: Position, book: _Book) -> Iterator[Orders]:
    """Supports of armies that come over sea, by fleets other than this unit (DATC 6.D.31)."""
    board = position.board
    fleets = position.carriers
    if unit.kind == FLEET:
        fleets &= ~board.carrier[board.province_of[unit.at]]
    if not fleets:
        return
    carriers = board.carriers(fleets)
    for target in position.units:
        if target.kind == ARMY and target is not unit:
            landings = carriers.landings(target.at)
            if landings:
                key = (unit.kind, unit.at, target.at, landings)
                known = book.overseas.get(key)
                if known is None:
                    known = book.overseas[key] = _overseas(unit, target, landings, board)
                yield known


def _overseas(unit: Unit, target: Unit, landings: frozenset[str], board: Board) -> Orders:
    near = board.near[unit.kind][unit.at]
    by_land = board.supportable[ARMY][target.at]
    return tuple(
        SupportMove(unit.piece, target.piece, to)
        for to in board.province
        if to in landings and to in near and to not in by_land and to != unit.at
    )


def _convoys(unit: Unit, position: Position, book: _Book) -> Iterator[Orders]:
    board = position.board
    here = board.province_of[unit.at]
    if not board.carrier[here]:
        return
    for target in position.units:
        if target.kind == ARMY:
            key = (position.carriers, unit.at, target.at)
            known = book.convoys.get(key)
            if known is None:
                if len(book.convoys) > 100_000:
                    book.convoys.clear()
                carriers = board.carriers(position.carriers)
                landings = carriers.landings(target.at)
                known = book.convoys[key] = tuple(
                    Convoy(unit.piece, target.piece, to)
                    for to in board.province
                    if to in landings and carriers.useful(here, target.at, to)
                )
            if known:
                yield known
