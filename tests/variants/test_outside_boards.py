"""Boards that are not included: of installed packages, from files, and made by a caller."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

import casusbelli
from casusbelli.core.mapfile import MapError
from casusbelli.variants import UnknownMap, UnwritableBoard, board, load_board, read_board
from tests.variants.installed import CASUS, install, python

MAPS = Path(__file__).parents[1] / "data" / "maps"
LAGOON = (MAPS / "lagoon.toml").read_text(encoding="utf-8")
BARE = 'name = "bare"\ntitle = "Bare"\ninherit = "lagoon"\n'
CODED = """
from dataclasses import replace
from casusbelli import board
SHORT = replace(board("standard"), name="short", title="A short game", victory=10)
NOTHING = 3
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    files = {
        "lagoons/__init__.py": "",
        "lagoons/map.toml": LAGOON,
        "lagoons/bare/__init__.py": "",
        "lagoons/bare/map.toml": BARE,
        "coded.py": CODED,
        "broken/__init__.py": "raise RuntimeError('no more')",
        "round/__init__.py": "",
        "round/map.toml": 'name = "round"\ninherit = "about"',
        "about/__init__.py": "",
        "about/map.toml": 'name = "about"\ninherit = "round"',
        "heir/__init__.py": "",
        "heir/map.toml": 'name = "heir"\ninherit = "gone"',
        "short_heir/__init__.py": "",
        "short_heir/map.toml": 'name = "short-heir"\ninherit = "short"\nvictory = 9',
        "wrong/__init__.py": "",
        "wrong/map.toml": 'name = "wrong"\ninherit = "standrad"',
    }
    install(
        folder,
        "the-lagoons",
        files,
        {
            **{"lagoon": "lagoons", "bare": "lagoons.bare", "short": "coded:SHORT", "standard": "lagoons"},
            **{"round": "round", "about": "about", "heir": "heir", "short-heir": "short_heir"},
            **{"nothing": "coded:NOTHING", "gone": "gone", "broken": "broken", "wrong": "wrong", "alias": "lagoons"},
        },
    )
    install(folder, "one-more", {}, {"twice": "lagoons"})
    install(folder, "another", {}, {"twice": "lagoons.bare"})
    return folder


def test_boards_of_packages_are_listed_and_those_that_are_broken_are_told(site: Path) -> None:
    done = python(site, CASUS, "variants", "--json")
    maps = json.loads(done.stdout)["maps"]
    assert {name: maps[name] for name in ("lagoon", "bare", "short")} == {
        "lagoon": "The Lagoon",
        "bare": "Bare",
        "short": "A short game",
    }
    assert maps["standard"] == "Europe, 1901"  # the program's own: nobody takes its name
    assert sorted(done.stderr.splitlines()) == [
        "Note: the map 'about' of the package the-lagoons cannot be read: about/map.toml: inherit: goes round in a"
        " circle: round - about - round; inherit another map",
        "Note: the map 'broken' of the package the-lagoons cannot be read: no more",
        "Note: the map 'gone' of the package the-lagoons cannot be read: No module named 'gone'",
        "Note: the map 'heir' of the package the-lagoons cannot be read: heir/map.toml: inherit: the map 'gone' of the"
        " package the-lagoons cannot be read: No module named 'gone'; inherit another map",
        "Note: the map 'nothing' of the package the-lagoons cannot be read: coded:NOTHING is int, not a Board",
        "Note: the map 'round' of the package the-lagoons cannot be read: round/map.toml: inherit: goes round in a"
        " circle: about - round - about; inherit another map",
        "Note: the map 'twice' is brought by the package one-more and the package another; uninstall one of them",
        "Note: the map 'wrong' of the package the-lagoons cannot be read: wrong/map.toml:2: inherit: names"
        ' "standrad", which is no map; did you mean standard?',
        "Note: the package the-lagoons registers the map 'lagoon' as 'alias'; call both alike",
    ]


def test_one_is_played_by_its_name_and_inherited_by_others(site: Path) -> None:
    code = "import sys, casusbelli as c; g = c.new_game('standard', sys.argv[1]); print(g.rules.board.title, *g.seats)"
    assert python(site, code, "lagoon").stdout.startswith("The Lagoon Seat(name='Doge'")
    assert python(site, code, "bare").stdout.startswith("Bare Seat(name='Doge'")
    assert python(site, code, "short").stdout.startswith("A short game Seat(name='Austria'")
    assert python(site, code, "short-heir").stdout.startswith("A short game Seat(name='Austria'")
    assert "did you mean 'lagoon'?" in python(site, code, "lagoom").stderr


# --- from a file, and from its text


def test_a_board_of_a_file_and_of_a_folder(tmp_path: Path) -> None:
    assert load_board(MAPS / "lagoon.toml").title == "The Lagoon"
    (tmp_path / "map.toml").write_text(LAGOON, encoding="utf-8-sig")
    assert load_board(tmp_path).title == load_board(str(tmp_path / "map.toml")).title == "The Lagoon"


def test_it_inherits_what_is_found_by_name() -> None:
    alps = read_board('name = "alps"\ninherit = "western-mediterranean"\nvictory = 5')
    assert (alps.victory, alps.title) == (5, "The Western Mediterranean, 1494")


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"name = \xff")
    long = tmp_path / "long.toml"
    long.write_bytes(b"#" * 3_000_000)
    for path, told in {
        tmp_path: f"{tmp_path}/map.toml: the whole file: cannot be read: No such file or directory; name a map.toml",
        tmp_path / "no.toml": f"{tmp_path}/no.toml: the whole file: cannot be read: No such file",
        binary: "binary.toml: the whole file: is no text (UTF-8 expected): byte 7 is 0xff",
        long: "long.toml: the whole file: is too long; it has at most 2,000,000 bytes",
        Path("/dev/zero"): "/dev/zero: the whole file: is too long",
    }.items():
        with pytest.raises(MapError) as caught:
            load_board(path)
        assert told in str(caught.value)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    (tmp_path / "map.toml").touch(0o000)
    with pytest.raises(MapError, match="Permission denied"):
        load_board(tmp_path)


# --- as an object


def test_a_board_that_somebody_made_is_played() -> None:
    short = replace(board("standard"), name="short", victory=10)
    game = casusbelli.new_game("standard", short)
    assert game.rules.board is short
    game.submit("France", "A PAR - BUR")
    game.process()
    assert "A BUR" in game.view()["units"]["France"]


def test_one_that_no_file_could_hold_is_refused() -> None:
    with pytest.raises(UnwritableBoard, match=r"the board 'x/y' is no map: map\.toml:1: name: is \"x/y\""):
        casusbelli.new_game("standard", replace(board("standard"), name="x/y"))


def test_a_name_is_no_path() -> None:
    with pytest.raises(UnknownMap, match="no map is called"):
        board("../standard")


def test_rules_that_change_the_board_leave_what_was_given() -> None:
    for rules in ("great-war", "world-war-one", "masters(vacant=Austria, unplayed=minors)"):
        game = casusbelli.new_game(rules, "standard")
        assert game.rules.board is not board("standard")
        assert game.rules.board.origin is board("standard")
        assert game.rules.board.on(game.phase).origin is board("standard")
