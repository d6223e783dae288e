"""A board as SVG in replaceable parts, for pages that show one moment after another: the shapes are included once, and
what changes is exchanged part by part (``Canvas.parts``).

It has no styles of its own: ``sheet_of_styles`` makes a style sheet that follows the reader's choice of light or dark
by CSS variables, because selectors don't reach into ``use`` copies of units.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from casusbelli.core.cached_property import cached_property
from casusbelli.core.orders import ARMY, Build
from casusbelli.core.translations import name_in
from casusbelli.core.units import Unit
from casusbelli.drawing import arrows, board_layer, layers
from casusbelli.drawing.arrows import ArrowField
from casusbelli.drawing.beyond import FAR, Beyond, beyond
from casusbelli.drawing.description import reading
from casusbelli.drawing.ink import Place, safe
from casusbelli.drawing.keys import KeyRow, LayerKey, board_keys, layer_keys
from casusbelli.drawing.palette import LOOKS, PLAIN, Livery, liveries
from casusbelli.drawing.picture import sheet_of
from casusbelli.drawing.pieces import clips, star, symbols, token
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.drawing.style import colors, sizes

CHANGING = ("defs", "below", "centers", "above", "under", "units", "over", "drafts")
"""The parts that are exchanged, from the ground up; besides them there is what each province is filled with."""

LASTING = ('<g class="ground">', '<g data-part="above">')
"""What hardly ever changes lies between these: provinces, borders, coasts, centers."""


class Parts(Struct, frozen=True):
    """One moment. ``fills``: province -> its paint, a class or a pattern. ``parts``: SVG by the names of ``CHANGING``.
    ``words``: the text alternative. ``paints``: the input of ``sheet_of_styles``. ``keys``:
    the color keys of its layers."""

    title: str
    fills: dict[str, str]
    parts: dict[str, str]
    words: tuple[str, ...]
    paints: str
    keys: tuple[LayerKey, ...]


class Canvas:
    """One scene on its artwork; ``drafts`` are orders that are written but not submitted."""

    def __init__(self, scene: Scene, drafts: Sequence[Ordered] = (), more: Iterable[Scene] = ()) -> None:
        self.scene, self.drafts = scene, drafts
        self.sheet = sheet_of(scene.board)
        self.known = liveries(scene, replace(scene, orders=tuple(drafts)), *more)
        self.read: dict[str, Canvas] = {}  # language -> the same, for readers of it

    def read_in(self, language: str) -> Canvas:
        """The same for a reader of this language."""
        if language == self.scene.language:
            return self
        found = self.read.get(language)
        if found is None:
            made = copy(self)
            for drawn in ("field", "_parts", "_svg", "_legend", "_places"):
                made.__dict__.pop(drawn, None)
            made.scene = replace(self.scene, language=language)
            found = self.read.setdefault(language, made)  # no other thread finds it half made
        return found

    @cached_property
    def field(self) -> ArrowField:
        return ArrowField(self.scene, self.sheet, self.known)

    @cached_property
    def beyond(self) -> Beyond:
        return beyond(self.scene.board)

    def parts(self) -> Parts:
        return self._parts

    @cached_property
    def _parts(self) -> Parts:
        drawn = arrows.draw(self.field)
        beaten = list(self._routed())
        made = {
            "defs": "".join(self._defs()),
            "below": "".join(layers.below(self.field)),
            "centers": "".join(board_layer.centers(self.scene, self.sheet)),
            "above": "".join(layers.above(self.field)),
            "under": "".join((*drawn.ties, *self._open_retreats(), *drawn.arrows, *drawn.stars)),
            "units": "".join((*self._units(), *beaten, *drawn.units)),
            "over": "".join(drawn.signs),
            "drafts": self._drafts,
        }
        words = reading(self.scene)
        fills, used = dict(self._fills()), paints(self.known.values())
        return Parts(words[0], fills, made, tuple(words[1:]), used, layer_keys(self.field))

    def draft_part(self) -> str:
        """The draft orders: the only part that changes while a player writes."""
        return self._drafts

    def legend(self) -> tuple[KeyRow, ...]:
        """Everything that this board may show, whether or not it does now."""
        return self._legend

    @cached_property
    def _legend(self) -> tuple[KeyRow, ...]:
        return board_keys(self.scene)

    def svg(self) -> str:
        """The whole board with all its parts."""
        return self._svg.decode()

    @cached_property
    def _svg(self) -> bytes:
        """Encoded: one typographic apostrophe would make a text take twice the memory."""
        now = self.parts()
        width, depth = self.sheet.size
        inner = "".join(
            (
                f'<defs data-part="defs">{now.parts["defs"]}</defs>',
                f'<rect class="w" x="{-FAR}" y="{-FAR}" width="{width + 2 * FAR}" height="{depth + 2 * FAR}"/>',
                '<g class="ground">',
                *self._ground(now.fills),
                f'</g><g class="quiet">{"".join(self._neutral())}{_part("below", now)}</g>',
                board_layer.lines(self.sheet),
                *(f'<path class="line {kind} quiet" d="{data}"/>' for kind, data in self.beyond.lines.items()),
                *board_layer.coasts(self.sheet),
                f'<g class="quiet">{_part("centers", now)}',
                *(_part(name, now) for name in ("above", "under", "units")),
                *(f'<g class="names-{kind}">{"".join(self._names(kind))}</g>' for kind in ("short", "full")),
                *(_part(name, now) for name in ("over", "drafts")),
                "</g>",
            )
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="cb" viewBox="0 0 {width} {depth}" role="img" '
            f'aria-label="{safe(now.title)}">{inner}</svg>'
        ).encode()

    def places(self) -> dict[str, tuple[int, int]]:
        """The position of a unit in each province and coast; a tap selects the nearest valid one. A dislodged unit is
        meant rather than the one that has dislodged it."""
        return self._places

    @cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        found = {code: area.unit for code, area in self.sheet.areas.items()}
        coasts = {f"{code}/{c}": drawn.unit for code, a in self.sheet.areas.items() for c, drawn in a.coasts.items()}
        standing = {**found, **coasts, **dict(self._beaten())}
        return {code: at for code, at in standing.items() if code in self.scene.board.province_of}

    def _beaten(self) -> Iterator[tuple[str, tuple[int, int]]]:
        for beaten in self.scene.routed:
            code = self.field.province(beaten.unit.at)
            x, y = arrows.retreat_at(self.sheet, code)
            yield from ((at, (round(x), round(y))) for at in (code, beaten.unit.at))

    def theatre(self, owners: Collection[str], with_centers: bool = True) -> dict[str, list[str]]:
        """Where these owners have units and centers, and what lies next to that: a reader begins there."""
        scene = self.scene
        own = {code for code, owner in scene.centers.items() if owner in owners and with_centers}
        own |= {self.field.province(unit.at) for unit in scene.units if unit.owner in owners}
        own |= {self.field.province(beaten.unit.at) for beaten in scene.routed if beaten.unit.owner in owners}
        near = own.union(*(scene.board.neighbors.get(code, ()) for code in own))
        return {"own": sorted(own), "near": sorted(near)}

    # --- parts

    def _ground(self, fills: Mapping[str, str]) -> Iterator[str]:
        """One path for each province; the fill is set by its group, so that a layer may use the shape with another
        fill."""
        for province in self.scene.board.provinces:
            code, name = province.code, name_in(self.scene.language, province.name)
            shape = self.sheet.areas[code].shape + self.beyond.areas.get(code, "")
            yield (
                f'<g data-ground="{code}" {attribute(fills[code])}><path id="{code}" data-province="{code}" '
                f'd="{shape}"><title>{safe(name)}</title></path></g>'
            )

    def _neutral(self) -> Iterator[str]:
        yield from board_layer.neutral(self.sheet, "", self.beyond.neutral)

    def _names(self, kind: str) -> Iterator[str]:
        return board_layer.names(self.scene.board, self.sheet, kind, self.scene.language)

    def _fills(self) -> Iterator[tuple[str, str]]:
        owned = board_layer.owners_of_ground(self.scene)
        for province in self.scene.board.provinces:
            water = self.sheet.areas[province.code].water
            owner, center = owned.get(province.code, ("", False))
            livery = None if water else self.known.get(owner)
            plain = "w" if water else "l"
            yield province.code, f"#g{'c' if center else ''}{livery.key}" if livery else plain

    def _defs(self) -> Iterator[str]:
        yield clips("")
        yield from symbols(self.known, self._pieces(), "")
        yield from board_layer.patterns({owner: self.known[owner] for owner in self._landed()})
        yield board_layer.stripe("")
        yield from layers.defs(self.field)

    def _pieces(self) -> Iterator[tuple[str, str]]:
        scene = self.scene
        yield from ((owner, ARMY) for owner in scene.owners)
        yield from ((unit.owner, unit.kind) for unit in scene.units)
        yield from ((beaten.unit.owner, beaten.unit.kind) for beaten in scene.routed)
        for told in (*scene.orders, *self.drafts):
            if isinstance(told.order, Build):
                yield told.owner, told.order.unit.kind or ARMY

    def _landed(self) -> list[str]:
        owners = {owner for owner, _center in board_layer.owners_of_ground(self.scene).values()}
        return [owner for owner in self.known if owner in owners]

    def _units(self) -> Iterator[str]:
        for unit in self.scene.units:
            yield self._piece(unit, board_layer.unit_at(self.sheet, unit.at))

    def _routed(self) -> Iterator[str]:
        for beaten in self.scene.routed:
            at = arrows.retreat_at(self.sheet, self.field.province(beaten.unit.at))
            yield star(at)
            yield self._piece(beaten.unit, at)

    def _piece(self, unit: Unit, at: Place) -> str:
        """A unit that can be pointed at."""
        code = self.field.province(unit.at)
        piece = token(self.known[unit.owner], unit.kind, at)
        return f'<g data-unit="{code}" data-power="{safe(unit.owner)}">{piece}</g>'

    def _open_retreats(self) -> Iterator[str]:
        """Where dislodged units may go, as long as nothing is ordered or drafted."""
        yield from arrows.retreat_options(ArrowField(self._with_drafts(), self.sheet, self.known))

    def _with_drafts(self) -> Scene:
        return replace(self.scene, orders=(*self.scene.orders, *self.drafts))

    @cached_property
    def _drafts(self) -> str:
        if not self.drafts:
            return ""
        drawn = arrows.draw(ArrowField(replace(self.scene, orders=tuple(self.drafts)), self.sheet, self.known))
        return "".join((*drawn.ties, *drawn.arrows, *drawn.units, *drawn.signs))


def _part(name: str, now: Parts) -> str:
    return f'<g data-part="{name}">{now.parts[name]}</g>'


def attribute(fill: str) -> str:
    return f'fill="url({fill})"' if fill.startswith("#") else f'class="{fill}"'


# --- paints: liveries encoded as text, and the style sheet made from it

PAINT = re.compile(r"(p\d{1,3})-([0-9A-Fa-f]{6})(t?)")


def paints(known: Iterable[Livery]) -> str:
    """Encode liveries: "p0-C48F85.p7-C48F85t": keys, colors, and whether field and charge are swapped."""
    return ".".join(f"{livery.key}-{livery.color[1:]}{'t' * livery.turned}" for livery in known)


class UnknownPaint(ValueError):
    """The text is not a valid list of paints."""


def sheet_of_styles(line: str) -> str:
    """The style sheet of boards with these paints: light, or dark if the reader's system or choice says so."""
    known: dict[str, Livery] = {}
    for word in line.split(".") if line else ():
        match = PAINT.fullmatch(word)
        if match is None or match[1] in known:
            raise UnknownPaint(f"{word[:20]!r}: expected a paint such as p0-C48F85")
        key = match[1]
        known[key] = Livery(key, key, f"#{match[2]}", PLAIN, turned=bool(match[3]))
    light, dark = (_values(colors(LOOKS[theme], known)) for theme in ("light", "dark"))
    names = {rule: f"--b{number}" for number, rule in enumerate(light)}
    rules = "".join(f"{selector}{{{key}:var({names[selector, key]})}}" for selector, key in light)
    bright, dim = ("".join(f"{names[rule]}:{value};" for rule, value in table.items()) for table in (light, dark))
    return (
        f":root{{{bright}}}@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dim}}}}}"
        f":root[data-theme=dark]{{{dim}}}@media print{{:root,:root[data-theme]{{{bright}}}}}{sizes()}{rules}"
    )


def _values(rules: Iterable[str]) -> dict[tuple[str, str], str]:
    """(selector, property) -> its value."""
    found: dict[tuple[str, str], str] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", "".join(rules)):
        for setting in filter(None, body.split(";")):
            key, _colon, value = setting.partition(":")
            found[selector, key] = value
    return found
