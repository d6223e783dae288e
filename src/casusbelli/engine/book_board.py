"""The rulebook's chapter on the board: its provinces and pieces, and the starting position."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import COAST, LAND, SEA
from casusbelli.core.events import CentersTaken, UnitPlaced
from casusbelli.core.legality import located
from casusbelli.core.orders import ARMY
from casusbelli.core.said import Cell, Said, Term, power, said
from casusbelli.engine.book_blocks import Block, Heading, Item, Paragraph, Table
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.ruleset import RuleSet

__all__ = ["board_chapter"]

Start = dict[str, tuple[list[str], list[UnitPlaced]]]  # owner -> its centers and its units


def board_chapter(rules: RuleSet) -> Iterator[Block]:
    board = rules.board
    kinds = [province.terrain for province in board.provinces]
    start = _start(rules)
    taken = {center for centers, _units in start.values() for center in centers}
    yield Heading(said("engine.chapter-board"))
    yield Item(
        said(
            "engine.board-provinces",
            n=len(kinds),
            land=kinds.count(LAND),
            coast=kinds.count(COAST),
            sea=kinds.count(SEA),
            centers=len(board.centers),
        )
    )
    yield Item(said("engine.board-centers", n=len(set(board.centers) - taken)))
    yield Item(said("engine.board-units"))
    split = [located(board, province.code) for province in board.provinces if province.coasts]
    if split:
        yield Item(said("engine.board-coasts", places=split))
    yield Item(said("engine.board-home"))
    yield from _positions(rules, start)


def _start(rules: RuleSet) -> Start:
    """The starting position from the first events of a game with these rules, or else from the map."""
    found: Start = {}
    try:
        events = list(rules.said.begin(rules))
    except RollAwaited:  # dice are rolled by hand before the units are placed
        events = [CentersTaken(dict(rules.board.first_owners))]
        events += [UnitPlaced(0, owner, unit.kind, unit.at) for owner, unit in rules.board.first_units]
    owners: dict[str, str | None] = {}
    for event in events:
        if isinstance(event, CentersTaken):
            owners |= event.centers
        elif isinstance(event, UnitPlaced):
            found.setdefault(event.owner, ([], []))[1].append(event)
    for center, owner in owners.items():
        if owner:
            found.setdefault(owner, ([], []))[0].append(center)
    return found


def _positions(rules: RuleSet, start: Start) -> Iterator[Block]:
    """The starting positions, powers first, in the map's order."""
    order = [*(name for name in rules.board.power if name in start), *(n for n in start if n not in rules.board.power)]
    stands = any(units for _centers, units in start.values())
    yield Paragraph(said("engine.board-start" if stands else "engine.board-no-start"))
    head: list[Cell] = [said("engine.board-power"), said("engine.board-home-centers")]
    rows: list[list[Cell]] = []
    for owner in order:
        centers, units = start[owner]
        row: list[Cell] = [power(owner), _listed([located(rules.board, center) for center in centers])]
        rows.append([*row, _listed([_unit(rules, unit) for unit in units])] if stands else row)
    yield Table([*head, said("engine.board-starting-units")] if stands else head, rows)


def _listed(items: list[Term] | list[Said]) -> Cell:
    return said("core.row", items=items) if items else said("engine.board-none")


def _unit(rules: RuleSet, unit: UnitPlaced) -> Said:
    place, coast = located(rules.board, unit.at), unit.at.partition("/")[2]
    if coast:
        return said("engine.board-fleet-coast", place=place, coast=coast)
    return said("engine.board-army" if unit.kind == ARMY else "engine.board-fleet", place=place)
