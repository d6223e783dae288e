"""Preview of what orders would cause, as far as the writer may know: wars, penalties, treaties, permissions.

Only what holds whatever the others order is called certain (C-8, outcomes.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from casusbelli.core.legality import located, refusal
from casusbelli.core.orders import Convoy, Move, Order
from casusbelli.core.pairs import pair
from casusbelli.core.phases import dated
from casusbelli.core.said import Said, Term, said, season
from casusbelli.engine.component import Screen, Turn
from casusbelli.engine.display import Consequence, Cost
from casusbelli.packs.international_relations import penalties as cost
from casusbelli.packs.international_relations.deeds import Written, counting, deeds, legal_orders, outcome_of, retreats
from casusbelli.packs.international_relations.diplomacy import abrogable
from casusbelli.packs.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    WAR,
    Attack,
    Change,
    Penalty,
)
from casusbelli.packs.international_relations.naming import named, names, points_until
from casusbelli.packs.international_relations.orders import (
    AAT,
    MDT,
    SOLO,
    Abrogate,
    ClaimVictory,
    Enter,
    PermitAnywhere,
    PermitInto,
    PermitMove,
    Transfer,
)
from casusbelli.packs.international_relations.outcomes import Outlook, is_unsettled, outlook
from casusbelli.packs.international_relations.queries import (
    allied,
    closing,
    conference_of,
    has_opinion,
    next_opening,
    opening,
    opinion_of,
    option,
    powers_of,
    relation,
    released,
    ties_of,
)
from casusbelli.packs.international_relations.territory import (
    VOID,
    is_guest,
    verdicts,
    void,
)
from casusbelli.packs.international_relations.treaties import torn


class DeedForesight(Screen):
    """Consequences of a draft."""

    def foresees(self, t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
        power = next(iter(powers_of(t, seat)), None)
        if power is None:
            return
        if t.state.now.kind in ("M", "R"):
            lines = legal_orders(t) if t.state.now.is_movement else retreats(t)
            own = [line for line in lines if t.rules.commander_of(t, line[0].owner) == seat]
            yield from _of_units(t, seat, own, orders)
            yield from _of_others(t, seat, [line for line in lines if line not in own])
        for order in orders:
            if isinstance(order, Enter):
                yield from _treaty(t, power, order)
            elif isinstance(order, Abrogate):
                yield from _notice(t, power, order, orders)
            elif isinstance(order, ClaimVictory):
                yield from _claim(t, power, order)
            elif isinstance(order, Transfer):
                text = said("ir.transfer-loses", place=located(t.board, order.place), power=named(order.power))
                yield Consequence(text, certain=False, rule="G6")
            elif isinstance(order, PermitMove | PermitInto | PermitAnywhere) and not allied(t, power, order.power):
                yield Consequence(said("ir.no-effect", order=order, power=named(order.power)), rule="R-38")


# --- orders to units


def _of_units(t: Turn, seat: str, written: Sequence[Written], orders: Sequence[Order]) -> Iterator[Consequence]:
    yield from _unneeded(t, written)
    yield from _asking(t, written)
    now = t.state.now.date
    standing = [(unit, order) for unit, order in counting(t, written) if void(t, unit, order) is None]
    attacks, entries = deeds(t, standing)
    sure = outlook(t, written, attacks, orders)
    made = outcome_of(t, attacks)
    judged = has_opinion(t)
    booked = tuple(cost.for_deeds(t, attacks, entries, made, now)) if judged else ()
    changes = made.changes(ties_of(t).relations)
    prices = {(p.power, p.victim): p for p in booked if p.rule == cost.ATTACK}
    for attack in attacks:
        price = prices.get((attack.by, attack.on))
        yield replace(_attack(t, attack, price, sure), cost=_price(t, seat, price))
    yield from _dragged(changes, attacks, sure)
    for right in made.rights:  # unless the holder attacks in this season, or somebody ends its treaty
        code = "ir.right-free" if judged else "ir.right-foreseen"
        parties = {"holder": named(right.holder), "target": named(right.target), "basis": named(right.basis)}
        yield Consequence(said(code, **parties), False, "C7")
    own = {(attack.by, attack.on) for attack in attacks}
    for entry in booked:
        if entry.rule != cost.ATTACK or (entry.power, entry.victim) not in own:
            charged = _charged(t, seat, entry.power, _penalty(t, entry))
            yield Consequence(charged, sure.is_due(entry), entry.rule, cost=_price(t, seat, entry))
    if judged:
        yield from _costs(t, seat, standing, written, booked, changes, sure)


def _is_reader(t: Turn, seat: str, power: str) -> bool:
    """Is this power all that the reader orders? Only then "you" says which is meant."""
    return powers_of(t, seat) == (power,)


def _charged(t: Turn, seat: str, power: str, penalty: Said) -> Said:
    code = "ir.charged-you" if _is_reader(t, seat, power) else "ir.charged"
    return said(code, power=named(power), penalty=penalty)


def _price(t: Turn, seat: str, entry: Penalty | None) -> Cost | None:
    """The penalty for the reader, who does not pay for allies that share it."""
    return None if entry is None or entry.power not in powers_of(t, seat) else Cost("ir.cost", entry.points)


def _costs(
    t: Turn,
    seat: str,
    standing: Sequence[Written],
    written: Sequence[Written],
    booked: Sequence[Penalty],
    changes: Sequence[Change],
    sure: Outlook,
) -> Iterator[Consequence]:
    """The first shot, centers gained, and the total cost of the orders."""
    shots = tuple(_first_shot(t, booked, t.state.now.date)) if opinion_of(t).first_shot is None else ()
    certain = {entry.power for entry in booked if sure.is_due(entry) and not cost.is_exempt(t, entry)}
    for entry in shots:
        charged = _charged(t, seat, entry.power, said("ir.penalty-shot", price=points_until(entry)))
        yield Consequence(charged, entry.power in certain, "E4", cost=_price(t, seat, entry))
    yield from _gains(t, standing)
    for power in dict.fromkeys(unit.owner for unit, _order in written):
        due = [entry for entry in booked if entry.power == power]
        fired = [entry for entry in shots if entry.power == power]
        certain_of = power not in sure.asking and all(map(sure.is_due, due))
        yield from _total(t, seat, power, changes, (*due, *fired), certain_of)


def _of_others(t: Turn, seat: str, written: Sequence[Written]) -> Iterator[Consequence]:
    """C-2: orders to units that others may order too cost something only if the units follow them."""
    for line in written:
        attacks, entries = deeds(t, [line])
        if not has_opinion(t):
            for attack in attacks:
                war = said("ir.war-of", powers=names((attack.by, attack.on)))
                yield Consequence(said("ir.if-followed", order=line[1], what=war), False, "B3, C-2")
            continue
        for entry in cost.for_deeds(t, attacks, entries, outcome_of(t, attacks), t.state.now.date):
            if entry.rule in (cost.ATTACK, cost.MINOR):
                charged = _charged(t, seat, entry.power, _penalty(t, entry))
                yield Consequence(said("ir.if-followed", order=line[1], what=charged), False, f"{entry.rule}, C-2")


def _unneeded(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """C-7: convoy orders of fleets that the army does not need."""
    for _unit, order in written:
        if isinstance(order, Convoy) and refusal(order, t.position) is not None:
            yield Consequence(said("ir.unneeded", order=order), rule="E0, R-34")


def _asking(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """G1: orders that need permission."""
    for unit, order in written:
        hosts = [power for power, verdict in verdicts(t, unit, order) if verdict == VOID]
        if hosts:
            code = "ir.asks-to-retreat" if t.state.now.is_retreats else "ir.asks"
            yield Consequence(said(code, order=order, hosts=names(hosts), unit=unit), certain=False, rule="G1")


def _attack(t: Turn, attack: Attack, entry: Penalty | None, sure: Outlook) -> Consequence:
    whom = "released" if released(t, attack.by, attack.on) else "ally"
    whom = "neutral" if relation(t, attack.by, attack.on) == NEUTRAL else whom
    orders = [Term(order=text) for text in attack.orders]
    war = said("ir.attack", orders=orders, whom=whom, on=named(attack.on))
    if not has_opinion(t):
        return _war(war, attack, sure)
    if attack.provoked:
        price = said("ir.price-provoked")
    elif attack.spared:
        price = said("ir.price-spared")
    else:
        price = points_until(entry) if entry is not None else said("ir.price-none")
    priced = said("ir.attack-priced", attack=war, price=price)
    if (attack.by, attack.on) not in sure.attacks:
        return Consequence(_unless_permitted(priced, attack), False, "E1, R-38")
    return Consequence(priced, (attack.by, attack.on) in sure.priced, "E1")


def _war(war: Said, attack: Attack, sure: Outlook) -> Consequence:
    """B3: an attack in games without world opinion."""
    if (attack.by, attack.on) in sure.attacks:
        return Consequence(war, rule="B3")
    return Consequence(_unless_permitted(war, attack), False, "B3, R-38")


def _unless_permitted(attacking: Said, attack: Attack) -> Said:
    return said("ir.unless-permitted", attack=attacking, host=named(attack.on))


def _dragged(changes: Sequence[Change], attacks: Sequence[Attack], sure: Outlook) -> Iterator[Consequence]:
    """Wars of others, and treaties that end."""
    principals = {pair(attack.by, attack.on) for attack in attacks}
    for change in changes:
        two, certain = names(change.powers), pair(*change.powers) in sure.wars
        if change.before in TREATIES:
            code = "ir.treaty-ends-in-war" if change.after == WAR else "ir.treaty-lapses"
            yield Consequence(said(code, kind=change.before, powers=two), certain, "C20, C21, C22")
        elif change.after == WAR and pair(*change.powers) not in principals:
            yield Consequence(said("ir.war-too", powers=two), certain, "C12, C14")


def _penalty(t: Turn, entry: Penalty) -> Said:
    price, victim = points_until(entry), entry.victim or ""
    if entry.rule == cost.MINOR:
        return said("ir.penalty-minor", price=price, place=located(t.board, victim))
    if entry.rule == cost.SHARE:
        return said("ir.penalty-shared", price=price, ally=named(entry.shared_from or ""), victim=named(victim))
    return said("ir.penalty-attack", price=price, victim=named(victim))


def _first_shot(t: Turn, booked: Sequence[Penalty], season: str) -> Iterator[Penalty]:
    """E4: the first-shot penalties of these entries, which do not depend on who else fires."""
    fired: dict[str, bool] = {}
    for entry in booked:
        if not cost.is_exempt(t, entry):
            shared = entry.rule == cost.SHARE
            fired[entry.power] = fired.get(entry.power, True) and shared
    for power, shared in sorted(fired.items()):
        price = cost.shot_cost(t, season, shared)
        if price is not None:
            yield cost.penalty(t, power, cost.SHOT, season, cost=price)


def _gains(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """A1: the centers that would change hands."""
    for unit, order in written:
        place = t.board.province_of[order.to] if isinstance(order, Move) else ""
        owner = t.state.centers.get(place)
        hosted = owner in t.board.power and allied(t, owner, unit.owner)
        if place in t.board.centers and owner != unit.owner and not hosted:
            code = "ir.gain" if t.state.now.season == closing(t.board) else "ir.gain-if-held"
            gain = said(code, place=located(t.board, place), order=order)
            yield Consequence(gain, certain=False, rule="A1")


def _total(
    t: Turn, seat: str, power: str, changes: Sequence[Change], booked: Sequence[Penalty], certain: bool
) -> Iterator[Consequence]:
    """The total: the cost of the orders is certain; the score is not, for others' orders and centers add to it."""
    wars = sum(change.after == WAR and power in change.powers for change in changes)
    points, mine = sum(entry.points for entry in booked), _is_reader(t, seat, power)
    if points:
        code = "ir.cost-in-all-you" if mine else "ir.cost-in-all"
        yield Consequence(said(code, power=named(power), points=points), certain, "A2")
    if wars or points:
        left = cost.points(t)[power] - points
        code = "ir.total-you" if mine else "ir.total"
        total = said(code, power=named(power), wars=wars, points=points, left=left)
        yield Consequence(total, False, "A4")


