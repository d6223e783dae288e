"""Writes a board as a DVAR document, and reports what the format cannot say."""

from __future__ import annotations

import re
import unicodedata

from casusbelli.core.board import OWNED, OWNED_WITH_HOME, Board, Province
from casusbelli.core.board import SEA as WATER
from casusbelli.core.mapcheck import reverse
from casusbelli.core.phases import Phase
from casusbelli.core.said import power, province, said
from casusbelli.importers.dvar_file import (
    ANYWHERE,
    ARMY,
    COASTAL,
    FLEET,
    KINDS,
    LAND,
    MAJORITY,
    SEA,
    VERSION,
    Dvar,
    DvarAdjacency,
    DvarCoast,
    DvarNation,
    DvarOwner,
    DvarPhase,
    DvarProgression,
    DvarProvince,
    DvarState,
    DvarStep,
    DvarTransition,
    DvarUnit,
    DvarVictory,
    dvar_text,
)
from casusbelli.importers.import_report import ImportReport

SEASONS = {"S": "Spring", "F": "Fall", "W": "Winter"}
PASSES = {("A",): "army", ("F",): "fleet", ("A", "F"): "both"}


def write_dvar(board: Board, report: ImportReport | None = None) -> str:
    """The JSON text of a board's DVAR document."""
    _report(board, report or ImportReport())
    nations = _nation_ids(board)
    rows = _rows(board)
    home = {code: nations[name] for code, name in _home_of(board).items()}
    return dvar_text(
        Dvar(
            schema_version=VERSION,
            id=_slug(board.name),
            name=board.title,
            description=f"{board.title}: {len(board.powers)} powers, {len(board.centers)} supply centers.",
            author="",
            victory_conditions=[DvarVictory(MAJORITY, board.victory)],
            phase_progression=_progression(board),
            nations=[DvarNation(nations[power.name], power.name, power.color) for power in board.powers],
            provinces=[_province(found, rows, home) for found in board.provinces],
            named_coasts=[_coast(found, at, rows) for found in board.provinces for at in found.locations[1:]],
            initial_state=_state(board, nations),
            adjudication_modifiers=[ANYWHERE] if board.builds == OWNED else [],
        )
    )


def _report(board: Board, report: ImportReport) -> None:
    """What is lost: aliases and adjectives are not worth a line, but what changes a game is."""
    there = {border.ends for border in board.borders}
    for border in board.borders:
        if reverse(border).ends not in there:
            line = said("importers.dvar-one-way", unit=border.kind, origin=border.origin, to=border.to)
            report.left_out(line)
    if board.impassable:
        report.left_out(said("importers.dvar-not-said", what="impassable"))
    if any(border.passage for border in board.borders):
        report.left_out(said("importers.dvar-not-said", what="passage"))
    if board.lacking:
        report.left_out(said("importers.dvar-not-said", what="weak"))
    if board.builds == OWNED_WITH_HOME:
        report.left_out(said("importers.dvar-not-said", what="builds"))
    if board.neutral_units:
        report.left_out(said("importers.dvar-not-said", what="neutral"))
    if len([code for owner in board.powers for code in owner.home]) > len(_home_of(board)):
        report.left_out(said("importers.dvar-not-said", what="shared"))
    if board.patches or board.closed:
        report.left_out(said("importers.dvar-not-said", what="patch"))
    for found in board.provinces:
        if found.convoyable != (found.terrain == WATER):
            report.left_out(said("importers.dvar-convoys", province=province(found.code, found.name)))
    for owner in board.powers:
        if set(owner.territory) != set(owner.home):
            report.left_out(said("importers.dvar-territory", power=power(owner.name)))


def _home_of(board: Board) -> dict[str, str]:
    """Center -> the one power whose home it is in the file: the first of those that share it."""
    return {code: owner.name for owner in reversed(board.powers) for code in owner.home}


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _nation_ids(board: Board) -> dict[str, str]:
    ids: dict[str, str] = {}
    for number, owner in enumerate(board.powers, 1):
        slug = _slug(owner.name)
        ids[owner.name] = slug if slug and slug not in ids.values() else f"nation-{number}"
    return ids


def _rows(board: Board) -> dict[str, list[DvarAdjacency]]:
    """Location -> its edges. Borders that can be crossed one way only are left out: the format requires both."""
    there = {border.ends for border in board.borders}
    kinds: dict[tuple[str, str], list[str]] = {}
    for border in board.borders:
        if reverse(border).ends in there:
            kinds.setdefault((border.origin, border.to), []).append(border.kind)
    rows: dict[str, list[DvarAdjacency]] = {at: [] for at in board.province_of}
    for (origin, to), units in kinds.items():
        rows[origin].append(DvarAdjacency(to.lower(), PASSES[tuple(sorted(units))]))
    return rows


def _province(found: Province, rows: dict[str, list[DvarAdjacency]], home: dict[str, str]) -> DvarProvince:
    terrain = {WATER: SEA}.get(found.terrain, LAND if found.coasts or found.terrain == LAND else COASTAL)
    return DvarProvince(
        found.code.lower(), found.name, terrain, found.center, rows[found.code], home.get(found.code, "")
    )


def _coast(found: Province, at: str, rows: dict[str, list[DvarAdjacency]]) -> DvarCoast:
    name = f"{found.name} ({at.partition('/')[2]})"
    return DvarCoast(at.lower(), name, found.code.lower(), rows[at])


def _progression(board: Board) -> DvarProgression:
    """A step leads to the next one; the last to the first of the following year."""
    steps = [_step(Phase.of_year(step)) for step in board.calendar.phases]
    after = [*steps[1:], steps[0]]
    seasons = list(dict.fromkeys(season for season, _kind in steps))
    return DvarProgression(
        seasons,
        [
            DvarTransition(DvarStep(*step), DvarStep(*to, year_delta=int(number == len(steps))))
            for number, (step, to) in enumerate(zip(steps, after, strict=True), 1)
        ],
    )


def _step(step: Phase) -> tuple[str, str]:
    """Their adjustments are in the season before, if the year has a movement in it."""
    return SEASONS["F" if step.kind == "A" else step.season], KINDS[step.kind]


def _state(board: Board, nations: dict[str, str]) -> DvarState:
    first = Phase.of(board.calendar.start)
    season, kind = _step(first)
    return DvarState(
        DvarPhase(season, first.year, kind),
        [
            DvarUnit(nations[owner.name], ARMY if piece.kind == "A" else FLEET, piece.at.lower())
            for owner in board.powers
            for piece in owner.units
        ],
        [DvarOwner(nations[owner.name], code.lower()) for owner in board.powers for code in owner.first_centers],
    )
