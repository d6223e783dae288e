"""A test rule that hides units, to find out whether other rules reveal them."""

from __future__ import annotations

from casusbelli.core.units import Unit
from casusbelli.engine.component import Component, Turn
from casusbelli.engine.spec import Pack


class Fog(Component[None]):
    """A seat sees only units next to its own units and centers."""

    name = "fog"

    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        if seat is None or t.rules.commander_of(t, unit.owner) == seat:
            return seat is None
        owners = [owner for owner in t.holdings if t.rules.commander_of(t, owner) == seat]
        mine = {t.board.province_of[own.at] for own in t.state.units.values() if own.owner in owners}
        centers = (center for owner in owners for center in t.state.owned(owner))
        seen = {near for code in (*mine, *centers) for near in (code, *t.board.neighbors[code])}
        return t.board.province_of[unit.at] not in seen


FOG = Pack("fog", "you see what is near", (Fog(),), {})
