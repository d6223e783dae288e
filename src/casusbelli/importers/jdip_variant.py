"""Reads a variant of jDip: ``variants.xml`` with its adjacencies, and its SVG map if that lies beside them.

Borders stand in rows by kind: ``mv`` for armies, ``xc`` for fleets of a province with one coast, ``nc`` and so on for
those of one coast. Of the map only one thing is read: whether a shape is land or water.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from casusbelli.core.board import COAST, LAND, OWNED, OWNED_WITH_HOME, SEA
from casusbelli.core.kernel import WEAK
from casusbelli.core.map_calendar import FIRST_YEAR, LAST_YEAR
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, province, said
from casusbelli.importers.foreign_map import ForeignMap, ForeignPower, ForeignProvince
from casusbelli.importers.import_report import Beside, ImportReport, NotImported
from casusbelli.importers.svg_water import water_in
from casusbelli.importers.xml_tree import Element, parse_xml

COASTS = {"nc": "NC", "sc": "SC", "ec": "EC", "wc": "WC"}
TURN = re.compile(r"(spring|summer|fall|autumn|winter)[\s,]+(\d{1,4})\s*(bc)?[\s,]*(\w*)", re.IGNORECASE)
SEASONS = {"spring": "S", "summer": "S", "fall": "F", "autumn": "F", "winter": "W"}
KINDS = {"retreat": "R", "adjustment": "A"}
BUILDS = {"VALUE_BUILDS_ANY_OWNED": OWNED, "VALUE_BUILDS_ANY_IF_HOME_OWNED": OWNED_WITH_HOME}
UNITS = {"army": ARMY, "fleet": FLEET}
RESTRICTIONS = ("unitTypes", "orderTypes", "year", "season", "phase")


@dataclass
class JdipVariant:
    """A variant with the files it refers to."""

    variant: Element
    provinces: Element
    water: dict[str, bool]  # of its SVG
    file: str
    adjacency: str


def open_jdip(data: bytes, file: str, beside: Beside, report: ImportReport, name: str = "") -> JdipVariant:
    """Find one variant of a variants.xml, by default the first, and read the files it refers to."""
    root = parse_xml(data, file)
    chosen = _variant(root, file, name, report)
    graphic = chosen.first("MAP")
    found = graphic.get("adjacencyURI") if graphic else ""
    adjacency = beside(found) if found else None
    if adjacency is None:
        raise NotImported(said("importers.missing-file", name=found or "adjacency.xml"), chosen.line, file)
    return JdipVariant(chosen, parse_xml(adjacency, found), _water(root, chosen, beside), file, found)


def jdip_map(source: JdipVariant, report: ImportReport) -> ForeignMap:
    return _JdipReader(source, report).read()


def _water(root: Element, chosen: Element, beside: Beside) -> dict[str, bool]:
    """What the variant's SVG map shows as water or land; nothing if it is missing."""
    graphics = [graphic.get("ref") for graphic in chosen.all("MAP_GRAPHIC")]
    for definition in root.all("MAP_DEFINITION"):
        if definition.get("id") in graphics and (svg := beside(definition.get("URI"))) is not None:
            return water_in(svg, definition.get("URI"))
    return {}


def _variant(root: Element, file: str, name: str, report: ImportReport) -> Element:
    variants = list(root.all("VARIANT"))
    if not variants:
        raise NotImported(said("importers.jdip-no-variant"), root.line, file)
    names = [variant.get("name") for variant in variants]
    if name:
        for variant in variants:
            if name.casefold() == variant.get("name").casefold():
                return variant
        raise NotImported(said("importers.jdip-unknown-variant", name=name, known=", ".join(names)), root.line, file)
    chosen = next((variant for variant in variants if variant.get("default") == "true"), variants[0])
    if others := [variant.get("name") for variant in variants if variant is not chosen]:
        report.left_out(said("importers.jdip-other-variants", names=", ".join(others)), chosen.line, file)
    return chosen


