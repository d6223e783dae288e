"""Draws orders and their results: moves, supports, convoys, retreats, builds, removals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from casusbelli.core.cached_property import cached_property
from casusbelli.core.orders import (
    ARMY,
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Retreat,
    SupportHold,
    SupportMove,
)
from casusbelli.core.verdicts import Reason
from casusbelli.drawing.board_art import BoardArt
from casusbelli.drawing.board_layer import unit_at
from casusbelli.drawing.ink import Place, num, safe
from casusbelli.drawing.palette import Livery
from casusbelli.drawing.pieces import RADIUS, barred, cross, plus, ring, star, token
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.drawing.ways import HEAD, Way, arrow, bent, stump, through

BESIDE = 26.0  # distance from a unit to the one it has dislodged
CLEAR = 3.0  # gap between a unit and a line that begins at it
CODE, NEAR = (19.0, 10.5), 60.0  # half the room around a code, and how far from the end of an arrow it matters
BUILT_BESIDE = (15.0, -13.0)  # offset of the sign of a build or a removal
FAR = 0.5  # how far along its path a cut support, or a move against another, gets
AT_SEA = (Reason.CONVOY_BROKEN, Reason.PARADOX)


@dataclass
class Drawn:
    """SVG below the units, and above them."""

    ties: list[str] = field(default_factory=list)
    arrows: list[str] = field(default_factory=list)
    stars: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)  # units being built, which are not on the board yet
    signs: list[str] = field(default_factory=list)

    def _layers(self) -> tuple[list[str], ...]:
        return self.ties, self.arrows, self.stars, self.units, self.signs

    def count(self) -> tuple[int, ...]:
        return tuple(map(len, self._layers()))

    def bundle(self, before: tuple[int, ...], attributes: str) -> None:
        """Group what was drawn since this count, so that an order can be pointed at and shown by itself."""
        for layer, start in zip(self._layers(), before, strict=True):
            if len(layer) > start:
                layer[start:] = [f"<g {attributes}>{''.join(layer[start:])}</g>"]


@dataclass(frozen=True)
class ArrowField:
    """The scene, the positions of things, and the orders to each unit."""

    scene: Scene
    sheet: BoardArt
    known: Mapping[str, Livery]
    prefix: str = ""
    drawn: Drawn = field(default_factory=Drawn)

    @cached_property
    def moves(self) -> dict[str, Ordered]:
        """Province -> the move ordered from it."""
        ordered = (told for told in self.scene.orders if isinstance(told.order, Move) and not told.void)
        return {self.province(told.order.unit.at): told for told in ordered if isinstance(told.order, Move)}

    @cached_property
    def occupied(self) -> frozenset[str]:
        return frozenset(self.province(unit.at) for unit in self.scene.units)

    @cached_property
    def beaten(self) -> frozenset[str]:
        return frozenset(self.province(beaten.unit.at) for beaten in self.scene.routed)

    def province(self, location: str) -> str:
        return self.scene.board.province_of[location]

    def at(self, location: str) -> Place:
        return unit_at(self.sheet, location)

    def livery(self, told: Ordered) -> Livery:
        return self.known[told.owner]

    # --- paths

    def way(self, told: Ordered, order: Move) -> Way:
        """The path of a move, over the fleets that were to carry it."""
        fleets = self.fleets(order)
        return through([self.at(order.unit.at), *(self.at(code) for code in fleets), self.at(order.to)])

    def fleets(self, order: Move) -> list[str]:
        """The seas of a convoy in sequence; only those that were not disrupted, if they suffice."""
        board, origin, to = self.scene.board, self.province(order.unit.at), self.province(order.to)
        if order.unit.kind != ARMY or (not order.via and order.to in board.adjacent[ARMY].get(order.unit.at, ())):
            return []
        convoys = [
            (self.province(told.order.unit.at), told)
            for told in self.scene.orders
            if isinstance(told.order, Convoy) and not told.void and self.same(told.order, origin, to)
        ]
        sound = [code for code, told in convoys if told.good and not told.doom]
        return self._lane(origin, to, sound) or self._lane(origin, to, [code for code, _told in convoys])

    def same(self, order: Convoy | SupportMove, origin: str, to: str) -> bool:
        return self.province(order.target.at) == origin and self.province(order.to) == to

    def _lane(self, origin: str, to: str, seas: list[str]) -> list[str]:
        """The shortest route over these seas; empty if they don't connect the two places."""
        lanes = self.scene.board.sea_lanes
        ways = [[sea] for sea in seas if origin in lanes.get(sea, ())]
        seen = {way[0] for way in ways}
        for way in ways:  # the list grows during the loop
            if to in lanes[way[-1]]:
                return way
            for sea in seas:
                if sea in lanes[way[-1]] and sea not in seen:
                    seen.add(sea)
                    ways.append([*way, sea])
        return []

    def stop(self, way: Way, location: str) -> float:
        """How far along its path an arrow to a place gets: it ends before the unit there, and before the code."""
        code = self.province(location)
        stop = way.length - (RADIUS + CLEAR if code in self.occupied else CLEAR)
        x, y = self.sheet.areas[code].label
        near = max(way.length * 0.45, RADIUS + HEAD, stop - NEAR)
        for n in range(int((stop - near) / 2) + 1):
            here = way.at(near + 2 * n)
            if abs(here[0] - x) < CODE[0] and abs(here[1] - y) < CODE[1]:
                return near + 2 * n
        return stop


