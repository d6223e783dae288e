"""Budgets of tokens, time and money for each phase and for the whole game."""

from __future__ import annotations

from msgspec import Struct

from casusbelli.llm.providers import CallLimits

SHORTEST_ANSWER = 100  # tokens; with fewer left a call would be wasted
PER = 1_000_000  # tokens that a price is for


class Spending(Struct, frozen=True):
    tokens: int = 0
    seconds: float = 0.0
    money: float = 0.0

    def __add__(self, other: Spending) -> Spending:
        return Spending(self.tokens + other.tokens, self.seconds + other.seconds, self.money + other.money)


class Budget(Struct, frozen=True):
    """The most that may be spent; None: as much as needed."""

    tokens: int | None = None
    seconds: float | None = None
    money: float | None = None


class Prices(Struct, frozen=True):
    """The price of a million tokens, in whatever currency the budget is in."""

    prompt: float = 0.0
    answer: float = 0.0

    def of(self, tokens_in: int, tokens_out: int) -> float:
        return (tokens_in * self.prompt + tokens_out * self.answer) / PER


class AgentLimits(Struct, frozen=True):
    """``answer_tokens``, ``call_seconds``: of a single call, whatever the budgets leave."""

    phase: Budget = Budget(seconds=300.0)
    game: Budget = Budget()
    answer_tokens: int = 2_000
    call_seconds: float = 120.0
    prices: Prices = Prices()


class BudgetSpent(Exception):
    """Another call would exceed a budget; the message says which."""


def call_limits(limits: AgentLimits, phase: Spending, game: Spending, prompt_tokens: int) -> CallLimits:
    """What the next call may use, so that no budget is exceeded even if it uses all of it."""
    tokens, seconds = limits.answer_tokens, limits.call_seconds
    for name, budget, spent in (("phase", limits.phase, phase), ("game", limits.game, game)):
        for what, left in _left(budget, spent, limits.prices, prompt_tokens).items():
            if what == "time":
                seconds = min(seconds, left)
            else:
                tokens = min(tokens, int(left))
            if left < (0.001 if what == "time" else SHORTEST_ANSWER):
                raise BudgetSpent(f"the {what} of the {name} is spent")
    return CallLimits(tokens, seconds)


def _left(budget: Budget, spent: Spending, prices: Prices, prompt_tokens: int) -> dict[str, float]:
    """Budget -> what it leaves for an answer: seconds of time, and tokens of the others."""
    left: dict[str, float] = {}
    if budget.tokens is not None:
        left["token budget"] = budget.tokens - spent.tokens - prompt_tokens
    if budget.money is not None and (prices.prompt or prices.answer):
        money = budget.money - spent.money - prices.of(prompt_tokens, 0)
        left["money"] = money * PER / (prices.answer or prices.prompt)
    if budget.seconds is not None:
        left["time"] = budget.seconds - spent.seconds
    return left
