"""What happens in games of Formal Diplomacy, counted from their events."""

from __future__ import annotations

from casusbelli.core.events import Event
from casusbelli.core.state import State
from casusbelli.engine.mechanisms import enemy_taken, unowned_taken
from casusbelli.engine.spec import Mechanisms
from casusbelli.packs.formal.facts import SphereEnded, SphereWon, WarDeclared, WarsEnded


def _declared(_state: State, event: Event) -> int:
    return isinstance(event, WarDeclared)


def _surrendered(_state: State, event: Event) -> int:
    return isinstance(event, WarsEnded) and event.surrendered


def _sphere(_state: State, event: Event) -> int:
    return isinstance(event, SphereWon)


def _entered(_state: State, event: Event) -> int:
    return isinstance(event, SphereEnded) and event.cause == "entered"


MECHANISMS: Mechanisms = {
    "war declared": _declared,
    "surrender": _surrendered,
    "sphere won": _sphere,
    "sphere entered by an enemy": _entered,
    "unowned center taken": unowned_taken,
    "enemy center taken": enemy_taken,
}
