"""Small pictures of a part of the board leave out what lies outside."""

from __future__ import annotations

import re

from msgspec.structs import replace

from casusbelli.drawing.board_art import art_of
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.crop import cropped
from casusbelli.drawing.picture import Style, picture
from casusbelli.variants import board
from casusbelli.variants.table import new_game

BOHEMIA = (560, 450, 200, 150)
PLAIN = Style(heading=False, legend=False)


def test_a_part_of_the_board_is_sent_without_the_rest() -> None:
    scene = scene_at(new_game("standard", "standard"), None)
    whole, part = picture(scene, PLAIN), picture(scene, replace(PLAIN, view=BOHEMIA))
    assert 'viewBox="560 450 200 150" width="200" height="150"' in part
    assert len(part) < len(whole) / 2
    shapes = dict(re.findall(r'data-province="([A-Z]{3})" d="([^"]*)"', part))
    assert {"BOH", "VIE", "MUN"} <= {code for code, shape in shapes.items() if shape}
    assert not shapes["POR"] + shapes["ANK"]


def test_a_view_of_everything_changes_nothing() -> None:
    art = art_of(board("standard"))
    assert art is not None
    assert cropped(art, (0, 0, *art.size)) == art


def test_outlines_that_are_written_in_another_way_are_kept() -> None:
    art = art_of(board("standard"))
    assert art is not None
    curved = replace(art, areas={**art.areas, "POR": replace(art.areas["POR"], shape="M1 1C2 2 3 3 4 4z")})
    assert cropped(curved, BOHEMIA).areas["POR"].shape == "M1 1C2 2 3 3 4 4z"
