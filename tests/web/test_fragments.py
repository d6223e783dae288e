"""Parts of a page are the same while everything that they read is."""

from __future__ import annotations

import sys

import pytest
from jinja2 import UndefinedError
from markupsafe import Markup

from casusbelli.web import fragments
from casusbelli.web.fragments import NESTED, PARTS, Fragments, fragment_cache, reads, template_of


@pytest.mark.parametrize("part", PARTS)
def test_a_part_reads_fields_and_not_all_of_a_page(part: str) -> None:
    """The whole of a page or a game changes with every look at it: with the time."""
    assert not {*reads(template_of(part))} & NESTED.keys()
    assert "s.info.now" not in reads(template_of(part))


def test_what_is_read() -> None:
    assert {"chips", "keys", "csrf", "s.info.id", "s.seat"} < {*reads("game/strip.html")}
    assert {"s.choices", "s.cards"} < {*reads("game/orders.html")}  # by way of what it includes
    assert "who.account" in reads("game/bar.html")
    assert "s.info.settings" in reads("game/people.html")


def parts(**values: object) -> Fragments:
    return Fragments(("game", "en"), {"t": lambda key, **_more: key}, values, {})


def test_a_part_is_made_again_if_what_it_reads_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fragments, "FRAGMENTS", fragment_cache())
    first = parts(unread=3, other=1)("unread")
    assert parts(unread=3, other=2)("unread") is first
    assert parts(unread=4, other=1)("unread") != first
    assert Fragments(("game", "de"), {"t": lambda key: key}, {"unread": 3}, {})("unread") is not first
    assert len(fragments.FRAGMENTS.known) == 3


def test_a_part_is_given_nothing_else() -> None:
    with pytest.raises(UndefinedError, match="unread"):
        parts(read=3)("unread")


def test_markup_is_not_taken_for_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fragments, "FRAGMENTS", fragment_cache())
    plain, markup = (parts(unread=value)("unread") for value in ("<b>3</b>", Markup("<b>3</b>")))
    assert "&lt;b&gt;3" in plain
    assert "<b>3</b>" in markup


def test_parts_are_weighed_in_bytes() -> None:
    """Not in characters: one arrow doubles what a text takes."""
    cache = fragment_cache()
    for number in range(fragments.MOST_BYTES // 150_000):
        cache.find(number.to_bytes(2), lambda: Markup("x" * 99_999 + "\u2192"))
    held = sum(sys.getsizeof(entry.value) for entry in cache.known.values())
    assert fragments.MOST_BYTES - 250_000 < held <= cache.size <= fragments.MOST_BYTES


def test_a_part_with_a_function_is_the_same_while_its_source_is() -> None:
    game = {"info": {"id": "x"}, "seat": "", "phase": ""}

    def tag(draft: str, directives: str) -> str:
        values = {"chips": [], "keys": {}, "directives_of": print, "s": game}
        sources = {"": draft, "directives_of": directives}
        return Fragments(("game", "en"), {}, values, sources).tag("strip")

    assert tag("A PAR - BUR", "none") == tag("A PAR - PIC", "none")
    assert tag("A PAR - BUR", "none") != tag("A PAR - BUR", "Propose draw")
