"""The fronts of the war: provinces that open at a date or never, and the passage to the Baltic Sea."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

from casusbelli.core.board import Board
from casusbelli.core.legality import date_said
from casusbelli.core.mapfile import MapError, with_patches
from casusbelli.core.phases import NEVER, Phase
from casusbelli.core.said import Cell, Text, said
from casusbelli.core.units import Unit
from casusbelli.engine.closures import Closures, closed_land, openings
from casusbelli.engine.component import Rules, RulesClash, Turn
from casusbelli.engine.display import Example, Panel
from casusbelli.engine.options import choice
from casusbelli.engine.panel_forms import CalendarForm, Stop
from casusbelli.packs.world_war_one.calendars import EXCEPTED, STRAITS, STRAITS_TO_MOVE, WORLD_WAR
from casusbelli.packs.world_war_one.facts import PREFIX, TABLE, option


@lru_cache(maxsize=16)  # so that the games of one map share its tables
def _dated(board: Board, dates: str, start: str) -> Board:
    dated = with_patches(board, dates, "calendar")
    return replace(dated, calendar=replace(board.calendar, start=start))


def next_events(t: Turn, events: Iterable[tuple[str, Text]]) -> Panel:
    """The panel of coming events: land that opens, and the given events, which have not happened yet."""
    now = Phase.of(t.state.phase or t.rules.start).day
    opening = (row for row in openings(t.rules.board) if Phase.of(row[0]).day > now)
    rows = sorted([*opening, *events], key=lambda row: Phase.of(row[0]).day)
    columns = (said("ww1.events-when"), said("ww1.events-what"))
    stops = tuple(Stop[Cell](date_said(date), what) for date, what in rows)
    return Panel(said("ww1.panel-events"), form=CalendarForm(stops, columns))


class ClosedLands(Closures):
    """A calendar in the notation of map files. A map that closes land itself is played by its own dates."""

    table = TABLE
    public = True
    first: ClassVar[str]

    def dates(self, rules: Rules) -> str:
        raise NotImplementedError

    def charts(self, board: Board, rules: Rules) -> Board:
        if any(patch.closed for patch in board.patches):
            return board
        try:
            return _dated(board, self.dates(rules), self.first)
        except MapError as fault:
            wrong = f"{self.name}: its calendar does not fit {board.name}: {fault.faults[0]}"
            raise RulesClash(f"{wrong}; or give the map a calendar of its own") from None

    def starts(self, rules: Rules) -> str:
        return rules.board.calendar.start

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"closed": closed_land(t.board)}

    def implied(self, t: Turn) -> tuple[str, ...]:
        return ("closed",)


class Fronts(ClosedLands):
    name = "world-war-one-fronts"
    prefix = PREFIX
    title = said("ww1.chapter-fronts")
    first = "F1914M"  # WW1.1
    options = (
        choice(
            "r1_reading",
            "permission exception",
            said("ww1.r1-reading"),
        ),
        choice("closed_blocks_retreats", "true false", said("ww1.closed-blocks-retreats")),
        choice(
            "bal_ska",
            "full move_only",
            said("ww1.bal-ska"),
        ),
    )

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield said("ww1.fronts-rule")
        yield from super().explains(rules)
        if any("BUL" in patch.closed and patch.stop == "F1915" for patch in rules.board.patches):
            yield Example(said("ww1.fronts-example"))
        yield said("ww1.retreats-rule", barred=option(rules, "closed_blocks_retreats"))
        yield said("ww1.never-owned-rule")

    def dates(self, rules: Rules) -> str:
        excepted = EXCEPTED if option(rules, "r1_reading") == "exception" else ""
        straits = STRAITS if option(rules, "bal_ska") == "full" else STRAITS_TO_MOVE
        return WORLD_WAR + excepted + straits

    def charts(self, board: Board, rules: Rules) -> Board:
        board, refuge = super().charts(board, rules), option(rules, "closed_blocks_retreats") == "false"
        return replace(board, refuge=True) if refuge else board

    def leaves_center(self, t: Turn, unit: Unit, center: str) -> bool:
        """Land that never opens has no owner, even if units may retreat there (WW3.1)."""
        return t.board.closed.get(center) == NEVER
