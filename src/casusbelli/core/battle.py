"""A battle: all input of the adjudicator as plain data, and the only way for rules to influence it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from casusbelli.core.board import Board
from casusbelli.core.orders import Order
from casusbelli.core.rulings import DATC, Rulings
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Refusal

__all__ = ["NO_FRIENDS", "Battle", "Contest", "Friends", "mutual"]

Friends = frozenset[tuple[str, str]]
"""(a, b): a's units will not hurt b's. They do not dislodge them, support by a does not count towards dislodging b's
units, and attacks by a do not cut support by b. Every owner is its own friend. The
relation may be one-sided and need not be transitive (International Relations F1-F6, D8)."""

NO_FRIENDS: Friends = frozenset()


def mutual(pairs: Iterable[Sequence[str]]) -> Friends:
    """Friendship in both directions for each pair of owners."""
    return frozenset((a, b) for pair in pairs for a, b in (pair, pair[::-1]))


@dataclass(frozen=True, slots=True)
class Contest:
    """A unit stays where it is and competes for a province by support strength, like a move without moving
    (Formal Diplomacy O1-O6). Units are named by their locations; a contest is their order."""

    claimant: str
    province: str
    supporters: tuple[str, ...] = ()


@dataclass(frozen=True)
class Battle:
    """One movement phase. ``orders`` by power, as they were written; ``position.board`` is the board on that date."""

    position: Position
    orders: Mapping[str, Sequence[Order]]
    friends: Friends = NO_FRIENDS
    contests: tuple[Contest, ...] = ()
    contests_bounce: bool = False  # do contests and moves into the same province bounce each other?
    contests_cut: bool = False  # does any attack on the claimant end its claim, or only a dislodgement?
    disorder: frozenset[str] = field(default_factory=frozenset)  # owners in civil disorder
    void: Mapping[Order, Refusal] = field(default_factory=dict)  # orders, as written, that rules void
    rulings: Rulings = DATC
    sides: Mapping[int, str] = field(default_factory=dict)  # unit id -> its side in ``friends``, if not its owner

    def __post_init__(self) -> None:
        if self.contests:
            self._check_contests()

    def _check_contests(self) -> None:
        """Contests are made by rules and not written by players, so an invalid one is a bug in the rule."""
        engaged: set[str] = set()
        for contest in self.contests:
            if contest.province not in self.board.province:
                raise ValueError(f"a contest for {contest.province!r}: {self.board.name} has no such province")
            for location in (contest.claimant, *contest.supporters):
                unit = self.position.find(location)
                if unit is None:
                    raise ValueError(f"the contest for {contest.province}: there is no unit in {location!r}")
                if unit.at in engaged:
                    raise ValueError(f"the contest for {contest.province}: {unit} has a part in two contests, or twice")
                engaged.add(unit.at)

    def side(self, unit: Unit) -> str:
        return self.sides.get(unit.id, unit.owner)

    def friendly(self, one: Unit, another: Unit) -> bool:
        """True if ``one`` does no harm to ``another``."""
        return one.owner == another.owner or (self.side(one), self.side(another)) in self.friends

    @property
    def board(self) -> Board:
        return self.position.board
