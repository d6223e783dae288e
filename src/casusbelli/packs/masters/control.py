"""Variable Control (MR2): players write for the units of powers in civil disorder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from casusbelli.core.events import Event, OrdersRevealed, OrdersTallied, UnitsRemoved
from casusbelli.core.legality import located, refuse
from casusbelli.core.orders import Build, Directive, Disband, Hold, MovementOrder, Order
from casusbelli.core.retreats import retreat_options
from casusbelli.core.said import Text, said, whose
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine import step_names
from casusbelli.engine.component import Component, Rules, Settled, StepSlot, Turn
from casusbelli.engine.display import Consequence, Example
from casusbelli.engine.forms import Form
from casusbelli.engine.options import choice
from casusbelli.engine.steps import QuietStep, seasons
from casusbelli.packs.masters import foresight
from casusbelli.packs.masters.ballots import (
    allowance,
    barred,
    cast,
    decided,
    eligible,
    near,
    obstacle,
    outcomes,
    speculative,
    tallies,
    target,
)
from casusbelli.packs.masters.facts import (
    AID,
    CONTROL,
    TABLE,
    Influence,
    MastersRefusal,
    VotesCast,
    VotesDecided,
    allowed,
    in_disorder,
    on,
    option,
    players,
    powers_of,
    season,
    shut_out,
    spoken,
)
from casusbelli.packs.masters.masters_rulebook import control_chapter
from casusbelli.packs.masters.screens import InfluenceScreen
from casusbelli.packs.masters.sites import base, no_build, open_sites
from casusbelli.packs.masters.vote_reader import completed, one_way, possible, retreat_refusal


class VariableControl(InfluenceScreen, Component[None]):
    name = CONTROL
    title = said("masters.chapter-control")
    prefix = TABLE
    table = TABLE
    copies = True
    offers_only_valid = True
    options = (
        choice("vc_resolution", "plurality majority per_player", said("masters.vc-resolution")),
        choice("vc_tie", "hold per_player_then_hold", said("masters.vc-tie")),
        choice("vc_self_conflict", "void count_all last", said("masters.vc-self-conflict")),
        choice("vc_on_nmr", "never speculative", said("masters.vc-on-nmr")),
        choice("limbo_counts", "false true", said("masters.limbo-counts")),
        choice("order_cap", "own_first strict", said("masters.order-cap"), False),
        choice("cd_retreat_default", "disband", said("masters.cd-retreat-default")),
        choice("vc_publish", "authors counts winner_only", said("masters.vc-publish"), False),
    )
    events = (VotesCast, VotesDecided)
    forms = (Form(Influence, "influence {order} [for {power}]", "MRA", said("masters.form-influence"), secret="MRA"),)

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        return control_chapter(rules)

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        for s in seasons(rules.board):
            yield StepSlot(
                QuietStep(f"{s}-masters-rout", s, _abandoned), (step_names.battle(s),), (step_names.retreats(s),)
            )

    # --- who orders what

    def orderable_by_others(self, t: Turn, owner: str) -> bool:
        return in_disorder(t, owner)

    def settled(self, t: Turn, unit: Unit) -> Settled | None:
        order, votes = t.memo(decided).get(unit.id), t.memo(cast).get(unit.id, ())
        return Settled(order, tuple(seat for seat, voted in votes if voted == order)) if order is not None else None

    def also_asks(self, t: Turn) -> Mapping[str, Text]:
        kind = season(t)
        if kind == "R":
            owners = {routed.unit.owner for routed in t.state.routed.values()}
            return dict.fromkeys(_able(t, owners), said("masters.ask-retreats"))
        if kind == "A":
            return dict.fromkeys(_able(t, t.state.owners), said("masters.ask-adjustments"))
        return dict.fromkeys(_unarmed(t), said("masters.ask-orders")) if kind == "M" else {}

    # --- orders

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if not powers_of(t, seat) or (season(t) == "M" and not allowance(t, seat)):
            return
        thinkable = t.memo({"M": _influences, "R": _retreats, "A": _adjustments}.get(season(t), _nothing))
        near_to = barred(t, seat) if thinkable else ()
        for owner, orders in thinkable:
            if owner not in near_to and _is_puppet(t, seat, owner):
                yield from orders

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        if not isinstance(order, Influence):
            return None
        if not powers_of(t, seat):
            return shut_out(t, seat, order)
        if isinstance(order.order, Build):
            return _may_write(t, seat, order.power) or _no_construct(t, order)
        unit = target(t, order.order)
        if unit is None:
            return refuse(t.board, Reason.NO_UNIT, order.order.unit.at)  # type: ignore[union-attr]
        return _may_write(t, seat, unit.owner) or _no_order(t, unit, order.order)

    def completes(self, t: Turn, seat: str, order: Directive) -> Directive | Refusal:
        return completed(t, order) if isinstance(order, Influence) else order

    def weighs(self, t: Turn, seat: str, orders: Sequence[Order]) -> Mapping[int, Refusal]:
        kind = season(t)
        if kind == "M":
            conflicts = _conflicts(t, orders)
            return conflicts | _over_cap(t, seat, orders, conflicts)
        return dict(_second_votes(t, orders))

    # --- consequences

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        """MR2.17: orders for others are published with the results."""
        if isinstance(event, OrdersRevealed):
            counted = dict(tallies(t))
            if counted:
                written = {seat: _written(t, seat) for seat in t.rules.seat_names()}
                yield OrdersTallied(event.phase, counted)
                yield VotesCast(event.phase, {seat: texts for seat, texts in written.items() if texts})
                yield VotesDecided(event.phase, dict(outcomes(t)))

    def tells(self, rules: Rules, event: Event, seat: str | None) -> bool | None:
        published = rules.option("masters.vc_publish")
        if isinstance(event, OrdersTallied):
            return published != "winner_only"
        if isinstance(event, VotesCast):
            return published == "authors"
        return True if isinstance(event, VotesDecided) else None

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        if season(t) == "M":
            yield from foresight.order_count(t, seat, orders)
        for order in dict.fromkeys(orders):
            if isinstance(order, Influence):
                yield Consequence(said("masters.if-most", order=order.order), False, "MR2.13")


Thinkable = list[tuple[str, tuple[Influence, ...]]]


def _nothing(_t: Turn) -> Thinkable:
    return []


def _influences(t: Turn) -> Thinkable:
    """Owner and all orders that may be written for one of its units."""
    mine = [unit for unit in t.position.units if in_disorder(t, unit.owner) or speculative(t)]
    return [(unit.owner, tuple(Influence(one_way(t, order)) for order in t.survey.orders(unit))) for unit in mine]


def _retreats(t: Turn) -> Thinkable:
    """Owner and all votes on the retreats of its units."""
    beaten = [(r.unit, r.retreats) for r in t.state.routed.values() if in_disorder(t, r.unit.owner) or speculative(t)]
    return [(unit.owner, tuple(map(Influence, retreat_options(unit, to)))) for unit, to in beaten]


def _adjustments(t: Turn) -> Thinkable:
    """Owner and all votes on its adjustments."""
    owners = [owner for owner in t.holdings if in_disorder(t, owner)]
    return [(owner, (*_losses(t, owner), *_constructs(t, owner))) for owner in owners]


def _losses(t: Turn, owner: str) -> Iterator[Influence]:
    if base(t, owner) < 0:
        yield from (Influence(Disband(unit.piece)) for unit in t.position.units if unit.owner == owner)


def _constructs(t: Turn, owner: str) -> Iterator[Influence]:
    if base(t, owner) > 0 or on(t, AID):
        yield from (Influence(Build(piece), owner) for piece in open_sites(t, owner))


def _written(t: Turn, seat: str) -> tuple[str, ...]:
    return tuple(str(order) for order in t.orders.get(seat, ()) if isinstance(order, Influence))


def _able(t: Turn, owners: Sequence[str] | set[str]) -> Iterator[str]:
    """The seats that may vote on these owners' retreats or adjustments."""
    for owner in owners:
        if in_disorder(t, owner) and (season(t) == "R" or base(t, owner)):
            yield from eligible(t, owner)


