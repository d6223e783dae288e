"""Changes that rules make to a battle (friends, contests, disorder), as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from casusbelli.core.battle import Contest, Friends
from casusbelli.core.said import said
from casusbelli.engine.merges import RulesClash


@dataclass(frozen=True, slots=True)
class Modifiers:
    """Changes to one battle. Those of several rules are joined with ``|``."""

    friends: Friends = frozenset()
    sides: Mapping[int, str] = field(default_factory=dict)  # what ``friends`` calls a unit's side, if not its owner
    contests: tuple[Contest, ...] = ()
    disorder: frozenset[str] = frozenset()
    contests_bounce: bool = False
    contests_cut: bool = False

    def __or__(self, other: Modifiers) -> Modifiers:
        claimed = {contest.claimant for contest in self.contests} & {contest.claimant for contest in other.contests}
        if claimed:
            raise RulesClash(said("engine.contests-of-two", places=sorted(claimed)))
        torn = sorted(n for n in self.sides.keys() & other.sides.keys() if self.sides[n] != other.sides[n])
        if torn:
            raise RulesClash(said("engine.sides-of-two", unit=torn[0]))
        contests = tuple(sorted((*self.contests, *other.contests), key=lambda contest: contest.claimant))
        return Modifiers(
            self.friends | other.friends,
            {**self.sides, **other.sides},
            contests,
            self.disorder | other.disorder,
            self.contests_bounce or other.contests_bounce,
            self.contests_cut or other.contests_cut,
        )


NO_MODIFIERS: Final = Modifiers()
