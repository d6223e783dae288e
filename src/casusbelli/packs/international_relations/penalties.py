"""Penalties: points and years of each, the first shot, levels of expansionism, expiry (E, R-2 to R-4, R-43 to R-51)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.core.phases import Phase, dated
from casusbelli.engine.component import Turn
from casusbelli.packs.international_relations.facts import (
    NEUTRAL,
    WAR,
    Attack,
    EnteredCenter,
    Notice,
    Penalty,
)
from casusbelli.packs.international_relations.fallout import Fallout
from casusbelli.packs.international_relations.orders import MDT
from casusbelli.packs.international_relations.queries import (
    closing,
    first_year,
    opening,
    opinion_of,
    option,
    partners,
    relation,
)

ATTACK, SHARE, MINOR, ALLIANCE, SHOT, ABROGATION = "E1", "E1S", "E2", "E3", "E4", "E5"
COSTS = {ATTACK: (2, 8), SHARE: (2, 4), MINOR: (1, 7), ALLIANCE: (1, 5), ABROGATION: (1, 3)}
FIRST_SHOTS = (
    ((2, 10), (2, 9)),
    ((2, 8), (2, 7)),
    ((2, 6), (2, 6)),
    ((2, 5), (2, 5)),
    ((1, 5), (1, 5)),
    ((1, 3), (1, 3)),
)
"""E4.3-E4.11: points and years, by year of the game and by season."""
EXEMPT = ("Turkey", "BUL")  # E4.12
LEVELS = (5, 12)  # E6


def penalty(
    t: Turn,
    power: str,
    rule: str,
    season: str,
    victim: str | None = None,
    cost: tuple[int, int] | None = None,
    orders: tuple[str, ...] = (),
    shared_from: str | None = None,
) -> Penalty:
    """A ledger entry, increased by the power's level of expansionism (E6.2, R-47, R-48)."""
    base = cost or COSTS[rule]
    level = opinion_of(t).levels.get(power, 0)
    points, years = base[0] + level, base[1] + level
    expires = Phase.of(season).year + years - 1  # the year in which it is earned is the first of N years
    return Penalty(power, rule, points, years, season, expires, victim, base, orders, shared_from)


def for_deeds(
    t: Turn, attacks: tuple[Attack, ...], entries: Iterable[EnteredCenter], made: Fallout, season: str
) -> Iterator[Penalty]:
    """Penalties for attacks (E1), shares and entries (E2): one per offender, victim and season, the heavier (R-46)."""
    blamed = {(p.power, p.victim) for p in opinion_of(t).ledger if p.incurred == season and p.rule in (ATTACK, SHARE)}
    for power, victim, orders in _own(t, attacks, made):
        if (power, victim) not in blamed:
            blamed.add((power, victim))
            yield penalty(t, power, ATTACK, season, victim, orders=orders)
    for power, victim, leader in made.shares:
        if (power, victim) not in blamed and _shares(t, attacks, power, victim, leader):
            blamed.add((power, victim))
            yield penalty(t, power, SHARE, season, victim, shared_from=leader)
    known = {(p.power, p.victim) for p in opinion_of(t).ledger if p.incurred == season and p.rule == MINOR}
    for entry in entries:
        if (entry.by, entry.place) not in known:
            yield penalty(t, entry.by, MINOR, season, entry.place, orders=entry.orders)


def pays(t: Turn, attack: Attack, attacks: Iterable[Attack]) -> bool:
    """True if the attacker is penalized: not in imminent war (C8), within a coalition (A22), or by R-49."""
    if attack.provoked or attack.spared:
        return False
    mutual = any(a.by == attack.on and a.on == attack.by and not a.provoked for a in attacks)
    return not mutual or option(t, "mutual_attack") == "both_pay"


def _own(t: Turn, attacks: tuple[Attack, ...], made: Fallout) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for attack in attacks:
        if pays(t, attack, attacks):
            yield attack.by, attack.on, attack.orders
            if option(t, "aat_double") == "yes":
                for ally in made.drawn.get(f"{attack.by}|{attack.on}", ()):
                    if relation(t, attack.by, ally) == NEUTRAL:
                        yield attack.by, ally, attack.orders


