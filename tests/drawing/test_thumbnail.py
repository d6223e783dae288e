"""Small pictures: well-formed, light, with every unit, and drawn for any shape that a board may have."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from casusbelli.drawing import thumbnail as module
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.emblem import emblem
from casusbelli.drawing.thumbnail import thumbnail
from casusbelli.engine.dice import SEED_BYTES
from casusbelli.engine.spec import packs
from casusbelli.variants import board, loadable
from casusbelli.variants.table import new_game

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("rules", sorted(name for name, pack in packs().items() if pack.variant))
def test_every_unit_of_every_variant_is_drawn(rules: str) -> None:
    game = new_game(rules, seed=bytes(SEED_BYTES))
    scene = scene_at(game, None)
    text = thumbnail(scene)
    tree = ET.fromstring(text)
    assert len(re.findall(r'<path class="u ', text)) == len(scene.units)
    assert len(text) < 32_000
    assert {node.tag for node in tree.iter()} == {SVG + name for name in ("svg", "title", "style", "rect", "path")}


@pytest.mark.parametrize("name", sorted(loadable()[0]))
def test_boards_and_emblems(name: str) -> None:
    on = board(name)
    text = thumbnail(scene_at(new_game(map=name, seed=bytes(SEED_BYTES)), None), "dark")
    assert "prefers-color-scheme" not in text
    ET.fromstring(text)
    looks = {power.name: emblem(on, power.name) for power in on.powers}
    assert len(set(looks.values())) == len(looks)
    for look in looks.values():
        ET.fromstring(look)


@pytest.mark.parametrize(
    ("shape", "coarse"),
    [
        ("M0 0l60 0 0 60-60 0z", "M0 0l10 0 0 10-10 0z"),
        ("M0 0h60v60h-60z", "M0 0l10 0 0 10-10 0z"),
        ("m0 0L60,0 60,60H0V0Z", "M0 0l10 0 0 10-10 0 0-10z"),
        ("M0 0l1 0 0 1-1 0z", ""),  # an islet too small to be seen
        ("M0 0l60 0 0 60zM120 120l60 0 0 60z", "M0 0l10 0 0 10zM20 20l10 0 0 10z"),
        ("M0 0l60 0 0 60zm120 120l60 0 0 60z", "M0 0l10 0 0 10zM20 20l10 0 0 10z"),
        ("M0 0c1 2 3 4 5 6z", None),
    ],
)
def test_coarse_outlines(shape: str, coarse: str | None) -> None:
    assert module._coarse(shape) == coarse


def test_shapes_with_curves_are_scaled() -> None:
    curved = "M0 0c1 2 3 4 5 6z"
    assert module._path("l", [curved, "M0 0h60v60z"]) == (
        f'<path class="l" transform="scale({1 / module.GRID:g})" d="{curved}M0 0h60v60z"/>'
    )
