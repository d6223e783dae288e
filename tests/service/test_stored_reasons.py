"""Reasons of the service are stored as English text and read in the reader's language."""

from __future__ import annotations

import pytest

from casusbelli.core.catalogs import ENGLISH, texts_of
from casusbelli.core.said import Said, render
from casusbelli.service.base.stored_reasons import EARLIER, reason_text, stored_reason

VALUES = {"n": 3, "seat": "France", "seats": ["France", "Italy"], "phase": "S1901M"}


def keys() -> list[str]:
    texts = texts_of("service")
    assert texts is not None
    return [key.removeprefix("why-") for key in texts.catalog(ENGLISH) if key.startswith("why-")]


@pytest.mark.parametrize("key", keys())
def test_what_is_stored_is_recognized(key: str) -> None:
    found = stored_reason(reason_text(key, **VALUES))
    assert isinstance(found, Said)
    assert found.code == f"service.why-{key}"
    assert render(found, "de") != str(found)


@pytest.mark.parametrize(
    ("text", "told", "german"),
    [
        ("resigned", "The player resigned.", "Der Spieler hat aufgegeben."),
        ("silent for 2 phases", "The player sent nothing for 2 phases in a row.", "in 2 Phasen hintereinander"),
        ("no orders from Italy, Turkey", "Orders were missing from Italy, Turkey.", "Befehle von Italien, Türkei"),
        ("the service was down for 7 minutes", "The service was down for 7 minutes.", "7 Minuten lang"),
        (
            "the bot of France took too long and has no orders in F1901M",
            "The bot of France failed and has no orders in Fall 1901.",
            "Der Bot von Frankreich",
        ),
    ],
)
def test_rows_of_earlier_versions(text: str, told: str, german: str) -> None:
    assert str(stored_reason(text)) == told
    assert german in render(stored_reason(text), "de")


def test_every_earlier_reason_has_a_message() -> None:
    assert set(EARLIER.values()) <= set(keys())


def test_what_people_wrote_stays() -> None:
    assert stored_reason("he resigned, I think") == "he resigned, I think"
    assert stored_reason("") == ""
