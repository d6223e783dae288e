"""The way from America (WA-24): seas without enemy fleets, from the western ocean to a harbour."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from casusbelli.core.board import SEA, Board
from casusbelli.core.legality import located
from casusbelli.core.orders import FLEET
from casusbelli.core.said import power, said
from casusbelli.engine.component import Turn
from casusbelli.engine.display import Mark
from casusbelli.packs.world_war_one.facts import CENTRAL, SHORES, option, side


class Voyage(Struct, frozen=True):
    """``route``: the seas of a shortest way, none if there is no way; ``barring``: seas whose fleets bar it, no more of
    them than it takes."""

    route: tuple[str, ...] = ()
    barring: tuple[str, ...] = ()


def voyage(board: Board, gates: Collection[str], barred: Collection[str], harbour: str) -> Voyage:
    """Fleets on coasts bar nothing, and only seas are passed. The gates are the seas that America lies on."""
    route, met = _search(board, gates, barred, harbour)
    if route:
        return Voyage(route)
    for sea in reversed(met):
        fewer = tuple(other for other in met if other != sea)
        if not _search(board, gates, fewer, harbour)[0]:
            met = fewer
    return Voyage((), met)


def _search(
    board: Board, gates: Collection[str], barred: Collection[str], harbour: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A shortest way, and the barred seas that were met in looking for it."""
    last = board.memo(_harbours).get(harbour, frozenset())
    lanes = board.memo(_lanes)
    met: dict[str, None] = {}
    ways: dict[str, tuple[str, ...]] = {}
    queue: list[tuple[str, ...]] = [(gate,) for gate in gates]
    for way in queue:  # grows while it is walked
        sea = way[-1]
        if sea in barred:
            met[sea] = None
        elif sea not in ways:
            ways[sea] = way
            if sea in last:
                return way, ()
            queue.extend((*way, further) for further in lanes[sea])
    return (), tuple(met)


def _lanes(board: Board) -> dict[str, tuple[str, ...]]:
    """Sea -> the seas that a fleet can go on to."""
    seas = [province.code for province in board.provinces if province.terrain == SEA]
    return {sea: tuple(to for to in board.adjacent[FLEET][sea] if to in seas) for sea in seas}


def _harbours(board: Board) -> dict[str, frozenset[str]]:
    """Coast -> the seas that touch it."""
    touched: dict[str, set[str]] = {}
    for sea in board.memo(_lanes):
        for to in board.adjacent[FLEET][sea]:
            touched.setdefault(board.province_of[to], set()).add(sea)
    return {code: frozenset(seas) for code, seas in touched.items()}


def voyages(t: Turn) -> dict[str, Voyage]:
    """To the harbours of American armies, as the fleets lie now."""
    gates = option(t, "america_gates").split(",")
    return {harbour: voyage(t.board, gates, enemies(t), harbour) for harbour in SHORES}


def barriers(t: Turn, ways: Mapping[str, Voyage]) -> Iterator[Mark]:
    """The fleets that bar the ways to these harbours."""
    for sea in dict.fromkeys(sea for way in ways.values() for sea in way.barring):
        shut = [harbour for harbour, way in ways.items() if sea in way.barring]
        fleet, places = t.position.at[sea], [located(t.board, harbour) for harbour in shut]
        text = said("ww1.bars-the-way", unit=fleet, owner=power(fleet.owner), places=places)
        yield Mark((sea,), "blocked", fleet.owner, text, said("ww1.no-way-to", codes=" ".join(shut)))


def enemies(t: Turn) -> frozenset[str]:
    """Where the Central Powers stand. Ways lead over seas, so that of these only fleets at sea bar one."""
    return frozenset(unit.at for unit in t.position.units if side(t, unit.owner) == CENTRAL)