def _unarmed(t: Turn) -> Iterator[str]:
    """Players with centers but no units may still write for others (MA-27)."""
    armed = {unit.owner for unit in t.position.units}
    seats = t.rules.seat_names()
    return (seat for seat in seats if armed.isdisjoint(powers_of(t, seat)) and allowance(t, seat))


def _abandoned(t: Turn) -> Iterator[Event]:
    """Dislodged units for which nobody may vote are disbanded at once (M3.2)."""
    beaten = (routed.unit for routed in t.state.routed.values())
    lost = tuple(unit.id for unit in beaten if in_disorder(t, unit.owner) and not eligible(t, unit.owner))
    if lost:
        yield UnitsRemoved(lost, "civil-disorder")


# --- one order


def _may_write(t: Turn, seat: str, owner: str) -> Refusal | None:
    if not _is_puppet(t, seat, owner):
        return MastersRefusal.NOT_CD.says(whom=spoken(t, owner))
    found = obstacle(t, seat, owner)
    if found is None:
        return None
    unit, place = found
    return MastersRefusal.INELIGIBLE.says(whom=spoken(t, owner), unit=unit, place=located(t.board, place))


def _is_puppet(t: Turn, seat: str, owner: str) -> bool:
    """True if the owner is in civil disorder, or may send nothing with vc_on_nmr=speculative (MA-5)."""
    if in_disorder(t, owner):
        return True
    return speculative(t) and season(t) != "A" and t.rules.commander_of(t, owner) not in (None, seat)


def _no_order(t: Turn, unit: Unit, order: Order) -> Refusal | None:
    """Any order that is legal for the unit (MA-23, MA-25)."""
    if season(t) == "A":
        required = isinstance(order, Disband) and base(t, unit.owner) < 0
        return None if required else MastersRefusal.DISBAND_CD.says(whom=spoken(t, unit.owner))
    if season(t) == "R":
        return retreat_refusal(t, unit, order)
    if not isinstance(order, MovementOrder):
        return refuse(t.board, Reason.WRONG_PHASE)
    meant = order if order in t.survey.orders(unit) else possible(t, order)
    return meant if isinstance(meant, Refusal) else None


