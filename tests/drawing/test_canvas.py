"""The board in parts: what is exchanged from moment to moment, and paints that follow the reader's choice."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.orders import Move, Piece
from casusbelli.drawing import canvas as canvases
from casusbelli.drawing.canvas import CHANGING, LASTING, Canvas, UnknownPaint, sheet_of_styles
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.scene import Ordered
from casusbelli.variants.table import new_game

GAME = new_game(seed=bytes(32))
GAME.submit("Austria", "A VIE - GAL")
GAME.submit("Russia", "A WAR - GAL")
GAME.process()


def test_every_part_stands_where_it_is_exchanged() -> None:
    canvas = Canvas(scene_at(GAME, None, "S1901M"))
    tree = ElementTree.fromstring(canvas.svg())
    found = [part for element in tree.iter() if (part := element.get("data-part"))]
    assert sorted(found) == sorted(CHANGING)
    grounds = {code for element in tree.iter() if (code := element.get("data-ground"))}
    assert grounds == canvas.parts().fills.keys() == {province.code for province in canvas.scene.board.provinces}


def test_moments_differ_in_their_parts() -> None:
    before, after = (Canvas(scene_at(GAME, None, phase)).parts() for phase in ("S1901M", "F1901M"))
    assert 'class="x bad"' in before.parts["over"]
    assert not after.parts["over"]
    assert before.paints == after.paints


def test_the_ground_lasts_while_units_move() -> None:
    before, after = (Canvas(scene_at(GAME, None, phase)).svg() for phase in ("S1901M", "F1901M"))
    assert before != after
    grounds = {text[text.index(LASTING[0]) : text.index(LASTING[1])] for text in (before, after)}
    assert [len(ground) > 80_000 for ground in grounds] == [True]


def test_drafts_are_a_part_of_their_own() -> None:
    draft = Ordered("Austria", "A VIE - TYR", Move(Piece("A", "VIE"), "TYR"))
    scene = scene_at(GAME, "Austria")
    bare, written = Canvas(scene).parts(), Canvas(scene, [draft]).parts()
    assert not bare.parts["drafts"]
    assert "arrow" in written.parts["drafts"] == Canvas(scene, [draft]).draft_part()
    assert {**bare.parts, "drafts": ""} == {**written.parts, "drafts": ""}


def test_there_is_a_place_for_a_tap_at_every_location() -> None:
    board = GAME.rules.board
    assert Canvas(scene_at(GAME, None)).places().keys() == board.province_of.keys()


def test_styles_have_both_themes_and_name_every_paint() -> None:
    paints = Canvas(scene_at(GAME, None)).parts().paints
    text = sheet_of_styles(paints)
    assert ":root[data-theme=dark]" in text
    assert "prefers-color-scheme:dark" in text
    used = set(re.findall(r"var\((--b\d+)\)", text))
    assert used == set(re.findall(r"(--b\d+):", text))
    for key in re.findall(r"p\d+", paints):
        assert f".f{key}{{" in text


@pytest.mark.parametrize("line", ["p0", "p0-12345", "p0-GGGGGG", "p0-123456.p0-123456", "x}body{color:red"])
def test_nothing_but_paints_becomes_style(line: str) -> None:
    with pytest.raises(UnknownPaint):
        sheet_of_styles(line)


def test_no_thread_finds_a_board_whose_language_another_is_changing(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Canvas(scene_at(GAME, None))
    shared.svg()
    meanwhile: list[str] = []

    def interrupted(scene: Struct, **changes: object) -> Struct:
        monkeypatch.undo()
        meanwhile.append(shared.read_in("de").svg())
        return replace(scene, **changes)

    monkeypatch.setattr(canvases, "replace", interrupted)
    german = shared.read_in("de")
    alone = Canvas(replace(shared.scene, language="de")).svg()
    assert [*meanwhile, german.svg(), shared.read_in("de").svg()] == [alone] * 3
