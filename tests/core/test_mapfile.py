"""Map files: good ones load, and bad ones (data/maps/bad) have the faults that their first lines name."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.board import Board, Border, Calendar, Patch
from casusbelli.core.kernel import HALF, WEAK
from casusbelli.core.map_text import map_text
from casusbelli.core.mapfile import MapError, load_map, map_board, with_patches
from casusbelli.core.orders import Piece
from tests.selection import examples

MAPS = Path(__file__).parents[1] / "data" / "maps"
STANDARD = Path(__file__).parents[2] / "src" / "casusbelli" / "variants" / "standard" / "map.toml"
DOCS = Path(__file__).parents[2] / "docs" / "map-format.md"
GOOD = sorted(MAPS.glob("*.toml"))
BAD = sorted((MAPS / "bad").glob("*.toml"))
LIBRARY = {file.stem: file.read_text(encoding="utf-8") for file in (*GOOD, *BAD)}
LIBRARY["standard"] = STANDARD.read_text(encoding="utf-8")
TABLE = tomllib.loads(LIBRARY["standard"])


def load(name: str) -> Board:
    return load_map(LIBRARY[name], f"{name}.toml", LIBRARY)


def borders(kind: str, *pairs: str) -> set[Border]:
    ends = (pair.split(" - ") for pair in pairs)
    return {Border(kind, origin, to) for origin, to in ends}


# --- faults


@pytest.mark.parametrize("file", BAD, ids=lambda file: file.stem)
def test_every_error_says_how_to_fix_it(file: Path) -> None:
    text = LIBRARY[file.stem]
    expected = [line.removeprefix("#! ") for line in text.splitlines() if line.startswith("#! ")]
    with pytest.raises(MapError) as caught:
        load(file.stem)
    told = str(caught.value).splitlines()
    assert [line.split(": ", 1)[1] for line in told] == expected
    assert [str(fault) for fault in caught.value.faults] == told
    assert {fault.file.removesuffix(".toml").split()[-1] for fault in caught.value.faults} == {file.stem}


def test_a_fault_names_file_key_and_remedy() -> None:
    with pytest.raises(MapError, match=r"^map\.toml: victory: is 0; write a whole number, 1 or more$"):
        map_board(TABLE | {"victory": 0})
    assert issubclass(MapError, ValueError)


def test_nothing_to_inherit_from() -> None:
    with pytest.raises(MapError, match="there are no maps to inherit here"):
        load_map('name = "x"\ninherit = "standard"')


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "victory = " + "9" * 5000, "victory = 0x" + "f" * 9000])
def test_errors_of_the_parser_and_of_python(text: str) -> None:
    with pytest.raises(MapError, match=r"^map\.toml: .*; "):
        load_map(text)


# --- what a good file says


def test_lagoon() -> None:
    board = load("lagoon")
    doge, pirates = board.powers
    assert (board.title, board.victory) == ("The Lagoon", 2)
    assert board.calendar == Calendar("F0099M", ("SM", "FM", "WA"))
    assert (doge.adjective, pirates.adjective) == ("Dogal", "New Pirates")
    assert (doge.color, doge.territory, doge.units) == ("#AA0011", ("CAN", "HILL"), (Piece("F", "CAN"),))
    assert pirates.territory == pirates.home == ("ISLE",)
    assert [p.code for p in board.provinces if p.convoyable] == ["ISLE", "WEST"]
    assert board.province["HOOK"].locations == ("HOOK", "HOOK/WC", "HOOK/EC")
    assert board.centers == ("CAN", "ISLE")
    assert board.impassable == {"BOG": "The Bog"}


def test_a_border_may_be_one_way() -> None:
    board = load("lagoon")
    assert board.reach["A"]["HILL"] == ("CAN", "HOOK")
    assert board.reach["A"]["CAN"] == ("HOOK",)


def test_a_patch_is_both_ways_unless_it_says_one_way() -> None:
    slide, dug, early = load("lagoon").patches
    assert slide == Patch("S0100", "F0101", closed=("HILL",), why="a landslide closed HILL")
    assert dug == Patch("F0100", opened=("HILL",), why="dug out")
    assert set(early.removed) == borders("F", "CAN - HOOK/EC", "HOOK/EC - CAN")
    assert set(early.added) == borders("F", "ISLE - HOOK/WC")


WEAKER = """
name = "straits"
inherit = "lagoon"
[borders]
weak = ["A HILL - CAN"]
half = ["F WEST - ISLE"]
[[patch]]
start = "F0100"
[patch.remove.army]
CAN = "HOOK"
[patch.add]
army = { CAN = "HOOK" }
half = ["A HOOK - CAN"]
"""


def test_a_weaker_border_is_named_once_for_both_directions() -> None:
    board = load_map(WEAKER, library=LIBRARY)
    weak = {("A", "HILL", "CAN"): WEAK}
    half = {("F", "WEST", "ISLE"): HALF, ("F", "ISLE", "WEST"): HALF}
    assert board.lacking == weak | half
    assert board.reach["F"]["ISLE"] == board.havens["F"]["ISLE"] == ("WEST",)
    assert not board.near["F"]["ISLE"]
    assert "ISLE" in board.sea_lanes["WEST"]
    later = {("A", "HOOK", "CAN"): HALF, ("A", "CAN", "HOOK"): HALF}
    assert board.on("F0100M").lacking == weak | half | later
    again = load_map(map_text(board))
    assert again.lacking == board.lacking
    assert again.patches == board.patches


PASSAGES = """
name = "narrows"
inherit = "lagoon"
[borders]
passage = ["F WEST - ISLE", "A HILL - CAN"]
[[patch]]
start = "F0100"
[patch.remove.army]
CAN = "HOOK"
[patch.add]
army = { CAN = "HOOK" }
passage = ["A HOOK - CAN"]
[[patch]]
start = "F0101"
[patch.remove.fleet]
ISLE = "WEST"
"""


def test_a_passage_is_named_once_for_both_directions() -> None:
    board = load_map(PASSAGES, library=LIBRARY)
    assert board.passages == {("F", "WEST", "ISLE"), ("F", "ISLE", "WEST"), ("A", "HILL", "CAN")}
    assert board.reach["F"]["ISLE"] == ("WEST",)
    assert not board.havens["F"]["ISLE"]
    assert not board.near["F"]["ISLE"]
    assert "ISLE" not in board.sea_lanes["WEST"]


def test_a_patch_makes_a_passage_of_a_border_and_takes_passages_away() -> None:
    board = load_map(PASSAGES, library=LIBRARY)
    early, later = board.on("S0100M"), board.on("F0100M")
    assert "HOOK" in early.near["A"]["CAN"]
    assert "HOOK" not in later.near["A"]["CAN"]
    assert later.reach["A"]["CAN"] == ("HOOK",)
    assert "ISLE" in later.reach["F"]["WEST"]
    assert "ISLE" not in board.on("F0101M").reach["F"]["WEST"]


def test_dates_of_another_file() -> None:
    board = with_patches(load("lagoon"), '[[patch]]\nstop = "S0102"\nclosed = ["HOOK"]\nwhy = "mined"')
    assert board.patches[-1] == Patch(None, "S0102", ("HOOK",), why="mined")
    assert board.on("F0101M").closed == {"HOOK": "S0102"}
    assert load("lagoon").on("F0101M").closed == {}


def test_faults_in_dates_of_another_file() -> None:
    with pytest.raises(MapError) as caught:
        with_patches(load("lagoon"), 'title = "x"\n[[patch]]\nclosed = ["HOK"]\nopened = ["EAST"]', "dates.toml")
    assert str(caught.value).splitlines() == [
        "dates.toml:1: title: means nothing here; known are patch",
        "dates.toml:3: patch[1].closed: names HOK, which is no province; did you mean HOOK?",
        "dates.toml:4: patch[1].opened: has EAST, which no patch closes; take it out",
    ]


def test_of_two_closures_the_longer_one_counts() -> None:
    text = """
    name = "sealed"
    inherit = "lagoon"
    [[patch]]
    stop = "S0103"
    closed = ["HOOK", "ISLE"]
    [[patch]]
    stop = "S0102"
    closed = ["HOOK"]
    [[patch]]
    closed = ["ISLE"]
    """
    assert load_map(text, library=LIBRARY).on("F0101M").closed == {"HOOK": "S0103", "ISLE": "never"}


# --- inheritance


def test_an_heir_says_only_what_differs() -> None:
    lagoon, atoll = load("lagoon"), load("atoll")
    (pirates,) = atoll.powers
    assert (atoll.name, atoll.title, atoll.calendar) == ("atoll", lagoon.title, lagoon.calendar)
    assert (pirates.adjective, pirates.units) == ("Piratical", (Piece("A", "ISLE"),))
    assert [p.code for p in atoll.provinces] == ["CAN", "EAST", "HOOK", "ISLE", "WEST", "REEF"]
    isle = atoll.province["ISLE"]
    assert (isle.name, isle.terrain, isle.center, isle.convoyable) == ("Atoll", "coast", True, False)
    assert atoll.reach["F"]["ISLE"] == ("WEST", "REEF")
    assert atoll.impassable == {"HILL": "The Hill"}


def test_a_province_taken_out_is_gone_from_borders_and_patches() -> None:
    atoll = load("atoll")
    assert atoll.reach["A"]["HOOK"] == ("CAN",)
    assert [patch.closed for patch in atoll.patches] == [(), (), (), ("REEF",)]
    assert atoll.patches[0].why == "a landslide closed HILL"  # comments are left as they are
    assert set(atoll.patches[2].removed) == borders("F", "CAN - HOOK/EC", "HOOK/EC - CAN")


def test_a_change_in_few_lines() -> None:
    """Switzerland is passable and Sweden a sea: nothing else needs to be written."""
    text = """
    name = "alps"
    inherit = "standard"
    [impassable]
    SWI = false
    [provinces]
    SWE = false
    SWI = { name = "Switzerland", terrain = "land", center = true }
    [[patch]]
    [patch.add.army]
    SWI = "MAR BUR MUN TYR PIE"
    """
    board = load_map(text, library=LIBRARY)
    today = board.on("S1901M")
    assert today.reach["A"]["SWI"] == ("BUR", "MAR", "MUN", "PIE", "TYR")
    assert "SWI" in today.reach["A"]["TYR"]
    assert "SWE" not in board.province
    assert not board.impassable
    assert "SWE" not in today.reach["F"]["SKA"]


OPENINGS = {
    "F1914": "APU BUL DEN GRE HOL NAP NWY PIE POR ROM RUM SPA SWE TUS VEN",
    "S1915": "BUL DEN GRE HOL NWY POR RUM SPA SWE",
    "F1915": "DEN GRE HOL NWY POR RUM SPA SWE",
    "S1916": "DEN GRE HOL NWY RUM SPA SWE",
    "F1916": "DEN GRE HOL NWY SPA SWE",
    "S1917": "DEN HOL NWY SPA SWE",
    "W1930": "DEN HOL NWY SPA SWE",
}


@pytest.mark.parametrize("date", OPENINGS)
def test_world_war_one_opens_land_by_land(date: str) -> None:
    board = load("world_war_one").on(date + "M")
    assert sorted(board.closed) == OPENINGS[date].split()
    for code, opens in board.closed.items():
        assert opens == next((d for d, closed in OPENINGS.items() if code not in closed), "never")


def test_world_war_one_passage_is_for_fleets() -> None:
    board, standard = load("world_war_one"), load("standard")
    today = board.on(board.calendar.start)
    assert board.calendar.start == "F1914M"
    assert set(today.borders) - set(standard.borders) == borders("F", "BAL - SKA", "SKA - BAL")
    assert set(standard.borders) < set(today.borders)


# --- the examples of docs/map-format.md

EXAMPLES = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_examples_of_the_documentation(text: str) -> None:
    """A whole map loads as it is, an excerpt as a change of the standard map."""
    table = tomllib.loads(text)
    board = map_board({"name": "x", "inherit": "standard"} | table if "name" not in table else table, library=LIBRARY)
    assert board.name == table.get("name", "x")


def test_the_documentation_has_whole_maps_and_excerpts() -> None:
    assert [tomllib.loads(text).get("name") for text in EXAMPLES] == [
        "narrows",
        None,
        None,
        None,
        None,
        None,
        "neutrals",
        "alps",
    ]


# --- whatever the file holds, there is a Board or a MapError

junk = st.recursive(
    st.booleans()
    | st.integers()
    | st.just(2**200)
    | st.floats()
    | st.dates()
    | st.text(max_size=8)
    | st.sampled_from(["A PAR", "STP", "STP/NC", "SWI", "BOT FIN LVN", "sea", "F1915", "\n", " "]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def paths(table: Mapping[str, object], above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in table.items():
        yield (*above, key)
        if isinstance(value, dict):
            yield from paths(value, (*above, key))


PATHS = sorted(paths(TABLE))
TEXTS = st.sampled_from([LIBRARY["standard"], LIBRARY["lagoon"], LIBRARY["atoll"]])


@st.composite
def mutants(draw: st.DrawFn, start: Mapping[str, object]) -> dict[str, object]:
    table: dict[str, object] = copy.deepcopy(dict(start))
    for path in draw(st.lists(st.sampled_from(PATHS), min_size=1, max_size=4)):
        below: object = table
        for key in path[:-1]:
            below = below.setdefault(key, {}) if isinstance(below, dict) else None
        if not isinstance(below, dict):
            continue
        action = draw(st.sampled_from(("replace", "take out", "rename", "add")))
        if action == "replace":
            below[path[-1]] = draw(junk)
        elif action == "add":
            below[draw(st.text(max_size=4) | st.sampled_from(PATHS).map(lambda p: p[-1]))] = draw(junk)
        elif path[-1] in below:
            value = below.pop(path[-1])
            if action == "rename":
                below[draw(st.text(max_size=4))] = value
    return table


def outcome(load: Callable[[], Board]) -> Board | MapError:
    try:
        return load()
    except MapError as error:
        return error


def survives(load: Callable[[], Board]) -> None:
    result = outcome(load)
    if isinstance(result, Board):
        use(result)
    else:
        assert result.faults
        assert all(fault.key and fault.what and fault.remedy for fault in result.faults)


def use(board: Board) -> None:
    """A loaded board can be played."""
    day = board.on(board.calendar.start)
    assert all(day.can_stand(kind, at) or not row for kind, table in day.near.items() for at, row in table.items())
    assert all(day.can_stand(piece.kind, piece.at) for power in day.powers for piece in power.units)
    assert {*day.place_names.values()} == {*day.province}
    assert {*day.power_names.values()} == {*day.power}


@given(mutants(TABLE))
@examples(150)
def test_any_table(table: dict[str, object]) -> None:
    survives(lambda: map_board(table, library=LIBRARY))


@given(mutants({"name": "x", "inherit": "standard"}))
@examples(100)
def test_any_heir(table: dict[str, object]) -> None:
    survives(lambda: map_board(table, library=LIBRARY))


@given(TEXTS, st.integers(0, 12_000), st.integers(0, 40), st.text(max_size=6))
@examples(100)
def test_any_text(text: str, at: int, length: int, new: str) -> None:
    survives(lambda: load_map(text[:at] + new + text[at + length :], library=LIBRARY))
