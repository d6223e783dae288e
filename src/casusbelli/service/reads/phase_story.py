"""The story of one phase: who ordered what, the results and their reasons, and other events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core import events as e
from casusbelli.core.board import Board
from casusbelli.core.board_names import named
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text, as_data
from casusbelli.drawing.chapters import Chapter
from casusbelli.engine.game import Game
from casusbelli.engine.view import Viewer
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.annotations import Annotation, Comment, Variation, VariationPhase
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.story_shapes import CommentTold, LineTold, PhaseStory, ResultTold, VariationPhaseTold
from casusbelli.service.games.imported_comments import annotations_of
from casusbelli.service.games.open_game import opened
from casusbelli.service.reads.game_view import begun_game, chapter


@needs("read")
def story(service: Service, who: Who, game_id: str, seat: str | None = None, phase: str | None = None) -> PhaseStory:
    """One phase: who ordered what, the results and their reasons, and other events."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        game = begun_game(table)
        return story_of(game, viewer, phase or game.phase, annotations_of(table))


MOST_QUIET = 5  # phases to go back through


def story_of(game: Game, viewer: Viewer, phase: str, notes: Sequence[Annotation] = ()) -> PhaseStory:
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
        "comments": list(_comments(game, phase, notes)),
        "open": phase == game.phase and game.state.outcome is None,
    }


def latest_story(game: Game, viewer: Viewer, notes: Sequence[Annotation] = ()) -> PhaseStory | None:
    """The story of the last finished phase in which anything happened. After a winter in which nobody builds, the moves
    of the fall are still the news."""
    last = game.last_played()
    if last is None:
        return None
    played = game.phases()[: game.phases().index(last) + 1]
    found = [story_of(game, viewer, last, notes)]
    while not _has_news(found[-1]) and len(found) < min(MOST_QUIET, len(played)):
        found.append(story_of(game, viewer, played[-1 - len(found)], notes))
    return found[-1] if _has_news(found[-1]) else found[0]


def stories_since(game: Game, viewer: Viewer, since: int, notes: Sequence[Annotation] = ()) -> tuple[PhaseStory, ...]:
    """The stories of the last movement after this opening, and of all phases that followed it."""
    over = game.openings() if game.state.outcome is not None else game.openings()[:-1]
    names = [opening.phase for opening in over if opening.number >= since][-MOST_QUIET:]
    found = [story for story in (story_of(game, viewer, name, notes) for name in names) if _has_news(story)]
    moved = [n for n, story in enumerate(found) if Phase.of(story["phase"]).is_movement]
    return tuple(found[moved[-1] if moved else 0 :])


def _has_news(story: PhaseStory) -> bool:
    return bool(story["results"] or story["lines"] or story["comments"] or any(story["orders"].values()))


def _comments(game: Game, phase: str, notes: Sequence[Annotation]) -> Iterator[CommentTold]:
    of_phase = {phase, ""} if phase == game.openings()[0].phase else {phase}
    for note in notes:
        if isinstance(note, Comment) and note.phase in of_phase:
            yield {"by": note.by, "text": note.text, "variation": []}
        elif isinstance(note, Variation) and note.phase in of_phase:
            yield {"by": note.by, "text": "", "variation": list(map(_variation_told, note.phases))}


def _variation_told(one: VariationPhase) -> VariationPhaseTold:
    orders = {seat: list(lines) for seat, lines in one.orders.items()}
    return {"phase": one.phase, "orders": orders, "comment": one.comment}


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
