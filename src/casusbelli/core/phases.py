"""Phases ("S1901M") and seasons of a year ("S1901"), parsed from text. No other code takes that text apart.

Files, events and the API store the text; ``Phase.of`` parses it and is memoized.
"""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

__all__ = ["NEVER", "SEASONS", "Phase", "dated"]

MOVEMENT, RETREATS, ADJUSTMENTS = "M", "R", "A"
SEASONS = {"S": "Spring", "F": "Fall", "W": "Winter"}
SEASON_ORDER = {season: n for n, season in enumerate(SEASONS)}
NEVER = "never"  # the opening date of permanently closed provinces
WRITTEN = re.compile("([A-Z])([0-9]{4})([A-Z]*)")


class Phase(Struct, frozen=True, gc=False):
    """``kind`` is the letter of the step that collects orders; "" if the season of a year is meant."""

    season: str = ""
    year: int = 0
    kind: str = ""

    @staticmethod
    def of(text: str) -> Phase:
        """Parse a phase; ``BEFORE`` for the empty text."""
        return _read(text)

    @staticmethod
    def of_year(step: str) -> Phase:
        """Parse a phase of every year, as a map's calendar writes it: "SM"."""
        return Phase(step[:1], 0, step[1:])

    def __str__(self) -> str:
        return f"{self.season}{self.year:04}{self.kind}" if self.season else ""

    @property
    def is_movement(self) -> bool:
        return self.kind == MOVEMENT

    @property
    def is_retreats(self) -> bool:
        return self.kind == RETREATS

    @property
    def is_adjustments(self) -> bool:
        return self.kind == ADJUSTMENTS

    @property
    def date(self) -> str:
        """The season and the year, as files write them: "S1901"."""
        return dated(self.season, self.year)

    @property
    def day(self) -> tuple[int, int]:
        """Sort key by year and season. The sequence of kinds within a season is up to the rules."""
        return self.year, SEASON_ORDER.get(self.season, len(SEASON_ORDER))

    @property
    def words(self) -> str:
        """ "Spring 1901"."""
        return f"{SEASONS.get(self.season, self.season)} {self.year}"


BEFORE = Phase()  # the game has not begun


@lru_cache(maxsize=4096)
def _read(text: str) -> Phase:
    if not text:
        return BEFORE
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no phase; write one like S1901M, or a season like S1901")
    season, year, kind = found.groups()
    return Phase(season, int(year), kind)


def dated(season: str, year: int) -> str:
    """The season of a year as files write it: "S1901"."""
    return str(Phase(season, year))
