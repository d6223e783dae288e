"""What happens in games of World War I Diplomacy, counted from their events."""

from __future__ import annotations

from casusbelli.core.events import Event, UnitPlaced
from casusbelli.core.state import State
from casusbelli.engine.mechanisms import enemy_taken
from casusbelli.engine.spec import Mechanisms
from casusbelli.packs.world_war_one.facts import AMERICAN, ItalyJoined, RussiaCollapsed


def _coin(_state: State, event: Event) -> int:
    return isinstance(event, ItalyJoined)


def _collapse(_state: State, event: Event) -> int:
    return isinstance(event, RussiaCollapsed)


def _landing(_state: State, event: Event) -> int:
    return isinstance(event, UnitPlaced) and AMERICAN in event.marks


MECHANISMS: Mechanisms = {
    "coin for Italy": _coin,
    "collapse of Russia": _collapse,
    "American landing": _landing,
    "enemy center taken": enemy_taken,
}
