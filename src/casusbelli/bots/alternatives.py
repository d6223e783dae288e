"""What a seat could do instead: other plans than the one that was chosen, and what sets them apart, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from casusbelli.bots.dumbbot import unit_orders
from casusbelli.bots.heat import heat
from casusbelli.bots.promises import Lands, entered
from casusbelli.bots.seat_view import SeatView
from casusbelli.core.orders import Build, Directive, Disband, Hold, Move, Order, Retreat, SupportHold, SupportMove
from casusbelli.core.said import Said, order_term, power, province, said
from casusbelli.engine import drafts

Plan = tuple[Order, ...]

LEAST: Final = 3  # alternatives to name, if there are that many
DRAWS: Final = 6  # plans that DumbBot is asked for
MOST_TRIED: Final = 40
MOST_TOLD: Final = 3  # orders that are named as the difference


def plan_key(plan: Iterable[Order]) -> frozenset[str]:
    """Plans with the same key are the same plan."""
    return frozenset(map(str, plan))


def alternatives(scene: SeatView, plans: Sequence[Plan], rng: Random) -> list[Plan]:
    """Other plans besides these, of which the first was chosen, so that with them there are at least ``LEAST``: from
    DumbBot, then to hold everything, then the chosen plan with another order for one unit. Declarations and votes stay
    as in the chosen one, if they fit."""
    known = {plan_key(plan) for plan in plans}
    found: list[Plan] = []
    for thought in islice(_thought_of(scene, plans[0], rng), MOST_TRIED):
        if len(known) > LEAST:
            break
        plan = tuple(drafts.accept(scene.rules, scene.turn.state, scene.seat, thought).orders)
        if plan and plan_key(plan) not in known:
            known.add(plan_key(plan))
            found.append(plan)
    return found


def _thought_of(scene: SeatView, chosen: Plan, rng: Random) -> Iterator[Plan]:
    if not scene.decisions:
        return
    beside = tuple(order for order in chosen if isinstance(order, Directive) and not hasattr(order, "unit"))
    drawing = SeatView.of(scene.rules, scene.turn.state, scene.seat, rng)
    worth = heat(scene)
    for _draw in range(DRAWS):
        yield (*unit_orders(drawing, worth), *beside)
    still = [order for orders in scene.decisions for order in orders if isinstance(order, Hold)]
    if still:
        yield (*still, *beside)
    changes = [(orders, order) for orders in scene.decisions for order in orders]
    rng.shuffle(changes)
    for orders, order in changes:
        now = next((other for other in chosen if other in orders), None)
        plan = tuple(order if other is now else other for other in chosen)
        if now is not None and order not in chosen:
            yield plan


# --- in words


def occasion(plan: Plan) -> str:
    """What a plan without moves decides."""
    kinds = {Retreat: "retreats", Build: "builds", Disband: "removes"}
    found = (name for kind, name in kinds.items() if any(isinstance(order, kind) for order in plan))
    return next(found, "other" if plan else "nothing")


def about_plan(scene: SeatView, plan: Plan) -> tuple[Said, ...]:
    """What a plan is about."""
    orders = _unit_orders(plan)
    if orders and all(isinstance(order, Hold) for order in orders):
        return (said("bots.plan-holds"),)
    goals, victims = captured(scene, plan), _victims(scene, plan)
    found = [said("bots.plan-goes-for", places=_places(goals))] if goals else []
    found += [said("bots.plan-attacks", powers=list(map(power, victims)))] if victims else []
    if not found and any(isinstance(order, Move) for order in orders):
        found.append(said("bots.plan-positions"))
    return tuple(found)


def differences(scene: SeatView, plan: Plan, chosen: Plan) -> tuple[Said, ...]:
    """What sets a plan apart from the chosen one."""
    found: list[Said] = []
    ours, theirs = captured(scene, plan), captured(scene, chosen)
    for code, goals in (("bots.plan-also", _without(ours, theirs)), ("bots.plan-leaves", _without(theirs, ours))):
        found += [said(code, places=_places(goals))] if goals else []
    ours, theirs = _victims(scene, plan), _victims(scene, chosen)
    for code, victims in (("bots.plan-fights", _without(ours, theirs)), ("bots.plan-spares", _without(theirs, ours))):
        found += [said(code, powers=list(map(power, victims)))] if victims else []
    orders = _unit_orders(plan)
    if orders and all(isinstance(order, Hold) for order in orders):
        return (said("bots.plan-holds"), *found)
    if not found:
        found.append(_difference(plan, chosen))
    if _supports(plan) != _supports(chosen):
        found.append(said("bots.plan-supports", n=_supports(plan), chosen=_supports(chosen)))
    return tuple(found)


def _difference(plan: Plan, chosen: Plan) -> Said:
    known = plan_key(chosen)
    texts = [text for text in map(str, plan) if text not in known]
    if not texts:
        return said("bots.plan-omits", n=len(known - plan_key(plan)))
    more = len(texts) - MOST_TOLD
    return said("bots.plan-differs", orders=list(map(order_term, texts[:MOST_TOLD])), more=max(0, more))


def _unit_orders(plan: Plan) -> list[Order]:
    return [order for order in plan if not isinstance(order, Directive)]


def _supports(plan: Plan) -> int:
    return sum(isinstance(order, SupportHold | SupportMove) for order in plan)


def captured(scene: SeatView, plan: Plan) -> list[str]:
    """The centers of others, or of nobody, that the plan enters."""
    lands = Lands.of(scene)
    codes = [entered(scene, order) for order in plan if not isinstance(order, SupportMove)]
    centers = [code for code in codes if code in scene.board.centers]
    return list(dict.fromkeys(code for code in centers if lands.centers.get(code) != scene.seat))


def _victims(scene: SeatView, plan: Plan) -> list[str]:
    """Whose units and centers it attacks."""
    lands = Lands.of(scene)
    codes = [entered(scene, order) for order in plan if not isinstance(order, SupportMove)]
    owners = {owner for code in codes for owner in (lands.units.get(code), lands.centers.get(code)) if owner}
    return sorted(owners - {scene.seat})


def _without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    return [one for one in some if one not in others]


def _places(codes: Sequence[str]) -> list[object]:
    return list(map(province, codes))
