"""Panels about relations, victory points, penalties and the first shot. All of it is public (R-70)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from casusbelli.core.legality import located
from casusbelli.core.pairs import pair
from casusbelli.core.phases import Phase, dated
from casusbelli.core.said import Cell, Said, said, season
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.panel_forms import (
    Bond,
    CalendarForm,
    Course,
    Entry,
    Gauge,
    LedgerForm,
    MeterForm,
    Relation,
    RelationChange,
    RelationsForm,
    Stop,
    Threshold,
)
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.claiming import (
    needed,
    no_claim,
    no_coalition,
    obstacle,
    total,
    window,
)
from casusbelli.packs.international_relations.facts import NEUTRAL, PREFIX, Change, Penalty
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
    note = sentences(
        said("ir.right-gained", holder=named(right.holder), target=named(right.target), basis=named(right.basis))
        for right in own.imminent
    )
    ties = tuple(tie for two in combinations(owners, 2) for tie in _ties(t, *two))
    past = tuple(
        RelationChange[Cell](*c.powers, season(since), _changed(c)) for since, c in own.known[:-CHANGES_SHOWN:-1]
    )
    form = RelationsForm[Cell](owners, ties, relation_word(NEUTRAL), history=past)
    yield Panel(said("ir.panel-relations"), note=note, form=form)
    changes = tuple(
        Stop[Cell](
            season(since),
            said("ir.pair", powers=names(c.powers)),
            details=(relation_word(c.before), relation_word(c.after), cause_said(c.cause)),
        )
        for since, c in own.known[:-CHANGES_SHOWN:-1]
    )
    columns = headings("season", "powers", "before", "after", "because")
    yield Panel(said("ir.panel-history"), form=CalendarForm(changes, columns))


def _changed(change: Change) -> Said:
    before, after = relation_word(change.before), relation_word(change.after)
    return said("ir.tie-changed", before=before, after=after, because=cause_said(change.cause))


BONDS: Final[Mapping[str, Bond]] = {"war": "war", "mdt": "pact", "aat": "alliance", NEUTRAL: "neutral"}


def _ties(t: Turn, one: str, another: str) -> Iterator[Relation[Cell]]:
    """The relation of two powers with what is pending, and the right of one to attack the other."""
    own, two, between = ties_of(t), pair(one, another), relation(t, one, another)
    spring = season(spring_of(t))
    pending = [said("ir.tie-pending", kind=p.kind, spring=spring) for p in own.pending if pair(*p.powers) == two]
    given = [notice for notice in own.notices if pair(notice.by, notice.against) == two]
    ended = [said("ir.tie-ends", spring=spring, by=named(notice.by)) for notice in given]
    since = next((date for date, change in reversed(own.known) if pair(*change.powers) == two), None)
    if between != NEUTRAL or pending or ended:
        yield Relation(
            one,
            another,
            "ending" if given else BONDS[between],
            relation_word(between),
            since=None if since is None else season(since),
            more=(*pending, *ended),
            changed=since is not None and since == own.known[-1][0],
        )
    for right in own.imminent:
        if pair(right.holder, right.target) == two:
            basis = said("ir.tie-right", basis=named(right.basis))
            yield Relation(right.holder, right.target, "right", basis, mutual=False)


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
    gauges = tuple(
        Gauge[Cell](
            named(power),
            points[power],
            power=power,
            details=(
                len(t.state.owned(power)),
                cost.outstanding(t, power),
                _threshold(t, power),
                row(map(kind_word, _open_claims(t, power))),
            ),
        )
        for power in t.board.power
    )
    columns = headings("power", "base", "outstanding", "points", "needs", "may-claim")
    form = MeterForm[Cell](gauges, _most(t), marks=_goals(t), columns=columns, value_column=3)
    return Panel(said("ir.panel-points"), form=form)


def _goals(t: Turn) -> tuple[Threshold[Cell], ...]:
    """The points that each kind of victory needs (A5)."""
    return tuple(Threshold[Cell](points_for(t.rules, kind), kind_word(kind)) for kind in kinds(t.rules))


def _most(t: Turn) -> int:
    return max(points_for(t.rules, kind) for kind in kinds(t.rules))


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
    gauges = tuple(_level(t, power) for power in t.board.power)
    marks = tuple(Threshold[Cell](at, said("ir.level", level=n)) for n, at in enumerate(cost.LEVELS, 1))
    columns = headings("power", "accumulated", "level", "next-mark", "next-cost")
    form = MeterForm[Cell](gauges, cost.LEVELS[-1], marks=marks, columns=columns)
    return Panel(said("ir.panel-expansion"), note=said("ir.expansion-note", marks=cost.LEVELS), form=form)


def _level(t: Turn, power: str) -> Gauge[Cell]:
    level = opinion_of(t).levels.get(power, 0)
    mark: Cell = cost.LEVELS[level] if level < len(cost.LEVELS) else ""
    details = (level, mark, said("ir.surcharge", level=level))
    return Gauge(named(power), cost.accumulated(t, power), power=power, details=details)


def _ahead(t: Turn) -> Panel:
    """Victory points at the coming Falls if no center changes hands and nobody gets penalties."""
    years = _years_ahead(t)
    courses = tuple(Course[Cell](power, tuple(_projected(t, power, year) for year in years)) for power in t.board.power)
    dates = tuple(said("ir.fall", fall=fall(year)) for year in years)
    form = LedgerForm[Cell](columns=headings("power"), dates=dates, courses=courses, marks=_goals(t)[:1])
    return Panel(said("ir.panel-ahead"), note=said("ir.ahead-note"), form=form)


def _years_ahead(t: Turn) -> range:
    first = t.state.year + (t.state.now.season not in (opening(t.board), closing(t.board)))
    return range(first, first + FALLS_AHEAD)


def _projected(t: Turn, power: str, year: int) -> int:
    return len(t.state.owned(power)) - _left(t, power, year)


def _left(t: Turn, power: str, year: int) -> int:
    """The penalty points of a power that still count in the Fall of this year."""
    spared = option(t, "wear_off") == "before_count"
    return sum(p.points for p in opinion_of(t).ledger if p.power == power and p.expires >= year + spared)


def _coalitions(t: Turn) -> Panel:
    """A7, A8: coalitions with enough points, now or at the count that decides, and what bars them (A19)."""
    points, counted = cost.points(t), window(t)
    gauges: list[Gauge[Cell]] = []
    for kind in kinds(t.rules)[1:]:
        for members in combinations(living(t), size(kind)):
            if no_coalition(t, kind, members) is not None:
                continue
            now = sum(points[name] for name in members)
            then = now if counted is None else total(t, members, counted)
            goal = points_for(t.rules, kind)
            if max(now, then) >= goal:
                why = obstacle(t, members)
                details = (kind_word(kind), then, why.said if why else "")
                label, mark = said("ir.members", members=names(members)), Threshold[Cell](goal, kind_word(kind))
                gauges.append(Gauge(label, now, expected=then, marks=(mark,), details=details))
    columns = headings("members", "victory", "points-now", "at-the-count", "bar")
    form = MeterForm[Cell](tuple(gauges), _most(t), columns=columns, value_column=2)
    return Panel(said("ir.panel-coalitions"), form=form)


def _ledger(t: Turn) -> Panel:
    """Every penalty that counts, and how many points are left in the coming Falls."""
    own, years = opinion_of(t).ledger, _years_ahead(t)
    columns = headings("power", "blame", "points", "season", "orders", "counts-through")
    blamed = dict.fromkeys(entry.power for entry in own)
    courses = tuple(Course[Cell](power, tuple(_left(t, power, year) for year in years)) for power in blamed)
    dates = tuple(said("ir.fall", fall=fall(year)) for year in years)
    entries = tuple(_entry(t, entry) for entry in own)
    form = LedgerForm(entries, columns, ("power", "cause", "amount", "when", "orders", "until"), dates, courses)
    return Panel(said("ir.panel-penalties"), form=form)


def _entry(t: Turn, entry: Penalty) -> Entry[Cell]:
    more = entry.points - entry.base[0]
    text = f"{entry.base[0]} + {more}" if entry.base[0] and more else None
    cause, orders = blame("ir.deed", t.board, entry), orders_row(entry.orders)
    return Entry(
        entry.power,
        season(entry.incurred),
        entry.points,
        cause,
        until=fall(entry.expires),
        text=text,
        orders=orders or None,
    )


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
    return Panel(said("ir.panel-shot"), note=text)
