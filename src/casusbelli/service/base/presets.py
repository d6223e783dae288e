"""Presets for a new game: what its players may write, who takes part, and how strong bots are. Its pace: paces.py."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.bots import levels
from casusbelli.service.base.settings import PressSettings


class PressPreset(Struct, frozen=True):
    """What players may write. ``anonymous``: nobody knows who plays which power until the game is over."""

    name: str
    press: PressSettings
    anonymous: bool = False


class Company(Struct, frozen=True):
    """Whom one plays with: the settings of a game that follow from it."""

    name: str
    kind: Literal["game", "sandbox", "table"] = "game"
    visibility: Literal["public", "private"] = "private"
    join: Literal["anybody", "invited"] = "anybody"

    @property
    def waits(self) -> bool:
        """Does such a game wait for other people?"""
        return self.name in ("public", "invited")


SILENT = PressSettings(private=False, groups=False, public=False)
PRESS_PRESETS = {
    preset.name: preset
    for preset in (
        PressPreset("full", PressSettings()),
        PressPreset("public", PressSettings(private=False, groups=False)),
        PressPreset("none", SILENT),
        PressPreset("gunboat", SILENT, anonymous=True),
    )
}


def press_preset_of(press: PressSettings, anonymous: bool) -> str:
    """The preset that these settings come from; "" if from none. Any preset can be anonymous, silence then is gunboat.
    Who else reads the messages is no part of it."""
    bare = replace(press, inherit=False, audit=False)
    alike = [preset for preset in PRESS_PRESETS.values() if preset.press == bare]
    return next((preset.name for preset in reversed(alike) if anonymous or not preset.anonymous), "")


COMPANIES = {
    company.name: company
    for company in (
        Company("public", visibility="public"),
        Company("invited", join="invited"),
        Company("bots"),
        Company("sandbox", kind="sandbox"),
        Company("table", kind="table"),
    )
}
RANKS = levels.RANKS
