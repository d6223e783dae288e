"""The view of a bot that keeps promises: orders that would break one lose their worth, so the bot chooses others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from casusbelli.bots.dumbbot import unit_orders
from casusbelli.bots.promises import DEEDS, Lands, Promise, breaks
from casusbelli.bots.search import value
from casusbelli.bots.seat_view import SeatView
from casusbelli.core.cached_property import cached_property
from casusbelli.core.orders import Directive, Order
from casusbelli.engine import play
from casusbelli.engine.on_offer import is_at_once

PRICE: Final = 8.0  # in centers, of breaking a promise: no included bot gives an order that costs as much
GUESSES: Final = 2  # about the orders of the others


@dataclass(frozen=True)
class PledgedView(SeatView):
    """``pledges``: the promises that this seat keeps."""

    pledges: tuple[Promise, ...] = ()

    @staticmethod
    def bound(scene: SeatView, pledges: Sequence[Promise], rng: Random) -> PledgedView:
        return PledgedView(scene.rules, scene.turn, scene.seat, rng, scene.talk, tuple(pledges))

    @cached_property
    def lands(self) -> Lands:
        return Lands.of(self)

    def broken_by(self, order: Order) -> tuple[Promise, ...]:
        return tuple(promise for promise in self.pledges if breaks(self, self.lands, promise, order))

    def worth(self, order: Order) -> float:
        return super().worth(order) - (PRICE if self.pledges and self.broken_by(order) else 0.0)

    @cached_property
    def binds(self) -> bool:
        """Does any promise rule out an order that is offered?"""
        return any(self.broken_by(order) for orders in self.decisions for order in orders)

    def with_deeds(self, orders: Sequence[Order]) -> list[Order]:
        """These orders, with promised ones in place of what their units would do."""
        chosen = list(orders)
        for promise in self.pledges:
            if promise.kind in DEEDS and promise.phase == self.phase:
                chosen = with_order(self, chosen, promise.order)
        return chosen


def with_order(scene: SeatView, orders: Sequence[Order], text: str) -> list[Order]:
    """These orders with this one in place of what its unit would do; unchanged if that is not possible."""
    found = offered(scene, text)
    if found is None:
        return list(orders)
    unit = getattr(found, "unit", None)
    others = [order for order in orders if unit is None or getattr(order, "unit", None) != unit]
    chosen = [*others, found] if found not in others else others
    return chosen if scene.stands(chosen) else list(orders)


def offered(scene: SeatView, text: str) -> Order | None:
    """The order with this text, if the seat may give it now."""
    decided = (order for orders in scene.decisions for order in orders if str(order) == text)
    return next(decided, None) or next((order for order in scene.directives if str(order) == text), None)


# --- values


@dataclass(frozen=True)
class Appraisal:
    """Values of plans in supply centers, against the same guesses about the others."""

    scene: SeatView
    guesses: tuple[dict[str, tuple[Order, ...]], ...]

    @staticmethod
    def of(scene: SeatView, rng: Random, guesses: int = GUESSES) -> Appraisal:
        return Appraisal(scene, tuple(_guess(scene, rng) for _guess_ in range(guesses)))

    def value(self, orders: Sequence[Order], others: dict[str, tuple[Order, ...]] | None = None) -> float:
        """``others``: orders that some seats will give, instead of what is guessed."""
        rules, given = self.scene.rules, [order for order in orders if not _is_immediate(self.scene, order)]
        total = 0.0
        for guess in self.guesses:
            played = {**guess, **(others or {}), self.scene.seat: tuple(given)}
            _events, after = play.process(rules, self.scene.turn.state, played)
            total += value(self.scene, after)
        worth = sum(SeatView.worth(self.scene, order) for order in given)
        return round(total / len(self.guesses) + worth / 2, 2)


def _is_immediate(scene: SeatView, order: Order) -> bool:
    return isinstance(order, Directive) and is_at_once(scene.rules, order)


def _guess(scene: SeatView, rng: Random) -> dict[str, tuple[Order, ...]]:
    found = {}
    for seat in scene.rules.names:
        if seat != scene.seat and seat not in scene.turn.state.vacant:
            there = SeatView.of(scene.rules, scene.turn.state, seat, Random(rng.random()))
            if there.decisions:
                found[seat] = tuple(unit_orders(there))
    return found
