"""Panels about relations, victory points, penalties and the first shot. All of it is public (R-70)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from casusbelli.core.legality import located
from casusbelli.core.pairs import pair
from casusbelli.core.phases import Phase, dated
from casusbelli.core.said import Cell, Said, Text, said, season
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Panel
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.claiming import (
    needed,
    no_claim,
    no_coalition,
    obstacle,
    total,
    window,
)
from casusbelli.packs.international_relations.facts import PREFIX, Penalty
from casusbelli.packs.international_relations.naming import (
    blame,
    fall,
    headings,
    kind_word,
    named,
    names,
    orders_row,
    relation_word,
    row,
    sentences,
    together,
)
from casusbelli.packs.international_relations.old_causes import cause_said
from casusbelli.packs.international_relations.orders import SOLO, ClaimVictory
from casusbelli.packs.international_relations.queries import (
    closing,
    deeds_of,
    living,
    opening,
    opinion_of,
    option,
    powers_of,
    relation,
    ties_of,
)
from casusbelli.packs.international_relations.thresholds import kinds, late_year, points_for, size

FALLS_AHEAD = 10
CHANGES_SHOWN = 40


def season_of(t: Turn) -> str:
    """The present season; in Winter and before the game, the next Spring."""
    if t.state.now.season in (opening(t.board), closing(t.board)):
        return t.state.now.date
    return dated(opening(t.board), t.state.year + 1)


def spring_of(t: Turn) -> str:
    """The Spring in which treaties or notices take effect: this one or the next."""
    year = t.state.year + (t.state.now.season != opening(t.board))
    return dated(opening(t.board), year)


# --- relations


def relation_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    own = ties_of(t)
    mine = powers_of(t, seat) if seat is not None else ()
    owners = (*mine, *(power for power in t.board.power if power not in mine))
    rows = tuple((named(one), *(_tie(t, one, another) for another in owners)) for one in owners)
    note = sentences(
        said("ir.right-gained", holder=named(right.holder), target=named(right.target), basis=named(right.basis))
        for right in own.imminent
    )
    heads = (said("ir.name", power=named(owner)) for owner in owners)
    yield Panel(said("ir.panel-relations"), ("", *heads), rows, note)
    changes = tuple(
        (
            season(since),
            said("ir.pair", powers=names(c.powers)),
            relation_word(c.before),
            relation_word(c.after),
            cause_said(c.cause),
        )
        for since, c in own.known[:-CHANGES_SHOWN:-1]
    )
    columns = headings("season", "powers", "before", "after", "because")
    yield Panel(said("ir.panel-history"), columns, changes)


def _tie(t: Turn, one: str, another: str) -> Text:
    """A cell of the matrix: the relation of the row's power to the column's, with what is pending."""
    if one == another:
        return ""
    own, two = ties_of(t), pair(one, another)
    spring = season(spring_of(t))
    mine = (right for right in own.imminent if (right.holder, right.target) == (one, another))
    rights = [said("ir.tie-right", basis=named(right.basis)) for right in mine]
    pending = [said("ir.tie-pending", kind=p.kind, spring=spring) for p in own.pending if pair(*p.powers) == two]
    given = (notice for notice in own.notices if pair(notice.by, notice.against) == two)
    ended = [said("ir.tie-ends", spring=spring, by=named(notice.by)) for notice in given]
    return together((relation_word(relation(t, one, another)), *rights, *pending, *ended))


# --- points


class OpinionScreen(Screen):
    """The panels of world opinion."""

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        yield _scores(t)
        yield _expansion(t)
        yield _ahead(t)
        yield _coalitions(t)
        yield _ledger(t)
        yield _first_shot(t)
        yield from record_panels(t, seat)


def record_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    """The attacks of the last season and, for observers, the house rules."""
    deeds = tuple(_deeds(t))
    if deeds:
        columns = headings("power", "what", "orders")
        yield Panel(said("ir.panel-deeds"), columns, deeds)
    if seat is None:
        chosen = sorted(key for key in t.rules.options if key.startswith(f"{PREFIX}."))
        options = ((t.rules.known_options[key], t.rules.options[key]) for key in chosen)
        rulings = tuple((option.title, option.label(value)) for option, value in options)
        yield Panel(said("ir.panel-rulings"), headings("option", "value"), rulings)


def _deeds(t: Turn) -> Iterator[tuple[Cell, ...]]:
    """E0: rows of the attacks and entries of the last adjudicated season."""
    own = deeds_of(t)
    for attack in own.attacks:
        how = "provoked" if attack.provoked else "spared" if attack.spared else "plain"
        yield named(attack.by), said("ir.deed-attack", on=named(attack.on), how=how), orders_row(attack.orders)
    for entry in own.entries:
        what = said("ir.deed-entry", place=located(t.board, entry.place))
        yield named(entry.by), what, orders_row(entry.orders)


def _scores(t: Turn) -> Panel:
    points = cost.points(t)
    rows = tuple(
        (
            named(power),
            len(t.state.owned(power)),
            cost.outstanding(t, power),
            points[power],
            _threshold(t, power),
            row(map(kind_word, _open_claims(t, power))),
        )
        for power in t.board.power
    )
    columns = headings("power", "base", "outstanding", "points", "needs", "may-claim")
    return Panel(said("ir.panel-points"), columns, rows)


def _threshold(t: Turn, power: str) -> Cell:
    """The points needed for a solo claim, now and later (A5, A6)."""
    now, later = needed(t, SOLO, (power,), t.state.year), points_for(t.rules, SOLO)
    since = season(f"{closing(t.board)}{late_year(t.rules.board)}")
    return said("ir.needs-less-later", now=now, since=since, later=later) if now > later else now


def _open_claims(t: Turn, power: str) -> Iterator[str]:
    """The kinds of claim that this power could post at this moment."""
    if window(t) is None or power not in living(t):
        return
    others = [other for other in living(t) if other != power]
    for kind in kinds(t.rules):
        claims = (ClaimVictory(kind, partners) for partners in combinations(others, size(kind) - 1))
        if any(no_claim(t, power, claim) is None for claim in claims):
            yield kind


def _expansion(t: Turn) -> Panel:
    """The panel of levels of expansionism (E6)."""
    rows = tuple(_meter(t, power) for power in t.board.power)
    note = said("ir.expansion-note", marks=cost.LEVELS)
    columns = headings("power", "accumulated", "level", "next-mark", "next-cost")
    return Panel(said("ir.panel-expansion"), columns, rows, note)


def _meter(t: Turn, power: str) -> tuple[Cell, ...]:
    level = opinion_of(t).levels.get(power, 0)
    mark: Cell = cost.LEVELS[level] if level < len(cost.LEVELS) else ""
    return named(power), cost.accumulated(t, power), level, mark, said("ir.surcharge", level=level)


def _ahead(t: Turn) -> Panel:
    """Victory points at the coming Falls if no center changes hands and nobody gets penalties."""
    first = t.state.year + (t.state.now.season not in (opening(t.board), closing(t.board)))
    years = range(first, first + FALLS_AHEAD)
    rows = tuple(_row_ahead(t, power, years) for power in t.board.power)
    columns = (*headings("power"), *(said("ir.fall", fall=fall(year)) for year in years))
    return Panel(said("ir.panel-ahead"), columns, rows, said("ir.ahead-note"))


def _row_ahead(t: Turn, power: str, years: range) -> tuple[Cell, ...]:
    return named(power), *(_projected(t, power, year) for year in years)


def _projected(t: Turn, power: str, year: int) -> int:
    spared = option(t, "wear_off") == "before_count"
    left = (p for p in opinion_of(t).ledger if p.power == power and p.expires >= year + spared)
    return len(t.state.owned(power)) - sum(p.points for p in left)


def _coalitions(t: Turn) -> Panel:
    """A7, A8: coalitions with enough points, now or at the count that decides, and what bars them (A19)."""
    points, counted = cost.points(t), window(t)
    rows: list[tuple[Cell, ...]] = []
    for kind in kinds(t.rules)[1:]:
        for members in combinations(living(t), size(kind)):
            if no_coalition(t, kind, members) is not None:
                continue
            now = sum(points[name] for name in members)
            then = now if counted is None else total(t, members, counted)
            if max(now, then) >= points_for(t.rules, kind):
                why = obstacle(t, members)
                bar = why.said if why else ""
                rows.append((said("ir.members", members=names(members)), kind_word(kind), now, then, bar))
    columns = headings("members", "victory", "points-now", "at-the-count", "bar")
    return Panel(said("ir.panel-coalitions"), columns, tuple(rows))


def _ledger(t: Turn) -> Panel:
    columns = headings("power", "blame", "points", "season", "orders", "counts-through")
    return Panel(said("ir.panel-penalties"), columns, tuple(_line(t, entry) for entry in opinion_of(t).ledger))


def _line(t: Turn, entry: Penalty) -> tuple[Cell, ...]:
    more = entry.points - entry.base[0]
    points: Cell = f"{entry.base[0]} + {more}" if entry.base[0] and more else entry.points
    what, orders = blame("ir.deed", t.board, entry), orders_row(entry.orders)
    return named(entry.power), what, points, season(entry.incurred), orders, fall(entry.expires)


def _first_shot(t: Turn) -> Panel:
    fired, now = opinion_of(t).first_shot, season_of(t)
    if fired is not None:
        return _banner(said("ir.shot-fired", season=season(fired), powers=names(sorted(cost.shots(t, fired)))))
    price = cost.shot_cost(t, now, shared=False)
    costs = said("ir.shot-free")
    if price is not None:
        this = Phase.of(now).date == t.state.now.date
        costs = said("ir.shot-costs", this=this, season=season(now), points=price[0], years=price[1])
    return _banner(said("ir.shot-open", costs=costs, powers=names(sorted(cost.shots(t, now)))))


def _banner(text: Said) -> Panel:
    return Panel(said("ir.panel-shot"), ("",), ((text,),))
