"""The title above a picture and the legend below it: owners and the signs that occur in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casusbelli.core.orders import ARMY
from casusbelli.core.said import Said, power, said
from casusbelli.drawing.arrows import ArrowField
from casusbelli.drawing.board_layer import home_centers
from casusbelli.drawing.ink import safe
from casusbelli.drawing.keys import SIGNS, signs
from casusbelli.drawing.layers import marks
from casusbelli.drawing.palette import Livery
from casusbelli.drawing.pieces import token
from casusbelli.drawing.scene import Scene

HEADING, ROW, EDGE, LETTER = 48, 36, 18, 8.6  # heights, the margin, the usual width of a letter
ICON = 34
HELD = '<path class="greyf" d="M-13-9h5v18h-5zm11 0h5v18h-5z"/>'

Item = tuple[str, str]  # SVG centered at 0,0, and its meaning


def heading(scene: Scene, width: int, note: str) -> str:
    far = f'<text class="far" x="{width - EDGE}" y="-17">{safe(note)}</text>' if note else ""
    return f'<text class="big" x="{EDGE}" y="-16">{safe(scene.heading)}</text>{far}'


def legend(f: ArrowField) -> tuple[str, int]:
    """The legend, drawn from the lower edge of the board on, and its height."""
    meanings = [(icon, f.scene.said(told)) for icon, told in (*_signs(f), *_layers(f))]
    rows = [*_flow(list(_owners(f)), f.sheet.size[0]), *_flow(meanings, f.sheet.size[0])]
    top = f.sheet.size[1] + ROW * 0.75
    parts = []
    for n, row in enumerate(rows):
        for x, (icon, text) in row:
            y = top + n * ROW
            parts.append(
                f'<g transform="translate({x:g} {y:g})">{icon}</g>'
                f'<text class="key" x="{x + 24:g}" y="{y + 5:g}">{safe(text)}</text>'
            )
    return "".join(parts), len(rows) * ROW + ROW // 3 if rows else 0


def _flow(items: Sequence[Item], width: int) -> list[list[tuple[float, Item]]]:
    rows: list[list[tuple[float, Item]]] = []
    x = float(width)
    for icon, text in items:
        takes = ICON + LETTER * len(text) + EDGE
        if x + takes > width:
            rows.append([])
            x = EDGE + ICON / 2
        rows[-1].append((x, (icon, text)))
        x += takes
    return rows


def _owners(f: ArrowField) -> Iterator[Item]:
    held = list(f.scene.centers.values())
    units = [unit.owner for unit in f.scene.units] + [beaten.unit.owner for beaten in f.scene.routed]
    for livery in f.known.values():
        if livery.counted and (livery.owner in held or livery.owner in units):
            count = held.count(livery.owner)
            name = f.scene.said(power(livery.owner))
            yield _icon(livery), f"{name} {count}" if count else name
    others = [livery for livery in f.known.values() if not livery.counted]
    if others:
        names = ", ".join(f.scene.said(power(livery.owner)) for livery in others)
        many = f.scene.said(said("drawing.legend-others", n=len(others)))
        yield _icon(others[0]), names if len(names) < 90 else many


def _icon(livery: Livery) -> str:
    return f'<g transform="scale(.8)">{token(livery, ARMY, (0, 0))}</g>'


def _signs(f: ArrowField) -> Iterator[tuple[str, Said]]:
    """The signs of centers and orders that occur in the picture."""
    occurring = _occurring(f)
    yield from ((icon, Said(f"drawing.legend-{word}")) for word, icon, _of in signs() if occurring.get(word))


def _occurring(f: ArrowField) -> dict[str, bool]:
    arrows, ties, over = "".join(f.drawn.arrows), "".join(f.drawn.ties), "".join(f.drawn.signs)
    centers, homes = set(f.scene.board.centers), home_centers(f.scene.board)
    return {
        "home": bool(centers & homes),
        "center": bool(centers - homes),
        "moves": 'class="arrow a' in arrows and "z" in arrows,
        "retreats": "flee" in arrows,
        "fails": "rest s" in arrows,
        "supports": 'class="tie' in ties,
        "convoys": " carry" in ties,
        "not-followed": "bright" in over and "M-4.6" in over,
        "dislodged": bool(f.drawn.stars),
        "built": "brightg" in over,
    }


def _layers(f: ArrowField) -> Iterator[tuple[str, Said]]:
    """The meanings of marks, panel by panel."""
    looks = dict.fromkeys(mark.look for mark in marks(f))
    icons = {"held": HELD, **SIGNS}
    yield from ((icon, Said(f"drawing.legend-{look}")) for look, icon in icons.items() if look in looks)
    if f.scene.layers:
        yield "", said("drawing.legend-shown", titles=[panel.title for panel in f.scene.layers])
