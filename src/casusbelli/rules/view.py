"""THE projection: what one seat, a spectator or the game-master may see of a game. Nothing else decides that.

Default deny: a unit that a rule hides is not there, and of the states that components add a seat sees the fields its
component names. The game-master sees everything.
"""

from __future__ import annotations

from typing import Any, Final

from casusbelli.core.state import State
from casusbelli.core.units import Unit
from casusbelli.rules.adjusting import due
from casusbelli.rules.component import Turn
from casusbelli.rules.ruleset import RuleSet

FORMAT = "casusbelli.state/1"


class Gm:
    """The game-master, who is no seat."""


GM: Final = Gm()
Viewer = str | Gm | None
"""A seat's name, the game-master, or a spectator (None)."""


def view(rules: RuleSet, state: State, spec: str, viewer: Viewer = GM) -> dict[str, Any]:
    """The state as every export, API answer and scenario shows it, as far as the viewer may see it."""
    t = rules.turn(state)
    units = [unit for unit in state.units.values() if _sees(t, rules, viewer, unit)]
    routed = [beaten for beaten in state.routed.values() if _sees(t, rules, viewer, beaten.unit)]
    owners = list(dict.fromkeys((*(power.name for power in t.board.powers), *state.owners)))
    beaten_by = {owner: {str(r.unit): sorted(r.retreats) for r in routed if r.unit.owner == owner} for owner in owners}
    return {
        "format": FORMAT,
        "rules": spec,
        "map": t.board.name,
        "phase": state.phase,
        "units": {owner: sorted(str(unit) for unit in units if unit.owner == owner) for owner in owners},
        "dislodged": {owner: table for owner, table in beaten_by.items() if table},
        "centers": {owner: sorted(state.owned(owner)) for owner in owners},
        "owed": {owner: count for owner, count in due(t).items() if count} if state.phase.endswith("A") else {},
        "scores": rules.scores(t),
        "outcome": _outcome(state),
        "state": rules.shown(t) if isinstance(viewer, Gm) else rules.revealed(t, viewer),
    }


def _sees(t: Turn, rules: RuleSet, viewer: Viewer, unit: Unit) -> bool:
    return isinstance(viewer, Gm) or rules.sees(t, viewer, unit)


def _outcome(state: State) -> dict[str, Any] | None:
    if state.outcome is None:
        return None
    return {"kind": state.outcome.kind, "winners": list(state.outcome.winners), **state.outcome.more}
