"""Signing of treaties: matching proposals, what voids them, and the conundrum test (C2-C5, C19, R-21 to R-24)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from casusbelli.core.pairs import Pair, pair
from casusbelli.engine.component import Turn
from casusbelli.packs.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    WAR,
    TreatiesSigned,
    Treaty,
    Unsigned,
)
from casusbelli.packs.international_relations.orders import PEACE, Enter, Peace, TreatyRefusal, Withdraw
from casusbelli.packs.international_relations.queries import (
    claims_of,
    living,
    option,
    partners,
    relation,
    ties_of,
    written,
)

Proposals = dict[str, dict[str, str]]


def proposed(t: Turn) -> Proposals:
    """Power -> counterpart -> kind. The last proposal before the deadline counts (R-22)."""
    found: Proposals = {}
    for power, order in written(t, Enter, Peace, Withdraw):
        mine = found.setdefault(power, {})
        if isinstance(order, Enter):
            mine[order.power] = order.kind
        elif isinstance(order, Peace):
            mine[order.power] = PEACE
        elif isinstance(order, Withdraw) and order.kind in ("", mine.get(order.power)):
            mine.pop(order.power, None)
    return {power: mine for power, mine in found.items() if mine}


def signing(t: Turn, proposals: Proposals, season: str, public: bool) -> TreatiesSigned:
    """Signs matching proposals. Failed ones are listed only if proposals are public (H5)."""
    matched = dict(_matched(proposals))
    voided = {two: why for two, kind in matched.items() if (why := _voided(t, two, kind, season))}
    left = {two: kind for two, kind in matched.items() if two not in voided}
    clashing = conundrums(t, left)
    voided.update(dict.fromkeys(clashing, TreatyRefusal.CONUNDRUM.code))
    signed = tuple(_treaty(two, kind, season) for two, kind in sorted(left.items()) if two not in clashing)
    return TreatiesSigned(season, signed, tuple(_unsigned(proposals, matched, voided)) if public else ())


def _treaty(two: str, kind: str, season: str) -> Treaty:
    one, another = Pair.of(two)
    return Treaty(kind, (one, another), season)


def _matched(proposals: Proposals) -> Iterator[tuple[str, str]]:
    for power, mine in proposals.items():
        for other, kind in mine.items():
            if proposals.get(other, {}).get(power) == kind:
                yield pair(power, other), kind


def _unsigned(proposals: Proposals, matched: Mapping[str, str], voided: Mapping[str, str]) -> Iterator[Unsigned]:
    for power, mine in sorted(proposals.items()):
        for other, kind in sorted(mine.items()):
            two = pair(power, other)
            if two not in matched or two in voided:
                yield Unsigned(power, other, kind, voided.get(two, TreatyRefusal.UNANSWERED.code))


def _voided(t: Turn, two: str, kind: str, season: str) -> str:
    """Why two powers that agree still may not sign; "" if they may."""
    one, another = Pair.of(two)
    now = relation(t, one, another)
    if not {one, another} <= {*living(t)}:
        return TreatyRefusal.ELIMINATED.code
    if now == WAR and ties_of(t).born.get(two) == season and option(t, "sign_and_attack") == "void":
        return TreatyRefusal.WAR_BORN.code
    if now == kind or (kind == PEACE and now != WAR):
        return TreatyRefusal.EXISTS.code
    return barred(t, one, another, kind)


def barred(t: Turn, one: str, another: str, kind: str) -> str:
    """Why a proposal is impossible, whatever the other side proposes; "" if it is possible."""
    now = relation(t, one, another)
    if now == WAR and option(t, "peace") == "never":
        return TreatyRefusal.NO_PEACE.code
    if now in TREATIES and kind != now and option(t, "upgrade") == "abrogate_first":
        return TreatyRefusal.EXISTS.code
    outside = not partners(t, one, another) and any(_claims(t, power) for power in (one, another))
    if outside and kind in TREATIES and option(t, "claimant_new_treaties") == "barred":
        return TreatyRefusal.BARRED.code
    return ""


def _claims(t: Turn, power: str) -> bool:
    return any(claim.status == "live" and power in claim.members for claim in claims_of(t))


def conundrums(t: Turn, signed: Mapping[str, str]) -> set[str]:
    """R-24: the new treaties that would make a power the ally of one side and the enemy of the other. All treaties
    involved are refused, and the test is repeated until none is left."""
    refused: set[str] = set()
    while True:
        left = {two: kind for two, kind in signed.items() if two not in refused}
        projected = {**ties_of(t).relations, **{two: NEUTRAL if kind == PEACE else kind for two, kind in left.items()}}
        clashing = {two for two, kind in left.items() if kind in TREATIES and torn(t, two, projected)}
        if not clashing:
            return refused
        refused |= clashing


def torn(t: Turn, two: str, relations: Mapping[str, str]) -> str:
    """A power that is an ally of one of the two and at war with the other; "" if there is none."""
    one, another = Pair.of(two)
    for third in t.board.power:
        if third not in (one, another):
            between = {relations.get(pair(one, third)), relations.get(pair(another, third))}
            if WAR in between and between & {*TREATIES}:
                return third
    return ""
