"""Our parser of catalogs, compared with the reference implementation of Fluent."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.catalogs import Texts, namespaces
from casusbelli.core.fluent import Call, CatalogError, Pattern, Selection, read, variables
from casusbelli.core.plurals import category
from casusbelli.core.said import Said, render, said
from casusbelli.engine.spec import packs

packs()  # modules whose catalogs are included
WORDS = ("Austria", "{ $n }", "a\n  b", '"', "} [one] *", "ÄÖß -> $x", "x" * 900)
NUMBERS = (0, 1, 2, 5, 11, 22, 101)


def selections(pattern: Pattern) -> Iterator[Selection]:
    for element in pattern:
        if isinstance(element, Selection):
            yield element
            for variant in element.patterns:
                yield from selections(variant)


def lists(pattern: Pattern) -> set[str]:
    """The lists of names that functions take."""
    found = {element.name for element in pattern if isinstance(element, Call)}
    for choice in selections(pattern):
        found |= {choice.by.name} if isinstance(choice.by, Call) else set()
        for variant in choice.patterns:
            found |= lists(variant)
    return found


def samples(pattern: Pattern) -> Iterator[dict[str, int | str]]:
    """Values to try: for selectors each key and something else."""
    names = sorted(set(variables(pattern)))
    keys: dict[str, list[int | str]] = {name: [WORDS[n % len(WORDS)]] for n, name in enumerate(names)}
    for choice in selections(pattern):
        counts = any(isinstance(key, int) for key, _pattern in choice.variants)  # a number, not "other"
        words = [key for key, _pattern in choice.variants if isinstance(key, str) and not counts]
        keys[choice.by.name] = [*NUMBERS, *words]
    for n in range(max(map(len, keys.values()), default=1)):
        yield {name: values[n % len(values)] for name, values in keys.items()}
    for name, values in keys.items():
        yield from ({other: held[0] for other, held in keys.items()} | {name: value} for value in values)


def formatted(bundle: FluentBundle, key: str, values: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    told, errors = bundle.format_pattern(pattern, values)
    assert not errors, (key, values, errors)
    return str(told)


def peer(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


CATALOGS = [(name, language) for name, texts in sorted(namespaces().items()) for language in texts.languages]


@pytest.mark.parametrize(("namespace", "language"), CATALOGS)
def test_catalogs_read_as_in_the_reference_implementation(namespace: str, language: str) -> None:
    texts = namespaces()[namespace]
    bundle = peer(texts.files[language], language)
    for key, pattern in texts.catalog(language).items():
        if lists(pattern):
            continue  # functions of our own
        for values in samples(pattern):
            told = formatted(bundle, key, values)
            assert render(Said(f"{namespace}.{key}", dict(values)), language) == told, (key, values)


def test_every_message_of_the_reference_implementation_is_read() -> None:
    for namespace, language in CATALOGS:
        texts = namespaces()[namespace]
        assert set(peer(texts.files[language], language)._messages) == set(texts.catalog(language))


SYNTAX = """\
# a comment
## of a group

plain = a text
blanks =    at the beginning\x20\x20
long = one line
    and another

      further in
    the end
below =
    on the next line
        and in
open = { $x } ends { $x }
quoted = { "{" }{ $x }{ "}" } { "\\u00e4 \\" \\\\" } { " " }
number = { 3 } men
chosen = { $n ->
    [0] none
    [one] one { $x }
   *[other] { $n } { $x ->
        [Austria] at home
       *[other] abroad
     } of them
 }, and so on
words = { $x ->
   *[a] A
    [b-c] B
    [5] five
}
spread = {
    $x
} ends
"""


@pytest.mark.parametrize("n", [*range(12), 100])
@pytest.mark.parametrize("x", ["Austria", "a", "b-c", "", "{ $n }"])
def test_parsed_messages_are_equal(n: int, x: str) -> None:
    Texts("syntax", {"en": SYNTAX, "pl": SYNTAX})
    for language in ("en", "pl"):
        bundle = peer(SYNTAX, language)
        for key in read(SYNTAX, "syntax"):
            told = formatted(bundle, key, {"n": n, "x": x})
            assert said(f"syntax.{key}", n=n, x=x).render(language) == told, key


@given(st.text(alphabet='ab =\n{}$"[]*->#.(x1', max_size=60))
def test_nothing_is_parsed_differently_and_rubbish_is_refused(text: str) -> None:
    """Whatever the reference implementation skips as not understood is an error with its line here."""
    bundle = peer(text, "en")
    try:
        found = read(text, "rubbish.ftl")
    except CatalogError:
        return
    assert set(found) <= set(bundle._messages)
    for key, pattern in found.items():
        values = dict.fromkeys(variables(pattern), "v")
        told = formatted(bundle, key, values)
        assert "".join(_plain(pattern)) == told or not _is_plain(pattern)


def _is_plain(pattern: Pattern) -> bool:
    return all(isinstance(element, str) for element in pattern)


def _plain(pattern: Pattern) -> Iterator[str]:
    return (element for element in pattern if isinstance(element, str))


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a = b\n c = d\n\n- = e", 4, "terms"),
        ("a = { $x", 1, "not closed"),
        ("a = b }", 1, "} without {"),
        ("a = b\na = c", 2, "twice"),
        ("a = b\n    .title = c", 2, "attributes"),
        ("a =\nb = c", 1, "says nothing"),
        ("a = { b }", 1, "no function"),
        ("a = { NUMBER($x) }", 1, "no function"),
        ("a = { $x ->\n [one] b\n}", 1, "star"),
        ("a = { $x ->\n *[one] b\n *[other] c\n}", 3, "only one"),
        ("a = { $x ->\n *[one]\n}", 2, "says nothing"),
        ('a = { "b ->\n', 1, "quotes"),
        ("#no blank", 1, "comment"),
        ("just words", 1, '"="'),
        ("a = { 3 -> *[one] b }", 1, "by a variable"),
    ],
)
def test_an_error_names_file_and_line(text: str, line: int, what: str) -> None:
    with pytest.raises(CatalogError) as error:
        read(text, "pack/texts/en.ftl")
    assert str(error.value).startswith(f"pack/texts/en.ftl:{line}: ")
    assert what in str(error.value)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pl", "ru", "cs", "uk", "pt", "ja", "ca", "nl"])
def test_plural_categories_are_those_of_the_cldr(language: str) -> None:
    from babel import Locale  # the queries of the reference implementation

    rule = Locale.parse(language).plural_form
    numbers = itertools.chain(range(300), (1000, 1001, 1_000_000, 2_000_000, 1_000_001))
    assert {n: category(language, n) for n in numbers if category(language, n) != rule(n)} == {}


def test_a_language_nobody_knows_counts_as_english_does() -> None:
    assert [category("xx", n) for n in (0, 1, 2, -1)] == ["other", "one", "other", "one"]
