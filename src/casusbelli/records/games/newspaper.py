"""A game as text: the position and the story, phase by phase, with reasons. Made only from what a viewer may know:
views, panels and visible facts."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from casusbelli.core.board import Board
from casusbelli.core.board_names import named
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.said import Said, Text, power, render, said
from casusbelli.engine.display import Consequence
from casusbelli.engine.game import Game
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.view import Viewer
from casusbelli.engine.year import phase_title
from casusbelli.records.games.chronicle import Fact, StoryLine, lines, outcome
from casusbelli.records.games.panel_text import panel_lines

WIDTH = 100
ORDER_COLUMN = 34


# --- phases


def title(rules: RuleSet, phase: str) -> Text:
    """ "S1901M" -> "Spring 1901, movement (S1901M)" """
    return phase_title(rules.plan, phase)


# --- the position


def position(game: Game, viewer: Viewer, language: str = ENGLISH) -> str:
    """Units and centers by owner, retreats due, and the panels of the rules."""
    view = game.view(viewer)
    lines = [render(title(game.rules, game.phase), language), ""]
    for owner in view["units"]:
        lines += _holding(owner, view, language)
    for heading, facts in (
        (said("story.heading-dislodged"), _dislodged(view["dislodged"])),
        (said("story.heading-adjustments"), _owed(view["owed"])),
        (said("story.heading-scores"), _scores(view, language)),
    ):
        found = [f"  {render(fact, language)}" for fact in facts]
        lines += ["", render(heading, language), *found] if found else []
    board = game.rules.board
    for panel in game.panels(viewer):
        if panel.rows or not panel.marks:  # marks that are only drawn are not for reading
            lines += ["", *panel_lines(panel, board, language)]
    if game.state.outcome is not None:
        lines += ["", named(outcome(game.rules, game.state.outcome), board, language)]
    return "\n".join(lines) + "\n"


def _holding(owner: str, view: Mapping[str, Any], language: str) -> Iterator[str]:
    units, centers = view["units"][owner], view["centers"].get(owner, [])
    name = render(power(owner), language)
    if units or centers:
        yield from _wrapped(name, render(said("story.holding-units", units=units), language))
        yield from _wrapped("", render(said("story.holding-centers", centers=centers), language))
    elif owner not in view["dislodged"]:
        yield f"{name:<12}{render(said('story.holding-nothing'), language)}"


def _wrapped(head: str, text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=f"{head:<12}", subsequent_indent=" " * 12)


def _dislodged(table: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[Said]:
    for owner, units in table.items():
        for unit, places in units.items():
            yield said("story.may-retreat", unit=unit, owner=power(owner), places=places)


def _owed(owed: Mapping[str, int]) -> Iterator[Said]:
    for owner, count in owed.items():
        if count > 0:
            yield said("story.builds", owner=power(owner), n=count)
        else:
            yield said("story.removes", owner=power(owner), n=-count)


def _scores(view: Mapping[str, Any], language: str) -> Iterator[str]:
    """Scores, where they are not just centers."""
    scores: Mapping[str, int] = view["scores"]
    if any(count != len(view["centers"].get(name, [])) for name, count in scores.items()):
        yield from (f"{render(power(name), language):<12}{count}" for name, count in scores.items())


def consequence(told: Consequence, board: Board, language: str = ENGLISH) -> str:
    return named(said("story.consequence", certain=told.certain, what=told.text), board, language)


# --- what happened


def told(
    rules: RuleSet,
    happened: Iterable[Fact],
    phase: str | None = None,
    language: str = ENGLISH,
    reader: Viewer = None,
) -> Iterator[str]:
    """The story as text, or that of one phase from its opening to that of the next. ``reader``: the seat addressed as
    "you"."""
    return (_line(line, rules.board, language) for line in lines(rules, happened, phase, reader))


def _line(line: StoryLine, board: Board, language: str) -> str:
    words = named(line.said, board, language)
    if line.row is None:
        return f"  {words}" if line.kind in INDENTED else words
    order = line.row.order if line.row.ordered else f"{line.row.order} ({render(said('story.no-order'), language)})"
    return f"  {order:<{ORDER_COLUMN}} {words}"


INDENTED = ("written", "refused", "silent")
