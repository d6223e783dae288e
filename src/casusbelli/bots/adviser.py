"""What a person could do: a bot's orders for their seat, why, and what else is possible. It sees what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from casusbelli.bots.alternatives import Plan, about_plan, alternatives, captured, differences, occasion
from casusbelli.bots.levels import RANKS
from casusbelli.bots.pledged_view import Appraisal
from casusbelli.bots.seat_view import Bot, SeatView
from casusbelli.bots.talking import BotTurn, PlanTried, Reasons
from casusbelli.core.orders import Hold, Move, Order
from casusbelli.core.said import Said, province, said
from casusbelli.engine import drafts

ADVISERS: Final = tuple(rank for rank, name in RANKS.items() if name != "random")
"""The ranks that give advice. Orders at random are none."""
GUESSES: Final = 4  # about the orders of the others


@dataclass(frozen=True)
class Adviser:
    """Gives the best of the orders of ``bot`` and other likely plans, the reason in a sentence, and at least three
    alternatives, if there are that many."""

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return self.bot.orders(scene)

    def turn(self, scene: SeatView) -> BotTurn:
        rng = Random(f"{scene.seat} advises {scene.rng.getstate()[1][:4]}")
        found = drafts.accept(scene.rules, scene.turn.state, scene.seat, self.bot.orders(scene))
        chosen = tuple(found.orders)
        appraisal = Appraisal.of(scene, rng, GUESSES)
        values = {plan: appraisal.value(plan) for plan in (chosen, *alternatives(scene, [chosen], rng))}
        best, *others = sorted(values, key=lambda plan: -values[plan])
        first = PlanTried(tuple(map(str, best)), values[best], how=about_plan(scene, best))
        tried = [PlanTried(tuple(map(str, plan)), values[plan], how=differences(scene, plan, best)) for plan in others]
        return BotTurn(best, reasons=Reasons((why(scene, best),), (first, *tried)))


def why(scene: SeatView, plan: Plan) -> Said:
    """The reason for a plan in a sentence."""
    goals = captured(scene, plan)
    if goals:
        return said("bots.why-centers", places=list(map(province, goals)))
    if any(isinstance(order, Move) for order in plan):
        return said("bots.why-positions")
    if any(isinstance(order, Hold) for order in plan):
        return said("bots.why-holds")
    return said(f"bots.advice-{occasion(plan)}")
