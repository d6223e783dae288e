"""The text of a board: complete and canonical."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.board import Board, Border, Patch
from casusbelli.core.map_text import UnwritableBoard, board_hash, map_text
from casusbelli.core.mapfile import load_map
from casusbelli.variants import board, board_names
from tests.selection import examples

MAPS = Path(__file__).parents[1] / "data" / "maps"
TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(MAPS.glob("*.toml"))}
LIBRARY = TEXTS | {"standard": map_text(board("standard"))}
PASSAGE = """
name = "sound"
inherit = "standard"
[borders]
passage = ["F BAL - DEN"]
[[patch]]
why = "fleets sail through"
[patch.remove.fleet]
SKA = "DEN"
[patch.add]
fleet = { BAL = "SKA", SKA = "DEN" }
passage = ["F BAL - SKA"]
one_way = ["A NAF - SPA"]
"""
BOARDS = {
    **{name: board(name) for name in board_names()},
    **{name: load_map(text, f"{name}.toml", LIBRARY) for name, text in TEXTS.items()},
    "sound": load_map(PASSAGE, library=LIBRARY),
}


def alike(one: Board, other: Board) -> None:
    for item in fields(one):
        assert getattr(one, item.name) == getattr(other, item.name), item.name


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_read_again_as_it_was(name: str) -> None:
    again = load_map(map_text(BOARDS[name]))
    alike(again, BOARDS[name])
    assert map_text(again) == map_text(BOARDS[name])
    assert "inherit" not in map_text(again)


def test_the_hash_is_of_the_board_and_not_of_its_file() -> None:
    heir = load_map('# nothing else\nname = "standard"\ninherit = "standard"', library=LIBRARY)
    assert board_hash(heir) == board_hash(board("standard"))
    hashes = {board_hash(found) for found in BOARDS.values()}
    assert len(hashes) == len(BOARDS)


def test_the_hashes_of_our_boards_stay_what_they_are() -> None:
    """Files and databases refer to boards by their hashes."""
    assert {name: board_hash(board(name))[:12] for name in board_names()} == {
        "ancient-mediterranean": "f0d18ad3796f",
        "chaos": "70cf495252cf",
        "europe-1898": "5f3cd236a1c1",
        "fleet-rome": "bb052fc49a9f",
        "france-austria": "13befe28c5cc",
        "germany-italy": "050ec53412a2",
        "hundred": "7dff5dea8da8",
        "indian-ocean": "4a508fcff602",
        "modern": "a255aae9f98a",
        "pure": "94184871a675",
        "standard": "fd87349d9e85",
        "western-mediterranean": "3b9578b1914b",
        "youngstown": "83e15c5fb510",
    }


def test_a_permanent_closure_is_written_as_a_patch() -> None:
    day = load_map(LIBRARY["lagoon"]).on("F0100M")
    assert map_text(day.as_given()).count("[[patch]]") == len(day.closed)
    assert load_map(map_text(day.as_given())).on("F0100M").closed == day.closed


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"name": "Standard Map"}, 'name: is "Standard Map"; write it like "western-sea"'),
        ({"title": "<b>"}, "take < > out"),
        ({"victory": 0}, "victory: is 0"),
        ({"refuge": True}, "holds what a map file cannot say"),
        ({"borders": ()}, "cannot be reached"),
        ({"borders": (Border("A", "PAR", "BUR"), Border("A", "PAR", "BUR"))}, "is no map"),
        ({"patches": (Patch(closed=("PAR",), start="1901"),)}, "patch[1].start"),
    ],
)
def test_what_a_file_cannot_say_is_refused(change: dict[str, object], told: str) -> None:
    with pytest.raises(UnwritableBoard) as caught:
        map_text(replace(board("standard"), **change))  # type: ignore[arg-type]
    assert told in str(caught.value)


CODES = [province.code for province in board("standard").provinces]


@examples(40)
@given(st.sets(st.sampled_from(CODES), max_size=6), st.integers(1, 18))
def test_a_board_without_some_provinces(gone: set[str], victory: int) -> None:
    """If the rest is a valid map, it survives writing and reading."""
    text = "\n".join(
        [
            'name = "less"',
            'inherit = "standard"',
            f"victory = {victory}",
            "[provinces]",
            *(f"{c} = false" for c in gone),
        ]
    )
    try:
        less = load_map(text, library=LIBRARY)
    except ValueError:
        return
    alike(load_map(map_text(less)), less)


# --- where a board comes from


def test_a_board_of_one_day_knows_the_whole_one() -> None:
    lagoon = load_map(LIBRARY["lagoon"])
    assert lagoon.origin is lagoon
    assert lagoon.on("F0100M").origin is lagoon
    assert replace(lagoon, victory=1).origin is not lagoon


def test_a_game_on_the_board_of_one_day_is_played_on_nothing_else() -> None:
    day = load_map(LIBRARY["lagoon"]).on("F0100M")
    alone = day.as_given()
    assert alone is day.as_given()
    assert (alone.origin, alone.closed) == (alone, day.closed)
