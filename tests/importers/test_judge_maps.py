"""Maps of the judges: a sample of the DPjudge's, and those of the `diplomacy` package, a model for them."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import diplomacy
import pytest
from diplomacy.engine.map import Map

from casusbelli.bots import bots
from casusbelli.bots.match import Match
from casusbelli.core.board import NEUTRAL, Board
from casusbelli.core.kernel import HALF, WEAK
from casusbelli.core.mapfile import load_map
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.said import render
from casusbelli.drawing.picture import Style, picture
from casusbelli.drawing.scene import empty
from casusbelli.importers.import_file import import_map
from casusbelli.importers.import_report import LEFT_OUT, ImportReport, NotImported
from casusbelli.importers.judge_text import judge_text
from casusbelli.variants import board
from casusbelli.variants.table import new_game

PACKAGE = sorted((Path(diplomacy.__file__).parent / "maps").glob("*.map"))
SAMPLE = sorted((Path(__file__).parent / "data" / "judge").glob("*.map"))
SLOW = ("chaos", "international-relations")  # treaties between any two of 34 powers
RULES = ("standard", "formal", "factional", "masters", "international-relations")
CASES = [
    pytest.param(file, rules, id=f"{rules}-{file.stem}", marks=[pytest.mark.full] if (file.stem, rules) == SLOW else [])
    for file, rules in product([*SAMPLE, *PACKAGE], RULES)
]


def read(file: Path, report: ImportReport | None = None) -> Board:
    def beside(name: str) -> bytes | None:
        there = file.parent / name
        return there.read_bytes() if there.is_file() else None

    return load_map(import_map(file.name, file.read_bytes(), beside, report or ImportReport()))


def written(text: str, report: ImportReport | None = None, **files: str) -> Board:
    found = {f"{name}.map": content.encode() for name, content in files.items()}
    return load_map(import_map("small.map", text.encode(), found.get, report or ImportReport()))


# --- whole maps


def test_there_are_all_the_maps_of_the_package() -> None:
    assert len(PACKAGE) == 14
    assert len(SAMPLE) == 10


@pytest.mark.drawn(3)
@pytest.mark.parametrize("file", PACKAGE, ids=lambda file: file.stem)
def test_the_package_reads_its_maps_alike(file: Path) -> None:
    """Every location, border, home, starting unit and center."""
    ours, theirs = read(file), Map(str(file), use_cache=False)
    assert set(ours.province_of) == {at.upper() for at in theirs.locs if theirs.area_type(at) != "SHUT"}
    for kind, at in product((ARMY, FLEET), ours.province_of):
        if ours.can_stand(kind, at):
            near = {to for to in ours.province_of if theirs.abuts(kind, at, "-", to) and ours.can_stand(kind, to)}
            assert set(ours.adjacent[kind][at]) == {to for to in near if ours.province_of[to] != ours.province_of[at]}
    assert set(ours.centers) == set(theirs.scs)
    played = {name: name.replace("-", "").replace(" ", "").upper() for name in ours.power}
    assert set(played.values()) == {name for name in theirs.powers if name not in theirs.dummies}
    for name, power in ours.power.items():
        assert set(power.home) == set(theirs.homes[played[name]])
        assert set(power.first_centers) == set(theirs.centers[played[name]])
        assert set(map(str, power.units)) == set(theirs.units.get(played[name], []))


@pytest.mark.drawn(6)
@pytest.mark.parametrize(("file", "rules"), CASES)
def test_random_games_are_played_on_them(file: Path, rules: str) -> None:
    on = read(file)
    game = new_game(rules, on, seed=bytes(32))
    match = Match(game, dict.fromkeys(game.rules.names, bots()["random"]), 1)
    match.play(2 if len(on.powers) > 20 or len(on.provinces) > 150 else 5)
    assert match.faults == []
    assert len(game.phases()) >= 2 or game.state.outcome is not None
    if rules == "standard":
        assert picture(empty(on), Style("light", "short", legend=False)).startswith("<svg")


@pytest.mark.full
@pytest.mark.parametrize("name", ["pure", "standard_germany_italy", "hundred"])
def test_a_random_game_comes_to_its_end(name: str) -> None:
    on = next(read(file) for file in [*SAMPLE, *PACKAGE] if file.stem == name)
    game = new_game("standard", on, seed=bytes(32), options={"solo.centers": str(max(2, on.victory // 2))})
    Match(game, dict.fromkeys(game.rules.names, bots()["greedy"]), 1).play(400)
    assert game.state.outcome is not None


# --- what the lines say

STARTS = {
    "shiftleft": ("England", "EDI LON LVP", "BUD TRI VIE", "A BUD A VIE F TRI"),
    "milan": ("Italy", "ROM NAP MIL", "ROM NAP MIL", "A MIL A ROM F NAP"),
    "loeb9": ("Spain", "COR MAD LIS", "COR MAD LIS", "A COR A MAD F LIS"),
    "crowded": ("Balkan", "SER RUM GRE BUL", "SER RUM GRE BUL", "A BUL A SER F GRE F RUM"),
    "chaos": ("Ankara", "ANK", "ANK", ""),
}


@pytest.mark.parametrize("name", STARTS)
def test_the_start_of_a_power(name: str) -> None:
    power, home, centers, units = STARTS[name]
    found = next(read(file) for file in SAMPLE if file.stem == name).power[power]
    assert set(found.home) == set(home.split())
    assert set(found.first_centers) == set(centers.split())
    assert " ".join(sorted(map(str, found.units))) == units


def test_units_of_nobody() -> None:
    on = next(read(file) for file in SAMPLE if file.stem == "sengoku")
    assert (on.victory, on.builds, on.calendar.start) == (15, "owned", "S1570M")
    assert set(on.neutral_centers) == {"BIZ", "BUN", "HIZ", "MIN", "MUS", "YAS"}
    units = new_game("standard", on, seed=bytes(32)).state.units.values()
    assert sum(unit.owner == NEUTRAL for unit in units) == 6


def test_weak_borders() -> None:
    on = next(read(file) for file in SAMPLE if file.stem == "loeb9")
    ways = (("COR", "NAF"), ("NAF", "COR"), ("NAP", "SIC"), ("SIC", "NAP"))
    assert on.lacking == {("A", *ends): WEAK for ends in ways}


def test_a_province_called_and() -> None:
    on = next(read(file) for file in PACKAGE if file.stem == "colonial")
    assert on.place_names["and"] == "AND"


SMALL = """
VICTORY 2
RED (REDDISH:E) AAA
A AAA
_DARK+BLUE () BBB
F BBB/NC
UNOWNED CCC
Aaland = aaa old+name odd? aaa/nc
Bbay = bbb
Ccity = ccc
Dsea = ddd
Eisle = eee
COAST AAA ABUTS bbb DDD
COAST BBB/NC ABUTS DDD
COAST BBB/SC ABUTS DDD
COAST bbb ABUTS AAA CCC DDD
COAST CCC ABUTS bbb DDD Eee
PORT EEE ABUTS DDD Ccc
WATER DDD ABUTS AAA BBB/NC BBB/SC CCC EEE
"""
LINES = [
    ("RED", "", lambda on: set(on.power) == {"Red", "Dark Blue"} and on.power["Red"].adjective == "Reddish"),
    ("RED", "", lambda on: set(on.adjacent["F"]["CCC"]) == {"DDD", "EEE"} and on.adjacent["A"]["CCC"] == ("BBB",)),
    ("RED", "", lambda on: on.province["EEE"].convoyable and on.province["EEE"].terrain == "coast"),
    ("RED", "", lambda on: on.place_names["oldname"] == "AAA" and "odd" not in on.place_names),
    ("VICTORY 2", "VICTORY 2 3", lambda on: on.victory == 3),
    ("UNOWNED CCC", "UNOWNED CCC EEE -CCC", lambda on: on.centers == ("AAA", "BBB", "EEE")),
    ("A AAA", "A AAA\nF AAA", lambda on: [str(unit) for unit in on.power["Red"].units] == ["F AAA"]),
    ("A AAA", "A AAA\nUNITS", lambda on: on.power["Red"].units == ()),
    ("A AAA", "A AAA\nOWNS CCC", lambda on: on.power["Red"].first_centers == ("CCC",)),
    ("A AAA", "A AAA\nINHABITS CCC", lambda on: on.power["Red"].home == ("AAA", "CCC")),
    ("A AAA", "A AAA\nHOMES CCC", lambda on: on.power["Red"].home == ("CCC",)),
    ("A AAA", "A AAA\nDUMMY", lambda on: on.neutral_centers == ("AAA",) and set(on.power) == {"Dark Blue"}),
    ("Eisle", "RED -> GREY\nEisle", lambda on: "Grey" in on.power and "Red" not in on.power),
    ("Eisle", "UNPLAYED RED\nEisle", lambda on: set(on.power) == {"Dark Blue"}),
    ("Eisle", "UNPLAYED ALL EXCEPT RED\nEisle", lambda on: set(on.power) == {"Red"}),
    ("WATER DDD", "AMEND CCC ABUTS -Eee\nWATER DDD", lambda on: "EEE" not in on.adjacent["F"]["CCC"]),
    ("AAA ABUTS bbb", "AAA ABUTS bbb :CCC", lambda on: "CCC" not in on.neighbors["AAA"]),
    ("AAA ABUTS bbb", "AAA ABUTS bbb E:CCC", lambda on: "CCC" not in on.neighbors["AAA"]),
    ("AAA ABUTS bbb", "AAA ABUTS bbb *CCC", lambda on: on.lacking["A", "AAA", "CCC"] == HALF),
    ("AAA ABUTS bbb", "AAA ABUTS bbb CCC~", lambda on: on.lacking["A", "AAA", "CCC"] == WEAK),
    ("VICTORY 2", "RULE BUILD_ANY", lambda on: on.builds == "owned" and on.victory == 2),
    ("VICTORY 2", "RULE REMOTE_BUILDS", lambda on: on.builds == "owned-with-home"),
    ("VICTORY 2", "BEGIN WINTER 1900 ADJUSTMENTS", lambda on: on.calendar.start == "W1900A"),
    ("VICTORY 2", "BEGIN B.C. 273 MOVEMENT", lambda on: on.calendar.start == "S0001M"),
    ("PORT EEE ABUTS DDD Ccc", "SHUT EEE", lambda on: on.impassable == {"EEE": "Eisle"}),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "holds"), LINES, ids=[f"{new or old}" for old, new, _ in LINES])
def test_what_a_line_means(old: str, new: str, holds: object) -> None:
    text = SMALL.replace(old, new, 1) if new else SMALL
    assert callable(holds)
    assert holds(written(text))


def test_later_lines_change_what_used_files_say() -> None:
    report = ImportReport()
    on = written("USE base\nDROP CCC\nAAA -> New Name = nnn neu\nRED -NNN CCC", report, base=SMALL)
    assert on.province["NNN"].name == "New Name"
    assert "CCC" not in on.province
    assert on.adjacent["F"]["NNN"] == ("DDD",)
    assert [note.said.code for note in report.of(LEFT_OUT)]


PARTS = "USE standard.politics\nUSE standard.locations\nUSE standard.geography\nUSE standard.military\nVICTORY 18"


@pytest.mark.parametrize("uses", ["USE standard", PARTS])
def test_a_missing_file_is_taken_from_a_board_of_that_name(uses: str) -> None:
    """The standard board written as a judge's map, and read again, is the standard board."""
    report = ImportReport()
    again = written(uses, report)
    europe = board("standard")
    assert set(again.borders) == set(europe.borders)
    assert (set(again.centers), again.victory) == (set(europe.centers), europe.victory)
    assert again.first_owners == europe.first_owners
    assert set(again.first_units) == set(europe.first_units)
    assert again.impassable == europe.impassable
    assert judge_text(board("standard"), "military").count("\nA ") == 13


def test_a_map_that_cannot_be_carried_over_says_why_with_its_line() -> None:
    with pytest.raises(NotImported) as refused:
        written("# a comment\nUSE nowhere.geography\n")
    assert (refused.value.line, render(refused.value.said)) == (
        2,
        "The file nowhere.geography is missing. Put it into the same folder, or choose it together with the others.",
    )
