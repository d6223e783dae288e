"""The names of the steps of the standard year: what other steps are put before and after, and what states hold.

Movement comes once a season, so that its steps begin with the season's letter ("S-movement"). A rule that counts
centers after each season does the same with the steps of the count.
"""

from __future__ import annotations

from typing import Final

CAPTURE: Final = "capture"
ELIMINATIONS: Final = "eliminations"
ADJUSTMENTS: Final = "adjustments"
BUILDS: Final = "builds"
LAST_ELIMINATIONS: Final = "last-eliminations"


def movement(season: str) -> str:
    """In which orders are written."""
    return f"{season}-movement"


def battle(season: str) -> str:
    """In which they are judged."""
    return f"{season}-battle"


def retreats(season: str) -> str:
    return f"{season}-retreats"


def season_of(step: str) -> str:
    """The season that the name of a step begins with; "" where it names none."""
    return step[0] if step[1:2] == "-" else ""


def without_season(step: str) -> str:
    """ "movement" """
    return step[2:] if season_of(step) else step


def is_movement(step: str) -> bool:
    return without_season(step) == "movement"
