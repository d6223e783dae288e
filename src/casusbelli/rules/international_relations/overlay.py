"""Layers of the board: where a power may go, as it stands to the others, and the units that are held fast."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from casusbelli.rules.component import Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.facts import NEUTRAL
from casusbelli.rules.international_relations.ground import ATTACK, VOID, controllers, interned, is_frozen, stance
from casusbelli.rules.international_relations.queries import (
    has_opinion,
    living,
    may_attack_free,
    partners,
    powers_of,
    relation,
)
from casusbelli.rules.shown import Mark, Panel


def ground_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    for power in powers_of(t, seat) if seat is not None else ():
        yield _territory(t, power)
    for power in living(t) if seat is None else ():  # everybody's layer, without the long list beside the board
        yield replace(_territory(t, power), rows=())
    held = tuple(_held_fast(t))
    if held:
        marks = tuple(Mark((place,), "note", owner, f"{unit} is {what}") for owner, unit, what, place in held)
        yield Panel("Units held fast", ("power", "unit", "how", "where"), held, marks=marks)


def _territory(t: Turn, power: str) -> Panel:
    marks = tuple(_mark(t, power, province) for province in t.board.province)
    rows = tuple((t.board.province[mark.at[0]].name, mark.text, mark.look) for mark in marks if mark.text)
    return Panel(f"Controlled territory towards {power}", ("province", "whose", "entering"), rows, marks=marks)


def _mark(t: Turn, power: str, province: str) -> Mark:
    """An order that an ally must permit is void without him, whatever it would do to somebody else."""
    holders = controllers(t, power, province, t.position.at.get(province))
    said = {holder: stance(t, power, holder, province, clause) for holder, clause in holders.items()}
    text = "; ".join(
        f"{holder} ({clause}): {_word(t, power, holder, said[holder])}" for holder, clause in holders.items()
    )
    blamed = [holder for holder in said if said[holder] == ATTACK and _costs(t, power, holder)]
    asked = [holder for holder in said if said[holder] == VOID]
    whose = next(iter((*asked, *blamed, *holders)), "")
    return Mark((province,), "asks" if asked else "hostile" if blamed else "free", whose, text)


def _costs(t: Turn, power: str, holder: str) -> bool:
    return not may_attack_free(t, power, holder) and not partners(t, power, holder)


def _word(t: Turn, power: str, holder: str, said: str) -> str:
    if said == VOID:
        return "asks for permission"
    if said != ATTACK:
        return "free"
    if not has_opinion(t):
        return "war"
    if not _costs(t, power, holder):
        return "war, without penalty"
    entry = cost.penalty(t, power, cost.ATTACK, t.state.phase[:5], holder)
    late = "" if relation(t, power, holder) == NEUTRAL else " (notice was given)"
    return f"an attack, {entry.points} points for {entry.years} years{late}"


def _held_fast(t: Turn) -> Iterator[tuple[str, str, str, str]]:
    """D4, G4: owner, unit, how, where."""
    winter = t.state.phase.endswith("A")
    for unit in t.position.units:
        place = t.board.province_of[unit.at]
        if is_frozen(t, unit):
            yield unit.owner, str(unit), "frozen", place
        elif winter and interned(t, unit):
            yield unit.owner, str(unit), "interned", place
