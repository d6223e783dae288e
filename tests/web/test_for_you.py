"""The box "For you" on the results: whatever happens, and under whatever rules, it speaks to its reader as "you"."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from casusbelli.core.board_names import named
from casusbelli.core.catalogs import ENGLISH, namespaces, pattern_of
from casusbelli.core.fluent import Call, Pattern, Selection, variables
from casusbelli.core.said import YOU, Cell, Said, Term, UnitNamed, Value, order_term, power, render, said
from casusbelli.core.second_person import ROLE, addressed, forms
from casusbelli.core.translations import name_in
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.records.games import chronicle
from casusbelli.records.games.chronicle import reader_of
from casusbelli.service.base.story_shapes import LineTold, PhaseStory, ResultTold
from casusbelli.service.reads.phase_story import story_of
from casusbelli.testing.random_games import RandomGame, judge, new_game, scattered_game, write_phase
from casusbelli.web.pages.phase_results import story_shown
from tests.catalog_use import SOURCE

LANGUAGES = ("en", "de")
SECOND_PERSON = re.compile(r"\b([Yy]ou|Sie\b|Ihn|Ihr)")
FEW, SOME, MANY = 5, 10, 20  # phases
THIRD_PERSON = {
    "en": re.compile(r"\b[Yy]ou (is|has|was|does|its|\w*[^s\W]s)\b|\byou(r)? you"),
    "de": re.compile(r"(^|[.!?] )Sie (ist|hat|wird|war|muss|darf|will|hatte|\w{3,}t)\b|\bde[mn] Sie\b"),
}


def boxes(rules: str, phases: int) -> Iterator[tuple[Game, str, Cell]]:
    """Each sentence in the box of each seat, in random games with the usual options and with others."""
    rng = random.Random(rules)
    for game in (new_game(rules.split(" + ")), scattered_game(rules.split(" + "), rng)):
        played = RandomGame(game)
        for _phase in range(phases):
            if game.state.outcome is None:
                write_phase(played, rng)
            if game.state.outcome is None:
                judge(game)
        for seat in game.seats:
            for phase in game.phases():
                shown = story_shown(story_of(game, seat.name, phase), seat.name, {seat.name, *seat.powers})
                yield from ((game, seat.name, told) for told in shown["yours"])


def third_person(told: Value | Said, names: frozenset[str], code: str = "") -> Iterator[str]:
    """The codes of messages that name one of these powers, or a unit with its owner."""
    if isinstance(told, Said):
        _language, pattern = pattern_of(told.code, ENGLISH)
        for name in {*variables(pattern or ())} & told.values.keys():
            yield from third_person(told.values[name], names, told.code)
    elif isinstance(told, Term):
        if told.power in names or (told.unit is not None and told.unit.owner in names):
            yield code
        yield from third_person(told.said or "", names, code)
        for value in told.list or ():
            yield from third_person(value, names, code)


@pytest.mark.drawn(5)
@pytest.mark.parametrize("rules", [*sorted(packs()), "international-relations + masters"])
def test_the_box_speaks_to_its_reader(rules: str, full: bool, long: bool) -> None:
    wrong: dict[str, str] = {}
    found = 0
    for game, seat, told in boxes(rules, MANY if long else SOME if full else FEW):
        names = reader_of(game.rules, seat).names
        assert isinstance(told, Said)
        found += 1
        wrong |= {code: render(told) for code in third_person(told, names)}
        for language in LANGUAGES:
            text = named(told, game.rules.board, language)
            named_there = [name for name in names if re.search(rf"\b{re.escape(name_in(language, name))}\b", text)]
            if named_there or THIRD_PERSON[language].search(text):
                wrong[f"{told.code} ({language})"] = text
    assert wrong == {}
    assert found > 0


def test_the_box_begins_with_what_the_reader_won_or_lost() -> None:
    """And leaves orders to the lists of orders."""
    game = new_game(["standard"])
    reader = reader_of(game.rules, "Austria")
    facts = [
        said("story.seated", seat=power("Austria")),
        said("story.takes", owner=power("Italy"), places=["Tunis"]),
        said("story.takes-from", owner=power("Italy"), places=["Trieste"], loser=power("Austria")),
    ]
    written = [
        said("story.written", seat=power(seat), order=order_term(f"DWO {on}"))
        for seat, on in (("Italy", "Austria"), ("Austria", "Italy"), ("Austria", "Turkey"))
    ]
    lines: list[LineTold] = [{"kind": "fact", "text": "", "said": addressed(told, reader)} for told in facts]
    lines += [{"kind": "written", "text": "", "said": addressed(told, reader)} for told in written]
    judged = ResultTold(
        power="Austria", order="DWO Turkey", results=["succeeds"], reason="", text="", said=None, ordered=True
    )
    story: PhaseStory = {**story_of(game, "Austria", game.phase), "lines": lines, "results": [judged]}
    shown = story_shown(story, "Austria", {"Austria"})
    assert [told.code for told in shown["yours"]] == ["story.takes-from", "story.seated"]
    assert [told.code for told in shown["rest"]] == ["story.takes"]
    listed = [
        (power, [row["order"] for row in rows], [(order.text, order.secret, order.told) for order in orders])
        for power, rows, orders in shown["powers"]
    ]
    assert listed == [
        ("Austria", ["DWO Turkey"], [("DWO Italy", False, "")]),
        ("Italy", [], [("DWO Austria", False, "")]),
    ]


@pytest.mark.parametrize("others", ["", "Enter AAT with Austria", "Enter MDT with Turkey"])
def test_only_the_writer_of_a_secret_proposal_learns_that_nothing_came_of_it(others: str) -> None:
    """Whatever the other power wrote, the sentence is the same: it says no more than the list of treaties."""
    game = new_game(["international-relations"])
    game.submit("Austria", "Enter MDT with Italy, Enter MDT with Turkey")
    game.submit("Italy", others)
    game.submit("Turkey", "Enter MDT with Austria")
    played = game.phase
    game.process()
    told = {seat: written_by("Austria", game, seat, played) for seat in ("Austria", "Italy", "Turkey")}
    assert told == {
        "Austria": [("Enter MDT with Italy", True, "No treaty came of this proposal.")],
        "Italy": [],
        "Turkey": [],
    }


def written_by(power: str, game: Game, reader: str, phase: str) -> list[tuple[str, bool, str]]:
    shown = story_shown(story_of(game, reader, phase), reader, {reader})
    found = (orders for name, _rows, orders in shown["powers"] if name == power)
    return [(order.text, order.secret, render(order.told)) for orders in found for order in orders]


# --- every form, whether it comes up in a game or not


def addressing() -> list[tuple[str, str]]:
    """The messages that have a second person, each with a value that can be the reader."""
    codes = [f"{name}.{key}" for name, texts in namespaces().items() for key in texts.catalog(ENGLISH)]
    return [(code, role) for code in sorted(codes) for role in forms(code)]


def keys(pattern: Pattern) -> Iterator[tuple[str, int | str]]:
    """What a value that a sentence selects by can be."""
    for element in pattern:
        if isinstance(element, Selection):
            if not isinstance(element.by, Call):
                yield from ((element.by.name, key) for key, _told in element.variants)
            for inner in element.patterns:
                yield from keys(inner)


OF_UNITS = {
    *((f"story.{code}", role) for code in ("routed", "routed-nowhere") for role in ("unit", "other")),
    *(("story.removed", "units"), ("story.taken-away", "unit")),
}


THIRD_PARTIES = {"masters.tied": "unit", "factional.is-at-war": "country", "story.name": "power"}  # never the reader
NAMED = re.compile(r"(power|named|whose)\(")


def named_in(path: Path) -> Iterator[tuple[str, str]]:
    """The messages of a story in the source, each with a value that is a power or a unit with its owner."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "said":
            for code in (told.value for told in call.args if isinstance(told, ast.Constant)):
                yield from ((str(code), str(k.arg)) for k in call.keywords if NAMED.match(ast.unparse(k.value)))


