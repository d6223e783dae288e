"""Checks of messages: every message has a sentence in each language of its catalogs, and every event can be
described."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.catalogs import ENGLISH, Texts, namespaces
from casusbelli.core.said import Said, render
from casusbelli.core.second_person import forms
from casusbelli.engine.component import AnyComponent
from casusbelli.engine.game import Game
from casusbelli.engine.spec import Pack
from casusbelli.engine.view import GM
from casusbelli.testing.knowledge import viewers
from casusbelli.testing.random_games import moments, random_game

SOME = 5  # one in this many options is previewed
UNFILLED = re.compile(r"\{\s*\$[\w-]+\s*\}")


def check_catalogs(texts: Texts) -> None:
    """Every language has the same messages as English, and addresses the same readers."""
    english = texts.catalog(ENGLISH)
    assert english, f"{texts.file(ENGLISH)}: there is no English, which is read where a language lacks a sentence"
    for language in texts.languages:
        there, file = texts.catalog(language).keys(), texts.file(language)
        assert not english.keys() - there, f"{file}: there is no {', '.join(sorted(english.keys() - there))}"
        assert not there - english.keys(), f"{file}: nobody says {', '.join(sorted(there - english.keys()))}"
        for code in (f"{texts.namespace}.{key}" for key in english):
            lacking = {*forms(code)} ^ {*forms(code, language)}
            assert not lacking, f"{file}: {code}: as said to the reader: {', '.join(sorted(lacking))}"


def catalogs_of(pack: Pack) -> list[Texts]:
    """The catalogs of the packages of the pack's components."""
    homes = {type(component).__module__ for component in pack.components}
    return [texts for texts in namespaces().values() if any(_is_within(home, texts) for home in homes)]


def _is_within(module: str, texts: Texts) -> bool:
    return isinstance(texts.source, str) and f"{module}.".startswith(f"{texts.source}.")


def check_said(names: Sequence[str], languages: Iterable[str], phases: int, on: Board | None = None) -> None:
    """All messages in a random game have a complete sentence in these languages."""
    played = random_game(names, 3, phases, on=on)
    there = namespaces()
    for message in {repr(told): told for moment in moments(played) for told in said_in(moment)}.values():
        namespace, _dot, key = message.code.partition(".")
        texts = there.get(namespace)
        assert texts is not None, f"{message.code} is said, and no catalog is called {namespace}"
        for language in languages:
            if language in texts.languages:
                assert key in texts.catalog(language), f"{texts.file(language)}: there is no {key}, which is said"
                told = render(message, language)
                assert not UNFILLED.search(told), (
                    f"{texts.file(language)}: {key}: what to fill in was not given: {told}"
                )


def said_in(moment: Game) -> Iterator[Said]:
    """All messages at one moment: panels, phases, consequences and refusals of orders, options, names of steps, the
    rulebook, and the events of the log."""
    rules = moment.rules
    for component in rules.components:
        yield from messages([*component.explains(rules), component.sole, [o.sentence for o in component.options]])
    yield from messages([form.sentence for form in rules.forms])
    yield from messages(
        [[(moment.panels(viewer), moment.proposals(viewer)) for viewer in (*viewers(moment), GM)], dict(moment.owed())]
    )
    for seat in rules.names:
        for order in list(moment.options(seat))[::SOME]:
            yield from messages(moment.preview(seat, [order]))
    yield from messages([rules.recounts(event) for event in moment.log])


def messages(what: Any) -> Iterator[Said]:
    """The messages in a value, including nested ones."""
    if isinstance(what, Said):
        yield what
        yield from messages(dict(what.values))
    elif isinstance(what, Struct):
        for name in what.__struct_fields__:
            yield from messages(getattr(what, name))
    elif isinstance(what, Mapping):
        for value in what.values():
            yield from messages(value)
    elif isinstance(what, Iterable) and not isinstance(what, str | bytes):
        for value in what:
            yield from messages(value)


def check_facts(names: Sequence[str], components: Iterable[AnyComponent], phases: int, on: Board | None = None) -> None:
    """The rule that owns an event describes it in words, or declares that it need not be described ("")."""
    brought = {kind for component in components for kind in component.events}
    game = random_game(names, 3, phases, on=on).game
    for event in game.log:
        if type(event) in brought:
            assert game.rules.recounts(event) is not None, f"nobody tells {type(event).__name__} in words: {event}"
