"""Turn files: what they mean and what is said of those that cannot be judged is data (tests/data/turns); any other text
or table is read or refused, and whatever is read can be judged and printed."""

from __future__ import annotations

import json
import re
import time
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import casusbelli
from casusbelli.core.board import Board
from casusbelli.core.mapfile import load_map
from casusbelli.core.notation import LONGEST_TEXT, MOST_ERRORS
from casusbelli.core.rulings import OPTIONS
from casusbelli.records.turns.judged_turn import Judged, as_data, judge_turn, newsletter, story, story_data
from casusbelli.records.turns.turn_file import KEYS, TurnError, TurnFile, read_turn, turn_of
from casusbelli.variants import UnknownMap, board
from tests.selection import examples

TESTS = Path(__file__).parents[1]
TURNS = TESTS / "data" / "turns"
DOCS = (TESTS.parent / "docs" / "turn-files.md").read_text(encoding="utf-8")
FORMS = {file.name: file.read_text(encoding="utf-8") for file in sorted((TURNS / "forms").iterdir())}
LAGOON = load_map((TESTS / "data" / "maps" / "lagoon.toml").read_text(encoding="utf-8"))
STANDARD = board("standard")


def cases(name: str) -> list[Any]:
    return list(tomllib.loads((TURNS / f"{name}.toml").read_text(encoding="utf-8"))["case"])


def title(case: Mapping[str, str]) -> str:
    return case["title"]


def boards(name: str) -> Board:
    return LAGOON if name == "lagoon" else board(name)


def judged(text: str) -> Judged:
    return judge_turn(read_turn(text, boards))


def fault(text: str) -> str:
    with pytest.raises(TurnError) as caught:
        read_turn(text, boards)
    return str(caught.value)


# --- what a turn file means


@pytest.mark.parametrize("case", cases("read"), ids=title)
def test_turn(case: Mapping[str, str]) -> None:
    assert newsletter(judged(case["text"])) == case["newsletter"]


@pytest.mark.parametrize("name", sorted({name.split(".")[0] for name in FORMS}))
def test_the_three_forms_mean_the_same(name: str) -> None:
    text, toml, json_ = (judged(FORMS[f"{name}.{form}"]) for form in ("txt", "toml", "json"))
    assert as_data(text) == as_data(toml) == as_data(json_)
    assert newsletter(text) == newsletter(toml) == newsletter(json_)
    for turn in (toml.turn, json_.turn):
        assert turn.centers == text.turn.centers
        assert turn.owed == text.turn.owed
        assert turn.friends == text.turn.friends
        assert turn.rulings == text.turn.rulings
        assert turn.dislodged == text.turn.dislodged


def test_the_forms_say_something() -> None:
    """Each has an order that works, one that does not, and a setting that matters."""
    results = {
        name: {verdict.result for verdict in judged(FORMS[f"{name}.txt"]).orders} for name in ("movement", "retreats")
    }
    assert all(len(found) > 1 for found in results.values())
    assert judged(FORMS["movement.txt"]).turn.rulings.convoy_paradox == "1982"
    assert judged(FORMS["movement.txt"]).turn.friends == {("Italy", "Turkey"), ("Turkey", "Italy")}
    assert judged(FORMS["adjustments.txt"]).turn.rulings.cd_removal == "classic"
    assert judged(FORMS["adjustments.txt"]).turn.owed == {"Italy": -1, "Austria": 3}


@pytest.mark.parametrize("change", ["\r\n", "\r", "\ufeff", "\ufeff\r\n"])
@pytest.mark.parametrize("name", FORMS)
def test_line_ends_and_byte_order_marks(name: str, change: str) -> None:
    text = FORMS[name].replace("\n", change.strip("\ufeff") or "\n")
    text = "\ufeff" + text if "\ufeff" in change else text
    assert as_data(judged(text)) == as_data(judged(FORMS[name]))


def test_centers_that_nobody_names_are_their_owners_homes() -> None:
    turn = read_turn("phase W1901A\nAustria centers: VIE, St. Petersburg, Venice\nposition start", board)
    assert turn.centers["Austria"] == ("VIE", "STP", "VEN")
    assert set(turn.centers["Russia"]) == {"MOS", "SEV", "WAR"}
    assert set(turn.centers["Italy"]) == {"ROM", "NAP"}
    assert set(turn.centers["Turkey"]) == set(STANDARD.power["Turkey"].home)


