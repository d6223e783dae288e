"""What is shown beside the board: relations, points now and to come, the ledger, the first shot. All public (R-70)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from casusbelli.rules.component import Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.claiming import (
    needed,
    no_claim,
    no_coalition,
    obstacle,
    total,
    window,
)
from casusbelli.rules.international_relations.facts import PREFIX, Penalty, pair
from casusbelli.rules.international_relations.queries import (
    closing,
    deeds_of,
    has_opinion,
    living,
    opening,
    opinion_of,
    option,
    powers_of,
    relation,
    ties_of,
)
from casusbelli.rules.international_relations.thresholds import kinds, late_year, points_for, size
from casusbelli.rules.international_relations.words import SOLO, ClaimVictory
from casusbelli.rules.shown import Panel

FALLS_AHEAD = 10
CHANGES_SHOWN = 40


def season_of(t: Turn) -> str:
    """The season that orders belong to now: in Winter and before the game, the Spring to come."""
    if t.state.phase[:1] in (opening(t.board), closing(t.board)):
        return t.state.phase[:5]
    return f"{opening(t.board)}{t.state.year + 1:04}"


def spring_of(t: Turn) -> str:
    """The Spring in which treaties come into force, or notices take effect: this one or the next."""
    year = t.state.year + (t.state.phase[:1] != opening(t.board))
    return f"{opening(t.board)}{year:04}"


def points_in_words(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}"


# --- relations


def relation_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    own = ties_of(t)
    mine = powers_of(t, seat) if seat is not None else ()
    names = (*mine, *(power for power in t.board.power if power not in mine))
    rows = tuple((one, *(_tie(t, one, another) for another in names)) for one in names)
    rights = "; ".join(f"{right.holder} → {right.target}, for {right.basis}" for right in own.imminent)
    yield Panel("Relations", ("", *names), rows, f"Imminent war: {rights}" if rights else "")
    changes = tuple(
        (season, " and ".join(c.powers), _word(c.before), _word(c.after), c.cause)
        for season, c in own.known[:-CHANGES_SHOWN:-1]
    )
    yield Panel("How relations came to be", ("season", "powers", "from", "to", "because"), changes)


def _word(between: str) -> str:
    return between.upper()


def _tie(t: Turn, one: str, another: str) -> str:
    """A field of the matrix, read along its row: how one stands to another, and until when."""
    if one == another:
        return ""
    own, two = ties_of(t), pair(one, another)
    spring = spring_of(t)
    rights = [f"may attack, for {r.basis}" for r in own.imminent if (r.holder, r.target) == (one, another)]
    pending = [f"{_word(p.kind)} from {spring}" for p in own.pending if pair(*p.powers) == two]
    ended = [f"ends after {spring}, noticed by {n.by}" for n in own.notices if pair(n.by, n.against) == two]
    return "; ".join((_word(relation(t, one, another)), *rights, *pending, *ended))


# --- points


def opinion_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    yield _scores(t)
    yield _expansion(t)
    yield _ahead(t)
    yield _coalitions(t)
    yield _ledger(t)
    yield _first_shot(t)
    yield from record_panels(t, seat)


def record_panels(t: Turn, seat: str | None) -> Iterator[Panel]:
    """What was done, and how this table reads the rules about it."""
    deeds = tuple(_deeds(t))
    if deeds:
        yield Panel("What the last orders amounted to", ("power", "rule", "what", "orders"), deeds)
    if seat is None:
        said = tuple(row for row in sorted(t.rules.options.items()) if row[0].startswith(f"{PREFIX}."))
        yield Panel("Rulings in force", ("option", "value"), said)


def _deeds(t: Turn) -> Iterator[tuple[str, str, str, str]]:
    """E0: attacks and entries of this season, or of the last that was judged."""
    own, usual = deeds_of(t), cost.ATTACK if has_opinion(t) else "B3"
    for attack in own.attacks:
        rule = "C8" if attack.provoked else "A22" if attack.spared else usual
        free = {"C8": ", under imminent war", "A22": ", within a claim"}.get(rule, "")
        yield attack.by, rule, f"attack on {attack.on}{free}", ", ".join(attack.orders)
    for entry in own.entries:
        yield entry.by, cost.MINOR, f"enters {entry.place}", ", ".join(entry.orders)


def _scores(t: Turn) -> Panel:
    points = cost.points(t)
    rows = tuple(
        (
            power,
            str(len(t.state.owned(power))),
            str(cost.outstanding(t, power)),
            str(points[power]),
            _threshold(t, power),
            ", ".join(_open_claims(t, power)),
        )
        for power in t.board.power
    )
    return Panel("Victory points", ("power", "base", "outstanding", "points", "needs", "may claim"), rows)


def _threshold(t: Turn, power: str) -> str:
    """A5, A6."""
    now, later = needed(t, SOLO, (power,), t.state.year), points_for(t.rules, SOLO)
    return f"{now}, from {closing(t.board)}{late_year(t.rules.board)} {later}" if now > later else str(now)


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
    """E6."""
    rows = tuple(_meter(t, power) for power in t.board.power)
    note = f"Measured after each Fall at {' and '.join(map(str, cost.LEVELS))} points; entries of before do not change."
    return Panel("Expansionism", ("power", "accumulated", "level", "next mark", "next penalties"), rows, note)


def _meter(t: Turn, power: str) -> tuple[str, ...]:
    level = opinion_of(t).levels.get(power, 0)
    mark = str(cost.LEVELS[level]) if level < len(cost.LEVELS) else ""
    return power, str(cost.accumulated(t, power)), str(level), mark, f"+{level}/+{level}"


def _ahead(t: Turn) -> Panel:
    """What the coming Falls will count if no centre changes hands and nobody is blamed again."""
    first = t.state.year + (t.state.phase[:1] not in (opening(t.board), closing(t.board)))
    years = range(first, first + FALLS_AHEAD)
    rows = tuple((power, *(str(_projected(t, power, year)) for year in years)) for power in t.board.power)
    note = "If no centre changes hands and nobody earns new penalties."
    return Panel("Points at the Falls to come", ("power", *(f"F{year}" for year in years)), rows, note)


def _projected(t: Turn, power: str, year: int) -> int:
    spared = option(t, "wear_off") == "before_count"
    left = (p for p in opinion_of(t).ledger if p.power == power and p.expires >= year + spared)
    return len(t.state.owned(power)) - sum(p.points for p in left)


def _coalitions(t: Turn) -> Panel:
    """A7, A8: who could claim together, now or on the count that claims are made on, and what bars them (A19)."""
    points, counted = cost.points(t), window(t)
    rows: list[tuple[str, ...]] = []
    for kind in kinds(t.rules)[1:]:
        for members in combinations(living(t), size(kind)):
            if no_coalition(t, kind, members) is not None:
                continue
            now = sum(points[name] for name in members)
            then = now if counted is None else total(t, members, counted)
            if max(now, then) >= points_for(t.rules, kind):
                why = obstacle(t, members)
                rows.append((" + ".join(members), kind, str(now), str(then), f"barred: {why.text}" if why else ""))
    return Panel("Coalitions within reach", ("members", "victory", "points now", "at the count", "bar"), tuple(rows))


def _ledger(t: Turn) -> Panel:
    columns = ("power", "rule", "points", "season", "victim", "cause", "counts through")
    return Panel("Penalties", columns, tuple(_line(entry) for entry in opinion_of(t).ledger))


def _line(entry: Penalty) -> tuple[str, ...]:
    more = entry.points - entry.base[0]
    points = f"{entry.base[0]} + {more}" if entry.base[0] and more else str(entry.points)
    cause = f"shared from {entry.shared_from}" if entry.shared_from else ", ".join(entry.orders)
    return entry.power, entry.rule, points, entry.incurred, entry.victim or "", cause, f"F{entry.expires}"


def _first_shot(t: Turn) -> Panel:
    fired, season = opinion_of(t).first_shot, season_of(t)
    if fired is not None:
        by = _names(sorted(cost.shots(t, fired)))
        return _banner(f"Fired {fired}{f' by {by}' if by else ''}.")
    price = cost.shot_cost(t, season, shared=False)
    now = "This season" if season[:5] == t.state.phase[:5] else f"In {season}"
    told = (
        f"{now} it costs {points_in_words(price[0])} for {price[1]} years." if price else "It costs nothing any more."
    )
    firing = _names(sorted(cost.shots(t, season)))
    return _banner(f"Not fired. {told}{f' It is being fired by {firing}.' if firing else ''}")


def _banner(text: str) -> Panel:
    return Panel("First shot", ("",), ((text,),))


def _names(powers: Sequence[str]) -> str:
    return ", ".join(powers)
