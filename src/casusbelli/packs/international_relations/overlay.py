"""Map layers: what entering each province means for a power, and frozen or interned units."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, said, unit_term
from casusbelli.core.units import Unit
from casusbelli.engine.component import Turn
from casusbelli.engine.display import Mark, Panel
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.facts import NEUTRAL
from casusbelli.packs.international_relations.naming import headings, named, together
from casusbelli.packs.international_relations.queries import (
    has_opinion,
    living,
    may_attack_free,
    partners,
    powers_of,
    relation,
)
from casusbelli.packs.international_relations.territory import ATTACK, VOID, controllers, interned, is_frozen, stance


def ground_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    for power in powers_of(t, seat) if seat is not None else ():
        yield _territory(t, power, listed=True)
    for power in living(t) if seat is None else ():  # all layers, without the long tables
        yield _territory(t, power, listed=False)
    held = tuple(_held_fast(t))
    if held:
        marks = tuple(
            Mark((place,), "note", unit.owner, said("ir.held", unit=unit, how=how)) for unit, how, place in held
        )
        rows = tuple(
            (named(unit.owner), unit_term(unit), said("ir.held-how", how=how), located(t.board, place))
            for unit, how, place in held
        )
        columns = headings("power", "unit", "how", "where")
        yield Panel(said("ir.panel-held"), columns, rows, marks=marks)


def _territory(t: Turn, power: str, listed: bool) -> Panel:
    @cache
    def entering(holder: str, clause: str, verdict: str) -> Said:  # cached: the same in many provinces
        return said("ir.territory", holder=named(holder), clause=clause, entering=_entering(t, power, holder, verdict))

    marks = tuple(_mark(t, power, province, entering) for province in t.board.province)
    rows = tuple(_row(t, mark) for mark in marks if listed and mark.text)
    columns = headings("province", "whose", "entering")
    return Panel(said("ir.panel-territory", power=named(power)), columns, rows, marks=marks)


def _row(t: Turn, mark: Mark) -> tuple[Cell, ...]:
    return located(t.board, mark.at[0]), mark.text, said("ir.look", look=mark.look)


def _mark(t: Turn, power: str, province: str, entering: Callable[[str, str, str], Said]) -> Mark:
    """What entering one province means. Missing permission comes first: it voids the order, whatever else it would
    do."""
    holders = controllers(t, power, province, t.position.at.get(province))
    verdicts = {holder: stance(t, power, holder, province, clause) for holder, clause in holders.items()}
    text = together(entering(holder, clause, verdicts[holder]) for holder, clause in holders.items())
    blamed = [holder for holder in verdicts if verdicts[holder] == ATTACK and _costs(t, power, holder)]
    asked = [holder for holder in verdicts if verdicts[holder] == VOID]
    whose = next(iter((*asked, *blamed, *holders)), "")
    return Mark((province,), "asks" if asked else "hostile" if blamed else "free", whose, text)


def _costs(t: Turn, power: str, holder: str) -> bool:
    return not may_attack_free(t, power, holder) and not partners(t, power, holder)


def _entering(t: Turn, power: str, holder: str, verdict: str) -> Said:
    if verdict == VOID:
        return said("ir.enter-asks")
    if verdict != ATTACK:
        return said("ir.enter-free")
    if not has_opinion(t):
        return said("ir.enter-war")
    if not _costs(t, power, holder):
        return said("ir.enter-war-free")
    entry = cost.penalty(t, power, cost.ATTACK, t.state.now.date, holder)
    code = "ir.enter-attack" if relation(t, power, holder) == NEUTRAL else "ir.enter-attack-after-notice"
    return said(code, points=entry.points, years=entry.years)


def _held_fast(t: Turn) -> Iterator[tuple[Unit, str, str]]:
    """Frozen and interned units (D4, G4): unit, which of the two, province."""
    winter = t.state.now.is_adjustments
    for unit in t.position.units:
        place = t.board.province_of[unit.at]
        if is_frozen(t, unit):
            yield unit, "frozen", place
        elif winter and interned(t, unit):
            yield unit, "interned", place
