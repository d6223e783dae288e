"""The names of the steps of the standard year, used to place other steps before and after them, and stored in states.

Movement comes once a season, so its steps begin with the season's letter ("S-movement"). A rule that counts centers
after each season names the steps of the count in the same way.
"""

from __future__ import annotations

from typing import Final

CAPTURE: Final = "capture"
ELIMINATIONS: Final = "eliminations"
ADJUSTMENTS: Final = "adjustments"
BUILDS: Final = "builds"
LAST_ELIMINATIONS: Final = "last-eliminations"


def movement(season: str) -> str:
    """The step in which a season's orders are written."""
    return f"{season}-movement"


def battle(season: str) -> str:
    """The step in which a season's orders are adjudicated."""
    return f"{season}-battle"


def retreats(season: str) -> str:
    return f"{season}-retreats"


def season_of(step: str) -> str:
    """The season at the beginning of a step's name; "" if there is none."""
    return step[0] if step[1:2] == "-" else ""


def without_season(step: str) -> str:
    """ "movement" """
    return step[2:] if season_of(step) else step


def is_movement(step: str) -> bool:
    return without_season(step) == "movement"
