"""Which armies a set of fleets could carry, and which of the fleets such a convoy would need.

This is the geography of legality (DATC 4.E.1: an order is illegal if it could not work whatever the others do). What
orders make of it is the adjudicator's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

SEARCH_STEPS = 4_000
"""Finding a route without a superfluous fleet can take exponential time on seas full of fleets. Beyond this many steps
a fleet is taken as useful: it cannot be shown to be superfluous, and an order that might work is legal."""


class Carriers:
    """A set of fleets in seas, joined into flotillas; what they touch."""

    __slots__ = ("_coasts", "_flotilla", "_landings", "_lanes", "_useful", "beaches")

    def __init__(self, seas: Iterable[str], lanes: Mapping[str, Sequence[str]], coasts: frozenset[str]) -> None:
        fleets = set(seas)
        self._lanes = {sea: lanes[sea] for sea in fleets}
        self._coasts = coasts
        self._flotilla: dict[str, int] = {}
        self._landings: dict[str, frozenset[str]] = {}
        self._useful: dict[tuple[str, str, str], bool] = {}
        self.beaches: list[frozenset[str]] = []  # flotilla -> the coasts it touches
        for sea in sorted(fleets):
            if sea not in self._flotilla:
                self._join(sea, len(self.beaches))

    def _join(self, start: str, number: int) -> None:
        touched: set[str] = set()
        stack = [start]
        self._flotilla[start] = number
        while stack:
            for province in self._lanes[stack.pop()]:
                if province in self._lanes:
                    if province not in self._flotilla:
                        self._flotilla[province] = number
                        stack.append(province)
                elif province in self._coasts:
                    touched.add(province)
        self.beaches.append(frozenset(touched))

    def could_carry(self, origin: str, to: str) -> bool:
        """Could an army go from coast to coast if every fleet of one flotilla convoyed it?"""
        if origin == to:
            return False
        return any(origin in beach and to in beach for beach in self.beaches)

    def landings(self, origin: str) -> frozenset[str]:
        """Every coast an army here could be convoyed to."""
        known = self._landings.get(origin)
        if known is None:
            reached = frozenset[str]().union(*(beach for beach in self.beaches if origin in beach))
            known = self._landings[origin] = reached - {origin}
        return known

    def useful(self, fleet: str, origin: str, to: str) -> bool:
        """Is this fleet on some route from ``origin`` to ``to`` that needs every fleet on it? (DATC 6.F.12, 6.G.19)"""
        key = (fleet, origin, to)
        known = self._useful.get(key)
        if known is None:
            known = self._useful[key] = self._find_route(fleet, origin, to)
        return known

    def _find_route(self, fleet: str, origin: str, to: str) -> bool:
        number = self._flotilla.get(fleet)
        if number is None or origin == to:
            return False
        beach = self.beaches[number]
        if origin not in beach or to not in beach:
            return False
        ends = {sea for sea in self._flotilla if to in self._lanes[sea]}
        starts = {sea for sea in self._flotilla if origin in self._lanes[sea]}
        if fleet in ends and fleet in starts:
            return True
        return self._search(fleet, starts, ends)

    def _search(self, fleet: str, starts: set[str], ends: set[str]) -> bool:
        """Depth first over routes without a shortcut: no fleet on the way touches an earlier one but its predecessor,
        only the first touches the army's coast, only the last the landing. ``barred`` holds what would be one."""
        steps = 0
        stack = [(sea, frozenset(starts), sea == fleet) for sea in sorted(starts)]
        while stack:
            sea, barred, passed = stack.pop()
            steps += 1
            if steps > SEARCH_STEPS:
                return True
            if sea in ends:
                if passed:
                    return True
                continue
            onward = [to for to in self._lanes[sea] if to in self._lanes and to not in barred]
            after = barred.union(onward)
            stack.extend((to, after, passed or to == fleet) for to in onward)
        return False