def draw(field_: ArrowField) -> Drawn:
    """Draw all orders of the scene. Orders about units or places outside the picture are left to the text."""
    drawn = field_.drawn
    for told in field_.scene.orders:
        pen = PENS.get(type(told.order))
        if pen is not None and _is_on(field_, told.order):
            before = drawn.count()
            pen(field_, told, told.order)
            drawn.bundle(before, _whose(field_, told))
    return drawn


def _whose(f: ArrowField, told: Ordered) -> str:
    """The attributes of an order's groups: its step in a play of results (supports, moves, failures), its unit, its
    power."""
    failed = not told.good or told.void
    step = 3 if failed else 1 if isinstance(told.order, (SupportHold, SupportMove, Convoy, Hold)) else 2
    unit = getattr(told.order, "unit", None)
    at = f.province(unit.at) if unit is not None and unit.at in f.scene.board.province_of else ""
    return f'class="o o{step}{" lost" * failed}" data-unit="{at}" data-power="{safe(told.owner)}"'


def _is_on(field_: ArrowField, order: Order | None) -> bool:
    places = [getattr(order, "to", ""), getattr(getattr(order, "unit", None), "at", "")]
    places.append(getattr(getattr(order, "target", None), "at", ""))
    return all(not place or place in field_.scene.board.province_of for place in places)


# --- movement


def _move(f: ArrowField, told: Ordered, order: Move) -> None:
    key, way = f.livery(told).key, f.way(told, order)
    start, stop = RADIUS + 1, f.stop(way, order.to)
    if told.void:
        _never(f, way.cut(start, stop))
    elif told.good:
        f.drawn.arrows.append(f'<path class="arrow a{key}" d="{arrow(way.cut(start, stop))}"/>')
    else:
        end = max(start + 10, min(_broken_at(f, told, way), stop))
        f.drawn.arrows.append(f'<path class="rest s{key}" d="{way.cut(end, stop).path()}"/>')
        f.drawn.arrows.append(f'<path class="arrow a{key}" d="{stump(way.cut(start, end))}"/>')
        f.drawn.signs.append(cross(way.at(end + 3)))
    _fate(f, told, f.at(order.unit.at))


