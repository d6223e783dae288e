"""What is said of one order by itself is what judging a whole phase with that order alone says of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bench.positions import phases, random_position
from casusbelli.core.adjudicator import adjudicate
from casusbelli.core.adjustments import Winter, adjustment_options, adjustment_refusal, judge_adjustments, owed
from casusbelli.core.orders import Build, Convoy, Disband, Hold, Move, Order, Piece, Retreat, SupportMove, Waive
from casusbelli.core.retreats import Rout, judge_retreats, retreat_options, retreat_refusal
from casusbelli.core.rulings import OPTIONS, Rulings
from casusbelli.core.units import Position
from casusbelli.core.verdicts import Reason, Refusal, Result, Verdict
from tests.core.battles import STANDARD, units_of

POWERS = [power.name for power in STANDARD.powers]
PLACES = [*STANDARD.province_of, "PAR/NC", "STP/EC", "SWI", "Nowhere"]


def some_rulings(rng: random.Random) -> Rulings:
    """Half the time the default."""
    chosen = {option.name: rng.choice(option.values) for option in OPTIONS}
    return Rulings() if rng.random() < 0.5 else Rulings(**chosen)


def refusal_told(verdict: Verdict) -> Refusal | None:
    return None if verdict.result is Result.SUCCEEDS else Refusal(verdict.reason, verdict.said or "")


def a_piece(rng: random.Random, at: list[str]) -> Piece:
    return Piece(rng.choice(("A", "F", "")), rng.choice(at))


def wrong_orders(rng: random.Random, at: list[str], count: int) -> Iterator[Order]:
    """Mostly wrong: of units that do not stand there, to places that are too far, of other phases."""
    for _ in range(count):
        piece, to = a_piece(rng, at), rng.choice(PLACES)
        yield rng.choice(
            (
                Retreat(piece, to),
                Move(piece, to, rng.random() < 0.5),
                Disband(piece),
                Build(piece),
                Hold(piece),
                Convoy(piece, a_piece(rng, PLACES), to),
                SupportMove(piece, a_piece(rng, PLACES), to),
                Waive(),
            )
        )


# --- retreats


def routs(seed: int, count: int) -> Iterator[Rout]:
    rng = random.Random(seed)
    for battle in phases(STANDARD, count, seed):
        rulings = some_rulings(rng)
        told = adjudicate(replace(battle, rulings=rulings))
        routed = {beaten.unit: beaten.retreats for beaten in told.dislodged}
        barred = {beaten.unit: STANDARD.province_of[beaten.by.at] for beaten in told.dislodged}
        position = Position(STANDARD, [unit for unit in told.units if unit not in routed])
        yield Rout(position, routed, {}, barred, frozenset(told.contested), rulings)


def retreat_alone(power: str, order: Order, rout: Rout) -> Refusal | None:
    return refusal_told(judge_retreats(replace(rout, orders={power: [order]})).orders[0])


@pytest.mark.parametrize("seed", range(5))
def test_retreats(seed: int) -> None:
    rng = random.Random(seed)
    reasons = set()
    for rout in routs(seed, 25):
        offered = [order for unit, places in rout.dislodged.items() for order in retreat_options(unit, places)]
        beaten = [unit.at for unit in rout.dislodged]
        beside = [Retreat(unit.piece, to) for unit in rout.dislodged for to in STANDARD.reach[unit.kind][unit.at]]
        wrong = [*wrong_orders(rng, PLACES, 15), *wrong_orders(rng, beaten or PLACES, 15), *beside]
        for power in POWERS:
            for order in (*offered, *wrong):
                why = retreat_refusal(power, order, rout)
                assert why == retreat_alone(power, order, rout), (power, order)
                reasons.add(why and why.reason)
        for unit, places in rout.dislodged.items():
            for order in retreat_options(unit, places):
                assert retreat_refusal(unit.owner, order, rout) is None
    assert {None, Reason.NOT_YOURS, Reason.NOT_DISLODGED, Reason.WRONG_PHASE, Reason.NO_UNIT} < reasons
    assert {Reason.NOT_ADJACENT, Reason.RETREAT_OCCUPIED, Reason.RETREAT_ORIGIN} < reasons


def test_other_orders_of_the_rout_do_not_matter() -> None:
    for rout in routs(7, 40):
        crowded = {unit.owner: [Retreat(unit.piece, to) for to in places] for unit, places in rout.dislodged.items()}
        for power, orders in crowded.items():
            for order in orders:
                assert retreat_refusal(power, order, replace(rout, orders=crowded)) is None


# --- adjustments


def winters(seed: int, count: int) -> Iterator[Winter]:
    rng = random.Random(seed)
    for _ in range(count):
        position = random_position(rng, STANDARD, rng.randint(10, 30))
        taken = {
            center: rng.choice([power.name, rng.choice(POWERS)]) for power in STANDARD.powers for center in power.home
        }
        owned = {power: [center for center, owner in taken.items() if owner == power] for power in POWERS}
        home = {power.name: power.home for power in STANDARD.powers}
        sites = {power: rng.sample(list(STANDARD.province), 20) for power in POWERS} if rng.random() < 0.5 else None
        count_of = owed(position, owned) if rng.random() < 0.5 else {power: rng.randint(-1, 1) for power in POWERS}
        kept = frozenset(unit.id for unit in position.units if rng.random() < 0.1)
        yield Winter(position, owned, count_of, {}, home, sites, some_rulings(rng), kept)


def adjustment_alone(power: str, order: Order, winter: Winter) -> Refusal | None:
    return refusal_told(judge_adjustments(replace(winter, orders={power: [order]})).orders[0])


@pytest.mark.drawn(1)
@pytest.mark.parametrize("seed", range(5))
def test_adjustments(seed: int) -> None:
    rng = random.Random(seed)
    reasons = set()
    for winter in winters(seed, 12):
        offered = {power: adjustment_options(power, winter) for power in POWERS}
        homes = [at for at, code in STANDARD.province_of.items() if any(code in home for home in winter.home.values())]
        standing = [Disband(unit.piece) for unit in winter.position.units]
        builds = [Build(a_piece(rng, homes)) for _ in range(20)]
        for power in POWERS:
            wrong = (*wrong_orders(rng, PLACES, 15), *wrong_orders(rng, homes, 15), *standing, *builds)
            for order in (*(order for orders in offered.values() for order in orders), *wrong):
                why = adjustment_refusal(power, order, winter)
                assert why == adjustment_alone(power, order, winter), (power, order)
                reasons.add(why and why.reason)
            assert all(adjustment_refusal(power, order, winter) is None for order in offered[power])
    assert {None, Reason.NOT_YOURS, Reason.NO_UNIT, Reason.WRONG_PHASE, Reason.KEPT, Reason.NOT_HOME} < reasons
    assert {Reason.TOO_MANY_BUILDS, Reason.TOO_MANY_DISBANDS, Reason.SITE_OCCUPIED, Reason.NOT_OWNED} < reasons


@pytest.mark.parametrize(
    ("order", "due", "reason"),
    [
        (Build(Piece("F", "STP/SC")), 1, None),
        (Build(Piece("F", "STP")), 1, Reason.BUILD_COAST_NEEDED),  # fails where others are illegal, but is refused too
        (Build(Piece("F", "MOS")), 1, Reason.BUILD_INLAND),
        (Build(Piece("A", "MOS")), 0, Reason.TOO_MANY_BUILDS),
        (Build(Piece("A", "MOS")), -1, Reason.TOO_MANY_BUILDS),
        (Waive(), 1, None),
        (Waive(), 0, Reason.TOO_MANY_BUILDS),
        (Disband(Piece("A", "WAR")), -1, None),
        (Disband(Piece("A", "WAR")), 1, Reason.TOO_MANY_DISBANDS),
        (Disband(Piece("A", "VIE")), -1, Reason.NOT_YOURS),
        (Hold(Piece("A", "WAR")), -1, Reason.WRONG_PHASE),
    ],
)
def test_why_a_power_may_not(order: Order, due: int, reason: Reason | None) -> None:
    position = Position(STANDARD, units_of({"Russia": ["A WAR"], "Austria": ["A VIE"]}))
    owned = home = {power.name: power.home for power in STANDARD.powers}
    winter = Winter(position, owned, {"Russia": due}, {"Russia": [Waive(), Waive()]}, home)
    why = adjustment_refusal("Russia", order, winter)
    assert (why.reason if why else None) == reason
    assert why is None or why.text
