"""Players who use everything that is on offer: of each kind of directive about as much, often several times over."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from casusbelli.core.orders import Directive, Move, Order, SupportMove
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.game import Game

LOOKS_ROUND = 0.02  # how often somebody looks at what his orders would do, and at everything there is to see


@dataclass
class Tally:
    """What was written and what happened, over many games."""

    written: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)


@dataclass
class Busy:
    """``most``: directives of one seat in one phase; ``rare``: how often a kind is thought of at all, if not always."""

    rng: random.Random
    most: int = 6
    rare: dict[type, float] = field(default_factory=dict)
    planned: set[tuple[str, str]] = field(default_factory=set)

    def to_units(self, game: Game, seat: str) -> list[Order]:
        """One for each, often in support of a move that is planned already: else nobody would be dislodged."""
        chosen: list[Order] = []
        for orders in game.decisions(seat):
            helpful = [o for o in orders if isinstance(o, SupportMove) and (o.target.at, o.to) in self.planned]
            chosen += [self.rng.choice(helpful if helpful and self.rng.random() < 0.7 else orders)] if orders else []
            if chosen and isinstance(chosen[-1], Move):
                self.planned.add((chosen[-1].unit.at, chosen[-1].to))
        return chosen

    def directives(self, game: Game, seat: str) -> list[Order]:
        kinds: dict[type, list[Order]] = {}
        for order in game.options(seat):
            if isinstance(order, Directive):
                kinds.setdefault(type(order), []).append(order)
        left = {kind: orders for kind, orders in kinds.items() if self.rng.random() < self.rare.get(kind, 1.0)}
        chosen: list[Order] = []
        for _order in range(self.rng.randrange(self.most + 1) if left else 0):
            order = self.rng.choice(left[self.rng.choice(list(left))])
            chosen += [order] * self.rng.choice((1, 1, 2))
        return chosen

    def play(self, game: Game, phases: int, tally: Tally) -> Game:
        """Whatever is refused is refused with a code and a sentence."""
        for _phase in range(phases):
            self.planned = set()
            for seat in game.rules.names:
                if game.state.outcome is not None:
                    break
                self.write(game, seat, tally)
            if game.state.outcome is not None:
                break
            game.process()
        return game

    def write(self, game: Game, seat: str, tally: Tally) -> None:
        orders = [*self.to_units(game, seat), *self.directives(game, seat)]
        if self.rng.random() < LOOKS_ROUND:
            game.preview(seat, orders), game.panels(seat), game.view(seat)
        if orders:
            draft = game.submit(seat, orders)
            assert all(_has_words(why) for _order, why in draft.refused)
            tally.refused.update(why.code for _order, why in draft.refused)
            tally.written.update(type(order).__name__ for order in (*draft.orders, *draft.at_once))


def _has_words(why: Refusal) -> bool:
    return bool(why.code and why.text) and "{" not in why.text