def test_every_story_about_a_power_has_a_second_person() -> None:
    told = [*SOURCE.glob("packs/*/story.py"), Path(chronicle.__file__)]
    named_there = {pair for path in told for pair in named_in(path)}
    assert len(named_there) >= 40
    assert {code: role for code, role in named_there if role not in forms(code)} == THIRD_PARTIES


class Anything(dict[str, Value]):
    """Values for a sentence: whatever it asks for is Italy, if it is not given."""

    def __contains__(self, name: object) -> bool:
        return True

    def __missing__(self, name: str) -> Value:
        return power("Italy")

    def get(self, name: str, default: object = None) -> Value:
        return self[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_grammatical(language: str) -> None:
    assert len(addressing()) > 80
    wrong: dict[str, list[str]] = {}
    for code, role in addressing():
        namespace, _dot, key = code.partition(".")
        choices = keys(namespaces()[namespace].catalog(language)[key])
        mine = Term(unit=UnitNamed("A", "VIE")) if (code, role) in OF_UNITS else YOU
        told = [
            render(Said(code, Anything({name: chosen, role: mine, ROLE: role})), language)
            for name, chosen in [("", ""), *choices]
        ]
        if any(map(THIRD_PERSON[language].search, told)) or not any(map(SECOND_PERSON.search, told)):
            wrong[f"{code} [{role}]"] = told
    assert wrong == {}


def test_a_story_without_the_second_person_is_found() -> None:
    reader = reader_of(new_game(["standard"]).rules, "Austria")
    told = addressed(said("core.not-owned", owner=power("Austria"), place="Trieste"), reader)
    assert [*third_person(told, frozenset({"Austria"}))] == ["core.not-owned"]
    assert THIRD_PERSON["en"].search("You gets 1 penalty point.")
    assert THIRD_PERSON["de"].search("Sie erhält 1 Strafpunkt.")
    assert not THIRD_PERSON["en"].search("You possess your units, and Italy attacks you.")
