"""DATC 3.2, chapter 6: every case, order by order, from the document's spelling and from its parts.

The cases are data (tests/data/datc.json); where the document slips, ``result_strict`` and ``erratum`` say how. The
table of docs/datc.md is made from the same comparison.
"""

from __future__ import annotations

import copy

import pytest

from tests.core.datc import CASES, READINGS, deviations, nations_refused, power, result_of, written

ERRATA = {"6.B.11", "6.D.4", "6.D.8", "6.D.35", "6.F.21", "6.F.28", "6.H.15"}


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("case", CASES)
def test_case(case: str, reading: str) -> None:
    assert deviations(CASES[case], READINGS[reading]) == []


@pytest.mark.parametrize("case", [case for case in CASES if not CASES[case]["phase"].endswith("A")])
def test_the_nation_written_is_never_held_against_an_order(case: str) -> None:
    assert nations_refused(CASES[case]) == []


def test_the_document_is_whole() -> None:
    counts = {section: sum(case.startswith(f"6.{section}.") for case in CASES) for section in "ABCDEFGHIJ"}
    assert counts == {"A": 12, "B": 19, "C": 9, "D": 35, "E": 15, "F": 30, "G": 20, "H": 17, "I": 7, "J": 12}
    assert sum(counts.values()) == len(CASES) == 176


def test_the_errata_are_known() -> None:
    assert {case for case, row in CASES.items() if "erratum" in row} == ERRATA
    strict = {case for case, row in CASES.items() for order in row["orders"] if "result_strict" in order}
    assert strict == ERRATA - {"6.D.35"}  # the order is misspelled there, its result is right


# --- would the comparison notice?


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("case", CASES)
def test_a_wrong_result_of_any_order_is_a_deviation(case: str, reading: str) -> None:
    row = copy.deepcopy(dict(CASES[case]))
    orders = written(row, "retreat_orders") or written(row, "orders")
    if not orders:  # only removals by default
        row["orders"][0]["text"] = "Automatic disband A Moon"
    else:
        last = orders[-1]
        last["result_strict"] = ["given" if result_of(last) != ("given",) else "cut"]  # type: ignore[index]
        assert any(line.startswith(f"{power(last)} {last['text']}") for line in deviations(row, READINGS[reading]))
    assert len(deviations(row, READINGS[reading])) == 1


def test_wrong_positions_dislodgements_and_stand_offs_are_deviations() -> None:
    row = copy.deepcopy(dict(CASES["6.H.6"]))
    assert row["expect"]["contested_empty"]
    assert row["expect"]["dislodged"]
    row["expect"]["contested_empty"] = ["MOS"]
    row["expect"]["dislodged"][0]["retreats"].append("MOS")
    row["expect"]["positions_after"].pop()
    row["expect"]["positions_after_retreats"].pop()
    told = [line.split(":")[0] for line in deviations(row, READINGS["text"])]
    assert told == ["units", "dislodged", "stand-offs", "units after the retreats"]


def test_wrong_builds_and_removals_are_deviations() -> None:
    for case, what in (("6.I.7", "builds"), ("6.J.1", "disbands")):
        row = copy.deepcopy(dict(CASES[case]))
        row["expect"][what] = []
        assert [line.split(":")[0] for line in deviations(row, READINGS["fields"])] == [what]
