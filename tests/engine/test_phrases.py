"""Quick phrases: what may be sent, as data and in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from casusbelli.core.catalogs import namespaces
from casusbelli.core.state import Outcome, State
from casusbelli.engine.phrases import (
    KINDS,
    WORDINGS,
    Phrase,
    PhraseRefused,
    checked,
    phrase_data,
    phrase_of,
    phrase_text,
)
from casusbelli.engine.ruleset import RuleSet
from casusbelli.variants import board
from casusbelli.variants.table import new_game

EUROPE = board("standard")
LANGUAGES = ("en", "de", "fr")
MESSAGE = "01JD0000000000000000000000"

# One of each kind as Austria may send it in Spring 1901, and how it is stored.
SENT: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "peace": ({"year": 1903}, {"year": 1903}),
    "demilitarize": ({"province": "Galicia", "year": 1902}, {"province": "GAL", "year": 1902}),
    "alliance": ({"year": 1951}, {"year": 1951}),
    "joint-attack": ({"power": "russian"}, {"power": "Russia"}),
    "ask-support": ({"orders": ["ven s vie - tri"]}, {"orders": ["A VEN S A VIE - TRI"]}),
    "offer-support": ({"orders": ["A VIE S A VEN - TYR"]}, {"orders": ["A VIE S A VEN - TYR"]}),
    "ask-order": ({"orders": ["A Venice - Apulia"]}, {"orders": ["A VEN - APU"]}),
    "plan": ({"orders": ["vie - gal", "F TRI - ALB"]}, {"orders": ["A VIE - GAL", "F TRI - ALB"]}),
    "warn-power": ({"power": "Turkey"}, {"power": "Turkey"}),
    "warn-province": ({"province": "BLA"}, {"province": "BLA"}),
    "threat": ({"power": "Turkey", "province": "rum"}, {"power": "Turkey", "province": "RUM"}),
    "breach": ({"power": "Italy", "earlier": MESSAGE}, {"power": "Italy", "earlier": MESSAGE}),
    "thank": ({}, {}),
    "use-phrases": ({}, {}),
    "accept": ({"earlier": MESSAGE}, {"earlier": MESSAGE}),
    "refuse": ({"earlier": MESSAGE, "wording": 2}, {"earlier": MESSAGE, "wording": 2}),
}


def opening() -> tuple[RuleSet, State]:
    game = new_game()
    return game.rules, game.state


def test_there_is_an_example_of_each_kind() -> None:
    assert SENT.keys() == KINDS.keys()


@pytest.mark.parametrize("kind", SENT)
def test_a_phrase_is_completed_and_survives_json(kind: str) -> None:
    given, kept = SENT[kind]
    rules, state = opening()
    phrase = checked(rules, state, "Austria", phrase_of({"kind": kind, **given}))
    stored = json.loads(json.dumps(phrase_data(phrase)))
    assert stored == {"kind": kind, **kept}
    assert phrase_of(stored) == phrase
    assert checked(rules, state, "Austria", phrase) == phrase


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "This is not a quick phrase: Expected `object`, got `null`"),
        ([], "This is not a quick phrase: Expected `object`, got `array`"),
        ({"year": 1903}, "This is not a quick phrase: Object missing required field `kind`"),
        ({"kind": "peace", "year": "1903"}, "This is not a quick phrase: Expected `int`, got `str` - at `$.year`"),
        ({"kind": "peace", "year": 10**30}, "This is not a quick phrase: Expected `int` <= 9999 - at `$.year`"),
        ({"kind": "peace", "year": -1}, "This is not a quick phrase: Expected `int` >= 0 - at `$.year`"),
        ({"kind": "marry"}, "There is no quick phrase marry. The phrases are peace, demilitarize, alliance"),
        ({"kind": "x" * 500}, "There is no quick phrase xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...."),
        ({"kind": "peace"}, "The phrase peace needs the field year."),
        ({"kind": "accept"}, "The phrase accept needs the field earlier."),
        ({"kind": "thank", "power": "Italy"}, "The phrase thank does not have the field power."),
        ({"kind": "thank", "orders": ["A VIE H"]}, "The phrase thank does not have the field orders."),
        ({"kind": "thank", "wording": 3}, "There is no wording 3. The last one is 2."),
        ({"kind": "peace", "year": 1900}, "The year must be between 1901 and 1951, not 1900."),
        ({"kind": "alliance", "year": 1952}, "The year must be between 1901 and 1951, not 1952."),
        ({"kind": "joint-attack", "power": "Spain"}, "Spain is not a power in this game. The powers are Austria, "),
        ({"kind": "warn-power", "power": "Austria"}, "Austria is you. Choose another power."),
        ({"kind": "warn-power", "power": "x" * 65}, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx... is too long. At most 64"),
        ({"kind": "warn-province", "province": "Switzerland"}, "There is no province Switzerland on this board."),
        ({"kind": "warn-province", "province": "\ud800\0"}, "There is no province "),
        ({"kind": "accept", "earlier": "x" * 65}, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx... is too long. At most 64"),
        ({"kind": "plan", "orders": ["A VIE H"] * 6}, "The phrase plan can have at most 5 orders, not 6."),
        ({"kind": "ask-order", "orders": ["A VEN H"] * 2}, "The phrase ask-order can have at most 1 order, not 2."),
        ({"kind": "plan", "orders": ["A" * 121]}, "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA... is too long. At most 120"),
        ({"kind": "plan", "orders": ["A VIE - TIR"]}, "A VIE - TIR is not an order: "),
        ({"kind": "plan", "orders": ["A VIE H; A BUD H"]}, "A VIE H; A BUD H is not an order: "),
        ({"kind": "plan", "orders": [""]}, " is not an order: expected a single order"),
        ({"kind": "ask-support", "orders": ["A VEN H"]}, "A VEN H is not an order to support a unit."),
        ({"kind": "ask-support", "orders": ["A BUD S A VIE - TRI"]}, "A BUD is your own unit, so you can't ask others"),
        ({"kind": "offer-support", "orders": ["A VEN S A VIE - TRI"]}, "A VEN is not your unit, so you can't offer"),
        ({"kind": "offer-support", "orders": ["A TYR S A VIE - TRI"]}, "There is no unit A TYR."),
    ],
)
def test_what_is_no_phrase_is_refused_in_words(data: object, told: str) -> None:
    rules, state = opening()
    with pytest.raises(PhraseRefused) as refused:
        checked(rules, state, "Austria", phrase_of(data))
    assert str(refused.value).startswith(told)
    for language in LANGUAGES:
        assert refused.value.said.render(language)


def test_there_are_no_phrases_before_and_after_a_game() -> None:
    rules, state = opening()
    over = replace(state, outcome=Outcome("draw", rules.names))
    for other in (State(), over):
        with pytest.raises(PhraseRefused, match="while the game is being played"):
            checked(rules, other, "Austria", Phrase("thank"))


def test_rules_lend_their_own_orders_and_seats() -> None:
    game = new_game("formal(turns=20)")
    phrase = checked(game.rules, game.state, "Austria", Phrase("ask-order", orders=("dwo turkey",)))
    assert phrase.orders == ("DWO Turkey",)
    assert phrase_text(phrase, "de", game.rules.board) == "Wäre dieser Befehl möglich: Kriegserklärung an die Türkei?"


@pytest.mark.parametrize(
    ("phrase", "language", "told"),
    [
        (Phrase("demilitarize", province="BLA", year=1902), "en", "out of the Black Sea until the end of 1902?"),
        (Phrase("demilitarize", province="BLA", year=1902), "de", "keine Einheiten in das Schwarze Meer schicken?"),
        (Phrase("demilitarize", province="GAL", year=1902, wording=2), "de", "Ende 1902 aus Galizien heraus?"),
        (Phrase("demilitarize", province="GAL", year=1902), "fr", "N’envoyons aucune unité en Galicie avant"),
        (Phrase("joint-attack", power="Turkey", wording=1), "de", "gemeinsamen Angriff auf die Türkei vor."),
        (Phrase("warn-power", power="Turkey"), "de", "Vorsicht vor der Türkei!"),
        (Phrase("warn-power", power="Germany"), "fr", "Méfiez-vous de l’Allemagne."),
        (Phrase("threat", power="Turkey", province="RUM"), "de", "Wenn Einheiten der Türkei nach Rumänien ziehen, "),
        (Phrase("threat", power="Turkey", province="NTH", wording=2), "de", "dulde ich in der Nordsee nicht."),
        (Phrase("ask-support", orders=("A VEN S A VIE - TRI",)), "en", "Could Army Venice support Army Vienna → Tries"),
        (Phrase("ask-support", orders=("A VEN S A VIE",)), "en", "Could Army Venice support Army Vienna in place?"),
        (Phrase("ask-support", orders=("A VEN S A VIE",)), "de", "Könnte Armee Wien im Halten von Armee Venedig"),
        (Phrase("plan", orders=("A VIE - GAL", "A BUD H")), "de", "Mein Plan: Armee Wien → Galizien, Armee Budapest"),
    ],
)
def test_sentences_have_names_and_articles_of_the_language(phrase: Phrase, language: str, told: str) -> None:
    assert told in phrase_text(phrase, language, EUROPE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_distinct_wordings_in_every_language(language: str) -> None:
    rules, state = opening()
    told: dict[str, set[str]] = {}
    for kind, (_given, kept) in SENT.items():
        orders = [kept.get("orders", [])]
        if KINDS[kind].orders == "support":
            orders.append([orders[0][0].partition(" - ")[0]])
        for n, some in enumerate(orders):
            for wording in range(WORDINGS):
                data = {"kind": kind, **kept, "orders": some, "wording": wording}
                phrase = checked(rules, state, "Austria", phrase_of(data))
                told.setdefault(f"{kind}-{n}", set()).add(phrase_text(phrase, language, EUROPE))
    assert {key for key, texts in told.items() if len(texts) != WORDINGS} == set()
    written = [text for texts in told.values() for text in texts]
    assert len(set(written)) == len(written)
    assert all(text[0].isupper() and text[-1] in ".?!" and "{" not in text for text in written)


def test_every_language_says_all_of_it() -> None:
    there = namespaces()["engine"]
    keys = {language: {key for key in there.catalog(language) if key.startswith("phrase-")} for language in LANGUAGES}
    assert keys["en"] == keys["de"] == keys["fr"]
