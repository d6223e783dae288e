"""Panels of the adjustments: units due, places for builds, rebels and annexations, and the last results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, Text, power, said, value
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.adjusting import due
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Look, Mark, Panel
from casusbelli.engine.panel_forms import Entry, Gauge, Group, LedgerForm, MeterForm, Place, PlacesForm, marks_of
from casusbelli.packs.masters.ballots import eligible
from casusbelli.packs.masters.facts import (
    AID,
    books,
    color_owner,
    in_disorder,
    named,
    on,
    players,
    powers_of,
    season,
    spoken,
    written,
)
from casusbelli.packs.masters.screens import (
    CAUSE,
    CENTER,
    CENTERS,
    DUE,
    NOW,
    OF,
    ORDERS,
    POWER,
    UNIT,
    Rows,
    everybody,
    panel,
)
from casusbelli.packs.masters.sites import (
    annexable,
    guards,
    no_room,
    not_buildable,
    other_power,
    owned_before,
)
from casusbelli.packs.masters.story import counted


def winter_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    if season(t) == "A":
        yield from _due(t)
        yield from _building(t, seat)
    yield from _last(t)


def _due(t: Turn) -> Iterator[Panel]:
    """Units due to every power and rebel, and what each loses without aid."""
    count = t.memo(due)
    gauges: list[Gauge[Cell]] = []
    marks: list[Mark] = []
    for owner in (owner for owner in everybody(t) if owner in count):
        units = [unit for unit in t.position.units if unit.owner == owner]
        doom = _doom(t, owner, count[owner], len(units))
        idle = count[owner] > 0 and in_disorder(t, owner) and not eligible(t, owner)
        told = said("masters.nobody-builds") if idle else doom
        details = (len(t.state.owned(owner)), len(units), told)
        gauges.append(Gauge(spoken(t, owner), count[owner], f"{count[owner]:+}", owner, details=details))
        if doom:
            threat = said("masters.mark-threat", power=spoken(t, owner), doom=doom)
            marks += [Mark((t.board.province_of[unit.at],), "note", color_owner(owner), threat) for unit in units]
    columns = (POWER, CENTERS, said("masters.column-units"), DUE, said("masters.column-threat"))
    if gauges:
        most = max(1, *(abs(gauge.value or 0) for gauge in gauges))
        form = MeterForm[Cell](tuple(gauges), most, -most, columns=columns, value_column=3)
        yield Panel(said("masters.panel-due"), marks=tuple(marks), form=form)


def _doom(t: Turn, owner: str, count: int, units: int) -> Text:
    """What the owner loses if nobody aids it; "" if nothing."""
    if count >= 0:
        return ""
    if units <= -count and not t.state.owned(owner):
        return said("masters.doom-out", aid=on(t, AID))
    return said("masters.doom-loses", n=-count, aid=on(t, AID))


def _whose(t: Turn, seat: str | None) -> tuple[str, ...]:
    """The powers that the panel covers: a seat's own, or for spectators those of all players."""
    return powers_of(t, seat) if seat is not None else t.memo(players)


def _building(t: Turn, seat: str | None) -> Iterator[Panel]:
    """Home centers, including annexed ones, and whether a build is possible there now (MR4.6, MR4.7)."""
    sites = ((owner, place) for owner in _whose(t, seat) for place in t.rules.build_sites(t, owner))
    found = [Site(owner, place, not_buildable(t, owner, place)) for owner, place in sites]
    if found:
        title = said("masters.panel-sites" if seat is None else "masters.panel-your-sites")
        form = PlacesForm[Cell](tuple(_sites(t, found, partial(_builder, seat=seat))), (CENTER, NOW, CAUSE))
        yield Panel(title, marks=_open(form), form=form)


class Site(NamedTuple):
    """A center with which something may be done, or why not now. ``details``: further sentences about it."""

    owner: str
    place: str
    why: Refusal | None
    details: tuple[Cell, ...] = ()


def _sites(t: Turn, found: Sequence[Site], caption: Callable[[str], Said]) -> Iterator[Group[Cell]]:
    """The centers of each power: where it may act, then where it may not."""
    for owner, barred in product(dict.fromkeys(site.owner for site in found), (False, True)):
        places = tuple(
            Place[Cell](site.place, located(t.board, site.place), details=(*site.details, _barring(site.why)))
            for site in found
            if (site.owner, site.why is not None) == (owner, barred)
        )
        if places:
            told = said("masters.not-now", power=power(owner)) if barred else caption(owner)
            yield Group("closed" if barred else "site", told, places, owner)


