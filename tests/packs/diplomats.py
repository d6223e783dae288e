"""Players of International Relations who agree with each other, now and then: treaties and claims take two or three.

Everything is chosen from what is offered; ``Mood`` says how often. Only withdrawals are written freely: they are no
orders of their own, but take one back.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from casusbelli.core.orders import Directive, Hold, Move, Order, SupportMove
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.game import Game
from casusbelli.packs.international_relations.orders import (
    AAT,
    MDT,
    PEACE,
    Abrogate,
    ClaimVictory,
    DisbandInterned,
    Enter,
    Peace,
    PermitAnywhere,
    PermitInto,
    PermitMove,
    Transfer,
    Withdraw,
    WithdrawClaim,
)

PERMITS = (PermitMove, PermitInto, PermitAnywhere)
ENDINGS = (ProposeDraw, ProposeConcession, DrawVote)


@dataclass(frozen=True)
class Mood:
    """Shares: of pairs who agree on a treaty, of units that hold, of treaties that are abrogated ..."""

    talks: float = 0.3
    holds: float = 0.1
    abrogates: float = 0.15
    permits: float = 0.5
    gives: float = 0.3
    claims: float = 0.7
    withdraws: float = 0.05
    ends: float = 0.01


USUAL = Mood()
PEACEFUL = Mood(talks=1.0, holds=0.95, abrogates=0.02)
FAITHLESS = Mood(talks=0.6, holds=0.0, abrogates=0.6, permits=0.8, withdraws=0.3)
MOODS = (USUAL, PEACEFUL, FAITHLESS)


@dataclass
class Diplomats:
    rng: random.Random
    mood: Mood
    talks: dict[frozenset[str], str] = field(default_factory=dict)  # of this phase: who agree, on what
    planned: set[tuple[str, str]] = field(default_factory=set)  # moves of this phase: from, to
    club: frozenset[str] = frozenset()  # who claim victory together

    def write_phase(self, game: Game) -> Iterable[tuple[str, list[Order]]]:
        """What each seat writes; it must be handed in before the next one is asked for."""
        pairs = combinations(game.rules.names, 2)
        self.talks = {
            frozenset(two): self.rng.choice((MDT, MDT, AAT, AAT, PEACE))
            for two in pairs
            if self.rng.random() < self.mood.talks
        }
        self.planned, self.club = set(), frozenset()
        for seat in game.rules.names:
            if game.state.outcome is None:
                yield seat, [*self._to_units(game, seat), *self._directives(game, seat)]

    def _to_units(self, game: Game, seat: str) -> list[Order]:
        return [self._one(orders) for orders in game.decisions(seat)]

    def _one(self, orders: Sequence[Order]) -> Order:
        """Often in support of a move that is planned already, by whomever: else nobody would ever be dislodged."""
        if isinstance(orders[0], Hold) and self._dares(self.mood.holds):
            return orders[0]
        helpful = [o for o in orders if isinstance(o, SupportMove) and (o.target.at, o.to) in self.planned]
        chosen = self.rng.choice(helpful if helpful and self._dares(0.7) else orders)
        if isinstance(chosen, Move):
            self.planned.add((chosen.unit.at, chosen.to))
        return chosen

    def _directives(self, game: Game, seat: str) -> list[Directive]:
        offered = [order for order in game.options(seat) if isinstance(order, Directive)]
        chosen = [order for order in offered if self._takes(seat, order)]
        claims = [order for order in offered if isinstance(order, ClaimVictory)]
        chosen += self._claim(seat, claims)
        if any(isinstance(order, Enter) for order in offered) and self._dares(self.mood.withdraws):
            others = [name for name in game.rules.names if name != seat and name in game.state.owners]
            chosen.append(Withdraw(self.rng.choice(others), self.rng.choice(("", MDT, AAT))))
        return chosen

    def _dares(self, share: float) -> bool:
        return self.rng.random() < share

    def _takes(self, seat: str, order: Directive) -> bool:
        if isinstance(order, Enter | Peace):
            kind = PEACE if isinstance(order, Peace) else order.kind
            return self.talks.get(frozenset({seat, order.power})) == kind or self._dares(0.02)
        if isinstance(order, Abrogate):
            return self._dares(self.mood.abrogates)
        if isinstance(order, PERMITS):
            return self._dares(self.mood.permits / (1 if isinstance(order, PermitAnywhere) else 8))
        if isinstance(order, Transfer):
            return self._dares(self.mood.gives)
        if isinstance(order, DisbandInterned | WithdrawClaim):
            return self._dares(self.mood.gives)
        return isinstance(order, ENDINGS) and self._dares(self.mood.ends)

    def _claim(self, seat: str, claims: Sequence[ClaimVictory]) -> list[ClaimVictory]:
        """One claim: the one that others have made and wait for, or a new one."""
        joined = [order for order in claims if frozenset({seat, *order.partners}) == self.club]
        if not joined and claims and self._dares(self.mood.claims):
            kind = self.rng.choice(sorted({order.kind for order in claims}))  # there are most ways to be three
            joined = [self.rng.choice([order for order in claims if order.kind == kind])]
            self.club = frozenset({seat, *joined[0].partners})
        return joined
