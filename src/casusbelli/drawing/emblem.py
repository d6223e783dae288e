"""Draws the emblem of a power by itself, as on its units."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.orders import ARMY
from casusbelli.drawing.ink import DARK
from casusbelli.drawing.palette import LOOKS, Livery, Theme, liveries
from casusbelli.drawing.pieces import clips, symbols
from casusbelli.drawing.scene import empty

__all__ = ["emblem"]


def emblem(board: Board, power: str) -> str:
    """The shield of an army of this power as SVG."""
    known = liveries(empty(board))
    livery = known[power]
    shield = "".join(symbols(known, [(power, ARMY)], ""))
    dark = "".join(_colors(LOOKS["dark"], livery))
    style = f"{''.join(_colors(LOOKS['light'], livery))}@media(prefers-color-scheme:dark){{{dark}}}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 30 32" width="30" height="32">'
        f"<style>.cb-edge{{stroke-width:1.5}}.cb-case{{fill:none}}.cb-figure{{fill:none}}{style}</style>"
        f"<defs>{clips('')}</defs>{shield}</svg>\n"
    )


def _colors(theme: Theme, livery: Livery) -> Iterator[str]:
    yield f".cb-edge{{stroke:{DARK}}}.f{livery.key}{{fill:{livery.field(theme)}}}"
    yield f".i{livery.key}{{stroke:{livery.ink(theme)}}}"
