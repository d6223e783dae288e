"""Every message that the code uses has its sentences, and every sentence is used, in all catalogs."""

from __future__ import annotations

import importlib
import re
from itertools import chain

import pytest

from casusbelli.core.catalogs import ENGLISH, namespaces
from casusbelli.core.fluent import Pattern, Selection, variables
from casusbelli.core.second_person import ROLE, forms
from casusbelli.engine.options import OneOf
from casusbelli.engine.spec import packs
from tests.catalog_use import SOURCE, labels, minutes, reasons, uses, uses_of

packs()  # loads the catalogs of all packs
for path in SOURCE.rglob(f"texts/**/{ENGLISH}.ftl"):  # and those of other packages
    room = next(folder for folder in path.parents if (folder / "__init__.py").is_file())
    importlib.import_module(".".join(("casusbelli", *room.relative_to(SOURCE).parts)))
ALWAYS = {"core.nobody", "core.you", "core.list-and", "core.list-or", "core.row"}  # used by the code that renders
DECLINED = re.compile(r"date|date-of-.*|nobody|rebel|you")  # core/said.py gives them the grammatical case, if any
COMPLETE = ("de", "fr")  # languages in which our own packs must be complete
OURS = sorted(name for name, texts in namespaces().items() if str(texts.source).startswith("casusbelli."))
INCLUDED = [name for name in OURS if ".templates." not in str(namespaces()[name].source)]


def english(namespace: str) -> dict[str, set[str]]:
    """Code -> the values that the English sentence uses."""
    catalog = namespaces()[namespace].catalog(ENGLISH)
    return {f"{namespace}.{key}": set(variables(pattern)) for key, pattern in catalog.items()}


def in_case(key: str) -> set[str]:
    return {"case"} if DECLINED.fullmatch(key) else set()


def known() -> dict[str, set[str]]:
    return {code: names for namespace in OURS for code, names in english(namespace).items()}


def test_every_message_has_an_english_sentence() -> None:
    there = known()
    missing = dict.fromkeys(reasons() - there.keys(), "a reason")
    for use in uses():
        if use.exact and use.values is not None and use.exact not in there:
            missing[use.exact] = use.where
    assert missing == {}


def test_every_value_of_a_sentence_is_given() -> None:
    """Code gives every value that a sentence uses, in all languages."""
    wrong = []
    for namespace in OURS:
        texts = namespaces()[namespace]
        for language in texts.languages:
            for key, pattern in texts.catalog(language).items():
                for use in uses_of(f"{namespace}.{key}"):
                    lacking = {*variables(pattern)} - {ROLE} - in_case(key) - (use.values or frozenset())
                    if lacking and use.values is not None:
                        wrong.append(f"{use.where}: {texts.file(language)}: {key} needs {sorted(lacking)}")
    assert wrong == []


@pytest.mark.parametrize("namespace", OURS)
def test_every_sentence_is_used(namespace: str) -> None:
    said = {code for code in english(namespace) if uses_of(code)}
    # used by core/board_names.py, core/said.py, web/order_kinds.py and core/translations.py
    found = tuple(f"{namespace}.{start}-" for start in ("order", "date-of", "directive", "role"))
    left = {code for code in english(namespace) if not code.startswith(found)}
    assert left - said - reasons() - labels() - minutes() <= ALWAYS


@pytest.mark.parametrize("namespace", OURS)
def test_translations_use_the_values_of_the_english_sentence(namespace: str) -> None:
    """Sentences use no other values than the English ones, except values that all callers give."""
    texts = namespaces()[namespace]
    there = english(namespace)
    for language in texts.languages:
        for key, pattern in texts.catalog(language).items():
            code = f"{namespace}.{key}"
            assert code in there, texts.file(language)
            given = [use.values for use in uses_of(code) if use.values is not None]
            known = frozenset.intersection(*given) if given else frozenset()
            assert set(variables(pattern)) <= there[code] | known | in_case(key), f"{texts.file(language)}: {key}"
            assert set(forms(code, language)) == set(forms(code)), f"{texts.file(language)}: {key}"


def words_of(pattern: Pattern) -> list[str]:
    """The words in a pattern, without its values."""
    inner = (words_of(one) for element in pattern if isinstance(element, Selection) for one in element.patterns)
    texts = (element for element in pattern if isinstance(element, str))
    return [*re.findall(r"[^\W\d_]{2,}", " ".join(texts)), *chain.from_iterable(inner)]


@pytest.mark.parametrize("namespace", OURS)
def test_no_sentence_is_left_in_english(namespace: str) -> None:
    """Pages, mails, refusals: what is the same as in English has at most two words, names of packs aside."""
    texts = namespaces()[namespace]
    there = texts.catalog(ENGLISH)
    for language in {*texts.languages} - {ENGLISH}:
        same = {key: words_of(pattern) for key, pattern in texts.catalog(language).items() if pattern == there.get(key)}
        names = {key for key in same if re.fullmatch(r"pack-.*(?<!-about)", key)}
        assert {key: words for key, words in same.items() if len({*words}) > 2 and key not in names} == {}, language


@pytest.mark.parametrize("namespace", INCLUDED)
@pytest.mark.parametrize("language", COMPLETE)
def test_our_packs_are_complete_in(namespace: str, language: str) -> None:
    texts = namespaces()[namespace]
    assert texts.catalog(ENGLISH).keys() - texts.catalog(language).keys() == set()


def test_the_values_of_options_have_names() -> None:
    """All values have names, except lists of provinces, which name themselves."""
    options = [option for pack in packs().values() for part in pack.components for option in part.options]
    values = [(option, value) for option in options if isinstance(option.type, OneOf) for value in option.type.values]
    assert len(values) > 100
    assert [(option.key, value) for option, value in values if option.label(value) == value and "," not in value] == []
