"""When something happens: a phase ("S1901M") or the season of a year ("S1901"). Nothing else takes that text apart.

Files, events and the API hold the text; whoever wants to know more of it asks ``Phase.of``, which is memoized.
"""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

__all__ = ["NEVER", "SEASONS", "Phase", "dated"]

MOVEMENT, RETREATS, ADJUSTMENTS = "M", "R", "A"
SEASONS = {"S": "Spring", "F": "Fall", "W": "Winter"}
SEASON_ORDER = {season: n for n, season in enumerate(SEASONS)}
NEVER = "never"  # the date on which what is closed for good opens
WRITTEN = re.compile("([A-Z])([0-9]{4})([A-Z]*)")


class Phase(Struct, frozen=True, gc=False):
    """``kind`` is the letter of the step that collects orders; "" where the season of a year is meant."""

    season: str = ""
    year: int = 0
    kind: str = ""

    @staticmethod
    def of(text: str) -> Phase:
        """What this text means; ``BEFORE`` for the empty one."""
        return _read(text)

    @staticmethod
    def of_year(step: str) -> Phase:
        """A phase of every year, as the calendar of a map writes it: "SM"."""
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
        """Sorts by time, as far as the season tells it: in which order the kinds come is the rules' own."""
        return self.year, SEASON_ORDER.get(self.season, len(SEASON_ORDER))

    @property
    def words(self) -> str:
        """ "Spring 1901"."""
        return f"{SEASONS.get(self.season, self.season)} {self.year:04}"


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
