"""The kinds of orders that pages offer by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casusbelli.engine.forms import Form
from casusbelli.engine.spec import packs
from casusbelli.records.games.choices import kebab
from casusbelli.web.order_kinds import kind_named, order_kinds

ON_THE_BOARD = {"unit", "units", "order", "place", "places"}  # parts of orders that pages offer at a unit or province


def on_the_board() -> Iterator[Form]:
    for pack in packs().values():
        for component in pack.components:
            yield from (form for form in component.forms if ON_THE_BOARD & {*form.parts.values()})


def test_every_kind_of_order_on_the_board_has_a_name() -> None:
    """Pages fall back on the kind itself, which is English: only packs from elsewhere may need that."""
    kinds = {kebab(form.directive.__name__) for form in on_the_board()}
    assert len(kinds) > 10
    assert kinds - order_kinds("en").keys() == set()


@pytest.mark.parametrize(("language", "same"), [("de", []), ("fr", ["influence"])])
def test_kinds_are_translated(language: str, same: list[str]) -> None:
    english, translated = order_kinds("en"), order_kinds(language)
    assert [kind for kind in english if translated[kind] == english[kind]] == same


@pytest.mark.parametrize(
    ("kind", "language", "name"),
    [
        ("support", "de", "Unterstützen"),
        ("declare-sphere", "de", "Sphäre erklären"),
        ("declare-sphere", "en", "Declare sphere"),
        ("declare-sphere", "fr", "Déclarer une sphère"),
        ("influence/move", "de", "Einfluss: Ziehen"),
        ("influence/move", "fr", "Influence\u202f: Mouvement"),
        ("annex", "fr", "Annexer"),
        ("hire-spies", "de", "Hire spies"),
    ],
)
def test_kinds_are_named_in_the_language_of_the_reader(kind: str, language: str, name: str) -> None:
    assert kind_named(kind, language) == name
