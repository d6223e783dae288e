"""The state of a game at one moment: the position, the owners, the open phase. Changed only by ``evolve.py``."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.phases import Phase
from casusbelli.core.units import Unit

__all__ = ["NOTHING", "Outcome", "State"]

NOTHING: Mapping[Any, Any] = MappingProxyType({})


def read_only(values: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(values)


# Python does not say how to copy or pickle one, and states, which hold some, are copied and sent to other processes.
copyreg.pickle(MappingProxyType, lambda shown: (read_only, (dict(shown),)))


class Outcome(Struct, frozen=True):
    """How a game ended. ``more`` is added by rules: a runner-up, a tie."""

    kind: str
    winners: tuple[str, ...]
    more: dict[str, Any] = {}


class State(Struct, frozen=True):
    year: int = 0
    phase: str = ""  # the phase that is open, "S1901M"; "" before the game begins
    step: str = ""  # the name of the last step begun
    units: Mapping[int, Unit] = NOTHING  # by id, on the board
    routed: Mapping[int, Dislodged] = NOTHING  # by id, dislodged
    marks: Mapping[int, Mapping[str, str]] = NOTHING  # unit id -> notes of rules
    contested: frozenset[str] = frozenset()
    centers: Mapping[str, str] = NOTHING  # province -> owner
    home: Mapping[str, tuple[str, ...]] = NOTHING  # power -> its current home centers
    vacant: frozenset[str] = frozenset()  # seats without a player
    tenure: Mapping[str, int] = NOTHING  # seat -> number of its holder, if not the first
    eliminated: Mapping[str, int] = NOTHING  # owner -> the year of its elimination
    halted: str = ""  # why the game master has halted the game; "" if it isn't halted
    rollbacks: int = 0  # number of rollbacks; dice are rolled anew after each
    next_id: int = 0
    outcome: Outcome | None = None
    own: Mapping[str, Any] = NOTHING  # component name -> its state

    @property
    def now(self) -> Phase:
        """The phase that is open."""
        return Phase.of(self.phase)

    def owned(self, owner: str) -> tuple[str, ...]:
        return tuple(province for province, holder in self.centers.items() if holder == owner)

    @property
    def holdings(self) -> dict[str, tuple[str, ...]]:
        """Owner -> its centers, for every owner of a unit or a center."""
        held: dict[str, list[str]] = {}
        for province, owner in self.centers.items():
            if owner in held:
                held[owner].append(province)
            else:
                held[owner] = [province]
        return {owner: tuple(held.get(owner, ())) for owner in self.owners}

    @property
    def owners(self) -> tuple[str, ...]:
        """Every owner of a unit or a center, in order of first appearance."""
        standing = [unit.owner for unit in self.units.values()]
        beaten = [routed.unit.owner for routed in self.routed.values()]
        return tuple(dict.fromkeys((*self.centers.values(), *standing, *beaten)))
