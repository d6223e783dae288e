"""The story of one phase: who ordered what, the results and their reasons, and other events."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.core import events as e
from casusbelli.core.board import Board
from casusbelli.core.board_names import named
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, as_data
from casusbelli.drawing.chapters import Chapter
from casusbelli.engine.game import Game
from casusbelli.engine.view import Viewer
from casusbelli.records.games import chronicle, newspaper
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.story_shapes import LineTold, PhaseStory, ResultTold
from casusbelli.service.games.open_game import opened
from casusbelli.service.reads.game_view import begun_game, chapter


@needs("read")
def story(service: Service, who: Who, game_id: str, seat: str | None = None, phase: str | None = None) -> PhaseStory:
    """One phase: who ordered what, the results and their reasons, and other events."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        game = begun_game(table)
        return story_of(game, viewer, phase or game.phase)


MOST_QUIET = 5  # phases to go back through


def story_of(game: Game, viewer: Viewer, phase: str) -> PhaseStory:
    found = chapter(game, viewer, phase)
    rows = [row for event, _state in found.facts if isinstance(event, e.OrdersJudged) for row in event.judgements]
    said = [event for event, _state in found.facts if isinstance(event, e.OrdersRevealed)]
    title, board = newspaper.title(game.rules, phase), game.rules.board
    return {
        "phase": phase,
        "title": str(title),
        "title_said": as_data(title),
        "results": [_result(game, found, row) for row in rows],
        "orders": {seat: list(lines) for event in said for seat, lines in event.orders.items()},
        "refused": {seat: _refused(lines, board) for event in said for seat, lines in event.refused.items()},
        "refused_said": {s: [as_data(row[2]) for row in rows] for event in said for s, rows in event.refused.items()},
        "silent": [seat for event in said for seat in event.silent],
        "told": list(newspaper.told(game.rules, found.facts, reader=viewer)),
        "lines": [line_told(line, board) for line in chronicle.lines(game.rules, found.facts, reader=viewer)],
        "headlines": [*chronicle.HEADLINES, *(code for c in game.rules.components for code in c.headlines)],
        "open": phase == game.phase and game.state.outcome is None,
    }


def latest_story(game: Game, viewer: Viewer) -> PhaseStory | None:
    """The story of the last finished phase in which anything happened. After a winter in which nobody builds, the moves
    of the fall are still the news."""
    last = game.last_played()
    if last is None:
        return None
    played = game.phases()[: game.phases().index(last) + 1]
    found = [story_of(game, viewer, last)]
    while not _has_news(found[-1]) and len(found) < min(MOST_QUIET, len(played)):
        found.append(story_of(game, viewer, played[-1 - len(found)]))
    return found[-1] if _has_news(found[-1]) else found[0]


def stories_since(game: Game, viewer: Viewer, since: int) -> tuple[PhaseStory, ...]:
    """The stories of the last movement after this opening, and of all phases that followed it."""
    over = game.openings() if game.state.outcome is not None else game.openings()[:-1]
    names = [opening.phase for opening in over if opening.number >= since][-MOST_QUIET:]
    found = [story for story in (story_of(game, viewer, name) for name in names) if _has_news(story)]
    moved = [n for n, story in enumerate(found) if Phase.of(story["phase"]).is_movement]
    return tuple(found[moved[-1] if moved else 0 :])


def _has_news(story: PhaseStory) -> bool:
    return bool(story["results"] or story["lines"] or any(story["orders"].values()))


def line_told(line: chronicle.StoryLine, board: Board) -> LineTold:
    return {"kind": line.kind, "text": named(line.said, board), "said": as_data(line.said)}


def _refused(lines: Sequence[tuple[str, str, Text]], board: Board) -> list[tuple[str, str, str]]:
    return [(order, code, named(text, board)) for order, code, text in lines]


def _result(game: Game, found: Chapter, row: e.Judgement) -> ResultTold:
    t = game.rules.turn(found.state)
    listed = game.rules.listed_as(t, row.owner) if row.owner in found.state.owners else row.owner
    return {
        "power": listed,
        "order": row.order,
        "results": list(row.words),
        "reason": row.reason,
        "text": named(row.text, game.rules.board),
        "said": as_data(row.text),
        "ordered": row.ordered,
    }
