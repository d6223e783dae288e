"""What the map's dates do to the board of the day: land that is closed, ways that are open. Shown, not ruled: whether a
unit may go there is the judge's business."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.core.board import NEVER, Board, Border, Patch, date_words
from casusbelli.core.orders import FLEET
from casusbelli.rules.component import Component, Rules, Turn
from casusbelli.rules.shown import Mark, Panel


class Closures(Component[None]):
    """On a map without dates it says nothing."""

    name = "closures"

    def explains(self, rules: Rules) -> Iterator[str]:
        for patch in rules.board.patches:
            if patch.closed:
                yield f"{_names(rules.board, patch.closed)}: closed{_period(patch)}."
            for ends, who in dict(_ways(rules.board, patch.added)).items():
                yield f"Between {_names(rules.board, ends, ' and ')} is a way for {who}{_period(patch)}."

    def panels(self, t: Turn, seat: str | None) -> Iterator[Panel]:
        shut = closed_land(t.board)
        if shut:
            rows = tuple((_name(t.board, code), date_words(opens)) for code, opens in shut.items())
            yield Panel("Closed land", ("province", "opens"), rows, marks=tuple(_closed_marks(shut)))
        usual = {border.ends for border in t.rules.board.borders}
        ways = dict(_ways(t.board, (border for border in t.board.borders if border.ends not in usual)))
        if ways:
            rows = tuple((_names(t.board, ends, " – "), who) for ends, who in ways.items())
            marks = tuple(Mark(ends, "route", text=who) for ends, who in ways.items())
            yield Panel("Open ways", ("between", "for"), rows, marks=marks)


def closed_land(board: Board) -> dict[str, str]:
    """What nobody may enter today, and when it opens; where anything is closed, what is impassable is listed too."""
    return {**board.closed, **dict.fromkeys(board.impassable, NEVER)} if board.closed else {}


def openings(board: Board) -> Iterator[tuple[str, str]]:
    """What opens when, by the dates of the map."""
    for patch in board.patches:
        if patch.stop is not None and patch.closed:
            reason = f" ({patch.why})" if patch.why else ""
            yield patch.stop, f"{_names(board, patch.closed)} {'opens' if len(patch.closed) == 1 else 'open'}{reason}"


def _closed_marks(shut: dict[str, str]) -> Iterator[Mark]:
    for code, opens in shut.items():
        if opens == NEVER:
            yield Mark((code,), "closed", text="never opens")
        else:
            yield Mark((code,), "later", text=f"opens in {date_words(opens)}")


def _ways(board: Board, borders: Iterable[Border]) -> Iterator[tuple[tuple[str, str], str]]:
    """The provinces that borders join, and whom they are for."""
    for border in borders:
        ends = sorted((board.province_of[border.origin], board.province_of[border.to]))
        who = "fleets" if border.kind == FLEET else "armies"
        only = ", to move only: nobody supports, convoys or retreats across" if border.passage else ""
        yield (ends[0], ends[1]), f"{who}{only}"


def _period(patch: Patch) -> str:
    """Since when and until when, and why."""
    since = f" from {date_words(patch.start)}" if patch.start else ""
    until = f" until {date_words(patch.stop)}" if patch.stop else " for the whole game"
    return f"{since}{until} ({patch.why})" if patch.why else f"{since}{until}"


def _names(board: Board, codes: Iterable[str], between: str = ", ") -> str:
    return between.join(_name(board, code) for code in codes)


def _name(board: Board, code: str) -> str:
    return board.province[code].name if code in board.province else board.impassable[code]
