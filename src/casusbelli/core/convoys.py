"""Convoy geography: which armies a set of fleets could carry, and which of the fleets such a convoy needs.

This decides the legality of convoys (DATC 4.E.1: an order is illegal if it can't work, whatever the others do). The
effect of orders is up to the adjudicator. Sets of seas are the bits of an integer here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

SEARCH_STEPS = 250
"""Finding a route without a superfluous fleet can take exponential time on seas full of fleets. Beyond this many steps
a fleet is taken as useful: it cannot be shown to be superfluous, and an order that might work is legal."""

MOST_FLOTILLAS = 2_000  # cached at once, over all positions: some 10 KB each
MOST_CARRIERS = 5_000
MOST_LANDINGS = 20_000


@lru_cache(maxsize=50_000)
def each_bit(seas: int) -> tuple[int, ...]:
    bits = []
    while seas:
        bits.append(seas & -seas)
        seas &= seas - 1
    return tuple(bits)


class Waters:
    """The seas of a board: which seas and coasts each one touches. Coasts with convoying fleets count as seas."""

    __slots__ = ("_carriers", "_flotillas", "_joins", "_landings", "bit", "coasts", "near", "odd")

    def __init__(self, lanes: Mapping[str, Sequence[str]], coasts: Iterable[str]) -> None:
        self.bit = {sea: 1 << n for n, sea in enumerate(lanes)}
        self.near = {self.bit[sea]: sum(self.bit.get(to, 0) for to in set(row)) for sea, row in lanes.items()}
        self.coasts = dict.fromkeys(coasts, 0)  # coast -> the seas that touch it, in the map's order
        self._landings: dict[tuple[str, int], tuple[str, ...]] = {}
        self.odd = 0  # places where convoying fleets are on a coast, or can pass an army on in one direction only
        self._joins = dict(self.near)  # ``near`` in both directions
        self._flotillas: dict[int, Flotilla] = {}
        self._carriers: dict[int, Carriers] = {}
        for sea, row in lanes.items():
            here = self.bit[sea]
            if sea in self.coasts:
                self.odd |= here
            for to in row:
                if to in self.coasts:
                    self.coasts[to] |= here
                if to in self.bit and not self.near[self.bit[to]] & here:
                    self.odd |= here | self.bit[to]
                    self._joins[self.bit[to]] |= here

    def carriers(self, fleets: int) -> Carriers:
        known = self._carriers.get(fleets)
        if known is None:
            if len(self._carriers) > MOST_CARRIERS:
                self._carriers.clear()
            known = self._carriers[fleets] = Carriers(self, tuple(self.flotillas(fleets)))
        return known

    def landings(self, origin: str, seas: int) -> tuple[str, ...]:
        """Every coast that fleets in these seas could take an army to from here, in the map's order."""
        key = (origin, seas)
        known = self._landings.get(key)
        if known is None:
            if len(self._landings) > MOST_LANDINGS:
                self._landings.clear()
            flotillas = list(self.flotillas(seas))
            shore = flotillas[0].shore if len(flotillas) == 1 else self.coasts
            reached = frozenset[str]().union(*(flotilla.landings(origin) for flotilla in flotillas))
            known = self._landings[key] = tuple(to for to in shore if to in reached and to != origin)
        return known

    def bits(self, seas: Iterable[str]) -> int:
        return sum(self.bit[sea] for sea in seas)

    def flotillas(self, fleets: int) -> Iterator[Flotilla]:
        """Split fleets into groups of fleets that touch each other, directly or through others."""
        while fleets:
            seas = self._joined(fleets & -fleets, fleets)
            fleets &= ~seas
            known = self._flotillas.get(seas)
            if known is None:
                if len(self._flotillas) > MOST_FLOTILLAS:
                    self._flotillas.clear()
                    self._carriers.clear()  # they refer to flotillas
                known = self._flotillas[seas] = Flotilla(seas, self)
            yield known

    def _joined(self, sea: int, fleets: int) -> int:
        joined = fresh = sea
        while fresh:
            reached = 0
            for bit in each_bit(fresh):
                reached |= self._joins[bit]
            fresh = reached & fleets & ~joined
            joined |= fresh
        return joined


