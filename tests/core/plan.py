"""Relations between the orders of a battle, before adjudication."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.battle import Battle
from casusbelli.core.legality import understand
from casusbelli.core.orders import ARMY, Convoy, Move, MovementOrder, SupportHold, SupportMove
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal


class Plan:
    """``order``: the legal order of each unit, by its province; ``written``: all orders."""

    def __init__(self, battle: Battle) -> None:
        self.position = battle.position
        self.board = battle.board
        self.written = [order for orders in battle.orders.values() for order in orders]
        self.order: dict[str, MovementOrder] = {}
        for power, orders in battle.orders.items():
            for order in orders:
                legal = understand(order, battle.position, power, battle.rulings)
                if not isinstance(legal, Refusal):
                    self.order.setdefault(self.province(legal.unit.at), legal)
        self.moves = [order for order in self.order.values() if isinstance(order, Move)]

    def province(self, location: str) -> str:
        return self.board.province_of[location]

    def owner(self, location: str) -> str:
        return self.position.at[self.province(location)].owner

    def same(self, a: str, b: str) -> bool:
        return self.province(a) == self.province(b)

    def occupant(self, move: Move) -> Unit | None:
        return self.position.find(move.to)

    def attackers(self, location: str) -> list[Move]:
        return [move for move in self.moves if self.same(move.to, location)]

    def supports(self, move: Move) -> list[SupportMove]:
        """Supports of this move, whatever coast they name."""
        return [
            order
            for order in self.order.values()
            if isinstance(order, SupportMove)
            and self.same(order.target.at, move.unit.at)
            and self.same(order.to, move.to)
        ]

    def supports_from(self, move: Move, owner: str) -> list[SupportMove]:
        return [support for support in self.supports(move) if self.owner(support.unit.at) == owner]

    def hold_supports(self, location: str) -> list[SupportHold]:
        return [o for o in self.order.values() if isinstance(o, SupportHold) and self.same(o.target.at, location)]

    def helpers_at(self, location: str, aim: str) -> bool:
        """Does the unit here support anything at ``aim``, to hold or to move there?"""
        order = self.order.get(self.province(location))
        if isinstance(order, SupportMove):
            return self.same(order.to, aim)
        return isinstance(order, SupportHold) and self.same(order.target.at, aim)

    def fleets(self, move: Move) -> list[Convoy]:
        return [
            order
            for order in self.order.values()
            if isinstance(order, Convoy) and order.target.at == move.unit.at and order.to == move.to
        ]

    def by_land(self, move: Move) -> bool:
        return move.to in self.board.reach_set[move.unit.kind][move.unit.at]

    def meant_by_sea(self, move: Move) -> bool:
        """Army moves that only a convoy can make, or that are to be convoyed (DATC 4.A.3)."""
        if move.unit.kind != ARMY:
            return False
        own = any(self.owner(fleet.unit.at) == self.owner(move.unit.at) for fleet in self.fleets(move))
        return own or move.via or not self.by_land(move)

    def linked(self, move: Move) -> bool:
        """Do the fleets ordered to convoy it reach from shore to shore?"""
        bits = 0
        for fleet in self.fleets(move):
            bits |= self.board.carrier[fleet.unit.at]
        return bits != 0 and self.board.carriers(bits).could_carry(move.unit.at, move.to)

    def voyages(self) -> Iterator[Move]:
        """The moves that start by sea."""
        return (move for move in self.moves if self.meant_by_sea(move) and self.linked(move))

    def longest_chain(self) -> int:
        """The longest chain of convoys, each landing where a unit supports something at a fleet of the next one."""
        voyages = list(self.voyages())
        follows = {
            a.unit.at: [b.unit.at for b in voyages if any(self.helpers_at(a.to, f.unit.at) for f in self.fleets(b))]
            for a in voyages
        }
        chains = [[a] for a in follows]
        longest = 0
        for chain in chains:
            longest = max(longest, len(chain))
            chains += [[*chain, b] for b in follows[chain[-1]] if b not in chain]
        return longest