class _JdipReader:
    def __init__(self, source: JdipVariant, report: ImportReport) -> None:
        self.source = source
        self.report = report
        self.board = ForeignMap(source.variant.get("name"), places_file=source.adjacency)
        self.key: dict[str, str] = {}  # any name of a province -> its key
        self.power: dict[str, str] = {}  # a power's name in lower case -> its name

    def read(self) -> ForeignMap:
        rows = list(self.source.provinces.all("PROVINCE"))
        for row in rows:
            self._province(row)
        self.board.check_size()
        for row in rows:
            self._borders(row)
        for row in rows:
            self._restrictions(row)
        self._powers()
        self._centers()
        self._units()
        self._terrains(rows)
        self._calendar()
        self._victory()
        self._rules()
        return self.board

    # --- provinces and borders

    def _province(self, row: Element) -> None:
        key, name = row.get("shortname").lower(), row.get("fullname")
        if not key or key in self.board.provinces:
            code = "importers.twice" if key else "importers.missing-attribute"
            raise NotImported(said(code, name=key or "shortname"), row.line, self.source.adjacency)
        aliases = [unique.get("name") for unique in row.all("UNIQUENAME")]
        coasts = [COASTS[kind] for kind in map(_kind, row.all("ADJACENCY")) if kind in COASTS]
        convoyable = True if row.get("isConvoyableCoast") == "true" else None
        self.board.provinces[key] = ForeignProvince(name or key, COAST, False, coasts, aliases, convoyable, row.line)
        for word in (key, name, *aliases):
            self.key.setdefault(word.lower(), key)

    def _borders(self, row: Element) -> None:
        origin = row.get("shortname").lower()
        for adjacency in row.all("ADJACENCY"):
            kind = _kind(adjacency)
            if kind not in ("mv", "xc", *COASTS):
                self._left_out(said("importers.jdip-unknown-row", name=kind), adjacency.line, self.source.adjacency)
                continue
            place = f"{origin}/{COASTS[kind]}" if kind in COASTS else origin
            for word in adjacency.get("refs").replace(",", " ").split():
                for to in self._targets(kind, place, word, adjacency.line):
                    self.board.border(ARMY if kind == "mv" else FLEET, place, to, adjacency.line)

    def _restrictions(self, row: Element) -> None:
        """The definitions that a province's borders are subject to. Those that only take away a move's own strength
        make weak borders; others restrict seasons, kinds of units or orders."""
        rules = {rule.get("id"): rule for rule in self.source.provinces.all("BORDER")}
        to = row.get("shortname").lower()
        for name in row.get("borders").replace(",", " ").split():
            rule = rules.get(name)
            origins = [self._neighbor(word) for word in rule.get("from").lower().split()] if rule else []
            if rule and origins and None not in origins and not any(map(rule.get, RESTRICTIONS)) and _weakens(rule):
                for origin in origins:
                    self._weaken(str(origin), to)
            else:
                message = said("importers.jdip-border-rule", name=row.get("fullname"), rule=name)
                self._left_out(message, row.line, self.source.adjacency)

    def _neighbor(self, word: str) -> str | None:
        return self.key.get(_split(word)[0])

    def _weaken(self, origin: str, to: str) -> None:
        for kind, *ends in self.board.borders:
            if [end.partition("/")[0] for end in ends] == [origin, to]:
                self.board.lacks[kind, ends[0], ends[1]] = WEAK

    def _targets(self, kind: str, place: str, word: str, line: int) -> Iterator[str]:
        """The locations that a reference names: a province whose coast it leaves open may be reached on several."""
        name, coast = _split(word.lower())
        key = self.key.get(name)
        if key is None:
            raise NotImported(said("importers.unknown-place", name=word), line, self.source.adjacency)
        origin = place.partition("/")[0]
        if key == origin:
            return  # how jDip says that a province without land borders is land
        coasts = self.board.provinces[key].coasts
        if kind == "mv" or not coasts:
            yield key
        elif coast:
            yield f"{key}/{COASTS[coast]}"
        else:
            for name in self._facing(key, origin) or coasts:
                where = said("importers.coast-guessed", origin=place.upper(), place=key.upper(), coast=name)
                self.report.guessed(where, line, self.source.adjacency)
                yield f"{key}/{name}"

    def _facing(self, key: str, origin: str) -> list[str]:
        """The coasts of a province whose rows name this neighbor."""
        rows = [row for row in self.source.provinces.all("PROVINCE") if row.get("shortname").lower() == key]
        return [
            COASTS[_kind(row)]
            for row in rows[0].all("ADJACENCY")
            if _kind(row) in COASTS and origin in {self.key.get(_split(word)[0]) for word in _words(row)}
        ]

    def _terrains(self, rows: Iterable[Element]) -> None:
        """Land has rows for armies, coasts also rows for fleets. With rows for fleets only, a province is a sea or an
        island."""
        for row in rows:
            key = row.get("shortname").lower()
            kinds = {_kind(adjacency) for adjacency in row.all("ADJACENCY")}
            if "mv" not in kinds:
                self.board.provinces[key].terrain = COAST if self._island(key) else SEA
            elif kinds == {"mv"}:
                self.board.provinces[key].terrain = LAND

    def _island(self, key: str) -> bool:
        found = self.board.provinces[key]
        water = self.source.water.get(key)
        armies = any(Piece(ARMY, key) in power.units for power in self.board.powers.values())
        if armies or (found.center and not water):
            message = said("importers.island-guessed", province=province(key.upper(), found.name))
            self.report.guessed(message, found.line, self.source.adjacency)
            return True
        return False

    # --- powers

    def _powers(self) -> None:
        for row in self.source.variant.all("POWER"):
            name = row.get("name")
            if row.get("active") == "false":
                self._left_out(said("importers.passive-power", name=name), row.line)
                continue
            aliases = [word.strip() for word in row.get("altnames").split(",") if word.strip()]
            self.board.powers[name] = ForeignPower(row.get("adjective"), aliases=aliases, line=row.line)
            self.power[name.lower()] = name

    def _centers(self) -> None:
        """Centers with the power whose home they are and the one that owns them at the start."""
        owned: dict[str, list[str]] = {name: [] for name in self.board.powers}
        for row in self.source.variant.all("SUPPLYCENTER"):
            key = self._place(row)
            self.board.provinces[key].center = True
            home = self.power.get(row.get("homepower").lower())
            owner = self.power.get(row.get("owner").lower())
            if home is not None:
                self.board.powers[home].home.append(key)
            if owner is not None:
                owned[owner].append(key)
        for name, power in self.board.powers.items():
            power.centers = owned[name] if set(owned[name]) != set(power.home) else None

    def _units(self) -> None:
        for row in self.source.variant.all("INITIALSTATE"):
            key = self._place(row)
            power, kind = self.power.get(row.get("power").lower()), UNITS.get(row.get("unit").lower())
            if power is None or kind is None:
                self._left_out(said("importers.unit-of-nobody", place=key.upper()), row.line)
                continue
            coast = COASTS.get(row.get("unitcoast").lower(), "")
            coasts = self.board.provinces[key].coasts
            at = f"{key}/{coast}" if kind == FLEET and coast in coasts else key
            self.board.powers[power].units[Piece(kind, at)] = row.line

    def _place(self, row: Element) -> str:
        key = self.key.get(row.get("province").lower())
        if key is None:
            raise NotImported(said("importers.unknown-place", name=row.get("province")), row.line, self.source.file)
        return key

    # --- the rest

    def _calendar(self) -> None:
        row = self.source.variant.first("STARTINGTIME")
        match = TURN.search(row.get("turn")) if row else None
        if row is None or match is None:
            line = row.line if row else None
            self.report.guessed(said("importers.start-guessed", phase=self.board.start), line, self.source.file)
            return
        year = int(match[2])
        if match[3] or not FIRST_YEAR <= year <= LAST_YEAR:
            year = FIRST_YEAR
            self.report.guessed(said("importers.year-guessed", turn=row.get("turn")), row.line, self.source.file)
        kind = KINDS.get(match[4].lower(), "M")
        season = SEASONS["winter"] if kind == "A" else SEASONS[match[1].lower()]
        self.board.start = str(Phase(season, year, kind))

    def _victory(self) -> None:
        row = self.source.variant.first("WINNING_SUPPLY_CENTERS")
        if row is not None and row.get("value").isdecimal():
            self.board.victory, self.board.victory_line = int(row.get("value")[:6]), row.line
        for tag in ("YEARS_WITHOUT_SC_CAPTURE", "GAME_LENGTH"):
            for row in self.source.variant.all(tag):
                self._left_out(said("importers.jdip-ending", name=tag, value=row.get("value")), row.line)

    def _rules(self) -> None:
        for row in self.source.variant.all("RULEOPTION"):
            value = row.get("value")
            self.board.builds = BUILDS.get(value, self.board.builds)
            if value == "VALUE_WINGS_ENABLED":
                self._left_out(said("importers.jdip-wings"), row.line)

    def _left_out(self, message: Said, line: int, file: str = "") -> None:
        self.report.left_out(message, line, file or self.source.file)


def _weakens(rule: Element) -> bool:
    return rule.get("baseMoveModifier") == "-1"


def _kind(row: Element) -> str:
    return row.get("type").lower()


def _words(row: Element) -> list[str]:
    return row.get("refs").lower().replace(",", " ").split()


def _split(word: str) -> tuple[str, str]:
    """A reference and its coast: "spa-sc", "spa/sc", "spa(sc)"."""
    match = re.fullmatch(r"(.+?)[-/(]([nsew]c)\)?", word)
    return (match[1], match[2]) if match else (word, "")
