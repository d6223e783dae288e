"""Controlled territory: who controls a province, who may enter, and which orders are attacks or void (E1, G1, D4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from casusbelli.core.board import Board
from casusbelli.core.legality import located
from casusbelli.core.orders import Convoy, Hold, Move, Order, Retreat, SupportHold, SupportMove
from casusbelli.core.pairs import Pair
from casusbelli.core.phases import dated
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal
from casusbelli.engine.component import Turn
from casusbelli.packs.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    WAR,
    Permit,
)
from casusbelli.packs.international_relations.naming import named
from casusbelli.packs.international_relations.orders import PermitAnywhere, PermitInto, PermitMove, TreatyRefusal
from casusbelli.packs.international_relations.queries import (
    allied,
    chosen,
    closing,
    gone,
    may_attack_free,
    option,
    partners,
    relation,
    released,
    ties_of,
    written,
)

UNIT, HOME, OWNED = "unit", "home", "owned"
VOID, ATTACK, FREE = "void", "attack", "free"
ENTERING, HELPING_IN = frozenset({Move, Retreat}), frozenset({SupportMove, Convoy})
STAYING, HELPING = frozenset({Hold, SupportHold}), frozenset({SupportHold, SupportMove, Convoy})
"""Kinds of order, compared by ``type()`` because this runs several times for every order of a season."""


def homes(board: Board) -> dict[str, str]:
    """Province -> the power to whose home territory it belongs; constant (R-31)."""
    return {code: power.name for power in board.powers for code in power.territory}


def home_centers(board: Board) -> frozenset[str]:
    return frozenset(code for power in board.powers for code in power.home)


def hostile(t: Turn, one: str, another: str) -> bool:
    """R-32: at war or, by option, in imminent war."""
    if relation(t, one, another) == WAR:
        return True
    return option(t, "iw_counts_as_war") == "yes" and may_attack_free(t, one, another)


def controllers(t: Turn, entering: str, province: str, occupant: Unit | None) -> dict[str, str]:
    """The powers to whose Controlled Territory a province belongs, towards ``entering``, and by which clause."""
    found: dict[str, str] = {}
    power, out = t.board.power, t.memo(gone)
    home, owner = t.board.memo(homes).get(province), t.state.centers.get(province)
    third = occupant.owner if occupant is not None else None
    if third is not None and third in power and third != entering and not _evicted(t, entering, third, home):
        found[third] = UNIT
    if home is not None and entering not in (home, owner) and home not in out and not _lapsed(t, home, owner):
        found[home] = HOME
    owned = owner is not None and owner in power and owner not in (entering, home)
    if owner is not None and owned and owner not in out and not _unprotected(t, province):
        found[owner] = OWNED
    if third is not None:
        found = {who: why for who, why in found.items() if not _enemy_there(t, entering, who, third)}
    return found


def _evicted(t: Turn, entering: str, third: str, home: str | None) -> bool:
    """R-56: by option, neutral units in one's own home territory are not protected."""
    return home == entering and option(t, "evict_free") == "yes" and relation(t, entering, third) == NEUTRAL


def _lapsed(t: Turn, home: str | None, owner: str | None) -> bool:
    """R-31: by option, a lost home center is no longer its power's territory."""
    return owner not in (None, home) and option(t, "home_lapses_when_lost") == "yes"


def _unprotected(t: Turn, province: str) -> bool:
    """R-30: by option, a captured home center is not its captor's territory."""
    return province in t.board.memo(home_centers) and option(t, "captured_home") == "letter"


def _enemy_there(t: Turn, entering: str, controller: str | None, third: str) -> bool:
    """E1.5: an enemy's unit stands in the controller's territory."""
    return third not in (entering, controller) and hostile(t, entering, third)


# --- permission, G1 and R-38


@dataclass(frozen=True)
class Permission:
    """All that one power permits another this season."""

    moves: frozenset[tuple[str, str]] = frozenset()
    places: frozenset[str] = frozenset()
    anywhere: bool = False

    def covers(self, place: str) -> bool:
        return self.anywhere or place in self.places


