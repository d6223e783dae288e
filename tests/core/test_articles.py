"""Names with their article, in the cases of German."""

from __future__ import annotations

import pytest

import casusbelli
from casusbelli.core.articles import with_article
from casusbelli.core.board_names import names_on
from casusbelli.core.fluent import read
from casusbelli.core.said import NOBODY, YOU, Term, Value, _Resolver, power, province

READER = _Resolver("de", names_on(casusbelli.board("standard")))


@pytest.mark.parametrize(
    ("name", "the", "acc", "dat", "of"),
    [
        ("Türkei", "die Türkei", "die Türkei", "der Türkei", "der Türkei"),
        ("Türkei (A)", "die Türkei (A)", "die Türkei (A)", "der Türkei (A)", "der Türkei (A)"),
        ("Schwarzes Meer", "das Schwarze Meer", "das Schwarze Meer", "dem Schwarzen Meer", "des Schwarzen Meers"),
        (
            "Bottnischer Meerbusen",
            "der Bottnische Meerbusen",
            "den Bottnischen Meerbusen",
            "dem Bottnischen Meerbusen",
            "des Bottnischen Meerbusens",
        ),
        (
            "Straße von Malakka",
            "die Straße von Malakka",
            "die Straße von Malakka",
            "der Straße von Malakka",
            "der Straße von Malakka",
        ),
        ("Golf von Aden", "der Golf von Aden", "den Golf von Aden", "dem Golf von Aden", "des Golfs von Aden"),
        ("Hedschas", "der Hedschas", "den Hedschas", "dem Hedschas", "des Hedschas"),
        ("Mittelmächte", "die Mittelmächte", "die Mittelmächte", "den Mittelmächten", "der Mittelmächte"),
        ("Frankreich", "Frankreich", "Frankreich", "Frankreich", "von Frankreich"),
    ],
)
def test_an_article_is_declined(name: str, the: str, acc: str, dat: str, of: str) -> None:
    assert [with_article("de", name, case) for case in ("THE", "ACC", "DAT", "OF")] == [the, acc, dat, of]
    assert with_article("en", name, "THE") == name


def test_a_direction_has_its_preposition() -> None:
    assert [with_article("de", name, "INTO") for name in ("Wien", "Nordsee")] == ["nach Wien", "in die Nordsee"]


def test_a_catalog_asks_for_articles() -> None:
    values = {"who": Term(list=(power("France"), power("Turkey"))), "one": power("Turkey"), "at": province("NTH")}
    texts = read("a = { THE($one) } hilft { DAT($who) }. { THE($one) } kommt aus { DAT($at) }.", "de.ftl")
    told = "Die Türkei hilft Frankreich und der Türkei. Die Türkei kommt aus der Nordsee."
    assert READER.pattern(texts["a"], values) == told


def test_prepositions_and_articles_become_one_word() -> None:
    texts = read("a = In { DAT($at) } und in { DAT($at) }, von { DAT($sea) }, in { DAT($land) }.", "de.ftl")
    values = {"at": province("ENG"), "sea": province("BLA"), "land": province("UKR")}
    told = "Im Ärmelkanal und im Ärmelkanal, vom Schwarzen Meer, in der Ukraine."
    assert READER.pattern(texts["a"], values) == told


def test_an_article_fits_what_stands_before_its_variant() -> None:
    """A capital letter where a sentence begins, not where a variant does; contracted with the word before it."""
    texts = read(
        "a = { $n ->\n   *[0] { THE($who) } zieht\n} { $n ->\n   *[0] und { THE($who) } hält in"
        ' { $n ->\n   *[0] { DAT($at) }\n}\n}.{ $n ->\n   *[0] { " " }{ THE($who) } ruht\n}.',
        "de.ftl",
    )
    values: dict[str, Value] = {"n": 0, "who": power("Turkey"), "at": province("ENG")}
    told = "Die Türkei zieht und die Türkei hält im Ärmelkanal. Die Türkei ruht."
    assert READER.pattern(texts["a"], values) == told


def test_what_is_no_name_has_its_case_too() -> None:
    """ "niemand" and "Sie", alone and in a list."""
    texts = read("a = { THE($one) } hilft { DAT($one) }, { DAT($none) } und { DAT($you) }.", "de.ftl")
    values = {"one": NOBODY, "none": Term(list=()), "you": Term(list=(YOU, power("Turkey")))}
    assert READER.pattern(texts["a"], values) == "Niemand hilft niemandem, niemandem und Ihnen und der Türkei."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Hilfe von niemandem und von Ihnen für niemanden, Ihnen und der Türkei"),
        ("fr", "Hilfe de personne et de vous für personne, à vous et à la Turquie"),
    ],
)
def test_what_is_no_name_has_one_preposition(language: str, told: str) -> None:
    """The preposition that goes before a name without an article goes before "personne" and "vous", too."""
    texts = read("a = Hilfe { OF($both) } für { ACC($none) }, { DAT($you) }", "de.ftl")
    values = {"both": Term(list=(NOBODY, YOU)), "none": Term(list=()), "you": Term(list=(YOU, power("Turkey")))}
    assert _Resolver(language, None).pattern(texts["a"], values) == told


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Turquie", ["la Turquie", "à la Turquie", "de la Turquie", "en Turquie"]),
        ("Autriche", ["l’Autriche", "à l’Autriche", "de l’Autriche", "en Autriche"]),
        ("Danemark", ["le Danemark", "au Danemark", "du Danemark", "au Danemark"]),
        ("Pouilles", ["les Pouilles", "aux Pouilles", "des Pouilles", "dans les Pouilles"]),
        ("mer Noire", ["la mer Noire", "à la mer Noire", "de la mer Noire", "dans la mer Noire"]),
        ("Vienne", ["Vienne", "à Vienne", "de Vienne", "à Vienne"]),
        ("Ankara", ["Ankara", "à Ankara", "d’Ankara", "à Ankara"]),
        ("Le Caire", ["Le Caire", "au Caire", "du Caire", "au Caire"]),
    ],
)
def test_french_articles_and_prepositions(name: str, told: list[str]) -> None:
    assert [with_article("fr", name, case) for case in ("THE", "DAT", "OF", "INTO")] == told