def _shares(t: Turn, attacks: tuple[Attack, ...], power: str, victim: str, leader: str) -> bool:
    if not any(a.by == leader and a.on == victim and pays(t, a, attacks) for a in attacks):
        return False
    if partners(t, power, victim):
        return False  # A22
    return relation(t, power, victim) != WAR or option(t, "share_if_at_war") == "yes"


def for_notices(t: Turn, notices: Iterable[Notice], season: str) -> Iterator[Penalty]:
    """E5, R-51: penalties for notices, due even if a war has ended the treaty meanwhile."""
    for notice in notices:
        if notice.kind == MDT:
            yield penalty(t, notice.by, ABROGATION, season, notice.against)


# --- the first shot


def shots(t: Turn, season: str) -> dict[str, bool]:
    """The powers that fire the first shot in this season; True if only by sharing (E4.2, R-43, R-45)."""
    found: dict[str, bool] = {}
    for entry in (*opinion_of(t).ledger, *opinion_of(t).gone):
        if entry.incurred in _counts_as(t, season) and entry.rule in (ATTACK, SHARE, MINOR, ABROGATION):
            shared = entry.rule == SHARE
            if not is_exempt(t, entry) and not (shared and option(t, "fs_share") == "none"):
                found[entry.power] = found.get(entry.power, True) and shared
    return found


def _counts_as(t: Turn, season: str) -> tuple[str, ...]:
    """The seasons whose penalties count: a notice that is charged in Winter counts in the next Spring (R-51)."""
    winter = dated("W", Phase.of(season).year - 1)
    return (season, winter) if Phase.of(season).season == opening(t.board) else (season,)


def is_exempt(t: Turn, entry: Penalty) -> bool:
    return (entry.power, entry.victim) == EXEMPT and Phase.of(entry.incurred).year == first_year(t)


def is_closed(t: Turn, season: str) -> bool:
    """R-44: True if, by option, the exempt entry into Bulgaria has used up the first shot."""
    if option(t, "tur_bul_closes") == "no":
        return False
    return any(is_exempt(t, p) for p in opinion_of(t).ledger if p.incurred == season and p.rule == MINOR)


def shot_cost(t: Turn, season: str, shared: bool) -> tuple[int, int] | None:
    year = Phase.of(season).year - first_year(t)
    if not 0 <= year < len(FIRST_SHOTS):
        return None
    points, years = FIRST_SHOTS[year][Phase.of(season).season == closing(t.board)]
    if shared and option(t, "fs_share") == "half":
        years = (years + (option(t, "half") == "up")) // 2
    return points, years


def first_shots(t: Turn, season: str) -> Iterator[Penalty]:
    for power, shared in sorted(shots(t, season).items()):
        cost = shot_cost(t, season, shared)
        if cost is not None:
            yield penalty(t, power, SHOT, season, cost=cost)


# --- sums


def outstanding(t: Turn, power: str) -> int:
    return sum(p.points for p in opinion_of(t).ledger if p.power == power)


def points(t: Turn) -> dict[str, int]:
    """A4: centers minus outstanding penalty points."""
    kept = dict.fromkeys(t.board.power, 0)
    for owner in t.state.centers.values():
        if owner in kept:
            kept[owner] += 1
    for entry in opinion_of(t).ledger:
        kept[entry.power] -= entry.points
    return kept


def level(t: Turn, power: str) -> int:
    """The level of expansionism a power has reached (E6, R-47)."""
    gathered = accumulated(t, power)
    reached = sum(gathered >= mark for mark in LEVELS)
    return max(reached, opinion_of(t).levels.get(power, 0)) if option(t, "expansion_sticky") == "yes" else reached


def accumulated(t: Turn, power: str) -> int:
    """The penalty points that expansionism is measured by (R-47)."""
    own = opinion_of(t)
    entries = (*own.ledger, *own.gone) if option(t, "expansion") == "lifetime" else own.ledger
    return sum(p.points for p in entries if p.power == power)


def worn_off(t: Turn, year: int, spring: bool) -> tuple[Penalty, ...]:
    """R-2, R-3: penalties that wear off now. Counted by seasons, one earned in Fall lasts until the next Spring is
    over."""
    by_seasons = option(t, "years") == "seasons"
    if spring and not by_seasons:
        return ()
    last = closing(t.board)
    gone = (p for p in opinion_of(t).ledger if p.expires < year or (p.expires == year and not spring))
    return tuple(p for p in gone if not (by_seasons and Phase.of(p.incurred).season == last and p.expires == year))
