"""What facts hold of an order, as objects: the order, what became of it. Nobody reads their text again."""

from pathlib import Path

import pytest

import casusbelli
from casusbelli.core.events import Judgement
from casusbelli.core.orders import Hold, Move, Piece
from casusbelli.core.verdicts import Fate, Result
from casusbelli.engine.spec import read_spec, rule_set
from casusbelli.packs.formal.facts import DeclareSphere, SupportSphere
from casusbelli.variants import board

SOURCE = Path(casusbelli.__file__).parent
READS_TEXT = ("in row.order", "row.order.split", "row.order.starts", "row.order.ends", '" in row.words')


def test_a_judgement_tells_what_became_of_the_order() -> None:
    row = Judgement("France", "A PAR - BUR", ("fails", "dislodged"))
    assert row.results == (Result.FAILS, Fate.DISLODGED)
    assert Judgement("France", "A PAR H", ("a word of somebody else",)).results == ()


@pytest.mark.parametrize(
    "order",
    [
        Hold(Piece("A", "PAR")),
        Move(Piece("A", "PAR"), "BUR"),
        DeclareSphere("BEL", Piece("A", "BUR")),
        SupportSphere(Piece("A", "PIC"), Piece("A", "BUR"), "BEL"),
    ],
)
def test_the_rules_know_the_order_that_a_fact_holds(order: object) -> None:
    rules = rule_set(read_spec("formal"), board("standard"))
    assert rules.order_of(str(order), "S1901M") == order
    assert rules.order_of("no order at all", "S1901M") is None


def test_nobody_reads_the_text_of_a_judged_order() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {text}"
        for path in SOURCE.rglob("*.py")
        for text in READS_TEXT
        if text in path.read_text(encoding="utf-8")
    ]
    assert found == []
