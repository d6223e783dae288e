"""A game at one moment: the position, who owns what, which phase is open. Changed by ``evolve.py`` and nothing else."""

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
    """How a game ended. ``more`` is what the rules add: a runner-up, a tie."""

    kind: str
    winners: tuple[str, ...]
    more: dict[str, Any] = {}


class State(Struct, frozen=True):
    year: int = 0
    phase: str = ""  # the phase that is open, "S1901M"; "" before the game begins
    step: str = ""  # the name of the step that was last begun
    units: Mapping[int, Unit] = NOTHING  # by id, standing
    routed: Mapping[int, Dislodged] = NOTHING  # by id, dislodged
    marks: Mapping[int, Mapping[str, str]] = NOTHING  # unit id -> what rules say of it
    contested: frozenset[str] = frozenset()
    centers: Mapping[str, str] = NOTHING  # province -> owner
    home: Mapping[str, tuple[str, ...]] = NOTHING  # power -> its home centres now
    vacant: frozenset[str] = frozenset()  # seats nobody sits in
    tenure: Mapping[str, int] = NOTHING  # seat -> which holder it has, if not the first
    eliminated: Mapping[str, int] = NOTHING  # owner -> the year in which it went out
    halted: str = ""  # why the game-master has stopped the game; "": it goes on
    rollbacks: int = 0  # how often the game was taken back; dice fall anew each time
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
        """Owner -> its centres, for everybody who has a unit or a centre."""
        held: dict[str, list[str]] = {}
        for province, owner in self.centers.items():
            if owner in held:
                held[owner].append(province)
            else:
                held[owner] = [province]
        return {owner: tuple(held.get(owner, ())) for owner in self.owners}

    @property
    def owners(self) -> tuple[str, ...]:
        """Everybody who has a unit or a centre, in the order in which they first appear."""
        standing = [unit.owner for unit in self.units.values()]
        beaten = [routed.unit.owner for routed in self.routed.values()]
        return tuple(dict.fromkeys((*self.centers.values(), *standing, *beaten)))
