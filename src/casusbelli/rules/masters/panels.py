"""Tables beside the board: who may write for whom, what came of it, who everybody is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from casusbelli.core.adjudicator import Dislodged
from casusbelli.rules.component import Turn
from casusbelli.rules.masters.ballots import allowance, eligible, obstacle
from casusbelli.rules.masters.facts import (
    allowed,
    books,
    called,
    coloured,
    in_disorder,
    is_rebel,
    players,
    powers_of,
    season,
)
from casusbelli.rules.masters.sites import base, name_of
from casusbelli.rules.shown import Mark, Panel

Rows = Iterable[tuple[str, ...]]


def panel(
    title: str, columns: tuple[str, ...], rows: Rows, note: str = "", marks: Iterable[Mark] = ()
) -> Iterator[Panel]:
    """A table, if there is anything in it."""
    told = tuple(rows)
    if told:
        yield Panel(title, columns, told, note, tuple(marks))


def places(t: Turn, codes: Iterable[str]) -> str:
    return ", ".join(name_of(t, code) for code in codes) or "none"


# --- influence


def influence_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    puppets = [owner for owner in everybody(t) if in_disorder(t, owner) and owner in t.state.owners]
    if seat is not None and powers_of(t, seat):
        rows = ((called(t, o), places(t, t.state.owned(o)), influence(t, seat, o)) for o in puppets)
        note = f"You may give {allowance(t, seat)} orders a turn, your own among them."
        yield from panel("Where you have influence", ("power", "centres", "you may write"), rows, note, _over(t, seat))
        yield from _ballots(t, seat, puppets)
    if seat is None:
        table = [(o, ", ".join(eligible(t, o)) or "nobody", _barred(t, o)) for o in puppets]
        rows = ((called(t, o), able, not_able) for o, able, not_able in table)
        columns = ("power", "may write", "may not")
        yield from panel("Who may write for whom", columns, rows, marks=_ruled(t, {o: able for o, able, _not in table}))
    yield from _results(t)
    counts = ((p, str(allowed(t, p)), str(len(t.state.owned(p)))) for p in t.kept(players))
    note = "Those of the year that comes." if season(t) == "A" else ""
    yield from panel("Orders a turn", ("power", "orders", "centres now"), counts, note)


def everybody(t: Turn) -> dict[str, None]:
    """The powers of the board, Minor Powers, whoever else has a unit."""
    return dict.fromkeys((*t.board.power, *books(t).minors, *t.state.owners))


def influence(t: Turn, seat: str, owner: str) -> str:
    found = obstacle(t, seat, owner)
    return "yes" if found is None else f"no: {found[0]} is in or next to {name_of(t, found[1])}"


def _over(t: Turn, seat: str) -> Iterator[Mark]:
    """The board under one's influence: each unit in civil disorder, whose it is and what bars one from it."""
    beaten = (routed.unit for routed in t.state.routed.values())
    for unit in (*t.position.units, *beaten):
        if in_disorder(t, unit.owner):
            found, at = obstacle(t, seat, unit.owner), (t.board.province_of[unit.at],)
            whose = f"{called(t, unit.owner)} (centres: {places(t, t.state.owned(unit.owner))})"
            if found is None:
                yield Mark(at, "free", coloured(unit.owner), f"{whose}: you may write for it")
            else:
                why = f"{found[0]} is in or next to {name_of(t, found[1])}"
                yield Mark(at, "closed", coloured(unit.owner), f"{whose}: you may not write for it: {why}")


def _ruled(t: Turn, able: Mapping[str, str]) -> Iterator[Mark]:
    """The board as a spectator sees it: each unit in civil disorder, and who may write for it."""
    beaten = (routed.unit for routed in t.state.routed.values())
    for unit in (*t.position.units, *beaten):
        if unit.owner in able:
            text = f"{called(t, unit.owner)}: {able[unit.owner]} may write for it"
            yield Mark((t.board.province_of[unit.at],), "note", coloured(unit.owner), text)


def _barred(t: Turn, owner: str) -> str:
    seats = ((seat, obstacle(t, seat, owner)) for seat in t.rules.seat_names() if powers_of(t, seat))
    return ", ".join(f"{seat} ({found[0]} at {found[1]})" for seat, found in seats if found is not None)


