"""Classifies orders as written: attacks on major powers and entries into unowned centers (E0-E2, R-33 to R-41)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace as with_

from casusbelli.core.adjudicator import Dislodged
from casusbelli.core.legality import understand, unneeded_convoy
from casusbelli.core.one_order import OneOrderEach
from casusbelli.core.orders import Convoy, Disband, Hold, Move, MovementOrder, Order, Retreat, SupportMove, as_retreat
from casusbelli.core.units import Unit
from casusbelli.engine.component import Turn
from casusbelli.engine.steps import orders_by_owner
from casusbelli.packs.international_relations.facts import (
    Attack,
    EnteredCenter,
)
from casusbelli.packs.international_relations.fallout import Fallout, TableRulings, fallout
from casusbelli.packs.international_relations.queries import (
    deeds_of,
    has_opinion,
    may_attack_free,
    opinion_of,
    option,
    partners,
    powers_of,
    ties_of,
)
from casusbelli.packs.international_relations.territory import ATTACK, entered, home_centers, is_unjudged, verdicts

Written = tuple[Unit, Order]
Deeds = tuple[tuple[Attack, ...], tuple[EnteredCenter, ...]]


def legal_orders(t: Turn) -> list[Written]:
    """All orders to units that could be carried out (R-33). The convoy order of a fleet that the army does not need
    counts as written (C-7), unless the fleet has an order that the judge accepts."""
    found: list[Written] = []
    unneeded: list[Written] = []
    for owner, orders in orders_by_owner(t, t.position.units).items():
        for order in orders:
            unit = t.position.find(order.unit.at) if hasattr(order, "unit") else None
            if unit is None:
                continue
            legal = understand(order, t.position, owner, t.rules.rulings)
            if isinstance(legal, MovementOrder):
                found.append((unit, legal))
            elif unit.owner == owner and (convoy := unneeded_convoy(order, t.position, t.rules.rulings)):
                unneeded.append((unit, convoy))
    ordered = {unit.id for unit, _order in found}
    return [*found, *(line for line in unneeded if line[0].id not in ordered)]


def counting(t: Turn, written: Sequence[Written]) -> list[Written]:
    """The one order of each unit that counts. Of several (DATC 4.D.3), void ones are dropped first, as the judge does:
    a void order is no order (R-39)."""
    units = {unit.id: unit for unit, _order in written}
    if len(units) == len(written):
        return list(written)
    blank: type[Hold | Disband] = Disband if t.state.now.is_retreats else Hold
    sheet: OneOrderEach[Order] = OneOrderEach(t.board, t.rules.rulings.several_orders, lambda unit: blank(unit.piece))
    times = Counter(unit.id for unit, _order in written)
    for unit, order in written:
        if times[unit.id] == 1 or t.rules.voids(t, unit, order) is None:
            sheet.take(unit.owner, order, unit)
    return [(units[number], order) for number, order in sheet.chosen.items()]


def of_movement(t: Turn) -> Deeds:
    orders = counting(t, legal_orders(t))
    if option(t, "unmatched") == "free":
        going = moves(t, orders)
        orders = [(unit, order) for unit, order in orders if is_matched(t, order, going)]
    return deeds(t, orders)


def moves(t: Turn, orders: Iterable[Written]) -> set[tuple[str, str]]:
    """All ordered moves, as pairs of provinces."""
    of = t.board.province_of
    return {(of[unit.at], of[order.to]) for unit, order in orders if isinstance(order, Move)}


def is_matched(t: Turn, order: Order, going: set[tuple[str, str]]) -> bool:
    of = t.board.province_of
    return not isinstance(order, SupportMove | Convoy) or (of[order.target.at], of[order.to]) in going


def of_retreats(t: Turn) -> Deeds:
    """R-37: retreats are judged by the relations after the movement. They have been carried out by now, so the
    positions of dislodged units are read from the record."""
    return deeds(t, counting(t, retreats(t))) if t.state.now.is_retreats else ((), ())


def retreats(t: Turn) -> list[Written]:
    """The retreat orders of dislodged units."""
    of = t.board.province_of
    beaten = {of[unit.at]: unit for unit in deeds_of(t).beaten}
    found: list[Written] = []
    for seat in t.rules.seat_names():
        for order in map(as_retreat, t.orders.get(seat, ())):
            unit = beaten.get(of.get(order.unit.at, "")) if isinstance(order, Retreat | Disband) else None
            if unit is not None:
                found.append((unit, order))
    return [*found, *_steered_retreats(t)]


def _steered_retreats(t: Turn) -> Iterator[Written]:
    """C-2: the retreats that others voted for."""
    if option(t, "steered") == "share":
        for unit in deeds_of(t).beaten:
            alone = t.rules.commander_of(t, unit.owner) is None
            settled = t.rules.settled(t.memo(_with_the_beaten), unit) if alone else None
            if settled is not None and isinstance(settled.order, Retreat):
                yield unit, settled.order


def deeds(t: Turn, orders: Iterable[Written]) -> Deeds:
    attacks: dict[tuple[str, str], list[str]] = {}
    entries: dict[tuple[str, str], list[str]] = {}
    for unit, order in orders:
        done = [(doer, (*attacked(t, doer, order),), entry(t, doer, order)) for doer in doers(t, unit)]
        if not any(powers or minor for _doer, powers, minor in done) or t.rules.voids(t, unit, order) is not None:
            continue  # a void order has no consequences
        for doer, powers, minor in done:
            for power in powers:
                if power != unit.owner:
                    attacks.setdefault((doer.owner, power), []).append(str(order))
            if minor is not None and t.state.centers.get(minor) != unit.owner:
                entries.setdefault((doer.owner, minor), []).append(str(order))
    made = (
        Attack(by, on, may_attack_free(t, by, on), partners(t, by, on), tuple(texts))
        for (by, on), texts in attacks.items()
    )
    return tuple(made), tuple(EnteredCenter(by, place, tuple(texts)) for (by, place), texts in entries.items())


def doers(t: Turn, unit: Unit) -> tuple[Unit, ...]:
    """The unit once for each power that answers for its order: its own or, by option, the powers that wrote the order
    (C-2)."""
    if t.rules.commander_of(t, unit.owner) is None and option(t, "steered") == "share":
        powers = dict.fromkeys(power for seat in writers(t, unit) for power in powers_of(t, seat)[:1])
        return tuple(with_(unit, owner=power) for power in powers)
    return (unit,) if unit.owner in t.board.power else ()


def writers(t: Turn, unit: Unit) -> tuple[str, ...]:
    return t.rules.writers(t.memo(_with_the_beaten), unit)


def _with_the_beaten(t: Turn) -> Turn:
    """A turn with the dislodged units put back, so that votes on retreats that have been carried out can be counted."""
    if not t.state.now.is_retreats or t.state.routed:
        return t
    routed = {unit.id: Dislodged(unit, unit, ()) for unit in deeds_of(t).beaten}
    return Turn(t.board, with_(t.state, routed=routed), t.rules, t.orders)


def attacked(t: Turn, unit: Unit, order: Order) -> Iterator[str]:
    return (power for power, verdict in verdicts(t, unit, order) if verdict == ATTACK)


def entry(t: Turn, unit: Unit, order: Order) -> str | None:
    """E2: the unowned center that the order enters or supports into; convoys by option (R-41). Only with world
    opinion."""
    if not has_opinion(t) or is_unjudged(t) or (isinstance(order, Convoy) and option(t, "e2_convoy") == "free"):
        return None
    found = entered(t, unit, order)
    if found is None or not t.board.province[found[0]].center or not _is_minor(t, found[0]):
        return None
    return None if _has_paid(t, unit.owner, found[0]) else found[0]


def _is_minor(t: Turn, place: str) -> bool:
    """True for an unowned center (R-72), or one of a minor power where other rules have them."""
    owner = t.state.centers.get(place)
    return owner is None or (owner not in t.board.power and place not in t.board.memo(home_centers))


def _has_paid(t: Turn, power: str, place: str) -> bool:
    """R-40: by option a power pays for each center only once."""
    if option(t, "e2_repeat") == "per_season":
        return False
    own = opinion_of(t)
    return any(p.rule == "E2" and p.power == power and p.victim == place for p in (*own.ledger, *own.gone))


# --- what becomes of it


def outcome_of(t: Turn, attacks: Sequence[Attack]) -> Fallout:
    """The consequences of these attacks for all relations."""
    rulings = (option(t, key) for key in ("cascade", "mutual_common_ally", "provoked"))
    return fallout(attacks, TableRulings(tuple(t.board.power), ties_of(t).relations, *rulings))
