"""The adjustments on screen: what is due, where one may build, raise rebels and annex; what the last ones came to."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.rules.adjusting import due
from casusbelli.rules.component import Turn
from casusbelli.rules.masters.ballots import eligible
from casusbelli.rules.masters.facts import books, called, coloured, in_disorder, players, powers_of, season
from casusbelli.rules.masters.panels import everybody, panel
from casusbelli.rules.masters.sites import (
    annexable,
    guards,
    name_of,
    no_room,
    not_buildable,
    other_power,
    owned_before,
)
from casusbelli.rules.shown import Mark, Panel


def winter_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    if season(t) == "A":
        yield from _due(t)
        yield from _building(t, seat)
    yield from _last(t)


def _due(t: Turn) -> Iterator[Panel]:
    """What everybody is due, and who goes without aid, rebels among them."""
    count = t.kept(due)
    rows, marks = [], []
    for owner in (owner for owner in everybody(t) if owner in count):
        units = [unit for unit in t.position.units if unit.owner == owner]
        doom = _doom(t, owner, count[owner], len(units))
        name = called(t, owner)
        idle = count[owner] > 0 and in_disorder(t, owner) and not eligible(t, owner)
        told = "nobody may build for it" if idle else doom
        rows.append((name, str(len(t.state.owned(owner))), str(len(units)), f"{count[owner]:+}", told))
        marks += [
            Mark((t.board.province_of[unit.at],), "note", coloured(owner), f"{name} {doom}") for unit in units if doom
        ]
    yield from panel("Adjustments", ("power", "centres", "units", "due", "what threatens"), rows, marks=marks)


def _doom(t: Turn, owner: str, count: int, units: int) -> str:
    if count >= 0:
        return ""
    gone = units <= -count and not t.state.owned(owner)
    return "is out without aid" if gone else f"loses {-count} without aid"


def _whose(t: Turn, seat: str | None) -> tuple[str, ...]:
    """The powers that a seat asks about: its own; a spectator's are those of everybody who plays."""
    return powers_of(t, seat) if seat is not None else t.kept(players)


def _building(t: Turn, seat: str | None) -> Iterator[Panel]:
    """Home centres, annexed ones among them, and whether one may build there now (MR4.6, MR4.7)."""
    sites = ((power, place) for power in _whose(t, seat) for place in t.rules.sites(t, power))
    found = [(power, place, not_buildable(t, power, place)) for power, place in sites]
    rows = ((power, name_of(t, place), "yes" if why is None else f"no: {why}") for power, place, why in found)
    marks = (Mark((at,), "site", who, f"{_subject(who, seat)} may build here") for who, at, why in found if why is None)
    yield from panel(f"Where {_subject('', seat)} may build", ("power", "centre", "now"), rows, marks=marks)


def _subject(power: str, seat: str | None) -> str:
    return "you" if seat is not None else power or "they"


def rising_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    """The empty centres of others, and who guards them (MR3.4, MR3.5)."""
    mine = powers_of(t, seat) if seat is not None else ()
    owned = t.state.centers.items() if season(t) == "A" else ()
    others = ((place, owner) for place, owner in owned if all(other_power(t, power, owner) for power in mine))
    found = [(place, owner, guards(t, place)) for place, owner in others if no_room(t, place) is None]
    rows = ((name_of(t, place), called(t, owner), str(guard or "nobody")) for place, owner, guard in found)
    marks = (
        Mark((place,), "closed", owner, f"{guard} of {owner} guards it")
        if guard
        else Mark((place,), "site", owner, "rebels may rise here")
        for place, owner, guard in found
    )
    yield from panel("Where rebels may be raised", ("centre", "owner", "guarded by"), rows, marks=marks)


def annexation_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    known = books(t)
    if season(t) == "A":
        found = [(who, place, why) for who in _whose(t, seat) for place, why in annexable(t, who).items()]
        rows = (
            (who, name_of(t, at), _since(t, who, at), "yes" if why is None else f"no: {why}") for who, at, why in found
        )
        marks = (Mark((p,), "site", who, f"{_subject(who, seat)} may annex it") for who, p, why in found if why is None)
        columns = ("power", "centre", "owned since", "now")
        yield from panel(f"What {_subject('', seat)} may annex", columns, rows, marks=marks)
    annexed = ((p, name_of(t, c), str(y)) for p, row in known.annexed.items() for c, y in row.items())
    yield from panel("Annexed centres", ("power", "centre", "builds from"), annexed)


def _since(t: Turn, power: str, place: str) -> str:
    """The first adjustments in which it was this power's."""
    if not owned_before(t, power, place):
        return "this year"
    return str(books(t).since.get(place) or "before")


def _last(t: Turn) -> Iterator[Panel]:
    """What the last adjustments came to."""
    last = books(t).winter
    if last is None:
        return
    contests = (
        (name_of(t, place), won or "nothing", ", ".join(f"{bid} {n}" for bid, n in bids.items()))
        for place, won, bids in last.contests
    )
    yield from panel("Contests of the last adjustments", ("centre", "built", "orders"), contests)
    yield from panel("Aid of the last adjustments", ("from", "to"), last.aid)
    annexed = ((power, name_of(t, place)) for power, place in last.annexed)
    yield from panel("Annexed in the last adjustments", ("power", "centre"), annexed)
    yield from panel("Losses of the last adjustments", ("unit", "of", "cause"), last.losses)