NO_LEAVE = Permission()


def written_permits(t: Turn) -> Iterator[Permit]:
    """The permissions among the orders of this phase."""
    of = t.board.province_of
    for power, order in written(t, PermitMove, PermitInto, PermitAnywhere):
        if isinstance(order, PermitMove) and isinstance(order.order, Move | Retreat):
            yield Permit(power, order.power, ((of[order.order.unit.at], of[order.order.to]),))
        elif isinstance(order, PermitInto):
            yield Permit(power, order.power, places=tuple(of[place] for place in order.places))
        elif isinstance(order, PermitAnywhere):
            yield Permit(power, order.power, anywhere=True)


def leaves(t: Turn) -> dict[tuple[str, str], Permission]:
    """(by, to) -> permissions now. Those for provinces also hold for the retreats of the season."""
    found: dict[tuple[str, str], Permission] = {}
    kept: tuple[Permit, ...] = ()
    if not t.state.now.is_movement and ties_of(t).papers.season == t.state.now.date:
        kept = tuple(permit for permit in ties_of(t).papers.permits if not permit.moves)
    for permit in (*kept, *written_permits(t)):
        known = found.get((permit.by, permit.to), NO_LEAVE)
        found[permit.by, permit.to] = Permission(
            known.moves | frozenset(permit.moves),
            known.places | frozenset(permit.places),
            known.anywhere or permit.anywhere,
        )
    return found


def leave(t: Turn, by: str, to: str) -> Permission:
    return t.memo(leaves).get((by, to), NO_LEAVE)


def may_come(t: Turn, host: str, unit: Unit, province: str) -> bool:
    """True if the host permits this unit to enter; only an ally's permission counts."""
    if not allied(t, host, unit.owner):
        return False
    given = leave(t, host, unit.owner)
    return given.covers(province) or (t.board.province_of[unit.at], province) in given.moves


# --- what an order enters


def entered(t: Turn, unit: Unit, order: Order) -> tuple[str, Unit] | None:
    """The province that an order would bring a unit into, and that unit."""
    if type(order) in ENTERING:
        return t.board.province_of[order.to], unit  # type: ignore[union-attr]
    if type(order) in HELPING_IN:
        guest = t.position.find(order.target.at)  # type: ignore[union-attr]
        return (t.board.province_of[order.to], guest) if guest is not None else None  # type: ignore[union-attr]
    return None


def standing(t: Turn, order: Order, province: str) -> Unit | None:
    """The unit in the province; none for a retreat, which leads to an empty one."""
    return None if isinstance(order, Retreat) else t.position.at.get(province)


def verdicts(t: Turn, unit: Unit, order: Order) -> Iterator[tuple[str, str]]:
    """For each power that controls the destination, whether the order is void without permission or an attack. Helping
    the power's own unit, or one that it permits to enter, is neither (R-35)."""
    entry = entered(t, unit, order)
    if entry is None or unit.owner not in t.board.power:
        return
    province, guest = entry
    for power, clause in controllers(t, unit.owner, province, standing(t, order, province)).items():
        verdict = stance(t, unit.owner, power, province, clause)
        if verdict != FREE and guest.owner != power and not may_come(t, power, guest, province):
            yield power, verdict


def stance(t: Turn, entering: str, power: str, province: str, clause: str) -> str:
    """Whether entering this power's territory is void, an attack or free, apart from permissions of single moves."""
    between = relation(t, entering, power)
    if between == WAR or is_unjudged(t):
        return FREE
    if between == NEUTRAL:
        return ATTACK
    if leave(t, power, entering).covers(province):
        return FREE
    if released(t, entering, power) or stabs(t, entering, power):
        return ATTACK
    return FREE if clause == UNIT and option(t, "ally_entry") == "f_only" else VOID


def is_unjudged(t: Turn) -> bool:
    """R-37: by option, retreats are free and need no permission."""
    return t.state.now.is_retreats and option(t, "retreats") == "free"


