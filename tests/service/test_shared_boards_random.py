"""A board that viewers share is the one that each would have seen alone: in random games, for all viewers, in every
language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest
from msgspec.structs import replace

from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.chapters import layered, scene_at
from casusbelli.drawing.scene import Ordered
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.service.reads.position_view import CanvasContent
from casusbelli.testing.random_games import random_game
from casusbelli.variants import board

GAMES, PHASES, SHOWN, MOST_COMPARED = 2, 4, 2, 8
LANGUAGES = ("en", "de", "fr")
GROUPS = ((), ("Austria",), ("England", "Turkey"))
PLAYED = [
    ("standard", "standard"),
    ("standard", "ancient-mediterranean"),
    ("standard", "hundred"),
    ("international-relations", "standard"),
    ("formal", "standard"),
    ("masters", "standard"),
    ("factional", "standard"),
    ("world-war-one", "standard"),
]


def drafts(game: Game, seat: str, rng: Random) -> tuple[Ordered, ...]:
    offered = [rng.choice(orders) for orders in game.decisions(seat) if orders]
    return tuple(Ordered(seat, str(order), order) for order in offered[: rng.randrange(3)])


def contents(game: Game, rng: Random) -> Iterator[CanvasContent]:
    """What each viewer would see of the last phases and the position now, with all layers or none."""
    seats: list[Viewer] = [*game.rules.names]
    for phase in (*game.phases()[-SHOWN:], None):
        for viewer in (*seats, None, GM):
            for titles in {(), layered(game, viewer, phase)}:
                yield CanvasContent.of(scene_at(game, viewer, phase, layers=titles), ())
    for seat in game.rules.names:
        yield CanvasContent.of(scene_at(game, seat), drafts(game, seat, rng))


def drawn(canvas: Canvas) -> tuple[object, ...]:
    theatres = [canvas.theatre(owners, with_centers) for owners in GROUPS for with_centers in (True, False)]
    return canvas.svg(), canvas.parts(), canvas.draft_part(), canvas.legend(), canvas.places(), theatres


@pytest.mark.parametrize(("rules", "on"), PLAYED)
def test_a_shared_board_is_what_each_would_have_seen_alone(rules: str, on: str) -> None:
    rng = Random(rules + on)
    games = [random_game([rules], seed, PHASES, on=board(on)).game for seed in range(GAMES)]
    found: dict[CanvasContent, list[CanvasContent]] = {}
    for content in chain.from_iterable(contents(game, rng) for game in games):
        found.setdefault(content, []).append(content)
    shared = [(first, other) for first, *others in found.values() for other in others]
    assert shared
    for first, other in shared:
        assert repr(first) == repr(other)
    for first, other in rng.sample(shared, min(MOST_COMPARED, len(shared))):
        canvas = first.drawn()
        for language in LANGUAGES:
            alone = Canvas(replace(other.scene, language=language), other.drafts)
            assert drawn(canvas.read_in(language)) == drawn(alone)
