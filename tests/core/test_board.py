"""How a Board is derived from its data: names, reach, convoy seas, the board of a date."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.board import Board, Border, Patch, both_ways, normal
from casusbelli.core.mapfile import load_map
from casusbelli.core.phases import Phase

MAPS = Path(__file__).parents[1] / "data" / "maps"
LAGOON = load_map((MAPS / "lagoon.toml").read_text(encoding="utf-8"))

# --- names

NORMAL = {
    "St. Petersburg": "stpetersburg",
    "St.Petersburg": "stpetersburg",
    " MID-atlantic  Ocean\t": "midatlanticocean",
    "München": "munchen",
    "STRASSE": "strasse",
    "Straße": "strasse",
    "ＳＴＰ/nc": "stpnc",
    "İstanbul": "istanbul",
    "Côte d'Azur": "cotedazur",
    "Ｅ4": "e4",
    "-. ": "",
}


@pytest.mark.parametrize("text", NORMAL)
def test_names_compare_by_their_letters_and_digits(text: str) -> None:
    assert normal(text) == NORMAL[text]


@given(st.text())
def test_normal_is_final(text: str) -> None:
    assert normal(normal(text)) == normal(text)
    assert normal(text) == "" or normal(text).isalnum()


def test_names_of_places_and_powers() -> None:
    assert LAGOON.place_names == {
        "can": "CAN",
        "canal": "CAN",
        "chandete": "CAN",
        "east": "EAST",
        "eastsea": "EAST",
        "hill": "HILL",
        "thehill": "HILL",
        "hook": "HOOK",
        "isle": "ISLE",
        "west": "WEST",
        "westsea": "WEST",
    }
    assert LAGOON.power_names == {
        "doge": "Doge",
        "dogal": "Doge",
        "thedogesmen": "Doge",
        "newpirates": "New Pirates",
    }


def test_locations_belong_to_provinces() -> None:
    assert [at for at, code in LAGOON.province_of.items() if code == "HOOK"] == ["HOOK", "HOOK/WC", "HOOK/EC"]
    assert LAGOON.province["HOOK"].name == "Hook"
    assert LAGOON.power["Doge"].home == ("CAN",)


# --- who may go where

# kind and place: its destinations, in the map's order
REACH = {
    "A CAN": "HOOK",
    "A HILL": "CAN HOOK",
    "A HOOK": "CAN HILL",
    "A ISLE": "",
    "A EAST": "",
    "F CAN": "EAST HOOK/WC HOOK/EC WEST",
    "F HOOK": "",
    "F HOOK/EC": "CAN EAST",
    "F WEST": "CAN HOOK/WC ISLE",
}


@pytest.mark.parametrize("piece", REACH)
def test_reach(piece: str) -> None:
    kind, at = piece.split()
    assert LAGOON.reach[kind][at] == tuple(REACH[piece].split())
    assert LAGOON.reach_set[kind][at] == set(REACH[piece].split())


def test_a_canal_joins_what_seas_do_not() -> None:
    """A fleet goes from sea to sea through the canal's province, not past it."""
    assert "EAST" not in LAGOON.reach["F"]["WEST"]
    assert {"EAST", "WEST"} <= LAGOON.reach_set["F"]["CAN"]


def test_near_and_neighbors_are_provinces() -> None:
    assert LAGOON.near["F"]["CAN"] == {"EAST", "HOOK", "WEST"}
    assert LAGOON.near["A"]["CAN"] == {"HOOK"}
    assert set(LAGOON.neighbors["CAN"]) == {"EAST", "HOOK", "WEST"}
    assert set(LAGOON.neighbors["HILL"]) == {"CAN", "HOOK"}


STAND = {
    "A": "CAN HILL HOOK ISLE",
    "F": "CAN EAST HOOK/WC HOOK/EC ISLE WEST",
}


@pytest.mark.parametrize("kind", STAND)
def test_where_units_stand(kind: str) -> None:
    assert [at for at in LAGOON.province_of if LAGOON.can_stand(kind, at)] == STAND[kind].split()
    assert not any(LAGOON.can_stand(kind, at) for at in ("BOG", "HOOK/NC", ""))


# --- convoys


def test_who_may_convoy() -> None:
    assert {code for code, bit in LAGOON.carrier.items() if bit} == {"ISLE", "WEST"}
    assert LAGOON.carrier["ISLE"] & LAGOON.carrier["WEST"] == 0
    assert {sea: set(lanes) for sea, lanes in LAGOON.sea_lanes.items()} == {
        "ISLE": {"WEST"},
        "WEST": {"CAN", "HOOK", "ISLE"},
    }


def test_fleets_carry() -> None:
    west = LAGOON.carriers(LAGOON.carrier["WEST"])
    assert set(west.landings("ISLE")) == {"CAN", "HOOK"}
    assert west.could_carry("HOOK", "CAN")
    assert not west.could_carry("HILL", "CAN")
    assert LAGOON.carriers(0).landings("ISLE") == ()


# --- the board of one day

HILL_CLOSED = {"F0099M": {}, "S0100M": {"HILL": "F0101"}, "F0100M": {}, "F0101M": {}}


@pytest.mark.parametrize("phase", HILL_CLOSED)
def test_a_closure_and_what_ends_it(phase: str) -> None:
    day = LAGOON.on(phase)
    assert day.closed == HILL_CLOSED[phase]
    assert ("HILL" in day.reach["A"]["HOOK"]) is not bool(day.closed)
    assert "HILL" in day.near["A"]["HOOK"]  # a closure stops units, not support


def test_borders_of_a_date() -> None:
    early, late = LAGOON.on("F0099M"), LAGOON.on("S0100M")
    assert early.reach["F"]["HOOK/EC"] == ("EAST",)
    assert early.reach["F"]["ISLE"] == ("HOOK/WC", "WEST")
    assert "ISLE" not in early.reach["F"]["HOOK/WC"]
    assert late.reach["F"] == LAGOON.reach["F"]
    assert not early.patches


def test_a_day_is_made_once_for_all_its_phases() -> None:
    assert LAGOON.on("F0100M") is LAGOON.on("F0100R")
    assert LAGOON.on("S0100M") is not LAGOON.on("F0099M")


def test_a_closure_without_end() -> None:
    board = replace(LAGOON, patches=(Patch(closed=("CAN",)), Patch(start="F0100", closed=("HILL",))))
    assert board.on("S0100M").closed == {"CAN": "never"}
    assert board.on("W0100A").closed == {"CAN": "never", "HILL": "never"}


def test_a_board_without_patches_is_its_own_day() -> None:
    board: Board = replace(LAGOON, patches=())
    assert board.on("S1901M") is board


def test_dates_sort_by_year_and_season() -> None:
    dates = ["F1901R", "S1902M", "W1901A", "S1901"]
    assert sorted(dates, key=lambda date: Phase.of(date).day) == ["S1901", "F1901R", "W1901A", "S1902M"]
    assert Phase.of("F1901M").day == Phase.of("F1901R").day == Phase.of("F1901").day


def test_both_ways() -> None:
    assert both_ways("A", [("PAR", "BUR")]) == (Border("A", "PAR", "BUR"), Border("A", "BUR", "PAR"))
