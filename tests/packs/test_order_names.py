"""Orders that rules add, by name and in the reader's language."""

from __future__ import annotations

import pytest

import casusbelli
from casusbelli.core.board_names import names_on
from casusbelli.core.said import Term, render


@pytest.mark.parametrize(
    ("order", "english", "german"),
    [
        ("DWO Turkey", "Declare war on Turkey", "Kriegserklärung an die Türkei"),
        ("A VEN SOI APU", "Army Venice declares a sphere in Apulia", "Armee Venedig erklärt eine Sphäre in Apulien"),
        ("Influence A BEL - BUR", "Influence: Army Belgium → Burgundy", "Einfluss: Armee Belgien → Burgund"),
        (
            "Permit Turkey into SEV",
            "Permit Turkey to enter Sevastopol",
            "Erlaubnis für die Türkei: Betreten von Sewastopol",
        ),
        ("Transfer MUN to Italy", "Transfer Munich to Italy", "Übergabe von München an Italien"),
        ("Annex MUN", "Annex Munich", "Annexion von München"),
        ("Undo SOI NOW", "Undo SOI NOW", "Undo SOI NOW"),
        (
            "Permit Turkey into SEV, UKR",
            "Permit Turkey to enter Sevastopol and Ukraine",
            "Erlaubnis für die Türkei: Betreten von Sewastopol und der Ukraine",
        ),
        (
            "A BUD S A VIE SOI GAL",
            "Army Budapest supports the sphere of Army Vienna in Galicia",
            "Armee Budapest unterstützt die Sphäre von Armee Wien in Galizien",
        ),
        ("Aid Belgium", "Aid Belgium", "Hilfe für Belgien"),
        (
            "Influence Build A BEL for Belgium",
            "Influence on Belgium: Build Army Belgium",
            "Einfluss auf Belgien: Aufbau: Armee Belgien",
        ),
        ("England Build F EDI", "England: Build Fleet Edinburgh", "England: Aufbau: Flotte Edinburgh"),
        ("Belgium Build A BEL", "Belgium: Build Army Belgium", "Belgien: Aufbau: Armee Belgien"),
        ("Russia (A) Disband A MOS", "Russia (A): Disband Army Moscow", "Russland (A): Auflösung: Armee Moskau"),
        ("Rohan Build A BEL", "Rohan Build A BEL", "Rohan Build A BEL"),
    ],
)
def test_orders_of_rules_are_shown_by_name(order: str, english: str, german: str) -> None:
    for spec in ("formal", "masters", "international-relations"):
        casusbelli.new_game(spec)  # loads its texts
    names = names_on(casusbelli.board("standard"))
    assert (render(Term(order=order), "en", names), render(Term(order=order), "de", names)) == (english, german)
