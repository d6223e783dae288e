"""DumbBot, reimplemented from its published description: looks one move ahead and rates provinces by the centers near
them. It never communicates. In variants it gives the directives (declarations, treaties, votes) that the rules
recommend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from random import Random
from typing import TypeVar

from casusbelli.bots.distances import Node
from casusbelli.bots.heat import Heat, heat
from casusbelli.bots.order_choice import RUIN, advised
from casusbelli.bots.seat_view import SeatView, adjusted
from casusbelli.core.orders import (
    Build,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
)
from casusbelli.core.phases import Phase

T = TypeVar("T")
CAUTION = 5  # how strongly a difference in value counts against the second best
PRICE = 2  # the rules' rating of an order is certain, its purpose is achieved about every other time


@dataclass(frozen=True)
class DumbBot:
    name: str = "dumbbot"

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return advised(scene, unit_orders(scene))


def unit_orders(scene: SeatView, worth: Heat | None = None) -> list[Order]:
    worth = heat(scene) if worth is None and scene.decisions else worth
    if worth is None:
        return []
    kind = Phase.of(scene.phase).kind
    if any(isinstance(order, Hold) for order in scene.decisions[0]):
        return _Movement(scene, worth).orders()
    return _retreats(scene, worth) if kind == "R" else _adjustments(scene, worth)


def drawn(things: Sequence[T], value: Callable[[T], float], rng: Random) -> T:
    """The best of them, or with some probability the next, and so on. The probability falls with the difference in
    value."""
    ranked = sorted(things, key=value, reverse=True)
    for this, following in pairwise(ranked):
        here, there = value(this), value(following)
        chance = 0.5 - 0.5 * min(1.0, CAUTION * (here - there) / abs(here)) if here else 0.5
        if rng.random() >= chance:
            return this
    return ranked[-1]


# --- movement


@dataclass
class _Movement:
    scene: SeatView
    heat: Heat
    barred: dict[str, set[str]] = field(default_factory=dict)  # unit's location -> provinces it must not enter
    goes: dict[str, Order] = field(default_factory=dict)  # unit's location -> its order
    goals: dict[str, str] = field(default_factory=dict)  # province -> the location of our unit that will be there

    def orders(self) -> list[Order]:
        """Decide for units in random order. A unit that wants the place of another undecided one waits for it."""
        by_unit = {orders[0].unit.at: orders for orders in self.scene.decisions}  # type: ignore[union-attr]
        self.homes = {self.scene.board.province_of[at]: at for at in by_unit}
        queue = list(by_unit)
        self.scene.rng.shuffle(queue)
        waited: set[str] = set()
        while queue:
            at = queue.pop(0)
            other = self._decide(at, by_unit[at], patient=at not in waited)
            if other is not None:
                waited.add(at)
                self.barred.setdefault(other, set()).add(self.scene.board.province_of[at])
                queue.insert(queue.index(other) + 1, at)
        self._help(by_unit)
        return [self.goes[at] for at in by_unit]

    def _decide(self, at: str, orders: Sequence[Order], patient: bool) -> str | None:
        """Choose the order of this unit, or return the location of the unit that it has to wait for."""
        left = {node: order for node, order in self._aims(orders) if not self._is_barred(at, node)}
        while True:
            node = drawn(list(left), lambda n: self._value(n, left[n]), self.scene.rng)
            order, code = left[node], self.scene.board.province_of[node[1]]
            there = self.goals.get(code)
            waiting = self.homes.get(code)
            if there is not None and there != at:  # one of ours will be there: support it if that may be needed
                help_ = support(self.scene, orders, self.goes[there]) if self._contested(there, code) else None
                if help_ is not None:
                    self.goes[at] = help_
                    return None
            elif patient and waiting is not None and waiting != at and waiting not in self.goes:
                return waiting
            else:
                self.goes[at] = order
                self.goals[code] = at
                return None
            if len(left) == 1:
                self.goes[at] = next(order for order in orders if isinstance(order, Hold))
                return None
            del left[node]

    def _aims(self, orders: Iterable[Order]) -> Iterator[tuple[Node, Order]]:
        """The legal holds and moves of a unit, without convoys and without ruinous orders."""
        for order in orders:
            if isinstance(order, Hold):
                yield (order.unit.kind, order.unit.at), order
            elif isinstance(order, Move) and not order.via and self.scene.worth(order) > RUIN:
                yield (order.unit.kind, order.to), order

    def _is_barred(self, at: str, node: Node) -> bool:
        return self.scene.board.province_of[node[1]] in self.barred.get(at, ())

    def _contested(self, at: str, code: str) -> bool:
        return self.heat.rivals[code] > (0 if isinstance(self.goes[at], Move) else 1)

    def _value(self, node: Node, order: Order) -> float:
        return self.heat.value[node] + PRICE * self.heat.centre * self.scene.worth(order)

    def _help(self, by_unit: dict[str, Sequence[Order]]) -> None:
        """Let holding units support the neighbor that needs it most."""
        for at, orders in by_unit.items():
            if not isinstance(self.goes[at], Hold):
                continue
            found = [(self._need(other, code), code, other) for code, other in self.goals.items() if other != at]
            for need, _code, other in sorted(found, reverse=True):
                help_ = support(self.scene, orders, self.goes[other]) if need > 0 else None
                if help_ is not None:
                    self.goes[at] = help_
                    break

    def _need(self, at: str, code: str) -> float:
        order = self.goes[at]
        piece = order.unit  # type: ignore[union-attr]
        if isinstance(order, Move):
            return self.heat.value[piece.kind, order.to] * self.heat.rivals[code]
        return self.heat.value[piece.kind, piece.at] * (self.heat.rivals[code] - 1)


def support(scene: SeatView, orders: Iterable[Order], other: Order) -> Order | None:
    """The order among these that supports that one, or None."""
    piece: Piece = other.unit  # type: ignore[union-attr]
    if not isinstance(other, Move):
        return next((order for order in orders if isinstance(order, SupportHold) and order.target == piece), None)
    code = scene.board.province_of[other.to]
    helps = (order for order in orders if isinstance(order, SupportMove) and order.target == piece)
    return next((order for order in helps if scene.board.province_of[order.to] == code), None)


# --- retreats and adjustments


def _retreats(scene: SeatView, worth: Heat) -> list[Order]:
    chosen: list[Order] = []
    taken: set[str] = set()
    for orders in scene.decisions:
        ways = [o for o in orders if isinstance(o, Retreat) and scene.board.province_of[o.to] not in taken]
        if ways:
            way = drawn(
                ways, lambda o: worth.value[o.unit.kind, o.to] + PRICE * worth.centre * scene.worth(o), scene.rng
            )
            taken.add(scene.board.province_of[way.to])
            chosen.append(way)
        else:
            chosen += [order for order in orders if isinstance(order, Disband)][:1]
    return chosen


def _adjustments(scene: SeatView, worth: Heat) -> list[Order]:
    chosen: list[Order] = []
    taken: set[str] = set()
    for orders in scene.decisions:
        pieces = {order: piece for order in orders if (piece := adjusted(order)) is not None}
        open_ = {order: p for order, p in pieces.items() if scene.board.province_of[p.at] not in taken}
        if open_:
            order = drawn(list(open_), partial(_gain, scene, worth), scene.rng)
            taken.add(scene.board.province_of[open_[order].at])
            chosen.append(order)
        else:
            chosen += [order for order in orders if isinstance(order, Waive)][:1]
    return chosen


def _gain(scene: SeatView, worth: Heat, order: Order) -> float:
    """The value of having this unit, or of removing it."""
    piece = adjusted(order)
    here = worth.value.get((piece.kind, piece.at), 0.0) if piece is not None else 0.0
    return (here if isinstance(order, Build) else -here) + PRICE * worth.centre * scene.worth(order)