def _barring(why: Refusal | None) -> Text:
    return "" if why is None else why.said


def _open(form: PlacesForm[Cell]) -> tuple[Mark, ...]:
    return tuple(mark for mark in marks_of(form) if mark.look == "site")


def _builder(owner: str, seat: str | None) -> Said:
    return said("masters.mark-build", power=power(owner)) if seat is None else said("masters.mark-you-build")


def _annexer(owner: str, seat: str | None) -> Said:
    return said("masters.mark-annex", power=power(owner)) if seat is None else said("masters.mark-you-annex")


def rising_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    """Empty centers of other powers, and the units that guard them (MR3.4, MR3.5)."""
    mine = powers_of(t, seat) if seat is not None else ()
    owned = t.state.centers.items() if season(t) == "A" else ()
    others = ((place, owner) for place, owner in owned if all(other_power(t, own, owner) for own in mine))
    found = [(place, owner, guards(t, place)) for place, owner in others if no_room(t, place) is None]
    groups = (
        Group[Cell](look, said("masters.rising", guarded=guarded), tuple(_rising(t, found, guarded)))
        for look, guarded in RISING
    )
    marks = (
        Mark((place,), "closed", owner, said("masters.mark-guarded", unit=guard, power=spoken(t, owner)))
        if guard
        else Mark((place,), "site", owner, said("masters.mark-rising"))
        for place, owner, guard in found
    )
    if found:
        columns = (CENTER, NOW, said("masters.column-owner"), said("masters.column-guard"))
        form = PlacesForm(tuple(group for group in groups if group.places), columns)
        yield Panel(said("masters.panel-rising"), marks=tuple(marks), form=form)


RISING: Final[tuple[tuple[Look, bool], ...]] = (("site", False), ("closed", True))


def _rising(t: Turn, found: Iterable[tuple[str, str, Unit | None]], guarded: bool) -> Iterator[Place[Cell]]:
    for place, owner, guard in found:
        if bool(guard) == guarded:
            yield Place(place, located(t.board, place), details=(spoken(t, owner), value(guard) if guard else ""))


class AnnexationScreen(Screen):
    """The panels of annexation."""

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        if season(t) == "A":
            owned = ((who, at, why) for who in _whose(t, seat) for at, why in annexable(t, who).items())
            found = [Site(who, at, why, (_since(t, who, at),)) for who, at, why in owned]
            if found:
                title = said("masters.panel-annexable" if seat is None else "masters.panel-you-annex")
                columns = (CENTER, NOW, said("masters.column-since"), CAUSE)
                form = PlacesForm[Cell](tuple(_sites(t, found, partial(_annexer, seat=seat))), columns)
                yield Panel(title, marks=_open(form), form=form)
        rows: Rows = ((power(p), located(t.board, c), y) for p, row in books(t).annexed.items() for c, y in row.items())
        yield from panel(said("masters.panel-annexed"), (POWER, CENTER, said("masters.column-builds-from")), rows)


def _since(t: Turn, owner: str, place: str) -> Cell:
    """The year of the first adjustments in which the power owned the center."""
    if not owned_before(t, owner, place):
        return said("masters.this-year")
    return books(t).since.get(place) or said("masters.before")


def _last(t: Turn) -> Iterator[Panel]:
    """The results of the last adjustments."""
    last = books(t).winter
    if last is None:
        return
    rows: Rows = (
        (
            located(t.board, place),
            written(won) if won else said("masters.nothing"),
            said("core.row", items=counted(bids)),
        )
        for place, won, bids in last.contests
    )
    columns: tuple[Said, ...] = (CENTER, said("masters.column-built"), ORDERS)
    yield from panel(said("masters.panel-contests"), columns, rows)
    entries = tuple(Entry[Cell](donor, "", 1, named(to)) for donor, to in last.aid)
    if entries:
        columns = (said("masters.column-from"), said("masters.column-to"))
        yield Panel(said("masters.panel-aid"), form=LedgerForm(entries, columns, ("power", "cause")))
    rows = ((power(annexer), located(t.board, place)) for annexer, place in last.annexed)
    yield from panel(said("masters.panel-last-annexed"), (POWER, CENTER), rows)
    rows = ((named(unit), named(owner), said("masters.cause", cause=cause)) for unit, owner, cause in last.losses)
    yield from panel(said("masters.panel-losses"), (UNIT, OF, CAUSE), rows)