def test_another_map() -> None:
    units = "the Doge's men units: F CAN\nnew pirates units: A ISLE\nA ISLE H"
    turn = read_turn(f"map LAGOON\nphase F0099M\nfriends New Pirates Doge\n{units}", boards)
    assert turn.board.name == "lagoon"
    assert turn.phase == "F0099M"
    assert turn.friends == {("New Pirates", "Doge"), ("Doge", "New Pirates")}
    assert [unit.owner for unit in turn.position.units] == ["Doge", "New Pirates"]
    assert read_turn("map lagoon\nposition start", boards).phase == "F0099M"  # the map's first
    assert fault("map lagoon\nphase S0100R\nposition start").endswith(
        "Its phases in a year are S0099M, F0099M, W0099A."
    )


def test_friends_of_several_words() -> None:
    for friends in (
        "New Pirates Doge",
        "Doge new pirates",
        "New Pirates, Doge",
        "Doge and New Pirates",
        "Doge & New Pirates",
    ):
        turn = read_turn(f"map lagoon\nfriends {friends}\nposition start", boards)
        assert ("Doge", "New Pirates") in turn.friends


def test_the_board_is_that_of_the_day() -> None:
    closed = replace(STANDARD, name="closed", patches=(casusbelli.core.board.Patch(stop="S1902", closed=("BUR",)),))
    for year, result in (("1901", "illegal"), ("1902", "succeeds")):
        turn = read_turn(f"phase S{year}M\nFrance: A PAR - BUR", lambda _: closed)
        assert judge_turn(turn).orders[0].words == (result,)


def test_where_tables_and_texts_say_things_are() -> None:
    """Lines of a text, numbered as in the file; orders of a table, numbered by power."""
    text = "phase S1901M\n\nAustria: A VIE - TRX\nItaly: A VEN H"
    table = {"orders": {"Italy": "A VEN H", "Austria": ["A BUD H", "A VIE - TRX, A TRI - ALX"]}}
    assert [str(where) for where, _ in read_turn(text, board).misread] == ["line 3"]
    assert [str(where) for where, _ in turn_of(table, board).misread] == ["Austria, order 2"] * 2
    option = "option base.coast_irrelevant = illegal\n"
    assert [str(line.where) for line in read_turn(f"{option}France: F MAO - BRE/NC", board).refused] == ["line 2"]


def test_orders_as_they_were_written_are_in_the_data() -> None:
    data: Any = as_data(judged("option base.coast_irrelevant = illegal\nFrance: F MAO - BRE/NC, A Paris-Burgundy, A X"))
    assert data["refused"] == [
        {
            "where": "line 2",
            "power": "France",
            "order": "F MAO - BRE/NC",
            "reason": "irrelevant-coast",
            "text": "naming a coast of Brest has no meaning here",
        },
        {
            "where": "line 2",
            "order": "France: F MAO - BRE/NC, A Paris-Burgundy, A X",
            "reason": "not-understood",
            "text": "X: no such province",
        },
    ]
    assert data["orders"][0] == {
        "power": "France",
        "unit": "A PAR",
        "order": "A PAR - BUR",
        "ordered": True,
        "result": "succeeds",
        "words": ["succeeds"],
        "reason": "",
        "text": "",
        "reference": "",
        "other": None,
        "dislodged_by": None,
    }


def test_nothing_written_reaches_the_terminal_as_control() -> None:
    text = "option base.coast_irrelevant = illegal\nFrance: F MAO \x1b[2J - BRE/NC\nFrance: F MAO - \x1b[2JX, A PAR H"
    assert "\x1b" not in newsletter(judged(text))


# --- what is said of files that cannot be judged


@pytest.mark.parametrize("case", cases("faults"), ids=title)
def test_fault(case: Mapping[str, str]) -> None:
    assert fault(case["text"]) == case["fault"]


def test_a_fault_is_an_error_of_value() -> None:
    assert issubclass(TurnError, ValueError)


def test_what_is_too_long() -> None:
    text = "Austria: A VIE - TRI\n" * 10_000
    assert fault(text) == f"This text is too long for a turn. At most {LONGEST_TEXT:,} characters are read."
    table = {"orders": {"Austria": ["A VIE H", "A VIX H"] * 5000}}
    turn = turn_of(table, board)
    assert len(turn.misread) == MOST_ERRORS
    assert newsletter(judge_turn(turn)).startswith("Spring 1901")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        '{"a":' * 5000,
        '{"a":' + "[" * 20_000,
        'units.Austria = ["A ' + "V" * 3000 + '"]',
        "map = " + "9" * 5000,
        '{"map": ' + "9" * 5000 + "}",
        "map = 0x" + "f" * 9000,
        "units = { Austria = [0x" + "f" * 9000 + "] }",
        "phase " + "S" * 60_000,
        "Austria dislodged: " + "A VIE " * 300,
        "Austria units" + " " * 1500 + "units" * 90,
        ("x" * 1990 + ":\n") * 32,
        ("Austria dislodged: " + "a" * 1900 + "\n") * 30,
        "{" * 60_000,
        "/*" * 30_000,
        " units" * 10_000 + ":",
        "friends " + "Italy " * 300,
    ],
)
def test_what_parsers_choke_on(text: str) -> None:
    start = time.perf_counter()
    message = fault(text)
    assert len(message) < 500
    assert time.perf_counter() - start < 2


