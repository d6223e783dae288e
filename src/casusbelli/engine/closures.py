"""Panels and rulebook entries for closed provinces and open passages of a map with dates, and for borders that weaken
moves. Display only: the adjudicator enforces them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.core.board import Board, Border, Patch
from casusbelli.core.kernel import HALF, WEAK
from casusbelli.core.legality import date_said, located
from casusbelli.core.orders import FLEET
from casusbelli.core.phases import NEVER
from casusbelli.core.said import Cell, Said, Term, Text, said
from casusbelli.engine.component import Component, Rules, Turn
from casusbelli.engine.display import Example, Mark, Panel
from casusbelli.engine.panel_forms import Group, Place, PlacesForm


class Closures(Component[None]):
    """Panels and rulebook entries for a map's dated provinces and borders, and entries for its weaker borders; nothing
    on maps without any."""

    name = "closures"
    title = said("engine.closures-title")

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        for lack, code in ((WEAK, "engine.weak-rule"), (HALF, "engine.half-rule")):
            weaker = dict(_ways(rules.board, (border for border in rules.board.borders if border.lack == lack)))
            if weaker:
                yield said(code, ways=[_joined(rules.board, ends, who) for ends, who in weaker.items()])
        for patch in rules.board.patches:
            if patch.closed:
                yield said("engine.closed-rule", places=_places(rules.board, patch.closed), period=_period(patch))
            for ends, who in dict(_ways(rules.board, patch.added)).items():
                yield said("engine.way-rule", places=_places(rules.board, ends), who=who, period=_period(patch))

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        shut = closed_land(t.board)
        if shut:
            yield Panel(said("engine.closed-land"), form=PlacesForm(tuple(_closed(t.board, shut)), CLOSED))
        usual = {border.ends for border in t.rules.board.borders}
        ways = dict(_ways(t.board, (border for border in t.board.borders if border.ends not in usual)))
        if ways:
            named = {ends: _places(t.board, ends) for ends in ways}
            joined = ((said("engine.way-ends", one=named[ends][0], other=named[ends][1]), ways[ends]) for ends in ways)
            marks = tuple(Mark(ends, "route", text=who) for ends, who in ways.items())
            yield Panel(said("engine.open-ways"), WAYS, tuple(joined), marks=marks)


def closed_land(board: Board) -> dict[str, str]:
    """Provinces closed today with the date they open; if any are closed, impassable ones are listed as well."""
    return {**board.closed, **dict.fromkeys(board.impassable, NEVER)} if board.closed else {}


def openings(board: Board) -> Iterator[tuple[str, Text]]:
    """What opens when, according to the map's dates."""
    for patch in board.patches:
        if patch.stop is not None and patch.closed:
            told = said("engine.land-opens", places=_places(board, patch.closed))
            yield patch.stop, said("engine.period-why", period=told, why=patch.why) if patch.why else told


def _closed(board: Board, shut: dict[str, str]) -> Iterator[Group[Cell]]:
    """Closed provinces by the date on which they open."""
    for opens in dict.fromkeys(shut.values()):
        never = opens == NEVER
        note = said("engine.never-opens") if never else said("engine.opens-in", date=date_said(opens))
        places = (Place[Cell](code, located(board, code), note) for code, date in shut.items() if date == opens)
        yield Group("closed" if never else "later", date_said(opens), tuple(places))


def _ways(board: Board, borders: Iterable[Border]) -> Iterator[tuple[tuple[str, str], Said]]:
    """The provinces that the borders join, and the kinds of unit that may cross."""
    for border in borders:
        ends = sorted((board.province_of[border.origin], board.province_of[border.to]))
        who = said("engine.for-fleets" if border.kind == FLEET else "engine.for-armies")
        yield (ends[0], ends[1]), said("engine.for-passage", who=who) if border.passage else who


def _joined(board: Board, ends: tuple[str, str], who: Said) -> Said:
    one, other = _places(board, ends)
    return said("engine.way-of", ends=said("engine.way-ends", one=one, other=other), who=who)


def _period(patch: Patch) -> Said:
    """When a patch starts and ends, and its reason."""
    period = _dates(patch)
    return said("engine.period-why", period=period, why=patch.why) if patch.why else period


def _dates(patch: Patch) -> Said:
    if patch.start and patch.stop:
        return said("engine.period-from-until", start=date_said(patch.start), stop=date_said(patch.stop))
    if patch.start:
        return said("engine.period-from", start=date_said(patch.start))
    return said("engine.period-until", stop=date_said(patch.stop)) if patch.stop else said("engine.period-always")


def _places(board: Board, codes: Iterable[str]) -> list[Term]:
    return [located(board, code) for code in codes]


CLOSED = (said("engine.closed-province"), said("engine.closed-opens"))
WAYS = (said("engine.ways-between"), said("engine.ways-for"))
