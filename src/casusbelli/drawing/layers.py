"""Draws what rules mark on the board: spheres, where units may go, closed provinces, routes, sites."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from casusbelli.drawing.arrows import ArrowField
from casusbelli.drawing.ink import Place, safe
from casusbelli.drawing.palette import Livery
from casusbelli.drawing.pieces import RADIUS, barred, cross, plus
from casusbelli.drawing.ways import Way, through
from casusbelli.engine.display import Look, Mark

UNIT_BELOW, NAME_BELOW = 25, 18  # distance from the center of a unit, or a name, to the text of a mark
LONGEST = 24  # characters of a text on the board; the description has all of it
CHECK = "M-6 0l4 5 8-9"
ALERT = "M0-5v5.5M0 4.5v.1"
ASKS = "M-3.5-3.5a3.5 3.5 0 1 1 4.6 3.4q-1.1.6-1.1 2.6M0 6v.1"
SIGN = (-17.0, -14.0)  # offset from a unit's center


def defs(f: ArrowField) -> Iterator[str]:
    """Hatchings of the powers whose marks are drawn."""
    powers = {mark.power for mark in marks(f) if mark.look == "held"}
    shut = any(mark.look == "closed" for mark in marks(f))
    if powers or shut:
        yield from hatchings({owner: f.known[owner] for owner in f.known if owner in powers}, f.prefix)


def hatchings(known: Mapping[str, Livery], prefix: str) -> Iterator[str]:
    """The hatching of each holder, and of closed provinces."""
    for livery in known.values():
        yield (
            f'<pattern id="held{livery.key}" width="11" height="11" patternUnits="userSpaceOnUse"'
            f' patternTransform="rotate(45)"><rect class="f{livery.key}" width="5" height="11"/></pattern>'
        )
    yield (
        f'<pattern id="{prefix}shut" width="7" height="7" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(-45)"><rect class="veil" width="7" height="7"/>'
        f'<rect class="greyf" fill-opacity=".6" width="1.4" height="7"/></pattern>'
    )


def marks(f: ArrowField) -> Iterator[Mark]:
    """The marks whose places are on this board."""
    for panel in f.scene.layers:
        for mark in panel.marks:
            if mark.at and all(code in f.sheet.areas for code in mark.at):
                yield mark


def below(f: ArrowField) -> Iterator[str]:
    """Marks that cover provinces, drawn below the names."""
    for mark in marks(f):
        cover = COVERS.get(mark.look)
        if cover is not None:
            fill = cover(f, mark)
            yield from (f'<use href="#{f.prefix}{code}" {fill}/>' for code in mark.at)


def _held(f: ArrowField, mark: Mark) -> str:
    livery = f.known.get(mark.power)
    if livery is None:
        return 'class="veil"'
    return f'fill="url(#held{livery.key})" class="s{livery.key}" stroke-width="3"'


COVERS: dict[Look, Callable[[ArrowField, Mark], str]] = {
    "held": _held,
    "free": lambda _f, _mark: 'class="goodf" fill-opacity=".13"',
    "asks": lambda _f, _mark: 'class="asksf" fill-opacity=".4"',
    "hostile": lambda _f, _mark: 'class="badf" fill-opacity=".33"',
    "closed": lambda f, _mark: f'fill="url(#{f.prefix}shut)"',
    "later": lambda _f, _mark: 'class="greyf" fill-opacity=".4"',
}


def above(f: ArrowField) -> Iterator[str]:
    """Lines, signs and text, drawn above the names and below the units."""
    crowded: dict[str, int] = {}
    for mark in marks(f):
        if mark.look in ("route", "blocked"):
            yield from _route(f, mark)
        yield from _sign(f, mark)
        if mark.label or (mark.look in WITH_TEXT and mark.text):
            row = crowded[mark.at[-1]] = crowded.get(mark.at[-1], -1) + 1
            yield _text(f, mark, row)


WITH_TEXT: frozenset[Look] = frozenset(("closed", "later", "note", "site", "blocked"))


def _text(f: ArrowField, mark: Mark, row: int) -> str:
    x, y = f.at(mark.at[-1])
    y = max(y + UNIT_BELOW, f.sheet.areas[mark.at[-1]].label[1] + NAME_BELOW)
    said = f.scene.said(mark.label or mark.text)
    short = said if len(said) <= LONGEST else f"{said[: LONGEST - 1].rstrip()}…"
    return f'<text class="small halo" x="{x}" y="{y + 11 * row:g}">{safe(short)}</text>'


def _route(f: ArrowField, mark: Mark) -> Iterator[str]:
    if len(mark.at) > 1:
        way = through([f.at(code) for code in mark.at])
        key = _livery(f, mark)
        classes = f"s{key.key}" if key else "grey"
        yield f'<path class="under" d="{way.path()}"/><path class="way {classes}" d="{way.path()}"/>'
    if mark.look == "blocked":
        yield cross(_end(f, mark), 9)


def _end(f: ArrowField, mark: Mark) -> Place:
    if len(mark.at) == 1:
        return f.at(mark.at[0])
    way: Way = through([f.at(code) for code in mark.at])
    return way.at(way.length - RADIUS)


def _livery(f: ArrowField, mark: Mark) -> Livery | None:
    return f.known.get(mark.power)


def _sign(f: ArrowField, mark: Mark) -> Iterator[str]:
    """A sign that can be told apart without color too: a tick, a question mark, an exclamation mark."""
    for code in mark.at:
        x, y = f.at(code)
        beside = (x + SIGN[0], y + SIGN[1])
        if mark.look == "free":
            yield badge(beside, "good", CHECK)
        elif mark.look == "asks":
            yield badge(beside, "asks", ASKS)
        elif mark.look == "hostile":
            yield badge(beside, "bad", ALERT)
        elif mark.look in ("closed", "later"):
            yield barred(beside)
        elif mark.look == "site":
            yield f'<circle class="ring good" stroke-dasharray="5 4" cx="{x}" cy="{y}" r="{RADIUS + 4:g}"/>'
            yield plus((x - SIGN[0], y + SIGN[1]))


def badge(at: Place, kind: str, data: str) -> str:
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g})"><circle class="dot" r="8"/>'
        f'<path class="k {kind}" stroke-width="2.4" stroke-linecap="round" d="{data}"/></g>'
    )
