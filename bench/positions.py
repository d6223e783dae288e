"""Movement phases that resemble played ones: units stand together, most supports match an order, convoys have armies.

The same seed gives the same phases. ``spoiled`` is the share of units with an unmatched or illegal order.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from casusbelli.core.battle import Battle
from casusbelli.core.board import COAST, SEA, Board
from casusbelli.core.orders import (
    ARMY,
    FLEET,
    Convoy,
    Hold,
    Move,
    MovementOrder,
    Piece,
    SupportHold,
    SupportMove,
)
from casusbelli.core.units import Position, Unit


def phases(
    board: Board,
    count: int,
    seed: int,
    units: tuple[int, int] = (22, 34),
    spoiled: float = 0.1,
    fleets: float = 0.4,
    convoys: float = 0.3,
) -> Iterator[Battle]:
    rng = Random(seed)
    for _ in range(count):
        position = random_position(rng, board, rng.randint(*units), fleets)
        yield random_battle(rng, position, spoiled, convoys)


def random_position(rng: Random, board: Board, count: int, fleets: float = 0.4) -> Position:
    """Units of each power around its home. ``fleets``: the share of fleets among units on coasts, and of seas
    entered."""
    owners = [power.name for power in board.powers]
    lands = {power.name: list(power.home) or [rng.choice(board.provinces).code] for power in board.powers}
    weight = [rng.uniform(0.5, 2) for _ in owners]
    taken: dict[str, Unit] = {}
    for number in range(min(count, len(board.provinces))):
        owner = rng.choices(owners, weight)[0]
        code = _free_province_near(rng, board, lands[owner], taken)
        lands[owner].append(code)
        taken[code] = Unit(number, owner, *_piece(rng, board, code, fleets))
    return Position(board, taken.values())


def _free_province_near(rng: Random, board: Board, lands: list[str], taken: dict[str, Unit]) -> str:
    for _ in range(30):
        code = rng.choice(lands)
        if rng.random() < 0.7:
            code = rng.choice(board.neighbors[code] or (code,))
        if code not in taken:
            return code
    return rng.choice([p.code for p in board.provinces if p.code not in taken])


def _piece(rng: Random, board: Board, code: str, fleets: float) -> tuple[str, str]:
    province = board.province[code]
    if province.terrain == SEA or (province.terrain == COAST and rng.random() < fleets):
        return FLEET, f"{code}/{rng.choice(province.coasts)}" if province.coasts else code
    return ARMY, code


def random_battle(
    rng: Random, position: Position, spoiled: float = 0.1, convoys: float = 0.3, attacked: float = 0.1
) -> Battle:
    """``convoys``: the share of the armies that could be convoyed and try it; ``attacked``: how many of those convoys
    somebody who knows of them attacks."""
    staff = Staff(rng, position)
    staff.order_convoys(convoys)
    staff.order_attacks_on_convoys(attacked)
    staff.order_moves()
    staff.order_supports()
    staff.spoil(spoiled)
    orders: dict[str, list[MovementOrder]] = {}
    for unit in position.units:
        orders.setdefault(unit.owner, []).append(staff.orders[unit.at])
    return Battle(position, orders)


class Staff:
    """Gives every unit of a position its order."""

    def __init__(self, rng: Random, position: Position) -> None:
        self.rng = rng
        self.position = position
        self.board = position.board
        self.orders: dict[str, MovementOrder] = {}

    def order_convoys(self, share: float) -> None:
        carriers = self.board.carriers(self.position.carriers)
        for army in self._shuffled():
            landings = sorted(carriers.landings(army.at)) if army.kind == ARMY else []
            if landings and army.at not in self.orders and self.rng.random() < share:
                to = self.rng.choice(landings)
                for _route in range(2 if self.rng.random() < 0.3 else 1):
                    self._convoy(army, to)

    def _convoy(self, army: Unit, to: str) -> None:
        route = self._free_route(army.at, to)
        if not route:
            return
        near = to in self.board.reach_set[ARMY][army.at]
        via = self.rng.random() < (0.6 if near else 0.3)
        self.orders.setdefault(army.at, Move(army.piece, to, via))
        for sea in route:
            self.orders[sea] = Convoy(Piece(FLEET, sea), army.piece, to)

    def _free_route(self, origin: str, to: str) -> list[str]:
        """The shortest route over fleets that have no orders yet."""
        lanes = self.board.sea_lanes
        free = [sea for sea in lanes if sea in self.position.at and sea not in self.orders]
        self.rng.shuffle(free)
        routes = [[sea] for sea in free if origin in lanes[sea]]
        seen = {sea for route in routes for sea in route}
        for route in routes:
            if to in lanes[route[-1]]:
                return route
            for sea in lanes[route[-1]]:
                if sea in free and sea not in seen:
                    seen.add(sea)
                    routes.append([*route, sea])
        return []

    def order_attacks_on_convoys(self, share: float) -> None:
        """Attack a convoying fleet, and have the unit at the landing site support the attacker or the fleet if it can:
        this is how paradoxes arise."""
        for convoy in [order for order in self.orders.values() if isinstance(order, Convoy)]:
            if self.rng.random() < share:
                fleet = self.position.at[convoy.unit.at]
                foes = [u for u in self._idle() if u.owner != fleet.owner and fleet.at in self._reach(u)]
                if foes:
                    foe = self.rng.choice(foes)
                    self.orders[foe.at] = Move(foe.piece, fleet.at)
                    self._take_sides(convoy.to, fleet, foe)

    def _take_sides(self, landing: str, fleet: Unit, foe: Unit) -> None:
        ashore = self.position.find(landing)
        for unit in self._idle():
            if fleet.at in self.board.near[unit.kind][unit.at] and self.rng.random() < (0.9 if unit is ashore else 0.3):
                hostile = self.rng.random() < (0.1 if unit.owner == fleet.owner else 0.75)
                attack, defence = SupportMove(unit.piece, foe.piece, fleet.at), SupportHold(unit.piece, fleet.piece)
                self.orders[unit.at] = attack if hostile else defence

    def _idle(self) -> list[Unit]:
        return [unit for unit in self.position.units if unit.at not in self.orders]

    def _reach(self, unit: Unit) -> tuple[str, ...]:
        return self.board.reach[unit.kind][unit.at]

    def order_moves(self) -> None:
        for unit in self._shuffled():
            reach = self._reach(unit)
            if unit.at not in self.orders and reach and self.rng.random() < 0.55:
                self.orders[unit.at] = Move(unit.piece, self.rng.choices(reach, self._appeal(unit, reach))[0])

    def _appeal(self, unit: Unit, reach: tuple[str, ...]) -> list[float]:
        """The weight of a destination: players prefer attacking others and following their own units to bouncing with
        them."""
        appeal = []
        for to in reach:
            other = self.position.find(to)
            leaving = other is not None and isinstance(self.orders.get(other.at), Move)
            mine = other is not None and other.owner == unit.owner
            appeal.append(1.0 if other is None else 2.5 if leaving or not mine else 0.2)
        return appeal

    def order_supports(self) -> None:
        for unit in self._shuffled():
            if unit.at not in self.orders:
                helpful = self._helpful(unit) if self.rng.random() < 0.85 else []
                self.orders[unit.at] = self.rng.choice(helpful) if helpful else Hold(unit.piece)

    def _helpful(self, unit: Unit) -> list[MovementOrder]:
        """Supports that match an order; in four of five cases one of the unit's own power, if there is any."""
        near, here = self.board.near[unit.kind][unit.at], self.board.province_of[unit.at]
        mine: list[MovementOrder] = []
        foreign: list[MovementOrder] = []
        for other in self.position.units:
            order = self.orders.get(other.at)
            to = self.board.province_of[order.to if isinstance(order, Move) else other.at]
            if other is unit or to not in near or to == here:
                continue
            help_: MovementOrder = SupportHold(unit.piece, other.piece)
            if isinstance(order, Move):
                help_ = SupportMove(unit.piece, other.piece, self.rng.choice((order.to, to)))
            choices = mine if other.owner == unit.owner else foreign
            choices += [help_] * (4 if isinstance(order, Move) else 1)
        return mine if mine and (not foreign or self.rng.random() < 0.8) else foreign

    def spoil(self, share: float) -> None:
        for unit in self.position.units:
            if self.rng.random() < share:
                self.orders[unit.at] = self._nonsense(unit)

    def _nonsense(self, unit: Unit) -> MovementOrder:
        """An unmatched or illegal order, often only slightly wrong."""
        board, rng = self.board, self.rng
        near = sorted(board.near[unit.kind][unit.at]) or [unit.at]
        other = self.position.find(rng.choice(near)) or rng.choice(self.position.units)
        anywhere = rng.choice(board.provinces).code
        somewhere = rng.choice(board.province[board.province_of[rng.choice(near)]].locations)
        if rng.random() < 0.05:
            return Move(unit.piece, rng.choice(near), via=True)
        if rng.random() < 0.1:
            return self._coast_confused(self.orders[unit.at])
        return rng.choice(
            (
                Move(unit.piece, anywhere),
                SupportHold(unit.piece, other.piece),
                SupportMove(unit.piece, other.piece, somewhere),
                SupportMove(unit.piece, other.piece, anywhere),
                Convoy(unit.piece, other.piece, rng.choice(near)),
                Convoy(unit.piece, other.piece, anywhere),
            )
        )

    def _coast_confused(self, order: MovementOrder) -> MovementOrder:
        """The intended support, with an arbitrary coast in its target or unit."""
        if isinstance(order, SupportMove):
            province = self.board.province[self.board.province_of[order.to]]
            return SupportMove(order.unit, order.target, self.rng.choice(province.locations))
        if isinstance(order, SupportHold):
            province = self.board.province[self.board.province_of[order.target.at]]
            return SupportHold(order.unit, Piece(order.target.kind, self.rng.choice(province.locations)))
        return order

    def _shuffled(self) -> list[Unit]:
        return self.rng.sample(self.position.units, len(self.position.units))