def _no_construct(t: Turn, order: Influence) -> Refusal | None:
    """MA-21. What a power may build only with Aid may be written in anticipation of it."""
    assert isinstance(order.order, Build)
    why = no_build(t, order.power, order.order.unit)
    hopeless = base(t, order.power) <= 0 and not on(t, AID)
    return why or (MastersRefusal.NO_ENTITLEMENT.says() if hopeless else None)


# --- orders beside each other


def _conflicts(t: Turn, orders: Sequence[Order]) -> dict[int, Refusal]:
    """Different orders of one player for the same unit (MA-4)."""
    counted = option(t, "vc_self_conflict")
    mine: dict[str, list[tuple[int, Order]]] = {}
    for number, order in enumerate(orders):
        if isinstance(order, Influence):
            mine.setdefault(order.order.unit.at, []).append((number, order.order))  # type: ignore[union-attr]
    refused: dict[int, Refusal] = {}
    for written in mine.values():
        if counted != "count_all" and len({order for _n, order in written}) > 1:
            standing = written[-1][1] if counted == "last" else None
            unit = whose(target(t, written[0][1]))
            refused |= {n: MastersRefusal.CONFLICTING.says(unit=unit) for n, order in written if order != standing}
    return refused


def _over_cap(t: Turn, seat: str, orders: Sequence[Order], conflicts: Mapping[int, Refusal]) -> dict[int, Refusal]:
    """Orders beyond the allowance (MR2.6). A hold of an own unit costs nothing, a hold for others is a vote (MA-14).

    In a seat with several powers each has its own allowance; an order for others is charged to the first power that
    may write it and has an order left.
    """
    left = {power: allowed(t, power) for power in powers_of(t, seat)}
    strict = option(t, "order_cap") == "strict"
    if not strict:
        for owner, count in Counter(dict(_own(t, orders)).values()).items():
            left[owner] = max(0, left.get(owner, 0) - count)
    refused: dict[int, Refusal] = {}
    paid: set[str] = set()  # own units whose order is already charged: a second order for them does not count
    for number, order in enumerate(orders):
        free = number in conflicts or (_costs(order) and order.unit.at in paid)  # type: ignore[union-attr]
        able = _payers(t, seat, order, strict) if not free else ()
        payer = next((power for power in able if left.get(power, 0) > 0), None)
        if payer is not None:
            left[payer] -= 1
            paid |= {order.unit.at} if _costs(order) else set()  # type: ignore[union-attr]
        elif able:
            refused[number] = MastersRefusal.OVER_CAP.says(n=allowance(t, seat))
    return refused


def _own(t: Turn, orders: Sequence[Order]) -> Iterator[tuple[str, str]]:
    """Own units that are ordered to do more than hold, with their owners."""
    for order in orders:
        unit = t.position.find(order.unit.at) if _costs(order) else None  # type: ignore[union-attr]
        if unit is not None:
            yield unit.at, unit.owner


def _payers(t: Turn, seat: str, order: Order, strict: bool) -> Sequence[str]:
    """The powers whose allowance may pay for this order; none if it is free."""
    unit = target(t, order.order if isinstance(order, Influence) else order)
    if unit is None:
        return ()
    if isinstance(order, Influence):
        return [power for power in powers_of(t, seat) if near(t, power, unit.owner) is None]
    return (unit.owner,) if strict and _costs(order) and unit.owner in powers_of(t, seat) else ()


def _costs(order: Order) -> bool:
    return isinstance(order, MovementOrder) and not isinstance(order, Hold)


def _second_votes(t: Turn, orders: Sequence[Order]) -> Iterator[tuple[int, Refusal]]:
    """One vote for each retreat; as many different ones as there are adjustments (MA-16, MA-20)."""
    voted: dict[tuple[str, str], set[Order]] = {}
    for number, order in enumerate(orders):
        if not isinstance(order, Influence):
            continue
        unit = target(t, order.order)
        if season(t) == "R":
            key, most = ("R", str(unit)), 1
        else:
            owner = order.power or (unit.owner if unit else "")
            builds = isinstance(order.order, Build)
            key, most = ("build" if builds else "lose", owner), _most_builds(t, owner) if builds else -base(t, owner)
        mine = voted.setdefault(key, set())
        if order.order in mine or len(mine) >= most:
            yield number, MastersRefusal.ONE_VOTE.says()
        mine.add(order.order)


def _most_builds(t: Turn, owner: str) -> int:
    """The number of adjustments that could be due once all aid is known, which voters do not know yet (MR6.5, MR2.11).

    How many of the votes count is decided when the adjustments are adjudicated.
    """
    given = sum(max(0, base(t, power)) for power in t.memo(players)) if on(t, AID) else 0
    return max(1, base(t, owner) + given)
