"""Judges' maps from strangers: huge, cyclic, absurd. The answer comes at once, and is a refusal or a sound map."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.mapfile import load_map
from casusbelli.importers.import_file import import_map
from casusbelli.importers.import_report import MOST_NOTES, ImportReport, NotImported
from tests.importers.test_judge_maps import SMALL
from tests.selection import examples

LONG = 2.0  # seconds of processor time, on a slow machine
HOSTILE = {
    "a large file": "#" * 600_000,
    "very many lines": "X\n" * 100_000,
    "very many words": "COAST AAA ABUTS " + "BBB " * 100_000,
    "very many provinces": "\n".join(f"COAST A{n} ABUTS A{n + 1}" for n in range(15_000)),
    "very many powers": SMALL + "\n".join(f"POWER{n}A" for n in range(5_000)),
    "very many renames": SMALL + "\n".join(f"N{n} -> X = N{n + 1}" for n in range(15_000)),
    "very many drops": SMALL + "DROP " + " ".join(f"D{n}" for n in range(20_000)),
    "a file that uses itself": "USE small\n",
    "files in a circle": "USE one two",
    "ever more files": "USE f0",
    "absurd numbers": SMALL + "VICTORY " + "9" * 4_000 + "\nBEGIN SPRING " + "9" * 4_000 + " MOVEMENT",
    "negative numbers": SMALL + "VICTORY -5\nBEGIN SPRING -5 MOVEMENT",
    "a long name": SMALL + "N" * 50_000 + " = eee",
    "a long power": SMALL + "P" * 50_000,
    "markup": SMALL + "<script>alert(1)</script> = eee <b> `x`\n<b>POWER</b> (<i>) AAA",
    "control characters": SMALL + "Ei\x00s\x1b[31mle = eee\n\x07POWER",
    "paths": "USE ../../../../etc/passwd",
    "an unfinished line": "COAST\nAMEND\nUSE\nMAP\n= =\n->\n-> =\nA\nF\nRULE\nVICTORY\nBEGIN\nDUMMY\nDROP\n()",
    "marks only": SMALL + "AMEND AAA ABUTS ~ * : :: (,) -- ~*~ /// A/ /B",
    "nothing": "",
}


def beside(name: str) -> bytes | None:
    known = {"one.map": b"USE two", "two.map": b"USE one", "small.map": b"USE small"}
    number = name.removeprefix("f").removesuffix(".map")
    return b"USE f%d" % (int(number) + 1) if number.isdigit() else known.get(name)


def answered(text: str, report: ImportReport) -> str:
    """The reason of the refusal, or the name of the map."""
    try:
        return load_map(import_map("hostile.map", text.encode(), beside, report)).name
    except NotImported as refusal:
        return str(refusal.said)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_answered_at_once(text: str) -> None:
    report, start = ImportReport(), time.process_time()
    answer = answered(text, report)
    assert answer.isprintable()
    assert len(answer) < 12_000
    assert time.process_time() - start < LONG
    assert len(report.notes) <= MOST_NOTES
    assert all(len(str(note.said)) < 2_000 for note in report.notes)


WORDS = st.sampled_from(
    """
    USE small COAST LAND WATER PORT SHUT AMEND ABUTS aaa AAA Aaa BBB BBB/NC BBB/SC bbb CCC DDD Ddd EEE -AAA ~BBB *CCC
    R:AAA :BBB BBB(AAA) = -> ( ) (X:Y) RED _BLUE UNOWNED OWNS HOMES INHABITS UNITS DUMMY UNPLAYED ALL EXCEPT DROP A F
    VICTORY 3 BEGIN SPRING WINTER 1901 MOVEMENT ADJUSTMENTS RULE BUILD_ANY # & + FLOW North+Sea \u00fc \U0001f600
    """.split()  # noqa: SIM905
)


@examples(200)
@given(lines=st.lists(st.lists(WORDS, min_size=1, max_size=6).map(" ".join), max_size=12), first=st.booleans())
def test_no_lines_break_the_importer(lines: list[str], first: bool) -> None:
    """Whatever is added to a map, the result is a refusal or a map that the ordinary reader accepts."""
    text = "\n".join([*lines, SMALL] if first else [SMALL, *lines])
    assert answered(text, ImportReport())
