"""Friends: effects of allied units on each other. The cases are data (tests/data/friends.toml)."""

from __future__ import annotations

import random

import pytest

from casusbelli.core.adjudicator import adjudicate
from casusbelli.core.battle import NO_FRIENDS, Battle, Friends, mutual
from casusbelli.core.legal_orders import options
from casusbelli.core.orders import MovementOrder
from casusbelli.core.rulings import Rulings
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Reason
from tests.core.battles import STANDARD, Case, all_told, cases, orders_of, position_of, results, title

CASES = cases("friends")


def friends_of(case: Case) -> Friends:
    return mutual(case.get("allies", ())) | {(a, b) for a, b in case.get("friends", ())}


def outcome(case: Case, friends: Friends) -> list[str]:
    orders = orders_of(case)
    return all_told(orders, adjudicate(Battle(position_of(case), orders, friends)).orders)


@pytest.mark.parametrize("case", CASES, ids=title)
def test_friends(case: Case) -> None:
    assert outcome(case, friends_of(case)) == results(case["results"])


@pytest.mark.parametrize("case", CASES, ids=title)
def test_strangers(case: Case) -> None:
    assert outcome(case, NO_FRIENDS) == results(case["strangers"])


@pytest.mark.parametrize("case", [case for case in CASES if "contested" in case], ids=title)
def test_a_stand_off_of_friends_is_one(case: Case) -> None:
    verdicts = adjudicate(Battle(position_of(case), orders_of(case), friends_of(case)))
    assert verdicts.contested == set(case["contested"])


def test_mutual_is_both_ways_and_no_further() -> None:
    assert mutual([("A", "B"), ("B", "C")]) == {("A", "B"), ("B", "A"), ("B", "C"), ("C", "B")}


def test_the_reason_names_the_friend() -> None:
    spared = next(case for case in CASES if case["title"].startswith("F1: an ally's unit is not dislodged"))
    verdict = adjudicate(Battle(position_of(spared), orders_of(spared), friends_of(spared))).of("BUL")
    assert (verdict.reason, str(verdict.other)) == (Reason.FRIEND_THERE, "A RUM")
    helped = next(case for case in CASES if case["title"].startswith("F3, IR-S64"))
    verdict = adjudicate(Battle(position_of(helped), orders_of(helped), friends_of(helped))).of("SER")
    assert (verdict.reason, str(verdict.other)) == (Reason.FRIENDLY_HELP, "A BUL")


# --- F6: where friendship is a matter of blocs, everything is as if each bloc were one power

BLOCS = {"Austria": 0, "England": 0, "France": 1, "Germany": 1, "Italy": 1, "Russia": 2, "Turkey": 3}
ALLIED = mutual((a, b) for a in BLOCS for b in BLOCS if a < b and BLOCS[a] == BLOCS[b])
TAGGED = Rulings(convoy_intent="said")  # the owner of the convoying fleet must make no difference here


def crowd(rng: random.Random) -> list[Unit]:
    """Units close together, so that most orders interact."""
    places = [at for at in STANDARD.province_of if STANDARD.can_stand("A", at) or STANDARD.can_stand("F", at)]
    neighborhood = rng.choice(NEIGHBORHOODS)
    near = [at for at in places if at[:3] in neighborhood]
    units: dict[str, Unit] = {}
    for at in rng.sample(near, min(len(near), 14)):
        kind = rng.choice([kind for kind in "AF" if STANDARD.can_stand(kind, at)])
        units.setdefault(STANDARD.province_of[at], Unit(len(units), rng.choice(list(BLOCS)), kind, at))
    return list(units.values())


NEIGHBORHOODS = (
    "BUL RUM SER GRE CON ALB BUD SEV UKR GAL BLA AEG ION ANK SMY TRI VIE",
    "NTH ENG LON YOR EDI BEL HOL DEN NWY SWE SKA HEL KIE PIC BRE WAL NWG",
    "LYO WES MAO SPA POR MAR GAS BRE PAR BUR PIE TUN NAF TYS TUS ROM NAP",
)


def shape(units: list[Unit], chosen: dict[str, MovementOrder], friends: Friends) -> list[object]:
    orders: dict[str, list[MovementOrder]] = {}
    for unit in units:
        orders.setdefault(unit.owner, []).append(chosen[unit.at])
    verdicts = adjudicate(Battle(Position(STANDARD, units), orders, friends, rulings=TAGGED))
    by_place = sorted(verdicts.by_province.items())
    return [(at, v.words, v.reason, v.dislodged_by and v.dislodged_by.at) for at, v in by_place]


@pytest.mark.parametrize("seed", range(60))
def test_blocs_fight_like_one_power(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        units = crowd(rng)
        chosen = {at: rng.choice(row) for at, row in options(Position(STANDARD, units)).items()}
        merged = [unit_of_bloc(unit) for unit in units]
        assert shape(units, chosen, ALLIED) == shape(merged, chosen, NO_FRIENDS)


def unit_of_bloc(unit: Unit) -> Unit:
    return Unit(unit.id, str(BLOCS[unit.owner]), unit.kind, unit.at)


def test_blocs_make_a_difference() -> None:
    """Without friendships the comparison above would fail."""
    rng = random.Random(1)
    differ = 0
    for _ in range(100):
        units = crowd(rng)
        chosen = {at: rng.choice(row) for at, row in options(Position(STANDARD, units)).items()}
        differ += shape(units, chosen, ALLIED) != shape(units, chosen, NO_FRIENDS)
    assert differ > 10
