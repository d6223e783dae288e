"""What orders would cause, told to who writes them, as far as he may know: wars, points, first shot, treaties, leave.

One's own orders and the public relations decide nearly all of it. Unknown are an ally's permission, the attacks of AAT
partners, and whether the other party signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Move, Order
from casusbelli.rules.component import Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.deeds import Written, counting, deeds, legal_orders, retreats
from casusbelli.rules.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    WAR,
    Attack,
    Change,
    Penalty,
    pair,
)
from casusbelli.rules.international_relations.ground import (
    VOID,
    frozen_order,
    is_guest,
    verdicts,
    void,
)
from casusbelli.rules.international_relations.queries import (
    allied,
    closing,
    next_opening,
    opening,
    opinion_of,
    powers_of,
    relation,
    ties_of,
)
from casusbelli.rules.international_relations.screen import points_in_words
from casusbelli.rules.international_relations.treaties import torn
from casusbelli.rules.international_relations.words import (
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
from casusbelli.rules.shown import Consequence


def foreseen(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    power = next(iter(powers_of(t, seat)), None)
    if power is None:
        return
    if t.state.phase[5:] in ("M", "R"):
        yield from _of_units(t, legal_orders(t) if t.state.phase.endswith("M") else retreats(t))
    for order in orders:
        if isinstance(order, Enter):
            yield from _treaty(t, power, order)
        elif isinstance(order, Abrogate):
            yield from _notice(t, power, order)
        elif isinstance(order, ClaimVictory):
            yield from _claim(t, power, order)
        elif isinstance(order, Transfer):
            text = f"{order.place} is lost to {order.power}, if a unit of his is there at the end of the Fall"
            yield Consequence(text, certain=False, rule="G6")
        elif isinstance(order, PermitMove | PermitInto | PermitAnywhere) and not allied(t, power, order.power):
            yield Consequence(f"{order}: no effect, for there is no treaty with {order.power}", rule="R-38")


# --- orders to units


def _of_units(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    yield from _void(t, written)
    season = t.state.phase[:5]
    standing = [(unit, order) for unit, order in counting(t, written) if void(t, unit, order) is None]
    attacks, entries = deeds(t, standing)
    made = cost.outcome_of(t, attacks)
    booked = tuple(cost.for_deeds(t, attacks, entries, made, season))
    changes = made.changes(ties_of(t).relations)
    prices = {(p.power, p.victim): p for p in booked if p.rule == cost.ATTACK}
    for attack in attacks:
        yield _attack(t, attack, prices.get((attack.by, attack.on)))
    yield from _dragged(changes, attacks)
    for right in made.rights:
        yield Consequence(f"{right.holder} may attack {right.target} free, for {right.basis}", rule="C7")
    own = {(attack.by, attack.on) for attack in attacks}
    for entry in booked:
        if entry.rule != cost.ATTACK or (entry.power, entry.victim) not in own:
            yield Consequence(f"{entry.power}: {_price(entry)}", rule=entry.rule)
    shots = tuple(_first_shot(t, booked, season)) if opinion_of(t).first_shot is None else ()
    for entry in shots:
        yield Consequence(f"{entry.power}: {points_until(entry)} (first shot)", rule="E4")
    yield from _gains(t, standing)
    for power in dict.fromkeys(unit.owner for unit, _order in written):
        yield from _total(t, power, changes, (*booked, *shots))


def points_until(entry: Penalty) -> str:
    return f"{points_in_words(entry.points)} through F{entry.expires}"


def _void(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """D4, G1: what does not stand, or only if somebody lets it."""
    for unit, order in written:
        frozen = frozen_order(t, unit, order)
        if frozen is not None:
            yield Consequence(f"{order}: void, {frozen.text}", rule="D4")
            continue
        hosts = [power for power, said in verdicts(t, unit, order) if said == VOID]
        if hosts:
            missing = f"{order}: needs permission from {' and '.join(hosts)}; without it"
            lost = "the unit is disbanded" if t.state.phase.endswith("R") else f"{unit} holds"
            yield Consequence(f"{missing} {lost}", certain=False, rule="G1")


def _attack(t: Turn, attack: Attack, entry: Penalty | None) -> Consequence:
    between = relation(t, attack.by, attack.on)
    whom = f"neutral {attack.on}" if between == NEUTRAL else f"{attack.on}, who has given you notice"
    if attack.provoked:
        price = "without penalty (imminent war)"
    elif attack.spared:
        price = "without penalty (you claim victory together)"
    else:
        price = points_until(entry) if entry is not None else "no further points"
    return Consequence(f"{', '.join(attack.orders)}: attack on {whom}: war, {price}", rule="E1")


def _dragged(changes: Sequence[Change], attacks: Sequence[Attack]) -> Iterator[Consequence]:
    """What the treaties of all make of it: others' wars, and treaties that end."""
    principals = {pair(attack.by, attack.on) for attack in attacks}
    for change in changes:
        two = " and ".join(change.powers)
        if change.before in TREATIES:
            end = "ends in war" if change.after == WAR else "lapses"
            yield Consequence(f"the {change.before.upper()} of {two} {end}", rule="C20, C21, C22")
        elif change.after == WAR and pair(*change.powers) not in principals:
            yield Consequence(f"war of {two} too", rule="C12, C14")


