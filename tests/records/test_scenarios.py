"""Scenario files: every case of the installed rules holds, every expectation can fail, and a file or a case that asks
for something impossible is refused in a sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.events import Event, OrdersRevealed, OrdersTallied
from casusbelli.engine.component import Component, Rules, Seat, Turn
from casusbelli.engine.spec import Pack, packs_beside
from casusbelli.records.scenarios.run import run_case
from casusbelli.records.scenarios.scenario_file import (
    CASE_KEYS,
    EXPECT_KEYS,
    TURN_KEYS,
    Case,
    MalformedScenario,
    TurnCase,
    cases_of,
    read_scenarios,
)
from casusbelli.variants import board
from tests.packs.omens import PACKS
from tests.records.test_cases import CASES, failures, missing_rules
from tests.selection import examples

TESTS = Path(__file__).parents[1]
FILES = {file.name: file.read_text(encoding="utf-8") for file in sorted((TESTS / "scenarios").glob("*.toml"))}
STANDARD = {case.id: case for (name, _id), case in CASES.items() if name in ("standard", "endings")}
DOCS = (TESTS.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")


def case_of(text: str) -> Case:
    return read_scenarios(f'[[case]]\nid = "X"\n{text}')[0]


def told(text: str) -> str:
    """The first thing that a case says is wrong; "" if it holds."""
    return next(iter(failures(case_of(text))), "")


# --- the files


def test_the_standard_rules_are_installed() -> None:
    assert not any(missing_rules(case) for case in STANDARD.values())
    assert CASES["world_war_one", "W-11b"].rules == "standard"
    assert all(len(re.findall(r"^\[\[case\]\]", text, re.M)) == len(read_scenarios(text)) for text in FILES.values())


def test_the_example_in_the_documentation() -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCS, re.S)
    assert examples[0].startswith("[[case]]")
    for example in examples:
        cases = read_scenarios(example)
        assert all(case.turns for case in cases)
        assert [failures(case) for case in cases] == [[] for _ in cases]


def test_the_documentation_knows_every_key() -> None:
    for key in CASE_KEYS | TURN_KEYS | EXPECT_KEYS:
        assert f"| `{key}`" in DOCS


# --- falsified expectations

OTHER_WORDS = ("destroyed", "available", "given")


def falsified(key: str, value: Any) -> Iterator[Any]:
    """The same expectation, wrong in every way it can be wrong."""
    if key == "phase":
        yield "S1899M"
    elif key in ("units", "centers"):
        for power, items in value.items():
            yield {**value, power: [*items, "A NAF"]}
            if items:
                yield {**value, power: items[1:]}
                yield {**value, power: items[:-1]}
        yield {**value, "Nobody": ["A NAF"]}
    elif key == "dislodged":
        for unit, places in value.items():
            yield {**value, unit: [*places, "CLY"]}
            if places:
                yield {**value, unit: places[1:]}
                yield {**value, unit: []}
        yield {**value, "A NAF": []}
        yield {**value, "A NAF": ["TUN"]}
    elif key == "results":
        for order, words in value.items():
            named = [words] if isinstance(words, str) else words
            wrong = next(word for word in OTHER_WORDS if word not in named)
            yield {**value, order: wrong}
            yield {**value, order: [*named, wrong]}
        yield {**value, "A NAF - TUN": "succeeds"}
        yield {**value, "what was never written": "illegal"}
    elif key == "refused":
        for order, code in value.items():
            _name, _colon, text = order.partition(":")
            if code != "*":
                yield {**value, order: "no-such-reason"}
            yield {**{k: v for k, v in value.items() if k != order}, f"Nobody:{text}": "*"}
            yield {**{k: v for k, v in value.items() if k != order}, text: "*"}
        yield {**value, "Austria: A NAF - TUN": "*"}
    elif key in ("asked", "silent"):
        yield [*value, "Nobody"]
        yield value[1:] if value else ["Austria"]
    elif key in ("scores", "owed"):
        for power, number in value.items():
            yield {**value, power: number + 1}
            yield {**value, power: str(number)}
    elif key == "outcome" and value:
        yield {**value, "kind": "nothing"}
        yield {**value, "winners": [*value["winners"], "Nobody"]}
        yield {**value, "winners": value["winners"][1:] or ["Nobody"]}
        yield {**value, "runner_up": "Nobody"}
        yield {}
    elif key == "outcome":
        yield {"kind": "solo"}
    else:
        raise AssertionError(f"nobody said how {key} may be wrong")


def falsified_cases(case: Case) -> Iterator[tuple[str, Case]]:
    for n, turn in enumerate(case.turns):
        for key, value in turn.expect.items():
            for wrong in falsified(key, value):
                changed = replace(turn, expect={key: wrong})
                yield f"{turn.phase}: {key}", replace(case, turns=(*case.turns[:n], changed))


@pytest.mark.drawn(20)
@pytest.mark.parametrize("name", STANDARD)
def test_a_falsified_expectation_is_noticed(name: str) -> None:
    wrong_cases = list(falsified_cases(STANDARD[name]))
    assert wrong_cases
    for where, wrong in wrong_cases:
        told = [text.replace(": In ", ": ", 1) for text in failures(wrong)]  # "S1902M: In centers.Austria: ..."
        assert any(text.startswith(where) for text in told), wrong.turns[-1].expect


def expecting(name: str, turn: int, **expect: Any) -> list[str]:
    """What a case of standard.toml says if this is expected of its turn and nothing else."""
    case = STANDARD[name]
    return failures(replace(case, turns=(*case.turns[:turn], replace(case.turns[turn], expect=expect))))


def test_empty_tables_that_say_something() -> None:
    assert expecting("ST-11", 0, dislodged={}) == ["S1902M: dislodged: A VIE is, and may retreat to BUD, GAL, TRI"]
    assert expecting("ST-13", 0, dislodged={}) == []  # nobody retreats
    assert expecting("ST-54", 0, outcome={})[0].startswith("F1907M: outcome: the game is over: {'kind': 'solo'")
    assert expecting("ST-09", 0, refused={}) == [
        "S1902M: refused: 'Italy: F LYO - SPA' was, as coast-needed: say which coast of Spain: SPA/SC"
    ]


@pytest.mark.parametrize("key", ["units", "centers", "results", "owed", "scores", "state", "include", "exclude"])
def test_empty_tables_that_say_nothing(key: str) -> None:
    assert expecting("ST-11", 0, **{key: {}}) == []


def test_only_what_is_named_is_checked() -> None:
    assert expecting("ST-23", 0, dislodged={"A VIE": ["TRI", "BUD"]}) == []
    assert expecting("ST-23", 0, units={"Turkey": ["A UKR", "A GAL"]}) == []
    assert expecting("ST-15", 0, results={"A TYR - TRI": "dislodged"}) == []
    assert expecting("ST-54", 0, outcome={"winners": ["France"]}) == []


def test_a_key_takes_an_order_as_exactly_as_it_can() -> None:
    """A spelling without the coast finds its order; where both coasts were ordered, the one that is named."""
    orders = {"France": ("F MAO - SPA/NC", "F MAO - SPA/SC")}
    case = Case("X", start="S1902M", units={"France": ("F MAO",)})
    right = {
        "F MAO - SPA/NC": "succeeds",
        "F MAO - SPA/SC": "illegal",
        "F MAO - SPA": "succeeds",
        "mid-spa(nc)": "succeeds",
    }
    assert failures(replace(case, turns=(TurnCase("S1902M", orders, {"results": right}),))) == []
    for key in ("F MAO - SPA/SC", "A MAO - SPA/NC", "F MAO - POR"):
        wrong = replace(case, turns=(TurnCase("S1902M", orders, {"results": {key: "succeeds"}}),))
        assert failures(wrong), key


def test_a_key_may_quote_an_order_as_it_was_written() -> None:
    """The fleet is called an army, on the other coast (DATC 4.B.5, 4.C.2), and found under that name and its own."""
    orders = (
        'start = "S1902M"\nunits = { Russia = ["F STP/SC"] }\n[[case.turn]]\nphase = "S1902M"\norders.Russia = ["%s"]\n'
    )
    for written in ("A STP - BOT", "F STP/NC - BOT"):
        for key in (written, "F STP/SC - BOT", "F STP - BOT", "STP - BOT"):
            assert told(orders % written + f'expect.results = {{ "{key}" = "succeeds" }}') == ""
    assert told(orders % "F STP - BOT" + 'expect.results = { "A STP - BOT" = "succeeds" }')


def test_an_exact_key_goes_before_a_spelling() -> None:
    text = 'start = "S1902M"\nunits = { France = ["F MAO"] }\n[[case.turn]]\nphase = "S1902M"\n'
    text += 'orders.France = ["F MAO - SPA", "F MAO - SPA/NC"]\nexpect.results = { "F MAO - SPA" = "%s" }'
    assert told(text % "illegal") == ""
    assert told(text % "succeeds") != ""


# --- spellings, and slips of the pen

BEATEN = """\
start = "F1902M"
units = { Turkey = ["A BUL", "Army Rumania"], Austria = ["A SER"], Russia = ["F StP(S)"] }
[[case.turn]]
phase = "F1902M"
orders.Turkey = ["A BUL - SER", "A RUM S A BUL - SER"]
"""


@pytest.mark.parametrize(
    ("expect", "wrong"),
    [
        ('units = { Turkey = ["Army Serbia", "a rum"], Russia = ["F stp(sc)"] }', ""),
        ('units = { Turkey = ["A SER"] }', "units.Turkey: 'A RUM' is too many"),
        (
            'units = { Turkey = ["A SER", "A RUM", "A XYZ"] }',
            "In units.Turkey: 'A XYZ' cannot be read. XYZ: no such province",
        ),
        ('units = { Turkey = ["SER", "A RUM"] }', "In units.Turkey: 'SER' does not say what kind of unit this is"),
        (
            'units = { Turkey = ["French A SER", "A RUM"] }',
            "In units.Turkey: 'French A SER' is listed for Turkey",
        ),
        ('dislodged = { "Army Serbia" = ["Albania", "budapest", "GRE", "Tri"] }', ""),
        ('dislodged = { "SER" = ["ALB", "BUD", "GRE", "TRI"] }', "In dislodged: 'SER' does not say what kind"),
        (
            'dislodged = { "A SER" = ["ALB", "BUD", "GRE", "TRX"] }',
            "In dislodged.A SER: 'TRX' cannot be read",
        ),
        ('dislodged = { "A SER" = ["ALB", "BUD", "GRE"] }', "dislodged.A SER: 'TRI' is too many"),
        ('dislodged = { "A RUM" = [] }', "dislodged.A RUM: expected nothing, got None"),
        ('centers = { Austria = ["Vienna", "Budapest", "tri"] }', ""),
        ('centers = { Austria = ["Vienna", "Budapest"] }', "centers.Austria: 'TRI' is too many"),
        ('centers = { Austria = ["A VIE"] }', "In centers.Austria: 'A VIE' is a unit. Write only its province."),
        ("units = { Frnace = [] }", "units.Frnace: no power or seat is called so; did you mean France?"),
        ("units = { france = [] }", "units.france: no power or seat is called so; did you mean France?"),
        ("centers = { Ottomans = [] }", "centers.Ottomans: no power or seat is called so; there are Austria, England"),
        ("owed = { Frnace = 0 }", "owed.Frnace: no power or seat is called so"),
        ("scores = { Frnace = 0 }", "scores.Frnace: no power or seat is called so"),
        ("state.formla = {}", "state.formla: no rule of this game shows such a table; there are draws"),
        ("include.formla = {}", "include.formla: no rule of this game shows such a table; there are draws"),
        ("exclude.formla = {}", "exclude.formla: no rule of this game shows such a table; there are draws"),
    ],
)
def test_a_slip_of_the_pen_is_no_success(expect: str, wrong: str) -> None:
    assert told(f"{BEATEN}[case.turn.expect]\n{expect}").startswith(f"F1902M: {wrong}" if wrong else "")
    assert bool(told(f"{BEATEN}[case.turn.expect]\n{expect}")) is bool(wrong)


# --- state, dice, include, exclude, tallies: with rules of the tests' own


class West(Component[None]):
    """England and France are one seat."""

    name = "west"

    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        return (Seat("West", ("England", "France")), *(s for s in seats if s.name not in ("England", "France")))


@pytest.fixture
def _more_packs() -> Iterator[None]:
    west = Pack("west", "two against the rest", (West(),), {})
    with packs_beside(*PACKS, west):
        yield


ROLLS = {"Austria/1902/omen": 51, "England/1902/omen": 50}
LUCKY = {"Austria": 1, "England": 0}


@pytest.mark.usefixtures("_more_packs")
@pytest.mark.parametrize(
    ("expect", "wrong"),
    [
        ({"state": {"omens": {"luck": LUCKY}}}, ""),
        ({"state": {"omens": {"luck": {"Austria": 2}}}}, "state.omens.luck.Austria: expected 2, got 1"),
        ({"state": {"omens": {"luck": {"Austria": True}}}}, "state.omens.luck.Austria: expected True, got 1"),
        ({"state": {"omen": {}}}, "state.omen: no rule of this game shows such a table; there are draws, omens"),
        ({"state": {"fog": {"x": 1}}}, "state.fog: no rule of this game shows such a table; there are draws, omens"),
        ({"include": {"omen": {}}}, "include.omen: no rule of this game shows such a table; there are draws, omens"),
        ({"exclude": {"omen": {}}}, "exclude.omen: no rule of this game shows such a table; there are draws, omens"),
        ({"exclude": {"omens": {"lukc": []}}}, "exclude.omens.lukc: the table has no such field; there are luck"),
        ({"include": {"omens": {"luck": LUCKY}}}, ""),
        ({"include": {"omens": {"luck": {"Austria": 0}}}}, "include.omens.luck.Austria: expected 0, got 1"),
        ({"include": {"omens": {"bad": [1]}}}, "include.omens.bad: expected 1, got None"),
        ({"exclude": {"omens": {"luck": {"Austria": 0, "England": 1}}}}, ""),
        ({"exclude": {"omens": {"luck": {"Austria": 1}}}}, "exclude.omens.luck.Austria: should not be 1"),
        ({"tallies": {}}, ""),
        ({"tallies": {"A POR": {"A POR H": 1}}}, "tallies.A POR: expected a table, got None"),
    ],
)
def test_what_rules_add(expect: Mapping[str, Any], wrong: str) -> None:
    case = Case("X", rules="omens", dice=ROLLS, turns=(TurnCase("F1901M", {}, expect),))
    assert failures(case) == ([f"F1901M: {wrong}"] if wrong else [])


@pytest.mark.usefixtures("_more_packs")
@pytest.mark.parametrize(
    ("dice", "expect", "wrong"),
    [
        ({"Austria/1902/omen": 100}, {}, []),
        ({"Austria/1902/omen": 101}, {}, ["dice: 'Austria/1902/omen' = 101: the die shows 1 to 100"]),
        ({"Austria/1902/omen": 0}, {"phase": "F1902M"}, ["", "dice: 'Austria/1902/omen' = 0: the die shows 1 to 100"]),
        ({"Austria/1902/oman": 50}, {"phase": "F1902M"}, ["F1901M: phase: expected", "dice: 'Austria/1902/oman': no "]),
    ],
)
def test_dice_are_rolled_and_can_fall_so(dice: Mapping[str, int], expect: Any, wrong: list[str]) -> None:
    turns = (TurnCase("F1901M", {}, expect),)
    found = failures(Case("X", rules="omens", start="S1901M", dice=dice, turns=turns))
    assert len(found) == len(wrong)
    assert all(text.startswith(start) for text, start in zip(found, wrong, strict=True))


class Poll(Component[None]):
    """Everybody counts the orders of the army in Vienna."""

    name = "poll"

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, OrdersRevealed):
            yield OrdersTallied(event.phase, {"A VIE": {"A VIE S A BUD - TRI": 3, "A VIE H": 1}})


@pytest.mark.parametrize(
    ("tallies", "wrong"),
    [
        ({"A VIE": {"A VIE S A BUD - TRI": 3}}, ""),
        ({"Army Vienna": {"Vienna supports Budapest to Trieste": 3, "vie holds": 1}}, ""),
        ({"A VIE": {"A VIE S A BUD - TRI": 2}}, "tallies.A VIE.A VIE S A BUD - TRI: expected 2, got 3"),
        ({"A VIE": {"A VIE - TRI": 1}}, "tallies.A VIE.A VIE - TRI: expected 1, got None"),
        ({"A BUD": {"A BUD H": 1}}, "tallies.A BUD: expected a table, got None"),
        ({"VIE": {"A VIE H": 1}}, "In tallies: 'VIE' does not say what kind"),
    ],
)
def test_tallies(tallies: Any, wrong: str) -> None:
    turn = TurnCase("S1901M", {}, {"tallies": tallies})
    with packs_beside(Pack("poll", "poll", (Poll(),))):
        found = failures(Case("X", rules="poll", turns=(turn,)))
    assert [text.startswith(f"S1901M: {wrong}") for text in found] == ([True] if wrong else [])


class Pirates(Component[None]):
    """Lists whoever is no power as pirates."""

    name = "pirates"

    def listed_as(self, t: Turn, owner: str) -> str | None:
        return None if owner in t.board.power else "Pirates"


def test_names_that_only_rules_know() -> None:
    """There need be no pirates for a case to say so; but nobody is called Pirate where there are Pirates."""

    def found(name: str, **units: tuple[str, ...]) -> list[str]:
        turn = TurnCase("S1901M", {}, {"units": {name: []}})
        with packs_beside(Pack("pirates", "pirates", (Pirates(),))):
            return failures(Case("X", rules="pirates", units={"Austria": ("A VIE",), **units}, turns=(turn,)))

    assert found("Pirates") == []
    assert found("Pirates", Teach=("F ENG",)) == ["S1901M: units.Pirates: 'F ENG' is too many"]
    assert "did you mean Austria?" in found("Austira")[0]
    assert "did you mean Pirates?" in found("Pirate", Teach=("F ENG",))[0]


@pytest.mark.usefixtures("_more_packs")
def test_dice_that_nobody_scripts_fall_the_same_every_time() -> None:
    case = Case("X", rules="omens", turns=(TurnCase("S1904M", {}, {"phase": "F1904M"}),))
    first, second = (run_case(case, board).turns[0].state["state"] for _ in range(2))
    assert first == second
    assert 0 < sum(first["omens"]["luck"].values()) < 4 * 7


@pytest.mark.usefixtures("_more_packs")
def test_orders_stand_under_a_seat_or_a_power() -> None:
    refused = {
        "West: A GAL H": "no-unit",
        "France: A GAL H": "no-unit",
        "England: A BOH H": "no-unit",
        "West: A BOH H": "no-unit",
        "Italy: A PAR H": "not-yours",
    }
    orders = {
        "West": ("F LON - NTH", "A GAL H"),
        "England": ("A BOH H",),
        "France": ("A PAR - BUR",),
        "Italy": ("A PAR H",),
    }
    turn = TurnCase("S1901M", orders, {"refused": refused, "results": {"F LON - NTH": "succeeds"}})
    played = run_case(Case("X", rules="west", turns=(turn,)), board)
    assert played.failures == []
    assert [(o.seat, o.order) for o in played.turns[0].orders[:2]] == [("West", "F LON - NTH"), ("West", "A PAR - BUR")]
    assert [o.seat for o in played.turns[0].refused] == ["West", "West", "Italy"]
    for key in ("Italy: A GAL H", "Germany: A GAL H", "West: A PAR H"):
        wrong = Case("X", rules="west", turns=(replace(turn, expect={"refused": {key: "*"}}),))
        assert failures(wrong) == [f"S1901M: refused: {key!r} was not refused"]


# --- cases that cannot be played

ITALY = 'units = { Italy = ["A VEN"] }\n'
FIRST = '[[case.turn]]\nphase = "S1901M"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('rules = "chess"', "no rules are called 'chess'; there are "),
        ('rules = "standart"', "no rules are called 'standart'; did you mean standard?"),
        ('rules = "standard + standard"', "The rule standard appears twice in 'standard + standard'"),
        ('rules = ""', "'' in '' is not a rule; expected a rule such as factional(term=2)"),
        ('rules = "standard(centers)"', "'centers' in 'standard(centers)' is not a setting; expected key=value"),
        ('rules = "standard(colour=red)"', "option 'movement.colour': no rule of this game has it; there "),
        ('map = "mars"', "no map is called 'mars'; there are "),
        ('map = "Standard"', "no map is called 'Standard'; did you mean 'standard'?"),
        ('options = { "base.gravity" = 1 }', "option 'base.gravity': no rule of this game has it; there are base."),
        ('options = { "base.cd_removal" = "1850" }', "option base.cd_removal = '1850': expected 2023 or classic or "),
        ('options = { "solo.centers" = "²" }', "option solo.centers = '²': expected "),
        ('options = { "solo.centers" = 0 }', "option solo.centers = '0': expected "),
        ('options = { "solo.centers" = true }', "option solo.centers = 'true': expected "),
        ('start = "W1901T"', "start: There is no phase 'W1901T' in this game, which has S____M, S____R, F____M, "),
        ('units = { Italy = ["A ADR"] }', "In units.Italy: 'A ADR' is impossible. An army cannot be in the Adriatic"),
        ('units = { Italy = ["F MUN"] }', "In units.Italy: 'F MUN' is impossible. A fleet cannot be in Munich."),
        ('units = { Italy = ["F SPA"] }', "In units.Italy: 'F SPA' does not name the coast. Write SPA/NC or SPA/SC."),
        ('units = { Italy = ["VEN"] }', "In units.Italy: 'VEN' does not say what kind of unit this is. Write A or"),
        ('units = { Italy = ["A VEN - TYR"] }', "In units.Italy: 'A VEN - TYR' is more than a unit or"),
        ('units = { Italy = ["A XYZ"] }', "In units.Italy: 'A XYZ' cannot be read. XYZ: no such province"),
        ('units = { Italy = [""] }', "In units.Italy: '' cannot be read. "),
        ('units = { Italy = ["French A VEN"] }', "In units.Italy: 'French A VEN' is listed for Italy, but"),
        ('units = { Ita = ["A VEN"] }', "units.Ita: write Italy"),
        ('units = { italy = ["A VEN"] }', "units.italy: write Italy"),
        ('units = { Itlay = ["A VEN"] }', "units.Itlay: no power or seat is called so; did you mean Italy?"),
        ('centers = { Itlay = ["VEN"] }', "centers.Itlay: no power or seat is called so; did you mean Italy?"),
        ('dice = { "Nowhere/1903/election" = 1 }', "dice: 'Nowhere/1903/election': no rule of this game rolls a die"),
        ('rules = "factional"\ndice = { "Nowhere/1903/election" = 1 }', "dice: 'Nowhere/1903/election': no rule of "),
        ('rules = "factional"\ndice = { "Italy/1903/elektion" = 1 }', "dice: 'Italy/1903/elektion': no rule of this "),
        ('rules = "factional"\ndice = { "Italy/1903/ballot/XYZ" = 1 }', "dice: 'Italy/1903/ballot/XYZ': no rule of "),
        ('rules = "factional"\ndice = { "Italy/1901/election" = 1 }', "dice: 'Italy/1901/election': it was not rolled"),
        ('rules = "masters"\nstate.masters = { allowanc = { Italy = 1 } }', "state.masters.allowanc: no rule of this "),
        ('rules = "masters"\nstate.masters = { allowance = { Itlay = 1 } }', "state.masters: nobody is called 'Itlay'"),
        ('rules = "masters"\nstate.masters = { civil_disorder = ["Itlay"] }', "state.masters: nobody is called 'Itl"),
        ('rules = "factional"\nstate.factional = { Italy = { goverment = "A" } }',
         "state.factional.Italy.goverment: no rule of this game reads it"),
        ('rules = "formal"\nstate.formal = { warz = [] }', "state.formal.warz: no rule of this game reads it"),
        ('rules = "formal"\nstate.formal = { wars = [["Itlay", "France"]] }', "state.formal.wars.Itlay: no "),
        ('rules = "formal"\nstate.formal = { victory_points = { Itlay = 1 } }', "state.formal.victory_points.Itlay"),
        ('rules = "formal"\nstate.formal = { spheres = { SRE = "Italy" } }', "state.formal.spheres: SRE is "),
        ('units = { Italy = ["A VEN", "F Venice"] }', "units: Italy F VEN: A VEN of Italy stands there"),
        ('units = { Italy = ["F BUL/EC"], Turkey = ["A BUL"] }', "units: Turkey A BUL: F BUL/EC of Italy stands there"),
        ('centers = { Italy = ["TYR"] }', "centers.Italy: 'TYR' is not a supply center"),
        ('centers = { Italy = ["XYZ"] }', "In centers.Italy: 'XYZ' cannot be read. XYZ: no such province"),
        ('centers = { Italy = ["A VEN"] }', "In centers.Italy: 'A VEN' is a unit. Write only its province."),
        ('centers = { Italy = ["VEN"], Austria = ["Venice"] }', "centers.Austria: 'Venice' belongs to Italy too"),
        ('centers = { ITALY = ["VEN"] }', "centers.ITALY: write Italy"),
        ("state = { formal = { turn = 1 } }", "state.formal: no rule of this game has a state of that name"),
        ("state = { solo = {} }", "state.solo: no rule of this game has a state of that name"),
        (FIRST + 'orders = { Itlay = ["A VEN H"] }', "orders.Itlay: no power or seat is called so; did you mean Italy"),
        (FIRST + 'orders = { italian = ["A VEN H"] }', "orders.italian: write Italy"),
        (FIRST + 'orders = { Mordor = ["A VEN H"] }', "orders.Mordor: no power or seat is called so; there are Austr"),
        ('[[case.turn]]\nphase = "S1900M"', "phase S1900M never came; the game is in "),
        ('[[case.turn]]\nphase = "S1901R"', "phase S1901R never came; the game is in "),
        (FIRST + FIRST, "phase S1901M never came; the game is in "),
        ('start = "W1901A"\n' + FIRST, "phase S1901M never came; the game is in "),
        ("units = {}\ncenters = { Austria = [], England = [], France = [], Germany = [], Italy = [], Russia = [], "
         "Turkey = [] }", "phase S1901M never came; the game was over in "),
        ('options = { "solo.centers" = 3 }\n[[case.turn]]\nphase = "S1902M"',
         "phase S1902M never came; the game was over in F1901M"),
        ('options = { "solo.centers" = 3 }\n[[case.turn]]\nphase = "F1901M"\n[[case.turn]]\nphase = "F1901M"',
         "phase F1901M never came; the game was over in F1901M"),
    ],
)  # fmt: skip
def test_a_case_that_cannot_be_played(text: str, sentence: str) -> None:
    case = case_of(text)
    turns = case.turns or (TurnCase(case.start or "S1901M", {}, {}),)
    found = failures(replace(case, turns=turns))
    assert len(found) == 1
    assert re.sub(r"^line \d+: ", "", found[0]).startswith(sentence)


def test_the_line_is_told_of_what_nobody_reads() -> None:
    text = '[[case]]\nid = "X"\nrules = "factional"\n\ndice = { "Nowhere/1903/election" = 1 }\n' + FIRST
    (case,) = read_scenarios(text)
    assert failures(case)[0].startswith("line 5: dice: 'Nowhere/1903/election': ")


def test_units_of_nobody_that_the_board_knows() -> None:
    """A rule may bring owners that are no powers: rebels, a party. They own nothing and nobody orders them."""
    text = 'units = { Rebels = ["A MOS"], Russia = ["A UKR"] }\n' + FIRST
    assert (
        told(text + 'orders = { Russia = ["A UKR - MOS"] }\nexpect = { results = { "A UKR - MOS" = "fails" } }') == ""
    )
    assert told(text + 'expect = { units = { Rebels = ["A MOS"] }, centers = { Rebels = [] } }') == ""
    assert told(text + 'orders = { Rebels = ["A MOS H"] }\nexpect.refused = { "Rebels: A MOS H" = "not-yours" }') == ""


def test_another_map() -> None:
    assert told('map = "lagoon"\n[[case.turn]]\nphase = "S0099M"\nexpect = { units = { Doge = ["A NAF"] } }')
    assert told('map = "lagoon"\n[[case.turn]]\nphase = "F0099M"\nexpect = { outcome = {} }') == ""
    assert told('map = "lagoon"\n' + ITALY + FIRST).startswith(
        "In units.Italy: 'A VEN' cannot be read. VEN: no such province"
    )


def test_the_start_is_that_of_the_map_even_for_a_position_set_up_by_hand() -> None:
    """Turns that are not written are played: in Fall 1901 the army takes what it stands in."""
    text = 'units = { Italy = ["A TRI"] }\n[[case.turn]]\nphase = "W1901A"\nexpect = { centers = { Italy = %s } }'
    assert told(text % '["NAP", "ROM", "TRI", "VEN"]') == ""
    assert told('start = "W1901A"\n' + text % '["NAP", "ROM", "VEN"]') == ""


def test_several_orders_in_one_text() -> None:
    orders = 'orders = { Austria = ["A VIE - TYR, A BUD - SER", "F TRI - ALB; A VIE - XYZ"] }\n'
    expect = 'expect.units = { Austria = ["A TYR", "A SER", "F ALB"] }\n'
    refused = 'expect.refused = { "Austria: F TRI - ALB; A VIE - XYZ" = "not-understood" }'
    assert told(FIRST + orders + expect + refused) == ""


# --- malformed files

ID = '[[case]]\nid = "A"\n'
TURN = f'{ID}[[case.turn]]\nphase = "S1901M"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "case: expected at least one [[case]]"),
        ("# nothing\n", "case: expected at least one [[case]]"),
        ("case = []", "case: expected at least one [[case]]"),
        ("case = 1", "case: expected at least one [[case]]"),
        ('[case]\nid = "A"', "case: expected at least one [[case]]"),
        ("case = [1]", "case[1]: expected a table, got 1"),
        ("[[case]]", "case[1].id: expected a text, got None"),
        (f"{ID}[[case]]", "case[2].id: expected a text, got None"),
        ("[[case]]\nid = 1", "case[1].id: expected a text, got 1"),
        ('[[case]]\nid = " "', "case[1].id: expected a text, got ' '"),
        (ID + ID, "id: A stands twice"),
        (f"{ID}[wars]", "wars: only [[case]] may stand at the top"),
        (f'{ID}rule = "standard"', "case[1].rule: no such key; there are centers, dice, id, "),
        (f"{ID}title = 1", "A.title: expected a text, got 1"),
        (f'{ID}rules = ["formal"]', "A.rules: expected a text, got ['formal']"),
        (f"{ID}map = 3", "A.map: expected a text, got 3"),
        (f'{ID}options = "none"', "A.options: expected a table, got 'none'"),
        (f"{ID}start = 1901", "A.start: expected a phase such as S1901M, got 1901"),
        (f'{ID}start = "S01M"', "A.start: expected a phase such as S1901M, got 'S01M'"),
        (f'{ID}start = "S１９０１M"', "A.start: expected a phase such as S1901M, got 'S１９０１M'"),
        (f'{ID}start = "S1901M\\n"', "A.start: expected a phase such as S1901M, got 'S1901M\\n'"),
        (f'{ID}units = ["A VIE"]', "A.units: expected a table, got ['A VIE']"),
        (f'{ID}units = {{ Austria = "A VIE" }}', "A.units.Austria: expected a list of texts, got 'A VIE'"),
        (f"{ID}units = {{ Austria = [1] }}", "A.units.Austria: expected a list of texts, got [1]"),
        (f'{ID}centers = {{ Austria = "VIE" }}', "A.centers.Austria: expected a list of texts, got 'VIE'"),
        (f'{ID}dice = {{ "Italy/1914/coin" = "even" }}', "A.dice.Italy/1914/coin: expected a roll, got 'even'"),
        (f"{ID}dice = {{ coin = true }}", "A.dice.coin: expected a roll, got True"),
        (f"{ID}state = 1", "A.state: expected a table, got 1"),
        (f"{ID}state = {{ formal = 1 }}", "A.state.formal: expected a table, got 1"),
        (f"{ID}turn = {{}}", "A.turn: expected [[case.turn]] entries"),
        (f"{ID}turn = [1]", "A.turn[1]: expected a table, got 1"),
        (f"{ID}[[case.turn]]", "A.turn[1].phase: expected a phase such as S1901M, got None"),
        (f'{ID}[[case.turn]]\nphase = "spring"', "A.turn[1].phase: expected a phase such as S1901M, got 'spring'"),
        (f"{TURN}[[case.turn]]\nphase = 1", "A.turn[2].phase: expected a phase such as S1901M, got 1"),
        (f"{TURN}order = {{}}", "A.turn[1].order: no such key; there are expect, orders, phase"),
        (f'{TURN}orders = {{ Austria = "A VIE H" }}', "A.turn[1].orders.Austria: expected a list of texts, got 'A V"),
        (f"{TURN}orders = []", "A.turn[1].orders: expected a table, got []"),
        (f"{TURN}expect = []", "A.turn[1].expect: expected a table, got []"),
        (f"{TURN}expect.unit = {{}}", "A.turn[1].expect.unit: no such key; there are asked, centers, dislodged, "),
        (f'{TURN}expect.phase = "F01M"', "A.turn[1].expect.phase: expected a phase such as S1901M, got 'F01M'"),
        (f'{TURN}expect.units = {{ Italy = "A VEN" }}', "A.turn[1].expect.units.Italy: expected a list of texts, got"),
        (f'{TURN}expect.centers = ["VEN"]', "A.turn[1].expect.centers: expected a table, got ['VEN']"),
        (f'{TURN}expect.dislodged = {{ "A VEN" = 1 }}', "A.turn[1].expect.dislodged.A VEN: expected a list of texts"),
        (f'{TURN}expect.asked = "Italy"', "A.turn[1].expect.asked: expected a list of texts"),
        (f"{TURN}expect.silent = [1]", "A.turn[1].expect.silent: expected a list of texts"),
        (f'{TURN}expect.results = {{ "A VEN H" = "succedes" }}', "A.turn[1].expect.results.A VEN H: 'succedes' is no"),
        (f'{TURN}expect.results = {{ "A VEN H" = ["stands", "ok"] }}', "A.turn[1].expect.results.A VEN H: 'ok' is no"),
        (f'{TURN}expect.tallies = {{ "A VEN" = 1 }}', "A.turn[1].expect.tallies.A VEN: expected a table, got 1"),
        (f'{TURN}expect.results = {{ "A VEN H" = 1 }}', "A.turn[1].expect.results.A VEN H: expected a list of texts"),
        (f'{TURN}expect.results = "ok"', "A.turn[1].expect.results: expected a table, got 'ok'"),
        (f'{TURN}expect.refused = {{ "A VEN H" = [] }}', "A.turn[1].expect.refused.A VEN H: expected a text, got []"),
        (f"{TURN}expect.refused = []", "A.turn[1].expect.refused: expected a table, got []"),
        *((f"{TURN}expect.{key} = 1", f"A.turn[1].expect.{key}: expected a table, got 1")
          for key in ("state", "include", "exclude", "scores", "outcome", "tallies", "owed")),
        ('[[case]]\nid = "A"\nid = "B"', "no valid TOML: Cannot overwrite a value (at end of document)"),
        ("[[case]\n", "no valid TOML: Expected ']]' at the end of an array declaration (at line 1"),
        ("[[case]]\nid = A", "no valid TOML: Invalid value (at line 2, column 6)"),
        (f"{ID}dice = {{ coin = {'9' * 5000} }}", "no valid TOML: "),
        (f"{ID}dice = {{ coin = 0x{'f' * 5000} }}", "case[1].dice.coin: no number here is as large as that"),
        (f"{ID}state.{'.'.join('a' * 50)} = 1", "case[1].state.a.a.a."),
        (f"x = {'[' * 5000}", "no valid TOML: "),
    ],
)  # fmt: skip
def test_malformed(text: str, sentence: str) -> None:
    with pytest.raises(MalformedScenario) as caught:
        read_scenarios(text)
    line, said = re.fullmatch(r"(line \d+: )?(.*)", str(caught.value), re.S).groups()  # type: ignore[union-attr]
    assert said.startswith(sentence)
    assert line is not None or said.startswith(("no valid TOML: ", "case: "))


LINES = """\
# a remark
[[case]]
id = "A"
units = { Italy = [
    # Venice
    "A VEN",
] }

