"""Every option of every pack is explained: a label, a sentence, and a label for each of its values."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casusbelli.core.catalogs import namespaces
from casusbelli.core.rulings import OPTIONS
from casusbelli.core.said import Said, Text, render
from casusbelli.engine.options import BASE, Number, Option
from casusbelli.engine.spec import packs, read_spec, rule_set
from casusbelli.variants import board

LANGUAGES = ("en", "de")


def options() -> dict[str, Option]:
    known = dict(BASE)
    for pack in packs().values():
        for component in pack.components:
            known |= {f"{component.prefix or component.name}.{option.key}": option for option in component.options}
    return known


def values(option: Option) -> tuple[str, ...]:
    return () if isinstance(option.type, Number) else option.type.values


def unsaid(told: Text, language: str) -> bool:
    """Is there no message of its own, or none in this language?"""
    if not isinstance(told, Said):
        return True
    namespace, _dot, key = told.code.partition(".")
    return key not in namespaces()[namespace].catalog(language)


def faults(language: str) -> Iterator[str]:
    for key, option in options().items():
        title = render(option.title, language)
        sentence = render(option.sentence, language)
        if unsaid(option.title, language) or title == sentence or title.endswith("."):
            yield f"{key}: no label"
        if unsaid(option.sentence, language) or not sentence[0].isupper() or not sentence.endswith((".", "?")):
            yield f"{key}: no sentence: {sentence}"
        for value in values(option):
            label = render(option.label(value), language)
            if "," in value or value.isupper():  # provinces are their own names
                continue
            if label == value or (not value.isdigit() and unsaid(option.label(value), language)):
                yield f"{key} = {value}: no label"
            if not (label[0].isupper() or label[0].isdigit()) or label.endswith("."):
                yield f"{key} = {value}: a label begins with a capital and has no full stop: {label}"


@pytest.mark.parametrize(
    ("key", "value", "english", "german"),
    [
        ("calendar.start", "F1914M", "Fall 1914", "Herbst 1914"),
        ("ww1.armistice", "F1918", "Fall 1918", "Herbst 1918"),
        ("masters.vacant", "none", "None", "Keine"),
        ("masters.vacant", "Austria,Turkey", "Austria and Turkey", "Österreich und Türkei"),
        ("factional.unfilled", "Italy B, Turkey A", "Italy B and Turkey A", "Italy B und Turkey A"),
        ("solo.centers", "12", "12", "12"),
    ],
)
def test_texts_are_shown_in_words(key: str, value: str, english: str, german: str) -> None:
    label = options()[key].label(value)
    assert (render(label, "en"), render(label, "de")) == (english, german)


def test_a_text_says_which_words_it_may_be() -> None:
    assert str(options()["solo.centers"].type) == "map, none or a number of centers"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_words(language: str) -> None:
    assert len(options()) > len(OPTIONS)
    assert list(faults(language)) == []


def test_the_printed_rule_is_that_of_the_pack() -> None:
    rules = rule_set(read_spec("international-relations"), board("standard"), {"draws.draw": "list"})
    assert rules.printed["base.cd_removal"] == rules.option("base.cd_removal") == "classic"
    assert (rules.printed["draws.draw"], rules.option("draws.draw")) == ("dias", "list")
