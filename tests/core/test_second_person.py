"""Messages that address their reader: as data, and as the catalogs of the story put them."""

from __future__ import annotations

import pytest

from casusbelli.core.said import YOU, Said, power, said, unit_term, whose
from casusbelli.core.second_person import Reader, addressed, forms
from casusbelli.core.units import Unit
from casusbelli.records.games import chronicle

AUSTRIA = Reader(frozenset({"Austria"}), frozenset({"Austria"}))
TAKEN = said("story.takes-from", owner=power("Italy"), places=["Trieste"], loser=power("Austria"))
GIVEN = said("story.center-to", place="Trieste", owner=power("Austria"))
VIENNA, VENICE = Unit(1, "Austria", "A", "VIE"), Unit(2, "Italy", "A", "VEN")


def told(message: Said, language: str = "en") -> str:
    return addressed(message, AUSTRIA).render(language)


def test_the_catalog_says_who_can_be_addressed() -> None:
    assert forms("story.takes-from") == ("owner", "loser")
    assert forms("story.stand-offs") == ()
    assert {code for code in chronicle.HEADLINES if not forms(code)} == {"story.over-more"}


def test_the_value_that_is_the_reader_is_named() -> None:
    message = addressed(TAKEN, AUSTRIA)
    assert message.values["you"] == "loser"
    assert message.values["loser"] == YOU
    assert message.values["owner"] == power("Italy")
    assert addressed(TAKEN, Reader()) is TAKEN
    assert addressed("Austria lost.", AUSTRIA) == "Austria lost."


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        (TAKEN, "Italy took Trieste from you.", "Italien hat Ihnen Triest abgenommen."),
        (
            said("story.silent", seats=[power("Turkey"), power("Austria")]),
            "You and Turkey sent no orders.",
            "Sie und die Türkei haben keine Befehle geschickt.",
        ),
        (
            said("story.silent", seats=[power("Austria")]),
            "You sent no orders.",
            "Sie haben keine Befehle geschickt.",
        ),
        (
            said("story.routed-nowhere", unit=whose(VENICE), other=whose(VIENNA), places=[]),
            "A VEN (Italy) was dislodged by your A VIE and has no retreat.",
            "A VEN (Italien) wurde von Ihrer Einheit A VIE verdrängt und kann sich nicht zurückziehen.",
        ),
        (
            said("story.removed", cause="disbanded", units=[whose(VIENNA)]),
            "Your A VIE was disbanded.",
            "Ihre Einheit A VIE wurde aufgelöst.",
        ),
        (
            said("story.over", kind="draw", winners=[power("Russia"), power("Austria")]),
            "The game is over. It ended in a draw, shared by you and Russia.",
            "Die Partie ist zu Ende. Sie endete unentschieden. Beteiligt sind Sie und Russland.",
        ),
        (
            said("story.with-why", act=said("story.edited", actor="gm", by="", done=[GIVEN]), why="An error."),
            "The game master changed the board: Trieste was given to you. Reason: An error.",
            "Der Spielleiter hat das Brett geändert: Trieste ging an Sie. Grund: An error.",
        ),
    ],
)
def test_sentences_in_the_second_person(message: Said, english: str, german: str) -> None:
    assert told(message) == english
    assert told(message, "de") == german


def test_a_sentence_without_a_form_stays_in_the_third_person() -> None:
    message = said("core.not-owned", owner=power("Austria"), place="Trieste")
    assert addressed(message, AUSTRIA) == message


def test_the_units_of_others_keep_their_owner() -> None:
    message = addressed(said("story.removed", cause="destroyed", units=[whose(VIENNA), whose(VENICE)]), AUSTRIA)
    assert message.values["units"] == said("x.y", units=[unit_term(VIENNA), whose(VENICE)]).values["units"]
