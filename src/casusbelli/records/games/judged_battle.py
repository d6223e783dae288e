"""The battle of an adjudicated movement phase, from the recorded position and orders, for explanations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.core import events as e
from casusbelli.core.adjudicator import Verdicts, adjudicate
from casusbelli.core.orders import Directive, Order
from casusbelli.engine.game import Game
from casusbelli.engine.movement import battle
from casusbelli.records.games.chronicle import Fact


def judged_battle(game: Game, phase: str, facts: Iterable[Fact]) -> Verdicts | None:
    """Adjudicate the battle of this phase again; None if its facts hold no adjudication. A phase that was rolled back
    was revealed more than once, and the last time counts."""
    state = next((state for event, state in facts if isinstance(event, e.OrdersJudged)), None)
    if state is None:
        return None
    everything = [event for event in game.log if isinstance(event, e.OrdersRevealed) and event.phase == phase][-1]
    given = {seat: tuple(_read(game, phase, everything.of(seat))) for seat in game.rules.names}
    return adjudicate(battle(game.rules.turn(state, given)))


def _read(game: Game, phase: str, texts: Iterable[str]) -> Iterator[Order | Directive]:
    orders = (game.rules.order_of(text, phase) for text in texts)
    return (order for order in orders if order is not None)
