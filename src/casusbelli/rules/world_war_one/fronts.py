"""Where the war is fought: provinces that open with the years or never, and the passage to the Baltic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

from casusbelli.core.board import NEVER, Board, date_key, date_words
from casusbelli.core.mapfile import MapError, with_patches
from casusbelli.core.units import Unit
from casusbelli.rules.closures import Closures, closed_land, openings
from casusbelli.rules.component import Rules, RulesClash, Turn
from casusbelli.rules.options import choice
from casusbelli.rules.shown import Panel
from casusbelli.rules.world_war_one.calendars import EXCEPTED, STRAITS, STRAITS_TO_MOVE, WORLD_WAR
from casusbelli.rules.world_war_one.facts import PREFIX, TABLE, option


@lru_cache(maxsize=16)  # so that the games of one map share its tables
def _dated(board: Board, dates: str, start: str) -> Board:
    dated = with_patches(board, dates, "calendar")
    return replace(dated, calendar=replace(board.calendar, start=start))


def next_events(t: Turn, events: Iterable[tuple[str, str]]) -> Panel:
    """What is to happen by the calendar, besides the land that opens. These events have not happened yet."""
    now = date_key(t.state.phase or t.rules.start)
    opening = (row for row in openings(t.rules.board) if date_key(row[0]) > now)
    rows = sorted([*opening, *events], key=lambda row: date_key(row[0]))
    return Panel("Next events", ("when", "what"), tuple((date_words(date), what) for date, what in rows))


class ClosedLands(Closures):
    """A calendar as data, as map files write it. A map that closes land by itself is played by its own dates."""

    table = TABLE
    first: ClassVar[str]

    def dates(self, rules: Rules) -> str:
        raise NotImplementedError

    def charts(self, board: Board, rules: Rules) -> Board:
        if any(patch.closed for patch in board.patches):
            return board
        try:
            return _dated(board, self.dates(rules), self.first)
        except MapError as fault:
            said = f"{self.name}: its calendar does not fit {board.name}: {fault.faults[0]}"
            raise RulesClash(f"{said}; or give the map a calendar of its own") from None

    def starts(self, rules: Rules) -> str:
        return rules.board.calendar.start

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"closed": closed_land(t.board)}

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("closed",)


class Fronts(ClosedLands):
    name = "world-war-one-fronts"
    prefix = PREFIX
    first = "F1914M"  # WW1.1
    options = (
        choice(
            "r1_reading",
            "permission exception",
            "R1 lists what may be entered in 1914, or the exceptions to it (WA-1).",
        ),
        choice("closed_blocks_retreats", "true false", "Are closed provinces closed to retreats too (WA-2)?"),
        choice(
            "bal_ska",
            "full move_only",
            "Fleets pass between the Baltic and the Skagerrak in every way, or only by moves (WA-11).",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield from super().explains(rules)
        retreats = option(rules, "closed_blocks_retreats") == "true"
        yield f"Retreats to a closed province are {'barred' if retreats else 'possible'} (WA-2)."
        yield "Nobody ever owns a centre in land that never opens (WA-10)."

    def dates(self, rules: Rules) -> str:
        excepted = EXCEPTED if option(rules, "r1_reading") == "exception" else ""
        straits = STRAITS if option(rules, "bal_ska") == "full" else STRAITS_TO_MOVE
        return WORLD_WAR + excepted + straits

    def charts(self, board: Board, rules: Rules) -> Board:
        board, refuge = super().charts(board, rules), option(rules, "closed_blocks_retreats") == "false"
        return replace(board, refuge=True) if refuge else board

    def spares(self, t: Turn, unit: Unit, center: str) -> bool:
        """WW3.1: even where units may retreat to such land."""
        return t.board.closed.get(center) == NEVER
