"""Adjustment phases beyond DATC. The cases are data (tests/data/adjustments.toml)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from casusbelli.core.adjustments import (
    AdjustmentVerdicts,
    Winter,
    adjustment_options,
    home_centers,
    judge_adjustments,
    owed,
)
from casusbelli.core.orders import Build, Disband, Order, Piece, Waive
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Result
from tests.core.battles import STANDARD, Case, all_told, cases, orders_of, reasons, results, table_of, title, units_of

CASES = cases("adjustments")
HOME = home_centers(STANDARD)


def winter(case: Case) -> Winter:
    position = Position(STANDARD, units_of(case.get("units", {})))
    due = case.get("owed") or owed(position, case["owned"])
    home = {**HOME, **case.get("home", {})}
    kept = frozenset(unit.id for unit in position.units if str(unit) in case.get("kept", ()))
    return Winter(position, case["owned"], due, orders_of(case, "A"), home, case.get("sites"), table_of(case), kept)


def play(case: Case) -> AdjustmentVerdicts:
    return judge_adjustments(winter(case))


def listed(units: tuple[Unit, ...]) -> list[str]:
    return sorted(f"{one.owner} {one}" for one in units)


@pytest.mark.parametrize("case", CASES, ids=title)
def test_results(case: Case) -> None:
    orders, outcome = orders_of(case, "A"), play(case)
    unordered = [f"- {verdict.unit}" for verdict in outcome.orders if not verdict.ordered]
    assert all_told(orders, outcome.orders) + unordered == results(case["results"])


@pytest.mark.parametrize("case", CASES, ids=title)
def test_units(case: Case) -> None:
    outcome, before = play(case), winter(case).position.units
    assert listed(outcome.built) == sorted(case.get("built", []))
    assert listed(outcome.removed) == sorted(case.get("removed", []))
    assert outcome.units == (*(one for one in before if one not in outcome.removed), *outcome.built)
    assert not {one.id for one in outcome.built} & {one.id for one in before}
    Position(STANDARD, outcome.units)  # provinces and ids are unique


@pytest.mark.parametrize("case", [case for case in CASES if "told" in case], ids=title)
def test_reasons(case: Case) -> None:
    told = reasons(orders_of(case, "A"), play(case).orders)
    assert {text: told[text] for text in case["told"]} == case["told"]


def test_what_is_owed() -> None:
    position = Position(STANDARD, units_of({"France": ["A PAR", "A BUR"], "Rebels": ["A MOS"]}))
    assert owed(position, {"France": ["PAR"], "Turkey": ["CON", "ANK"]}) == {"France": -1, "Turkey": 2, "Rebels": -1}


def test_home_centers_are_those_of_the_board() -> None:
    assert HOME["Russia"] == ("MOS", "SEV", "STP", "WAR")
    assert sum(map(len, HOME.values())) == 22


# --- options


def everything(units: tuple[Unit, ...]) -> list[Order]:
    pieces = [Piece(kind, at) for kind, at in product("AF", STANDARD.province_of)]
    return [*map(Build, pieces), *(Disband(one.piece) for one in units), Waive()]


@pytest.mark.parametrize("seed", range(12))
def test_options_are_accepted_and_nothing_else(seed: int) -> None:
    """All orders that a power can write in full, one at a time. (An army needs no coast, but may have one.)"""
    rng = random.Random(seed)
    units = some_units(rng)
    centers = list(STANDARD.centers)
    owned = {power: rng.sample(centers, 6) for power in ("Russia", "Austria")}
    sites = None if seed % 2 else {"Russia": rng.sample(centers, 12), "Austria": ["BOH", "VIE"]}
    position = Position(STANDARD, units)
    for power, due in product(owned, (-1, 0, 1)):
        given = Winter(position, owned, {power: due}, {}, HOME, sites)
        offered = adjustment_options(power, given)
        assert len(set(offered)) == len(offered)
        for order in everything(units):
            told = judge_adjustments(Winter(position, owned, {power: due}, {power: [order]}, HOME, sites)).orders[0]
            accepted = told.result is Result.SUCCEEDS and told.order == order
            assert accepted == (order in offered), (power, due, order)


def some_units(rng: random.Random) -> tuple[Unit, ...]:
    places = rng.sample([province for province in STANDARD.province if STANDARD.can_stand("A", province)], 14)
    return tuple(Unit(n, rng.choice(["Russia", "Austria"]), "A", at) for n, at in enumerate(places))


def test_the_id_of_a_lost_unit_does_not_come_back() -> None:
    position = Position(STANDARD, (Unit(3, "Austria", "A", "VIE"),))
    owned = {"Austria": ("VIE", "BUD", "TRI")}
    orders = {"Austria": [Build(Piece("A", "BUD")), Build(Piece("F", "TRI"))]}
    given = Winter(position, owned, owed(position, owned), orders, HOME, next_id=9)
    assert [unit.id for unit in judge_adjustments(given).built] == [9, 10]
    unsaid = Winter(position, owned, owed(position, owned), orders, HOME)
    assert [unit.id for unit in judge_adjustments(unsaid).built] == [4, 5]


def test_two_powers_cannot_build_in_one_province() -> None:
    """If rules open a province to both powers, each may build there, but not both at once."""
    position = Position(STANDARD, ())
    owned = {"Austria": ("VIE",), "Italy": ("ROM",)}
    sites = {"Austria": ("BOH", "VIE"), "Italy": ("BOH",)}
    orders = {"Austria": [Build(Piece("A", "BOH"))], "Italy": [Build(Piece("A", "BOH"))]}
    outcome = judge_adjustments(Winter(position, owned, owed(position, owned), orders, HOME, sites))
    assert outcome.built == ()
    assert [verdict.reason.code for verdict in outcome.orders] == ["site-taken", "site-taken"]
