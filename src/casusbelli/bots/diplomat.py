"""A bot with a character: it plays like the bot that it is made from, and makes, keeps and breaks promises as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import msgspec

from casusbelli.bots.alternatives import about_plan, alternatives, differences, plan_key
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
        return BotTurn(orders, made.bargain.written, msgspec.to_builtins(mind), made.reasons if moves else None)


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
    reasons: Reasons = field(default_factory=Reasons)

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
        known = sorted(plans, key=lambda plan: plan != tuple(chosen))
        plans |= {plan: appraisal.value(plan) for plan in alternatives(self.scene, known, self.rng)}
        self.reasons = self._told(view, tuple(chosen), plans)
        return chosen

    def between(self) -> list[Order]:
        """After the moves, and before the next ones: there is an answer, thanks and reproach, but nothing to plan."""
        if any(unit.owner in self.scene.mine for unit in self.scene.units):
            self.bargain.answer_treaties()
            self.bargain.answer_texts()
            self.bargain.thank()
            self.bargain.reproach(self.breaches)
        return list(self.bot.orders(self.scene))

    def _weighed(
        self, view: PledgedView, kept: list[Order], plans: dict[tuple[Order, ...], float], appraisal: Appraisal
    ) -> tuple[list[Order], list[Promise]]:
        """The plan that keeps our promises or, if that gains enough, one that does not; and what that one breaks."""
        deeds = [one for one in view.pledges if one.kind in DEEDS]
        if self.character.loyalty >= NEVER or not (deeds or view.binds):
            return kept, []
        free = list(self.bot.orders(PledgedView.bound(self.scene, (), self.rng)))
        value = plans.setdefault(tuple(free), appraisal.value(free))
        broken = _broken(view, free)
        least = LEAST_GAIN + MORE_GAIN * self.character.loyalty**2
        if broken and value - plans[tuple(kept)] > least:
            return free, broken
        return kept, []

    # --- reasons

    def _told(self, view: PledgedView, chosen: tuple[Order, ...], plans: dict[tuple[Order, ...], float]) -> Reasons:
        distinct = {plan_key(plan): plan for plan in (*plans, chosen)}
        others = sorted((plan for plan in distinct.values() if plan != chosen), key=lambda plan: -plans[plan])
        tried = [self._tried(view, plan, plans[plan], chosen) for plan in (chosen, *others)]
        return Reasons(tuple(self._aims()), tuple(tried), tuple(self._promises(_broken(view, chosen))))

    def _tried(self, view: PledgedView, plan: tuple[Order, ...], value: float, chosen: tuple[Order, ...]) -> PlanTried:
        partners = sorted({promise.partner for promise in _broken(view, plan)})
        told = said("bots.plan-breaks", powers=list(map(power, partners))) if partners else None
        how = about_plan(self.scene, plan) if plan == chosen else differences(self.scene, plan, chosen)
        return PlanTried(tuple(map(str, plan)), value, told, how)

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
