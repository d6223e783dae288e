"""All legal orders of a unit, in a stable order: hold, moves, convoyed moves, supports, convoys.

Nearly all of it is geography and kept once per board; only who stands where, and what the fleets at sea could carry, is
looked at anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import chain
from operator import or_
from typing import TypeVar

from casusbelli.core.board import Board
from casusbelli.core.convoys import Carriers, Flotilla
from casusbelli.core.orders import ARMY, FLEET, Convoy, Hold, Move, MovementOrder, Piece, SupportHold, SupportMove
from casusbelli.core.units import Position, Unit

Orders = tuple[MovementOrder, ...]

MOST_REMEMBERED = 10_000  # ways over sea, for one unit in one place


def options(position: Position) -> dict[str, Orders]:
    """Unit location -> every order it may be given. Whatever is listed is legal, whatever is legal means one of these
    (``A LON - BEL`` over sea is listed as ``A LON - BEL VIA``)."""
    return {unit.at: orders for unit, orders in zip(position.units, options_of(position.units, position), strict=True)}


def options_of(units: Iterable[Unit], position: Position) -> Iterator[Orders]:
    """The same for some of the units, one after the other."""
    survey = Survey(position)
    return map(survey.orders, units)


def unit_options(unit: Unit, position: Position) -> Orders:
    return Survey(position).orders(unit)


Voyages = list[tuple[Unit, int]]


class Survey:
    """What is asked once of a position, and not for each unit: what its fleets could carry."""

    def __init__(self, position: Position) -> None:
        self._orders: dict[Unit, Orders] = {}
        self.at = position.at
        self.book = position.board.kept(_Book)
        self.carriers = position.board.carriers(position.carriers)
        armies = [unit for unit in position.units if unit.kind == ARMY] if position.carriers else []
        self.voyages = _voyages(self.carriers, armies)

    def orders(self, unit: Unit) -> Orders:
        """Every order the unit may be given; worked out once."""
        known = self._orders.get(unit)
        if known is None:
            known = self._orders[unit] = self._find(unit)
        return known

    def sample(self, unit: Unit, chance: Callable[[int], int]) -> MovementOrder:
        """One of the unit's orders; any may come, not all as often, and they are not listed for it. ``chance(n)`` is a
        number below n."""
        page = self.book.page(unit.kind, unit.at)
        around, at = page.around, self.at
        while True:
            kind = chance(len(around) + 2)
            if kind == 0:
                return page.moves[chance(len(page.moves))]
            if kind <= len(around):
                target = at.get(around[kind - 1])
                known = () if target is None else page.helps[target.kind].get(target.at) or page.help(target)
            else:
                known = self._some_over_sea(unit, page, chance)
            if known:
                return known[chance(len(known))]

    def _some_over_sea(self, unit: Unit, page: _Page, chance: Callable[[int], int]) -> Orders:
        """Orders that have to do with one of the armies that could be carried; maybe none."""
        if not self.voyages:
            return ()
        if unit.kind == ARMY and not chance(2):
            return page.over_sea(self.carriers)
        army, seas = self.voyages[chance(len(self.voyages))]
        flotilla = self.carriers.flotilla(page.here) if page.carrier else None
        if flotilla is not None and army.at in flotilla.beach and not chance(2):
            return page.convoys.get((flotilla.seas, army.at)) or page.convoy(army, flotilla)
        if page.carrier:
            seas = dict(self._beside(page)).get(army, 0)
        return page.help_over_sea(army, seas) if seas & page.shores and army is not unit else ()

    def _find(self, unit: Unit) -> Orders:
        page = self.book.page(unit.kind, unit.at)
        found = list(page.moves)
        at, helps, voyages = self.at, page.helps, self.voyages
        if voyages and unit.kind == ARMY:
            found += page.over_sea(self.carriers)
        for province in page.around:
            if province in at:
                target = at[province]
                known = helps[target.kind].get(target.at)
                found += page.help(target) if known is None else known
        if voyages:
            overseas, shores = page.overseas, page.shores
            for army, seas in self._beside(page) if page.carrier else voyages if shores else ():
                if seas & shores and army is not unit:
                    known = overseas.get((army.at, seas))
                    found += page.help_over_sea(army, seas) if known is None else known
            if page.carrier:
                found += chain.from_iterable(self._convoys(page))
        return tuple(found)

    def _beside(self, page: _Page) -> Voyages:
        """The voyages that a fleet at sea may support: not those that need it to convoy (DATC 6.D.31)."""
        own = self.carriers.flotilla(page.here)
        if own is None:
            return self.voyages
        left, found = own.without(page.carrier), []
        for army, seas in self.voyages:
            others = seas & ~own.seas
            if others != seas:
                for flotilla in left:
                    if army.at in flotilla.beach:
                        others |= flotilla.seas
            if others:
                found.append((army, others))
        return found

    def _convoys(self, page: _Page) -> Iterator[Orders]:
        flotilla = self.carriers.flotilla(page.here)
        if flotilla is None:
            return
        for army, _seas in self.voyages:
            if army.at in flotilla.beach:
                known = page.convoys.get((flotilla.seas, army.at))
                yield page.convoy(army, flotilla) if known is None else known


def _voyages(carriers: Carriers, armies: list[Unit]) -> Voyages:
    """The armies that these fleets could carry, and over which seas."""
    found = [(army, carriers.voyage(army.at)) for army in armies]
    return [voyage for voyage in found if voyage[1]]


class _Page:
    """The orders of one kind of unit in one place that geography alone decides."""

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
        self.helps: dict[str, dict[str, Orders]] = {ARMY: {}, FLEET: {}}
        # over sea, by the seas that fleets lie in
        self.voyages: dict[int, Orders] = {}
        self.overseas: dict[tuple[str, int], Orders] = {}
        self._ways: dict[str, dict[str, SupportMove]] = {}  # army's place -> where it might come over sea beside us
        self.convoys: dict[tuple[int, str], Orders] = {}

    def help(self, target: Unit) -> Orders:
        """Support for a unit to hold, or to move without a convoy. Where the coast makes a difference, the support may
        name it or leave it open (DATC 4.B.4)."""
        known = self.helps[target.kind][target.at] = tuple(self._help(target.piece))
        return known

    def _help(self, target: Piece) -> Iterator[MovementOrder]:
        board = self.board
        if board.province_of[target.at] in self.near:
            yield SupportHold(self.piece, target)
        ways = board.supportable[target.kind][target.at]
        for to, province in board.province_of.items():
            if to in ways and province in self.near and province != self.here:
                yield SupportMove(self.piece, target, to)

    def over_sea(self, carriers: Carriers) -> Orders:
        seas = carriers.voyage(self.here)
        known = self.voyages.get(seas)
        if known is None:
            landings = (to for to in carriers.landings(self.here) if to not in self.board.closed)
            known = _keep(self.voyages, seas, tuple(Move(self.piece, to, via=True) for to in landings))
        return known

    def help_over_sea(self, army: Unit, seas: int) -> Orders:
        """Support of an army that comes over sea; of one that could walk there too it is support by land."""
        ways = self._ways.get(army.at)
        if ways is None:
            by_land = self.board.supportable[ARMY][army.at]
            coasts = (to for to in self.board.province if to in self.near and to not in by_land and to != self.here)
            ways = self._ways[army.at] = {to: SupportMove(self.piece, army.piece, to) for to in coasts}
        landings = self.board.waters.landings(army.at, seas)
        return _keep(self.overseas, (army.at, seas), tuple(order for to, order in ways.items() if to in landings))

    def convoy(self, army: Unit, flotilla: Flotilla) -> Orders:
        landings = flotilla.convoys(self.here, army.at)
        return _keep(
            self.convoys, (flotilla.seas, army.at), tuple(Convoy(self.piece, army.piece, to) for to in landings)
        )


Key = TypeVar("Key")


def _keep(memory: dict[Key, Orders], key: Key, orders: Orders) -> Orders:
    """Remember, but not without end: there are more ways to lie at sea than anybody will see."""
    if len(memory) > MOST_REMEMBERED:
        memory.clear()
    memory[key] = orders
    return orders


class _Book:
    """The pages of a board, made when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._pages: dict[str, dict[str, _Page]] = {ARMY: {}, FLEET: {}}

    def page(self, kind: str, at: str) -> _Page:
        page = self._pages[kind].get(at)
        if page is None:
            page = self._pages[kind][at] = _Page(kind, at, self.board)
        return page
