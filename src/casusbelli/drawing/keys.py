"""The signs of boards and their meanings: for the legends of pages, with selectors, and of pictures (`legend.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from casusbelli.core.said import Cell, Said, power, said
from casusbelli.drawing.arrows import ArrowField
from casusbelli.drawing.layers import ALERT, ASKS, CHECK, badge
from casusbelli.drawing.pieces import HULL, SAIL, SHIELD, barred, center_mark, cross, plus, ring, star
from casusbelli.drawing.scene import Scene
from casusbelli.drawing.ways import Way, arrow, stump
from casusbelli.engine.display import Panel

SAMPLE = Way(((-15.0, 0.0), (15.0, 0.0)))
PLATE = "M-14-9h28v18h-28z"

SIGNS = {
    "free": badge((0, 0), "good", CHECK),
    "asks": badge((0, 0), "asks", ASKS),
    "hostile": badge((0, 0), "bad", ALERT),
    "closed": barred((0, 0)),
    "later": f'<path class="greyf" fill-opacity=".4" d="{PLATE}"/>{barred((0, 0))}',
    "blocked": cross((0, 0), 8),
    "site": plus((0, 0)),
    "route": f'<path class="way grey" d="{SAMPLE.path()}"/>',
}


class KeyRow(Struct, frozen=True):
    """A sign (SVG centered at 0,0) and what it means. ``of``: a selector of such signs on the board; "" without one."""

    icon: str
    text: str
    of: str = ""


class LayerKey(Struct, frozen=True):
    """A layer that is shown: its title, and its colors and signs."""

    title: str
    rows: tuple[KeyRow, ...]


def board_keys(scene: Scene) -> tuple[KeyRow, ...]:
    """Every sign of units, centers and orders that a board may show."""
    return tuple(KeyRow(icon, scene.said(Said(f"drawing.legend-{word}")), of) for word, icon, of in signs())


def signs() -> Iterator[tuple[str, str, str]]:
    """The signs of units, centers and orders: the end of a message code, the icon, and a selector."""
    moved = arrow(SAMPLE)
    yield "army", _figure(SHIELD), "[data-part=units] use[href$=A]"
    yield "fleet", _figure(SAIL + HULL), "[data-part=units] use[href$=F]"
    yield "home", center_mark((0, 0), home=True), "[data-part=centers] .home-center"
    yield "center", center_mark((0, 0), home=False), "[data-part=centers] .center:not(.home-center)"
    yield "moves", f'<path class="arrow greyf" d="{moved}"/>', ".o:not(.lost) .arrow:not(.flee)"
    yield "retreats", f'<path class="arrow flee greyf" d="{moved}"/>', ".flee"
    broken = f'<g class="lost"><path class="arrow greyf" d="{stump(SAMPLE.cut(0, 18))}"/></g>'
    yield "fails", broken + cross((7, 0), 5), ".lost .xc"
    yield "supports", f'<path class="tie grey" d="{SAMPLE.path()}"/>', ".tie"
    yield "convoys", f'<g transform="scale(.7)">{ring((0, 0), "grey carry", 20)}</g>', ".carry"
    yield "holds", f'<g transform="scale(.7)">{ring((0, 0), "grey", 18)}</g>', ".holds"
    yield "not-followed", barred((0, 0)), ".lost .bright"
    yield "dislodged", f'<g transform="scale(.62)">{star((0, 0))}</g>', ".burst"
    yield "built", plus((0, 0)), ".o .brightg"


def _figure(data: str) -> str:
    return f'<g transform="scale(.8)"><path class="cb-case" d="{data}"/><path class="cb-edge greyf" d="{data}"/></g>'


def layer_keys(f: ArrowField) -> tuple[LayerKey, ...]:
    return tuple(LayerKey(f.scene.said(panel.title), tuple(_rows(f, panel))) for panel in f.scene.layers)


def _rows(f: ArrowField, panel: Panel) -> Iterator[KeyRow]:
    """One row for each look of the panel's marks; for what is held, one for each holder."""
    rows = dict.fromkeys((mark.look, mark.power if mark.look == "held" else "") for mark in panel.marks if mark.at)
    for look, holder in rows:
        if look == "held":
            told: Cell = power(holder) if holder else said("drawing.legend-held")
            yield KeyRow(_swatch(f, holder), f.scene.said(told))
        elif look in SIGNS:
            yield KeyRow(SIGNS[look], f.scene.said(Said(f"drawing.legend-{look}")))


def _swatch(f: ArrowField, holder: str) -> str:
    livery = f.known.get(holder)
    if livery is None:
        return f'<path class="veil" d="{PLATE}"/>'
    return f'<path class="s{livery.key} f{livery.key}" fill-opacity=".55" stroke-width="3" d="{PLATE}"/>'
