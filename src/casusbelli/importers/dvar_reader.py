"""Reads a DVAR document as a map."""

from __future__ import annotations

from casusbelli.core.board import COAST, OWNED, Calendar
from casusbelli.core.board import LAND as INLAND
from casusbelli.core.board import SEA as WATER
from casusbelli.core.map_calendar import FIRST_YEAR, LAST_YEAR
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, said
from casusbelli.importers.dvar_file import (
    ANYWHERE,
    COASTAL,
    KINDS,
    LAND,
    MAJORITY,
    SEA,
    Dvar,
    DvarAdjacency,
    DvarProgression,
    DvarStep,
    id_lines,
    parse_dvar,
)
from casusbelli.importers.foreign_map import ForeignMap, ForeignPower, ForeignProvince
from casusbelli.importers.import_report import ImportReport, NotImported

TERRAINS = {LAND: INLAND, COASTAL: COAST, SEA: WATER}
PASSES = {"army": (ARMY,), "fleet": (FLEET,), "both": (ARMY, FLEET)}
SEASONS = {"spring": "S", "summer": "S", "fall": "F", "autumn": "F", "winter": "W"}
LETTERS = {name: letter for letter, name in KINDS.items()}


def dvar_map(data: bytes, file: str, report: ImportReport) -> ForeignMap:
    return _DvarReader(parse_dvar(data, file), id_lines(data), file, report).read()


