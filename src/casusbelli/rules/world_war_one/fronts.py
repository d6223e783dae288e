"""Where the war is fought: provinces that open with the years or never, and the passage to the Baltic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from casusbelli.core.board import Board, Patch, both_ways
from casusbelli.core.orders import FLEET
from casusbelli.rules.component import Component, Panel, Rules, RulesClash, Turn
from casusbelli.rules.options import choice
from casusbelli.rules.world_war_one.facts import PREFIX, TABLE, option

CALENDAR: tuple[Patch, ...] = (  # R3, R4; "stop" is the first season in which a move is legal
    Patch(closed=("SPA", "HOL", "NWY", "SWE", "DEN"), why="neutral throughout the war (R3)"),
    Patch(stop="S1915", closed=("APU", "NAP", "PIE", "ROM", "TUS", "VEN"), why="Italy (R4)"),
    Patch(stop="F1915", closed=("BUL",), why="Bulgaria (R4)"),
    Patch(stop="S1916", closed=("POR",), why="Portugal (R4)"),
    Patch(stop="F1916", closed=("RUM",), why="Rumania (R4)"),
    Patch(stop="S1917", closed=("GRE",), why="Greece (R4)"),
)
EXCEPTED = Patch(stop="S1915", closed=("ALB", "BEL", "NAF", "SER", "TUN"), why="not listed in R1 (WA-1)")
STRAITS = (("BAL", "SKA"),)  # WW3.2
START = "F1914M"  # WW1.1
SEASONS = {"S": "spring", "F": "fall"}


class ClosedLands(Component[None]):
    """A calendar of closures as data: a war on another map, or with other dates, is another list of patches."""

    table = TABLE
    calendar: ClassVar[tuple[Patch, ...]] = ()
    first: ClassVar[str]

    def starts(self, rules: Rules) -> str | None:
        return self.first

    def charts(self, board: Board, rules: Rules) -> Board:
        named = {code for patch in self.calendar for code in patch.closed}
        missing = sorted(named - board.province.keys())
        if missing:
            raise RulesClash(f"{self.name}: {board.name} has no {', '.join(missing)}; play it on the standard map")
        return replace(board, patches=(*board.patches, *self.calendar))

    def show(self, t: Turn) -> Mapping[str, Any]:
        return {"closed": dict(t.board.closed)}

    def reveals(self, t: Turn, seat: str | None) -> Iterable[str]:
        return ("closed",)

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        rows = tuple((t.board.province[code].name, _opening(date)) for code, date in t.board.closed.items())
        yield Panel("Closed land", ("province", "opens"), rows)


class Fronts(ClosedLands):
    name = "world-war-one-fronts"
    prefix = PREFIX
    calendar = CALENDAR
    first = START
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
            "Fleets pass between the Baltic and the Skagerrak in every way, or only move and retreat (WA-11).",
        ),
    )

    def explains(self, rules: Rules) -> Iterator[str]:
        yield "The game begins in fall 1914 (R1)."
        yield "Spain, Holland, Norway, Sweden, Denmark and Switzerland are never entered (R3)."
        yield "Italy opens in spring 1915, Bulgaria in fall 1915, Portugal in spring 1916 (R4)."
        yield "Rumania opens in fall 1916, Greece in spring 1917 (R4). All seas are open (R3)."
        if option(rules, "r1_reading") == "exception":
            yield "Albania, Belgium, North Africa, Serbia and Tunis are closed in 1914 (WA-1)."
        retreats = option(rules, "closed_blocks_retreats") == "true"
        yield f"Retreats to a closed province are {'barred' if retreats else 'possible'} (WA-2)."
        full = "" if option(rules, "bal_ska") == "full" else "; nobody supports or convoys across (WA-11)"
        yield f"Fleets pass directly between the Baltic Sea and the Skagerrak{full} (R3)."

    def charts(self, board: Board, rules: Rules) -> Board:
        board = super().charts(board, rules)
        passage = option(rules, "bal_ska") == "move_only"
        straits = tuple(replace(border, passage=passage) for border in both_ways(FLEET, STRAITS))
        extra = (EXCEPTED,) if option(rules, "r1_reading") == "exception" else ()
        return replace(
            board,
            borders=tuple(dict.fromkeys((*board.borders, *straits))),
            patches=(*board.patches, *extra),
            refuge=option(rules, "closed_blocks_retreats") == "false",
        )


def _opening(date: str) -> str:
    return "never" if date == "never" else f"{SEASONS[date[0]]} {date[1:5]}"


def openings(board: Board) -> Iterator[tuple[str, str]]:
    """What opens when: the date and the reason."""
    for patch in board.patches:
        if patch.stop is not None and patch.closed:
            yield patch.stop, patch.why
