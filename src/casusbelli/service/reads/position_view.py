"""What a page shows of one position to one viewer: read once for each position and viewer, however often the page is
made again because somebody wrote, was ready or voted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from casusbelli.core.board_names import names_on
from casusbelli.core.orders import Directive
from casusbelli.core.said import Text
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.engine.display import Panel, PanelRead, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.view import Viewer
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.annotations import Annotation
from casusbelli.records.games.choices import Choices, choices
from casusbelli.service.base.recent_cache import MB, CacheKind, structure_bytes
from casusbelli.service.base.story_shapes import PhaseStory
from casusbelli.service.games.imported_comments import annotations_of
from casusbelli.service.games.open_game import OpenGame
from casusbelli.service.reads.phase_story import latest_story, stories_since, story_of
from casusbelli.service.reads.standings import YearTold, centers_before, years

END = "end"
"""Stands for the position after the last phase of a finished game."""
FACTS = frozenset(("closed", "held", "route", "blocked"))
"""Marks that show facts about the board: always shown. Other marks are advice, shown on request."""


class PositionKey(NamedTuple):
    """One position of a game as one viewer may know it. ``chain`` is the hash of everything that has happened."""

    game: str
    chain: str
    waits: str | None
    thrown: str
    viewer: Viewer


class PositionView(Struct, frozen=True):
    """``shown``: the layers that are always shown; ``layers``: those on request. ``own``: this seat and its powers."""

    title: Text
    phases: tuple[tuple[str, Text], ...]
    layers: tuple[str, ...]
    shown: tuple[str, ...]
    panels: tuple[PanelRead, ...]
    scores: dict[str, int]
    centers: dict[str, int]
    units: dict[str, int]
    asked: Text
    unasked: Text
    outcome: Text
    before: dict[str, int]
    years: tuple[YearTold, ...]
    own: frozenset[str]


class CanvasKey(NamedTuple):
    """A board: of one phase, "" for the position now, with these layers and drafts."""

    position: PositionKey
    phase: str
    layers: tuple[str, ...]
    drafts: tuple[tuple[str, str], ...]


class CanvasContent(NamedTuple):
    """What is drawn: viewers who see the same share a board. ``order``: of the entries of the scene's mappings, which
    decides the order in which they are drawn."""

    scene: Scene
    drafts: tuple[Ordered, ...]
    order: tuple[str, ...]

    @staticmethod
    def of(scene: Scene, ordered: Iterable[Ordered]) -> CanvasContent:
        drafts = tuple(told for told in ordered if not isinstance(told.order, Directive))
        return CanvasContent(scene, drafts, (*scene.centers, *scene.ground, *scene.sides, *scene.owed))

    def __hash__(self) -> int:
        return hash((self.scene.units, self.order, *(told.text for told in (*self.scene.orders, *self.drafts))))

    def drawn(self) -> Canvas:
        return Canvas(self.scene, self.drafts)


def content_bytes(key: CanvasKey, content: CanvasContent) -> int:
    """Without the board, which many share. What is left out of packed panels takes memory, too; and readers may ask for
    layers by any name."""
    return 2 * structure_bytes(None, ({**asdict(content.scene), "board": None}, content.drafts, key.layers, key.drafts))


class NewsKey(NamedTuple):
    """``since``: the opening after which the viewer has seen no results, None if they have seen all."""

    position: PositionKey
    since: int | None


class StoryKey(NamedTuple):
    position: PositionKey
    phase: str


VIEWS: CacheKind[PositionKey, PositionView] = CacheKind("position views", 32 * MB, structure_bytes)
CHOICES: CacheKind[PositionKey, Choices] = CacheKind("choices", 8 * MB, structure_bytes)
CONTENTS: CacheKind[CanvasKey, CanvasContent] = CacheKind("contents of boards", 8 * MB, content_bytes)
CANVASES: CacheKind[CanvasContent, Canvas] = CacheKind("boards", 84)  # some 200 KB for each language
NEWS: CacheKind[NewsKey, tuple[PhaseStory, ...]] = CacheKind("news of the last phases", 8 * MB, structure_bytes)
STORIES: CacheKind[StoryKey, PhaseStory] = CacheKind("stories", 8 * MB, structure_bytes)


def position_key(table: OpenGame, viewer: Viewer) -> PositionKey:
    row = table.row
    return PositionKey(table.id, row["chain"], row["waits"], row["thrown"], viewer)


def position_view(table: OpenGame, viewer: Viewer) -> PositionView:
    cache = table.service.caches.of(VIEWS)
    return cache.find(position_key(table, viewer), lambda: _view(table.game, viewer))


def choices_of(table: OpenGame, seat: str) -> Choices:
    """Everything on offer for this seat."""
    cache = table.service.caches.of(CHOICES)
    return cache.find(position_key(table, seat), lambda: choices(table.game, seat))


def canvas_of(
    table: OpenGame, viewer: Viewer, phase: str | None, layers: Sequence[str], ordered: Sequence[Ordered]
) -> Canvas:
    drafts = tuple((told.owner, told.text) for told in ordered)
    key = CanvasKey(position_key(table, viewer), phase or "", tuple(layers), drafts)
    caches = table.service.caches
    content = caches.of(CONTENTS).find(key, lambda: _content(table.game, viewer, phase, layers, ordered))
    return caches.of(CANVASES).find(content, content.drawn)


def news_of(table: OpenGame, viewer: Viewer, since: int | None) -> tuple[PhaseStory, ...]:
    """The stories that the viewer has not seen, or else that of the last phase in which anything happened."""
    cache = table.service.caches.of(NEWS)
    return cache.find(NewsKey(position_key(table, viewer), since), lambda: _news(table, viewer, since))


def story_at(table: OpenGame, viewer: Viewer, phase: str) -> PhaseStory:
    cache = table.service.caches.of(STORIES)
    return cache.find(
        StoryKey(position_key(table, viewer), phase), lambda: story_of(table.game, viewer, phase, annotations_of(table))
    )


def _view(game: Game, viewer: Viewer) -> PositionView:
    seen, panels, over = game.view(viewer), game.panels(viewer), game.state.outcome
    seat = viewer if isinstance(viewer, str) else ""
    always = facts_among(panels)
    centers = {owner: len(held) for owner, held in seen["centers"].items()}
    return PositionView(
        newspaper.title(game.rules, game.phase),
        tuple(_phases(game, viewer)),
        tuple(str(panel.title) for panel in panels if panel.marks and str(panel.title) not in always),
        always,
        tuple(read_panel(panel, show=names_on(game.rules.board)) for panel in panels),
        dict(seen["scores"]),
        centers,
        {owner: len(held) for owner, held in seen["units"].items()},
        game.owed().get(seat, ""),
        (game.why_unasked(seat) or "") if seat else "",
        chronicle.outcome(game.rules, over) if over is not None else "",
        centers_before(game, viewer, centers),
        tuple(years(game, viewer)) if over is not None else (),
        own_names(game, seat),
    )


def _phases(game: Game, viewer: Viewer) -> Iterator[tuple[str, Text]]:
    """All phases with their titles, and the end."""
    yield from ((name, newspaper.title(game.rules, name)) for name in game.phases())
    if game.state.outcome is not None:
        yield END, scene_at(game, viewer).title


def _news(table: OpenGame, viewer: Viewer, since: int | None) -> tuple[PhaseStory, ...]:
    game, notes = table.game, annotations_of(table)
    unseen = stories_since(game, viewer, since, notes) if since is not None else ()
    latest = None if unseen else latest_story(game, viewer, notes)
    return (*(unseen or ((latest,) if latest is not None else ())), *_commented(game, viewer, notes))


def _commented(game: Game, viewer: Viewer, notes: Sequence[Annotation]) -> Iterator[PhaseStory]:
    """The comments of an imported game on its open phase: its record ends there."""
    open_ = story_of(game, viewer, game.phase, notes) if notes and game.state.outcome is None else None
    if open_ is not None and open_["comments"]:
        yield open_


def facts_among(panels: Iterable[Panel]) -> tuple[str, ...]:
    """Titles of panels whose marks are facts about the board."""
    return tuple(str(panel.title) for panel in panels if panel.marks and {mark.look for mark in panel.marks} <= FACTS)


def own_names(game: Game, seat: str) -> frozenset[str]:
    """This seat and the powers that it plays."""
    return frozenset(name for held in game.seats if held.name == seat for name in (seat, *held.powers))


def canvas(game: Game, viewer: Viewer, phase: str | None, layers: Sequence[str], ordered: Sequence[Ordered]) -> Canvas:
    return _content(game, viewer, phase, layers, ordered).drawn()


def _content(
    game: Game, viewer: Viewer, phase: str | None, layers: Sequence[str], ordered: Sequence[Ordered]
) -> CanvasContent:
    return CanvasContent.of(scene_at(game, viewer, phase, layers=layers), ordered)