def test_an_unknown_map_is_the_finders_word() -> None:
    def none(name: str) -> Board:
        raise UnknownMap(f"no map is called {name!r}")

    with pytest.raises(TurnError, match=r"^In map: No map is called 'standard'\.$"):
        read_turn("Austria: A VIE H", none)


# --- docs/turn-files.md


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", [*blocks("text"), *blocks("toml"), *blocks("json")])
def test_example(text: str) -> None:
    result = judged(text)
    assert not result.turn.misread
    assert not result.turn.refused
    assert any(verdict.ordered for verdict in result.orders)
    assert not [v for v in result.orders if v.words == ("illegal",) and v.reason.code != "not-at-sea"]


def test_there_are_examples_of_everything() -> None:
    assert [len(blocks(language)) for language in ("text", "toml", "json", "python")] == [3, 1, 1, 1]


@pytest.mark.parametrize("code", blocks("python"))
def test_program(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "turn-files.md", "exec"), {})
    assert "Standoffs" in capsys.readouterr().out


def keys(heading: str) -> set[str]:
    section = DOCS.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", section, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`(\w+)`", row)}


def test_the_keys_are_those_of_the_page() -> None:
    assert keys("TOML and JSON") == set(KEYS)
    data: Any = as_data(judged("Austria: A VIE - TRI, A VIE - TRX"))
    assert keys("What comes out of `casus judge`") == {*data.keys(), "advice"}  # advice: only with --advise
    told: Any = story_data(judged("France: A PAR - BUR, A MAR S A PAR - BUR"), "PAR")
    assert keys("What comes out of `casus explain`") == told.keys()
    strength = told["strengths"][0]
    for inner in (data["orders"][0], data["refused"][0], strength, strength["supports"][0]):
        assert all(f"`{key}`" in DOCS for key in inner)


def test_stories_of_all_phases() -> None:
    movement, retreats, adjustments = (judged(FORMS[f"{name}.txt"]) for name in ("movement", "retreats", "adjustments"))
    assert story(movement, "TRI").splitlines() == [
        "F TRI H is dislodged by A VEN (Italy)",
        "  hold strength of F TRI (Austria): 1",
        "  attack strength of A VEN (Italy): 2 (itself + F ADR)",
        "  it may retreat to ALB",
    ]
    assert story(retreats, "VIE") == "A VIE R BOH fails: A MUN (Germany) retreats to Bohemia too\n"
    assert story(retreats, "BUD") == "A BUD (Italy) had no order and stays\n"
    assert story(adjustments, "TRI") == "Build F TRI succeeds\n"
    assert story(adjustments, "ROM") == "Disband A ROM succeeds: no disband was ordered, so A ROM is the first to go\n"
    assert story(adjustments, "LON") == ""
    assert (
        story(judged("Austria units: A VIE\nAustria: A BUD H"), "BUD")
        == "A BUD H is illegal: there is no unit in Budapest\n"
    )


# --- any text, any table


def check(read: Callable[[], TurnFile]) -> bool:
    """Either a TurnError with a message, or a turn that can be judged, printed and explained."""
    try:
        turn = read()
    except TurnError as error:
        message = str(error)
    else:
        check_turn(turn)
        return True
    assert message
    assert message.isprintable()
    return False


def check_turn(turn: TurnFile) -> None:
    result = judge_turn(turn)
    assert json.loads(json.dumps(as_data(result)))["format"] == "casusbelli.verdicts/1"
    assert newsletter(result).endswith("\n")
    for unit in (*turn.position.units, *turn.dislodged):
        assert story(result, unit.at)


