"""What is shown beside the board: relations, the score, the ledger, the first shot, claims, the conference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from casusbelli.rules.component import Panel, Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.facts import (
    Penalty,
    pair,
)
from casusbelli.rules.international_relations.ground import controllers, is_frozen
from casusbelli.rules.international_relations.queries import (
    claims_of,
    closing,
    conference_of,
    living,
    opening,
    opinion_of,
    option,
    ties_of,
)

FALLS_AHEAD = 10
PAIR, TRIPLE = 12, 16


def _season(t: Turn) -> str:
    """The season that now open orders belong to: in Winter and before, the Spring to come."""
    if t.state.phase[:1] in (opening(t.board), closing(t.board)):
        return t.state.phase[:5]
    return f"{opening(t.board)}{t.state.year + 1:04}"


def opinion_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    yield _relations(t)
    yield _scores(t)
    yield _ahead(t)
    ledger = tuple(_line(entry) for entry in opinion_of(t).ledger)
    if ledger:
        yield Panel("Penalties", ("power", "rule", "points", "season", "for", "counts through"), ledger)
    yield _first_shot(t)
    yield from _ground(t, seat)


def _relations(t: Turn) -> Panel:
    own, names = ties_of(t), tuple(t.board.power)
    rows = tuple((one, *(_tie(t, one, another) for another in names)) for one in names)
    clocks = [
        f"{p.kind.upper()} of {' and '.join(p.powers)} from {_season(t)[:1]}{t.state.year + 1}" for p in own.pending
    ]
    clocks += [f"the treaty of {n.by} and {n.against} ends after the Spring, noticed by {n.by}" for n in own.notices]
    clocks += [f"{r.holder} may attack {r.target}, for {r.basis}" for r in own.imminent]
    frozen = [f"{unit} is frozen" for unit in t.position.units if own.notices and is_frozen(t, unit)]
    return Panel("Relations", ("", *names), rows, "; ".join((*clocks, *frozen)))


def _tie(t: Turn, one: str, another: str) -> str:
    if one == another:
        return ""
    held = any((right.holder, right.target) == (one, another) for right in ties_of(t).imminent)
    return "imminent war" if held else ties_of(t).relations[pair(one, another)]


def _scores(t: Turn) -> Panel:
    points = cost.points(t)
    levels = opinion_of(t).levels
    rows = tuple(
        (
            power,
            str(len(t.state.owned(power))),
            str(cost.outstanding(t, power)),
            str(points[power]),
            str(levels.get(power, 0)),
        )
        for power in t.board.power
    )
    note = "Five or twelve penalty points at a Fall: later ones cost one or two points and years more (E6)."
    return Panel("Victory points", ("power", "centres", "penalties", "points", "level"), rows, note)


def _ahead(t: Turn) -> Panel:
    """What the coming Falls will count if nothing happens; and the sums that coalitions would have now."""
    first = t.state.year + (t.state.phase[:1] not in (opening(t.board), closing(t.board)))
    years = range(first, first + FALLS_AHEAD)
    rows = tuple((power, *(str(_projected(t, power, year)) for year in years)) for power in t.board.power)
    return Panel("Points at the Falls to come", ("power", *(f"F{year}" for year in years)), rows, _coalitions(t))


def _projected(t: Turn, power: str, year: int) -> int:
    spared = option(t, "wear_off") == "before_count"
    left = (p for p in opinion_of(t).ledger if p.power == power and p.expires >= year + spared)
    return len(t.state.owned(power)) - sum(p.points for p in left)


def _coalitions(t: Turn) -> str:
    points = cost.points(t)
    found = [
        f"{' + '.join(names)}: {sum(points[name] for name in names)}"
        for count, mark in ((2, PAIR), (3, TRIPLE))
        for names in combinations(living(t), count)
        if sum(points[name] for name in names) >= mark
    ]
    return "; ".join(found)


def _line(entry: Penalty) -> tuple[str, ...]:
    level = entry.points - entry.base[0]
    points = f"{entry.base[0]} + {level}" if entry.base[0] and level else str(entry.points)
    orders = ", ".join(entry.orders)
    cause = f"shared from {entry.shared_from}" if entry.shared_from else orders
    why = " ".join(filter(None, (entry.victim, f"({cause})" if cause else "")))
    return entry.power, entry.rule, points, entry.incurred, why, f"F{entry.expires}"


def _first_shot(t: Turn) -> Panel:
    fired = opinion_of(t).first_shot
    if fired is not None:
        return Panel("First shot", ("",), ((f"Fired in {fired}.",),))
    price = cost.shot_cost(t, _season(t), shared=False)
    told = (
        f"It costs {price[0]} points for {price[1]} years in {_season(t)}." if price else "It costs nothing any more."
    )
    return Panel("First shot", ("",), ((f"Not fired. {told}",),))


def _ground(t: Turn, seat: str | None) -> Iterator[Panel]:
    """Whose ground a power would enter: what a map colours."""
    for power in t.board.power if seat is not None else ():
        if t.rules.commander(t, power) == seat:
            found = ((code, controllers(t, power, code, t.position.at.get(code))) for code in t.board.province)
            rows = tuple(
                (t.board.province[code].name, ", ".join(f"{who} ({why})" for who, why in table.items()))
                for code, table in found
                if table
            )
            yield Panel(f"Controlled territory towards {power}", ("province", "whose"), rows)


def claim_panels(t: Turn) -> Iterator[Panel]:
    rows = tuple(
        (
            claim.kind,
            ", ".join(claim.members),
            claim.status,
            f"F{claim.made}",
            f"F{claim.decided}",
            _missing(claim.members, claim.posted),
        )
        for claim in claims_of(t)
    )
    note = f"Needed: 7 alone, {PAIR} for two, {TRIPLE} for three; claimed from Winter to the Spring deadline."
    yield Panel("Claims to victory", ("kind", "members", "status", "made after", "decided", "awaits"), rows, note)


def _missing(members: tuple[str, ...], posted: tuple[str, ...]) -> str:
    return ", ".join(name for name in members if name not in posted)


def conference_panels(t: Turn, contacts: tuple[tuple[str, str], ...], blocked: bool) -> Iterator[Panel]:
    own = conference_of(t)
    if not contacts and own.called is None:
        return
    listed = own.contacts or contacts
    rows = tuple((one, another, ties_of(t).relations[pair(one, another)]) for one, another in listed)
    called = f"Called in Winter {own.called}." if own.called is not None else "Not called."
    would = " All who are in contact have treaties." if blocked else ""
    yield Panel("International Conference: who is in contact", ("", "", "relation"), rows, called + would)
