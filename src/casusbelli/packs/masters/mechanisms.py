"""What happens in games under the Masters Rules, counted from their events."""

from __future__ import annotations

from casusbelli.core.events import Event, UnitPlaced
from casusbelli.core.state import State
from casusbelli.engine.spec import Mechanisms
from casusbelli.packs.masters.facts import GROUND, REBEL, Books, MinorFounded, VotesDecided, WinterBooked


def _influence(_state: State, event: Event) -> int:
    return sum(map(bool, event.orders.values())) if isinstance(event, VotesDecided) else 0


def _rebellion(_state: State, event: Event) -> int:
    return isinstance(event, UnitPlaced) and REBEL in event.marks


def _minor(state: State, event: Event) -> int:
    known: Books | None = state.own.get(GROUND)
    return isinstance(event, MinorFounded) and known is not None and known.opened


def _annexed(_state: State, event: Event) -> int:
    return len(event.annexed) if isinstance(event, WinterBooked) else 0


def _disarmed(_state: State, event: Event) -> int:
    losses = event.losses if isinstance(event, WinterBooked) else ()
    return sum(cause == "voluntary" for _unit, _owner, cause in losses)


def _aided(_state: State, event: Event) -> int:
    return len(event.aid) if isinstance(event, WinterBooked) else 0


MECHANISMS: Mechanisms = {
    "order by influence": _influence,
    "rebellion": _rebellion,
    "new minor power": _minor,
    "annexation": _annexed,
    "disarmament": _disarmed,
    "foreign aid": _aided,
}
