"""What a person could do: a bot's orders for their seat, why, and what else is possible. It sees what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from casusbelli.bots.alternatives import Plan, about_plan, alternatives, captured, differences
from casusbelli.bots.levels import RANKS
from casusbelli.bots.pledged_view import Appraisal
from casusbelli.bots.seat_view import Bot, SeatView
from casusbelli.bots.talking import BotTurn, PlanTried, Reasons
from casusbelli.core.orders import Build, Disband, Hold, Move, Order, Retreat
from casusbelli.core.said import Said, province, said
from casusbelli.engine import drafts

ADVISERS: Final = tuple(rank for rank, name in RANKS.items() if name != "random")
"""The ranks that give advice. Orders at random are none."""


@dataclass(frozen=True)
class Adviser:
    """Gives the orders of ``bot``, the reason in a sentence, and at least three alternatives, if there are so many."""

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return self.bot.orders(scene)

    def turn(self, scene: SeatView) -> BotTurn:
        rng = Random(f"{scene.seat} advises {scene.rng.getstate()[1][:4]}")
        found = drafts.accept(scene.rules, scene.turn.state, scene.seat, self.bot.orders(scene))
        advice = tuple(found.orders)
        appraisal = Appraisal.of(scene, rng)
        others = sorted(
            ((appraisal.value(plan), plan) for plan in alternatives(scene, [advice], rng)), key=lambda one: -one[0]
        )
        first = PlanTried(tuple(map(str, advice)), appraisal.value(advice), how=about_plan(scene, advice))
        tried = [
            PlanTried(tuple(map(str, plan)), value, how=differences(scene, plan, advice)) for value, plan in others
        ]
        return BotTurn(advice, reasons=Reasons((why(scene, advice),), (first, *tried)))


def why(scene: SeatView, plan: Plan) -> Said:
    """The reason for a plan in a sentence."""
    goals = captured(scene, plan)
    if goals:
        return said("bots.why-centers", places=list(map(province, goals)))
    if any(isinstance(order, Move) for order in plan):
        return said("bots.why-positions")
    if any(isinstance(order, Hold) for order in plan):
        return said("bots.why-holds")
    if any(isinstance(order, Retreat) for order in plan):
        return said("bots.why-retreats")
    if any(isinstance(order, Build) for order in plan):
        return said("bots.why-builds")
    if any(isinstance(order, Disband) for order in plan):
        return said("bots.why-removes")
    return said("bots.why-other") if plan else said("bots.why-nothing")
