"""The ``diplomacy`` package as the reference: its game gets our positions and our orders as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from diplomacy import Game

from casusbelli.core.battle import Battle
from casusbelli.core.orders import Order
from casusbelli.core.units import Position


@dataclass(frozen=True)
class Outcome:
    """The position after a phase, as (owner, unit), and the retreats of each dislodged unit."""

    standing: frozenset[tuple[str, str]]
    retreats: Mapping[tuple[str, str], frozenset[str]]


def new_game() -> Any:
    return Game()


def place(game: Any, position: Position) -> None:
    """Set the game to the start of a movement phase in this position."""
    game._clear_history()
    game.set_current_phase("S1901M")
    game.clear_units()
    units: dict[str, list[str]] = {}
    for unit in position.units:
        units.setdefault(unit.owner.upper(), []).append(str(unit))
    for owner, names in units.items():
        game.set_units(owner, names)
    if game.error:
        raise ValueError(f"diplomacy does not take this position: {game.error}")


def order(game: Any, orders: Mapping[str, Sequence[str]]) -> None:
    """Enter orders as text; those that it considers illegal are dropped, without its messages."""
    for power, texts in orders.items():
        game.set_orders(power, list(texts))
    game.error = []


def as_text(orders: Mapping[str, Sequence[Order]]) -> dict[str, list[str]]:
    return {power.upper(): [str(order) for order in given] for power, given in orders.items()}


def accepted(game: Any) -> dict[str, str]:
    """Unit -> the order that it will process, after ``order``."""
    return {unit: text for power in game.powers.values() for unit, text in power.orders.items()}


def judge(game: Any, battle: Battle) -> Outcome:
    place(game, battle.position)
    order(game, as_text(battle.orders))
    game.process()
    return outcome(game)


def outcome(game: Any) -> Outcome:
    powers = game.powers.items()
    return Outcome(
        frozenset((name, unit) for name, power in powers for unit in power.units),
        {(name, unit): frozenset(to) for name, power in powers for unit, to in power.retreats.items()},
    )
