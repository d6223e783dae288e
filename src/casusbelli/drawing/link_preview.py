"""The picture that chats and social networks show beside a shared link: a board in the proportions that they expect.

It has no text, so that it needs neither fonts nor a language, and shows every unit and center.
"""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.ink import Place
from casusbelli.drawing.palette import LOOKS
from casusbelli.drawing.pieces import SIZE
from casusbelli.drawing.scene import Scene
from casusbelli.drawing.style import colors, sizes

WIDTH, HEIGHT = 1200, 630
MARGIN = 60  # around the outermost unit, in units of the board
LARGER = 1.4  # scale of the units, since the picture is often shown small
TEXTLESS = ".names-short,.names-full{display:none}"


def preview_svg(scene: Scene) -> str:
    canvas = Canvas(scene)
    style = f"{sizes()}{''.join(colors(LOOKS['light'], canvas.known))}{TEXTLESS}"
    inner = canvas.svg().partition(">")[2].replace(f"scale({SIZE})", f"scale({LARGER})")
    box = " ".join(f"{value:.0f}" for value in _window(canvas))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="cb" viewBox="{box}" width="{WIDTH}" height="{HEIGHT}">'
    return f"{head}<style>{style}</style>{inner}"


def _window(canvas: Canvas) -> tuple[float, float, float, float]:
    """The smallest part of the board with all units and centers, in the proportions of the picture."""
    spots = [*_spots(canvas)] or [(0, 0), canvas.sheet.size]
    (left, right), (top, bottom) = ((min(line) - MARGIN, max(line) + MARGIN) for line in zip(*spots, strict=True))
    width = max(right - left, (bottom - top) * WIDTH / HEIGHT)
    height = width * HEIGHT / WIDTH
    return (left + right - width) / 2, (top + bottom - height) / 2, width, height


def _spots(canvas: Canvas) -> Iterator[Place]:
    places, scene = canvas.places(), canvas.scene
    yield from (places[unit.at] for unit in scene.units)
    yield from (places[code] for code in scene.board.centers)
