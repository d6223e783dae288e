"""Do these orders fit together? Advice about one writer's orders, from what that writer knows.

    >>> from casusbelli import Position, Unit, board, parse
    >>> from casusbelli.core.coherence import coherence
    >>> europe = board("standard")
    >>> units = [Unit(0, "Austria", "A", "VIE"), Unit(1, "Austria", "F", "TRI")]
    >>> orders = [parse(line, europe).order for line in ("A VIE S F TRI", "F TRI - ALB")]
    >>> [str(advice.told) for advice in coherence(Position(europe, units), ["Austria"], orders)]
    ['F TRI is ordered to Albania, so the support of A VIE to hold it does nothing.']

It looks at no order of anybody else, so it reveals nothing, and it refuses nothing: a player who lets two units bounce
on purpose is told so and may still do it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.legality import convoyable, located
from casusbelli.core.orders import (
    ARMY,
    FLEET,
    Convoy,
    Hold,
    Move,
    MovementOrder,
    Order,
    Retreat,
    SupportHold,
    SupportMove,
)
from casusbelli.core.said import Said, said
from casusbelli.core.units import Position, Unit

__all__ = ["Advice", "coherence", "left_out"]

MOVEMENT = (Hold, Move, SupportHold, SupportMove, Convoy)


class Advice(Struct, frozen=True):
    """Why an order may not do what the player wants. ``order`` is None if an order is missing."""

    order: Order | None
    told: Said


def coherence(
    position: Position, owners: Collection[str], orders: Sequence[Order], centers: Collection[str] = ()
) -> list[Advice]:
    """Advice about how a player's orders affect each other, in the order in which they are written. Other powers' units
    with an order count as the player's. ``centers``: the player's, if a unit that arrives now could only take a
    center."""
    if any(isinstance(order, Retreat) for order in orders):
        return list(_retreats(position.board, orders))
    return list(_Orders(position, owners, orders, centers).advice())


def left_out(count: int, builds: bool) -> list[Advice]:
    """Advice that this many builds, or else removals, have no order."""
    code = "core.coherence-builds" if builds else "core.coherence-removals"
    return [Advice(None, said(code, n=count))] if count > 0 else []


class _Orders:
    """One player's movement orders, by the province of their unit."""

    def __init__(
        self, position: Position, owners: Collection[str], orders: Iterable[Order], centers: Collection[str]
    ) -> None:
        self.position, self.board, self.centers = position, position.board, centers
        self.mine = {place: unit for place, unit in position.at.items() if unit.owner in owners}
        self.by_place: dict[str, MovementOrder] = {}
        for order in orders:
            if isinstance(order, MOVEMENT):
                place = self.place(order.unit.at)
                if place in position.at:
                    self.mine[place] = position.at[place]
                    self.by_place[place] = order

    def place(self, location: str) -> str:
        return self.board.province_of.get(location, location)

    def advice(self) -> Iterator[Advice]:
        for place, order in self.by_place.items():
            unit = self.mine[place]
            if isinstance(order, SupportHold):
                yield from self._support_hold(order, unit)
            elif isinstance(order, SupportMove):
                yield from self._support_move(order, unit)
            elif isinstance(order, Convoy):
                yield from self._convoy(order, unit)
            elif isinstance(order, Move):
                yield from self._move(order, unit)
        yield from self._bounces()

    def _said(self, key: str, unit: Unit, order: MovementOrder, place: str = "", **values: object) -> Advice:
        there = {"place": located(self.board, place)} if place else {}
        return Advice(order, said(f"core.coherence-{key}", unit=unit, **there, **values))

    # --- supports and convoys of the player's own units

    def _support_hold(self, order: SupportHold, unit: Unit) -> Iterator[Advice]:
        target = self._of_mine(order.target.at)
        theirs = self._order_of(target)
        if target is not None and isinstance(theirs, Move):
            yield self._said("support-of-mover", unit, order, theirs.to, target=target)

    def _support_move(self, order: SupportMove, unit: Unit) -> Iterator[Advice]:
        target = self._of_mine(order.target.at)
        if target is not None and not self._moves(target, order.to):
            theirs = self._order_of(target)
            if isinstance(theirs, Move):
                elsewhere = located(self.board, theirs.to)
                yield self._said("support-elsewhere", unit, order, order.to, target=target, elsewhere=elsewhere)
            else:
                yield self._said("support-of-nobody", unit, order, order.to, target=target)
            return
        victim = self._of_mine(order.to)
        if victim is not None and victim is not target and not isinstance(self._order_of(victim), Move):
            yield self._said("support-against-own", unit, order, order.to, victim=victim)

    def _convoy(self, order: Convoy, unit: Unit) -> Iterator[Advice]:
        target = self._of_mine(order.target.at)
        if target is not None and not self._moves(target, order.to):
            yield self._said("convoy-of-nobody", unit, order, order.to, target=target)

    # --- moves

    def _move(self, order: Move, unit: Unit) -> Iterator[Advice]:
        if self._is_by_sea(order, unit):
            yield from self._by_sea(order, unit)
        there = self._of_mine(order.to)
        if there is None or there is unit:
            if there is None and self._is_safe(order.to) and self._could_gain(unit):
                yield self._said("yours-already", unit, order, order.to)
            return
        theirs = self._order_of(there)
        if not isinstance(theirs, Move):
            yield self._said("own-stays", unit, order, order.to, other=there)
        elif unit.id < there.id and self.place(theirs.to) == self.place(unit.at) and self._by_land(order, theirs):
            yield self._said("swap", unit, order, other=there)

    def _by_land(self, *moves: Move) -> bool:
        return not any(self._is_by_sea(move, self.mine[self.place(move.unit.at)]) for move in moves)

    def _is_by_sea(self, order: Move, unit: Unit) -> bool:
        return unit.kind == ARMY and (order.via or order.to not in self.board.reach_set[ARMY][unit.at])

    def _by_sea(self, order: Move, unit: Unit) -> Iterator[Advice]:
        """Advice on a convoyed move: none if the player's own fleets carry it; otherwise which of them should, or that
        it depends on other powers."""
        fleets = {place: it for place, it in self.position.at.items() if it.kind == FLEET}
        carrying = [it for place, it in fleets.items() if place in self.mine and self._carries(place, order)]
        foreign = [it for place, it in fleets.items() if place not in self.mine]
        if self._reaches(order, unit, carrying):
            return
        if self._reaches(order, unit, [*carrying, *foreign]):
            yield self._said("convoy-by-others", unit, order, order.to)
            return
        idle = [it for place, it in fleets.items() if place in self.mine and it not in carrying]
        if not self._reaches(order, unit, [*carrying, *foreign, *idle]):
            return  # no convoy is possible; the order is refused for that reason
        for fleet in tuple(idle):
            rest = [other for other in idle if other is not fleet]
            if self._reaches(order, unit, [*carrying, *foreign, *rest]):
                idle = rest
        yield self._said("convoy-missing", unit, order, order.to, fleets=idle)

    def _carries(self, place: str, move: Move) -> bool:
        order = self.by_place.get(place)
        return isinstance(order, Convoy) and order.target.at == move.unit.at and order.to == move.to

    def _reaches(self, order: Move, army: Unit, fleets: Sequence[Unit]) -> bool:
        return convoyable(Position(self.board, [army, *fleets]), army.at, order.to)

    def _bounces(self) -> Iterator[Advice]:
        """The player's own moves to one place, if none has more of the player's own support than another."""
        moves: Mapping[str, list[Move]] = defaultdict(list)
        for order in self.by_place.values():
            if isinstance(order, Move):
                moves[self.place(order.to)].append(order)
        helps = Counter(
            (self.place(order.target.at), self.place(order.to))
            for order in self.by_place.values()
            if isinstance(order, SupportMove)
        )
        for place, rivals in moves.items():
            strengths = sorted((helps[self.place(move.unit.at), place] for move in rivals), reverse=True)
            if len(rivals) > 1 and strengths[0] == strengths[1]:
                units = [self.mine[self.place(move.unit.at)] for move in rivals]
                told = said("core.coherence-bounce", units=units, place=located(self.board, place))
                yield Advice(rivals[0], told)

    def _is_safe(self, location: str) -> bool:
        """Is this a vacant center of the player's that no other power's unit could enter by itself?"""
        place = self.place(location)
        return place in self.centers and not any(
            place == where or place in self.board.near[unit.kind][unit.at]
            for where, unit in self.position.at.items()
            if where not in self.mine
        )

    def _could_gain(self, unit: Unit) -> bool:
        """Is a vacant center that isn't the player's, and that no order of theirs goes to, in reach of this unit?
        Without one it misses nothing by going to a center of its own."""
        taken = {self.place(order.to) for order in self.by_place.values() if isinstance(order, Move)}
        reached = set(map(self.place, self.board.reach_set[unit.kind][unit.at]))
        return any(
            place not in self.position.at for place in reached & set(self.board.centers) - taken - set(self.centers)
        )

    # --- look-ups

    def _of_mine(self, location: str) -> Unit | None:
        return self.mine.get(self.place(location))

    def _order_of(self, unit: Unit | None) -> MovementOrder | None:
        return self.by_place.get(self.place(unit.at)) if unit is not None else None

    def _moves(self, unit: Unit, to: str) -> bool:
        order = self._order_of(unit)
        return isinstance(order, Move) and self.place(order.to) == self.place(to)


def _retreats(board: Board, orders: Sequence[Order]) -> Iterator[Advice]:
    """Two units that retreat to the same place are both disbanded."""
    to_place: Mapping[str, list[Retreat]] = defaultdict(list)
    for order in orders:
        if isinstance(order, Retreat):
            to_place[board.province_of.get(order.to, order.to)].append(order)
    for place, rivals in to_place.items():
        if len(rivals) > 1:
            told = said("core.coherence-retreats", units=[move.unit for move in rivals], place=located(board, place))
            yield Advice(rivals[0], told)