class Flotilla:
    """A group of connected fleets; ``beach`` is the coasts they touch, ``shore`` the same in the map's order.
    Independent of the position they are in."""

    __slots__ = ("_landings", "_left", "_needed", "_waters", "beach", "seas", "shore")

    def __init__(self, seas: int, waters: Waters) -> None:
        self.seas = seas
        self.shore = tuple(coast for coast, touching in waters.coasts.items() if touching & seas)
        self.beach = frozenset(self.shore)
        self._waters = waters
        self._landings: dict[str, frozenset[str]] = {}  # if it isn't the whole beach
        self._left: dict[int, tuple[Flotilla, ...]] = {}
        self._needed: dict[tuple[int, int, int, int], bool] = {}

    def without(self, fleet: int) -> tuple[Flotilla, ...]:
        """The flotillas that remain without one of its fleets."""
        left = self._left.get(fleet)
        if left is None:
            left = self._left[fleet] = tuple(self._waters.flotillas(self.seas & ~fleet))
        return left

    def landings(self, origin: str) -> frozenset[str]:
        """Every coast that these fleets could take an army to from here; the army's own may be among them."""
        if origin not in self.beach:
            return frozenset()
        if not self._waters.odd & self.seas:
            return self.beach
        known = self._landings.get(origin)
        if known is None:
            known = self._landings[origin] = frozenset(to for to in self.beach if self._lands(origin, to))
        return known

    def _lands(self, origin: str, to: str) -> bool:
        """Can the army land there? A fleet on a coast lands no army in its own province."""
        coasts, there = self._waters.coasts, self._waters.bit.get(to, 0)
        return coasts[to] & self._reached(coasts[origin] & ~there, there) != 0

    def _reached(self, starts: int, without: int) -> int:
        """The fleets to which an army can be passed on."""
        reached = fresh = starts & self.seas
        while fresh:
            onward = 0
            for bit in each_bit(fresh):
                onward |= self._waters.near[bit]
            fresh = onward & self.seas & ~(reached | without)
            reached |= fresh
        return reached

    def useful(self, fleet: str, origin: str, to: str) -> bool:
        """Is this fleet on some route from ``origin`` to ``to`` that needs every fleet on it? (DATC 6.F.12, 6.G.19)"""
        return to in self.landings(origin) and self._useful(fleet, self._waters.bit[fleet], origin, to)

    def convoys(self, fleet: str, origin: str) -> list[str]:
        """Where an army from here could be convoyed with this fleet as a needed part, in the map's order."""
        sea, landings = self._waters.bit[fleet], self.landings(origin)
        return [to for to in self.shore if to in landings and self._useful(fleet, sea, origin, to)]

    def _useful(self, fleet: str, sea: int, origin: str, to: str) -> bool:
        if to in (fleet, origin):
            return False
        coasts, there = self._waters.coasts, self._waters.bit.get(to, 0)
        starts, ends = coasts[origin] & self.seas & ~there, coasts[to] & self.seas
        if sea & starts & ends:
            return True
        key = (sea, starts, ends, there)
        known = self._needed.get(key)
        if known is None:
            met = not self._waters.odd & self.seas or sea & self._reached(starts, there) != 0
            known = met and self._search(sea, starts, ends, there)
            self._needed[key] = known
        return known

    def _search(self, fleet: int, starts: int, ends: int, there: int) -> bool:
        """Depth-first search over routes without shortcuts: no fleet on the route touches an earlier one except its
        predecessor, only the first touches the army's coast, only the last the landing. ``barred`` holds fleets that
        would be shortcuts."""
        near, elsewhere, steps = self._waters.near, ~self.seas, 0
        stack = [(sea, starts | there, sea == fleet) for sea in each_bit(starts)]
        while stack:
            sea, barred, passed = stack.pop()
            steps += 1
            if steps > SEARCH_STEPS:
                return True
            if sea & ends:
                if passed:
                    return True
            elif passed or not barred & fleet:
                onward = near[sea] & ~(barred | elsewhere)
                stack.extend((to, barred | onward, passed or to == fleet) for to in each_bit(onward))
        return False


class Carriers:
    """The fleets at sea in a position: what they could carry if all were ordered to."""

    __slots__ = ("_flotillas", "_waters")

    def __init__(self, waters: Waters, flotillas: tuple[Flotilla, ...]) -> None:
        self._waters = waters
        self._flotillas = flotillas

    def without(self, fleet: str) -> Carriers:
        """The other fleets, if this one is at sea."""
        own = self.flotilla(fleet)
        if own is None:
            return self
        others = tuple(flotilla for flotilla in self._flotillas if flotilla is not own)
        return Carriers(self._waters, others + own.without(self._waters.bit[fleet]))

    def could_carry(self, origin: str, to: str) -> bool:
        """Could an army go from coast to coast if every fleet of one flotilla convoyed it?"""
        return origin != to and any(to in flotilla.landings(origin) for flotilla in self._flotillas)

    def voyage(self, origin: str) -> int:
        """The seas of all flotillas that touch this coast; 0 if none could carry an army from here."""
        seas = 0
        for flotilla in self._flotillas:
            if origin in flotilla.beach:
                seas |= flotilla.seas
        return seas

    def landings(self, origin: str) -> tuple[str, ...]:
        """Every coast an army here could be convoyed to, in the map's order."""
        return self._waters.landings(origin, self.voyage(origin))

    def flotilla(self, fleet: str) -> Flotilla | None:
        """The connected group of this fleet, if it is at sea."""
        bit = self._waters.bit.get(fleet, 0)
        for flotilla in self._flotillas:
            if flotilla.seas & bit:
                return flotilla
        return None

    def useful(self, fleet: str, origin: str, to: str) -> bool:
        """Is this fleet on some route from ``origin`` to ``to`` that needs every fleet on it? (DATC 6.F.12, 6.G.19)"""
        flotilla = self.flotilla(fleet)
        return flotilla is not None and flotilla.useful(fleet, origin, to)
