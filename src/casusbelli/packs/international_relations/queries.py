"""Queries that all parts share: relations, claims, powers and seats, orders, and the calendar."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.events import Judgement
from casusbelli.core.orders import Directive, Order
from casusbelli.core.pairs import pair
from casusbelli.core.phases import Phase, dated
from casusbelli.core.verdicts import Refusal, Result
from casusbelli.engine import step_names
from casusbelli.engine.component import Turn
from casusbelli.engine.steps import seasons
from casusbelli.packs.international_relations.facts import (
    ATTACKS,
    CLAIMS,
    CONFERENCE,
    NEUTRAL,
    OPINION,
    PREFIX,
    TIES,
    TREATIES,
    Claims,
    Conference,
    Deeds,
    Opinion,
    Ties,
    VictoryClaim,
)
from casusbelli.packs.international_relations.naming import named
from casusbelli.packs.international_relations.orders import TreatyRefusal

_NO_CLAIMS, _NO_CONFERENCE = Claims(), Conference()  # in games without these parts

# --- questions


def option(t: Turn, key: str) -> str:
    return t.rules.option(f"{PREFIX}.{key}")


def ties_of(t: Turn) -> Ties:
    known: Ties = t.state.own[TIES]
    return known


def chosen(t: Turn, key: str, value: str) -> bool:
    """True if the game has this option and it is set to this value."""
    return t.rules.options.get(f"{PREFIX}.{key}") == value


def has_opinion(t: Turn) -> bool:
    """True if the game has penalties; without them an attack only means war."""
    return OPINION in t.state.own


def deeds_of(t: Turn) -> Deeds:
    known: Deeds = t.state.own[OPINION if has_opinion(t) else ATTACKS]
    return known


def opinion_of(t: Turn) -> Opinion:
    known: Opinion = t.state.own[OPINION]
    return known


def claims_of(t: Turn) -> tuple[VictoryClaim, ...]:
    known: Claims = t.state.own.get(CLAIMS, _NO_CLAIMS)
    return known.claims


def conference_of(t: Turn) -> Conference:
    known: Conference = t.state.own.get(CONFERENCE, _NO_CONFERENCE)
    return known


def relation(t: Turn, one: str, another: str) -> str:
    return ties_of(t).relations.get(pair(one, another), NEUTRAL)


def allied(t: Turn, one: str, another: str) -> bool:
    return relation(t, one, another) in TREATIES


def noticed(t: Turn, by: str, against: str) -> bool:
    return any(notice.by == by and notice.against == against for notice in ties_of(t).notices)


def released(t: Turn, one: str, another: str) -> bool:
    """D8, R-53: ``one`` may attack ``another``, which has given it notice and got none in return."""
    notices = ties_of(t).notices
    return bool(notices) and noticed(t, another, one) and not noticed(t, one, another)


def may_attack_free(t: Turn, holder: str, target: str) -> bool:
    return any(right.holder == holder and right.target == target for right in ties_of(t).imminent)


def partners(t: Turn, one: str, another: str) -> bool:
    """Members of one live claim (A20-A22)."""
    return any(c.status == "live" and one in c.members and another in c.members for c in claims_of(t))


def gone(t: Turn) -> frozenset[str]:
    """R-74: powers without units and centers, even before they are declared eliminated at the end of the year."""
    left = {*t.holdings}
    lost = (power for power in t.board.power if power not in left and not t.rules.survives(t, power))
    return frozenset((*t.state.eliminated, *lost))


def living(t: Turn) -> tuple[str, ...]:
    out = t.memo(gone)
    return tuple(power for power in t.board.power if power not in out)


def voiceless(t: Turn, seat: str) -> Refusal:
    """The refusal for a seat that commands no power: its powers are eliminated, or others command them."""
    out = all(power in t.memo(gone) for power in t.board.power if seat in t.rules.seated(power))
    return (TreatyRefusal.ELIMINATED if out else TreatyRefusal.NO_VOICE).says(whom=named(seat))


def powers_of(t: Turn, seat: str) -> tuple[str, ...]:
    """The powers this seat orders that are still in the game."""
    return t.memo(_by_seat).get(seat, ())


def _by_seat(t: Turn) -> dict[str, tuple[str, ...]]:
    held: dict[str, tuple[str, ...]] = {}
    for power in living(t):
        seat = t.rules.commander_of(t, power)
        if seat is not None:
            held[seat] = (*held.get(seat, ()), power)
    return held


def written(t: Turn, *kinds: type) -> Iterator[tuple[str, Order]]:
    """Power and order, for the directives of these kinds."""
    return (line for line in t.memo(_directives) if isinstance(line[1], kinds))


def _directives(t: Turn) -> list[tuple[str, Order]]:
    found: list[tuple[str, Order]] = []
    for seat in t.rules.seat_names():
        mine = [order for order in t.orders.get(seat, ()) if isinstance(order, Directive)]
        for power in powers_of(t, seat)[:1] if mine else ():
            found += ((power, order) for order in mine)
    return found


def row(power: str, order: Order, why: Refusal | None = None) -> Judgement:
    """The judgement of a directive."""
    words = (str(Result.FAILS if why else Result.SUCCEEDS),)
    return Judgement(power, str(order), words, why.code if why else "", why.said if why else "")


# --- the calendar


def first_year(t: Turn) -> int:
    return Phase.of(t.board.calendar.start).year


def opening(board: Board) -> str:
    """The season of the year in which treaties come into force and notices take effect."""
    return seasons(board)[0]


def closing(board: Board) -> str:
    """The season at whose end victory points are counted."""
    return seasons(board)[-1]


def is_movement(t: Turn, season: str) -> bool:
    return t.state.now.season == season and t.state.now.is_movement


def next_opening(t: Turn, season: str) -> str:
    """The next Spring: "S1904" in Fall or Winter 1903."""
    return dated(season, t.state.year + 1)


YEAR_END = ("ir-count", "ir-claims", "ir-levels", "ir-wear-off")
"""R-1, steps 5 to 8: the count, claims due, expansionism, penalties that wear off. Transfers come before them, signed
treaties after them unless they cost from their signing on (R-48)."""
BETWEEN = (step_names.ELIMINATIONS,), (step_names.ADJUSTMENTS,)
"""The steps that every step of the year's end follows and precedes."""


def year_end(name: str, *, after: tuple[str, ...] = (), before: tuple[str, ...] = ()) -> tuple[tuple[str, ...], ...]:
    """The steps that a step of the count follows and precedes."""
    at = YEAR_END.index(name)
    return (YEAR_END[at - 1] if at else step_names.ELIMINATIONS, *after), (step_names.ADJUSTMENTS, *before)
