"""Contests: claims on a province that are decided without moving. The cases are data (tests/data/contests.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from casusbelli.core.adjudicator import Verdicts, adjudicate
from casusbelli.core.battle import Battle, Contest, mutual
from casusbelli.core.orders import Hold
from casusbelli.core.verdicts import Reason, Verdict
from tests.core.battles import Case, all_told, cases, dislodged, orders_of, position_of, results, title

CASES = cases("contests")
WAYS = ("plain", "bounce", "cut", "bounce cut")
EACH = [(case, way) for case in CASES for way in WAYS if way in case]


def contest(text: str) -> Contest:
    """ "A BUD: SER + A TRI" """
    head, *supporters = text.split(" + ")
    claimant, province = head.split(": ")
    return Contest(at(claimant), province, tuple(map(at, supporters)))


def at(unit: str) -> str:
    return unit.split()[1]


def battle(case: Case, way: str) -> Battle:
    return Battle(
        position_of(case),
        orders_of(case),
        mutual(case.get("allies", ())) | {(a, b) for a, b in case.get("friends", ())},
        tuple(map(contest, case["claims"])),
        contests_bounce="bounce" in way,
        contests_cut="cut" in way,
    )


def told(verdict: Verdict) -> str:
    return f"{verdict.result} {verdict.reason.code}".strip()


def claims_told(verdicts: Verdicts) -> list[str]:
    return ["; ".join(map(told, (one.claimant, *one.supports))) for one in verdicts.contests]


def name(value: Any) -> str:
    return value if isinstance(value, str) else title(value)


@pytest.mark.parametrize(("case", "way"), EACH, ids=name)
def test_contest(case: Case, way: str) -> None:
    fight = battle(case, way)
    verdicts = adjudicate(fight)
    assert claims_told(verdicts) == case[way]["claims"]
    assert all_told(fight.orders, verdicts.orders) == results(case[way].get("orders", ""))


@pytest.mark.parametrize(("case", "way"), EACH, ids=name)
def test_nobody_moves_for_a_claim(case: Case, way: str) -> None:
    """Claimants and their supporters stay, or are dislodged like any holding unit."""
    fight = battle(case, way)
    verdicts = adjudicate(fight)
    for one in fight.contests:
        for location in (one.claimant, *one.supporters):
            unit = fight.position.find(location)
            assert unit is not None
            assert (unit in verdicts.units) != (str(unit) in dislodged(verdicts))
            assert isinstance(verdicts.of(location).order, Hold)


def test_each_way_of_playing_is_played() -> None:
    assert {way for _, way in EACH} == set(WAYS)


def test_a_claim_that_stands_off_a_move_leaves_the_province_contested() -> None:
    case = next(case for case in CASES if case["title"] == "FD-S21: somebody else moves in")
    assert adjudicate(battle(case, "bounce")).contested == {"SER"}
    assert adjudicate(battle(case, "plain")).contested == frozenset()


@pytest.mark.parametrize(
    ("contests", "fault"),
    [
        ((Contest("BUD", "SRB"),), "a contest for 'SRB': standard has no such province"),
        ((Contest("BUD", "STP/NC"),), "a contest for 'STP/NC': standard has no such province"),
        ((Contest("SER", "BUL"),), "the contest for BUL: there is no unit in 'SER'"),
        ((Contest("BUD", "SER", ("TRI", "XXX")),), "the contest for SER: there is no unit in 'XXX'"),
        ((Contest("BUD", "SER", ("BUD",)),), "the contest for SER: A BUD has a part in two contests, or twice"),
        ((Contest("BUD", "SER"), Contest("TRI", "ALB", ("BUD",))), "the contest for ALB: A BUD has a part in two"),
    ],
)
def test_contests_that_cannot_be(contests: tuple[Contest, ...], fault: str) -> None:
    position = position_of({"units": {"Austria": ["A BUD", "F TRI"]}})
    with pytest.raises(ValueError, match=fault):
        Battle(position, {}, contests=contests)


def test_an_order_beside_a_claim_is_told_as_it_was_written() -> None:
    """The claim is the unit's order (O4); another order for it is not followed, but is reported as written."""
    case: Case = {
        "units": {"Austria": ["A BUD", "A TRI"]},
        "orders": {"Austria": ["A BUD - RUM", "A BUD - GAL", "A TRI S A BUD"]},
    }
    fight = Battle(position_of(case), orders_of(case), contests=(Contest("BUD", "SER", ("TRI",)),))
    verdicts = adjudicate(fight)
    assert [(str(v.order), *v.words, v.reason) for v in verdicts.orders] == [
        ("A BUD - RUM", "invalid", Reason.SECOND_ORDER),
        ("A BUD - GAL", "illegal", Reason.SECOND_ORDER),
        ("A TRI S A BUD", "invalid", Reason.SECOND_ORDER),
    ]
    assert claims_told(verdicts) == ["succeeds; given"]
