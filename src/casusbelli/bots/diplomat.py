"""A bot with a character: it plays like the bot that it is made from, and makes, keeps and breaks promises as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec

from casusbelli.bots.alternatives import Plan, about_plan, alternatives, differences, occasion, plan_key
from casusbelli.bots.bargaining import Bargain
from casusbelli.bots.characters import Character, characters
from casusbelli.bots.pledged_view import Appraisal, PledgedView
from casusbelli.bots.promises import DEEDS, Promise, agreed
from casusbelli.bots.rivals import Rivals
from casusbelli.bots.seat_view import Bot, SeatView, TalkingBot
from casusbelli.bots.talking import BotTurn, PlanTried, Reasons
from casusbelli.bots.trust import Breach, Mind, look_back, mind_of
from casusbelli.core.orders import Hold, Order
from casusbelli.core.said import Said, power, said

NEVER: Final = 0.95  # with this loyalty a bot breaks no promise, whatever it would gain
LEAST_GAIN: Final = 0.4  # centers that a breach must gain for those without any loyalty
MORE_GAIN: Final = 4.0  # and how many more for the most loyal
MOST_ASKED: Final = 100  # proposals that a bot remembers


@dataclass(frozen=True)
class Diplomat:
    """``bot`` chooses the orders, among those that keep the promises that ``character`` keeps."""

    bot: Bot
    character: Character

    @property
    def name(self) -> str:
        return self.bot.name

    def orders(self, scene: SeatView) -> Sequence[Order]:
        return self.turn(scene).orders

    def turn(self, scene: SeatView) -> BotTurn:
        mind = mind_of(scene.memory)
        made = Turning.begun(scene, mind, self.bot, self.character)
        moves = any(isinstance(order, Hold) for orders in scene.decisions[:1] for order in orders)
        orders = made.orders() if moves else made.between()
        mind.asked = dict(list(mind.asked.items())[-MOST_ASKED:])
        return BotTurn(orders, made.bargain.written, msgspec.to_builtins(mind), made.reasons)


def with_character(bot: Bot, name: str) -> Bot:
    """The bot with this character. One that talks already, and one without a character, stay as they are."""
    if not name or isinstance(bot, TalkingBot):
        return bot
    return Diplomat(bot, characters()[name])


@dataclass
class Turning:
    """One turn."""

    scene: SeatView
    mind: Mind
    bot: Bot
    character: Character
    bargain: Bargain
    breaches: Sequence[Breach]
    rng: Random
    reasons: Reasons | None = None

    @staticmethod
    def begun(scene: SeatView, mind: Mind, bot: Bot, character: Character) -> Turning:
        rng = Random(f"{scene.seat} talks {scene.rng.getstate()[1][:4]}")
        promises = agreed(scene.messages)
        breaches = look_back(scene, mind, promises, character)
        standing = [one for one in promises if one.holds_in(scene.phase) and not mind.is_broken(one)]
        bargain = Bargain(scene, mind, character, Rivals.of(scene, mind, character), standing, rng)
        bargain.pledges = [one for one in standing if one.giver == scene.seat and one.id not in mind.lies]
        return Turning(scene, mind, bot, character, bargain, breaches, rng)

    def orders(self) -> list[Order]:
        self.bargain.answer_treaties()
        appraisal = Appraisal.of(self.scene, self.rng)
        view = PledgedView.bound(self.scene, self.bargain.pledges, self.scene.rng)
        kept = view.with_deeds(self.bot.orders(view))
        plans = {tuple(kept): appraisal.value(kept)}
        chosen, broken = self._weighed(view, kept, plans, appraisal)
        if not broken:
            chosen = self.bargain.answer_deeds(chosen, appraisal)
        self.bargain.answer_texts()
        self.bargain.thank()
        self.bargain.propose(chosen, self.breaches)
        plans.setdefault(tuple(chosen), appraisal.value(chosen))
        tried = self._tried(view, tuple(chosen), plans, appraisal)
        self.reasons = Reasons(tuple(self._aims()), tried, tuple(self._promises(_broken(view, chosen))))
        return chosen

    def between(self) -> list[Order]:
        """After the moves, and before the next ones: answers, thanks and reproaches, but nothing is proposed."""
        if any(unit.owner in self.scene.mine for unit in self.scene.units):
            self.bargain.answer_treaties()
            self.bargain.answer_texts()
            self.bargain.thank()
            self.bargain.reproach(self.breaches)
        chosen = list(self.bot.orders(self.scene))
        if self.scene.decisions:
            appraisal, plan = Appraisal.of(self.scene, self.rng), tuple(chosen)
            view = PledgedView.bound(self.scene, (), self.rng)
            tried = self._tried(view, plan, {plan: appraisal.value(plan)}, appraisal)
            self.reasons = Reasons((said(f"bots.choice-{occasion(plan)}"),), tried)
        return chosen

    def _weighed(
        self, view: PledgedView, kept: list[Order], plans: dict[Plan, float], appraisal: Appraisal
    ) -> tuple[list[Order], list[Promise]]:
        """The plan that keeps our promises or, if that gains enough, one that does not; and what that one breaks."""
        deeds = [one for one in view.pledges if one.kind in DEEDS]
        if self.character.loyalty >= NEVER or not (deeds or view.binds):
            return kept, []
        free = list(self.bot.orders(PledgedView.bound(self.scene, (), self.rng)))
        value = plans.setdefault(tuple(free), appraisal.value(free))
        broken = _broken(view, free)
        least = LEAST_GAIN + MORE_GAIN * self.character.loyalty**2
        if value - plans[tuple(kept)] > (least if broken else 0.0):
            return free, broken
        return kept, []

    # --- reasons

    def _tried(
        self, view: PledgedView, chosen: Plan, considered: dict[Plan, float], appraisal: Appraisal
    ) -> tuple[PlanTried, ...]:
        """The chosen plan, the others that were considered, and some that come to mind only now; the best first."""
        known = sorted(considered, key=lambda plan: plan != chosen)
        values = considered | {plan: appraisal.value(plan) for plan in alternatives(self.scene, known, self.rng)}
        distinct = {plan_key(plan): plan for plan in (*values, chosen)}
        others = sorted((plan for plan in distinct.values() if plan != chosen), key=lambda plan: -values[plan])
        tried = [PlanTried(tuple(map(str, chosen)), values[chosen], how=about_plan(self.scene, chosen))]
        for plan in others:
            against = self._against(view, plan, values[plan] > values[chosen], plan in considered)
            how = differences(self.scene, plan, chosen)
            tried.append(PlanTried(tuple(map(str, plan)), values[plan], against, how))
        return tuple(tried)

    def _against(self, view: PledgedView, plan: Plan, better: bool, considered: bool) -> Said | None:
        """What spoke against a plan, other than its value."""
        partners = {promise.partner for promise in _broken(view, plan)}
        if partners:
            return said("bots.plan-breaks", powers=list(map(power, sorted(partners))))
        if not better:
            return None
        if not considered:
            return said("bots.plan-overlooked")
        return said("bots.plan-helps-nobody", powers=list(map(power, sorted(self.bargain.helped))))

    def _aims(self) -> list[Said]:
        rivals = self.bargain.rivals
        aims = [said("bots.aim-attack", power=power(rivals.prey)) if rivals.prey else said("bots.aim-grow")]
        if rivals.danger and rivals.danger != rivals.prey:
            aims.append(said("bots.aim-danger", power=power(rivals.danger)))
        if rivals.ally:
            aims.append(said("bots.aim-ally", power=power(rivals.ally)))
        return aims

    def _promises(self, broken: list[Promise]) -> list[Said]:
        found = [said("bots.promise-broken-by", power=power(breach.by)) for breach in self.breaches]
        lies, ours = {*self.mind.lies}, [one for one in self.bargain.standing if one.giver == self.scene.seat]
        for promise in (*ours, *(one for one in self.bargain.pledges if one not in ours)):
            manner = "lie" if promise.id in lies else "broken" if promise in broken else "kept"
            values = {"power": power(promise.partner), "year": str(promise.until)}
            found.append(said(f"bots.promise-{manner}-{promise.kind}", **values))
        return found


def _broken(view: PledgedView, orders: Sequence[Order]) -> list[Promise]:
    """The promises that these orders would break."""
    texts = {str(order) for order in orders}
    found = [promise for order in orders for promise in view.broken_by(order)]
    found += [one for one in view.pledges if one.kind in DEEDS and one.order not in texts]
    return list(dict.fromkeys(found))
