"""D: the time to draw phases with orders and results, and the size of boards in a page."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import partial
from random import Random

from bench.games import PHASES, new_game, play_on
from bench.measure import Figure, each, median
from casusbelli.drawing.chapters import scenes
from casusbelli.drawing.picture import picture
from casusbelli.drawing.replay import replay
from casusbelli.variants import board_names, drawing_text

LARGEST = {"standard": ("120", "35")}  # KB, and gzipped KB


def figures(count: int) -> Iterator[Figure]:
    games = [new_game() for _ in range(count + 1)]
    for seed, game in enumerate(games):
        play_on(game, Random(seed))
    drawn = [scene for game in games for scene in scenes(game, None)]
    each([partial(picture, drawn[0])])  # loads the board's artwork
    phase = median(each([partial(picture, scene) for scene in drawn]))
    film = median(each([partial(replay, game, None) for game in games]))
    yield Figure("D", "a phase drawn as SVG, its orders and how they ended", phase / 1000, None, "15", "ms")
    yield Figure("D", f"a game of {PHASES} phases as a film in HTML", film / 1000, None, "", "ms")
    yield from sizes()


def sizes() -> Iterator[Figure]:
    for name in board_names():
        text = drawing_text(name)
        if text is not None:
            whole, packed = LARGEST.get(name, ("", ""))
            yield Figure("D", f"drawing.json of {name}", len(text) / 1000, None, whole, "KB")
            yield Figure(
                "D", f"drawing.json of {name}, gzipped", len(gzip.compress(text, 9)) / 1000, None, packed, "KB"
            )
