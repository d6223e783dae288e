"""What a bot with a character answers to proposals, and what it proposes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from msgspec.structs import replace

from casusbelli.bots.characters import Character
from casusbelli.bots.pledged_view import Appraisal, PledgedView, offered, with_order
from casusbelli.bots.promises import DEEDS, PEACE, Promise, answered, proposals, sides
from casusbelli.bots.rivals import Rivals
from casusbelli.bots.seat_view import SeatView
from casusbelli.bots.talking import MOST_TO_ONE, BotMessage, SeatMessage
from casusbelli.bots.trust import Breach, Mind
from casusbelli.core.orders import Move, Order, SupportHold, SupportMove
from casusbelli.core.phases import Phase
from casusbelli.core.units import Unit
from casusbelli.engine.phrases import WORDINGS, Phrase

STALE: Final = 1  # years after which a proposal is not answered any longer
TOLERANCE: Final = 0.3  # centers that helping a partner may cost
MOST_NEW: Final = 4  # messages of its own that a bot writes in a phase, if it is talkative


@dataclass
class Bargain:
    """One turn of talking. ``standing``: the promises that are in force. ``pledges``: those of ours that we keep.
    ``written``: the messages of this turn. ``helped``: to whom we have promised an order of this phase."""

    scene: SeatView
    mind: Mind
    character: Character
    rivals: Rivals
    standing: Sequence[Promise]
    rng: Random
    pledges: list[Promise] = field(default_factory=list)
    written: list[BotMessage] = field(default_factory=list)
    helped: set[str] = field(default_factory=set)

    # --- answers

    def waiting(self) -> Iterator[SeatMessage]:
        """The proposals to us that we have not answered, as long as they are of use."""
        done, now = answered(self.scene.messages, self.scene.seat), Phase.of(self.scene.phase)
        for one in proposals(self.scene.messages):
            assert one.phrase is not None
            fresh = one.phase == self.scene.phase or (
                one.phrase.kind not in DEEDS and now.year - Phase.of(one.phase).year <= STALE
            )
            to_us = self.scene.seat in one.to and one.sender in self.scene.partners
            if to_us and fresh and one.id not in done and (not one.phrase.year or one.phrase.year >= now.year):
                yield one

    def answer_treaties(self) -> None:
        """Proposals that bind us for some time."""
        for one in self.waiting():
            if one.phrase is not None and one.phrase.kind not in DEEDS:
                self._answer(one, one.phrase, self._likes(one.sender, one.phrase))

    def answer_deeds(self, orders: Sequence[Order], appraisal: Appraisal) -> list[Order]:
        """Proposals about a single order; returns our orders with those that we have promised."""
        chosen = list(orders)
        for one in self.waiting():
            if one.phrase is None or one.phrase.kind not in DEEDS:
                continue
            changed = self._with_deed(one.phrase, chosen)
            cost = appraisal.value(chosen) - appraisal.value(changed) if changed is not None else 0.0
            likes = changed is not None and self._helps_gladly(one.sender, one.phrase, cost)
            if self._answer(one, one.phrase, likes) and changed is not None:
                chosen = changed
                self.helped.add(one.sender)
        return chosen

    def answer_texts(self) -> None:
        """Once a phase, tell a player who writes to us alone in their own words that we read quick phrases."""
        recent = (self.scene.phase, *list(self.scene.past)[-1:])
        texts = [one for one in self.scene.messages if one.phrase is None and one.phase in recent]
        for one in {one.sender: one for one in texts if one.to == (self.scene.seat,)}.values():
            key = f"text {one.sender}"
            if one.sender not in self.scene.partners or self.mind.asked.get(key) in (one.phase, self.scene.phase):
                continue
            if self._write(one.sender, Phrase("use-phrases", earlier=one.id)):
                self.mind.asked.pop(key, None)
                self.mind.asked[key] = self.scene.phase

    def _answer(self, one: SeatMessage, phrase: Phrase, likes: bool) -> bool:
        """True if we mean it. Who is not honest sometimes agrees to what they do not like, and does not keep it."""
        lies = not likes and self.rng.random() * 2 < 1 - self.character.honesty
        if not self._write(one.sender, Phrase("accept" if likes or lies else "refuse", earlier=one.id)):
            return False
        if lies:
            self.mind.lies.append(one.id)
        elif likes and phrase.kind not in DEEDS:
            until = phrase.year or Phase.of(self.scene.phase).year
            self.pledges.append(
                Promise(
                    one.id,
                    phrase.kind,
                    self.scene.seat,
                    one.sender,
                    self.scene.phase,
                    until,
                    phrase.province,
                    phrase.power,
                )
            )
        return likes

    def _likes(self, seat: str, phrase: Phrase) -> bool:
        trust, rivals = self.mind.trusts(seat), self.rivals
        if phrase.kind == "demilitarize":
            code = self.scene.board.province_of.get(phrase.province, phrase.province)
            ours = any(
                self.scene.board.province_of[unit.at] == code for unit in self.scene.units if self._is_ours(unit)
            )
            return trust > -0.3 and code not in self.scene.board.centers and not ours
        if phrase.kind == "joint-attack":
            victim = sides(self.scene).get(phrase.power, phrase.power)
            free = victim not in (seat, self.scene.seat) and not self.at_peace(victim)
            return free and trust > -0.2 and seat != rivals.prey and rivals.is_near(self.scene.seat, victim)
        liking = trust + 0.2 + 0.3 * rivals.threat.get((seat, self.scene.seat), 0.0)
        liking += 0.4 * (seat == rivals.ally) - (0.5 + self.character.aggression) * (seat == rivals.prey)
        return liking > (0.4 if phrase.kind == "alliance" else 0.0)

    def _with_deed(self, phrase: Phrase, orders: Sequence[Order]) -> list[Order] | None:
        """Our orders if we agree; None if we cannot, or have promised something else."""
        text = phrase.orders[0]
        if phrase.kind == "offer-support":
            _unit, _s, text = text.partition(" S ")
            if " - " not in text:
                text += " H"
        order = offered(self.scene, text)
        if order is None or PledgedView.bound(self.scene, self.pledges, self.rng).broken_by(order):
            return None
        unit = getattr(order, "unit", None)
        for promise in self.pledges:
            promised = offered(self.scene, promise.order) if promise.order else None
            if promised is not None and promised != order and getattr(promised, "unit", None) == unit:
                return None
        changed = with_order(self.scene, orders, text)
        return changed if any(str(one) == text for one in changed) else None

    def _helps_gladly(self, seat: str, phrase: Phrase, cost: float) -> bool:
        if seat == self.rivals.prey or self.mind.trusts(seat) < -0.1:
            return False
        friend = 0.4 if self.at_peace(seat) or seat == self.rivals.ally else 0.0
        return cost <= TOLERANCE + friend + 0.5 * max(0.0, self.mind.trusts(seat))

    # --- of our own

    def propose(self, orders: Sequence[Order], breaches: Sequence[Breach]) -> None:
        """At most one message of our own to each seat, and no more than suits our character."""
        self._tell(self._wishes(orders, breaches))

    def reproach(self, breaches: Sequence[Breach]) -> None:
        """To those who broke a promise, if that suits our character."""
        self._tell(self._reproaches(breaches))

    def _tell(self, wishes: Iterator[tuple[str, Phrase, str]]) -> None:
        most, told = round(MOST_NEW * self.character.talkativeness), {message.to for message in self.written}
        for seat, phrase, key in wishes:
            if most <= 0:
                return
            if seat not in told and seat in self.scene.partners and self._is_new(key) and self._write(seat, phrase):
                told.add(seat)
                most -= 1
                self.mind.asked[key] = self.scene.phase

    def _wishes(self, orders: Sequence[Order], breaches: Sequence[Breach]) -> Iterator[tuple[str, Phrase, str]]:
        """What we would write, the most important first: to whom, what, and under which key it is not repeated."""
        yield from self._reproaches(breaches)
        for seat, order in self._supports(orders):
            yield seat, Phrase("ask-support", orders=(order,)), f"{self.scene.phase} {seat} support"
        year, ally, prey = Phase.of(self.scene.phase).year, self.rivals.ally, self.rivals.prey
        for seat in sorted(self.scene.partners, key=lambda name: (name != ally, -self._closeness(name), name)):
            if seat == prey or self.mind.trusts(seat) < -0.4:
                continue
            if not self.at_peace(seat):
                if self.rivals.is_near(self.scene.seat, seat):
                    yield seat, Phrase("peace", year=year + 1), f"{year} {seat} peace"
            elif seat == ally and self.mind.trusts(seat) > 0.2 and not self._has(seat, "alliance"):
                yield seat, Phrase("alliance", year=year + 2), f"{year} {seat} alliance"
            elif prey and self.rivals.is_near(seat, prey) and not self._has(seat, "joint-attack"):
                yield seat, Phrase("joint-attack", power=prey), f"{year} {seat} attack"
        danger = self.rivals.danger
        if danger and ally and danger != ally and self.mind.trusts(danger) < 0:
            yield ally, Phrase("warn-power", power=danger), f"{year} {ally} warn"

    def _reproaches(self, breaches: Sequence[Breach]) -> Iterator[tuple[str, Phrase, str]]:
        for breach in breaches:
            yield breach.by, Phrase("breach", power=breach.by, earlier=breach.promise), f"breach {breach.promise}"

    def thank(self) -> None:
        """For support in the last movement phase."""
        moves = [phase for phase in self.scene.past if Phase.of(phase).is_movement]
        for phase in moves[-1:]:
            for seat, lines in self.scene.past[phase].items():
                key = f"{phase} {seat} thank"
                if seat not in self.scene.partners or not self._is_new(key):
                    continue
                helped = any(self._aids_us(phase, line) for line in lines)
                if helped and self.rng.random() < self.character.talkativeness and self._write(seat, Phrase("thank")):
                    self.mind.asked[key] = self.scene.phase

    def _aids_us(self, phase: str, line: str) -> bool:
        order = self.scene.rules.order_of(line, phase)
        if not isinstance(order, SupportHold | SupportMove):
            return False
        ours = self.scene.past[phase].get(self.scene.seat, ())
        return any(own.startswith(f"{order.target} ") for own in ours)

    def _supports(self, orders: Sequence[Order]) -> Iterator[tuple[str, str]]:
        """Whose unit could support a move of ours into a contested province: the seat, and the order to ask for."""
        board, side = self.scene.board, sides(self.scene)
        there = {board.province_of[unit.at]: unit for unit in self.scene.units}
        for order in orders:
            if not isinstance(order, Move) or board.province_of[order.to] not in there:
                continue
            code = board.province_of[order.to]
            victim = side.get(there[code].owner, there[code].owner)
            for unit in sorted(self.scene.units, key=lambda one: one.at):
                seat = side.get(unit.owner, unit.owner)
                near = any(board.province_of[to] == code for to in board.reach[unit.kind][unit.at])
                friend = (
                    seat not in (victim, self.scene.seat) and self.at_peace(seat) and not self._protects(seat, code)
                )
                if near and friend and self.mind.trusts(seat) >= 0 and victim != self.scene.seat:
                    yield seat, f"{unit.kind} {unit.at} S {order.unit} - {order.to}"

    def _protects(self, seat: str, code: str) -> bool:
        side = sides(self.scene)
        owner = self.scene.centers.get(code)
        return owner is not None and side.get(owner, owner) == seat

    # --- what we know

    def at_peace(self, seat: str) -> bool:
        return any(self._has(seat, kind) for kind in PEACE)

    def _has(self, seat: str, kind: str) -> bool:
        both = (*self.standing, *self.pledges)
        return any(one.kind == kind and {one.giver, one.partner} == {seat, self.scene.seat} for one in both)

    def _closeness(self, seat: str) -> float:
        return self.rivals.threat.get((seat, self.scene.seat), 0.0)

    def _is_ours(self, unit: Unit) -> bool:
        return unit.owner in self.scene.mine

    def _is_new(self, key: str) -> bool:
        return key not in self.mind.asked

    def _write(self, seat: str, phrase: Phrase) -> bool:
        """False if we have written enough to this seat in this phase."""
        before = sum(
            one.sender == self.scene.seat and one.phase == self.scene.phase and seat in one.to
            for one in self.scene.messages
        )
        if before + sum(message.to == seat for message in self.written) >= MOST_TO_ONE:
            return False
        self.written.append(BotMessage(seat, replace(phrase, wording=self.rng.randrange(WORDINGS))))
        return True
