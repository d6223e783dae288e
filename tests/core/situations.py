"""Small crowded situations for the kernel: every land borders every other, and seas touch at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from casusbelli.core.kernel import (
    BY_LAND,
    BY_SEA,
    CLAIM,
    CONVOY,
    EITHER,
    HALF,
    HOLD,
    MOVE,
    SEA_THEN_LAND,
    SUPPORT_CLAIM,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    WEAK,
)
from tests.core.chapter5 import Situation

CHOICES = (5, 2, 4, 2, 2, 2)
"""How many values each of the table's rulings has, in the kernel's order."""


def random_situation(rng: Random, free: bool = False, claims: bool = False, weak: bool = False) -> Situation:
    """``free``: arbitrary friendships and rulings; otherwise only units of one power are friends, and rulings are the
    default. ``weak``: most moves lack some of their strength."""
    lands, seas = rng.randint(3, 5), rng.randint(1, 3)
    places = lands + seas
    lanes_at, lanes = random_lanes(rng, lands, seas)
    n = rng.randint(min(4, places), places)
    nations = rng.randint(1, n)
    where = rng.sample(range(places), n)
    owner = [rng.randrange(nations) for _ in range(n)]
    side = [rng.randrange(nations) for _ in range(n)] if free and rng.random() < 0.3 else owner
    draft = Draft(rng, lands, where, claims)
    draft.write()
    if weak:
        draft.weaken()
    friend = [int(a == b) for a in range(nations) for b in range(nations)]
    rulings = [0] * 8
    if free:
        friend = [
            int(a == b if rng.random() < 0.5 else rng.random() < 0.4) for a in range(nations) for b in range(nations)
        ]
        rulings = [rng.choice((0, rng.randrange(k))) for k in CHOICES] + [
            int(claims and rng.random() < 0.7),
            rng.randrange(2),
        ]
    return Situation(
        places,
        where,
        owner,
        side,
        draft.task,
        draft.mate,
        draft.goal,
        draft.route,
        draft.lack,
        friend,
        nations,
        lanes_at,
        lanes,
        rulings,
    )


def random_lanes(rng: Random, lands: int, seas: int) -> tuple[list[int], list[int]]:
    places = lands + seas
    joined = {(a, b) for a in range(lands, places) for b in range(a) if rng.random() < 0.75}
    joined |= {(b, a) for a, b in joined}
    lanes_at, lanes = [0], [0] * 0
    for place in range(places):
        if place >= lands:
            lanes += [other for other in range(places) if (place, other) in joined]
        lanes_at.append(len(lanes))
    return lanes_at, lanes


class Draft:
    """Orders that mostly match one another, with convoys in trouble."""

    def __init__(self, rng: Random, lands: int, where: list[int], claims: bool) -> None:
        n = len(where)
        self.rng, self.lands, self.where, self.claims = rng, lands, where, claims
        self.task, self.mate, self.goal, self.route = [HOLD] * n, [-1] * n, [-1] * n, [BY_LAND] * n
        self.lack = [0] * n
        self.idle = rng.sample(range(n), n)

    def write(self) -> None:
        chance = self.rng.random
        self._each(lambda i: self.where[i] < self.lands and chance() < 0.4 and self._sail(i))
        self._each(lambda i: self.where[i] >= self.lands and chance() < 0.7 and self._convoy(i))
        self._each(lambda i: chance() < 0.4 and self._attack_fleet(i))
        self._each(lambda i: self.claims and chance() < 0.4 and self._claim(i))
        self._each(lambda i: chance() < 0.4 and self._move(i, list(range(max(self.where) + 1))))
        self._each(lambda i: chance() < 0.9 and self._support(i))

    def weaken(self) -> None:
        self.lack = [self.rng.choice((0, HALF, WEAK, WEAK)) if task == MOVE else 0 for task in self.task]

    def _each(self, give: Callable[[int], object]) -> None:
        self.idle = [i for i in self.idle if not give(i)]

    def _sail(self, i: int) -> bool:
        to = self._pick([p for p in (*self.where, *range(self.lands)) if p < self.lands and p != self.where[i]])
        self.task[i], self.goal[i] = MOVE, to
        self.route[i] = self.rng.choice((BY_SEA, BY_SEA, BY_SEA, EITHER, SEA_THEN_LAND))
        return True

    def _convoy(self, i: int) -> bool:
        return self._help(i, CONVOY, [j for j in self._busy(MOVE) if self.route[j] != BY_LAND])

    def _attack_fleet(self, i: int) -> bool:
        return self._move(i, [self.where[f] for f in self._busy(CONVOY)])

    def _move(self, i: int, places: list[int]) -> bool:
        places = [p for p in places if p != self.where[i]]
        if places:
            self.task[i], self.goal[i] = MOVE, self._pick(places)
        return bool(places)

    def _support(self, i: int) -> bool:
        """A support, twice as often if it concerns a fleet."""
        moves = [j for j in self._busy(MOVE) if self.goal[j] != self.where[i]]
        at_sea = [j for j in moves if self.goal[j] >= self.lands]
        if self.rng.random() < 0.2:
            stays = [j for j in range(len(self.where)) if j != i and self.task[j] != MOVE]
            return self._help(i, SUPPORT_HOLD, stays + 2 * [j for j in stays if self.task[j] == CONVOY])
        return self._help(i, SUPPORT_MOVE, moves + 2 * at_sea)

    def _claim(self, i: int) -> bool:
        claims = [j for j in self._busy(CLAIM) if self.goal[j] != self.where[i]]
        if claims and self.rng.random() < 0.5:
            return self._help(i, SUPPORT_CLAIM, claims)
        self.task[i], self.goal[i] = CLAIM, self._pick([p for p in range(self.lands) if p != self.where[i]])
        return True

    def _help(self, i: int, task: int, mates: list[int]) -> bool:
        if mates:
            mate = self._pick(mates)
            self.task[i], self.mate[i], self.goal[i] = task, mate, -1 if task == SUPPORT_HOLD else self.goal[mate]
        return bool(mates)

    def _busy(self, task: int) -> list[int]:
        return [j for j in range(len(self.where)) if self.task[j] == task]

    def _pick(self, choices: list[int]) -> int:
        return self.rng.choice(choices)
