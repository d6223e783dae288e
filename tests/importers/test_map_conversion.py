"""A map of another program becomes our map file: what cannot stand is repaired or left out, and the report says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from casusbelli.core.board import COAST, LAND, SEA, Board
from casusbelli.core.catalogs import namespaces
from casusbelli.core.mapfile import load_map
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.importers.foreign_map import ForeignMap, ForeignPower, ForeignProvince
from casusbelli.importers.import_report import CARRIED, GUESSED, LEFT_OUT, ImportReport, NotImported
from casusbelli.importers.map_conversion import imported


def strait() -> ForeignMap:
    """Two coasts, a sea between them, and hills."""
    map_ = ForeignMap("Two Coasts", "Two Coasts", victory=2)
    map_.provinces = {
        "cap": ForeignProvince("Cape", COAST, center=True, aliases=["Kap"], line=3),
        "por": ForeignProvince("Port", COAST, center=True, line=4),
        "sea": ForeignProvince("The Strait", SEA, line=5),
        "hil": ForeignProvince("Hills", LAND, line=6),
    }
    map_.powers = {
        "Upland": ForeignPower("Uplandish", "#d55e00", home=["cap"], units={Piece(ARMY, "cap"): 8}, line=7),
        "Shore": ForeignPower(color="#0072B2", home=["por"], units={Piece(FLEET, "por"): 9}, line=9),
    }
    for kind, row in ((ARMY, "cap hil"), (ARMY, "hil por"), (FLEET, "cap sea"), (FLEET, "por sea")):
        one, other = row.split()
        map_.border(kind, one, other, 10)
        map_.border(kind, other, one, 11)
    return map_


def converted(map_: ForeignMap) -> tuple[Board, dict[tuple[str, str], int | None]]:
    """The board, and the notes by kind and code, each with the line of the first."""
    report = ImportReport()
    board = load_map(imported(map_, report))
    for language in ("en", "de", "fr"):
        assert all(note.said.render(language) for note in report.notes)
    return board, {(note.kind, note.said.code.removeprefix("importers.")): note.line for note in reversed(report.notes)}


def test_a_sound_map_is_carried_over_whole() -> None:
    board, notes = converted(strait())
    assert notes == {(CARRIED, "whole"): None}
    assert (board.name, board.title, board.victory) == ("two-coasts", "Two Coasts", 2)
    assert [str(piece) for power in board.powers for piece in power.units] == ["A CAP", "F POR"]
    assert board.adjacent[ARMY]["HIL"] == ("CAP", "POR")
    assert board.place_names["kap"] == "CAP"


def _renamed(map_: ForeignMap) -> None:
    map_.provinces["1"] = ForeignProvince("Port", SEA, line=12)
    map_.border(FLEET, "1", "sea")
    map_.border(FLEET, "sea", "1")


def _second_fleet(map_: ForeignMap) -> None:
    map_.powers["Upland"].units[Piece(FLEET, "por")] = 20
    map_.powers["Upland"].units[Piece(ARMY, "por")] = 21


def _unused_coast(map_: ForeignMap) -> None:
    map_.provinces["cap"].coasts = ["nc", "sc"]
    for ends in list(map_.borders):
        if ends[0] == FLEET and "cap" in ends:
            del map_.borders[ends]
    map_.border(FLEET, "cap/nc", "sea")
    map_.border(FLEET, "sea", "cap/nc")


def _far_center(map_: ForeignMap, builds: str) -> None:
    map_.provinces["far"] = ForeignProvince("Far", LAND, center=True, line=34)
    map_.powers["Shore"].centers = ["por", "far"]
    map_.builds = builds


REPAIRS: list[tuple[Callable[[ForeignMap], object], tuple[str, str], int | None]] = [
    (_renamed, (GUESSED, "code"), 12),
    (_renamed, (GUESSED, "name"), 12),
    (_second_fleet, (LEFT_OUT, "unit-second"), 21),
    (_unused_coast, (LEFT_OUT, "coasts-unused"), 3),
    (lambda m: m.provinces["por"].aliases.append("kap"), (LEFT_OUT, "aliases"), 4),
    (lambda m: setattr(m, "victory", None), (GUESSED, "victory"), None),
    (lambda m: setattr(m, "victory", 77), (GUESSED, "victory"), None),
    (lambda m: setattr(m.powers["Shore"], "color", "blue"), (GUESSED, "colors"), None),
    (lambda m: setattr(m.powers["Shore"], "color", "#D55E00"), (GUESSED, "colors"), None),
    (lambda m: m.powers["Shore"].home.append("hil"), (GUESSED, "home-center"), 9),
    (lambda m: m.powers["Shore"].home.append("nowhere"), (LEFT_OUT, "no-place"), 9),
    (lambda m: m.powers["Shore"].units.update({Piece(ARMY, "sea"): 21}), (LEFT_OUT, "unit"), 21),
    (lambda m: m.border(ARMY, "hil", "sea", 30), (LEFT_OUT, "border-misfit"), 30),
    (lambda m: m.border(ARMY, "hil", "moon", 31), (LEFT_OUT, "border-nowhere"), 31),
    (lambda m: m.border(ARMY, "hil", "hil", 32), (LEFT_OUT, "border-itself"), 32),
    (lambda m: m.border(ARMY, "cap", "por", 33), (CARRIED, "one-way"), 33),
    (lambda m: m.provinces.update(far=ForeignProvince("Far", LAND, line=34)), (GUESSED, "unreachable"), 34),
    (lambda m: m.provinces.update(far=ForeignProvince("Far", COAST, line=34)), (GUESSED, "inland"), 34),
    (lambda m: _far_center(m, "home"), (GUESSED, "unreachable"), 34),
    (lambda m: _far_center(m, "home"), (LEFT_OUT, "unreachable-center"), 9),
    (lambda m: m.powers.update({"9 Kings!": ForeignPower(line=35)}), (GUESSED, "power"), 35),
    (lambda m: m.provinces["cap"].coasts.append("north coast"), (LEFT_OUT, "coast-code"), 3),
]


@pytest.mark.parametrize(("change", "note", "line"), REPAIRS)
def test_what_a_map_file_cannot_say_is_reported(
    change: Callable[[ForeignMap], object], note: tuple[str, str], line: int | None
) -> None:
    map_ = strait()
    change(map_)
    _board, notes = converted(map_)
    assert note in notes
    assert notes[note] == line


def test_a_center_that_no_unit_can_reach_is_taken_from_its_owner() -> None:
    map_ = strait()
    _far_center(map_, "home")
    board, _notes = converted(map_)
    assert board.impassable == {"FAR": "Far"}
    assert [(power.home, power.first_centers) for power in board.powers] == [(("CAP",), ("CAP",)), (("POR",), ("POR",))]


def test_an_island_without_neighbors_can_be_a_center_where_units_are_built() -> None:
    map_ = strait()
    _far_center(map_, "owned")
    board, notes = converted(map_)
    assert board.power["Shore"].first_centers == ("POR", "FAR")
    assert (GUESSED, "unreachable") not in notes


@pytest.mark.parametrize("homes", [True, False])
def test_a_map_without_units_is_reached_from_where_they_are_built(homes: bool) -> None:
    """The first province has no borders, as Switzerland on maps of jDip."""
    map_ = strait()
    map_.provinces = {"peak": ForeignProvince("Peak", LAND, line=2), **map_.provinces}
    for power in map_.powers.values():
        power.units = {}
        if not homes:
            power.home, power.centers, map_.builds = [], power.home, "owned"
    board, _notes = converted(map_)
    assert board.impassable == {"PEAK": "Peak"}
    assert [power.first_centers for power in board.powers] == [("CAP",), ("POR",)]


@pytest.mark.parametrize("code", ["no-provinces", "no-powers", "too-many"])
def test_what_is_no_map_is_refused(code: str) -> None:
    map_ = strait()
    if code == "no-provinces":
        map_.provinces = {}
    elif code == "no-powers":
        map_.powers = {}
    else:
        map_.provinces |= {f"p{n}": ForeignProvince("P") for n in range(700)}
    with pytest.raises(NotImported) as refused:
        imported(map_, ImportReport())
    assert refused.value.said.code == f"importers.{code}"
    assert {refused.value.said.render(language) for language in namespaces()["importers"].languages}
