"""The public interface changes only on purpose."""

from __future__ import annotations

import difflib
from importlib import import_module

import pytest

from casusbelli.deprecated import NAMES
from tools import surface


def test_the_public_surface_is_unchanged() -> None:
    """After an intended change: python -m tools.surface --write, and a line in the changelog."""
    before, now = surface.FILE.read_text(encoding="utf-8"), surface.surface()
    assert before == now, "\n".join(difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", n=0))


@pytest.mark.parametrize("name", surface.modules())
def test_public_modules_say_what_is_public(name: str) -> None:
    module = import_module(name)
    assert len(set(module.__all__)) == len(module.__all__)
    assert all(hasattr(module, exported) for exported in module.__all__)
    assert not set(module.__all__) & NAMES.get(name, {}).keys()
    assert (module.__doc__ or "").strip()


def test_a_change_would_be_noticed() -> None:
    lines = surface.surface().splitlines()
    for line in (
        "Game, of casusbelli.engine.game",
        "def normal(text: str) -> str",
        "    def set_ready(self, seat: str, ready: bool = True, phase: str | None = None) -> bool",
        "    def view(self, viewer: Viewer = ...) -> StateView",
        "    property phase",
        "FLEET = 'F'",
    ):
        assert line in lines
    assert "0x" not in "".join(lines)
