"""Reads a variant of webDiplomacy or vDiplomacy from its ``install.php``, with ``variant.php`` and
``classes/adjudicatorPreGame.php`` beside it: the names of the powers and their units are there.

The files are read as data (php_data.py). Territories and borders stand in arrays, whose columns a ``list(...)`` names,
or each in a call of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from casusbelli.core.board import COAST, LAND, SEA
from casusbelli.core.map_calendar import FIRST_YEAR, LAST_YEAR
from casusbelli.core.orders import ARMY, FLEET, Piece
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, said
from casusbelli.importers.foreign_map import ForeignMap, ForeignPower, ForeignProvince
from casusbelli.importers.import_report import Beside, ImportReport, NotImported
from casusbelli.importers.php_data import PhpArray, PhpReader, PhpValue, php_tokens
from casusbelli.importers.short_codes import short_codes

VARIANT, UNITS = "variant.php", "classes/adjudicatorPreGame.php"
COASTAL = re.compile(r"(.{1,200}) \((.{1,60}) Coast\)")
TERRAINS = {"land": LAND, "coast": COAST, "sea": SEA}
KINDS = {"army": ARMY, "fleet": FLEET}
COLUMNS = ("name", "type", "supply", "countryID", "x", "y")
BORDER_COLUMNS = ("from", "to", "fleets", "armies")


@dataclass
class InstallData:
    """What the calls and arrays of an install.php say."""

    territories: list[tuple[dict[str, PhpValue], int]] = field(default_factory=list)  # with their lines
    borders: list[tuple[str, str, bool, bool, int]] = field(default_factory=list)  # from, to, fleets, armies, line
    required: dict[str, int] = field(default_factory=dict)


def webdiplomacy_map(data: bytes, file: str, beside: Beside, report: ImportReport) -> ForeignMap:
    install = _install(_reader(data, file))
    if not install.territories:
        other = next((name for name in install.required if name.count("/") > 1), "")
        code = "importers.php-other-variant" if other else "importers.no-provinces"
        raise NotImported(said(code, name=other), install.required.get(other), file)
    return _Map(install, file, beside, report).read()


def _reader(data: bytes, file: str) -> PhpReader:
    text = data.decode("utf-8-sig", "replace")
    return PhpReader(php_tokens(text, file), file)


# --- install.php


def _install(php: PhpReader) -> InstallData:
    found = InstallData()
    arrays: dict[str, PhpArray] = {}
    columns: dict[str, tuple[str, ...]] = {}
    loop = ""
    for place, token in enumerate(php.tokens):
        if token.kind == "variable" and php.says(place + 1, "=") and _opens(php, place + 2):
            value, _after = php.literal(place + 2)
            if isinstance(value, PhpArray):
                arrays[token.value] = value
        elif token.value == "foreach" and php.says(place + 1, "(") and php.at(place + 2).kind == "variable":
            loop = php.at(place + 2).value
        elif token.value == "list" and php.says(place + 1, "(") and loop:
            columns.setdefault(loop, _names(php, place + 2))
        elif token.value == "new" and php.says(place + 1, "InstallTerritory", "("):
            _territory(found, php.arguments(place + 2)[0], COLUMNS)
        elif token.value == "addBorder" and php.says(place + 1, "("):
            _called_border(found, php, place)
        elif token.value in ("require_once", "require", "include", "include_once"):
            other = php.at(place + 1 + php.says(place + 1, "("))
            if other.kind == "text":
                found.required[other.value] = other.line
    for name, array in arrays.items():
        for row in array.values:
            if isinstance(row, PhpArray):
                _row(found, row, columns.get(name, ()))
    return found


def _opens(php: PhpReader, place: int) -> bool:
    return php.says(place, "array", "(") or php.says(place, "[")


def _names(php: PhpReader, place: int) -> tuple[str, ...]:
    """The variables of a ``list(...)``."""
    names = []
    while php.at(place).kind == "variable" or php.says(place, ","):
        if php.at(place).kind == "variable":
            names.append(php.at(place).value[1:])
        place += 1
    return tuple(names)


def _row(found: InstallData, row: PhpArray, columns: tuple[str, ...]) -> None:
    if set(BORDER_COLUMNS) <= set(columns):
        named = dict(zip(columns, row.values, strict=False))
        origin, to = named.get("from"), named.get("to")
        if isinstance(origin, str) and isinstance(to, str):
            found.borders.append((origin, to, _yes(named.get("fleets")), _yes(named.get("armies")), row.line))
    elif {"name", "type", "supply"} <= set(columns):
        _territory(found, row, columns)


def _territory(found: InstallData, row: PhpArray, columns: tuple[str, ...]) -> None:
    named = dict(zip(columns, row.values, strict=False))
    if isinstance(named.get("name"), str):
        found.territories.append((named, row.line))


def _called_border(found: InstallData, php: PhpReader, place: int) -> None:
    """``InstallTerritory::$Territories['A']->addBorder(InstallTerritory::$Territories['B'], 'Yes', 'No')``."""
    origin, to = php.at(max(place - 3, 0)), php.at(place + 6)
    fleets, armies = php.at(place + 9), php.at(place + 11)
    if {origin.kind, to.kind, fleets.kind, armies.kind} == {"text"}:
        line = php.at(place).line
        found.borders.append((origin.value, to.value, _yes(fleets.value), _yes(armies.value), line))


def _name(row: dict[str, PhpValue]) -> str:
    return str(row["name"]).strip()


def _yes(value: PhpValue) -> bool:
    return isinstance(value, str) and value.strip().lower() == "yes"


# --- the map


class _Map:
    def __init__(self, install: InstallData, file: str, beside: Beside, report: ImportReport) -> None:
        self.install = install
        self.file = file
        self.report = report
        self.variant = self._beside(beside, VARIANT)
        self.units = self._beside(beside, UNITS)
        self.board = ForeignMap(self._constant("name") or "imported", self._constant("fullName"))
        self.place: dict[str, str] = {}  # the name of a territory -> its location
        self.countries = self._countries()
        names = (_name(row) for row, _line in install.territories)
        self.codes = short_codes(name for name in dict.fromkeys(names) if not COASTAL.fullmatch(name))

    def read(self) -> ForeignMap:
        for row, line in self.install.territories:
            self._territory(row, line)
        self.board.check_size()
        for origin, to, fleets, armies, line in self.install.borders:
            self._border(origin, to, fleets, armies, line)
        self._drop_off_map()
        self._powers()
        self._start()
        self._victory()
        return self.board

    def _beside(self, beside: Beside, name: str) -> PhpReader | None:
        data = beside(name)
        return _reader(data, name) if data else None

    # --- territories and borders

    def _territory(self, row: dict[str, PhpValue], line: int) -> None:
        name = _name(row)
        if name in self.place:
            raise NotImported(said("importers.twice", name=name), line, self.file)
        coastal = COASTAL.fullmatch(name)
        parent = self.board.provinces.get(self.codes.get(coastal[1], "")) if coastal else None
        if coastal and parent is not None:
            coast = f"{coastal[2][:1].upper()}C"
            coast = coast if coast not in parent.coasts else f"{coastal[2][:2].upper()}C"
            parent.coasts.append(coast)
            self.place[name] = f"{self.place[coastal[1]]}/{coast}"
            return
        code = self.place[name] = self.codes.setdefault(name, name)
        terrain = TERRAINS.get(str(row.get("type")).strip().lower())
        if terrain is None:
            raise NotImported(said("importers.terrain", name=name, terrain=str(row.get("type"))), line, self.file)
        center = _yes(row.get("supply"))
        self.board.provinces[code] = ForeignProvince(name, terrain, center, line=line)
        country = self._country(row)
        if country:
            power = self.board.powers.setdefault(country, ForeignPower(line=line))
            (power.home if center else power.territory).append(code)

    def _country(self, row: dict[str, PhpValue]) -> str:
        """The country of a territory, by its number or name; "" if it has none."""
        given = row.get("countryID", row.get("country"))
        if isinstance(given, float):
            number = int(given)
            return self.countries.get(number, f"Power {number}") if number > 0 else ""
        return given.strip() if isinstance(given, str) and given.strip() not in ("Neutral", "0", "") else ""

    def _border(self, origin: str, to: str, fleets: bool, armies: bool, line: int) -> None:
        for name in (origin, to):
            if name.strip() not in self.place:
                raise NotImported(said("importers.unknown-place", name=name), line, self.file)
        one, other = self.place[origin.strip()], self.place[to.strip()]
        for kind, passes in ((FLEET, fleets), (ARMY, armies)):
            if passes and not (kind == FLEET and (self._split(one) or self._split(other))):
                self.board.border(kind, one, other, line)
                self.board.border(kind, other, one, line)

    def _drop_off_map(self) -> None:
        """Territories without borders are no part of any power's country."""
        bordered = {origin.partition("/")[0] for _kind, origin, _to in self.board.borders}
        for power in self.board.powers.values():
            power.territory = [code for code in power.territory if code in bordered]

    def _split(self, place: str) -> bool:
        """Is this a province whose fleets are on its coasts?"""
        return "/" not in place and bool(self.board.provinces[place].coasts)

    # --- powers

    def _countries(self) -> dict[int, str]:
        given = self._value("countries")
        names = given.values if isinstance(given, PhpArray) else []
        if not names:
            self.report.guessed(said("importers.file-beside", name=VARIANT), None, self.file)
        return {number: str(name).strip() for number, name in enumerate(names, 1) if isinstance(name, str)}

    def _powers(self) -> None:
        order = [name for name in self.countries.values() if name in self.board.powers]
        order += [name for name in self.board.powers if name not in order]
        self.board.powers = {name: self.board.powers[name] for name in order}
        self._read_units()
        if not any(power.units for power in self.board.powers.values()):
            self._guessed(said("importers.units-guessed", name=UNITS))
            self._guess_units()

    def _read_units(self) -> None:
        given = self._given_units()
        for country, units in given.items if given else ():
            power = self.board.powers.setdefault(str(country), ForeignPower())
            if not isinstance(units, PhpArray):
                continue
            for name, kind in units.items:
                at, letter = self.place.get(str(name).strip()), KINDS.get(str(kind).strip().lower())
                if at is None or letter is None:
                    self.report.left_out(said("importers.unit-of-nobody", place=str(name)), units.line, UNITS)
                else:
                    power.units[Piece(letter, at if letter == FLEET else at.partition("/")[0])] = units.line

    def _given_units(self) -> PhpArray | None:
        for name, value in _assigned(self.units):
            if name == "countryUnits" and isinstance(value, PhpArray):
                return value
        return None

    def _guess_units(self) -> None:
        """An army in every home center; a fleet where no army could move."""
        land = {origin for kind, origin, _to in self.board.borders if kind == ARMY}
        for power in self.board.powers.values():
            for key in power.home:
                power.units[Piece(ARMY if key in land else FLEET, key)] = None

    # --- the rest

    def _value(self, name: str) -> PhpValue:
        """The last literal that variant.php gives to a name: a method may override the declaration."""
        found: PhpValue = None
        for key, value in _assigned(self.variant):
            if key == name and value is not None:
                found = value
        return found

    def _constant(self, name: str) -> str:
        value = self._value(name)
        return value if isinstance(value, str) else ""

    def _start(self) -> None:
        """The year is the number that variant.php adds to half of the turn."""
        year = _first_year(self.variant)
        if year is None or not FIRST_YEAR <= year <= LAST_YEAR:
            self._guessed(said("importers.start-guessed", phase=self.board.start))
        else:
            self.board.start = str(Phase("S", year, "M"))

    def _victory(self) -> None:
        target = self._value("supplyCenterTarget")
        if isinstance(target, float):
            self.board.victory = int(target)

    def _guessed(self, message: Said) -> None:
        self.report.guessed(message, None, self.file)


def _assigned(php: PhpReader | None) -> Iterator[tuple[str, PhpValue]]:
    """Every ``$name = literal`` and ``$this->name = literal``."""
    for place, token in enumerate(php.tokens if php else ()):
        if php and token.kind in ("variable", "name") and php.says(place + 1, "="):
            yield token.value.lstrip("$"), php.literal(place + 2)[0]


def _first_year(php: PhpReader | None) -> int | None:
    for place, token in enumerate(php.tokens if php else ()):
        if php and token.value == "floor" and php.says(place + 1, "("):
            for number in range(place + 2, place + 12):
                if php.says(number, "+") and php.at(number + 1).kind == "number":
                    return int(float(php.at(number + 1).value[:9]))
    return None
