"""Previews of shared links as PNG: the position of a public game, as a spectator sees it.

Drawing takes half a second, so a separate process does it, one at a time, and pictures are cached by position.
"""

from __future__ import annotations

import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Final

from casusbelli.core.said import said
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.link_preview import WIDTH, preview_svg
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_found, too_many
from casusbelli.service.games.open_game import opened
from casusbelli.service.games.setup_options import opening_scene
from casusbelli.service.reads.game_view import begun_game

KEPT: Final = 64  # pictures of about 250 KB
LONGEST: Final = 20  # seconds
PATIENCE: Final = 5  # seconds of waiting for another picture
RENDER: Final = (
    "import sys, resvg_py; svg = sys.stdin.buffer.read().decode();"
    f" sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, width={WIDTH}, skip_system_fonts=True)))"
)


class PreviewCache:
    """An LRU cache of pictures, of which one at a time is drawn."""

    def __init__(self) -> None:
        self.pictures: OrderedDict[str, bytes] = OrderedDict()
        self.drawing = Lock()

    def picture(self, key: str, svg: Callable[[], str]) -> bytes:
        """The picture of this key, which stands for everything that it shows."""
        if not self.drawing.acquire(timeout=PATIENCE):
            raise too_many(said("service.too-often", act=said("service.act-draw-a-preview")), seconds=PATIENCE)
        try:
            found = self.pictures.pop(key, None) or _rendered(svg())
            self.pictures[key] = found
            if len(self.pictures) > KEPT:
                self.pictures.popitem(last=False)
            return found
        finally:
            self.drawing.release()


PREVIEWS: Final = PreviewCache()


@needs("read")
def game_preview(service: Service, who: Who, game_id: str) -> bytes:
    """The current position of a public game, the same for everybody. Other games have no preview."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        if table.row["visibility"] != "public" or table.row["kind"] != "game":
            raise not_found("game", game_id)
        chain, game = str(table.row["chain"]), begun_game(table)
    return PREVIEWS.picture(chain, lambda: preview_svg(scene_at(game, None, None)))


def site_preview() -> bytes:
    """The picture of all other pages."""
    return PREVIEWS.picture("", _opening)


@cache
def _opening() -> str:
    return preview_svg(opening_scene())


def _rendered(svg: str) -> bytes:
    made = subprocess.run(
        [sys.executable, "-I", "-c", RENDER], input=svg.encode(), capture_output=True, timeout=LONGEST, check=True
    )
    return made.stdout
