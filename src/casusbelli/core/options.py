"""All legal orders of a unit, in a stable order: hold, moves, convoyed moves, supports, convoys.

Nearly all of it is geography and kept once per board; only who stands where, and what the fleets at sea could carry, is
looked at anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from weakref import WeakKeyDictionary

from casusbelli.core.board import Board
from casusbelli.core.convoys import Flotilla
from casusbelli.core.orders import ARMY, FLEET, Convoy, Hold, Move, MovementOrder, Piece, SupportHold, SupportMove
from casusbelli.core.units import Position, Unit

Orders = tuple[MovementOrder, ...]

MOST_CONVOYS = 100_000  # remembered at once, over all positions


def options(position: Position) -> dict[str, Orders]:
    """Unit location -> every order it may be given. Whatever is listed is legal, whatever is legal means one of these
    (``A LON - BEL`` over sea is listed as ``A LON - BEL VIA``)."""
    sea = _Sea(position)
    return {unit.at: _unit_options(unit, position, sea) for unit in position.units}


def unit_options(unit: Unit, position: Position) -> Orders:
    return _unit_options(unit, position, _Sea(position))


def _unit_options(unit: Unit, position: Position, sea: _Sea) -> Orders:
    book = _book(position.board)
    page = book.page(unit.kind, unit.at)
    parts = [page.moves]
    if sea.fleets and unit.kind == ARMY:
        parts.append(book.voyages(unit, sea))
    at, helps = position.at, page.helps
    for target in [at[province] for province in page.around if province in at]:
        help_ = helps.get((target.kind, target.at))
        parts.append(page.help(target) if help_ is None else help_)
    if sea.fleets:
        parts.extend(book.overseas(unit, page, sea))
        if unit.kind == FLEET and position.board.carrier[page.here]:
            parts.extend(book.convoys(unit, page, sea))
    return tuple(chain.from_iterable(parts))


class _Sea:
    """What the fleets of a position could carry, asked once and not for each unit."""

    def __init__(self, position: Position) -> None:
        self.board = position.board
        self.fleets = position.carriers
        self.armies = [unit for unit in position.units if unit.kind == ARMY] if self.fleets else []
        self.voyages = self._voyages(self.fleets, self.armies)

    def _voyages(self, fleets: int, armies: list[Unit]) -> list[tuple[Unit, frozenset[str]]]:
        """Which of the armies these fleets could carry, and where to."""
        if not fleets:
            return []
        carriers = self.board.carriers(fleets)
        found = [(army, carriers.landings(army.at)) for army in armies]
        return [(army, landings) for army, landings in found if landings]

    def beside(self, unit: Unit, page: _Page) -> list[tuple[Unit, frozenset[str]]]:
        """The voyages that may end beside this unit. A fleet cannot convoy what it supports (DATC 6.D.31)."""
        near = page.near
        found = [voyage for voyage in self.voyages if voyage[0] is not unit and not near.isdisjoint(voyage[1])]
        bit = self.board.carrier[page.here] if unit.kind == FLEET else 0
        return self._voyages(self.fleets & ~bit, [army for army, _ in found]) if bit and found else found


class _Page:
    """The orders of one kind of unit in one place that geography alone decides."""

    def __init__(self, kind: str, at: str, board: Board) -> None:
        self.board = board
        self.piece = Piece(kind, at)
        self.near = board.near[kind][at]
        self.here = board.province_of[at]
        self.moves: Orders = (Hold(self.piece), *(Move(self.piece, to) for to in board.reach[kind][at]))
        within_reach = (p for p in board.province if p in self.near or not self.near.isdisjoint(board.neighbors[p]))
        self.around = tuple(p for p in within_reach if p != self.here)
        self.helps: dict[tuple[str, str], Orders] = {}
        self.voyages: dict[frozenset[str], Orders] = {}
        self.overseas: dict[tuple[str, frozenset[str]], Orders] = {}

    def help(self, target: Unit) -> Orders:
        """Support for a unit to hold, or to move without a convoy. Where the coast makes a difference, the support may
        name it or leave it open (DATC 4.B.4)."""
        known = self.helps[target.kind, target.at] = tuple(self._help(target.piece))
        return known

    def _help(self, target: Piece) -> Iterator[MovementOrder]:
        board = self.board
        if board.province_of[target.at] in self.near:
            yield SupportHold(self.piece, target)
        ways = board.supportable[target.kind][target.at]
        for to, province in board.province_of.items():
            if to in ways and province in self.near and province != self.here:
                yield SupportMove(self.piece, target, to)


class _Book:
    """The pages of a board, made when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._pages: dict[tuple[str, str], _Page] = {}
        self._convoys: dict[tuple[int, str, str], Orders] = {}

    def page(self, kind: str, at: str) -> _Page:
        page = self._pages.get((kind, at))
        if page is None:
            page = self._pages[kind, at] = _Page(kind, at, self.board)
        return page

    def voyages(self, army: Unit, sea: _Sea) -> Orders:
        """Moves over sea."""
        page = self.page(ARMY, army.at)
        landings = self.board.carriers(sea.fleets).landings(army.at)
        known = page.voyages.get(landings)
        if known is None:
            known = page.voyages[landings] = tuple(
                Move(page.piece, to, via=True)
                for to in self.board.province
                if to in landings and to not in self.board.closed
            )
        return known

    def overseas(self, unit: Unit, page: _Page, sea: _Sea) -> Iterator[Orders]:
        """Supports of armies that come over sea."""
        for target, landings in sea.beside(unit, page):
            known = page.overseas.get((target.at, landings))
            if known is None:
                known = page.overseas[target.at, landings] = self._overseas(page, target.piece, landings)
            yield known

    def _overseas(self, page: _Page, target: Piece, landings: frozenset[str]) -> Orders:
        by_land = self.board.supportable[ARMY][target.at]
        return tuple(
            SupportMove(page.piece, target, to)
            for to in self.board.province
            if to in landings and to in page.near and to not in by_land and to != page.here
        )

    def convoys(self, fleet: Unit, page: _Page, sea: _Sea) -> Iterator[Orders]:
        flotilla = self.board.carriers(sea.fleets).flotilla(page.here)
        if flotilla is None:
            return
        for army, _landings in sea.voyages:
            if army.at in flotilla.beach:
                key = (flotilla.seas, fleet.at, army.at)
                known = self._convoys.get(key)
                if known is None:
                    if len(self._convoys) > MOST_CONVOYS:
                        self._convoys.clear()
                    known = self._convoys[key] = self._convoy(page, army.piece, flotilla)
                yield known

    def _convoy(self, page: _Page, army: Piece, flotilla: Flotilla) -> Orders:
        return tuple(
            Convoy(page.piece, army, to)
            for to in self.board.province
            if to in flotilla.beach and flotilla.useful(page.here, army.at, to)
        )


_books: WeakKeyDictionary[Board, _Book] = WeakKeyDictionary()


def _book(board: Board) -> _Book:
    book = _books.get(board)
    if book is None:
        book = _books[board] = _Book(board)
    return book