WORDS = [
    *(
        "phase",
        "S1901M",
        "F1902R",
        "W1903A",
        "map",
        "standard",
        "option",
        "base.convoy_paradox",
        "=",
        "1982",
        "position",
    ),
    *(
        "start",
        "friends",
        "units:",
        "centers:",
        "dislodged:",
        "owed:",
        "-1",
        "2",
        "Austria",
        "Italy:",
        "German",
        "(",
        ")",
    ),
    *(
        "A VIE",
        "F TRI",
        "F STP/SC",
        "A MUN",
        "VEN",
        "BUD",
        "SPA",
        "-",
        "S",
        "C",
        "H",
        "R",
        "D",
        "Build",
        "Waive",
        "Disband",
    ),
    *(",", "\n", "\n", "\n", "#", "{", "}", "[", "]", '"', "'", "/*", "*/", "orders", ".", ":", "VIA", "\t", "\r\n"),
]
LINES = [line for text in FORMS.values() if not text.startswith(("{", "phase =")) for line in text.splitlines()]
TEXTS = st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join) | st.lists(st.sampled_from(LINES)).map("\n".join)
VALUES: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.dates() | TEXTS | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)
POWERS = st.sampled_from(["Austria", "Italy", "Turkey", "France"])
UNITS = [
    "A VIE",
    "A BUD",
    "F TRI",
    "F SPA/SC",
    "A MUN",
    "A TYR",
    "F ADR",
    "A VEN",
    "A SER",
    "F BUL/EC",
    "A BOH",
    "F MAO",
]
CENTERS = ["VIE", "BUD", "TRI", "VEN", "SPA", "MUN", "Serbia", "Bulgaria", "PAR"]
ORDERS = st.sampled_from(
    [
        *(
            "A VIE - TRI",
            "A TYR - VIE",
            "A MUN S A TYR - VIE",
            "F ADR C A VEN - TRI",
            "A VEN - TRI",
            "A BUD S A SER",
            "A VIX H",
        ),
        *("Build A VIE", "Build F TRI", "Waive", "Disband A BUD", "Disband F MAO"),
        *("A VIE R BOH", "A TYR - BOH", "F TRI D", "A MUN R KIE", "F SPA/SC - MAO"),
    ]
)
EXITS = {
    "A VIE": ["BOH", "TYR"],
    "F TRI": ["ALB"],
    "A MUN": ["KIE", "BOH", "RUH"],
    "F SPA/SC": [],
    "A TYR": ["PIE", "BOH"],
}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, object]:
    """Turns as they should be, most of them."""

    def shared_out(things: list[str]) -> dict[str, list[str]]:
        table: dict[str, list[str]] = {}
        for thing in draw(st.lists(st.sampled_from(things), unique=True, max_size=6)):
            table.setdefault(draw(POWERS), []).append(thing)
        return table

    phase, kind = draw(
        st.sampled_from([("S1901M", "M"), ("F1901R", "R"), ("W1901A", "A"), ("Fall 1902, retreats", "R")])
    )
    options = {option.key: draw(st.sampled_from(option.values)) for option in draw(st.lists(st.sampled_from(OPTIONS)))}
    table: dict[str, object] = {"phase": phase, "options": options, "units": shared_out(UNITS)}
    table["orders"] = draw(st.dictionaries(POWERS, st.lists(ORDERS, max_size=6)))
    if kind == "R":
        routed = shared_out(list(EXITS))
        table["units"] = {}
        table["dislodged"] = {power: {unit: EXITS[unit] for unit in units} for power, units in routed.items()}
    if draw(st.booleans()):
        table["centers"] = shared_out(CENTERS)
        table["owed"] = draw(st.dictionaries(POWERS, st.integers(-5, 5) | st.integers()))
    if draw(st.booleans()):
        table["friends"] = [["Austria", "Italy"], ["Italy", "Turkey"]]
    return table


TABLES = tables()


@examples(300)
@given(text=TEXTS)
def test_any_text_is_read_or_refused(text: str) -> None:
    check(lambda: read_turn(text, boards))


@examples(200)
@given(table=st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=5))
def test_any_table_is_read_or_refused(table: dict[str, object]) -> None:
    check(lambda: turn_of(table, boards))


@examples(300)
@given(table=TABLES)
def test_whatever_is_read_can_be_judged(table: dict[str, object]) -> None:
    """Only where there is nothing at all to judge is a table of this kind refused."""
    assert check(partial(turn_of, table, boards)) or not any(
        table.get(key) for key in ("units", "dislodged", "centers")
    )


@examples(200)
@given(table=TABLES, key=st.sampled_from(KEYS), value=VALUES)
def test_one_value_gone_wrong(table: dict[str, object], key: str, value: object) -> None:
    check(lambda: turn_of({**table, key: value}, boards))


@examples(400)
@given(data=st.data())
def test_any_mutation_of_a_good_file(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([*FORMS.values(), *blocks("text")]))
    for _ in range(data.draw(st.integers(1, 3))):
        at, end = sorted((data.draw(st.integers(0, len(text))), data.draw(st.integers(0, len(text)))))
        end = min(end, at + 30)
        text = text[:at] + data.draw(st.just("") | st.sampled_from(WORDS) | st.text(max_size=3)) + text[end:]
    check(lambda: read_turn(text, boards))


def test_tables_hold_what_toml_can_say() -> None:
    values: list[object] = [date(1901, 1, 1), 1.5, float("nan"), [[]], {}, True, -1, 10**30]
    for value in values:
        assert not check(partial(turn_of, {"phase": value, "position": "start"}, board))
        assert not check(partial(turn_of, {"units": {"Austria": [value]}}, board))
