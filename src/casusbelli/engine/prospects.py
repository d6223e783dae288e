"""What a war promises: how many centers of another power are in reach, and who has more units near them."""

from __future__ import annotations

from collections.abc import Mapping

from casusbelli.engine.facets import Turn

HOPE = 0.5  # of the centers in reach, so many are taken
EDGE = 0.25  # what each unit more than theirs adds


def promise(t: Turn, owner: str, foe: str) -> float:
    """The centers that a war promises in the next years; 0 if none is in reach."""
    near = t.memo(units_near)
    here = near.get(owner, {})
    wanted = [center for center in t.state.owned(foe) if center in here]
    if not wanted:
        return 0.0
    theirs = near.get(foe, {})
    return HOPE * len(wanted) + EDGE * sum(here[center] - theirs.get(center, 0) for center in wanted)


def units_near(t: Turn) -> dict[str, Mapping[str, int]]:
    """Owner -> province -> how many of its units are there or could be there next."""
    found: dict[str, dict[str, int]] = {}
    for unit in t.position.units:
        row = found.setdefault(unit.owner, {})
        for place in {t.board.province_of[unit.at], *t.board.near[unit.kind][unit.at]}:
            row[place] = row.get(place, 0) + 1
    return dict(found)
