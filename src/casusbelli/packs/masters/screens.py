"""Panels and map layers: who may order whom, the results of such orders, and the status of all powers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, Text, power, said, value
from casusbelli.core.units import Unit
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Mark, Panel
from casusbelli.engine.panel_forms import Bond, Gauge, MeterForm, Relation, RelationsForm
from casusbelli.packs.masters.ballots import allowance, eligible, obstacle
from casusbelli.packs.masters.facts import (
    allowed,
    books,
    color_owner,
    in_disorder,
    is_rebel,
    named,
    players,
    powers_of,
    season,
    spoken,
    written,
)
from casusbelli.packs.masters.sites import base
from casusbelli.packs.masters.story import counted, own

Rows = Iterable[tuple[Cell, ...]]


def panel(
    title: Said, columns: Sequence[Said], rows: Rows, note: Text = "", marks: Iterable[Mark] = ()
) -> Iterator[Panel]:
    """The panel, unless it would be empty."""
    told = tuple(rows)
    if told:
        yield Panel(title, tuple(columns), told, note, tuple(marks))


def places(t: Turn, codes: Iterable[str]) -> Said:
    """The provinces by name, separated by commas."""
    found = [located(t.board, code) for code in codes]
    return said("core.row", items=found) if found else said("masters.none")


POWER: Final = said("masters.column-power")
CENTER: Final = said("masters.column-center")
CENTERS: Final = said("masters.column-centers")
UNIT: Final = said("masters.column-unit")
ORDERS: Final = said("masters.column-orders")
DUE: Final = said("masters.column-due")
OF: Final = said("masters.column-of")
NOW: Final = said("masters.column-now")
CAUSE: Final = said("masters.column-cause")
YES: Final = said("masters.yes")


# --- influence


class InfluenceScreen(Screen):
    """The panels of Variable Control."""

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        puppets = [owner for owner in everybody(t) if in_disorder(t, owner) and owner in t.state.owners]
        if seat is not None and powers_of(t, seat):
            yield from _influence(t, seat, puppets)
            yield from _ballots(t, seat, puppets)
        if seat is None:
            yield from _writers(t, puppets)
        yield from _results(t)
        gauges = tuple(
            Gauge[Cell](power(p), allowed(t, p), power=p, details=(len(t.state.owned(p)),)) for p in t.memo(players)
        )
        note = said("masters.note-next-year") if season(t) == "A" else ""
        columns = (POWER, ORDERS, said("masters.column-centers-now"))
        most = max(1, *(gauge.value or 0 for gauge in gauges))
        if gauges:
            yield Panel(said("masters.panel-allowances"), note=note, form=MeterForm(gauges, most, columns=columns))


def everybody(t: Turn) -> dict[str, None]:
    """The powers of the board, Minor Powers, and all other owners of units."""
    return dict.fromkeys((*t.board.power, *books(t).minors, *t.state.owners))


def _influence(t: Turn, seat: str, puppets: Sequence[str]) -> Iterator[Panel]:
    """Powers in civil disorder: whether the seat may order them, and why not."""
    mine = powers_of(t, seat)[0]
    pairs = tuple(_control(t, seat, mine, owner) for owner in puppets)
    if pairs:
        columns = (POWER, CENTERS, said("masters.column-you-may-write"))
        note, marks = said("masters.note-influence", n=allowance(t, seat)), tuple(_over(t, seat))
        form = RelationsForm[Cell]((mine, *puppets), pairs, columns=columns)
        yield Panel(said("masters.panel-influence"), note=note, marks=marks, form=form)


def _control(t: Turn, seat: str, mine: str, owner: str) -> Relation[Cell]:
    """Whether the seat may order a power in civil disorder."""
    bond: Bond = "control" if obstacle(t, seat, owner) is None else "closed"
    centers = places(t, t.state.owned(owner))
    return Relation(mine, owner, bond, influence(t, seat, owner), more=(centers,), mutual=False, name=spoken(t, owner))


def influence(t: Turn, seat: str, owner: str) -> Said:
    found = obstacle(t, seat, owner)
    return YES if found is None else said("masters.no", why=_nearby(t, *found))


def _nearby(t: Turn, unit: Unit, place: str) -> Said:
    return said("masters.nearby", unit=unit, place=located(t.board, place))


def _over(t: Turn, seat: str) -> Iterator[Mark]:
    """The layer of a seat's influence: each unit in civil disorder, its owner, and what bars the seat from it."""
    for unit in _on_board(t):
        if in_disorder(t, unit.owner):
            found, at = obstacle(t, seat, unit.owner), (t.board.province_of[unit.at],)
            whose, centers = spoken(t, unit.owner), places(t, t.state.owned(unit.owner))
            if found is None:
                told = said("masters.mark-free", power=whose, centers=centers)
                yield Mark(at, "free", color_owner(unit.owner), told)
            else:
                told = said("masters.mark-barred", power=whose, centers=centers, why=_nearby(t, *found))
                yield Mark(at, "closed", color_owner(unit.owner), told)


def _on_board(t: Turn) -> Iterator[Unit]:
    """All units, including those that wait for their retreat."""
    yield from t.position.units
    yield from (routed.unit for routed in t.state.routed.values())


def _writers(t: Turn, puppets: Sequence[str]) -> Iterator[Panel]:
    """The spectator's view: who may order each power in civil disorder, and who may not."""
    able = {owner: eligible(t, owner) for owner in puppets}
    rows = ((spoken(t, o), seats_said(seats), said("core.row", items=_barred(t, o))) for o, seats in able.items())
    columns = (POWER, said("masters.column-may-write"), said("masters.column-may-not"))
    yield from panel(said("masters.panel-writers"), columns, rows, marks=_ruled(t, able))


