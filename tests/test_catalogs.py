"""Every message that is said has its sentences, and every sentence is said: for all catalogs there are."""

from __future__ import annotations

import importlib

import pytest

from casusbelli.core.catalogs import ENGLISH, namespaces
from casusbelli.core.fluent import variables
from casusbelli.engine.options import OneOf
from casusbelli.engine.spec import packs
from tests.catalog_use import SOURCE, labels, reasons, uses, uses_of

packs()  # brings the catalogs of all packs along
for path in SOURCE.rglob(f"texts/**/{ENGLISH}.ftl"):  # and those of the other rooms
    room = next(folder for folder in path.parents if (folder / "__init__.py").is_file())
    importlib.import_module(".".join(("casusbelli", *room.relative_to(SOURCE).parts)))
ALWAYS = {"core.nobody", "core.list-and", "core.list-or", "core.row"}  # said by those who render
COMPLETE = ("de",)  # languages in which our own packs say everything
OURS = sorted(name for name, texts in namespaces().items() if str(texts.source).startswith("casusbelli."))


def english(namespace: str) -> dict[str, set[str]]:
    """Code -> the values it speaks of."""
    catalog = namespaces()[namespace].catalog(ENGLISH)
    return {f"{namespace}.{key}": set(variables(pattern)) for key, pattern in catalog.items()}


def known() -> dict[str, set[str]]:
    return {code: names for namespace in OURS for code, names in english(namespace).items()}


def test_what_is_said_has_an_english_sentence() -> None:
    there = known()
    missing = dict.fromkeys(reasons() - there.keys(), "a reason")
    for use in uses():
        if use.exact and use.values is not None and use.exact not in there:
            missing[use.exact] = use.where
    assert missing == {}


def test_what_a_sentence_speaks_of_is_given() -> None:
    """In every language."""
    wrong = []
    for namespace in OURS:
        texts = namespaces()[namespace]
        for language in texts.languages:
            for key, pattern in texts.catalog(language).items():
                for use in uses_of(f"{namespace}.{key}"):
                    lacking = set(variables(pattern)) - (use.values or frozenset())
                    if lacking and use.values is not None:
                        wrong.append(f"{use.where}: {texts.file(language)}: {key} needs {sorted(lacking)}")
    assert wrong == []


@pytest.mark.parametrize("namespace", OURS)
def test_no_sentence_is_left_over(namespace: str) -> None:
    said = {code for code in english(namespace) if uses_of(code)}
    found = (f"{namespace}.order-", f"{namespace}.date-of-")  # by core/board_names.py and by core/said.py
    assert {code for code in english(namespace) if not code.startswith(found)} - said - reasons() - labels() <= ALWAYS


@pytest.mark.parametrize("namespace", OURS)
def test_other_languages_say_what_english_does(namespace: str) -> None:
    """Nothing besides, and with the same values, or others that are given wherever it is said."""
    texts = namespaces()[namespace]
    there = english(namespace)
    for language in texts.languages:
        for key, pattern in texts.catalog(language).items():
            code = f"{namespace}.{key}"
            assert code in there, texts.file(language)
            given = [use.values for use in uses_of(code) if use.values is not None]
            known = frozenset.intersection(*given) if given else frozenset()
            assert set(variables(pattern)) <= there[code] | known, f"{texts.file(language)}: {key}"


@pytest.mark.parametrize("namespace", OURS)
@pytest.mark.parametrize("language", COMPLETE)
def test_our_packs_say_everything_in(namespace: str, language: str) -> None:
    texts = namespaces()[namespace]
    assert texts.catalog(ENGLISH).keys() - texts.catalog(language).keys() == set()


def test_the_values_of_options_have_names() -> None:
    """All but lists of provinces, which are their own names."""
    options = [option for pack in packs().values() for part in pack.components for option in part.options]
    values = [(option, value) for option in options if isinstance(option.type, OneOf) for value in option.type.values]
    assert len(values) > 100
    assert [(option.key, value) for option, value in values if option.label(value) == value and "," not in value] == []
