"""The kernel against brute force: in small crowded situations all outcomes are tried by the definitions of DATC 5.

``--full`` tries far more situations.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from casusbelli.core.kernel import (
    ALL_HOLD,
    DISRUPTED,
    GIVEN,
    MOVE,
    PARADOX,
    PARADOX_RULE,
    SUCCEEDS,
    SUPPORT_CLAIM,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
)
from tests.core.chapter5 import Answer, Flags, Outcome, Situation, ask, consistent, implied, protected
from tests.core.situations import random_situation

KINDS = {
    "standard": {"free": False, "claims": False},
    "friendships-and-rulings": {"free": True, "claims": False},
    "contests": {"free": True, "claims": True},
}
WEAK_KINDS = {
    "weak-borders": {"weak": True},
    "weak-borders-and-rulings": {"weak": True, "free": True},
    "weak-borders-and-contests": {"weak": True, "free": True, "claims": True},
}


def moves_of(s: Situation, answer: Answer) -> Flags:
    return tuple(s.task[i] == MOVE and answer.result[i] == SUCCEEDS for i in s.units)


def held_fleets(answer: Answer) -> set[int]:
    return {f for f, result in enumerate(answer.result) if result == DISRUPTED and answer.reason[f] == PARADOX}


def agrees(s: Situation, answer: Answer, outcome: Outcome) -> bool:
    ends = [s.goal[i] if outcome.moves[i] else s.where[i] for i in s.units if not outcome.dislodged[i]]
    supports = [i for i in s.units if s.task[i] in {SUPPORT_HOLD, SUPPORT_MOVE, SUPPORT_CLAIM}]
    return (
        outcome.moves == moves_of(s, answer)
        and len(ends) == len(set(ends))
        and all((answer.result[i] == GIVEN) == outcome.given[i] for i in supports)
        and all((answer.dislodger[i] >= 0) == outcome.dislodged[i] for i in s.units)
        and all(bool(answer.by_sea[i]) == outcome.by_sea[i] for i in s.units)
    )


def circle(s: Situation, outcome: Outcome) -> bool:
    """Do some of the successful moves form a circle?"""
    for first in s.moves:
        i, steps = first, 0
        while outcome.moves[i] and s.goal[i] in s.where and steps <= len(s.where):
            i, steps = s.where.index(s.goal[i]), steps + 1
            if i == first:
                return True
    return False


@pytest.mark.drawn(1)
@pytest.mark.parametrize("kind", KINDS)
def test_the_only_consistent_outcome_is_found(kind: str, full: bool, long: bool) -> None:
    """Where there are several, they are rings that move or stay, and they move; or convoys decide about themselves, and
    then the paradox rule speaks (of which nothing may be left to see if the army can walk)."""
    rng = Random(kind)
    seen: Counter[str] = Counter()
    for _ in range(100_000 if long else 25_000 if full else 3_000):
        s = random_situation(rng, **KINDS[kind])
        answer = ask(s)
        outcomes = list(consistent(s))
        paradox = PARADOX in answer.reason or len({outcome.by_sea for outcome in outcomes}) > 1
        seen["paradox" if paradox else "one" if len(outcomes) == 1 else "ring"] += 1
        if paradox:
            assert len(outcomes) != 1, s
        else:
            (found,) = [outcome for outcome in outcomes if outcome.moves == moves_of(s, answer)]
            assert agrees(s, answer, found), (s, answer)
            assert all(circle(s, found) or outcome == found for outcome in outcomes), s
            assert all(set_of(other) <= set_of(found) for other in outcomes), s
    print(kind, dict(seen))
    assert min(seen[what] for what in ("one", "ring", "paradox")) > 0


@pytest.mark.parametrize("kind", WEAK_KINDS)
def test_the_only_consistent_outcome_is_found_with_weak_borders(kind: str, full: bool) -> None:
    """Where there are several, or none, supports depend on themselves, or a convoy on itself; or a ring can move or
    stay, and moves. A dislodged unit gives no support, unless a paradox rule spares that."""
    rng = Random(kind)
    seen: Counter[str] = Counter()
    for _ in range(40_000 if full else 2_000):
        s = random_situation(rng, **WEAK_KINDS[kind])
        answer = ask(s)
        outcomes = list(consistent(s))
        found = [outcome for outcome in outcomes if agrees(s, answer, outcome)]
        seen["one" if len(outcomes) == 1 else "several" if outcomes else "none"] += 1
        assert len(found) == 1 or len(outcomes) != 1, (s, answer)
        assert all(spared(s, answer, i) for i in s.units if answer.dislodger[i] >= 0 and answer.result[i] == GIVEN), s
    print(kind, dict(seen))
    assert min(seen["one"], seen["several"]) > 0


def spared(s: Situation, answer: Answer, i: int) -> bool:
    """Does a paradox rule keep the army that dislodged the unit from cutting its support? That has nothing to do with
    weak borders: by DATC 4.A.2 a to c a convoyed army does not cut such a support, dislodge it or not."""
    aim = s.where[s.mate[i]] if s.task[i] == SUPPORT_HOLD else s.goal[i]
    return bool(answer.by_sea[answer.dislodger[i]]) and protected(s, answer.dislodger[i], i, aim)


def set_of(outcome: Outcome) -> set[int]:
    return {i for i, succeeds in enumerate(outcome.moves) if succeeds}


@pytest.mark.parametrize("kind", KINDS)
def test_a_paradox_leaves_no_contradiction(kind: str, full: bool, long: bool) -> None:
    """Apart from the fleets that Szykman's rule holds, everything follows from the definitions."""
    rng = Random(f"paradox {kind}")
    seen = 0
    for _ in range(60_000 if long else 20_000 if full else 6_000):
        s = random_situation(rng, **KINDS[kind])
        answer = ask(s)
        held = held_fleets(answer)
        if held and s.rulings[PARADOX_RULE] != ALL_HOLD:
            assert agrees(s, answer, implied(s, moves_of(s, answer), held)), (s, answer)
            seen += 1
    assert seen > 0