def _broken_at(f: ArrowField, told: Ordered, way: Way) -> float:
    """How far along its path a failed move got."""
    if told.reason is Reason.HEAD_TO_HEAD:
        return way.length * FAR - 6
    if told.reason in AT_SEA:
        lost = [o for o in f.scene.orders if isinstance(o.order, Convoy) and (o.doom or not o.good)]
        seas = [f.at(o.order.unit.at) for o in lost if isinstance(o.order, Convoy) and _carries(f, o.order, told)]
        return min((way.nearest(sea) - RADIUS - 8 for sea in seas), default=way.length * FAR)
    if told.reason is Reason.NO_CONVOY:
        return way.length * 0.3
    return way.length - RADIUS - 10


def _carries(f: ArrowField, convoy: Convoy, told: Ordered) -> bool:
    return isinstance(told.order, Move) and f.province(convoy.target.at) == f.province(told.order.unit.at)


def _never(f: ArrowField, way: Way) -> None:
    """Draw an order that could not be followed: gray dots, and a barred circle at its start."""
    f.drawn.ties.append(f'<path class="rest grey" d="{way.path()}"/>')
    f.drawn.signs.append(barred(way.at(4)))


def _fate(f: ArrowField, told: Ordered, at: Place) -> None:
    if told.doom:
        f.drawn.stars.append(star(at))


def _hold(f: ArrowField, told: Ordered, order: Hold) -> None:
    at = f.at(order.unit.at)
    if told.ordered and not told.doom:
        f.drawn.ties.append(ring(at, f"s{f.livery(told).key} holds"))
    _fate(f, told, at)


def _support_hold(f: ArrowField, told: Ordered, order: SupportHold) -> None:
    way = bent(f.at(order.unit.at), f.at(order.target.at))
    _tie(f, told, way.cut(RADIUS + 1, way.length - RADIUS - CLEAR), bar=True)
    _fate(f, told, f.at(order.unit.at))


def _support_move(f: ArrowField, told: Ordered, order: SupportMove) -> None:
    _tie(f, told, _to_middle(f, order), bar=False)
    _fate(f, told, f.at(order.unit.at))


def _to_middle(f: ArrowField, order: SupportMove | Convoy) -> Way:
    """The line from a supporter to the middle of the supported path, or of a convoy's last leg; if the move was not
    made, only a stub."""
    moved = f.moves.get(f.province(order.target.at))
    if moved is not None and isinstance(moved.order, Move) and f.same(order, *_ends(f, moved.order)):
        helped, fleets = f.way(moved, moved.order), f.fleets(moved.order)
        begin = helped.nearest(f.at(fleets[-1])) if fleets else RADIUS
    else:
        begin = RADIUS
        helped = bent(f.at(order.target.at), f.at(order.to))
        ghost = helped.cut(RADIUS, f.stop(helped, order.to)).path()
        f.drawn.ties.append(f'<path class="rest grey" d="{ghost}"/>')
    start = f.at(order.unit.at)
    way = bent(start, helped.at((begin + helped.length) * 0.5))
    return way.cut(min(RADIUS + 1, way.length / 2), way.length)


def _ends(f: ArrowField, order: Move) -> tuple[str, str]:
    return f.province(order.unit.at), f.province(order.to)


def _tie(f: ArrowField, told: Ordered, way: Way, bar: bool) -> None:
    """A dashed line that ends in a bar at a unit, or in a dot at a path. If the support was cut, it is broken
    halfway."""
    key = f.livery(told).key
    if told.void:
        _never(f, way)
        return
    shown = way if told.good else way.cut(0, way.length * FAR)
    f.drawn.ties.append(f'<path class="under" d="{shown.path()}"/><path class="tie s{key}" d="{shown.path()}"/>')
    if not told.good:
        f.drawn.ties.append(f'<path class="rest grey" d="{way.cut(shown.length, way.length).path()}"/>')
        f.drawn.signs.append(cross(shown.points[-1], 5))
    elif bar:
        ends = Way((way.side(way.length, 7), way.side(way.length, -7)))
        f.drawn.ties.append(f'<path class="under" d="{ends.path()}"/><path class="x s{key}" d="{ends.path()}"/>')
    else:
        x, y = way.points[-1]
        f.drawn.signs.append(f'<circle class="cb-edge f{key}" cx="{num(x)}" cy="{num(y)}" r="4"/>')


