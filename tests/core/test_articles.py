"""Names with their article, in the cases of German."""

from __future__ import annotations

import pytest

import casusbelli
from casusbelli.core.articles import with_article
from casusbelli.core.board_names import names_on
from casusbelli.core.fluent import read
from casusbelli.core.said import Term, _Resolver, power, province

READER = _Resolver("de", names_on(casusbelli.board("standard")))


@pytest.mark.parametrize(
    ("name", "the", "acc", "dat"),
    [
        ("Türkei", "die Türkei", "die Türkei", "der Türkei"),
        ("Türkei (A)", "die Türkei (A)", "die Türkei (A)", "der Türkei (A)"),
        ("Schwarzes Meer", "das Schwarze Meer", "das Schwarze Meer", "dem Schwarzen Meer"),
        ("Bottnischer Meerbusen", "der Bottnische Meerbusen", "den Bottnischen Meerbusen", "dem Bottnischen Meerbusen"),
        ("Straße von Malakka", "die Straße von Malakka", "die Straße von Malakka", "der Straße von Malakka"),
        ("Frankreich", "Frankreich", "Frankreich", "Frankreich"),
    ],
)
def test_an_article_is_declined(name: str, the: str, acc: str, dat: str) -> None:
    assert [with_article("de", name, case) for case in ("THE", "ACC", "DAT")] == [the, acc, dat]
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