# --- treaties, notices, claims


def _treaty(t: Turn, power: str, order: Enter) -> Iterator[Consequence]:
    spring = next_opening(t, opening(t.board))
    signed = said("ir.if-matched", power=named(order.power), kind=order.kind, spring=season(spring))
    yield Consequence(signed, certain=False, rule="C3")
    third = torn(t, pair(power, order.power), ties_of(t).relations)
    if third:
        yield Consequence(said("ir.void-treaty", third=named(third)), certain=False, rule="C19, R-24")
    if order.kind == AAT and has_opinion(t):
        entry = cost.penalty(t, power, cost.ALLIANCE, spring, order.power)
        yield Consequence(said("ir.alliance-price", price=points_until(entry)), certain=False, rule="E3")
    if t.state.now.is_movement:
        yield Consequence(said("ir.not-yet"), rule="C4")


def _notice(t: Turn, power: str, order: Abrogate, orders: Sequence[Order]) -> Iterator[Consequence]:
    """Consequences of a notice. Its price is uncertain if a claim could end the treaty first or a conference will
    (R-15), or if either power could be eliminated by the removals of this Winter, which needs that it owns no center
    (R-74)."""
    spring = next_opening(t, opening(t.board))
    both_stay = bool(t.state.owned(power)) and bool(t.state.owned(order.power))
    settled = both_stay and not is_unsettled(t, (power,), orders)
    called = conference_of(t).called
    lasts = settled and (called is None or called >= t.state.year)
    kind = abrogable(t, power, order.power)
    other, when = named(order.power), season(spring)
    yield Consequence(said("ir.notice-ends", power=other, spring=when), rule="D3")
    yield Consequence(said("ir.notice-exposes", power=other, spring=when), certain=False, rule="D8")
    for unit in t.position.units:
        if unit.owner == power and is_guest(t, unit, order.power):
            yield Consequence(said("ir.notice-freezes", unit=unit, spring=when), certain=False, rule="D4")
    if kind == MDT and has_opinion(t):
        at_once = option(t, "e5_date") == "notice"
        booked = dated("W", t.state.year) if at_once else spring
        entry = cost.penalty(t, power, cost.ABROGATION, booked, order.power)
        price = said("ir.notice-price", price=points_until(entry))
        yield Consequence(price, settled if at_once else lasts, "E5", cost=Cost("ir.cost", entry.points))


def _claim(t: Turn, power: str, order: ClaimVictory) -> Iterator[Consequence]:
    when = "now" if order.kind == SOLO else "complete"
    lost = [other for other in t.board.power if other not in order.partners and allied(t, power, other)]
    for other in lost:
        yield Consequence(said("ir.claim-ends", power=named(other), when=when), order.kind == SOLO, "A17")
    if not lost:
        yield Consequence(said("ir.claim-ends-none", when=when), order.kind == SOLO, "A17")
