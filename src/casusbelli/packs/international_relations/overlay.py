"""Map layers: what entering each province means for a power, and frozen or interned units."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, Text, said
from casusbelli.core.units import Unit
from casusbelli.engine.component import Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.marks import Look
from casusbelli.engine.panel_forms import Group, Place, PlacesForm
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
        yield Panel(
            said("ir.panel-held"), form=PlacesForm(_held_groups(t, held), headings("where", "how", "unit"), noted=True)
        )


def _held_groups(t: Turn, held: Sequence[tuple[Unit, str, str]]) -> tuple[Group[Cell], ...]:
    kinds = dict.fromkeys((how, unit.owner) for unit, how, _place in held)
    return tuple(
        Group(
            "note",
            said("ir.held-of", how=how, power=named(owner)),
            tuple(
                Place[Cell](place, located(t.board, place), said("ir.held", unit=unit, how=how))
                for unit, is_held, place in held
                if (is_held, unit.owner) == (how, owner)
            ),
            owner,
        )
        for how, owner in kinds
    )


def _territory(t: Turn, power: str, listed: bool) -> Panel:
    @cache
    def entering(holder: str, clause: str, verdict: str) -> Said:  # cached: the same in many provinces
        return said("ir.territory", holder=named(holder), clause=clause, entering=_entering(t, power, holder, verdict))

    groups: dict[tuple[Look, str], list[Place[Cell]]] = {}
    for province in t.board.province:
        look, whose, note = _mark(t, power, province, entering)
        name = located(t.board, province) if listed and note else None
        groups.setdefault((look, whose), []).append(Place(province, name, note))
    rank = ("hostile", "asks", "free")
    form = PlacesForm[Cell](
        tuple(
            Group(look, said("ir.look", look=look), tuple(groups[look, whose]), whose)
            for look, whose in sorted(groups, key=lambda key: rank.index(key[0]))
        ),
        headings("province", "entering", "whose"),
        noted=True,
    )
    return Panel(said("ir.panel-territory", power=named(power)), form=form)


def _mark(t: Turn, power: str, province: str, entering: Callable[[str, str, str], Said]) -> tuple[Look, str, Text]:
    """What entering one province means, and toward whom. Missing permission comes first: it voids the order, whatever
    else it would do."""
    holders = controllers(t, power, province, t.position.at.get(province))
    verdicts = {holder: stance(t, power, holder, province, clause) for holder, clause in holders.items()}
    text = together(entering(holder, clause, verdicts[holder]) for holder, clause in holders.items())
    blamed = [holder for holder in verdicts if verdicts[holder] == ATTACK and _costs(t, power, holder)]
    asked = [holder for holder in verdicts if verdicts[holder] == VOID]
    whose = next(iter((*asked, *blamed, *holders)), "")
    return "asks" if asked else "hostile" if blamed else "free", whose, text


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