def _ballots(t: Turn, seat: str, puppets: Sequence[str]) -> Iterator[Panel]:
    """What there is to vote on in retreats and adjustments (MR2.9, MR2.11)."""
    if season(t) == "R":
        beaten = [routed for routed in t.state.routed.values() if in_disorder(t, routed.unit.owner)]
        table = ((str(r.unit), called(t, r.unit.owner), r) for r in beaten)
        rows: Rows = ((unit, of, ", ".join(r.retreats), influence(t, seat, r.unit.owner)) for unit, of, r in table)
        columns = ("unit", "of", "may go to", "you may vote")
        yield from panel("Votes on retreats", columns, rows, "A tie or no vote: disbanded.", _ways_out(t, seat, beaten))
    if season(t) == "A":
        due = ((owner, base(t, owner)) for owner in puppets)
        rows = ((called(t, owner), f"{count:+}", influence(t, seat, owner)) for owner, count in due if count)
        note = "A vote for each unit to build or lose. Without votes nothing is built, and losses go by the rule."
        yield from panel("Votes on adjustments", ("power", "due", "you may vote"), rows, note)


def _ways_out(t: Turn, seat: str, beaten: Iterable[Dislodged]) -> Iterator[Mark]:
    for routed in beaten:
        unit = routed.unit
        if obstacle(t, seat, unit.owner) is None:
            for at in routed.retreats:
                yield Mark(
                    (t.board.province_of[at],), "site", coloured(unit.owner), f"{unit} may retreat here: you may vote"
                )


def _results(t: Turn) -> Iterator[Panel]:
    """What was written for others in the last phase, and what came of it; as far as it is told (MA-26)."""
    known, note = books(t), "Of the last phase."
    units = dict.fromkeys((*known.tallies, *known.followed))
    told = {unit: ", ".join(f"{order} {n}" for order, n in known.tallies.get(unit, {}).items()) for unit in units}
    rows = ((unit, _came_to(t, unit), votes) for unit, votes in told.items())
    yield from panel("Orders for others", ("for", "followed", "orders and votes"), rows, note)
    lists = {seat: (text.removeprefix("Influence ") for text in orders) for seat, orders in known.votes.items()}
    yield from panel("Who wrote for others", ("seat", "orders"), ((s, ", ".join(o)) for s, o in lists.items()), note)


def _came_to(t: Turn, unit: str) -> str:
    followed = books(t).followed
    return followed.get(unit, "see the adjustments") or "none: a tie"


# --- who is who


def power_panels(t: Turn) -> Iterator[Panel]:
    """Every power, its state, what it owns and what is home to it besides."""
    columns = ("power", "is", "centres", "home centres it has not")
    yield from panel("Powers", columns, (_described(t, owner) for owner in everybody(t)))


def _described(t: Turn, owner: str) -> tuple[str, ...]:
    home, annexed = t.state.home.get(owner, ()), books(t).annexed.get(owner, {})
    mark = {**dict.fromkeys(home, " (home)"), **dict.fromkeys(annexed, " (annexed)")}
    owned = ", ".join(name_of(t, center) + mark.get(center, "") for center in t.state.owned(owner))
    lost = places(t, (center for center in home if t.state.centers.get(center) != owner))
    return called(t, owner), _kind(t, owner), owned or "none", lost


def _kind(t: Turn, owner: str) -> str:
    """Great, minor or rebel; in the game, in disorder, dormant or out (M3.1)."""
    kind = "rebel" if is_rebel(owner) else "minor" if owner in books(t).minors else "great"
    if owner not in t.state.owners:
        return f"{kind}, {'dormant' if kind == 'minor' else 'eliminated'}"
    return f"{kind}, in civil disorder" if in_disorder(t, owner) else kind


def rebels_panel(t: Turn) -> Iterator[Panel]:
    known = books(t).rebels
    standing = (unit for unit in t.position.units if is_rebel(unit.owner))
    rows = ((f"Rebel {u}", name_of(t, u.at), name_of(t, known.get(str(u.id)) or u.at)) for u in standing)
    yield from panel("Rebels", ("unit", "stands in", "raised in"), rows)
