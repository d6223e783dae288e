"""Counts for ``Pack.mechanisms`` that the rules of several packs share."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.events import CentersTaken, Event
from casusbelli.core.state import State

__all__ = ["enemy_taken", "unowned_taken"]


def unowned_taken(state: State, event: Event) -> int:
    """Centers taken that nobody owned."""
    return sum(before is None for before in _taken(state, event))


def enemy_taken(state: State, event: Event) -> int:
    """Centers taken from others."""
    return sum(before is not None for before in _taken(state, event))


def _taken(state: State, event: Event) -> Iterator[str | None]:
    """The former owner of each center that has a new one, after the start of the game."""
    if isinstance(event, CentersTaken) and state.centers:
        for place, owner in event.centers.items():
            if owner is not None and owner != state.centers.get(place):
                yield state.centers.get(place)
