"""Linearizability: is there an order of these operations, one after another, that explains every answer?

The search is that of Wing and Gong with the memory of Lowe: an operation can be next if none that has not been placed
ended before it began, and a set of placed operations together with a state is tried once. An operation whose answer was
lost may have taken effect at any time after it was sent, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Generic, TypeVar

S = TypeVar("S", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Op:
    """An operation that a client saw begin and end. ``answer``: what it was told; None if the answer was lost."""

    what: str
    given: Any
    began: float
    ended: float = inf
    answer: Any = None
    by: str = field(default="", compare=False)

    @property
    def lost(self) -> bool:
        return self.answer is None


Step = Callable[[S, Op], "Sequence[S]"]
"""The states after this operation; none if its answer is impossible in this state."""


@dataclass
class Search(Generic[S]):
    ops: Sequence[Op]
    step: Callable[[S, Op], Sequence[S]]
    tried: set[tuple[int, S]] = field(default_factory=set)
    best: int = 0

    def explained(self, first: S) -> bool:
        """True if some order explains all answers. Depth first, without recursion: histories may be long."""
        wanted = sum(1 << n for n, op in enumerate(self.ops) if not op.lost)
        waiting: list[tuple[int, S]] = [(0, first)]
        while waiting:
            done, state = waiting.pop()
            if done & wanted == wanted:
                return True
            if (done, state) in self.tried:
                continue
            self.tried.add((done, state))
            self.best = max(self.best, done.bit_count())
            waiting += [(done | 1 << n, after) for n in self._next(done) for after in self.step(state, self.ops[n])]
        return False

    def _next(self, done: int) -> list[int]:
        left = [n for n in range(len(self.ops)) if not done >> n & 1]
        soonest = min((self.ops[n].ended for n in left), default=inf)
        return [n for n in left if self.ops[n].began <= soonest]


def explained(ops: Sequence[Op], first: S, step: Callable[[S, Op], Sequence[S]]) -> bool:
    return Search(sorted(ops, key=lambda op: op.began), step).explained(first)