def seats_said(seats: Iterable[str]) -> Said:
    found = [power(seat) for seat in seats]
    return said("core.row", items=found) if found else said("core.nobody")


def _ruled(t: Turn, able: Mapping[str, Sequence[str]]) -> Iterator[Mark]:
    """The spectator's layer: each unit in civil disorder, and who may order it."""
    for unit in _on_board(t):
        if unit.owner in able:
            told = said("masters.mark-writers", power=spoken(t, unit.owner), seats=seats_said(able[unit.owner]))
            yield Mark((t.board.province_of[unit.at],), "note", color_owner(unit.owner), told)


def _barred(t: Turn, owner: str) -> Iterator[Said]:
    for seat in t.rules.seat_names():
        found = obstacle(t, seat, owner) if powers_of(t, seat) else None
        if found is not None:
            yield said("masters.barred", seat=power(seat), unit=found[0], place=located(t.board, found[1]))


def _ballots(t: Turn, seat: str, puppets: Sequence[str]) -> Iterator[Panel]:
    """The pending votes on retreats and adjustments (MR2.9, MR2.11)."""
    may_vote = said("masters.column-you-may-vote")
    if season(t) == "R":
        beaten = [routed for routed in t.state.routed.values() if in_disorder(t, routed.unit.owner)]
        rows: Rows = (
            (value(r.unit), spoken(t, r.unit.owner), _ways(t, r), influence(t, seat, r.unit.owner)) for r in beaten
        )
        columns = (UNIT, OF, said("masters.column-ways"), may_vote)
        note = said("masters.note-retreats")
        yield from panel(said("masters.panel-retreats"), columns, rows, note, _ways_out(t, seat, beaten))
    if season(t) == "A":
        due = ((owner, base(t, owner)) for owner in puppets)
        rows = ((spoken(t, owner), f"{count:+}", influence(t, seat, owner)) for owner, count in due if count)
        note = said("masters.note-adjustments")
        yield from panel(said("masters.panel-votes"), (POWER, DUE, may_vote), rows, note)


def _ways(t: Turn, routed: Dislodged) -> Said:
    return said("core.row", items=[located(t.board, at) for at in routed.retreats])


def _ways_out(t: Turn, seat: str, beaten: Iterable[Dislodged]) -> Iterator[Mark]:
    for routed in beaten:
        unit = routed.unit
        if obstacle(t, seat, unit.owner) is None:
            told = said("masters.mark-retreat", unit=unit)
            for at in routed.retreats:
                yield Mark((t.board.province_of[at],), "site", color_owner(unit.owner), told)


def _results(t: Turn) -> Iterator[Panel]:
    """Orders for others in the last phase and their results, as far as they are published (MA-26)."""
    known, note = books(t), said("masters.note-last")
    units = dict.fromkeys((*known.tallies, *known.followed))
    rows: Rows = (
        (named(unit), _came_to(t, unit), said("core.row", items=counted(known.tallies.get(unit, {})))) for unit in units
    )
    columns = (said("masters.column-for"), said("masters.column-followed"), said("masters.column-votes"))
    yield from panel(said("masters.panel-results"), columns, rows, note)
    rows = (
        (power(seat), said("core.row", items=[written(own(text)) for text in orders]))
        for seat, orders in known.votes.items()
    )
    yield from panel(said("masters.panel-authors"), (said("masters.column-seat"), ORDERS), rows, note)


def _came_to(t: Turn, unit: str) -> Cell:
    order = books(t).followed.get(unit)
    if order is None:
        return said("masters.see-adjustments")
    return written(order) if order else said("masters.tie")


# --- who is who


def power_panels(t: Turn) -> Iterator[Panel]:
    """Every power with its status, its centers and its lost home centers."""
    lost = said("masters.column-lost-homes")
    columns = (POWER, said("masters.column-is"), said("masters.column-centers-now"), CENTERS, lost)
    gauges = tuple(_described(t, owner) for owner in everybody(t))
    most = max(1, *(gauge.value or 0 for gauge in gauges))
    yield Panel(said("masters.panel-powers"), form=MeterForm(gauges, most, columns=columns, value_column=2))


def _described(t: Turn, owner: str) -> Gauge[Cell]:
    home, annexed = t.state.home.get(owner, ()), books(t).annexed.get(owner, {})
    kinds = {**dict.fromkeys(home, "home"), **dict.fromkeys(annexed, "annexed")}
    owned = [said("masters.owned", place=located(t.board, c), how=kinds.get(c, "taken")) for c in t.state.owned(owner)]
    lost = places(t, (center for center in home if t.state.centers.get(center) != owner))
    held = said("core.row", items=owned) if owned else said("masters.none")
    return Gauge(spoken(t, owner), len(owned), power=owner, details=(_kind(t, owner), held, lost))


def _kind(t: Turn, owner: str) -> Said:
    """Great Power, Minor Power or rebel; playing, in civil disorder, dormant or eliminated (M3.1)."""
    kind = "rebel" if is_rebel(owner) else "minor" if owner in books(t).minors else "great"
    if owner not in t.state.owners:
        return said("masters.kind", kind=kind, state="dormant" if kind == "minor" else "eliminated")
    return said("masters.kind", kind=kind, state="disorder" if in_disorder(t, owner) else "plays")


def rebels_panel(t: Turn) -> Iterator[Panel]:
    known = books(t).rebels
    standing = (unit for unit in t.position.units if is_rebel(unit.owner))
    rows = (
        (said("masters.rebel", unit=u), located(t.board, u.at), located(t.board, known.get(str(u.id)) or u.at))
        for u in standing
    )
    columns = (UNIT, said("masters.column-stands"), said("masters.column-raised"))
    yield from panel(said("masters.panel-rebels"), columns, rows)
