"""Previews of links show every unit of any board, without text, in the proportions that chats expect."""

from __future__ import annotations

import re

import pytest

from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.link_preview import HEIGHT, WIDTH, preview_svg
from casusbelli.drawing.picture import sheet_of
from casusbelli.variants.table import new_game


@pytest.mark.parametrize("board", ["standard", "indian-ocean", "western-mediterranean"])
def test_every_unit_is_in_sight(board: str) -> None:
    scene = scene_at(new_game("standard", board, seed=bytes(32)), None, None)
    text = preview_svg(scene)
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', text)
    assert found is not None
    left, top, width, height = map(float, found.groups())
    assert width / height == pytest.approx(WIDTH / HEIGHT, rel=0.01)
    areas = sheet_of(scene.board).areas
    for unit in scene.units:
        x, y = areas[unit.at.partition("/")[0]].unit
        assert left < x < left + width, unit
        assert top < y < top + height, unit
    assert len(scene.units) == text.count("data-unit=")
    assert "{display:none}" in text
    assert "var(" not in text