def stabs(t: Turn, one: str, another: str) -> bool:
    """R-11: by option, members of a live claim may attack each other in spite of a treaty."""
    return chosen(t, "coalition_intra", "free_stab") and partners(t, one, another)


def void(t: Turn, unit: Unit, order: Order) -> Refusal | None:
    """B2, G1, D4: why an order is void, if it is."""
    why = frozen_order(t, unit, order)
    if why is not None or type(order) in STAYING:
        return why
    for power, verdict in verdicts(t, unit, order):
        if verdict == VOID:
            code = entered(t, unit, order)[0]  # type: ignore[index]
            place = located(t.board, code)
            return TreatyRefusal.NEEDS_PERMISSION.says(whom=named(power), who=unit.owner, place=place, code=code)
    return None


# --- the frozen Spring (D4, R-52)


def is_frozen(t: Turn, unit: Unit) -> bool:
    return any(notice.by == unit.owner and is_guest(t, unit, notice.against) for notice in ties_of(t).notices)


def is_guest(t: Turn, unit: Unit, power: str) -> bool:
    """True if the unit stands in this power's home territory or in a center that it owns."""
    place = t.board.province_of[unit.at]
    return place in t.board.power[power].territory or t.state.centers.get(place) == power


def frozen_order(t: Turn, unit: Unit, order: Order) -> Refusal | None:
    frozen = t.memo(_frozen)
    helps = type(order) in HELPING
    if not frozen or not (helps or type(order) is Move):
        return None
    helped = t.position.find(order.target.at) if helps else None  # type: ignore[union-attr]
    for held in (helped, unit):
        if held is not None and held.id in frozen:
            return TreatyRefusal.FROZEN.says(unit=held, owner=named(held.owner))
    return None


def _frozen(t: Turn) -> frozenset[int]:
    return frozenset(unit.id for unit in t.position.units if is_frozen(t, unit)) if ties_of(t).notices else frozenset()


def friends(t: Turn) -> Iterator[tuple[str, str]]:
    """F1-F6, R-53, R-58: who does not harm whom; in the Spring after a notice one way only."""
    relations: Mapping[str, str] = ties_of(t).relations
    for two, between in relations.items():
        if between in TREATIES:
            one, another = Pair.of(two)
            yield from ((a, b) for a, b in ((one, another), (another, one)) if not released(t, a, b))


# --- interned units (G4, R-60)


def interned(t: Turn, unit: Unit) -> bool:
    """True in an ally's home territory, if every exit leads into controlled territory and no permission was given in
    Fall."""
    place = t.board.province_of[unit.at]
    host = t.board.memo(homes).get(place)
    if host is None or host == unit.owner or not allied(t, host, unit.owner) or host in t.memo(gone):
        return False
    exits = {t.board.province_of[to] for to in t.board.reach[unit.kind][unit.at]}
    return all(_bars(t, unit, host, way) for way in exits) and not _had_leave(t, unit, host, {place, *exits})


def _bars(t: Turn, unit: Unit, host: str, way: str) -> bool:
    holders = controllers(t, unit.owner, way, t.position.at.get(way))
    return host in holders or (bool(holders) and option(t, "interned") == "anyone_else")


def _had_leave(t: Turn, unit: Unit, host: str, around: set[str]) -> bool:
    papers = ties_of(t).papers
    if papers.season != dated(closing(t.board), t.state.year):
        return False
    given = (permit for permit in papers.permits if permit.by == host and permit.to == unit.owner)
    return any(p.anywhere or around & {*p.places} or any(_is_his(t, unit, move) for move in p.moves) for p in given)


def _is_his(t: Turn, unit: Unit, move: tuple[str, str]) -> bool:
    """True if the permitted move was for this unit: it stands at its start, or at its end and no other unit of its
    power stands at the start."""
    start, end = move
    here, other = t.board.province_of[unit.at], t.position.at.get(start)
    return here == start or (here == end and (other is None or other.owner != unit.owner))
