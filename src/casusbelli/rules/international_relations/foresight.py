"""What orders would cause, told to who writes them, as far as he may know: wars, points, first shot, treaties, leave.

Certain is only what holds whatever the others write (C-8, outlook.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.legality import refusal
from casusbelli.core.orders import Convoy, Move, Order
from casusbelli.rules.component import Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.deeds import Written, counting, deeds, legal_orders, outcome_of, retreats
from casusbelli.rules.international_relations.diplomacy import abrogable
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
    is_guest,
    verdicts,
    void,
)
from casusbelli.rules.international_relations.outlook import Outlook, is_unsettled, outlook
from casusbelli.rules.international_relations.queries import (
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
        lines = legal_orders(t) if t.state.phase.endswith("M") else retreats(t)
        own = [line for line in lines if t.rules.commander(t, line[0].owner) == seat]
        yield from _of_units(t, own, orders)
        yield from _of_others(t, [line for line in lines if line not in own])
    for order in orders:
        if isinstance(order, Enter):
            yield from _treaty(t, power, order)
        elif isinstance(order, Abrogate):
            yield from _notice(t, power, order, orders)
        elif isinstance(order, ClaimVictory):
            yield from _claim(t, power, order)
        elif isinstance(order, Transfer):
            text = f"{order.place} is lost to {order.power}, if a unit of his is there at the end of the Fall"
            yield Consequence(text, certain=False, rule="G6")
        elif isinstance(order, PermitMove | PermitInto | PermitAnywhere) and not allied(t, power, order.power):
            yield Consequence(f"{order}: no effect, for there is no treaty with {order.power}", rule="R-38")


# --- orders to units


def _of_units(t: Turn, written: Sequence[Written], orders: Sequence[Order]) -> Iterator[Consequence]:
    yield from _unneeded(t, written)
    yield from _asking(t, written)
    season = t.state.phase[:5]
    standing = [(unit, order) for unit, order in counting(t, written) if void(t, unit, order) is None]
    attacks, entries = deeds(t, standing)
    sure = outlook(t, written, attacks, orders)
    made = outcome_of(t, attacks)
    judged = has_opinion(t)
    booked = tuple(cost.for_deeds(t, attacks, entries, made, season)) if judged else ()
    changes = made.changes(ties_of(t).relations)
    prices = {(p.power, p.victim): p for p in booked if p.rule == cost.ATTACK}
    for attack in attacks:
        yield _attack(t, attack, prices.get((attack.by, attack.on)), sure)
    yield from _dragged(changes, attacks, sure)
    for right in made.rights:  # unless the holder attacks in this season, or somebody ends its treaty
        free = " free" if judged else ""
        yield Consequence(f"{right.holder} may attack {right.target}{free}, for {right.basis}", False, "C7")
    own = {(attack.by, attack.on) for attack in attacks}
    for entry in booked:
        if entry.rule != cost.ATTACK or (entry.power, entry.victim) not in own:
            yield Consequence(f"{entry.power}: {_price(entry)}", sure.is_due(entry), entry.rule)
    if judged:
        yield from _costs(t, standing, written, booked, changes, sure)


def _costs(
    t: Turn,
    standing: Sequence[Written],
    written: Sequence[Written],
    booked: Sequence[Penalty],
    changes: Sequence[Change],
    sure: Outlook,
) -> Iterator[Consequence]:
    """The first shot, centres, and what the orders cost with world opinion in all."""
    season = t.state.phase[:5]
    shots = tuple(_first_shot(t, booked, season)) if opinion_of(t).first_shot is None else ()
    certain = {entry.power for entry in booked if sure.is_due(entry) and not cost.is_exempt(t, entry)}
    for entry in shots:
        yield Consequence(f"{entry.power}: {points_until(entry)} (first shot)", entry.power in certain, "E4")
    yield from _gains(t, standing)
    for power in dict.fromkeys(unit.owner for unit, _order in written):
        due = [entry for entry in booked if entry.power == power]
        fired = [entry for entry in shots if entry.power == power]
        certain_of = power not in sure.asking and all(map(sure.is_due, due))
        yield from _total(t, power, changes, (*due, *fired), certain_of)


def _of_others(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """C-2: what is written for units that others may write for, too, costs something only if they follow it."""
    season = t.state.phase[:5]
    for line in written:
        attacks, entries = deeds(t, [line])
        if not has_opinion(t):
            for attack in attacks:
                text = f"{line[1]}, if that is followed: war of {attack.by} and {attack.on}"
                yield Consequence(text, False, "B3, C-2")
            continue
        for entry in cost.for_deeds(t, attacks, entries, outcome_of(t, attacks), season):
            if entry.rule in (cost.ATTACK, cost.MINOR):
                text = f"{line[1]}, if that is followed: {entry.power}: {_price(entry)}"
                yield Consequence(text, False, f"{entry.rule}, C-2")


def _unneeded(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """C-7."""
    for _unit, order in written:
        if isinstance(order, Convoy) and refusal(order, t.position) is not None:
            yield Consequence(
                f"{order}: the army does not need this fleet; the order counts as written", rule="E0, R-34"
            )


def points_until(entry: Penalty) -> str:
    return f"{points_in_words(entry.points)} through F{entry.expires}"


def _asking(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    """G1: what stands only if somebody permits it."""
    for unit, order in written:
        hosts = [power for power, said in verdicts(t, unit, order) if said == VOID]
        if hosts:
            missing = f"{order}: needs permission from {' and '.join(hosts)}; without it"
            lost = "the unit is disbanded" if t.state.phase.endswith("R") else f"{unit} holds"
            yield Consequence(f"{missing} {lost}", certain=False, rule="G1")


def _attack(t: Turn, attack: Attack, entry: Penalty | None, sure: Outlook) -> Consequence:
    between = relation(t, attack.by, attack.on)
    ally = f"{attack.on}, who has given you notice" if released(t, attack.by, attack.on) else f"your ally {attack.on}"
    whom = f"neutral {attack.on}" if between == NEUTRAL else ally
    if not has_opinion(t):
        return _war(f"{', '.join(attack.orders)}: attack on {whom}: war", attack, sure)
    if attack.provoked:
        price = "without penalty (imminent war)"
    elif attack.spared:
        price = "without penalty (you claim victory together)"
    else:
        price = points_until(entry) if entry is not None else "no further points"
    text = f"{', '.join(attack.orders)}: attack on {whom}: war, {price}"
    if (attack.by, attack.on) not in sure.attacks:
        return Consequence(f"{text}, unless {attack.on} permits it", False, "E1, R-38")
    return Consequence(text, (attack.by, attack.on) in sure.priced, "E1")


def _war(text: str, attack: Attack, sure: Outlook) -> Consequence:
    """B3, where war is all that comes of an attack."""
    if (attack.by, attack.on) in sure.attacks:
        return Consequence(text, rule="B3")
    return Consequence(f"{text}, unless {attack.on} permits it", False, "B3, R-38")


def _dragged(changes: Sequence[Change], attacks: Sequence[Attack], sure: Outlook) -> Iterator[Consequence]:
    """What the treaties of all make of it: others' wars, and treaties that end."""
    principals = {pair(attack.by, attack.on) for attack in attacks}
    for change in changes:
        two, certain = " and ".join(change.powers), pair(*change.powers) in sure.wars
        if change.before in TREATIES:
            end = "ends in war" if change.after == WAR else "lapses"
            yield Consequence(f"the {change.before.upper()} of {two} {end}", certain, "C20, C21, C22")
        elif change.after == WAR and pair(*change.powers) not in principals:
            yield Consequence(f"war of {two} too", certain, "C12, C14")


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


