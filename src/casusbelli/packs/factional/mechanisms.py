"""What happens in games of Factional Diplomacy, counted from their events."""

from __future__ import annotations

from casusbelli.core.events import DiceRolled, Event
from casusbelli.core.state import State
from casusbelli.engine.spec import Mechanisms
from casusbelli.packs.factional.facts import (
    AT_WAR,
    COUP,
    DICTATOR,
    DICTATORSHIP,
    LOST,
    POLITICS,
    REVOLT,
    GovernmentSet,
    Politics,
    QuestionSet,
)


def _attempted(event: Event, what: str) -> int:
    return isinstance(event, DiceRolled) and event.label.endswith(f"/{what}")


def _asked(event: Event, question: str) -> int:
    return isinstance(event, QuestionSet) and event.pending == question


def _outbreak(state: State, event: Event, question: str | None = None) -> int:
    """A civil war breaks out; with ``question`` only if it is the answer to that."""
    if not isinstance(event, GovernmentSet) or event.regime != AT_WAR:
        return 0
    own: Politics = state.own[POLITICS]
    return question is None or own.countries[event.country].pending == question


def _unified(_state: State, event: Event) -> int:
    return isinstance(event, GovernmentSet) and (event.regime, event.title) == (DICTATORSHIP, DICTATOR)


MECHANISMS: Mechanisms = {
    "revolution attempted": lambda _state, event: _attempted(event, "revolution"),
    "revolution": lambda _state, event: _asked(event, REVOLT),
    "counter-revolution": lambda state, event: _outbreak(state, event, REVOLT),
    "election lost": lambda _state, event: _asked(event, LOST),
    "coup attempted": lambda _state, event: _attempted(event, "coup"),
    "coup": lambda _state, event: _asked(event, COUP),
    "counter-coup": lambda state, event: _outbreak(state, event, COUP),
    "civil war": _outbreak,
    "unification": _unified,
}
