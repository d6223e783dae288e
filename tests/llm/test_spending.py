"""Budgets: no call may exceed one, even if it uses everything it is allowed."""

from __future__ import annotations

import pytest

from casusbelli.llm.providers import CallLimits
from casusbelli.llm.spending import AgentLimits, Budget, BudgetSpent, Prices, Spending, call_limits

NOTHING, PRICES = Spending(), Prices(1.0, 10.0)
ENDLESS = Budget()
FREE = AgentLimits(ENDLESS, answer_tokens=1_000, call_seconds=60)


def limits(phase: Budget = ENDLESS, game: Budget = ENDLESS) -> AgentLimits:
    return AgentLimits(phase, game, 1_000, 60.0, PRICES)


@pytest.mark.parametrize(
    ("given", "phase", "game", "allowed"),
    [
        (FREE, NOTHING, NOTHING, CallLimits(1_000, 60)),
        (limits(Budget(tokens=900)), NOTHING, NOTHING, CallLimits(400, 60)),
        (limits(Budget(tokens=900), Budget(tokens=5_000)), NOTHING, Spending(tokens=4_200), CallLimits(300, 60)),
        (limits(Budget(seconds=90)), Spending(seconds=50), NOTHING, CallLimits(1_000, 40)),
        (limits(game=Budget(seconds=90)), NOTHING, Spending(seconds=80), CallLimits(1_000, 10)),
        (limits(Budget(money=0.0055)), NOTHING, NOTHING, CallLimits(500, 60)),  # 500 tokens of prompt cost 0.0005
        (limits(game=Budget(money=1.0)), NOTHING, Spending(money=0.9965), CallLimits(300, 60)),
    ],
)
def test_what_is_left(given: AgentLimits, phase: Spending, game: Spending, allowed: CallLimits) -> None:
    found = call_limits(given, phase, game, 500)
    assert (found.tokens, found.seconds) == pytest.approx((allowed.tokens, allowed.seconds), abs=1)


@pytest.mark.parametrize(
    ("given", "phase", "game", "why"),
    [
        (limits(Budget(tokens=599)), NOTHING, NOTHING, "the token budget of the phase is spent"),
        (limits(game=Budget(tokens=5_000)), NOTHING, Spending(tokens=4_450), "the token budget of the game is spent"),
        (limits(Budget(seconds=90)), Spending(seconds=90), NOTHING, "the time of the phase is spent"),
        (limits(Budget(money=0.0014)), NOTHING, NOTHING, "the money of the phase is spent"),
        (limits(game=Budget(money=1.0)), NOTHING, Spending(money=1.2), "the money of the game is spent"),
    ],
)
def test_what_is_spent(given: AgentLimits, phase: Spending, game: Spending, why: str) -> None:
    with pytest.raises(BudgetSpent, match=why):
        call_limits(given, phase, game, 500)


def test_prices_and_sums() -> None:
    assert PRICES.of(2_000_000, 100_000) == pytest.approx(3.0)
    assert Spending(1, 2.0, 3.0) + Spending(10, 20.0, 30.0) == Spending(11, 22.0, 33.0)
