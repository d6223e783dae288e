"""The committed icons are what tools/icons.py draws, in the sizes that their names promise."""

from __future__ import annotations

import struct

import pytest

from tools.icons import FOLDER, ICONS, icon


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_up_to_date(name: str) -> None:
    committed = (FOLDER / name).read_bytes()
    assert committed == icon(name), "run python -m tools.icons"
    assert struct.unpack(">II", committed[16:24]) == (ICONS[name][0],) * 2
    assert len(committed) < 10_000
