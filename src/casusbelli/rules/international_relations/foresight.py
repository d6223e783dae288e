"""What orders would cause, told to who writes them, as far as he may know: wars, points, first shot, treaties, leave.

One's own orders and the public relations decide nearly all of it. Unknown are an ally's permission, the attacks of AAT
partners, and whether the other party signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import Order
from casusbelli.core.units import Unit
from casusbelli.rules.component import Consequence, Turn
from casusbelli.rules.international_relations import penalties as cost
from casusbelli.rules.international_relations.deeds import Written, counting, deeds, retreating
from casusbelli.rules.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    Attack,
    Penalty,
)
from casusbelli.rules.international_relations.fallout import Fallout
from casusbelli.rules.international_relations.ground import VOID, entered, verdicts, void
from casusbelli.rules.international_relations.queries import (
    next_opening,
    opening,
    opinion_of,
    powers_of,
    relation,
    released,
    ties_of,
)
from casusbelli.rules.international_relations.words import AAT, MDT, Abrogate, ClaimVictory, Enter


def foreseen(t: Turn, seat: str, orders: Sequence[Order]) -> Iterator[Consequence]:
    power = next(iter(powers_of(t, seat)), None)
    if power is None:
        return
    if t.state.phase[5:] in ("M", "R"):
        yield from _of_units(t, counting(t) if t.state.phase.endswith("M") else retreating(t))
    for order in orders:
        if isinstance(order, Enter):
            yield from _treaty(t, power, order)
        elif isinstance(order, Abrogate):
            yield from _notice(t, power, order)
        elif isinstance(order, ClaimVictory):
            yield Consequence("your treaties with all others end at once, without penalty", rule="A17")


def _of_units(t: Turn, written: Sequence[Written]) -> Iterator[Consequence]:
    for unit, order in written:
        yield from _leave_needed(t, unit, order)
    season = t.state.phase[:5]
    attacks, entries = deeds(t, [(unit, order) for unit, order in written if void(t, unit, order) is None])
    made = cost.outcome_of(t, attacks)
    booked = list(cost.for_deeds(t, attacks, entries, made, season))
    mine = {unit.owner for unit, _order in written}
    for attack in attacks:
        yield from _war(t, attack, made)
    for change in made.changes(ties_of(t).relations):
        if change.before in TREATIES:
            yield Consequence(f"the treaty of {' and '.join(change.powers)} ends in war", rule="C20, C21, C22")
    for right in made.rights:
        yield Consequence(f"{right.holder} may attack {right.target} free, for {right.basis}", rule="C7")
    for entry in booked:
        yield Consequence(f"{entry.power}: {_price(entry)}", rule=entry.rule)
    if opinion_of(t).first_shot is None:
        shots = list(_first_shot(t, booked, season))
        for entry in shots:
            yield Consequence(f"{entry.power}: {entry.points} points through F{entry.expires} (first shot)", rule="E4")
        booked += shots
    for power in sorted(mine & {entry.power for entry in booked}):
        total = sum(entry.points for entry in booked if entry.power == power)
        left = cost.points(t)[power] - total
        yield Consequence(f"{power}: {total} points in all; victory points then: {left}", rule="A4")


def _leave_needed(t: Turn, unit: Unit, order: Order) -> Iterator[Consequence]:
    for power, said in verdicts(t, unit, order):
        found = entered(t, unit, order)
        if said == VOID and found is not None:
            place = t.board.province[found[0]].name
            text = f"{order}: needs permission from {power} to go into {place}; without it {unit} holds"
            yield Consequence(text, certain=False, rule="G1")


def _war(t: Turn, attack: Attack, made: Fallout) -> Iterator[Consequence]:
    orders = ", ".join(attack.orders)
    what = "free attack" if attack.provoked or attack.spared else "attack"
    on = "neutral " if relation(t, attack.by, attack.on) == NEUTRAL else ""
    late = " (he has given you notice)" if released(t, attack.by, attack.on) else ""
    yield Consequence(f"{orders}: {what} on {on}{attack.on}{late}: war", rule="B3")
    for two in made.wars:
        one, another = two.split("|")
        if {one, another} != {attack.by, attack.on} and attack.by in (one, another):
            other = another if one == attack.by else one
            yield Consequence(f"war with {other} too", rule="C14, C20")


def _price(entry: Penalty) -> str:
    points = f"{entry.points} point{'s' if entry.points != 1 else ''} through F{entry.expires}"
    if entry.rule == cost.MINOR and entry.victim is not None:
        return f"{points} (minor {entry.victim})"
    if entry.rule == cost.SHARE:
        return f"{points} (shared from {entry.shared_from}, attack on {entry.victim})"
    return f"{points} (attack on {entry.victim})"


def _first_shot(t: Turn, booked: list[Penalty], season: str) -> Iterator[Penalty]:
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


def _treaty(t: Turn, power: str, order: Enter) -> Iterator[Consequence]:
    season = next_opening(t, opening(t.board))
    yield Consequence(f"if {order.power} writes the same: {order.kind.upper()} from {season}", certain=False, rule="C3")
    if order.kind == AAT:
        entry = cost.penalty(t, power, cost.ALLIANCE, season, order.power)
        points = f"{entry.points} point{'s' if entry.points != 1 else ''}"
        yield Consequence(f"if it is signed: {points} through F{entry.expires} (AAT)", certain=False, rule="E3")
    if t.state.phase.endswith("M"):
        yield Consequence("the treaty has no effect this season", rule="C4")


def _notice(t: Turn, power: str, order: Abrogate) -> Iterator[Consequence]:
    season = next_opening(t, opening(t.board))
    yield Consequence(f"the treaty with {order.power} ends after {season}; until then he may attack you", rule="D3, D8")
    if relation(t, power, order.power) == MDT:
        entry = cost.penalty(t, power, cost.ABROGATION, season, order.power)
        yield Consequence(f"{entry.points} point through F{entry.expires} (abrogation)", rule="E5")
