"""Sea routes from America (WA-24): chains of seas without enemy fleets, from the western ocean to a harbor."""

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
    """``route``: the seas of a shortest route, empty if there is none. ``barring``: a minimal set of seas whose fleets
    block every route."""

    route: tuple[str, ...] = ()
    barring: tuple[str, ...] = ()


def voyage(board: Board, gates: Collection[str], barred: Collection[str], harbour: str) -> Voyage:
    """The route to a harbor from the gates, the seas next to America. Fleets in coastal provinces block nothing."""
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
    """A shortest route, or the blocked seas that the search met."""
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
    """Sea -> the seas next to it."""
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
    """The routes to all landing places of American armies, with the fleets where they are now."""
    gates = option(t, "america_gates").split(",")
    return {harbour: voyage(t.board, gates, enemies(t), harbour) for harbour in SHORES}


def barriers(t: Turn, ways: Mapping[str, Voyage]) -> Iterator[Mark]:
    """Marks the fleets that block the routes to these harbors."""
    for sea in dict.fromkeys(sea for way in ways.values() for sea in way.barring):
        shut = [harbour for harbour, way in ways.items() if sea in way.barring]
        fleet, places = t.position.at[sea], [located(t.board, harbour) for harbour in shut]
        text = said("ww1.bars-the-way", unit=fleet, owner=power(fleet.owner), places=places)
        yield Mark((sea,), "blocked", fleet.owner, text, said("ww1.no-way-to", codes=" ".join(shut)))


def enemies(t: Turn) -> frozenset[str]:
    """Where units of the Central Powers are. Routes lead over seas, so only their fleets at sea matter."""
    return frozenset(unit.at for unit in t.position.units if side(t, unit.owner) == CENTRAL)
