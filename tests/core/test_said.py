"""Messages as data: what they are in files, and what of them is read in which language."""

from __future__ import annotations

import copy
import json
import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from casusbelli.core.catalogs import Texts, languages, namespaces
from casusbelli.core.orders import Hold, Piece
from casusbelli.core.said import (
    Said,
    Term,
    UnitNamed,
    Value,
    moment,
    phase,
    power,
    province,
    render,
    said,
    season,
    whose,
)
from casusbelli.core.units import Unit

ENGLISH = """\
plain = nothing to add
owned = { $place } is of { $owner }
listed = { $places } { OR($places) } { COMMAS($places) } { COUNT($places) }
counted = { COUNT($places) ->
    [0] none
    [one] one of { $places }
   *[other] all of { $places }
}
because = refused: { $why }
only-english = { $places }, in English
kind = { $owner ->
    [Austria] at home
   *[other] abroad
}
"""
GERMAN = """\
owned = { $place } ist von { $owner }
listed = { $places } { OR($places) } { COMMAS($places) } { COUNT($places) }
because = abgelehnt: { $why }
"""
TEXTS = Texts("trial", {"en": ENGLISH, "de": GERMAN})
VIENNA = province("VIE", "Vienna")
ARMY = Unit(7, "Austria", "A", "VIE")

words = st.text(max_size=20)
terms = st.one_of(
    st.builds(lambda name: Term(power=name), st.text(min_size=1)),
    st.builds(province, st.text(min_size=1), words),
    st.builds(Term, unit=st.builds(UnitNamed, words, words, words)),
    st.builds(phase, st.text(min_size=1)),
    st.builds(season, st.text(min_size=1)),
    st.builds(moment, st.integers(-(2**63), 2**63 - 1)),
    st.builds(Term, order=st.text(min_size=1)),
)
numbers = st.integers(-(2**63), 2**63 - 1)
values: st.SearchStrategy[Value] = st.recursive(
    st.one_of(numbers, words, terms),
    lambda inner: st.one_of(
        st.builds(lambda items: Term(list=tuple(items)), st.lists(inner, max_size=4)),
        st.builds(lambda held: Term(said=Said("trial.because", held)), st.dictionaries(words, inner, max_size=3)),
    ),
    max_leaves=8,
)
messages = st.builds(
    Said,
    st.sampled_from([*(f"trial.{key}" for key in TEXTS.catalog("en")), "gone.lost", ""]),
    st.dictionaries(st.sampled_from(["place", "owner", "places", "why", "x"]), values),
)


@given(messages)
def test_a_message_is_the_same_after_files_pickles_and_copies(told: Said) -> None:
    assert msgspec.json.decode(msgspec.json.encode(told), type=Said) == told
    assert msgspec.convert(msgspec.to_builtins(told), Said) == told
    assert pickle.loads(pickle.dumps(told)) == copy.deepcopy(told) == told
    assert len({told, copy.deepcopy(told)}) == 1


@given(messages, st.sampled_from(["en", "de", "fr", "de-AT", "", "xx-" * 50]))
def test_whatever_is_said_can_be_read(told: Said, language: str) -> None:
    assert isinstance(render(told, language), str)


@pytest.mark.parametrize("hostile", ["{ $owner }", "} {", "*[other] x", "a\nb = c", "{ OR($places) }", "x" * 100_000])
def test_values_are_shown_and_never_read(hostile: str) -> None:
    assert str(said("trial.owned", place=hostile, owner=power(hostile))) == f"{hostile} is of {hostile}"
    assert (
        str(said("trial.because", why=said("trial.owned", place=hostile, owner="B"))) == f"refused: {hostile} is of B"
    )


def test_values_say_what_they_are() -> None:
    places, why = [VIENNA, 3], said("trial.plain")
    told = said("x", owner=power("Austria"), place=VIENNA, unit=ARMY, whose=whose(ARMY), places=places, why=why, n=2)
    more = said("x", order=Hold(Piece("A", "VIE")), season=season("F1901"), phase=phase("S1901M"), yes=True)
    assert [json.loads(msgspec.json.encode(one)) for one in (told, more)] == [
        {
            "code": "x",
            "values": {
                "owner": {"power": "Austria"},
                "place": {"province": "VIE", "name": "Vienna"},
                "unit": {"unit": {"kind": "A", "at": "VIE"}},
                "whose": {"unit": {"kind": "A", "at": "VIE", "owner": "Austria"}},
                "places": {"list": [{"province": "VIE", "name": "Vienna"}, 3]},
                "why": {"said": {"code": "trial.plain"}},
                "n": 2,
            },
        },
        {
            "code": "x",
            "values": {
                "order": {"order": "A VIE H"},
                "season": {"season": "F1901"},
                "phase": {"phase": "S1901M"},
                "yes": "yes",
            },
        },
    ]


def test_what_cannot_be_said_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="cannot be said"):
        said("trial.owned", owner=1.5)


def test_lists_are_joined_as_the_language_does() -> None:
    told = said("trial.listed", places=[VIENNA, "B", "C"])
    assert str(told) == "Vienna, B and C Vienna, B or C Vienna, B, C 3"
    assert told.render("de") == "Wien, B und C Wien, B oder C Wien, B, C 3"
    assert str(said("trial.listed", places=["A"])) == "A A A 1"
    assert str(said("trial.listed", places=[])) == "nobody nobody  0"