def _total(
    t: Turn, power: str, changes: Sequence[Change], booked: Sequence[Penalty], certain: bool
) -> Iterator[Consequence]:
    """What the orders cost is known; not what others' orders add, nor who owns which centre in the end."""
    wars = sum(change.after == WAR and power in change.powers for change in changes)
    points = sum(entry.points for entry in booked)
    if points:
        yield Consequence(f"{power}: {points_in_words(points)} for these orders in all", certain, "A2")
    if wars or points:
        told = f"{wars} war{'' if wars == 1 else 's'}, {points_in_words(points)} in all"
        left = cost.points(t)[power] - points
        yield Consequence(f"{power}: {told}; victory points then: {left}", False, "A4")


# --- treaties, notices, claims


def _treaty(t: Turn, power: str, order: Enter) -> Iterator[Consequence]:
    season = next_opening(t, opening(t.board))
    yield Consequence(f"if {order.power} writes the same: {order.kind.upper()} from {season}", certain=False, rule="C3")
    third = torn(t, pair(power, order.power), ties_of(t).relations)
    if third:
        text = f"void as things stand: {third} is an ally of one of you and the enemy of the other"
        yield Consequence(text, certain=False, rule="C19, R-24")
    if order.kind == AAT and has_opinion(t):
        entry = cost.penalty(t, power, cost.ALLIANCE, season, order.power)
        yield Consequence(f"if it is signed: {points_until(entry)} (AAT)", certain=False, rule="E3")
    if t.state.phase.endswith("M"):
        yield Consequence("the treaty has no effect this season", rule="C4")


def _notice(t: Turn, power: str, order: Abrogate, orders: Sequence[Order]) -> Iterator[Consequence]:
    """A claim may end the treaty before, and a conference that is held this Winter will: then notice is moot (R-15)."""
    season = next_opening(t, opening(t.board))
    settled = not is_unsettled(t, (power,), orders)
    called = conference_of(t).called
    lasts = settled and (called is None or called >= t.state.year)
    kind = abrogable(t, power, order.power)
    yield Consequence(f"the treaty with {order.power} ends after {season}, if not before", rule="D3")
    told = f"{order.power} may attack you in {season}, unless notice comes from there too"
    yield Consequence(told, certain=False, rule="D8")
    for unit in t.position.units:
        if unit.owner == power and is_guest(t, unit, order.power):
            yield Consequence(f"{unit} gets no orders and no support in {season}", certain=False, rule="D4")
    if kind == MDT and has_opinion(t):
        at_once = option(t, "e5_date") == "notice"
        dated = f"W{t.state.year:04}" if at_once else season
        entry = cost.penalty(t, power, cost.ABROGATION, dated, order.power)
        yield Consequence(f"{points_until(entry)} (abrogation)", settled if at_once else lasts, "E5")


def _claim(t: Turn, power: str, order: ClaimVictory) -> Iterator[Consequence]:
    when = "at once" if order.kind == SOLO else "once all have posted"
    lost = [other for other in t.board.power if other not in order.partners and allied(t, power, other)]
    for other in lost:
        yield Consequence(f"your treaty with {other} ends {when}, without penalty", order.kind == SOLO, "A17")
    if not lost:
        yield Consequence(f"you have no treaties that would end {when}", order.kind == SOLO, "A17")