class _DvarReader:
    def __init__(self, source: Dvar, lines: dict[str, int], file: str, report: ImportReport) -> None:
        self.source = source
        self.lines = lines
        self.file = file
        self.report = report
        self.board = ForeignMap(source.id, source.name)
        self.place: dict[str, str] = {}  # an id -> its location
        self.nation = {nation.id: nation.name for nation in source.nations if not nation.non_playable}

    def read(self) -> ForeignMap:
        self._places()
        self.board.check_size()
        for found in self.source.provinces:
            self._borders(found.id, found.adjacencies)
        for coast in self.source.named_coasts:
            self._borders(coast.id, coast.adjacencies)
        self._powers()
        self._victory()
        self._calendar()
        self._rules()
        return self.board

    def _places(self) -> None:
        for found in self.source.provinces:
            terrain = TERRAINS.get(found.type)
            if terrain is None:
                self._refuse(said("importers.terrain", name=found.name, terrain=found.type), found.id)
            if found.id in self.place:
                self._refuse(said("importers.twice", name=found.id), found.id)
            self.place[found.id] = found.id
            line = self.lines.get(found.id)
            self.board.provinces[found.id] = ForeignProvince(
                found.name, terrain or COAST, found.supply_center, line=line
            )
        for coast in self.source.named_coasts:
            parent = self.board.provinces.get(coast.parent_province)
            if parent is None:
                self._refuse(said("importers.unknown-place", name=coast.parent_province), coast.id)
            else:
                name = coast.id.rpartition("/")[2].upper()
                parent.terrain = COAST
                parent.coasts.append(name)
                self.place[coast.id] = f"{coast.parent_province}/{name}"

    def _borders(self, origin: str, edges: list[DvarAdjacency]) -> None:
        for edge in edges:
            if edge.to not in self.place or edge.passes not in PASSES:
                self._refuse(said("importers.unknown-place", name=f"{edge.to} ({edge.passes})"), origin)
            one, other = self.place[origin], self.place[edge.to]
            for kind in PASSES[edge.passes]:
                if kind == ARMY or not (self._split(one) or self._split(other)):  # fleets are on the coasts
                    self.board.border(kind, one, other, self.lines.get(origin))

    def _split(self, place: str) -> bool:
        return "/" not in place and bool(self.board.provinces[place].coasts)

    # --- powers

    def _powers(self) -> None:
        for nation in self.source.nations:
            line = self.lines.get(nation.id)
            if nation.non_playable:
                self.report.left_out(said("importers.passive-power", name=nation.name), line, self.file)
            else:
                self.board.powers[nation.name] = ForeignPower(color=nation.color, line=line)
        owned: dict[str, list[str]] = {name: [] for name in self.board.powers}
        for held in self.source.initial_state.supply_centers:
            owner = self.nation.get(held.nation)
            if owner is not None:
                owned[owner].append(held.province)
        for found in self.source.provinces:
            home = self.nation.get(found.home_nation)
            if home is not None:
                self.board.powers[home].home.append(found.id)
        for name, one in self.board.powers.items():
            one.centers = owned[name] if set(owned[name]) != set(one.home) else None
        for unit in self.source.initial_state.units:
            power, at = self.nation.get(unit.nation), self.place.get(unit.location)
            if power is None or at is None:
                self.report.left_out(said("importers.unit-of-nobody", place=unit.location), None, self.file)
            else:
                self.board.powers[power].units[Piece(unit.type[:1], at)] = None

    # --- the rest

    def _victory(self) -> None:
        for condition in self.source.victory_conditions:
            if condition.type == MAJORITY:
                self.board.victory = condition.supply_centers
            else:
                self.report.left_out(said("importers.dvar-rule", name=condition.type), None, self.file)

    def _calendar(self) -> None:
        start = self.source.initial_state.phase
        letters = _seasons(self.source.phase_progression)
        steps = list(_year(self.source.phase_progression, letters))
        order = sorted(steps, key=lambda step: Phase.of_year(step).day)
        first = DvarStep(start.season, start.type)
        if steps == order and _letters(first, letters) in steps and any(step[1] == "M" for step in steps):
            self.board.phases = tuple(steps)
        else:
            letters = {start.season: "S"}
            self.report.guessed(said("importers.calendar-guessed", phases=" ".join(Calendar().phases)), None, self.file)
        step = _letters(first, letters) or "SM"
        if FIRST_YEAR <= start.year <= LAST_YEAR:
            self.board.start = str(Phase(step[0], start.year, step[1]))
        else:
            self.report.guessed(said("importers.start-guessed", phase=self.board.start), None, self.file)

    def _rules(self) -> None:
        for name in self.source.adjudication_modifiers:
            if name == ANYWHERE:
                self.board.builds = OWNED
            else:
                self.report.left_out(said("importers.dvar-rule", name=name), None, self.file)
        if self.source.dominance_rules:
            self.report.left_out(said("importers.dvar-rule", name="dominanceRules"), None, self.file)
        if any(step.condition or (step.to.year_delta or 0) > 1 for step in self.source.phase_progression.transitions):
            self.report.left_out(said("importers.dvar-rule", name="phaseProgression"), None, self.file)

    def _refuse(self, message: Said, at: str) -> None:
        raise NotImported(message, self.lines.get(at), self.file)


def _seasons(progression: DvarProgression) -> dict[str, str]:
    """Season of the source -> our letter: by its name, otherwise by its place in the year."""
    named = {name: SEASONS.get(name.lower(), "") for name in progression.seasons}
    return named if all(named.values()) else dict(zip(progression.seasons, "SFW", strict=False))


def _letters(step: DvarStep, letters: dict[str, str]) -> str:
    """ "SM"; an adjustment is always in winter. "" if the step has no counterpart."""
    kind = LETTERS.get(step.type, "")
    season = "W" if kind == "A" and step.season in letters else letters.get(step.season, "")
    return season + kind if season and kind else ""


def _year(progression: DvarProgression, letters: dict[str, str]) -> dict[str, None]:
    """The steps of a year in order, beginning behind the change of the year."""
    found: dict[str, None] = {}
    after = {(step.origin.season, step.origin.type): step.to for step in reversed(progression.transitions)}
    step = next((step.to for step in progression.transitions if step.to.year_delta), None)
    while step is not None and (word := _letters(step, letters)) and word not in found:
        found[word] = None
        step = after.get((step.season, step.type))
    return found
