"""A German reader goes through whole games of every pack: everything that is shown, phase by phase, is in German."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain

import pytest

from casusbelli.core.board import Board
from casusbelli.core.catalogs import namespaces
from casusbelli.core.fluent import Pattern, Selection
from casusbelli.core.said import Cell, Said, Term, render
from casusbelli.engine.display import Example, Panel, Subheading
from casusbelli.engine.game import Game
from casusbelli.engine.options import MatchingText, OneOf
from casusbelli.engine.spec import packs
from casusbelli.engine.view import GM
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.choices import choices
from casusbelli.testing.random_games import RandomGame, judge, new_game, scattered_game, write_phase

RULES = [*sorted(packs()), "build-anywhere + calendar + formal", "international-relations + masters"]
QUICK, LONG = 4, 16  # phases
RUBBISH = (
    "A PAR - MOS\nF ADR C A VIE - TRI\nA MUN S F KIE - NTH\nF BRE - SPA/WC\nA PIK H\nBuild A PAR\nEnter MDT with Utopia"
)
IDENTIFIER = re.compile(r"\S*\w[./_=]\w\S*")  # keys of options, labels of dice
WORD = re.compile(r"\b[A-Za-z][a-z]{2,}")


def blank(term: Term, _language: str) -> str | None:
    """Names, orders and numbers are the same in every language."""
    return "" if term.said is None and term.list is None else None


@cache
def english_words() -> frozenset[str]:
    """What English catalogs say and no German one does."""
    return words_of("en") - words_of("de")


def words_of(language: str) -> frozenset[str]:
    catalogs = [texts.catalog(language) for texts in namespaces().values()]
    told = (text for catalog in catalogs for pattern in catalog.values() for text in literals(pattern))
    return frozenset(word.lower() for text in told for word in WORD.findall(text))


def literals(pattern: Pattern) -> Iterator[str]:
    for element in pattern:
        if isinstance(element, str):
            yield element
        elif isinstance(element, Selection):
            for variant in element.patterns:
                yield from literals(variant)


@dataclass
class GermanReader:
    """``names``: of a game, and its orders. ``english``: what they could not read, and where it stood."""

    names: set[str] = field(default_factory=set)
    english: dict[str, str] = field(default_factory=dict)

    def read(self, where: str, told: Cell) -> None:
        text = render(told, "de", blank)
        for name in sorted((name for name in self.names if name in text), key=len, reverse=True):
            text = text.replace(name, "")
        text = IDENTIFIER.sub("", text)
        if english_words().intersection(map(str.lower, WORD.findall(text))):
            self.english.setdefault(text, where)


def test_a_reader_who_finds_english_says_so() -> None:
    reader = GermanReader()
    told: list[Cell] = [
        "nobody plays here",
        Said("core.because", {"start": "there it was", "why": Term(said=Said("core.nobody"))}),
    ]
    for one in [*told, Said("core.nobody"), Term(power="the Republic")]:
        reader.read("a row", one)
    assert list(reader.english) == ["nobody plays here", "there it was. Niemand."]


@pytest.mark.parametrize("rules", RULES)
def test_nothing_is_told_in_english(rules: str, full: bool) -> None:
    rng, names = random.Random(rules), rules.split(" + ")
    for game in (new_game(names), scattered_game(names, rng)):
        assert read_game(game, rng, LONG if full else QUICK) == {}


def read_game(game: Game, rng: random.Random, phases: int) -> dict[str, str]:
    board, played = game.rules.board, RandomGame(game)
    places = (province.name for province in board.provinces)
    reader = GermanReader({*board.power, *game.rules.names, *places, "Enter", *reasons(board)})
    read_rules(reader, game)
    for _phase in range(phases):
        if not is_over(game):
            write_phase(played, rng)
            reader.names |= {str(order) for _phase, _seat, orders in played.handed_in for order in orders}
        if not is_over(game):
            read_phase(reader, game, rng)
            judge(game)
    read_story(reader, game)
    return reader.english


def is_over(game: Game) -> bool:
    """By an agreement it may be over before it is judged."""
    return game.state.outcome is not None


def reasons(board: Board) -> Iterator[str]:
    """What the author of a map says about its dates, in the language of the map."""
    return (patch.why for patch in board.patches if patch.why)


def read_rules(reader: GermanReader, game: Game) -> None:
    """What a rulebook and the form for a new game say."""
    for form in game.rules.grammar.forms:
        reader.read(f"form {form.written}", form.sentence)
    for key, option in game.rules.known_options.items():
        reader.read(f"option {key}", option.sentence)
        if not isinstance(option.type, OneOf):  # words to be typed are the same for everybody
            kind = option.type.told if isinstance(option.type, MatchingText) else option.type.said
            reader.read(f"type of {key}", kind)
        for value in getattr(option.type, "values", ()):
            label = option.label(value)
            reader.read(f"{key} = {value}", label)
            if label == value and value.islower():  # others are numbers and codes of provinces
                reader.english.setdefault(f"{key} = {value}", "a value without a label")
    for component in game.rules.components:
        for told in component.explains(game.rules):
            reader.read(f"rulebook of {component.name}", told.told if isinstance(told, Example | Subheading) else told)


def read_phase(reader: GermanReader, game: Game, rng: random.Random) -> None:
    for told in (*game.halted, *game.owed().values(), newspaper.title(game.rules, game.phase)):
        reader.read(game.phase, told)
    for seat in rng.sample(game.rules.names, min(2, len(game.rules.names))):
        read_seat(reader, game, seat)
    for viewer in (GM, None, *rng.sample(game.rules.names, 1)):
        for panel in game.panels(viewer):
            read_panel(reader, panel)


def read_seat(reader: GermanReader, game: Game, seat: str) -> None:
    draft = game.drafts.get(seat)
    orders = draft.orders if draft else ()
    for told in game.preview(seat, "\n".join(map(str, orders))):
        reader.read(f"{game.phase}: consequence", told.text)
    for form in choices(game, seat).forms:
        reader.read(f"{game.phase}: form", form.sentence)
    found = game.accept(seat, RUBBISH).draft
    for _order, why in (*found.refused, *(draft.refused if draft else ())):
        reader.read(f"{game.phase}: refused", why.said)
    for error in found.misread:
        reader.read(f"{game.phase}: misread", error.said)


def read_panel(reader: GermanReader, panel: Panel) -> None:
    marks = (text for mark in panel.marks for text in (mark.text, mark.label))
    for cell in chain((panel.title, panel.note), panel.columns, marks, *panel.rows):
        reader.read(f"panel {panel.title}", cell)


def read_story(reader: GermanReader, game: Game) -> None:
    """The story, for everybody and for one seat."""
    for viewer in (GM, None, game.rules.names[0]):
        for line in chronicle.lines(game.rules, chronicle.facts(game, viewer)):
            reader.read(f"story {line.kind}", line.said)