def _price(entry: Penalty) -> str:
    if entry.rule == cost.MINOR:
        return f"{points_until(entry)} (minor {entry.victim})"
    if entry.rule == cost.SHARE:
        return f"{points_until(entry)} (shared from {entry.shared_from}, attack on {entry.victim})"
    return f"{points_until(entry)} (attack on {entry.victim})"


def _first_shot(t: Turn, booked: Sequence[Penalty], season: str) -> Iterator[Penalty]:
    """E4, as if nobody else fired; who else does changes nothing."""
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
    """A1: the centres that would change hands."""
    for unit, order in written:
        place = t.board.province_of[order.to] if isinstance(order, Move) else ""
        owner = t.state.centers.get(place)
        hosted = owner in t.board.power and allied(t, owner, unit.owner)
        if place in t.board.centers and owner != unit.owner and not hosted:
            when = "" if t.state.phase[:1] == closing(t.board) else " and a unit is still there in Fall"
            yield Consequence(f"{place}: a centre more, if {order} succeeds{when}", certain=False, rule="A1")


def _total(t: Turn, power: str, changes: Sequence[Change], booked: Sequence[Penalty]) -> Iterator[Consequence]:
    wars = sum(change.after == WAR and power in change.powers for change in changes)
    points = sum(entry.points for entry in booked if entry.power == power)
    if wars or points:
        told = f"{wars} war{'' if wars == 1 else 's'}, {points_in_words(points)} in all"
        left = cost.points(t)[power] - points
        yield Consequence(f"{power}: {told}; victory points then: {left}", rule="A4")


# --- treaties, notices, claims


def _treaty(t: Turn, power: str, order: Enter) -> Iterator[Consequence]:
    season = next_opening(t, opening(t.board))
    yield Consequence(f"if {order.power} writes the same: {order.kind.upper()} from {season}", certain=False, rule="C3")
    third = torn(t, pair(power, order.power), ties_of(t).relations)
    if third:
        text = f"void as things stand: {third} is an ally of one of you and the enemy of the other"
        yield Consequence(text, certain=False, rule="C19, R-24")
    if order.kind == AAT:
        entry = cost.penalty(t, power, cost.ALLIANCE, season, order.power)
        yield Consequence(f"if it is signed: {points_until(entry)} (AAT)", certain=False, rule="E3")
    if t.state.phase.endswith("M"):
        yield Consequence("the treaty has no effect this season", rule="C4")


def _notice(t: Turn, power: str, order: Abrogate) -> Iterator[Consequence]:
    season = next_opening(t, opening(t.board))
    yield Consequence(f"the treaty with {order.power} ends after {season}; until then he may attack you", rule="D3, D8")
    for unit in t.position.units:
        if unit.owner == power and is_guest(t, unit, order.power):
            yield Consequence(f"{unit} gets no orders and no support in {season}", rule="D4")
    if relation(t, power, order.power) == MDT:
        entry = cost.penalty(t, power, cost.ABROGATION, season, order.power)
        yield Consequence(f"{points_until(entry)} (abrogation)", rule="E5")


def _claim(t: Turn, power: str, order: ClaimVictory) -> Iterator[Consequence]:
    when = "at once" if order.kind == SOLO else "once all have posted"
    lost = [other for other in t.board.power if other not in order.partners and allied(t, power, other)]
    for other in lost:
        yield Consequence(f"your treaty with {other} ends {when}, without penalty", order.kind == SOLO, "A17")
    if not lost:
        yield Consequence(f"you have no treaties that would end {when}", rule="A17")
