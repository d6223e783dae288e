"""Access control: what a seat, a spectator or the game master may see of a game. This is decided here and nowhere else.

Default deny: a hidden unit is left out, and of rule states and events a seat sees only what the component reveals or
tells. The game master sees everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypedDict, cast

from msgspec.structs import replace

from casusbelli.core import events as e
from casusbelli.core.phases import Phase
from casusbelli.core.state import State
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import Turn
from casusbelli.engine.ruleset import RuleSet

__all__ = ["GM", "Ending", "Gm", "StateView", "Viewer"]

FORMAT = "casusbelli.state/1"


class Ending(TypedDict):
    """How a game ended; rules may add more."""

    kind: str
    winners: list[str]


class StateView(TypedDict):
    """The view of a state. ``owed``: builds, or removals if negative; ``dislodged``: owner -> unit -> where it may
    retreat to; ``state``: rule states by name."""

    format: str
    rules: str
    map: str
    phase: str
    units: dict[str, list[str]]
    dislodged: dict[str, dict[str, list[str]]]
    centers: dict[str, list[str]]
    owed: dict[str, int]
    scores: dict[str, int]
    outcome: Ending | None
    state: dict[str, dict[str, Any]]


class Gm:
    """The game master as a viewer, without a seat."""


GM: Final = Gm()
Viewer = str | Gm | None
"""A seat's name, the game master, or a spectator (None)."""


def seat_of(viewer: Viewer) -> str | None:
    return None if isinstance(viewer, Gm) else viewer


def turn_seen(rules: RuleSet, state: State, viewer: Viewer) -> Turn:
    """The turn as far as the viewer may know it."""
    return rules.turn(state) if isinstance(viewer, Gm) else rules.seen(state, viewer)


def view(rules: RuleSet, state: State, spec: str, viewer: Viewer = GM) -> StateView:
    """The state as every export, API response and scenario shows it, as far as the viewer may see it."""
    t = turn_seen(rules, state, viewer)
    listed = {
        owner: rules.listed_as(t, owner) for owner in (*(power.name for power in t.board.powers), *t.state.owners)
    }
    names = list(dict.fromkeys(listed.values()))
    units = [(listed[unit.owner], str(unit)) for unit in t.state.units.values()]
    beaten = [(listed[r.unit.owner], str(r.unit), sorted(r.retreats)) for r in t.state.routed.values()]
    routed = {name: {unit: places for n, unit, places in beaten if n == name} for name in names}
    centers = [(listed.get(owner, owner), center) for center, owner in state.centers.items()]
    return {
        "format": FORMAT,
        "rules": spec,
        "map": t.board.name,
        "phase": state.phase,
        "units": {name: sorted(unit for n, unit in units if n == name) for name in names},
        "dislodged": {name: table for name, table in routed.items() if table},
        "centers": {name: sorted(center for n, center in centers if n == name) for name in names},
        "owed": {owner: count for owner, count in _owed(t, rules, viewer) if count},
        "scores": rules.scores(t),
        "outcome": _outcome(state),
        "state": rules.shown(t) if isinstance(viewer, Gm) else _revealed(rules, t, viewer),
    }


def _owed(t: Turn, rules: RuleSet, viewer: Viewer) -> Iterator[tuple[str, int]]:
    """Builds and removals due. If units are hidden, those of others are left out: they would reveal how many units they
    have."""
    if t.state.now.is_adjustments:
        for owner, count in due(t).items():
            seat = rules.commander_of(t, owner)
            known = isinstance(viewer, Gm) or not rules.hears("hides") or seat == viewer
            waits = owner in t.board.power and not rules.idle(t, owner)  # for a seat that may build for it
            if known and (count < 0 or seat is not None or waits):
                yield owner, count


def _revealed(rules: RuleSet, t: Turn, seat: str | None) -> dict[str, Any]:
    """The fields of the components' states that each component reveals to this seat, and nothing else."""
    shown: dict[str, dict[str, Any]] = {}
    seen: dict[str, set[str]] = {}
    names_fields = rules.answering("reveals")
    for component in rules.answering("show"):
        table = component.show(t) or {}
        shown.setdefault(component.shown_as, {}).update(table)
        if component.public or component in names_fields:
            fields = table if component.public else component.reveals(t, seat)
            seen.setdefault(component.shown_as, set()).update(fields)
    return {name: {key: v for key, v in shown[name].items() if key in seen[name]} for name in shown if name in seen}


def _outcome(state: State) -> Ending | None:
    if state.outcome is None:
        return None
    ending: Ending = {"kind": state.outcome.kind, "winners": list(state.outcome.winners)}
    return cast(Ending, {**ending, **state.outcome.more})


# --- the log


def history(rules: RuleSet, log: Iterable[e.Event], viewer: Viewer) -> list[e.Event]:
    """The events that the viewer may see. If rules hide units, a seat sees the results of its own orders only; what it
    sees of others is in the view."""
    if isinstance(viewer, Gm):
        return list(log)
    found = (_told(rules, event, viewer) for event in log)
    return [event for event in found if event is not None]


def _told(rules: RuleSet, event: e.Event, seat: str | None) -> e.Event | None:
    if not rules.tells(rules, event, seat):
        return None
    hidden = rules.hears("hides")
    if isinstance(event, e.OrdersRevealed):
        return _own_orders(rules, event, seat, hidden)
    if isinstance(event, e.DeadlineMissed) and _is_secret(rules, event.phase):
        late = tuple(name for name in event.seats if name == seat)
        return replace(event, seats=late) if late else None
    if isinstance(event, e.OrdersJudged) and hidden:
        mine = {power for held in rules.seats if held.name == seat for power in held.powers}
        return replace(event, judgements=tuple(row for row in event.judgements if row.owner in mine))
    if isinstance(event, e.SeatVacated) and rules.secret:
        return replace(event, why="")  # a reason could reveal that a seat was silent
    if isinstance(event, e.RolledBack):
        return replace(event, events=0)  # the count would reveal hidden events
    return event


def _own_orders(rules: RuleSet, event: e.OrdersRevealed, seat: str | None, hidden: bool) -> e.Event:
    """All seats' orders, without other seats' secret and refused ones."""

    def own(table: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in table.items() if name == seat}

    orders = own(event.orders) if hidden else event.orders
    silent = event.silent
    if _is_secret(rules, event.phase):
        silent = tuple(name for name in silent if name == seat)
    return replace(event, orders=orders, secret=own(event.secret), refused=own(event.refused), silent=silent)


def _is_secret(rules: RuleSet, phase: str) -> bool:
    """Does this phase have secret orders? Then it is also secret which seats wrote any."""
    return any(Phase.of(phase).kind in kinds for kinds in rules.secret.values())
