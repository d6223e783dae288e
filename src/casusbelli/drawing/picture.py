"""Draws a scene as one self-contained SVG text, for pages, files and print.

Every province is a path with an id and ``data-province``, every coast a stroke with ``data-province="STP/NC"``; text
and signs ignore the pointer. The same scene gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.orders import ARMY, Build
from casusbelli.drawing import arrows, board_layer, layers, legend
from casusbelli.drawing.arrows import ArrowField
from casusbelli.drawing.board_art import BadDrawing, BoardArt, art_of
from casusbelli.drawing.crop import View, cropped
from casusbelli.drawing.description import reading
from casusbelli.drawing.graph import graph
from casusbelli.drawing.ink import safe
from casusbelli.drawing.palette import liveries
from casusbelli.drawing.pieces import clips, star, symbols, token
from casusbelli.drawing.scene import Scene
from casusbelli.drawing.style import style

__all__ = ["PLAIN", "Style", "picture"]


class Style(Struct, frozen=True):
    """Drawing options. ``theme``: auto (light, or dark if the reader's system is), light, dark, print. ``names``: short
    (codes), full, none. ``prefix`` begins every id, for several pictures on one page. ``view``: the part of the
    board to show, without heading and legend."""

    theme: str = "auto"
    names: str = "short"
    heading: bool = True
    legend: bool = True
    note: str = ""
    prefix: str = ""
    view: View | None = None


PLAIN = Style()


def sheet_of(board: Board) -> BoardArt:
    """The board's artwork, or a graph if it has none; provinces that rules added are boxes."""
    try:
        drawn = art_of(board)
    except BadDrawing:  # an external board can still be played; `casus map` reports the fault
        drawn = None
    return board_layer.fitted(drawn or graph(board), board)


def picture(scene: Scene, look: Style = PLAIN, sheet: BoardArt | None = None) -> str:
    whole = sheet or sheet_of(scene.board)
    art = cropped(whole, look.view) if look.view is not None else whole
    f = ArrowField(scene, art, liveries(scene, prefix=look.prefix), look.prefix)
    drawn = arrows.draw(f)
    key, height = legend.legend(f) if look.legend else ("", 0)
    top = legend.HEADING if look.heading else 0
    body = [
        f'<rect class="page" x="0" y="{-top}" width="{f.sheet.size[0]}" height="{f.sheet.size[1] + top + height}"/>',
        legend.heading(scene, f.sheet.size[0], look.note) if look.heading else "",
        *_board(f),
        f'<g class="quiet">{"".join(_orders(f, drawn, look.names))}{key}</g>',
    ]
    return _framed(f, look, top, height, "".join(body))


def _framed(f: ArrowField, look: Style, top: int, height: int, body: str) -> str:
    p, words = look.prefix, reading(f.scene)
    left, up, width, depth = look.view or (0, -top, f.sheet.size[0], f.sheet.size[1] + top + height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="cb" viewBox="{left} {up} {width} {depth}" width="{width}" '
        f'height="{depth}" role="img" aria-labelledby="{p}title {p}desc">'
        f'<title id="{p}title">{safe(words[0])}</title><desc id="{p}desc">{safe(chr(10).join(words[1:]))}</desc>'
        f"<style>{style(look.theme, f.known)}</style><defs>{''.join(_defs(f))}</defs>{body}</svg>\n"
    )


def _defs(f: ArrowField) -> Iterator[str]:
    p = f.prefix
    yield clips(p)
    yield from symbols(f.known, _pieces(f.scene), p)
    yield from board_layer.patterns({owner: f.known[owner] for owner in _landed(f.scene)})
    yield board_layer.stripe(p)
    yield from layers.defs(f)


def _pieces(scene: Scene) -> Iterator[tuple[str, str]]:
    """Owners and kinds of all units in the picture, plus an army of every owner for the legend."""
    yield from ((owner, ARMY) for owner in scene.owners)
    yield from ((unit.owner, unit.kind) for unit in scene.units)
    yield from ((beaten.unit.owner, beaten.unit.kind) for beaten in scene.routed)
    yield from ((told.owner, told.order.unit.kind or ARMY) for told in scene.orders if isinstance(told.order, Build))


def _landed(scene: Scene) -> list[str]:
    owners = {owner for owner, _center in board_layer.owners_of_ground(scene).values()}
    return [owner for owner in scene.owners if owner in owners]


def _board(f: ArrowField) -> Iterator[str]:
    width, depth = f.sheet.size
    yield f'<rect class="w" width="{width}" height="{depth}"/>'
    yield from board_layer.provinces(f.scene, f.sheet, f.known, f.prefix)
    yield f'<g class="quiet">{"".join((*board_layer.neutral(f.sheet, f.prefix), *layers.below(f)))}</g>'
    yield board_layer.lines(f.sheet)
    yield from board_layer.coasts(f.sheet)
    yield '<g class="quiet">'
    yield from board_layer.centers(f.scene, f.sheet)
    yield from layers.above(f)
    yield "</g>"


def _orders(f: ArrowField, drawn: arrows.Drawn, names: str) -> Iterator[str]:
    """Lines below the units, names above them so that they stay readable in tight places, and signs on top."""
    yield from drawn.ties
    yield from arrows.retreat_options(f)
    yield from drawn.arrows
    yield from drawn.stars
    for unit in f.scene.units:
        yield token(f.known[unit.owner], unit.kind, board_layer.unit_at(f.sheet, unit.at))
    for beaten in f.scene.routed:
        at = arrows.retreat_at(f.sheet, f.province(beaten.unit.at))
        yield star(at)
        yield token(f.known[beaten.unit.owner], beaten.unit.kind, at)
    yield from drawn.units
    yield from board_layer.names(f.scene.board, f.sheet, names, f.scene.language)
    yield from drawn.signs