def _convoy(f: ArrowField, told: Ordered, order: Convoy) -> None:
    """The army's path passes over its fleets; for a fleet off that path, show what it was to carry."""
    at, code = f.at(order.unit.at), f.province(order.unit.at)
    moved = f.moves.get(f.province(order.target.at))
    if told.void or moved is None or not isinstance(moved.order, Move) or code not in f.fleets(moved.order):
        _tie(f, told, _to_middle(f, order), bar=False)
    else:
        f.drawn.ties.append(ring(at, f"s{f.livery(told).key} carry", RADIUS + 4))
        if not told.good and not told.doom:
            f.drawn.signs.append(cross((at[0], at[1] - RADIUS), 5))
    _fate(f, told, at)


# --- retreats and adjustments


def _retreat(f: ArrowField, told: Ordered, order: Retreat) -> None:
    way = bent(retreat_at(f.sheet, f.province(order.unit.at)), f.at(order.to))
    start, stop = RADIUS * 0.8, f.stop(way, order.to)
    key = f.livery(told).key
    if told.void:
        _never(f, way.cut(start, stop))
    elif told.good:
        f.drawn.arrows.append(f'<path class="arrow flee a{key}" d="{arrow(way.cut(start, stop))}"/>')
    else:
        f.drawn.arrows.append(f'<path class="arrow flee a{key}" d="{stump(way.cut(start, stop - 8))}"/>')
        f.drawn.signs.append(cross(way.at(stop)))


def retreat_at(sheet: BoardArt, code: str) -> Place:
    """The place where the artwork puts a dislodged unit, or farther in that direction, so that both units can be
    seen."""
    (x, y), (to_x, to_y) = sheet.areas[code].unit, sheet.areas[code].retreat
    far = hypot(to_x - x, to_y - y) or 1.0
    stretch = max(1.0, BESIDE / far)
    return (x + (to_x - x) * stretch, y + (to_y - y) * stretch)


def _disband(f: ArrowField, told: Ordered, order: Disband) -> None:
    code = f.province(order.unit.at)
    at = retreat_at(f.sheet, code) if code in f.beaten else f.at(order.unit.at)
    f.drawn.signs.append(barred(_beside(at)) if told.void else cross(at, 10))


def _build(f: ArrowField, told: Ordered, order: Build) -> None:
    """The new unit is on the board already; a failed build is only a sign."""
    at = f.at(order.unit.at)
    if told.good and order.unit.kind:
        f.drawn.units.append(token(f.livery(told), order.unit.kind, at))
        f.drawn.signs.append(plus(_beside(at)))
    else:
        f.drawn.signs.append(barred(_beside(at)))


def _beside(at: Place) -> Place:
    return (at[0] + BUILT_BESIDE[0], at[1] + BUILT_BESIDE[1])


PENS: dict[type[Any], Callable[[ArrowField, Ordered, Any], None]] = {
    Move: _move,
    Hold: _hold,
    SupportHold: _support_hold,
    SupportMove: _support_move,
    Convoy: _convoy,
    Retreat: _retreat,
    Disband: _disband,
    Build: _build,
}


# --- options


def retreat_options(f: ArrowField) -> Iterator[str]:
    """Where dislodged units may go, as long as nothing has been ordered."""
    ordered = {f.province(o.order.unit.at) for o in f.scene.orders if isinstance(o.order, (Retreat, Disband))}
    for beaten in f.scene.routed:
        code = f.province(beaten.unit.at)
        key = f.known[beaten.unit.owner].key
        for to in beaten.retreats if code not in ordered else ():
            way = bent(retreat_at(f.sheet, code), f.at(to))
            line = way.cut(RADIUS * 0.8, way.length - 9)
            yield f'<path class="under" d="{line.path()}"/><path class="rest s{key}" d="{line.path()}"/>'
            yield ring(f.at(to), f"s{key}", 8)