[[case.turn]]
phase = "S1901M"
[case.turn.orders]
Italy = ["A VEN H"]

[[case]]
id = \'\'\'
B\'\'\'
turn = []
"""


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ('id = "A"', "id = 3", "line 3: case[1].id: "),
        ('id = "A"\n', "", "line 2: case[1].id: "),
        ("units = {", "uints = {", "line 4: case[1].uints: "),
        ('"A VEN",', "1,", "line 4: A.units.Italy: "),
        ('phase = "S1901M"\n', "", "line 9: A.turn[1].phase: "),
        ('phase = "S1901M"', 'phase = "S01M"', "line 10: A.turn[1].phase: "),
        ('"A VEN H"', "7", "line 12: A.turn[1].orders.Italy: "),
        ("[case.turn.orders]", "[case.turn.order]", "line 11: A.turn[1].order: "),
        ("B'''", "A'''", "line 15: id: A stands twice"),
        ("turn = []", "turn = [{}]", "line 17: B.turn[1].phase"),
        ("turn = []", "turn = 1\r\n", "line 17: "),
        ("# a remark", "colour = 1", "line 1: colour: only"),
    ],
)
def test_malformed_files_are_told_the_line(good: str, bad: str, told: str) -> None:
    text = LINES.replace(good, bad, 1)
    assert len(read_scenarios(LINES)) == 2
    with pytest.raises(MalformedScenario) as caught:
        read_scenarios(text)
    assert str(caught.value).startswith(told)


@pytest.mark.drawn(1)
@pytest.mark.parametrize("part", range(6))
def test_the_line_is_found_in_a_long_file(part: int) -> None:
    text = "".join(FILES.values())
    phases = [n for n, line in enumerate(text.split("\n"), 1) if line.startswith("phase = ")]
    lines, at = text.split("\n"), phases[part * (len(phases) // 6)]
    wrong = "\n".join([*lines[: at - 1], "phase = 1", *lines[at:]])
    with pytest.raises(MalformedScenario, match=f"^line {at}: "):
        read_scenarios(wrong)


# --- any file at all

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.just(date(1901, 1, 1)) | st.text(max_size=8),
    lambda children: st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=8), children, max_size=3),
    max_leaves=10,
)
POWERS = st.sampled_from(["Austria", "Italy", "Russia", "austria", "Nobody"])
PHASES = st.sampled_from(["S1901M", "F1901M", "F1901R", "W1901A", "S1902M", "S1899M", "W1901T"])
UNITS = ["A VIE", "A TYR", "F TRI", "A VEN", "F ADR", "A GAL", "A BUD", "A SER", "F STP/SC", "F STP", "A XYZ", ""]
ORDERS = st.sampled_from(
    [
        "A VIE - TYR", "A TYR S A VIE - TRI", "A VEN - TYR", "F ADR C A VEN - TRI", "A VEN - TRI", "A VIE H", "A TYR D",
        "A TYR R PIE", "Build A VIE", "Build F STP", "Waive", "Remove A BUD", "A GAL S A VIE", "A XYZ", "dance", "",
        "A TRI - VEN, A VIE - TRI", "F STP - BOT",
    ]
)  # fmt: skip
WORDS = st.sampled_from(["succeeds", "fails", "illegal", "stands", "given", "dislodged", "nonsense"])
CENTERS = ["VIE", "BUD", "TRI", "VEN", "ROM", "STP", "SER", "TYR", "XYZ"]


def shared_out(things: list[str]) -> st.SearchStrategy[dict[str, list[str]]]:
    return st.dictionaries(POWERS, st.lists(st.sampled_from(things), max_size=3), max_size=3)


EXPECT = st.fixed_dictionaries(
    {},
    optional={
        "phase": PHASES,
        "units": shared_out(UNITS),
        "centers": shared_out(CENTERS),
        "dislodged": st.dictionaries(
            st.sampled_from(UNITS), st.lists(st.sampled_from(CENTERS), max_size=2), max_size=2
        ),
        "asked": st.lists(POWERS, max_size=2),
        "silent": st.lists(POWERS, max_size=2),
        "results": st.dictionaries(ORDERS, WORDS | st.lists(WORDS, max_size=2), max_size=3),
        "refused": st.dictionaries(ORDERS | ORDERS.map(lambda o: f"Italy: {o}"), st.just("*") | WORDS, max_size=3),
        **{key: st.dictionaries(POWERS, VALUES, max_size=2) for key in ("state", "include", "exclude", "scores")},
        **{
            key: st.dictionaries(st.sampled_from(["kind", "winners"]), VALUES) for key in ("outcome", "owed", "tallies")
        },
    },
)
TURNS = st.fixed_dictionaries(
    {"phase": PHASES},
    optional={"orders": st.dictionaries(POWERS, st.lists(ORDERS, max_size=4), max_size=3), "expect": EXPECT},
)
GOOD = st.fixed_dictionaries(
    {"id": st.text(min_size=1, max_size=3), "turn": st.lists(TURNS, max_size=3)},
    optional={
        "start": PHASES,
        "units": shared_out(UNITS),
        "centers": shared_out(CENTERS),
        "options": st.dictionaries(
            st.sampled_from(["base.cd_removal", "solo.centers"]), st.sampled_from(["2023", 4, 3])
        ),
    },
)


def check(table: Mapping[str, Any]) -> None:
    """Cases or a sentence, and every case can be played or says why not."""
    said = ""
    try:
        cases = cases_of(table)
    except MalformedScenario as fault:
        cases = []
        said = str(fault)
    assert cases or said
    for case in cases:
        assert all(failures(case))


@examples(200)
@given(
    table=st.dictionaries(st.sampled_from(["case", "title", "id"]), VALUES | st.lists(VALUES, max_size=3), max_size=3)
)
def test_any_table_is_read_or_refused(table: dict[str, Any]) -> None:
    check(table)


@examples(150)
@given(case=GOOD, key=st.sampled_from(sorted(CASE_KEYS)), value=VALUES, wrong=st.booleans())
def test_any_case_is_played_or_refused(case: dict[str, Any], key: str, value: Any, wrong: bool) -> None:
    check({"case": [{**case, key: value} if wrong else case]})


@examples(150)
@given(turn=TURNS, key=st.sampled_from(sorted(EXPECT_KEYS)), value=VALUES)
def test_any_expectation_is_compared_or_refused(turn: dict[str, Any], key: str, value: Any) -> None:
    check({"case": [{"id": "X", "turn": [{**turn, "expect": {**turn.get("expect", {}), key: value}}]}]})


@examples(200)
@given(data=st.data())
def test_any_mutation_of_a_good_file(data: st.DataObject) -> None:
    text = FILES["standard.toml"][:3000]
    at = data.draw(st.integers(0, len(text)))
    broken = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 20)) :]
    try:
        table = tomllib.loads(broken)
    except tomllib.TOMLDecodeError:
        with pytest.raises(MalformedScenario, match="no valid TOML: "):
            read_scenarios(broken)
    else:
        check(table)
