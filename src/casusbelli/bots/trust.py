"""The memory of a bot that talks: how far it trusts each seat, and what it has seen of their promises.

Trust goes from -1 to 1. It rises with promises kept and help given, and falls with promises broken and attacks. What
was lost comes back with time, sooner for those who forgive.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct

from casusbelli.bots.characters import Character
from casusbelli.bots.promises import DEEDS, PEACE, Lands, Promise, breaks, entered, sides
from casusbelli.bots.seat_view import SeatView
from casusbelli.bots.talking import Memory
from casusbelli.core.orders import Order, SupportHold, SupportMove
from casusbelli.core.phases import Phase

BROKEN: Final = {"peace": -0.7, "alliance": -0.9, "joint-attack": -0.6, "demilitarize": -0.4}
NOT_GIVEN: Final = -0.4  # a promised order
ATTACKED: Final = -0.15  # without a promise
KEPT: Final = 0.06  # a phase of peace
GIVEN: Final = 0.25  # a promised order
HELPED: Final = 0.15  # support that was not promised
FORGIVEN: Final = 0.12  # the share of distrust that is gone after a phase, at most


class Breach(Struct, frozen=True):
    """A promise that was broken: which, by whom, and when."""

    promise: str
    by: str
    phase: str


class Mind(Struct):
    """``seen``: the phases it has looked back at. ``held``: the centers it had in its last turn. ``lies``: promises
    that it never meant to keep. ``asked``: what it has proposed, and when, so that it does not repeat itself."""

    trust: dict[str, float] = {}
    seen: list[str] = []
    held: list[str] = []
    lies: list[str] = []
    breaches: list[Breach] = []
    asked: dict[str, str] = {}

    def trusts(self, seat: str) -> float:
        return self.trust.get(seat, 0.0)

    def changes(self, seat: str, by: float) -> None:
        self.trust[seat] = round(max(-1.0, min(1.0, self.trusts(seat) + by)), 4)

    def is_broken(self, promise: Promise) -> bool:
        """Has either side broken it? Then it binds nobody."""
        return any(breach.promise == promise.id for breach in self.breaches)


def mind_of(memory: Memory) -> Mind:
    """The memory, or a fresh one if this is none of ours."""
    try:
        return msgspec.convert(memory, Mind) if memory is not None else Mind()
    except msgspec.ValidationError:
        return Mind()


def look_back(scene: SeatView, mind: Mind, promises: Sequence[Promise], character: Character) -> list[Breach]:
    """Learn from the orders of the phases since the last turn; returns the breaches by others that came to light."""
    found: list[Breach] = []
    for phase, orders in scene.past.items():
        if phase in mind.seen or not Phase.of(phase).is_movement:
            continue
        for seat in mind.trust:
            if mind.trusts(seat) < 0:
                mind.changes(seat, -mind.trusts(seat) * FORGIVEN * character.forgiveness)
        mind.seen.append(phase)
        past = PastPhase.of(scene, mind, phase, orders)
        for seat in sorted(set(orders) - {scene.seat}):
            found += _judge(scene, mind, promises, past, seat)
        _judge_own(scene, mind, promises, past)
    mind.seen = mind.seen[-12:]
    mind.held = sorted(code for code, owner in scene.centers.items() if owner in scene.mine)
    mind.breaches += found
    return found


@dataclass(frozen=True)
class PastPhase:
    """A phase of which the orders are known. ``lands``: by whose units they were given."""

    phase: str
    orders: dict[str, tuple[Order, ...]]
    lands: Lands

    @staticmethod
    def of(scene: SeatView, mind: Mind, phase: str, texts: Mapping[str, tuple[str, ...]]) -> PastPhase:
        orders = {seat: tuple(_read(scene, phase, lines)) for seat, lines in texts.items()}
        place = scene.board.province_of
        units = {
            place[order.unit.at]: seat
            for seat, given in orders.items()
            for order in given
            if hasattr(order, "unit") and order.unit.at in place
        }
        side = sides(scene)
        centers = {code: side.get(owner, owner) for code, owner in scene.centers.items()}
        return PastPhase(phase, orders, Lands(units, {**centers, **dict.fromkeys(mind.held, scene.seat)}))


def _read(scene: SeatView, phase: str, lines: Iterable[str]) -> Iterator[Order]:
    for line in lines:
        order = scene.rules.order_of(line, phase)
        if order is not None:
            yield order


def _judge(scene: SeatView, mind: Mind, promises: Sequence[Promise], past: PastPhase, seat: str) -> Iterator[Breach]:
    """What another seat did in a phase, with regard to us."""
    given = past.orders[seat]
    bound = [one for one in promises if _binds(mind, one, seat, scene.seat, past.phase)]
    for promise in bound:
        if promise.kind in DEEDS:
            done = any(str(order) == promise.order for order in given)
            mind.changes(seat, GIVEN if done else NOT_GIVEN)
            if not done:
                yield Breach(promise.id, seat, past.phase)
        elif any(breaks(scene, past.lands, promise, order) for order in given):
            mind.changes(seat, BROKEN[promise.kind])
            yield Breach(promise.id, seat, past.phase)
        elif promise.kind in PEACE:
            mind.changes(seat, KEPT)
    promised = {promise.order for promise in bound}
    if not any(promise.kind in PEACE for promise in bound) and any(_attacks(scene, past, order) for order in given):
        mind.changes(seat, ATTACKED)
    if any(_helps(scene, past, order) and str(order) not in promised for order in given):
        mind.changes(seat, HELPED)


def _binds(mind: Mind, promise: Promise, giver: str, partner: str, phase: str) -> bool:
    ours = (promise.giver, promise.partner) == (giver, partner)
    return ours and promise.holds_in(phase) and not mind.is_broken(promise)


def _attacks(scene: SeatView, past: PastPhase, order: Order) -> bool:
    code = entered(scene, order)
    return bool(code) and past.lands.belongs(code, scene.seat)


def _helps(scene: SeatView, past: PastPhase, order: Order) -> bool:
    """Does it support one of our units?"""
    if not isinstance(order, SupportHold | SupportMove):
        return False
    return past.lands.units.get(scene.board.province_of.get(order.target.at, "")) == scene.seat


def _judge_own(scene: SeatView, mind: Mind, promises: Sequence[Promise], past: PastPhase) -> None:
    """What we did ourselves: a promise that we broke binds nobody any longer."""
    given = past.orders.get(scene.seat, ())
    for promise in promises:
        if promise.giver != scene.seat or not promise.holds_in(past.phase) or mind.is_broken(promise):
            continue
        if promise.kind in DEEDS:
            broken = not any(str(order) == promise.order for order in given)
        else:
            broken = any(breaks(scene, past.lands, promise, order) for order in given)
        if broken:
            mind.breaches.append(Breach(promise.id, scene.seat, past.phase))
