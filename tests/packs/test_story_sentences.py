"""The story of a game reads like news: random games of every pack, told in English and German, in whole sentences."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from casusbelli.core.board import Board
from casusbelli.core.board_names import names_on
from casusbelli.core.events import Event
from casusbelli.core.said import Said, Show, Term, render
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.engine.view import GM
from casusbelli.records.games import chronicle
from casusbelli.testing.random_games import RandomGame, judge, new_game, scattered_game, write_phase

LANGUAGES = ("en", "de")
QUICK, LONG = 7, 20  # phases
FALLBACK = "story.fact"  # tells an event as it is stored

SENTENCE_END = re.compile(r'(?<=[.!?]) +(?=["„“(]?[A-ZÄÖÜ0-9])')
PHASE = re.compile(r"\b[SFW]\d{4}[A-Z]?\b")
SNAKE_CASE = re.compile(r"\w_\w")
OPTION = re.compile(r"\b[a-z][a-z0-9-]*\.[a-z][a-z0-9_-]*\b")
CODE = re.compile(r"\b[A-Z]{3}\b")
LONG_STEM = 4
ENDING = re.compile(r"(s|es|d|ed|ing)$")
STEMS = (  # an English word is taken for a verb that begins with a long one, or is a short one with an ending
    "is are was were be has have had do does did may can could would will must need show gain lose lost win won take "
    "took taken call get got attack attempt accept agree allow break broke succeed fail withdraw veto apply govern "
    "rule stay stand vote declare surrender move fire let give gave sign propose join fall fell occup count toss "
    "annex disarm land aid rebel rise owe build built remove order begin began end retreat dislodge eliminate own pass "
    "hold held wait receive leave left enter form support claim follow invite grant open close change return become "
    "became announce concede oppose reject cost pay paid write wrote say said add belong stop start come came go went "
    "keep kept"
)
GERMAN_VERB = re.compile(
    r"\b(ist|sind|war|hat|darf|kann|muss|soll|will|lag|kam|ging|gab|[a-zäöüß]{2,}(t|te|ten|en|ln|rn))\b"
)
NO_VERBS = re.compile(
    r"\b(nicht|jetzt|dort|seit|fast|sonst|zuletzt|selbst|einen|keinen|diesen|ihren|seinen|eigenen|anderen|beiden|allen|"
    r"gegen|neben|wegen|zwischen|oben|unten|wenn|denn|wann|mit|ersten|letzten|nächsten|gern|fern|modern)\b"
)


def named(board: Board) -> Show:
    """Provinces by name; orders and units have a notation of their own."""
    names = names_on(board)
    return lambda term, language: "Order" if term.order or term.unit is not None else names(term, language)


def nameless(term: Term, _language: str) -> str | None:
    """Names are the same in many languages."""
    return "" if term.said is None and term.list is None else None


def has_verb(sentence: str, language: str) -> bool:
    """An approximation: text without any of these is a heading or a list."""
    if language == "de":
        return GERMAN_VERB.search(NO_VERBS.sub("", sentence)) is not None
    stems = STEMS.split()
    long = tuple(stem for stem in stems if len(stem) >= LONG_STEM)
    _first, *words = (word.lower() for word in re.findall(r"[^\W\d_]+", sentence))
    return any(word.startswith(long) or word in stems or ENDING.sub("", word) in stems for word in words)


def faults(told: Said, board: Board, tags: frozenset[str]) -> Iterator[str]:
    """What an editor would object to."""
    for language in LANGUAGES:
        text = render(told, language, named(board))
        for sentence in SENTENCE_END.split(text):
            if not has_verb(sentence, language):
                yield f"{language}: no verb in {sentence!r}"
            if sentence[0].islower():
                yield f"{language}: a small letter first in {sentence!r}"
        if not text.endswith((".", "!", "?")):
            yield f"{language}: no full stop after {text!r}"
        raw = [pattern for pattern in (PHASE, SNAKE_CASE, OPTION) if pattern.search(text)]
        raw_codes = [code for code in CODE.findall(text) if code in board.province]
        if raw or raw_codes or any(re.search(rf"\b{re.escape(tag)}\b", text) for tag in tags):
            yield f"{language}: raw identifiers in {text!r}"
    bare = {re.sub(r"[\W\d_]+", "", render(told, language, nameless)) for language in LANGUAGES}
    if len(bare) < len(LANGUAGES) and bare != {""}:
        yield f"the same in all languages: {render(told)!r}"


def event_names() -> frozenset[str]:
    """As logs write them: "war-declared"; names of one word are words as well."""
    tags = (str(kind.__struct_config__.tag).rpartition("/")[0] for kind in _kinds(Event))
    return frozenset(tag for tag in tags if "-" in tag)


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from _kinds(below)


def story(game: Game, rng: random.Random, phases: int) -> Iterator[Said]:
    """The story of a random game, besides orders and their results."""
    played = RandomGame(game)
    for _phase in range(phases):
        if game.state.outcome is None:
            write_phase(played, rng)
        if game.state.outcome is None:  # an agreement can end it before it is judged
            judge(game)
    for line in chronicle.lines(game.rules, chronicle.facts(game, GM)):
        if line.kind == "fact" and line.said:
            assert isinstance(line.said, Said), f"English only: {line.said!r}"
            yield line.said


@pytest.mark.drawn(6)
@pytest.mark.parametrize("rules", sorted(packs()))
def test_the_story_is_told_in_sentences(rules: str, full: bool) -> None:
    rng = random.Random(rules)
    found: dict[str, list[str]] = {}
    for game in (new_game([rules]), scattered_game([rules], rng)):
        tags = event_names()
        sentences = [*story(game, rng, LONG if full else QUICK)]
        assert sentences
        for told in sentences:
            assert told.code != FALLBACK, render(told)
            wrong = [*faults(told, game.rules.board, tags)]
            found |= {told.code: wrong} if wrong else {}
    assert found == {}


@pytest.mark.parametrize("code", ["core.nobody", "story.fact", "engine.adjustments"])
def test_what_is_no_sentence_is_found(code: str) -> None:
    told = Said(code, {"name": "war-declared", "fields": "at F1907 SER"})
    board = new_game(["standard"]).rules.board
    assert [*faults(told, board, frozenset({"war-declared"}))]
