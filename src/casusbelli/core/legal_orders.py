"""All legal orders of a unit, in a stable order: hold, moves, convoyed moves, supports, convoys.

Most of it is geography and cached per board; only the positions of units, and what the fleets at sea could carry, are
computed anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import TypeVar

from casusbelli.core.board import Board
from casusbelli.core.convoys import Flotilla
from casusbelli.core.orders import ARMY, FLEET, Convoy, Hold, Move, MovementOrder, Piece, SupportHold, SupportMove
from casusbelli.core.units import Position, Unit

__all__ = ["Survey", "options"]

Orders = tuple[MovementOrder, ...]

MOST_REMEMBERED = 500  # cached sea routes, for one unit in one place


def options(position: Position) -> dict[str, Orders]:
    """Unit location -> every order it may be given. Every order listed is legal, and every legal order is equivalent to
    one of these (``A LON - BEL`` by sea is listed as ``A LON - BEL VIA``)."""
    return {unit.at: orders for unit, orders in zip(position.units, options_of(position.units, position), strict=True)}


def options_of(units: Iterable[Unit], position: Position) -> Iterator[Orders]:
    """The legal orders of some of the units, one after another."""
    survey = Survey(position)
    return map(survey.orders, units)


def unit_options(unit: Unit, position: Position) -> Orders:
    return Survey(position).orders(unit)


Voyage = tuple[str, int]
"""Where an army stands that could be carried, and the seas of the fleets that might do it."""


class Survey:
    """The legal orders in a position, sharing what concerns all units, such as what its fleets could carry."""

    def __init__(self, position: Position) -> None:
        self._orders: dict[Unit, Orders] = {}
        self.spots = {province: unit.kind + unit.at for province, unit in position.at.items()}
        self.book = position.board.memo(_Book)
        self.carriers = position.board.carriers(position.carriers)
        armies = [unit.at for unit in position.units if unit.kind == ARMY] if position.carriers else []
        self.seas = {at: seas for at in armies if (seas := self.carriers.voyage(at))}
        self.voyages: list[Voyage] = list(self.seas.items())

    def orders(self, unit: Unit) -> Orders:
        """Every order the unit may be given; cached."""
        known = self._orders.get(unit)
        if known is None:
            known = self._orders[unit] = self._find(unit)
        return known

    def sample(self, unit: Unit, chance: Callable[[int], int]) -> MovementOrder:
        """A random legal order of the unit, drawn without listing all. Every order can come up, but not with equal
        probability. ``chance(n)`` is a number below n."""
        page = self.book.page(unit.kind, unit.at)
        beside = list(filter(self.spots.__contains__, page.around))
        while True:
            kind = chance(len(beside) + 2)
            if kind == 0:
                return page.moves[chance(len(page.moves))]
            if kind <= len(beside):
                known = page.helps[self.spots[beside[kind - 1]]]
            else:
                known = self._some_over_sea(unit, page, chance)
            if known:
                return known[chance(len(known))]

    def _some_over_sea(self, unit: Unit, page: _Page, chance: Callable[[int], int]) -> Orders:
        """Orders connected with one of the armies that could be convoyed; possibly none."""
        if not self.voyages:
            return ()
        if unit.kind == ARMY and not chance(2):
            return page.over_sea[self.seas.get(unit.at, 0)]
        army, seas = self.voyages[chance(len(self.voyages))]
        flotilla = self.carriers.flotilla(page.here) if page.carrier else None
        if flotilla is not None and army in flotilla.beach and not chance(2):
            return page.convoys[army, flotilla.seas]
        if flotilla is not None:
            seas = dict(self._beside(page, flotilla)).get(army, 0)
        return page.helps_over_sea[army, seas] if seas & page.shores and army != unit.at else ()

    def _find(self, unit: Unit) -> Orders:
        page, at = self.book.page(unit.kind, unit.at), unit.at
        spots, helps = self.spots, page.helps
        found = [*page.moves]
        if unit.kind == ARMY and at in self.seas:
            found += page.over_sea[self.seas[at]]
        for province in filter(spots.__contains__, page.around):
            found += helps[spots[province]]
        if not self.voyages:
            return tuple(found)
        own = self.carriers.flotilla(page.here) if page.carrier else None
        helps_over_sea, shores = page.helps_over_sea, page.shores
        for voyage in self.voyages if own is None else self._beside(page, own):
            if voyage[1] & shores and voyage[0] != at:
                found += helps_over_sea[voyage]
        if own is not None:
            for army in self.seas:
                if army in own.beach:
                    found += page.convoys[army, own.seas]
        return tuple(found)

    def _beside(self, page: _Page, own: Flotilla) -> list[Voyage]:
        """The convoyed moves that a fleet at sea may support: not those that need it to convoy (DATC 6.D.31)."""
        left, found = own.without(page.carrier), []
        for army, seas in self.voyages:
            others = seas & ~own.seas
            if others != seas:
                for flotilla in left:
                    if army in flotilla.beach:
                        others |= flotilla.seas
            if others:
                found.append((army, others))
        return found


class _Page:
    """The orders of one kind of unit in one place that geography alone determines."""

    def __init__(self, kind: str, at: str, board: Board) -> None:
        self.board = board
        self.piece = Piece(kind, at)
        self.near = board.near[kind][at]
        self.here = board.province_of[at]
        self.carrier = board.carrier[self.here] if kind == FLEET else 0
        self.shores = reduce(or_, (board.waters.coasts.get(p, 0) for p in self.near), 0)  # seas beside what it may help
        self.moves: Orders = (Hold(self.piece), *(Move(self.piece, to) for to in board.reach[kind][at]))
        within_reach = (p for p in board.province if p in self.near or not self.near.isdisjoint(board.neighbors[p]))
        self.around = tuple(p for p in within_reach if p != self.here)
        within = ((to, province) for to, province in board.province_of.items() if province in self.near)
        self.to = tuple(to for to, province in within if province != self.here)  # where it may support a move to
        self.helps = _Memory(self._helps)
        # over sea, by the seas that fleets lie in
        self.over_sea = _Memory(self._over_sea)
        self.helps_over_sea = _Memory(self._helps_over_sea)
        self.convoys = _Memory(self._convoys)
        self._ways: dict[str, dict[str, SupportMove]] = {}  # army's place -> where it might come over sea beside us

    def _helps(self, spot: str) -> Iterator[MovementOrder]:
        """Supports for a unit ("ALON") to hold, or to move without a convoy. If the coast makes a difference, the
        support may name it or leave it open (DATC 4.B.4)."""
        board, target = self.board, Piece(spot[0], spot[1:])
        if board.province_of[target.at] in self.near:
            yield SupportHold(self.piece, target)
        ways = board.supportable[target.kind][target.at]
        for to in self.to:
            if to in ways:
                yield SupportMove(self.piece, target, to)

    def _over_sea(self, seas: int) -> Iterator[MovementOrder]:
        landings = self.board.waters.landings(self.here, seas)
        return (Move(self.piece, to, via=True) for to in landings if to not in self.board.closed)

    def _helps_over_sea(self, voyage: Voyage) -> Iterator[MovementOrder]:
        """Supports for an army that comes by convoy; if the army could also go by land, it is a support by land."""
        army, seas = voyage
        ways = self._ways.get(army)
        if ways is None:
            by_land = self.board.supportable[ARMY][army]
            coasts = (to for to in self.to if to in self.near and to not in by_land)
            ways = self._ways[army] = {to: SupportMove(self.piece, Piece(ARMY, army), to) for to in coasts}
        landings = self.board.waters.landings(army, seas)
        return (order for to, order in ways.items() if to in landings)

    def _convoys(self, voyage: Voyage) -> Iterator[MovementOrder]:
        """Convoy orders for an army, by the flotilla in these seas to which this fleet belongs."""
        army, seas = voyage
        flotilla = next(self.board.waters.flotillas(seas))
        return (Convoy(self.piece, Piece(ARMY, army), to) for to in flotilla.convoys(self.here, army))


Key = TypeVar("Key")


class _Memory(dict[Key, Orders]):
    """A bounded cache of orders: there are more arrangements of fleets than will ever be seen."""

    def __init__(self, find: Callable[[Key], Iterable[MovementOrder]]) -> None:
        self.find = find

    def __missing__(self, key: Key) -> Orders:
        if len(self) > MOST_REMEMBERED:
            self.clear()
        found = self[key] = tuple(self.find(key))
        return found


class _Book:
    """The pages of a board, made on first use."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._pages: dict[str, dict[str, _Page]] = {ARMY: {}, FLEET: {}}

    def page(self, kind: str, at: str) -> _Page:
        page = self._pages[kind].get(at)
        if page is None:
            page = self._pages[kind][at] = _Page(kind, at, self.board)
        return page