@pytest.mark.parametrize(("places", "read"), [([], "none"), (["A"], "one of A"), (["A", "B"], "all of A and B")])
def test_lists_are_counted(places: list[str], read: str) -> None:
    assert str(said("trial.counted", places=places)) == read


def test_a_term_is_selected_by_its_name() -> None:
    assert [str(said("trial.kind", owner=power(name))) for name in ("Austria", "Italy")] == ["at home", "abroad"]


def test_a_missing_sentence_is_told_in_english_as_a_whole() -> None:
    inner = said("trial.only-english", places=["A", "B"])
    assert inner.render("de") == "A and B, in English"
    assert said("trial.because", why=inner).render("de") == "abgelehnt: A and B, in English"
    outer = said("trial.only-english", places=[said("trial.owned", place="A", owner="B")])
    assert outer.render("de") == "A is of B, in English"


def test_regions_speak_their_language_and_others_english() -> None:
    told = said("trial.owned", place="A", owner="B")
    assert [told.render(language) for language in ("de-AT", "fr")] == ["A ist von B", "A is of B"]


def test_a_pack_that_is_not_installed_is_read_by_its_code_and_values() -> None:
    told = said("gone.lost", unit=whose(ARMY), places=["A", "B"])
    assert told.render("de") == "gone.lost (unit: A VIE (Österreich), places: A und B)"
    assert str(said("trial.unknown")) == "trial.unknown"


def test_what_was_not_given_is_seen() -> None:
    assert str(said("trial.owned", owner="B")) == "{$place} is of B"


def test_a_reader_may_want_values_shown_his_way() -> None:
    def in_german(term: Term, language: str) -> str | None:
        return {"VIE": "Wien"}.get(term.province) if language == "de" else None

    told = said("trial.listed", places=[VIENNA, power("B")])
    assert told.render("de", in_german) == "Wien und B Wien oder B Wien, B 2"
    assert said("trial.only-english", places=[VIENNA]).render("de", in_german) == "Vienna, in English"


@pytest.mark.parametrize(
    ("language", "read"),
    [
        ("en", "Sun, Nov 23, 2025, 05:51 UTC"),
        ("de", "So, 23. Nov. 2025, 05:51 UTC"),
        ("fr", "dim. 23 nov. 2025, 05:51 UTC"),
    ],
)
def test_a_moment_is_dated_as_the_language_does(language: str, read: str) -> None:
    assert render(moment(1763877060000), language) == read


def test_markup_is_kept_and_the_rest_escaped() -> None:
    def shown(term: Term, _language: str) -> str | None:
        return Markup("<time>now</time>") if term.moment is not None else None

    told = said("trial.listed", places=["<b>", said("trial.because", why=moment(0))])
    why = "refused: <time>now</time>"
    expected = f"&lt;b&gt; and {why} &lt;b&gt; or {why} &lt;b&gt;, {why} 2"
    assert render(told, "en", shown, Markup) == expected


def test_two_owners_of_one_namespace_clash_in_words() -> None:
    assert Texts("trial", {"en": ENGLISH, "de": GERMAN}).catalog("en") == TEXTS.catalog("en")  # the same once more
    with pytest.raises(ValueError, match=r"messages core: casusbelli\.core and theirs;"):
        Texts("core", "theirs")
    with pytest.raises(ValueError, match="two packs call their messages trial"):
        Texts("trial", {"en": "a = b"})


def test_languages_are_those_that_lie_in_the_folder() -> None:
    assert namespaces()["core"].languages == ("de", "en", "fr")
    assert {"en", "de"} <= {*languages()}
    assert Texts("silent", "casusbelli.variants").languages == ()


DATES = Texts(
    "dates",
    {
        "en": "told = { $phase }",
        "de": "told = In { DAT($phase) } ist Krieg. { THE($phase) } dauert, bis die Frist für { ACC($phase) } endet.",
    },
)


@pytest.mark.parametrize(
    ("when", "label", "dative", "nominative", "accusative"),
    [
        ("F1901M", "Herbst 1901", "Im Herbst 1901", "Der Herbst 1901", "den Herbst 1901"),
        ("S1901M", "Frühjahr 1901", "Im Frühjahr 1901", "Das Frühjahr 1901", "das Frühjahr 1901"),
        ("W1901A", "Winter 1901", "Im Winter 1901", "Der Winter 1901", "den Winter 1901"),
        (
            "S1901R",
            "Rückzüge im Frühjahr 1901",
            "In der Rückzugsphase im Frühjahr 1901",
            "Die Rückzugsphase im Frühjahr 1901",
            "die Rückzugsphase im Frühjahr 1901",
        ),
    ],
)
def test_a_phase_in_a_german_sentence(when: str, label: str, dative: str, nominative: str, accusative: str) -> None:
    """With its article and case; a label has neither."""
    assert render(phase(when), "de") == label
    told = said(f"{DATES.namespace}.told", phase=phase(when)).render("de")
    assert told == f"{dative} ist Krieg. {nominative} dauert, bis die Frist für {accusative} endet."
