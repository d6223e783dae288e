"""Retreat phases beyond DATC. The cases are data (tests/data/retreats.toml)."""

from __future__ import annotations

import pytest

from casusbelli.core.notation import parse
from casusbelli.core.orders import Disband, Move, Piece, Retreat
from casusbelli.core.retreats import RetreatVerdicts, Rout, judge_retreats, retreat_options
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Result
from tests.core.battles import (
    STANDARD,
    Case,
    all_told,
    board_of,
    cases,
    orders_of,
    reasons,
    results,
    table_of,
    title,
    unit,
    units_of,
)

CASES = cases("retreats")


def rout(case: Case) -> Rout:
    standing = units_of(case.get("units", {}))
    routed: dict[Unit, list[str]] = {}
    for text, places in case["dislodged"].items():
        power, named = text.split(": ")
        routed[unit(len(standing) + len(routed), power, named)] = places.split()
    barred = {beaten: case["barred"][str(beaten)] for beaten in routed if str(beaten) in case.get("barred", {})}
    position = Position(board_of(case), standing)
    contested = frozenset(case.get("contested", ()))
    return Rout(position, routed, orders_of(case, "M"), barred, contested, table_of(case))


def play(case: Case) -> RetreatVerdicts:
    return judge_retreats(rout(case))


@pytest.mark.parametrize("case", CASES, ids=title)
def test_results(case: Case) -> None:
    orders = orders_of(case, "R")
    assert all_told(orders, play(case).orders) == results(case["results"])


@pytest.mark.parametrize("case", CASES, ids=title)
def test_units(case: Case) -> None:
    given, outcome = rout(case), play(case)
    saved = outcome.units[len(given.position.units) :]
    assert outcome.units[: len(given.position.units)] == given.position.units
    assert [str(one) for one in saved] == case["saved"]
    assert {one.id for one in saved} | {one.id for one in outcome.lost} == {one.id for one in given.dislodged}
    assert len(saved) + len(outcome.lost) == len(given.dislodged)
    Position(STANDARD, outcome.units)  # nobody shares a province


@pytest.mark.parametrize("case", [case for case in CASES if "told" in case], ids=title)
def test_reasons(case: Case) -> None:
    told = reasons(orders_of(case, "R"), play(case).orders)
    assert {text: told[text] for text in case["told"]} == case["told"]


@pytest.mark.parametrize("case", CASES, ids=title)
def test_every_dislodged_unit_is_told_of(case: Case) -> None:
    """By an order of its own that was legal, or at the end."""
    outcome = play(case)
    settled = [v.unit for v in outcome.orders if v.result is not Result.ILLEGAL]
    assert sorted(one.id for one in settled if one) == sorted(one.id for one in rout(case).dislodged)
    written = sum(map(len, case.get("orders", {}).values()))
    assert [v.ordered for v in outcome.orders[written:]] == [False] * (len(outcome.orders) - written)


# --- options


BEATEN = Unit(0, "France", "F", "MAO")
OPEN = ["SPA/NC", "ENG", "POR"]


def test_options_are_the_open_places_and_to_disband() -> None:
    assert [str(order) for order in retreat_options(BEATEN, OPEN)] == [
        "F MAO R SPA/NC",
        "F MAO R ENG",
        "F MAO R POR",
        "Disband F MAO",
    ]


def test_options_are_accepted_and_nothing_else() -> None:
    listed = retreat_options(BEATEN, OPEN)
    for to in STANDARD.province_of:
        for order in (Retreat(BEATEN.piece, to), Disband(BEATEN.piece)):
            outcome = judge_retreats(Rout(Position(STANDARD, ()), {BEATEN: OPEN}, {"France": [order]}))
            assert (outcome.orders[0].result is Result.SUCCEEDS) == (order in listed), order


def test_a_move_of_whatever_spelling_is_a_retreat() -> None:
    orders = [
        Move(Piece("F", "MAO"), "ENG"),
        Move(Piece("", "MAO"), "ENG", via=True),
        parse("Mao r Eng", STANDARD).order,
    ]
    for order in orders:
        outcome = judge_retreats(Rout(Position(STANDARD, ()), {BEATEN: OPEN}, {"France": [order]}))
        assert outcome.units == (Unit(0, "France", "F", "ENG"),)
