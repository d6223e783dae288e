"""Results of orders as players say them, on every page, in mails and in the terminal."""

from __future__ import annotations

import pytest

from casusbelli.core.said import Text, said, whose
from casusbelli.core.units import Unit
from casusbelli.core.wording import result_row

MUNICH = Unit(1, "Germany", "A", "MUN")
BY = whose(MUNICH)
BEATEN = said("core.dislodged", other=BY)
ROWS: list[tuple[str, str, Text, str, str]] = [
    ("A PAR H", "stands", "", "Held.", "Stellung gehalten."),
    ("A PAR - PIC", "succeeds", "", "Moved.", "Zug gelungen."),
    ("Italy A VEN - TRI VIA", "succeeds", "", "Moved.", "Zug gelungen."),
    ("A PAR R PIC", "succeeds", "", "Retreated.", "Zurückgezogen."),
    ("Build F STP/NC", "succeeds", "", "Built.", "Aufgebaut."),
    ("Waive", "succeeds", "", "Build waived.", "Auf einen Aufbau verzichtet."),
    ("A BUD SOI SER", "succeeds", "", "Succeeded.", "Gelungen."),
    ("A PAR - BUR", "fails", said("core.bounced", other=BY), "Bounced with {}.", "Patt mit {}."),
    (
        "A PAR - BUR",
        "fails",
        said("core.outnumbered", other=BY),
        "Failed. {} was stronger.",
        "Misslungen. {} war stärker.",
    ),
    (
        "A PAR S A MAR",
        "cut",
        said("core.attacked", other=BY),
        "Support cut by {}.",
        "Unterstützung unterbrochen durch {}.",
    ),
    ("A PAR - LON", "illegal", said("core.no-target", place="Lyon"), "Void. There is no unit in Lyon.", ""),
    ("A PAR H", "dislodged", BEATEN, "Dislodged by {}.", "Von {} verdrängt."),
    ("A PAR H", "destroyed", BEATEN, "Dislodged by {} and destroyed.", "Von {} verdrängt und vernichtet."),
    ("A PAR S A MAR", "cut dislodged", BEATEN, "Support cut. Dislodged by {}.", ""),
    ("A PAR - BUR", "fails dislodged", said("core.bounced", other=BY), "Bounced with {}. Dislodged.", ""),
    ("A PAR - BUR", "fails", "bounced with A MUN (Germany)", "Bounced with {}.", ""),  # of an older log
    ("A PAR H", "dislodged", "dislodged by A MUN (Germany)", "Dislodged by {}.", ""),
]


@pytest.mark.parametrize(("order", "words", "why", "english", "german"), ROWS)
def test_a_row_of_results(order: str, words: str, why: Text, english: str, german: str) -> None:
    told = result_row(order, words.split(), why)
    assert str(told) == english.format("A MUN (Germany)")
    assert not german or told.render("de") == german.format("A MUN (Deutschland)")


def test_who_dislodged_a_unit_is_told_beside_another_reason() -> None:
    told = result_row("A PAR - BUR", ("fails", "dislodged"), said("core.bounced", other=BY), by=MUNICH)
    assert str(told) == "Bounced with A MUN (Germany). Dislodged by A MUN (Germany)."
